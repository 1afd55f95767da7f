"""The sorcery deck, in printed order."""

from typing import Final

from ringtable.games.hunt.cards.card import BESIDE_TRACK, REMOVE, Card
from ringtable.games.hunt.cards.dark_verbs import (
    AddSpecial,
    AllRide,
    AskInWild,
    BanReactions,
    BurnAllies,
    DiscardAtRandom,
    DrawSorcery,
    FillWithDread,
    HuntAt,
    LieBesideTrack,
    Perceive,
    RaiseInfluence,
    RecoverDie,
    RideOn,
    SearchAt,
    SummonWitchKing,
)
from ringtable.games.hunt.cards.words import (
    A_DIE_WAS_SPENT,
    ALLY_IN_OWN_SECTION,
    ON_TRACKS,
    WITCH_KING_ABSENT,
    by_day,
    by_night,
    in_part_two,
    sorcery,
    then,
)


def leader_of_the_nine() -> Card:
    """Sense the own section; in part 2 instead the Witch-king may replace the active Nazgûl."""
    return sorcery(
        "leader-of-the-nine",
        then(Perceive("own-section")),
        in_part_two(SummonWitchKing(), only_if=(WITCH_KING_ABSENT,)),
    )


SORCERY: Final[list[Card]] = [
    leader_of_the_nine(),
    leader_of_the_nine(),
    # Lies beside the track as an Eye for the rest of the game.
    sorcery("fear-of-the-undead", then(LieBesideTrack()), afterwards=BESIDE_TRACK),
    # The special token with a number enters the pool.
    sorcery("the-black-breath", then(AddSpecial("red-4")), afterwards=REMOVE),
    # The special Eye enters the pool.
    sorcery("the-morgul-knife", then(AddSpecial("red-eye")), afterwards=REMOVE),
    # Sense any zone.
    sorcery("crebain-from-dunland", then(Perceive("any-zone"))),
    # Sense any section.
    sorcery("the-lidless-gaze", then(Perceive("any-section"))),
    # Is Frodo in the wild? Then sense the own zone or section.
    sorcery("scent-on-the-wind", then(AskInWild(), Perceive("own-zone", "own-section"))),
    # Search any location.
    sorcery("bill-ferny", then(SearchAt("anywhere"))),
    # Search up to two connected locations.
    sorcery("questions-at-the-door", then(SearchAt("connected", most=2))),
    # Hunt in a location at most two steps away.
    sorcery("keen-noses", then(HuntAt("near"))),
    # Hunt where another Nazgûl stands.
    sorcery("command-of-the-captain", then(HuntAt("other"))),
    # Ride up to three steps and perhaps search.
    sorcery("black-horses", then(RideOn(3), SearchAt("here", optional=True))),
    # Ride up to two steps and perhaps search by day, hunt by night.
    sorcery(
        "ride-through-the-dark",
        by_day(RideOn(2), SearchAt("here", optional=True)),
        by_night(RideOn(2), HuntAt("here", optional=True)),
    ),
    # The Ring-bearer loses an ally card at random.
    sorcery("cry-of-the-nazgul", then(DiscardAtRandom(1))),
    # The Ring-bearer loses a card or a Fellowship token, or else the influence rises by one.
    sorcery("dread", then(FillWithDread())),
    # If Frodo's last location is in the own section, the influence rises by one.
    sorcery("the-ring-calls", then(RaiseInfluence(1, if_in_own_section=True))),
    # On a tracks token: the influence rises by one.
    sorcery("the-trail-is-fresh", then(RaiseInfluence(1)), only_if=(ON_TRACKS,)),
    # Every Nazgûl may ride one step.
    sorcery("gathering-of-the-nine", then(AllRide(1))),
    # A die spent earlier today returns, with a face of choice.
    sorcery("the-will-of-sauron", then(RecoverDie()), only_if=(A_DIE_WAS_SPENT,)),
    # No out-of-turn cards in this phase.
    sorcery("mist-on-the-downs", then(BanReactions())),
    # Remove up to two ally tokens of the own section; or draw two sorcery cards.
    sorcery(
        "fire-at-crickhollow",
        then(BurnAllies(2), only_if=(ALLY_IN_OWN_SECTION,)),
        then(DrawSorcery(2)),
    ),
]
