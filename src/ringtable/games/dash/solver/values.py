"""Rows of values by turns left, and the file in which they are shipped. [D14.5]"""

import zlib
from importlib.resources import files
from struct import Struct, unpack_from
from struct import error as StructError
from typing import Final

from ringtable.games.dash.solver.model import Model, house_model
from ringtable.games.dash.solver.sheet import Side
from ringtable.games.dash.solver.turn import hazard_row

UNLIMITED: Final = -1  # turns left in a game without a turn limit [D14.7]

# A file is a header, a list of (side, players, number of rows) and, compressed, the live values of
# all rows as 32-bit fractions: 0 is impossible, FRACTION is certain. Row 0 is the unlimited one.
MAGIC: Final = b"dashval1"
HEADER: Final = Struct("<8s16sH")
SECTION: Final = Struct("<BBH")
FRACTION: Final = 0xFFFFFFFF


class ForeignValues(ValueError):
    """A file of values that cannot be used."""


class Values:
    """Rows of values by side and number of players: the unlimited one, then 1, 2, … turns left."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._rows: dict[int, list[list[float]]] = {}
        self._fractions: dict[int, bytes] = {}
        self._later: dict[int, list[float]] = {}

    def add(self, side: Side, players: int, fractions: bytes) -> None:
        """Live values as they are in a file; they are unpacked when first wanted."""
        self._fractions[side << 8 | players] = fractions

    def rows(self, side: Side, players: int) -> list[list[float]]:
        key = side << 8 | players
        rows = self._rows.get(key)
        if rows is None:
            packed = self._fractions.get(key)
            if packed is None:
                raise ValueError(f"There are no values for side {side} and {players} players.")
            live = self.model.mordor * (self.model.path.width - 1)
            rows = [
                self.model.row([x / FRACTION for x in unpack_from(f"<{live}I", packed, at)])
                for at in range(0, len(packed), 4 * live)
            ]
            self._rows[key] = rows
        return rows

    def known_turns(self, side: Side, players: int, turns_left: int) -> int:
        """More turns than there are rows for count as the longest horizon."""
        if turns_left < UNLIMITED:
            raise ValueError(f"There cannot be {turns_left} turns left.")
        return min(turns_left, len(self.rows(side, players)) - 1)

    def row(self, side: Side, players: int, turns_left: int) -> list[float]:
        """Values before the own turn."""
        turns_left = self.known_turns(side, players, turns_left)
        if turns_left == 0:
            return self.model.out_of_time()
        return self.rows(side, players)[0 if turns_left == UNLIMITED else turns_left]

    def later(self, side: Side, players: int, turns_left: int) -> list[float]:
        """Values after the own turn, before the opponents take theirs."""
        turns_left = self.known_turns(side, players, turns_left)
        if turns_left == 0:
            raise ValueError("There is no turn left.")
        key = (side << 8 | players) << 8 | turns_left + 1
        later = self._later.get(key)
        if later is None:
            next_turn = UNLIMITED if turns_left == UNLIMITED else turns_left - 1
            row = self.row(side, players, next_turn)
            later = hazard_row(self.model.path, row, self.model.hazard, players - 1)
            self._later[key] = later
        return later


def load_values(data: bytes, model: Model) -> Values:
    """The values in a file, refused unless they were computed for exactly this model."""
    values = Values(model)
    try:
        magic, digest, sections = HEADER.unpack_from(data)
        if magic != MAGIC:
            raise ForeignValues("This is not a file of dash values, or of another version.")
        if digest != model.digest:
            raise ForeignValues(
                "These values were computed for other dice, places or paths than this pack has."
            )
        parts = [SECTION.unpack_from(data, HEADER.size + i * SECTION.size) for i in range(sections)]
        body = zlib.decompress(data[HEADER.size + sections * SECTION.size :])
    except (StructError, zlib.error):
        raise ForeignValues("This file of dash values is damaged.") from None
    row = 4 * model.mordor * (model.path.width - 1)
    at = 0
    for side, players, rows in parts:
        values.add(side, players, body[at : at + rows * row])
        at += rows * row
    if at != len(body):
        raise ForeignValues("This file of dash values is damaged.")
    return values


def house_values() -> Values:
    """The values shipped for the house dice."""
    file = files("ringtable.games.dash") / "data" / "values.bin"
    return load_values(file.read_bytes(), house_model())
