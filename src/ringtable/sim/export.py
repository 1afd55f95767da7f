"""Finished games as rows, for notebooks: one a game, one a decision, or one a fact.

A decision has the view of the seat that made it, from just before, with its options; and what was
told because of it. Everything in a row has been played to its end, so nothing in it is secret any
more, and a view still shows no more than its seat knew.
"""

import heapq
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, Any, Protocol

from ringtable.api import load
from ringtable.bots import decide
from ringtable.kernel.agreement import answers_nothing
from ringtable.kernel.decision import Action, name_of
from ringtable.kernel.errors import FlowError, RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import Match
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.kernel.statistics import Sums
from ringtable.kernel.view import look
from ringtable.sim.backends import Backend, open_backend
from ringtable.sim.playout import FACTOR, PRIME
from ringtable.sim.portions import Say, nobody, play_portions
from ringtable.sim.run import Plan, Progress, seated, silent
from ringtable.sim.statistics import nested

Row = dict[str, Any]
ROWS = ("games", "decisions", "facts")
# What the columns of a row hold. A `json` column is text in Parquet, and itself in JSON lines.
COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "match": "text", "game": "text", "rules": "number", "seats": "number", "options": "json",
        "players": "texts", "decisions": "number", "reason": "text", "clause": "text",
        "winners": "numbers", "scores": "numbers", "statistics": "json",
    },
    "decisions": {
        "match": "text", "number": "number", "seat": "number", "question": "text",
        "options": "texts", "action": "text", "view": "json", "facts": "json",
    },
    "facts": {
        "match": "text", "number": "number", "seat": "number", "kind": "text", "cause": "text",
        "values": "json", "audience": "number",
    },
}  # fmt: skip


@dataclass
class Step:
    """A decision: who, what, from which position, and what came of it."""

    seat: int
    action: str
    before: State
    facts: list[Fact]


@dataclass
class Story:
    """A finished game."""

    match: str  # its name: unique among what is exported together
    game: Game
    options: Options
    players: list[str]
    end: State
    opening: list[Fact] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    sums: Sums = field(default_factory=dict)  # of the game's own statistics
    decisions: int = 0


def rows_of(story: Story, what: str) -> Iterator[Row]:
    if what == "games":
        yield game_row(story)
    elif what == "decisions":
        for number, step in enumerate(story.steps, 1):
            yield decision_row(story, number, step)
    else:
        yield from fact_rows(story, 0, -1, story.opening)
        for number, step in enumerate(story.steps, 1):
            yield from fact_rows(story, number, step.seat, step.facts)


def game_row(story: Story) -> Row:
    outcome = story.end.outcome
    if outcome is None:
        raise RingtableError(f"match {story.match} is not over", "not-over")
    return {
        "match": story.match,
        "game": story.game.id,
        "rules": story.game.rules_version,
        "seats": story.end.seats,
        "options": story.game.open_options(story.options),
        "players": story.players,
        "decisions": story.decisions,
        "reason": outcome.reason,
        "clause": outcome.clause,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "statistics": nested(story.sums),
    }


def decision_row(story: Story, number: int, step: Step) -> Row:
    flow = story.game.flow
    return {
        "match": story.match,
        "number": number,
        "seat": step.seat,
        "question": name_of(flow.decision(step.before)),
        "options": flow.texts(step.before, step.seat),
        "action": step.action,
        "view": look(story.game, step.before, step.seat),
        "facts": [fact.to_data() for fact in step.facts],
    }


def fact_rows(story: Story, number: int, seat: int, facts: list[Fact]) -> Iterator[Row]:
    for fact in facts:
        named = dict(zip(fact.kind.fields, fact.values, strict=False))
        yield {
            "match": story.match,
            "number": number,
            "seat": seat,
            "kind": fact.kind.id,
            "cause": fact.cause,
            "values": named,
            "audience": fact.audience,
        }


# Where stories come from


def story_of(match: Match, name: str, players: list[str]) -> Story:
    """A match that was played somewhere else. Giving up answers no question: it is in the outcome
    alone."""
    decisions = [move for move in match.moves if not answers_nothing(match.game, move.text)]
    steps = [Step(move.seat, move.text, move.before, move.facts) for move in decisions]
    sums: Sums = {}
    see, watch = match.game.statistics.see, match.game.statistics.watch
    if watch is not None:
        for step in steps:
            watch(step.before, sums)
    if see is not None:
        sums |= see(match.state)
    opening, end = match.opening, match.state
    return Story(name, match.game, match.options, players, end, opening, steps, sums, len(steps))


def simulated(plan: Plan, number: int, whole: bool = True) -> Story:
    """Game number n of a plan: the same as in a simulation. Without the whole of it only its end is
    kept, and how many decisions led there."""
    game = load(plan.game)
    options = game.settle(dict(plan.options))
    seed = f"{plan.seed}/{number}"
    s = game.blank(len(plan.bots), options, game.new_rng(key_from_seed(seed)))
    s.facts = [] if whole else None
    game.flow.start(s)
    story = Story(seed, game, options, list(plan.bots), s, s.facts or [])
    s.facts = None
    choose = Choices(plan, game, seed)
    see, watch = game.statistics.see, game.statistics.watch
    while s.outcome is None:
        if story.decisions == game.longest:
            raise FlowError(f"the match has not ended after {game.longest} decisions")
        if watch is not None:
            watch(s, story.sums)
        seat = s.asked
        action = choose.of(s, seat)
        if whole:
            before, s = s, s.copy()
            s.facts = []
            game.flow.play(s, action, seat)
            text = game.flow.texts(before, seat)[game.flow.options(before, seat).index(action)]
            story.steps.append(Step(seat, text, before, s.facts))
            s.facts = None
        else:
            game.flow.play(s, action, seat)
        story.decisions += 1
    story.end = s
    if see is not None:
        story.sums |= see(s)
    return story


class Choices:
    """How those at a table choose in one game, with the chance that a simulation gives them."""

    def __init__(self, plan: Plan, game: Game, seed: str) -> None:
        self.game = game
        self.at_random = all(name == "random" for name in plan.bots)
        self.chance = Random(seed).randrange(1, PRIME)
        self.chances = [Random(f"{seed}/{seat}") for seat in range(len(plan.bots))]
        self.bots = []
        if not self.at_random:
            self.bots = [seated(name, game, dict(plan.options)) for name in plan.bots]

    def of(self, s: State, seat: int) -> Action:
        if self.at_random:
            self.chance = self.chance * FACTOR % PRIME
            return s.options[self.chance % len(s.options)]
        return decide(self.bots[seat], self.game, s, seat, self.chances[seat])


def simulated_rows(wish: tuple[Plan, str], numbers: range) -> tuple[int, list[Row]]:
    """The rows of some games, and how many decisions they had: what runs elsewhere."""
    plan, what = wish
    rows: list[Row] = []
    decisions = 0
    for number in numbers:
        story = simulated(plan, number, what != "games")
        decisions += story.decisions
        rows += rows_of(story, what)
    return decisions, rows


def export_simulated(
    plan: Plan,
    games: int,
    what: str,
    writer: "Writer",
    backend: Backend,
    progress: Progress = silent,
    say: Say = nobody,
) -> None:
    """Play games and write their rows in the order of the games, whoever plays them."""
    waiting: list[tuple[int, int, list[Row]]] = []  # done before those in front of them
    following = 1
    left = [(0, range(1, games + 1))]
    for portion, (decisions, rows) in play_portions(
        simulated_rows, [(plan, what)], left, backend, say
    ):
        heapq.heappush(waiting, (portion.numbers.start, portion.numbers.stop, rows))
        progress(len(portion.numbers), decisions)
        while waiting and waiting[0][0] == following:
            _, following, ready = heapq.heappop(waiting)
            writer.write(ready)


# Where rows go


class Writer(Protocol):
    def write(self, rows: Iterable[Row]) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A JSON object a line."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def write(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        self.file.flush()


class Parquet:
    """A Parquet file; groups of rows have the same size however the rows came."""

    GROUP = 5000

    def __init__(self, file: Path, what: str) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise RingtableError(
                'Parquet needs pyarrow: pip install "ringtable[parquet]"', "no-parquet"
            ) from None
        self.arrow: Any = pyarrow
        kinds = {
            "text": pyarrow.string(),
            "json": pyarrow.string(),
            "number": pyarrow.int64(),
            "texts": pyarrow.list_(pyarrow.string()),
            "numbers": pyarrow.list_(pyarrow.int64()),
        }
        self.columns = COLUMNS[what]
        self.schema = pyarrow.schema([(name, kinds[kind]) for name, kind in self.columns.items()])
        self.out = pyarrow.parquet.ParquetWriter(file, self.schema, compression="zstd")
        self.waiting: list[Row] = []

    def write(self, rows: Iterable[Row]) -> None:
        self.waiting += [self.flat(row) for row in rows]
        while len(self.waiting) >= self.GROUP:
            self.put(self.waiting[: self.GROUP])
            del self.waiting[: self.GROUP]

    def flat(self, row: Row) -> Row:
        return {
            name: json.dumps(row[name], ensure_ascii=False) if kind == "json" else row[name]
            for name, kind in self.columns.items()
        }

    def put(self, rows: list[Row]) -> None:
        self.out.write_table(self.arrow.Table.from_pylist(rows, schema=self.schema))

    def close(self) -> None:
        if self.waiting:
            self.put(self.waiting)
            self.waiting = []
        self.out.close()


class Collected:
    """Rows in memory."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def write(self, rows: Iterable[Row]) -> None:
        self.rows += rows

    def close(self) -> None:
        """They stay."""


def simulated_games(
    game: str,
    games: int,
    bots: tuple[str, ...],
    seed: str = "1",
    options: Options | None = None,
    jobs: int = 1,
    what: str = "games",
) -> list[Row]:
    """Rows at once, for a notebook: `simulated_games("dash", 1000, ("random", "random"))`."""
    plan = Plan(game, bots, tuple((options or {}).items()), seed)
    plan.check()
    collected = Collected()
    backend = open_backend(jobs)
    try:
        export_simulated(plan, games, what, collected, backend)
    finally:
        backend.close()
    return collected.rows
