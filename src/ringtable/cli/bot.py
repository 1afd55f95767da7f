"""Try a bot of your own, or send it to a table. It may be written in any language.

ringtable bot ./mybot                             some games against chance: what does it do wrong?
ringtable bot "node mybot.js --deep" --game dash
ringtable bot ws://127.0.0.1:9000                 a bot behind a WebSocket
ringtable bot ./mybot --table https://host/t/TABLE#seat=TOKEN

In tournaments and simulations its name is bot:./mybot, or its ws:// address. docs/bots.md tells
what a bot says and hears.
"""

import sys
from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.bots.lines import BotFault
from ringtable.bots.outside import Hello, Outside
from ringtable.bots.trial import Trial, try_out
from ringtable.bots.visitor import Visitor
from ringtable.cli.arguments import BadArgument, add_json, seconds, whole_number
from ringtable.cli.screen import console, print_json, table
from ringtable.kernel.errors import RingtableError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bot", help="a command, or the address of a WebSocket")
    parser.add_argument("--game", help="try this game only; else all that the bot plays")
    parser.add_argument("--games", type=whole_number(1, 10_000), default=3, help="of each (3)")
    parser.add_argument("--seconds", type=seconds, default=5.0, help="for an answer (5)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same dice")
    parser.add_argument("--table", metavar="LINK", help="sit down there and play to the end")
    add_json(parser)


def run(wish: Namespace) -> int:
    bot = Outside(wish.bot, errors=None)
    bot.thinking = wish.seconds
    try:
        hello = bot.greet()
        if wish.table:
            return visit(wish, bot)
        return trial(wish, bot, hello)
    except BotFault as fault:
        raise RingtableError(f"{wish.bot}: {fault}", fault.reason) from fault
    finally:
        bot.close()


def visit(wish: Namespace, bot: Outside) -> int:
    visitor = Visitor(wish.table, bot, lambda words: print(f"ringtable: {words}", file=sys.stderr))
    outcome = visitor.play()
    if wish.json:
        print_json({"table": visitor.table, "faults": visitor.faults, "outcome": outcome})
    else:
        winners = ", ".join(str(seat + 1) for seat in outcome["winners"]) or "nobody"
        print(f"The match is over: {outcome['reason']}. Winning seats: {winners}.")
    return 1 if visitor.faults else 0


def trial(wish: Namespace, bot: Outside, hello: Hello) -> int:
    """The exit code is 1 if anything was wrong."""
    if wish.game and not hello.plays(api.load(wish.game).id):
        raise BadArgument(f"{hello.name} does not play {wish.game}")
    ids = [wish.game] if wish.game else [id for id in api.titles() if hello.plays(id)]
    if not ids:
        raise BadArgument(f"{hello.name} plays none of our games: {', '.join(hello.games)}")
    trials = [try_out(api.load(id), bot, wish.games, wish.seed) for id in ids]
    if wish.json:
        print_json({"name": hello.name, "trials": [one.to_data() for one in trials]})
    else:
        show(hello, trials)
    return 1 if any(one.faults for one in trials) else 0


def show(hello: Hello, trials: list[Trial]) -> None:
    screen = console()
    screen.print(f"{hello.name} says hello.", markup=False)
    shown = table("game", ">games", ">won", ">answers", ">half within", ">slowest", ">faults")
    for one in trials:
        shown.add_row(
            one.game,
            str(one.games),
            str(one.won),
            f"{len(one.times):,}",
            f"{one.median_ms:.1f} ms",
            f"{one.slowest_ms:.1f} ms",
            str(len(one.faults)),
        )
    screen.print(shown)
    for one in trials:
        for fault in dict.fromkeys(one.faults):
            screen.print(f"{one.game}: {fault}", markup=False)
