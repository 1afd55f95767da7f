"""Choices of W1 that change what cards and tiles do; the wording of single cards is tested with the
card. [W1.1, W1.2]"""

import pytest

from ringtable.games.war.box.components import SHADOW
from ringtable.games.war.box.places import REGIONS
from tests.games.war.battle_scenario import battle, card_of, declared
from tests.games.war.card_scenario import holding, left_on_table, over, play, refused, step
from tests.games.war.ring_scenario import figure, only, pool, tiles, walk, walking
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


@pytest.mark.parametrize(("lapse", "stays"), [("printed", True), ("condition", False)])
def test_a_table_card_whose_condition_is_gone(lapse: str, stays: bool) -> None:
    """The siege of Minas Tirith ends, or Aragorn leaves his army. [W9.17]"""
    t = Table(free="event event", shadow="army event", first="shadow", table_card_lapse=lapse)
    t.at_war("sauron", "gondor").army("osgiliath")
    t.army("minas-tirith", "gondor-regular 2, sauron-regular 2").siege("minas-tirith")
    t.lay("shadow", "denethors-folly")
    assert left_on_table(t, "denethors-folly")
    t.play("die army; move-armies; from minas-tirith; to osgiliath; all; done")
    assert left_on_table(t, "denethors-folly") == stays
    t = Table(free="character event", shadow="event event", table_card_lapse=lapse)
    t.army("dagorlad", "gondor-regular 1").put("aragorn", "dagorlad").lay("free", "the-last-battle")
    t.play("die character; move-companions; to noman-lands")
    assert left_on_table(t, "the-last-battle") == stays


@pytest.mark.parametrize("lapse", ["printed", "condition"])
def test_a_table_card_without_a_condition_stays(lapse: str) -> None:
    """[W9.17]"""
    for card, owner in (("flocks-of-crebain", "shadow"), ("mithril-coat-and-sting", "free")):
        t = Table(free="event event", shadow="event", table_card_lapse=lapse).lay(owner, card)
        assert left_on_table(t.idle(), card)


@pytest.mark.parametrize(("politics", "at_step"), [("attacks", 1), ("attacks_and_ents_dead", 0)])
def test_the_dead_as_an_attack(politics: str, at_step: int) -> None:
    """[W21.12]"""
    t = holding("dead-men-of-dunharrow", card_politics=politics).put("strider", "edoras")
    t.politics("southrons", 1, True).army("pelargir", "southrons-regular 1").captured("pelargir")
    play(t.will_roll("card-dice", 1), "dead-men-of-dunharrow", "to pelargir")
    assert step(t, "southrons") == at_step


@pytest.mark.parametrize(
    ("politics", "card"),
    [("attacks", "dreadful-spells"), ("attacks_and_ents_dead", "dreadful-spells")],
)
def test_other_card_damage_is_never_an_attack(politics: str, card: str) -> None:
    """[W21.12]"""
    t = holding(card, card_politics=politics).empty_map()
    t.army("dimrill-dale", "sauron-regular 1, nazgul 2").army("lorien", "elves-elite 3")
    play(t.will_roll("card-dice", 5, 5), "dreadful-spells")
    while "casualty" in t.asks():
        t.play(t.options()[0])
    assert step(t, "elves") == 3


def test_a_casualty_of_the_second_edition_is_the_guide_or_random() -> None:
    """For a tile of a card too. [W25.22]"""
    t = figure(holding("orc-patrol", hunt_casualty="guide_or_random"), "hollin")
    play(tiles(only(t, "strider", "gimli", "boromir"), "n2-1"), "orc-patrol")
    assert t.options() == ["ring", "casualty strider", "casualty at random"]
    t.will_draw("companions", 1).play("casualty at random")
    assert t.fellowship() == ["strider", "gimli"]


@pytest.mark.parametrize(("choice", "drawn"), [("one", 2), ("each", 3)])
def test_tiles_for_strongholds_on_the_path(choice: str, drawn: int) -> None:
    """Out of Moria and into a captured Lórien: one extra tile, or one for each. [W23.16]"""
    t = figure(walking(1, stronghold_tiles=choice), "moria", 3).will_roll("hunt", 6)
    t.captured("lorien").army("lorien")
    tiles(t, "n0r-1", "n0r-2", "eye-1").play(MOVE)
    walk(t, "dimrill-dale", "lorien")
    assert 16 - len(pool(t)) == drawn


def test_a_whole_edition_switches_every_card() -> None:
    """And a single choice goes its own way. [W1.1, W1.2]"""
    t = holding("the-last-battle", edition="2").put("aragorn", "osgiliath")
    assert refused(t, "the-last-battle") == ""
    t = holding("the-last-battle", edition="2", card_text="1r").put("aragorn", "osgiliath")
    assert refused(t, "the-last-battle") == "W9.8"


def test_choosing_combat_cards_one_after_the_other() -> None:
    """The same cards may be chosen, and the clause is told. [W15.2, W15.4]"""
    t = battle("sauron-regular 3", "gondor-regular 3", combat_card_choice="attacker_first")
    t.hold("shadow", f"{card_of('mumakil')} {card_of('deadly-strife')}")
    declared(t)
    assert t.asks() == "attacker-chooses"
    assert t.options() == ["no", f"combat {card_of('deadly-strife')}"]
    assert t.why_not(f"card:{card_of('mumakil')}") == "W15.4"


@pytest.mark.parametrize("lower", ["mighty-attack", "daring-defiance"])
def test_gandalf_who_has_given_up_his_leadership_cannot_pay_again(lower: str) -> None:
    """After The White Rider. [W15.19, W15.27]"""
    t = battle("sauron-regular 3, nazgul 1", "gondor-regular 3", free=lower)
    t.hold("free", card_of("daylight")).put("gandalf-white", "north-ithilien")
    declared(t).play("yes; yes")
    assert t.why_not(f"card:{card_of(lower)}") == "W15.27"
    plain = battle("sauron-regular 3, nazgul 1", "gondor-regular 3", free=lower)
    plain.put("gandalf-white", "north-ithilien").hold("free", card_of("daylight"))
    declared(plain).play("no; yes")
    assert f"combat {card_of(lower)}" in plain.options()


def test_the_limit_of_the_corsairs() -> None:
    """No more go than there is room for. [W10.5, W10.6]"""
    t = holding("corsairs-of-umbar", edition="2").at_war("southrons", "sauron")
    t.army("umbar", "southrons-regular 5").army("pelargir", "sauron-regular 8").captured("pelargir")
    play(t, "corsairs-of-umbar", "to pelargir")
    assert "3 southrons-regular" not in t.options()
    t.play("2 southrons-regular")
    assert over(t)
    assert t.s.units[SHADOW][REGIONS.index("pelargir")] == 10


@pytest.mark.parametrize(("answer", "asked"), [("corruption", False), ("eliminate boromir", True)])
def test_a_lure_withstood_changes_no_guide(answer: str, asked: bool) -> None:
    """The guide is chosen anew when somebody has left, not when corruption is taken. [W22.6]"""
    t = holding("lure-of-the-ring", guide_change="any_leaves")
    only(figure(t, "hollin", 0, True), "boromir", "gimli", "legolas", guide="boromir")
    play(t.will_draw("companions", 0), "lure-of-the-ring", answer)
    assert (t.asks() == "guide") == asked


@pytest.mark.parametrize(("tile", "asked"), [("eye-1", False), ("n1-1", True)])
def test_nobody_leaves_and_the_guide_stays(tile: str, asked: bool) -> None:
    """The Breaking of the Fellowship by an Eye. [W22.6]"""
    t = holding("the-breaking-of-the-fellowship", guide_change="any_leaves")
    only(figure(t, "hollin", 0, True), "boromir", "gimli", "legolas", guide="boromir")
    play(tiles(t, tile), "the-breaking-of-the-fellowship", "separate gimli; done" if asked else "")
    assert (t.asks() == "guide") == asked
