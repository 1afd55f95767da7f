"""Find out which bot is stronger: all pairs in all seatings over two families of seeds.

With one seat, or --together for games that all seats win or lose, bots are compared by how often
they win.
"""

from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.cli.arguments import (
    GAMES,
    add_game,
    add_json,
    add_match,
    check_writable,
    whole_number,
    word_list,
)
from ringtable.cli.batches import (
    add_keeping,
    add_where,
    carry_out,
    check_where,
    taken_up,
)
from ringtable.cli.screen import console, print_json, table
from ringtable.cli.sim import LONGEST_LINE, interval, tell_faults
from ringtable.sim.kept import Kept
from ringtable.sim.tournament import Schedule, Tournament, schedule_from


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--bots", type=word_list, help="two or more (random,greedy)")
    parser.add_argument("--games", type=GAMES, help="per seating and family of seeds (50)")
    parser.add_argument("--seats", type=whole_number(1, 8), help="how many (2)")
    parser.add_argument("--together", action="store_true", help="one bot on all seats")
    add_where(parser)
    add_keeping(parser)
    add_match(parser)
    add_json(parser)


def run(wish: Namespace) -> int:
    check_where(wish)
    check_writable(wish.out)
    kept = what_to_play(wish)
    schedule = schedule_from(kept.wish)
    carried = carry_out(kept, wish, api.load(schedule.game).title)
    held = schedule.count(kept.batches)
    if not carried.whole and not held.played:
        return 130
    if wish.json:
        print_json(held.to_data())
    else:
        show(held)
    return 0 if carried.whole else 130


def what_to_play(wish: Namespace) -> Kept:
    """A new tournament, or the one that is to be continued."""
    kept = taken_up(wish, "tournament", ("bots", "seats", "seed", "option", "together"))
    if kept is not None:
        return kept
    schedule = Schedule(
        api.load(wish.game).id,
        tuple(wish.bots or ("random", "greedy")),
        wish.seats or 2,
        wish.games or 50,
        wish.seed or "1",
        tuple(wish.option),
        wish.together,
    )
    schedule.check()
    return Kept("tournament", schedule.to_data(), schedule.batches())


def show(held: Tournament) -> None:
    if held.played < held.asked:
        console().print(f"{held.played:,} of {held.asked:,} games")
    if held.together:
        shown = table("bot", ">games", ">won", ">95 % interval", ">family a", ">family b")
    else:
        shown = table(
            "bot", "against", ">games", ">share of wins", ">95 % interval",
            ">family a", ">family b", "verdict",
        )  # fmt: skip
    for line in held.lines:
        share = line.share()
        families = [f"{line.share(family).value:.1%}" for family in line.families]
        row = [line.bot, f"{line.games:,}", f"{share.value:.1%}", interval(share), *families]
        if not held.together:
            verdict = "open"
            if line.clear():
                verdict = f"{line.bot if share.value > 0.5 else line.rival} is stronger"
            row = [row[0], line.rival, *row[1:], verdict]
        shown.add_row(*row)
    screen = console()
    screen.width = LONGEST_LINE
    screen.print(shown)
    tell_faults(held.faults)
