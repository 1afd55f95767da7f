"""The ally deck of part 1, in printed order."""

from typing import Final

from ringtable.games.hunt.box.components import MERRY
from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.conditions import (
    aimed_at_ally_location,
    before_the_move,
    joined,
    night,
    of_a_zone,
)
from ringtable.games.hunt.cards.verbs import (
    cancel,
    discard_die,
    dot_bonus,
    draw_cards,
    drive,
    drive_acting,
    drive_from_section,
    drive_from_zone,
    extra_dot,
    extra_move,
    gain_tokens,
    hide_information,
    hold_rider,
    join,
    lower_influence,
    move_allies,
    move_freely,
    no_road_bonus,
    place_allies,
    take_back_reaction,
)
from ringtable.games.hunt.cards.words import (
    A_HUNT,
    A_PERCEPTION,
    A_SEARCH,
    A_SORCERY_CARD,
    ally,
    answering,
    by_day,
    by_day_in_the_wild,
    reaction,
    then,
    tonight,
)
from ringtable.kernel.procedure import unless

SHIRE: Final[list[Card]] = [
    # By day one additional movement; by night Frodo moves without the influence rising.
    ally("tom-bombadil", by_day(extra_move()), tonight(move_freely())),
    # Merry joins; if he has joined before, one Fellowship token.
    ally(
        "a-conspiracy-unmasked",
        then(join(MERRY), only_if=unless(joined(MERRY))),
        then(gain_tokens(1), only_if=joined(MERRY)),
    ),
    # By day one additional movement, which is noted as a dot.
    ally("five-ponies", by_day(extra_dot())),
    # The next movement of this turn counts one dot more.
    ally("a-short-cut-to-mushrooms", dot_bonus(1), only_if=before_the_move),
    # By day, in the wild, one additional movement; or one Fellowship token.
    ally(
        "bilbos-walking-song",
        by_day_in_the_wild(extra_move()),
        then(gain_tokens(1)),
    ),
    # An ally token in the farmland; or drive one Nazgûl of section II up to two steps.
    ally(
        "farmer-maggot",
        then(place_allies(1, "II-C", "II-D", "III-B")),
        then(drive(1, 2, "II")),
    ),
    # Up to two ally tokens on roads of sections I and II.
    ally("the-bounders", place_allies(2, "I", "II", on_road=True)),
    # An ally token in section II; or move up to three.
    ally("shirriffs-of-the-eastfarthing", then(place_allies(1, "II")), then(move_allies(3))),
    # An ally token in section III; or move one and draw a card.
    ally(
        "the-master-of-brandy-hall",
        then(place_allies(1, "III")),
        then(move_allies(1), draw_cards(1)),
    ),
    # Drive one Nazgûl up to three steps; or two of them one step each.
    ally("rangers-at-sarn-ford", then(drive(1, 3)), then(drive(2, 1))),
    # Drive every Nazgûl of one section up to one step.
    ally("the-horn-call-of-buckland", drive_from_section(4, 1)),
    # By night drive two Nazgûl of one zone up to two steps each.
    ally(
        "the-wandering-company",
        drive_from_zone(2, 2),
        only_if=night,
    ),
    # Cancel a Search and drive that Nazgûl up to one step.
    reaction("grip-fang-and-wolf", answering(A_SEARCH, cancel(), drive_acting(1))),
    # Cancel a Search or Hunt that is aimed at an ally location.
    reaction("the-gaffer", answering(A_SEARCH | A_HUNT, cancel()), only_if=aimed_at_ally_location),
    # Cancel a Hunt.
    reaction("fatty-bolger", answering(A_HUNT, cancel())),
    # Cancel a Perception.
    reaction("a-elbereth-gilthoniel", answering(A_PERCEPTION, cancel())),
    # Cancel a Perception of a zone; or a sorcery card.
    reaction(
        "lobelias-sharp-tongue",
        answering(A_PERCEPTION, cancel(), only_if=of_a_zone),
        answering(A_SORCERY_CARD, cancel()),
    ),
    # By night the influence falls by one; or take back an out-of-turn card.
    ally(
        "gildor-inglorion",
        then(lower_influence(1)),
        then(take_back_reaction()),
        only_if=night,
    ),
    # Draw two cards.
    ally("the-green-dragon", draw_cards(2)),
    # Two Fellowship tokens.
    ally("the-road-goes-ever-on", gain_tokens(2)),
    # No road bonus in this phase; or hold one Nazgûl.
    ally("goldberrys-washing-day", then(no_road_bonus()), then(hold_rider())),
    # Turn over an information token; or discard a die of the pool.
    ally("mr-underhill", then(hide_information()), then(discard_die())),
]
