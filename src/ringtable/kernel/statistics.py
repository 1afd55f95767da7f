"""Statistics of a game's own: what finished games were like, beyond who won them."""

from collections.abc import Callable
from typing import Any, Final

Sums = dict[str, int]
# Games of the same kind: options, players, sums. Beside what the game sees itself, the sums have
# `games`, `decisions` and for every reason of an end `outcome/<reason>`.
Run = tuple[dict[str, str], int, Sums]

# What stands in a table. A pair is a share, so many of so many: it is shown with its interval.
Cell = str | int | float | tuple[int, int]
Table = tuple[str, list[str], list[list[Cell]]]  # title, columns (`>` before figures), rows

Part = tuple[str, str]  # name and colour (#rrggbb) of a part of each bar
Bar = tuple[str, str, list[int]]  # group, label, and as many numbers as there are parts
# Title, parts, bars; the first chart marks the interval of its first part.
Chart = tuple[str, list[Part], list[Bar]]


class Statistics:
    """What a game counts and shows. All of it may be missing: any game is shown by its ends.

    - `see(s)`: numbers that a finished game adds to the sums of its run, such as
      `{"lost-in/gondor": 1, "turns": 23}`. Names with a stroke are grouped in `--json`.
    - `watch(s, sums)`: called before every decision, with the sums of this game so far to write
      into; for what a finished game no longer shows, such as the influence at each step.
    - `tables(runs)` and `charts(runs)`: what is shown of some runs.
    - `settings`: options that `--every` plays one after the other, each with every number of
      players; without it the choices of the game's first option.
    """

    def __init__(
        self,
        see: Callable[[Any], Sums] | None = None,
        watch: Callable[[Any, Sums], None] | None = None,
        tables: Callable[[list[Run]], list[Table]] | None = None,
        charts: Callable[[list[Run]], list[Chart]] | None = None,
        settings: list[dict[str, str]] | None = None,
    ) -> None:
        self.see = see
        self.watch = watch
        self.tables = tables
        self.charts = charts
        self.settings = settings


NO_STATISTICS: Final = Statistics()
