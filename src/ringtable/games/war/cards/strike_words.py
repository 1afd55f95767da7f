"""Words of combat cards that strike down a figure in the battle. [W15.26, W15.31]"""

from typing import Final

from ringtable.games.war.battle.forces import (
    companions_fighting,
    fighting,
    ground_of,
    leaders_fighting,
    minions_fighting,
)
from ringtable.games.war.battle.round import scored
from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    LEADER,
    NATIONS,
    NAZGUL,
    SAURON,
    SHADOW,
    bits,
)
from ringtable.games.war.cards.combat_words import cancel_hits_of_enemy, own
from ringtable.games.war.cards.language import Word
from ringtable.games.war.figures import eliminate, fall
from ringtable.games.war.questions import Question
from ringtable.games.war.state import (
    BLOCK,
    CANCELLED_HITS,
    KINDS_EACH,
    NATIONS_LIST,
    REROLL_HITS,
    SPENT_HITS,
    War,
)
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import ask, when

NOBODY: Final = -1
NAZGUL_SLOT: Final = SAURON * KINDS_EACH + NAZGUL


def strike_down(s: War, whom: int, cause: str) -> None:
    """A figure (a slot of a block) or a character (32 and more) that takes part is eliminated."""
    if whom >= BLOCK:
        fall(s, whom - BLOCK, cause)
    else:
        nation, kind = whom // KINDS_EACH, whom % KINDS_EACH
        side = SHADOW if whom == NAZGUL_SLOT else FREE
        eliminate(s, ground_of(s, side), nation, kind, 1, cause)


def leaders_at_hand(s: War) -> list[int]:
    """Leaders of the Free Peoples taking part, one for each nation."""
    return [
        nation * KINDS_EACH + LEADER
        for nation in NATIONS_LIST[FREE]
        if fighting(s, FREE, nation, LEADER)
    ]


class Strike(Question):
    """Who is struck down."""

    clause = "W15.26"

    def take(self, s: War, action: Action) -> None:
        if action != NOBODY:
            strike_down(s, action, s.pack.events[s.source].id)

    def show(self, s: War, action: Action) -> Answer:
        if action == NOBODY:
            return Answer("nobody", "war-option-nobody")
        if action >= BLOCK:
            who = CHARACTERS[action - BLOCK]
            return Answer(
                f"strike {who}",
                "war-option-strike",
                {"who": {"name": f"war-character-{who}"}},
                thing=f"character:{who}",
            )
        if action == NAZGUL_SLOT:
            return Answer("strike nazgul", "war-option-strike-nazgul")
        nation = NATIONS[action // KINDS_EACH]
        return Answer(
            f"strike {nation}-leader",
            "war-option-strike-leader",
            {"nation": {"name": f"war-nation-{nation}"}},
        )


class StrikeMinion(Strike):
    """One hit of the re-roll is used up to eliminate a minion."""

    name = "strike-minion"

    def options(self, s: War) -> list[Action]:
        return [BLOCK + one for one in bits(minions_fighting(s))]

    def take(self, s: War, action: Action) -> None:
        s.fight[own(s)][SPENT_HITS] += 1
        super().take(s, action)


class StrikeNazgul(Strike):
    """A Nazgûl; with two hits of the re-roll a minion instead. The Witch-king is a minion here.
    [W15.31]"""

    name = "strike-nazgul"

    def options(self, s: War) -> list[Action]:
        found: list[Action] = []
        if leaders_fighting(s, SHADOW):
            found.append(NAZGUL_SLOT)
        if s.fight[own(s)][REROLL_HITS] >= 2:
            found += [BLOCK + one for one in bits(minions_fighting(s))]
        if not leaders_fighting(s, SHADOW):
            found.append(NOBODY)
        return found


class StrikeLeader(Strike):
    """A leader, or a companion whose level is not above the hits of the re-roll, or nobody."""

    name = "strike-leader"

    def options(self, s: War) -> list[Action]:
        hits = s.fight[own(s)][REROLL_HITS]
        found = leaders_at_hand(s)
        for one in bits(companions_fighting(s)):
            if s.pack.characters[one].level <= hits:
                found.append(BLOCK + one)
        return [*found, NOBODY]


class Sacrifice(Strike):
    """A leader for one hit, or a companion for hits up to his level, or nobody."""

    name = "sacrifice"

    def options(self, s: War) -> list[Action]:
        found = leaders_at_hand(s)
        found += [BLOCK + one for one in bits(companions_fighting(s))]
        return [*found, NOBODY]

    def take(self, s: War, action: Action) -> None:
        if action == NOBODY:
            return
        level = s.pack.characters[action - BLOCK].level if action >= BLOCK else 1
        cancel_hits_of_enemy(s, level)
        super().take(s, action)


def reroll_and_minion(s: War) -> bool:
    return s.fight[own(s)][REROLL_HITS] > 0 and bool(minions_fighting(s))


def reroll_and_nazgul(s: War) -> bool:
    return s.fight[own(s)][REROLL_HITS] > 0


def reroll_and_leader(s: War) -> bool:
    return s.fight[own(s)][REROLL_HITS] > 0


def hits_to_cancel(s: War) -> bool:
    return scored(s, 1 - own(s)) > s.fight[own(s)][CANCELLED_HITS]


def strike_minion() -> Word:
    return Word(when(reroll_and_minion, ask(StrikeMinion())))


def strike_nazgul() -> Word:
    return Word(when(reroll_and_nazgul, ask(StrikeNazgul())))


def strike_leader() -> Word:
    return Word(when(reroll_and_leader, ask(StrikeLeader())))


def sacrifice() -> Word:
    return Word(when(hits_to_cancel, ask(Sacrifice())))
