"""Tournaments: which bot is stronger, and how sure that is.

Every pair of bots meets in all seatings, over two families of seeds that must agree. Where one bot
plays alone or all seats win and lose together, bots are compared by how often they win.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Any

from ringtable.kernel.errors import RingtableError
from ringtable.sim.intervals import Share, wilson
from ringtable.sim.run import Plan, Progress, silent, simulate

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
    """A finished tournament."""

    game: str
    seats: int
    seed: str
    together: bool
    lines: list[Line]

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "together": self.together,
            "lines": [line.to_data() for line in self.lines],
        }


@dataclass(frozen=True)
class Meeting:
    """Some games with one seating in one family of seeds, counted for a line."""

    line: int
    family: str
    bots: tuple[str, ...]


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
    """`games` is the number per seating and family: a pair plays four times as many."""
    together = together or seats == 1
    if len(set(bots)) < len(bots) or len(bots) < (1 if together else 2):
        raise RingtableError("a tournament needs at least two bots, none of them twice", "bad-bots")
    lines: list[Line] = []
    meetings: list[Meeting] = []
    pairs = [(bot, "") for bot in bots] if together else list(combinations(bots, 2))
    for number, (bot, rival) in enumerate(pairs):
        lines.append(Line(bot, rival, {family: Score() for family in FAMILIES}))
        tables = [(bot,) * seats] if together else list(seatings(bot, rival, seats))
        meetings += [Meeting(number, family, table) for family in FAMILIES for table in tables]
    plans = [Plan(game, meeting.bots, options, f"{seed}{meeting.family}") for meeting in meetings]
    for plan in plans:
        plan.check()
    for meeting, plan in zip(meetings, plans, strict=True):
        tally = simulate(plan, games, jobs, progress).tally
        line = lines[meeting.line]
        score = line.families[meeting.family]
        score.games += tally.games
        score.decided += tally.games - tally.nobody
        for seat, bot in enumerate(meeting.bots):
            if bot == line.bot:
                score.won += tally.victories[seat]
        if together:
            score.won = Fraction(score.decided)
    return Tournament(game, seats, seed, together, lines)


def meetings_of(bots: int, seats: int, together: bool) -> int:
    """How many meetings a tournament has, for a progress bar."""
    pairs = bots if together or seats == 1 else bots * (bots - 1)
    return pairs * len(FAMILIES)
