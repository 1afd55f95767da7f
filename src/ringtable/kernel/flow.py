"""The engine: carries a state from one decision to the next.

Procedures are laid out once as a list of instructions. The state holds an address in that list and
a chain of frames, so it can be saved, copied, hashed or searched in the middle of a card inside a
battle inside a turn. Saves name addresses by label (`turn.roll`), so a changed rule keeps old
saves.
"""

from typing import Any, Final

from ringtable.kernel.decision import Action, Decision, Refusal, is_secret, name_of
from ringtable.kernel.errors import FlowError, IllegalAction, MatchOver, WrongSeat
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import (
    ASK,
    ASK_EACH,
    CHOOSE,
    DO,
    EACH,
    IF,
    JUMP,
    LOOP,
    NEXT,
    NO_QUESTION,
    RETURN,
    RUN,
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
from ringtable.kernel.state import NOBODY, NOT_ASKED, STILL_OPEN, State

LONGEST: Final = 100_000  # steps between two questions; more is an endless loop


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
        self.jump = -1


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

    def text(self, s: State, action: Action) -> str:
        return self.choices[action].name

    def label(self, s: State, action: Action) -> Phrase:
        return Phrase(f"{self.name}-{self.choices[action].name}")


class AnyWayOpen:
    """The condition of a `choose_one`: at least one way is open."""

    def __init__(self, decision: ChooseOne) -> None:
        self.decision = decision
        self.__name__ = f"choose_{name_of(decision)}"

    def __call__(self, s: State) -> bool:
        return bool(self.decision.options(s))


class Flow:
    """All procedures of a game, laid out. `also` lists those that are only called: card texts."""

    def __init__(self, main: Procedure, also: list[Procedure] | None = None) -> None:
        self.main = main
        self.code: list[Instruction] = []
        self.procedures: dict[str, Procedure] = {}
        self.addresses: dict[str, int] = {}
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
            label = instruction.label
            again = 2
            while label in self.addresses:
                label = f"{instruction.label}#{again}"
                again += 1
            instruction.label = label
            self.addresses[label] = address

    # Laying out

    def lay_out(self, procedure: Procedure, waiting: list[Procedure]) -> None:
        if procedure.start >= 0:
            raise FlowError(f"procedure {procedure.name!r} belongs to another flow already")
        procedure.start = len(self.code)
        self.lay_steps(procedure, procedure.steps, waiting)
        self.emit(procedure, RETURN, "end")
        procedure.end = len(self.code) - 1

    def lay_steps(
        self, procedure: Procedure, steps: tuple[Step, ...], waiting: list[Procedure]
    ) -> None:
        for step in steps:
            if step.kind == DO:
                self.emit(procedure, DO, step.name).act = step.act
            elif step.kind == ASK:
                self.emit(procedure, ASK, step.name).decision = step.decision
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
        for way in step.choices:
            decision.addresses.append(len(self.code))
            self.lay_steps(procedure, way.steps, waiting)
            exits.append(self.emit(procedure, JUMP, f"after {step.name} {way.name}"))
        entry.jump = len(self.code)
        for way_out in exits:
            way_out.jump = entry.jump

    def lay_each(self, procedure: Procedure, step: Step, waiting: list[Procedure]) -> None:
        opening = self.emit(procedure, EACH, f"each {step.name}")
        opening.seats = step.seats
        first = len(self.code)
        self.lay_steps(procedure, step.body, waiting)
        following = self.emit(procedure, NEXT, f"next {step.name}")
        following.seats = step.seats
        following.jump = first
        opening.jump = len(self.code)
        procedure.seat_loops.append(opening.jump)

    def emit(self, procedure: Procedure, kind: int, name: str) -> Instruction:
        instruction = Instruction(kind, f"{procedure.name}.{name}")
        self.code.append(instruction)
        return instruction

    # Playing

    def start(self, s: State) -> None:
        """Begin the game: run to the first question."""
        s.pc = self.main.start
        self.advance(s)

    def play(self, s: State, action: Action, seat: int = NOBODY) -> None:
        """Answer the question at hand. Nothing changes unless the answer is legal."""
        if s.outcome is not None:
            raise MatchOver
        if s.sealed:
            self.seal(s, action, s.asked if seat == NOBODY else seat)
            return
        decision = self.code[s.pc].decision
        if seat != NOBODY and seat != s.asked:
            raise WrongSeat(f"seat {s.asked + 1} is asked, not seat {seat + 1}")
        if action not in s.options:
            raise IllegalAction(f"that is not an option of {name_of(decision)}")
        s.pc += 1
        decision.take(s, action)
        self.advance(s)

    def advance(self, s: State) -> None:
        """Carry out steps until the next question or the end."""
        code = self.code
        for _ in range(LONGEST):
            if s.outcome is not None:
                s.asked = NOBODY
                s.options = []
                return
            instruction = code[s.pc]
            kind = instruction.kind
            if kind == DO:
                s.pc += 1
                instruction.act(s)
            elif kind == UNLESS:
                if instruction.condition(s):
                    s.pc += 1
                else:
                    s.pc = instruction.jump
            elif kind == IF:
                if instruction.condition(s):
                    s.pc = instruction.jump
                else:
                    s.pc += 1
            elif kind == JUMP:
                s.pc = instruction.jump
            elif kind == ASK:
                decision = instruction.decision
                options = decision.options(s)
                if len(options) == 1 and not is_secret(decision):
                    s.pc += 1
                    decision.take(s, options[0])
                    continue
                if not options:
                    raise FlowError(f"{instruction.label} asks a question without an answer")
                s.asked = decision.who(s)
                s.options = options
                return
            elif kind == RUN:
                s.pc += 1
                s.push()
                s.pc = instruction.jump
            elif kind == RETURN:
                s.pop()
            elif kind == EACH:
                order = self.order_of(s, instruction)
                body = s.pc + 1
                s.pc = instruction.jump
                if order:
                    s.push()
                    s.turn = 0
                    s.seat = order[0]
                    s.pc = body
            elif kind == NEXT:
                s.seat = s.stack[-5]  # the order is that of the seat which began the round
                order = self.order_of(s, instruction)
                s.turn += 1
                if s.turn < len(order):
                    s.seat = order[s.turn]
                    s.pc = instruction.jump
                else:
                    s.pop()
            elif self.ask_together(s, instruction):
                return
        raise FlowError(f"{code[s.pc].label}: no question after {LONGEST} steps")

    def order_of(self, s: State, instruction: Instruction) -> list[int]:
        return instruction.seats(s)

    # A question to several seats at once

    def ask_together(self, s: State, instruction: Instruction) -> bool:
        """Open the question; False if nobody has anything to decide and the game goes on."""
        decision = instruction.decision
        sealed = [NOT_ASKED] * s.seats
        for seat in self.order_of(s, instruction):
            options = self.options_at(s, decision, seat)
            sealed[seat] = STILL_OPEN
            if len(options) == 1 and not is_secret(decision):
                sealed[seat] = options[0]
        s.sealed = sealed
        return not self.all_sealed(s, instruction, decision)

    def seal(self, s: State, action: Action, seat: int) -> None:
        instruction = self.code[s.pc]
        decision = instruction.decision
        if not 0 <= seat < s.seats or s.sealed[seat] == NOT_ASKED:
            raise WrongSeat(f"seat {seat + 1} is not asked")
        if s.sealed[seat] != STILL_OPEN:
            raise WrongSeat(f"seat {seat + 1} has answered already", "already-answered")
        if action not in self.options_at(s, decision, seat):
            raise IllegalAction(f"that is not an option of {name_of(decision)}")
        sealed = s.sealed[:]
        sealed[seat] = action
        s.sealed = sealed
        if self.all_sealed(s, instruction, decision):
            self.advance(s)

    def all_sealed(self, s: State, instruction: Instruction, decision: Decision[Any]) -> bool:
        """Open the seals once the last answer is in; until then ask the first open seat."""
        order = self.order_of(s, instruction)
        for seat in order:
            if s.sealed[seat] == STILL_OPEN:
                s.asked = seat
                s.options = self.options_at(s, decision, seat)
                return False
        answers = s.sealed
        acting = s.seat
        s.sealed = []
        s.pc += 1
        for seat in order:
            s.seat = seat
            decision.take(s, answers[seat])
        s.seat = acting
        return True

    def options_at(self, s: State, decision: Decision[Any], seat: int) -> list[Action]:
        acting = s.seat
        s.seat = seat
        options = decision.options(s)
        s.seat = acting
        return options

    # Questions about the question

    def decision(self, s: State) -> Decision[Any]:
        """The question at hand."""
        if s.outcome is not None:
            raise MatchOver
        decision = self.code[s.pc].decision
        return decision

    def waiting(self, s: State) -> list[int]:
        """The seats that are asked now: one, several, or none when the match is over."""
        if s.outcome is not None:
            return []
        if s.sealed:
            return [seat for seat in range(s.seats) if s.sealed[seat] == STILL_OPEN]
        return [s.asked]

    def options(self, s: State, seat: int) -> list[Action]:
        """The legal answers of a seat; none if it is not asked."""
        if seat not in self.waiting(s):
            return []
        if s.sealed:
            return self.options_at(s, self.decision(s), seat)
        return s.options

    def texts(self, s: State, seat: int) -> list[str]:
        """The legal answers of a seat as texts."""
        options = self.options(s, seat)
        if not options:
            return []
        decision = self.decision(s)
        acting = s.seat
        if s.sealed:
            s.seat = seat
        texts = [decision.text(s, action) for action in options]
        s.seat = acting
        return texts

    def parse(self, s: State, seat: int, text: str) -> Action:
        """The option that a text names, for a seat that is asked."""
        if s.outcome is not None:
            raise MatchOver
        waiting = self.waiting(s)
        if seat not in waiting:
            asked = " and ".join(f"seat {other + 1}" for other in waiting)
            raise WrongSeat(f"{asked} must decide now, not seat {seat + 1}")
        decision = self.decision(s)
        options = self.options(s, seat)
        acting = s.seat
        if s.sealed:
            s.seat = seat
        try:
            return decision.parse(s, options, text)
        except IllegalAction as problem:
            refusal = decision.why_not(s, text)
            if refusal is None:
                raise
            message = f"{text!r} is not allowed: see {refusal.clause}"
            raise IllegalAction(message, "illegal-action", refusal.clause) from problem
        finally:
            s.seat = acting

    def why_not(self, s: State, seat: int, thing: str) -> Refusal | None:
        """The rule that forbids a thing to a seat now; None if nothing does or nothing is known."""
        waiting = self.waiting(s)
        if not waiting:
            return Refusal("", Phrase("why-match-over"))
        if seat not in waiting:
            return Refusal("", Phrase("why-not-your-turn", {"player": {"seat": waiting[0]}}))
        if thing in self.texts(s, seat):
            return None
        return self.decision(s).why_not(s, thing)

    # Saves

    def save(self, s: State) -> dict[str, object]:
        """The whole position as plain data, without the key of chance."""
        frames: list[list[object]] = []
        for base in range(0, len(s.stack), 6):
            frames.append([self.code[s.stack[base]].label, *s.stack[base + 1 : base + 6]])
        outcome = s.outcome
        data: dict[str, object] = {
            "at": self.code[s.pc].label,
            "frame": [s.seat, s.source, s.target, s.n, s.turn],
            "frames": frames,
            "sealed": list(s.sealed),
            "rng": dict(zip(s.rng.names, s.rng.at, strict=True)),
            "outcome": None if outcome is None else outcome.to_data(),
        }
        for name in s.COLUMNS:
            data[name] = plain(getattr(s, name))
        return data

    def load(self, s: State, data: dict[str, Any]) -> None:
        """Put a saved position onto a blank state of the same match."""
        s.pc = self.address(data["at"])
        s.seat, s.source, s.target, s.n, s.turn = data["frame"]
        stack: list[int] = []
        for frame in data["frames"]:
            stack.append(self.address(frame[0]))
            stack.extend(frame[1:])
        s.stack = stack
        s.sealed = list(data["sealed"])
        s.rng.move_to([data["rng"].get(name, 0) for name in s.rng.names])
        ended = data["outcome"]
        if ended is not None:
            s.end(ended["reason"], ended["winners"], ended["clause"], tuple(ended["scores"]))
        for name in s.COLUMNS:
            setattr(s, name, like(getattr(s, name), data[name]))
        self.ask_again(s)

    def address(self, label: str) -> int:
        if label not in self.addresses:
            raise FlowError(f"these rules have no step {label!r}", "unknown-step")
        return self.addresses[label]

    def ask_again(self, s: State) -> None:
        """Derive who is asked and the options anew, after loading or re-dealing."""
        if s.outcome is not None:
            s.asked = NOBODY
            s.options = []
            return
        decision = self.decision(s)
        if s.sealed:
            s.asked = self.waiting(s)[0]
            s.options = self.options_at(s, decision, s.asked)
        else:
            s.asked = decision.who(s)
            s.options = decision.options(s)


def plain(value: Any) -> object:
    """A column as plain data."""
    if isinstance(value, bytearray):
        return list(value)
    if isinstance(value, list):
        if value and isinstance(value[0], int):  # nearly all are: numbers alone
            return value[:]
        return [plain(item) for item in value]
    return value


def like(model: Any, value: Any) -> Any:
    """Plain data as a column of the same type as the model."""
    if isinstance(model, bytearray):
        return bytearray(value)
    if isinstance(model, list):
        if model and isinstance(model[0], bytearray):
            return [bytearray(item) for item in value]
        return [list(item) if isinstance(item, list) else item for item in value]
    return value
