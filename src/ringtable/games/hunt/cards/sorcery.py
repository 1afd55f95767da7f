"""The sorcery deck, in printed order."""

from typing import Final

from ringtable.games.hunt.cards.card import BESIDE_TRACK, REMOVE, Card
from ringtable.games.hunt.cards.conditions import (
    a_die_was_spent,
    ally_in_own_section,
    on_tracks,
    witch_king_is_absent,
)
from ringtable.games.hunt.cards.dark_verbs import (
    add_red_eye,
    add_red_number,
    all_ride,
    any_section,
    any_zone,
    anywhere,
    ask_about_the_wild,
    ban_reactions,
    burn_allies,
    connected,
    discard_at_random,
    draw_sorcery,
    fill_with_dread,
    here,
    hunt_at,
    lie_beside_track,
    near,
    own_section_only,
    own_zone_or_section,
    raise_in_own_section,
    raise_influence,
    recover_die,
    ride_on,
    search_at,
    sense,
    summon_witch_king,
    where_another_stands,
)
from ringtable.games.hunt.cards.words import (
    by_day,
    by_night,
    later,
    sorcery,
    then,
)

# Sense the own section; in part 2 instead the Witch-king may replace the active Nazgûl. Two of a
# kind.
LEADER_OF_THE_NINE: Final = sorcery(
    "leader-of-the-nine",
    then(sense(own_section_only)),
    later(summon_witch_king(), only_if=witch_king_is_absent),
)

SORCERY: Final[list[Card]] = [
    LEADER_OF_THE_NINE,
    LEADER_OF_THE_NINE,
    # Lies beside the track as an Eye for the rest of the game.
    sorcery("fear-of-the-undead", lie_beside_track(), afterwards=BESIDE_TRACK),
    # The special token with a number enters the pool.
    sorcery("the-black-breath", add_red_number(), afterwards=REMOVE),
    # The special Eye enters the pool.
    sorcery("the-morgul-knife", add_red_eye(), afterwards=REMOVE),
    # Sense any zone.
    sorcery("crebain-from-dunland", sense(any_zone)),
    # Sense any section.
    sorcery("the-lidless-gaze", sense(any_section)),
    # Is Frodo in the wild? Then sense the own zone or section.
    sorcery("scent-on-the-wind", ask_about_the_wild(), sense(own_zone_or_section)),
    # Search any location.
    sorcery("bill-ferny", search_at(anywhere)),
    # Search up to two connected locations.
    sorcery("questions-at-the-door", search_at(connected, most=2)),
    # Hunt in a location at most two steps away.
    sorcery("keen-noses", hunt_at(near)),
    # Hunt where another Nazgûl stands.
    sorcery("command-of-the-captain", hunt_at(where_another_stands)),
    # Ride up to three steps and perhaps search.
    sorcery("black-horses", ride_on(3), search_at(here, least=0)),
    # Ride up to two steps and perhaps search by day, hunt by night.
    sorcery(
        "ride-through-the-dark",
        by_day(ride_on(2), search_at(here, least=0)),
        by_night(ride_on(2), hunt_at(here, least=0)),
    ),
    # The Ring-bearer loses an ally card at random.
    sorcery("cry-of-the-nazgul", discard_at_random(1)),
    # The Ring-bearer loses a card or a Fellowship token, or else the influence rises by one.
    sorcery("dread", fill_with_dread()),
    # If Frodo's last location is in the own section, the influence rises by one.
    sorcery("the-ring-calls", raise_in_own_section(1)),
    # On a tracks token: the influence rises by one.
    sorcery("the-trail-is-fresh", raise_influence(1), only_if=on_tracks),
    # Every Nazgûl may ride one step.
    sorcery("gathering-of-the-nine", all_ride(1)),
    # A die spent earlier today returns, with a face of choice.
    sorcery("the-will-of-sauron", recover_die(), only_if=a_die_was_spent),
    # No out-of-turn cards in this phase.
    sorcery("mist-on-the-downs", ban_reactions()),
    # Remove up to two ally tokens of the own section; or draw two sorcery cards.
    sorcery(
        "fire-at-crickhollow",
        then(burn_allies(2), only_if=ally_in_own_section),
        then(draw_sorcery(2)),
    ),
]
