"""Tables of values, computed for all sheets at once; written once, shipped as a file. [D14.5]

`python -m ringtable.games.dash.solver.tables` computes the file for the house dice again. Playing
and advising need neither this module nor numpy: `solver.load_values` reads the file.
"""

import sys
import zlib
from collections.abc import Callable
from pathlib import Path

from ringtable.games.dash.solver import (
    ADVANCED,
    FRACTION,
    HEADER,
    MAGIC,
    NORMAL,
    SECTION,
    Graph,
    Model,
    Side,
    house_model,
)

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(
        "Computing tables for dash needs numpy: pip install 'ringtable[solver]'."
    ) from missing

Row = NDArray[np.float64]  # values by circle, Mordor being the last, and number of the Nazgûl path
Arrival = Callable[[int, int, int], float]  # value of Mordor by turns left, open halves, unsplit

SOLO_TURNS = 10  # the limit of the solo game [D11.2]
GAME_TURNS = 12  # the longest horizon with opponents
SETTLED = 1e-13  # an unlimited value is final when a further turn changes it by less


def arrive(_turns_left: int, _h: int, _u: int) -> float:
    """Only arrival counts: values are probabilities. [D14.5]"""
    return 1.0


def arrive_with_marks(_turns_left: int, h: int, u: int) -> float:
    """Values are expected remaining marks, the score of the solo game. [D11.4, D14.10]"""
    return float(h + u)


def arrive_early(turns_left: int, _h: int, _u: int) -> float:
    """Values are turns saved: T + 1 minus the expected number of turns. [D14.10]

    Not to arrive within T turns counts as T + 1 turns.
    """
    return turns_left + 1.0


class Turns:
    """Goes one turn backwards for every sheet. [D14.4]"""

    def __init__(self, model: Model, side: Side, players: int) -> None:
        self.model = model
        self.side = side
        self.players = players
        self.after = np.array(model.path.after).T  # [splits * base + marks, path]
        self.arrays: dict[bool, _Arrays] = {}

    def row(self, turns_left: int, arrival: Arrival) -> Row:
        """A row in which nobody has arrived but in Mordor."""
        row = np.zeros((self.model.mordor + 1, self.model.path.width))
        row[-1, 1:] = [arrival(turns_left, h, u) for h, u in self.model.path.pairs[1:]]
        return row

    def hazard(self, values: Row) -> Row:
        """The values of one circle before the opponents take their turns. [D14.9]"""
        for _ in range(self.players - 1):
            values = values + self.model.hazard * (values[self.after[1]] - values)
        return values

    def circle(self, p: int, later: Row) -> Row:
        """The values before a turn that begins on circle `p`, from those after it."""
        place = self.model.place(self.side, p)
        graph = self.model.graph(self.players, place.keep_duplicates)
        arrays = self.arrays.get(graph.duplicates)
        if arrays is None:
            arrays = _Arrays(graph, self.model.path.width)
            self.arrays[graph.duplicates] = arrays
        mordor = self.model.mordor
        landings = [place.landing(p, rings, mordor) for rings in range(graph.dice + 1)]
        outcomes = np.concatenate([later[at][self.after] for at in landings])
        values = arrays.evaluate(outcomes[graph.endings(place)], place.reroll)
        values[0] = 0.0
        return values

    def earlier(self, row: Row) -> Row:
        """The row for one more turn; the values of Mordor stay as they are."""
        later = row.copy()
        for p in range(self.model.mordor):
            later[p] = self.hazard(row[p])
        earlier = row.copy()
        for p in range(self.model.mordor):
            earlier[p] = self.circle(p, later)
        return earlier


class _Arrays:
    """The lists of a graph as arrays, and room for its values on every Nazgûl path."""

    def __init__(self, graph: Graph, width: int) -> None:
        self.values = np.zeros((graph.size, width))
        self.start = graph.value_of[graph.start]
        self.stages = [
            (
                [(np.array(p.values), np.array(p.rolls), np.array(p.chances)) for p in stage.pools],
                [
                    (layer.first, layer.end, np.array(layer.left), np.array(layer.right))
                    for layer in stage.layers
                ],
            )
            for stage in graph.stages
        ]

    def evaluate(self, finished: Row, reroll: bool) -> Row:
        v = self.values
        v[: len(finished)] = finished
        for pools, layers in self.stages:
            for values, rolls, chances in pools:
                best = v[rolls]
                v[values] = chances @ best
                if reroll:
                    v[values] = chances @ np.maximum(best, v[values][:, None, :])
            for first, end, left, right in layers:
                np.maximum(v[left], v[right], out=v[first:end])
        start: Row = v[self.start]
        return start.copy()


def horizon_rows(
    model: Model, side: Side, players: int, turns: int, arrival: Arrival = arrive
) -> list[Row]:
    """The best values with 0, 1, … `turns` own turns left. [D14.5]"""
    step = Turns(model, side, players)
    rows = [step.row(0, arrival)]
    for turns_left in range(turns):
        rows[-1][-1] = step.row(turns_left, arrival)[-1]
        rows.append(step.earlier(rows[-1]))
    return rows


def unlimited_row(model: Model, side: Side, players: int, arrival: Arrival = arrive) -> Row:
    """The best values without a turn limit: circle after circle backwards from Mordor. [D14.7]"""
    step = Turns(model, side, players)
    row = step.row(0, arrival)
    later = row.copy()
    for p in reversed(range(model.mordor)):
        change = 1.0
        while change > SETTLED:
            later[p] = step.hazard(row[p])
            values = step.circle(p, later)
            change = float(np.max(np.abs(values - row[p])))
            row[p] = values
        later[p] = step.hazard(row[p])
    return row


def probability_rows(model: Model, side: Side, players: int, turns: int) -> list[Row]:
    """The rows of a file: without a limit, and with 1, 2, … `turns` turns left."""
    return [unlimited_row(model, side, players), *horizon_rows(model, side, players, turns)[1:]]


def pack_values(model: Model, tables: dict[tuple[Side, int], list[Row]]) -> bytes:
    """The file that `solver.load_values` reads: rows by side and number of players."""
    head = HEADER.pack(MAGIC, model.digest, len(tables))
    body = b""
    for (side, players), rows in tables.items():
        head += SECTION.pack(side, players, len(rows))
        live = np.stack(rows)[:, : model.mordor, 1:]
        body += np.rint(live * FRACTION).astype("<u4").tobytes()
    return head + zlib.compress(body, 9)


def house_tables() -> bytes:
    model = house_model()
    tables: dict[tuple[Side, int], list[Row]] = {}
    for side in (NORMAL, ADVANCED):
        for players in range(1, 5):
            turns = SOLO_TURNS if players == 1 else GAME_TURNS
            tables[side, players] = probability_rows(model, side, players, turns)
    return pack_values(model, tables)


if __name__ == "__main__":
    file = Path(__file__).parents[1] / "data" / "values.bin"
    data = house_tables()
    file.write_bytes(data)
    sys.stdout.write(f"{len(data)} bytes of values in {file.name}\n")
