"""What must hold to play a card, as the pack prints it: one function for each kind of need.
[W9.8, W15.4]"""

from collections.abc import Callable
from typing import Final

from ringtable.games.war.battle.forces import companions_fighting, nazgul_leadership, takes_part
from ringtable.games.war.box.components import (
    CARD_TEXT,
    CHARACTERS,
    COMPANION_SET,
    FREE,
    FREE_NATIONS,
    GANDALF_SET,
    HOBBIT_SET,
    IN_FELLOWSHIP,
    ISENGARD,
    NO_NATION,
    NOT_ON_TRACK,
    SHADOW,
    SHADOW_NATION_SET,
    SIEGE_BATTLE,
    STRIDER_SET,
    WITCH_KING,
    Card,
    Side,
    bits,
)
from ringtable.games.war.box.pack import Need
from ringtable.games.war.state import NATIONS_OF, War


def needs_hold(s: War, card: Card, seat: int) -> bool:
    """Whether everything holds that an event asks for. [W9.8]"""
    event = s.pack.events[card]
    needs = event.second_needs if s.second_edition(CARD_TEXT) else event.needs
    return all(NEEDS[need.what](s, need) for need in needs)


def combat_needs_hold(s: War, combat: int) -> bool:
    """The same for a combat card, judged when it is chosen. [W15.4, W15.22]"""
    return all(NEEDS[need.what](s, need) for need in s.pack.combat[combat].needs)


# Words for figures


def characters_named(names: list[str]) -> int:
    """The characters among words for figures, as a set. [W29.12]"""
    found = 0
    for name in names:
        if name in GROUPS:
            found |= GROUPS[name]
        elif name in CHARACTERS:
            found |= 1 << CHARACTERS.index(name)
    return found


GROUPS: Final[dict[str, int]] = {
    "companion": COMPANION_SET,
    "hobbit": HOBBIT_SET,
    "gandalf": GANDALF_SET,
    "strider-or-aragorn": STRIDER_SET,
    "nazgul": 1 << WITCH_KING,
}


def places_of(s: War, characters: int) -> int:
    """The regions in which any of these characters stands."""
    found = 0
    for one in bits(s.abroad & characters):
        found |= 1 << s.place[one]
    return found


def regions_meant(s: War, need: Need) -> int:
    """The listed regions and those of the listed nations; none listed: everywhere."""
    if not need.regions and not need.nations:
        return (1 << len(s.map.near)) - 1
    found = need.regions
    for nation in bits(need.nations):
        found |= s.map.of_nation[nation]
    return found


def regions_with(s: War, side: Side, names: list[str], besides: list[str]) -> int:
    """Regions in which an army of a side has one of these figures; the besides do not count."""
    wanted = characters_named(names) & ~characters_named(besides)
    found = places_of(s, wanted)
    if "nazgul" in names:
        found |= s.led[side]
    return found & s.army_in[side]


# Needs of events


def all_nations_at_war(s: War, need: Need) -> bool:
    nations = NATIONS_OF[need.side]
    return s.at_war & nations == nations


def army_in(s: War, need: Need) -> bool:
    return bool(s.army_in[need.side] & need.regions)


def army_near_army(s: War, need: Need) -> bool:
    """An own army with a figure in the same region as an enemy army, or next to it."""
    enemy = 1 - need.side
    targets = s.army_in[enemy]
    if need.enemy:
        targets = regions_with(s, enemy, need.enemy, need.besides)
    own = regions_with(s, need.side, need.who, [])
    return any(targets & (s.map.near_set[region] | 1 << region) for region in bits(own))


def army_with(s: War, need: Need) -> bool:
    """An army that is not besieged has that kind of figure with it."""
    return bool(regions_with(s, need.side, need.who, []) & ~s.inside(need.side))


def besieged(s: War, need: Need) -> bool:
    return bool(s.besieging(need.side) & need.regions)


def besieging_army_adjacent_to(s: War, need: Need) -> bool:
    """An army with a unit of a nation At War next to a region that the enemy besieges."""
    besieged_there = s.besieging(1 - need.side)
    for region in bits(besieged_there):
        for other in bits(s.map.near_set[region] & s.army_in[need.side] & ~s.inside(need.side)):
            if s.units_of(other, s.at_war & NATIONS_OF[need.side]):
                return True
    return False


def besieging_army_with(s: War, need: Need) -> bool:
    """A besieging Shadow army that can attack and has that character or a unit of that nation."""
    for region in bits(s.besieging(SHADOW)):
        if not s.units_of(region, s.at_war & SHADOW_NATION_SET):
            continue
        if "isengard" in need.who:
            if s.at_war >> ISENGARD & 1 and s.units_of(region, 1 << ISENGARD):
                return True
        elif places_of(s, characters_named(need.who)) >> region & 1:
            return True
    return False


def character_in(s: War, need: Need) -> bool:
    """Any of these is on the map in a listed region, inside a besieged stronghold too unless the
    card says otherwise. [W18.21]"""
    there = places_of(s, characters_named(need.who)) & regions_meant(s, need)
    if need.outside_siege:
        there &= ~s.inside(FREE)
    return bool(there)


def character_in_play(s: War, need: Need) -> bool:
    return bool(s.abroad & characters_named(need.who))


def character_with_army(s: War, need: Need) -> bool:
    """On the map at the same place as a friendly unit."""
    there = places_of(s, characters_named(need.who)) & s.army_in[need.side] & regions_meant(s, need)
    if need.abroad:
        there &= ~s.map.of_side[need.side]
    return bool(there)


def companion_in(s: War, need: Need) -> bool:
    return bool(places_of(s, COMPANION_SET) & need.regions)


def companions_in_fellowship(s: War, need: Need) -> bool:
    return s.whereabouts.count(IN_FELLOWSHIP) >= need.n


def controls_settlement(s: War, need: Need) -> bool:
    found = s.held(need.side) & s.map.of_kind[need.settlement] & regions_meant(s, need)
    return found.bit_count() >= need.n


def figure_not_in_settlement(s: War, need: Need) -> bool:
    """The figure's region has no settlement of an FP nation; true on the Mordor Track."""
    if s.circle != NOT_ON_TRACK:
        return True
    return not (s.map.of_side[FREE] & s.map.settled) >> s.figure & 1


def figure_or_companion_in_nation_not_at_war(s: War, need: Need) -> bool:
    return bool(nations_visited(s))


def nations_visited(s: War) -> int:
    """FP nations not At War with the figure or a companion in one of their regions."""
    there = places_of(s, COMPANION_SET)
    if s.circle == NOT_ON_TRACK:
        there |= 1 << s.figure
    found = 0
    for region in bits(there):
        nation = s.map.nation[region]
        if nation != NO_NATION and nation < FREE_NATIONS:
            found |= 1 << nation
    return found & ~s.at_war


def fellowship_revealed(s: War, need: Need) -> bool:
    return s.revealed


def in_fellowship(s: War, need: Need) -> bool:
    return any(s.whereabouts[one] == IN_FELLOWSHIP for one in bits(characters_named(need.who)))


def nation_active(s: War, need: Need) -> bool:
    return s.active & need.nations == need.nations


def nation_at_war(s: War, need: Need) -> bool:
    return s.at_war & need.nations == need.nations


def progress_at_least(s: War, need: Need) -> bool:
    """Never on the Mordor Track. [W27.18]"""
    return s.circle == NOT_ON_TRACK and s.progress >= need.n


# Needs of combat cards [W15.22]


def battle_region(s: War, need: Need) -> bool:
    """The defender's region is listed, or of a listed nation, or of any nation of the side."""
    if need.side == FREE:
        return bool(s.map.of_side[FREE] >> s.battle_at & 1)
    return bool(regions_meant(s, need) >> s.battle_at & 1)


def defender_in_stronghold(s: War, need: Need) -> bool:
    return s.battle_kind == SIEGE_BATTLE


def defender_region_has_fellowship(s: War, need: Need) -> bool:
    return s.circle == NOT_ON_TRACK and s.figure == s.battle_at


def defender_region_within(s: War, need: Need) -> bool:
    return any(s.map.distance[one][s.battle_at] <= need.n for one in bits(need.regions))


def field_battle(s: War, need: Need) -> bool:
    """A sortie is a field battle. [W19.2]"""
    return s.battle_kind != SIEGE_BATTLE


def free_is_defender(s: War, need: Need) -> bool:
    return s.attacker == SHADOW


def in_battle(s: War, need: Need) -> bool:
    """One of these figures takes part."""
    if companions_fighting(s) & characters_named(need.who):
        return True
    return any(takes_part(s, name) for name in need.who)


def nazgul_leads(s: War, need: Need) -> bool:
    """Points of Nazgûl leadership that count. [W15.27]"""
    return nazgul_leadership(s) >= need.n


NEEDS: Final[dict[str, Callable[[War, Need], bool]]] = {
    "all-nations-at-war": all_nations_at_war,
    "army-in": army_in,
    "army-near-army": army_near_army,
    "army-with": army_with,
    "battle-region": battle_region,
    "besieged": besieged,
    "besieging-army-adjacent-to": besieging_army_adjacent_to,
    "besieging-army-with": besieging_army_with,
    "character-in": character_in,
    "character-in-play": character_in_play,
    "character-with-army": character_with_army,
    "companion-in": companion_in,
    "companions-in-fellowship": companions_in_fellowship,
    "controls-settlement": controls_settlement,
    "defender-in-stronghold": defender_in_stronghold,
    "defender-region-has-fellowship": defender_region_has_fellowship,
    "defender-region-within": defender_region_within,
    "fellowship-figure-not-in-settlement": figure_not_in_settlement,
    "fellowship-or-companion-in-nation-not-at-war": figure_or_companion_in_nation_not_at_war,
    "fellowship-revealed": fellowship_revealed,
    "field-battle": field_battle,
    "free-is-defender": free_is_defender,
    "in-battle": in_battle,
    "in-fellowship": in_fellowship,
    "minion-in-play": character_in_play,
    "nation-active": nation_active,
    "nation-at-war": nation_at_war,
    "nazgul-leadership-at-least": nazgul_leads,
    "progress-at-least": progress_at_least,
}
