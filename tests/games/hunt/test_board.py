"""The words of the board, Frodo's movement and the Nazgûl's rides. [H3, H9, H16]"""

import json
from pathlib import Path

import pytest

import ringtable.games.hunt
from ringtable.games.hunt.box import board as ways
from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import bits
from ringtable.games.hunt.box.content import house_pack
from tests.games.hunt.scenario import Table

ONE, TWO = house_pack().boards
DATA = Path(ringtable.games.hunt.__file__).parent / "data" / "house"
LANDMARKS = json.loads((DATA / "part1.json").read_text(encoding="utf-8"))["landmarks"]


def at(name: str, board: Board = ONE) -> int:
    return board.names.index(LANDMARKS.get(name, name))


def names(places: list[int], board: Board = ONE) -> set[str]:
    return {board.names[place] for place in places}


def accessible(last: str, dots: int) -> set[str]:
    return names(ONE.accessible(at(last), dots))


def reach(start: str, way: int, blocked: str = "") -> set[str]:
    mask = sum(1 << at(name) for name in blocked.split())
    return names(ONE.ride(at(start), way, mask))


def test_a_place_is_a_location_an_exit_or_a_dot() -> None:
    """[H3.1, H3.2]"""
    kinds = [ONE.is_location, ONE.is_exit, ONE.is_dot]
    assert [is_kind(at("31")) for is_kind in kinds] == [True, False, False]
    assert [is_kind(at("C")) for is_kind in kinds] == [False, True, False]
    assert [is_kind(at("d26")) for is_kind in kinds] == [False, False, True]
    assert (ONE.locations, ONE.last_exit - ONE.locations, TWO.locations) == (55, 5, 40)


def test_adjacent_places_are_joined_by_an_edge() -> None:
    """[H3.3, H-EX1]"""
    assert ONE.adjacent(at("31"), at("33"))
    assert ONE.adjacent(at("31"), at("dot_left_of_31"))
    assert not ONE.adjacent(at("31"), at("32"))


def test_connected_places_are_joined_by_dots_alone() -> None:
    """[H3.5, H3.6, H-EX2]"""
    connected = [place for place in range(1, 56) if ONE.connected(at("37"), place)]
    assert names(connected) == {"37", "33", "35", "38", "39"}
    assert ONE.connected(at("37"), at("dot_left_of_37"))


def test_the_dot_distance_is_the_least_number_of_dots_between() -> None:
    """[H3.7]"""
    assert ONE.dot_distance(at("31"), at("33")) == 0
    assert ONE.dot_distance(at("31"), at("26")) == 1
    assert ONE.dot_distance(at("31"), at("29")) == 2
    assert ONE.dot_distance(at("31"), at("31")) == 1
    assert not ONE.connected(at("31"), at("48"))


def test_accessible_locations_grow_with_the_dots_noted() -> None:
    """[H9.5, H9.6, H9.7, H9.R1, H-EX3]"""
    assert accessible("31", 0) == {"33"}
    assert accessible("31", 1) == {"26", "31", "32", "33"}
    assert accessible("31", 2) == {"26", "27", "29", "31", "32", "33"}


@pytest.mark.parametrize("board", [ONE, TWO])
def test_without_a_dot_exactly_the_adjacent_locations_and_exits_are_accessible(
    board: Board,
) -> None:
    """[H9.4, H9.6, H9.R1]"""
    for last in range(1, board.locations + 1):
        adjacent = [place for place in board.near[last] if not board.is_dot(place)]
        assert board.accessible(last, 0) == sorted(adjacent)


def test_exits_count_for_connection_and_distance() -> None:
    """[H3.R3, H9.4]"""
    assert ONE.dot_distance(at("53"), at("C")) == 2
    assert "C" in accessible("53", 2)
    assert "C" not in accessible("53", 1)


def test_every_place_lies_in_a_zone_and_every_zone_in_a_section() -> None:
    """[H3.10, H3.11, H3.R1, H3.R2]"""
    for board, sections in ((ONE, ["I", "II", "III"]), (TWO, ["IV", "V", "VI"])):
        assert board.area_names[10:] == sections
        zones = board.area_names[:10]
        assert [sum(zone.startswith(f"{one}-") for zone in zones) for one in sections] == [3, 4, 3]
        for place in range(1, board.places):
            areas = [area for area in range(13) if board.in_area(area, place)]
            assert len(areas) == 2
            assert board.area_names[areas[0]].startswith(board.area_names[areas[1]] + "-")


def test_ally_locations_are_the_named_ones_and_some_are_dark() -> None:
    """[H3.8, H3.9]"""
    assert names(bits(ONE.dark)) == {"5", "40", "51", "52", "55"}
    assert {"1", "23", "54"} <= names(bits(ONE.named))
    assert "31" not in names(bits(ONE.named))


# Frodo


def test_the_walk_from_bag_end() -> None:
    """[H3.4, H9.1, H9.2, H9.3, H9.9, H-EX4]"""
    t = Table(journal="1 . . 10")
    assert t.offers("note") == [".", "9", "11"]
    t.play("note .")
    assert (t.s.step, t.s.board.names[t.s.last], t.s.dots) == (4, "10", 1)
    t = Table(journal="1 . . 10 .")
    assert set(t.offers("note")) == {".", "9", "10", "11", "19", "20"}
    t.play("note 19")
    assert (t.s.board.names[t.s.last], t.s.dots) == ("19", 0)
    t = Table(journal="1 . . 10 . 19").play("note 22")
    assert (t.written(), t.s.step) == ("1 . . 10 . 19 22", 6)


def test_dots_may_always_be_noted_and_are_only_counted() -> None:
    """[H9.2, H9.R3]"""
    t = Table(journal="1 . . . . . . .")
    assert "." in t.offers("note")
    assert "10" in t.offers("note"), "two dots of a way are noted, and more do no harm"


def test_crossed_out_cells_are_neither_dots_nor_locations() -> None:
    """[H9.R2, H3.12, H3.13]"""
    t = Table(journal="1 . . 10 . x")
    assert set(t.offers("note")) == {".", "9", "10", "11", "19", "20"}
    assert t.s.in_the_wild()
    assert not Table(journal="1 . . 10 x").s.in_the_wild()
    assert t.s.board.names[t.s.frodo_last()] == "10"


def test_a_location_may_be_entered_again_and_nothing_on_the_board_hinders_frodo() -> None:
    """[H9.8, H9.10, H13.10, H21.2]"""
    t = Table(journal="31 33", riders="31 31 31 31")
    t.s.tracks = t.s.allies = t.places("31")
    t.again()
    assert "31" in t.offers("note")
    t.play("note 31")
    assert t.written() == "31 33 31"
    assert t.s.influence == 0


# Nazgûl


def test_a_ride_by_day() -> None:
    """[H16.1, H16.2, H16.3, H-EX5]"""
    near = reach("48", ways.BY_DAY)
    assert {LANDMARKS["dot_left_of_48"], "47"} <= near
    road = reach("49", ways.BY_DAY)
    assert {"48", "46"} <= road
    assert {"46", "48"} & reach("49", ways.BY_DAY_NO_ROAD) == set()
    assert at("49") in ONE.nazgul_starts


def test_a_ride_by_night() -> None:
    """[H16.3, H16.4, H-EX6]"""
    night, day = reach("34", ways.BY_NIGHT), reach("34", ways.BY_DAY)
    road = {LANDMARKS["road_dot_between_30_and_34"], "30", LANDMARKS["road_dot_west_of_30"]}
    path = {LANDMARKS["dot_between_34_and_23"], "23"}
    assert road | path <= night
    assert "23" not in day
    assert road <= day
    assert LANDMARKS["road_dot_west_of_30"] not in reach("34", ways.BY_NIGHT_NO_ROAD)
    t = Table(riders="34 29 41 45", phase="night").play("rest", "end")
    assert set(t.offers("ride")) == night, "in a Night phase"
    t = Table(riders="34 29 41 45", phase="second-day").play("note .", "end")
    assert set(t.offers("ride")) == day, "in a Day phase"


def test_no_nazgul_enters_an_exit() -> None:
    """[H16.5]"""
    for start in range(1, ONE.places):
        for way in range(7):
            assert not any(ONE.is_exit(place) for place in ONE.ride(start, way, 0))


def test_ally_tokens_bar_entering_and_passing_but_not_leaving() -> None:
    """[H13.2, H16.6, H16.R1]"""
    assert "48" not in reach("49", ways.BY_DAY, "48")
    through = reach("34", ways.BY_DAY, "30")
    assert "30" not in through
    assert LANDMARKS["road_dot_west_of_30"] not in through
    assert reach("34", ways.BY_DAY, "34") == reach("34", ways.BY_DAY)


def test_granted_steps_have_no_bonus() -> None:
    """[H16.9]"""
    assert reach("49", ways.ONE_STEP) == names(
        [place for place in ONE.near[at("49")] if not ONE.is_exit(place)]
    )
    assert "46" not in reach("49", ways.TWO_STEPS)
    assert "46" in reach("49", ways.THREE_STEPS)


def test_nazgul_do_not_block_each_other_and_may_stop_on_dots() -> None:
    """[H16.7, H16.8]"""
    t = Table(riders="49 48 48 46").to_riders()
    assert {"48", "46", LANDMARKS["road_dot_next_to_49"]} <= set(t.offers("ride"))
    t.play("ride 48")
    assert t.at("blue") == t.at("green") == "48"


@pytest.mark.parametrize(("last", "dots", "needed"), [("53", 1, 2), ("53", 2, 1), ("1", 0, 13)])
def test_the_way_out_is_counted_by_the_movement_rules(last: str, dots: int, needed: int) -> None:
    """[H28.3, H28.R1]"""
    assert ONE.way_out(at(last), dots) == needed
