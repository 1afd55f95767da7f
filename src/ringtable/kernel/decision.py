"""Decisions: questions to a seat, and their answers.

A decision keeps nothing of its own; all it needs is in the state. An action is a small int that
means something to its decision only; its text is stable and is what people, records and programs
use.
"""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ringtable.kernel.errors import IllegalAction
from ringtable.kernel.phrase import Phrase

Action = int
S = TypeVar("S")


class Refusal:
    """Why something is not allowed: the clause that forbids it, and words for people."""

    __slots__ = ("clause", "phrase")

    def __init__(self, clause: str, phrase: Phrase) -> None:
        self.clause = clause
        self.phrase = phrase

    def to_data(self) -> dict[str, object]:
        return {"clause": self.clause, "phrase": self.phrase.to_data()}

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.phrase!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A question. Subclasses say who is asked, what may be answered and what the answer does."""

    name: str = "decision"
    clause: str = ""
    # Whether the options depend on something another seat may not know. Such a question is put
    # even if it has one answer, or its absence would tell: a window in which somebody might hold
    # a card.
    secret: bool = False

    def who(self, s: S) -> int:
        """The seat that decides: as a rule the acting one."""
        seat: int = s.seat  # type: ignore[attr-defined]  # every S is a State; a bound would be a cycle
        return seat

    def options(self, s: S) -> list[Action]:
        """All legal answers: complete, never empty, none twice."""
        raise IllegalAction(f"{name_of(self)} has no options")

    def take(self, s: S, action: Action) -> None:
        """Carry out the answer."""
        raise IllegalAction(f"{name_of(self)} cannot be answered")

    def text(self, s: S, action: Action) -> str:
        """The short stable text of an answer, as a chess move has one."""
        return str(action)

    def parse(self, s: S, options: list[Action], text: str) -> Action:
        """The option with this text."""
        for action in options:
            if self.text(s, action) == text:
                return action
        raise IllegalAction(f"{text!r} is not an option of {name_of(self)}", "unknown-option")

    # For people

    def prompt(self, s: S) -> Phrase:
        """What is asked, in words."""
        return Phrase(f"ask-{name_of(self)}")

    def label(self, s: S, action: Action) -> Phrase:
        """An answer, in words."""
        return Phrase("option", {"text": self.text(s, action)})

    def things(self, s: S, action: Action) -> list[str]:
        """What on the board stands for this answer, such as `die:red`: there it can be clicked."""
        return []

    def why_not(self, s: S, thing: str) -> Refusal | None:
        """Which rule forbids something that is not an option. Must tell nothing that the asking
        seat may not know. None if the decision does not know the thing at all."""
        return None


# A subclass in plain Python states name, clause and secret on the class, which compiled code does
# not see when it reads the attribute of the compiled base: hence by name.


def name_of(decision: Decision[Any]) -> str:
    name: str = getattr(decision, "name")  # noqa: B009 - see above
    return name


def clause_of(decision: Decision[Any]) -> str:
    clause: str = getattr(decision, "clause")  # noqa: B009 - see above
    return clause


def is_secret(decision: Decision[Any]) -> bool:
    secret: bool = getattr(decision, "secret")  # noqa: B009 - see above
    return secret
