"""Dash as a whole: the contract, secrets, playthroughs, perft, the soak, clause coverage."""

import os
from pathlib import Path

import pytest

from ringtable.games.dash import GAME
from ringtable.games.dash.state import Dash
from ringtable.kernel.record import open_record, replay_match
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.testing import (
    check_barriers,
    check_contract,
    check_two_worlds,
    fuzz,
    perft,
    playthrough,
    same_playthrough,
)
from ringtable.testing.fuzz import unseen_facts
from ringtable.testing.walk import random_match

TESTS = Path(__file__).parents[2]
PLAYTHROUGHS = TESTS / "playthroughs"
REPLAYS = TESTS / "replays"
TABLES = [(seats, side) for seats in (1, 2, 3, 4) for side in ("normal", "advanced")]
THINGS = ("keep red", "keep yellow,black", "split 1", "square:0:3", "hobbit sam", "die:red")


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_the_contract_holds(seats: int, side: str) -> None:
    for seed in range(3):
        check_contract(GAME, seats, {"side": side}, seed)


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_two_worlds_look_alike(seats: int, side: str) -> None:
    assert check_two_worlds(GAME, seats, {"side": side}, 5, THINGS) >= 15


def test_undo_is_no_way_to_peek() -> None:
    assert check_barriers(GAME, 3, {"side": "advanced"}, 1, every=2) > 20


def conserved(s: State) -> None:
    """Five dice, in the pool or kept; squares only ever fill up; hobbits stay distinct."""
    assert isinstance(s, Dash)
    kept = sum(1 for symbol in s.kept if symbol <= 5)
    pool = bin(s.pool).count("1")
    assert kept + pool == 5
    assert all(0 <= circle <= 9 for circle in s.circle)
    chosen = [hobbit for hobbit in s.hobbit if hobbit >= 0]
    assert len(set(chosen)) == len(chosen)
    for seat in range(s.seats):
        assert (s.remaining_marks(seat) == 0) == (not s.in_game(seat))
        squares = bytes(s.squares_of(seat))
        opened = [number for number, square in enumerate(squares) if square != 3]
        assert opened == list(range(8 - len(opened), 8)), "a full square right of an open one"


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_random_games_end_and_lose_nothing(seats: int, side: str, tmp_path: Path) -> None:
    told = fuzz(GAME, seats, {"side": side}, range(60), tmp_path, conserved)
    assert told["all-eliminated"] > 0


def test_everything_that_can_happen_is_seen_in_random_play(tmp_path: Path) -> None:
    told = fuzz(GAME, 4, {"side": "advanced"}, range(250), tmp_path)
    for seats, side in ((1, "advanced"), (2, "normal")):
        more = fuzz(GAME, seats, {"side": side}, range(300), tmp_path)
        told = {**told, **more}
    # Reaching Mordor, and so sharing a victory, is too rare in random play: they have tests.
    rare = {"dash-ring-lost", "dash-play-goes-on", "dash-won", "dash-shared", "dash-shelob-holds"}
    assert set(unseen_facts(GAME, told)) <= rare


@pytest.mark.parametrize(
    ("name", "seats", "side", "seed"),
    [
        ("dash-2-normal", 2, "normal", 11),
        ("dash-3-advanced", 3, "advanced", 12),
        ("dash-solo", 1, "advanced", 13),
    ],
)
def test_playthroughs_are_as_stored(name: str, seats: int, side: str, seed: int) -> None:
    """Store anew after a change that was meant: RINGTABLE_STORE=1 pytest tests/games/dash."""
    text = playthrough(GAME, seats, {"side": side}, seed)
    path = PLAYTHROUGHS / f"{name}.txt"
    same_playthrough(path, text, write=bool(os.environ.get("RINGTABLE_STORE")))


PERFT = {
    ("normal", 2): [4, 12, 192, 1644, 14799],
    ("advanced", 3): [4, 12, 24, 384, 3288],
}


@pytest.mark.parametrize(("side", "seats"), PERFT)
def test_perft(side: str, seats: int) -> None:
    start = GAME.new_state(seats, {"side": side}, GAME.new_rng(key_from_seed("perft")))
    counts = [perft(GAME, start, depth) for depth in range(1, 6)]
    assert counts == PERFT[side, seats]


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("dash-*.json")), ids=lambda path: path.stem)
def test_finished_matches_stay_what_they_were(path: Path) -> None:
    match = replay_match(GAME, open_record(path.read_text("utf-8")))
    assert match.outcome is not None
    assert match.outcome.reason in path.stem


def test_every_reason_has_a_finished_match() -> None:
    stored = " ".join(path.stem for path in REPLAYS.glob("dash-*.json"))
    for reason in (
        "first-in-mordor",
        "most-marks",
        "shared",
        "all-eliminated",
        "arrived",
        "out-of-turns",
    ):
        assert reason in stored


def test_no_game_is_longer_than_stated() -> None:
    lengths = [sum(1 for _ in random_match(GAME, 4, {}, seed)) for seed in range(40)]
    assert max(lengths) < GAME.longest
