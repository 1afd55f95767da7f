"""A player for beginners: it knows what is good, and is often elsewhere with its thoughts."""

from random import Random
from typing import Final

from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.kernel.decision import Action
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

ABSENT: Final = 0.35  # of its answers are by chance


class Easy:
    """Plays any seat."""

    def __init__(self) -> None:
        self.better = Heuristic()

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if random.random() < ABSENT:
            return random.choice(game.flow.options(state, seat))
        return self.better.choose(game, state, seat, random)
