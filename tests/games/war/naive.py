"""Moves and attacks read off the clauses in the plainest way: every part of an army is tried.

A slow second opinion for positions laid out by chance. It knows the map and the figures on it, and
nothing of how the engine finds its answers. [W2.18, W12, W14]
"""

import itertools
import random

from ringtable.games.war.box.components import CHARACTERS, NATIONS, STRONGHOLD
from ringtable.games.war.box.content import first_pack
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.flow import FLOW
from tests.games.war.scenario import Table

LAND = first_pack().map
FREE_NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")
SHADOW_NATIONS = ("sauron", "isengard", "southrons")
COMPANIONS = ("strider", "boromir", "gimli", "meriadoc")
MINIONS = ("witch-king", "mouth-of-sauron")
# Corners of the map with cities, strongholds, fortifications, borders and walls.
CORNERS = (
    "orthanc fords-of-isen helms-deep westemnet edoras folde gap-of-rohan druwaith-iaur fangorn",
    "osgiliath minas-tirith minas-morgul north-ithilien south-ithilien lossarnach pelargir "
    "druadan-forest dagorlad morannon",
    "dale erebor iron-hills woodland-realm old-forest-road withered-heath northern-mirkwood",
)
Part = tuple[tuple[str, int], ...]  # the figures that go, by kind; characters by name


def nation_of(kind: str) -> str:
    """The nation of `gondor-regular`; nothing for a character."""
    return "" if kind in CHARACTERS else kind.rpartition("-")[0]


def is_unit(kind: str) -> bool:
    return kind.endswith(("-regular", "-elite"))


class Position:
    """A corner of the map by chance, on a table whose acting side has one die."""

    def __init__(self, seed: int, by: int, die: str, **options: str) -> None:
        self.random = random.Random(seed)
        self.by = by
        sides = ("free", "shadow")
        dice = {sides[by]: die, sides[1 - by]: "event event"}
        self.t = Table(**dice, first=sides[by], **options).empty_map()
        self.figures: dict[str, dict[str, int]] = {}
        self.characters: dict[str, str] = {}
        self.at_war: set[str] = set()
        self.besieged: set[str] = set()
        self.captured: set[str] = set()
        self.lay_out(self.random.choice(CORNERS).split())
        self.t.first(sides[by])
        if self.t.asks() == "act":
            self.t.play(f"die {die}")

    def lay_out(self, corner: list[str]) -> None:
        chance = self.random
        for nation in NATIONS:
            war = chance.random() < 0.6
            self.t.politics(nation, 0 if war else 2, True)
            if war:
                self.at_war.add(nation)
        for region in corner:
            if chance.random() < 0.3:
                continue
            side = chance.randrange(2)
            self.recruit(region, side, chance.choice((1, 2, 2, 3, 9)))
            if self.home(region) not in (None, side):
                self.captured.add(region)
            fortress = LAND.settlement[REGIONS.index(region)] == STRONGHOLD
            if fortress and self.units(region, side) <= 5 and chance.random() < 0.5:
                self.recruit(region, 1 - side, chance.randint(1, 3))
                self.besieged.add(region)
        for region, kinds in self.figures.items():
            self.t.army(region, ", ".join(f"{kind} {n}" for kind, n in kinds.items()))
        for region in self.captured:
            self.t.captured(region)
        for region in self.besieged:
            self.t.siege(region)
        for who in (*COMPANIONS, *MINIONS):
            if chance.random() < 0.4:
                self.characters[who] = chance.choice(corner)
                self.t.put(who, self.characters[who])

    def recruit(self, region: str, side: int, n: int) -> None:
        """Units out of the pools as far as they reach, at times with a leader or Nazgûl."""
        kinds = self.figures.setdefault(region, {})
        nations = (FREE_NATIONS, SHADOW_NATIONS)[side]
        wanted = [f"{self.random.choice(nations)}-{kind}" for kind in ("regular", "elite") * n]
        wanted = wanted[:n]
        if self.random.random() < 0.5:
            leader = f"{self.random.choice(nations)}-leader"
            wanted.append("sauron-nazgul" if side else leader)
        for kind in wanted:
            standing = sum(there.get(kind, 0) for there in self.figures.values())
            if standing < self.t.pool(kind):
                kinds[kind] = kinds.get(kind, 0) + 1
        if not self.units(region, side):
            kinds[f"{nations[0]}-regular"] = 1

    # The position

    def side(self, kind: str) -> int:
        if kind in CHARACTERS:
            return int(kind not in COMPANIONS)
        return int(nation_of(kind) in SHADOW_NATIONS)

    def home(self, region: str) -> int | None:
        """The side of a settlement's nation."""
        at = REGIONS.index(region)
        if not LAND.settlement[at]:
            return None
        return int(NATIONS[LAND.nation[at]] in SHADOW_NATIONS)

    def holds(self, region: str) -> int | None:
        """[W2.14]"""
        home = self.home(region)
        return home if home is None or region not in self.captured else 1 - home

    def army(self, region: str) -> dict[str, int]:
        """Everybody of the acting side in a region."""
        here = {k: n for k, n in self.figures.get(region, {}).items() if self.side(k) == self.by}
        here |= {
            who: 1
            for who, at in self.characters.items()
            if at == region and self.side(who) == self.by
        }
        return here

    def units(self, region: str, side: int) -> int:
        kinds = self.figures.get(region, {})
        return sum(n for k, n in kinds.items() if is_unit(k) and self.side(k) == side)

    def is_inside(self, region: str, side: int) -> bool:
        return region in self.besieged and self.holds(region) == side

    def near(self, region: str) -> list[str]:
        return [REGIONS[to] for to in LAND.near[REGIONS.index(region)]]

    def parts(self, region: str) -> list[dict[str, int]]:
        army = self.army(region)
        numbers = itertools.product(*[range(n + 1) for n in army.values()])
        return [dict(zip(army, some, strict=True)) for some in numbers]

    def stays(self, region: str, part: dict[str, int]) -> set[str]:
        """Kinds of which somebody stays behind."""
        return {kind for kind, n in self.army(region).items() if n > part[kind]}

    # Moves [W12]

    def may_move(self, start: str, to: str, part: dict[str, int], led: bool) -> bool:
        goes = {kind for kind, n in part.items() if n}
        units = sum(n for kind, n in part.items() if is_unit(kind))
        if not units or self.units(to, self.by) + units > 10:  # [W12.3, W10.6]
            return False
        if led and all(is_unit(kind) for kind in goes):  # [W12.2]
            return False
        number = LAND.nation[REGIONS.index(to)]
        land = NATIONS[number] if number >= 0 else ""
        for kind in goes:
            bound = nation_of(kind) and not kind.endswith("-nazgul")
            if bound and nation_of(kind) not in self.at_war and land not in ("", nation_of(kind)):
                return False  # [W12.12, W12.13]
        return self.leaders_are_safe(start, part)

    def leaders_are_safe(self, start: str, part: dict[str, int]) -> bool:
        """No leader of the Free Peoples stays without a unit. [W12.5, W14.14]"""
        stay = self.stays(start, part)
        return any(map(is_unit, stay)) or not any(kind.endswith("-leader") for kind in stay)

    def moves(self, led: bool) -> dict[tuple[str, str], set[Part]]:
        found = {}
        for start in self.figures:
            if not self.units(start, self.by) or self.is_inside(start, self.by):  # [W12.14]
                continue
            for to in self.near(start):
                enemy = 1 - self.by
                if self.units(to, enemy) and not self.is_inside(to, enemy):  # [W2.18, W12.9]
                    continue
                legal = [p for p in self.parts(start) if self.may_move(start, to, p, led)]
                if legal:
                    found[start, to] = {as_part(p) for p in legal}
        return found

    # Attacks [W14]

    def may_attack(self, start: str, part: dict[str, int], led: bool, with_unit: bool) -> bool:
        goes = {kind for kind, n in part.items() if n}
        if not any(map(is_unit, goes)):  # [W14.4]
            return False
        if led and all(map(is_unit, goes)):  # [W14.1]
            return False
        for kind in goes:
            bound = nation_of(kind) and not kind.endswith("-nazgul")
            if bound and nation_of(kind) not in self.at_war:  # [W14.3]
                return False
        stay = self.stays(start, part)
        if with_unit and stay and not any(map(is_unit, stay)):  # [W14.14]
            return False
        return self.leaders_are_safe(start, part)

    def attacks(self, led: bool, with_unit: bool) -> dict[tuple[str, str], set[Part]]:
        found = {}
        for start in self.figures:
            if not self.units(start, self.by):
                continue
            legal = [p for p in self.parts(start) if self.may_attack(start, p, led, with_unit)]
            if legal:
                for target in self.targets(start):
                    found[start, target] = {as_part(p) for p in legal}
        return found

    def targets(self, start: str) -> list[str]:
        """[W14.2, W18.9, W19.1]"""
        enemy = 1 - self.by
        if self.is_inside(start, self.by):
            return [start]
        found = [
            to for to in self.near(start) if self.units(to, enemy) and not self.is_inside(to, enemy)
        ]
        return [*found, start] if self.is_inside(start, enemy) else found


def as_part(part: dict[str, int]) -> Part:
    return tuple(sorted((kind, n) for kind, n in part.items() if n))


# What the engine offers


def clone(t: Table) -> Table:
    other = Table.__new__(Table)
    other.rng = t.rng.copy()
    other.s = t.s.copy()
    other.told = []
    other.s.rng = other.rng
    other.s.facts = other.told
    return other


def offered(t: Table, first: str, second: str, fact: str) -> dict[tuple[str, str], set[Part]]:
    """All answers to the questions where from (`first`), where to (`second`) and who goes, by the
    fact that tells what was done."""
    found: dict[tuple[str, str], set[Part]] = {}
    waiting = [t]
    while waiting:
        here = waiting.pop()
        told = [one for one in here.told if one.kind.id == fact]
        if told:
            values = told[0].values
            figures = [words.partition(" ") for words in str(values[-1]).split(", ")]
            part = {kind: int(n) for n, _, kind in figures}
            part |= dict.fromkeys(values[-2], 1)  # type: ignore[arg-type]
            found.setdefault((str(values[1]), str(values[2])), set()).add(as_part(part))
            continue
        assert here.asks() in (first, second, "part"), here.asks()
        for text in here.options():
            after = clone(here)
            seat = FLOW.waiting(after.s)[0]
            FLOW.play(after.s, FLOW.parse(after.s, seat, text), seat)
            waiting.append(after)
    return found
