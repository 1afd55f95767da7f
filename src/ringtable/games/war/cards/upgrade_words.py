"""Words of event cards that make elites of regulars, or bring units together. In their frame seat
is the player, source the card, target a region that was chosen. [W9.28, W31.25]"""

from ringtable.games.war.armies.limits import room
from ringtable.games.war.armies.marching import force, show_region
from ringtable.games.war.box.components import (
    ELITE,
    KINDS,
    NATIONS,
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
from ringtable.games.war.cards.recruit_words import Places, recruits_for
from ringtable.games.war.facts import MOVED, UPGRADED
from ringtable.games.war.figures import eliminate, in_reserve, put, take
from ringtable.games.war.figures import recruit as bring_in
from ringtable.games.war.questions import Question
from ringtable.games.war.state import BLOCK, KINDS_EACH, NATIONS_LIST, War
from ringtable.games.war.teams.three import may_act_with
from ringtable.kernel.decision import DONE, Action, Answer
from ringtable.kernel.phrase import Value
from ringtable.kernel.procedure import ask, do, loop, steps, when

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


class UpgradeWhere(Question):
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
    pool. [W31.24, W33.4]"""

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
            and (not s.teams or (s.owner[nation] == s.seat and may_act_with(s, nation)))
        ]

    def __call__(self, s: War) -> bool:
        return bool(self.open(s))


class ExchangeWhich(Question):
    """Which nation's regular is exchanged: it counts as eliminated."""

    name = "exchange"
    clause = "W9.29"

    def __init__(self, army: ArmyOf) -> None:
        self.army = army

    def options(self, s: War) -> list[Action]:
        return self.army.open(s)

    def take(self, s: War, action: Action) -> None:
        region = self.army.region(s)
        bring_in(s, region, action, ELITE, 1, card_id(s))
        eliminate(s, region, action, REGULAR, 1, card_id(s))

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

    def __init__(self, nation: Nation, regions: tuple[Region, ...], places: Places) -> None:
        self.nation = nation
        self.regions = regions
        self.places = places
        self.__name__ = "joining"

    def groups(self, s: War, to: Region) -> list[int]:
        """Units that may go to a region, as region times four plus kind."""
        return [
            region * KINDS_EACH + kind
            for region in self.regions
            for kind in (REGULAR, ELITE)
            if region != to
            and s.count(region, self.nation, kind)
            and not s.inside(side_of(self.nation)) >> region & 1
        ]

    def open(self, s: War) -> list[int]:
        return self.groups(s, s.target)

    def __call__(self, s: War) -> bool:
        side = side_of(self.nation)
        return s.n > 0 and s.target >= 0 and room(s, side, s.target) > 0 and bool(self.open(s))

    def ends(self, s: War) -> list[Region]:
        """Places that units may join if nothing could be recruited there. [W9.9]"""
        if not recruits_for(s, self.nation):
            return []
        side = side_of(self.nation)
        return [to for to in self.places(s) if room(s, side, to) and self.groups(s, to)]

    def possible(self, s: War) -> bool:
        return bool(self.ends(s))

    def place_open(self, s: War) -> bool:
        """No recruits have settled the place."""
        return s.target < 0 and self.possible(s)


class JoinWhere(Question):
    """Which region units join where nobody could be recruited. [W9.9, W9.29]"""

    name = "join-place"
    clause = "W9.29"

    def __init__(self, joining: Joining) -> None:
        self.joining = joining

    def options(self, s: War) -> list[Action]:
        return self.joining.ends(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def show(self, s: War, action: Action) -> Answer:
        return show_region("place", action)


class JoinWhich(Question):
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


def join_units(nation: Nation, regions: tuple[Region, ...], most: int, places: Places) -> Word:
    """Up to so many units standing in these regions go straight to the region of the recruits; if
    there are none, to one of the places."""
    joining = Joining(nation, regions, places)
    step = steps(
        when(joining.place_open, ask(JoinWhere(joining))),
        do(Count(most)),
        loop(joining, ask(JoinWhich(joining))),
    )
    return Word(step, joining.possible)
