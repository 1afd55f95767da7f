"""Words of one card each: eagles, spells, the dead, the havens, a crow."""

from typing import Final

from ringtable.games.war.box.components import (
    COMPANION_SET,
    ELVES,
    FREE,
    NAZGUL,
    SAURON,
    SHADOW,
    TOP_STEP,
    WITCH_KING,
    Nation,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.hit_words import figures_of, hit_army, roll_for_card, tell_roll
from ringtable.games.war.cards.language import Word
from ringtable.games.war.cards.needs import nations_visited
from ringtable.games.war.characters.travel import (
    come_to,
    show_character,
    show_region,
    tell_travel,
)
from ringtable.games.war.facts import FLEW
from ringtable.games.war.figures import eliminate, put, take
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, loop, select, steps, when

MOST_DICE: Final = 5

# The Eagles Are Coming!


def near(s: War, region: Region) -> int:
    """The region and its neighbours."""
    return 1 << region | s.map.near_set[region]


def with_companion(s: War) -> int:
    """Regions with a Free Peoples army and a companion."""
    found = 0
    for one in bits(s.abroad & COMPANION_SET):
        if s.army_in[FREE] >> s.place[one] & 1:
            found |= 1 << s.place[one]
    return found


def haunted(s: War) -> list[Region]:
    """Shadow armies with Nazgûl near such an army; the Witch-king does not count."""
    friends = with_companion(s)
    armies = bits(s.army_in[SHADOW])
    return [one for one in armies if s.count(one, SAURON, NAZGUL) and near(s, one) & friends]


def eagles_may_come(s: War) -> bool:
    return bool(haunted(s))


class WhichArmy(Decision[War]):
    """Which army the eagles strike. The frame: target is its region."""

    name = "eagles"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        return haunted(s)

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-eagles")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


def eagles_roll(s: War) -> None:
    """A die for each Nazgûl, at most five: each 5 eliminates one."""
    there = s.count(s.target, SAURON, NAZGUL)
    dice = roll_for_card(s, min(MOST_DICE, there))
    hits = sum([die >= 5 for die in dice])
    tell_roll(s, dice, 5, hits)
    if hits:
        eliminate(s, s.target, SAURON, NAZGUL, hits, card_id(s))


def roosts(s: War) -> list[Region]:
    """Strongholds of Sauron that the Shadow holds, besieged or not."""
    return bits(s.map.strongholds & s.map.of_nation[SAURON] & s.held(SHADOW))


def nazgul_flee(s: War) -> bool:
    return s.count(s.target, SAURON, NAZGUL) > 0 and bool(roosts(s))


class FleeTo(Decision[War]):
    """Where the Nazgûl that are left fly, all to one stronghold. [W9.29]"""

    name = "eagles-drive"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        return roosts(s)

    def take(self, s: War, action: Action) -> None:
        n = s.count(s.target, SAURON, NAZGUL)
        if action != s.target:
            take(s, s.target, SAURON, NAZGUL, n)
            put(s, action, SAURON, NAZGUL, n)
            s.tell(FLEW, card_id(s), n, REGIONS[s.target], REGIONS[action])

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-eagles-drive")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


def eagles_strike() -> Word:
    return Word(
        when(
            eagles_may_come,
            ask(WhichArmy()),
            do(eagles_roll),
            when(nazgul_flee, ask(FleeTo())),
        ),
        eagles_may_come,
    )


# Dreadful Spells


def nazgul_in(s: War, region: Region) -> int:
    """Nazgûl of the army, the Witch-king among them."""
    n = s.count(region, SAURON, NAZGUL)
    if s.on_map(WITCH_KING) and s.place[WITCH_KING] == region:
        n += 1
    return n


def spellbinders(s: War) -> list[Region]:
    """Shadow armies with Nazgûl that have a Free Peoples army near."""
    armies = bits(s.army_in[SHADOW])
    return [one for one in armies if nazgul_in(s, one) and near(s, one) & s.army_in[FREE]]


def spells_work(s: War) -> bool:
    return bool(spellbinders(s))


class Spellbinder(Decision[War]):
    """The army of the Nazgûl. The frame: n is its region."""

    name = "spell-from"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        return spellbinders(s)

    def take(self, s: War, action: Action) -> None:
        s.n = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-spell-from")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


class Spellbound(Decision[War]):
    """The army that is hit. The frame: target is its region."""

    name = "spell-at"
    clause = "W9.29"

    def options(self, s: War) -> list[Action]:
        return bits(near(s, s.n) & s.army_in[FREE])

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-spell-at")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


def cast_spells(s: War) -> None:
    dice = roll_for_card(s, min(MOST_DICE, nazgul_in(s, s.n)))
    hits = sum([die >= 5 for die in dice])
    tell_roll(s, dice, 5, hits)
    hit_army(s, FREE, s.target, hits)


def dreadful_spells() -> Word:
    step = when(spells_work, ask(Spellbinder()), ask(Spellbound()), do(cast_spells))
    return Word(step, spells_work)


# Dead Men of Dunharrow


class Leader:
    """Strider or Aragorn, whichever of them is on the map; whether he may leave a siege the needs
    of the card say."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.__name__ = "can lead"

    def place(self, s: War) -> Region:
        return s.place[bits(self.who & s.abroad)[0]]

    def __call__(self, s: War) -> bool:
        return bool(self.who & s.abroad)


class LeadTo(Decision[War]):
    """Where he leads his companions. The frame: target is there."""

    name = "lead-to"
    clause = "W9.29"

    def __init__(self, regions: tuple[Region, ...]) -> None:
        self.regions = list(regions)

    def options(self, s: War) -> list[Action]:
        return self.regions

    def take(self, s: War, action: Action) -> None:
        s.target = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-lead-to")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)


class LeadWhom(Several[War]):
    """Which companions of his region go with him. [W9.29]"""

    name = "lead-whom"
    clause = "W9.29"

    def __init__(self, leader: Leader) -> None:
        self.leader = leader

    def options(self, s: War) -> list[Action]:
        return bits(s.company(self.leader.place(s), FREE) & COMPANION_SET & ~self.leader.who)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-go-with")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "with", "war-option-with")


class GoSouth:
    """He and those he takes along, at once."""

    def __init__(self, leader: Leader) -> None:
        self.leader = leader
        self.__name__ = "go south"

    def __call__(self, s: War) -> None:
        start = self.leader.place(s)
        who = s.abroad & self.leader.who
        for one in s.chosen:
            who |= 1 << one
        tell_travel(s, who, start, s.target, card_id(s))
        come_to(s, who, s.target)


def lead_the_dead(who: int, *regions: Region) -> Word:
    leader = Leader(who)
    step = when(leader, ask(LeadTo(regions)), select(LeadWhom(leader)), do(GoSouth(leader)))
    return Word(step, leader)


# Return to Valinor


def havens(s: War) -> list[Region]:
    """Elven strongholds that are not besieged, with Elven units."""
    regions = bits(s.map.strongholds & s.map.of_nation[ELVES] & ~s.besieged)
    return [one for one in regions if s.units_of(one, 1 << ELVES)]


def elves_are_there(s: War) -> bool:
    return bool(havens(s))


def none_called(s: War) -> None:
    s.aims = []


def havens_left(s: War) -> bool:
    return any(one not in s.aims for one in havens(s))


def call_the_next(s: War) -> None:
    """A die for each Elven unit, at most five: each 6 is a hit on the army there."""
    haven = next(one for one in havens(s) if one not in s.aims)
    s.aims = [*s.aims, haven]
    dice = roll_for_card(s, min(MOST_DICE, s.units_of(haven, 1 << ELVES)))
    hits = sum([die >= 6 for die in dice])
    tell_roll(s, dice, 6, hits)
    hit_army(s, FREE, haven, hits)


def all_called(s: War) -> None:
    s.aims = []


def return_to_valinor() -> Word:
    step = steps(do(none_called), loop(havens_left, do(call_the_next)), do(all_called))
    return Word(step, elves_are_there)


# Stormcrow


def stormcrow_nations(s: War) -> list[Nation]:
    """Nations of the Free Peoples not At War in whose land the figure or a companion is."""
    return bits(nations_visited(s))


def stormcrow_strikes(s: War) -> bool:
    """One of them can go back a step or lose a figure. [W9.26]"""
    return any(s.step[one] < TOP_STEP or figures_of(s, one) for one in stormcrow_nations(s))
