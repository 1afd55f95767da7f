"""Another world that a seat cannot tell from this one: hands of others, decks and cards discarded
face down are dealt anew. [W36.1, W36.4]

Backs differ, so every card stays in its own deck's places. Tiles have no order to hide: they are
drawn by chance.
"""

from random import Random
from typing import Final

from ringtable.games.war.battle.combat_cards import cards_to_fight_with
from ringtable.games.war.battle.command import chief
from ringtable.games.war.box.components import DECK_SIZE, DECKS, FREE, NO_CARD, SHADOW, bits
from ringtable.games.war.state import CARD, DECK_SET, NO_SIDE, WANTS_CARD, War
from ringtable.kernel.errors import NoOtherWorld

TRIES: Final = 60


def redeal(s: War, seat: int, random: Random) -> None:
    if s.outcome is not None:
        return
    true_hands, true_down = s.hand[:], s.face_down[:]
    order = s.deck_order[:]
    for _ in range(TRIES):
        s.hand, s.face_down = true_hands[:], true_down[:]
        s.deck_order = order[:]
        deal(s, seat, random)
        if fits(s, seat, random):
            return
    raise NoOtherWorld


def known_to(s: War, seat: int) -> int:
    """Cards whose place a seat knows: its own, what lies open, and what it gave its team-mate."""
    known = s.discard | s.played
    for cards in s.table:
        known |= cards
    if seat >= 0:
        known |= s.hand[seat] | s.face_down[seat] | s.given[seat]
    return known


def deal(s: War, seat: int, random: Random) -> None:
    """Deck by deck: what is unknown changes places, every place keeps its number. It is put in
    order before it is shuffled, so that nothing is left of how it lay."""
    known = known_to(s, seat)
    for deck in range(len(DECKS)):
        first = deck * DECK_SIZE
        left = s.left[deck]
        heap = list(s.deck_order[first : first + left])
        for other in range(s.seats):
            heap += bits((s.hand[other] | s.face_down[other]) & DECK_SET[deck] & ~known)
        heap.sort()
        random.shuffle(heap)
        for other in range(s.seats):
            for column in (s.hand, s.face_down):
                hidden = column[other] & DECK_SET[deck] & ~known
                column[other] &= ~hidden
                for _ in range(hidden.bit_count()):
                    column[other] |= 1 << heap.pop()
        s.deck_order[first : first + left] = bytearray(heap)


def fits(s: War, seat: int, random: Random) -> bool:
    """Whoever said that he plays a combat card holds one, and a card that lies face down is one of
    his. [W15.2, W36.6]"""
    if s.attacker == NO_SIDE:
        return True
    for side in (FREE, SHADOW):
        fight = s.fight[side]
        holder = chief(s, side)
        if holder == seat:
            continue
        chosen = fight[CARD]
        if chosen != NO_CARD and not (s.played | s.discard) >> chosen & 1:
            deck = DECK_SET[chosen // DECK_SIZE]
            others = [one for one in cards_to_fight_with(s, holder) if deck >> one & 1]
            if not others:
                return False
            fight[CARD] = random.choice(others)
        elif chosen == NO_CARD and fight[WANTS_CARD] and not cards_to_fight_with(s, holder):
            return False
    return True
