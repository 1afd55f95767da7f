"""The rules pages: numbered clauses, cited by code, tests, log lines and `why_not`.

In a checkout they are `docs/rules/<game>.md`, with translations in a folder for each language; an
installed package carries them as `rules/`. The English page is the one that counts. Clauses that
concern the program alone stand apart, in English, in `developers/<game>.md`: players read the rest.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ringtable.kernel.errors import RingtableError

CLAUSE = re.compile(r"\*\*([A-Z]{1,2}(?:\d+\.R?\d+|-EX\d+|C\d+)[a-z]?)(?=[\s.*(])")


def pages() -> Traversable:
    """The folder of the rules pages."""
    checkout = Path(__file__).resolve().parents[2] / "docs" / "rules"
    return checkout if checkout.is_dir() else files("ringtable") / "rules"


@cache
def rules_text(game_id: str, language: str = "en") -> str:
    """The rules page that players read, as Markdown; in English if it is not translated."""
    translated = pages() / language / f"{game_id}.md"
    for page in (translated, pages() / f"{game_id}.md"):
        if page.is_file():
            return page.read_text("utf-8")
    raise RingtableError(f"there is no rules page for {game_id!r}", "no-rules")


@cache
def developers_text(game_id: str) -> str:
    """The part of the rules for developers, as Markdown; empty if a game has none."""
    page = pages() / "developers" / f"{game_id}.md"
    return page.read_text("utf-8") if page.is_file() else ""


@cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """The clauses that players read, in their order: id and text."""
    return clauses_of(rules_text(game_id, language))


@cache
def all_clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """The clauses of both parts; those for developers come last and are always English."""
    return {**clauses(game_id, language), **clauses_of(developers_text(game_id))}


def clauses_of(text: str) -> dict[str, str]:
    """The clauses of a page in their order."""
    marks = list(CLAUSE.finditer(text))
    found: dict[str, str] = {}
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        end = following.start() if following else len(text)
        body = re.split(r"\n(?=#|\n)", text[mark.start() : end])[0]
        found.setdefault(mark.group(1), body.rstrip(" \n-").strip())
    return found


def clause(game_id: str, id: str, language: str = "en") -> str:
    """One clause in words, whichever part it stands in."""
    known = all_clauses(game_id, language)
    if id not in known:
        raise RingtableError(f"the rules of {game_id} have no clause {id!r}", "unknown-clause")
    return known[id]
