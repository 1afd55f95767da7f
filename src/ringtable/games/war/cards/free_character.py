"""The Character deck of the Free Peoples, in printed order."""

from ringtable.games.war.box.components import (
    BOROMIR,
    CHARACTER,
    CHARACTER_DECK,
    DWARVES,
    ELVES,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NORTH,
    ROHAN,
    SARUMAN,
    SHADOW,
    STRATEGY_DECK,
    STRIDER,
    STRIDER_SET,
    WILL_OF_THE_WEST,
)
from ringtable.games.war.box.places import (
    DALE,
    EREBOR,
    ERECH,
    FANGORN,
    LAMEDON,
    LORIEN,
    ORTHANC,
    PELARGIR,
    WOODLAND_REALM,
    Region,
)
from ringtable.games.war.cards.card_words import draw, play_another, turn_die
from ringtable.games.war.cards.conditions import (
    character_in,
    character_in_nation,
    companion_in,
    guide_is,
    no_units,
    not_in_fellowship,
)
from ringtable.games.war.cards.hit_words import die_hits, force_retreat, roll_hits
from ringtable.games.war.cards.language import (
    DAMAGE_LEFT,
    TILE_COMES,
    TILE_DRAWN,
    event,
    if_then,
    may,
    way,
)
from ringtable.games.war.cards.odd_words import eagles_strike, lead_the_dead
from ringtable.games.war.cards.recruit_words import any_of, recruit, recruit_up_to
from ringtable.games.war.cards.ring_words import (
    activate,
    advance,
    another_tile,
    challenge,
    eliminate_character,
    heal,
    hide,
    lower_damage,
    move_fellowship,
    no_draw,
    roll_heal,
    separate,
    separate_or_move,
    tile_in_play,
)
from ringtable.games.war.cards.upgrade_words import upgrade_in_army
from ringtable.games.war.state import War

# The blue tile of the card waits for the Mordor Track.
event("elven-cloaks", tile_in_play())
event("elven-rope", tile_in_play())
event("phial-of-galadriel", tile_in_play())
event("smeagol-helps-nice-master", tile_in_play())

# On the table: another tile is drawn and only that one resolved.
event("mithril-coat-and-sting", stays={"moment": TILE_DRAWN, "use": (another_tile(),)})

# On the table: one damage less; lost without Gimli and Legolas in the Fellowship.
event(
    "axe-and-bow",
    stays={
        "moment": DAMAGE_LEFT,
        "use": (lower_damage(),),
        "lost_if": not_in_fellowship(GIMLI, LEGOLAS),
    },
)

# On the table: one damage less; lost without Boromir in the Fellowship.
event(
    "horn-of-gondor",
    stays={
        "moment": DAMAGE_LEFT,
        "use": (lower_damage(),),
        "lost_if": not_in_fellowship(BOROMIR),
    },
)

# On the table: no tile is drawn; lost without Gandalf the Grey in the Fellowship.
event(
    "wizards-staff",
    stays={
        "moment": TILE_COMES,
        "use": (no_draw(),),
        "lost_if": not_in_fellowship(GANDALF_GREY),
    },
)


def three_with_strider(s: War) -> int:
    return 3 if s.guide == STRIDER else 5


# Three dice: each 5 heals one corruption; with Strider as guide each 3.
event("athelas", roll_heal(3, three_with_strider))

# Heal one. With Gollum as guide the Fellowship may then hide or move.
event(
    "there-is-another-way",
    heal(1),
    if_then(
        guide_is(GOLLUM),
        may("war-choose-another-way", way("hide", hide()), way("move", move_fellowship())),
    ),
)

# Separate companions, one region further than usual; heal one.
event("i-will-go-alone", separate(extra=1), heal(1))


def two_with_gollum(s: War) -> int:
    return 2 if s.guide == GOLLUM else 1


# Heal one, two with Gollum as guide.
event("bilbos-song", heal(two_with_gollum))


def figure_in_lorien(s: War) -> bool:
    return s.circle < 0 and s.figure == LORIEN


def figure_in_free_lorien(s: War) -> bool:
    return figure_in_lorien(s) and s.unconquered(LORIEN)


# A Character die becomes a Will of the West; heal one with the figure in Lórien.
event(
    "mirror-of-galadriel",
    turn_die(CHARACTER, WILL_OF_THE_WEST),
    if_then(figure_in_lorien, heal(1)),
    second=(turn_die(CHARACTER, WILL_OF_THE_WEST), if_then(figure_in_free_lorien, heal(1))),
)

# Three tiles: three Eyes, and Strider or Aragorn falls; otherwise Eyes among them leave the game.
event("challenge-of-the-king", challenge(STRIDER_SET))

# Companions as level four, out of the Fellowship or on the map, also into a siege.
event("gwaihir-the-windlord", separate_or_move(level=4))

# Companions two regions further than usual, out of the Fellowship or on the map.
event("we-prove-the-swifter", separate_or_move(extra=2))

# Separate companions. With Gimli or Legolas in the north, Dwarves and North wake, and with the
# Elves go a step on.
event(
    "there-and-back-again",
    separate(extra=1),
    if_then(
        character_in(1 << GIMLI | 1 << LEGOLAS, WOODLAND_REALM, DALE, EREBOR),
        activate(DWARVES, NORTH),
        advance(DWARVES, ELVES, NORTH),
    ),
)

# Nazgûl of an army near companions may fall, and the others fly home.
event("the-eagles-are-coming", eagles_strike())

# Three dice against the army in Orthanc; without units there Saruman falls; with a companion in
# Fangorn another Character card may be played. (Three cards alike.)
for name in ("treebeard", "huorns", "entmoot"):
    event(
        f"the-ents-awake-{name}",
        roll_hits(3, 4, SHADOW, any_of(ORTHANC), politics=True),
        if_then(no_units(SHADOW, ORTHANC), eliminate_character(1 << SARUMAN)),
        if_then(companion_in(FANGORN), play_another(CHARACTER_DECK)),
        second=(
            roll_hits(3, 4, SHADOW, any_of(ORTHANC), destroy_attached=True, politics=True),
            if_then(no_units(SHADOW, ORTHANC), eliminate_character(1 << SARUMAN)),
            if_then(
                character_in_nation(1 << GANDALF_WHITE, ROHAN, FANGORN),
                play_another(CHARACTER_DECK),
            ),
        ),
    )

# Strider or Aragorn leads companions to the south: the army there takes a die of hits and flees;
# up to three regulars of Gondor come. Second edition: out of a siege too, and what the Shadow holds
# there is taken back.
event(
    "dead-men-of-dunharrow",
    lead_the_dead(STRIDER_SET, ERECH, LAMEDON, PELARGIR),
    die_hits(SHADOW),
    force_retreat(SHADOW),
    recruit_up_to(GONDOR, 3),
    second=(
        lead_the_dead(STRIDER_SET, ERECH, LAMEDON, PELARGIR),
        die_hits(SHADOW, destroy_attached=True),
        force_retreat(SHADOW),
        recruit_up_to(GONDOR, 3, take_control=True),
    ),
)


def where_boromir_is(s: War) -> list[Region]:
    return [s.place[BOROMIR]] if s.on_map(BOROMIR) else []


# A unit of Gondor where Boromir is; two Strategy cards.
event("house-of-the-stewards", recruit(GONDOR, where_boromir_is, units=1), draw(STRATEGY_DECK, 2))

# In Strider's army a regular becomes an elite; two Strategy cards.
event("the-grey-company", upgrade_in_army(STRIDER_SET), draw(STRATEGY_DECK, 2))
