"""Clause coverage: which numbered rules are cited by a test, and which are not.

A test cites clauses in square brackets in its docstring: `[D4.2, D4.3]`. Clauses that no test can
cite are listed with the reason in `tests/games/<game>/uncited.toml`.
"""

import ast
import re
import tomllib
from pathlib import Path

from ringtable.rulebook import all_clauses

BRACKETS = re.compile(r"\[([^\[\]]+)\]")


class Coverage:
    """How the clauses of a game are covered."""

    def __init__(
        self, total: list[str], cited: dict[str, list[str]], exceptions: dict[str, str]
    ) -> None:
        self.total = total
        self.cited = {clause: tests for clause, tests in cited.items() if clause in total}
        self.unknown = {clause: tests for clause, tests in cited.items() if clause not in total}
        self.exceptions = exceptions
        self.uncited = [one for one in total if one not in cited and one not in exceptions]

    def to_data(self) -> dict[str, object]:
        return {
            "total": len(self.total),
            "cited": len(self.cited),
            "uncited": self.uncited,
            "exceptions": self.exceptions,
        }


def coverage(game_id: str, tests: Path) -> Coverage:
    """The coverage of a game's rules, both parts, by the tests below a folder."""
    total = list(all_clauses(game_id))
    letter = re.escape(total[0][0])
    pattern = re.compile(rf"{letter}(?:\d+\.R?\d+|-EX\d+|C\d+)[a-z]?")
    cited: dict[str, list[str]] = {}
    for path in sorted((tests / "games" / game_id).rglob("test_*.py")):
        for test, docstring in docstrings(path):
            for bracket in BRACKETS.findall(docstring):
                for clause in re.split(r",\s*", bracket):
                    if pattern.fullmatch(clause):
                        cited.setdefault(clause, []).append(f"{path.name}::{test}")
    listed = tests / "games" / game_id / "uncited.toml"
    exceptions = tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}
    return Coverage(total, cited, {str(key): str(value) for key, value in exceptions.items()})


def docstrings(path: Path) -> list[tuple[str, str]]:
    """The tests of a file with their docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found.append((node.name, ast.get_docstring(node) or ""))
    return found
