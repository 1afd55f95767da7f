"""The games that this server offers: all that can be loaded, also those that the operator names."""

from ringtable import api, bots, lessons
from ringtable.bots.outside import listed
from ringtable.kernel.game import Game
from ringtable.wire.types import Lesson


def game(id: str) -> Game:
    """The rules of a game by its short id."""
    return api.load(id)


def ids() -> list[str]:
    return api.ids()


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, the simplest first."""
    return bots.bot_names(game)


def levels(game: Game) -> dict[str, str]:
    """How strong a bot may be, in words, and the bot that plays so: easy, experienced where there
    is something in between, strongest."""
    names = bot_names(game)
    if "easy" not in names:
        return {"easy": "greedy", "experienced": "mcts", "strongest": names[-1]}
    if game.bots().search is None:
        return {"easy": "easy", "strongest": names[-1]}
    return {"easy": "easy", "experienced": names[-2], "strongest": names[-1]}


def bots_to_choose(game: Game) -> list[str]:
    """The bots that may sit at a table: those outside that the operator has listed, then ours. The
    last one is the strongest of ours, whoever else there is."""
    ours = bot_names(game)
    return [*(name for name in listed() if name not in ours), *ours]


def lesson(id: str) -> Lesson:
    """The first game with a coach of a game."""
    return lessons.lesson(id, api.module_of(id))
