"""Casualties: hits taken by the owner one by one. [W16, W9.22, W32.10]

Battles and cards use the same procedure. The frame of ARMY_TAKES_HITS: seat is who commands the
army, source its side, target its region, n the hits.
"""

from typing import Final

from ringtable.games.war.armies.parting import slot_meant
from ringtable.games.war.box.components import (
    ELITE,
    KINDS,
    NATIONS,
    REGULAR,
    Kind,
    Nation,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.figures import eliminate, reduce_elite, replacement
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import (
    BLOCK,
    KINDS_EACH,
    LOST_UNITS,
    MATE_HITS,
    NATIONS_OF,
    REDUCED_ELITES,
    SELF_HITS,
    War,
)
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.turn.steps import mate_of
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, loop, when

# What is done about a hit: an action is the nation times four plus one of these.
REMOVE_REGULAR: Final = 0
REDUCE_ELITE: Final = 1  # replaced by a regular, or gone if there is none [W16.7]
REMOVE_ELITE: Final = 2  # for two hits [W16.3]
WAYS: Final[tuple[str, ...]] = ("remove", "reduce", "remove-two")


def exposed(s: War, side: Side, region: Region, nation: Nation, kind: Kind) -> int:
    """Units that hits can fall on: in a battle those that take part. [W14.6]"""
    n = s.count(region, nation, kind)
    if side == s.attacker and region == s.attacked_from:
        n -= s.rearguard[nation * KINDS_EACH + kind]
    return n


def absorbs(s: War, side: Side, region: Region, nations: int) -> int:
    """The most hits that units can take: one for a regular, two for an elite. [W16.2, W16.3]"""
    total = 0
    for nation in bits(nations & NATIONS_OF[side]):
        total += exposed(s, side, region, nation, REGULAR)
        total += 2 * exposed(s, side, region, nation, ELITE)
    return total


# One owner. The frame of TAKE_HITS: seat is the owner, source the side, target the region, n the
# hits left.


def own_nations(s: War) -> int:
    side: Side = s.source
    return NATIONS_OF[side] if s.is_one(side) else nations_at(s, s.seat)


def lose_everything(s: War) -> None:
    """As many hits as the units can absorb, or more: the rest is lost and nothing is left to
    decide. [W16.5]"""
    nations = own_nations(s)
    if s.n < absorbs(s, s.source, s.target, nations):
        return
    for nation in bits(nations):
        for kind in (REGULAR, ELITE):
            n = exposed(s, s.source, s.target, nation, kind)
            if n:
                eliminate(s, s.target, nation, kind, n, "W16.2")
                s.fight[s.source][LOST_UNITS] += n
    s.n = 0


def hits_left(s: War) -> bool:
    return s.n > 0


def must_leave_one(s: War) -> bool:
    """Hits that an army takes upon itself before the roll of the round. [W15.28]"""
    return s.fight[s.source][SELF_HITS] > 0 and not s.rolls[s.source]


def lasts(regulars: int, elites: int, spare: bool, hits: int) -> bool:
    """Whether so many hits can be taken so that a unit is left. Spare: an elite can still become a
    regular; one that cannot falls for a single hit. [W15.28, W16.7]"""
    return hits <= regulars + 2 * elites - (1 if regulars or spare else 2)


def nations_last(s: War, nations: int, hits: int) -> bool:
    """Whether the exposed units of these nations outlast so many hits."""
    regulars = elites = 0
    spare = False
    for nation in bits(nations & NATIONS_OF[s.source]):
        strong = exposed(s, s.source, s.target, nation, ELITE)
        regulars += exposed(s, s.source, s.target, nation, REGULAR)
        elites += strong
        spare = spare or (strong > 0 and replacement(s, nation))
    return lasts(regulars, elites, spare, hits)


def leaves_one(s: War, action: Action) -> bool:
    """Whether the hits after this one can be taken so that the army keeps a unit, be it the
    team-mate's. [W15.28, W32.10]"""
    hit, way = action // KINDS_EACH, action % KINDS_EACH
    regulars = elites = 0
    spare = False
    for nation in bits(own_nations(s)):
        at = nation * KINDS_EACH + REGULAR
        pool = s.fallen[at] + s.reserve[at]
        weak = exposed(s, s.source, s.target, nation, REGULAR)
        strong = exposed(s, s.source, s.target, nation, ELITE)
        if nation == hit and way == REMOVE_REGULAR:
            weak, pool = weak - 1, pool + 1
        elif nation == hit:
            strong -= 1
            if way == REDUCE_ELITE and pool:
                weak, pool = weak + 1, pool - 1
        regulars += weak
        elites += strong
        spare = spare or (strong > 0 and pool > 0)
    left = s.n - (2 if way == REMOVE_ELITE else 1)
    return lasts(regulars, elites, spare, left) or nations_last(s, ~own_nations(s), 0)


class TakeHit(Question):
    """For a hit a regular is removed or an elite replaced; for two an elite removed.
    [W16.2-W16.4, W37.8]"""

    name = "casualty"
    clause = "W16.2"

    def options(self, s: War) -> list[Action]:
        found: list[Action] = []
        for nation in bits(own_nations(s)):
            if exposed(s, s.source, s.target, nation, REGULAR):
                found.append(nation * KINDS_EACH + REMOVE_REGULAR)
            if exposed(s, s.source, s.target, nation, ELITE):
                found.append(nation * KINDS_EACH + REDUCE_ELITE)
                if s.n > 1:
                    found.append(nation * KINDS_EACH + REMOVE_ELITE)
        if must_leave_one(s):
            found = [action for action in found if leaves_one(s, action)]
        return found

    def take(self, s: War, action: Action) -> None:
        take_hit(s, action // KINDS_EACH, action % KINDS_EACH)

    def show(self, s: War, action: Action) -> Answer:
        nation, way = NATIONS[action // KINDS_EACH], action % KINDS_EACH
        kind = KINDS[REGULAR if way == REMOVE_REGULAR else ELITE]
        verb = WAYS[way]
        return Answer(
            f"{verb} {nation}-{kind}",
            f"war-option-casualty-{verb}",
            {"nation": {"name": f"war-nation-{nation}"}, "kind": {"name": f"war-kind-{kind}"}},
            thing=f"figure:{REGIONS[s.target]}:{nation}-{kind}",
            data={"nation": nation, "kind": kind, "hits": 2 if way == REMOVE_ELITE else 1},
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        slot = slot_meant(thing)
        if slot < 0:
            return None
        clause = "W16.2"
        nation, kind = slot // KINDS_EACH, slot % KINDS_EACH
        if slot >= BLOCK or kind > ELITE:
            clause = "W3.4"
        elif (NATIONS_OF[s.source] & ~own_nations(s)) >> nation & 1:
            clause = "W32.10"
        elif s.count(s.target, nation, kind):
            if not exposed(s, s.source, s.target, nation, kind):
                clause = "W14.6"
            elif kind == ELITE and thing.startswith("remove"):
                clause = "W16.3"
        return refused("war-why-no-casualty", clause)


class NextHit(TakeHit):
    """A further hit of the same casualties: a stage of one answer."""

    name = "next-casualty"
    stage = True


def take_hit(s: War, nation: Nation, way: int) -> None:
    """[W16.2, W16.3, W16.6-W16.8]"""
    lost = s.fight[s.source]
    s.n -= 1
    if way == REMOVE_REGULAR:
        eliminate(s, s.target, nation, REGULAR, 1, "W16.2")
        lost[LOST_UNITS] += 1
    elif way == REMOVE_ELITE:
        eliminate(s, s.target, nation, ELITE, 1, "W16.3")
        lost[LOST_UNITS] += 1
        s.n -= 1
    elif replacement(s, nation):
        reduce_elite(s, s.target, nation, "W16.2")
        lost[REDUCED_ELITES] += 1
    else:
        eliminate(s, s.target, nation, ELITE, 1, "W16.7")
        lost[LOST_UNITS] += 1
    lose_everything(s)


TAKE_HITS: Final = Procedure(
    "take-hits",
    do(lose_everything),
    when(hits_left, ask(TakeHit())),
    loop(hits_left, ask(NextHit())),
)


# The army of a side


def two_owners(s: War) -> bool:
    """Units of both team-mates are exposed. [W32.10]"""
    side: Side = s.source
    if s.n <= 0 or s.is_one(side):
        return False
    return all(absorbs(s, side, s.target, nations_at(s, seat)) for seat in s.seats_of(side))


class DivideHits(Question):
    """How many of the hits the team-mate's units take. [W15.28, W32.10, W37.15]"""

    name = "divide-hits"
    clause = "W32.10"

    def options(self, s: War) -> list[Action]:
        mates, mine = nations_at(s, mate_of(s, s.seat)), nations_at(s, s.seat)
        own = absorbs(s, s.source, s.target, mine)
        most = min(s.n, absorbs(s, s.source, s.target, mates))
        found = range(max(0, min(s.n - own, most)), most + 1)
        if not must_leave_one(s):
            return list(found)
        return [n for n in found if nations_last(s, mates, n) or nations_last(s, mine, s.n - n)]

    def take(self, s: War, action: Action) -> None:
        s.fight[s.source][MATE_HITS] = action

    def show(self, s: War, action: Action) -> Answer:
        return Answer(str(action), "war-option-divide", {"n": action}, verb="number")


def only_one_owner(s: War) -> None:
    """All hits are the commander's, or the team-mate's if only he has units there."""
    side: Side = s.source
    lone = not s.is_one(side) and not absorbs(s, side, s.target, nations_at(s, s.seat))
    s.fight[side][MATE_HITS] = s.n if lone else 0


def mate_takes(s: War) -> None:
    n = s.fight[s.source][MATE_HITS]
    if n:
        s.call(TAKE_HITS, mate_of(s, s.seat), s.source, s.target, n)


def commander_takes(s: War) -> None:
    n = s.n - s.fight[s.source][MATE_HITS]
    if n:
        s.call(TAKE_HITS, s.seat, s.source, s.target, n)


ARMY_TAKES_HITS: Final = Procedure(
    "army-takes-hits",
    do(only_one_owner),
    when(two_owners, ask(DivideHits())),
    do(mate_takes),
    do(commander_takes),
)
