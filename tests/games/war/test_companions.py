"""Companions who come into play, and what they can do. [W29]"""

import pytest

from ringtable.games.war.box.components import (
    ASIDE,
    FREE,
    FREE_CHARACTER,
    FREE_STRATEGY,
    OUT_OF_THE_GAME,
    REPLACED,
    STRIDER,
    bits,
)
from ringtable.games.war.box.places import LORIEN
from ringtable.games.war.characters.companions import elsewhere
from ringtable.games.war.turn.dice import pool_of
from tests.games.war.ring_scenario import causes, only, said, standing, where
from tests.games.war.scenario import Table

BRING_GANDALF = "die will-of-the-west; bring-gandalf"
BRING_ARAGORN = "die will-of-the-west; bring-aragorn"


def west(**more: str) -> Table:
    return Table(free="will-of-the-west event", **more)


# Gandalf the White


def test_gandalf_the_white_takes_the_place_of_the_grey() -> None:
    """[W7.18, W29.7, W29.16]"""
    t = west().put("gandalf-grey", "edoras").put("saruman", "orthanc").play(BRING_GANDALF)
    assert where(t, "gandalf-white") == "edoras"
    assert standing(t, "gandalf-grey") == REPLACED
    assert said(t, "war-came", "who") == ["gandalf-white"]
    assert said(t, "war-became-active", "nation") == ["rohan"]  # [W13.9]


def test_a_fallen_gandalf_returns_in_fangorn_or_with_the_elves() -> None:
    """[W-EX37, W29.7]"""
    t = west().put("saruman", "orthanc").captured("lorien")
    only(t, "strider", "gimli")
    t.play(BRING_GANDALF)
    assert t.options() == [
        "to fangorn", "to grey-havens", "to rivendell", "to woodland-realm",
    ]  # fmt: skip
    t.play("to fangorn")
    assert where(t, "gandalf-white") == "fangorn"
    assert standing(t, "gandalf-grey") == OUT_OF_THE_GAME


def test_he_may_come_into_a_siege() -> None:
    """[W29.16]"""
    t = west().put("saruman", "orthanc")
    t.army("lorien", "elves-regular, sauron-regular 3").siege("lorien")
    assert LORIEN in bits(elsewhere(t.s))


def test_without_a_minion_he_does_not_come() -> None:
    """[W29.7]"""
    t = west().put("gandalf-grey", "edoras").play("die will-of-the-west")
    assert "bring-gandalf" not in t.options()
    t = west().put("gandalf-grey", "edoras")
    t.s.minion_seen = True  # one was in play
    assert "bring-gandalf" in t.again().play("die will-of-the-west").options()


def test_from_the_fellowship_he_does_not_come() -> None:
    """[W29.7]"""
    t = west().put("saruman", "orthanc").play("die will-of-the-west")
    assert "bring-gandalf" not in t.options()


def test_he_comes_once() -> None:
    """[W29.7, W3.17]"""
    t = west().put("gandalf-white", "edoras").put("saruman", "orthanc")
    only(t, "strider")
    assert "bring-gandalf" not in t.play("die will-of-the-west").options()


def test_another_die_does_not_bring_him() -> None:
    """[W7.18]"""
    t = Table(free="character event").put("gandalf-grey", "edoras").put("saruman", "orthanc")
    assert "bring-gandalf" not in t.play("die character").options()


# Aragorn


@pytest.mark.parametrize(
    ("region", "may"),
    [
        ("minas-tirith", True),
        ("dol-amroth", True),
        ("pelargir", True),
        ("lossarnach", False),
        ("edoras", False),
    ],
)
def test_where_strider_becomes_aragorn(region: str, may: bool) -> None:
    """[W7.18, W29.8]"""
    t = west().put("strider", region).play("die will-of-the-west")
    assert ("bring-aragorn" in t.options()) == may
    if may:
        t.play("bring-aragorn")
        assert where(t, "aragorn") == region
        assert standing(t, "strider") == REPLACED
        assert causes(t, "war-came") == ["W29.8"]
        assert said(t, "war-became-active", "nation") == ["gondor"]


def test_strider_must_have_left_the_fellowship() -> None:
    """[W7.18, W29.8]"""
    t = west().play("die will-of-the-west")
    assert "bring-aragorn" not in t.options()
    assert t.why_not("deed:bring-aragorn") == "W29.8"


def test_not_in_a_captured_city() -> None:
    """[W29.8]"""
    t = west().put("strider", "pelargir").captured("pelargir").play("die will-of-the-west")
    assert "bring-aragorn" not in t.options()


def test_in_a_besieged_stronghold_he_does() -> None:
    """[W29.16]"""
    t = west().put("strider", "minas-tirith")
    t.army("minas-tirith", "gondor-regular, sauron-regular 3").siege("minas-tirith")
    t.play(BRING_ARAGORN)
    assert where(t, "aragorn") == "minas-tirith"


def test_they_bring_a_die_each() -> None:
    """[W29.11, W6.4, W6.5]"""
    t = west()
    assert pool_of(t.s, FREE) == 4
    t.put("aragorn", "pelargir")
    assert pool_of(t.s, FREE) == 5
    t.put("gandalf-white", "edoras")
    assert pool_of(t.s, FREE) == 6


def test_a_new_die_comes_with_the_next_turn() -> None:
    """[W5.3, W-EX37]"""
    t = west().put("strider", "pelargir").play(BRING_ARAGORN)
    assert t.s.unused(FREE) == 1
    t.play("die event; spend-for-nothing")
    assert said(t, "war-took-back-dice", "n")[-2] == 5


def test_the_other_three_are_set_aside_at_first() -> None:
    """[W4.4, W4.6]"""
    t = west()
    for name in ("gandalf-white", "aragorn", "saruman", "witch-king", "mouth-of-sauron"):
        assert standing(t, name) == ASIDE


# Gandalf the Grey as guide


SIX = "house-of-the-stewards athelas bilbos-song elven-rope elven-cloaks axe-and-bow"


def test_gandalf_draws_after_the_card_is_done() -> None:
    """[W-EX52, W29.2, W9.24, W9.27]"""
    t = Table(free="event event", shadow="army", hand=f"free: {SIX}").put("boromir", "pelargir")
    t.deck(FREE_STRATEGY, "wisdom-of-elrond the-red-arrow").deck(FREE_CHARACTER, "horn-of-gondor")
    t.play("die event; play-card; play house-of-the-stewards; unit regular")
    assert t.asks() == "discard"
    assert len(t.held("free")) == 7
    t.play("discard athelas; yes")
    assert t.asks() == "discard"
    assert "horn-of-gondor" in t.held("free")
    t.play("discard bilbos-song")
    assert len(t.held("free")) == 6


def test_another_guide_draws_nothing() -> None:
    """[W29.2, W22.7]"""
    t = Table(free="event event", shadow="army", hand="free: elven-rope")
    t.deck(FREE_CHARACTER, "horn-of-gondor")
    t.s.guide = STRIDER
    t.again().play("die event; play-card; play elven-rope")
    assert t.held("free") == []
    assert t.asked() == 1
