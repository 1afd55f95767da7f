"""The log as a property: the table can be rebuilt from it, and what always holds, does. [W36.8,
W42]"""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from ringtable.games.war import GAME
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.flow import FLOW
from ringtable.games.war.state import War
from ringtable.kernel.match import Match
from ringtable.testing.walk import fresh_match, random_match
from tests.games.war.invariants import check, check_flights
from tests.games.war.ledger import Ledger, compare

TABLES = [
    (2, {}),
    (2, {"edition": "2"}),
    (3, {}),
    (4, {}),
    (4, {"edition": "2"}),
]


def follow(walk: Iterable[Match]) -> int:
    """Rebuilds a match from its log as it goes on, and looks whether what always holds does;
    how often the table was compared."""
    compared = 0
    ledger: Ledger | None = None
    before: War | None = None
    for match in walk:
        s = match.state
        assert isinstance(s, War)
        facts = match.moves[-1].facts if before is not None else match.opening
        if ledger is None:
            ledger = Ledger(match.seats, s.second)
        ledger.read(facts)
        check(s)
        if before is not None:
            check_flights(before, facts, s)
        before = s
        if match.outcome is None and FLOW.decision(s).name == "act":
            compare(ledger, s)
            compared += 1
    return compared


def clever_match(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A whole match of good players: it comes where chance alone does not."""
    match = fresh_match(GAME, seats, options, seed)
    bot, random = Heuristic(), Random(seed)
    yield match
    while match.outcome is None:
        seat = match.waiting()[0]
        action = bot.choose(GAME, match.state, seat, random)
        answers = GAME.flow.options(match.state, seat)
        match.play(GAME.flow.texts(match.state, seat)[answers.index(action)], seat)
        yield match


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_is_rebuilt_from_the_log_alone(seats: int, options: dict[str, str]) -> None:
    """Hands, dice, pools, tracks, the map: whenever somebody is to act. What always holds, does.
    [W36.8, W36.9, W39.1, W42.1, W42.2, W42.3, W42.4, W42.5, W42.6, W42.7, W42.8, W42.9, W42.10,
    W42.11, W42.12]"""
    walks = [random_match(GAME, seats, options, f"log {seed}", 450) for seed in range(2)]
    assert sum(follow(walk) for walk in walks) > 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_war_is_rebuilt_from_the_log_alone(seats: int, options: dict[str, str]) -> None:
    """To its end, as good players play it: to Mordor, with sieges, minions and special tiles.
    [W25.18, W27.5, W36.8]"""
    assert follow(clever_match(seats, options, "a whole war")) > 30


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_many_wars_are_rebuilt_from_the_log_alone(seats: int, options: dict[str, str]) -> None:
    """Whole ones, of good players and at random. [W36.8]"""
    for seed in range(12):
        assert follow(clever_match(seats, options, f"soak {seed}")) > 10
        assert follow(random_match(GAME, seats, options, f"soak {seed}")) > 10


def test_every_fact_names_its_cause() -> None:
    """A clause of the rules or a card. [W36.8]"""
    cards = set(first_pack().card_named)
    for match in random_match(GAME, 2, {}, "causes", 400):
        for fact in match.moves[-1].facts if match.moves else match.opening:
            assert fact.cause in cards or fact.cause.startswith("W"), fact
