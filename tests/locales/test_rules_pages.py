"""The rules pages: what players read says nothing of the program; in other languages it is clause
for clause what the English page says."""

import re

import pytest

from ringtable.catalog import LANGUAGES
from ringtable.rulebook import CLAUSE, clauses_of
from tests.locales.messages import ROOT

RULES = ROOT / "docs" / "rules"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
PAGES = [(language, page.name) for page in sorted(RULES.glob("*.md")) for language in TRANSLATED]

REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.R?\d+)?\b")
NUMBER = re.compile(r"\d+")
CODE = re.compile(r"`[^`]*`")
LETTERS = {"ru": re.compile("[А-Яа-яЁё]"), "pl": re.compile("[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]")}


PROGRAM = re.compile(r"\.json|\bengine\b|\bclient\b|\bserver\b|-EX\d+\*\*")
NAMES = {"`S-…`", "`W-…`", "`M-…`"}  # short names of steps, windows and moments


def lines(language: str, page: str) -> list[str]:
    file = RULES / page if language == "en" else RULES / language / page
    return file.read_text("utf-8").rstrip("\n").split("\n")


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_a_translation_goes_line_by_line(language: str, page: str) -> None:
    """The same headings, tables and clauses in the same order; in each line the same references,
    numbers and codes."""
    english, translated = lines("en", page), lines(language, page)
    assert len(english) == len(translated)
    for number, (one, other) in enumerate(zip(english, translated, strict=True), 1):
        assert shape(one) == shape(other), f"{language}/{page}:{number}"


def shape(line: str) -> object:
    heading = len(line) - len(line.lstrip("#"))
    found = [sorted(pattern.findall(line)) for pattern in (REFERENCE, NUMBER, CODE)]
    return heading, bool(line.strip()), CLAUSE.findall(line), found, line.count("|")


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_every_clause_is_translated(language: str, page: str) -> None:
    """No sentence is left in English by mistake; what has no words is the same everywhere."""
    for one, other in zip(lines("en", page), lines(language, page), strict=True):
        if CLAUSE.search(one) and len(re.findall("[a-z]{3,}", CODE.sub("", one))) > 4:
            assert one != other
            assert LETTERS[language].search(other)


@pytest.mark.parametrize("page", sorted(page.name for page in RULES.glob("*.md")))
def test_players_read_of_the_game_alone(page: str) -> None:
    """No ids of the program, file names or test vectors on the page that the client shows."""
    for number, line in enumerate(lines("en", page), 1):
        assert not PROGRAM.search(line), f"{page}:{number}"
        assert set(CODE.findall(line)) <= NAMES, f"{page}:{number}"


@pytest.mark.parametrize("page", sorted(page.name for page in RULES.glob("*.md")))
def test_a_clause_stands_in_one_part(page: str) -> None:
    """Numbers run through the players' and the developers' part; none is given twice in either."""
    texts = [(RULES / page).read_text("utf-8"), (RULES / "developers" / page).read_text("utf-8")]
    ids = [id for text in texts for id in CLAUSE.findall(text)]
    assert len(ids) == len(set(ids))
    assert sum(len(clauses_of(text)) for text in texts) == len(ids)
