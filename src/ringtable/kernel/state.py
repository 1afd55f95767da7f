"""A position: what lies on the table, with the open procedures of the rules inside it.

A game subclasses `State` with columns of its own: ints, lists of ints, byte columns. It names them
once: `SETTINGS` never change in a match, `COLUMNS` are saved, and slots, key and data follow from
the two. Only `copy` is written out by hand, one line per column in the order of `__init__`: it is
what search spends its time on, and a loop over names would double it. The contract test proves that
none is forgotten.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ringtable.kernel.errors import FlowError
from ringtable.kernel.fact import Fact, FactKind, FactValue
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.procedure import Procedure
from ringtable.kernel.rng import Rng

NOBODY: Final = -1
NOTHING: Final = -1
EVERYBODY: Final = -1  # all bits set
FRAME: Final = 6  # a frame on the stack: pc, seat, source, target, n, turn
DEEPEST: Final = 256

# What a seat has done about a question put to several seats at once.
NOT_ASKED: Final = -2
STILL_OPEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The kernel's part of a position. The open frame lies in the state, the others on `stack`."""

    __slots__ = (
        "asked",
        "began",
        "chosen",
        "facts",
        "n",
        "opened",
        "options",
        "outcome",
        "passing_on",
        "pc",
        "rng",
        "sealed",
        "seat",
        "seats",
        "source",
        "stack",
        "target",
        "turn",
    )

    SETTINGS: ClassVar[tuple[str, ...]] = ()
    COLUMNS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: int = seats
        self.rng: Rng = rng
        self.began: int = 0  # the older rules that the match goes by; 0: the present ones
        self.pc: int = 0
        self.seat: int = 0  # who acts
        self.source: int = NOTHING  # because of what
        self.target: int = NOTHING  # on what
        self.n: int = 0  # how many
        self.turn: int = 0  # which one in the order of `each_seat`
        self.stack: list[int] = []
        self.sealed: list[int] = []  # answers to a question put to several seats at once
        self.chosen: list[int] = []  # what `select` has chosen; replaced, never changed in place
        self.passing_on: int = 0  # seats that pass until the game wakes them, as bits
        self.outcome: Outcome | None = None
        self.opened: int = NOTHING  # the procedure opened last: no function opens two
        # Derived at every question and kept until it is answered:
        self.asked: int = NOBODY
        self.options: list[int] = []
        # What happened since somebody last looked; None while nobody listens (search, simulation).
        self.facts: list[Fact] | None = None

    # Copies, keys

    def copy(self) -> "State":
        raise FlowError(f"{type(self).__name__} has no copy()")

    def copy_frames(self, s: "State") -> None:
        """The kernel's part of `copy`. The copy tells no facts."""
        s.seats = self.seats
        s.rng = self.rng.copy()
        s.began = self.began
        s.pc = self.pc
        s.seat = self.seat
        s.source = self.source
        s.target = self.target
        s.n = self.n
        s.turn = self.turn
        s.stack = self.stack.copy()
        s.sealed = self.sealed  # replaced, never changed in place
        s.chosen = self.chosen
        s.passing_on = self.passing_on
        s.outcome = self.outcome
        s.opened = NOTHING
        s.asked = self.asked
        s.options = self.options  # replaced, never changed in place
        s.facts = None

    def key(self) -> tuple[object, ...]:
        """Equal for positions that are equal in every respect, chance included."""
        kind = type(self)
        values = [frozen(getattr(self, name)) for name in (*kind.SETTINGS, *kind.COLUMNS)]
        return (self.frames_key(), *values)

    def frames_key(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.began,
            self.rng.key,
            tuple(self.rng.at),
            self.pc,
            self.seat,
            self.source,
            self.target,
            self.n,
            self.turn,
            tuple(self.stack),
            tuple(self.sealed),
            tuple(self.chosen),
            self.passing_on,
            None if self.outcome is None else self.outcome.key(),
        )

    def under(self, rules: int) -> bool:
        """Whether what came with this version of the rules holds here: a match that began under
        older ones is played to its end by them."""
        return self.began == 0 or self.began >= rules

    # Procedures

    def call(
        self,
        procedure: Procedure,
        seat: int = NOBODY,
        source: int = NOTHING,
        target: int = NOTHING,
        n: int = 0,
    ) -> None:
        """Open a procedure now; when it is done, the present one goes on where it was. A function
        opens at most one: two would run in reverse."""
        if self.pc == self.opened:
            raise FlowError(
                f"{procedure.name!r} is opened by a function that has opened another procedure; "
                "make the sequence a procedure"
            )
        self.push()
        self.pc = procedure.address()
        self.opened = self.pc
        if seat != NOBODY:
            self.seat = seat
        self.source = source
        self.target = target
        self.n = n

    def push(self) -> None:
        if len(self.stack) >= DEEPEST * FRAME:
            raise FlowError("procedures are nested too deeply; one of them calls itself for ever")
        self.stack += (self.pc, self.seat, self.source, self.target, self.n, self.turn)

    def pop(self) -> None:
        stack = self.stack
        if not stack:
            raise FlowError("the game's procedure has ended without an outcome")
        self.turn = stack.pop()
        self.n = stack.pop()
        self.target = stack.pop()
        self.source = stack.pop()
        self.seat = stack.pop()
        self.pc = stack.pop()

    def depth(self) -> int:
        """How many frames lie under the open one."""
        return len(self.stack) // FRAME

    def depth_of(self, procedure: Procedure) -> int:
        """The depth of the innermost open frame of a procedure, or -1."""
        first, last = procedure.address(), procedure.end
        if first <= self.pc <= last:
            return self.depth()
        for depth in range(self.depth() - 1, -1, -1):
            if first <= self.stack[depth * FRAME] <= last:
                return depth
        return -1

    def frames_of(self, procedure: Procedure) -> list[int]:
        """The depths that the innermost call of a procedure holds: one, and one for each of its
        `each_seat` that is under way, innermost first."""
        depth = self.depth_of(procedure)
        if depth < 0:
            raise FlowError(f"procedure {procedure.name!r} is not open")
        depths = [depth]
        while depth > 0 and self.stack[(depth - 1) * FRAME] in procedure.seat_loops:
            depth -= 1
            depths.append(depth)
        return depths

    def leave(self, procedure: Procedure) -> None:
        """End a procedure early, with everything that was opened inside it."""
        outermost = self.frames_of(procedure)[-1]
        while self.depth() >= outermost:
            self.pop()

    def count_in(self, procedure: Procedure) -> int:
        """The `n` of the innermost open frame of a procedure."""
        depth = self.frames_of(procedure)[0]
        return self.n if depth == self.depth() else self.stack[depth * FRAME + 4]

    def count_above(self) -> int:
        """The `n` of the frame from which the open one was called."""
        return self.stack[(self.depth() - 1) * FRAME + 4]

    def target_in(self, procedure: Procedure) -> int:
        """The `target` of the innermost open frame of a procedure."""
        depth = self.frames_of(procedure)[0]
        return self.target if depth == self.depth() else self.stack[depth * FRAME + 3]

    def set_count_in(self, procedure: Procedure, n: int) -> None:
        """Tell an open procedure something, from inside: a response cancels what it answers."""
        for depth in self.frames_of(procedure):
            if depth == self.depth():
                self.n = n
            else:
                self.stack[depth * FRAME + 4] = n

    def wake(self, seats: int = EVERYBODY) -> None:
        """Something happened: seats (bits) that pass on are asked again."""
        self.passing_on &= ~seats

    # Facts and the end

    def tell(self, kind: FactKind, cause: str, *values: FactValue) -> None:
        """Say in public what happened and by which clause or card."""
        if self.facts is not None:
            self.facts.append(Fact(kind, cause, values))

    def tell_only(
        self,
        audience: int,
        kind: FactKind,
        cause: str,
        values: tuple[FactValue, ...],
        veiled: tuple[FactValue, ...] | None = None,
    ) -> None:
        """Say it to some seats (bits); the others hear the veiled version, or nothing."""
        if self.facts is not None:
            self.facts.append(Fact(kind, cause, values, audience, veiled))

    def end(
        self, reason: str, winners: list[int], clause: str, scores: tuple[int, ...] = ()
    ) -> None:
        """The match is over; nothing further happens."""
        self.outcome = Outcome(reason, tuple(winners), clause, scores)

    def seat_order(self) -> list[int]:
        """All seats in the order of play; seats that are out stay in it, and flows pass them by."""
        return list(range(self.seats))


def frozen(value: object) -> object:
    """A column as something that can be compared and hashed."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, bytearray):
        return bytes(value)
    return value
