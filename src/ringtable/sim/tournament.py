"""Tournaments: which bot is stronger, and how sure that is.

Every pair of bots meets in all seatings, over two families of seeds that must agree. Where one bot
plays alone or all seats win and lose together, bots are compared by how often they win.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Any

from ringtable.kernel.errors import RingtableError
from ringtable.sim.backends import open_backend
from ringtable.sim.intervals import Share, wilson
from ringtable.sim.run import Batch, Plan, Progress, new_batch, play_batches, silent

FAMILIES = ("a", "b")


@dataclass
class Score:
    """What one side won in one family of seeds, of how many games somebody won."""

    games: int = 0
    decided: int = 0
    won: Fraction = Fraction(0)


@dataclass
class Line:
    """A bot (against another, or alone) with its score in each family."""

    bot: str
    rival: str
    families: dict[str, Score] = field(default_factory=dict)

    def share(self, *families: str) -> Share:
        """The share of the decided games against a rival; alone, of all games."""
        scores = [self.families[family] for family in families or self.families]
        trials = sum(score.decided if self.rival else score.games for score in scores)
        return wilson(float(sum(score.won for score in scores)), trials)

    @property
    def games(self) -> int:
        return sum(score.games for score in self.families.values())

    @property
    def decided(self) -> int:
        return sum(score.decided for score in self.families.values())

    def clear(self) -> bool:
        """The stronger one is known: the interval leaves one half out, and the families agree."""
        if not self.rival:
            return False
        share = self.share()
        above = {self.share(family).value > 0.5 for family in self.families}
        return len(above) == 1 and (share.low > 0.5 or share.high < 0.5)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "bot": self.bot,
            "rival": self.rival,
            "games": self.games,
            "decided": self.decided,
            **self.share().to_data(),
            "families": {
                family: {"games": score.games, **self.share(family).to_data()}
                for family, score in self.families.items()
            },
        }
        if self.rival:
            data["clear"] = self.clear()
        return data


@dataclass
class Tournament:
    """A tournament, finished or as far as it came."""

    game: str
    seats: int
    seed: str
    together: bool
    lines: list[Line]
    asked: int = 0
    played: int = 0
    faults: Counter[str] = field(default_factory=Counter)  # of bots outside, by bot and kind

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "together": self.together,
            "lines": [line.to_data() for line in self.lines],
            "asked": self.asked,
            "played": self.played,
            "partial": self.played < self.asked,
            "faults": dict(sorted(self.faults.items())),
        }


@dataclass(frozen=True)
class Meeting:
    """Some games with one seating in one family of seeds, counted for a line."""

    line: int
    family: str
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Schedule:
    """What a tournament is to be. `games` is the number per seating and family: a pair plays four
    times as many."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    games: int = 100
    seed: str = "1"
    options: tuple[tuple[str, str], ...] = ()
    together: bool = False

    def check(self) -> None:
        """Refuse in a sentence what cannot be held."""
        if len(set(self.bots)) < len(self.bots) or len(self.bots) < (1 if self.alone else 2):
            raise RingtableError(
                "a tournament needs at least two bots, none of them twice", "bad-bots"
            )
        for batch in self.batches():
            batch.plan.check()

    @property
    def alone(self) -> bool:
        """Whether each bot plays by itself, on all seats."""
        return self.together or self.seats == 1

    def pairs(self) -> list[tuple[str, str]]:
        if self.alone:
            return [(bot, "") for bot in self.bots]
        return list(combinations(self.bots, 2))

    def meetings(self) -> list[Meeting]:
        made: list[Meeting] = []
        for number, (bot, rival) in enumerate(self.pairs()):
            tables = list(seatings(bot, rival, self.seats)) if rival else [(bot,) * self.seats]
            made += [Meeting(number, family, table) for family in FAMILIES for table in tables]
        return made

    def batches(self) -> list[Batch]:
        """The games of every meeting, in order, all of them still to be played."""
        return [
            new_batch(
                Plan(self.game, one.bots, self.options, f"{self.seed}{one.family}"), self.games
            )
            for one in self.meetings()
        ]

    def count(self, batches: list[Batch]) -> Tournament:
        """What has come of the meetings so far."""
        lines = [
            Line(bot, rival, {family: Score() for family in FAMILIES})
            for bot, rival in self.pairs()
        ]
        for meeting, batch in zip(self.meetings(), batches, strict=True):
            line, tally = lines[meeting.line], batch.tally
            score = line.families[meeting.family]
            score.games += tally.games
            score.decided += tally.games - tally.nobody
            for seat, bot in enumerate(meeting.bots):
                if bot == line.bot:
                    score.won += tally.victories[seat]
            if self.alone:
                score.won = Fraction(score.decided)
        held = Tournament(self.game, self.seats, self.seed, self.alone, lines)
        for batch in batches:
            held.asked += batch.asked
            held.played += batch.tally.games
            held.faults += batch.tally.faults
        return held

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "options": dict(self.options)}


def schedule_from(data: dict[str, Any]) -> Schedule:
    options = tuple((str(id), str(value)) for id, value in data["options"].items())
    return Schedule(**{**data, "bots": tuple(data["bots"]), "options": options})


def seatings(one: str, other: str, seats: int) -> Iterator[tuple[str, ...]]:
    """Both bots on every other seat, each once first: together they sit everywhere equally."""
    for first, second in ((one, other), (other, one)):
        yield tuple(first if seat % 2 == 0 else second for seat in range(seats))


def hold_tournament(
    game: str,
    bots: list[str],
    seats: int = 2,
    games: int = 100,
    seed: str = "1",
    options: tuple[tuple[str, str], ...] = (),
    jobs: int = 1,
    together: bool = False,
    progress: Progress = silent,
) -> Tournament:
    """Play all meetings, in several processes if asked."""
    schedule = Schedule(game, tuple(bots), seats, games, seed, options, together)
    schedule.check()
    batches = schedule.batches()
    backend = open_backend(jobs)
    try:
        whole = play_batches(batches, backend, progress)
    finally:
        backend.close()
    if not whole:
        raise KeyboardInterrupt
    return schedule.count(batches)
