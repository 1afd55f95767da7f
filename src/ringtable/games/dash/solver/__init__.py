"""Exact play for one hobbit: the best keep of every roll and the chance to reach Mordor. [D14]

Between turns a sheet is three numbers: `p`, the circle of the hobbit; `h`, the marks that still fit
into split squares at the front of the Nazgûl path; `u`, the empty unsplit squares behind them.
[D14.1] Values of all sheets for a number of own turns left form a row, and rows are shipped as a
file (`load_values`). Inside a turn a position is what is in the pool and what has been kept.
[D14.3] `turn_values` works one turn backwards from a row of values [D14.4]; a `Solver` answers for
concrete sheets and rolls.

The package knows nothing of states and decisions of the rules engine: it is arithmetic on ints, so
each of the two can check the other. Dice, places and path are parameters (`Model`).
"""

from ringtable.games.dash.box.components import GANDALF, NAZGUL, ORC, RING, TREE, WARRIOR
from ringtable.games.dash.solver.advice import Advice, Solver
from ringtable.games.dash.solver.graph import Graph
from ringtable.games.dash.solver.model import (
    HOUSE_BLACK,
    HOUSE_COLOURED,
    Model,
    house_model,
    house_places,
    model_of,
)
from ringtable.games.dash.solver.rolls import keep_from, kept_in, legal_keeps, shown_dice
from ringtable.games.dash.solver.sheet import (
    ADVANCED,
    KEPT,
    NORMAL,
    OTHER,
    OWN,
    PLAIN,
    SYMBOLS,
    NazgulPath,
    Place,
    Side,
    place_from,
    reduce_squares,
    square_to_split,
)
from ringtable.games.dash.solver.values import (
    FRACTION,
    HEADER,
    MAGIC,
    SECTION,
    UNLIMITED,
    ForeignValues,
    house_values,
    load_values,
)

__all__ = [
    "ADVANCED",
    "FRACTION",
    "GANDALF",
    "HEADER",
    "HOUSE_BLACK",
    "HOUSE_COLOURED",
    "KEPT",
    "MAGIC",
    "NAZGUL",
    "NORMAL",
    "ORC",
    "OTHER",
    "OWN",
    "PLAIN",
    "RING",
    "SECTION",
    "SYMBOLS",
    "TREE",
    "UNLIMITED",
    "WARRIOR",
    "Advice",
    "ForeignValues",
    "Graph",
    "Model",
    "NazgulPath",
    "Place",
    "Side",
    "Solver",
    "house_model",
    "house_places",
    "house_values",
    "keep_from",
    "kept_in",
    "legal_keeps",
    "load_values",
    "model_of",
    "place_from",
    "reduce_squares",
    "shown_dice",
    "square_to_split",
]
