"""Players who share a side: who commands an army, who decides what. [W31-W33]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTERS,
    ELITE,
    MINION_SET,
    Character,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import KINDS_EACH, NATIONS_OF, War


def commander(s: War, side: Side, region: Region) -> int:
    """The player with more units there, then with more elites, then the one who leads.
    [W32.3, W32.5]"""
    if s.is_one(side):
        return s.leading[side]
    best = s.leading[side]
    most = (-1, -1)
    for seat in s.seats_of(side):  # the leading player first: he has the tie
        units = elites = 0
        for nation in bits(NATIONS_OF[side]):
            if s.owner[nation] == seat:
                units += s.units_of(region, 1 << nation)
                elites += s.count(region, nation, ELITE)
        if (units, elites) > most:
            most = (units, elites)
            best = seat
    return best


def commanded(s: War, seat: int, region: Region) -> int:
    """Nations whose figures a player may move out of a region: his own, and those of his team-mate
    in a mixed army that he commands. [W32.1, W32.4, W32.6, W32.15]"""
    side = s.side_at[seat]
    if s.is_one(side):
        return NATIONS_OF[side]
    if s.mixed[side] >> region & 1 and commander(s, side, region) == seat:
        return NATIONS_OF[side]
    return nations_at(s, seat)


def in_command(s: War, side: Side) -> int:
    """Regions in which the acting player may have something to command. [W31.15, W32.1]"""
    if s.is_one(side):
        return s.army_in[side]
    return s.with_units(nations_at(s, s.seat)) | s.army_in[side] & s.mixed[side]


def may_take_along(s: War, region: Region, side: Side) -> int:
    """Characters that the acting player's army may take along: companions and Nazgûl belong to
    nobody, a minion of the team-mate goes only in a mixed army. [W32.14]"""
    if s.is_one(side) or s.mixed[side] >> region & 1:
        return EVERYBODY
    return EVERYBODY & ~mates_minions(s)


def mates_minions(s: War) -> int:
    """The minions that are not the acting player's. [W31.2]"""
    return MINION_SET & ~s.pack.seats[s.seats][s.seat].minions


EVERYBODY: Final = (1 << len(CHARACTERS)) - 1


def is_own_minion(s: War, who: Character) -> bool:
    """Whether a minion that a card names is the acting player's. [W31.25]"""
    if s.is_one(s.side_at[s.seat]):
        return True
    return bool(s.pack.seats[s.seats][s.seat].minions >> who & 1)


def owners_in(s: War, part: bytearray) -> set[int]:
    """The players whose units are in a part of an army."""
    return {s.owner[slot // KINDS_EACH] for slot in range(len(part)) if part[slot]}


def nations_at(s: War, seat: int) -> int:
    """The nations of a player. [W31.1, W31.2]"""
    return s.pack.seats[s.seats][seat].nations
