"""A rough guess at how a player stands, for bots that know nothing better. No rule lives here.

The numbers are fitted to the exact values of the solo game.
"""

from math import exp, sqrt
from typing import Final

from ringtable.games.dash.box.components import (
    ALL_DICE,
    BLACK,
    EMPTY,
    GANDALF,
    HALF,
    MORDOR,
    NAZGUL,
    ORC,
    RING,
    SPLIT,
    TREE,
    WARRIOR,
    dice_in,
)
from ringtable.games.dash.places import (
    all_nazgul_hit_me,
    gandalf_is_idle,
    orc_value,
    own_nazgul_held,
    rings_needed,
    warrior_value,
)
from ringtable.games.dash.state import Dash
from ringtable.kernel.state import NOBODY

TURNS_PER_CIRCLE: Final = 0.93
UNSPLIT: Final = 1.8  # marks that an unsplit square takes: Gandalf may still come
RIVALRY: Final = 0.7  # how much one circle of lead counts against an opponent
RING_PER_DIE: Final = 0.085  # what a die in the pool will still bring
MARK_PER_DIE: Final = 0.085
ORC_PER_DIE: Final = 3.1  # the more orcs per die left, the less likely warriors come in time


def evaluate(s: Dash, seat: int) -> float:
    """A guess at the chance to win: to survive, to be in time, to be there before the others."""
    if s.outcome is not None:
        return 1.0 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    if not s.in_game(seat):
        return 0.0
    way = circles_to_go(s, seat)
    value = safety(s, seat, way)
    if s.turn_limit and way > 0:
        turns = s.turn_limit - s.round
        value *= in_time(turns if under_way(s) else turns + 1, way)
    for other in range(s.seats):
        if other != seat and s.in_game(other):
            their_way = circles_to_go(s, other)
            lead = likely(RIVALRY * (way - their_way))
            value *= 1.0 - safety(s, other, their_way) * lead
    return value


def likely(x: float) -> float:
    """From 0 to 1 as x grows; even at 0."""
    return 1.0 / (1.0 + exp(-x))


def in_time(turns: int, way: float) -> float:
    """The chance that so many turns suffice for the way, besides the one under way."""
    return likely(2.0 * (turns - TURNS_PER_CIRCLE * way) / sqrt(max(turns, 1)) + 1.5)


def under_way(s: Dash) -> bool:
    """A turn of which nothing is kept yet counts as one to come."""
    return s.to_apply != 0 or s.pool != ALL_DICE


def circles_to_go(s: Dash, seat: int) -> float:
    way = float(MORDOR - s.circle[seat])
    if seat == s.seat and under_way(s):
        way -= rings_to_come(s)
    return max(way, 0.0)


def rings_to_come(s: Dash) -> float:
    """Circles that the dice of this turn will bring the active player."""
    rings = 0.0
    if s.to_apply:
        for die in dice_in(s.to_apply):
            if s.kept[die] == RING:
                rings += 1.0
        return rings
    kept = s.kept
    dice = dice_to_come(s)
    rings += kept.count(RING) + RING_PER_DIE * dice
    orcs = kept.count(ORC) * orc_value(s) - kept.count(WARRIOR) * warrior_value(s)
    if orcs > 0:
        rings = rings * exp(-ORC_PER_DIE * orcs / dice) if dice else 0.0
    return rings if rings >= rings_needed(s) else 0.5 * rings


def dice_to_come(s: Dash) -> int:
    """Dice of this turn that will still be rolled."""
    return 0 if s.kept[BLACK] == TREE else len(dice_in(s.pool))


def safety(s: Dash, seat: int, way: float) -> float:
    """The chance that the Nazgûl path holds for the rest of the way."""
    halves = 0.0
    unsplit = 0.0
    for number in range(seat * s.squares, (seat + 1) * s.squares):
        square = s.square[number]
        if square == EMPTY:
            unsplit += 1
        elif square == SPLIT:
            halves += 2
        elif square == HALF:
            halves += 1
    if seat == s.seat and under_way(s):
        gandalfs, marks = gandalfs_and_marks_to_come(s)
        splits = min(float(gandalfs), unsplit)
        halves += 2 * splits
        unsplit -= splits
        if marks >= halves + unsplit:
            return 0.0
        in_halves = min(marks, halves)
        halves -= in_halves
        unsplit -= marks - in_halves
    return likely(1.35 * (halves + UNSPLIT * unsplit - way) / sqrt(max(way, 0.3)) - 0.83)


def gandalfs_and_marks_to_come(s: Dash) -> tuple[int, float]:
    """What the dice of this turn will do to the active player's own path."""
    dice = 0 if s.to_apply else dice_to_come(s)
    gandalfs = 0
    marks = 0.0 if own_nazgul_held(s) else MARK_PER_DIE * dice
    for die in range(5):
        symbol = s.kept[die]
        if s.to_apply and not s.to_apply >> die & 1:
            continue
        if symbol == GANDALF and not gandalf_is_idle(s):
            gandalfs += 1
        elif symbol == NAZGUL and not own_nazgul_held(s):
            owner = s.owner(die) if die != BLACK else NOBODY
            if owner in (NOBODY, s.seat) or all_nazgul_hit_me(s):
                marks += 1
    return gandalfs, marks
