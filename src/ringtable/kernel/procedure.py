"""Procedures: the sequence of play, written as data.

    TURN = Procedure(
        "turn",
        do(take_five_dice),
        loop(dice_to_roll, do(roll), ask(KEEP)),
        run(RESULTS),
    )

A dozen steps are enough: `do`, `ask`, `ask_each`, `run`, `loop`, `when`, `choose_one`,
`each_seat`, `until_all_pass`, `select`, `steps`, `stop_if`. A step that stands twice in one
procedure gets a name of its own (`named`, `second`): saves name steps, and a rule that is mended
must not make an old save go on elsewhere.
"""

from collections.abc import Callable
from typing import Any, Final

from ringtable.kernel.decision import Decision, Several
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
STOP: Final = 10  # leave the procedure if a condition holds
OPEN_ROUND: Final = 11  # begin a round of passing
PASSING: Final = 12  # ask the next seat of it, or close it
NEXT_PASSER: Final = 13  # somebody acted: the next seat goes on
BEGIN_SET: Final = 14  # nothing is chosen yet
SELECT: Final = 15  # choose one more, or enough
LOOP: Final = 16  # steps that exist in the written form only
WHEN: Final = 17
CHOOSE: Final = 18
STEPS: Final = 19

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


# Names of steps


def named(name: str, step: Step) -> Step:
    """The same step under a name of its own."""
    return Step(
        step.kind,
        name,
        step.body,
        step.act,
        step.condition,
        step.seats,
        step.decision,
        step.procedure,
        step.choices,
    )


def second(step: Step) -> Step:
    """A step that stands in its procedure for the second time."""
    return named(f"{step.name}#2", step)


# Steps


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


def until_all_pass(decision: Decision[Any], order: Seats = in_seat_order) -> Step:
    """Seats in order answer or pass, each as often as it likes, until all have passed in a row. A
    seat to which the decision is not open (`open_to`) is passed over. Passing is the kernel's: the
    decision itself names only what can be done. The order is that of the seat which began; seats
    may drop out of it on the way."""
    return Step(OPEN_ROUND, decision_name(decision), seats=order, decision=decision)


def select(decision: Several[Any]) -> Step:
    """Choose several, one by one, into `s.chosen`. What is chosen comes in the order of the
    options, so that every set can be reached in one way only. The step after it reads
    `s.chosen`."""
    return Step(SELECT, decision_name(decision), decision=decision)


def steps(*body: Step) -> Step:
    """Several steps as one: a word of a card can be longer than a step."""
    return Step(STEPS, "steps", body=body)


def stop_if(condition: Condition) -> Step:
    """End the procedure here if a condition holds."""
    return Step(STOP, name_of(condition), condition=condition)


# Words that join: a function with a number, conditions with each other


class By:
    """A step function with its number: `do(by(2, draw_cards))`."""

    def __init__(self, n: int, act: Callable[[Any, int], None]) -> None:
        self.n = n
        self.act = act
        self.__name__ = f"{name_of(act)} {n}"

    def __call__(self, s: Any) -> None:
        self.act(s, self.n)


def by(n: int, act: Callable[[Any, int], None]) -> Act:
    """A step function for a given number or thing."""
    return By(n, act)


class If:
    """A condition with its number: `when(if_(MERRY, has_joined), …)`."""

    def __init__(self, n: int, condition: Callable[[Any, int], bool]) -> None:
        self.n = n
        self.condition = condition
        self.__name__ = f"{name_of(condition)} {n}"

    def __call__(self, s: Any) -> bool:
        return self.condition(s, self.n)


def if_(n: int, condition: Callable[[Any, int], bool]) -> Condition:
    """A condition for a given number or thing."""
    return If(n, condition)


class Not:
    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.__name__ = f"not {name_of(condition)}"

    def __call__(self, s: Any) -> bool:
        return not self.condition(s)


def unless(condition: Condition) -> Condition:
    """The opposite of a condition."""
    return Not(condition)


class AllOf:
    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions
        self.__name__ = " and ".join([name_of(condition) for condition in conditions])

    def __call__(self, s: Any) -> bool:
        return all(condition(s) for condition in self.conditions)


def all_of(*conditions: Condition) -> Condition:
    """Every one of several conditions."""
    return AllOf(conditions)


class AnyOf:
    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions = conditions
        self.__name__ = " or ".join([name_of(condition) for condition in conditions])

    def __call__(self, s: Any) -> bool:
        return any(condition(s) for condition in self.conditions)


def any_of(*conditions: Condition) -> Condition:
    """At least one of several conditions."""
    return AnyOf(conditions)
