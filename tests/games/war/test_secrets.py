"""What war owes its players: the shared contract, and secrets that stay secrets. [W36.1, W36.2,
W36.4]

A random game has thousands of decisions: each table is looked at for a stretch of one.
"""

import pytest

from ringtable.games.war import GAME
from ringtable.testing import check_barriers, check_contract, check_questions, check_two_worlds

TABLES = [
    (2, {}),
    (2, {"edition": "2"}),
    (3, {}),
    (4, {}),
    (4, {"edition": "2"}),
]
THINGS = (
    "pass",
    "region:edoras",
    "card:athelas",
    "card:orc-patrol",
    "deed:play-card",
    "figure:gondor:regular",
    "character:saruman",
)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_contract_holds(seats: int, options: dict[str, str]) -> None:
    check_contract(GAME, seats, options, f"war {seats}", most=120)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_two_worlds_look_alike(seats: int, options: dict[str, str]) -> None:
    """Hands, decks, cards face down and sealed combat cards are dealt anew; nobody else can tell.
    [W36.1, W36.4]"""
    assert check_two_worlds(GAME, seats, options, "worlds", THINGS, every=4, most=400) > 200


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_undo_is_no_way_to_peek(seats: int, options: dict[str, str]) -> None:
    """[W36.5]"""
    assert check_barriers(GAME, seats, options, "barriers", every=4, most=400) > 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_question_tells_what_is_hidden(seats: int, options: dict[str, str]) -> None:
    """A window opens by open facts alone. [W36.6]"""
    assert check_questions(GAME, seats, options, "questions", every=3, most=400) > 100
