"""Finished games of the heuristic team, stored as seeds and actions: a win and both losses in every
mode. `python -m tests.games.doom.finished` looks for them anew."""

import json
from pathlib import Path
from random import Random
from typing import Any

from ringtable.games.doom import GAME
from ringtable.games.doom.bots.heuristic import Heuristic
from ringtable.games.doom.state import Doom
from ringtable.games.doom.statistics import summary
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import key_from_seed

FOLDER = Path(__file__).parent / "golden"
MODES = {"standard": 1, "easier": 2, "harder": 3}  # with the number of players
REASONS = ("ring-destroyed", "courage", "nazgul")


def play_again(game: dict[str, Any]) -> Match:
    """By the rules under which it was played: 1, if it does not say."""
    rules = game.get("rules", 1)
    began = 0 if rules == GAME.rules_version else rules
    key = key_from_seed(game["seed"])
    match = new_match(GAME, game["seats"], game["options"], key, began=began)
    for seat, action in game["actions"]:
        match.play(action, seat)
    return match


def play_team(seed: str, seats: int, mode: str) -> Match:
    bot, random = Heuristic(), Random(seed)
    match = new_match(GAME, seats, {"mode": mode}, key_from_seed(seed))
    while match.outcome is None:
        seat = match.waiting()[0]
        world = GAME.determinize(match.state, seat, random)
        action = bot.choose(GAME, world, seat, random)
        match.play(GAME.flow.decision(match.state).show(match.state, action).text, seat)
    return match


def as_data(match: Match, seed: str) -> dict[str, Any]:
    assert match.outcome is not None
    assert isinstance(match.state, Doom)
    return {
        "rules": GAME.rules_version,
        "seed": seed,
        "seats": match.seats,
        "options": match.options,
        "actions": [[move.seat, move.text] for move in match.moves],
        "outcome": match.outcome.to_data(),
        "summary": summary(match.state),
        "fingerprint": match.fingerprint(),
    }


def look_for_games() -> None:
    for mode, seats in MODES.items():
        missing = set(REASONS)
        number = 0
        while missing:
            number += 1
            match = play_team(f"golden {mode} {number}", seats, mode)
            if match.outcome is not None and match.outcome.reason in missing:
                missing.remove(match.outcome.reason)
                game = json.dumps(as_data(match, f"golden {mode} {number}"), indent=1)
                (FOLDER / f"{mode}-{match.outcome.reason}.json").write_text(game + "\n", "utf-8")


if __name__ == "__main__":
    look_for_games()
