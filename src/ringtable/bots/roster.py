"""Bots by name: those that play every game, and each game's own."""

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ringtable.bots.bot import RandomBot
from ringtable.bots.greedy import Greedy
from ringtable.bots.mcts import ITERATIONS, Mcts
from ringtable.bots.outside import Outside, is_address, listed
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Bot, Game
from ringtable.kernel.state import State

COMMON: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy, "mcts": Mcts}
BUDGET = re.compile(r"mcts:(?:(?P<iterations>\d{1,7})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)")


class AdviceLine(NamedTuple):
    """An option and what it is worth to the seat, between 0 and 1. No visits: worked out exactly,
    or by a model."""

    action: str
    value: float
    visits: int


class Advice(NamedTuple):
    """What an advisor thinks of the options of a seat, best first."""

    bot: str
    exact: bool
    lines: list[AdviceLine]


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, weakest first; a search of its own stands above its others."""
    own = game.bots()
    names = [*COMMON, *own.players]
    return names if own.search is None else [*(one for one in names if one != "mcts"), "mcts"]


def make_bot(name: str, game: Game) -> Bot:
    """A bot by its name: `mcts:200` thinks for 200 iterations, `mcts:0.5s` for half a second, and
    `bot:./mybot` is a program outside."""
    makers = {**COMMON, **game.bots().players}
    if name == "mcts":
        return search(game)
    if name in makers:
        return makers[name]()
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        if budget["seconds"] and float(budget["seconds"]) > 0:
            return search(game, seconds=float(budget["seconds"]))
        if budget["iterations"] and int(budget["iterations"]) > 0:
            return search(game, iterations=int(budget["iterations"]))
    address = listed().get(name, name)
    if is_address(address):
        return Outside(address)
    known = ", ".join(makers)
    raise RingtableError(
        f"{game.title} has no bot {name!r}; its bots are: {known} "
        "(mcts also as mcts:200 for iterations, or mcts:0.5s for seconds)",
        "unknown-bot",
    )


def search(game: Game, iterations: int = 0, seconds: float = 0.0) -> Bot:
    """The search of a game's own, or the one that plays every game."""
    own = game.bots()
    if own.search is None:
        return Mcts(iterations or ITERATIONS, seconds)
    return own.search(iterations or own.playouts, seconds)


def advise(game: Game, state: State, seat: int, random: Random) -> Advice:
    """What the game's own advisor thinks of the options of a seat, or else what mcts thinks."""
    options = game.flow.options(state, seat)
    if not options:
        raise RingtableError("there is nothing to decide for this seat", "wrong-seat")
    own = game.bots().advise
    if own is not None:
        try:
            bot, exact, lines = own(game, state, seat, random)
            return Advice(bot, exact, [AdviceLine(*line) for line in lines])
        except RingtableError as problem:  # a pack that the game's advisor was not made for
            if problem.reason != "foreign-content":
                raise
    texts = dict(zip(options, game.flow.texts(state, seat), strict=True))
    arms = Mcts().think(game, state, seat, random)
    tried = [AdviceLine(texts[arm.action], arm.value, arm.visits) for arm in arms if arm.visits]
    return Advice("mcts", False, tried)
