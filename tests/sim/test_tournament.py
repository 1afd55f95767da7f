"""Tournaments are fair to the seats and say how sure they are."""

from fractions import Fraction

import pytest

from ringtable.kernel.errors import RingtableError
from ringtable.sim.tournament import (
    Line,
    Schedule,
    Score,
    hold_tournament,
    seatings,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_bots_sit_on_every_seat_equally(seats: int) -> None:
    tables = list(seatings("a", "b", seats))
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == ["a", "b"]


def test_all_pairs_meet_in_two_families_of_seeds() -> None:
    held = hold_tournament("dash", ["random", "greedy", "optimal"], games=2)
    assert [(line.bot, line.rival) for line in held.lines] == [
        ("random", "greedy"),
        ("random", "optimal"),
        ("greedy", "optimal"),
    ]
    for line in held.lines:
        assert [score.games for score in line.families.values()] == [4, 4]
    assert held.played == held.asked == sum(line.games for line in held.lines)
    assert len(Schedule("dash", ("random", "greedy", "optimal")).meetings()) * 2 == held.played


def test_jobs_change_nothing() -> None:
    one = hold_tournament("dash", ["random", "greedy"], games=6, jobs=1)
    two = hold_tournament("dash", ["random", "greedy"], games=6, jobs=2)
    assert one.to_data() == two.to_data()


def test_alone_bots_are_compared_by_how_often_they_win() -> None:
    held = hold_tournament("dash", ["random", "greedy"], seats=1, games=20)
    assert held.together
    assert [line.rival for line in held.lines] == ["", ""]
    assert held.lines[0].share().value < held.lines[1].share().value


def test_a_lead_is_clear_only_if_the_families_agree() -> None:
    def line(a: int, b: int) -> Line:
        scores = {"a": Score(100, 100, Fraction(a)), "b": Score(100, 100, Fraction(b))}
        return Line("one", "other", scores)

    assert line(70, 65).clear()
    assert line(30, 35).clear()
    assert not line(52, 51).clear()
    assert not line(85, 45).clear()


def test_the_stable_fields() -> None:
    data = hold_tournament("dash", ["random", "greedy"], games=2).to_data()
    assert list(data) == [
        "game", "seats", "seed", "together", "lines", "asked", "played", "partial", "faults",
    ]  # fmt: skip
    assert list(data["lines"][0]) == [
        "bot", "rival", "games", "decided", "share", "low", "high", "families", "clear",
    ]  # fmt: skip


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], []])
def test_a_tournament_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(RingtableError, match="at least two bots"):
        hold_tournament("dash", bots)
