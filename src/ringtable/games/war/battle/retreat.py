"""Retreat: the whole defending army to one adjacent free region. [W17.3-W17.7, W17.13, W38.16]"""

from ringtable.games.war.armies.marching import force
from ringtable.games.war.armies.parts import LEADER_SLOTS, UNIT_SLOTS
from ringtable.games.war.battle.command import chief, defender
from ringtable.games.war.battle.round import RETREATED
from ringtable.games.war.box.components import SHADOW, SIEGE_BATTLE, Side, bits
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import RETREATED as TOLD_RETREATED
from ringtable.games.war.figures import put, take
from ringtable.games.war.politics import army_enters, companion_stops
from ringtable.games.war.state import BLOCK, KINDS_EACH, War
from ringtable.games.war.teams.three import army_has_gone


def regions_to_flee_to(s: War, side: Side, region: Region, besides: Region) -> list[Region]:
    """Adjacent regions that are free for a side, but not where the attack came from.
    [W17.3, W17.4, W17.13]"""
    near = s.map.near_set[region] & s.free(side) & ~(1 << besides)
    if side == SHADOW:
        near &= ~s.closed
    return bits(near)


def retreat_regions(s: War) -> list[Region]:
    """Where the defender of this battle may retreat to; a besieged army nowhere. [W17.4, W17.5]"""
    if s.battle_kind == SIEGE_BATTLE:
        return []
    return regions_to_flee_to(s, defender(s), s.battle_at, s.attacked_from)


def flee(s: War, side: Side, start: Region, to: Region, seat: int, cause: str) -> None:
    """A whole army leaves; whoever has level 0 stays behind unharmed. No border of nations stops
    it, and it captures nothing. [W17.3, W17.6, W17.7, W17.13, W21.18]"""
    gone = bytearray(BLOCK)
    army_has_gone(s, side, start, to)
    if s.mixed[side] >> start & 1:
        s.mixed[side] |= 1 << to
        s.together[side] |= 1 << to
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[side]:
            n = s.figures[start * BLOCK + slot]
            if n:
                gone[slot] = n
                take(s, start, slot // KINDS_EACH, slot % KINDS_EACH, n)
                put(s, to, slot // KINDS_EACH, slot % KINDS_EACH, n)
    who = 0
    for one in bits(s.company(start, side)):
        if s.pack.characters[one].level:
            who |= 1 << one
            s.place[one] = to
    s.tell(TOLD_RETREATED, cause, seat, REGIONS[start], REGIONS[to], *force(s, gone, who))
    for one in bits(who):
        companion_stops(s, one, to)
    army_enters(s, side, to)


def retreat_to(s: War, to: Region) -> None:
    """The defender leaves the battle. [W17.2, W17.8]"""
    side = defender(s)
    flee(s, side, s.battle_at, to, chief(s, side), "W17.3")
    s.battle_end = RETREATED
