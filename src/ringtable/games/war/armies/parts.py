"""The part of an army that moves, attacks or advances: how many of each kind go, kind by kind.
[W12.3-W12.5, W12.13, W14.3-W14.5, W14.14, W17.9, W17.10]

What may and must go is written into `part_rules` before the first question; what goes is gathered
in `part` and `part_who`. Kinds come in a fixed order: units first, then leaders and Nazgûl, then
characters one by one. `parting.py` asks for them.
"""

from typing import Final

from ringtable.games.war.armies.care import (
    MIXED,
    ONE_STAYS,
    has_more_to_say,
    is_barred_leader,
    nations_at_ease,
    needs_care,
    reachable,
)
from ringtable.games.war.battle.forces import elite_leaders
from ringtable.games.war.box.components import (
    COMPANION_SET,
    ELITE,
    FREE,
    ISENGARD,
    LEADER,
    NAZGUL,
    ON_THE_MAP,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    UNIT_KINDS,
    WITCH_KING,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import ALL_REGIONS, BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.games.war.teams.command import nations_at

# The rules of a part: columns of `part_rules`.
FROM: Final = 0  # the region
SIDE: Final = 1
ALLOWED: Final = 2  # nations whose units and leaders may go
WHO: Final = 3  # characters that may go
MOST: Final = 4  # units that may go
LEAST: Final = 5  # units that must go
MUST: Final = 6  # the figure that must be among them
TOGETHER: Final = 7  # if no unit stays, nobody stays [W14.14 second edition]
# The seat plus one, if the part must be judged as a whole, see `care.py`; below zero in an attack,
# in which leaders do not count. [W33.7]
CARE: Final = 8
GROUPS: Final = 9  # from here on, once it is prepared: each group that may go and its number

# Figures that a part must have.
NOBODY: Final = 0
ANY_LEADER: Final = 1  # leader, Nazgûl, character, or an elite that is a leader [W12.2, W30.8]
A_COMPANION: Final = 2
A_NAZGUL: Final = 3  # the Witch-king is one
THE_WITCH_KING: Final = 4
ISENGARD_UNIT: Final = 5

# Groups of figures, in order: the slots of a block, then 32 plus the character.
UNIT_SLOTS: Final = tuple(
    [
        [nation * KINDS_EACH + kind for nation in NATIONS_LIST[side] for kind in (REGULAR, ELITE)]
        for side in (FREE, SHADOW)
    ]
)
LEADER_SLOTS: Final[tuple[list[int], ...]] = (
    [nation * KINDS_EACH + LEADER for nation in NATIONS_LIST[FREE]],
    [SAURON * KINDS_EACH + NAZGUL],
)
EVERYTHING: Final = 100  # the answer: all that may go


def moved_already(s: War, region: Region, slot: int) -> int:
    """Figures of a group in a region that this action has moved there. [W12.8]"""
    n = 0
    for at in range(0, len(s.moved), 3):
        if s.moved[at] == region and s.moved[at + 1] == slot:
            n += s.moved[at + 2]
    return n


def available(s: War, rules: list[int], slot: int) -> int:
    """Figures of a group that may go."""
    region = rules[FROM]
    fought = s.attacker == rules[SIDE] and s.attacked_from == region  # only they advance
    if slot >= BLOCK:
        one = slot - BLOCK
        if not rules[WHO] >> one & 1 or s.place[one] != region:
            return 0
        n = 0 if fought and s.rearguard_who >> one & 1 else 1
    else:
        nation = slot // KINDS_EACH
        if slot % KINDS_EACH != NAZGUL and not rules[ALLOWED] >> nation & 1:
            return 0
        n = s.figures[region * BLOCK + slot]
        if fought:
            n -= s.rearguard[slot]
    return n - moved_already(s, region, slot) if n and s.moved else n


def groups(s: War, rules: list[int]) -> list[int]:
    """The groups that have somebody who may go, in order."""
    region, side = rules[FROM], rules[SIDE]
    found: list[int] = []
    for nation in bits(s.nations_in(region, side) & rules[ALLOWED]):
        for slot in range(nation * KINDS_EACH, nation * KINDS_EACH + UNIT_KINDS):
            if available(s, rules, slot):
                found.append(slot)
    if s.led[side] >> region & 1:
        found += [slot for slot in LEADER_SLOTS[side] if available(s, rules, slot)]
    found += [BLOCK + one for one in bits(rules[WHO]) if available(s, rules, BLOCK + one)]
    return found


def is_unit(slot: int) -> bool:
    return slot < BLOCK and slot % KINDS_EACH < UNIT_KINDS


def serves(s: War, must: int, slot: int) -> bool:
    """Whether a group has the figure that must go."""
    if must == ANY_LEADER:
        if is_unit(slot):
            return slot % KINDS_EACH == ELITE and bool(elite_leaders(s) >> slot // KINDS_EACH & 1)
        return True
    if must == A_COMPANION:
        return slot >= BLOCK and bool(COMPANION_SET >> slot - BLOCK & 1)
    if must == A_NAZGUL:
        return slot in (SAURON * KINDS_EACH + NAZGUL, BLOCK + WITCH_KING)
    if must == THE_WITCH_KING:
        return slot == BLOCK + WITCH_KING
    return is_unit(slot) and slot // KINDS_EACH == ISENGARD


def chosen(s: War, slot: int) -> int:
    return s.part_who >> slot - BLOCK & 1 if slot >= BLOCK else s.part[slot]


def choose(s: War, slot: int, n: int) -> None:
    if slot < BLOCK:
        s.part[slot] = n
    elif n:
        s.part_who |= 1 << slot - BLOCK


def units_chosen(s: War) -> int:
    return sum([s.part[slot] for slot in UNIT_SLOTS[s.part_rules[SIDE]]])


def slots_of(s: War) -> list[int]:
    """The groups of the part that is being chosen."""
    return s.part_rules[GROUPS::2]


def sizes_of(s: War) -> list[int]:
    """How many figures each of them has."""
    return s.part_rules[GROUPS + 1 :: 2]


def bounds(s: War, at: int) -> tuple[int, int]:
    """The least and the most of a group that may go, so that the rest can still be chosen."""
    rules = s.part_rules
    here, sizes = slots_of(s), sizes_of(s)
    slot, n, must = here[at], sizes[at], rules[MUST]
    later = here[at + 1 :]
    if not is_unit(slot):  # the units are known by then
        later = [one for one in later if not stays_put(s, one)]
    open_must = must != NOBODY and not any(serves(s, must, one) and chosen(s, one) for one in here)
    serves_later = open_must and any(serves(s, must, one) for one in later)
    least, most = 0, n
    if is_unit(slot):
        so_far = units_chosen(s)
        rest = sum([sizes[one] for one in range(at + 1, len(here)) if is_unit(here[one])])
        least = max(0, rules[LEAST] - so_far - rest)
        most = min(n, rules[MOST] - so_far)
        waits = open_must and not serves(s, must, slot)
        if waits and all(is_unit(one) for one in later if serves(s, must, one)):
            most = min(most, rules[MOST] - so_far - 1)
    elif nobody_stays(s) and ((slot < BLOCK and rules[SIDE] == FREE) or rules[TOGETHER]):
        least = n
    if open_must and not serves_later and serves(s, must, slot):
        least = max(least, 1)
    return least, most


def stays_put(s: War, slot: int) -> bool:
    """With three players: a leader of the last action's nation, beside units of one nation alone.
    [W33.4, W33.7]"""
    rules = s.part_rules
    if rules[CARE] <= 0 or not s.is_one(rules[SIDE]):
        return False
    if slot >= BLOCK or not is_barred_leader(s, slot):
        return False
    return len({one // KINDS_EACH for one in UNIT_SLOTS[rules[SIDE]] if s.part[one]}) == 1


def nobody_stays(s: War) -> bool:
    """No unit of the side stays behind. [W12.5, W14.14]"""
    rules = s.part_rules
    return units_chosen(s) == s.units[rules[SIDE]][rules[FROM]]


def rules_of_part(
    s: War,
    region: Region,
    side: Side,
    allowed: int,
    who: int,
    most: int,
    least: int = 1,
    must: int = NOBODY,
    together: bool = False,
    moves: bool = True,
) -> list[int]:
    """What may and must go. Leaders of the Free Peoples that may not go need a unit that stays.
    [W12.5, W14.14]"""
    most = min(most, units_that_may_go(s, region, side, allowed))
    care = s.seat + 1 if needs_care(s, side, region, allowed) else 0
    return [region, side, allowed, who, most, least, must, int(together), care if moves else -care]


def prepare(s: War, rules: list[int]) -> None:
    """Write the rules down before the first question, with the groups that may go; nobody is chosen
    yet."""
    s.part = bytearray(BLOCK)
    s.part_who = 0
    written = rules[:GROUPS]
    for slot in groups(s, rules):
        written += (slot, available(s, rules, slot))
    s.part_rules = written


def units_that_may_go(s: War, region: Region, side: Side, allowed: int) -> int:
    """Units of the allowed nations, less one that must stay with leaders who may not go. [W12.5]"""
    at = region * BLOCK
    n = 0
    for nation in NATIONS_LIST[side]:
        if allowed >> nation & 1:
            n += s.figures[at + nation * KINDS_EACH] + s.figures[at + nation * KINDS_EACH + ELITE]
    if side == FREE and n == s.units[side][region] and n and s.led[FREE] >> region & 1:
        for nation in NATIONS_LIST[side]:
            if not allowed >> nation & 1 and s.figures[at + nation * KINDS_EACH + LEADER]:
                return n - 1
    return n


def with_figure(s: War, side: Side, must: int) -> int:
    """Regions in which the figure that must go can be at all."""
    if must == NOBODY:
        return ALL_REGIONS
    if must == ISENGARD_UNIT:
        return s.nation_in[ISENGARD]
    found = 0
    if must in (ANY_LEADER, A_NAZGUL):
        found |= s.led[side]
    if must == ANY_LEADER:
        found |= s.with_units(elite_leaders(s))
    for one in bits(s.abroad):
        if serves(s, must, BLOCK + one):
            found |= 1 << s.place[one]
    return found


def surely_possible(s: War, side: Side, must: int) -> int:
    """Regions out of which the acting player can surely take a part of the nations At War: nobody
    there must stay or go with it. The rest must be looked into."""
    if side == SHADOW:
        who = -1 if must == NOBODY else s.led[SHADOW] if must == ANY_LEADER else 0
    else:
        who = ~s.led[FREE] if must == NOBODY else 0
    if not who:
        return 0
    if s.is_one(side):
        return who & s.with_units(s.at_war & nations_at_ease(s, side, 0))
    return who & s.with_units(s.at_war & nations_at(s, s.seat)) & ~s.mixed[side]


def plainly_possible(s: War, region: Region, side: Side, allowed: int, must: int) -> int:
    """1 or 0 if it is clear at a glance whether a part can be chosen, -1 if it must be looked into:
    characters in the region, elites that lead, a leader who may not go, a mixed army."""
    if s.teams:
        answer = clear_answer(s, region, side, allowed & nations_at_ease(s, side, region), must)
        return -1 if answer == 0 and has_more_to_say(s, side, region) else answer
    return clear_answer(s, region, side, allowed, must)


def clear_answer(s: War, region: Region, side: Side, allowed: int, must: int) -> int:
    """The same where no team-mate has a say."""
    for nation in NATIONS_LIST[side]:
        if allowed >> nation & 1 and s.nation_in[nation] >> region & 1:
            break
    else:
        return 0
    led = s.led[side] >> region & 1
    if side == SHADOW:
        if must == NOBODY or (must == ANY_LEADER and led):
            return 1
        if must != ANY_LEADER or region in s.place:
            return -1
        if s.whereabouts[SARUMAN] == ON_THE_MAP:
            for nation in bits(elite_leaders(s) & allowed):
                if s.figures[region * BLOCK + nation * KINDS_EACH + ELITE]:
                    return 1
        return 0
    if led:
        at = region * BLOCK + LEADER
        for nation in NATIONS_LIST[FREE]:
            if not allowed >> nation & 1 and s.figures[at + nation * KINDS_EACH]:
                return -1
        return 1 if must in (NOBODY, ANY_LEADER) else -1
    if must == NOBODY:
        return 1
    return 0 if must == ANY_LEADER and region not in s.place else -1


def possible(s: War, rules: list[int]) -> bool:
    """Whether any part can be chosen by these rules."""
    here = groups(s, rules)
    units = sum([available(s, rules, slot) for slot in here if is_unit(slot)])
    if min(units, rules[MOST]) < max(1, rules[LEAST]):
        return False
    if rules[CARE] and not leads_somewhere(s, rules, here, -1, 0):
        return False
    return rules[MUST] == NOBODY or any(serves(s, rules[MUST], slot) for slot in here)


def leads_somewhere(s: War, rules: list[int], here: list[int], at: int, n: int) -> bool:
    """Whether a legal part is left if so many of a group go; -1: before the first. Where only units
    can be the figure that must go, one of them must be in it. [W30.8, W32.11]"""
    units = [slot for slot in here if is_unit(slot)]
    must = [slot for slot in here if rules[MUST] != NOBODY and serves(s, rules[MUST], slot)]
    if any(not is_unit(slot) for slot in must):
        must = []
    so_far = {slot: chosen(s, slot) for slot in units[: max(0, at)]}
    if at >= 0:
        so_far[here[at]] = n
    later = [(slot, available(s, rules, slot)) for slot in units[at + 1 :]]
    region, side, seat = rules[FROM], rules[SIDE], abs(rules[CARE]) - 1
    wants = what_leaders_want(s, rules, here)
    return reachable(s, side, region, so_far, later, rules[LEAST], rules[MOST], must, seat, wants)


def what_leaders_want(s: War, rules: list[int], here: list[int]) -> int:
    """What the leaders of the last action's nations, who may move with a mixed army only, ask of a
    part. [W12.5, W33.4, W33.7]"""
    if rules[CARE] <= 0 or not s.is_one(rules[SIDE]):
        return 0
    bound = [slot for slot in here if slot < BLOCK and is_barred_leader(s, slot)]
    if not bound:
        return 0
    must = rules[MUST]
    others = [slot for slot in here if slot not in bound]
    if must != NOBODY and not any(serves(s, must, slot) for slot in others):
        return ONE_STAYS | MIXED
    return ONE_STAYS


def numbers(s: War, at: int) -> list[int]:
    """How many of a group may go, the most first."""
    least, most = bounds(s, at)
    found = list(range(most, least - 1, -1))
    if s.part_rules[CARE]:
        here = slots_of(s)
        if is_unit(here[at]):
            found = [n for n in found if leads_somewhere(s, s.part_rules, here, at, n)]
        elif stays_put(s, here[at]):
            found = [0]
    return found
