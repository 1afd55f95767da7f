"""Bots by name, and what they get to see."""

from random import Random

import pytest

import ringtable
from ringtable.bots import Advice, advise, bot_names, decide, make_bot
from ringtable.bots.mcts import Mcts
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from tests.kernel.spikes import duel

DASH = ringtable.load("dash")


def test_names_are_listed_weakest_first() -> None:
    assert bot_names(DASH) == ["random", "greedy", "mcts", "optimal"]


def test_a_search_of_a_games_own_stands_above_its_other_bots() -> None:
    assert bot_names(ringtable.load("war")) == ["random", "greedy", "easy", "heuristic", "mcts"]


def test_a_game_without_bots_of_its_own_has_the_common_ones() -> None:
    assert bot_names(duel.GAME) == ["random", "greedy", "mcts"]


@pytest.mark.parametrize("name", ["random", "greedy", "mcts", "mcts:3", "mcts:0.01s", "optimal"])
def test_every_name_makes_a_bot_that_answers(name: str) -> None:
    s = DASH.new_state(2, {}, DASH.new_rng(key_from_seed(1)))
    assert decide(make_bot(name, DASH), DASH, s, s.asked, Random(1)) in s.options


def test_a_budget_counts_iterations_or_seconds() -> None:
    by_number, by_clock = make_bot("mcts:17", DASH), make_bot("mcts:1.5s", DASH)
    assert isinstance(by_number, Mcts)
    assert isinstance(by_clock, Mcts)
    assert (by_number.iterations, by_number.seconds) == (17, 0.0)
    assert by_clock.seconds == 1.5


@pytest.mark.parametrize(
    "name", ["", "best", "mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:x", "mcts:1.5", "greedy:2"]
)
def test_an_unknown_bot_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(RingtableError, match="its bots are: random, greedy, mcts, opt") as refused:
        make_bot(name, DASH)
    assert refused.value.reason == "unknown-bot"
    assert "\n" not in str(refused.value)


class Spy:
    """A bot that keeps what it was shown."""

    seen: State

    def choose(self, game: Game, state: State, seat: int, random: Random) -> int:
        self.seen = state
        return game.flow.options(state, seat)[0]


def test_a_bot_sees_a_world_of_its_own_and_never_the_dice_to_come() -> None:
    s = DASH.new_state(2, {}, DASH.new_rng(key_from_seed(1)))
    before = s.key()
    spy = Spy()
    decide(spy, DASH, s, 0, Random(1))
    assert spy.seen is not s
    assert spy.seen.rng.key != s.rng.key
    assert s.key() == before


def test_a_bot_cannot_see_another_hand() -> None:
    hands = set()
    s = duel.GAME.new_state(2, {}, duel.GAME.new_rng(key_from_seed(1)))
    assert isinstance(s, duel.Duel)
    for seed in range(20):
        spy = Spy()
        decide(spy, duel.GAME, s, 0, Random(seed))
        assert isinstance(spy.seen, duel.Duel)
        mine = [card for card in range(duel.CARDS) if spy.seen.owner[card] == 0]
        assert mine == [card for card in range(duel.CARDS) if s.owner[card] == 0]
        hands.add(spy.seen.rng.key)
    assert len(hands) == 20


def test_advice_comes_from_the_games_own_advisor() -> None:
    s = DASH.new_state(1, {"hobbits": "frodo"}, DASH.new_rng(key_from_seed(1)))
    advice = advise(DASH, s, 0, Random(1))
    assert advice.bot == "optimal"
    assert advice.exact
    assert sorted(line.action for line in advice.lines) == sorted(DASH.flow.texts(s, 0))


def test_advice_comes_from_mcts_where_a_game_has_no_advisor() -> None:
    s = duel.GAME.new_state(2, {}, duel.GAME.new_rng(key_from_seed(1)))
    bot, exact, lines = advise(duel.GAME, s, 1, Random(1))
    assert (bot, exact) == ("mcts", False)
    assert sorted(line.action for line in lines) == sorted(duel.GAME.flow.texts(s, 1))
    assert sum(line.visits for line in lines) > 0
    assert all(0 <= line.value <= 1 for line in lines)


def test_advice_is_refused_to_a_seat_that_is_not_asked() -> None:
    s = DASH.new_state(2, {}, DASH.new_rng(key_from_seed(1)))
    with pytest.raises(RingtableError, match="nothing to decide"):
        advise(DASH, s, 1, Random(1))


def test_advice_unpacks_into_bot_flag_and_lines() -> None:
    s = DASH.new_state(1, {}, DASH.new_rng(key_from_seed(1)))
    advice = advise(DASH, s, 0, Random(1))
    bot, exact, lines = advice
    assert advice == Advice(bot, exact, lines)
