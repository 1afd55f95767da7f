"""The Python surface: load a game, start a match, write and read records."""

import os
from importlib import import_module
from secrets import token_bytes

from ringtable.kernel import match as matches
from ringtable.kernel import record as records
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import Match
from ringtable.kernel.rng import key_from_seed

TITLES = {
    "dash": "Dash to Mordor",
    "doom": "Adventure to Mount Doom",
    "hunt": "The Hunt for the Ring",
    "war": "War of the Ring",
    "quest": "The Lord of the Rings: The Card Game",
}


def titles() -> dict[str, str]:
    """The games of the project: short id and title."""
    return dict(TITLES)


def further() -> dict[str, str]:
    """Games from elsewhere, each an id and the module with its `GAME`, as the variable
    `RINGTABLE_GAMES` names them: `mine=package.module`. So its author can play a game, and have it
    played, before it is part of the project."""
    pairs = [one.partition("=") for one in os.environ.get("RINGTABLE_GAMES", "").split(",") if one]
    return {id.strip(): module.strip() for id, _, module in pairs}


def ids() -> list[str]:
    """All games that can be loaded."""
    return list(dict.fromkeys([*TITLES, *further()]))


def module_of(id: str) -> str:
    """The module that brings a game."""
    module = further().get(id)
    if module is not None:
        return module
    if id not in TITLES:
        known = ", ".join(ids())
        raise RingtableError(f"there is no game {id!r}; the games are: {known}", "unknown-game")
    return f"ringtable.games.{id}"


def load(id: str) -> Game:
    """The rules of a game by its short id."""
    module = module_of(id)
    if id in further():
        return load_from(module, id)
    game: Game = import_module(module).GAME
    return game


def load_from(module: str, id: str) -> Game:
    """A game from elsewhere. Its code is somebody's work in progress, and may raise anything."""
    named = f"RINGTABLE_GAMES names {module!r} for {id!r}"
    try:
        game = import_module(module).GAME
    except Exception as problem:
        what = str(problem).partition("\n")[0] or type(problem).__name__
        raise RingtableError(f"{named}, which brings no game: {what}", "unknown-game") from problem
    if not isinstance(game, Game):
        what = f"its GAME is of type {type(game).__name__}"
        raise RingtableError(f"{named}, which brings no game: {what}", "unknown-game")
    if game.id != id:
        raise RingtableError(f"{named}, whose game has the id {game.id!r}", "unknown-game")
    return game


def new_match(
    game: Game | str,
    seats: int = 1,
    seed: int | str | None = None,
    options: Options | None = None,
) -> Match:
    """A fresh match. Without a seed its dice come from the system's own chance."""
    rules = load(game) if isinstance(game, str) else game
    key = token_bytes(32) if seed is None else key_from_seed(seed)
    return matches.new_match(rules, seats, options or {}, key)


def write_record(match: Match, names: list[str] | None = None) -> str:
    """The match as the text of a record file."""
    return records.write_record(match, names)


def read_record(text: str) -> Match:
    """A match continued from its record, which is checked on the way."""
    record = records.open_record(text)
    return records.replay_match(load(record["game"]), record)


def check_record(text: str) -> Match:
    """Verify seal, dice, every position and the result of a record; refuse it with a sentence."""
    return read_record(text)
