"""Figures put on the map and taken off it, with the pools they come from and go to. [W3]

Everything that changes `figures` goes through `put` and `take`: they keep the derived columns, and
they note the region, which is then looked at between two steps. [W1.9]
"""

from ringtable.games.war.box.components import (
    CHARACTERS,
    ELITE,
    KINDS,
    LEADER,
    NATIONS,
    NAZGUL,
    ON_THE_MAP,
    OUT_OF_THE_GAME,
    REGULAR,
    SHADOW,
    UNIT_KINDS,
    Character,
    Kind,
    Nation,
    Whereabouts,
    bits,
    side_of,
)
from ringtable.games.war.box.places import NOWHERE, REGIONS, Region
from ringtable.games.war.facts import ELIMINATED, FELL, RECRUITED, REDUCED, REMOVED
from ringtable.games.war.state import (
    ARMIES_CHANGED,
    BLOCK,
    CHARACTER_FELL,
    KINDS_EACH,
    NATIONS_OF,
    War,
)
from ringtable.games.war.teams.three import acts_with


def put(s: War, region: Region, nation: Nation, kind: Kind, n: int) -> None:
    """Figures come to stand in a region."""
    s.figures[region * BLOCK + nation * KINDS_EACH + kind] += n
    side = side_of(nation)
    if kind < UNIT_KINDS:
        s.units[side][region] += n
        s.nation_in[nation] |= 1 << region
        s.army_in[side] |= 1 << region
    else:
        s.led[side] |= 1 << region
    s.touched |= 1 << region


def take(s: War, region: Region, nation: Nation, kind: Kind, n: int) -> None:
    """Figures leave a region."""
    s.figures[region * BLOCK + nation * KINDS_EACH + kind] -= n
    side = side_of(nation)
    if kind < UNIT_KINDS:
        s.units[side][region] -= n
        at = region * BLOCK + nation * KINDS_EACH
        if not s.figures[at + REGULAR] and not s.figures[at + ELITE]:
            s.nation_in[nation] &= ~(1 << region)
        if not s.units[side][region]:
            s.army_in[side] &= ~(1 << region)
    elif not leaders(s, region, side):
        s.led[side] &= ~(1 << region)
    s.touched |= 1 << region


def leaders(s: War, region: Region, side: int) -> int:
    """Leader figures or Nazgûl of a side in a region; the Witch-king is a character. [W3.4]"""
    at = region * BLOCK
    if side == SHADOW:
        return s.figures[at + 5 * KINDS_EACH + NAZGUL]
    total = 0
    for nation in bits(NATIONS_OF[side]):
        total += s.figures[at + nation * KINDS_EACH + LEADER]
    return total


# Pools [W3.14-W3.18]


def in_reserve(s: War, nation: Nation, kind: Kind) -> int:
    """Figures in the reinforcement pool. [W3.14]"""
    return s.reserve[nation * KINDS_EACH + kind]


def recruit(s: War, region: Region, nation: Nation, kind: Kind, n: int, cause: str) -> None:
    """Figures from the pool to the map. [W3.14]"""
    s.reserve[nation * KINDS_EACH + kind] -= n
    put(s, region, nation, kind, n)
    acts_with(s, nation)
    s.tell(RECRUITED, cause, NATIONS[nation], KINDS[kind], n, REGIONS[region])


def eliminate(s: War, region: Region, nation: Nation, kind: Kind, n: int, cause: str) -> None:
    """Eliminated figures of the Shadow return to the pool; those of the Free Peoples never come
    back. [W3.15, W3.16]"""
    take(s, region, nation, kind, n)
    pool = s.reserve if side_of(nation) == SHADOW else s.fallen
    pool[nation * KINDS_EACH + kind] += n
    s.tell(ELIMINATED, cause, NATIONS[nation], KINDS[kind], n, REGIONS[region])


def remove_excess(s: War, region: Region, nation: Nation, kind: Kind, cause: str) -> None:
    """A unit over a limit goes back to its pool, on both sides. [W3.18]"""
    take(s, region, nation, kind, 1)
    s.reserve[nation * KINDS_EACH + kind] += 1
    s.tell(REMOVED, cause, NATIONS[nation], KINDS[kind], 1, REGIONS[region])


def replacement(s: War, nation: Nation) -> bool:
    """Whether there is a regular to stand in for an elite. [W16.6, W16.7]"""
    at = nation * KINDS_EACH + REGULAR
    return s.fallen[at] > 0 or s.reserve[at] > 0


def reduce_elite(s: War, region: Region, nation: Nation, cause: str) -> None:
    """An elite is replaced by a regular of its nation, an eliminated one if there is one, otherwise
    one of the pool; the elite counts as eliminated. [W16.2, W16.6, W16.8]"""
    at = nation * KINDS_EACH + REGULAR
    pool = s.fallen if s.fallen[at] else s.reserve
    pool[at] -= 1
    take(s, region, nation, ELITE, 1)
    put(s, region, nation, REGULAR, 1)
    gone = s.reserve if side_of(nation) == SHADOW else s.fallen
    gone[nation * KINDS_EACH + ELITE] += 1
    s.tell(REDUCED, cause, NATIONS[nation], REGIONS[region])


# Characters on the map


def bring(s: War, character: Character, region: Region) -> None:
    """A character comes to stand in a region, from elsewhere or from outside the map."""
    s.whereabouts[character] = ON_THE_MAP
    s.place[character] = region
    s.abroad |= 1 << character
    s.news |= 1 << ARMIES_CHANGED


def fall(s: War, character: Character, cause: str) -> None:
    """A character is eliminated on the map and does not come back. [W3.17]"""
    region = s.place[character]
    leave_map(s, character)
    s.news |= 1 << CHARACTER_FELL
    s.tell(FELL, cause, CHARACTERS[character], REGIONS[region])


def leave_map(s: War, character: Character, to: Whereabouts = OUT_OF_THE_GAME) -> None:
    """A character leaves the map. [W3.17, W42.5]"""
    s.whereabouts[character] = to
    s.place[character] = NOWHERE
    s.abroad &= ~(1 << character)
    s.news |= 1 << ARMIES_CHANGED
