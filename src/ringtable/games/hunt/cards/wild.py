"""The ally deck of part 2, in printed order."""

from typing import Final

from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.verbs import (
    Cancel,
    DiscardDie,
    DrawAlly,
    DrawDeed,
    DriveActing,
    DriveFromArea,
    DriveNazgul,
    ExtraGandalfMove,
    ExtraMove,
    GainFellowship,
    HoldNazgul,
    LowerInfluence,
    MoveAlly,
    NightMoveFree,
    NoFreeHunt,
    PlaceAlly,
    RemoveTracks,
)
from ringtable.games.hunt.cards.words import (
    A_HUNT,
    A_PERCEPTION,
    A_SEARCH,
    A_SORCERY_CARD,
    GANDALF_HIDDEN,
    IN_THE_WILD,
    ally,
    answering,
    by_day,
    by_night,
    reaction,
    step_at_least,
    then,
    tonight,
)

WILD: Final[list[Card]] = [
    # By day one further step; by night a step without influence.
    ally("bill-the-pony", by_day(ExtraMove()), tonight(NightMoveFree())),
    # By day, on a dot, one further step; or draw a card.
    ally("striders-paths", by_day(ExtraMove(), only_if=(IN_THE_WILD,)), then(DrawAlly(1))),
    # From step 10 on: by day one further step; by night a step without influence and without the
    # Eye.
    ally(
        "asfaloth",
        by_day(ExtraMove()),
        tonight(NightMoveFree(marker_stays=True)),
        only_if=(step_at_least(10),),
    ),
    # Up to two ally tokens in sections IV and V.
    ally("rangers-of-the-north", then(PlaceAlly(2, "IV", "V"))),
    # An ally token on a road; or remove a tracks token.
    ally("the-elf-stone", then(PlaceAlly(1, on_road=True)), then(RemoveTracks())),
    # An ally token in section VI; or move up to two.
    ally("elladan-and-elrohir", then(PlaceAlly(1, "VI")), then(MoveAlly(2))),
    # An ally token in section IV or V; or one Fellowship token.
    ally("barliman-butterbur", then(PlaceAlly(1, "IV", "V")), then(GainFellowship(1))),
    # Drive up to two Nazgûl of sections V and VI up to two steps each.
    ally("glorfindel", then(DriveNazgul(2, 2, "V", "VI"))),
    # While Gandalf is hidden: drive two Nazgûl of one zone up to two steps; or discard a die.
    ally(
        "lightning-on-weathertop",
        then(DriveFromArea(2, 2, section=False)),
        then(DiscardDie()),
        only_if=(GANDALF_HIDDEN,),
    ),
    # Drive every Nazgûl of section VI up to one step; or hold one Nazgûl.
    ally("the-flood-of-bruinen", then(DriveNazgul(4, 1, "VI")), then(HoldNazgul())),
    # Cancel a Hunt.
    reaction("bolsters-in-the-beds", answering(A_HUNT, Cancel())),
    # Cancel a Search, then perhaps remove a tracks token.
    reaction("covered-tracks", answering(A_SEARCH, Cancel(), RemoveTracks())),
    # Cancel a Search and drive that Nazgûl up to one step.
    reaction("bob-and-the-ponies", answering(A_SEARCH, Cancel(), DriveActing(1))),
    # Cancel a Perception.
    reaction("radagasts-birds", answering(A_PERCEPTION, Cancel())),
    # Cancel a Perception; or a sorcery card.
    reaction(
        "gwaihir-the-windlord",
        answering(A_PERCEPTION, Cancel()),
        answering(A_SORCERY_CARD, Cancel()),
    ),
    # The influence falls by one, by two in a night in which Frodo rests.
    ally("athelas", then(LowerInfluence(1, resting=2))),
    # The influence falls by one; or one Fellowship token.
    ally("cordial-of-imladris", then(LowerInfluence(1)), then(GainFellowship(1))),
    # Two Fellowship tokens.
    ally("the-fall-of-gil-galad", then(GainFellowship(2))),
    # Draw two cards.
    ally("the-troll-hoard", then(DrawAlly(2))),
    # By night no free Hunt in this phase; or hold one Nazgûl.
    ally("fire-in-the-night", by_night(NoFreeHunt()), then(HoldNazgul())),
    # While Gandalf is hidden he makes one further movement.
    ally("shadowfax", then(ExtraGandalfMove()), only_if=(GANDALF_HIDDEN,)),
    # A new deed token behind the screen; or discard a die.
    ally("gandalfs-mark", then(DrawDeed()), then(DiscardDie())),
]
