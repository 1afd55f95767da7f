"""Victory, in order of precedence. [W28, W34]"""

from ringtable.games.war.box.components import (
    CRACK_OF_DOOM,
    FREE,
    FREE_CONQUEST,
    FREE_POINTS,
    LAST_CORRUPTION,
    RING_DESTROYED,
    RING_LOST,
    SHADOW,
    SHADOW_CONQUEST,
    SHADOW_POINTS,
    TEAM_SCORE,
    VICTORIES,
    Side,
    Victory,
    bits,
    side_of,
)
from ringtable.games.war.state import War

CLAUSES = ("", "W28.2", "W28.3", "W28.5", "W28.6")
WINNERS = (FREE, SHADOW, FREE, SHADOW, FREE)


def points(s: War, side: Side) -> int:
    """Points for the enemy's cities and strongholds a side holds. [W20.6, W20.7, W42.11]"""
    worth = s.map.points
    return sum([worth[region] for region in bits(s.captured & s.map.of_side[1 - side])])


def ring_is_lost(s: War) -> bool:
    """[W28.2]"""
    return s.corruption >= LAST_CORRUPTION


def ring_is_destroyed(s: War) -> bool:
    """[W28.3]"""
    return s.circle == CRACK_OF_DOOM and s.corruption < LAST_CORRUPTION


def check_the_ring(s: War) -> None:
    """The two endings of the Ring, at any moment of a turn. [W28.1-W28.4]"""
    if ring_is_lost(s):
        win(s, RING_LOST)
    elif ring_is_destroyed(s):
        win(s, RING_DESTROYED)


def check_conquest(s: War) -> None:
    """Step 6: ten points for the Shadow, then four for the Free Peoples. [W28.1, W28.5-W28.8]"""
    if points(s, SHADOW) >= SHADOW_POINTS:
        win(s, SHADOW_CONQUEST)
    elif points(s, FREE) >= FREE_POINTS:
        win(s, FREE_CONQUEST)


def win(s: War, how: Victory) -> None:
    """A side has won; inside a team the player with the better count, or both. [W28.1, W34.1]"""
    side = WINNERS[how]
    seats = [n for n in range(s.seats) if s.side_at[n] == side]
    if len(seats) == 1:
        s.end(VICTORIES[how], seats, CLAUSES[how])
        return
    counts = tuple([count_of(s, seat) for seat in range(s.seats)])
    best = max([counts[seat] for seat in seats])
    s.end(VICTORIES[how], [n for n in seats if counts[n] == best], CLAUSES[how], counts)


def count_of(s: War, seat: int) -> int:
    """Enemy cities and strongholds that a Shadow player has captured and holds, less his own that
    are lost; for a player of the Free Peoples only what is lost counts. Second edition: their
    points instead of their number. [W34.2, W34.3, W34.6]"""
    side = s.side_at[seat]
    by_points = s.second_edition(TEAM_SCORE)
    total = 0
    for region in bits(s.captured & s.map.great):
        worth = s.map.points[region] if by_points else 1
        nation = s.map.nation[region]
        if side_of(nation) == side:
            total -= worth if s.owner[nation] == seat else 0
        elif side == SHADOW and s.captor[region] == seat + 1:
            total += worth
    return total
