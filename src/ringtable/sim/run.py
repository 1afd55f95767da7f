"""Simulation: many games of the same bots, counted. The same for a seed, however many processes.

Game number n of seed x has dice from `x/n` and bots with chance of their own from `x/n/seat`, so
every game can be played alone and the order does not matter.
"""

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any

from ringtable.api import load
from ringtable.bots import Bot, decide, make_bot
from ringtable.kernel.errors import FlowError, RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.kernel.statistics import Run, Sums
from ringtable.sim.intervals import wilson
from ringtable.sim.playout import FACTOR, PRIME, play_at_random
from ringtable.sim.statistics import nested

EMPTY: Mapping[str, int] = {}
Progress = Callable[[int], None]  # told how many games are done since the last time


def silent(_games: int) -> None:
    """Nobody watches."""


@dataclass
class Tally:
    """What came of some games. Two tallies add up."""

    seats: int
    games: int = 0
    decisions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    victories: list[Fraction] = field(default_factory=list)  # by seat; shared ones count in part
    scores: list[int] = field(default_factory=list)
    nobody: int = 0  # games without a winner
    seen: Counter[str] = field(default_factory=Counter)  # sums of the game's own statistics

    def __post_init__(self) -> None:
        self.victories = self.victories or [Fraction(0)] * self.seats
        self.scores = self.scores or [0] * self.seats

    def count(self, outcome: Outcome, decisions: int, seen: Mapping[str, int] = EMPTY) -> None:
        self.games += 1
        self.decisions += decisions
        self.reasons[outcome.reason] += 1
        self.nobody += not outcome.winners
        for seat in outcome.winners:
            self.victories[seat] += Fraction(1, len(outcome.winners))
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        self.seen.update(seen)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.reasons += other.reasons
        self.nobody += other.nobody
        self.victories = [a + b for a, b in zip(self.victories, other.victories, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.seen.update(other.seen)


@dataclass(frozen=True)
class Plan:
    """What is simulated: which game, who sits where, with which options and seed."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "1"

    def check(self) -> None:
        """Refuse in a sentence what cannot be played, before any process is started."""
        game = load(self.game)
        game.check_seats(len(self.bots))
        settled = game.settle(dict(self.options))
        game.blank(len(self.bots), settled, game.new_rng(key_from_seed(self.seed)))
        for name in self.bots:
            make_bot(name, game)


def play_games(plan: Plan, numbers: range) -> Tally:
    """The games with these numbers, one after the other."""
    game = load(plan.game)
    options = dict(plan.options)
    tally = Tally(len(plan.bots))
    bots = [make_bot(name, game) for name in plan.bots]
    at_random = all(name == "random" for name in plan.bots)
    see = game.statistics.see
    watch = game.statistics.watch
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        s = game.new_state(len(bots), options, game.new_rng(key_from_seed(seed)))
        seen: Sums = {}
        if at_random:
            chance = Random(seed).randrange(1, PRIME)
            if watch is None:
                decisions = play_at_random(game.flow, s, chance, game.longest)
            else:
                decisions = watch_at_random(game, s, chance, watch, seen)
        else:
            decisions = play_with(game, s, bots, seed, watch, seen)
        if s.outcome is not None:
            tally.count(s.outcome, decisions, seen if see is None else {**seen, **see(s)})
    return tally


def watch_at_random(
    game: Game, s: State, chance: int, watch: Callable[[Any, Sums], None], seen: Sums
) -> int:
    """The same games as those that nobody watches."""
    for answered in range(game.longest):
        if s.outcome is not None:
            return answered
        watch(s, seen)
        chance = chance * FACTOR % PRIME
        game.flow.play(s, s.options[chance % len(s.options)])
    raise FlowError(f"the match has not ended after {game.longest} decisions", "endless-match")


def play_with(
    game: Game,
    s: State,
    bots: list[Bot],
    seed: str,
    watch: Callable[[Any, Sums], None] | None = None,
    seen: Sums | None = None,
) -> int:
    """One game to its end; says how many decisions it had."""
    chances = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    for answered in range(game.longest):
        if s.outcome is not None:
            return answered
        if watch is not None and seen is not None:
            watch(s, seen)
        seat = s.asked
        game.flow.play(s, decide(bots[seat], game, s, seat, chances[seat]), seat)
    raise FlowError(f"the match has not ended after {game.longest} decisions", "endless-match")


@dataclass
class Result:
    """A finished simulation."""

    plan: Plan
    jobs: int
    tally: Tally
    seconds: float

    def run(self) -> Run:
        """The sums of this simulation, as statistics show them."""
        tally = self.tally
        sums = {f"outcome/{reason}": games for reason, games in tally.reasons.items()}
        sums |= {"games": tally.games, "decisions": tally.decisions, **tally.seen}
        return load(self.plan.game).settle(dict(self.plan.options)), len(self.plan.bots), sums

    def to_data(self) -> dict[str, Any]:
        """The stable form of `--json`; docs/cli.md explains every field."""
        tally = self.tally
        seats = [
            {
                "seat": seat,
                "bot": bot,
                "wins": float(tally.victories[seat]),
                **wilson(float(tally.victories[seat]), tally.games).to_data(),
                "mean_score": round(tally.scores[seat] / tally.games, 6),
            }
            for seat, bot in enumerate(self.plan.bots)
        ]
        outcomes = {
            reason: {"games": games, **wilson(games, tally.games).to_data()}
            for reason, games in sorted(tally.reasons.items())
        }
        return {
            "game": self.plan.game,
            "options": load(self.plan.game).settle(dict(self.plan.options)),
            "seed": self.plan.seed,
            "jobs": self.jobs,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(tally.decisions / self.seconds, 1),
            "outcomes": outcomes,
            "seats": seats,
            "without_winner": tally.nobody,
            "statistics": nested(tally.seen),
        }


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Progress = silent) -> Result:
    """Play games number 1 to `games`, in several processes if asked."""
    if games < 1:
        raise RingtableError(f"at least 1 game must be played, not {games}", "bad-number")
    if jobs < 1:
        raise RingtableError(f"at least 1 job is needed, not {jobs}", "bad-number")
    plan.check()
    tally = Tally(len(plan.bots))
    started = perf_counter()
    for part in tallies(plan, parts(games, jobs), jobs):
        tally.add(part)
        progress(part.games)
    return Result(plan, jobs, tally, perf_counter() - started)


def parts(games: int, jobs: int) -> list[range]:
    """The numbers of the games in portions: small enough for a progress bar and an even load."""
    size = max(1, min(games // (jobs * 8), 2000))
    return [range(first, min(first + size, games + 1)) for first in range(1, games + 1, size)]


class Player:
    """`play_games` of one plan, in a form that goes to another process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, numbers: range) -> Tally:
        return play_games(self.plan, numbers)


def tallies(plan: Plan, portions: list[range], jobs: int) -> Iterator[Tally]:
    play = Player(plan)
    if jobs == 1 or len(portions) == 1:
        yield from map(play, portions)
        return
    with multiprocessing.Pool(min(jobs, len(portions))) as pool:
        yield from pool.imap(play, portions)
