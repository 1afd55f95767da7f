"""Simulation: many games of the same bots, counted. The same for a seed, wherever they are played.

Game number n of seed x has dice from `x/n` and bots with chance of their own from `x/n/seat`, so
every game can be played alone and the order does not matter.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any

from ringtable.api import load
from ringtable.bots import Bot, decide, make_bot
from ringtable.bots.lines import BotFault
from ringtable.bots.outside import (
    Outside,
    WithStandIn,
    outside_on_the_line,
    stay_on_the_line,
)
from ringtable.kernel.errors import FlowError, RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import digest
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.kernel.statistics import Run, Sums
from ringtable.sim.backends import Backend, open_backend
from ringtable.sim.intervals import wilson
from ringtable.sim.playout import FACTOR, PRIME, play_at_random
from ringtable.sim.portions import Say, nobody, play_portions
from ringtable.sim.statistics import nested

EMPTY: Mapping[str, int] = {}
Progress = Callable[[int, int], None]  # told games done since the last time, and their decisions
SMALLEST = 1e-9  # seconds, where a clock saw none pass


def silent(_games: int, _decisions: int) -> None:
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
    faults: Counter[str] = field(default_factory=Counter)  # of bots outside, by bot and kind
    scored: int = 0  # games that ended with a score for each seat

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
        self.scored += bool(outcome.scores)
        self.seen.update(seen)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.reasons += other.reasons
        self.nobody += other.nobody
        self.victories = [a + b for a, b in zip(self.victories, other.victories, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.seen.update(other.seen)
        self.faults.update(other.faults)
        self.scored += other.scored

    def mean_score(self, seat: int) -> float | None:
        """Of the games that have one; many games have winners and no score."""
        return self.scores[seat] / self.scored if self.scored else None

    def to_data(self) -> dict[str, Any]:
        """All of it, in plain numbers and words."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "reasons": dict(self.reasons),
            "victories": [str(share) for share in self.victories],
            "scores": self.scores,
            "nobody": self.nobody,
            "seen": dict(self.seen),
            "faults": dict(self.faults),
            "scored": self.scored,
        }


def tally_from(data: Mapping[str, Any]) -> Tally:
    return Tally(
        len(data["victories"]),
        data["games"],
        data["decisions"],
        Counter(data["reasons"]),
        [Fraction(share) for share in data["victories"]],
        data["scores"],
        data["nobody"],
        Counter(data["seen"]),
        Counter(data["faults"]),
        data.get("scored", data["games"] if any(data["scores"]) else 0),
    )


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
        for name in dict.fromkeys(self.bots):
            bot = make_bot(name, game)
            if isinstance(bot, Outside):
                try_greeting(bot, name, game)


def try_greeting(bot: Outside, name: str, game: Game) -> None:
    """A bot outside must at least say hello."""
    try:
        hello = bot.greet()
    except BotFault as fault:
        raise RingtableError(f"{name}: {fault}", fault.reason) from fault
    finally:
        bot.close()
    if not hello.plays(game.id):
        raise RingtableError(f"{name} ({hello.name}) does not play {game.id}", "unknown-bot")


def play_games(plan: Plan, numbers: range) -> Tally:
    """The games with these numbers, one after the other."""
    game = load(plan.game)
    options = dict(plan.options)
    tally = Tally(len(plan.bots))
    bots = [seated(name, game, options) for name in plan.bots]
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
    for bot in bots:
        if isinstance(bot, WithStandIn):
            tally.faults.update(bot.faults)
    return tally


def seated(name: str, game: Game, options: Options) -> Bot:
    """A bot ready to play: one from outside has somebody beside it who takes over if it fails."""
    bot = outside_on_the_line(name) or make_bot(name, game)
    if not isinstance(bot, Outside):
        return bot
    stay_on_the_line(name, bot)
    bot.settings = game.settle(options)
    return WithStandIn(name, bot)


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
    for bot in bots:
        if isinstance(bot, WithStandIn):
            bot.new_game()
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
class Batch:
    """So many games of one plan, and what has come of those that were played."""

    plan: Plan
    asked: int
    tally: Tally
    done: list[range] = field(default_factory=list)  # in order, with gaps between them

    def left(self) -> list[range]:
        """The games still to be played."""
        gaps: list[range] = []
        first = 1
        for numbers in self.done:
            gaps.append(range(first, min(numbers.start, self.asked + 1)))
            first = numbers.stop
        gaps.append(range(first, self.asked + 1))
        return [gap for gap in gaps if gap]

    def add(self, numbers: range, tally: Tally) -> None:
        self.tally.add(tally)
        joined: list[range] = []
        for part in sorted([*self.done, numbers], key=first_of):
            if joined and joined[-1].stop == part.start:
                joined[-1] = range(joined[-1].start, part.stop)
            else:
                joined.append(part)
        self.done = joined


def first_of(numbers: range) -> int:
    return numbers.start


def new_batch(plan: Plan, games: int) -> Batch:
    if games < 1:
        raise RingtableError(f"at least 1 game must be played, not {games}", "bad-number")
    return Batch(plan, games, Tally(len(plan.bots)))


def play_batches(
    batches: list[Batch], backend: Backend, progress: Progress = silent, say: Say = nobody
) -> bool:
    """Play all that is left of some batches. False if Ctrl+C came first: then they hold what was
    played until then, and can be played on."""
    left = [(number, gap) for number, batch in enumerate(batches) for gap in batch.left()]
    plans: list[object] = [batch.plan for batch in batches]
    try:
        for portion, tally in play_portions(play_games, plans, left, backend, say):
            batches[portion.job].add(portion.numbers, tally)
            progress(tally.games, tally.decisions)
    except KeyboardInterrupt:
        return False
    return True


@dataclass
class Result:
    """A simulation, finished or as far as it came."""

    plan: Plan
    jobs: int
    tally: Tally
    seconds: float
    asked: int = 0
    cluster: str = ""

    def run(self) -> Run:
        """The sums of this simulation, as statistics show them."""
        tally = self.tally
        sums = {f"outcome/{reason}": games for reason, games in tally.reasons.items()}
        sums |= {"games": tally.games, "decisions": tally.decisions, **tally.seen}
        return load(self.plan.game).settle(dict(self.plan.options)), len(self.plan.bots), sums

    def reasons(self) -> list[tuple[str, int]]:
        """Why games ended, the most frequent reason first."""
        return sorted(self.tally.reasons.items(), key=lambda one: (-one[1], one[0]))

    def to_data(self) -> dict[str, Any]:
        """The stable form of `--json`; docs/cli.md explains every field."""
        tally = self.tally
        means = [tally.mean_score(seat) for seat in range(tally.seats)]
        seats = [
            {
                "seat": seat,
                "bot": bot,
                "wins": float(tally.victories[seat]),
                **wilson(float(tally.victories[seat]), tally.games).to_data(),
                "mean_score": None if mean is None else round(mean, 6),
            }
            for seat, (bot, mean) in enumerate(zip(self.plan.bots, means, strict=True))
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
            "decisions_per_second": round(tally.decisions / max(self.seconds, SMALLEST), 1),
            "outcomes": outcomes,
            "seats": seats,
            "without_winner": tally.nobody,
            "statistics": nested(tally.seen),
            "faults": dict(sorted(tally.faults.items())),
            "asked": self.asked or tally.games,
            "partial": self.asked > tally.games,
            "cluster": self.cluster,
            "fingerprint": digest({"plan": plan_data(self.plan), "tally": tally.to_data()}),
        }


def plan_data(plan: Plan) -> dict[str, Any]:
    return {
        "game": plan.game,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
    }


def plan_from(data: Mapping[str, Any]) -> Plan:
    options = tuple((str(id), str(value)) for id, value in data["options"].items())
    return Plan(data["game"], tuple(data["bots"]), options, data["seed"])


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Progress = silent) -> Result:
    """Play games number 1 to `games`, in several processes if asked."""
    batch = new_batch(plan, games)
    plan.check()
    backend = open_backend(jobs)
    started = perf_counter()
    try:
        whole = play_batches([batch], backend, progress)
    finally:
        backend.close()
    if not whole:
        raise KeyboardInterrupt
    return Result(plan, jobs, batch.tally, perf_counter() - started, games)
