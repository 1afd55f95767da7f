"""The log as a property: the table can be rebuilt from it, and what always holds, does. [W36.8,
W42]"""

import pytest

from ringtable.games.war import GAME
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import War
from ringtable.testing.walk import random_match
from tests.games.war.invariants import check
from tests.games.war.ledger import Ledger, compare

TABLES = [
    (2, {}),
    (2, {"edition": "2"}),
    (3, {}),
    (4, {}),
    (4, {"edition": "2"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_is_rebuilt_from_the_log_alone(seats: int, options: dict[str, str]) -> None:
    """Hands, dice, pools, tracks, the map: whenever somebody is to act. [W36.8, W36.9]"""
    seen = 0
    for seed in range(3):
        walk = random_match(GAME, seats, options, f"log {seed}", 450)
        ledger: Ledger | None = None
        for match in walk:
            s = match.state
            assert isinstance(s, War)
            if ledger is None:
                ledger = Ledger(seats, s.second)
                ledger.read(match.opening)
            else:
                ledger.read(match.moves[-1].facts)
            if match.outcome is None and FLOW.decision(s).name == "act":
                compare(ledger, s)
                seen += 1
    assert seen > 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_always_holds_holds(seats: int, options: dict[str, str]) -> None:
    """[W42.1, W42.2, W42.3, W42.4, W42.5, W42.7, W42.8, W42.9, W42.10, W42.11, W42.12, W39.1]"""
    for seed in range(2):
        for match in random_match(GAME, seats, options, f"holds {seed}", 400):
            assert isinstance(match.state, War)
            check(match.state)


def test_every_fact_names_its_cause() -> None:
    """A clause of the rules or a card. [W36.8]"""
    cards = set(first_pack().card_named)
    for match in random_match(GAME, 2, {}, "causes", 400):
        for fact in match.moves[-1].facts if match.moves else match.opening:
            assert fact.cause in cards or fact.cause.startswith("W"), fact
