"""Environments: PettingZoo's and Gymnasium's own tests, and that the games are the same games."""

import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import BaseWrapper, aec_to_parallel

from ringtable import api, rl
from ringtable.kernel.errors import IllegalAction, RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State

GAMES = sorted(api.titles())


def play_out(env: Any, seed: int) -> list[str]:
    """The texts of all actions of a random match."""
    env.reset(seed=seed)
    chance = Random(seed)
    texts = []
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        number = int(chance.choice(legal))
        assert agent == f"player_{env.position.asked}"
        texts.append(env.text_of(number))
        env.step(number)
    return texts


# PettingZoo's own tests


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    low, high = api.load(game).seats
    for seats in {low, high}:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that an observation with a mask is a dict
            api_test(rl.env(game, seats=seats), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: rl.env(game), num_cycles=100)


class LegalSpace(spaces.Discrete[Any]):
    """Draws legal numbers only: PettingZoo's test of `max_cycles` knows no masks."""

    def __init__(self, env: rl.TableEnv) -> None:
        super().__init__(env.actions.size)
        self.env = env

    def sample(self, *_: Any, **__: Any) -> Any:
        return self.env.legal()[-1]


class Legal(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    def action_space(self, agent: str) -> Any:
        return LegalSpace(self.unwrapped)


class AsModule:
    """What PettingZoo's test takes for a module: one agent, bots on the other seats."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, max_cycles: int) -> Any:
        low = api.load(self.game).seats[0]
        bots = dict.fromkeys(range(1, low), "random")
        made = rl.env(self.game, seats=low, bots=bots, max_cycles=max_cycles)
        made.metadata["is_parallelizable"] = True
        return Legal(made)

    def parallel_env(self, max_cycles: int) -> Any:
        return aec_to_parallel(self.env(max_cycles))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_max_cycles(game: str) -> None:
    max_cycles_test(AsModule(game))


# Gymnasium's own test


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_api(game: str) -> None:
    low = api.load(game).seats[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about spaces and rendering, as a matter of taste
        check_env(rl.solo(game, seats=low), skip_render_check=True)


# The same games


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_one_that_the_engine_would_play(game: str) -> None:
    """Every action of a random match is legal in a match of the same dice, which ends the same."""
    env = rl.env(game)
    texts = play_out(env, 3)
    assert env.position.outcome is not None
    rules = api.load(game)
    key = key_from_seed(f"rl {Random(3).getrandbits(64)}")
    s = rules.new_state(env.seats, {}, rules.new_rng(key))
    for text in texts:
        rules.flow.play(s, rules.flow.parse(s, s.asked, text), s.asked)
    assert s.outcome == env.position.outcome
    assert s.key() == env.position.key()


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_with_the_end(game: str) -> None:
    env = rl.env(game)
    env.reset(seed=1)
    chance = Random(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended or cut:
            assert info["view"]["outcome"] is not None
            env.step(None)
            continue
        assert reward == 0
        assert info["view"]["seat"] == env.seat_of[agent]
        options = [one["text"] for one in info["view"]["question"]["options"]]
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(env.text_of(int(number)) for number in legal) == sorted(options)
        env.step(int(chance.choice(legal)))
    outcome = env.position.outcome
    assert outcome is not None
    for agent, seat in env.seat_of.items():
        assert total[agent] == (1.0 if seat in outcome.winners else -1.0)


def test_a_view_stays_what_it_was() -> None:
    env = rl.env("dash")
    env.reset(seed=1)
    view = env.last()[4]["view"]
    env.step(env.legal()[0])
    assert view["question"]["id"] == "hobbit"
    assert view["table"]["sheets"][0]["hobbit"] == ""


def test_bots_play_the_other_seats() -> None:
    env = rl.env("hunt", seats=3, options={"parts": "one"}, bots={0: "easy", 2: "random"})
    assert env.possible_agents == ["player_1"]
    assert set(play_out(env, 4))
    assert env.position.outcome is not None


def test_a_bot_is_never_shown_the_real_position() -> None:
    shown: list[State] = []

    class Spy:
        def choose(self, game: Game, state: State, seat: int, random: Random) -> int:
            shown.append(state)
            return game.flow.options(state, seat)[0]

    env = rl.env("dash", bots={1: "greedy"})
    env.bots[1] = Spy()
    env.reset(seed=1)
    while not shown:
        env.step(env.legal()[0])
    assert shown[0].rng.key != env.position.rng.key


def test_only_who_is_asked_has_legal_numbers() -> None:
    env = rl.env("dash", max_cycles=1)
    env.reset(seed=1)
    masks = [env.observe(agent)["action_mask"].any() for agent in env.possible_agents]
    assert masks == [True, False]
    env.step(env.legal()[0])  # the last that is allowed: nothing is legal now
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


def test_after_max_cycles_everything_is_truncated() -> None:
    env = rl.env("dash", max_cycles=5)
    assert len(play_out(env, 1)) == 5
    assert env.agents == []


def test_resets_go_on_from_their_seed() -> None:
    one, two = rl.env("dash"), rl.env("dash")
    for env in (one, two):
        env.reset(seed=5)
        env.reset()
    assert one.position.key() == two.position.key()
    two.reset()
    assert one.position.key() != two.position.key()


def test_the_table_can_be_read() -> None:
    env = rl.env("dash")
    env.reset(seed=1)
    assert env.render().startswith("Dash to Mordor")
    assert env.text_of(env.legal()[0]) == "hobbit frodo"
    assert env.text_of(env.actions.number("stand")) == "stand"


@pytest.mark.parametrize("number", [-1, 0, 10_000, None, 3.5])
def test_what_is_not_legal_is_refused_and_changes_nothing(number: Any) -> None:
    env = rl.env("dash")
    env.reset(seed=1)
    before = env.position.key()
    with pytest.raises(IllegalAction, match="is not legal now"):
        env.step(number)
    assert env.position.key() == before


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seats": 9}, "bad-seats"),
        ({"seats": 0}, "bad-seats"),
        ({"max_cycles": 0}, "bad-number"),
        ({"options": {"side": "up"}}, "bad-option"),
        ({"bots": {0: "random", 1: "random"}}, "bad-seats"),
        ({"bots": {7: "random"}}, "bad-seats"),
        ({"bots": {0: "best"}}, "unknown-bot"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(settings: Any, reason: str) -> None:
    with pytest.raises(RingtableError) as refused:
        rl.env("dash", **settings)
    assert refused.value.reason == reason


def test_alone_there_is_no_seat_beside_the_table() -> None:
    for seat in (-1, 2):
        with pytest.raises(RingtableError, match=f"there is no seat {seat} among 2"):
            rl.solo("dash", seats=2, seat=seat)


def test_alone_an_illegal_number_loses_and_nothing_breaks() -> None:
    env = rl.solo("dash")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert env.render()


def test_alone_a_match_ends_with_its_reward() -> None:
    env = rl.solo("doom", max_cycles=2000)
    _, info = env.reset(seed=2)
    chance = Random(2)
    ended = cut = False
    reward = 0.0
    while not ended and not cut:
        number = int(chance.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, cut, info = env.step(number)
    outcome = info["view"]["outcome"]
    assert reward == (1.0 if outcome["winners"] else -1.0)
    env.close()


def test_without_the_libraries_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "ringtable.rl.aec", raising=False)
    with pytest.raises(ImportError, match=r"ringtable\[rl\]"):
        _ = rl.env
    with pytest.raises(AttributeError, match="has no 'nonsense'"):
        _ = rl.nonsense
