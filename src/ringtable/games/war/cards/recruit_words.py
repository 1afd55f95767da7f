"""Words of event cards that bring figures to the map. In their frame seat is the player, source the
card; target becomes the region that was chosen. [W9.15-W9.20, W9.30, W31.24]"""

from collections.abc import Callable

from ringtable.games.war.armies.limits import room, takes_recruits
from ringtable.games.war.armies.marching import force, show_region
from ringtable.games.war.box.components import (
    ELITE,
    KINDS,
    LEADER,
    NATIONS,
    NAZGUL,
    REGULAR,
    Kind,
    Nation,
    bits,
    side_of,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.cards.needs import places_of
from ringtable.games.war.facts import MOVED, UPGRADED
from ringtable.games.war.figures import eliminate, in_reserve, put, take
from ringtable.games.war.figures import recruit as bring_in
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.games.war.three import may_act_with
from ringtable.kernel.decision import DONE, Action, Answer, Decision
from ringtable.kernel.phrase import Value
from ringtable.kernel.procedure import ask, do, loop, never, steps, when

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
        """A card recruits only for its player, and not for a nation he may not act with now.
        [W31.24, W33.4]"""
        return not s.teams or (s.owner[self.nation] == s.seat and may_act_with(s, self.nation))

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


class WhereTo(Decision[War]):
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


class EitherKind(Decision[War]):
    """A regular or an elite, as the pool allows. [W9.29]"""

    name = "unit-kind"
    clause = "W9.29"

    def __init__(self, left: UnitsLeft) -> None:
        self.left = left

    def options(self, s: War) -> list[Action]:
        return kinds(s, self.left)

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


class NextPlace(Decision[War]):
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


def forget_aims(s: War) -> None:
    s.aims = []


def recruit_each(nation: Nation, places: Places, settlements: int, regulars: int = 2) -> Word:
    """Regulars in each of several different places of the player's choice."""
    each = EachPlan(nation, places, settlements, regulars)
    step = steps(do(forget_aims), loop(each, ask(NextPlace(each))), do(clear_aims))
    return Word(step, each.plan)


def clear_aims(s: War) -> None:
    s.aims = []


class RecruitMore(Decision[War]):
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

    def show(self, s: War, action: Action) -> Answer:
        return Answer(str(action), "option-number", {"n": action}, verb="number")


class TargetTakes:
    def __init__(self, nation: Nation) -> None:
        self.nation = nation
        self.__name__ = "target takes recruits"

    def __call__(self, s: War) -> bool:
        mine = not s.teams or s.owner[self.nation] == s.seat
        return mine and s.target >= 0 and takes_recruits(s, side_of(self.nation), s.target)


def recruit_up_to(nation: Nation, most: int) -> Word:
    """Up to so many regulars in the region that an earlier word has chosen."""
    takes = TargetTakes(nation)
    return Word(when(takes, ask(RecruitMore(nation, most))), takes)


# Regulars into elites


class Upgrades:
    """Regions in which a regular of a nation can be swapped for an elite of the pool."""

    def __init__(self, nation: Nation) -> None:
        self.nation = nation
        self.__name__ = "upgrades"

    def open(self, s: War) -> list[Region]:
        if not in_reserve(s, self.nation, ELITE) or (s.teams and s.owner[self.nation] != s.seat):
            return []
        return [one for one in bits(s.nation_in[self.nation]) if s.count(one, self.nation, REGULAR)]

    def __call__(self, s: War) -> bool:
        return s.n > 0 and bool(self.open(s))

    def possible(self, s: War) -> bool:
        return bool(self.open(s))


def swap(s: War, region: Region, nation: Nation, cause: str) -> None:
    """A regular goes back to the pool, an elite comes in its place."""
    take(s, region, nation, REGULAR, 1)
    s.reserve[nation * KINDS_EACH + REGULAR] += 1
    s.reserve[nation * KINDS_EACH + ELITE] -= 1
    put(s, region, nation, ELITE, 1)
    s.tell(UPGRADED, cause, NATIONS[nation], 1, REGIONS[region])


class UpgradeWhere(Decision[War]):
    """Where a regular becomes an elite. The frame's n counts what is left."""

    name = "upgrade"
    clause = "W9.29"

    def __init__(self, upgrades: Upgrades) -> None:
        self.upgrades = upgrades

    def options(self, s: War) -> list[Action]:
        return self.upgrades.open(s)

    def take(self, s: War, action: Action) -> None:
        s.n -= 1
        swap(s, action, self.upgrades.nation, card_id(s))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("upgrade", action)


class Count:
    def __init__(self, n: int) -> None:
        self.n = n
        self.__name__ = f"count {n}"

    def __call__(self, s: War) -> None:
        s.n = self.n


def upgrade(nation: Nation, n: int) -> Word:
    """So many regulars anywhere on the map are swapped for elites, as far as possible."""
    upgrades = Upgrades(nation)
    step = steps(do(Count(n)), loop(upgrades, ask(UpgradeWhere(upgrades))))
    return Word(step, upgrades.possible)


class ArmyOf:
    """Nations in the army of one of these characters with a regular to exchange for an elite of the
    pool. [W31.25]"""

    def __init__(self, characters: int) -> None:
        self.characters = characters
        self.__name__ = "army of"

    def region(self, s: War) -> Region:
        found = bits(places_of(s, self.characters) & s.army_in[s.side_at[s.seat]])
        return found[0] if found else -1

    def open(self, s: War) -> list[Nation]:
        region = self.region(s)
        if region < 0:
            return []
        return [
            nation
            for nation in NATIONS_LIST[s.side_at[s.seat]]
            if s.count(region, nation, REGULAR)
            and in_reserve(s, nation, ELITE)
            and (not s.teams or s.owner[nation] == s.seat)
        ]

    def __call__(self, s: War) -> bool:
        return bool(self.open(s))


class ExchangeWhich(Decision[War]):
    """Which nation's regular is exchanged: it counts as eliminated."""

    name = "exchange"
    clause = "W9.29"

    def __init__(self, army: ArmyOf) -> None:
        self.army = army

    def options(self, s: War) -> list[Action]:
        return self.army.open(s)

    def take(self, s: War, action: Action) -> None:
        region = self.army.region(s)
        s.reserve[action * KINDS_EACH + ELITE] -= 1
        put(s, region, action, ELITE, 1)
        eliminate(s, region, action, REGULAR, 1, card_id(s))
        s.tell(UPGRADED, card_id(s), NATIONS[action], 1, REGIONS[region])

    def show(self, s: War, action: Action) -> Answer:
        nation = NATIONS[action]
        words: dict[str, Value] = {"nation": {"name": f"war-nation-{nation}"}}
        return Answer(f"exchange {nation}", "war-option-exchange", words)


def upgrade_in_army(characters: int) -> Word:
    """In the army of one of these characters one regular is exchanged for an elite."""
    army = ArmyOf(characters)
    return Word(when(army, ask(ExchangeWhich(army))), army)


# Units that join


class Joining:
    """Units of a nation in some regions that may go straight to the region chosen before; the
    frame's n counts how many more."""

    def __init__(self, nation: Nation, regions: tuple[Region, ...]) -> None:
        self.nation = nation
        self.regions = regions
        self.__name__ = "joining"

    def open(self, s: War) -> list[int]:
        """Groups as region times four plus kind."""
        return [
            region * KINDS_EACH + kind
            for region in self.regions
            for kind in (REGULAR, ELITE)
            if region != s.target
            and s.count(region, self.nation, kind)
            and not s.inside(side_of(self.nation)) >> region & 1
        ]

    def __call__(self, s: War) -> bool:
        side = side_of(self.nation)
        return s.n > 0 and s.target >= 0 and room(s, side, s.target) > 0 and bool(self.open(s))


class JoinWhich(Decision[War]):
    """One more unit that joins, or enough."""

    name = "join"
    clause = "W9.28"

    def __init__(self, joining: Joining) -> None:
        self.joining = joining

    def options(self, s: War) -> list[Action]:
        return [*self.joining.open(s), DONE]

    def take(self, s: War, action: Action) -> None:
        if action == DONE:
            s.n = 0
            return
        s.n -= 1
        nation, region, kind = self.joining.nation, action // KINDS_EACH, action % KINDS_EACH
        take(s, region, nation, kind, 1)
        put(s, s.target, nation, kind, 1)
        tell_joined(s, region, nation, kind)

    def show(self, s: War, action: Action) -> Answer:
        region, kind = REGIONS[action // KINDS_EACH], KINDS[action % KINDS_EACH]
        return Answer(
            f"join {kind} {region}",
            "war-option-join",
            {
                "kind": {"name": f"war-kind-{kind}"},
                "region": {"name": f"war-region-{region}"},
            },
            thing=f"region:{region}",
        )


def tell_joined(s: War, start: Region, nation: Nation, kind: Kind) -> None:
    one = bytearray(BLOCK)
    one[nation * KINDS_EACH + kind] = 1
    s.tell(MOVED, card_id(s), s.seat, REGIONS[start], REGIONS[s.target], *force(s, one, 0))


def join_units(nation: Nation, regions: tuple[Region, ...], most: int) -> Word:
    """Up to so many units standing in these regions go straight to the region chosen before."""
    joining = Joining(nation, regions)
    return Word(steps(do(Count(most)), loop(joining, ask(JoinWhich(joining)))), never)
