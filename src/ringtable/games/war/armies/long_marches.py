"""Army moves of cards: over several regions, along a path that is named step by step.
[W9.31, W12.18-W12.20]

The frame of a march: source is where it starts, target the figure that goes along, n how many
regions it may still go; the path is in `path`. Figures are left behind only at the start and none
join on the way. How many armies may still march is the number of the frame above.
"""

from typing import Final

from ringtable.games.war.armies.limits import excess, room
from ringtable.games.war.armies.marching import (
    barred,
    carry,
    force,
    may_enter,
    may_walk_with,
    note_moved,
    overfull,
    region_meant,
    show_region,
    why_no_goal,
    why_no_start,
)
from ringtable.games.war.armies.parting import CHOOSE_PART
from ringtable.games.war.armies.parts import (
    CARE,
    MOST,
    UNIT_SLOTS,
    available,
    plainly_possible,
    possible,
    prepare,
    rules_of_part,
    with_figure,
)
from ringtable.games.war.battle.sieges import army_arrives
from ringtable.games.war.box.components import MERGE, MOST_UNITS, Side, bits
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import MOVED
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.questions import Question
from ringtable.games.war.state import NATIONS_OF, War
from ringtable.games.war.teams.command import commanded
from ringtable.kernel.decision import DONE, Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, stop_if

ANYWHERE: Final = 0
TO_FRIENDS: Final = 1  # it ends where another army of its side is, not itself besieged


class Order:
    """What a card orders each of its armies: how far, with which figure, where it may end."""

    def __init__(self, steps: int, must: int, where: int) -> None:
        self.steps = steps
        self.must = must
        self.where = where


def may_end(s: War, side: Side, start: Region, end: Region, where: int) -> bool:
    """Those whom an army leaves behind are no other army that is already there. [W12.18]"""
    if where == ANYWHERE:
        return True
    return end != start and s.units[side][end] > 0 and not s.inside(side) >> end & 1


def rules_of_path(
    s: War, start: Region, path: list[Region], order: Order, left: int = 0
) -> list[int]:
    """Who may go along a path: nations that may enter every region of it. Out of a region that is
    overfull so many go that it is not. [W10.6, W12.12, W12.18, W18.14]"""
    side = s.side_at[s.seat]
    allowed = may_go_along(s, start, path)
    who = may_walk_with(s, start, side, commanded(s, s.seat, start))
    most = room_at_the_end(s, start, path[-1], order, left)
    if start in path and s.besieging(side) >> start & 1:  # one stays, or the siege is over
        most = min(most, s.units[side][start] - 1)
    least = max(1, excess(s, side, start))
    return rules_of_part(s, start, side, allowed, who, most, least, order.must)


def may_go_along(s: War, start: Region, path: list[Region]) -> int:
    """Nations whose figures the acting player may lead along a path. [W12.12, W12.18]"""
    side = s.side_at[s.seat]
    allowed = NATIONS_OF[side] & commanded(s, s.seat, start)
    for region in path:
        allowed &= may_enter(s, side, region)
    return allowed


def room_at_the_end(s: War, start: Region, end: Region, order: Order, left: int) -> int:
    """How many units may come there. If armies merge at the end of the action and another one may
    still march, those whom it can take out of there make room. [W10.5, W10.6]"""
    space = room(s, s.side_at[s.seat], end)
    if end == start:  # they had room there, unless some must go
        return 0 if excess(s, s.side_at[s.seat], start) > 0 else MOST_UNITS
    if left < 1 or not s.second_edition(MERGE) or overfull(s):
        return space
    return space + may_march_out(s, end, [], start, order)


def may_march_out(s: War, here: Region, path: list[Region], start: Region, order: Order) -> int:
    """The most units that the next army can take out of a region, along this path or further on;
    where the present one started there is room enough for them. [W10.6]"""
    side = s.side_at[s.seat]
    most = 0
    back = bool(path) and path[-1] == start
    if path and path[-1] != here and may_end(s, side, here, path[-1], order.where):
        rules = rules_of_path(s, here, path, order)
        if back:  # whether anybody is left there to join is not known yet
            rules[MOST] = MOST_UNITS if order.where == ANYWHERE else 0
        if possible(s, rules) and not rules[CARE]:
            units = sum([available(s, rules, slot) for slot in UNIT_SLOTS[side]])
            most = min(units, rules[MOST])
    if len(path) < order.steps:
        for to in next_regions(s, here, path):
            most = max(most, may_march_out(s, here, [*path, to], start, order))
    return most


def can_go(s: War, start: Region, path: list[Region], order: Order, left: int) -> bool:
    """Some part of the army can walk this path, or go on from it, to a legal end."""
    if path:
        answer = plain_path(s, start, path, order)
        if answer == 0:
            return False
        ends = may_end(s, s.side_at[s.seat], start, path[-1], order.where)
        if answer == 1:
            if ends and room_at_the_end(s, start, path[-1], order, left):
                return True
        else:
            rules = rules_of_path(s, start, path, order, left)
            if ends and possible(s, rules):
                return True
            rules[MOST] = MOST_UNITS  # room is judged at the end
            if not possible(s, rules):
                return False
        if len(path) == order.steps:
            return False
    return any(can_go(s, start, [*path, to], order, left) for to in next_regions(s, start, path))


def plain_path(s: War, start: Region, path: list[Region], order: Order) -> int:
    """1 or 0 if it is clear at a glance whether somebody can walk a path, wherever there is room at
    its end; -1 if it must be looked into: who has moved already, whom a team-mate has a say about,
    an army that is overfull, or one that comes back to where it stood."""
    side = s.side_at[s.seat]
    if s.moved or s.teams or start in path or excess(s, side, start) > 0:
        return -1
    return plainly_possible(s, start, side, may_go_along(s, start, path), order.must)


def next_regions(s: War, start: Region, path: list[Region]) -> list[Region]:
    """Where a path can lead on. It comes to a region twice only if its loop takes something: any
    other way back ends as a shorter march does. [W12.9, W12.18]"""
    side = s.side_at[s.seat]
    way = [start, *path]
    ahead = s.map.near_set[way[-1]] & s.free_to_enter(side)
    for at, region in enumerate(way):
        if ahead >> region & 1:
            loop = way[at + 1 :] if s.under(2) else []
            if not any(takes(s, side, one) for one in loop):
                ahead &= ~(1 << region)
    return bits(ahead)


def takes(s: War, side: Side, region: Region) -> bool:
    """An army that enters a region captures its settlement or wakes its nation. [W12.16, W21.1]"""
    if s.controller(region) == 1 - side and not s.units[1 - side][region]:
        return True
    nation = s.map.nation[region]
    return bool(s.map.of_side[1 - side] >> region & 1) and not s.active >> nation & 1


def march_starts(s: War, order: Order, left: int, first_only: bool = False) -> list[Region]:
    """Regions out of which an army can march, with so many to follow: first of all one that is
    overfull. [W10.6, W12.14, W12.19]"""
    side = s.side_at[s.seat]
    found: list[Region] = []
    from_where = overfull(s) or s.army_in[side] & ~s.inside(side) & ~barred(s)
    for region in bits(from_where & with_figure(s, side, order.must)):
        if can_go(s, region, [], order, left):
            found.append(region)
            if first_only:
                break
    return found


class MarchFrom(Question):
    """Which army marches; after the first one also: enough. [W12.20, W37.4]"""

    name = "march-from"
    clause = "W12.20"
    stage = True

    def __init__(self, order: Order) -> None:
        self.order = order

    def options(self, s: War) -> list[Action]:
        found = march_starts(s, self.order, s.count_above())
        return [*found, DONE] if s.moved and not overfull(s) else found

    def take(self, s: War, action: Action) -> None:
        s.source = action
        s.path = []
        s.n = 0
        if action == DONE:
            s.moved = []

    def show(self, s: War, action: Action) -> Answer:
        return show_region("from", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        return None if region < 0 else why_no_start(s, region, self.order.must)


class MarchTo(Question):
    """The next region of the path, or its end. [W12.18]"""

    name = "march-to"
    clause = "W12.18"
    stage = True

    def __init__(self, order: Order) -> None:
        self.order = order

    def options(self, s: War) -> list[Action]:
        order, left = self.order, s.count_above()
        found: list[Action] = []
        if len(s.path) < order.steps:
            found = [
                to
                for to in next_regions(s, s.source, s.path)
                if can_go(s, s.source, [*s.path, to], order, left)
            ]
        if s.path and may_end(s, s.side_at[s.seat], s.source, s.path[-1], order.where):
            rules = rules_of_path(s, s.source, s.path, order, left)
            if possible(s, rules):
                found.append(DONE)
        return found

    def take(self, s: War, action: Action) -> None:
        if action == DONE:
            s.n = 1
        else:
            s.path = [*s.path, action]

    def show(self, s: War, action: Action) -> Answer:
        return show_region("to", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        here = s.path[-1] if s.path else s.source
        return None if region < 0 else why_no_goal(s, here, region, self.order.must)


def still_walking(s: War) -> bool:
    return s.n == 0


def enough(s: War) -> bool:
    return s.source == DONE


class Assemble:
    """Write down who may go along the path."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.__name__ = "assemble"

    def __call__(self, s: War) -> None:
        prepare(s, rules_of_path(s, s.source, s.path, self.order, s.count_above()))


def walk(s: War) -> None:
    """Each region entered is captured or wakes its nation as if by single moves. [W12.18]"""
    side = s.side_at[s.seat]
    end = s.path[-1]
    carry(s, s.source, end)
    note_moved(s, end)
    if s.facts is not None:
        told = force(s, s.part, s.part_who)
        s.tell(MOVED, "W12.18", s.seat, REGIONS[s.source], REGIONS[end], *told)
    for region in s.path:
        army_arrives(s, side, region, s.seat)
    for one in bits(s.part_who):
        companion_stops(s, one, end)
    s.path = []


def march_of(name: str, order: Order) -> Procedure:
    """One army marches. The frame: source is where it starts, n is 1 at its end."""
    return Procedure(
        name,
        ask(MarchFrom(order)),
        stop_if(enough),
        loop(still_walking, ask(MarchTo(order))),
        do(Assemble(order)),
        run(CHOOSE_PART),
        do(walk),
    )
