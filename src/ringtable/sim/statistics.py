"""Statistics of a game's own: what finished games were like, beyond who won them.

A game may have a module `ringtable.games.<id>.statistics`, found by its name as bots are, with

- `see(s) -> dict[str, int]`: numbers that a finished game adds to the sums of its run, such as
  `{"lost-in/gondor": 1, "turns": 23}`. Names with a stroke are grouped in `--json`.
- `watch(s, sums)`: called before every decision, with the sums of this game so far to write into;
  for what a finished game no longer shows, such as the influence at each step.
- `tables(runs) -> list[Table]` and `charts(runs) -> list[Chart]`: what is shown of some runs.
- `SETTINGS: list[dict[str, str]]`: options that `--every` plays one after the other, each with
  every number of players; without it the choices of the game's first option.

All of them may be missing: any game is shown by the reasons of its ends. The module must compile
with mypyc and must not import `ringtable.sim`, so nothing but plain data goes in and out.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.sim.intervals import wilson

Sums = dict[str, int]
# Games of the same kind: options, players, sums. Beside what the game sees itself, the sums have
# `games`, `decisions` and for every reason of an end `outcome/<reason>`.
Run = tuple[dict[str, str], int, Sums]

# What stands in a table. A pair is a share, so many of so many: it is shown with its interval.
Cell = str | int | float | tuple[int, int]
Table = tuple[str, list[str], list[list[Cell]]]  # title, columns (`>` before figures), rows

Part = tuple[str, str]  # name and colour (#rrggbb) of a part of each bar
Bar = tuple[str, str, list[int]]  # group, label, and as many numbers as there are parts
Chart = tuple[
    str, list[Part], list[Bar]
]  # title, parts, bars; the first chart marks the interval of its first part

COLOURS = ("#b8862b", "#5b6b7b", "#8c3b3b", "#3f6f5f", "#7a5a86", "#a9a08c")


def own_statistics(game: Game) -> Any:
    """The module `ringtable.games.<id>.statistics`, or None if a game has none."""
    name = f"ringtable.games.{game.id}.statistics"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name == name:
            return None
        raise


def nothing(_s: State) -> Sums:
    """What is seen of a game that has no statistics of its own."""
    return {}


def seer(game: Game) -> Callable[[Any], Sums]:
    see: Callable[[Any], Sums] = getattr(own_statistics(game), "see", nothing)
    return see


def watcher(game: Game) -> Callable[[Any, Sums], None] | None:
    watch: Callable[[Any, Sums], None] | None = getattr(own_statistics(game), "watch", None)
    return watch


def settings(game: Game) -> list[dict[str, str]]:
    """The options that `--every` goes through."""
    own: list[dict[str, str]] | None = getattr(own_statistics(game), "SETTINGS", None)
    if own is not None:
        return own
    first = next((option for option in game.options if option.choices), None)
    return [{}] if first is None else [{first.id: choice} for choice in first.choices]


def tables(game: Game, runs: list[Run]) -> list[Table]:
    own = getattr(own_statistics(game), "tables", None)
    made: list[Table] = own(runs) if own is not None else [outcome_table(game, runs)]
    return made


def charts(game: Game, runs: list[Run]) -> list[Chart]:
    own = getattr(own_statistics(game), "charts", None)
    made: list[Chart] = own(runs) if own is not None else [outcome_chart(game, runs)]
    return made


def reasons(runs: Iterable[Run]) -> list[str]:
    """Why games ended, the most frequent reason first."""
    total: dict[str, int] = {}
    for _, _, sums in runs:
        for name, number in sums.items():
            if name.startswith("outcome/"):
                reason = name.removeprefix("outcome/")
                total[reason] = total.get(reason, 0) + number
    return sorted(total, key=lambda reason: (-total[reason], reason))


def setting_name(game: Game, options: dict[str, str]) -> str:
    """The options that are not as usual."""
    usual = game.settle({})
    return ", ".join(value for id, value in options.items() if value != usual[id]) or "usual"


def players(seats: int) -> str:
    return "1 player" if seats == 1 else f"{seats} players"


def outcome_table(game: Game, runs: list[Run]) -> Table:
    ends = reasons(runs)
    rows: list[list[Cell]] = [
        [
            setting_name(game, options),
            seats,
            sums["games"],
            *((sums.get(f"outcome/{reason}", 0), sums["games"]) for reason in ends),
        ]
        for options, seats, sums in runs
    ]
    return ("", ["setting", ">players", ">games", *(f">{reason}" for reason in ends)], rows)


def outcome_chart(game: Game, runs: list[Run]) -> Chart:
    ends = reasons(runs)
    parts = [(end, COLOURS[number % len(COLOURS)]) for number, end in enumerate(ends)]
    bars: list[Bar] = [
        (
            setting_name(game, options),
            players(seats),
            [sums.get(f"outcome/{reason}", 0) for reason in ends],
        )
        for options, seats, sums in runs
    ]
    return ("How games end", parts, bars)


def cell_text(cell: Cell) -> str:
    """A cell as people read it."""
    if isinstance(cell, tuple):
        share = wilson(*cell)
        return f"{share.value:.1%} [{100 * share.low:.1f}–{100 * share.high:.1f}]"
    if isinstance(cell, float):
        return f"{cell:,.2f}"
    return f"{cell:,}" if isinstance(cell, int) else cell


def nested(sums: Mapping[str, int]) -> dict[str, Any]:
    """Sums for `--json`: `lost-in/gondor` stands as `gondor` under `lost-in`."""
    made: dict[str, Any] = {}
    for name in sorted(sums):
        group, stroke, rest = name.partition("/")
        if stroke:
            made.setdefault(group, {})[rest] = sums[name]
        else:
            made[name] = sums[name]
    return made
