"""Courage, Nazgûl, Isengard, and the end of the game. [M10, M15]"""

import pytest

from ringtable.games.doom.courage import gain_courage, lose_courage, place_uruk_hai, set_courage
from tests.games.doom.scenario import Table


def test_courage_is_the_space_of_the_ring() -> None:
    """[M10.1]"""
    t = Table("rohan", slots="wargs - - - - -", courage=9).meet(1)
    assert t.s.courage == 7
    assert t.values("courage-lost") == [(2, 7)]


def test_courage_never_rises_above_16() -> None:
    """[M10.2]"""
    t = Table(courage=15)
    gain_courage(t.s, 3, "M8.5")
    assert t.s.courage == 16
    assert t.values("courage-gained") == [(1, 16)]
    gain_courage(t.s, 1, "M8.5")
    assert t.s.courage == 16
    assert t.causes("courage-full") == ["M10.2"]


def test_below_space_1_the_game_is_lost() -> None:
    """[M10.3, M15.2]"""
    t = Table("gondor", slots="grond - - - - -", courage=4).meet(1)
    assert (t.s.courage, t.s.outcome) == (1, None)
    t = Table("gondor", slots="grond - - - - -", courage=3).meet(1)
    assert t.result() == ("courage", (), "M15.2")
    assert t.causes("lost-courage") == ["M15.2"]


def test_several_hearts_are_one_movement() -> None:
    """[M10.4]"""
    t = Table("gondor", slots="grond - - - - -", cards="treebeard").meet(1)
    assert t.values("courage-lost") == [(3, 10)]
    low = Table(courage=2)
    lose_courage(low.s, 5, "M17.31")
    assert low.values("courage-lost") == [(5, 0)]
    assert len(low.facts("lost-courage")) == 1


@pytest.mark.parametrize("space", [5, 16, 1])
def test_a_named_space_never_loses_the_game(space: int) -> None:
    """[M10.5]"""
    t = Table(courage=8)
    set_courage(t.s, space, "M17.19")
    assert (t.s.courage, t.s.outcome) == (space, None)


def test_a_nazgul_comes_from_the_supply_and_stays() -> None:
    """[M10.6]"""
    t = Table(slots="nazgul - - - - -").meet(1).meet(1)
    assert (t.s.nazgul, t.s.nazgul_supply()) == (2, 6)
    assert t.values("nazgul-placed") == [(1, 7), (2, 6)]


def test_the_eighth_ordinary_nazgul_loses_the_game() -> None:
    """[M10.7, M15.3]"""
    t = Table(slots="nazgul - - - - -", nazgul=6).meet(1)
    assert t.s.outcome is None
    t.meet(1)
    assert t.s.nazgul == 8
    assert t.result() == ("nazgul", (), "M15.3")


def test_after_the_witch_kings_defeat_nobody_is_placed() -> None:
    """[M10.8]"""
    t = Table("minas-morgul", slots="witch-king - - - - -", cards="eowyn", nazgul=7)
    t.roll(6, 1, 1, 1, 1, 1, 1, 1).meet(1).play("use eowyn")
    assert t.s.outcome is None
    t.meet(6).move("gimli", 3)
    assert (t.s.nazgul, t.s.nazgul_supply(), t.s.outcome) == (0, 0, None)
    assert t.causes("nazgul-gone") == ["M10.8", "M10.8"]


def test_isengard_holds_six_uruk_hai() -> None:
    """[M10.9]"""
    t = Table(slots="saruman - - - - -").meet(1).meet(1).meet(1).meet(1)
    assert (t.s.warriors, t.s.uruk_hai()) == (5, 6)


def test_as_many_warriors_come_as_the_supply_holds() -> None:
    """[M10.10]"""
    t = Table(warriors=4)
    place_uruk_hai(t.s, 2, "M17.24")
    assert (t.s.warriors, t.s.uruk_supply()) == (5, 0)
    assert t.values("uruk-hai-placed") == [(1, 6)]


def test_hearts_without_a_battle_count_at_once() -> None:
    """[M10.11]"""
    t = Table("minas-morgul", slots="haradrim - - - - -").meet(1)
    assert t.s.courage == 11
    assert not t.facts("battles-began")
    final = Table("mount-doom", at={"ring-bearers": 44}, slots="phial-of-galadriel " * 6)
    assert final.values("courage-gained")[0] == (2, 15)


def test_a_removed_warrior_returns_to_the_supply() -> None:
    """[M10.12]"""
    t = Table("rohan", slots="uruk-hai - - - - -", warriors=1).roll("gimli", "gimli").meet(1)
    assert (t.s.warriors, t.s.uruk_supply()) == (0, 5)


def test_the_chieftain_leaves_the_game_and_joins_no_supply() -> None:
    """[M10.12]"""
    t = Table("gondor", slots="uruk-hai - - - - -", cards="treebeard")
    t.play("use treebeard", "ents").roll("gimli").meet(1)
    assert (t.s.chieftain, t.s.warriors, t.s.uruk_supply()) == (False, 0, 5)
    place_uruk_hai(t.s, 9, "M17.24")
    assert (t.s.chieftain, t.s.uruk_hai()) == (False, 5)


# The end


def test_the_players_win_on_mount_doom_at_once() -> None:
    """[M15.1]"""
    t = Table("mount-doom", at={"ring-bearers": 47}, slots="eagles " * 6, seats=2, cards="elrond")
    t.play("pass")
    assert t.where("ring-bearers") == 48
    assert t.result() == ("ring-destroyed", (0, 1), "M15.1")
    assert (t.s.facts or [])[-1].kind.id == "doom-won"


def test_before_mount_doom_nothing_is_won() -> None:
    """[M15.1]"""
    t = Table("mount-doom", at={"ring-bearers": 46}, slots="eagles " * 6, cards="elrond")
    t.roll(1).play("pass")
    assert (t.where("ring-bearers"), t.s.outcome) == (47, None)


def test_there_is_no_turn_limit() -> None:
    """[M15.4]"""
    t = Table()
    t.s.turns = 5000
    t.tile(1, "gimli", 1, 1, "legolas", 1).play("move 0", "move 0")
    assert t.s.turns == 5001
    assert t.asks() == "choose_pair"
