"""The model of a content pack: dice, places and paths, all that values depend on."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from ringtable.games.dash.box.components import GANDALF, NAZGUL, ORC, RING, TREE, WARRIOR, Symbol
from ringtable.games.dash.solver.graph import Graph
from ringtable.games.dash.solver.rolls import MOST_DICE
from ringtable.games.dash.solver.sheet import ADVANCED, PLAIN, NazgulPath, Place, Side
from ringtable.games.dash.solver.turn import hazard_row, turn_values

HAZARD: Final = 0.24  # chance of a mark on the own path in each turn of an opponent [D14.9]


class Model:
    """Dice, places and paths of a content pack: all that values depend on."""

    def __init__(
        self,
        coloured: Sequence[Symbol],
        black: Sequence[Symbol],
        places: Sequence[Place],
        coloured_dice: int = 4,
        squares: int = 8,
        hazard: float = HAZARD,
    ) -> None:
        """`places` are the circles before Mordor, the first one being Bag End."""
        for symbol in (*coloured, *black):
            if not RING <= symbol <= TREE:
                raise ValueError(f"A face of a die is a symbol from 0 to 5, not {symbol}.")
        if not coloured or not 1 <= coloured_dice < MOST_DICE:
            raise ValueError(f"The solver needs 1 to {MOST_DICE - 1} coloured dice with faces.")
        self.coloured = sorted(coloured)
        self.black = sorted(black)
        self.places = list(places)
        self.coloured_dice = coloured_dice
        self.hazard = hazard
        self.mordor = len(self.places)
        self.path = NazgulPath(squares, coloured_dice + (1 if black else 0))
        self.graphs: dict[int, Graph] = {}
        text = (
            f"{self.coloured} {self.black} {[place.text for place in self.places]} "
            f"{coloured_dice} {squares} {hazard!r}"
        )
        self.digest = blake2b(text.encode(), digest_size=16).digest()

    def place(self, side: Side, p: int) -> Place:
        """The ability for a turn that begins on circle `p`. [D2.6, D10.1]"""
        return self.places[p] if side == ADVANCED else PLAIN

    def graph(self, players: int, duplicates: bool) -> Graph:
        """The turn with so many players in the game: all their other colours are neutral."""
        if not 1 <= players <= self.coloured_dice:
            raise ValueError(f"1 to {self.coloured_dice} players are in the game, not {players}.")
        key = players * 2 + int(duplicates)
        graph = self.graphs.get(key)
        if graph is None:
            own = self.coloured_dice - (players - 1)
            graph = Graph(self.coloured, self.black, own, players - 1, duplicates)
            self.graphs[key] = graph
        return graph

    def row(self, live: Sequence[float]) -> list[float]:
        """A row from the values of live sheets: 1 in Mordor, 0 when eliminated. [D14.5]"""
        width = self.path.width
        row: list[float] = []
        for p in range(self.mordor):
            row.append(0.0)
            row += live[p * (width - 1) : (p + 1) * (width - 1)]
        return [*row, 0.0, *[1.0] * (width - 1)]

    def out_of_time(self) -> list[float]:
        """The row when no turn is left. [D14.5]"""
        return self.row([0.0] * (self.mordor * (self.path.width - 1)))

    def turn_earlier(self, side: Side, players: int, row: Sequence[float]) -> list[float]:
        """The row for one more turn, sheet by sheet; `tables` does the same at once. [D14.5]"""
        width = self.path.width
        before = list(row)
        after = hazard_row(self.path, row, self.hazard, players - 1)
        for p in range(self.mordor):
            place = self.place(side, p)
            graph = self.graph(players, place.keep_duplicates)
            for i in range(1, width):
                h, u = self.path.pairs[i]
                values = turn_values(graph, self.path, place, after, p, h, u)
                before[p * width + i] = values.keep[graph.value_of[graph.start]]
        return before


def model_of(dice: Sequence[Sequence[Symbol]], places: Sequence[Place]) -> Model:
    """The model of a pack: its coloured dice and, last, the black one. [D2.1]"""
    coloured = [sorted(faces) for faces in dice[:-1]]
    for faces in coloured:
        if faces != coloured[0]:
            raise ValueError("The solver plays only with coloured dice that are all alike.")
    return Model(coloured[0], dice[-1], places, len(coloured))


HOUSE_COLOURED: Final = (RING, ORC, ORC, WARRIOR, NAZGUL, GANDALF)
HOUSE_BLACK: Final = (ORC, WARRIOR, NAZGUL, NAZGUL, GANDALF, TREE)


def house_places() -> list[Place]:
    """Bag End and the eight places of the advanced side. [D10.3-D10.10]"""
    return [
        PLAIN,
        Place(keep_duplicates=True),  # Rivendell
        Place(gandalf_void=True),  # Moria
        Place(warrior_value=2),  # Lothlórien
        Place(reroll_whole_roll_once_per_roll=True),  # Rohan
        Place(orc_value=2),  # Helm's Deep
        Place(nazgul_on_self_void=True),  # Gondor
        Place(all_nazgul_on_self=True),  # Minas Tirith
        Place(rings_required_for_mordor=2),  # Shelob's Lair
    ]


def house_model() -> Model:
    return Model(HOUSE_COLOURED, HOUSE_BLACK, house_places())
