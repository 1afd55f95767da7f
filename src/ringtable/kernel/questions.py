"""Questions that every game asks: choose one of these, how many, yes or no, a vote.

They are decisions made from functions of the rules, so that a card or a chapter says only what is
its own:

    TAKE_THE_HIT = Choose("hero", "Q11.23", heroes_of_the_defender, show_card, deal_the_damage)
    OFFER_A_RING = Offer("ring", "W8.3", use_a_ring, thing="rings")
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value

NO: Final = 0
YES: Final = 1
YES_OR_NO: Final = ("yes", "no")

Candidates = Callable[[Any], list[int]]
Show = Callable[[Any, int], Answer]
Take = Callable[[Any, int], None]
Number = Callable[[Any], int]
Who = Callable[[Any], int]
Words = Callable[[Any], dict[str, Value]]


def acting(s: Any) -> int:
    seat: int = s.seat
    return seat


def no_words(s: Any) -> dict[str, Value]:
    return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision[Any]):
    """What these questions share: who is asked, by which clause, and in which words. The message of
    the question is `<game>-ask-<name>`."""

    def __init__(
        self,
        name: str,
        clause: str,
        message: str,
        who: Who,
        words: Words,
        private: bool,
        secret: bool,
        stage: bool,
    ) -> None:
        self.name = name
        self.clause = clause
        self.message = message or f"ask-{name}"
        self.asks = who
        self.words = words
        self.private = private
        self.secret = secret
        self.stage = stage

    def who(self, s: Any) -> int:
        return self.asks(s)

    def prompt(self, s: Any) -> Phrase:
        return Phrase(self.message, self.words(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Ask):
    """One of several things."""

    def __init__(
        self,
        name: str,
        clause: str,
        candidates: Candidates,
        show: Show,
        take: Take,
        message: str = "",
        who: Who = acting,
        words: Words = no_words,
        private: bool = False,
        secret: bool = False,
        stage: bool = False,
    ) -> None:
        super().__init__(name, clause, message, who, words, private, secret, stage)
        self.candidates = candidates
        self.shows = show
        self.takes = take

    def options(self, s: Any) -> list[Action]:
        return self.candidates(s)

    def take(self, s: Any, action: Action) -> None:
        self.takes(s, action)

    def show(self, s: Any, action: Action) -> Answer:
        return self.shows(s, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class HowMany(Ask):
    """A number between two bounds."""

    def __init__(
        self,
        name: str,
        clause: str,
        least: Number,
        most: Number,
        take: Take,
        message: str = "",
        who: Who = acting,
        words: Words = no_words,
        private: bool = False,
        secret: bool = False,
        stage: bool = False,
    ) -> None:
        super().__init__(name, clause, message, who, words, private, secret, stage)
        self.least = least
        self.most = most
        self.takes = take

    def options(self, s: Any) -> list[Action]:
        return list(range(self.least(s), self.most(s) + 1))

    def take(self, s: Any, action: Action) -> None:
        self.takes(s, action)

    def show(self, s: Any, action: Action) -> Answer:
        return Answer(
            str(action), "option-number", {"n": action}, verb="number", data={"n": action}
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Ask):
    """Yes or no, perhaps at a price; what happens on yes is a function of the rules. Not open, it
    has one answer and is not put, unless its absence would tell. A game may have words of its own
    for the two answers: `texts` are their notation, `yes` and `no` their messages."""

    def __init__(
        self,
        name: str,
        clause: str,
        accept: Callable[[Any], None],
        message: str = "",
        texts: tuple[str, str] = YES_OR_NO,
        yes: str = "option-yes",
        no: str = "option-no",
        thing: str = "",
        open_if: Callable[[Any], bool] | None = None,
        who: Who = acting,
        words: Words = no_words,
        private: bool = False,
        secret: bool = False,
        stage: bool = False,
    ) -> None:
        super().__init__(name, clause, message, who, words, private, secret, stage)
        self.accept = accept
        self.texts = texts
        self.yes = yes
        self.no = no
        self.thing = thing
        self.open_if = open_if

    def options(self, s: Any) -> list[Action]:
        if self.open_if is not None and not self.open_if(s):
            return [NO]
        return [YES, NO]

    def take(self, s: Any, action: Action) -> None:
        if action == YES:
            self.accept(s)

    def show(self, s: Any, action: Action) -> Answer:
        if action == YES:
            return Answer(self.texts[0], self.yes, self.words(s), thing=self.thing, verb="yes")
        return Answer(self.texts[1], self.no, verb="no")


@mypyc_attr(allow_interpreted_subclasses=True)
class Vote(Ask):
    """Yes or no of several seats at once, for `ask_each`; each answer is counted when the seals are
    opened. Its two answers are named as those of an offer."""

    def __init__(
        self,
        name: str,
        clause: str,
        count: Take,
        message: str = "",
        texts: tuple[str, str] = YES_OR_NO,
        yes: str = "option-yes",
        no: str = "option-no",
        words: Words = no_words,
        secret: bool = False,
    ) -> None:
        super().__init__(name, clause, message, acting, words, False, secret, False)
        self.count = count
        self.texts = texts
        self.yes = yes
        self.no = no

    def options(self, s: Any) -> list[Action]:
        return [YES, NO]

    def take(self, s: Any, action: Action) -> None:
        self.count(s, action)

    def show(self, s: Any, action: Action) -> Answer:
        if action == YES:
            return Answer(self.texts[0], self.yes, verb="yes")
        return Answer(self.texts[1], self.no, verb="no")
