"""Tell a record in words, action by action. Nothing is played again: it shows what was seen.

The record is checked for its seal only; `ringtable check` verifies all of it.
"""

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.markup import escape

from ringtable import api
from ringtable.cli.arguments import BadArgument, read_text, whole_number
from ringtable.cli.screen import console
from ringtable.cli.words import Speaker, add_language
from ringtable.kernel import agreement
from ringtable.kernel.errors import BadRecord
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game
from ringtable.kernel.record import open_record


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("record", help="the file")
    parser.add_argument("--from", dest="first", type=whole_number(0, 10**6), default=0, metavar="N")
    parser.add_argument("--to", dest="last", type=whole_number(0, 10**6), metavar="N")
    parser.add_argument(
        "--seat", type=whole_number(1, 8), help="as this seat saw it; without it, everything"
    )
    add_language(parser)


def run(wish: Namespace) -> int:
    record = open_record(read_text(wish.record))
    game = api.load(record["game"])
    moves = record["moves"]
    last = len(moves) if wish.last is None else wish.last
    if wish.first > last or last > len(moves):
        raise BadArgument(f"the record has steps 0 to {len(moves)}, not {wish.first} to {last}")
    if wish.seat is not None and wish.seat > record["seats"]:
        raise BadArgument(f"the record has seats 1 to {record['seats']}, not {wish.seat}")
    seat = None if wish.seat is None else wish.seat - 1
    speaker = Speaker(wish.lang, record["names"], -1 if seat is None else seat)
    screen = console()
    steps = [{"facts": record["opening"]}, *moves]
    told = [fact_from(game, fact, seat) for step in steps for fact in step["facts"]]
    lines = iter(speaker.tell(game, told, None))
    for step, entry in enumerate(steps[: last + 1]):
        here = [line for _, line in zip(entry["facts"], lines, strict=False) if line]
        if step < wish.first:
            continue
        if step:
            name = escape(record["names"][entry["seat"]])
            screen.print(f"[bold]{step}.[/bold] {name}: {escape(entry['action'])}")
        for line in here:
            screen.print(f"   {line}")
    return 0


def fact_from(game: Game, data: dict[str, Any], seat: int | None) -> Fact:
    """A stored fact; who looks at the whole record hears everything."""
    kind = {**game.facts, **agreement.KINDS}.get(data.get("kind", ""))
    if kind is None:
        raise BadRecord(f"{game.title} knows no fact {data.get('kind')!r}", "shape")
    veiled = data["veiled"]
    audience = data["audience"] if seat is not None else -1
    return Fact(
        kind,
        data["cause"],
        tuple(data["values"]),
        audience,
        None if veiled is None else tuple(veiled),
    )
