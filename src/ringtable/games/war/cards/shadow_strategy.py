"""The Strategy deck of the Shadow, in printed order."""

from ringtable.games.war.armies.parts import ISENGARD_UNIT
from ringtable.games.war.box.components import (
    ARAGORN,
    FREE,
    GANDALF_SET,
    GONDOR,
    ISENGARD,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WILL_OF_THE_WEST,
    WITCH_KING,
    bits,
)
from ringtable.games.war.box.places import (
    ANGMAR,
    DOL_GULDUR,
    ETTENMOORS,
    GORGOROTH,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORIA,
    MOUNT_GRAM,
    MOUNT_GUNDABAD,
    NORTH_DUNLAND,
    NURN,
    ORTHANC,
    SOUTH_DUNLAND,
    TROLLSHAWS,
    UMBAR,
    WEATHER_HILLS,
    Region,
)
from ringtable.games.war.cards.army_words import assault, march
from ringtable.games.war.cards.card_words import discard_dice
from ringtable.games.war.cards.conditions import character_in, just_happened
from ringtable.games.war.cards.hit_words import eliminate_leader, enemy_loses_figure
from ringtable.games.war.cards.language import (
    NO_FREE_CARD_IN_MINAS_TIRITH,
    NO_MUSTER_OF_PASSIVE,
    Removal,
    event,
)
from ringtable.games.war.cards.odd_words import (
    return_to_valinor,
    stormcrow_nations,
    stormcrow_strikes,
)
from ringtable.games.war.cards.recruit_words import any_of, recruit, recruit_each
from ringtable.games.war.cards.ring_words import back_a_step, choose_nation, send
from ringtable.games.war.cards.upgrade_words import join_units, upgrade
from ringtable.games.war.cards.voyage_words import sail
from ringtable.games.war.state import ADVANCED_BY_ATTACK, ADVANCED_BY_COMPANION, War

# Dice for the Elven units of each stronghold of theirs that is not besieged.
event("return-to-valinor", return_to_valinor())

# A siege battle of three rounds with an Isengard unit.
event("the-fighting-uruk-hai", assault(ISENGARD_UNIT))

# A leader in Minas Tirith falls. On the table: no combat cards of the Free Peoples there.
event(
    "denethors-folly",
    eliminate_leader(MINAS_TIRITH),
    stays={
        "standing": NO_FREE_CARD_IN_MINAS_TIRITH,
        "removals": (
            Removal(by=FREE, face=WILL_OF_THE_WEST),
            Removal(by=FREE, only_if=character_in(GANDALF_SET | 1 << ARAGORN, MINAS_TIRITH)),
        ),
    },
)

# Unused Will of the West dice of the Free Peoples are discarded.
event("the-day-without-dawn", discard_dice(FREE, WILL_OF_THE_WEST))

# On the table: no Muster die advances a passive nation of the Free Peoples.
event(
    "threats-and-promises",
    stays={
        "standing": NO_MUSTER_OF_PASSIVE,
        "lost_if": just_happened(ADVANCED_BY_ATTACK, ADVANCED_BY_COMPANION),
    },
)

# A nation goes back a step and loses a figure of its owner's choice.
event(
    "stormcrow",
    choose_nation(stormcrow_nations, stormcrow_strikes),
    back_a_step(),
    enemy_loses_figure(),
)

# An army marches up to three regions to join another.
event("shadows-gather", march(1, 3, join=True))

# Up to two armies march up to two regions to join others.
event("the-shadow-lengthens", march(2, 2, join=True))

# Up to four armies march one region.
event("the-shadow-is-moving", march(4, 1))


def coasts_of_gondor(s: War) -> list[Region]:
    return bits(s.map.of_nation[GONDOR] & s.map.coast)


# An army sails from Umbar to the coast of Gondor.
event("corsairs-of-umbar", sail(UMBAR, coasts_of_gondor))


def free_regions_by_dunland(s: War) -> list[Region]:
    near = s.map.near_set[NORTH_DUNLAND] | s.map.near_set[SOUTH_DUNLAND]
    return bits(near & s.free(SHADOW))


# Two regulars of Isengard beside Dunland; up to four units of the Dunlands join them.
event(
    "rage-of-the-dunlendings",
    recruit(ISENGARD, free_regions_by_dunland, regulars=2),
    join_units(ISENGARD, (NORTH_DUNLAND, SOUTH_DUNLAND), 4, free_regions_by_dunland),
)

# The Witch-king goes to Angmar, which gains two regulars and an elite.
event(
    "return-of-the-witch-king",
    send(WITCH_KING, ANGMAR),
    recruit(SAURON, ANGMAR, regulars=2, elites=1),
)


def shadow_armies(s: War) -> list[Region]:
    return bits(s.army_in[SHADOW])


# A unit of Isengard with any Shadow army.
event("half-orcs-and-goblin-men", recruit(ISENGARD, shadow_armies, units=1))

# A unit of Sauron with any Shadow army.
event("olog-hai", recruit(SAURON, shadow_armies, units=1))

# Two regulars of Sauron become elites.
event("hill-trolls", upgrade(SAURON, 2))

# Two regulars for each Dunland, two units for Orthanc.
event(
    "a-new-power-is-rising",
    recruit(ISENGARD, NORTH_DUNLAND, regulars=2),
    recruit(ISENGARD, SOUTH_DUNLAND, regulars=2),
    recruit(ISENGARD, ORTHANC, units=2),
)


def southron_settlements(s: War) -> list[Region]:
    return s.map.muster[SOUTHRONS]


# Two regulars in each of three Southron settlements.
event("many-kings-to-the-service-of-mordor", recruit_each(SOUTHRONS, southron_settlements, 3))

# Five regulars and a Nazgûl for Minas Morgul.
event("the-king-is-revealed", recruit(SAURON, MINAS_MORGUL, regulars=5, nazgul=1))

# Two units and a Nazgûl for Mount Gram or Moria.
event(
    "shadows-on-the-misty-mountains",
    recruit(SAURON, any_of(MOUNT_GRAM, MORIA), units=2, nazgul=1),
)

# Three regulars for Dol Guldur and three for Mount Gundabad.
event(
    "orcs-multiplying-again",
    recruit(SAURON, DOL_GULDUR, regulars=3),
    recruit(SAURON, MOUNT_GUNDABAD, regulars=3),
)


def eastern_edge(s: War) -> list[Region]:
    return bits(s.map.of_nation[SOUTHRONS] & s.map.east_edge & s.free(SHADOW))


# Five regulars in a free Southron region on the eastern edge.
event("horde-from-the-east", recruit(SOUTHRONS, eastern_edge, regulars=5))

# A regular each for Angmar, the Ettenmoors and the Weather Hills, an elite for the Trollshaws.
event(
    "monsters-roused",
    recruit(SAURON, ANGMAR, regulars=1),
    recruit(SAURON, ETTENMOORS, regulars=1),
    recruit(SAURON, WEATHER_HILLS, regulars=1),
    recruit(SAURON, TROLLSHAWS, elites=1),
)

# Five Southron regulars for Gorgoroth and five regulars of Sauron for Nurn.
event(
    "musterings-of-long-planned-war",
    recruit(SOUTHRONS, GORGOROTH, regulars=5),
    recruit(SAURON, NURN, regulars=5),
)


def strongholds_of_sauron(s: War) -> list[Region]:
    return bits(s.map.of_nation[SAURON] & s.map.strongholds)


# Two regulars in each of three strongholds of Sauron.
event("pits-of-mordor", recruit_each(SAURON, strongholds_of_sauron, 3))
