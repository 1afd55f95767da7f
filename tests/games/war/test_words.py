"""Names and card texts in three languages: one for each thing of the box, and nothing left over."""

import json
import re

import pytest

from ringtable import catalog
from ringtable.catalog import LANGUAGES
from ringtable.games.war.box.components import (
    ABILITIES,
    AS_EDITION,
    BATTLE_KINDS,
    BATTLE_STEPS,
    CHARACTERS,
    CRACK_OF_DOOM,
    DECKS,
    DEEDS,
    EDITIONS,
    FACES,
    KINDS,
    NATIONS,
    RULES,
    SETTLEMENTS,
    SIDES,
    TOKENS,
    TURN_STEPS,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from tests.games.war.test_content import texts
from tests.locales.messages import messages

PACK = first_pack()
FILE = "war-cards.ftl"
SHORT = 90  # characters of a text on a card in the hand strip


def ids_of_the_box() -> set[str]:
    """Every message that the box asks for."""
    found = {f"war-region-{id}" for id in REGIONS}
    found |= {f"war-side-{id}" for id in SIDES} | {f"war-nation-{id}" for id in NATIONS}
    found |= {f"war-seat-{seat.id}" for seats in PACK.seats for seat in seats}
    found |= {f"war-{word}-{kind}" for word in ("kind", "count") for kind in KINDS}
    found |= {"war-count-unit", "war-settlement-fortification"}
    found |= {f"war-settlement-{id}" for id in SETTLEMENTS[1:]}
    found |= {f"war-character-{id}" for id in CHARACTERS}
    found |= {f"war-ability-{id}" for id in ABILITIES}
    found |= {f"war-face-{id}" for id in FACES} | {f"war-deed-{id}" for id in DEEDS}
    found |= {f"war-deck-{id}" for id in DECKS} | {f"war-step-{id}" for id in TURN_STEPS}
    found |= {f"war-battle-{id}" for id in BATTLE_KINDS}
    found |= {f"war-round-{id}" for id in BATTLE_STEPS}
    found |= {f"war-token-{id}" for id in TOKENS}
    found |= {f"war-tile-{tile.shown}" for tile in PACK.tiles}
    found |= {f"war-circle-{step}" for step in range(CRACK_OF_DOOM + 1)}
    found |= {f"war-name-{name['id']}" for name in texts()["geometry"]["decor"]["names"]}
    for record in texts()["characters"]["characters"]:
        if record.get("guide"):
            found.add(f"war-guide-{record['id']}")
        if record.get("enters_by") or record["id"] == "gollum":
            found.add(f"war-entry-{record['id']}")
    for event in PACK.events:
        found |= {f"war-{part}-{event.id}" for part in ("card", "text", "short")}
    for card in PACK.combat:
        found |= {f"war-combat-{card.id}", f"war-combat-text-{card.id}"}
    found |= {"war-setting-edition"} | {f"war-setting-edition-{id}" for id in EDITIONS}
    for rule in RULES:
        found.add(f"war-setting-{rule[0]}")
        found |= {f"war-setting-{rule[0]}-{value}" for value in (*rule[1:], AS_EDITION)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_words_and_nothing_else_does(language: str) -> None:
    assert set(messages(language, FILE)) == ids_of_the_box()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_sentence(language: str) -> None:
    """Also those that hold the condition of their card by reference."""
    for id, told in messages(language, FILE).items():
        for part in ("", *(f".{attribute}" for attribute in told.attributes)):
            sentence, problems = catalog.render(language, id + part, {"n": 2})
            assert problems == []
            assert sentence.strip() == sentence != ""
            assert not re.search(r"[{}]|  | ,", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_bring_their_prepositions(language: str) -> None:
    """A sentence says where, where to, where from and of what without knowing the place."""
    for id in REGIONS:
        assert {"in", "to", "from", "gen"} <= messages(language, FILE)[
            f"war-region-{id}"
        ].attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_condition_exactly_where_the_card_has_one(language: str) -> None:
    """[W9.8, W15.4]"""
    told = messages(language, FILE)
    for event in PACK.events:
        id = f"war-text-{event.id}"
        wanted = {"need"} if event.needs else set()
        if event.changes:
            wanted.add("second")
        if event.second_needs != event.needs:
            wanted.add("second-need")
        assert told[id].attributes == wanted, id
        for whole, need in (("", ".need"), (".second", ".second-need")):
            if need[1:] in wanted:
                text = catalog.text(language, id + whole)
                assert text.startswith(catalog.text(language, id + need) + " "), id
    for card in PACK.combat:
        id = f"war-combat-text-{card.id}"
        assert told[id].attributes == ({"need"} if card.needs else set()), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_are_short(language: str) -> None:
    for event in PACK.events:
        assert len(catalog.text(language, f"war-short-{event.id}")) <= SHORT, event.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_second_edition_says_of_characters_is_told(language: str) -> None:
    """[W29.2, W30.3, W30.9]"""
    told = messages(language, FILE)
    for id in ("war-guide-gandalf-grey", "war-entry-witch-king", "war-ability-sorcerer"):
        assert "second" in told[id].attributes
    assert all("text" in told[f"war-ability-{id}"].attributes for id in ABILITIES)


def test_english_names_are_those_of_the_pack() -> None:
    for record in texts()["regions"]["regions"]:
        assert catalog.text("en", f"war-region-{record['id']}") == typeset(record["name"])
    for event in PACK.events:
        assert catalog.text("en", f"war-card-{event.id}") == typeset(event.name)
    for card in PACK.combat:
        assert catalog.text("en", f"war-combat-{card.id}") == typeset(card.name)


def typeset(name: str) -> str:
    return name.replace("'", "’")


NUMBERS = re.compile(r"\d+")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_translations_name_the_same_numbers(language: str) -> None:
    """A figure that one language writes as a digit is a digit in all of them."""
    for id, told in messages("en", FILE).items():
        if not id.startswith(("war-text-", "war-combat-text-", "war-ability-", "war-tile-")):
            continue
        for part in ("", *(f".{attribute}" for attribute in told.attributes)):
            ours = sorted(NUMBERS.findall(catalog.text("en", id + part)))
            theirs = sorted(NUMBERS.findall(catalog.text(language, id + part)))
            assert ours == theirs, id + part


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """No two regions, cards or combat sides share a name in any language."""
    for prefix, ids in (
        ("war-region", list(REGIONS)),
        ("war-card", [event.id for event in PACK.events]),
        ("war-combat", [card.id for card in PACK.combat]),
        ("war-character", list(CHARACTERS)),
    ):
        names = [catalog.text(language, f"{prefix}-{id}") for id in ids]
        assert len(set(names)) == len(names), json.dumps(names, ensure_ascii=False)
