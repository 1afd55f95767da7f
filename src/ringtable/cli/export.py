"""Write finished games as rows for notebooks: simulated ones, records, or those of a server.

ringtable export dash --games 10000 --bots greedy --rows games --out dash.parquet
ringtable export --records mine.json other.json --rows decisions --out games.jsonl
ringtable export --db sqlite:///ringtable.db --rows facts --out facts.parquet

Rows are games, decisions (with the view of who decided and what came of it) or facts.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from ringtable import api
from ringtable.bots import bot_names
from ringtable.cli.arguments import (
    GAMES,
    BadArgument,
    add_game,
    add_match,
    read_text,
    reason_of,
    whole_number,
    word_list,
)
from ringtable.cli.batches import add_where, check_where
from ringtable.cli.screen import Meter
from ringtable.cli.sim import line_up
from ringtable.kernel.match import Match
from ringtable.kernel.record import open_record
from ringtable.sim.backends import open_backend
from ringtable.sim.export import (
    ROWS,
    JsonLines,
    Parquet,
    Story,
    Writer,
    export_simulated,
    rows_of,
    story_of,
)
from ringtable.sim.run import Plan


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--games", type=GAMES, help="how many to simulate (1000)")
    parser.add_argument("--bots", type=word_list, help="by seat; one sits everywhere (random)")
    parser.add_argument("--seats", type=whole_number(1, 8), help="how many, if one bot is named")
    parser.add_argument("--records", nargs="+", metavar="FILE", help="records instead")
    parser.add_argument("--db", metavar="URL", help="the finished tables of a server instead")
    parser.add_argument("--names", action="store_true", help="with the names of people")
    parser.add_argument("--rows", choices=ROWS, default="decisions", help="what a row is")
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="FILE.parquet, FILE.jsonl, or - to print"
    )
    add_where(parser)
    add_match(parser)
    parser.set_defaults(json=False)


def run(wish: Namespace) -> int:
    check_where(wish)
    sources = [bool(wish.game), bool(wish.records), bool(wish.db)]
    if sum(sources) != 1:
        raise BadArgument("name one thing to export: a game, --records or --db")
    plan = plan_of(wish) if wish.game else None
    with ExitStack() as open_files:
        writer = writer_for(wish.out, wish.rows, open_files)
        try:
            if plan is not None:
                simulate(wish, plan, writer)
                return 0
            matches = records(wish.records) if wish.records else tables(wish.db)
            count = 0
            for name, players, match in matches:
                writer.write(rows_of(story(name, players, match, wish.names), wish.rows))
                count += 1
        finally:
            writer.close()
    print(f"ringtable: {count:,} games", file=sys.stderr)
    return 0


def plan_of(wish: Namespace) -> Plan:
    game = api.load(wish.game)
    bots = line_up(wish.bots or ["random"], wish.seats, game.seats)
    plan = Plan(game.id, bots, tuple(wish.option), wish.seed or "1")
    plan.check()
    return plan


def simulate(wish: Namespace, plan: Plan, writer: Writer) -> None:
    games = wish.games or 1000
    backend = open_backend(wish.jobs or 1, wish.cluster)
    try:
        with Meter(api.load(plan.game).title, games, 0, wish.out == "-") as meter:
            export_simulated(plan, games, wish.rows, writer, backend, meter.count, meter.say)
    finally:
        backend.close()


def writer_for(out: str, rows: str, open_files: ExitStack) -> Writer:
    if out == "-":
        return JsonLines(sys.stdout)
    if not out.endswith((".parquet", ".jsonl")):
        raise BadArgument(f"--out is FILE.parquet or FILE.jsonl, not {out}")
    try:
        if out.endswith(".parquet"):
            return Parquet(Path(out), rows)
        return JsonLines(open_files.enter_context(Path(out).open("w", encoding="utf-8")))
    except OSError as problem:
        raise BadArgument(f"{out} cannot be written: {reason_of(problem)}") from None


def records(files: list[str]) -> Iterator[tuple[str, list[str], Match]]:
    """Records are checked as they are read; one that is not over has secrets still."""
    for file in files:
        text = read_text(file)
        match = api.read_record(text)
        if match.outcome is None:
            raise BadArgument(f"{file}: the match is not over")
        yield Path(file).stem, list(open_record(text)["names"]), match


def tables(db: str) -> Iterator[tuple[str, list[str], Match]]:
    from ringtable.server.finished import finished_matches

    return finished_matches(db, lambda words: print(f"ringtable: {words}", file=sys.stderr))


def story(name: str, players: list[str], match: Match, names: bool) -> Story:
    """People stay nameless unless their names are asked for."""
    if not names:
        bots = bot_names(match.game)
        players = [player if player in bots else "" for player in players]
    return story_of(match, name, players)
