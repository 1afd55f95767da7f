"""D5–D7: applying kept dice, the symbols, the Nazgûl path."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ringtable.games.dash.box.components import BLACK, DICE
from tests.games.dash.scenario import ALL_HOBBITS, Table
from tests.locales.messages import LOCALES

# D5 Applying results


def test_all_kept_dice_are_applied_and_the_next_player_is_active() -> None:
    """[D5.1]"""
    t = Table("frodo sam merry")
    t.turn("yellow ring, red nazgul, blue nazgul, green gandalf", "split 1")
    assert t.at("frodo") == "rivendell"
    assert (t.squares("frodo"), t.squares("sam"), t.squares("merry")) == (
        "|.......",
        "X.......",
        "X.......",
    )
    assert t.active() == "sam"


def test_the_next_player_is_the_next_one_still_in_the_game() -> None:
    """[D5.1, D8.4]"""
    t = Table("frodo sam merry", out="sam").turn("yellow ring")
    assert t.active() == "merry"


def test_the_active_player_chooses_the_order_of_the_dice() -> None:
    """[D5.2]"""
    kept = "yellow nazgul, green gandalf, red ring"
    before = Table("frodo merry").turn(kept, "split 1")
    assert before.squares("frodo") == "x......."
    after = Table("frodo merry").turn(kept, "first yellow", "split 2")
    assert after.squares("frodo") == "X|......"


def test_every_other_die_with_an_effect_may_come_before_gandalf() -> None:
    """[D5.2]"""
    t = Table("frodo sam merry").turn("yellow ring, red nazgul, blue warrior, green gandalf")
    assert t.options()[-3:] == ["leave", "first yellow", "first red"]
    t.play("first yellow")
    assert t.at("frodo") == "rivendell"
    assert t.squares("sam") == "........"
    t.play("first red")
    assert t.squares("sam") == "X......."
    assert t.options() == [f"split {number}" for number in range(1, 9)] + ["leave"]


def test_a_void_ring_cannot_be_put_first() -> None:
    """[D5.2, D6.2]"""
    t = Table("frodo sam").turn("yellow ring, red orc, green gandalf")
    assert "first yellow" not in t.options()
    assert "first red" not in t.options()


@pytest.mark.parametrize("die", ["yellow", "red", "blue", "green"])
def test_colours_matter_for_nazgul_only(die: str) -> None:
    """[D5.3]"""
    t = Table(ALL_HOBBITS).turn(f"{die} ring")
    assert [t.at(name) for name in ALL_HOBBITS.split()] == ["rivendell"] + ["bag-end"] * 3
    t = Table(ALL_HOBBITS).turn(f"{die} gandalf", "split 3")
    assert t.squares("frodo") == "..|....."
    t = Table(ALL_HOBBITS).turn(f"{die} orc, {other(die)} ring")
    assert t.at("frodo") == "bag-end"


def other(die: str) -> str:
    return "red" if die != "red" else "blue"


def test_orcs_are_checked_once_with_everything_kept() -> None:
    """[D5.4]"""
    t = Table("frodo sam").turn("yellow ring, red orc, blue warrior, green gandalf")
    t.play("first yellow", "leave")
    assert t.at("frodo") == "rivendell"
    t = Table("frodo sam").turn("blue warrior, yellow ring, red orc, green orc")
    assert t.at("frodo") == "bag-end"


def test_the_default_order_is_gandalf_then_nazgul_then_rings() -> None:
    """[D5.5]"""
    t = Table("frodo sam").turn("yellow nazgul, red ring, green gandalf, blue gandalf")
    assert t.asks() == "apply"  # Gandalf is asked for before anything is marked
    assert t.squares("frodo") == "........"
    assert t.at("frodo") == "bag-end"
    t.play("split 1", "split 2")
    kinds = [fact.kind.id for fact in t.s.facts or [] if fact.kind.id != "dash-rolled"]
    after = kinds[kinds.index("dash-split") :]
    assert after[:4] == ["dash-split", "dash-split", "dash-half-marked", "dash-moved"]


def test_all_dice_are_applied_even_if_the_active_player_goes_out() -> None:
    """[D5.6]"""
    t = Table("frodo sam", squares={"frodo": "XXXXXXX."})
    t.turn("yellow nazgul, red nazgul, blue ring")
    assert t.is_out("frodo")
    assert t.squares("sam") == "X......."
    assert t.at("frodo") == "rivendell"
    t = Table("frodo sam", squares={"frodo": "XXXXXXX."})
    t.turn("red nazgul, black nazgul, green gandalf, blue orc, yellow orc", "first black")
    assert t.is_out("frodo")
    assert t.squares("sam") == "X......."


# D6 Symbols


@pytest.mark.parametrize(("rings", "circle"), [(1, "rivendell"), (2, "moria"), (3, "lothlorien")])
def test_each_working_ring_marks_the_next_circle(rings: int, circle: str) -> None:
    """[D6.1]"""
    t = Table("frodo sam").turn(", ".join(f"{die} ring" for die in DICE[:rings]))
    assert t.at("frodo") == circle
    assert t.causes("moved") == ["D6.1"] * rings


def test_rings_beyond_mordor_are_lost() -> None:
    """[D6.1]"""
    t = Table("sam frodo", at={"sam": "shelobs-lair"})
    t.turn("yellow ring, red ring, blue ring")
    assert t.at("sam") == "mordor"
    assert t.causes("ring-lost") == ["D6.1", "D6.1"]


@pytest.mark.parametrize(
    ("orcs", "warriors", "works"),
    [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True), (1, 2, True)],
)
def test_orcs_void_all_rings_if_they_outnumber_the_warriors(
    orcs: int, warriors: int, works: bool
) -> None:
    """[D6.2, D6.3]"""
    dice = ["red"] * 0 + ["red", "blue", "green", "black"]
    kept = ["yellow ring"]
    kept += [f"{die} orc" for die in dice[:orcs]]
    kept += [f"{die} warrior" for die in dice[orcs : orcs + warriors]]
    t = Table("frodo sam").turn(", ".join(kept))
    assert t.at("frodo") == ("rivendell" if works else "bag-end")
    assert t.causes("rings-void") == ([] if works else ["D6.2"])
    assert t.causes("orcs-held") == (["D6.3"] if works and orcs else [])


def test_orcs_void_every_ring_of_the_turn_not_one_for_one() -> None:
    """[D6.2]"""
    t = Table("frodo sam").turn("yellow ring, red ring, blue ring, green orc")
    assert t.at("frodo") == "bag-end"


def test_warriors_are_not_stored_for_later_turns() -> None:
    """[D6.3]"""
    t = Table("frodo").turn("yellow warrior, red warrior")
    t.turn("yellow ring, red orc")
    assert t.at("frodo") == "bag-end"


def test_each_kept_nazgul_puts_one_mark() -> None:
    """[D6.4]"""
    t = Table(ALL_HOBBITS)
    t.turn("yellow nazgul, red nazgul, blue nazgul, green nazgul, black nazgul")
    assert [t.squares(name).count("X") for name in ALL_HOBBITS.split()] == [2, 1, 1, 1]


def test_a_black_nazgul_marks_the_active_player() -> None:
    """[D6.4a]"""
    t = Table(ALL_HOBBITS).turn("black nazgul")
    assert [t.squares(name).count("X") for name in ALL_HOBBITS.split()] == [1, 0, 0, 0]
    assert t.causes("filled") == ["D6.4a"]


def test_a_nazgul_of_the_own_colour_marks_the_active_player() -> None:
    """[D6.4b]"""
    t = Table("sam frodo").turn("red nazgul")
    assert (t.squares("sam"), t.squares("frodo")) == ("X.......", "........")
    assert t.causes("filled") == ["D6.4b"]


def test_a_nazgul_of_a_neutral_colour_marks_the_active_player() -> None:
    """[D6.4c]"""
    t = Table("sam frodo").turn("green nazgul")
    assert (t.squares("sam"), t.squares("frodo")) == ("X.......", "........")
    assert t.causes("filled") == ["D6.4c"]


def test_a_nazgul_of_another_players_colour_marks_that_player() -> None:
    """[D6.4d]"""
    t = Table("sam frodo").turn("yellow nazgul")
    assert (t.squares("sam"), t.squares("frodo")) == ("........", "X.......")
    assert t.causes("filled") == ["D6.4d"]


def test_each_gandalf_may_split_one_square() -> None:
    """[D6.5]"""
    t = Table("frodo sam").turn("yellow gandalf, red gandalf", "split 4", "split 8")
    assert t.squares("frodo") == "...|...|"
    assert t.active() == "sam"


def test_another_die_is_spoken_of_only_while_one_is_left() -> None:
    """[D6.5]"""
    t = Table("frodo sam").turn("yellow gandalf, red nazgul")
    assert t.asked() == "dash-ask-apply"
    t.play("first red")
    assert t.asked() == "dash-ask-split"


def test_the_white_tree_does_nothing_when_results_are_applied() -> None:
    """[D6.6]"""
    t = Table("frodo sam").turn("yellow ring")  # kept together with the tree
    assert t.s.to_apply >> BLACK & 1 == 0
    assert t.at("frodo") == "rivendell"
    assert (t.squares("frodo"), t.squares("sam")) == ("........", "........")


def test_working_rings_cannot_be_declined() -> None:
    """[D6.7]"""
    t = Table("frodo sam", side="advanced", at={"frodo": "gondor"})
    t.turn("yellow ring, red gandalf")
    assert all("ring" not in option for option in t.options())
    t.play("leave")
    assert t.at("frodo") == "minas-tirith"


def test_gandalf_is_optional_for_every_single_die() -> None:
    """[D6.8]"""
    t = Table("frodo sam").turn("yellow gandalf, red gandalf", "leave", "split 2")
    assert t.squares("frodo") == ".|......"
    t = Table("frodo sam").turn("yellow gandalf, red gandalf", "leave", "leave")
    assert t.squares("frodo") == "........"
    assert t.causes("left-gandalf") == ["D6.8", "D6.8"]


def test_who_owns_a_colour_is_settled_when_results_are_applied() -> None:
    """[D6.9]"""
    t = Table("frodo sam merry", squares={"sam": "XXXXXXX."})
    t.roll("ring nazgul orc orc orc").keep("red", then="orc orc orc warrior")
    assert not t.is_out("sam")  # the Nazgûl is kept, but nothing has happened yet
    t.keep("black", then="warrior warrior warrior")
    t.keep("yellow", then="warrior warrior").keep("blue", then="warrior")
    assert t.is_out("sam")
    t.turn("red nazgul")  # Merry's turn: by now Sam's colour is neutral
    assert t.squares("merry") == "X......."


# D7 The Nazgûl path


def test_squares_go_through_four_states() -> None:
    """[D7.1]"""
    t = Table("frodo")
    seen = [t.squares("frodo")[0]]
    t.turn("yellow gandalf", "split 1")
    seen.append(t.squares("frodo")[0])
    t.turn("yellow nazgul")
    seen.append(t.squares("frodo")[0])
    t.turn("yellow nazgul")
    seen.append(t.squares("frodo")[0])
    assert seen == [".", "|", "x", "X"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("........", "X......."),
        ("|.......", "x......."),
        ("x.......", "X......."),
        ("X.......", "XX......"),
        ("X|......", "Xx......"),
        ("XXx|....", "XXX|...."),
        (".|......", "X|......"),
    ],
)
def test_a_mark_goes_to_the_leftmost_square_that_is_not_full(before: str, after: str) -> None:
    """[D7.2]"""
    t = Table("frodo sam", squares={"frodo": before}).turn("yellow nazgul")
    assert t.squares("frodo") == after


def test_any_empty_unsplit_square_may_be_split() -> None:
    """[D7.3]"""
    for number in range(1, 9):
        t = Table("frodo sam").turn("yellow gandalf", f"split {number}")
        assert t.squares("frodo") == "." * (number - 1) + "|" + "." * (8 - number)
        assert t.causes("split") == ["D7.3"]


def test_split_half_marked_and_full_squares_cannot_be_split() -> None:
    """[D7.4]"""
    t = Table("frodo sam", squares={"frodo": "Xx|....."}).turn("yellow gandalf")
    assert t.options()[:-1] == ["split 4", "split 5", "split 6", "split 7", "split 8"]
    for number in (1, 2, 3):
        assert t.why(f"split {number}") == "D7.4"
        assert t.why(f"square:0:{number}") == "D7.4"
    assert t.why("split 4") == ""
    assert t.why("split 9") == ""


def test_the_eighth_square_can_be_split() -> None:
    """[D7.5]"""
    t = Table("frodo sam", squares={"frodo": "XXXXXXX."}).turn("yellow gandalf", "split 8")
    assert t.squares("frodo") == "XXXXXXX|"


def test_without_an_empty_unsplit_square_gandalf_has_no_effect() -> None:
    """[D7.6]"""
    t = Table("frodo sam", squares={"frodo": "XXXXXXX|"}).turn("yellow gandalf, blue ring")
    assert t.squares("frodo") == "XXXXXXX|"
    assert t.active() == "sam"  # nothing was asked
    assert t.causes("gandalf-idle") == ["D7.6"]


def test_splitting_affects_the_own_path_only() -> None:
    """[D7.7]"""
    t = Table("frodo sam").turn("red gandalf")
    assert t.why("square:1:1") == "D7.7"
    t.play("split 1")
    assert (t.squares("frodo"), t.squares("sam")) == ("|.......", "........")


@pytest.mark.parametrize(
    ("squares", "marks"),
    [("........", 8), ("||||||||", 16), ("XXXXXXXx", 1), ("Xx|.....", 8), ("XXXXXXXX", 0)],
)
def test_remaining_marks(squares: str, marks: int) -> None:
    """[D7.8]"""
    assert Table("frodo", squares={"frodo": squares}).s.remaining_marks(0) == marks


# D13 Worked examples

EXAMPLES: dict[str, Any] = {
    example["id"]: example
    for example in json.loads((Path(__file__).parent / "examples.json").read_text())["examples"]
}
KEPT_EXAMPLES = [id for id, example in EXAMPLES.items() if "kept" in example]


def squares_of(sheet: dict[str, Any]) -> str:
    marks = ["."] * 8
    for number in sheet.get("split", []):
        marks[number - 1] = "|"
    for number in sheet.get("half_marked", []):
        marks[number - 1] = "x"
    for number in sheet.get("squares_full", []):
        marks[number - 1] = "X"
    return "".join(marks)


@pytest.mark.parametrize("id", KEPT_EXAMPLES)
def test_worked_examples_with_kept_dice(id: str) -> None:
    """[D-EX1, D-EX2, D-EX3, D-EX4a, D-EX4b, D-EX5, D-EX6, D-EX7, D-EX9, D-EX10, D-EX11]"""
    example = EXAMPLES[id]
    names = [example["active"], *(one for one in example["hobbits"] if one != example["active"])]
    circles = ("bag-end", "rivendell", "moria", "lothlorien", "rohan")
    before = example["before"]
    t = Table(
        " ".join(names),
        at={name: circles[sheet.get("hobbit", 0)] for name, sheet in before.items()},
        squares={name: squares_of(sheet) for name, sheet in before.items()},
    )
    t.turn(", ".join(f"{one['die']} {one['symbol']}" for one in example["kept"]))
    for order in example.get("orders", []):
        if order["apply"] == "gandalf":
            t.play(f"split {order['square']}")
    for name, sheet in example["expect"].items():
        if name == "game_over":
            assert (t.s.outcome is not None) == sheet
            continue
        if "hobbit" in sheet:
            assert t.at(name) == circles[sheet["hobbit"]]
        if sheet.get("eliminated"):
            assert t.is_out(name)
        elif "squares_full" in sheet or "split" in sheet:
            assert t.squares(name) == squares_of(sheet)


def test_the_example_of_the_white_tree() -> None:
    """[D-EX8]"""
    example = EXAMPLES["D-EX8"]
    by_die = {one["die"]: one["symbol"].replace("white_", "") for one in example["roll"]}
    t = Table("pippin sam").roll(" ".join(by_die[die] for die in DICE))
    assert "keep yellow,red,black" in t.options()
    assert t.why("keep yellow,red,blue,black") == "D4.3"
    assert t.why("keep red,black") == "D4.5"
    t.keep("yellow,red,black")
    assert t.active() == "sam"
    assert t.at("pippin") == "rivendell"
    assert t.squares("pippin") == "X......."


def test_the_example_of_rivendell() -> None:
    """[D-EX12]"""
    for circle, legal in (("rivendell", True), ("moria", False)):
        t = Table("frodo sam", side="advanced", at={"frodo": circle})
        t.roll("ring ring ring orc warrior")
        assert ("keep yellow,red,blue" in t.options()) == legal


def test_the_example_of_rohan() -> None:
    """[D-EX13]"""
    t = Table("sam frodo", side="advanced", at={"sam": "rohan"})
    t.roll("orc nazgul orc orc warrior")
    t.load("orc nazgul ring orc warrior", 0b11111)
    t.play("reroll")
    assert t.why("keep blue") == "D4.5"
    t.keep("red,blue", then="orc orc orc")
    t.load("ring warrior gandalf", 0b11001)
    t.play("reroll")
    t.keep("yellow,green,black")
    assert t.asks() == "apply"
    mine = [fact for fact in t.s.facts or [] if fact.kind.id.startswith("dash-rolled")]
    assert len(mine) == 4
    assert len(t.facts("rolled-again")) == 2


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_line_of_held_orcs_says_that_they_hold_nobody_up(language: str) -> None:
    """No language tells of a step that nobody makes. [D6.3]"""
    line = next(
        line
        for line in (LOCALES / language / "dash.ftl").read_text("utf-8").splitlines()
        if line.startswith("dash-orcs-held")
    )
    assert not re.search(r"goes on|идёт дальше|идет дальше|idzie dalej", line)
    assert re.search(r"cannot stop|не помешают|nie przeszkodzą", line)
