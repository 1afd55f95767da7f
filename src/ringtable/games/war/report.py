"""After the game: how lucky everybody's dice were, against what they should have shown."""

from math import sqrt
from typing import Final

from ringtable.games.war.box.components import EYE, FACES, FREE, SHADOW, WILL_OF_THE_WEST, Side
from ringtable.games.war.box.content import pack_named
from ringtable.games.war.facts import (
    COMBAT_ROLLED,
    HUNT_REROLLED,
    HUNT_ROLLED,
    REROLLED,
    ROLLED,
)
from ringtable.games.war.odds.hunt import die_chance
from ringtable.kernel.fact import Fact, FactValue
from ringtable.kernel.game import LuckLine, Options

SIXTH: Final = 1 / 6  # one face of each action die is the Eye, or the Will of the West [W6.1, W6.2]


class Tally:
    """What came of some dice, what was to be expected, and its variance."""

    def __init__(self) -> None:
        self.came = 0
        self.expected = 0.0
        self.variance = 0.0

    def add(self, came: int, dice: int, chance: float) -> None:
        self.came += came
        self.expected += dice * chance
        self.variance += dice * chance * (1 - chance)

    def line(self, seat: int, name: str) -> LuckLine:
        spread = round(sqrt(self.variance), 3)
        return (seat, name, float(self.came), round(self.expected, 3), spread)


def luck(seats: int, options: Options, facts: list[Fact]) -> list[LuckLine]:
    """Hits in battle, Wills of the West and Eyes by seat; successes of the Hunt for the first seat
    of the Shadow. Every die counts, whatever was made of it. [W5.14, W15.9, W25.5]"""
    sides = [seat.side for seat in pack_named(options["pack"]).seats[seats]]
    lines: list[LuckLine] = []
    for seat, side in enumerate(sides):
        lines.append(hits(seat, facts).line(seat, "war-luck-hits"))
        name = "war-luck-wills" if side == FREE else "war-luck-eyes"
        lines.append(faces(seat, side, facts).line(seat, name))
    lines.append(hunts(facts).line(sides.index(SHADOW), "war-luck-hunt"))
    return lines


def hits(seat: int, facts: list[Fact]) -> Tally:
    """Of combat rolls and leader re-rolls; a natural 1 never hits, a natural 6 always. [W15.11]"""
    tally = Tally()
    for fact in facts:
        if fact.kind.id in (COMBAT_ROLLED.id, REROLLED.id) and fact.values[0] == seat:
            need = whole(fact.values[2])
            chance = min(5, max(1, 7 - need)) / 6
            tally.add(whole(fact.values[3]), dice_in(fact.values[1]), chance)
    return tally


def faces(seat: int, side: Side, facts: list[Fact]) -> Tally:
    """The face that matters most among a side's action dice."""
    wanted = FACES[WILL_OF_THE_WEST if side == FREE else EYE]
    tally = Tally()
    for fact in facts:
        if fact.kind.id == ROLLED.id and fact.values[0] == seat:
            shown = fact.values[1]
            if isinstance(shown, list):
                tally.add(shown.count(wanted), len(shown), SIXTH)
    return tally


def hunts(facts: list[Fact]) -> Tally:
    """Successes of Hunt rolls, dice thrown again included. [W25.5-W25.9]"""
    tally = Tally()
    bonus = 0
    for fact in facts:
        if fact.kind.id == HUNT_ROLLED.id:
            bonus = whole(fact.values[1])
            tally.add(whole(fact.values[3]), dice_in(fact.values[2]), die_chance(bonus))
        elif fact.kind.id == HUNT_REROLLED.id:
            tally.add(whole(fact.values[1]), dice_in(fact.values[0]), die_chance(bonus))
    return tally


def whole(value: FactValue) -> int:
    return value if isinstance(value, int) else 0


def dice_in(value: FactValue) -> int:
    """How many dice a fact shows, as a list or as text."""
    if isinstance(value, list):
        return len(value)
    return len([one for one in str(value) if one.isdigit()])
