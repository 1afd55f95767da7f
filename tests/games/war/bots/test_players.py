"""The bots play whole wars, with any number of seats, by what their seat sees."""

from random import Random

import pytest

from ringtable.bots.mcts import Mcts
from ringtable.games.war import GAME
from ringtable.games.war.bots import BOTS
from ringtable.games.war.bots.heuristic import Heuristic, advise, quiet
from ringtable.games.war.state import War
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from tests.games.war.scenario import Table


def positions(seats: int, seed: str, decisions: int) -> list[State]:
    """Every tenth position of a war of the heuristic."""
    s = GAME.new_state(seats, {}, GAME.new_rng(key_from_seed(seed)))
    random = Random(seed)
    found = []
    for number in range(decisions):
        if s.outcome is not None:
            break
        if number % 10 == 0:
            found.append(s.copy())
        GAME.flow.play(s, Heuristic().choose(GAME, s, s.asked, random), s.asked)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_no_answer(seats: int) -> None:
    """Hands and decks of others are dealt anew: the bot says the same."""
    for number, s in enumerate(positions(seats, "worlds", 120)):
        other = GAME.determinize(s, s.asked, Random(number))
        mine = Heuristic().choose(GAME, s, s.asked, Random(1))
        assert Heuristic().choose(GAME, other, s.asked, Random(1)) == mine


def test_a_bot_leaves_the_position_as_it_is() -> None:
    for s in positions(2, "untouched", 150):
        before = s.key()
        Heuristic().choose(GAME, s, s.asked, Random(1))
        advise(GAME, s, s.asked, Random(1))
        assert s.key() == before


def test_advice_does_not_wobble() -> None:
    for s in positions(2, "steady", 100):
        assert advise(GAME, s, s.asked, Random(1)) == advise(GAME, s, s.asked, Random(2))


def test_a_position_is_quiet_between_two_actions() -> None:
    t = Table(free="character", shadow="event")
    assert quiet(t.s)
    t.play("die character")
    assert not quiet(t.s)


def test_the_search_thinks_on_from_the_heuristic() -> None:
    t = Table(free="will-of-the-west character").put("strider", "minas-tirith")
    arms = Mcts(iterations=12).think(GAME, t.s, t.s.asked, Random(1))
    assert {arm.action for arm in arms} == set(t.s.options)
    best = Mcts(iterations=12).choose(GAME, t.s, t.s.asked, Random(1))
    assert best == Mcts(iterations=12).choose(GAME, t.s, t.s.asked, Random(1))


def test_the_heuristic_is_the_strongest_of_the_list() -> None:
    assert list(BOTS.players) == ["easy", "heuristic"]


def side_of(s: State, seat: int) -> int:
    assert isinstance(s, War)
    return s.side_at[seat]


def win_rate(side: int, bot: str, rival: str, games: int) -> float:
    won = 0
    players = [BOTS.players[bot](), BOTS.players[rival]()]
    for number in range(games):
        s = GAME.new_state(2, {}, GAME.new_rng(key_from_seed(f"rivals {number}")))
        random = Random(number)
        while s.outcome is None:
            player = players[0] if side_of(s, s.asked) == side else players[1]
            GAME.flow.play(s, player.choose(GAME, s, s.asked, random), s.asked)
        won += side_of(s, s.outcome.winners[0]) == side
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("side", [0, 1])
def test_the_heuristic_beats_easy(side: int) -> None:
    assert win_rate(side, "heuristic", "easy", 20) >= 0.8
