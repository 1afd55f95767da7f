"""Procedures laid out: the list of instructions that the engine carries out, and their labels.

Saves name addresses by label (`turn.roll`), so a changed rule keeps old saves.
"""

from typing import Any

from ringtable.kernel.decision import Action, Answer, Decision, hides_options, name_of
from ringtable.kernel.errors import FlowError
from ringtable.kernel.procedure import (
    ASK,
    ASK_EACH,
    BEGIN_SET,
    CHOOSE,
    DO,
    EACH,
    IF,
    JUMP,
    LOOP,
    NEXT,
    NEXT_PASSER,
    NO_QUESTION,
    OPEN_ROUND,
    PASSING,
    RETURN,
    RUN,
    SELECT,
    STEPS,
    STOP,
    UNLESS,
    WHEN,
    Act,
    Choice,
    Condition,
    Procedure,
    Seats,
    Step,
    in_seat_order,
    never,
    nothing,
)
from ringtable.kernel.state import State


class Instruction:
    """A step as the engine carries it out."""

    def __init__(self, kind: int, label: str) -> None:
        self.kind = kind
        self.label = label
        self.act: Act = nothing
        self.condition: Condition = never
        self.seats: Seats = in_seat_order
        self.decision: Decision[Any] = NO_QUESTION
        self.procedure: Procedure | None = None
        self.hides_options = False  # of its question: such a one is always put
        self.jump = -1
        self.frames = 0  # of the procedure's own that a stop leaves


class ChooseOne(Decision[State]):
    """Which of several ways to take: the question of a `choose_one`."""

    def __init__(self, name: str, choices: tuple[Choice, ...]) -> None:
        self.name = name
        self.choices = choices
        self.addresses: list[int] = []

    def options(self, s: State) -> list[Action]:
        open_ways = []
        for number, way in enumerate(self.choices):
            if way.condition is None or way.condition(s):
                open_ways.append(number)
        return open_ways

    def take(self, s: State, action: Action) -> None:
        s.pc = self.addresses[action]

    def show(self, s: State, action: Action) -> Answer:
        way = self.choices[action].name
        return Answer(way, f"{self.name}-{way}")


class AnyWayOpen:
    """The condition of a `choose_one`: at least one way is open."""

    def __init__(self, decision: ChooseOne) -> None:
        self.decision = decision
        self.__name__ = f"choose_{name_of(decision)}"

    def __call__(self, s: State) -> bool:
        return bool(self.decision.options(s))


class Layout:
    """All procedures of a game as one list of instructions."""

    def __init__(self, main: Procedure, also: list[Procedure] | None = None) -> None:
        self.main = main
        self.code: list[Instruction] = []
        self.procedures: dict[str, Procedure] = {}
        self.addresses: dict[str, int] = {}
        self.within = ""  # the way of a `choose_one` that is being laid out
        self.loops = 0  # the `each_seat` around what is being laid out
        waiting = [main, *(also or [])]
        while waiting:
            procedure = waiting.pop(0)
            known = self.procedures.get(procedure.name)
            if known is procedure:
                continue
            if known is not None:
                raise FlowError(f"two procedures are named {procedure.name!r}")
            self.procedures[procedure.name] = procedure
            self.lay_out(procedure, waiting)
        for instruction in self.code:
            if instruction.procedure is not None:
                instruction.jump = instruction.procedure.start
        for address, instruction in enumerate(self.code):
            if instruction.label in self.addresses:
                raise FlowError(
                    f"the step {instruction.label!r} stands twice; give the other one a name of "
                    "its own, named(…) or second(…), so that saves can tell them apart"
                )
            self.addresses[instruction.label] = address

    def lay_out(self, procedure: Procedure, waiting: list[Procedure]) -> None:
        if procedure.start >= 0:
            raise FlowError(f"procedure {procedure.name!r} belongs to another flow already")
        procedure.start = len(self.code)
        self.lay_steps(procedure, procedure.steps, waiting)
        self.emit(procedure, RETURN, "end")
        procedure.end = len(self.code) - 1
        for address in range(procedure.start, procedure.end):
            if self.code[address].kind == STOP:
                self.code[address].jump = procedure.end

    def lay_steps(
        self, procedure: Procedure, steps: tuple[Step, ...], waiting: list[Procedure]
    ) -> None:
        for step in steps:
            if step.kind == DO:
                self.emit(procedure, DO, step.name).act = step.act
            elif step.kind == ASK:
                question = self.emit(procedure, ASK, step.name)
                question.decision = step.decision
                question.hides_options = hides_options(step.decision)
            elif step.kind == ASK_EACH:
                question = self.emit(procedure, ASK_EACH, step.name)
                question.decision = step.decision
                question.seats = step.seats
            elif step.kind == RUN:
                self.emit(procedure, RUN, f"run {step.name}").procedure = step.procedure
                if step.procedure is not None:
                    waiting.append(step.procedure)
            elif step.kind == LOOP:
                entry = self.lay_unless(procedure, f"loop {step.name}", step.condition)
                top = len(self.code)
                self.lay_steps(procedure, step.body, waiting)
                again = self.emit(procedure, IF, f"again {step.name}")
                again.condition = entry.condition
                again.jump = top
                entry.jump = len(self.code)
            elif step.kind == WHEN:
                entry = self.lay_unless(procedure, f"when {step.name}", step.condition)
                self.lay_steps(procedure, step.body, waiting)
                entry.jump = len(self.code)
            elif step.kind == CHOOSE:
                self.lay_choice(procedure, step, waiting)
            elif step.kind == EACH:
                self.lay_each(procedure, step, waiting)
            elif step.kind == STEPS:
                self.lay_steps(procedure, step.body, waiting)
            elif step.kind == STOP:
                stop = self.emit(procedure, STOP, f"stop if {step.name}")
                stop.condition = step.condition
                stop.frames = self.loops
            elif step.kind == OPEN_ROUND:
                self.lay_round(procedure, step)
            elif step.kind == SELECT:
                self.emit(procedure, BEGIN_SET, f"begin {step.name}")
                self.emit(procedure, SELECT, step.name).decision = step.decision

    def lay_unless(self, procedure: Procedure, name: str, condition: Condition) -> Instruction:
        entry = self.emit(procedure, UNLESS, name)
        entry.condition = condition
        return entry

    def lay_choice(self, procedure: Procedure, step: Step, waiting: list[Procedure]) -> None:
        decision = ChooseOne(step.name, step.choices)
        condition = AnyWayOpen(decision)
        entry = self.lay_unless(procedure, f"when {step.name} is open", condition)
        self.emit(procedure, ASK, step.name).decision = decision
        exits: list[Instruction] = []
        around = self.within
        for way in step.choices:
            decision.addresses.append(len(self.code))
            self.within = f"{around}{way.name}/"
            self.lay_steps(procedure, way.steps, waiting)
            self.within = around
            exits.append(self.emit(procedure, JUMP, f"after {step.name} {way.name}"))
        entry.jump = len(self.code)
        for way_out in exits:
            way_out.jump = entry.jump

    def lay_each(self, procedure: Procedure, step: Step, waiting: list[Procedure]) -> None:
        opening = self.emit(procedure, EACH, f"each {step.name}")
        opening.seats = step.seats
        first = len(self.code)
        self.loops += 1
        self.lay_steps(procedure, step.body, waiting)
        self.loops -= 1
        following = self.emit(procedure, NEXT, f"next {step.name}")
        following.seats = step.seats
        following.jump = first
        opening.jump = len(self.code)
        procedure.seat_loops.append(opening.jump)

    def lay_round(self, procedure: Procedure, step: Step) -> None:
        opening = self.emit(procedure, OPEN_ROUND, f"round {step.name}")
        opening.seats = step.seats
        asking = self.emit(procedure, PASSING, step.name)
        asking.decision = step.decision
        asking.seats = step.seats
        following = self.emit(procedure, NEXT_PASSER, f"next {step.name}")
        following.seats = step.seats
        following.jump = len(self.code) - 2
        opening.jump = len(self.code)
        procedure.seat_loops.append(opening.jump)

    def emit(self, procedure: Procedure, kind: int, name: str) -> Instruction:
        instruction = Instruction(kind, f"{procedure.name}.{self.within}{name}")
        self.code.append(instruction)
        return instruction
