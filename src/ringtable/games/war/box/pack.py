"""A content pack as the engine knows it: map, nations, cards, tiles, dice. Built by `content.py`,
never changed. Sets of regions, nations and characters are ints with a bit for each."""

from typing import Final

from ringtable.games.war.box.components import (
    CITY,
    DIE_TILE,
    EYE_TILE,
    FREE,
    FREE_NATION_SET,
    NATIONS,
    NO_NATION,
    POINTS,
    SHADOW,
    SHADOW_NATION_SET,
    STRONGHOLD,
    Card,
    Character,
    Deck,
    Face,
    Nation,
    Settlement,
    Side,
    Step,
    bits,
    side_of,
)
from ringtable.games.war.box.places import REGIONS, Region

FAR: Final = 99


class Map:
    """The regions: what adjoins what, what belongs to whom, what stands where. [W2]"""

    def __init__(
        self,
        near: list[list[Region]],
        walls: list[list[Region]],
        nation: list[Nation],
        settlement: list[Settlement],
        fortifications: int,
        coast: int,
        east_edge: int,
        gates: int,
        closed: int,
    ) -> None:
        regions = len(near)
        self.near: list[list[Region]] = near  # adjacent regions [W2.4]
        self.near_set: list[int] = [set_of(one) for one in near]
        self.walls: list[int] = [set_of(one) for one in walls]  # touched across a black line [W2.4]
        self.nation: list[Nation] = nation  # or NO_NATION [W2.6]
        self.settlement: list[Settlement] = settlement  # [W2.9]
        self.points: list[int] = [POINTS[one] for one in settlement]  # [W20.6]
        self.fortifications: int = fortifications  # [W2.11]
        self.coast: int = coast  # regions on the sea
        self.east_edge: int = east_edge  # regions on the eastern edge of the board
        self.gates: int = gates  # where the Fellowship enters Mordor [W27.1]
        self.closed: int = closed  # to the Fellowship's figure [W23.22]
        self.of_nation: list[int] = [0] * len(NATIONS)  # regions of each nation
        self.of_side: list[int] = [0, 0]  # regions of each side's nations
        self.of_kind: list[int] = [0] * (STRONGHOLD + 1)  # regions with each kind of settlement
        for region in range(regions):
            self.of_kind[settlement[region]] |= 1 << region
            if nation[region] != NO_NATION:
                self.of_nation[nation[region]] |= 1 << region
                self.of_side[side_of(nation[region])] |= 1 << region
        self.neutral: int = (1 << regions) - 1 & ~self.of_side[0] & ~self.of_side[1]
        self.strongholds: int = self.of_kind[STRONGHOLD]
        self.settled: int = (1 << regions) - 1 & ~self.of_kind[0]  # town, city or stronghold
        self.great: int = self.of_kind[CITY] | self.strongholds  # they heal, activate, give points
        # Settlements of each nation, where its figures are recruited. [W11.3]
        self.muster: list[list[Region]] = [bits(one & self.settled) for one in self.of_nation]
        self.distance: list[list[int]] = [self.find_distances(one, 0) for one in range(regions)]
        # The figure of the Ring-bearers never goes through the heart of Mordor. [W23.22]
        self.figure_distance: list[list[int]] = [
            self.find_distances(one, closed) for one in range(regions)
        ]

    def find_distances(self, start: Region, closed: int) -> list[int]:
        """Steps from one region to all others without entering the closed ones."""
        steps = [FAR] * len(self.near)
        steps[start] = 0
        front = [start]
        for region in front:
            for other in self.near[region]:
                if steps[other] == FAR and not closed >> other & 1:
                    steps[other] = steps[region] + 1
                    front.append(other)
        return steps

    def adjacent(self, a: Region, b: Region) -> bool:
        """[W2.4]"""
        return bool(self.near_set[a] >> b & 1)

    def within(self, region: Region, steps: int) -> int:
        """The region and all at most so many steps away."""
        found = 0
        for other, distance in enumerate(self.distance[region]):
            if distance <= steps:
                found |= 1 << other
        return found


def set_of(members: list[int]) -> int:
    found = 0
    for one in members:
        found |= 1 << one
    return found


class Need:
    """Something that must hold to play a card, as it is printed. What is not asked for is empty."""

    def __init__(
        self,
        what: str,
        who: list[str],
        enemy: list[str],
        besides: list[str],
        regions: int,
        nations: int,
        side: Side,
        settlement: Settlement,
        n: int,
        abroad: bool,
        outside_siege: bool,
    ) -> None:
        self.what = what
        self.who = who  # characters or kinds of figures: one of them
        self.enemy = enemy  # the same with the enemy's army
        self.besides = besides  # who of the enemy does not count
        self.regions = regions
        self.nations = nations
        self.side = side  # or -1
        self.settlement = settlement
        self.n = n  # how many, or how far at most
        self.abroad = abroad  # in no region of the side's nations
        self.outside_siege = outside_siege


class Event:
    """An event card: what is printed on its upper half besides its text. [W9]"""

    def __init__(
        self,
        card: Card,
        id: str,
        name: str,
        deck: Deck,
        number: int,
        symbol: Face,
        combat: int,
        stays: bool,
        tile: int,
        needs: list[Need],
        second_needs: list[Need],
        changes: bool,
    ) -> None:
        self.card = card  # its place among the 96
        self.id = id
        self.name = name
        self.deck = deck
        self.side: Side = deck // 2
        self.number = number  # printed, from 1 in its deck
        self.symbol = symbol  # the face that plays it beside an Event die [W9.7]
        self.combat = combat  # number of its lower half
        self.stays = stays  # on the table [W9.11]
        self.tile = tile  # the special tile it brings into play, or -1
        self.needs = needs
        self.second_needs = second_needs  # with card_text = 2 [W9.2]
        self.changes = changes  # it reads differently with card_text = 2


class CombatCard:
    """The lower half of event cards. [W15]"""

    def __init__(
        self, id: str, name: str, side: Side, windows: list[int], needs: list[Need]
    ) -> None:
        self.id = id
        self.name = name
        self.side = side
        self.windows = windows  # of the combat round, in which it works [W15.7]
        self.needs = needs


class CharacterCard:
    """A companion, a minion or Gollum. [W3.12]"""

    def __init__(
        self,
        id: str,
        name: str,
        side: Side,
        level: int,
        leadership: int,
        activates: int,
        die: int,
        abilities: int,
        haunts: int,
        enters_in: int,
        replaces: Character,
        nation: Nation,
    ) -> None:
        self.id = id
        self.name = name
        self.side = side
        self.level = level
        self.leadership = leadership
        self.activates = activates  # nations [W21.5]
        self.die = die  # action dice while in play [W6.3, W6.4]
        self.abilities = abilities
        self.haunts = haunts  # regions where an ability works [W29.4]
        self.enters_in = enters_in  # regions where it may come into play; 0: no list
        self.replaces = replaces  # or NO_CHARACTER
        self.nation = nation  # whose player owns a minion [W31.2]; NO_NATION for all others


class HuntTile:
    """[W25.11-W25.16]"""

    def __init__(self, id: str, kind: int, value: int, reveal: bool, stop: bool) -> None:
        self.id = id
        self.shown = id.rstrip("0123456789").rstrip("-")  # the same for tiles that look alike
        self.kind = kind
        self.value = value  # damage; below zero it heals
        self.eye = value == EYE_TILE
        self.die = value == DIE_TILE
        self.reveal = reveal
        self.stop = stop


class Army:
    """What a nation has in a region at the start. [W4.12]"""

    def __init__(self, nation: Nation, region: Region, figures: list[int]) -> None:
        self.nation = nation
        self.region = region
        self.figures = figures  # by kind


class Seat:
    """What a player plays. [W31.1, W31.2, W33.1]"""

    def __init__(self, id: str, side: Side, nations: int, minions: int, leads: bool) -> None:
        self.id = id
        self.side = side
        self.nations = nations
        self.minions = minions
        self.leads = leads  # in the first turn [W31.3]


class Award:
    """Tokens for an ending of The Hunt for the Ring. [W35.1-W35.5]"""

    def __init__(self, id: str, free: int, shadow: int) -> None:
        self.id = id
        self.free = free
        self.shadow = shadow


class Pack:
    """Everything of the box that a rule depends on."""

    def __init__(
        self,
        id: str,
        map: Map,
        figures: list[list[int]],
        start_step: list[Step],
        start_active: int,
        armies: list[Army],
        variants: list[tuple[int, Army]],
        seats: list[list[Seat]],
        dice: list[list[Face]],
        first_dice: list[int],
        most_dice: list[int],
        rings: list[int],
        start_region: Region,
        start_guide: Character,
        characters: list[CharacterCard],
        events: list[Event],
        combat: list[CombatCard],
        tiles: list[HuntTile],
        awards: list[Award],
    ) -> None:
        self.id = id
        self.map = map
        self.figures = figures  # all figures of each nation, by kind [W3.14]
        self.start_step = start_step  # on the political track [W4.10]
        self.start_active = start_active  # nations [W4.11]
        self.armies = armies
        self.variants = variants  # rule of the second edition, army that it changes [W4.14]
        self.seats = seats  # by the number of players
        self.dice = dice  # faces, by side [W6.1, W6.2]
        self.first_dice = first_dice  # [W4.9]
        self.most_dice = most_dice  # [W6.3, W6.4]
        self.rings = rings  # by side [W4.5]
        self.start_region = start_region  # of the Ring-bearers [W4.1]
        self.start_guide = start_guide  # [W4.3]
        self.characters = characters
        self.events = events
        self.combat = combat
        self.tiles = tiles
        self.awards = awards
        self.printed: dict[str, object] = {}  # the files as they are, for clients
        self.region_named: dict[str, Region] = {id: one for one, id in enumerate(REGIONS)}
        self.card_named: dict[str, Card] = {event.id: event.card for event in events}
        self.tile_named: dict[str, int] = {tile.id: one for one, tile in enumerate(tiles)}
        self.nations_of: list[int] = [FREE_NATION_SET, SHADOW_NATION_SET]
        self.worth: list[int] = [0, 0]  # points that a side's settlements are worth to the enemy
        for side in (FREE, SHADOW):
            for region in bits(map.of_side[side]):
                self.worth[side] += map.points[region]

    def set_up(self, second: int) -> list[Army]:
        """The armies of a match with these rules of the second edition. [W4.12, W4.14]"""
        armies = list(self.armies)
        for rule, changed in self.variants:
            if second >> rule & 1:
                armies = [
                    changed
                    if army.nation == changed.nation and army.region == changed.region
                    else army
                    for army in armies
                ]
        return armies

    def reinforcements(self, second: int) -> list[list[int]]:
        """Figures of each nation, by kind, that are not placed at the start. [W4.13]"""
        left = [list(one) for one in self.figures]
        for army in self.set_up(second):
            for kind, n in enumerate(army.figures):
                left[army.nation][kind] -= n
        return left
