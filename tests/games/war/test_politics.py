"""The political track: who wakes whom, and the steps to war. [W21, W29.4]"""

import pytest

from ringtable.games.war.advancing import BY_COMPANION, Advance
from ringtable.games.war.box.components import (
    BOROMIR,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    NATIONS,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    bits,
)
from ringtable.games.war.box.places import DALE, EDORAS, HELMS_DEEP, MINAS_TIRITH, REGIONS
from ringtable.games.war.cards.language import NO_MUSTER_OF_PASSIVE, ROHAN_HELD_BACK
from ringtable.games.war.characters.travel import come_to
from ringtable.games.war.politics import (
    activate,
    advance,
    army_enters,
    army_is_attacked,
    may_advance,
    settlement_is_lost,
    step_back,
)
from ringtable.games.war.state import (
    ADVANCED_BY_ATTACK,
    ADVANCED_BY_COMPANION,
)
from tests.games.war.card_scenario import active
from tests.games.war.ring_scenario import causes, said, where
from tests.games.war.scenario import Table


def is_active(t: Table, nation: int) -> bool:
    return bool(t.s.active >> nation & 1)


# Waking


def test_an_enemy_army_that_enters_wakes_a_nation() -> None:
    """[W21.1, W21.18, W31.30]"""
    t = Table(shadow="army army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 3").army("pelargir")
    t.play("die army; move-armies; from osgiliath; to pelargir; all; done")
    assert is_active(t, GONDOR)
    assert causes(t, "war-became-active")[0] == "W21.1"
    assert not is_active(t, ROHAN)


def test_only_enemies_wake_by_entering() -> None:
    """[W21.1]"""
    t = Table(free="army")
    army_enters(t.s, FREE, DALE)
    assert not is_active(t, NORTH)
    army_enters(t.s, SHADOW, DALE)
    assert is_active(t, NORTH)


def test_an_attack_wakes_all_nations_of_the_army_and_then_advances_them() -> None:
    """[W21.2, W21.8, W21.13]"""
    t = Table(shadow="army")
    army_is_attacked(t.s, 1 << NORTH | 1 << DWARVES, DALE)
    assert is_active(t, NORTH)
    assert is_active(t, DWARVES)
    assert t.s.step[NORTH] == t.s.step[DWARVES] == 2
    kinds = [fact.kind.id for fact in t.told][-4:]
    assert kinds == ["war-became-active"] * 2 + ["war-advanced"] * 2
    assert t.s.news >> ADVANCED_BY_ATTACK & 1


def test_a_passive_nation_on_step_one_is_woken_and_goes_to_war() -> None:
    """[W-EX19, W21.13]"""
    t = Table(shadow="army").politics("rohan", 1, False)
    army_is_attacked(t.s, 1 << ROHAN, EDORAS)
    assert t.s.at_war >> ROHAN & 1


def test_a_battle_advances_once_and_the_captured_city_once_more() -> None:
    """[W-EX18, W21.8, W21.9]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("northern-rhovanion", "sauron-regular 5")
    t.will_roll("combat", 6, 6, 6, 6, 6, 1)
    t.play("die army; attack; from northern-rhovanion; attack dale; all")
    assert t.s.step[NORTH] == 2
    while t.asks() != "act":
        choices = [text for text in t.options() if text in ("all", "advance")]
        t.play(choices[0] if choices else t.options()[0])
    assert is_active(t, NORTH)
    assert t.s.step[NORTH] == 1


@pytest.mark.parametrize(
    ("option", "region", "steps"),
    [
        ("city_or_stronghold", "dale", 1),
        ("city_or_stronghold", "bree", 0),
        ("any_settlement", "bree", 1),
        ("any_settlement", "dale", 1),
    ],
)
def test_what_kind_of_loss_advances(option: str, region: str, steps: int) -> None:
    """[W21.9]"""
    t = Table(shadow="army", capture_advance=option).politics("north", 3, True)
    settlement_is_lost(t.s, REGIONS.index(region))
    assert t.s.step[NORTH] == 3 - steps


def test_a_city_won_back_advances_nobody() -> None:
    """Only a capture by the enemy does. [W20.4, W21.9]"""
    t = Table(free="army-muster", shadow="event event").at_war("gondor").captured("edoras")
    t.politics("rohan", 2, True).army("edoras").army("folde", "gondor-regular 1")
    t.play("die army-muster; move-armies as army; from folde; to edoras; done")
    assert t.s.captured == 0
    assert t.s.step[4] == 2
    assert t.facts("war-advanced") == []


def test_shadow_nations_advance_by_attacks_and_losses_too() -> None:
    """[W21.11]"""
    t = Table(free="army")
    army_is_attacked(t.s, 1 << SAURON, MINAS_TIRITH)
    assert t.s.at_war >> SAURON & 1
    assert not t.s.news >> ADVANCED_BY_ATTACK & 1


def test_active_nations_stay_active() -> None:
    """[W21.6]"""
    t = Table(free="army").politics("gondor", 2, True)
    step_back(t.s, GONDOR, "stormcrow")
    assert is_active(t, GONDOR)
    assert t.s.step[GONDOR] == 3
    step_back(t.s, GONDOR, "stormcrow")
    assert t.s.step[GONDOR] == 3
    told = [(fact.cause, fact.values) for fact in t.facts("war-advanced")]
    assert told == [("stormcrow", ("gondor", 3))]


# Companions


@pytest.mark.parametrize(
    ("who", "region", "nation", "wakes"),
    [
        ("boromir", "minas-tirith", "gondor", True),
        ("boromir", "edoras", "rohan", False),
        ("strider", "dale", "north", True),
        ("strider", "minas-tirith", "gondor", False),
        ("gimli", "erebor", "dwarves", True),
        ("legolas", "erebor", "dwarves", False),
        ("gandalf-grey", "edoras", "rohan", True),
        ("gandalf-white", "helms-deep", "rohan", True),
        ("aragorn", "pelargir", "gondor", True),
        ("meriadoc", "erebor", "dwarves", True),
        ("peregrin", "minas-tirith", "gondor", True),
        ("peregrin", "bree", "north", False),  # a town
        ("peregrin", "osgiliath", "gondor", False),
    ],
)
def test_whom_a_companion_wakes(who: str, region: str, nation: str, wakes: bool) -> None:
    """[W13.9, W21.4, W21.5]"""
    t = Table(free="character")
    one = next(n for n, card in enumerate(t.s.pack.characters) if card.id == who)
    come_to(t.s, 1 << one, REGIONS.index(region))
    assert is_active(t, NATIONS.index(nation)) == wakes
    if wakes:
        assert causes(t, "war-became-active") == ["W21.4"]


def test_a_captured_city_is_not_woken_by_a_companion() -> None:
    """[W13.9, W2.16]"""
    t = Table(free="character").captured("minas-tirith")
    come_to(t.s, 1 << BOROMIR, MINAS_TIRITH)
    assert not is_active(t, GONDOR)


def test_minions_wake_nobody() -> None:
    """[W21.17, W13.9]"""
    t = Table(shadow="character", first="shadow").put("mouth-of-sauron", "folde")
    t.captured("edoras")
    t.play("die character; move-minions; goes mouth-of-sauron; to edoras")
    assert not is_active(t, ROHAN)


# A die


def test_a_muster_die_advances_a_nation() -> None:
    """[W7.10, W21.7]"""
    t = Table(free="muster event").put("boromir", "pelargir").play("die muster; advance-nation")
    assert t.options() == [f"advance {nation}" for nation in NATIONS[:5]]  # each of them once
    assert t.why_not("advance gondor by boromir") == "W29.4"
    t.play("advance elves")
    assert t.s.step[ELVES] == 2
    assert causes(t, "war-advanced") == ["W21.7"]


def test_the_shadow_advances_its_own_nations() -> None:
    """[W21.7]"""
    t = Table(shadow="muster", free="event", first="shadow").play("die muster; advance-nation")
    assert t.options() == ["advance sauron", "advance isengard", "advance southrons"]
    assert t.why_not("nation:gondor") == "W21.7"


def test_no_die_is_spent_on_a_passive_nation_before_war() -> None:
    """[W-EX20, W21.10, W13.9]"""
    t = Table(free="muster character").politics("gondor", 1, False)
    t.play("die muster; advance-nation")
    assert "advance gondor" not in t.options()
    assert t.why_not("nation:gondor") == "W21.10"
    t = Table(free="muster character").politics("gondor", 1, False)
    t.put("boromir", "minas-tirith").politics("gondor", 1, True)
    t.play("die muster; advance-nation; advance gondor")
    assert t.s.at_war >> GONDOR & 1


def test_a_nation_at_war_goes_no_further() -> None:
    """[W21.16]"""
    t = Table(free="muster event").at_war("elves").play("die muster; advance-nation")
    assert "advance elves" not in t.options()
    assert t.why_not("nation:elves") == "W21.16"


def test_a_lost_advance_is_no_advance() -> None:
    """[W21.10, W21.19]"""
    t = Table(free="event").politics("gondor", 1, False)
    assert not may_advance(t.s, GONDOR)
    assert not advance(t.s, GONDOR, "W21.9")
    assert t.s.step[GONDOR] == 1
    assert not t.facts("war-advanced")


@pytest.mark.parametrize(
    ("who", "region", "nation", "may"),
    [
        ("boromir", "minas-tirith", "gondor", True),
        ("boromir", "dol-amroth", "gondor", True),
        ("boromir", "pelargir", "gondor", True),
        ("boromir", "lossarnach", "gondor", False),
        ("legolas", "woodland-realm", "elves", True),
        ("legolas", "lorien", "elves", True),
        ("legolas", "erebor", "elves", False),
        ("gimli", "erebor", "dwarves", True),
        ("gimli", "ered-luin", "dwarves", False),
    ],
)
def test_a_companion_speaks_for_his_people(who: str, region: str, nation: str, may: bool) -> None:
    """[W29.4, W7.19]"""
    t = Table(free="event character").put(who, region).play("die event")
    assert ("advance-nation" in t.options()) == may
    if may:
        before = t.s.step[NATIONS.index(nation)]
        t.play("advance-nation")
        assert t.s.step[NATIONS.index(nation)] == before - 1
        assert causes(t, "war-advanced") == ["W29.4"]


def test_he_does_not_speak_in_a_captured_city() -> None:
    """[W29.4]"""
    t = Table(free="event character").put("boromir", "pelargir").captured("pelargir")
    assert "advance-nation" not in t.play("die event").options()


def test_he_does_not_bring_a_passive_nation_to_war() -> None:
    """[W21.10, W29.4]"""
    t = Table(free="event character").put("boromir", "pelargir").politics("gondor", 1, False)
    assert "advance-nation" not in t.play("die event").options()


def test_in_a_team_a_player_advances_his_own_nations() -> None:
    """[W31.15, W31.16]"""
    t = Table(free="muster muster", shadow="army", seats="4").play("die muster; advance-nation")
    seat = t.asked()
    own = [f"advance {NATIONS[one]}" for one in bits(t.s.pack.seats[4][seat].nations)]
    assert set(t.options()) <= set(own)


@pytest.mark.parametrize(("option", "may"), [("owner", False), ("owner_or_ability", True)])
def test_an_ability_for_a_team_mates_nation(option: str, may: bool) -> None:
    """[W31.16]"""
    t = Table(free="event event", shadow="army", seats="4", team_politics=option)
    t.put("boromir", "pelargir")
    assert t.asked() == 1  # the player of Rohan acts first, Gondor is his team-mate's
    assert ("advance-nation" in t.play("die event").options()) == may


# Cards on the table that change politics


def test_threats_and_promises_bans_the_muster_die_for_passive_nations() -> None:
    """[W9.14, W21.7, W7.22]"""
    t = Table(free="muster event").put("boromir", "pelargir")
    t.s.standing |= 1 << NO_MUSTER_OF_PASSIVE
    t.again().play("die muster; advance-nation")
    assert t.options() == ["advance elves", "advance gondor by boromir"]
    assert t.why_not("nation:north") == "W9.14"
    t.play("advance gondor by boromir")
    assert t.s.step[GONDOR] == 1


def test_the_word_of_a_companion_is_news() -> None:
    """[W29.4]: Threats and Promises ends by it, and not by a Muster die."""
    t = Table(free="muster event").put("boromir", "pelargir").politics("gondor", 2, True)
    t.s.standing |= 1 << NO_MUSTER_OF_PASSIVE
    t.again().play("die muster; advance-nation")
    assert "advance gondor" in t.options()
    assert "advance gondor by boromir" in t.options()
    Advance().take(t.s, GONDOR)
    assert not t.s.news >> ADVANCED_BY_COMPANION & 1
    Advance().take(t.s, GONDOR + BY_COMPANION)
    assert t.s.news >> ADVANCED_BY_COMPANION & 1


@pytest.mark.parametrize(
    ("cause", "region", "wakes"),
    [
        ("W21.1", EDORAS, False),
        ("W21.2", EDORAS, True),
        ("W21.2", HELMS_DEEP, True),
        ("W21.2", REGIONS.index("folde"), False),
        ("W21.3", HELMS_DEEP, True),
        ("W21.4", EDORAS, True),
        ("W30.4", -1, False),
        ("wisdom-of-elrond", -1, False),
    ],
)
def test_wormtongue_holds_rohan_back(cause: str, region: int, wakes: bool) -> None:
    """[W-EX36, W21.1-W21.4]"""
    t = Table(free="event")
    t.s.standing |= 1 << ROHAN_HELD_BACK
    activate(t.s, ROHAN, cause, region)
    activate(t.s, NORTH, cause, region)
    assert is_active(t, ROHAN) == wakes
    assert is_active(t, NORTH)


def test_the_log_of_politics() -> None:
    """[W36.8]"""
    t = Table(free="muster event").play("die muster; advance-nation; advance elves")
    assert said(t, "war-advanced", "nation") == ["elves"]
    assert said(t, "war-advanced", "step") == [2]


@pytest.mark.parametrize("way", ["move", "advance"])
def test_a_companion_wakes_the_nation_whose_city_his_army_wins_back(way: str) -> None:
    """It is unconquered when his move ends; Wormtongue does not hinder him. [W13.9, W20.4]"""
    t = Table(free="army-muster", shadow="event").at_war("gondor").lay("shadow", "wormtongue")
    t.politics("rohan", 2, False).army("helms-deep").captured("helms-deep")
    t.army("westemnet", "gondor-regular 2").put("meriadoc", "westemnet")
    if way == "move":
        t.play("die army-muster; move-armies as army; from westemnet; to helms-deep; all; done")
    else:
        t.army("helms-deep", "isengard-regular 1").army("fords-of-isen")
        t.will_roll("combat", 6, 6, 1, 1)
        t.play("die army-muster; attack as army; from westemnet; attack helms-deep; all; field")
        t.play("advance; all")
    assert t.force("helms-deep") == "gondor-regular 2, meriadoc"
    assert t.s.captured == 0
    assert t.s.active >> 4 & 1


def test_the_two_advances_have_names_of_their_own() -> None:
    """A nation goes a step on; an army enters a region. [W21.7, W17.9]"""
    t = Table(free="muster event", shadow="event").play("die muster; advance-nation")
    assert t.asks() == "advance-nation"


def test_a_companion_wakes_a_nation_by_a_retreat() -> None:
    """He ends his move there with an army. [W13.9, W21.4]"""
    t = Table(shadow="army", free="event", first="shadow").empty_map().at_war("sauron", "rohan")
    t.army("south-ithilien", "sauron-regular 2").army("osgiliath", "rohan-regular 2")
    t.put("gandalf-grey", "osgiliath").will_roll("combat", 1, 1, 1, 1, 1)
    t.play("die army; attack; from south-ithilien; attack osgiliath; all; go-on")
    assert not active(t, "gondor")
    t.play("retreat minas-tirith")
    assert where(t, "gandalf-grey") == "minas-tirith"
    assert active(t, "gondor")


def test_a_companion_wakes_a_nation_by_an_advance() -> None:
    """The city is won back first, and so is unconquered when he comes. [W13.9, W20.4, W21.4,
    W38.18]"""
    t = Table(free="army-muster", shadow="event").empty_map().at_war("rohan").captured("pelargir")
    t.army("lossarnach", "rohan-regular 3").put("peregrin", "lossarnach")
    t.army("pelargir", "southrons-regular").will_roll("combat", 6, 1, 1, 1)
    t.play("die army-muster; attack as army; from lossarnach; all; advance; 1 rohan-regular")
    assert not active(t, "gondor")
    t.play("1 peregrin")
    assert t.force("pelargir") == "rohan-regular, peregrin"
    assert active(t, "gondor")
