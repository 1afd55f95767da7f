"""Hunt as a whole: playthroughs, counts of positions, finished games of every ending."""

import json
import os
from pathlib import Path

import pytest

import ringtable
from ringtable.games.hunt import GAME
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import tokens_earned
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
    assert match.fingerprint() == game["fingerprint"]
    assert isinstance(match.state, Hunt)
    assert kind_of(game["options"]["parts"], match.state) == kind


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
    assert read.outcome is not None
    free, shadow = tokens_earned(read.outcome)
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
