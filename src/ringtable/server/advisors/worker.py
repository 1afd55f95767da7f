"""What runs in the worker processes: bots and advisors.

A worker gets the id of a game, its options, a position re-dealt for one seat, and a seed. It never
sees the match, its key or another seat's secrets.
"""

import os
import threading
from multiprocessing import parent_process
from random import Random
from typing import Any, Final

from msgspec import Struct

from ringtable import bots
from ringtable.bots.lines import BotFault
from ringtable.bots.outside import Outside
from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.server import games

OUTSIDE: Final[dict[str, Outside]] = {}  # bots outside that this worker has called, by name


class Job(Struct):
    """A position to think about."""

    game: str
    options: dict[str, str]
    seats: int
    key: bytes  # of the bot's own dice, not the match's
    position: dict[str, Any]
    seat: int
    seed: int
    bot: str = ""
    seconds: float = 20.0  # after which nobody waits for the answer any more


def begin() -> None:
    """A worker steps back behind the server, and ends when the server does, however that ends."""
    os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def position_of(job: Job) -> tuple[Game, State, Random]:
    game = games.game(job.game)
    state = game.load_state(job.seats, job.options, job.key, job.position)
    return game, state, Random(job.seed)  # noqa: S311 - a bot's chance decides no dice


def think(job: Job) -> str:
    """The text of the action that a bot chooses."""
    game, state, random = position_of(job)
    options = game.flow.options(state, job.seat)
    bot = OUTSIDE.get(job.bot) or bots.make_bot(job.bot, game)
    if isinstance(bot, Outside):
        make_ready(bot, job)
    try:
        action = bot.choose(game, state, job.seat, random)
    except BotFault as fault:
        raise ValueError(str(fault)) from None  # in a form that finds the way back
    return game.flow.texts(state, job.seat)[options.index(action)]


def make_ready(bot: Outside, job: Job) -> None:
    """A bot outside stays on the line; it has less time than we are given."""
    OUTSIDE[job.bot] = bot
    bot.greeting = job.seconds / 4
    bot.thinking = job.seconds / 2
    bot.settings = job.options


def weigh(job: Job) -> float:
    """The chances of the seat in this world, between 0 and 1."""
    game, state, _ = position_of(job)
    return float(game.evaluate(state, job.seat))


def advise(job: Job) -> tuple[str, bool, list[tuple[str, float, int]]]:
    """An advisor's name, whether it is exact, and the options as (text, value, visits)."""
    game, state, random = position_of(job)
    bot, exact, lines = bots.advise(game, state, job.seat, random)
    return bot, exact, [(text, float(value), int(visits)) for text, value, visits in lines]
