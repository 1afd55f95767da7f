"""D10: the abilities of the advanced side."""

import pytest

from ringtable.games.dash.view import table
from tests.games.dash.scenario import Table


def at(place: str, hobbits: str = "frodo sam", side: str = "advanced", **more: str) -> Table:
    squares = {"frodo": more["frodo"]} if "frodo" in more else None
    return Table(hobbits, side=side, at={"frodo": place}, squares=squares)


def test_the_circle_at_the_start_of_the_turn_counts_for_the_whole_turn() -> None:
    """[D10.1]"""
    t = at("lothlorien").turn("yellow ring, red orc, blue orc, green warrior")
    assert t.at("frodo") == "rohan"
    assert t.causes("place-counts")[0] == "D10.1"
    assert [str(fact.values[1]) for fact in t.facts("place-counts")] == ["lothlorien"]


def test_the_ability_is_that_of_the_active_players_own_circle() -> None:
    """[D10.1]"""
    t = Table("frodo sam", side="advanced", at={"frodo": "rohan"}).roll("ring orc orc orc warrior")
    assert t.asks() == "reroll"
    t = Table("frodo sam", side="advanced", at={"sam": "rohan"}).roll("ring orc orc orc warrior")
    assert t.asks() == "keep"


def test_bag_end_has_no_ability() -> None:
    """[D10.1]"""
    t = at("bag-end").roll("ring ring orc orc warrior")
    assert t.asks() == "keep"
    assert t.why("keep yellow,red") == "D4.3"
    assert t.facts("place-counts") == []


def test_circles_entered_during_the_turn_do_not_count() -> None:
    """[D10.2]"""
    t = at("helms-deep").turn("yellow ring, red nazgul, green nazgul, blue gandalf", "first yellow")
    assert t.at("frodo") == "gondor"
    t.play("leave")
    assert t.squares("frodo") == "X......."  # Gondor does not protect in the turn it is entered


@pytest.mark.parametrize("side", ["normal", "advanced"])
def test_rivendell_lets_equal_symbols_be_kept_together(side: str) -> None:
    """[D10.3]"""
    t = at("rivendell", side=side).roll("ring ring orc orc orc")
    assert ("keep yellow,red" in t.options()) == (side == "advanced")
    assert ("keep blue,green,black" in t.options()) == (side == "advanced")


def test_rivendell_still_demands_a_rolled_nazgul_and_allows_more() -> None:
    """[D10.3]"""
    t = at("rivendell").roll("nazgul nazgul ring ring orc")
    assert t.why("keep blue,green") == "D4.5"
    for dice in ("yellow", "red", "yellow,red", "yellow,red,blue,green"):
        assert f"keep {dice}" in t.options()


@pytest.mark.parametrize(("place", "asked"), [("moria", False), ("lothlorien", True)])
def test_in_moria_gandalf_splits_nothing(place: str, asked: bool) -> None:
    """[D10.4]"""
    t = at(place).turn("yellow gandalf, red ring")
    assert (t.asks() == "apply") == asked
    if not asked:
        assert t.squares("frodo") == "........"
        assert t.causes("gandalf-idle") == ["D10.4"]
        assert t.at("frodo") == "lothlorien"


@pytest.mark.parametrize(
    ("place", "side", "moves"),
    [
        ("lothlorien", "advanced", True),
        ("lothlorien", "normal", False),
        ("moria", "advanced", False),
    ],
)
def test_in_lothlorien_a_warrior_counts_as_two(place: str, side: str, moves: bool) -> None:
    """[D10.5]"""
    t = at(place, side=side).turn("yellow ring, red orc, blue orc, green warrior")
    assert (t.at("frodo") != place) == moves


def test_in_lothlorien_a_warrior_counts_as_two_not_more() -> None:
    """[D10.5]"""
    t = at("lothlorien").turn("yellow ring, red orc, blue orc, black orc, green warrior")
    assert t.at("frodo") == "lothlorien"


def test_in_rohan_every_roll_may_be_repeated_once() -> None:
    """[D10.6]"""
    t = at("rohan").roll("orc orc orc orc orc")
    assert t.asks() == "reroll"
    assert t.options() == ["stand", "reroll"]
    t.load("ring warrior orc orc orc", 0b11111)
    t.play("reroll")
    assert t.asks() == "keep"  # the second result stands
    t.keep("yellow", then="orc orc orc orc")
    assert t.asks() == "reroll"  # and the next roll may be repeated again
    t.play("stand")
    assert t.asks() == "keep"
    assert t.causes("rolled-again") == ["D10.6"]


def test_elsewhere_nothing_is_rolled_again() -> None:
    """[D10.6]"""
    for place in ("lothlorien", "helms-deep"):
        assert at(place).roll("orc orc orc orc orc").asks() == "keep"
    assert at("rohan", side="normal").roll("orc orc orc orc orc").asks() == "keep"


@pytest.mark.parametrize(
    ("place", "side", "moves"),
    [
        ("helms-deep", "advanced", False),
        ("helms-deep", "normal", True),
        ("gondor", "advanced", True),
    ],
)
def test_in_helms_deep_an_orc_counts_as_two(place: str, side: str, moves: bool) -> None:
    """[D10.7]"""
    t = at(place, side=side).turn("yellow ring, red orc, blue warrior")
    assert (t.at("frodo") != place) == moves


def test_in_helms_deep_two_warriors_hold_one_orc() -> None:
    """[D10.7]"""
    t = at("helms-deep").turn("yellow ring, red orc, blue warrior, green warrior")
    assert t.at("frodo") == "gondor"


def test_in_gondor_nazgul_do_not_hit_the_active_player() -> None:
    """[D10.8]"""
    t = at("gondor", "frodo sam")
    t.turn("yellow nazgul, blue nazgul, black nazgul, red nazgul")
    assert t.squares("frodo") == "........"
    assert t.squares("sam") == "X......."  # others are hit as usual
    assert t.causes("nazgul-held") == ["D10.8"] * 3


def announced(t: Table) -> dict[str, int]:
    """Whom each die would mark, as everybody is told before it is applied."""
    t.roll("nazgul nazgul nazgul nazgul nazgul")
    return {one["id"]: one["hits"] for one in table(t.s, 0)["dice"]}


def test_the_announced_victims_know_gondor_and_minas_tirith() -> None:
    """[D10.8, D10.9]"""
    assert announced(at("rohan", "frodo sam")) == {
        "yellow": 0,
        "red": 1,
        "blue": 0,
        "green": 0,
        "black": 0,
    }
    assert announced(at("gondor", "frodo sam"))["red"] == 1
    assert announced(at("gondor", "frodo sam"))["black"] == -1, "held: it hits nobody"
    assert set(announced(at("minas-tirith", "frodo sam")).values()) == {0}


def test_gondor_does_not_protect_on_other_players_turns() -> None:
    """[D10.8]"""
    t = Table("sam frodo", side="advanced", at={"frodo": "gondor"}).turn("yellow nazgul")
    assert t.squares("frodo") == "X......."


def test_in_minas_tirith_every_nazgul_hits_the_active_player_alone() -> None:
    """[D10.9]"""
    t = at("minas-tirith").turn("red nazgul, yellow nazgul, green nazgul")
    assert t.squares("frodo") == "XXX....."
    assert t.squares("sam") == "........"
    assert t.causes("filled") == ["D6.4b", "D10.9", "D6.4c"]


@pytest.mark.parametrize(
    ("rings", "side", "arrives"),
    [(1, "advanced", False), (2, "advanced", True), (3, "advanced", True), (1, "normal", True)],
)
def test_from_shelobs_lair_it_takes_two_working_rings(rings: int, side: str, arrives: bool) -> None:
    """[D10.10]"""
    kept = ", ".join(f"{die} ring" for die in ("red", "blue", "green")[:rings])
    t = at("shelobs-lair", side=side).turn(kept)
    assert (t.at("frodo") == "mordor") == arrives
    if not arrives:
        assert t.at("frodo") == "shelobs-lair"
        assert t.causes("shelob-holds") == ["D10.10"]


def test_from_shelobs_lair_void_rings_do_not_count() -> None:
    """[D10.10]"""
    t = at("shelobs-lair").turn("red ring, blue ring, green orc")
    assert t.at("frodo") == "shelobs-lair"


def test_rohan_repeats_all_dice_of_the_roll_and_nothing_binds_before() -> None:
    """[D10.11]"""
    t = at("rohan").roll("nazgul ring orc warrior tree")
    assert t.options() == ["stand", "reroll"]
    assert t.why("keep yellow") == "D10.6"
    assert t.why("square:0:1") == ""  # nothing to do with the question
    t.load("ring ring ring ring warrior", 0b11111)
    t.play("reroll")
    assert t.facts("rolled-again")[0].values[1] == ["yellow", "red", "blue", "green", "black"]
    assert "keep yellow" in t.options()  # no Nazgûl binds any more
    t.keep("black", then="ring orc orc orc")
    t.load("ring ring ring ring", 0b01111)
    t.play("reroll")
    assert t.facts("rolled-again")[1].values[1] == ["yellow", "red", "blue", "green"]


def test_in_rivendell_duplicates_may_be_kept_with_the_white_tree() -> None:
    """[D10.12]"""
    t = at("rivendell").roll("ring ring orc warrior tree").keep("yellow,red,black")
    assert t.at("frodo") == "lothlorien"
    assert t.active() == "sam"


def test_from_minas_tirith_two_rings_reach_mordor_without_extra_cost() -> None:
    """[D10.13]"""
    t = at("minas-tirith").turn("red ring, blue ring")
    assert t.at("frodo") == "mordor"
    t = at("minas-tirith").turn("red ring")
    assert t.at("frodo") == "shelobs-lair"
