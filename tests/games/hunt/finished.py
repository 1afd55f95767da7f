"""Finished games of every ending, stored as seeds and actions.

`python -m tests.games.hunt.finished` looks for them anew.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from ringtable import bots
from ringtable.games.hunt import GAME
from ringtable.games.hunt.box.components import ENDINGS, TURNING_STEP
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import companions_left
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import key_from_seed

FOLDER = Path(__file__).parent / "golden"
# The ways to end: parts played, and what the table looked like. [H28, H39, H40]
WANTED = (
    "one-fell",
    "one-reached-bree",
    "one-rescued",
    "two-fell-early",
    "two-fell-late",
    "two-rivendell-alone",
    "two-rivendell-with-few",
    "two-rivendell-with-many",
    "whole-fell-1",
    "whole-fell-2",
    "whole-rivendell",
)
MOST = 3000  # games to look through for one kind


def kind_of(parts: str, s: Hunt) -> str:
    ending = ENDINGS[s.ending]
    if parts == "whole":
        return f"whole-fell-{s.part}" if ending == "fell" else "whole-rivendell"
    if parts == "one":
        return f"one-{ending}"
    if ending == "fell":
        return "two-fell-late" if s.step >= TURNING_STEP else "two-fell-early"
    left = companions_left(s)
    return "two-rivendell-" + ("alone" if not left else "with-few" if left <= 2 else "with-many")


def play_again(game: dict[str, Any]) -> Match:
    """By the rules under which it was played: 1, if it does not say."""
    rules = game.get("rules", 1)
    began = 0 if rules == GAME.rules_version else rules
    key = key_from_seed(game["seed"])
    match = new_match(GAME, game["seats"], game["options"], key, began=began)
    for seat, action in game["actions"]:
        match.play(action, seat)
    return match


def play_once(seed: str, seats: int, options: dict[str, str], names: list[str]) -> Match:
    players = [bots.make_bot(name, GAME) for name in names]
    random = Random(seed)
    match = new_match(GAME, seats, options, key_from_seed(seed))
    while match.outcome is None:
        seat = match.waiting()[0]
        world = GAME.determinize(match.state, seat, random)
        action = players[seat].choose(GAME, world, seat, random)
        match.play(GAME.flow.decision(match.state).show(match.state, action).text, seat)
    return match


def as_data(match: Match, seed: str) -> dict[str, Any]:
    assert match.outcome is not None
    return {
        "rules": GAME.rules_version,
        "seed": seed,
        "seats": match.seats,
        "options": match.options,
        "actions": [[move.seat, move.text] for move in match.moves],
        "outcome": match.outcome.to_data(),
        "fingerprint": match.fingerprint(),
    }


def write(kind: str, match: Match, seed: str) -> None:
    game = json.dumps(as_data(match, seed), indent=1)
    (FOLDER / f"{kind}.json").write_text(game + "\n", "utf-8")


def look_for_games() -> None:
    FOLDER.mkdir(exist_ok=True)
    match = play_once("golden four 13", 4, {"parts": "whole"}, ["heuristic"] * 4)
    write("whole-of-four", match, "golden four 13")
    for parts in ("one", "two", "whole"):
        missing = {kind for kind in WANTED if kind.startswith(f"{parts}-")}
        for number in range(MOST):
            if not missing:
                break
            # Weak players reach the rare endings: a hunter who does not hunt, a careless hobbit.
            good, poor = ("heuristic", "random") if number % 2 else ("random", "heuristic")
            names = ["heuristic"] * 2 if number % 3 == 0 else [good, poor]
            seed = f"golden {parts} {number}"
            match = play_once(seed, 2, {"parts": parts}, names)
            assert isinstance(match.state, Hunt)
            kind = kind_of(parts, match.state)
            if kind in missing:
                missing.remove(kind)
                write(kind, match, seed)
        if missing:
            raise SystemExit(f"never seen: {sorted(missing)}")


if __name__ == "__main__":
    look_for_games()
