"""The Strategy deck of the Free Peoples, in printed order."""

from ringtable.games.war.armies.parts import A_COMPANION
from ringtable.games.war.box.components import (
    COMPANION_SET,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    NORTH,
    ROHAN,
    SHADOW,
    STRATEGY_DECK,
    bits,
)
from ringtable.games.war.box.places import (
    BARAD_DUR,
    BREE,
    BUCKLAND,
    CARROCK,
    DAGORLAD,
    DALE,
    DOL_AMROTH,
    EDORAS,
    EREBOR,
    ERED_LUIN,
    GORGOROTH,
    GREY_HAVENS,
    LORIEN,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORANNON,
    NORTH_ITHILIEN,
    NURN,
    OLD_FOREST,
    OSGILIATH,
    RIVENDELL,
    SHIRE,
    SOUTH_ITHILIEN,
    WOODLAND_REALM,
    Region,
)
from ringtable.games.war.cards.army_words import attack_with, march
from ringtable.games.war.cards.card_words import draw
from ringtable.games.war.cards.conditions import (
    army_at,
    companion_in,
    just_happened,
    no_army_in,
)
from ringtable.games.war.cards.hit_words import roll_hits
from ringtable.games.war.cards.language import (
    MOVES_SKIP_HUNT_BOX,
    Removal,
    event,
    if_then,
)
from ringtable.games.war.cards.recruit_words import any_of, recruit
from ringtable.games.war.cards.ring_words import (
    activate,
    activate_chosen,
    advance,
    choose_nation,
    chosen_goes_on,
    free_nations_to_move,
    move_companions,
    to_war,
    why_not_moved,
)
from ringtable.games.war.cards.voyage_words import ride_to
from ringtable.games.war.state import DECLARED_OR_REVEALED, GARRISON_HINDERS, ONLY_BESIEGERS, War

# On the table: dice of Fellowship moves stay out of the Hunt box; lost without an army before or in
# Mordor. Second edition: lost by a declaration or reveal.
event(
    "the-last-battle",
    stays={
        "standing": MOVES_SKIP_HUNT_BOX,
        "lost_if": no_army_in(
            FREE,
            NORTH_ITHILIEN,
            SOUTH_ITHILIEN,
            DAGORLAD,
            MORANNON,
            MINAS_MORGUL,
            GORGOROTH,
            NURN,
            BARAD_DUR,
        ),
    },
    second_stays={
        "standing": MOVES_SKIP_HUNT_BOX,
        "lost_if": just_happened(DECLARED_OR_REVEALED),
    },
)

# The Elves go a step on. On the table: their havens are closed to Shadow armies.
event(
    "a-power-too-great",
    advance(ELVES),
    stays={
        "closes": (GREY_HAVENS, RIVENDELL, LORIEN),
        "removals": (Removal(by=SHADOW, cards=True),),
    },
)

# The North goes a step on. On the table: the Shire and the Old Forest are closed to Shadow armies.
event(
    "the-power-of-tom-bombadil",
    advance(NORTH),
    stays={
        "closes": (BUCKLAND, SHIRE, OLD_FOREST),
        "removals": (Removal(by=SHADOW, cards=True),),
    },
)

# Move companions. If one is then in Erebor or Ered Luin, the Dwarves wake and go to war.
event(
    "book-of-mazarbul",
    move_companions(),
    if_then(companion_in(EREBOR, ERED_LUIN), activate(DWARVES), to_war(DWARVES)),
)


def armies_of_two_nations(s: War) -> list[Region]:
    """Shadow armies with units of at least two nations."""
    return [one for one in bits(s.army_in[SHADOW]) if s.nations_in(one, SHADOW).bit_count() > 1]


# Five dice against a Shadow army of two nations.
event("the-spirit-of-mordor", roll_hits(5, 5, SHADOW, armies_of_two_nations))

# Three dice against a Shadow army by the Anduin; Osgiliath, if held, gains a unit and a leader.
event(
    "faramirs-rangers",
    roll_hits(3, 5, SHADOW, any_of(OSGILIATH, NORTH_ITHILIEN, SOUTH_ITHILIEN)),
    if_then(army_at(FREE, OSGILIATH), recruit(GONDOR, OSGILIATH, units=1, leaders=1)),
)

# Move companions. If one is then in Bree or the Shire, the North wakes and goes to war.
event(
    "fear-fire-foes",
    move_companions(),
    if_then(companion_in(SHIRE, BREE), activate(NORTH), to_war(NORTH)),
)

# A nation of the Free Peoples wakes and goes a step on.
event(
    "wisdom-of-elrond",
    choose_nation(free_nations_to_move, why=why_not_moved),
    activate_chosen(),
    chosen_goes_on(),
)

# Rohan goes a step on; Edoras gains a unit and a leader.
event("the-red-arrow", advance(ROHAN), recruit(ROHAN, EDORAS, units=1, leaders=1))

# An army attacks besiegers; the garrison takes dice from them.
event(
    "help-unlooked-for",
    attack_with(rules=1 << ONLY_BESIEGERS | 1 << GARRISON_HINDERS),
)

# An army goes straight from Rohan to Minas Tirith.
event("paths-of-the-woses", ride_to(ROHAN, MINAS_TIRITH))

# An army with a companion marches up to two regions.
event("through-a-day-and-a-night", march(1, 2, must=A_COMPANION))


def coasts_with_an_army(s: War) -> list[Region]:
    return bits(s.army_in[FREE] & s.map.coast)


# Two units of the Elves with an army on the coast.
event("cirdans-ships", recruit(ELVES, coasts_with_an_army, units=2))

# A unit and a leader for Minas Tirith.
event("guards-of-the-citadel", recruit(GONDOR, MINAS_TIRITH, units=1, leaders=1))

# A unit for Lórien; a Strategy card.
event("celeborns-galadhrim", recruit(ELVES, LORIEN, units=1), draw(STRATEGY_DECK))


def edoras_or_companions_in_rohan(s: War) -> list[Region]:
    """Edoras, and regions of Rohan in which a companion stands."""
    found = 1 << EDORAS
    for one in bits(s.abroad & COMPANION_SET):
        found |= 1 << s.place[one] & s.map.of_nation[ROHAN]
    return bits(found)


# A unit and a leader of Rohan in Edoras or where a companion stands in Rohan.
event("riders-of-theoden", recruit(ROHAN, edoras_or_companions_in_rohan, units=1, leaders=1))

# A unit and a leader for Carrock.
event("grimbeorn-the-old-son-of-beorn", recruit(NORTH, CARROCK, units=1, leaders=1))

# A unit and a leader for Dol Amroth.
event("imrahil-of-dol-amroth", recruit(GONDOR, DOL_AMROTH, units=1, leaders=1))

# Two regulars for Dale; a Strategy card.
event("king-brands-men", recruit(NORTH, DALE, regulars=2), draw(STRATEGY_DECK))

# A unit for the Shire and one for Ered Luin; a Strategy card.
event(
    "swords-in-eriador",
    recruit(NORTH, SHIRE, units=1),
    recruit(DWARVES, ERED_LUIN, units=1),
    draw(STRATEGY_DECK),
)

# A unit for Rivendell; a Strategy card.
event("kindred-of-glorfindel", recruit(ELVES, RIVENDELL, units=1), draw(STRATEGY_DECK))

# A unit and a leader for Erebor.
event("dain-ironfoots-guard", recruit(DWARVES, EREBOR, units=1, leaders=1))


def free_settlements_of_rohan(s: War) -> list[Region]:
    return bits(s.map.of_nation[ROHAN] & s.map.settled & s.free(FREE))


# A unit and a leader for a free settlement of Rohan.
event("eomer-son-of-eomund", recruit(ROHAN, free_settlements_of_rohan, units=1, leaders=1))

# A unit for the Woodland Realm; a Strategy card.
event("thranduils-archers", recruit(ELVES, WOODLAND_REALM, units=1), draw(STRATEGY_DECK))
