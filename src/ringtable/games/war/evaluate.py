"""A guess at the chance to win, for bots and advisors. No rule lives here."""

from math import exp

from ringtable.games.war.box.components import (
    CRACK_OF_DOOM,
    FREE,
    FREE_POINTS,
    LAST_CORRUPTION,
    NOT_ON_TRACK,
    SHADOW,
    SHADOW_POINTS,
    bits,
)
from ringtable.games.war.state import War
from ringtable.games.war.victory import points

MATE_WON = 0.8  # the side has won, the team-mate stands out [W34]
STEPS_TO_DOOM = 10 + CRACK_OF_DOOM  # from Rivendell to the gate, then the track


def evaluate(s: War, seat: int) -> float:
    """How far the Ring has come against the corruption it has cost, and how far each side is on its
    way to conquest."""
    if s.outcome is not None:
        if seat in s.outcome.winners:
            return 1.0
        side = s.side_at[s.outcome.winners[0]]
        return MATE_WON if s.side_at[seat] == side else 0.0
    free = 1.0 / (1.0 + exp(-advantage(s) / 2.5))
    return free if s.side_at[seat] == FREE else 1.0 - free


def advantage(s: War) -> float:
    """Of the Free Peoples, in points of the size of a victory point."""
    gates = bits(s.map.gates)
    if s.circle == NOT_ON_TRACK:
        steps = min([s.map.figure_distance[s.figure][gate] for gate in gates])
        left = max(0, steps - s.progress) + CRACK_OF_DOOM
    else:
        left = CRACK_OF_DOOM - s.circle
    way = 0.35 * (STEPS_TO_DOOM - left)
    ring = way - 0.06 * s.corruption * s.corruption + 0.1 * (LAST_CORRUPTION - s.corruption)
    if s.revealed:
        ring -= 0.5
    shadow = points(s, SHADOW) / SHADOW_POINTS
    free = points(s, FREE) / FREE_POINTS
    return ring - 6.0 * shadow * shadow + 6.0 * free * free - 1.0
