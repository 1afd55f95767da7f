"""Fuzzing: random matches by the hundred. A crash leaves a record that loads."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import Match
from ringtable.kernel.record import write_record
from ringtable.kernel.state import State
from ringtable.testing.walk import fresh_match, random_action

Invariant = Callable[[State], None]


class Crash(AssertionError):
    """A match that broke the rules engine; `record` is the file to load."""

    def __init__(self, message: str, record: Path) -> None:
        super().__init__(message)
        self.record = record


def fuzz(
    game: Game,
    seats: int,
    options: Options,
    seeds: range,
    dump: Path,
    invariant: Invariant | None = None,
) -> dict[str, int]:
    """Play random matches to the end, checking an invariant after every step. Gives how often each
    reason ended one, and under `seen:` how often each kind of fact was told."""
    told: dict[str, int] = {}
    for seed in seeds:
        match = fresh_match(game, seats, options, seed)
        random = Random(f"fuzz {seed}")
        try:
            play_out(match, random, invariant)
        except Exception as problem:
            record = dump / f"crash-{game.id}-{seed}.json"
            record.write_text(write_record(match), encoding="utf-8")
            raise Crash(
                f"seed {seed}, after {len(match.moves)} moves: {problem!r}", record
            ) from problem
        assert match.outcome is not None
        count(told, match.outcome.reason)
        for fact in match.facts():
            count(told, f"seen:{fact.kind.id}")
    return told


def play_out(match: Match, random: Random, invariant: Invariant | None) -> None:
    for _ in range(match.game.longest):
        if invariant is not None:
            invariant(match.state)
        if match.outcome is not None:
            return
        seat, text = random_action(match, random)
        match.play(text, seat)
    raise AssertionError(f"no end after {match.game.longest} decisions")


def count(counter: dict[str, int], name: str) -> None:
    counter[name] = counter.get(name, 0) + 1


def unseen_facts(game: Game, told: dict[str, int]) -> list[str]:
    """Kinds of facts that no match told: content that random play never reached."""
    return [kind for kind in game.facts if f"seen:{kind}" not in told]
