"""Handing a question over to a bot, and the simplest bot."""

from random import Random

from ringtable.kernel.decision import Action
from ringtable.kernel.errors import NoOtherWorld
from ringtable.kernel.game import Bot, Game
from ringtable.kernel.state import State


class RandomBot:
    """Any legal action, each as likely as the others."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        return random.choice(game.flow.options(state, seat))


def decide(bot: Bot, game: Game, state: State, seat: int, random: Random) -> Action:
    """Ask a bot about a real position. All it gets to see is one that the seat could believe in;
    where none is found it has nothing to think about, and any legal action is played. The options
    look the same in both, but a number may stand for a thing whose other side nobody has seen: the
    answer is the one at the same place."""
    options = game.flow.options(state, seat)
    try:
        world = game.determinize(state, seat, random)
    except NoOtherWorld:
        return random.choice(options)
    seen = game.flow.options(world, seat)
    return options[seen.index(bot.choose(game, world, seat, random))]
