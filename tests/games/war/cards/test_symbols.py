"""Which dice play a card: an Event die any, every other die those of its symbol. [W7.15, W7.16]"""

import pytest

from tests.games.war.card_coverage import BOX, EVENT
from tests.games.war.scenario import Table

# The symbol of every card that is not of a Character deck; those all show the Character symbol.
ARMY = [
    "the-last-battle",
    "a-power-too-great",
    "the-power-of-tom-bombadil",
    "the-spirit-of-mordor",
    "faramirs-rangers",
    "help-unlooked-for",
    "paths-of-the-woses",
    "through-a-day-and-a-night",
    "return-to-valinor",
    "the-fighting-uruk-hai",
    "denethors-folly",
    "the-day-without-dawn",
    "shadows-gather",
    "the-shadow-lengthens",
    "the-shadow-is-moving",
    "corsairs-of-umbar",
    "half-orcs-and-goblin-men",
    "olog-hai",
    "hill-trolls",
]
MUSTER = [
    "book-of-mazarbul",
    "fear-fire-foes",
    "wisdom-of-elrond",
    "the-red-arrow",
    "cirdans-ships",
    "guards-of-the-citadel",
    "celeborns-galadhrim",
    "riders-of-theoden",
    "grimbeorn-the-old-son-of-beorn",
    "imrahil-of-dol-amroth",
    "king-brands-men",
    "swords-in-eriador",
    "kindred-of-glorfindel",
    "dain-ironfoots-guard",
    "eomer-son-of-eomund",
    "thranduils-archers",
    "threats-and-promises",
    "stormcrow",
    "rage-of-the-dunlendings",
    "return-of-the-witch-king",
    "a-new-power-is-rising",
    "many-kings-to-the-service-of-mordor",
    "the-king-is-revealed",
    "shadows-on-the-misty-mountains",
    "orcs-multiplying-again",
    "horde-from-the-east",
    "monsters-roused",
    "musterings-of-long-planned-war",
    "pits-of-mordor",
]

# Cards that can always be played with a die of a face.
FILLER = {
    ("free", "character"): "elven-rope",
    ("free", "army"): "a-power-too-great",
    ("free", "muster"): "wisdom-of-elrond",
    ("shadow", "character"): "shelobs-lair",
    ("shadow", "army"): "shadows-gather",
    ("shadow", "muster"): "threats-and-promises",
}


def symbol(card: str) -> str:
    return "army" if card in ARMY else "muster" if card in MUSTER else "character"


def side(card: str) -> str:
    return "free" if BOX[EVENT].index(card) < 48 else "shadow"


def answer(card: str, die: str, face: str) -> str:
    """What a player hears who wants to play a card with a die used as a face: the clause against
    it, or nothing if he may."""
    mine = side(card)
    dice = {mine: f"{die} {die}", "shadow" if mine == "free" else "free": "event event"}
    t = Table(**dice, first=mine, hand=f"{mine}: {card} {FILLER.get((mine, face), '')}")
    if face == "event":
        t.hold(mine, FILLER[mine, "character"])
    t.play(f"die {die}")
    t.play("play-card" if die == face else f"play-card as {face}")
    return "" if f"play {card}" in t.options() else t.why_not(f"card:{card}")


def test_the_symbols_are_all_told() -> None:
    """24 Character cards of each side, 8 and 11 of the armies, 16 and 13 of the muster."""
    assert len(ARMY) == 8 + 11
    assert len(MUSTER) == 16 + 13
    assert set(ARMY) | set(MUSTER) <= set(BOX[EVENT])


@pytest.mark.parametrize("card", BOX[EVENT])
def test_a_die_plays_its_symbol_and_an_event_die_any(card: str) -> None:
    """Where a card may not be played now it is for another reason. [W9.7, W7.15, W7.16]"""
    faces = ("character", "army", "muster") if side(card) == "shadow" else ("character", "muster")
    for face in faces:
        assert (answer(card, face, face) == "W9.7") == (symbol(card) != face)
    assert answer(card, "event", "event") != "W9.7"


@pytest.mark.parametrize("card", BOX[EVENT][:48])
def test_dice_that_are_used_as_others(card: str) -> None:
    """Army/Muster as either half, a Will of the West as anything. [W7.13, W7.17, W7.22]"""
    for die, faces in (
        ("army-muster", ("army", "muster")),
        ("will-of-the-west", ("character", "army", "muster")),
    ):
        for face in faces:
            assert (answer(card, die, face) == "W9.7") == (symbol(card) != face)
    assert answer(card, "will-of-the-west", "event") != "W9.7"


@pytest.mark.parametrize("card", BOX[EVENT][48:])
def test_army_and_muster_dice_of_the_shadow(card: str) -> None:
    """[W7.13]"""
    for face in ("army", "muster"):
        assert (answer(card, "army-muster", face) == "W9.7") == (symbol(card) != face)
