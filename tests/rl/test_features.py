"""Features are made from what a seat may see, by rules that are written down."""

from random import Random
from typing import Any

import numpy as np
import pytest

from ringtable import api
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.rl.features import Features
from ringtable.rl.look import SeatView, observation
from ringtable.rl.names import features_of
from ringtable.rl.numbering import Numbering
from tests.lengths import most_of

GAMES = sorted(api.titles())
NAMES = [
    "round", "open", "courage.now", "stage=rohan", "hand=ring", "hand=sting", "figures.sam.space",
    "sheets.0.circle", "sheets.1.circle", "marks.0", "marks.1", "odds.ring", "long.low",
]  # fmt: skip
VIEW = {
    "round": 3,
    "open": True,
    "shut": False,
    "courage": {"now": -2, "eye": None},
    "stage": "rohan",
    "place": "",
    "hand": ["ring", "sting", "ring"],
    "figures": [{"id": "sam", "space": 200}],
    "sheets": [{"circle": 4}, {"circle": 5}],
    "marks": [7, 0],
    "odds": {"ring": 0.256},
    "record": [{"what": "moved"}] * 500,
    "letter": "x" * 41,
    "long": {"low": -1000},
}


def row_of(view: dict[str, Any], names: list[str], left_out: list[str]) -> dict[str, int]:
    features = Features(Numbering(names, 1), left_out)
    row = bytearray(features.numbering.size)
    features.walk(features.root, view, row, 0)
    numbers = np.frombuffer(row, np.int8)
    return {name: int(numbers[features.numbering.number(name)]) for name in names}


def test_every_leaf_has_a_name_and_a_number() -> None:
    assert row_of(VIEW, NAMES, ["record"]) == {
        "round": 3,
        "open": 1,
        "courage.now": -2,
        "stage=rohan": 1,
        "hand=ring": 2,
        "hand=sting": 1,
        "figures.sam.space": 127,
        "sheets.0.circle": 4,
        "sheets.1.circle": 5,
        "marks.0": 7,
        "marks.1": 0,
        "odds.ring": 26,
        "long.low": -128,
    }


def test_names_that_are_met_can_be_told() -> None:
    features = Features(Numbering([], 64), ["record"])
    features.walk(features.root, VIEW, bytearray(64), 0)
    met = features.names()
    assert set(NAMES) <= set(met)
    assert "shut" in met  # always false so far, and a feature all the same
    assert not [name for name in met if name.startswith(("record", "letter", "place"))]


def test_long_lists_end_somewhere() -> None:
    features = Features(Numbering([], 64), [])
    features.walk(features.root, {"cards": [{"n": 1}] * 100}, bytearray(64), 0)
    assert len(features.names()) == 16


def positions(game: Game, seed: int, every: int) -> list[State]:
    random = Random(seed)
    seats = random.randint(*game.seats)
    s = game.new_state(seats, {}, game.new_rng(key_from_seed(seed)))
    found = []
    for number in range(most_of(game.id) or game.longest):
        if s.outcome is not None:
            break
        if number % every == 0:
            found.append(s.copy())
        game.flow.play(s, random.choice(s.options))
    return [*found, s]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    """Everything hidden from the seat is dealt anew: the numbers stay the same to the byte."""
    rules, features = api.load(game), features_of(game)
    for seed in range(3):
        for number, s in enumerate(positions(rules, seed, 9)):
            for seat in range(s.seats):
                other = rules.determinize(s, seat, Random(number))
                seen = observation(rules, features, s, seat)
                assert seen.tobytes() == observation(rules, features, other, seat).tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_positions_look_different(game: str) -> None:
    rules, features = api.load(game), features_of(game)
    found = positions(rules, 5, 4)
    rows = {observation(rules, features, s, 0).tobytes() for s in found}
    assert len(rows) > len(found) / 2


@pytest.mark.parametrize("game", ["dash", "doom", "hunt"])  # the others: test_columns.py
def test_what_learners_see_is_a_part_of_the_view(game: str) -> None:
    rules = api.load(game)
    for s in positions(rules, 2, 9):
        for seat in range(-1, s.seats):
            shown = rules.table(s, seat)
            assert {**shown, **rules.board(s, seat)} == shown


def test_a_view_is_built_when_it_is_read() -> None:
    game = api.load("dash")
    s = positions(game, 1, 5)[3]
    built: list[int] = []

    def table(state: Any, seat: int) -> Any:
        built.append(seat)
        return honest(state, seat)

    honest, game.table = game.table, table
    try:
        view = SeatView(game, s, 1)
        assert built == []
        assert view["seat"] == 1
        assert dict(view) == dict(SeatView(game, s, 1)) == view
        assert built == [1, 1]
    finally:
        game.table = honest
