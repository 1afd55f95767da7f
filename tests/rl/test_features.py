"""Features are made from what a seat may see, by rules that are written down."""

from random import Random
from typing import Any

import numpy as np
import pytest

from ringtable import api
from ringtable.kernel.game import Game, Part
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.rl.features import Features
from ringtable.rl.look import SeatView
from ringtable.rl.names import features_of
from ringtable.rl.numbering import Numbering
from tests.lengths import most_of
from tests.rl.rows import row_of_seat

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
                seen = row_of_seat(rules, features, s, seat)
                assert seen == row_of_seat(rules, features, other, seat)


@pytest.mark.parametrize("game", GAMES)
def test_positions_look_different(game: str) -> None:
    rules, features = api.load(game), features_of(game)
    found = positions(rules, 5, 4)
    rows = {row_of_seat(rules, features, s, 0) for s in found}
    assert len(rows) > len(found) / 2


@pytest.mark.parametrize("game", ["dash", "doom", "hunt"])  # the others: test_columns.py
def test_what_learners_see_is_a_part_of_the_view(game: str) -> None:
    """Built from the parts of the board, most of them remembered from other positions and other
    seats, or walked through the whole view that the seat may see: the same row to the byte."""
    rules, features = api.load(game), features_of(game)
    plain = Features(features.numbering, [*features.left_out, "odds"])
    for seed in range(6):
        for s in positions(rules, seed, 3):
            for seat in range(-1, s.seats):
                seen = bytearray(features.numbering.size)
                features.walk(features.root, rules.board(s, seat), seen, 0)
                shown = bytearray(features.numbering.size)
                plain.walk(plain.root, rules.table(s, seat), shown, 0)
                assert seen == shown


def test_a_part_is_built_once_for_each_key() -> None:
    """And lies in the row as if it had been walked, in a list by its id or by its place."""
    built: list[int] = []

    def sheet(s: int, number: int) -> dict[str, object]:
        built.append(number)
        return {"circle": s, "hobbit": "sam"}

    names = ["sheets.0.circle", "sheets.0.hobbit=sam", "riders.first.circle", "sheets.1.circle"]
    features = Features(Numbering(names, 1), [])
    features.word(features.branch(features.branch(features.root, "riders"), "first"), "sam")
    for _ in range(3):
        row = bytearray(features.numbering.size)
        sheets = [Part(5, sheet, 5, 0)]
        features.walk(features.root, {"sheets": sheets}, row, 0)
        assert [row[features.numbering.number(name)] for name in names] == [5, 1, 0, 0]
    assert built == [0]
    riders = [Part(7, sheet, 7, 1, "first")]
    features.walk(features.root, {"riders": riders}, row, 0)
    assert row[features.numbering.number("riders.first.circle")] == 7


def test_a_part_with_shared_numbers_is_built_each_time() -> None:
    """What stands at a number that several names share follows from all of them."""
    built: list[int] = []

    def cards(s: int, number: int) -> list[str]:
        built.append(number)
        return ["unheard", "of"]

    features = Features(Numbering([], 1), [])
    for _ in range(2):
        row = bytearray(features.numbering.size)
        features.walk(features.root, {"hand": ["ring"], "cards": Part(1, cards, 0)}, row, 0)
        assert row[0] == 3
    assert len(built) > 2


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
