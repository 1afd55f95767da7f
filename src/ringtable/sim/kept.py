"""Results in a file: what was played so far, so that it can be shown again and played on.

The file says nothing about where and how fast it was made, so the same games make the same file to
the byte. A seal closes it, as it does a record.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ringtable
from ringtable.api import load
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.match import canonical, digest
from ringtable.sim.run import Batch, plan_data, plan_from, tally_from

FORMAT = 1


class BadResults(RingtableError):
    """A file of results that cannot be read or continued."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "bad-results")


@dataclass
class Kept:
    """What a command was asked to play, and how far it came."""

    command: str  # `sim` or `tournament`
    wish: dict[str, Any]  # what else the command needs to show its result
    batches: list[Batch]

    @property
    def asked(self) -> int:
        return sum(batch.asked for batch in self.batches)

    @property
    def games(self) -> int:
        return sum(batch.tally.games for batch in self.batches)

    @property
    def whole(self) -> bool:
        return not any(batch.left() for batch in self.batches)

    def text(self) -> str:
        data: dict[str, Any] = {
            "ringtable-results": FORMAT,
            "version": ringtable.__version__,
            "rules": {
                game: load(game).rules_version for game in {b.plan.game for b in self.batches}
            },
            "command": self.command,
            "wish": self.wish,
            "games": self.games,
            "asked": self.asked,
            "batches": [
                {
                    "plan": plan_data(batch.plan),
                    "asked": batch.asked,
                    "done": [[numbers.start, numbers.stop - 1] for numbers in batch.done],
                    "tally": batch.tally.to_data(),
                }
                for batch in self.batches
            ],
        }
        data["seal"] = digest(data)
        return canonical(data) + "\n"


def write_kept(kept: Kept, file: Path) -> None:
    """Write all of it or nothing: a file that was there stays until the new one is whole."""
    beside = file.with_name(file.name + ".new")
    beside.write_text(kept.text(), "utf-8")
    beside.replace(file)


def read_kept(text: str, name: str) -> Kept:
    """The results in a file, or a sentence why they cannot be continued here."""
    try:
        data = json.loads(text)
        seal = data.pop("seal")
        whole = isinstance(data, dict) and seal == digest(data)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadResults(f"{name} holds no results of ringtable") from None
    if data.get("ringtable-results") != FORMAT:
        raise BadResults(f"{name} holds no results of ringtable, or of another format")
    if not whole:
        raise BadResults(f"{name} was changed after it was written")
    try:
        check_version(data, name)
        batches = [batch_from(one) for one in data["batches"]]
        return Kept(data["command"], data["wish"], batches)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadResults(f"{name} holds no results of ringtable that this one can read") from None


def batch_from(data: Mapping[str, Any]) -> Batch:
    done = [range(first, last + 1) for first, last in data["done"]]
    return Batch(plan_from(data["plan"]), data["asked"], tally_from(data["tally"]), done)


def check_version(data: Mapping[str, Any], name: str) -> None:
    """Games of another version would not be the same games."""
    if data["version"] != ringtable.__version__:
        raise BadResults(
            f"{name} was made by ringtable {data['version']}, this is {ringtable.__version__}"
        )
    for game, rules in data["rules"].items():
        if load(game).rules_version != rules:
            raise BadResults(f"{name} was played under older rules of {game}")
