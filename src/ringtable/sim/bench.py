"""The figures of this installation: speed of rules, copies, solver and simulation.

Rates are CPU time, best of several, so that a busy machine disturbs them little; only the figure
about several processes needs the clock on the wall and idle processors.
"""

import os
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from ringtable.api import load, titles
from ringtable.games.dash.bots import optimal
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.sim.backends import Cluster
from ringtable.sim.peers import PEERS
from ringtable.sim.playout import random_decisions
from ringtable.sim.portions import played
from ringtable.sim.run import Plan, new_batch, play_batches, play_games, simulate

COPIES = 2000


@dataclass(frozen=True)
class Promise:
    """What we promise of a game's speed: decisions a second in random games and the time of a copy,
    in plain Python and compiled."""

    game: str
    seats: int
    games: int  # random ones in a measurement
    decisions: tuple[int, int]
    copy_us: tuple[float, float]


# Beside dash, which is measured more closely.
PROMISES = (
    Promise("doom", 2, 100, (50_000, 200_000), (5.0, 5.0)),
    Promise("hunt", 2, 6, (25_000, 100_000), (15.0, 15.0)),
    Promise("quest", 1, 6, (20_000, 80_000), (4.0, 2.0)),
    Promise("war", 2, 1, (25_000, 105_000), (5.0, 2.5)),
)


@dataclass(frozen=True)
class Figure:
    """Something measured. `at_least` and `at_most` are what we promise, if we promise something."""

    id: str
    name: str
    value: float | None  # None: could not be measured, and the note says why
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def kept(self) -> bool:
        """Whether the promise is kept; true where there is none."""
        if self.value is None:
            return self.at_least is None and self.at_most is None
        low_enough = self.at_most is None or self.value <= self.at_most
        return low_enough and (self.at_least is None or self.value >= self.at_least)


@dataclass(frozen=True)
class Bench:
    """All figures of one run in one form of the package."""

    form: str
    python: str
    date: str
    quick: bool
    load: float  # of the machine when the run began: processes that wanted a processor
    processors: int
    figures: list[Figure]

    @property
    def busy(self) -> bool:
        """Others were using the machine: figures by the clock mean little then."""
        return self.load > self.processors / 2

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "kept": all(figure.kept for figure in self.figures)}


def bench_from(data: dict[str, Any]) -> Bench:
    figures = [Figure(**figure) for figure in data["figures"]]
    known = {key: value for key, value in data.items() if key not in ("figures", "kept")}
    return Bench(**known, figures=figures)


def form() -> str:
    """`compiled` or `python`: which one was imported."""
    file = str(import_module("ringtable.kernel.state").__file__)
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "python"


def measure(quick: bool, say: Callable[[str], None]) -> Bench:
    """Everything, one after the other; `say` is told what is being measured."""
    game = load("dash")
    busy = os.getloadavg()[0]
    compiled = form() == "compiled"
    figures: list[Figure] = []
    games = 400
    say("random games")
    random_decisions(game, 2, {}, 500)  # the legal keeps of all common rolls are found by then
    ours = rate(lambda: random_decisions(game, 2, {}, games), 5 if quick else 25)
    figures.append(
        Figure(
            "random_decisions_per_second",
            "Random games of dash with two players, legal options included",
            round(ours),
            "decisions/s per core",
            at_least=300_000 if compiled else 80_000,
        )
    )
    say("copies")
    position = middle_position(game, 2, "normal", 40)
    copy_us = round(copy_time(position, 20 if quick else 200) * 1e6, 3)
    most = 1.0 if compiled else 2.0
    figures.append(Figure("copy_us", "Copy of a position of dash", copy_us, "µs", at_most=most))
    for promise in PROMISES:
        say(f"random games and copies of {promise.game}")
        figures += game_figures(promise, compiled, quick)
    say("advice")
    figures += advice_figures(game, 12 if quick else 60)
    say("the solver's table")
    figures += solver_figures(quick)
    say("growth with the number of games")
    figures.append(growth(game, games // 4))
    say("two processes")
    figures.append(two_jobs(500 if quick else 20_000 if compiled else 6_000))
    say("a cluster of two")
    figures += cluster_figures(500 if quick else 20_000 if compiled else 6_000, quick)
    say("steps of environments for learning")
    figures += learning_figures(compiled, quick)
    for name, play in PEERS.items():
        say(name)
        figures.append(peer_figure(name, play, ours, quick))
    return Bench(
        form(),
        platform.python_version(),
        datetime.now(UTC).date().isoformat(),
        quick,
        round(busy, 1),
        os.cpu_count() or 1,
        figures,
    )


def rate(play: Callable[[], int], times: int) -> float:
    """Decisions in a second of CPU time, the best of several runs."""
    best = 0.0
    for _ in range(times):
        started = process_time()
        decisions = play()
        best = max(best, decisions / max(process_time() - started, 1e-9))
    return best


def game_figures(promise: Promise, compiled: bool, quick: bool) -> list[Figure]:
    """Random games and a copy in the middle of one."""
    game = load(promise.game)
    play = partial(random_decisions, game, promise.seats, {}, promise.games)
    decisions = play()  # and what is made once is made now
    speed = rate(play, 3 if quick else 15)
    s = game.new_state(promise.seats, {}, game.new_rng(key_from_seed("bench")))
    chance = Random("bench")
    for _ in range(decisions // promise.games // 2):
        if s.outcome is None:
            game.flow.play(s, chance.choice(s.options))
    copied = copy_time(s, 5 if quick else 50)
    players = f"{promise.seats} players" if promise.seats > 1 else "one player"
    return [
        Figure(
            f"{game.id}_random_decisions_per_second",
            f"Random games of {game.id} with {players}, legal options included",
            round(speed),
            "decisions/s per core",
            at_least=promise.decisions[compiled],
        ),
        Figure(
            f"{game.id}_copy_us",
            f"Copy of a position of {game.id}",
            round(copied * 1e6, 3),
            "µs",
            at_most=promise.copy_us[compiled],
        ),
    ]


def copy_time(s: State, times: int) -> float:
    best = 1.0
    for _ in range(times):
        started = process_time()
        for _ in range(COPIES):
            s.copy()
        best = min(best, (process_time() - started) / COPIES)
    return best


def middle_position(game: Game, seats: int, side: str, seed: int) -> State:
    """A position some decisions into a random game, at a question about a roll."""
    chance = Random(seed)
    while True:
        key = key_from_seed(f"bench {seed} {chance.random()}")
        s = game.new_state(seats, {"side": side}, game.new_rng(key))
        for _ in range(seats + 5 + seed % 20):
            if s.outcome is None:
                game.flow.play(s, chance.choice(s.options))
        if s.outcome is None and game.flow.decision(s).name == "keep":
            return s


def advice_figures(game: Game, positions: int) -> list[Figure]:
    """One advice on a sheet never asked about before, the graphs of a turn being laid out."""
    times: list[float] = []
    asked: set[object] = set()
    for players in range(1, 5):
        for duplicates in (False, True):
            optimal.house_solver().model.graph(players, duplicates)
    for number in range(positions):
        seats = 1 + number % 4
        side = "advanced" if number % 8 >= 4 else "normal"
        s = middle_position(game, seats, side, number)
        sheet = game.table(s, s.asked)["sheets"][s.asked]
        if (seats, side, str(sheet)) in asked:
            continue  # the solver remembers the last sheets: it would be faster
        asked.add((seats, side, str(sheet)))
        started = process_time()
        optimal.advise(game, s, s.asked, Random(1))
        times.append((process_time() - started) * 1000)
    worst = sorted(times)[int(len(times) * 0.95)]
    return [
        Figure("advice_ms", "One advice, half of all", round(median(times), 2), "ms", at_most=5.0),
        Figure("advice_p95_ms", "One advice, 95 % of all", round(worst, 2), "ms", at_most=5.0),
    ]


def solver_figures(quick: bool) -> list[Figure]:
    seconds: float | None = None
    note = ""
    if quick:
        note = "left out in a quick run"
    else:
        try:
            tables = import_module("ringtable.games.dash.solver.tables")
            started = perf_counter()
            tables.house_tables()
            seconds = round(perf_counter() - started, 1)
        except ImportError:
            note = "needs numpy"
    name = "Full table of the exact solver, both sides, one to four players"
    size = len((files("ringtable.games.dash") / "data" / "values.bin").read_bytes())
    return [
        Figure("table_s", name, seconds, "s", at_most=None if quick else 60.0, note=note),
        Figure("table_mb", "Its file", round(size / 1e6, 3), "MB", at_most=5.0),
    ]


def growth(game: Game, games: int) -> Figure:
    """Four times the games must cost four times the time: the ratio of the two costs per game."""
    costs = [1 / rate(partial(random_games, game, games * times), 12) for times in (1, 2, 4)]
    name = "Time for 4× the games, divided by 4× the time of one (1 is linear)"
    return Figure("growth", name, round(costs[2] / costs[0], 3), "", at_most=1.15)


def random_games(game: Game, games: int) -> int:
    random_decisions(game, 2, {}, games)
    return games


def two_jobs(games: int) -> Figure:
    plan = Plan("dash", ("random", "random"))
    best = 0.0
    for _ in range(3):
        one = simulate(plan, games, 1).seconds
        two = simulate(plan, games, 2).seconds
        best = max(best, one / two)
    name = "Simulation with --jobs 2 against --jobs 1, on the clock"
    return Figure("jobs_2", name, round(best, 2), "×", at_least=1.8)


def cluster_figures(games: int, quick: bool) -> list[Figure]:
    """A local Dask cluster against one job on the same games, its start left out, and what a task
    of a second costs beside the games in it."""
    faster = "Simulation with --cluster local:2 against --jobs 1, on the clock"
    overhead = "Overhead of a task of a second on Dask"
    plan = Plan("dash", ("random", "random"))
    try:
        backend = Cluster("local:2")
    except RingtableError as missing:
        return [
            Figure("cluster_2", faster, None, "×", note=str(missing)),
            Figure("task_overhead", overhead, None, "%", note=str(missing)),
        ]
    best = 0.0
    try:
        play_batches([new_batch(plan, 200)], backend)  # what is loaded once is loaded now
        for _ in range(1 if quick else 3):
            one = simulate(plan, games, 1).seconds
            began = perf_counter()
            play_batches([new_batch(plan, games)], backend)
            best = max(best, one / (perf_counter() - began))
    finally:
        backend.close()
    cost = task_overhead(plan, 2 if quick else 8)
    return [
        Figure("cluster_2", faster, round(best, 2), "×", at_least=1.7),
        Figure("task_overhead", overhead, round(cost, 2), "%", at_most=5.0),
    ]


def task_overhead(plan: Plan, tasks: int) -> float:
    """Per cent of the time of tasks of about a second that is not spent in them: one worker, one
    task after the other."""
    backend = Cluster("local:1")
    try:
        size = 200
        first = backend.submit(played, play_games, plan, range(1, size + 1)).result()
        first = backend.submit(played, play_games, plan, range(1, size + 1)).result()
        size = max(1, int(size / first.seconds))
        best = 100.0
        for _ in range(3):
            began = perf_counter()
            parts = [
                backend.submit(played, play_games, plan, range(1, size + 1)).result()
                for _ in range(tasks)
            ]
            inside = sum(part.seconds for part in parts)
            best = min(best, 100 * (perf_counter() - began - inside) / inside)
    finally:
        backend.close()
    return best


def learning_figures(compiled: bool, quick: bool) -> list[Figure]:
    """Steps through PettingZoo's interface beside its own games, and of many tables at once."""
    games = list(titles())
    names = {game: f"Steps of {game} through PettingZoo, against its own games" for game in games}
    try:
        from ringtable.rl.batch import Many
        from ringtable.rl.pace import ALIKE, SMALL, batch_steps_a_second, compare
    except ImportError as missing:
        note = f"not installed ({missing.name})"
        return [Figure(f"rl_{game}", names[game], None, "×", note=note) for game in games]
    best = compare(games, 300 if quick else 2000, 2 if quick else 6)
    alike = max((best.get(name, 0.0) for name in ALIKE), default=0.0)
    figures = []
    for game in games:
        note = f"{best[game]:,.0f} steps/s"
        if SMALL in best:
            note += f"; {best[game] / best[SMALL]:.1f} × Connect Four"
        if not alike:
            figures.append(Figure(f"rl_{game}", names[game], None, "×", note=f"{note}, alone"))
            continue
        least = 5.0 if compiled else None
        ratio = round(best[game] / alike, 2)
        figures.append(Figure(f"rl_{game}", names[game], ratio, "×", at_least=least, note=note))
    for game in games:
        tables = Many(game, 256)
        rounds = 2 if quick else 20
        batch_steps_a_second(tables, 1)
        speed = max(batch_steps_a_second(tables, rounds) for _ in range(1 if quick else 4))
        name = f"Steps of {game}, 256 tables at once, with what is seen"
        figures.append(Figure(f"rl_many_{game}", name, round(speed), "steps/s per core"))
    return figures


def peer_figure(name: str, play: Callable[[int], int], ours: float, quick: bool) -> Figure:
    """How many of our decisions fit into one of theirs."""
    id = "peer_" + name.split(",")[0].lower() + ("_cpp" if "C++" in name else "")
    try:
        play(1)
        theirs = rate(lambda: play(3), 3 if quick else 12)
    except ImportError as missing:
        return Figure(id, name, None, "×", note=f"not installed ({missing.name or missing})")
    return Figure(id, name, round(ours / theirs, 2), "×", note=f"{theirs:,.0f} decisions/s")
