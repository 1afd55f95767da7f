"""Finished games of every victory and every number of players, stored as seeds and actions.

`python -m tests.games.war.finished` looks for them anew, or for those that are named.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from ringtable.games.war import GAME
from ringtable.games.war.box.components import FREE
from ringtable.games.war.state import War
from ringtable.kernel.match import Match, digest, new_match
from ringtable.kernel.rng import key_from_seed

FOLDER = Path(__file__).parent / "golden"
# What the two sides like to answer where it is open to them, on the way to a victory. [W28]
LIKES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "ring-lost": (("move-fellowship", "die character"), ("allocate 7", "allocate 6", "reroll")),
    "ring-destroyed": (
        ("move-fellowship", "hide-fellowship", "die character", "die will-of-the-west", "declare"),
        ("move-armies", "attack", "recruit", "die army", "allocate 0"),
    ),
    "shadow-conquest": (
        ("spend-for-nothing", "pass"),
        ("attack", "attack-led", "from", "all", "advance", "on", "advance-nation", "die army"),
    ),
    "free-conquest": (
        ("attack", "attack-led", "all", "advance", "on", "advance-nation", "move-armies"),
        ("spend-for-nothing", "allocate 0"),
    ),
}
FOR_FREE = ("ring-destroyed", "free-conquest")
# How many players, which victory, under which edition.
WANTED: dict[str, tuple[int, str, str]] = {
    "2-ring-lost": (2, "ring-lost", "1"),
    "2-ring-destroyed": (2, "ring-destroyed", "1"),
    "2-shadow-conquest": (2, "shadow-conquest", "1"),
    "2-free-conquest": (2, "free-conquest", "1"),
    "2-second-edition": (2, "ring-lost", "2"),
    "3-ring-lost": (3, "ring-lost", "1"),
    "3-shadow-conquest": (3, "shadow-conquest", "2"),
    "4-ring-destroyed": (4, "ring-destroyed", "1"),
    "4-shadow-conquest": (4, "shadow-conquest", "2"),
}
TRIES = 6  # games to look through for one kind; the shortest is kept


def play_again(game: dict[str, Any]) -> Match:
    """By the rules under which it was played."""
    rules = game["rules"]
    match = new_match(
        GAME,
        game["seats"],
        game["options"],
        key_from_seed(game["seed"]),
        began=rules if rules < GAME.rules_version else 0,
    )
    for seat, action in game["actions"]:
        match.play(action, seat)
    return match


def fingerprint_under(match: Match, rules: int) -> str:
    """Of the position, as it was written down under these rules."""
    data = GAME.save_state(match.state) | {"rules": rules}
    data.pop("began", None)
    return digest(data)


def answer_of(s: War, seat: int, victory: str, random: Random) -> int:
    """What it likes; else what looks best after it to a side that wants this victory."""
    options, side = GAME.flow.options(s, seat), s.side_at[seat]
    texts = GAME.flow.texts(s, seat)
    liked = [
        one
        for one, text in zip(options, texts, strict=True)
        if text in LIKES[victory][side] or text.partition(" ")[0] in LIKES[victory][side]
    ]
    if liked and random.random() < 0.9:
        return random.choice(liked)
    if (side == FREE) != (victory in FOR_FREE) or victory == "free-conquest":
        return random.choice(options)
    worth: list[float] = []
    for one in options:
        after = s.copy()
        after.rng = GAME.new_rng(random.randbytes(32))
        GAME.flow.play(after, one, seat)
        worth.append(GAME.evaluate(after, seat) + random.random() / 100)
    return options[worth.index(max(worth))]


def play_once(kind: str, seed: str, most: int) -> list[tuple[int, str]]:
    """The actions of a game that ends as it is wanted within so many; else none."""
    seats, victory, edition = WANTED[kind]
    random = Random(seed)
    s = GAME.new_state(seats, {"edition": edition}, GAME.new_rng(key_from_seed(seed)))
    assert isinstance(s, War)
    actions: list[tuple[int, str]] = []
    while s.outcome is None and len(actions) < most:
        seat = random.choice(GAME.flow.waiting(s))
        action = answer_of(s, seat, victory, random)
        at = GAME.flow.options(s, seat).index(action)
        actions.append((seat, GAME.flow.texts(s, seat)[at]))
        GAME.flow.play(s, action, seat)
    won = s.outcome is not None and s.outcome.reason == victory
    return actions if won else []


def look_for_games(kinds: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for kind in kinds:
        seats, _, edition = WANTED[kind]
        best: list[tuple[int, str]] = []
        kept = ""
        for number in range(TRIES):
            seed = f"golden {kind} {number}"
            found = play_once(kind, seed, len(best) - 1 if best else GAME.longest)
            if found:
                best, kept = found, seed
        if not best:
            raise SystemExit(f"never seen: {kind}")
        write(kind, seats, {"edition": edition}, kept, best)


def write(
    kind: str, seats: int, options: dict[str, str], seed: str, actions: list[tuple[int, str]]
) -> None:
    game: dict[str, Any] = {
        "rules": GAME.rules_version,
        "seed": seed,
        "seats": seats,
        "options": options,
        "actions": actions,
    }
    match = play_again(game)
    assert match.outcome is not None
    game["outcome"] = match.outcome.to_data()
    game["fingerprint"] = match.fingerprint()
    lines = ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in game.items())
    (FOLDER / f"{kind}.json").write_text(f"{{\n {lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    look_for_games(sys.argv[1:] or list(WANTED))
