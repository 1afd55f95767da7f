"""Compute the exact table of a game again: the file that advisors and the strongest bot read."""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from time import perf_counter

from ringtable import api
from ringtable.cli.arguments import BadArgument, add_game, reason_of

SOLVED = {"dash": "ringtable.games.dash.solver.tables"}


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", type=Path, help="write it here; without it, compare only")


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    if game.id not in SOLVED:
        raise BadArgument(f"{game.title} has no exact solution")
    try:
        tables = import_module(SOLVED[game.id])
    except ImportError as missing:  # numpy is optional
        raise BadArgument(str(missing)) from None
    started = perf_counter()
    data: bytes = tables.house_tables()
    seconds = perf_counter() - started
    print(f"{game.title}: {len(data):,} bytes of values in {seconds:.1f} s.")
    if wish.out is None:
        shipped = Path(str(tables.__file__)).parents[1] / "data" / "values.bin"
        same = shipped.is_file() and shipped.read_bytes() == data
        print("The shipped file is the same." if same else "The shipped file differs.")
        return 0 if same else 1
    try:
        wish.out.write_bytes(data)
    except OSError as problem:
        raise BadArgument(f"{wish.out} cannot be written: {reason_of(problem)}") from None
    return 0
