"""The Character deck of the Shadow, in printed order."""

from ringtable.games.war.armies.parts import A_NAZGUL, THE_WITCH_KING
from ringtable.games.war.box.components import (
    CHARACTER_DECK,
    FREE,
    GOLLUM,
    NAZGUL,
    ROHAN,
    SARUMAN,
    SAURON,
    WILL_OF_THE_WEST,
    WITCH_KING,
)
from ringtable.games.war.box.places import MORIA, Region
from ringtable.games.war.cards.army_words import assault, attack_with, march
from ringtable.games.war.cards.card_words import (
    dice_to_eye,
    discard_enemy_character_card,
    discard_enemy_table_card,
    enemy_has_character_card,
)
from ringtable.games.war.cards.conditions import guide_is, is_active, is_gone, just_happened
from ringtable.games.war.cards.language import (
    CASUALTY_TAKEN,
    EVENT_DIE_USED,
    HUNT_ROLL_COMES,
    PATH_LED,
    ROHAN_HELD_BACK,
    Removal,
    event,
    if_then,
    may,
    way,
)
from ringtable.games.war.cards.odd_words import dreadful_spells
from ringtable.games.war.cards.recruit_words import recruit
from ringtable.games.war.cards.ring_words import (
    balrog_tile,
    breaking,
    corrupt,
    hunt_bonus,
    hunt_roll,
    hunt_tile,
    lure,
    move_figure,
    move_nazgul,
    reveal,
    roll_corrupt,
    tile_in_play,
)
from ringtable.games.war.state import DECLARED_IN_CITY, DECLARED_IN_STRONGHOLD, War
from ringtable.kernel.procedure import any_of, unless

# The red tile of the card waits for the Mordor Track.
event("shelobs-lair", tile_in_play())
event("the-ring-is-mine", tile_in_play())
event("on-on-they-went", tile_in_play())
event("give-it-to-uss", tile_in_play())

# A tile, resolved like a successful Hunt; Eyes and blue tiles have no effect.
event("orc-patrol", hunt_tile())

# The same, and all damage becomes corruption; second edition: nothing lowers it.
event(
    "isildurs-bane",
    hunt_tile(no_casualty=True),
    second=(hunt_tile(no_casualty=True, nothing_lowers=True),),
)

# The same, and a companion drawn at random must be the casualty.
event("foul-thing-from-the-deep", hunt_tile(random_casualty=True))


def six_with_gollum(s: War) -> int:
    return 6 if s.guide == GOLLUM else 4


# Three dice: each 4 adds one corruption; with Gollum as guide only a 6.
event("candles-of-corpses", roll_corrupt(3, six_with_gollum))


def nazgul_with_fellowship(s: War) -> bool:
    """A Nazgûl is in the figure's region. [W22.3]"""
    if s.circle >= 0:
        return False
    if s.on_map(WITCH_KING) and s.place[WITCH_KING] == s.figure:
        return True
    return s.count(s.figure, SAURON, NAZGUL) > 0


# Nazgûl fly; if one is with the Fellowship then, it is revealed.
event("nazgul-search", move_nazgul(), if_then(nazgul_with_fellowship, reveal()))

# The figure of the Ring-bearers goes to an adjacent region of your choice.
event("cruel-weather", move_figure())

# Nazgûl fly; if one is with the Fellowship then, a table card is discarded or a Hunt roll made.
event(
    "the-nazgul-strike",
    move_nazgul(),
    if_then(
        nazgul_with_fellowship,
        may(
            "war-choose-nazgul-strike",
            way("discard", discard_enemy_table_card(CHARACTER_DECK)),
            way("hunt", hunt_roll()),
        ),
    ),
)


def two_while_low(s: War) -> int:
    return 2 if s.corruption <= 3 else 1


# Two corruption while it is at three or less, otherwise one.
event("morgul-wound", corrupt(two_while_low))

# A companion drawn at random falls, or his level is added; with Gollum as guide one corruption.
event(
    "lure-of-the-ring",
    if_then(guide_is(GOLLUM), corrupt(1)),
    if_then(unless(guide_is(GOLLUM)), lure()),
)

# As many companions leave the Fellowship as a tile says; with Gollum as guide one corruption.
event(
    "the-breaking-of-the-fellowship",
    if_then(guide_is(GOLLUM), corrupt(1)),
    if_then(unless(guide_is(GOLLUM)), breaking()),
)

# On the table: after a casualty a Character card of the enemy may be discarded.
event(
    "worn-with-sorrow-and-toil",
    stays={
        "moment": CASUALTY_TAKEN,
        "use": (discard_enemy_character_card(),),
        "usable_if": enemy_has_character_card,
        "once": False,
        "lost_if": just_happened(DECLARED_IN_STRONGHOLD),
    },
    second_stays={
        "moment": CASUALTY_TAKEN,
        "use": (discard_enemy_character_card(),),
        "usable_if": enemy_has_character_card,
        "once": False,
        "lost_if": just_happened(DECLARED_IN_STRONGHOLD, DECLARED_IN_CITY),
    },
)

# On the table: one more on every die of a Hunt roll; lost by a declaration in a city or stronghold.
event(
    "flocks-of-crebain",
    stays={
        "moment": HUNT_ROLL_COMES,
        "use": (hunt_bonus(),),
        "lost_if": just_happened(DECLARED_IN_CITY, DECLARED_IN_STRONGHOLD),
    },
)


def path_led_through_moria(s: War) -> bool:
    """Into, out of or through Moria; staying there is no move."""
    return len(s.path) > 1 and MORIA in s.path


# On the table: an extra tile when the figure's path leads through Moria; or a combat card.
event(
    "balrog-of-moria",
    stays={
        "moment": PATH_LED,
        "use": (balrog_tile(),),
        "usable_if": path_led_through_moria,
        "as_combat_card": True,
    },
)

# Up to three unused dice become Eyes.
event("the-lidless-eye", dice_to_eye(3))

# Dice for the Nazgûl of an army against a Free Peoples army near by.
event("dreadful-spells", dreadful_spells())

# A siege battle of three rounds with the Witch-king.
event("grond-hammer-of-the-underworld", assault(THE_WITCH_KING))

# On the table: a card after each card played with an Event die.
event(
    "the-palantir-of-orthanc",
    stays={
        "moment": EVENT_DIE_USED,  # `playing.py` draws the card
        "lost_if": is_gone(SARUMAN),
        "removals": (
            Removal(by=FREE, face=WILL_OF_THE_WEST),
            Removal(by=FREE, ring=True),
        ),
    },
)

# On the table: Rohan hardly wakes; lost when it is awake or Saruman is gone.
event(
    "wormtongue",
    stays={
        "standing": ROHAN_HELD_BACK,
        "lost_if": any_of(is_active(ROHAN), is_gone(SARUMAN)),
    },
)

# Nazgûl fly; then two armies with one march, or one attacks.
event(
    "the-ringwraiths-are-abroad",
    move_nazgul(),
    may(
        "war-choose-abroad",
        way("march", march(2, 1, must=A_NAZGUL)),
        way("attack", attack_with(A_NAZGUL)),
    ),
)


def where_the_witch_king_is(s: War) -> list[Region]:
    return [s.place[WITCH_KING]] if s.on_map(WITCH_KING) else []


# Two Nazgûl join the Witch-king, or Nazgûl fly; then his army marches or attacks.
event(
    "the-black-captain-commands",
    may(
        "war-choose-black-captain",
        way("recruit", recruit(SAURON, where_the_witch_king_is, nazgul=2)),
        way("fly", move_nazgul()),
    ),
    may(
        "war-choose-his-army",
        way("march", march(1, 1, must=THE_WITCH_KING)),
        way("attack", attack_with(THE_WITCH_KING)),
    ),
)
