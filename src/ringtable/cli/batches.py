"""What commands that play many games have in common: where they play, and what is kept of it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from ringtable.cli.arguments import JOBS, BadArgument, read_text, reason_of
from ringtable.cli.screen import Meter
from ringtable.kernel.errors import RingtableError
from ringtable.sim.backends import open_backend
from ringtable.sim.kept import Kept, read_kept, write_kept
from ringtable.sim.portions import without_ctrl_c
from ringtable.sim.run import play_batches

KEEP_SECONDS = 10.0  # how often a file that was asked for is brought up to date


class Carried(NamedTuple):
    """How games were played."""

    seconds: float
    jobs: int
    cluster: str
    whole: bool


def add_where(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=JOBS, help="processes at the same time (1)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="play on Dask: local:2 for two workers here, or a scheduler, tcp://10.0.0.5:8786",
    )


def add_keeping(parser: ArgumentParser) -> None:
    parser.add_argument("--out", metavar="FILE", help="keep the results in this file")
    parser.add_argument("--continue", dest="resume", metavar="FILE", help="go on with kept results")


def check_where(wish: Namespace) -> None:
    if wish.jobs and wish.cluster:
        raise BadArgument("--jobs is for this machine, --cluster for others: name one of them")


def taken_up(wish: Namespace, command: str, instead: tuple[str, ...]) -> Kept | None:
    """The results that are to be continued, if any. All but `--games` comes from the file."""
    if wish.resume is None:
        if wish.game is None:
            raise BadArgument("missing: game")
        return None
    for name in ("game", *instead):
        if getattr(wish, name):
            raise BadArgument(f"--continue takes everything from the file: leave out {name}")
    kept = read_kept(read_text(wish.resume), wish.resume)
    if kept.command != command:
        raise BadArgument(f"{wish.resume} belongs to `ringtable {kept.command}`")
    for batch in kept.batches:
        batch.plan.check()
        if wish.games:
            if batch.done and batch.done[-1].stop > wish.games + 1:
                raise BadArgument(f"more than {wish.games:,} games were played already")
            batch.asked = wish.games
    return kept


def carry_out(kept: Kept, wish: Namespace, title: str) -> Carried:
    """Play what is left, and keep it where that was asked for, or where it would be lost."""
    file = wish.out or wish.resume
    jobs = wish.jobs or 1
    if kept.whole:
        return Carried(0.0, jobs, wish.cluster, True)
    backend = open_backend(jobs, wish.cluster)
    began = perf_counter()
    saved = began
    with Meter(title, kept.asked, kept.games, wish.json) as meter:

        def count(games: int, decisions: int) -> None:
            nonlocal saved
            meter.count(games, decisions)
            if file and perf_counter() > saved + KEEP_SECONDS:
                keep(kept, file)
                saved = perf_counter()

        try:
            whole = play_batches(kept.batches, backend, count, meter.say)
            seconds = perf_counter() - began
            with without_ctrl_c():
                if not whole:
                    meter.say(f"interrupted; {rescued(kept, file)}")
                elif file:
                    keep(kept, file)
        except RingtableError as problem:
            if not kept.games:
                raise
            raise RingtableError(f"{problem}; {rescued(kept, file)}", problem.reason) from problem
        finally:
            with without_ctrl_c():
                backend.close()
    return Carried(seconds, backend.workers, wish.cluster, whole)


def rescued(kept: Kept, file: str | None) -> str:
    """Keep what was played, and say where it is and how to go on."""
    if not kept.games:
        return "no game was finished, nothing is kept"
    name = file or unused(f"{kept.command}-{kept.batches[0].plan.game}")
    keep(kept, name)
    return (
        f"{kept.games:,} of {kept.asked:,} games are in {name}; "
        f"go on with: ringtable {kept.command} --continue {name}"
    )


def unused(stem: str) -> str:
    """A name that no file has yet: what was kept before stays."""
    number = 1
    while Path(f"{stem}-{number}.json").exists():
        number += 1
    return f"{stem}-{number}.json"


def keep(kept: Kept, file: str) -> None:
    try:
        write_kept(kept, Path(file))
    except OSError as problem:
        raise BadArgument(f"{file} cannot be written: {reason_of(problem)}") from None
