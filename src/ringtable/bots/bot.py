"""What a bot is, and the simplest one."""

from random import Random
from typing import Protocol

from ringtable.kernel.decision import Action
from ringtable.kernel.errors import NoOtherWorld
from ringtable.kernel.game import Game
from ringtable.kernel.state import State


class Bot(Protocol):
    """Somebody who can sit on a seat.

    `state` is a determinized position: what the seat cannot know is dealt anew, dice to come
    included. `random` is the bot's own chance. A bot never sees the match.
    """

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        """One of `game.flow.options(state, seat)`."""
        ...


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
