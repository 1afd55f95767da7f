"""What the tests of the box are about: every card half, character and tile has its own.

@about("grond-hammer-of-the-underworld")
def test_grond...

Run as a program it counts: `python -m tests.games.war.card_coverage`.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from ringtable.games.war.box.components import CHARACTERS
from ringtable.games.war.box.content import first_pack

Test = TypeVar("Test", bound=Callable[..., object])

EVENT: Final = "event"
COMBAT: Final = "combat"
CHARACTER: Final = "character"
TILE: Final = "tile"


def box() -> dict[str, list[str]]:
    """Everything that must have a test, by what it is."""
    pack = first_pack()
    return {
        EVENT: [card.id for card in pack.events],
        COMBAT: [card.id for card in pack.combat],
        CHARACTER: list(CHARACTERS),
        TILE: [tile.id for tile in pack.tiles],
    }


BOX: Final = box()
TESTED: Final[dict[str, dict[str, set[str]]]] = {side: {} for side in BOX}


def about(*ids: str, side: str = EVENT) -> Callable[[Test], Test]:
    """A test is about these: `side` is the upper half of a card (event), the lower half that cards
    share (combat), a character or a tile."""

    def note(test: Test) -> Test:
        for id in ids:
            if id not in BOX[side]:
                raise ValueError(f"there is no {side} {id}")
            TESTED[side].setdefault(id, set()).add(str(getattr(test, "__name__", "")))
        return test

    return note


def read_tests() -> None:
    """Import every test of the folder of the cards, so that each has said what it is about."""
    for path in sorted((Path(__file__).parent / "cards").glob("test_*.py")):
        importlib.import_module(f"tests.games.war.cards.{path.stem}")


def untested(side: str) -> list[str]:
    return [id for id in BOX[side] if not TESTED[side].get(id)]


def cards_with_both_sides() -> int:
    """Cards whose upper and lower half both have a test."""
    pack = first_pack()
    return sum(
        bool(TESTED[EVENT].get(card.id)) and bool(TESTED[COMBAT].get(pack.combat[card.combat].id))
        for card in pack.events
    )


def report() -> str:
    lines = [f"cards, both sides: {cards_with_both_sides()} of {len(BOX[EVENT])}"]
    for side, ids in BOX.items():
        missing = untested(side)
        tests = {name for names in TESTED[side].values() for name in names}
        lines.append(f"{side}: {len(ids) - len(missing)} of {len(ids)}, {len(tests)} tests")
        lines += [f"  without a test: {id}" for id in missing]
    return "\n".join(lines)


if __name__ == "__main__":
    from tests.games.war import card_coverage

    card_coverage.read_tests()
    print(card_coverage.report())
