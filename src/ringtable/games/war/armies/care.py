"""Parts of an army that need care: those of a mixed army in a team, and those of the Free Peoples
with three players. Whether a part is legal depends on all of its units together, so the choices of
one kind are those from which a legal part can still be reached. [W32.11, W33.4, W33.5, W33.7,
W33.8]"""

from typing import Final

from ringtable.games.war.box.components import ELITE, FREE, LEADER, Side
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, NATIONS_OF, War
from ringtable.games.war.teams.command import commander, nations_at
from ringtable.games.war.teams.three import barred_nations, of_last_army

# What the leaders of the last action's nations ask of a part: bits.
ONE_STAYS: Final = 1  # of a single nation's units one stays with them [W12.5]
MIXED: Final = 2  # only they can lead it, so it must be a mixed army


def needs_care(s: War, side: Side, region: Region, allowed: int) -> bool:
    """A mixed army of two team-mates; or the Free Peoples of three players after an action with a
    nation or a mixed army."""
    if not s.teams:
        return False
    if not s.is_one(side):
        own = nations_at(s, s.seat)
        mates = [n for n in NATIONS_LIST[side] if allowed >> n & 1 and not own >> n & 1]
        return any(s.nation_in[nation] >> region & 1 for nation in mates)
    if side != FREE or s.attacker == side:  # an advance belongs to the attack
        return False
    return bool(barred_nations(s) or of_last_army(s, region))


def nations_at_ease(s: War, side: Side, region: Region) -> int:
    """Nations of which the acting player may take any part out of a region, each by itself."""
    if s.is_one(side):
        return NATIONS_OF[side] & ~barred_nations(s) if side == FREE else NATIONS_OF[side]
    return 0 if s.mixed[side] >> region & 1 else nations_at(s, s.seat)


def has_more_to_say(s: War, side: Side, region: Region) -> bool:
    """Whether a part may be legal in which others are too."""
    if s.is_one(side):
        return side == FREE and barred_nations(s) != 0
    return bool(s.mixed[side] >> region & 1)


def why_not_his(s: War, side: Side, region: Region, attack: bool = False) -> str:
    """The clause that keeps the acting player from leading anybody out of a region where his side
    has units, or nothing: they are his team-mate's, who may command them, or the last action was
    with them. [W31.15, W32.13, W33.4]"""
    there = s.nations_in(region, side)
    if s.is_one(side):
        return "W33.4" if side == FREE and not there & ~barred_nations(s) else ""
    if not there & nations_at(s, s.seat):
        return "W31.15"
    led_by_mate = s.mixed[side] >> region & 1 and commander(s, side, region) != s.seat
    return "W32.13" if attack and led_by_mate else ""


def is_legal(
    s: War, side: Side, region: Region, units: dict[int, int], seat: int, wants: int
) -> bool:
    """Whether units (numbers by slot) may act together."""
    if s.is_one(side):
        return may_act(s, region, units, wants)
    return still_commands(s, side, units, seat)


def is_barred_leader(s: War, slot: int) -> bool:
    """A leader whose nation has acted last: he moves with a mixed army only. [W33.4, W33.5,
    W33.7]"""
    return slot % KINDS_EACH == LEADER and bool(barred_nations(s) >> slot // KINDS_EACH & 1)


def still_commands(s: War, side: Side, units: dict[int, int], seat: int) -> bool:
    """The team-mate would not command the acting part. [W32.3, W32.11]"""
    own = nations_at(s, seat)
    mine, theirs = [0, 0], [0, 0]
    for slot, n in units.items():
        count = mine if own >> slot // KINDS_EACH & 1 else theirs
        count[0] += n
        count[1] += n if slot % KINDS_EACH == ELITE else 0
    if mine == theirs:
        return s.leading[side] == seat
    return mine > theirs


def may_act(s: War, region: Region, units: dict[int, int], wants: int) -> bool:
    """One nation alone must not be that of the last action, nor leave the leaders of that one
    alone; a mixed army must not be the army of the last action. [W12.5, W33.4, W33.5, W33.8]"""
    nations = {slot // KINDS_EACH for slot, n in units.items() if n}
    if len(nations) == 1:
        if wants & MIXED or (wants and sum(units.values()) == s.units[FREE][region]):
            return False
        return not barred_nations(s) >> nations.pop() & 1
    earlier = of_last_army(s, region)
    for slot, n in units.items():
        others = s.figures[region * BLOCK + slot] - earlier.get(slot, 0)
        if n > max(0, others):
            return False
    return True


def reachable(
    s: War,
    side: Side,
    region: Region,
    chosen: dict[int, int],
    later: list[tuple[int, int]],
    least: int,
    most: int,
    must: list[int],
    seat: int,
    wants: int,
) -> bool:
    """Whether a legal part can be reached from what is chosen, with any numbers of what comes
    later (slots with how many there are). Of the slots in `must`, if any, one goes; `wants` is what
    leaders ask of it."""
    total = sum(chosen.values())
    if total > most:
        return False
    if not later:
        if must and not any(chosen.get(slot, 0) for slot in must):
            return False
        return total >= max(1, least) and is_legal(s, side, region, chosen, seat, wants)
    slot, n = later[0]
    return any(
        reachable(
            s, side, region, {**chosen, slot: take}, later[1:], least, most, must, seat, wants
        )
        for take in range(n + 1)
    )
