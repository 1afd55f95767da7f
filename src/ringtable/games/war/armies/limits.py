"""Ten units of a side in a region, five inside a besieged stronghold, no leader without a unit.
[W3.2, W3.3, W3.7, W10.4, W18.8, W32.8]"""

from typing import Final

from ringtable.games.war.box.components import (
    ELITE,
    FREE,
    KINDS,
    LEADER,
    MOST_BESIEGED,
    MOST_UNITS,
    NATIONS,
    REGULAR,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.figures import eliminate, remove_excess
from ringtable.games.war.questions import Question
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_OF, War
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask, loop


def limit(s: War, side: Side, region: Region) -> int:
    """[W3.2, W3.3]"""
    if s.besieged >> region & 1 and s.controller(region) == side:
        return MOST_BESIEGED
    return MOST_UNITS


def excess(s: War, side: Side, region: Region) -> int:
    return s.units[side][region] - limit(s, side, region)


def room(s: War, side: Side, region: Region) -> int:
    """How many more units of a side a region takes."""
    return max(0, -excess(s, side, region))


def takes_recruits(s: War, side: Side, region: Region) -> bool:
    """Where a card may recruit: not beside enemy units in the field and not in a settlement of the
    enemy; inside a besieged stronghold, or with those who besiege one, it may.
    [W9.16, W9.18, W9.20]"""
    if s.besieged >> region & 1:
        return True
    return not s.units[1 - side][region] and s.controller(region) != 1 - side


def remove_lone_leaders(s: War, region: Region) -> None:
    """A leader of the Free Peoples without a unit is eliminated. [W3.7]"""
    for nation in bits(NATIONS_OF[FREE]):
        n = s.figures[region * BLOCK + nation * KINDS_EACH + LEADER]
        if n:
            eliminate(s, region, nation, LEADER, n, "W3.7")


# The frame: seat is who removes, target the region, source the side, n where the seat stands in
# the order: the player who does not lead first. [W32.8]


def too_many(s: War) -> bool:
    return excess(s, s.source, s.target) > 0


class RemoveExcess(Question):
    """Which unit over the limit goes back to the pool. [W10.4, W18.8, W37.9]"""

    name = "excess"
    clause = "W10.4"

    def who(self, s: War) -> int:
        return remover(s, s.source, s.target)

    def options(self, s: War) -> list[Action]:
        seat = remover(s, s.source, s.target)
        return [
            nation * KINDS_EACH + kind
            for nation in bits(NATIONS_OF[s.source])
            for kind in (REGULAR, ELITE)
            if s.count(s.target, nation, kind) and (not s.teams or s.owner[nation] == seat)
        ]

    def take(self, s: War, action: Action) -> None:
        cause = "W18.8" if limit(s, s.source, s.target) == MOST_BESIEGED else "W10.4"
        remove_excess(s, s.target, action // KINDS_EACH, action % KINDS_EACH, cause)
        s.n += 1

    def show(self, s: War, action: Action) -> Answer:
        return show_figure(s, "remove", action, s.target)


def remover(s: War, side: Side, region: Region) -> int:
    """Who removes the next unit: in a team one after the other, the player who does not lead
    first, as far as he has units there. [W32.8]"""
    order = s.seats_of(side)[::-1]
    for turn in range(len(order)):
        seat = order[(s.n + turn) % len(order)]
        if any(
            s.units_of(region, 1 << nation)
            for nation in bits(NATIONS_OF[side])
            if s.owner[nation] == seat
        ):
            return seat
    return order[0]


def show_figure(s: War, verb: str, action: Action, region: Region) -> Answer:
    """An answer that names a kind of figure of a nation."""
    nation, kind = NATIONS[action // KINDS_EACH], KINDS[action % KINDS_EACH]
    return Answer(
        f"{verb} {nation}-{kind}",
        f"war-option-{verb}",
        {"nation": {"name": f"war-nation-{nation}"}, "kind": {"name": f"war-kind-{kind}"}},
        thing=f"figure:{REGIONS[region]}:{nation}-{kind}",
        data={"nation": nation, "kind": kind, "region": REGIONS[region]},
    )


REMOVE_EXCESS: Final = Procedure("remove-excess", loop(too_many, ask(RemoveExcess())))
