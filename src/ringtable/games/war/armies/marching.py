"""Moving armies. [W12]

An action makes up to so many moves, one after the other. What has moved is kept in `moved` as rows
of region, group and number until the action ends.
"""

from typing import Final

from ringtable.games.war.armies.care import why_not_his
from ringtable.games.war.armies.limits import excess, room
from ringtable.games.war.armies.parting import CHOOSE_PART
from ringtable.games.war.armies.parts import (
    ANY_LEADER,
    LEADER_SLOTS,
    NOBODY,
    UNIT_SLOTS,
    moved_already,
    plainly_possible,
    possible,
    prepare,
    rules_of_part,
    surely_possible,
    with_figure,
)
from ringtable.games.war.battle.sieges import army_arrives
from ringtable.games.war.box.components import (
    ARMY,
    CHARACTER,
    CHARACTERS,
    KINDS,
    MERGE,
    MOST_UNITS,
    MOVE_ARMIES,
    MOVE_LED_ARMY,
    NATIONS,
    NO_NATION,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import MOVED
from ringtable.games.war.figures import put, take
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import ALL_REGIONS, BLOCK, KINDS_EACH, NATIONS_OF, War
from ringtable.games.war.teams.command import (
    commanded,
    commander,
    in_command,
    mates_minions,
    may_take_along,
    nations_at,
    owners_in,
)
from ringtable.games.war.teams.three import acts_with_army
from ringtable.games.war.turn.actions import Deed
from ringtable.kernel.decision import DONE, Action, Answer, Refusal
from ringtable.kernel.fact import FactValue
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, stop_if

# Who may go where


def may_enter(s: War, side: Side, region: Region) -> int:
    """Nations whose units and leaders may enter a region: those At War, and its own. Neutral ground
    is open to all. [W12.12, W21.14]"""
    nation = s.map.nation[region]
    if nation == NO_NATION:
        return NATIONS_OF[side]
    return s.at_war | 1 << nation


def open_ground(s: War, side: Side, start: Region) -> int:
    """Regions that any of the nations with units in a region may enter. [W12.12, W21.14]"""
    nations = s.nations_in(start, side)
    if nations & s.at_war:
        return ALL_REGIONS
    found = s.map.neutral
    for nation in bits(nations):
        found |= s.map.of_nation[nation]
    return found


def may_walk(s: War, region: Region, side: Side) -> int:
    """Characters there that may go with an army: not those of level 0. [W12.17, W32.14]"""
    found = s.company(region, side)
    if not found:
        return 0
    for one in bits(found):
        if not s.pack.characters[one].level:
            found &= ~(1 << one)
    return found & may_take_along(s, region, side)


def may_walk_with(s: War, region: Region, side: Side, nations: int) -> int:
    """The same for whoever moves these nations out of it: without those of his team-mate it is no
    mixed army. [W32.6, W32.13, W32.14]"""
    found = may_walk(s, region, side)
    whole = nations & NATIONS_OF[side] == NATIONS_OF[side] or not s.under(2)
    return found if whole else found & ~mates_minions(s)


def rules_of_move(s: War, start: Region, to: Region, must: int) -> list[int]:
    """Who may move from one region to another. [W12.2-W12.5, W12.13, W10.6]"""
    side = s.side_at[s.seat]
    mine = in_his_command(s, start)
    who = may_walk_with(s, start, side, mine)
    least = max(1, excess(s, side, start))
    most = room_for_now(s, side, start, to)
    return rules_of_part(s, start, side, may_enter(s, side, to) & mine, who, most, least, must)


def in_his_command(s: War, start: Region) -> int:
    """Nations whose figures the acting player may move out of a region. Who commands a mixed army
    is counted when the action begins, not before each of its moves. [W32.4, W32.16]"""
    side = s.side_at[s.seat]
    if not s.moved or s.is_one(side) or s.depth_of(MOVE_TWO) < 0:
        return commanded(s, s.seat, start)
    mixed = s.mixed[side] & s.target_in(MOVE_TWO)
    return NATIONS_OF[side] if mixed >> start & 1 else nations_at(s, s.seat)


def overfull(s: War) -> int:
    """Regions with more than ten units in the middle of an action whose armies merge at its end:
    the next move must mend it. [W10.5, W10.6]"""
    if not s.moved or not s.second_edition(MERGE):
        return 0
    side = s.side_at[s.seat]
    found = 0
    for at in range(0, len(s.moved), 3):
        if excess(s, side, s.moved[at]) > 0:
            found |= 1 << s.moved[at]
    return found


def room_for_now(s: War, side: Side, start: Region, to: Region) -> int:
    """How many units may enter. If armies merge at the end of the action and a further move is
    left, those who can leave by it make room. [W10.5, W10.6]"""
    space = room(s, side, to)
    if not s.second_edition(MERGE) or s.moved or moves_left(s) < 1:
        return space
    return space + may_make_room(s, side, start, to)


def may_make_room(s: War, side: Side, start: Region, to: Region) -> int:
    """Units that the second move can take out of the region which the first one enters; where that
    one started there is room enough for them. [W10.6, W12.12]"""
    mine = in_his_command(s, to)
    most = 0
    for end in bits(s.map.near_set[to] & s.free_to_enter(side)):
        units = s.units_of(to, may_enter(s, side, end) & mine & NATIONS_OF[side])
        most = max(most, units if end == start else min(units, room(s, side, end)))
    return most


def moves_left(s: War) -> int:
    """Moves of this action that may follow the present one."""
    if s.depth_of(MARCHES) < 0:
        return 0
    return s.count_in(MARCHES)


def may_march(s: War, start: Region, to: Region, must: int) -> bool:
    """Some part of the army can make this move. Where nothing is out of the ordinary this is
    clear without looking at the figures one by one."""
    side = s.side_at[s.seat]
    if s.units[side][to] >= MOST_UNITS and not room_for_now(s, side, start, to):
        return False
    if not s.moved or not s.second_edition(MERGE):
        answer = plainly_possible(s, start, side, may_enter(s, side, to), must)
        if answer >= 0:
            return answer == 1
    return possible(s, rules_of_move(s, start, to, must))


def barred(s: War) -> int:
    """Regions out of which this action moves nobody any more. [W12.19]"""
    if s.second_edition(MERGE):
        return 0
    found = 0
    for at in range(0, len(s.moved), 3):
        found |= 1 << s.moved[at]
    return found


def starts(s: War, must: int, first_only: bool = False) -> list[Region]:
    """Regions from which the acting player can move an army. [W12.14, W12.15]"""
    side = s.side_at[s.seat]
    free = s.free_to_enter(side)
    units = s.units[side]
    sure = 0 if s.moved and s.second_edition(MERGE) else surely_possible(s, side, must)
    found: list[Region] = []
    from_where = overfull(s) or in_command(s, side) & ~s.inside(side) & ~barred(s)
    for region in bits(from_where & with_figure(s, side, must)):
        goes_anywhere = sure >> region & 1
        near = s.map.near_set[region] & free
        for to in bits(near if goes_anywhere else near & open_ground(s, side, region)):
            if (goes_anywhere and units[to] < MOST_UNITS) or may_march(s, region, to, must):
                found.append(region)
                break
        if found and first_only:
            break
    return found


def goals(s: War, start: Region, must: int) -> list[Region]:
    """Regions to which an army can move from there. [W12.1, W12.9-W12.12]"""
    side = s.side_at[s.seat]
    near = s.map.near_set[start] & s.free_to_enter(side) & open_ground(s, side, start)
    return [to for to in bits(near) if may_march(s, start, to, must)]


# One move. The frame of these questions: source is where the army starts, target where it goes,
# n the figure that must be among it.


class MoveFrom(Question):
    """Which army moves. [W12.1, W37.4]"""

    name = "move-from"
    clause = "W12.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        found = starts(s, s.n)
        return [*found, DONE] if s.moved and not overfull(s) else found

    def take(self, s: War, action: Action) -> None:
        s.source = action
        if action == DONE:
            s.set_count_in(MARCHES, 0)

    def show(self, s: War, action: Action) -> Answer:
        return show_region("from", action)

    def text(self, s: War, action: Action) -> str:
        return f"from {REGIONS[action]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0:
            return None
        return why_no_start(s, region, s.n)


class MoveTo(Question):
    """Where it goes. [W12.9]"""

    name = "move-to"
    clause = "W12.9"
    stage = True

    def options(self, s: War) -> list[Action]:
        return goals(s, s.source, s.n)

    def take(self, s: War, action: Action) -> None:
        s.target = action
        prepare(s, rules_of_move(s, s.source, action, s.n))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("to", action)

    def text(self, s: War, action: Action) -> str:
        return f"to {REGIONS[action]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0:
            return None
        return why_no_goal(s, s.source, region, s.n)


def show_region(verb: str, region: Region) -> Answer:
    id = REGIONS[region]
    return Answer(
        f"{verb} {id}",
        f"war-option-{verb}",
        {"region": {"name": f"war-region-{id}"}},
        thing=f"region:{id}",
        data={"region": id},
    )


def region_meant(thing: str) -> Region:
    """The region of `region:edoras`, `from edoras` or `to edoras`; -1 for anything else."""
    id = thing.partition(":")[2] or thing.partition(" ")[2]
    return REGIONS.index(id) if id in REGIONS else -1


def all_have_moved(s: War, region: Region, side: Side) -> bool:
    """Every unit there has come by this action. [W12.8]"""
    return s.units[side][region] == sum([moved_already(s, region, n) for n in UNIT_SLOTS[side]])


def why_no_start(s: War, region: Region, must: int) -> Refusal:
    """[W10.6, W12.2, W12.8, W12.12, W12.14, W12.19, W31.15, W33.4]"""
    side = s.side_at[s.seat]
    clause = "W12.12"
    if not s.units[side][region]:
        clause = "W12.3"
    elif why_not_his(s, side, region):
        clause = why_not_his(s, side, region)
    elif s.inside(side) >> region & 1:
        clause = "W12.14"
    elif barred(s) >> region & 1:
        clause = "W12.19"
    elif all_have_moved(s, region, side):
        clause = "W12.8"
    elif must == ANY_LEADER and region in starts(s, NOBODY):
        clause = "W12.2"
    elif not s.map.near_set[region] & s.free_to_enter(side):
        clause = "W12.11"
    elif not any(room(s, side, to) for to in bits(s.map.near_set[region] & s.free_to_enter(side))):
        clause = "W10.6"
    return refused("war-why-no-start", clause)


def why_no_goal(s: War, start: Region, to: Region, must: int) -> Refusal:
    """[W12.1, W12.11, W12.12, W10.6, W12.2]"""
    side = s.side_at[s.seat]
    clause = "W12.12"
    if not s.map.adjacent(start, to):
        clause = "W2.4" if s.map.walls[start] >> to & 1 else "W12.1"
    elif s.army_in[1 - side] >> to & 1 and not s.free_to_enter(side) >> to & 1:
        clause = "W12.11"
    elif not s.free_to_enter(side) >> to & 1:
        clause = "W9.14"
    elif not room(s, side, to):
        clause = "W10.6"
    elif must == ANY_LEADER and may_march(s, start, to, NOBODY):
        clause = "W12.2"
    return refused("war-why-no-goal", clause)


# Carrying a part along


def force(s: War, part: bytearray, who: int) -> tuple[FactValue, ...]:
    """A force as a fact tells it: by kinds for people, exactly for programs. [W36.8]"""
    totals = [0] * KINDS_EACH
    nations: list[str] = []
    exact: list[str] = []
    for slot in range(BLOCK):
        n = part[slot]
        if n:
            nation, kind = NATIONS[slot // KINDS_EACH], KINDS[slot % KINDS_EACH]
            totals[slot % KINDS_EACH] += n
            if nation not in nations:
                nations.append(nation)
            exact.append(f"{n} {nation}-{kind}")
    names = [CHARACTERS[one] for one in bits(who)]
    return (nations, *totals, len(names), names, ", ".join(exact))


def carry(s: War, start: Region, to: Region) -> None:
    """Put the part that was chosen from one region into another. A mixed army stays one.
    [W32.12, W33.8]"""
    side: Side = s.part_rules[1]
    if s.mixed[side] >> start & 1 and len(owners_in(s, s.part)) > 1:
        s.mixed[side] |= 1 << to
        s.together[side] |= 1 << to
    acts_with_army(s, side, s.part, to, start)
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[s.part_rules[1]]:
            n = s.part[slot]
            if n:
                take(s, start, slot // KINDS_EACH, slot % KINDS_EACH, n)
                put(s, to, slot // KINDS_EACH, slot % KINDS_EACH, n)
    for one in bits(s.part_who):
        s.place[one] = to


def note_moved(s: War, to: Region) -> None:
    """Nobody moves twice in one action. [W12.6, W12.8]"""
    for slot in range(BLOCK):
        if s.part[slot]:
            s.moved += (to, slot, s.part[slot])
    for one in bits(s.part_who):
        s.moved += (to, BLOCK + one, 1)


def march(s: War) -> None:
    """The part goes; then what its arrival does. [W12.1, W12.16, W12.20]"""
    side = s.side_at[s.seat]
    carry(s, s.source, s.target)
    note_moved(s, s.target)
    if s.facts is not None:
        told = force(s, s.part, s.part_who)
        s.tell(MOVED, "W12.1", s.seat, REGIONS[s.source], REGIONS[s.target], *told)
    army_arrives(s, side, s.target, s.seat)
    for one in bits(s.part_who):
        companion_stops(s, one, s.target)


def enough(s: War) -> bool:
    return s.source == DONE


MOVE_ONE_ARMY: Final = Procedure(
    "move-one-army",
    ask(MoveFrom()),
    stop_if(enough),
    ask(MoveTo()),
    run(CHOOSE_PART),
    do(march),
)


# An action of several moves. The frame: n is how many moves are left, target the figure that each
# army must have.


def may_march_on(s: War) -> bool:
    return s.n > 0 and bool(starts(s, s.target, True))


def next_march(s: War) -> None:
    s.n -= 1
    s.call(MOVE_ONE_ARMY, s.seat, n=s.target)


def end_marches(s: War) -> None:
    """Now armies merge, if they do so at the end of an action. [W10.5]"""
    s.moved = []


MARCHES: Final = Procedure("marches", loop(may_march_on, do(next_march)), do(end_marches))


# Deeds [W7.1, W7.8]


def move_two(s: War) -> None:
    """Up to two armies with an Army die; now it is counted whom the player commands. [W7.8, W12.2,
    W32.16]"""
    s.target = 0
    for region in bits(s.mixed[s.side_at[s.seat]]):
        if commander(s, s.side_at[s.seat], region) == s.seat:
            s.target |= 1 << region
    s.call(MARCHES, s.seat, n=2, target=NOBODY)


# The frame: target is the regions of mixed armies that the player commands.
MOVE_TWO: Final = Procedure("move-armies", do(move_two))


def move_led(s: War) -> None:
    """One army with a leader, Nazgûl or character, with a Character die. [W7.1, W12.2]"""
    s.call(MARCHES, s.seat, n=1, target=ANY_LEADER)


def may_move_any(s: War) -> bool:
    return bool(starts(s, NOBODY, True))


def may_move_led(s: War) -> bool:
    return bool(starts(s, ANY_LEADER, True))


def why_no_army_moves(s: War) -> str:
    """What keeps every army where it is, if that is the same for all; otherwise there is none that
    can move. [W10.6, W12.3, W12.11, W12.12, W12.14, W33.4]"""
    armies = bits(in_command(s, s.side_at[s.seat]))
    clauses = {why_no_start(s, region, NOBODY).clause for region in armies}
    return clauses.pop() if len(clauses) == 1 else "W12.3"


def why_nobody_led(s: War) -> str:
    """No army can move, or none with a leader. [W12.2, W12.3]"""
    return "W12.2" if may_move_any(s) else why_no_army_moves(s)


MARCHING_DEEDS: Final = [
    Deed(MOVE_ARMIES, (ARMY,), may_move_any, MOVE_TWO, why=why_no_army_moves),
    Deed(
        MOVE_LED_ARMY,
        (CHARACTER,),
        may_move_led,
        Procedure("move-led-army", do(move_led)),
        why=why_nobody_led,
    ),
]
