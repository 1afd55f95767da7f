"""What a game brings along for bots: its package `bots`."""

from importlib import import_module
from typing import Any

from ringtable.kernel.game import Game


def games_own(game: Game) -> Any:
    """The package `ringtable.games.<id>.bots`, or None if a game has no bots of its own."""
    name = f"ringtable.games.{game.id}.bots"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(missing.name):
            return None
        raise
