"""Every bot plays legally, and the same for the same chance."""

from random import Random

import pytest

import ringtable
from ringtable.bots import decide, make_bot
from ringtable.bots.mcts import Mcts
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from tests.kernel.spikes import duel, question, shadow

DASH = ringtable.load("dash")
BOTS = ["random", "greedy", "mcts:8", "optimal"]
SPIKES = [(shadow.GAME, 2), (shadow.GAME, 3), (duel.GAME, 2), (duel.GAME, 3), (question.GAME, 3)]


def choices(game: Game, bot: str, seats: int, seed: int) -> list[tuple[int, int]]:
    """Who chose what in one game; `play` refuses what is not legal."""
    s = game.new_state(seats, {}, game.new_rng(key_from_seed(seed)))
    player = make_bot(bot, game)
    chance = Random(seed)
    chosen: list[tuple[int, int]] = []
    while s.outcome is None and len(chosen) < game.longest:
        seat = s.asked
        action = decide(player, game, s, seat, chance)
        game.flow.play(s, action, seat)
        chosen.append((seat, action))
    assert s.outcome is not None
    return chosen


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_legally_and_the_same_again(bot: str, seats: int) -> None:
    assert choices(DASH, bot, seats, 5) == choices(DASH, bot, seats, 5)


@pytest.mark.parametrize(("game", "seats"), SPIKES)
@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:8"])
def test_secrets_and_simultaneous_answers_are_played_too(game: Game, seats: int, bot: str) -> None:
    assert choices(game, bot, seats, 3) == choices(game, bot, seats, 3)


def test_search_finds_the_best_card_under_a_seal() -> None:
    """In the last round nothing is worth saving, whatever the other side hides."""
    s = duel.GAME.new_state(2, {}, duel.GAME.new_rng(key_from_seed(2)))
    assert isinstance(s, duel.Duel)
    s.rounds = 4
    for seat in (0, 1):
        hand = duel.GAME.flow.options(s, seat)[:-1]
        chosen = Mcts(1500).choose(duel.GAME, s, seat, Random(1))
        assert chosen in hand
        assert chosen % 3 == max(card % 3 for card in hand)


def test_thinking_changes_nothing() -> None:
    s = DASH.new_state(2, {}, DASH.new_rng(key_from_seed(2)))
    before = s.key()
    Mcts(10).think(DASH, s, s.asked, Random(1))
    assert s.key() == before


def test_thinking_by_the_clock_stops_in_time() -> None:
    s = DASH.new_state(2, {}, DASH.new_rng(key_from_seed(2)))
    arms = make_bot("mcts:0.05s", DASH)
    assert isinstance(arms, Mcts)
    visits = sum(arm.visits for arm in arms.think(DASH, s, s.asked, Random(1)))
    assert visits >= 1
