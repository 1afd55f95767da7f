"""Hunt as a whole: playthroughs, counts of positions, finished games of every ending."""

import json
import os
from pathlib import Path

import pytest

import ringtable
from ringtable.games.hunt import GAME
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import tokens_earned
from ringtable.kernel.match import Match, digest
from ringtable.testing import perft, playthrough, same_playthrough
from tests.games.hunt.finished import FOLDER, WANTED, kind_of, play_again
from tests.games.hunt.scenario import Table

HERE = Path(__file__).parent
STORE = bool(os.environ.get("RINGTABLE_STORE"))


@pytest.mark.parametrize(("seats", "parts"), [(2, "one"), (3, "two"), (5, "whole")])
def test_playthroughs_are_as_stored(seats: int, parts: str) -> None:
    """Store anew after a change that was meant: RINGTABLE_STORE=1 pytest tests/games/hunt."""
    text = playthrough(GAME, seats, {"parts": parts}, 21)
    same_playthrough(HERE / "playthroughs" / f"{seats}-{parts}.txt", text, write=STORE)


@pytest.mark.parametrize("kind", WANTED)
def test_finished_games_stay_what_they_were(kind: str) -> None:
    """[H28.1, H28.2, H28.6, H39.1, H39.2, H40.1, H40.2, H40.3, H40.4, H40.5]"""
    game = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    match = play_again(game)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    assert end_position(match) == ENDS[kind]
    assert isinstance(match.state, Hunt)
    assert kind_of(game["options"]["parts"], match.state) == kind


def test_a_finished_game_of_four_stays_what_it_was() -> None:
    """Played under rules 2: every position down to the last bit."""
    game = json.loads((FOLDER / "whole-of-four.json").read_text("utf-8"))
    match = play_again(game)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    saved = {**GAME.save_state(match.state), "rules": game["rules"]}
    saved.pop("began", None)
    assert digest(saved) == game["fingerprint"]


# The stored games were played under rules 1. What has another form since then is left out, and this
# is what the version before has computed of the rest.
OTHER_FORM = {"aims", "began", "declared", "paid", "proposal", "rules"}
ENDS = {
    "one-fell": "642fcabc11d70f49a4ff54f1cb8b8ffe",
    "one-reached-bree": "771e086b7a2e58f3d34b90d1090968c6",
    "one-rescued": "6621125adee70372f9eb7e7d8f8495f4",
    "two-fell-early": "606d5aeede4dd51228b22cda44fac564",
    "two-fell-late": "ac448e63a1e2e47d026e5be96baa9b33",
    "two-rivendell-alone": "cd28affbd210729c78e4578b1fc68ab9",
    "two-rivendell-with-few": "4c9a0de0e1292198d467ecb3419a4534",
    "two-rivendell-with-many": "4ed78a82e18c3071201fbf1468348be0",
    "whole-fell-1": "6543df6d834d33ff66203982c955a3c5",
    "whole-fell-2": "f065cbe8fac75d9b6b10c315cc86167d",
    "whole-rivendell": "169b557ddc9ebbe9f162f49e04a5848c",
}


def end_position(match: Match) -> str:
    saved = GAME.save_state(match.state)
    return digest({name: value for name, value in saved.items() if name not in OTHER_FORM})


TOKENS = {  # of Free Peoples and Shadow
    "one-fell": (0, 2),
    "two-fell-early": (0, 2),
    "two-fell-late": (0, 1),
    "two-rivendell-alone": (1, 1),
    "two-rivendell-with-few": (1, 0),
    "two-rivendell-with-many": (2, 0),
}


@pytest.mark.parametrize("kind", TOKENS)
def test_the_record_hands_the_tokens_on(kind: str) -> None:
    """A saga: War of the Ring reads from the record what each side has earned. [H40.1, H40.2,
    H40.3, H40.4, H40.5, H40.7]"""
    match = play_again(json.loads((FOLDER / f"{kind}.json").read_text("utf-8")))
    read = ringtable.read_record(ringtable.write_record(match))
    assert isinstance(read.state, Hunt)
    free, shadow = tokens_earned(read.state)
    assert (len(free), len(shadow)) == TOKENS[kind]


# Ways to go on for so many decisions, from the turn of the Ring-bearer and of the Ringwraiths.
PERFT = {
    "Frodo before Bree": [5, 13, 62],
    "Nazgûl before Bree": [10, 44, 252],
    "Frodo after Bree": [8, 32, 126],
    "Nazgûl after Bree": [12, 52, 268],
}


def ring_bearer_turn(part: int) -> Hunt:
    return Table(journal="1 . 10", part=part, hand="five-ponies" if part == 1 else "athelas").s


def ringwraiths_turn(part: int) -> Hunt:
    return Table(journal="1 . 10", part=part, sorcery="dread").to_riders().s


POSITIONS = {
    "Frodo before Bree": lambda: ring_bearer_turn(1),
    "Nazgûl before Bree": lambda: ringwraiths_turn(1),
    "Frodo after Bree": lambda: ring_bearer_turn(2),
    "Nazgûl after Bree": lambda: ringwraiths_turn(2),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: str) -> None:
    start = POSITIONS[position]()
    start.facts = None
    assert [perft(GAME, start, depth) for depth in range(1, 4)] == PERFT[position]
