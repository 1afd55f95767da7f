"""Which titles the tests are about: `@about("feint", "hasty-stroke")` above a test names them.

`python -m tests.games.quest.card_coverage` shows how many cards of the box have a test.
"""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from ringtable.games.quest.box.components import NEUTRAL, SPHERES
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.box.pack import Pack

PACK: Final = core_pack()
TESTS: Final = Path(__file__).parent
Test = TypeVar("Test", bound=Callable[..., None])


def about(*ids: str) -> Callable[[Test], Test]:
    """The test under it would fail if one of these titles did something else."""
    unknown = [id for id in ids if id not in PACK.numbers]
    if unknown or not ids:
        raise ValueError(f"no title of the box: {unknown}")
    return unchanged


def unchanged(test: Test) -> Test:
    return test


@cache
def tested() -> dict[str, list[str]]:
    """The files with a test about each title."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for ids in marks_in(file):
            for id in ids:
                found.setdefault(id, []).append(file.name)
    return found


def marks_in(file: Path) -> list[list[str]]:
    """The titles that each test of a file names."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [ids for test in tests if test.name.startswith("test_") if (ids := named_above(test))]


def named_above(test: ast.FunctionDef) -> list[str]:
    """The titles in the `@about` of a test."""
    return [
        str(word.value)
        for mark in test.decorator_list
        if isinstance(mark, ast.Call)
        and isinstance(mark.func, ast.Name)
        and mark.func.id == "about"
        for word in mark.args
        if isinstance(word, ast.Constant)
    ]


def set_of(pack: Pack, card: int) -> str:
    """The set a title is counted with: its sphere, its encounter set, or the scenario of a stage;
    the Orc Guard, which is a card of another title laid face down, with Escape from Dol Guldur."""
    if pack.sphere[card] <= NEUTRAL:
        return SPHERES[pack.sphere[card]]
    if pack.encounter_set[card] >= 0:
        return pack.sets[pack.encounter_set[card]]
    for scenario in pack.scenarios:
        if any(card in stage for stage in scenario.stages):
            return scenario.id
    return "escape-from-dol-guldur"


def sets_of_cards(pack: Pack) -> dict[str, list[str]]:
    """The titles of every set."""
    found: dict[str, list[str]] = {}
    for card in pack.titles:
        found.setdefault(set_of(pack, card), []).append(pack.ids[card])
    return found


def untested(ids: list[str]) -> list[str]:
    return [id for id in ids if id not in tested()]


def cards_tested(pack: Pack) -> tuple[int, int]:
    """Physical cards of one box whose title has a test, and all of them. [Q1.2]"""
    numbers = [pack.numbers[id] for id in tested()]
    return sum(pack.quantity[card] for card in numbers), sum(pack.quantity)


if __name__ == "__main__":
    for name, ids in sets_of_cards(PACK).items():
        print(f"{name}: titles {len(ids) - len(untested(ids))} of {len(ids)}", *untested(ids))
    print("cards {} of {}".format(*cards_tested(PACK)))
