"""What many games were like: by the game's own statistics, or else by how they ended."""

from collections.abc import Iterable, Mapping
from typing import Any

from ringtable.kernel.game import Game
from ringtable.kernel.statistics import Bar, Cell, Chart, Run, Table
from ringtable.sim.intervals import wilson

COLOURS = ("#b8862b", "#5b6b7b", "#8c3b3b", "#3f6f5f", "#7a5a86", "#a9a08c")


def settings(game: Game) -> list[dict[str, str]]:
    """The options that `--every` goes through."""
    if game.statistics.settings is not None:
        return game.statistics.settings
    first = next((option for option in game.options if option.choices), None)
    return [{}] if first is None else [{first.id: choice} for choice in first.choices]


def tables(game: Game, runs: list[Run]) -> list[Table]:
    own = game.statistics.tables
    return [outcome_table(game, runs)] if own is None else own(runs)


def charts(game: Game, runs: list[Run]) -> list[Chart]:
    own = game.statistics.charts
    return [outcome_chart(game, runs)] if own is None else own(runs)


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
