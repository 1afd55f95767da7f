"""Sieges and the control of settlements. [W18.13-W18.22, W20, W39]"""

from ringtable.games.war.box.components import SIDES, STRONGHOLD, Side, side_of
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import CAPTURED, SIEGE_BEGAN, SIEGE_ENDED
from ringtable.games.war.politics import army_enters, settlement_is_lost
from ringtable.games.war.state import War
from ringtable.games.war.turn.victory import points


def army_arrives(s: War, side: Side, region: Region, seat: int) -> None:
    """An army has entered a region: activation, then capture, then the advance for it.
    [W12.16, W38.18]"""
    army_enters(s, side, region)
    if s.controller(region) == 1 - side and not s.units[1 - side][region]:
        capture(s, side, region, seat)


def capture(s: War, side: Side, region: Region, seat: int, cause: str = "W20.1") -> None:
    """A settlement comes under the control of a side; its own side takes the marker off. What is
    inside without a unit does not defend. [W18.18, W20.1-W20.4, W34.6]"""
    s.besieged &= ~(1 << region)
    home = side_of(s.map.nation[region])
    if home == side:
        s.captured &= ~(1 << region)
        s.captor[region] = 0
    else:
        s.captured |= 1 << region
        s.captor[region] = seat + 1
    s.tell(CAPTURED, cause, SIDES[side], REGIONS[region], points(s, side))
    if home != side:
        settlement_is_lost(s, region)


def begin_siege(s: War, region: Region) -> None:
    """Open to besieged: the attacker has entered after a withdrawal. [W18.8, W39.2]"""
    s.besieged |= 1 << region
    s.touched |= 1 << region
    s.tell(SIEGE_BEGAN, "W18.8", REGIONS[region])


def look_at_siege(s: War, region: Region, seat: int) -> None:
    """A siege ends with the last unit on either side. If besiegers are left the stronghold is
    theirs; otherwise those inside stand in the region again. `seat` is whoever besieges.
    [W18.14, W18.15, W20.2, W39.4-W39.6]"""
    garrison = s.controller(region)
    besieger = 1 - garrison
    if not s.units[besieger][region]:
        s.besieged &= ~(1 << region)
        s.touched |= 1 << region
        s.tell(SIEGE_ENDED, "W18.14", REGIONS[region])
    elif not s.units[garrison][region]:
        capture(s, besieger, region, seat, "W20.2")


def defends_stronghold(s: War, side: Side, region: Region) -> bool:
    """The region has a stronghold that this side controls and that is not under siege. [W18.4]"""
    return (
        s.map.settlement[region] == STRONGHOLD
        and s.controller(region) == side
        and not s.besieged >> region & 1
    )
