"""What a side plays for, judged anew from what lies on the table.

The Shadow makes war until the Ring is worth more: when the Fellowship has suffered, or is near
Mordor. The Free Peoples walk to Mordor, unless the Ring is nearly lost and some stronghold of the
Shadow stands open.
"""

from typing import Final

from ringtable.games.war.bots.judgement import defence, power, worth
from ringtable.games.war.box.components import (
    CRACK_OF_DOOM,
    FREE,
    FREE_POINTS,
    NOT_ON_TRACK,
    SHADOW,
    SHADOW_POINTS,
    bits,
)
from ringtable.games.war.evaluate import steps_before_mordor, steps_on_track
from ringtable.games.war.state import War
from ringtable.games.war.turn.victory import points

Plan = int
WAR: Final = 0
RING: Final = 1

SUFFERED: Final = 6  # corruption at which the Shadow hunts in earnest
CLOSE: Final = 4  # steps to Mordor at which it does
NEARLY_WON: Final = 8  # points with which it goes on with the war
DESPAIR: Final = 9  # corruption at which the Free Peoples look for another way


def steps_left(s: War) -> int:
    """Steps of the Ring to the Crack of Doom."""
    return steps_before_mordor(s) + steps_on_track(s)


def shadow_plan(s: War) -> Plan:
    if points(s, SHADOW) >= NEARLY_WON:
        return WAR
    if s.circle != NOT_ON_TRACK or s.corruption >= SUFFERED:
        return RING
    return RING if steps_left(s) <= CLOSE + CRACK_OF_DOOM else WAR


def free_plan(s: War) -> Plan:
    """War if the Ring is nearly lost and far from its end, or if two strongholds can be had."""
    if s.circle != NOT_ON_TRACK:
        return RING
    if points(s, FREE) >= FREE_POINTS // 2 and open_strongholds(s):
        return WAR
    if s.corruption >= DESPAIR and steps_left(s) > CLOSE:
        return WAR
    return RING


def open_strongholds(s: War) -> int:
    """Settlements of the Shadow with points that an army of the Free Peoples beside them is
    stronger than."""
    found = 0
    for region in bits(s.map.great & s.map.of_side[SHADOW] & ~s.captured):
        against = defence(s, SHADOW, region)
        for other in bits(s.map.within(region, 2) & s.army_in[FREE]):
            if power(s, FREE, other) > against and worth(s, FREE, region):
                found |= 1 << region
    return found


def shadow_is_winning(s: War) -> bool:
    return points(s, SHADOW) >= SHADOW_POINTS - 3
