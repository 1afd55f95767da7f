"""Recruiting with a Muster die. [W11]"""

from typing import Final

from ringtable.games.war.armies.limits import room
from ringtable.games.war.armies.marching import region_meant
from ringtable.games.war.box.components import (
    ELITE,
    KINDS,
    LEADER,
    MUSTER,
    MUSTER_PAIR,
    NATIONS,
    NAZGUL,
    RECRUIT,
    REGULAR,
    SAURON,
    SHADOW,
    STRONGHOLD,
    Kind,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.figures import in_reserve, recruit
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import KINDS_EACH, NATIONS_OF, War
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.teams.three import barred_nations
from ringtable.games.war.turn.actions import Deed
from ringtable.kernel.decision import DONE, Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, stop_if

NONE_YET: Final = -1
ANY_KIND: Final = -1  # a region alone was named


def may_be_placed(s: War, region: Region, kind: Kind) -> bool:
    """A figure of the region's nation in one of its settlements: At War, not captured, not
    besieged, out of the pool, and with room. [W11.2-W11.10, W10.6]"""
    return in_reserve(s, s.map.nation[region], kind) > 0 and may_hold(s, region, kind)


def may_hold(s: War, region: Region, kind: Kind) -> bool:
    """Such a settlement takes one more figure of a kind. [W11.8, W11.10, W10.6]"""
    side = s.side_at[s.seat]
    if kind == LEADER:
        return s.units[side][region] > 0
    if kind == NAZGUL:
        return may_hold_nazgul(s, region)
    return room(s, side, region) > 0


def may_hold_nazgul(s: War, region: Region) -> bool:
    """[W11.8]"""
    return s.map.settlement[region] == STRONGHOLD and s.map.nation[region] == SAURON


def open_settlements(s: War) -> list[Region]:
    """Settlements in which the acting player can recruit with a die.
    [W11.2, W11.3, W11.6, W11.7, W20.5, W31.15]"""
    side = s.side_at[s.seat]
    nations = s.at_war & NATIONS_OF[side] & ~barred_nations(s)
    if s.teams:
        nations &= nations_at(s, s.seat)
    shut = s.captured | s.besieged
    found: list[Region] = []
    for nation in bits(nations):
        muster = s.map.muster[nation]
        found += [one for one in muster if not shut >> one & 1] if shut else muster
    return found


def leader_kind(s: War) -> Kind:
    return NAZGUL if s.side_at[s.seat] == SHADOW else LEADER


def kinds_open(s: War) -> tuple[Kind, ...]:
    """What can be recruited as the first figure, and what as the second. [W11.1]"""
    if s.n == NONE_YET:
        return REGULAR, ELITE, leader_kind(s)
    return REGULAR, leader_kind(s)


def place_of(figure: Action) -> Region:
    return figure // KINDS_EACH


def kind_of(figure: Action) -> Kind:
    return figure % KINDS_EACH


def first_figures(s: War, first_only: bool = False) -> list[Action]:
    """Regulars, elites and leaders or Nazgûl, each with its place."""
    kinds = [REGULAR, ELITE, leader_kind(s)]
    found: list[Action] = []
    for region in open_settlements(s):
        pool = s.map.nation[region] * KINDS_EACH
        for kind in kinds:
            if s.reserve[pool + kind] and may_hold(s, region, kind):
                found.append(region * KINDS_EACH + kind)
                if first_only:
                    return found
    return found


def second_figures(s: War) -> list[Action]:
    """After a regular or a leader one more of either: equal ones go apart; second edition: any two
    go apart. [W11.1, W11.4]"""
    placed, place = kind_of(s.n), place_of(s.n)
    if placed == ELITE:
        return []
    apart = s.second_edition(MUSTER_PAIR)
    found: list[Action] = []
    for region in open_settlements(s):
        for kind in (REGULAR, leader_kind(s)):
            if region == place and (kind == placed or apart):
                continue
            if may_be_placed(s, region, kind):
                found.append(region * KINDS_EACH + kind)
    return found


# An action is a figure with its place. The frame: n is the action that placed the first one.


class RecruitFirst(Question):
    """A figure and its place. [W11.1]"""

    name = "recruit"
    clause = "W11.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return first_figures(s)

    def take(self, s: War, action: Action) -> None:
        place(s, action)
        s.n = action

    def show(self, s: War, action: Action) -> Answer:
        region, kind = REGIONS[place_of(action)], KINDS[kind_of(action)]
        nation = NATIONS[s.map.nation[place_of(action)]]
        return Answer(
            f"recruit {kind} {region}",
            "war-option-recruit",
            {
                "kind": {"name": f"war-kind-{kind}"},
                "nation": {"name": f"war-nation-{nation}"},
                "region": {"name": f"war-region-{region}"},
            },
            thing=f"region:{region}",
            data={"kind": kind, "region": region, "nation": nation},
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region, kind = region_meant(thing), ANY_KIND
        if region < 0:
            word, _, rest = thing.removeprefix("recruit ").partition(" ")
            region = region_meant(f"at {rest}")
            kind = KINDS.index(word) if word in KINDS else ANY_KIND
        return None if region < 0 else why_no_recruit(s, region, kind)


class RecruitSecond(RecruitFirst):
    """Another figure, or enough. [W11.1, W11.4, W11.11]"""

    name = "recruit-second"
    clause = "W11.4"

    def options(self, s: War) -> list[Action]:
        return [*second_figures(s), DONE]

    def take(self, s: War, action: Action) -> None:
        if action != DONE:
            place(s, action)


def place(s: War, figure: int) -> None:
    region = place_of(figure)
    recruit(s, region, s.map.nation[region], kind_of(figure), 1, "W11.1")


def why_no_recruit(s: War, region: Region, kind: Kind) -> Refusal:
    """[W11.1-W11.10]"""
    side = s.side_at[s.seat]
    nation = s.map.nation[region]
    clause = "W11.9"
    if nation < 0 or not NATIONS_OF[side] >> nation & 1 or not s.map.settled >> region & 1:
        clause = "W11.3"
    elif not s.at_war >> nation & 1:
        clause = "W11.2"
    elif s.captured >> region & 1:
        clause = "W11.6"
    elif s.besieged >> region & 1:
        clause = "W11.7"
    elif s.teams and s.owner[nation] != s.seat:
        clause = "W31.15"
    elif barred_nations(s) >> nation & 1:
        clause = "W33.4"
    elif kind != ANY_KIND and kind not in kinds_open(s):
        clause = "W11.1"
    elif kind == NAZGUL and not may_hold_nazgul(s, region):
        clause = "W11.8"
    elif kind == LEADER and not s.units[side][region]:
        clause = "W11.10"
    elif not room(s, side, region) and kind != leader_kind(s):
        clause = "W10.6"
    elif s.n != NONE_YET and place_of(s.n) == region:
        clause = "W11.4"
    return refused("war-why-no-recruit", clause)


def may_recruit(s: War) -> bool:
    return bool(first_figures(s, True))


def why_nobody_comes(s: War) -> str:
    """No nation At War, one that acted last, no settlement that is neither lost nor besieged, no
    figure, or no room. [W11.2, W11.6, W11.7, W11.9, W10.6, W33.4]"""
    at_war = s.at_war & nations_at(s, s.seat)
    if not at_war:
        return "W11.2"
    nations = at_war & ~barred_nations(s)
    if not nations:
        return "W33.4"
    places = open_settlements(s)
    if not places:
        besieged = [
            s.besieged >> one & 1 for nation in bits(nations) for one in s.map.muster[nation]
        ]
        return "W11.7" if any(besieged) else "W11.6"
    pools = [s.map.nation[region] * KINDS_EACH for region in places]
    units = any(s.reserve[pool + kind] for pool in pools for kind in (REGULAR, ELITE))
    return "W10.6" if units else "W11.9"


def elite_was_placed(s: War) -> bool:
    """One elite is the whole action. [W11.1]"""
    return kind_of(s.n) == ELITE


def begin_recruiting(s: War) -> None:
    s.n = NONE_YET


RECRUITING: Final = Procedure(
    "recruiting",
    do(begin_recruiting),
    ask(RecruitFirst()),
    stop_if(elite_was_placed),
    ask(RecruitSecond()),
)

RECRUITING_DEEDS: Final = [Deed(RECRUIT, (MUSTER,), may_recruit, RECRUITING, why=why_nobody_comes)]
