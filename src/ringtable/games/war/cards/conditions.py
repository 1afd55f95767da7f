"""Conditions of card texts beside those printed as needs. Each gives a function of the state."""

from ringtable.games.war.box.components import (
    COMPANION_SET,
    IN_FELLOWSHIP,
    OUT_OF_THE_GAME,
    Character,
    Side,
)
from ringtable.games.war.box.pack import set_of
from ringtable.games.war.box.places import Region
from ringtable.games.war.cards.needs import places_of
from ringtable.games.war.state import War
from ringtable.kernel.procedure import Condition


class Holds:
    """A condition with what it is about."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, s: War) -> bool:
        raise NotImplementedError(self.__name__)


class SomebodyIn(Holds):
    def __init__(self, characters: int, regions: int) -> None:
        super().__init__("somebody in")
        self.characters = characters
        self.regions = regions

    def __call__(self, s: War) -> bool:
        return bool(places_of(s, self.characters) & self.regions)


def companion_in(*regions: Region) -> Condition:
    """A companion on the map is in one of these regions; inside a siege counts. [W18.21]"""
    return SomebodyIn(COMPANION_SET, set_of(list(regions)))


def character_in(characters: int, *regions: Region) -> Condition:
    """One of these characters (a set) is in one of these regions."""
    return SomebodyIn(characters, set_of(list(regions)))


class InNation(Holds):
    def __init__(self, characters: int, nation: int, regions: int) -> None:
        super().__init__("somebody in nation")
        self.characters = characters
        self.nation = nation
        self.regions = regions

    def __call__(self, s: War) -> bool:
        there = s.map.of_nation[self.nation] | self.regions
        return bool(places_of(s, self.characters) & there)


def character_in_nation(characters: int, nation: int, *regions: Region) -> Condition:
    """One of these characters is in a region of a nation or in one of the regions."""
    return InNation(characters, nation, set_of(list(regions)))


class ArmyAt(Holds):
    def __init__(self, side: Side, region: Region) -> None:
        super().__init__("army at")
        self.side = side
        self.region = region

    def __call__(self, s: War) -> bool:
        return s.units[self.side][self.region] > 0


def army_at(side: Side, region: Region) -> Condition:
    """A unit of a side is in a region, inside a siege included. [W18.21]"""
    return ArmyAt(side, region)


class NoUnits(ArmyAt):
    def __call__(self, s: War) -> bool:
        return s.units[self.side][self.region] == 0


def no_units(side: Side, region: Region) -> Condition:
    """No unit of a side is in a region, inside a siege included."""
    return NoUnits(side, region)


class NoArmyIn(Holds):
    def __init__(self, side: Side, regions: int) -> None:
        super().__init__("no army in")
        self.side = side
        self.regions = regions

    def __call__(self, s: War) -> bool:
        return not s.army_in[self.side] & self.regions


def no_army_in(side: Side, *regions: Region) -> Condition:
    """A side has no unit in any of these regions."""
    return NoArmyIn(side, set_of(list(regions)))


class GuideIs(Holds):
    def __init__(self, character: Character) -> None:
        super().__init__("guide is")
        self.character = character

    def __call__(self, s: War) -> bool:
        return s.guide == self.character


def guide_is(character: Character) -> Condition:
    return GuideIs(character)


class NobodyInFellowship(Holds):
    def __init__(self, characters: int) -> None:
        super().__init__("nobody in fellowship")
        self.characters = characters

    def __call__(self, s: War) -> bool:
        return not fellowship(s) & self.characters


def not_in_fellowship(*characters: Character) -> Condition:
    """None of these is in the Fellowship."""
    return NobodyInFellowship(set_of(list(characters)))


def fellowship(s: War) -> int:
    """The companions in the Fellowship."""
    found = 0
    for one in range(7):
        if s.whereabouts[one] == IN_FELLOWSHIP:
            found |= 1 << one
    return found


class IsGone(Holds):
    def __init__(self, character: Character) -> None:
        super().__init__("is gone")
        self.character = character

    def __call__(self, s: War) -> bool:
        return s.whereabouts[self.character] == OUT_OF_THE_GAME


def is_gone(character: Character) -> Condition:
    """That character is out of the game."""
    return IsGone(character)


class IsActive(Holds):
    def __init__(self, nation: int) -> None:
        super().__init__("is active")
        self.nation = nation

    def __call__(self, s: War) -> bool:
        return bool(s.active >> self.nation & 1)


def is_active(nation: int) -> Condition:
    return IsActive(nation)


class News(Holds):
    def __init__(self, *news: int) -> None:
        super().__init__("news")
        self.news = set_of(list(news))

    def __call__(self, s: War) -> bool:
        return bool(s.news & self.news)


def just_happened(*news: int) -> Condition:
    """One of these has just happened (`DECLARED_IN_CITY` … of the state): for `lost_if`."""
    return News(*news)
