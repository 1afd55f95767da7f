"""The same second opinion for three and four players: who may take what out of an army that is not
his alone, and which nations have acted last. [W31.15, W32, W33]"""

from ringtable.games.war.box.components import CHARACTERS, FREE, KINDS, NATIONS
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import KINDS_EACH
from tests.games.war.naive import FREE_NATIONS, Position, is_unit, nation_of

# The seats of four players. [W31.1, W31.2]
OWNERS = {
    "gondor": 0,
    "elves": 0,
    "rohan": 1,
    "north": 1,
    "dwarves": 1,
    "sauron": 2,
    "isengard": 3,
    "southrons": 3,
}
MATES = (1, 0, 3, 2)
SAURONS_MINIONS = {"witch-king", "mouth-of-sauron"}


def is_shared(kind: str) -> bool:
    """Companions and Nazgûl belong to nobody. [W32.14]"""
    return kind in CHARACTERS or kind.endswith("-nazgul")


class FourPlayers(Position):
    """A seat of four is to act; some armies of two owners have agreed to be one."""

    def __init__(self, seed: int, seat: int, die: str) -> None:
        self.seat = seat
        self.mixed: set[str] = set()
        super().__init__(seed, seat // 2, die, seats="4")

    def lay_out(self, corner: list[str]) -> None:
        super().lay_out(corner)
        s = self.t.s
        for region in self.figures:
            units = [kind for kind in self.army(region) if is_unit(kind)]
            if len({OWNERS[nation_of(kind)] for kind in units}) == 2:
                s.together[self.by] |= 1 << REGIONS.index(region)
                if self.random.random() < 0.6:
                    self.mixed.add(region)
                    s.mixed[self.by] |= 1 << REGIONS.index(region)
        s.next_player[self.by] = self.seat

    def commands(self, army: dict[str, int]) -> bool:
        """More units, then more elites, then the lead. [W32.3]"""
        return self.weight(army, self.seat) > self.weight(army, MATES[self.seat])

    def weight(self, army: dict[str, int], seat: int) -> tuple[int, int, bool]:
        own = {kind: n for kind, n in army.items() if OWNERS.get(nation_of(kind)) == seat}
        units = sum(n for kind, n in own.items() if is_unit(kind))
        elites = sum(n for kind, n in own.items() if kind.endswith("-elite"))
        return units, elites, self.t.s.leading[self.by] == seat

    def may_take(self, start: str, part: dict[str, int], attack: bool) -> bool:
        """[W32.4, W32.6, W32.11, W32.13-W32.15]"""
        goes = {kind for kind, n in part.items() if n}
        if start in self.mixed and self.commands(self.army(start)):
            return self.commands(part)
        if start in self.mixed and attack:
            return False
        if self.seat == 3 and goes & SAURONS_MINIONS:
            return False
        return all(is_shared(kind) or OWNERS[nation_of(kind)] == self.seat for kind in goes)

    def may_move(self, start: str, to: str, part: dict[str, int], led: bool) -> bool:
        return super().may_move(start, to, part, led) and self.may_take(start, part, False)

    def may_attack(self, start: str, part: dict[str, int], led: bool, with_unit: bool) -> bool:
        fits = super().may_attack(start, part, led, with_unit)
        return fits and self.may_take(start, part, True)


class ThreePlayers(Position):
    """The Free Peoples of three players are to act, after an action with some nations and with some
    units of mixed armies."""

    def __init__(self, seed: int, die: str) -> None:
        self.last_nations: set[str] = set()
        self.last_units: dict[tuple[str, str], int] = {}
        super().__init__(seed, FREE, die, seats="3")

    def lay_out(self, corner: list[str]) -> None:
        super().lay_out(corner)
        chance = self.random
        self.last_nations = set(chance.sample(FREE_NATIONS, chance.choice((0, 1, 1, 2, 2))))
        rows = [sum(1 << NATIONS.index(nation) for nation in self.last_nations)]
        for region in self.figures:
            army = self.army(region) if chance.random() < 0.3 else {}
            for kind in filter(is_unit, army):
                n = chance.randint(1, army[kind])
                self.last_units[region, kind] = n
                slot = NATIONS.index(nation_of(kind)) * KINDS_EACH
                rows += (REGIONS.index(region), slot + KINDS.index(kind.rpartition("-")[2]), n)
        self.t.s.last_action = rows

    def is_fresh(self, start: str, part: dict[str, int], attack: bool) -> bool:
        """[W33.4, W33.5, W33.7, W33.8]"""
        units = {kind: n for kind, n in part.items() if n and is_unit(kind)}
        acting = {nation_of(kind) for kind in units}
        if len(acting) > 1:
            here = self.figures[start]
            spare = {kind: here[kind] - self.last_units.get((start, kind), 0) for kind in units}
            return all(n <= spare[kind] for kind, n in units.items())
        if not attack:
            acting |= {nation_of(k) for k, n in part.items() if n and k.endswith("-leader")}
        return not acting & self.last_nations

    def may_move(self, start: str, to: str, part: dict[str, int], led: bool) -> bool:
        return super().may_move(start, to, part, led) and self.is_fresh(start, part, False)

    def may_attack(self, start: str, part: dict[str, int], led: bool, with_unit: bool) -> bool:
        fits = super().may_attack(start, part, led, with_unit)
        return fits and self.is_fresh(start, part, True)
