"""Murk: a small game for tests of the server, with everything that can leak or break.

Each seat holds three cards. Marking a card happens in the player's head only, hiding one is seen
without its face, the guesses are made at once, cheering is public, a die is rolled at the end of
each round. With the option `traps` cheering can also break the rules.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.fact import Fact, FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Bots, Game, LuckLine, Option, Options
from ringtable.kernel.phrase import Phrase, Say
from ringtable.kernel.procedure import Procedure, ask, ask_each, do, each_seat, loop
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State
from ringtable.kernel.statistics import Cell, Chart, Run, Statistics, Sums, Table

CARDS: Final = 12
HAND: Final = 3
PASS: Final = 99
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1

DEALT: Final = FactKind("murk-dealt", "player@seat", "cards@murk-card")
MARKED: Final = FactKind("murk-marked", "player@seat", "card@murk-card")
HID: Final = FactKind("murk-hid", "player@seat", "card@murk-card")
CHEERED: Final = FactKind("murk-cheered", "player@seat")
GUESSED: Final = FactKind("murk-guessed", "player@seat", "guess@word", reveals=True)
ROLLED: Final = FactKind("murk-rolled", "face")


def card_name(card: int) -> str:
    """A name that stands nowhere else: wherever it turns up, the card is known there."""
    return f"canary{card:02d}"


class Murk(State):
    __slots__ = ("guess", "hand", "hidden", "marked", "round", "total", "traps")
    COLUMNS: ClassVar[tuple[str, ...]] = ("hand", "marked", "hidden", "guess", "round", "total")

    def __init__(self, seats: int, rng: Rng, traps: bool) -> None:
        super().__init__(seats, rng)
        self.traps: bool = traps
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.marked: list[int] = [-1] * seats
        self.hidden: list[int] = [-1] * seats
        self.guess: list[int] = [-1] * seats
        self.round: int = 0
        self.total: int = 0

    def copy(self) -> "Murk":
        s = Murk.__new__(Murk)
        self.copy_frames(s)
        s.traps = self.traps
        s.hand = [cards[:] for cards in self.hand]
        s.marked = self.marked[:]
        s.hidden = self.hidden[:]
        s.guess = self.guess[:]
        s.round = self.round
        s.total = self.total
        return s


def deal(s: Murk) -> None:
    deck = list(range(CARDS))
    s.rng.shuffle(DECK_STREAM, deck)
    for seat in range(s.seats):
        s.hand[seat] = sorted(deck.pop() for _ in range(HAND))
        s.tell_only(1 << seat, DEALT, "X1", (seat, [card_name(c) for c in s.hand[seat]]))


class Mark(Decision[Murk]):
    """Choose a card in one's head: nobody else can tell that anything happened."""

    name = "mark"
    secret = True

    def options(self, s: Murk) -> list[Action]:
        return s.hand[s.seat]

    def take(self, s: Murk, action: Action) -> None:
        s.marked[s.seat] = action
        s.tell_only(1 << s.seat, MARKED, "X2", (s.seat, card_name(action)))

    def show(self, s: Murk, action: Action) -> Answer:
        return Answer(f"mark {card_name(action)}")


class Hide(Decision[Murk]):
    """Put a card face down, or pass."""

    name = "hide"
    secret = True

    def options(self, s: Murk) -> list[Action]:
        return [*s.hand[s.seat], PASS]

    def take(self, s: Murk, action: Action) -> None:
        if action != PASS:
            s.hidden[s.seat] = action
            s.tell_only(1 << s.seat, HID, "X3", (s.seat, card_name(action)), veiled=(s.seat,))

    def show(self, s: Murk, action: Action) -> Answer:
        return Answer("pass" if action == PASS else f"hide {card_name(action)}")

    def why_not(self, s: Murk, thing: str) -> Refusal | None:
        return Refusal("X3", Phrase("murk-why-hide")) if thing.startswith("hide") else None


class Guess(Decision[Murk]):
    """All at once: low or high."""

    name = "guess"

    def options(self, s: Murk) -> list[Action]:
        return [0, 1]

    def take(self, s: Murk, action: Action) -> None:
        s.guess[s.seat] = action
        s.tell(GUESSED, "X4", s.seat, "high" if action else "low")

    def show(self, s: Murk, action: Action) -> Answer:
        return Answer("guess high" if action else "guess low")


CHEERS: Final = ("stay", "cheer", "explode", "spin", "vanish")


class Cheer(Decision[Murk]):
    name = "cheer"

    def options(self, s: Murk) -> list[Action]:
        return [0, 1, 2, 3, 4] if s.traps else [0, 1]

    def take(self, s: Murk, action: Action) -> None:
        if action == 1:
            s.tell(CHEERED, "X5", s.seat)
        if action == 2:
            s.total = 1 // 0
        while action == 3:
            s.total += 1
        if action == 4:
            s.total = -1

    def show(self, s: Murk, action: Action) -> Answer:
        return Answer(CHEERS[action])


def roll(s: Murk) -> None:
    s.total += s.rng.below(DICE_STREAM, 6) + 1
    s.tell(ROLLED, "X6", s.total)
    s.hidden = [-1] * s.seats
    s.round += 1
    if s.round == 3:
        s.end("rounds", [s.total % s.seats], "X7", tuple(range(s.seats)))


def undecided(s: Murk) -> bool:
    return s.outcome is None


ROUND: Final = (
    each_seat(ask(Mark()), ask(Hide()), ask(Cheer())),
    ask_each(Guess(), lambda s: list(range(s.seats))),
    do(roll),
)
FLOW: Final = Flow(Procedure("murk", do(deal), loop(undecided, *ROUND)))


def blank(seats: int, options: Options, rng: Rng) -> Murk:
    return Murk(seats, rng, options["traps"] == "yes")


def table(s: Murk, seat: int) -> dict[str, Any]:
    if s.total < 0:
        raise LookupError("nothing can be seen here")
    return {
        "round": s.round,
        "total": s.total,
        "hand": [card_name(card) for card in s.hand[seat]] if seat >= 0 else [],
        "marked": s.marked[seat] if seat >= 0 else -1,
        "hidden": [card >= 0 for card in s.hidden],
    }


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"Murk, round {view['table']['round']}"


def redeal(s: Murk, seat: int, random: Random) -> None:
    """The hands of the others, and what they hid and marked, are dealt anew."""
    unknown = [card for card in range(CARDS) if card not in s.hand[seat]]
    random.shuffle(unknown)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = sorted(unknown.pop() for _ in range(HAND))
            s.marked[other] = -1
            if s.hidden[other] >= 0:
                s.hidden[other] = s.hand[other][0]


def evaluate(s: Murk, seat: int) -> float:
    return 0.5


# Beside the rules: what a game from elsewhere may bring along.


class Meek:
    """A bot that takes the last option: it passes wherever that is allowed."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        return game.flow.options(state, seat)[-1]


def own_bots() -> Bots:
    return Bots({"meek": Meek})


def luck(seats: int, options: Options, facts: list[Fact]) -> list[LuckLine]:
    """The sum of the dice, which fall for everybody alike."""
    rolls = [fact for fact in facts if fact.kind.id == ROLLED.id]
    total = float(str(rolls[-1].values[0])) if rolls else 0.0
    return [(seat, "murk-luck", total, 3.5 * len(rolls), 1.7) for seat in range(seats)]


def turn_of(s: Murk) -> int:
    return s.round


def see(s: Murk) -> Sums:
    return {"total": s.total}


def watch(s: Murk, sums: Sums) -> None:
    sums["questions"] = sums.get("questions", 0) + 1


def tables(runs: list[Run]) -> list[Table]:
    rows: list[list[Cell]] = [[seats, sums["total"]] for _, seats, sums in runs]
    return [("Totals", [">players", ">total"], rows)]


def charts(runs: list[Run]) -> list[Chart]:
    return [("Totals", [("total", "#b8862b")], [("", "", [sums["total"]]) for _, _, sums in runs])]


GAME: Final = Game(
    id="murk",
    title="Murk",
    seats=(1, 3),
    flow=FLOW,
    streams=("deck", "dice"),
    blank=blank,
    table=table,
    text_table=text_table,
    redeal=redeal,
    evaluate=evaluate,
    facts=(DEALT, MARKED, HID, CHEERED, GUESSED, ROLLED),
    options=(Option("traps", ("no", "yes")),),
    bots=own_bots,
    turn=turn_of,
    report=luck,
    statistics=Statistics(see, watch, tables, charts, settings=[{"traps": "no"}]),
)
