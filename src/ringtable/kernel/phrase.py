"""Texts before they have a language: a message id and what fills it.

The language catalog (`ringtable.catalog`, and the client's own) turns a phrase into words. Values
are numbers, plain words, or references that the catalog resolves: a seat, a name, a list.
"""

from collections.abc import Callable

Value = int | str | dict[str, object]


def seat(number: int) -> Value:
    """The player on a seat: shown by name."""
    return {"seat": number}


def name(message: str) -> Value:
    """Something with a name in the catalog, such as `dash-die-red`."""
    return {"name": message}


def names(messages: list[str]) -> Value:
    """Several named things, joined as the language joins them."""
    return {"names": messages}


class Phrase:
    """A message of the catalog with its values."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None:
        self.id = id
        self.values: dict[str, Value] = values or {}

    def to_data(self) -> dict[str, object]:
        return {"id": self.id, "values": self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.values!r})"


Say = Callable[[Phrase], str]  # a phrase as a sentence, in the language of whoever reads it


def name_of_seat(say: Say, number: int) -> str:
    """How the player on a seat is called."""
    return say(Phrase("option", {"text": seat(number)}))
