"""Content packs: the house pack, and what a wrong pack is told."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from ringtable.api import new_match
from ringtable.games.doom.box import content
from ringtable.games.doom.box.components import POWER_NAMES
from ringtable.games.doom.state import Doom
from ringtable.kernel.errors import BadContent


def house() -> dict[str, Any]:
    text = (files("ringtable.games.doom") / "data" / "house.json").read_text("utf-8")
    pack: dict[str, Any] = json.loads(text)
    return pack


def refused(pack: dict[str, Any]) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        content.read_pack(json.dumps(pack))
    return refusal.value


def test_the_house_pack_is_sound_and_says_its_sources() -> None:
    pack = content.house_pack()
    assert Counter(card.source for card in pack.encounter_cards) == {"public": 25, "rulebook": 17}
    assert {space.source for space in pack.spaces} == {"rulebook", "public"}
    assert [slot.source for slot in pack.slots].count("house") == 5
    assert pack.boromir.source == "rulebook"
    assert pack.courage.source == "house"


def test_every_power_is_on_one_card() -> None:
    pack = content.house_pack()
    uses = [card.use.power for card in pack.encounter_cards if card.use is not None]
    uses += [card.use.power for card in (*pack.gandalf_cards, pack.boromir)]
    assert sorted(uses) == sorted(POWER_NAMES)


def test_every_card_names_its_clause() -> None:
    from ringtable.rulebook import clauses

    pack = content.house_pack()
    rules = {card.rule for card in pack.encounter_cards}
    rules |= {card.rule for card in (*pack.gandalf_cards, pack.boromir)}
    assert rules == {f"M17.{number}" for number in range(1, 34)}
    assert rules <= set(clauses("doom"))


def test_the_numbers_on_the_cards_are_what_the_engine_reads() -> None:
    """An owner of another edition can type in other numbers."""
    pack = house()
    pack["pack"] = "mine"
    pack["courage"]["start"] = 9
    troll = pack["encounter_cards"][0]
    assert troll["id"] == "cave-troll"
    troll["text"] = [{"do": "courage", "by": -4}]
    content.add_pack(content.read_pack(json.dumps(pack)))
    match = new_match("doom", seats=1, seed=1, options={"pack": "mine"})
    assert isinstance(match.state, Doom)
    assert match.state.courage == 9
    assert match.state.printed.texts[0] == ((0, -4),)
    with pytest.raises(BadContent, match="no content pack 'yours'"):
        new_match("doom", seats=1, options={"pack": "yours"})


def test_what_is_no_pack_is_refused() -> None:
    assert refused({"game": "doom"}).reason == "schema"
    pack = house()
    pack["game"] = "dash"
    assert refused(pack).reason == "foreign"
    pack = house()
    pack["encounter_cards"][0]["text"] = [{"do": "dance"}]
    assert refused(pack).reason == "schema"
    pack = house()
    pack["slots"][0]["symbol"] = "gollum"
    assert refused(pack).reason == "schema"


def test_a_wrong_track_is_named() -> None:
    pack = house()
    del pack["spaces"][7]
    assert refused(pack).reason == "spaces"
    pack = house()
    pack["stages"].reverse()
    assert refused(pack).reason == "stages"
    pack = house()
    pack["stages"][0]["destination"] = 9
    assert "lothlorien must end on space 8" in str(refused(pack))
    pack = house()
    pack["stages"][4]["gandalf_card"] = True
    assert refused(pack).reason == "gandalf-card"
    for space in (8, 40, 44):
        pack = house()
        pack["spaces"][space]["event"] = "nazgul"
        assert str(space) in str(refused(pack))


def test_wrong_numbers_are_named() -> None:
    pack = house()
    pack["courage"]["eye"] = 17
    assert "eye" in str(refused(pack))
    pack = house()
    pack["courage"]["highest"] = 100
    assert refused(pack).reason == "courage"
    pack = house()
    pack["figures"]["nazgul"] = 0
    assert refused(pack).reason == "figures"
    pack = house()
    pack["battle_die"]["faces"][0] = "ring-bearers"
    assert refused(pack).reason == "face"
    pack = house()
    pack["slots"][0]["number"] = 2
    assert refused(pack).reason == "slots"


def test_wrong_cards_are_named() -> None:
    pack = house()
    pack["encounter_cards"].pop()
    assert refused(pack).reason == "stacks"
    pack = house()
    pack["gandalf_cards"].pop()
    assert refused(pack).reason == "gandalf-cards"
    pack = house()
    pack["encounter_cards"][5]["id"] = "elrond"
    assert refused(pack).reason == "card-double"
    pack = house()
    pack["encounter_cards"][0]["use"] = {"power": "win-battle"}
    assert refused(pack).reason == "use"
    pack = house()
    del pack["encounter_cards"][6]["use"]
    assert refused(pack).reason == "use"
    pack = house()
    pack["encounter_cards"][6]["use"] = {"power": "fly"}
    assert refused(pack).reason == "power"
    pack = house()
    pack["encounter_cards"][6]["use"]["courage"] = 2
    assert refused(pack).reason == "numbers"
    pack = house()
    pack["encounter_cards"][6]["use"]["least"] = 2
    pack["encounter_cards"][6]["use"]["most"] = 3
    assert refused(pack).reason == "numbers"
    pack = house()
    pack["encounter_cards"][0]["text"] = [{"do": "move-onto-neighbour"}]
    assert refused(pack).reason == "army"


def test_black_cards_are_those_of_mount_doom() -> None:
    pack = house()
    pack["encounter_cards"][0]["kind"] = "final"
    assert refused(pack).reason == "final"
    pack = house()
    pack["encounter_cards"][41]["after"] = "remove"
    assert refused(pack).reason == "final"
    pack = house()
    pack["encounter_cards"][41]["text"] = [{"do": "battle", "count": 1, "hearts": 1}]
    assert refused(pack).reason == "final"
    pack = house()
    pack["encounter_cards"][0]["text"] = [{"do": "no-step"}]
    assert refused(pack).reason == "step"
