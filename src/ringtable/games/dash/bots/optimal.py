"""The strongest player of Dash to Mordor, and the advisor: the exact solver at the table. [D14]

Alone, the values are exact chances to arrive in time. With opponents they are those of the model
for one sheet [D14.9]: the chance to arrive within a number of turns, which is read off the
opponents' progress.
"""

from functools import cache
from random import Random
from typing import Final

from ringtable.games.dash import solver as exact
from ringtable.games.dash.box.components import (
    BLACK,
    EMPTY,
    FULL,
    GANDALF,
    HALF,
    MORDOR,
    NAZGUL,
    ORC,
    RING,
    SPLIT,
    WARRIOR,
    Die,
    dice_in,
)
from ringtable.games.dash.places import all_nazgul_hit_me, own_nazgul_held, rings_needed
from ringtable.games.dash.results import FIRST, LEAVE
from ringtable.games.dash.state import Dash
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import NOBODY, State

# Tuned by tournaments of the bot against itself with other settings.
PACE: Final = 1.0  # circles that an opponent travels in a turn
LONGEST: Final = 10  # turns looked ahead when nobody is in a hurry
MALICE: Final = 0.01  # what a mark on the path of the leader is worth, in chance to arrive


def dash_of(state: State) -> Dash:
    if not isinstance(state, Dash):
        raise RingtableError("the bot optimal plays Dash to Mordor only", "wrong-game")
    return state


@cache
def house_solver() -> exact.Solver:
    return exact.Solver(exact.house_values(), remembered_turns=2000)


def solver_for(s: Dash) -> exact.Solver:
    """The solver, if this match has the dice and paths it was computed for."""
    solver = house_solver()
    model = solver.model
    coloured = sorted(model.coloured)
    same = s.squares == model.path.squares and sorted(s.faces[BLACK]) == sorted(model.black)
    for die in range(BLACK):
        same = same and sorted(s.faces[die]) == coloured
    if not same:
        raise RingtableError(
            "the exact solver was computed for the house dice, not for those of this match",
            "foreign-content",
        )
    return solver


# ---- the sheet as the solver sees it -----------------------------------------------------------


class Sheet:
    """A seat's own sheet and how many turns it plans for."""

    def __init__(self, s: Dash, seat: int, pace: float) -> None:
        self.side = exact.ADVANCED if s.advanced else exact.NORMAL
        self.players = len(s.players())
        self.turns = turns_left(s, seat, pace)
        self.p = s.circle[seat]
        self.h, self.u = exact.reduce_squares(bytes(s.squares_of(seat)))


def turns_left(s: Dash, seat: int, pace: float) -> int:
    """Own turns to plan for, the present one included. [D11.2, D14.9]"""
    if s.turn_limit:
        return s.turn_limit - max(s.round, 1) + 1
    lead = -1
    for other in s.players():
        if other != seat:
            lead = max(lead, s.circle[other])
    if lead < 0:
        return LONGEST
    turns = round((MORDOR - lead) / pace)
    return max(1, min(turns, LONGEST))


def hits_another(s: Dash, seat: int, die: Die) -> bool:
    """Whether a Nazgûl on this die would go to somebody else. [D6.4]"""
    owner = s.owner(die) if die != BLACK else NOBODY
    return owner != NOBODY and owner != seat


def kept_so_far(s: Dash, seat: int) -> list[int]:
    """What was kept before this roll, counted in the order of `solver.KEPT`."""
    counts = [s.kept.count(RING), s.kept.count(ORC), s.kept.count(WARRIOR), 0, 0, 0]
    for die in range(5):
        if s.kept[die] == NAZGUL:
            counts[4 if hits_another(s, seat, die) else 3] += 1
        elif s.kept[die] == GANDALF:
            counts[5] += 1
    return counts


class Roll:
    """The dice on the table by kind, or some of them."""

    def __init__(self, s: Dash, seat: int, dice: int) -> None:
        self.own: list[int] = []
        self.other: list[int] = []
        self.black: list[int] = []
        for die in dice_in(dice):
            if die == BLACK:
                self.black.append(s.shown[die])
            elif hits_another(s, seat, die):
                self.other.append(s.shown[die])
            else:
                self.own.append(s.shown[die])
        self.own.sort()
        self.other.sort()

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        return tuple(self.own), tuple(self.other), tuple(self.black)


# ---- what every option is worth ----------------------------------------------------------------


def values_of(decision: str, s: Dash, seat: int, pace: float = PACE) -> list[float]:
    """The chance to arrive after each option of the question at hand, in the options' order."""
    solver = solver_for(s)
    sheet = Sheet(s, seat, pace)
    if decision == "keep":
        return keep_values(solver, sheet, s, seat)
    if decision == "reroll":
        advice = advice_on_roll(solver, sheet, s, seat)
        return [max([keep.value for keep in advice.keeps]), advice.reroll]
    if decision == "apply":
        return [after_applying(solver, sheet, s, seat, action) for action in s.options]
    start = solver.value(sheet.side, s.seats, sheet.turns, sheet.p, sheet.h, sheet.u)
    return [start] * len(s.options)


def advice_on_roll(solver: exact.Solver, sheet: Sheet, s: Dash, seat: int) -> exact.Advice:
    roll = Roll(s, seat, s.pool)
    return solver.advise(
        sheet.side,
        sheet.players,
        sheet.turns,
        sheet.p,
        sheet.h,
        sheet.u,
        kept_so_far(s, seat),
        roll.own,
        roll.other,
        roll.black,
    )


def keep_values(solver: exact.Solver, sheet: Sheet, s: Dash, seat: int) -> list[float]:
    values: dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], float] = {}
    for keep in advice_on_roll(solver, sheet, s, seat).keeps:
        key = tuple(sorted(keep.own)), tuple(sorted(keep.other)), tuple(keep.black)
        values[key] = keep.value
    return [values[Roll(s, seat, dice).key()] for dice in s.options]


def after_applying(solver: exact.Solver, sheet: Sheet, s: Dash, seat: int, action: Action) -> float:
    """The value of the sheet when this is applied now and the rest in the best order. [D14.6]"""
    squares = list(bytes(s.squares_of(seat)))
    left = s.to_apply
    if action >= FIRST:
        left &= ~(1 << (action - FIRST))
        if s.kept[action - FIRST] == NAZGUL and hits_me(s, seat, action - FIRST):
            put_mark(squares)
    elif action < LEAVE:
        squares[action] = SPLIT
    gandalfs = -1 if action <= LEAVE else 0
    marks = 0
    for die in dice_in(left):
        if s.kept[die] == GANDALF:
            gandalfs += 1
        elif s.kept[die] == NAZGUL and hits_me(s, seat, die):
            marks += 1
    for _ in range(gandalfs):
        square = exact.square_to_split(squares)
        if square >= 0:
            squares[square] = SPLIT
    for _ in range(marks):
        put_mark(squares)
    rings = 0
    if s.rings_kept >= rings_needed(s):
        for die in dice_in(s.to_apply):
            if s.kept[die] == RING:
                rings += 1
    p = min(s.circle[seat] + rings, MORDOR)
    h, u = exact.reduce_squares(squares)
    path = solver.model.path
    later = solver.values.later(sheet.side, sheet.players, sheet.turns)
    return later[p * path.width + path.index(h, u)]


def hits_me(s: Dash, seat: int, die: Die) -> bool:
    if hits_another(s, seat, die):
        return all_nazgul_hit_me(s)
    return not own_nazgul_held(s)


def put_mark(squares: list[int]) -> None:
    """A mark on the leftmost square that is not full. [D7.2]"""
    for number, square in enumerate(squares):
        if square != FULL:
            squares[number] = HALF if square == SPLIT else FULL
            return


# ---- the bot and the advisor -------------------------------------------------------------------


class Optimal:
    """Takes the most valuable option; among equals the one that hurts the leader most."""

    def __init__(self, pace: float = PACE, malice: float = MALICE) -> None:
        self.pace = pace
        self.malice = malice

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        s = dash_of(state)
        decision = game.flow.decision(s).name
        values = values_of(decision, s, seat, self.pace)
        best = 0
        highest = -1.0
        for number, action in enumerate(s.options):
            value = values[number]
            if decision == "keep" and s.seats > 1:
                value += self.malice * harm(s, seat, action)
            if value > highest:
                best, highest = action, value
        return best


def harm(s: Dash, seat: int, dice: int) -> float:
    """How much a keep hurts others: more the further they have come and the less they can still
    take. [D6.4]"""
    if all_nazgul_hit_me(s):
        return 0.0
    done = 0.0
    for die in dice_in(dice):
        if s.shown[die] == NAZGUL and hits_another(s, seat, die):
            victim = s.owner(die)
            done += (1 + s.circle[victim]) / s.remaining_marks(victim)
    return done


Lines = list[tuple[str, float, int]]


def advise(game: Game, state: State, seat: int, random: Random) -> tuple[str, bool, Lines]:
    """Who advises, whether the chances are exact, and the options with theirs, best first."""
    s = dash_of(state)
    decision = game.flow.decision(s)
    values = values_of(decision.name, s, seat)
    lines: Lines = []
    for number, action in enumerate(s.options):
        lines.append((decision.show(s, action).text, values[number], 0))
    lines.sort(key=value_of_line, reverse=True)
    return "optimal", s.seats == 1 and split_from_the_left(s, seat), lines


def value_of_line(line: tuple[str, float, int]) -> float:
    return line[1]


def split_from_the_left(s: Dash, seat: int) -> bool:
    """Only then the solver's three numbers say everything about a Nazgûl path. [D14.2]"""
    untouched = False
    for square in bytes(s.squares_of(seat)):
        if square == EMPTY:
            untouched = True
        elif untouched:
            return False
    return True
