"""Arguments of the commands. A mistake is answered by one sentence, never by a page of usage."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ringtable import api
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game


class BadArgument(RingtableError):
    """A command was called in a way that cannot be."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "bad-argument")


class Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        super().__init__(
            allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **settings
        )

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ")
        for theirs, ours in (
            ("the following arguments are required:", "missing:"),
            ("unrecognized arguments:", f"{self.prog} does not know"),
            ("expected one argument", "a value must follow"),
            ("invalid choice:", "there is no"),
        ):
            message = message.replace(theirs, ours)
        raise BadArgument(message)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A type for numbers between two bounds."""

    def number(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(
                f"{text!r} is not a whole number from {low:,} to {high:,}"
            )
        return int(text)

    return number


def seconds(text: str) -> float:
    """A type for times."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.01 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 3,600")
    return value


GAMES = whole_number(1, 1_000_000_000)
JOBS = whole_number(1, 256)
PORT = whole_number(0, 65535)


def word_list(text: str) -> list[str]:
    """`a,b` as a list."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty place between commas")
    return words


def setting(text: str) -> tuple[str, str]:
    """`side=advanced` as a pair."""
    id, equals, value = text.partition("=")
    if not id or not equals:
        raise argparse.ArgumentTypeError(f"an option looks like side=advanced, not {text!r}")
    return id, value


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    parser.add_argument("game", nargs=nargs, help="its short id, as `ringtable games` lists it")


def add_match(parser: argparse.ArgumentParser) -> None:
    """What every match can be given: seed and options."""
    parser.add_argument("--seed", default=None, help="the same seed gives the same dice")
    parser.add_argument(
        "-o",
        "--option",
        type=setting,
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="an option of the game, such as side=advanced; may be repeated",
    )


def take_options(parser: Parser, wish: argparse.Namespace, more: list[str]) -> None:
    """Options of the game may be spelled as arguments of their own: `--side advanced` is
    `-o side=advanced`. Anything else that is left over is refused."""
    named = getattr(wish, "game", None)
    if named is None or not hasattr(wish, "option"):
        refuse_unknown(parser, more)
        return
    game = api.load(named)
    pairs = list(wish.option)
    while more:
        word, *more = more
        id, equals, value = word.removeprefix("--").partition("=")
        id = id.replace("-", "_")
        if not word.startswith("--") or not (is_option(game, id) or numbered(game, id)):
            refuse_unknown(parser, [word, *more])
        if not equals:
            if not more:
                raise BadArgument(f"{word}: a value must follow")
            value, *more = more
        pairs.append((id, value))
    wish.option = [pair for id, value in pairs for pair in written_out(game, wish, id, value)]


def refuse_unknown(parser: Parser, words: list[str]) -> None:
    if words:
        parser.error(f"unrecognized arguments: {' '.join(words)}")


def is_option(game: Game, id: str) -> bool:
    return any(option.id == id for option in game.options)


def numbered(game: Game, id: str) -> list[str]:
    """The options of which there is one for every seat: `decks` are `deck_1`, `deck_2` and so
    on."""
    stem = id.removesuffix("s") + "_"
    found = [option.id for option in game.options if option.id.startswith(stem)]
    return [one for one in found if one.removeprefix(stem).isdecimal()]


def written_out(game: Game, wish: argparse.Namespace, id: str, value: str) -> list[tuple[str, str]]:
    """An option as the game knows it. A part of a choice that is part of no other stands for it;
    a list for all seats says how many there are, unless that was said."""
    if is_option(game, id):
        choices = next(option.choices for option in game.options if option.id == id)
        meant = [choice for choice in choices if value in choice]
        return [(id, meant[0] if len(meant) == 1 and value else value)]
    ids = numbered(game, id)
    if not ids:
        return [(id, value)]
    values = word_list(value)
    if len(values) > len(ids):
        raise BadArgument(f"{id} are {len(ids)} at most, not {len(values)}")
    if getattr(wish, "seats", 0) is None:
        wish.seats = len(values)
    return list(zip(ids, values, strict=False))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object, see docs/cli.md")


def read_text(path: str) -> str:
    """A file's text, or a sentence why not."""
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadArgument(f"{path} is not a text file") from None
    except OSError as problem:
        raise BadArgument(f"{path} cannot be read: {reason_of(problem)}") from None


def check_writable(*paths: str | None) -> None:
    """Said before the games are played that shall stand there, not after them."""
    for path in paths:
        if path and Path(path).is_dir():
            raise BadArgument(f"{path} cannot be written: it is a folder")
        if path and not Path(path).parent.is_dir():
            raise BadArgument(f"{path} cannot be written: there is no such folder")


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as problem:
        raise BadArgument(f"{path} cannot be written: {reason_of(problem)}") from None


def reason_of(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
