"""Values one turn earlier: an own turn [D14.4] and the turns of opponents [D14.9]."""

from collections.abc import Sequence

from ringtable.games.dash.solver.graph import Graph
from ringtable.games.dash.solver.sheet import NazgulPath, Place


class TurnValues:
    """Values of one turn on one sheet: `keep` by number of `Graph.value_of`, and of repeating."""

    def __init__(self, keep: list[float], reroll: dict[int, float]) -> None:
        self.keep = keep  # finished turns and positions before their roll
        self.reroll = reroll  # Rohan only: the same position, its roll not to be repeated again


def turn_values(
    graph: Graph, path: NazgulPath, place: Place, row: Sequence[float], p: int, h: int, u: int
) -> TurnValues:
    """One turn backwards from `row`, the values of all sheets after the turn. [D14.4]

    A row has `path.width` values for every circle with Mordor as the last; the first of them is
    the value of elimination.
    """
    after = path.after[path.index(h, u)]
    mordor = len(row) // path.width - 1
    outcomes: list[float] = []
    for rings in range(graph.dice + 1):
        at = place.landing(p, rings, mordor) * path.width
        outcomes += [row[at + i] for i in after]
    v = [outcomes[ending] for ending in graph.endings(place)]
    kept = len(v) + len(graph.positions)
    v += [0.0] * (graph.size - len(v))
    reroll: dict[int, float] = {}
    reroll_allowed = place.reroll
    for stage in graph.stages:
        for pool in stage.pools:
            parts = pool.parts
            for value, best_of in zip(pool.values, pool.best, strict=True):
                best = best_of(v)
                mean = 0.0
                for chance, part in parts:
                    mean += chance * sum(best[part])
                v[value] = mean
                if reroll_allowed:
                    reroll[value] = mean
                    best = [x if x > mean else mean for x in best]
                    mean = 0.0
                    for chance, part in parts:
                        mean += chance * sum(best[part])
                    v[value] = mean
        for layer in stage.layers:
            v[layer.first : layer.end] = [
                x if x > y else y for x, y in zip(layer.lefts(v), layer.rights(v), strict=True)
            ]
    return TurnValues(v[:kept], reroll)


def hazard_row(path: NazgulPath, row: Sequence[float], chance: float, turns: int) -> list[float]:
    """Values before so many turns of opponents, each of which adds a mark by chance. [D14.9]"""
    values = list(row)
    outside = len(values) - path.width  # a hobbit in Mordor is there to stay
    for _ in range(turns):
        missed = values
        values = list(missed)
        for at in range(0, outside, path.width):
            for i in range(path.width):
                hit = missed[at + path.after[i][1]]
                values[at + i] += chance * (hit - values[at + i])
    return values
