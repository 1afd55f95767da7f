"""Who won and for which reason, by name; scores where the game has them."""


class Outcome:
    """The end of a match. `reason` is a name of the game's own, such as `first-in-mordor`."""

    __slots__ = ("clause", "reason", "scores", "winners")

    def __init__(
        self, reason: str, winners: tuple[int, ...], clause: str, scores: tuple[int, ...] = ()
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.clause = clause
        self.scores = scores

    def key(self) -> tuple[object, ...]:
        return (self.reason, self.winners, self.clause, self.scores)

    def to_data(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "clause": self.clause,
            "scores": list(self.scores),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, winners={self.winners})"
