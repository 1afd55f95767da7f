"""Content packs: the house pack, and what a wrong pack is told."""

import json
from importlib.resources import files
from typing import Any

import pytest

from ringtable.api import new_match
from ringtable.games.dash.box import content
from ringtable.games.dash.box.components import SYMBOLS
from ringtable.kernel.errors import BadContent


def house() -> dict[str, Any]:
    text = (files("ringtable.games.dash") / "data" / "house.json").read_text("utf-8")
    pack: dict[str, Any] = json.loads(text)
    return pack


def refused(pack: dict[str, Any]) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        content.read_pack(json.dumps(pack))
    return refusal.value


def test_the_house_pack_is_sound_and_says_its_sources() -> None:
    pack = content.house_pack()
    assert [die.source for die in pack.dice] == ["house"] * 5
    assert {circle.source for circle in pack.hobbit_path} == {"rulebook", "public"}
    names = [SYMBOLS[symbol] for symbol in pack.faces()[4]]
    assert names == ["orc", "warrior", "nazgul", "nazgul", "gandalf", "tree"]


def test_a_hole_in_the_path_is_named() -> None:
    pack = house()
    del pack["hobbit_path"][4]
    assert refused(pack).reason == "path-hole"
    assert "no 'rohan'" in str(refused(pack))


def test_a_cycle_in_the_path_is_named() -> None:
    pack = house()
    pack["hobbit_path"][5]["leads_to"] = "moria"
    assert refused(pack).reason == "path-cycle"
    assert "in a circle at 'moria'" in str(refused(pack))


def test_stray_double_and_reordered_circles_are_named() -> None:
    pack = house()
    pack["hobbit_path"].append(
        {"id": "isengard", "leads_to": "", "source": "house", "x": 1, "y": 1}
    )
    assert refused(pack).reason == "path-stray"
    pack = house()
    pack["hobbit_path"].append(pack["hobbit_path"][3])
    assert refused(pack).reason == "path-double"
    pack = house()
    pack["hobbit_path"][1]["leads_to"] = "lothlorien"
    assert refused(pack).reason == "path-order"


def test_a_hole_in_the_nazgul_path_is_named() -> None:
    pack = house()
    del pack["nazgul_path"][2]
    assert refused(pack).reason == "path-hole"
    pack["nazgul_path"] = pack["nazgul_path"][:1]
    assert refused(pack).reason == "path-length"


def test_wrong_dice_are_named() -> None:
    for change, reason in (
        (lambda pack: pack["dice"].reverse(), "dice"),
        (lambda pack: pack["dice"][0].update(hobbit="sam"), "die-owner"),
        (lambda pack: pack["dice"][1]["faces"].__setitem__(0, "tree"), "tree"),
        (lambda pack: pack["dice"][1]["faces"].__setitem__(0, "balrog"), "symbol"),
        (lambda pack: pack["dice"][1].update(faces=["orc"] * 6), "hopeless-die"),
        (lambda pack: [die.update(faces=["warrior"] * 6) for die in pack["dice"]], "no-ring"),
        (lambda pack: pack.update(solo_turn_limit=2), "turn-limit"),
    ):
        pack = house()
        change(pack)
        assert refused(pack).reason == reason


def test_a_wrong_shape_is_named_by_place() -> None:
    pack = house()
    pack["dice"][2]["faces"] = ["ring"]
    assert refused(pack).reason == "schema"
    assert "$.dice[2].faces" in str(refused(pack))
    pack = house()
    pack["colour"] = 1
    assert "unknown field `colour`" in str(refused(pack))
    with pytest.raises(BadContent, match="not a content pack of dash"):
        content.read_pack("{")


def test_a_pack_of_ones_own_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "PACKS", {})
    pack = house()
    pack["pack"] = "mine"
    pack["nazgul_path"] = pack["nazgul_path"][:6]
    content.add_pack(content.read_pack(json.dumps(pack)))
    match = new_match("dash", seats=2, seed=1, options={"pack": "mine", "hobbits": "frodo,sam"})
    assert match.view(0)["table"]["sheets"][0]["squares"] == ["empty"] * 6
    with pytest.raises(BadContent, match="no content pack 'theirs'; known are: house, mine"):
        new_match("dash", seats=2, options={"pack": "theirs"})
