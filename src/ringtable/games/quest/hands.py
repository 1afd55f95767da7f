"""Drawing cards, and what players do with their hands. [Q6, Q24]"""

from ringtable.games.quest.box.components import DISCARD, DISCARD_STREAM, HAND
from ringtable.games.quest.cards.ability import NO_DRAWING, REPLACES_A_DRAW
from ringtable.games.quest.facts import (
    DISCARDED_FROM_HAND,
    DRAW_REPLACED,
    DREW,
    FETCHED,
    LOOKED,
    NO_DRAW,
    TOOK,
)
from ringtable.games.quest.state import PUBLIC, Quest, deck_host
from ringtable.games.quest.values import rule_of
from ringtable.games.quest.zones import discard_card, move
from ringtable.kernel.state import NOTHING


def drawing_is_prohibited(s: Quest) -> bool:
    """While the active location forbids it nobody draws. [Q6.6]"""
    return s.active >= 0 and rule_of(s, s.active, NO_DRAWING)


def shackles_on(s: Quest, seat: int) -> int:
    """What replaces the next draw of a player, or nothing. [QC105]"""
    host = deck_host(seat)
    for card in s.attached:
        if s.host[card] == host and rule_of(s, card, REPLACES_A_DRAW):
            return card
    return NOTHING


def could_draw(s: Quest, seat: int) -> bool:
    """Whether an instruction to draw would change anything. [Q21.4, Q6.4, Q6.6]"""
    return s.plays(seat) and not drawing_is_prohibited(s) and bool(s.deck[seat])


def draw(s: Quest, seat: int, n: int, cause: str) -> None:
    """From the top of the own deck, as many as there are. A prohibited draw uses up no replacement,
    nor does one from an empty deck. [Q6.3, Q6.4, Q6.6, Q6.9, QC105]"""
    if n <= 0 or not s.plays(seat) or not s.deck[seat]:
        return
    if drawing_is_prohibited(s):
        s.tell(NO_DRAW, f"card:{s.id_of(s.active)}", seat, s.id_of(s.active))
        return
    shackles = shackles_on(s, seat)
    if shackles >= 0:
        s.tell(DRAW_REPLACED, "QC105", seat, s.id_of(shackles))
        discard_card(s, shackles)
        return
    take_from_top(s, seat, n, cause)


def take_from_top(s: Quest, seat: int, n: int, cause: str) -> None:
    drawn = [s.deck[seat][-1 - place] for place in range(min(n, len(s.deck[seat])))]
    for card in drawn:
        move(s, card, HAND, seat)
    if drawn:
        ids = [s.id_of(card) for card in drawn]
        s.tell_only(1 << seat, DREW, cause, (seat, len(drawn), ids), (seat, len(drawn)))


def discard_from_hand(s: Quest, cards: list[int], seat: int, cause: str) -> None:
    """Cards of a hand go to the discard pile, seen by all. [Q3.15, Q3.16]"""
    for card in cards:
        move(s, card, DISCARD, s.owner[card])
    if cards:
        s.tell(DISCARDED_FROM_HAND, cause, seat, [s.id_of(card) for card in cards])


def discard_at_random(s: Quest, seat: int, n: int, cause: str) -> None:
    """Every card of the hand is equally likely. [Q21.16]"""
    hand = sorted(s.hand[seat])
    chosen: list[int] = []
    for _ in range(min(n, len(hand))):
        chosen.append(hand.pop(s.rng.below(DISCARD_STREAM, len(hand))))
    discard_from_hand(s, chosen, seat, cause)


def look_at(s: Quest, cards: list[int], seat: int, cause: str) -> None:
    """Only who looks sees them; that he does, and how many they are, is public. He knows them until
    they leave their place or are shuffled. [Q24.8, Q24.9, Q24.12]"""
    for card in cards:
        s.seen[card] |= 1 << seat
    ids = [s.id_of(card) for card in cards]
    s.tell_only(1 << seat, LOOKED, cause, (seat, len(cards), ids), (seat, len(cards)))


def take_secretly(s: Quest, card: int, owner: int, seat: int, cause: str) -> None:
    """A card of a deck that a seat has looked at goes to its owner's hand: that it does is seen,
    which one is known to these two. It is not drawn. [Q24.9, QC67]"""
    move(s, card, HAND, owner)
    if seat != owner:
        s.seen[card] |= 1 << seat
    s.tell_only(1 << owner | 1 << seat, TOOK, cause, (owner, s.id_of(card)), (owner,))


def fetch_openly(s: Quest, card: int, seat: int, cause: str) -> None:
    """A card goes to a hand before everybody's eyes, and stays known there. [Q24.10]"""
    move(s, card, HAND, seat)
    s.seen[card] = PUBLIC
    s.tell(FETCHED, cause, seat, s.id_of(card))
