"""Facts: what happened, who may know it, and because of which rule.

Log, animation, statistics, replay and screen reader all read facts; none of them re-derives
anything.
"""

from typing import Final

from ringtable.kernel.phrase import Value

PUBLIC: Final = -1  # an audience is a set of seats as bits; all bits set is everybody

# How a field of a fact is shown. Anything else is the prefix of a name in the catalog.
NUMBER: Final = ""
SEAT: Final = "seat"
WORD: Final = "word"


class FactKind:
    """A sort of fact with named fields: `FactKind("dash-marked", "player@seat", "square")`.

    A field is `name` (a number), `name@seat`, `name@word`, or `name@prefix`, where prefix and value
    together are a name in the catalog. A list of values stands for several names. `reveals` says
    that somebody learns something by it that was hidden before: undo stops there.
    """

    def __init__(self, id: str, *fields: str, reveals: bool = False) -> None:
        self.id = id
        self.reveals = reveals
        self.fields: list[str] = []
        self.kinds: list[str] = []
        for field in fields:
            name, _, kind = field.partition("@")
            self.fields.append(name)
            self.kinds.append(kind)

    def __repr__(self) -> str:
        return f"FactKind({self.id!r})"


FactValue = int | str | list[str]


class Fact:
    """Something that happened. Seats outside the audience get the veiled values, or nothing."""

    __slots__ = ("audience", "cause", "kind", "values", "veiled")

    def __init__(
        self,
        kind: FactKind,
        cause: str,
        values: tuple[FactValue, ...],
        audience: int = PUBLIC,
        veiled: tuple[FactValue, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.cause = cause
        self.values = values
        self.audience = audience
        self.veiled = veiled

    def known_to(self, seat: int) -> bool:
        """Whether a seat (or a spectator, below zero) may know the whole of it."""
        if self.audience == PUBLIC:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)

    def for_seat(self, seat: int) -> dict[str, object] | None:
        """The fact as this seat may know it, ready for the catalog; None if it hears nothing."""
        values = self.values
        kind = self.kind.id
        if not self.known_to(seat):
            if self.veiled is None:
                return None
            values = self.veiled
            kind += "-veiled"
        shown: dict[str, Value] = {}
        for name, field, value in zip(self.kind.fields, self.kind.kinds, values, strict=False):
            shown[name] = show(field, value)
        return {"id": kind, "cause": self.cause, "values": shown}

    def to_data(self) -> dict[str, object]:
        """Everything, secrets included: for the store, never for a client."""
        return {
            "kind": self.kind.id,
            "cause": self.cause,
            "values": list(self.values),
            "audience": self.audience,
            "veiled": None if self.veiled is None else list(self.veiled),
        }

    def __repr__(self) -> str:
        return f"Fact({self.kind.id!r}, {self.cause!r}, {self.values!r})"


def show(field: str, value: FactValue) -> Value:
    if field == SEAT:
        return {"seat": value}
    if field in (NUMBER, WORD):
        return value if isinstance(value, int | str) else ", ".join(value)
    if isinstance(value, list):
        return {"names": [f"{field}-{one}" for one in value]}
    return {"name": f"{field}-{value}"}
