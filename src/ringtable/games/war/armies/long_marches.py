"""Army moves of cards: over several regions, along a path that is named step by step.
[W9.31, W12.18-W12.20]

The frame of a march: source is where it starts, target the figure that goes along, n how many
regions it may still go; the path is in `path`. Figures are left behind only at the start and none
join on the way.
"""

from typing import Final

from ringtable.games.war.armies.limits import room
from ringtable.games.war.armies.marching import (
    barred,
    carry,
    force,
    may_enter,
    may_walk,
    note_moved,
    region_meant,
    show_region,
    why_no_goal,
    why_no_start,
)
from ringtable.games.war.armies.parts import CHOOSE_PART, MOST, possible, prepare, rules_of_part
from ringtable.games.war.battle.sieges import army_arrives
from ringtable.games.war.box.components import MOST_UNITS, Side, bits
from ringtable.games.war.box.pack import set_of
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import MOVED
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.questions import Question
from ringtable.games.war.state import NATIONS_OF, War
from ringtable.games.war.teams import commanded
from ringtable.kernel.decision import DONE, Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, stop_if

ANYWHERE: Final = 0
TO_FRIENDS: Final = 1  # it ends where another army of its side is, not itself besieged


def may_end(s: War, side: Side, start: Region, end: Region, where: int) -> bool:
    """[W12.18]"""
    if not room(s, side, end):
        return False
    if where == ANYWHERE:
        return True
    return end != start and s.units[side][end] > 0 and not s.inside(side) >> end & 1


def rules_of_path(s: War, start: Region, path: list[Region], must: int) -> list[int]:
    """Who may go along a path: nations that may enter every region of it. [W12.12, W12.18]"""
    side = s.side_at[s.seat]
    allowed = NATIONS_OF[side] & commanded(s, s.seat, start)
    for region in path:
        allowed &= may_enter(s, side, region)
    who = may_walk(s, start, side)
    return rules_of_part(s, start, side, allowed, who, room(s, side, path[-1]), 1, must)


def can_go(s: War, start: Region, path: list[Region], left: int, must: int, where: int) -> bool:
    """Some part of the army can walk this path, or go on from it, to a legal end."""
    side = s.side_at[s.seat]
    if path:
        rules = rules_of_path(s, start, path, must)
        if may_end(s, side, start, path[-1], where) and possible(s, rules):
            return True
        rules[MOST] = MOST_UNITS  # room is judged at the end
        if left == 0 or not possible(s, rules):
            return False
    return any(
        can_go(s, start, [*path, to], left - 1, must, where) for to in next_regions(s, start, path)
    )


def next_regions(s: War, start: Region, path: list[Region]) -> list[Region]:
    """Where a path can lead on; it never comes to a region twice. [W12.9]"""
    here = path[-1] if path else start
    trodden = 1 << start | set_of(path)
    return bits(s.map.near_set[here] & s.free_to_enter(s.side_at[s.seat]) & ~trodden)


def march_starts(
    s: War, steps: int, must: int, where: int, first_only: bool = False
) -> list[Region]:
    side = s.side_at[s.seat]
    found: list[Region] = []
    for region in bits(s.army_in[side] & ~s.inside(side) & ~barred(s)):
        if can_go(s, region, [], steps, must, where):
            found.append(region)
            if first_only:
                break
    return found


class MarchFrom(Question):
    """Which army marches; after the first one also: enough. [W12.20, W37.4]"""

    name = "march-from"
    clause = "W12.20"
    stage = True

    def __init__(self, steps: int, must: int, where: int) -> None:
        self.steps = steps
        self.must = must
        self.where = where

    def options(self, s: War) -> list[Action]:
        found = march_starts(s, self.steps, self.must, self.where)
        return [*found, DONE] if s.moved else found

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
        return None if region < 0 else why_no_start(s, region, self.must)


class MarchTo(Question):
    """The next region of the path, or its end. [W12.18]"""

    name = "march-to"
    clause = "W12.18"
    stage = True

    def __init__(self, steps: int, must: int, where: int) -> None:
        self.steps = steps
        self.must = must
        self.where = where

    def options(self, s: War) -> list[Action]:
        side = s.side_at[s.seat]
        left = self.steps - len(s.path)
        found: list[Action] = []
        if left:
            found = [
                to
                for to in next_regions(s, s.source, s.path)
                if can_go(s, s.source, [*s.path, to], left - 1, self.must, self.where)
            ]
        if s.path and may_end(s, side, s.source, s.path[-1], self.where):
            rules = rules_of_path(s, s.source, s.path, self.must)
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
        return None if region < 0 else why_no_goal(s, here, region, self.must)


def still_walking(s: War) -> bool:
    return s.n == 0


def enough(s: War) -> bool:
    return s.source == DONE


class Assemble:
    """Write down who may go along the path."""

    def __init__(self, must: int) -> None:
        self.must = must
        self.__name__ = "assemble"

    def __call__(self, s: War) -> None:
        prepare(s, rules_of_path(s, s.source, s.path, self.must))


def walk(s: War) -> None:
    """Each region entered is captured or wakes its nation as if by single moves. [W12.18]"""
    side = s.side_at[s.seat]
    end = s.path[-1]
    carry(s, s.source, end)
    note_moved(s, end)
    told = force(s, s.part, s.part_who)
    s.tell(MOVED, "W12.18", s.seat, REGIONS[s.source], REGIONS[end], *told)
    for region in s.path:
        army_arrives(s, side, region, s.seat)
    for one in bits(s.part_who):
        companion_stops(s, one, end)
    s.path = []


def march_of(name: str, steps: int, must: int, where: int) -> Procedure:
    """One army marches. The frame: source is where it starts, n is 1 at its end."""
    return Procedure(
        name,
        ask(MarchFrom(steps, must, where)),
        stop_if(enough),
        loop(still_walking, ask(MarchTo(steps, must, where))),
        do(Assemble(must)),
        run(CHOOSE_PART),
        do(walk),
    )
