"""The worked examples. [M19]"""

import json
from pathlib import Path
from typing import Any

import pytest

from ringtable.games.doom.box.components import FIGURES
from tests.games.doom.scenario import Table

EXAMPLES: dict[str, dict[str, Any]] = {
    one["id"]: one
    for one in json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))["examples"]
}


def kebab(name: str) -> str:
    return name.removeprefix("fellowship_").replace("_", "-")


def figures(before: dict[str, Any]) -> dict[str, int | str]:
    """Where an example puts the figures."""
    return {
        kebab(name): "waiting" if space == "waiting_area" else space
        for name, space in before.items()
        if kebab(name) in FIGURES
    }


def first_roll() -> Table:
    pair = sorted((kebab(die) for die in EXAMPLES["M-EX1"]["choose_dice"]), key=FIGURES.index)
    return Table().roll(2, 5, 3, 4).play(f"roll {','.join(pair)}")


def test_example_1() -> None:
    """[M-EX1]"""
    wanted = {kebab(die) for die in EXAMPLES["M-EX1"]["expect"]["first_roll_dice"]}
    assert set(first_roll().rolled()) == wanted


def test_example_2() -> None:
    """[M-EX2]"""
    page = EXAMPLES["M-EX2"]["expect"]["page_1"]
    t = first_roll().play(f"place {page['top']} {kebab(page['bottom'])}")
    assert t.s.tile_encounter[0] == page["top"]
    assert FIGURES[t.s.tile_figure[0]] == kebab(page["bottom"])


def test_example_3() -> None:
    """[M-EX3]"""
    expect = EXAMPLES["M-EX3"]["expect"]
    t = first_roll().play("place 2 aragorn")
    assert set(t.options()) == {f"add {kebab(figure)}" for figure in expect["legal_third"]}
    t.roll(6, 1, 2).play(f"add {kebab(EXAMPLES['M-EX3']['choose_third'])}")
    named = {kebab(die) for die in expect["second_roll_dice"][1:]}
    assert set(t.rolled()) == named | {"encounter-2"}


def test_example_4() -> None:
    """[M-EX4]"""
    expect = EXAMPLES["M-EX4"]["expect"]
    t = first_roll().play("place 2 aragorn").roll(6, 1, 2).play("add legolas")
    t.play(f"place {kebab(expect['page_2']['bottom'])}")
    assert t.values("placed")[1] == (0, 2, 6, "gimli", 1)
    assert t.values("die-unused") == [(kebab(expect["returned_to_pool"]),)]


def test_example_5() -> None:
    """[M-EX5]"""
    t = Table(slots="- - - - - ?saruman").meet(EXAMPLES["M-EX5"]["encounter_die"])
    assert t.slots()[5] == "saruman"
    assert t.s.warriors == 2


def test_examples_6_and_7() -> None:
    """[M-EX6, M-EX7]"""
    expect = EXAMPLES["M-EX6"]["expect"]
    t = Table(slots="- elrond - - - -").meet(EXAMPLES["M-EX6"]["encounter_die"])
    assert t.held() == expect["allies_of_active_player"]
    assert t.slots()[1] == "-"
    choice = EXAMPLES["M-EX7"]["expect"]["choice"]
    t.meet(EXAMPLES["M-EX7"]["encounter_die"])
    assert t.options() == [f"move {spaces}" for spaces in choice["spaces"]]
    assert t.play("move 2").where(kebab(choice["figure"])) == 2


def test_example_8() -> None:
    """[M-EX8]"""
    before, expect = EXAMPLES["M-EX8"]["before"], EXAMPLES["M-EX8"]["expect"]
    t = Table(
        before["stage"],
        at=figures(before),
        gandalf_left=before["gandalf_stack"],
        slots="- saruman - - - -",
    )
    t.tile(1, "ring-bearers", before["page_1"]["bottom"][1], 2, "gimli", 5).play("move 0")
    assert t.where("ring-bearers") == expect["ring_bearers"]
    assert len(t.held()) == expect["gandalf_drawn"]
    assert t.s.gandalf_left == expect["gandalf_stack"]
    assert t.s.stage == 1
    assert (t.s.warriors, t.where("gimli")) == (2, 5), "page 2, with the old cards"


@pytest.mark.parametrize("id", ["M-EX9a", "M-EX9b"])
def test_examples_9(id: str) -> None:
    """[M-EX9a, M-EX9b]"""
    before, expect = EXAMPLES[id]["before"], EXAMPLES[id]["expect"]
    t = Table(before["stage"], at=figures(before))
    supporters = {FIGURES[figure] for figure in t.s.supporters()}
    assert supporters == {kebab(figure) for figure in expect["supporters"]}


def test_example_10() -> None:
    """[M-EX10]"""
    before, expect = EXAMPLES["M-EX10"]["before"], EXAMPLES["M-EX10"]["expect"]
    at = figures(before)
    t = Table("minas-morgul", at={**at, "ring-bearers": 39}, cards="elrond")
    t.roll(1).tile(2, "ring-bearers", 1, 2, "aragorn", 1)
    assert t.s.stage == 5
    for figure, space in figures(expect).items():
        assert t.where(figure) == space
    assert t.where("ring-bearers") == 42


def test_example_11() -> None:
    """[M-EX11]"""
    isengard = EXAMPLES["M-EX11"]["before"]["isengard"]
    t = Table("rohan", slots="uruk-hai - - - - -", warriors=isengard["warriors"])
    t.roll(*["sauron"] * 4).meet(1)
    assert len(t.facts("rolled")) == EXAMPLES["M-EX11"]["expect"]["battles"]


def test_example_12() -> None:
    """[M-EX12]"""
    before = EXAMPLES["M-EX12"]["before"]
    t = Table("minas-morgul", slots="- - - denethor - -")
    t.tile(before["page_1"]["top"], "gimli", 2, before["page_2"]["top"], "legolas", 1)
    t.roll(3, 4).play("reroll page-2")
    changed = t.values("placed-die-changed")
    assert [values[0] for values in changed] == [2] * EXAMPLES["M-EX12"]["expect"]["page_2_rerolls"]
    assert (t.where("gimli"), t.where("legolas")) == (34, 36)


def test_example_13() -> None:
    """[M-EX13]"""
    before, expect = EXAMPLES["M-EX13"]["before"], EXAMPLES["M-EX13"]["expect"]
    at: dict[str, int | str] = {"gimli": before["gimli"], "legolas": 1}
    for mode, placed in (("no-protection", expect["nazgul_placed"]), ("standard", 0)):
        t = Table(at=at, mode=mode).move("legolas", before["legolas_moves_to"] - 1)
        assert t.s.nazgul == placed
