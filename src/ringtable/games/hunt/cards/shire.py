"""The ally deck of part 1, in printed order."""

from typing import Final

from ringtable.games.hunt.box.components import MERRY
from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.verbs import (
    Cancel,
    DiscardDie,
    DotBonus,
    DrawAlly,
    DriveActing,
    DriveFromArea,
    DriveNazgul,
    ExtraMove,
    GainFellowship,
    HideInformation,
    HoldNazgul,
    JoinCompanion,
    LowerInfluence,
    MoveAlly,
    NightMoveFree,
    NoRoadBonus,
    PlaceAlly,
    ReturnReaction,
)
from ringtable.games.hunt.cards.words import (
    A_HUNT,
    A_PERCEPTION,
    A_SEARCH,
    A_SORCERY_CARD,
    AIMED_AT_ALLY_LOCATION,
    BEFORE_THE_MOVE,
    IN_THE_WILD,
    NIGHT,
    OF_A_ZONE,
    ally,
    answering,
    by_day,
    joined,
    not_joined,
    reaction,
    then,
    tonight,
)

SHIRE: Final[list[Card]] = [
    # By day one additional movement; by night Frodo moves without the influence rising.
    ally("tom-bombadil", by_day(ExtraMove()), tonight(NightMoveFree())),
    # Merry joins; if he has joined before, one Fellowship token.
    ally(
        "a-conspiracy-unmasked",
        then(JoinCompanion(MERRY), only_if=(not_joined(MERRY),)),
        then(GainFellowship(1), only_if=(joined(MERRY),)),
    ),
    # By day one additional movement, which is noted as a dot.
    ally("five-ponies", by_day(ExtraMove(dot=True))),
    # The next movement of this turn counts one dot more.
    ally("a-short-cut-to-mushrooms", then(DotBonus(1)), only_if=(BEFORE_THE_MOVE,)),
    # By day, in the wild, one additional movement; or one Fellowship token.
    ally(
        "bilbos-walking-song",
        by_day(ExtraMove(), only_if=(IN_THE_WILD,)),
        then(GainFellowship(1)),
    ),
    # An ally token in the farmland; or drive one Nazgûl of section II up to two steps.
    ally(
        "farmer-maggot",
        then(PlaceAlly(1, "II-C", "II-D", "III-B")),
        then(DriveNazgul(1, 2, "II")),
    ),
    # Up to two ally tokens on roads of sections I and II.
    ally("the-bounders", then(PlaceAlly(2, "I", "II", on_road=True))),
    # An ally token in section II; or move up to three.
    ally("shirriffs-of-the-eastfarthing", then(PlaceAlly(1, "II")), then(MoveAlly(3))),
    # An ally token in section III; or move one and draw a card.
    ally("the-master-of-brandy-hall", then(PlaceAlly(1, "III")), then(MoveAlly(1), DrawAlly(1))),
    # Drive one Nazgûl up to three steps; or two of them one step each.
    ally("rangers-at-sarn-ford", then(DriveNazgul(1, 3)), then(DriveNazgul(2, 1))),
    # Drive every Nazgûl of one section up to one step.
    ally("the-horn-call-of-buckland", then(DriveFromArea(4, 1, section=True))),
    # By night drive two Nazgûl of one zone up to two steps each.
    ally(
        "the-wandering-company",
        then(DriveFromArea(2, 2, section=False)),
        only_if=(NIGHT,),
    ),
    # Cancel a Search and drive that Nazgûl up to one step.
    reaction("grip-fang-and-wolf", answering(A_SEARCH, Cancel(), DriveActing(1))),
    # Cancel a Search or Hunt that is aimed at an ally location.
    reaction(
        "the-gaffer", answering(A_SEARCH | A_HUNT, Cancel()), only_if=(AIMED_AT_ALLY_LOCATION,)
    ),
    # Cancel a Hunt.
    reaction("fatty-bolger", answering(A_HUNT, Cancel())),
    # Cancel a Perception.
    reaction("a-elbereth-gilthoniel", answering(A_PERCEPTION, Cancel())),
    # Cancel a Perception of a zone; or a sorcery card.
    reaction(
        "lobelias-sharp-tongue",
        answering(A_PERCEPTION, Cancel(), only_if=(OF_A_ZONE,)),
        answering(A_SORCERY_CARD, Cancel()),
    ),
    # By night the influence falls by one; or take back an out-of-turn card.
    ally(
        "gildor-inglorion",
        then(LowerInfluence(1)),
        then(ReturnReaction()),
        only_if=(NIGHT,),
    ),
    # Draw two cards.
    ally("the-green-dragon", then(DrawAlly(2))),
    # Two Fellowship tokens.
    ally("the-road-goes-ever-on", then(GainFellowship(2))),
    # No road bonus in this phase; or hold one Nazgûl.
    ally("goldberrys-washing-day", then(NoRoadBonus()), then(HoldNazgul())),
    # Turn over an information token; or discard a die of the pool.
    ally("mr-underhill", then(HideInformation()), then(DiscardDie())),
]
