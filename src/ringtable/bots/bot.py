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
    where none is found it has nothing to think about, and any legal action is played."""
    try:
        world = game.determinize(state, seat, random)
    except NoOtherWorld:
        return random.choice(game.flow.options(state, seat))
    return bot.choose(game, world, seat, random)
