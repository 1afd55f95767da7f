"""The rules pages: numbered clauses, cited by code, tests, log lines and `why_not`.

In a checkout they are `docs/rules/<game>.md`, with translations in a folder for each language; an
installed package carries them as `rules/`. The English page is the one that counts.
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from ringtable.kernel.errors import RingtableError

CLAUSE = re.compile(r"\*\*([A-Z]{1,2}(?:\d+\.R?\d+|-EX\d+|C\d+)[a-z]?)(?=[\s.*(])")


@cache
def rules_text(game_id: str, language: str = "en") -> str:
    """The whole rules page of a game, as Markdown; in English if it is not translated."""
    checkout = Path(__file__).resolve().parents[2] / "docs" / "rules"
    pages = checkout if checkout.is_dir() else files("ringtable") / "rules"
    translated = pages / language / f"{game_id}.md"
    for page in (translated, pages / f"{game_id}.md"):
        if page.is_file():
            return page.read_text("utf-8")
    raise RingtableError(f"there is no rules page for {game_id!r}", "no-rules")


@cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """The clauses of a game in their order: id and text."""
    text = rules_text(game_id, language)
    marks = list(CLAUSE.finditer(text))
    found: dict[str, str] = {}
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        end = following.start() if following else len(text)
        body = re.split(r"\n(?=#|\n)", text[mark.start() : end])[0]
        found.setdefault(mark.group(1), body.rstrip(" \n-").strip())
    return found


def clause(game_id: str, id: str, language: str = "en") -> str:
    """One clause in words."""
    known = clauses(game_id, language)
    if id not in known:
        raise RingtableError(f"the rules of {game_id} have no clause {id!r}", "unknown-clause")
    return known[id]
