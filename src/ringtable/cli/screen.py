"""What goes to the terminal, without colour where it is not wanted (NO_COLOR, pipes, `dumb`)."""

import json
import sys
from time import perf_counter

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table


def console() -> Console:
    """Made anew for every use, so that it writes to the standard output of that moment."""
    return Console(highlight=False, soft_wrap=True)


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def table(*columns: str) -> Table:
    """A table of words, with figures (columns that begin with `>`) to the right."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        right = column.startswith(">")
        made.add_column(column.removeprefix(">"), justify="right" if right else "left")
    return made


class Meter:
    """A bar on standard error that counts games and says how fast they go; only where somebody
    watches it."""

    def __init__(self, title: str, games: int, done: int, quiet: bool) -> None:
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[pace]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=quiet or not sys.stderr.isatty(),
        )
        self.task = self.bar.add_task(title, total=games, completed=done, pace="")
        self.began = perf_counter()
        self.games = 0
        self.decisions = 0

    def __enter__(self) -> "Meter":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def count(self, games: int, decisions: int) -> None:
        self.games += games
        self.decisions += decisions
        self.bar.update(self.task, advance=games, pace=self.pace())

    def pace(self) -> str:
        seconds = max(perf_counter() - self.began, 1e-3)
        games, decisions = self.games / seconds, self.decisions / seconds
        return f"{games:,.{0 if games >= 10 else 1}f} games/s, {decisions:,.0f} decisions/s"

    def say(self, sentence: str) -> None:
        """A sentence above the bar."""
        print(f"ringtable: {sentence}", file=sys.stderr)
