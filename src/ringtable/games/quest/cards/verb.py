"""How a verb is made: a word that says what it does, to whom, how much, and whether it could change
anything. [Q21.4]"""

from collections.abc import Callable

from ringtable.games.quest.cards.ability import Amount
from ringtable.games.quest.cards.targets import (
    One,
    Subject,
    Test,
    anything,
)
from ringtable.games.quest.cards.words import Word, only_if
from ringtable.games.quest.phases.stages import win
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import undefended
from ringtable.kernel.procedure import Condition, Step, ask, do

Much = int | Callable[[Quest], int]
Act = Callable[[Quest, list[int], int, str], None]


def much(s: Quest, amount: Much) -> int:
    return amount if isinstance(amount, int) else amount(s)


def cause(s: Quest) -> str:
    """The card whose text it is, as the log names it."""
    return f"card:{s.id_of(s.source)}" if s.source >= 0 else ""


class Deed:
    """A verb with its subject and amount, as a step."""

    def __init__(self, name: str, act: Act, subject: Subject, amount: Much) -> None:
        self.act = act
        self.subject = subject
        self.amount = amount
        self.__name__ = name

    def __call__(self, s: Quest) -> None:
        self.act(s, self.subject.cards(s), much(s, self.amount), cause(s))


class Some:
    """The condition of a verb: there is somebody for it."""

    def __init__(self, subject: Subject, test: Test) -> None:
        self.subject = subject
        self.test = test
        self.__name__ = "somebody"

    def __call__(self, s: Quest) -> bool:
        return self.subject.some(s, self.test)


def verb(name: str, act: Act, subject: Subject, amount: Much = 0, test: Test = anything) -> Word:
    """A word that does something to its subject, as far as it is like this."""
    if test is not anything:
        subject = subject.only(test)
    chosen = subject.choice()
    choosing: tuple[Step, ...] = (ask(chosen.question),) if chosen is not None else ()
    can: Condition = Some(subject, test)
    return Word(name, choosing, (do(Deed(name, act, subject, amount)),), can)


# Amounts


def aim(subject: One) -> Word:
    """Choose one; the words that follow speak of `it`."""
    return Word("aim", (ask(subject.question),), (), subject.anybody)


class ByDefense:
    """One number for a defended attack, another for an undefended one. [Q11.19]"""

    def __init__(self, defended: int, undefended: int) -> None:
        self.defended = defended
        self.undefended = undefended

    def __call__(self, s: Quest, card: int = 0) -> int:
        return self.undefended if undefended(s) else self.defended


def defended_or(defended: int, undefended: int) -> ByDefense:
    return ByDefense(defended, undefended)


class More:
    """The same amount whatever happens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: Quest, card: int) -> int:
        return self.n


def always_more(n: int) -> Amount:
    return More(n)


def if_undefended(*words: Word) -> Word:
    """Only if the attack is undefended when the effect comes to it. [Q11.19, Q11.20]"""
    return only_if(undefended, *words)


def number_of_players(s: Quest) -> int:
    """Players in the game at that moment. [Q30.2]"""
    return s.players_left()


def number_of_the_moment(s: Quest) -> int:
    return s.n


def wins(s: Quest) -> None:
    win(s)
