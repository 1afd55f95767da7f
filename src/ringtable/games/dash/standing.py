"""A rough guess at how a player stands, for bots that know nothing better. No rule lives here."""

from typing import Final

from ringtable.games.dash.components import (
    BLACK,
    GANDALF,
    MORDOR,
    NAZGUL,
    ORC,
    RING,
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

# What an average turn brings; measured among sensible players.
PACE: Final = 1.0  # circles
RING_PER_DIE: Final = 0.2  # rings still to come from a die in the pool
RESCUE: Final = 0.3  # the chance that warriors still come for rings that orcs hold back


def evaluate(s: Dash, seat: int) -> float:
    """A guess at the chance to win: way travelled and marks left, against the others'."""
    if s.outcome is not None:
        return 1.0 / len(s.outcome.winners) if seat in s.outcome.winners else 0.0
    mine = standing(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    return mine * (1.0 - 0.6 * best)


def standing(s: Dash, seat: int) -> float:
    """How far and how safe a player is, between 0 and 1; the dice of a turn under way count too."""
    if not s.in_game(seat):
        return 0.0
    way = float(s.circle[seat])
    marks = s.remaining_marks(seat)
    if seat == s.seat:
        way += rings_to_come(s)
        marks += marks_to_come(s)
    if marks <= 0:
        return 0.0
    way = min(way, MORDOR)
    safe = min(marks, 10) / 10
    return (0.15 + 0.85 * way / MORDOR) * (0.3 + 0.7 * safe) * in_time(s, way)


def in_time(s: Dash, way: float) -> float:
    """Less than 1 when the turns of the solo game will hardly suffice. [D11.2]"""
    if s.turn_limit == 0 or way >= MORDOR:
        return 1.0
    turns = s.turn_limit - s.round
    return min(1.0, (0.5 + turns * PACE) / (MORDOR - way))


def rings_to_come(s: Dash) -> float:
    """Circles that the dice of this turn will bring the active player."""
    if s.to_apply:
        rings = 0.0
        for die in dice_in(s.to_apply):
            if s.kept[die] == RING:
                rings += 1.0
        return rings
    kept = s.kept
    rings = float(kept.count(RING))
    rolling = s.pool != 0 and kept[BLACK] != TREE
    if rolling:
        rings += RING_PER_DIE * len(dice_in(s.pool))
    if kept.count(ORC) * orc_value(s) > kept.count(WARRIOR) * warrior_value(s):
        rings *= RESCUE if rolling else 0.0
    return rings if rings >= rings_needed(s) else 0.5 * rings


def marks_to_come(s: Dash) -> int:
    """How the dice of this turn will change the marks that the active player can still take."""
    change = 0
    for die in range(5):
        symbol = s.kept[die]
        if s.to_apply and not s.to_apply >> die & 1:
            continue
        if symbol == GANDALF and not gandalf_is_idle(s):
            change += 1
        elif symbol == NAZGUL and not own_nazgul_held(s):
            owner = s.owner(die) if die != BLACK else NOBODY
            if owner == NOBODY or owner == s.seat or all_nazgul_hit_me(s):
                change -= 1
    return change
