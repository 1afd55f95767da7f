"""What an army, a settlement, a step is worth: the measures that all policies share."""

from typing import Final

from ringtable.games.war.box.components import (
    ELITE,
    FREE,
    LEADER,
    NAZGUL,
    POINTS,
    REGULAR,
    SAURON,
    SHADOW,
    STRONGHOLD,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import BLOCK, NATIONS_LIST, War
from ringtable.kernel.decision import Action

WALLS: Final = 2.0  # how much more a garrison is worth behind them [W18.10]
CITY_WALLS: Final = 1.3  # in the first round [W18.1]
NEAR: Final = 3  # steps within which an army is a danger


def best_of(options: list[Action], values: list[float]) -> Action:
    return options[values.index(max(values))]


def power(s: War, side: Side, region: Region) -> float:
    """Hits that an army can take, and half of its leadership."""
    at = region * BLOCK
    figures = s.figures
    if not s.army_in[side] >> region & 1:  # Nazgûl may be there, nobody else without an army
        alone = figures[at + SAURON * 4 + NAZGUL] if side == SHADOW else 0
        if not alone:
            return 0.0
    total = 0.0
    for nation in NATIONS_LIST[side]:
        slot = at + nation * 4
        total += figures[slot + REGULAR] + 2.0 * figures[slot + ELITE]
        if side == FREE:
            total += 0.5 * figures[slot + LEADER]
    if side == SHADOW:
        total += 0.5 * figures[at + SAURON * 4 + NAZGUL]
    if total:
        for one in bits(s.company(region, side)):
            total += 0.5 * s.pack.characters[one].leadership
    return total


def power_at_war(s: War, side: Side, region: Region) -> float:
    """The same of nations that may attack."""
    at = region * BLOCK
    total = 0.0
    for nation in NATIONS_LIST[side]:
        if s.at_war >> nation & 1:
            slot = at + nation * 4
            total += s.figures[slot + REGULAR] + 2.0 * s.figures[slot + ELITE]
    return total


def worth(s: War, side: Side, region: Region) -> int:
    """Points that a side gains by capturing a region."""
    if not s.map.of_side[1 - side] >> region & 1 or s.captured >> region & 1:
        return 0
    return POINTS[s.map.settlement[region]]


def at_stake(s: War, side: Side, region: Region) -> int:
    """Points that the enemy gains if a side loses a region that it holds."""
    if not s.map.of_side[side] >> region & 1 or s.captured >> region & 1:
        return 0
    return POINTS[s.map.settlement[region]]


def defence(s: War, side: Side, region: Region) -> float:
    """What an attacker meets in a region that a side holds."""
    strength = power(s, side, region)
    if not s.held(side) >> region & 1:
        return strength
    if s.map.settlement[region] == STRONGHOLD:
        return WALLS * strength
    return CITY_WALLS * strength if s.map.great >> region & 1 else strength


def danger(s: War, side: Side, region: Region) -> float:
    """How strongly enemies At War stand around a region: the nearer, the more."""
    enemy = 1 - side
    total = 0.0
    distance = s.map.distance[region]
    for other in bits(s.army_in[enemy]):
        steps = distance[other]
        if steps <= NEAR:
            total += power_at_war(s, enemy, other) / max(1, steps)
    return total


def beside_enemy(s: War, side: Side, region: Region) -> bool:
    """An enemy army that may attack stands in the next region."""
    near = s.map.near_set[region] & s.army_in[1 - side]
    return any(power_at_war(s, 1 - side, other) > 0 for other in bits(near))


def steps_to_mordor(s: War, region: Region) -> int:
    """Steps of the Fellowship's figure to the nearer gate."""
    return min([s.map.figure_distance[region][gate] for gate in bits(s.map.gates)])
