"""One ply: the action after which the game's own evaluation likes the position best."""

from random import Random

from ringtable.kernel.decision import Action
from ringtable.kernel.game import Game
from ringtable.kernel.state import State


class Greedy:
    """Tries every option once on each of a few worlds: hidden things and dice differ in each, and
    every option meets the same ones."""

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        options = game.flow.options(state, seat)
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = game.determinize(state, seat, random)
            for number, action in enumerate(options):
                after = world.copy()
                game.flow.play(after, action, seat)
                totals[number] += game.evaluate(after, seat)
        return options[totals.index(max(totals))]
