"""Find out which bot is stronger: all pairs in all seatings over two families of seeds.

With one seat, or --together for games that all seats win or lose, bots are compared by how often
they win.
"""

from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.cli.arguments import (
    GAMES,
    JOBS,
    add_game,
    add_json,
    add_match,
    whole_number,
    word_list,
)
from ringtable.cli.screen import console, print_json, progress, table
from ringtable.cli.sim import interval
from ringtable.sim.tournament import Tournament, hold_tournament, meetings_of


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", type=word_list, default=["random", "greedy"])
    parser.add_argument("--games", type=GAMES, default=50, help="per seating and family of seeds")
    parser.add_argument("--seats", type=whole_number(1, 8), default=2)
    parser.add_argument("--together", action="store_true", help="one bot on all seats")
    parser.add_argument("--jobs", type=JOBS, default=1, help="processes at the same time")
    add_match(parser)
    add_json(parser)


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    with progress(quiet=wish.json) as bar:
        meetings = meetings_of(len(wish.bots), wish.seats, wish.together)
        task = bar.add_task(game.title, total=meetings * wish.games)
        held = hold_tournament(
            game.id,
            wish.bots,
            wish.seats,
            wish.games,
            wish.seed or "1",
            tuple(wish.option),
            wish.jobs,
            wish.together,
            lambda done: bar.advance(task, done),
        )
    if wish.json:
        print_json(held.to_data())
    else:
        show(held)
    return 0


def show(held: Tournament) -> None:
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
    console().print(shown)
