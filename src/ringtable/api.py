"""The Python surface: load a game, start a match, write and read records."""

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
}


def titles() -> dict[str, str]:
    """The games there are: short id and title."""
    return dict(TITLES)


def load(id: str) -> Game:
    """The rules of a game by its short id."""
    if id not in TITLES:
        known = ", ".join(TITLES)
        raise RingtableError(f"there is no game {id!r}; the games are: {known}", "unknown-game")
    game: Game = import_module(f"ringtable.games.{id}").GAME
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
