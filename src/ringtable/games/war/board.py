"""What lies on the table, in columns, for learners: what everybody sees, and the own hand. What
only follows from it (odds, leadership, reach) is left to them. [W36]"""

from typing import Any, Final

from ringtable.games.war.battle.view import card as combat_card
from ringtable.games.war.battle.view import frame, step
from ringtable.games.war.box.components import (
    CHARACTERS,
    DECK_SIZE,
    DECKS,
    FACES,
    FREE,
    KINDS,
    NATIONS,
    RULES,
    SHADOW,
    SIDES,
    TILES,
    TOKENS,
    TURN_STEPS,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.hunt.columns import BONUS, DAMAGE, LEVEL, SUCCESSES, TILE
from ringtable.games.war.hunt.view import guide, last_seen
from ringtable.games.war.state import (
    ADDED_HITS,
    CANCELLED_HITS,
    DECK_SET,
    EXTRA_HITS,
    LOST_UNITS,
    NO_SIDE,
    OWN_HITS,
    REDUCED_ELITES,
    REROLL_HITS,
    ROLL_HITS,
    SPENT_HITS,
    War,
)
from ringtable.games.war.turn.victory import points
from ringtable.kernel.game import Column

# Where a card lies; 0 where the seat cannot see it.
IN_HAND: Final = 1
ON_TABLE: Final = 2
DISCARDED: Final = 3
PLAYED: Final = 4

# What is to be said of a region, added up.
CAPTURED: Final = 1
BESIEGED: Final = 2
MIXED: Final = 4

CARDS: Final = DECK_SIZE * len(DECKS)
BY_SEAT: Final = ("hand.character", "hand.strategy", "face-down.character", "face-down.strategy")
BY_SIDE: Final = ("pool", "box", "rings")
HUNT: Final = (LEVEL, BONUS, SUCCESSES, TILE, DAMAGE)
HITS: Final = (
    ROLL_HITS, REROLL_HITS, EXTRA_HITS, ADDED_HITS, CANCELLED_HITS, SPENT_HITS, OWN_HITS,
    LOST_UNITS, REDUCED_ELITES,
)  # fmt: skip

# Names of the columns.
FIGURES: Final = [f"{nation}.{kind}" for nation in NATIONS for kind in KINDS]
FIGURES_AT: Final = [f"{region}.{one}" for region in REGIONS for one in FIGURES]
PLACES: Final = list(REGIONS)
PEOPLES: Final = list(NATIONS)
BACKS: Final = list(DECKS)
PERSONS: Final = list(CHARACTERS)
SEATS: Final = [f"{seat}.{word}" for seat in range(4) for word in BY_SEAT]
DICE: Final = [f"{side}.{word}" for side in SIDES for word in (*FACES, *BY_SIDE)]
CARDS_OF: Final = [f"{deck}.{number + 1}" for deck in DECKS for number in range(DECK_SIZE)]
TILE_NUMBERS: Final = [str(number + 1) for number in range(TILES)]
OF_HUNT: Final = ["level", "bonus", "successes", "tile", "damage"]
OF_BATTLE: Final = [
    f"{side}.{word}"
    for side in SIDES
    for word in (
        "roll", "reroll", "extra", "added", "cancelled", "spent", "own", "lost", "reduced",
    )
]  # fmt: skip


def board(s: War, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "second": [RULES[rule][0] for rule in bits(s.second)],
        "turn": s.turn_number,
        "step": TURN_STEPS[s.turn_step],
        "to_act": SIDES[s.to_act] if TURN_STEPS[s.turn_step] == "action" else "",
        "points.free": points(s, FREE),
        "points.shadow": points(s, SHADOW),
        "left": Column(BACKS, s.left),
        "hands": Column(SEATS, counts(s)),
        "cards": Column(CARDS_OF, places_of_cards(s, seat)),
        "dice": Column(DICE, dice(s)),
        "tokens": [TOKENS[one] for one in bits(s.tokens)],
        "politics": Column(PEOPLES, s.step),
        "active": [NATIONS[one] for one in bits(s.active)],
        "figures": Column(FIGURES_AT, s.figures),
        "regions": Column(PLACES, marks(s)),
        "reserve": Column(FIGURES, s.reserve),
        "fallen": Column(FIGURES, s.fallen),
        "characters": Column(PERSONS, s.whereabouts),
        "tiles": Column(TILE_NUMBERS, s.tiles),
        "fellowship": last_seen(s),
        "progress": s.progress,
        "corruption": s.corruption,
        "revealed": s.revealed,
        "guide": guide(s),
        "circle": s.circle,
        "hunt": Column(OF_HUNT, bytes([s.hunt[at] for at in HUNT])),
    }
    for one in bits(s.abroad):
        shown[CHARACTERS[one]] = REGIONS[s.place[one]]
    if s.attacker != NO_SIDE:
        shown["battle"] = battle(s)
    return shown


def counts(s: War) -> bytearray:
    """Cards of each seat by their backs. [W9.6]"""
    found = bytearray(len(SEATS))
    for seat in range(s.seats):
        first = 2 * s.side_at[seat]
        at = seat * len(BY_SEAT)
        for kind in (0, 1):
            deck = DECK_SET[first + kind]
            found[at + kind] = (s.hand[seat] & deck).bit_count()
            found[at + 2 + kind] = (s.face_down[seat] & deck).bit_count()
    return found


def places_of_cards(s: War, seat: int) -> bytearray:
    """Where each card lies that the seat can see. [W36.1, W36.2]"""
    found = bytearray(CARDS)
    for card in bits(s.discard):
        found[card] = DISCARDED
    for card in bits(s.played):
        found[card] = PLAYED
    for cards in s.table:
        for card in bits(cards):
            found[card] = ON_TABLE
    if seat >= 0:
        for card in bits(s.hand[seat]):
            found[card] = IN_HAND
    return found


def dice(s: War) -> bytearray:
    found = bytearray()
    for side in (FREE, SHADOW):
        found += s.dice[side]
        found += bytes([s.pool[side], s.hunt_box[side], s.rings[side]])
    return found


def marks(s: War) -> bytearray:
    found = bytearray(len(REGIONS))
    for region in bits(s.captured):
        found[region] |= CAPTURED
    for region in bits(s.besieged):
        found[region] |= BESIEGED
    for region in bits(s.mixed[FREE] | s.mixed[SHADOW]):
        found[region] |= MIXED
    return found


def battle(s: War) -> dict[str, Any]:
    """The battle that is being fought; a combat card is seen when turned up. [W15.2, W36.7]"""
    shown = frame(s, s.attacker, step(s))
    shown["hits"] = Column(OF_BATTLE, bytes([s.fight[side][at] for side in (0, 1) for at in HITS]))
    shown["rearguard"] = Column(FIGURES, s.rearguard)
    for side in (FREE, SHADOW):
        shown[SIDES[side]] = combat_card(s, side)
    return shown
