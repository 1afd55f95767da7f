"""Trying out a bot: some games against chance, how long it thinks, and what it does wrong."""

from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from ringtable.bots.bot import RandomBot, decide
from ringtable.bots.lines import BotFault
from ringtable.bots.outside import Outside
from ringtable.kernel.decision import Action
from ringtable.kernel.game import Game
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State

MOST_FAULTS = 20  # enough to know


@dataclass
class Trial:
    """What came of it in one game."""

    game: str
    games: int = 0
    won: int = 0
    times: list[float] = field(default_factory=list)  # of answers, in milliseconds
    faults: list[str] = field(default_factory=list)

    @property
    def median_ms(self) -> float:
        return median(self.times) if self.times else 0.0

    @property
    def slowest_ms(self) -> float:
        return max(self.times, default=0.0)

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "won": self.won,
            "answers": len(self.times),
            "median_ms": round(self.median_ms, 3),
            "slowest_ms": round(self.slowest_ms, 3),
            "faults": self.faults,
        }


def try_out(game: Game, bot: Outside, games: int, seed: str) -> Trial:
    """The bot sits on another seat in every game, with every number of players in turn."""
    trial = Trial(game.id)
    low, high = game.seats
    for number in range(games):
        seats = low + number % (high - low + 1)
        mine = number % seats
        s = game.new_state(seats, {}, game.new_rng(key_from_seed(f"{seed}/{number}")))
        bot.settings = game.settle({})
        chance = Random(f"{seed}/{number}/bot")
        while s.outcome is None:
            action = answer(trial, game, bot, s, mine, chance)
            game.flow.play(s, action, s.asked)
            if len(trial.faults) >= MOST_FAULTS:
                return trial
        trial.games += 1
        trial.won += mine in s.outcome.winners
    return trial


def answer(trial: Trial, game: Game, bot: Outside, s: State, mine: int, chance: Random) -> Action:
    if s.asked == mine:
        began = perf_counter()
        try:
            action = decide(bot, game, s, mine, chance)
        except BotFault as fault:
            trial.faults.append(str(fault))
        else:
            trial.times.append((perf_counter() - began) * 1000)
            return action
    return decide(RandomBot(), game, s, s.asked, chance)
