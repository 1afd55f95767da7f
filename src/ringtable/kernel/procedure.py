"""Procedures: the sequence of play, written as data.

    TURN = Procedure(
        "turn",
        do(take_five_dice),
        loop(dice_to_roll, do(roll), ask(KEEP)),
        run(RESULTS),
    )

Eight steps are enough: `do`, `ask`, `ask_each`, `run`, `loop`, `when`, `choose_one`, `each_seat`.
"""

from collections.abc import Callable
from typing import Any, Final

from ringtable.kernel.decision import Decision
from ringtable.kernel.decision import name_of as decision_name
from ringtable.kernel.errors import FlowError

DO: Final = 0
ASK: Final = 1
ASK_EACH: Final = 2
RUN: Final = 3
UNLESS: Final = 4  # jump past a body if its condition does not hold
IF: Final = 5  # jump back to a body if its condition still holds
JUMP: Final = 6
EACH: Final = 7  # open the first turn of `each_seat`
NEXT: Final = 8  # go on to its next seat
RETURN: Final = 9
LOOP: Final = 10  # steps that exist in the written form only
WHEN: Final = 11
CHOOSE: Final = 12

# A step function gets the game's own state; the flow cannot know its class, hence Any.
Act = Callable[[Any], None]
Condition = Callable[[Any], bool]
Seats = Callable[[Any], list[int]]


def in_seat_order(s: Any) -> list[int]:
    order: list[int] = s.seat_order()
    return order


def nothing(s: Any) -> None:
    """What a step without an act does."""


def never(s: Any) -> bool:
    return False


NO_QUESTION: Final[Decision[Any]] = Decision()


class Step:
    """One line of a procedure as it is written."""

    def __init__(
        self,
        kind: int,
        name: str,
        body: tuple["Step", ...] = (),
        act: Act = nothing,
        condition: Condition = never,
        seats: Seats = in_seat_order,
        decision: Decision[Any] = NO_QUESTION,
        procedure: "Procedure | None" = None,
        choices: tuple["Choice", ...] = (),
    ) -> None:
        self.kind = kind
        self.name = name
        self.body = body
        self.act = act
        self.condition = condition
        self.seats = seats
        self.decision = decision
        self.procedure = procedure
        self.choices = choices


class Procedure:
    """A named sequence of steps: a phase, a turn, the text of a card."""

    def __init__(self, name: str, *steps: Step) -> None:
        self.name = name
        self.steps = steps
        self.start = -1  # given when the flow is put together
        self.end = -1
        self.seat_loops: list[int] = []

    def address(self) -> int:
        if self.start < 0:
            raise FlowError(
                f"procedure {self.name!r} is in no flow; list it in Flow(..., also=...)"
            )
        return self.start

    def __repr__(self) -> str:
        return f"Procedure({self.name!r})"


class Choice:
    """One way of a `choose_one`: a name, its steps, and when it is open."""

    def __init__(self, name: str, steps: tuple[Step, ...], condition: Condition | None) -> None:
        self.name = name
        self.steps = steps
        self.condition = condition


def name_of(function: object) -> str:
    name: str = getattr(function, "__name__", type(function).__name__)
    return name


def do(act: Act) -> Step:
    """Carry out a step function."""
    return Step(DO, name_of(act), act=act)


def ask(decision: Decision[Any]) -> Step:
    """Put a question to one seat and wait for its answer."""
    return Step(ASK, decision_name(decision), decision=decision)


def ask_each(decision: Decision[Any], seats: Seats) -> Step:
    """Put a question to several seats at once. Answers are sealed until all are in; then each is
    taken in the order of the seats, so nobody learns anything from who was quicker."""
    return Step(ASK_EACH, decision_name(decision), seats=seats, decision=decision)


def run(procedure: Procedure) -> Step:
    """Carry out another procedure, for the same seat, source, target and number."""
    return Step(RUN, procedure.name, procedure=procedure)


def loop(condition: Condition, *body: Step) -> Step:
    """Repeat while a condition holds."""
    return Step(LOOP, name_of(condition), body=body, condition=condition)


def when(condition: Condition, *body: Step) -> Step:
    """Only if a condition holds."""
    return Step(WHEN, name_of(condition), body=body, condition=condition)


def choice(name: str, *steps: Step, only_if: Condition | None = None) -> Choice:
    """One way of a `choose_one`."""
    return Choice(name, steps, only_if)


def choose_one(name: str, *choices: Choice) -> Step:
    """The acting seat takes one of several ways; without an open way the step is passed by.
    The name and the ways' names together are messages of the catalog (`gandalf-draw`)."""
    return Step(CHOOSE, name, choices=choices)


def each_seat(*body: Step, order: Seats = in_seat_order) -> Step:
    """For every seat in order, with that seat acting. The order must not change on the way: keep
    seats that are out in it and pass them by with `when`."""
    return Step(EACH, name_of(order), body=body, seats=order)
