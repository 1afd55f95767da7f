"""Words of the two cards that carry an army to a region that does not adjoin its own.
[W9.31, W12.10, W12.12, W12.14, W12.16]"""

from typing import Final

from ringtable.games.war.armies.limits import room
from ringtable.games.war.armies.marching import carry, force, may_enter, may_walk_with, show_region
from ringtable.games.war.armies.parting import CHOOSE_PART
from ringtable.games.war.armies.parts import NOBODY, possible, prepare, rules_of_part
from ringtable.games.war.battle.attack import rules_of_attack
from ringtable.games.war.battle.battle import BATTLE, declare
from ringtable.games.war.battle.sieges import army_arrives
from ringtable.games.war.box.components import CARD_TEXT, FREE, SHADOW, Nation, bits
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.cards.recruit_words import Places
from ringtable.games.war.facts import MOVED
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.questions import Question
from ringtable.games.war.state import MAY_NOT_CEASE, War
from ringtable.games.war.teams.command import commanded
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask, do, run, steps, when


def rules_of_voyage(s: War, start: Region, to: Region) -> list[int]:
    """Who may go straight from one region to another. [W12.12, W10.6]"""
    side = s.side_at[s.seat]
    mine = commanded(s, s.seat, start)
    who = may_walk_with(s, start, side, mine)
    allowed = may_enter(s, side, to) & mine
    return rules_of_part(s, start, side, allowed, who, room(s, side, to), 1, NOBODY)


def arrive(s: War, start: Region, to: Region) -> None:
    """The part goes straight there; what its arrival does is as in any move. [W12.16]"""
    carry(s, start, to)
    told = force(s, s.part, s.part_who)
    s.tell(MOVED, card_id(s), s.seat, REGIONS[start], REGIONS[to], *told)
    army_arrives(s, s.side_at[s.seat], to, s.seat)
    for one in bits(s.part_who):
        companion_stops(s, one, to)


# By sea. The frame: target is where the fleet lands.


class Voyage:
    """The regions in which a fleet of the Shadow can land: with enemy units in the field it attacks
    from the ships' haven, otherwise it is a move."""

    def __init__(self, start: Region, places: Places) -> None:
        self.start = start
        self.places = places
        self.__name__ = "voyage"

    def rules(self, s: War, to: Region) -> list[int]:
        if meets_army(s, to):
            return rules_of_attack(s, self.start, NOBODY)
        return rules_of_voyage(s, self.start, to)

    def open(self, s: War) -> list[Region]:
        if s.inside(SHADOW) >> self.start & 1 or not s.units[SHADOW][self.start]:
            return []
        return [
            to for to in self.places(s) if not s.closed >> to & 1 and possible(s, self.rules(s, to))
        ]

    def __call__(self, s: War) -> bool:
        return bool(self.open(s))


def meets_army(s: War, to: Region) -> bool:
    """Free Peoples units stand there in the field."""
    return s.units[FREE][to] > 0 and not s.besieging(SHADOW) >> to & 1


class LandWhere(Question):
    """Where the fleet lands. [W9.29]"""

    name = "land"
    clause = "W9.29"

    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage

    def options(self, s: War) -> list[Action]:
        return self.voyage.open(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action
        prepare(s, self.voyage.rules(s, action))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("to", action)


class Land:
    def __init__(self, start: Region) -> None:
        self.start = start
        self.__name__ = "go ashore"

    def __call__(self, s: War) -> None:
        if meets_army(s, s.target):
            declare(s, SHADOW, self.start, s.target, 1 << MAY_NOT_CEASE)
            s.call(BATTLE, s.seat)
            return
        besieged = s.besieging(SHADOW) >> s.target & 1
        arrive(s, self.start, s.target)
        if besieged and s.second_edition(CARD_TEXT) and can_storm(s, s.target):
            s.call(STORM, s.seat, s.source, s.target)


def can_storm(s: War, at: Region) -> bool:
    """Not in a mixed army that the team-mate commands. [W31.25, W32.13]"""
    return not s.under(2) or possible(s, rules_of_attack(s, at, NOBODY))


def those_who_storm(s: War) -> None:
    prepare(s, rules_of_attack(s, s.target, NOBODY))


def storm(s: War) -> None:
    declare(s, SHADOW, s.target, s.target)
    s.call(BATTLE, s.seat)


# The second edition: the fleet joins the besiegers, and they assault. The frame: target is where.
STORM: Final = Procedure("storm", do(those_who_storm), run(CHOOSE_PART), do(storm))


def sail(start: Region, places: Places) -> Word:
    """A Shadow army, or part of it, goes by sea to one of the places."""
    voyage = Voyage(start, places)
    step = when(voyage, ask(LandWhere(voyage)), run(CHOOSE_PART), do(Land(start)))
    return Word(step, voyage)


# By hidden paths. The frame: n is where the army starts, target where it goes.


class HiddenPaths:
    """Regions of a nation from which an army can go straight to a city; if that is besieged, to a
    region beside it. [W12.12, W12.14]"""

    def __init__(self, nation: Nation, to: Region) -> None:
        self.nation = nation
        self.to = to
        self.__name__ = "hidden paths"

    def ends(self, s: War) -> list[Region]:
        """The city, or beside it if the enemy besieges it; second edition: or controls it."""
        beside = bool(s.inside(FREE) >> self.to & 1)
        if s.second_edition(CARD_TEXT) and s.controller(self.to) == SHADOW:
            beside = True
        if not beside:
            return [self.to]
        return bits(s.map.near_set[self.to] & s.free_to_enter(FREE))

    def starts(self, s: War) -> list[Region]:
        armies = s.army_in[FREE] & s.map.of_nation[self.nation]
        if not s.second_edition(CARD_TEXT):
            armies &= ~s.inside(FREE)
        return [one for one in bits(armies) if self.goals(s, one)]

    def goals(self, s: War, start: Region) -> list[Region]:
        return [
            to for to in self.ends(s) if to != start and possible(s, rules_of_voyage(s, start, to))
        ]

    def __call__(self, s: War) -> bool:
        return bool(self.starts(s))


class RideFrom(Question):
    """Which army rides. [W9.29]"""

    name = "ride-from"
    clause = "W9.29"

    def __init__(self, paths: HiddenPaths) -> None:
        self.paths = paths

    def options(self, s: War) -> list[Action]:
        return self.paths.starts(s)

    def take(self, s: War, action: Action) -> None:
        s.n = action

    def show(self, s: War, action: Action) -> Answer:
        return show_region("from", action)


class RideTo(Question):
    """Where it comes out. [W9.29]"""

    name = "ride-to"
    clause = "W9.29"
    stage = True

    def __init__(self, paths: HiddenPaths) -> None:
        self.paths = paths

    def options(self, s: War) -> list[Action]:
        return self.paths.goals(s, s.n)

    def take(self, s: War, action: Action) -> None:
        s.target = action
        prepare(s, rules_of_voyage(s, s.n, action))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("to", action)


def come_out(s: War) -> None:
    arrive(s, s.n, s.target)


def ride_to(nation: Nation, to: Region) -> Word:
    """An army, or part of it, goes straight from a region of a nation to a city."""
    paths = HiddenPaths(nation, to)
    step = when(
        paths,
        steps(ask(RideFrom(paths)), ask(RideTo(paths)), run(CHOOSE_PART), do(come_out)),
    )
    return Word(step, paths)
