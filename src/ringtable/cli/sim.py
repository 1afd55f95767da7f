"""Let bots play many games and count the outcomes, with 95 % intervals.

ringtable sim doom --every --bots heuristic --plot doom.svg    every mode and number of players
ringtable sim dash --games 1000000 --cluster tcp://10.0.0.5:8786 --out dash.json    on a cluster
ringtable sim --continue dash.json    after Ctrl+C, or with --games for more of the same
"""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from ringtable import api
from ringtable.cli.arguments import (
    GAMES,
    BadArgument,
    add_game,
    add_json,
    add_match,
    check_writable,
    numbered,
    read_text,
    whole_number,
    word_list,
    write_text,
)
from ringtable.cli.batches import (
    add_keeping,
    add_where,
    carry_out,
    check_where,
    taken_up,
)
from ringtable.cli.screen import console, print_json, table
from ringtable.kernel.game import Game
from ringtable.kernel.statistics import Run, Table
from ringtable.sim.charts import draw
from ringtable.sim.figures import put_into, statistics_section
from ringtable.sim.intervals import wilson
from ringtable.sim.kept import Kept
from ringtable.sim.run import Plan, Result, new_batch
from ringtable.sim.statistics import cell_text, charts, settings, tables

LONGEST_LINE = 400
SEATS = whole_number(1, 8)


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--games", type=GAMES, help="how many, of each kind (1000)")
    parser.add_argument("--bots", type=word_list, help="by seat; one name sits everywhere (random)")
    parser.add_argument("--seats", type=sizes, help="how many, if one bot is named")
    add_where(parser)
    parser.add_argument(
        "--every", action="store_true", help="every mode of the game with every number of players"
    )
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the statistics into this file")
    parser.add_argument("--figures", metavar="PAGE", help="write the tables into this page")
    add_keeping(parser)
    add_match(parser)
    add_json(parser)


def sizes(text: str) -> int | list[int]:
    """How many sit at the table, or with `--every` a list of such numbers."""
    numbers = [SEATS(word) for word in word_list(text)]
    return numbers if len(numbers) > 1 else numbers[0]


def run(wish: Namespace) -> int:
    check_where(wish)
    check_writable(wish.out, wish.plot, wish.figures)
    if wish.plot and not wish.plot.endswith(".svg"):
        raise BadArgument(f"--plot draws an SVG picture: name it FILE.svg, not {wish.plot}")
    if wish.figures:
        page_before(wish.figures)  # what cannot be read is said before the games, too
    kept = what_to_play(wish)
    game = api.load(kept.batches[0].plan.game)
    carried = carry_out(kept, wish, game.title)
    results = [
        Result(batch.plan, carried.jobs, batch.tally, carried.seconds, batch.asked, carried.cluster)
        for batch in kept.batches
    ]
    if not carried.whole and not kept.games:
        return 130
    present(game, wish, results)
    return 0 if carried.whole else 130


def what_to_play(wish: Namespace) -> Kept:
    """New games, or those that are to be continued; what was asked then is as if asked now."""
    kept = taken_up(wish, "sim", ("bots", "seats", "seed", "option", "every"))
    if kept is None:
        wish.games = wish.games or 1000
        wish.bots = wish.bots or ["random"]
        asked = {name: getattr(wish, name) for name in ("bots", "seats", "seed", "every")}
        asked["option"] = dict(wish.option)
        plans = plans_of(api.load(wish.game), wish)
        for plan in plans:
            plan.check()
        return Kept("sim", asked, [new_batch(plan, wish.games) for plan in plans])
    wish.games = kept.batches[0].asked
    for name, value in kept.wish.items():
        setattr(wish, name, list(value.items()) if name == "option" else value)
    return kept


def present(game: Game, wish: Namespace, results: list[Result]) -> None:
    runs = [result.run() for result in results]
    if wish.plot:
        write_text(wish.plot, draw(game.title, described(wish), charts(game, runs)))
    if wish.figures:
        write_page(game, wish, runs)
    if wish.json:
        data = [result.to_data() for result in results]
        print_json({"game": game.id, "runs": data} if wish.every else data[0])
        return
    if not wish.every:
        show(results[0], game.title)
    if wish.every or game.statistics.tables is not None:
        show_tables(tables(game, runs))


def plans_of(game: Game, wish: Namespace) -> list[Plan]:
    """What is to be played: one plan, or each mode with each number of players. Options that were
    asked for hold in all of them."""
    seed = wish.seed or "1"
    if isinstance(wish.seats, list) and not wish.every:
        raise BadArgument("--seats names several numbers of players: that is for --every")
    if not wish.every:
        bots = line_up(wish.bots, wish.seats, game.seats)
        return [Plan(game.id, bots, tuple(wish.option), seed)]
    plans: list[Plan] = []
    for setting in settings(game):
        options = {**setting, **dict(wish.option)}
        for size in sizes_of(game, wish):
            bots = line_up(wish.bots, size, game.seats)
            used = without_empty_seats(game, options, len(bots))
            plans.append(Plan(game.id, bots, tuple(used.items()), seed))
    return list(dict.fromkeys(plans))


def sizes_of(game: Game, wish: Namespace) -> Sequence[int | None]:
    """With how many players each mode is played: as asked, or with every number that it allows."""
    if isinstance(wish.seats, list):
        return wish.seats
    if wish.seats is not None or len(wish.bots) > 1:
        return [wish.seats]
    low, high = game.seats
    return range(low, high + 1)


def without_empty_seats(game: Game, options: dict[str, str], seats: int) -> dict[str, str]:
    """Options of seats that nobody sits on are left out: with them the same games would be played
    several times."""
    empty: set[str] = set()
    for id in options:
        stem, _, number = id.rpartition("_")
        if number.isdecimal() and int(number) > seats and id in numbered(game, stem):
            empty.add(id)
    return {id: value for id, value in options.items() if id not in empty}


def described(wish: Namespace) -> str:
    """Under the title of a chart: what was played."""
    bots = ", ".join(wish.bots)
    return f"Bots: {bots} · {wish.games:,} games for each bar · seed {wish.seed or '1'}"


def write_page(game: Game, wish: Namespace, runs: list[Run]) -> None:
    asked = [f"ringtable sim {game.id}"]
    asked += ["--every"] if wish.every else []
    asked += [f"-o {id}={value}" for id, value in wish.option]
    if wish.seats:
        several = wish.seats if isinstance(wish.seats, list) else [wish.seats]
        asked += [f"--seats {','.join(str(seats) for seats in several)}"]
    asked += [f"--bots {','.join(wish.bots)} --games {wish.games} --seed {wish.seed or '1'}"]
    page = Path(wish.figures)
    picture = None
    if wish.plot:
        picture = os.path.relpath(wish.plot, page.parent)
    old = page_before(wish.figures)
    today = datetime.now(UTC).date().isoformat()
    made = statistics_section(game, " ".join(asked), runs, picture, today)
    write_text(wish.figures, put_into(old, made))


def page_before(page: str) -> str:
    """The page as it is; one that is not there yet begins with a heading."""
    return read_text(page) if Path(page).exists() else "# Figures\n"


def show_tables(shown: list[Table]) -> None:
    screen = console()
    screen.width = LONGEST_LINE  # figures that are folded or cut cannot be read
    for title, columns, rows in shown:
        if title:
            screen.print(title)
        made = table(*columns)
        for row in rows:
            made.add_row(*(cell_text(one) for one in row))
        screen.print(made)


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
    of = f" of {result.asked:,}" if result.asked > tally.games else ""
    time = ""
    if result.seconds:
        pace = tally.decisions / result.seconds
        time = f" in {result.seconds:.2f} s ({pace:,.0f} a second)"
    screen.print(f"{title}: {tally.games:,}{of} games, {tally.decisions:,} decisions{time}")
    outcomes = table("outcome", ">games", ">share", ">95 % interval")
    for reason, games in result.reasons():
        share = wilson(games, tally.games)
        outcomes.add_row(reason, f"{games:,}", f"{share.value:.1%}", interval(share))
    screen.print(outcomes)
    columns = ["seat", "bot", ">wins", ">share", ">95 % interval"]
    seats = table(*columns, ">mean score") if tally.scored else table(*columns)
    for seat, bot in enumerate(result.plan.bots):
        wins = float(tally.victories[seat])
        share = wilson(wins, tally.games)
        mean = tally.mean_score(seat)
        scores = [] if mean is None else [f"{mean:.2f}"]
        row = (str(seat + 1), bot, f"{wins:,.1f}", f"{share.value:.1%}", interval(share))
        seats.add_row(*row, *scores)
    screen.print(seats)
    tell_faults(tally.faults)


def tell_faults(faults: Mapping[str, int]) -> None:
    """What bots outside did wrong."""
    for fault, times in sorted(faults.items()):
        console().print(f"{fault}, in {times:,} games; there chance played on for it", markup=False)


def interval(share: tuple[float, float, float]) -> str:
    return f"{share[1]:.1%} – {share[2]:.1%}"
