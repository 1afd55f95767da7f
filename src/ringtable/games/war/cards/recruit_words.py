"""Words of event cards that bring figures to the map. In their frame seat is the player, source the
card; target becomes the region that was chosen. [W9.15-W9.20, W9.30, W31.24]"""

from collections.abc import Callable

from ringtable.games.war.armies.limits import room, takes_recruits
from ringtable.games.war.armies.marching import region_meant, show_region
from ringtable.games.war.battle.sieges import capture
from ringtable.games.war.box.components import (
    ELITE,
    KINDS,
    LEADER,
    NAZGUL,
    REGULAR,
    Kind,
    Nation,
    side_of,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.figures import in_reserve
from ringtable.games.war.figures import recruit as bring_in
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import War
from ringtable.games.war.teams.three import may_act_with
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, loop, steps, when

Places = Callable[[War], list[Region]]


class Only:
    """One region."""

    def __init__(self, *regions: Region) -> None:
        self.regions = list(regions)

    def __call__(self, s: War) -> list[Region]:
        return self.regions


def any_of(*regions: Region) -> Places:
    """One of these regions, the player's choice."""
    return Only(*regions)


def recruits_for(s: War, nation: Nation) -> bool:
    """A card recruits only for its player, and not for a nation he may not act with now.
    [W31.24, W33.4]"""
    return not s.teams or (s.owner[nation] == s.seat and may_act_with(s, nation))


class Plan:
    """What a card recruits, all of it in one place."""

    def __init__(
        self,
        nation: Nation,
        places: Places,
        regulars: int,
        elites: int,
        units: int,
        leaders: int,
        nazgul: int,
    ) -> None:
        self.nation = nation
        self.places = places
        self.regulars = regulars
        self.elites = elites
        self.units = units
        self.leaders = leaders
        self.nazgul = nazgul

    def may(self, s: War) -> bool:
        return recruits_for(s, self.nation)

    def here(self, s: War, region: Region) -> bool:
        """Something of it can be placed in a region."""
        side = side_of(self.nation)
        if not takes_recruits(s, side, region):
            return False
        units = room(s, side, region) > 0 and (
            (self.regulars + self.units > 0 and in_reserve(s, self.nation, REGULAR) > 0)
            or (self.elites + self.units > 0 and in_reserve(s, self.nation, ELITE) > 0)
        )
        if units or (self.nazgul and in_reserve(s, self.nation, NAZGUL)):
            return True
        leads = self.leaders > 0 and in_reserve(s, self.nation, LEADER) > 0
        return leads and s.units[side][region] > 0

    def open(self, s: War) -> list[Region]:
        if not self.may(s):
            return []
        return [region for region in self.places(s) if self.here(s, region)]

    def __call__(self, s: War) -> bool:
        return bool(self.open(s))


def why_not_there(s: War, plan: Plan, thing: str) -> Refusal | None:
    """The card does not bring anybody to this place (again), enemies stand there or hold it, or
    there is no room. [W9.18-W9.20, W9.29]"""
    region = region_meant(thing)
    if region < 0:
        return None
    side = side_of(plan.nation)
    clause = "W9.29"
    if region in plan.places(s) and not plan.here(s, region):
        clause = "W9.19"
        if not takes_recruits(s, side, region):
            clause = "W9.18" if s.units[1 - side][region] else "W9.20"
    return refused("war-why-no-recruit", clause)


class WhereTo(Question):
    """Where a card recruits. [W9.29]"""

    name = "recruit-place"
    clause = "W9.29"

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def options(self, s: War) -> list[Action]:
        return self.plan.open(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action
        s.n = self.plan.units

    def show(self, s: War, action: Action) -> Answer:
        return show_region("place", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        return why_not_there(s, self.plan, thing)


class Fixed:
    """The figures whose kind is printed. [W9.19, W9.30]"""

    def __init__(self, plan: Plan, after: bool) -> None:
        self.plan = plan
        self.after = after  # leaders and Nazgûl come after the units
        self.__name__ = "leaders come" if after else "units come"

    def __call__(self, s: War) -> None:
        plan, region = self.plan, s.target
        side = side_of(plan.nation)
        if not self.after:
            for kind, n in ((REGULAR, plan.regulars), (ELITE, plan.elites)):
                come(s, plan.nation, kind, min(n, room(s, side, region)))
            return
        if plan.leaders and s.units[side][region]:
            come(s, plan.nation, LEADER, plan.leaders)
        come(s, plan.nation, NAZGUL, plan.nazgul)


def come(s: War, nation: Nation, kind: Kind, n: int) -> None:
    """As many as the pool has. [W9.15]"""
    n = min(n, in_reserve(s, nation, kind))
    if n:
        bring_in(s, s.target, nation, kind, n, card_id(s))


class UnitsLeft:
    """The frame's n counts units of either kind that are still to come."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.__name__ = "units left"

    def __call__(self, s: War) -> bool:
        return s.n > 0 and room(s, side_of(self.plan.nation), s.target) > 0 and bool(kinds(s, self))


def kinds(s: War, left: UnitsLeft) -> list[Kind]:
    nation = left.plan.nation
    return [kind for kind in (REGULAR, ELITE) if in_reserve(s, nation, kind)]


class EitherKind(Question):
    """A regular or an elite, as the pool allows. [W9.29]"""

    name = "unit-kind"
    clause = "W9.29"

    def __init__(self, left: UnitsLeft) -> None:
        self.left = left

    def options(self, s: War) -> list[Action]:
        return kinds(s, self.left)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-unit-kind", {"region": {"name": f"war-region-{REGIONS[s.target]}"}})

    def take(self, s: War, action: Action) -> None:
        s.n -= 1
        come(s, self.left.plan.nation, action, 1)

    def show(self, s: War, action: Action) -> Answer:
        kind = KINDS[action]
        return Answer(f"unit {kind}", "war-option-unit", {"kind": {"name": f"war-kind-{kind}"}})


def recruit(
    nation: Nation,
    where: Region | Places,
    regulars: int = 0,
    elites: int = 0,
    units: int = 0,
    leaders: int = 0,
    nazgul: int = 0,
) -> Word:
    """Figures of a nation in one place: `units` are of either kind, asked one by one."""
    places = Only(where) if isinstance(where, int) else where
    plan = Plan(nation, places, regulars, elites, units, leaders, nazgul)
    left = UnitsLeft(plan)
    step = when(
        plan,
        ask(WhereTo(plan)),
        do(Fixed(plan, False)),
        loop(left, ask(EitherKind(left))),
        do(Fixed(plan, True)),
    )
    return Word(step, plan)


# In several settlements


class EachPlan:
    """So many regulars in each of so many different places; `aims` are those used. [W9.28]"""

    def __init__(self, nation: Nation, places: Places, settlements: int, regulars: int) -> None:
        self.plan = Plan(nation, places, regulars, 0, 0, 0, 0)
        self.settlements = settlements
        self.__name__ = "each place"

    def open(self, s: War) -> list[Region]:
        return [region for region in self.plan.open(s) if region not in s.aims]

    def __call__(self, s: War) -> bool:
        return len(s.aims) < self.settlements and bool(self.open(s))


class NextPlace(Question):
    """The next settlement. [W9.29]"""

    name = "next-place"
    clause = "W9.29"

    def __init__(self, each: EachPlan) -> None:
        self.each = each

    def options(self, s: War) -> list[Action]:
        return self.each.open(s)

    def take(self, s: War, action: Action) -> None:
        s.aims = [*s.aims, action]
        s.target = action
        Fixed(self.each.plan, False)(s)

    def show(self, s: War, action: Action) -> Answer:
        return show_region("place", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        return why_not_there(s, self.each.plan, thing)


def forget_aims(s: War) -> None:
    s.aims = []


def recruit_each(nation: Nation, places: Places, settlements: int, regulars: int = 2) -> Word:
    """Regulars in each of several different places of the player's choice."""
    each = EachPlan(nation, places, settlements, regulars)
    step = steps(do(forget_aims), loop(each, ask(NextPlace(each))), do(clear_aims))
    return Word(step, each.plan)


def clear_aims(s: War) -> None:
    s.aims = []


class RecruitMore(Question):
    """How many regulars come to the region chosen before: any number up to the most."""

    name = "how-many-come"
    clause = "W9.28"

    def __init__(self, nation: Nation, most: int) -> None:
        self.nation = nation
        self.most_figures = most

    def options(self, s: War) -> list[Action]:
        n = min(self.most_figures, in_reserve(s, self.nation, REGULAR))
        return list(range(min(n, room(s, side_of(self.nation), s.target)) + 1))

    def take(self, s: War, action: Action) -> None:
        come(s, self.nation, REGULAR, action)
        side = side_of(self.nation)
        if action and s.controller(s.target) == 1 - side:
            capture(s, side, s.target, s.seat)

    def show(self, s: War, action: Action) -> Answer:
        return Answer(str(action), "option-number", {"n": action}, verb="number")


class TargetTakes:
    """The region chosen before takes recruits; with `take_control` also one whose settlement the
    enemy holds without units. [W9.18, W9.20]"""

    def __init__(self, nation: Nation, take_control: bool) -> None:
        self.nation = nation
        self.take_control = take_control
        self.__name__ = "target takes recruits"

    def __call__(self, s: War) -> bool:
        if s.target < 0 or not recruits_for(s, self.nation):
            return False
        side = side_of(self.nation)
        if self.take_control and not s.units[1 - side][s.target]:
            return True
        return takes_recruits(s, side, s.target)


def recruit_up_to(nation: Nation, most: int, take_control: bool = False) -> Word:
    """Up to so many regulars in the region that an earlier word has chosen; with `take_control`
    they capture a settlement back."""
    takes = TargetTakes(nation, take_control)
    return Word(when(takes, ask(RecruitMore(nation, most))), takes)
