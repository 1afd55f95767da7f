"""Damage, healing, destruction. [Q13]"""

from ringtable.games.quest.box.components import (
    M_DAMAGED,
    M_DESTROYED,
    RESOLVING,
    SHADOW,
    VICTORY_DISPLAY,
)
from ringtable.games.quest.facts import DAMAGED, DESTROYED, EXHAUSTED, HEALED, READIED, VICTORY
from ringtable.games.quest.state import MOST_TOKENS, NO_SEAT, Quest
from ringtable.games.quest.timing.orders import wake
from ringtable.games.quest.values import hit_points_left
from ringtable.games.quest.zones import discard_card, leave_play
from ringtable.kernel.state import NOBODY


def can_be_damaged(s: Quest, card: int) -> bool:
    """Characters and enemies, in play, being revealed, or attacking from a shadow card. [QC81]"""
    if not (s.is_character(card) or s.is_enemy(card)):
        return False
    return s.in_play(card) or s.zone[card] in (RESOLVING, SHADOW)


def deal_damage(s: Quest, cards: list[int], n: int, cause: str) -> None:
    """Damage of one effect is placed on all of them at once, and who has enough falls at once.
    [Q13.1, Q13.2, Q13.6]"""
    if n <= 0:
        return
    hurt = [card for card in cards if can_be_damaged(s, card)]
    for card in hurt:
        s.damage[card] = min(MOST_TOKENS, s.damage[card] + n)
        s.tell(DAMAGED, cause, s.id_of(card), n)
        s.happens(M_DAMAGED, card, n)
        if s.controller[card] != NO_SEAT:
            wake(s, s.controller[card])
    destroy_dying(s, hurt)


def destroy_dying(s: Quest, cards: list[int]) -> None:
    """No hit points left: destroyed, all at the same moment. [Q13.2, Q13.5, Q13.6]"""
    dying = [card for card in cards if s.damage[card] > 0 and hit_points_left(s, card) <= 0]
    for card in dying:
        if s.damage[card] > 0:
            destroy(s, card)


def check_hit_points(s: Quest) -> None:
    """A bonus may have gone. [Q13.5]"""
    destroy_dying(s, s.characters())


def destroy(s: Quest, card: int) -> None:
    """A character goes to its owner's discard pile; an enemy to the encounter discard pile or, if
    it is worth points, to the victory display. It is not discarded. [Q13.9, Q13.10, Q19.24]"""
    seat = s.controller[card]
    s.tell(DESTROYED, "Q13.2", s.id_of(card))
    s.happens(M_DESTROYED, card, NOBODY if seat == NO_SEAT else seat)
    points = s.pack.victory[s.face[card]]
    if points:
        s.tell(VICTORY, "Q19.24", s.id_of(card), points)
        leave_play(s, card, VICTORY_DISPLAY)
    else:
        discard_card(s, card)


def heal(s: Quest, cards: list[int], n: int, cause: str) -> None:
    """Never more than is on the card. [Q13.7]"""
    for card in cards:
        healed = min(n, s.damage[card])
        if healed > 0:
            s.damage[card] -= healed
            s.tell(HEALED, cause, s.id_of(card), healed)


# Ready and exhausted


def exhaust(s: Quest, cards: list[int], cause: str) -> None:
    """A ready card is turned; an exhausted one cannot be exhausted again. [Q5.12, Q5.13]"""
    turned = [card for card in cards if not s.exhausted[card]]
    for card in turned:
        s.exhausted[card] = 1
    if turned:
        s.tell(EXHAUSTED, cause, [s.id_of(card) for card in turned])


def ready(s: Quest, cards: list[int], cause: str) -> None:
    turned = [card for card in cards if s.exhausted[card]]
    for card in turned:
        s.exhausted[card] = 0
    if turned:
        s.tell(READIED, cause, [s.id_of(card) for card in turned])
