"""The rules pages in other languages: clause for clause what the English page says."""

import re

import pytest

from ringtable.catalog import LANGUAGES
from ringtable.rulebook import CLAUSE
from tests.locales.messages import ROOT

RULES = ROOT / "docs" / "rules"
TRANSLATED = [language for language in LANGUAGES if language != "en"]
PAGES = [(language, page.name) for page in sorted(RULES.glob("*.md")) for language in TRANSLATED]

REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.R?\d+)?\b")
NUMBER = re.compile(r"\d+")
CODE = re.compile(r"`[^`]*`")
LETTERS = {"ru": re.compile("[А-Яа-яЁё]"), "pl": re.compile("[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]")}


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
