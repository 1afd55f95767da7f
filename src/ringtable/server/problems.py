"""What the server refuses, each with a status, a reason for programs and a sentence for people."""

from typing import Final

from ringtable.kernel.errors import (
    BadContent,
    BadOption,
    IllegalAction,
    MatchOver,
    NoOtherWorld,
    NoUndo,
    RingtableError,
    WrongSeat,
)
from ringtable.server.rooms.positions import Damaged
from ringtable.server.storage.group_commit import MovedOn
from ringtable.server.storage.store import StoreDown
from ringtable.wire.types import Problem, TableView


class Malformed(RingtableError):
    """The request makes no sense."""


class Forbidden(RingtableError):
    """The tokens that came along give no right to this."""

    def __init__(self, message: str, reason: str = "no-right") -> None:
        super().__init__(message, reason)


class UsedLink(Forbidden):
    """A link that was valid once: somebody has taken the seat by it, or asked for a new one."""

    def __init__(self) -> None:
        super().__init__("this link was used: the seat has another one now", "used-link")


class NotHere(RingtableError):
    """There is no such thing."""


class Conflict(RingtableError):
    """Not now: the table stands otherwise than the request assumes."""


class TooLarge(RingtableError):
    """The request is larger than anything sensible."""

    def __init__(self) -> None:
        super().__init__("a request has at most 64 kB", "too-large")


class TooFast(RingtableError):
    """Too many requests in too short a time."""

    def __init__(self) -> None:
        super().__init__("too many requests; wait a moment", "too-fast")


class TableFull(RingtableError):
    """A table with as much of something as a table may have."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this table has as many {what} as a table may have", "table-full")


class WrongHost(RingtableError):
    """Called by a name that is not ours: another site's page may stand behind it."""

    def __init__(self) -> None:
        super().__init__(
            "this server does not answer to that name; whoever runs it can add the name to "
            "RINGTABLE_HOSTS",
            "wrong-host",
        )


class Refusal(Exception):
    """A refusal with the table as it is now, so that the client can go on from there."""

    def __init__(self, problem: RingtableError, table: TableView | None) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.table = table


STATUS: Final[dict[type[RingtableError], int]] = {
    Malformed: 400,
    BadOption: 400,
    BadContent: 400,
    Forbidden: 403,
    NotHere: 404,
    Conflict: 409,
    IllegalAction: 409,
    WrongSeat: 409,
    MatchOver: 409,
    NoUndo: 409,
    NoOtherWorld: 409,
    MovedOn: 409,
    Damaged: 409,
    TableFull: 409,
    TooLarge: 413,
    WrongHost: 421,
    TooFast: 429,
    StoreDown: 503,
}


def status_of(problem: RingtableError) -> int:
    for kind in type(problem).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 400


def problem_of(problem: RingtableError, table: TableView | None = None) -> Problem:
    return Problem(problem.reason, sentence(str(problem)), problem.clause, table)


def sentence(words: str) -> str:
    """The words of an error as a sentence."""
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
