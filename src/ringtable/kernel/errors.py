"""What can go wrong, each with a sentence in game terms and a reason a program can read."""


class RingtableError(Exception):
    """Base of all our errors: `str(error)` is for people, `error.reason` for programs."""

    def __init__(self, message: str, reason: str, clause: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.clause = clause


class IllegalAction(RingtableError):
    """The action is not one of the options of the decision at hand."""

    def __init__(self, message: str, reason: str = "illegal-action", clause: str = "") -> None:
        super().__init__(message, reason, clause)


class WrongSeat(RingtableError):
    """Somebody else is asked, or the seat does not exist."""

    def __init__(self, message: str, reason: str = "wrong-seat") -> None:
        super().__init__(message, reason)


class MatchOver(RingtableError):
    """The match has ended; nothing is asked any more."""

    def __init__(self, message: str = "the match is over") -> None:
        super().__init__(message, "match-over")


class BadOption(RingtableError):
    """A setting of the match that the game does not know."""

    def __init__(self, message: str, reason: str = "bad-option") -> None:
        super().__init__(message, reason)


class BadContent(RingtableError):
    """A content pack with a hole, a cycle or a value that cannot be."""

    def __init__(self, message: str, reason: str = "bad-content") -> None:
        super().__init__(message, reason)


class BadRecord(RingtableError):
    """A record file that is broken, foreign, or does not tell the truth."""

    def __init__(self, message: str, reason: str = "bad-record") -> None:
        super().__init__(message, reason)


class NoUndo(RingtableError):
    """The wish to undo crosses something that cannot be taken back without consent."""

    def __init__(self, message: str, reason: str = "undo-barrier") -> None:
        super().__init__(message, reason)


class FlowError(RingtableError):
    """The rules themselves are broken: a mistake of the author of a game, never of a player."""

    def __init__(self, message: str, reason: str = "broken-rules") -> None:
        super().__init__(message, reason)


class NoOtherWorld(RingtableError):
    """No position was found that a seat could believe in besides the true one, which nobody but the
    rules may have."""

    def __init__(self, message: str = "no other world was found that fits what is known") -> None:
        super().__init__(message, "no-other-world")
