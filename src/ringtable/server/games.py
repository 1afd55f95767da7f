"""The games that this server knows: those of the project, and further ones that the operator names.

`RINGTABLE_GAMES=mine=package.module` puts the `GAME` of a module on the shelf, so that its author
can play it before it is part of the project.
"""

import os
from functools import cache
from importlib import import_module

from ringtable import api, bots
from ringtable.kernel.game import Game


def further() -> dict[str, str]:
    """Ids and modules of the games named by the operator."""
    pairs = [one.partition("=") for one in os.environ.get("RINGTABLE_GAMES", "").split(",") if one]
    return {id.strip(): module.strip() for id, _, module in pairs}


@cache
def game(id: str) -> Game:
    """The rules of a game by its short id."""
    module = further().get(id)
    if module is None:
        return api.load(id)
    found: Game = import_module(module).GAME
    return found


def ids() -> list[str]:
    return [*api.titles(), *further()]


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, the simplest first."""
    return bots.bot_names(game)
