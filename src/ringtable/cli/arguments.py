"""Arguments of the commands. A mistake is answered by one sentence, never by a page of usage."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ringtable.kernel.errors import RingtableError


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


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as problem:
        raise BadArgument(f"{path} cannot be written: {reason_of(problem)}") from None


def reason_of(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
