"""The engine: carries a state from one decision to the next.

Procedures are laid out once as a list of instructions. The state holds an address in that list and
a chain of frames, so it can be saved, copied, hashed or searched in the middle of a card inside a
battle inside a turn. Saves name addresses by label (`turn.roll`), so a changed rule keeps old
saves.
"""

from random import Random
from typing import Any, Final

from ringtable.kernel.decision import (
    DONE,
    PASS,
    PASS_ON,
    WHICH_COPY,
    Action,
    Answer,
    Decision,
    Refusal,
    Several,
    hides_options,
    name_of,
    offers_pass_on,
    text_of,
)
from ringtable.kernel.errors import FlowError, IllegalAction, MatchOver, WrongSeat
from ringtable.kernel.layout import Instruction, Layout
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import (
    ASK,
    BEGIN_SET,
    DO,
    EACH,
    IF,
    JUMP,
    NEXT,
    NEXT_PASSER,
    OPEN_ROUND,
    PASSING,
    RETURN,
    RUN,
    SELECT,
    STOP,
    UNLESS,
    Act,
    Procedure,
)
from ringtable.kernel.state import NOBODY, NOT_ASKED, NOTHING, STILL_OPEN, State

LONGEST: Final = 100_000  # steps between two questions; more is an endless loop


class Flow(Layout):
    """All procedures of a game, laid out. `also` lists those that are only called: card texts.
    `between` is done after every step and every answer, for what holds at all times (who has damage
    enough is destroyed, who has lost is out); it may open one procedure."""

    def __init__(
        self,
        main: Procedure,
        also: list[Procedure] | None = None,
        between: Act | None = None,
    ) -> None:
        super().__init__(main, also)
        self.between = between

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
        instruction = self.code[s.pc]
        decision = instruction.decision
        if seat != NOBODY and seat != s.asked:
            raise WrongSeat(f"seat {s.asked + 1} is asked, not seat {seat + 1}")
        if action not in s.options:
            raise IllegalAction(f"that is not an option of {name_of(decision)}")
        if instruction.kind == SELECT:
            if action == DONE:
                s.pc += 1
            else:
                s.chosen = [*s.chosen, action]
        elif action == PASS and instruction.kind == PASSING:
            self.pass_by(s, instruction)
        elif action == PASS_ON and instruction.kind == PASSING:
            s.passing_on |= 1 << s.seat
            self.pass_by(s, instruction)
        else:
            s.pc += 1
            decision.take(s, action)
            if self.between is not None:
                self.look_after(s, self.between)
        self.advance(s)

    def look_after(self, s: State, between: Act) -> None:
        """What holds at all times, between two steps."""
        if s.outcome is None:
            s.opened = NOTHING  # what the step has opened may well be opened upon
            between(s)

    def advance(self, s: State) -> None:
        """Carry out steps until the next question or the end."""
        code = self.code
        between = self.between
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
                if between is not None:
                    self.look_after(s, between)
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
                if len(options) == 1 and not instruction.hides_options:
                    s.pc += 1
                    decision.take(s, options[0])
                    if between is not None:
                        self.look_after(s, between)
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
            elif kind == STOP:
                if instruction.condition(s):
                    for _ in range(instruction.frames):
                        s.pop()
                    s.pc = instruction.jump
                else:
                    s.pc += 1
            elif kind == OPEN_ROUND:
                order = self.order_of(s, instruction)
                body = s.pc + 1
                s.pc = instruction.jump
                if order:
                    s.push()
                    s.turn = 0  # how many have passed in a row
                    s.seat = order[0]
                    s.pc = body
            elif kind == PASSING:
                if self.ask_next_passer(s, instruction):
                    return
            elif kind == NEXT_PASSER:
                s.turn = 0
                s.seat = following(self.order_of_round(s, instruction), s.seat, s.seats)
                s.pc = instruction.jump
            elif kind == BEGIN_SET:
                s.chosen = []
                s.pc += 1
            elif kind == SELECT:
                if self.ask_for_one_more(s, instruction):
                    return
            elif self.ask_together(s, instruction):
                return
        raise FlowError(f"{code[s.pc].label}: no question after {LONGEST} steps")

    def order_of(self, s: State, instruction: Instruction) -> list[int]:
        return instruction.seats(s)

    # A round of passing

    def order_of_round(self, s: State, instruction: Instruction) -> list[int]:
        """The order of the seat which began the round."""
        acting = s.seat
        s.seat = s.stack[-5]
        order = instruction.seats(s)
        s.seat = acting
        return order

    def pass_by(self, s: State, instruction: Instruction) -> None:
        s.turn += 1
        s.seat = following(self.order_of_round(s, instruction), s.seat, s.seats)

    def ask_next_passer(self, s: State, instruction: Instruction) -> bool:
        """Ask the next seat that might answer; False if all have passed and the round is over."""
        decision = instruction.decision
        while True:
            order = self.order_of_round(s, instruction)
            if s.turn >= len(order):
                s.pop()
                return False
            if s.seat not in order:  # dropped out on the way
                s.seat = following(order, s.seat, s.seats)
                continue
            if not s.passing_on >> s.seat & 1 and decision.open_to(s):
                options = decision.options(s)
                if options or hides_options(decision):
                    s.asked = s.seat
                    s.options = with_passing(decision, options)
                    return True
            s.turn += 1
            s.seat = following(order, s.seat, s.seats)

    # A choice of several

    def ask_for_one_more(self, s: State, instruction: Instruction) -> bool:
        """Ask for one more of a set; False if there is nothing left to decide about it."""
        decision = instruction.decision
        options = self.selectable(s, decision)
        if not options:
            s.pc += 1
            return False
        if len(options) == 1 and not hides_options(decision):
            if options[0] == DONE:
                s.pc += 1
            else:
                s.chosen = [*s.chosen, options[0]]
            return False
        s.asked = decision.who(s)
        s.options = options
        return True

    def selectable(self, s: State, decision: Decision[Any]) -> list[Action]:
        """What comes after the last one chosen, as far as enough is left to reach the least number;
        nothing once the most are chosen."""
        if not isinstance(decision, Several):
            raise FlowError(f"{name_of(decision)} is no choice of several")
        chosen = s.chosen
        if len(chosen) >= decision.most(s):
            return []
        options: list[Action] = decision.options(s)
        if chosen:
            if chosen[-1] not in options:
                raise FlowError(
                    f"{name_of(decision)} no longer names {chosen[-1]}, which was chosen; the "
                    "options of a set stay the same, and the kernel leaves out what was passed by"
                )
            options = options[options.index(chosen[-1]) + 1 :]
        wanted = min(decision.least(s) - len(chosen), len(options))
        if wanted > 0:
            return options[: len(options) - wanted + 1]
        return [*options, DONE]

    def still_to_choose(self, s: State, decision: Decision[Any]) -> int:
        """How many more of the things asked about may be chosen; 0 where one is the answer."""
        if not isinstance(decision, Several):
            return 0
        left = [action for action in self.selectable(s, decision) if action != DONE]
        return min(decision.most(s) - len(s.chosen), len(left))

    # A question to several seats at once

    def ask_together(self, s: State, instruction: Instruction) -> bool:
        """Open the question; False if nobody has anything to decide and the game goes on."""
        decision = instruction.decision
        sealed = [NOT_ASKED] * s.seats
        for seat in self.order_of(s, instruction):
            options = self.options_at(s, decision, seat)
            for kept in (STILL_OPEN, NOT_ASKED):
                if kept in options:
                    raise FlowError(
                        f"{instruction.label}: {kept} is no answer to a sealed question"
                    )
            sealed[seat] = STILL_OPEN
            if len(options) == 1 and not hides_options(decision):
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
        s.sealed = []
        s.pc += 1
        self.take_all(s, decision, order, answers)
        if self.between is not None:
            self.look_after(s, self.between)
        return True

    def take_all(
        self, s: State, decision: Decision[Any], order: list[int], answers: list[Action]
    ) -> None:
        """Take the answers that were sealed, one after the other, unless one ends the match."""
        acting = s.seat
        depth = s.depth()
        for seat in order:
            if s.outcome is not None:
                break
            s.seat = seat
            decision.take(s, answers[seat])
            if s.depth() > depth:
                raise FlowError(
                    f"an answer to {name_of(decision)} opens {self.code[s.pc].label!r} before all "
                    "are taken; leave that to the step after it"
                )
        s.seat = acting

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

    def answers(self, s: State, seat: int) -> list[Answer]:
        """The legal answers of a seat as people and programs see them."""
        options = self.options(s, seat)
        if not options:
            return []
        decision = self.decision(s)
        acting = s.seat
        if s.sealed:
            s.seat = seat
        answers = decision.answers(s, options)
        s.seat = acting
        return answers

    def texts(self, s: State, seat: int) -> list[str]:
        """The legal answers of a seat as texts."""
        options = self.options(s, seat)
        if not options:
            return []
        decision = self.decision(s)
        acting = s.seat
        if s.sealed:
            s.seat = seat
        texts = [text_of(decision, s, action) for action in options]
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
            refusal = None if problem.reason == WHICH_COPY else decision.why_not(s, text)
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
        acting = s.seat
        if s.sealed:
            s.seat = seat
        refusal = self.decision(s).why_not(s, thing)
        s.seat = acting
        return refusal

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
        if s.chosen:  # left out while empty: older saves have no such field
            data["chosen"] = list(s.chosen)
        if s.passing_on:
            data["passing_on"] = s.passing_on
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
        s.chosen = list(data.get("chosen", ()))
        s.passing_on = data.get("passing_on", 0)
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
        instruction = self.code[s.pc]
        decision = instruction.decision
        if s.sealed:
            for seat in self.order_of(s, instruction):
                if s.sealed[seat] == STILL_OPEN:
                    s.asked = seat
                    break
            s.options = self.options_at(s, decision, s.asked)
        elif instruction.kind == PASSING:
            s.asked = s.seat
            s.options = with_passing(decision, decision.options(s))
        elif instruction.kind == SELECT:
            s.asked = decision.who(s)
            s.options = self.selectable(s, decision)
        else:
            s.asked = decision.who(s)
            s.options = decision.options(s)

    def seal_anew(self, s: State, seat: int, random: Random) -> None:
        """Draw anew what others have answered under a seal: nobody may know it yet."""
        if s.outcome is not None or not s.sealed:
            return
        decision = self.decision(s)
        sealed = s.sealed[:]
        for other in self.order_of(s, self.code[s.pc]):
            if other != seat and sealed[other] != STILL_OPEN:
                sealed[other] = random.choice(self.options_at(s, decision, other))
        s.sealed = sealed


def following(order: list[int], seat: int, seats: int) -> int:
    """The seat after another in an order that goes round; after one that dropped out of it, the
    next around the table."""
    if not order:
        return seat
    if seat in order:
        return order[(order.index(seat) + 1) % len(order)]
    for step in range(1, seats):
        other = (seat + step) % seats
        if other in order:
            return other
    return order[0]


def with_passing(decision: Decision[Any], options: list[Action]) -> list[Action]:
    if offers_pass_on(decision):
        return [*options, PASS, PASS_ON]
    return [*options, PASS]


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
