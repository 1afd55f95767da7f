"""The ally deck of part 2, in printed order."""

from typing import Final

from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.conditions import (
    gandalf_is_hidden,
    step_at_least,
)
from ringtable.games.hunt.cards.verbs import (
    cancel,
    discard_die,
    draw_cards,
    draw_deed,
    drive,
    drive_acting,
    drive_from_zone,
    extra_gandalf,
    extra_step,
    gain_tokens,
    hold_rider,
    lower_influence,
    lower_more_at_rest,
    move_allies,
    no_free_hunt,
    place_allies,
    remove_tracks,
    step_freely,
    step_unseen,
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
    by_night,
    reaction,
    then,
    tonight,
)

WILD: Final[list[Card]] = [
    # By day one further step; by night a step without influence.
    ally("bill-the-pony", by_day(extra_step()), tonight(step_freely())),
    # By day, on a dot, one further step; or draw a card.
    ally("striders-paths", by_day_in_the_wild(extra_step()), then(draw_cards(1))),
    # From step 10 on: by day one further step; by night a step without influence and without the
    # Eye.
    ally(
        "asfaloth",
        by_day(extra_step()),
        tonight(step_unseen()),
        only_if=step_at_least(10),
    ),
    # Up to two ally tokens in sections IV and V.
    ally("rangers-of-the-north", place_allies(2, "IV", "V")),
    # An ally token on a road; or remove a tracks token.
    ally("the-elf-stone", then(place_allies(1, on_road=True)), then(remove_tracks())),
    # An ally token in section VI; or move up to two.
    ally("elladan-and-elrohir", then(place_allies(1, "VI")), then(move_allies(2))),
    # An ally token in section IV or V; or one Fellowship token.
    ally("barliman-butterbur", then(place_allies(1, "IV", "V")), then(gain_tokens(1))),
    # Drive up to two Nazgûl of sections V and VI up to two steps each.
    ally("glorfindel", drive(2, 2, "V", "VI")),
    # While Gandalf is hidden: drive two Nazgûl of one zone up to two steps; or discard a die.
    ally(
        "lightning-on-weathertop",
        then(drive_from_zone(2, 2)),
        then(discard_die()),
        only_if=gandalf_is_hidden,
    ),
    # Drive every Nazgûl of section VI up to one step; or hold one Nazgûl.
    ally("the-flood-of-bruinen", then(drive(4, 1, "VI")), then(hold_rider())),
    # Cancel a Hunt.
    reaction("bolsters-in-the-beds", answering(A_HUNT, cancel())),
    # Cancel a Search, then perhaps remove a tracks token.
    reaction("covered-tracks", answering(A_SEARCH, cancel(), remove_tracks())),
    # Cancel a Search and drive that Nazgûl up to one step.
    reaction("bob-and-the-ponies", answering(A_SEARCH, cancel(), drive_acting(1))),
    # Cancel a Perception.
    reaction("radagasts-birds", answering(A_PERCEPTION, cancel())),
    # Cancel a Perception; or a sorcery card.
    reaction(
        "gwaihir-the-windlord",
        answering(A_PERCEPTION, cancel()),
        answering(A_SORCERY_CARD, cancel()),
    ),
    # The influence falls by one, by two in a night in which Frodo rests.
    ally("athelas", lower_more_at_rest(1)),
    # The influence falls by one; or one Fellowship token.
    ally("cordial-of-imladris", then(lower_influence(1)), then(gain_tokens(1))),
    # Two Fellowship tokens.
    ally("the-fall-of-gil-galad", gain_tokens(2)),
    # Draw two cards.
    ally("the-troll-hoard", draw_cards(2)),
    # By night no free Hunt in this phase; or hold one Nazgûl.
    ally("fire-in-the-night", by_night(no_free_hunt()), then(hold_rider())),
    # While Gandalf is hidden he makes one further movement.
    ally("shadowfax", extra_gandalf(), only_if=gandalf_is_hidden),
    # A new deed token behind the screen; or discard a die.
    ally("gandalfs-mark", then(draw_deed()), then(discard_die())),
]
