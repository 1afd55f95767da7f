"""What is in the box, and content packs that are refused. [H1, H45]"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ringtable.games.hunt
from ringtable.games.hunt.box.components import COMPANIONS, NAZGUL
from ringtable.games.hunt.box.content import FILES, add_pack, house_pack, pack_named, read_pack
from ringtable.kernel.errors import BadContent
from tests.games.hunt.scenario import new_table

DATA = Path(ringtable.games.hunt.__file__).parent / "data" / "house"
Change = Callable[[dict[str, Any]], object]


def texts() -> dict[str, Any]:
    return {name: json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")) for name in FILES}


def changed(file: str, change: Change) -> dict[str, bytes]:
    data = texts()
    change(data[file])
    return {name: json.dumps(value).encode() for name, value in data.items()}


def test_the_box() -> None:
    """[H1.1, H1.2, H1.3, H1.4, H1.5, H1.6, H1.7, H1.9, H45.1, H45.2, H45.3, H45.5, H45.6]"""
    box = house_pack()
    assert [board.part for board in box.boards] == [1, 2]
    assert len(NAZGUL) == 4
    assert (len(box.ally), box.first_deck, len(box.sorcery)) == (44, 22, 22)
    assert len([one for one in box.journeys if one.long]) == 18
    assert len([one for one in box.journeys if not one.long]) == 18
    assert COMPANIONS == ("frodo", "sam", "pippin", "merry", "strider")
    assert sorted(box.action_die) == [0, 0, 1, 1, 2, 3]
    assert sorted(box.witch_king_die) == [0, 1, 2, 4, 5, 6]
    assert [box.beige.bit_count(), box.grey.bit_count(), box.special.bit_count()] == [15, 3, 2]
    sources = {record["source"] for record in texts()["part1"]["locations"]}
    assert sources <= {"rulebook", "public", "house"}


def test_influence_tokens_and_aid_tokens() -> None:
    """[H1.8, H5.3, H5.5]"""
    shown = [token.shown for token in house_pack().influence]
    assert shown.count("eye") == 3
    assert len(shown) == 20
    assert {"red-4", "red-eye"} <= set(shown)
    assert sum(one["n"] for one in texts()["tokens"]["aid"]) == 6


def without_exit_e(file: dict[str, Any]) -> None:
    file["edges"] = [one for one in file["edges"] if "E" not in (one["a"], one["b"])]


def joined_exits(file: dict[str, Any]) -> None:
    file["edges"].append({"a": "A", "b": "B", "kind": "road", "source": "house"})


def rows(text: str) -> Change:
    return put("cards", 0, "rows", text)


def lacks(key: str, n: int = 1) -> Change:
    return lambda file: file.__setitem__(key, file[key][:-n])


def drop(key: str, index: int = -1) -> Change:
    return lambda file: file[key].pop(index)


def put(key: str, index: int, field: str, value: object) -> Change:
    return lambda file: file[key][index].__setitem__(field, value)


@pytest.mark.parametrize(
    ("file", "change", "reason"),
    [
        ("part1", lambda f: f.__setitem__("surprise", 1), "schema"),
        ("part1", put("locations", 3, "number", 99), "numbers"),
        ("part1", put("dots", 0, "id", "d02"), "double-place"),
        ("part1", put("locations", 0, "zone", "IX-A"), "zone"),
        ("part1", put("locations", 0, "x", 990), "outside"),
        ("part1", put("edges", 0, "a", "nowhere"), "edge"),
        ("part1", lambda f: f["edges"].append(dict(f["edges"][0])), "edge"),
        ("part1", without_exit_e, "not-connected"),
        ("part1", joined_exits, "exits-touch"),
        ("part1", drop("zones"), "zones"),
        ("part1", lambda f: f.__setitem__("frodo_starts", [1, 2]), "starts"),
        ("part1", lambda f: f.__setitem__("nazgul_starts", [24]), "starts"),
        ("part1", lacks("token_locations"), "information"),
        ("part1", lambda f: f["token_locations"].__setitem__(0, 31), "info"),
        ("part1", lambda f: f["frodo_starts"].__setitem__(0, 77), "no-location"),
        ("part1", put("locations", 0, "dark", True), "dark-ally"),
        ("part2", lambda f: f.__setitem__("nazgul_starts", [28]), "starts"),
        ("part2", lambda f: f["token_locations"].__setitem__(0, 7), "deeds"),
        ("part2", lambda f: f.__setitem__("sections", ["I", "II", "III"]), "zones"),
        ("tokens", drop("influence"), "influence"),
        ("tokens", put("influence", 0, "eye", True), "influence"),
        ("tokens", drop("aid"), "aid"),
        ("journeys", drop("cards"), "journeys"),
        ("journeys", rows("2 . 10"), "journey-length"),
        ("journeys", rows("2 . 10 . . 23 . 27 . 28 . 32 38 . 99"), "journey-row"),
        ("journeys", rows("2 . 10 . . 23 . 27 . 28 . 32 38 . 36"), "journey-ends"),
        ("journeys", rows("2 . 40 . . 23 . 27 . 28 . 32 38 . A"), "journey-step"),
        ("journeys", put("cards", 0, "refuges", [2]), "refuge"),
        ("cards", drop("sorcery"), "deck-size"),
        ("cards", put("sorcery", 3, "id", "fly-you-fools"), "unknown-card"),
        ("cards", put("ally_part1", 3, "id", "tom-bombadil"), "unknown-card"),
        ("dice", lambda f: f["action_die"].__setitem__(0, "pursuit"), "die"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused(file: str, change: Change, reason: str) -> None:
    """[H45.7, H31.1, H3.2, H3.10, H3.11]"""
    with pytest.raises(BadContent) as problem:
        read_pack("broken", changed(file, change))
    assert problem.value.reason == reason


def test_a_missing_file_is_named() -> None:
    """[H45.7]"""
    files = changed("dice", lambda f: None)
    del files["dice"]
    with pytest.raises(BadContent, match=r"dice\.json"):
        read_pack("broken", files)


def test_another_pack_can_be_played() -> None:
    """[H45.8]"""
    files = changed("tokens", put("influence", 0, "value", 5))
    add_pack(read_pack("mine", files))
    assert pack_named("mine").influence[0].value == 5
    t = new_table(pack="mine")
    assert t.s.box.id == "mine"
    with pytest.raises(BadContent, match="no content pack"):
        pack_named("nobody's")


def test_card_texts_win_over_rules() -> None:
    """[H0.4]"""
    from tests.games.hunt.scenario import Table

    t = Table(part=2, hand="asfaloth", step=10, phase="night").play("play asfaloth b")
    assert not t.s.eye, "the card says so, though a night movement turns the marker [H10.2]"
