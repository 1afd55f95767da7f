"""After the game: how lucky each player's dice were, against what they should have shown."""

from math import sqrt
from typing import Final

from ringtable.games.dash.box.components import DICE, GANDALF, NAZGUL, ORC, RING, SYMBOLS, Symbol
from ringtable.games.dash.box.content import pack_named
from ringtable.games.dash.facts import ROLLED, ROLLED_AGAIN
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import LuckLine, Options

# What is counted, and its name in the catalog.
COUNTED: Final[tuple[tuple[Symbol, str], ...]] = (
    (RING, "dash-luck-rings"),
    (NAZGUL, "dash-luck-nazgul"),
    (GANDALF, "dash-luck-gandalf"),
    (ORC, "dash-luck-orcs"),
)


def luck(seats: int, options: Options, facts: list[Fact]) -> list[LuckLine]:
    """Each symbol that was rolled, by seat, beside its expectation. Every roll counts, whatever was
    kept of it: keeping is skill."""
    faces = pack_named(options["pack"]).faces()
    lines: list[LuckLine] = []
    for seat in range(seats):
        rolls = rolls_of(seat, facts)
        for symbol, name in COUNTED:
            actual = 0.0
            expected = 0.0
            variance = 0.0
            for die, shown in rolls:
                chance = faces[die].count(symbol) / len(faces[die])
                expected += chance
                variance += chance * (1 - chance)
                if shown == symbol:
                    actual += 1
            lines.append((seat, name, actual, round(expected, 3), round(sqrt(variance), 3)))
    return lines


def rolls_of(seat: int, facts: list[Fact]) -> list[tuple[int, Symbol]]:
    """Every die that a seat rolled, and what it showed."""
    rolls: list[tuple[int, Symbol]] = []
    for fact in facts:
        if fact.kind.id not in (ROLLED.id, ROLLED_AGAIN.id) or fact.values[0] != seat:
            continue
        dice, symbols = fact.values[1], fact.values[2]
        if isinstance(dice, list) and isinstance(symbols, list):
            for die, symbol in zip(dice, symbols, strict=True):
                rolls.append((DICE.index(die), SYMBOLS.index(symbol)))
    return rolls
