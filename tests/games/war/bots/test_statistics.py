"""What is counted of many games, and the luck of one."""

import pytest

from ringtable import api
from ringtable.games.war import GAME
from ringtable.games.war.report import luck
from ringtable.games.war.statistics import PEOPLE, ends_table, median_length, tables
from ringtable.kernel.statistics import Run
from ringtable.sim.run import Plan, simulate
from tests.games.war.scenario import Table


def run() -> Run:
    sums = {
        "games": 10,
        "outcome/ring-destroyed": 3,
        "outcome/free-conquest": 1,
        "outcome/ring-lost": 2,
        "outcome/shadow-conquest": 4,
        "length/09": 4,
        "length/11": 2,
        "length/14": 4,
        "corruption/01": 5,
        "reached/01": 10,
    }
    return ({"edition": "1"}, 2, sums)


def test_ends_stand_beside_those_of_people() -> None:
    _, columns, rows = ends_table([run()])
    assert rows[0][3:8] == [(3, 10), (1, 10), (2, 10), (4, 10), (4, 10)]
    assert rows[1][3:8] == [*(f"{share}%" for share in PEOPLE), "40%"]
    assert all(len(row) == len(columns) for row in rows)


def test_half_of_the_games_are_over_by_the_median() -> None:
    assert median_length(run()) == 11


def test_curves_are_means_of_games_that_came_so_far() -> None:
    _, _, rows = tables([run()])[1]
    assert rows[0][3:5] == ["0.5", "–"]


def test_luck_counts_hits_against_their_chance() -> None:
    t = Table(shadow="army", first="shadow").at_war("sauron")
    t.army("osgiliath", "gondor-regular 1").army("south-ithilien", "sauron-regular 2")
    t.will_roll("combat", 6, 6, 1)
    t.play("die army; attack; from south-ithilien; attack osgiliath; all")
    lines = luck(2, {"pack": "first"}, t.told)
    seat = t.seat("shadow")
    name, came, expected = next(line[1:4] for line in lines if line[:2] == (seat, "war-luck-hits"))
    assert (name, came) == ("war-luck-hits", 2.0)
    assert expected == pytest.approx(2 / 6, abs=0.001)  # a fortification: sixes in the first round


def test_every_game_has_a_report() -> None:
    match = api.new_match("war", 2, "report")
    assert GAME.report is not None
    lines = GAME.report(2, match.options, [])
    assert {line[1] for line in lines} == {
        "war-luck-hits",
        "war-luck-wills",
        "war-luck-eyes",
        "war-luck-hunt",
    }


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wars_of_the_heuristic_end_and_are_counted(seats: int) -> None:
    """Every war is over within forty turns."""
    made = simulate(Plan("war", ("heuristic",) * seats, ()), 12).run()
    sums = made[2]
    assert sums["games"] == 12
    ends = [id for id in sums if id.startswith("outcome/")]
    assert sum(sums[id] for id in ends) == 12
    assert max(int(id[-2:]) for id in sums if id.startswith("length/")) <= 40
