"""What goes to the terminal, without colour where it is not wanted (NO_COLOR, pipes, `dumb`)."""

import json
import sys

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


def progress(quiet: bool) -> Progress:
    """A bar on standard error, only where somebody watches it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )
