"""Verbs for what lasts: until the end of the attack, the phase, the round. [Q20]"""

from ringtable.games.quest.cards import targets
from ringtable.games.quest.cards.ability import STATS, Amount, formula
from ringtable.games.quest.cards.targets import (
    Subject,
    anything,
    it,
)
from ringtable.games.quest.cards.verb import Much, Some, cause, much, verb
from ringtable.games.quest.cards.words import Word
from ringtable.games.quest.facts import (
    LASTS,
    MODIFIED,
)
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import (
    BY_FORMULA,
    CANNOT_ATTACK_PLAYER,
    DELAYED,
    END_OF_PHASE,
    MAY_DECLARE_SEVERAL,
    RETURNS_TO_HAND,
    begin,
    end_of_this_attack,
)
from ringtable.games.quest.zones import (
    engaged_with,
)
from ringtable.kernel.procedure import Step, ask, do
from ringtable.kernel.state import NOBODY, NOTHING

# What lasts


class Lasts:
    """A change of a statistic, fixed now for the cards that it finds. [Q20.6, Q20.7]"""

    def __init__(self, stat: int, n: Much, whom: Subject, until: int) -> None:
        self.stat = stat
        self.n = n
        self.whom = whom
        self.until = until
        self.__name__ = f"modify {STATS[stat]}"

    def __call__(self, s: Quest) -> None:
        n = much(s, self.n)
        for card in self.whom.cards(s):
            begin(s, self.stat, card, n, self.until)
            s.tell(MODIFIED, cause(s), s.id_of(card), STATS[self.stat], n)


def modify(stat: int, n: Much, whom: Subject, until: int = END_OF_PHASE) -> Word:
    """Until the end of the phase (or round), as it is now. [Q20.6]"""
    chosen = whom.choice()
    choosing: tuple[Step, ...] = (ask(chosen.question),) if chosen is not None else ()
    return Word("modify", choosing, (do(Lasts(stat, n, whom, until)),), Some(whom, anything))


class LastsForThisAttack:
    """A bonus of the attacker that is worked out anew until damage is determined. [Q11.20]"""

    def __init__(self, stat: int, amount: Amount) -> None:
        self.stat = stat
        self.number = formula(amount)
        self.__name__ = f"boost {STATS[stat]}"

    def __call__(self, s: Quest) -> None:
        enemy = s.attacks[-2]
        begin(s, self.stat + BY_FORMULA, enemy, self.number, end_of_this_attack(s))
        s.tell(LASTS, cause(s), s.id_of(s.source))


def this_attack(stat: int, amount: Amount) -> Word:
    """The attacking enemy has more of a statistic for this attack. [Q11.20]"""
    return Word("this-attack", (), (do(LastsForThisAttack(stat, amount)),))


class Begins:
    """Something lasts for the cards of a subject: a ban, a delayed return."""

    def __init__(self, what: int, whom: Subject, amount: Much, until: int) -> None:
        self.what = what
        self.whom = whom
        self.amount = amount
        self.until = until
        self.__name__ = f"begin {what}"

    def __call__(self, s: Quest) -> None:
        for card in self.whom.cards(s):
            begin(s, self.what, card, much(s, self.amount), self.until)
        s.tell(LASTS, cause(s), s.id_of(s.source))


def lasts(what: int, whom: Subject, amount: Much = 0, until: int = END_OF_PHASE) -> Word:
    chosen = whom.choice()
    choosing: tuple[Step, ...] = (ask(chosen.question),) if chosen is not None else ()
    deed = do(Begins(what, whom, amount, until))
    return Word("lasts", choosing, (deed,), Some(whom, anything))


def returns_to_hand(whom: Subject = it) -> Word:
    """When the phase ends, if it is in play. [Q13.14, Q18.16]"""
    return lasts(RETURNS_TO_HAND, whom, 0, DELAYED)


def cannot_attack_its_player(s: Quest, cards: list[int], n: int, why: str) -> None:
    """The player it is engaged with now, for the rest of the phase. [QC34]"""
    for card in cards:
        seat = engaged_with(s, card)
        if seat != NOBODY:
            begin(s, CANNOT_ATTACK_PLAYER, card, seat, END_OF_PHASE)
            s.tell(LASTS, why, s.id_of(card))


def cannot_attack(what: Subject) -> Word:
    return verb("cannot-attack", cannot_attack_its_player, what, 0, targets.engaged_now)


class MayDefendTogether:
    """A player may declare several defenders for the rest of the phase. [QC38]"""

    def __init__(self, who: Subject) -> None:
        self.who = who
        self.__name__ = "defend together"

    def __call__(self, s: Quest) -> None:
        for seat in self.who.cards(s):
            begin(s, MAY_DECLARE_SEVERAL, NOTHING, seat, END_OF_PHASE)
        s.tell(LASTS, cause(s), s.id_of(s.source))


def may_defend_together(who: Subject) -> Word:
    chosen = who.choice()
    choosing: tuple[Step, ...] = (ask(chosen.question),) if chosen is not None else ()
    return Word("defend-together", choosing, (do(MayDefendTogether(who)),))
