"""Shadow cards: dealt face down, turned up and resolved one at a time, gone at the end of the
combat phase. [Q11.1 to Q11.4, Q11.16 to Q11.20, Q12.14, Q12.15]"""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    ENCOUNTER_DECK,
    M_DEALT,
    M_SHADOW,
    M_SHADOW_DONE,
    SHADOW,
)
from ringtable.games.quest.cards.ability import ATTACK, RETURNS_ON_TOP, SHADOWS
from ringtable.games.quest.facts import (
    PUT_ON_TOP,
    SHADOW_DEALT,
    SHADOW_TURNED,
    SHADOWS_DISCARDED,
)
from ringtable.games.quest.phases.reveal import CANCELLED_EFFECT, STANDS, mark_cancelled
from ringtable.games.quest.state import PUBLIC, SHADOW_ROW, Quest
from ringtable.games.quest.timing.effects import HAS_ATTACKED_FROM_SHADOW, forget_card, holds, total
from ringtable.games.quest.timing.order import clockwise
from ringtable.games.quest.values import attacked_player, attacking_enemy, rule_of
from ringtable.games.quest.zones import (
    discard_shadow,
    engaged_with,
    move,
    top_of_encounters,
)
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, each_seat, loop, when
from ringtable.kernel.state import NOBODY, NOTHING


def deal_shadow(s: Quest, enemy: int) -> None:
    """One card from the top of the encounter deck, face down. An empty deck deals none, and in the
    basic game none is dealt at all. [Q11.1, Q11.4, Q28.1, Q28.2]"""
    card = top_of_encounters(s)
    if card < 0 or not s.shadow_cards:
        return
    move(s, card, SHADOW)
    s.shadows += (card, enemy, 0, s.dealings)
    s.tell(SHADOW_DEALT, "Q11.1", s.id_of(enemy))


def begin_dealing(s: Quest) -> None:
    """All cards dealt by one instruction are one dealing. [QC71]"""
    s.dealings += 1


def end_dealing(s: Quest) -> None:
    """The whole dealing is down: a moment, if a card was dealt. [QC71, Q28.20]"""
    rows = s.shadows
    for at in range(0, len(rows), SHADOW_ROW):
        if rows[at + 3] == s.dealings:
            s.happens(M_DEALT, NOTHING, s.dealings)
            return


def deal_shadows_to(s: Quest, enemy: int, n: int) -> None:
    """Several to one enemy, as one dealing."""
    begin_dealing(s)
    for _ in range(n):
        deal_shadow(s, enemy)
    end_dealing(s)


# The dealing at the beginning of the combat phase


def without_shadow(s: Quest, seat: int) -> list[int]:
    """The player's enemies that this dealing has not come to yet."""
    rows = s.shadows
    dealt = [rows[at + 1] for at in range(0, len(rows), SHADOW_ROW) if rows[at + 3] == s.dealings]
    return [enemy for enemy in s.engaged[seat] if enemy not in dealt]


def next_to_deal(s: Quest) -> list[int]:
    """The enemies of the acting seat with the highest engagement cost that have none. [Q11.1]"""
    waiting = without_shadow(s, s.seat)
    cost = s.pack.engagement
    highest = max([cost[s.face[enemy]] for enemy in waiting], default=0)
    found: list[int] = []
    for enemy in waiting:
        if cost[s.face[enemy]] == highest and not any(alike(s, enemy, one) for one in found):
            found.append(enemy)
    return found


def alike(s: Quest, one: int, other: int) -> bool:
    """Two enemies between which nobody could choose: the order does not matter. [Q2.5]"""
    return (
        s.face[one] == s.face[other]
        and s.damage[one] == s.damage[other]
        and s.resources[one] == s.resources[other]
        and not s.attachments_on(one)
        and not s.attachments_on(other)
        and total(s, ATTACK, one) == total(s, ATTACK, other)
    )


def dealing_goes_on(s: Quest) -> bool:
    if not s.shadow_cards or not s.encounter_deck:
        return False
    return bool(without_shadow(s, s.seat))


class NextShadow(Decision[Quest]):
    """Equal engagement costs: the first player decides the order. [Q11.2]"""

    name = "next-shadow"
    clause = "Q11.2"

    def who(self, s: Quest) -> int:
        return s.first

    def options(self, s: Quest) -> list[Action]:
        return next_to_deal(s)

    def take(self, s: Quest, action: Action) -> None:
        deal_shadow(s, action)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "deal", "quest-option-deal", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-shadow")


# The frame: the seat is the first player's.
DEAL_SHADOWS: Final = Procedure(
    "deal shadows",
    do(begin_dealing),
    each_seat(loop(dealing_goes_on, ask(NextShadow())), order=clockwise),
    do(end_dealing),
)


# Resolving one. The frame: seat is the attacked player, source the shadow card, target the
# attacking enemy, n what becomes of the effect.


def next_face_down(s: Quest, enemy: int) -> int:
    """The first shadow card of an enemy that is still face down. [Q11.18]"""
    rows = s.shadows
    for at in range(0, len(rows), SHADOW_ROW):
        if rows[at + 1] == enemy and not rows[at + 2]:
            return rows[at]
    return NOBODY


def turn_shadow(s: Quest) -> None:
    """It stays face up and public until it leaves. [Q11.16, Q24.13]"""
    rows = s.shadows
    for at in range(0, len(rows), SHADOW_ROW):
        if rows[at] == s.source:
            rows[at + 2] = 1
    s.seen[s.source] = PUBLIC
    s.tell(SHADOW_TURNED, "Q11.16", s.id_of(s.source), s.id_of(s.target))


def has_shadow_effect(s: Quest) -> bool:
    """Without one it has no influence. [Q11.17]"""
    return bool(SHADOWS[s.face[s.source]])


def shadow_is_about_to_resolve(s: Quest) -> None:
    """The moment to cancel it. [Q32.9]"""
    s.happens(M_SHADOW, s.source)


def shadow_stands(s: Quest) -> bool:
    """Not cancelled, and the attack goes on. [Q11.15]"""
    return s.n == STANDS and attacking_enemy(s) == s.target


def resolve_shadow(s: Quest) -> None:
    """You on a shadow card is the attacked player. [Q11.28, Q18.23]"""
    s.call(SHADOWS[s.face[s.source]][0].text, s.seat, source=s.source, target=s.target)


def shadow_has_resolved(s: Quest) -> None:
    """Also if it could change nothing. [QC102]"""
    s.happens(M_SHADOW_DONE, s.target, s.source)


SHADOW_CARD: Final = Procedure(
    "shadow card",
    do(turn_shadow),
    when(
        has_shadow_effect,
        do(shadow_is_about_to_resolve),
        when(shadow_stands, do(resolve_shadow), do(shadow_has_resolved)),
    ),
)


def cancel_shadow(s: Quest) -> None:
    """The innermost shadow effect is the one that is answered. [Q18.20]"""
    s.set_count_in(SHADOW_CARD, CANCELLED_EFFECT)
    mark_cancelled(s, M_SHADOW)


# Leaving


def discard_all_shadows(s: Quest) -> None:
    """All that are still in play leave, resolved or not; Wolf Rider, if it has attacked, goes on
    top of the encounter deck. [Q5.17, Q12.15, QC81]"""
    returning = [
        card
        for card in s.shadows[::SHADOW_ROW]
        if rule_of(s, card, RETURNS_ON_TOP) and holds(s, HAS_ATTACKED_FROM_SHADOW, card)
    ]
    gone: list[str] = []
    while s.shadows:
        card = s.shadows[0]
        if card in returning:
            s.damage[card] = 0
            forget_card(s, card, True)
            del s.shadows[:SHADOW_ROW]
        else:
            gone.append(s.id_of(card))
            discard_shadow(s, card)
    if gone:
        s.tell(SHADOWS_DISCARDED, "Q12.15", len(gone), gone)
    for card in returning:
        put_on_encounters(s, card)


def put_on_encounters(s: Quest, card: int) -> None:
    """On top of the encounter deck, for all to see. [Q24.10]"""
    move(s, card, ENCOUNTER_DECK)
    s.seen[card] = PUBLIC
    s.tell(PUT_ON_TOP, "QC81", s.id_of(card))


def attacks_or_will_attack(s: Quest, enemy: int, seat: int) -> bool:
    """Whether an enemy attacks a player or is about to; a shadow card that is dealt one of its own
    attacks the player under attack. [QC71, Q11.29, QC81]"""
    if enemy == attacking_enemy(s) or s.zone[enemy] == SHADOW:
        return attacked_player(s) == seat
    waits = enemy not in s.attacked and not s.defended >> seat & 1
    return waits and s.phase == COMBAT_PHASE and engaged_with(s, enemy) == seat
