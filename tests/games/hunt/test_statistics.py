"""Statistics of many games: they add up, and they show who wins, influence and catches."""

from random import Random
from xml.etree import ElementTree

import pytest

from ringtable.games.hunt import GAME, statistics
from ringtable.games.hunt.box.components import HERE, R_HUNT, R_PART_TWO, R_TURN, YES
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.rng import key_from_seed
from ringtable.sim.charts import draw
from ringtable.sim.run import Plan, Result, simulate
from ringtable.sim.statistics import charts, settings, tables
from tests.games.hunt.scenario import Table


def simulated(parts: str, bots: tuple[str, ...], games: int) -> Result:
    return simulate(Plan("hunt", bots, (("parts", parts),), "stats"), games)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return [
        simulated("one", ("easy", "heuristic"), 4),
        simulated("two", ("heuristic", "heuristic", "heuristic"), 4),
        simulated("whole", ("heuristic", "heuristic"), 4),
    ]


def test_every_part_is_played(results: list[Result]) -> None:
    assert settings(GAME) == [{"parts": "one"}, {"parts": "two"}, {"parts": "whole"}]
    assert [result.run()[0]["parts"] for result in results] == ["one", "two", "whole"]


def test_the_sums_add_up(results: list[Result]) -> None:
    for result in results:
        _, _, sums = result.run()
        ends = sum(number for name, number in sums.items() if name.startswith("end/"))
        assert ends == sums["games"] == 4
        wins = result.tally.victories[0]
        assert sums.get("ring-bearer", 0) == wins
        for part in (1, 2):
            caught = sum(n for name, n in sums.items() if name.startswith(f"caught/{part}-"))
            assert caught == sums.get(f"encounters/{part}", 0)


def test_the_influence_is_seen_at_every_step(results: list[Result]) -> None:
    one = results[0].run()
    assert statistics.steps_of(one, 1)[:3] == [0, 1, 2]
    assert statistics.steps_of(one, 2) == []
    assert one[2]["reached/1-00"] == 4
    assert one[2]["influence/1-00"] == 0
    assert statistics.mean_influence(one, 1, 0) == 0.0
    whole = results[2].run()
    assert whole[2]["reached/1-00"] == 4


def test_what_stands_last_is_what_a_step_was_left_with() -> None:
    t = Table(journal="1 . .")
    t.s.step = 2
    sums: dict[str, int] = {}
    for influence in (1, 3):
        t.s.influence = influence
        statistics.watch(t.s, sums)
    assert sums == {"influence/1-02": 3, "reached/1-02": 1}


def test_several_hunts_of_a_phase_are_one_catch() -> None:
    """[H20.R2]"""
    t = Table(journal="31")
    found = (R_HUNT, 31, YES | HERE, 0)
    events = [(R_TURN, 1, 0, 0), found, found, (R_TURN, 1, 1, 0), (R_HUNT, 33, YES, 0), found]
    events += [(R_PART_TWO, 0, 0, 0), (R_TURN, 1, 0, 0), (R_HUNT, 7, YES | HERE, 0)]
    t.s.record = bytearray(b"".join(bytes(event) for event in events))
    assert statistics.catches(t.s) == [(1, "31"), (1, "31"), (2, "7")]


def test_tables_name_sides_and_places(results: list[Result]) -> None:
    runs = [result.run() for result in results]
    ends, influence, catches = tables(GAME, runs)
    assert [row[0] for row in ends[2]] == ["part 1", "part 2", "both parts"]
    for row in ends[2]:
        won, lost = row[3], row[4]
        assert isinstance(won, tuple)
        assert isinstance(lost, tuple)
        assert won[1] == 4
        going_on = 4 - won[0] - lost[0]
        assert row[5] == f"{25 * going_on:.1f}%"
        assert going_on == 0 or (row[0] == "part 1" and won[0] == 0), "it has no winner yet"
    assert len(influence[2]) == 3
    assert influence[2][0][-1] == "–", "part 1 alone has no second part"
    for part, place, zone, _, _ in catches[2]:
        board = GAME_BOARDS[str(part)]
        assert board.area_names[board.zone[board.names.index(str(place))]] == zone


def blank() -> Hunt:
    s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed("stats")))
    assert isinstance(s, Hunt)
    return s


GAME_BOARDS = {f"part {part}": blank().box.boards[part - 1] for part in (1, 2)}


def test_the_charts_are_a_picture(results: list[Result]) -> None:
    runs = [result.run() for result in results]
    shown = charts(GAME, runs)
    assert [chart[0] for chart in shown] == [
        "How it ends",
        "Influence by step of the figure",
        "Where Frodo is caught",
    ]
    for _, parts, bars in shown:
        for _, _, numbers in bars:
            assert len(numbers) == len(parts)
            assert min(numbers) >= 0
    whole = results[2].run()
    assert shown[1] == charts(GAME, [whole])[1], "the curve is that of whole games"
    assert shown[1] != charts(GAME, [runs[0]])[1]
    picture = ElementTree.fromstring(draw(GAME.title, "test", shown))  # noqa: S314 - our own
    assert picture.tag.endswith("svg")


def test_watched_games_are_the_games_that_nobody_watches() -> None:
    result = simulate(Plan("hunt", ("random", "random"), (("parts", "one"),), "watch"), 3)
    random = Random("watch/1")
    s = GAME.new_state(2, {"parts": "one"}, GAME.new_rng(key_from_seed("watch/1")))
    chance = random.randrange(1, 0x7FFFFFFF)
    while s.outcome is None:
        chance = chance * 48271 % 0x7FFFFFFF
        FLOW.play(s, s.options[chance % len(s.options)])
    assert result.tally.reasons[s.outcome.reason] >= 1
    assert result.tally.games == 3
