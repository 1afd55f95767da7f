"""How fast environments are stepped, ours and PettingZoo's own, by one and the same loop."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import numpy as np

from ringtable.rl.aec import TableEnv
from ringtable.rl.batch import Many

# PettingZoo's classic games that are like ours in what they show and in how much may be done:
# Hanabi shows 658 numbers and has 20 actions, Go 6,137 and 362. Both are measured, and the faster
# of them counts.
ALIKE = ("hanabi_v5", "go_v5")
SMALL = "connect_four_v3"  # 84 numbers, 7 actions: the quickest of all, for comparison


def steps_a_second(env: Any, steps: int) -> float:
    """Random play through the interface: look, choose a legal number, step. CPU time."""
    chance = Random(1)
    made = 0
    began = process_time()
    while made < steps:
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[chance.randrange(len(legal))]))
            made += 1
            if made == steps:
                break
    return made / max(process_time() - began, 1e-9)


def batch_steps_a_second(tables: Many, rounds: int) -> float:
    """The same with many tables at once: all look, all choose, all step."""
    chance = np.random.default_rng(1)
    began = process_time()
    for _ in range(rounds):
        tables.observations()
        masks = tables.masks()
        tables.step((masks * chance.random(masks.shape)).argmax(1))
    return rounds * tables.tables.count / max(process_time() - began, 1e-9)


def theirs(name: str) -> Any:
    """One of PettingZoo's own games, if it and what it needs are installed."""
    return import_module(f"pettingzoo.classic.{name}").env()


def compare(games: list[str], steps: int, times: int) -> dict[str, float]:
    """Steps a second of our games and of theirs, the best of several, in turns: a machine that is
    busy for a while disturbs all of them alike. Those that are not installed are left out."""
    envs: dict[str, Callable[[], float]] = {}
    for game in games:
        envs[game] = Stepper(TableEnv(game), steps)
    for name in (*ALIKE, SMALL):
        try:
            envs[name] = Stepper(theirs(name), steps // 4)
        except ImportError:
            continue
    best = dict.fromkeys(envs, 0.0)
    for _ in range(times):
        for name, step in envs.items():
            best[name] = max(best[name], step())
    return best


class Stepper:
    def __init__(self, env: Any, steps: int) -> None:
        self.env = env
        self.steps = steps

    def __call__(self) -> float:
        return steps_a_second(self.env, self.steps)
