"""A guess at the chance to win, for bots and advisors. No rule lives here.

The weights are those that tell the winners best in 5828 positions, each at the beginning of a turn,
of 500 wars between heuristic players who gave every fiftieth answer by chance: by logistic
regression, every war counting alike. A quarter of the wars was kept apart to test it: the loss
there is 0.611 a position, where knowing only how often each side wins gives 0.685; nothing else
that was tried lowers it by more than 0.005.
"""

from math import exp, sqrt
from typing import Final

from ringtable.games.war.box.components import (
    CRACK_OF_DOOM,
    ELITE,
    FREE,
    LAST_CORRUPTION,
    NOT_ON_TRACK,
    SHADOW,
    bits,
)
from ringtable.games.war.fellowship.guide import companions
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.games.war.turn.dice import pool_of
from ringtable.games.war.turn.victory import points

MATE_WON: Final = 0.8  # the side has won, the team-mate stands out [W34]
TOLL: Final = 0.5  # damage of a step before Mordor, as far as nobody can bear it
TOLL_IN_MORDOR: Final = 2.0
HIDDEN_CHANCE: Final = 0.54  # how much the Ring's outlook counts before Mordor
TRACK_CHANCE: Final = 1.1  # and on the track, where it is settled soon
STEP: Final = 0.21  # of every step that is left before Mordor
STEP_IN_MORDOR: Final = 0.345
CONQUEST: Final = 0.04  # of the points of the Shadow beyond the easy ones, by their square
EASY_POINTS: Final = 3.0
BESIEGED: Final = 0.4  # of the points of a stronghold under siege
COUNTER: Final = 0.215  # of the points of the Free Peoples, by their square
FREE_DIE: Final = 0.23
SHADOW_DIE: Final = 0.24
SEEN: Final = 0.13  # of a Fellowship that is revealed
ARMS: Final = 0.012  # of a hit that the armies of the Shadow can take
AT_ALL: Final = 3.67


def evaluate(s: War, seat: int) -> float:
    if s.outcome is not None:
        if seat in s.outcome.winners:
            return 1.0
        side = s.side_at[s.outcome.winners[0]]
        return MATE_WON if s.side_at[seat] == side else 0.0
    free = 1.0 / (1.0 + exp(-advantage(s)))
    return free if s.side_at[seat] == FREE else 1.0 - free


def advantage(s: War) -> float:
    """Of the Free Peoples, as the logarithm of the odds."""
    return AT_ALL + of_the_ring(s) + of_conquest(s) + of_means(s)


def steps_before_mordor(s: War) -> int:
    """Of the Fellowship to the nearer gate, those counted that it has gone unseen."""
    if s.circle != NOT_ON_TRACK:
        return 0
    ways = s.map.figure_distance[s.figure]
    return max(0, min([ways[gate] for gate in bits(s.map.gates)]) - s.progress)


def steps_on_track(s: War) -> int:
    return CRACK_OF_DOOM if s.circle == NOT_ON_TRACK else CRACK_OF_DOOM - s.circle


def of_the_ring(s: War) -> float:
    """The damage that Ring-bearers and companions can bear, against what the way will cost and how
    much that may vary."""
    before, track = steps_before_mordor(s), steps_on_track(s)
    levels = sum([s.pack.characters[who].level for who in companions(s)])
    bears = LAST_CORRUPTION - s.corruption + levels
    spread = sqrt(before + 2.5 * track + 0.5)
    outlook = (bears - TOLL * before - TOLL_IN_MORDOR * track) / spread
    weight = HIDDEN_CHANCE if s.circle == NOT_ON_TRACK else TRACK_CHANCE
    way = STEP * before + STEP_IN_MORDOR * track
    return weight * outlook - way - (SEEN if s.revealed else 0.0)


def of_conquest(s: War) -> float:
    """Points that both sides have; a siege is half a capture."""
    shadow = float(points(s, SHADOW))
    for region in bits(s.besieged & s.map.of_side[FREE] & ~s.captured):
        shadow += BESIEGED * s.map.points[region]
    free = points(s, FREE)
    return COUNTER * free * free - CONQUEST * max(0.0, shadow - EASY_POINTS) ** 2


def of_means(s: War) -> float:
    """Dice of the next turn, and the armies of the Shadow: those of the Free Peoples tell nothing
    beyond the points that they guard."""
    dice = FREE_DIE * pool_of(s, FREE) - SHADOW_DIE * pool_of(s, SHADOW)
    return dice - ARMS * strength(s)


def strength(s: War) -> int:
    """Hits that all armies of the Shadow can take."""
    total = sum(s.units[SHADOW])
    for region in bits(s.army_in[SHADOW]):
        for nation in NATIONS_LIST[SHADOW]:
            total += s.figures[region * BLOCK + nation * KINDS_EACH + ELITE]
    return total
