"""The rules page and the box tell the same: set-up, figures, characters, tiles, and what choices
are called, in every language."""

from collections import Counter

import pytest

from ringtable import catalog
from ringtable.catalog import LANGUAGES
from ringtable.games.war.box.components import (
    CHARACTERS,
    LEADER,
    NATIONS,
    NAZGUL,
    RULES,
    UNLIMITED,
)
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from tests.locales.messages import ROOT

PACK = first_pack()


def tables(language: str) -> list[list[list[str]]]:
    """The tables of the page, row by row, without their heads."""
    folder = ROOT / "docs" / "rules"
    page = (folder if language == "en" else folder / language) / "war.md"
    found: list[list[list[str]]] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            inside = False
        elif not inside:
            found.append([])
            inside = True
        elif not line.startswith("| ---"):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def number(cell: str) -> int:
    return 0 if cell == "–" else int(cell)


def same(shown: str, language: str, id: str) -> None:
    """A name of the page, which may begin with a small letter or an article where ours does not."""
    words = {catalog.text(language, id)}
    words |= {catalog.text(language, f"{id}.{form}") for form in ("nom", "full", "gen")}
    plain = {word.replace("’", "'").lower() for word in words}
    assert shown.lower().removeprefix("the ") in {word.removeprefix("the ") for word in plain}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_the_one_of_the_page(language: str) -> None:
    """[W4.12]"""
    rows = tables(language)[3]
    armies = PACK.set_up(0)
    assert len(rows) == len(armies) == 35
    ordered = sorted(armies, key=lambda army: army.nation)  # as on the page, nation by nation
    for row, army in zip(rows, ordered, strict=True):
        same(row[0], language, f"war-nation-{NATIONS[army.nation]}")
        same(row[1], language, f"war-region-{REGIONS[army.region]}")
        regulars, elites, leaders, nazgul = army.figures
        assert [number(cell) for cell in row[2:]] == [regulars, elites, leaders + nazgul]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_those_of_the_page(language: str) -> None:
    """[W3.14, W4.13]"""
    left = PACK.reinforcements(0)
    for nation, row in enumerate(tables(language)[2]):
        same(row[0], language, f"war-nation-{NATIONS[nation]}")
        wanted = [
            [*figures[:LEADER], figures[LEADER] + figures[NAZGUL]]
            for figures in (PACK.figures[nation], left[nation])
        ]
        assert [number(cell) for cell in row[1:]] == [*wanted[0], *wanted[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_characters_are_those_of_the_page(language: str) -> None:
    """[W3.12]"""
    rows = tables(language)[1]
    assert len(rows) == len(CHARACTERS)
    for row, id, printed in zip(rows, CHARACTERS, PACK.characters, strict=True):
        same(row[0], language, f"war-character-{id}")
        assert int(row[2]) == printed.leadership
        assert (row[1] == str(printed.level)) == (printed.level != UNLIMITED)
        nations = printed.activates.bit_count()
        assert (row[3] == "–") == (nations == 0)
        if nations == 1:
            same(row[3], language, f"war-nation-{NATIONS[printed.activates.bit_length() - 1]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_are_those_of_the_page(language: str) -> None:
    """[W4.8, W25.11-W25.18]"""
    rows = tables(language)[4]
    yes = {"en": "yes", "ru": "да", "pl": "tak"}[language]
    page: Counter[tuple[bool, bool]] = Counter()
    for row in rows:
        page[row[3] == yes, row[4] == yes] += int(row[2])
    assert page == Counter((tile.reveal, tile.stop) for tile in PACK.tiles)
    names = [row[0].strip("«»„”").split("»")[0].split("”")[0].split(": ")[0] for row in rows[7:]]
    cards = [event.id for event in PACK.events if event.tile >= 0]
    for name, card in zip(names, cards, strict=True):
        assert name.replace("'", "’") == catalog.text(language, f"war-card-{card}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_called_as_on_the_page(language: str) -> None:
    """[W1.1, W1.2]"""
    rows = tables(language)[0]
    assert len(rows) == len(RULES)
    for row, rule in zip(rows, RULES, strict=True):
        assert row[0].replace("'", "’") == catalog.text(language, f"war-setting-{rule[0]}")
