"""Why something on the board is not to be had now: where a question itself does not say it, the
clause of the question does. [W1.6, W37]"""

from typing import Any, Final

from ringtable.kernel.decision import Answer, Refusal
from ringtable.kernel.flow import Flow
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.state import State

# Kinds of things on the board, as clients name them: `region:edoras`, `die:muster`.
THINGS: Final = frozenset(
    (
        "card",
        "character",
        "deck",
        "deed",
        "die",
        "figure",
        "nation",
        "region",
        "tile",
        "token",
    )
)
WHOLE_THINGS: Final = frozenset(("fellowship", "rings", "tokens", "pass"))


def refused(message: str, clause: str) -> Refusal:
    """A refusal whose words depend on the clause."""
    return Refusal(clause, Phrase(message, {"why": clause.replace(".", "-")}))


def is_on_the_board(thing: str) -> bool:
    kind, _, id = thing.partition(":")
    return thing in WHOLE_THINGS or (kind in THINGS and id != "")


def names(answer: Answer, thing: str) -> bool:
    """Whether an answer is had by this thing, or is this deed."""
    return thing in answer.things or thing == f"deed:{answer.verb}"


class WarFlow(Flow):
    """The flow of war, with an answer to every thing on the board; what an answer names is not
    refused."""

    def why_not(self, s: State, seat: int, thing: str) -> Refusal | None:
        asked = seat in self.waiting(s)
        if asked and any(names(answer, thing) for answer in self.answers(s, seat)):
            return None
        refusal = super().why_not(s, seat, thing)
        if refusal is not None:
            return refusal
        decision: Any = self.decision(s)
        if asked and thing.isdecimal() and any(one.isdecimal() for one in self.texts(s, seat)):
            return Refusal(decision.clause, Phrase("war-why-no-such-number"))
        if not is_on_the_board(thing):
            return None
        return Refusal(decision.clause or "W1.6", Phrase("war-why-not-asked"))
