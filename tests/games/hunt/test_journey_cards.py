"""Every journey card, walked row by row from its start to Rivendell. [H31, H35]

What is printed on a card is read here from the content itself, not through the rules' own reader.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import ringtable.games.hunt
from tests.games.hunt.scenario import Table

DATA = Path(ringtable.games.hunt.__file__).parent / "data" / "house"
CARDS = json.loads((DATA / "journeys.json").read_text(encoding="utf-8"))["cards"]
FAR_AWAY = {"riders": "28 28 33 33", "gandalf": "26"}

by_id = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))


def walking(card: dict[str, Any], step: int, **more: Any) -> Table:
    return Table(part=2, journey=card["id"], step=step, **{**FAR_AWAY, **more})


@by_id
def test_frodo_is_where_the_row_says(card: dict[str, Any]) -> None:
    """[H31.1, H31.3, H31.6, H31.R1]"""
    rows = card["rows"].split()
    t = walking(card, 0)
    been: list[str] = []
    for step, row in enumerate(rows[:-1]):
        t.s.step = step
        if row != ".":
            been.append(row)
        assert t.s.board.names[t.s.frodo_last()] == been[-1]
        assert t.s.frodo_visited() == t.places(" ".join(been))
        assert t.s.in_the_wild() == (row == ".")


@by_id
def test_a_nazgul_on_the_row_finds_him_and_one_on_a_later_row_does_not(
    card: dict[str, Any],
) -> None:
    """[H31.6, H31.7, H36.1]"""
    rows = card["rows"].split()
    places = [(step, row) for step, row in enumerate(rows[:-1]) if row != "."]
    half = len(places) // 2
    step, here = places[half]
    been = [row for _, row in places[: half + 1]]
    ahead = next(row for _, row in places[half + 1 :] if row not in been)
    for place, answer in ((here, "yes"), (ahead, "no")):
        gandalf = "8" if place != "8" else "26"
        t = walking(card, step, riders=f"{place} 28 33 33", gandalf=gandalf)
        assert t.to_riders().play("search").answers() == [answer]


@by_id
def test_the_last_row_is_rivendell(card: dict[str, Any]) -> None:
    """[H31.2, H31.8, H39.1]"""
    rows = card["rows"].split()
    last = len(rows) - 1
    assert last == (16 if card["kind"] == "long" else 14)
    assert may_begin(rows[0])
    assert rows[last] in {"A", "B", "C", "D", "E"}
    t = walking(card, last - 2, hand="bill-the-pony").play("play bill-the-pony a")
    assert (t.s.step, t.s.ending) == (last - 1, 0), "one row before the end"
    t = walking(card, last - 1, hand="bill-the-pony").play("play bill-the-pony a")
    t.skip_to("token", "")
    assert (t.s.step, t.s.ending) == (last, 4)


def may_begin(start: str) -> bool:
    """Whether a journey may begin there."""
    starts = json.loads((DATA / "part2.json").read_text(encoding="utf-8"))["journey_starts"]
    return start in [str(one) for one in starts]


@by_id
def test_only_its_marked_rows_are_refuges(card: dict[str, Any]) -> None:
    """[H35.1, H35.2, H35.R1]"""
    rows = card["rows"].split()
    refuges = card.get("refuges", [])
    assert bool(refuges) <= (card["kind"] == "long")
    for step, row in enumerate(rows[:-1]):
        if row == "." or row in rows[:step]:
            continue
        gandalf = "8" if row != "8" else "26"
        riders = f"{row} 28 33 33"
        t = walking(card, step, riders=riders, gandalf=gandalf, options={"refuges": "on"})
        expected = "no" if step in refuges else "yes"
        assert t.to_riders().play("search").answers() == [expected], (step, row)
