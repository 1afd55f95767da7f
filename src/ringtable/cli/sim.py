"""Let bots play many games and count the outcomes, with 95 % intervals."""

from argparse import ArgumentParser, Namespace

from ringtable import api
from ringtable.cli.arguments import (
    GAMES,
    JOBS,
    BadArgument,
    add_game,
    add_json,
    add_match,
    whole_number,
    word_list,
)
from ringtable.cli.screen import console, print_json, progress, table
from ringtable.sim.intervals import wilson
from ringtable.sim.run import Plan, Result, simulate


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=GAMES, default=1000, help="how many")
    parser.add_argument(
        "--bots", type=word_list, default=["random"], help="by seat; one name sits everywhere"
    )
    parser.add_argument("--seats", type=whole_number(1, 8), help="how many, if one bot is named")
    parser.add_argument("--jobs", type=JOBS, default=1, help="processes at the same time")
    add_match(parser)
    add_json(parser)


def run(wish: Namespace) -> int:
    game = api.load(wish.game)
    bots = line_up(wish.bots, wish.seats, game.seats)
    plan = Plan(game.id, bots, tuple(wish.option), wish.seed or "1")
    with progress(quiet=wish.json) as bar:
        task = bar.add_task(game.title, total=wish.games)
        result = simulate(plan, wish.games, wish.jobs, lambda done: bar.advance(task, done))
    if wish.json:
        print_json(result.to_data())
    else:
        show(result, game.title)
    return 0


def line_up(bots: list[str], seats: int | None, allowed: tuple[int, int]) -> tuple[str, ...]:
    """Who sits where. One bot fills the table: as many seats as asked, or two if the game may."""
    if len(bots) > 1:
        if seats is not None and seats != len(bots):
            raise BadArgument(f"--bots names {len(bots)} bots, --seats says {seats}")
        return tuple(bots)
    low, high = allowed
    return (bots[0],) * (seats or max(low, min(2, high)))


def show(result: Result, title: str) -> None:
    tally = result.tally
    screen = console()
    screen.print(
        f"{title}: {tally.games:,} games, {tally.decisions:,} decisions in "
        f"{result.seconds:.2f} s ({tally.decisions / result.seconds:,.0f} a second)"
    )
    outcomes = table("outcome", ">games", ">share", ">95 % interval")
    for reason, games in tally.reasons.most_common():
        share = wilson(games, tally.games)
        outcomes.add_row(reason, f"{games:,}", f"{share.value:.1%}", interval(share))
    screen.print(outcomes)
    seats = table("seat", "bot", ">wins", ">share", ">95 % interval", ">mean score")
    for seat, bot in enumerate(result.plan.bots):
        wins = float(tally.victories[seat])
        share = wilson(wins, tally.games)
        score = tally.scores[seat] / tally.games
        seats.add_row(
            str(seat + 1),
            bot,
            f"{wins:,.1f}",
            f"{share.value:.1%}",
            interval(share),
            f"{score:.2f}",
        )
    screen.print(seats)


def interval(share: tuple[float, float, float]) -> str:
    return f"{share[1]:.1%} – {share[2]:.1%}"
