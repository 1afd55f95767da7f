"""Parts of an army that need care: those of a mixed army in a team, and those of the Free Peoples
with three players. Whether a part is legal depends on all of its units together, so the choices of
one kind are those from which a legal part can still be reached. [W32.11, W33.4, W33.5, W33.8]"""

from ringtable.games.war.box.components import ELITE, FREE, Side
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.games.war.teams import nations_at
from ringtable.games.war.three import barred_nations, of_last_army


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


def is_legal(s: War, side: Side, region: Region, units: dict[int, int], seat: int) -> bool:
    """Whether units (numbers by slot) may act together."""
    if s.is_one(side):
        return may_act(s, region, units)
    return still_commands(s, side, units, seat)


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


def may_act(s: War, region: Region, units: dict[int, int]) -> bool:
    """One nation alone must not be that of the last action; a mixed army must not be the army of
    the last action. [W33.4, W33.5, W33.8]"""
    nations = {slot // KINDS_EACH for slot, n in units.items() if n}
    if len(nations) == 1:
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
    seat: int,
) -> bool:
    """Whether a legal part can be reached from what is chosen, with any numbers of what comes
    later (slots with how many there are)."""
    total = sum(chosen.values())
    if total > most:
        return False
    if not later:
        return total >= max(1, least) and is_legal(s, side, region, chosen, seat)
    slot, n = later[0]
    return any(
        reachable(s, side, region, {**chosen, slot: take}, later[1:], least, most, seat)
        for take in range(n + 1)
    )
