"""Set-up. [W4]"""

from ringtable.games.war.box.components import (
    DECK_SIZE,
    DECKS,
    FELLOWSHIP_SET,
    FIRST_DECK_STREAM,
    FREE,
    IN_FELLOWSHIP,
    NATIONS,
    SHADOW,
    STANDARD_TILES,
    TILE_IN_POOL,
    bits,
)
from ringtable.games.war.figures import put
from ringtable.games.war.state import KINDS_EACH, War


def lay_out(s: War) -> None:
    """The Fellowship in Rivendell, armies, markers, rings and tiles as listed. [W4.1-W4.14]"""
    pack = s.pack
    for one in bits(FELLOWSHIP_SET):
        s.whereabouts[one] = IN_FELLOWSHIP
    s.guide = pack.start_guide
    s.rings = bytearray(pack.rings)
    for tile in range(STANDARD_TILES):
        s.tiles[tile] = TILE_IN_POOL
    for nation in range(len(NATIONS)):
        s.step[nation] = pack.start_step[nation]
        if not s.step[nation]:
            s.at_war |= 1 << nation
    s.active = pack.start_active
    for nation, left in enumerate(pack.reinforcements(s.second)):
        for kind, n in enumerate(left):
            s.reserve[nation * KINDS_EACH + kind] = n
    for army in pack.set_up(s.second):
        for kind, n in enumerate(army.figures):
            if n:
                put(s, army.region, army.nation, kind, n)
    s.touched = 0


def shuffle_decks(s: War) -> None:
    """Four decks of 24 cards, shuffled separately. [W4.7]"""
    for deck in range(len(DECKS)):
        cards = list(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE))
        s.rng.shuffle(FIRST_DECK_STREAM + deck, cards)
        s.deck_order[deck * DECK_SIZE : (deck + 1) * DECK_SIZE] = bytearray(cards)


def appoint_leaders(s: War) -> None:
    """The players of Gondor and Sauron lead first; who has a side alone always leads it. [W31.3]"""
    for side in (FREE, SHADOW):
        seats = [n for n in range(s.seats) if s.side_at[n] == side]
        leading = [n for n in seats if s.pack.seats[s.seats][n].leads]
        s.leading[side] = (leading or seats)[0]
