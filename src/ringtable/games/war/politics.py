"""The political track: active or passive, and the steps to war. What a nation not At War may not do
is judged where armies move, attack and are recruited, figure by figure. [W21, W21.14, W21.15]"""

from typing import Final

from ringtable.games.war.box.components import (
    AT_WAR,
    CAPTURE_ADVANCE,
    FREE,
    NATIONS,
    NO_NATION,
    ROHAN,
    TOP_STEP,
    Character,
    Nation,
    Side,
    bits,
    side_of,
)
from ringtable.games.war.box.places import EDORAS, HELMS_DEEP, Region
from ringtable.games.war.cards.language import ROHAN_HELD_BACK
from ringtable.games.war.facts import ADVANCED, BECAME_ACTIVE
from ringtable.games.war.state import ADVANCED_BY_ATTACK, War
from ringtable.games.war.state import BECAME_ACTIVE as NEWS_OF_ACTIVE
from ringtable.games.war.teams.three import acts_with

# Wormtongue lets Rohan wake only by these; the others name a place where it may. [W21, W36]
ENTERED: Final = "W21.1"
ATTACKED: Final = "W21.2"
DECLARED: Final = "W21.3"
COMPANION: Final = "W21.4"
BY_ITSELF: Final = ("W21.8", "W21.9")  # advances that are nobody's action [W31.30]
WAKING_PLACES: Final = 1 << EDORAS | 1 << HELMS_DEEP


def activate(s: War, nation: Nation, cause: str, region: int = -1) -> None:
    """A passive nation becomes active and stays it. `cause` is the clause or card, `region` where
    it happens. [W21.1-W21.6]"""
    if s.active >> nation & 1 or held_back(s, nation, cause, region):
        return
    s.active |= 1 << nation
    s.news |= 1 << NEWS_OF_ACTIVE
    s.tell(BECAME_ACTIVE, cause, NATIONS[nation])


def held_back(s: War, nation: Nation, cause: str, region: int) -> bool:
    """Wormtongue on the table: a companion, or an attack on or a declaration in Edoras or Helm's
    Deep, and nothing else."""
    if nation != ROHAN or not s.standing >> ROHAN_HELD_BACK & 1 or cause == COMPANION:
        return False
    in_place = region >= 0 and bool(WAKING_PLACES >> region & 1)
    return not (in_place and cause in (ATTACKED, DECLARED))


def may_advance(s: War, nation: Nation) -> bool:
    """One step on is possible: a passive nation stops before At War. [W21.10]"""
    return s.step[nation] > (AT_WAR if s.active >> nation & 1 else 1)


def advance(s: War, nation: Nation, cause: str) -> bool:
    """One step towards At War; whether it was more than lost. [W21.7-W21.10, W21.19]"""
    if not may_advance(s, nation):
        return False
    s.step[nation] -= 1
    if s.step[nation] == AT_WAR:
        s.at_war |= 1 << nation
    if cause not in BY_ITSELF:
        acts_with(s, nation)
    s.tell(ADVANCED, cause, NATIONS[nation], s.step[nation])
    return True


def step_back(s: War, nation: Nation, cause: str) -> None:
    """The marker goes back, never above the top."""
    if s.step[nation] < TOP_STEP:
        s.step[nation] += 1
        s.at_war &= ~(1 << nation)
        s.tell(ADVANCED, cause, NATIONS[nation], s.step[nation])


# What happens by itself, whoever causes it [W31.30]


def army_enters(s: War, side: Side, region: Region) -> None:
    """An enemy army moves, advances or retreats into a region of the nation. [W21.1, W21.18]"""
    nation = s.map.nation[region]
    if nation != NO_NATION and side_of(nation) != side:
        activate(s, nation, ENTERED, region)


def companion_stops(s: War, character: Character, region: Region) -> None:
    """A companion ends a move, is placed or comes into play in an unconquered city or stronghold of
    a nation that he can wake. [W13.9, W21.4, W21.5]"""
    if s.map.great >> region & 1 and s.unconquered(region):
        nation = s.map.nation[region]
        wakes = s.pack.characters[character].activates
        if wakes >> nation & 1:
            activate(s, nation, COMPANION, region)


def army_is_attacked(s: War, nations: int, region: Region) -> None:
    """Nations with units in the army that is attacked: first all become active, then each goes one
    step on. [W21.2, W21.8, W21.11, W21.13]"""
    for nation in bits(nations):
        activate(s, nation, ATTACKED, region)
    for nation in bits(nations):
        if advance(s, nation, "W21.8") and side_of(nation) == FREE:
            s.news |= 1 << ADVANCED_BY_ATTACK


def settlement_is_lost(s: War, region: Region) -> None:
    """The enemy has captured a city or stronghold of the nation; second edition: any settlement.
    [W21.9, W21.11]"""
    if s.map.great >> region & 1 or s.second_edition(CAPTURE_ADVANCE):
        advance(s, s.map.nation[region], "W21.9")
