"""Tables of dash laid out by hand, with dice that show what the test says."""

from ringtable.games.dash import blank
from ringtable.games.dash.box.components import (
    CIRCLES,
    DICE,
    HOBBITS,
    SQUARE_NAMES,
    SYMBOLS,
    dice_in,
)
from ringtable.games.dash.flow import FLOW
from ringtable.games.dash.state import Dash
from ringtable.kernel.fact import Fact
from ringtable.kernel.rng import Rng, key_from_seed

MARKS = {".": "empty", "|": "split", "x": "half", "X": "full"}
MARK_OF = {state: mark for mark, state in MARKS.items()}
ALL_HOBBITS = " ".join(HOBBITS)


class LoadedDice(Rng):
    """Dice that fall as they are told; when nothing is told they fall by chance."""

    def __init__(self) -> None:
        super().__init__(key_from_seed("loaded"), ("dice",))
        self.told: list[int] = []

    def below(self, stream: int, n: int) -> int:
        return self.told.pop(0) if self.told else super().below(stream, n)


class Table:
    """A position with loaded dice. Rolls are written as symbols for the dice in the pool, in the
    order yellow, red, blue, green, black; Nazgûl paths as eight of `.` empty, `|` split, `x` half
    marked, `X` full."""

    def __init__(
        self,
        hobbits: str,
        side: str = "normal",
        at: dict[str, str] | None = None,
        squares: dict[str, str] | None = None,
        out: str = "",
        rounds: int = 0,
    ) -> None:
        self.names = hobbits.split()
        self.dice = LoadedDice()
        options = {"side": side, "hobbits": ",".join(self.names), "pack": "house"}
        self.s = blank(len(self.names), options, self.dice)
        self.s.facts = []
        self.s.round = rounds
        self.started = False
        for name, circle in (at or {}).items():
            self.s.circle[self.seat(name)] = CIRCLES.index(circle)
        for name, marks in (squares or {}).items():
            for number, mark in enumerate(marks):
                self.s.square[self.seat(name) * 8 + number] = SQUARE_NAMES.index(MARKS[mark])
        for name in out.split():
            self.s.out |= 1 << self.seat(name)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # Dice

    def load(self, symbols: str, pool: int) -> None:
        """The next throw of these dice will show these symbols."""
        wanted, dice = symbols.split(), dice_in(pool)
        assert len(wanted) == len(dice), f"{len(dice)} dice are thrown, not {len(wanted)}"
        self.dice.told = [
            self.s.faces[die].index(SYMBOLS.index(symbol))
            for die, symbol in zip(dice, wanted, strict=True)
        ]

    def roll(self, symbols: str) -> "Table":
        """The first roll of the turn shows this."""
        if not self.started:
            self.load(symbols, 0b11111)
            self.started = True
            FLOW.start(self.s)
        else:
            assert self.s.pool == 0b11111, "the turn has begun"
            self.s.shown = [SYMBOLS.index(symbol) for symbol in symbols.split()]
            FLOW.ask_again(self.s)
        return self

    def play(self, *texts: str) -> "Table":
        for text in texts:
            seat = FLOW.waiting(self.s)[0]
            FLOW.play(self.s, FLOW.parse(self.s, seat, text), seat)
        return self

    def keep(self, dice: str, then: str = "") -> "Table":
        """Keep dice; `then` is what the dice left in the pool show in the roll that follows."""
        if then:
            left = self.s.pool & ~mask(dice)
            self.load(then, left)
        return self.play(f"keep {dice}")

    def turn(self, kept: str, *choices: str) -> "Table":
        """A whole turn that keeps just these dice (`yellow ring, red orc`), one in each roll. Other
        dice are ignored thanks to the White Tree or, if black is kept, they are warriors."""
        plan = [(one.split()[0], one.split()[1]) for one in kept.split(", ") if one]
        colours = [colour for colour, _ in plan]
        if "black" in colours:
            plan += [(colour, "warrior") for colour in DICE if colour not in colours]
        else:
            plan.append(("black", "tree"))
        self.roll(alone(*plan[0], 0b11111))
        for number, (colour, _) in enumerate(plan):
            if self.asks() == "reroll":
                self.play("stand")
            if number == 4:
                break  # the last die alone is kept without a question
            left = self.s.pool & ~mask(colour)
            if number + 1 < len(plan):
                self.load(alone(*plan[number + 1], left), left)
            self.play(f"keep {colour}")
        return self.play(*choices)

    # What came of it

    def at(self, name: str) -> str:
        return CIRCLES[self.s.circle[self.seat(name)]]

    def squares(self, name: str) -> str:
        return "".join(
            MARK_OF[SQUARE_NAMES[one]] for one in bytes(self.s.squares_of(self.seat(name)))
        )

    def options(self) -> list[str]:
        return FLOW.texts(self.s, FLOW.waiting(self.s)[0])

    def asks(self) -> str:
        return FLOW.decision(self.s).name if self.s.outcome is None else ""

    def asked(self) -> str:
        return FLOW.decision(self.s).prompt(self.s).id

    def active(self) -> str:
        return self.names[self.s.seat]

    def why(self, thing: str) -> str:
        refusal = FLOW.why_not(self.s, FLOW.waiting(self.s)[0], thing)
        return "" if refusal is None else refusal.clause

    def facts(self, id: str) -> list[Fact]:
        return [fact for fact in self.s.facts or [] if fact.kind.id == f"dash-{id}"]

    def causes(self, id: str) -> list[str]:
        return [fact.cause for fact in self.facts(id)]

    def is_out(self, name: str) -> bool:
        return not self.s.in_game(self.seat(name))

    def result(self) -> tuple[str, list[str], str]:
        outcome = self.s.outcome
        assert outcome is not None, "the game goes on"
        return outcome.reason, [self.names[seat] for seat in outcome.winners], outcome.clause


def mask(dice: str) -> int:
    return sum(1 << DICE.index(die) for die in dice.split(","))


def alone(colour: str, symbol: str, pool: int) -> str:
    """A roll in which one die shows a symbol and every other die an orc."""
    return " ".join(symbol if DICE[die] == colour else "orc" for die in dice_in(pool))


def same_position(one: Dash, other: Dash) -> bool:
    return one.circle == other.circle and one.square == other.square and one.out == other.out
