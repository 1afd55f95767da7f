"""The end of a phase and of the round, in their fixed order. [Q5.17, Q5.18]"""

from typing import Final

from ringtable.games.quest.answers import card_prompt, thing_of
from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    M_END_PHASE,
    M_END_ROUND,
    QUEST_PHASE,
    S_END,
    S_RND,
)
from ringtable.games.quest.combat.shadows import discard_all_shadows
from ringtable.games.quest.facts import RETURNED_TO_HAND
from ringtable.games.quest.facts import SHUFFLED_IN as TOLD_SHUFFLED_IN
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import (
    DELAYED,
    END_OF_PHASE,
    END_OF_ROUND,
    LIMIT_OF_PHASE,
    LIMIT_OF_ROUND,
    RETURNS_TO_HAND,
    SHUFFLED_IN,
    drop,
    holds,
)
from ringtable.games.quest.timing.orders import PASS_PHASE, PASS_ROUND, PASS_UNTIL, end_orders
from ringtable.games.quest.zones import (
    HIT_POINTS_CHANGED,
    return_to_hand,
    shuffle_into_deck,
)
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.effects import ROW, expire
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop, when
from ringtable.kernel.state import NOTHING

RETURN: Final = 0
SHUFFLE: Final = 1


# The phase


def stop_lasting(s: Quest) -> None:
    """Part 2: what lasts until the end of the phase stops; nobody is committed any longer. [Q5.17,
    Q8.26, Q20.4]"""
    s.step = S_END
    s.seat = s.first
    expire(s.effects, END_OF_PHASE)
    s.unsettled |= HIT_POINTS_CHANGED
    if s.phase == QUEST_PHASE:
        s.committed = []


def wanted_twice(s: Quest) -> int:
    """A card in play that two delayed effects want to move, or nothing. [Q18.17]"""
    rows = s.effects
    for at in range(0, len(rows), ROW):
        if rows[at] == RETURNS_TO_HAND and rows[at + 3] == DELAYED:
            card = rows[at + 1]
            if s.in_play(card) and holds(s, SHUFFLED_IN, card):
                return card
    return NOTHING


def two_effects_clash(s: Quest) -> bool:
    return wanted_twice(s) >= 0


class WhichDelayed(Decision[Quest]):
    """The first player orders two delayed effects on one card: the other does nothing. [Q18.17]"""

    name = "delayed"
    clause = "Q18.17"

    def who(self, s: Quest) -> int:
        return s.first

    def options(self, s: Quest) -> list[Action]:
        return [RETURN, SHUFFLE]

    def take(self, s: Quest, action: Action) -> None:
        card = wanted_twice(s)
        drop(s, SHUFFLED_IN if action == RETURN else RETURNS_TO_HAND, card)

    def show(self, s: Quest, action: Action) -> Answer:
        thing = thing_of(s, wanted_twice(s))
        if action == RETURN:
            return Answer("return to hand", "quest-option-return", thing=thing)
        return Answer("shuffle in", "quest-option-shuffle-in", thing=thing)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-delayed", wanted_twice(s))


def carry_out_delayed(s: Quest) -> None:
    """Part 3: returns to hands and shuffles into decks, all at once. [Q5.17, Q18.16, Q13.14]"""
    ended = expire(s.effects, DELAYED)
    for at in range(0, len(ended), ROW):
        what, card = ended[at], ended[at + 1]
        if not s.in_play(card):
            continue
        if what == RETURNS_TO_HAND:
            s.tell(RETURNED_TO_HAND, "Q18.16", s.owner[card], s.id_of(card))
            return_to_hand(s, card)
        elif what == SHUFFLED_IN:
            s.tell(TOLD_SHUFFLED_IN, "Q18.16", s.id_of(card), s.owner[card])
            shuffle_into_deck(s, card)


def phase_has_ended(s: Quest) -> None:
    """Part 4: forced effects of the end of the phase. [Q5.11, Q5.17]"""
    s.happens(M_END_PHASE, NOTHING, s.phase)


def in_combat(s: Quest) -> bool:
    return s.phase == COMBAT_PHASE


def end_fights(s: Quest) -> None:
    """Part 5: the shadow cards leave play. [Q5.17, Q12.15]"""
    discard_all_shadows(s)
    s.attacked = []
    s.defended = 0


def free_limits_of_phase(s: Quest) -> None:
    """Part 6: limits per phase, and orders to pass, are over. [Q5.17, Q32.18]"""
    expire(s.effects, LIMIT_OF_PHASE)
    end_orders(s, PASS_PHASE)


END_PHASE: Final = Procedure(
    "end of phase",
    do(stop_lasting),
    loop(two_effects_clash, ask(WhichDelayed())),
    do(carry_out_delayed),
    do(phase_has_ended),
    when(in_combat, do(end_fights)),
    do(free_limits_of_phase),
)


# The round


def stop_lasting_of_round(s: Quest) -> None:
    """Part 1. It belongs to no phase. [Q5.18]"""
    s.step = S_RND
    s.seat = s.first
    expire(s.effects, END_OF_ROUND)
    s.unsettled |= HIT_POINTS_CHANGED


def round_has_ended(s: Quest) -> None:
    """Parts 2 and 3: passive effects, then forced ones. [Q5.18, Q14.7]"""
    s.happens(M_END_ROUND, NOTHING)


def free_limits_of_round(s: Quest) -> None:
    """Part 4: limits per round. [Q5.18, Q12.7]"""
    expire(s.effects, LIMIT_OF_ROUND)
    s.struck = []
    s.allies_played = 0
    end_orders(s, PASS_ROUND, PASS_UNTIL)


END_ROUND: Final = Procedure(
    "end of round",
    do(stop_lasting_of_round),
    do(round_has_ended),
    do(free_limits_of_round),
)
