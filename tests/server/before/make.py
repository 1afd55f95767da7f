"""A database with tables under way and finished ones, and saved positions: what a later version
must be able to read.

`python -m tests.server.before.make FOLDER`, run with the version that shall be remembered, writes
`tables.db.xz`, `tables.json` (what each seat was asked) and `saves.json.xz` there.
"""

import json
import lzma
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from ringtable.games.dash import GAME as DASH
from ringtable.games.doom import GAME as DOOM
from ringtable.games.hunt import GAME as HUNT
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table

POSITIONS = 200  # of each game
SOON = 60  # moves

# Tables that are left when a question comes up: game, seats, options, question, and how a text of
# its options must begin.
UNDER_WAY: list[tuple[str, int, dict[str, str], str, str]] = [
    ("dash", 3, {}, "keep", "keep"),
    ("doom", 2, {}, "place_page_2", "place"),
    ("hunt", 2, {"parts": "one"}, "aim", "enough"),
    ("hunt", 3, {"parts": "one"}, "drive-to", "to"),
    ("hunt", 2, {"parts": "two"}, "pay-sorcery", "pay"),
    ("hunt", 4, {}, "agree", "agree"),
]
FINISHED: list[tuple[str, int, dict[str, str]]] = [
    ("dash", 2, {}),
    ("doom", 1, {}),
    ("hunt", 2, {"parts": "one"}),
]


def choose(options: list[str], random: Random) -> str:
    """Anything, but rather a card, and rather a yes."""
    liked = [text for text in options if text.startswith(("play", "agree", "propose"))]
    return random.choice(liked if liked and random.random() < 0.5 else options)


def finish(table: Table, random: Random) -> None:
    """To the end, without doing much."""
    while asked := table.asked():
        options = table.options(asked[0])
        table.act(asked[0], "end" if "end" in options else random.choice(options))


def play_until(table: Table, question: str, start: str, random: Random) -> bool:
    """Whether the question came up soon."""
    for _ in range(SOON):
        asked = table.view(-1)["view"]["question"]
        if asked is None:
            return False
        seat = asked["seats"][0]
        mine = table.view(seat)["view"]["question"]
        options = [one["text"] for one in mine["options"]]
        sealed_in_part = question != "agree" or len(asked["seats"]) == 1
        fits = any(text.startswith(start) for text in options)
        if mine["id"] == question and sealed_in_part and fits:
            return True
        table.act(seat, choose(options, random))
    return False


def told_about(table: Table, game: str, seats: int) -> dict[str, Any]:
    """What the server says about a table, seat by seat."""
    asked = [table.view(seat)["view"]["question"] for seat in range(seats)]
    return {
        "game": game,
        "table": table.id,
        "tokens": {str(seat): token for seat, token in table.tokens.items()},
        "spectator": table.spectator,
        "outcome": table.view(-1)["view"]["outcome"],
        "questions": [one and [one["id"], *[o["text"] for o in one["options"]]] for one in asked],
    }


def make_tables(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as where:
        file = Path(where) / "tables.db"
        ground = Playground(Settings(db=f"sqlite:///{file}", limits=False, bot_workers=1)).start()
        random = Random("before")
        told = []
        for game, seats, options, question, start in UNDER_WAY:
            table = ground.make(game, "m" * seats, options=options)
            while not play_until(table, question, start, random):
                table = ground.make(game, "m" * seats, options=options)
            told.append(told_about(table, game, seats))
        for game, seats, options in FINISHED:
            table = ground.make(game, "m" * seats, options=options)
            finish(table, random)
            told.append(told_about(table, game, seats))
        ground.stop()
        connection = sqlite3.connect(file)
        for (room,) in connection.execute("SELECT id FROM room").fetchall():
            if all(one["table"] != room for one in told):  # the question did not come up
                connection.execute("DELETE FROM entry WHERE room = ?", (room,))
                connection.execute("DELETE FROM room WHERE id = ?", (room,))
        connection.commit()
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        connection.close()
        (folder / "tables.db.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


# Positions


def settings_of(game: Game, seed: int) -> tuple[int, dict[str, str]]:
    low, high = game.seats
    random = Random(seed)
    options = {one.id: random.choice(one.choices) for one in game.options if one.choices}
    return low + seed % (high - low + 1), options


def positions(game: Game) -> list[dict[str, Any]]:
    """Positions of random games, of every question a few."""
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    seed = 0
    while len(found) < POSITIONS:
        seats, options = settings_of(game, seed)
        random = Random(seed)
        s = game.new_state(seats, options, game.new_rng(key_from_seed(seed)))
        while s.outcome is None and len(found) < POSITIONS:
            data = game.save_state(s)
            where = " ".join([data["at"], *[frame[0] for frame in data["frames"]][-2:]])
            seen[where] += 1
            if seen[where] <= 3 or random.random() < 0.002:
                texts = {seat: game.flow.texts(s, seat) for seat in game.flow.waiting(s)}
                one = {"seed": seed, "seats": seats, "options": options, "data": data}
                found.append({**one, "texts": texts})
            seat = random.choice(game.flow.waiting(s))
            texts_here = game.flow.texts(s, seat)
            action = texts_here.index(choose(texts_here, random))
            game.flow.play(s, game.flow.options(s, seat)[action], seat)
        seed += 1
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    make_tables(folder)
    saves = json.dumps({game.id: positions(game) for game in (DASH, DOOM, HUNT)})
    (folder / "saves.json.xz").write_bytes(lzma.compress(saves.encode(), preset=9))


if __name__ == "__main__":
    main()
