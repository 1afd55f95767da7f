"""The part of an army that moves, attacks or advances: how many of each kind go, kind by kind.
[W12.3-W12.5, W12.13, W14.3-W14.5, W14.14, W17.9, W17.10]

What may and must go is written into `part_rules` before the first question; what goes is gathered
in `part` and `part_who`. Kinds come in a fixed order: units first, then leaders and Nazgûl, then
characters one by one. A question is asked only where there is a choice.
"""

from typing import Final

from ringtable.games.war.armies.care import is_legal, needs_care, reachable
from ringtable.games.war.battle.forces import elite_leaders
from ringtable.games.war.box.components import (
    CHARACTERS,
    COMPANION_SET,
    ELITE,
    FREE,
    ISENGARD,
    KINDS,
    LEADER,
    NATIONS,
    NAZGUL,
    REGULAR,
    SAURON,
    SHADOW,
    UNIT_KINDS,
    WITCH_KING,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.procedure import Procedure, ask, do, loop

# The rules of a part: columns of `part_rules`.
FROM: Final = 0  # the region
SIDE: Final = 1
ALLOWED: Final = 2  # nations whose units and leaders may go
WHO: Final = 3  # characters that may go
MOST: Final = 4  # units that may go
LEAST: Final = 5  # units that must go
MUST: Final = 6  # the figure that must be among them
TOGETHER: Final = 7  # if no unit stays, nobody stays [W14.14 second edition]
CARE: Final = 8  # the seat plus one, if the part must be judged as a whole, see `care.py`

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
LEADER_SLOTS: Final = (
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
    side = rules[SIDE]
    found = [slot for slot in UNIT_SLOTS[side] if available(s, rules, slot)]
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


def bounds(s: War, here: list[int], at: int) -> tuple[int, int]:
    """The least and the most of a group that may go, so that the rest can still be chosen."""
    rules = s.part_rules
    slot = here[at]
    n = available(s, rules, slot)
    later = here[at + 1 :]
    must = rules[MUST]
    open_must = must != NOBODY and not any(serves(s, must, one) and chosen(s, one) for one in here)
    serves_later = open_must and any(serves(s, must, one) for one in later)
    least, most = 0, n
    if is_unit(slot):
        so_far = units_chosen(s)
        rest = sum([available(s, rules, one) for one in later if is_unit(one)])
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
) -> list[int]:
    """What may and must go. Leaders of the Free Peoples that may not go need a unit that stays.
    [W12.5, W14.14]"""
    most = min(most, units_that_may_go(s, region, side, allowed))
    care = s.seat + 1 if needs_care(s, side, region, allowed) else 0
    return [region, side, allowed, who, most, least, must, int(together), care]


def prepare(s: War, rules: list[int]) -> None:
    """Write the rules down before the first question; nobody is chosen yet."""
    s.part = bytearray(BLOCK)
    s.part_who = 0
    s.part_rules = rules


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
    """Whether a legal part is left if so many of a group go; -1: before the first. [W32.11]"""
    units = [slot for slot in here if is_unit(slot)]
    so_far = {slot: chosen(s, slot) for slot in units[: max(0, at)]}
    if at >= 0:
        so_far[here[at]] = n
    later = [(slot, available(s, rules, slot)) for slot in units[at + 1 :]]
    region, side, seat = rules[FROM], rules[SIDE], rules[CARE] - 1
    return reachable(s, side, region, so_far, later, rules[LEAST], rules[MOST], seat)


def numbers(s: War, here: list[int], at: int) -> list[int]:
    """How many of a group may go, the most first."""
    least, most = bounds(s, here, at)
    found = list(range(most, least - 1, -1))
    if s.part_rules[CARE] and is_unit(here[at]):
        found = [n for n in found if leads_somewhere(s, s.part_rules, here, at, n)]
    return found


# The frame of the questions: n is how many groups are decided, target is 1 after an answer.


def begin_part(s: War) -> None:
    s.n = 0
    s.target = 0
    decide_what_is_clear(s)


def decide_what_is_clear(s: War) -> None:
    """Every group without a choice, up to the next that has one."""
    here = groups(s, s.part_rules)
    while s.n < len(here):
        open_to = numbers(s, here, s.n)
        if len(open_to) > 1:
            return
        choose(s, here[s.n], open_to[0])
        s.n += 1


def groups_left(s: War) -> bool:
    return s.n < len(groups(s, s.part_rules))


def all_may_go(s: War) -> bool:
    """Nothing was answered yet, and there is room for all."""
    here = groups(s, s.part_rules)
    units = sum([available(s, s.part_rules, slot) for slot in here if is_unit(slot)])
    if s.target or units > s.part_rules[MOST]:
        return False
    if not s.part_rules[CARE]:
        return True
    rules = s.part_rules
    whole = {slot: available(s, rules, slot) for slot in here if is_unit(slot)}
    return is_legal(s, rules[SIDE], rules[FROM], whole, rules[CARE] - 1)


class HowManyGo(Decision[War]):
    """How many figures of a kind go along, or everybody. [W12.4, W14.5]"""

    name = "part"
    clause = "W12.4"
    stage = True

    def options(self, s: War) -> list[Action]:
        here = groups(s, s.part_rules)
        found = numbers(s, here, s.n)
        if all_may_go(s):
            if s.n == len(here) - 1:
                found.pop(0)  # the same by its number
            found.insert(0, EVERYTHING)
        return found

    def take(self, s: War, action: Action) -> None:
        here = groups(s, s.part_rules)
        s.target = 1
        if action == EVERYTHING:
            for slot in here:
                choose(s, slot, available(s, s.part_rules, slot))
            s.n = len(here)
        else:
            choose(s, here[s.n], action)
            s.n += 1
            decide_what_is_clear(s)

    def show(self, s: War, action: Action) -> Answer:
        if action == EVERYTHING:
            return Answer("all", "war-option-all", verb="all")
        slot = groups(s, s.part_rules)[s.n]
        region = REGIONS[s.part_rules[FROM]]
        if slot >= BLOCK:
            who = CHARACTERS[slot - BLOCK]
            message = "war-option-goes" if action else "war-option-stays"
            return Answer(
                f"{action} {who}",
                message,
                {"who": {"name": f"war-character-{who}"}},
                thing=f"character:{who}",
                verb="go",
                data={"n": action, "figure": who, "region": region},
            )
        nation, kind = NATIONS[slot // KINDS_EACH], KINDS[slot % KINDS_EACH]
        return Answer(
            f"{action} {nation}-{kind}",
            "war-option-figures",
            {
                "n": action,
                "nation": {"name": f"war-nation-{nation}"},
                "kind": {"name": f"war-kind-{kind}"},
            },
            thing=f"figure:{region}:{nation}-{kind}",
            verb="go",
            data={"n": action, "figure": f"{nation}-{kind}", "region": region},
        )


CHOOSE_PART: Final = Procedure("choose-part", do(begin_part), loop(groups_left, ask(HowManyGo())))
