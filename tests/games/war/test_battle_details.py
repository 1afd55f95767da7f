"""Battles, in detail: what is told, retreats, mixed armies, cards in a battle, chance. [W14-W20,
W32, W36.7]"""

import pytest

from ringtable.games.war.battle.dice import throw
from ringtable.games.war.box.components import FREE, NATIONS, ROHAN, SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.state import NO_SIDE, War
from tests.games.war.battle_scenario import (
    battle,
    declared,
    fought,
    hits,
    needed,
    rerolls,
    rolls,
)
from tests.games.war.scenario import Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def told(t: Table, kind: str) -> list[tuple[object, ...]]:
    return [fact.values for fact in t.facts(f"war-{kind}")]


# What is told [W36.7, W36.8]


def test_what_is_said_about_cards_and_going_on_is_told() -> None:
    """[W15.2, W17.1, W17.2, W17.8]"""
    t = battle("sauron-regular 3", "gondor-regular 3", "deadly-strife", "daylight")
    t.will_roll("combat", *[1] * 20)
    declared(t).play("no; yes; combat the-last-battle")
    assert told(t, "says-card") == [(1, "no"), (0, "yes")]
    t.play("go-on; stay; no; cease")
    assert told(t, "pressed-on") == [(1,)]
    assert told(t, "ceased") == [(1,)]
    assert told(t, "battle-ended") == [("north-ithilien", "ceased")]


def test_losses_of_a_round_are_counted_by_kind() -> None:
    """A regular removed, an elite replaced, an elite removed. [W16.2, W16.3, W17.15, W36.7]"""
    t = battle("sauron-regular 5", "gondor-regular 2, gondor-elite 3")
    t.will_roll("combat", 6, 6, 6, 6, 1, *[1] * 5)
    fought(t).play("remove gondor-regular; reduce gondor-elite; remove-two gondor-elite")
    free = told(t, "round-score")[1]
    assert free[0] == "free"
    assert free[-3:] == (4, 2, 1)
    assert t.force("north-ithilien") == "gondor-regular 2, gondor-elite"


def test_elites_that_cannot_be_replaced_leave_no_hit_over() -> None:
    """Each falls for one hit; the third has nothing left to fall on. [W16.5, W16.7]"""
    t = battle("sauron-regular 4", "dwarves-elite 2")
    for pool in (t.s.reserve, t.s.fallen):
        pool[0] = 0
    t.will_roll("combat", 6, 6, 6, 1, 1, 1)
    fought(t).play("reduce dwarves-elite")
    assert t.force("north-ithilien") == ""
    assert told(t, "round-score")[1][-2:] == (2, 0)


def test_the_white_rider_is_told() -> None:
    """[W29.9]"""
    t = battle("sauron-regular 2, nazgul 1", "gondor-regular 2").put(
        "gandalf-white", "north-ithilien"
    )
    t.will_roll("combat", *[1] * 9)
    declared(t).play("yes")
    assert told(t, "white-rider") == [(0,)]
    t = battle("sauron-regular 2", "gondor-regular 2").put("gandalf-white", "north-ithilien")
    t.will_roll("combat", *[1] * 9)
    assert declared(t).asks() != "white-rider"  # no Nazgûl leadership counts


def test_a_siege_is_told_from_its_beginning_to_its_end() -> None:
    """[W18.5, W18.8, W18.14]"""
    t = Table(shadow="army army", free="event event event", first="shadow")
    t.at_war("isengard", "rohan").army("fords-of-isen", "isengard-regular 3").army("westemnet")
    t.play("die army; attack; from fords-of-isen; attack helms-deep; all; withdraw; all")
    assert told(t, "withdrew") == [(0, "helms-deep")]
    assert told(t, "siege-began") == [("helms-deep",)]
    assert told(t, "advanced-into")[0][1:3] == ("fords-of-isen", "helms-deep")
    assert t.facts("war-advanced-into")[0].cause == "W18.7"
    t.idle()
    t.play("die army; move-armies; from helms-deep; to westemnet; all")
    assert told(t, "siege-ended") == [("helms-deep",)]
    assert not t.s.besieged


def test_another_assault_for_an_elite_is_told() -> None:
    """[W18.12]"""
    t = battle("isengard-elite 2", "rohan-regular 2", at="helms-deep", siege=True)
    t.will_roll("combat", *[1] * 12)
    fought(t).play("reduce isengard-elite")
    assert [fact.cause for fact in t.facts("war-pressed-on")] == ["W18.12"]


# Retreats [W17.3-W17.7, W21.18, W32.12]


def test_a_retreat_is_told_with_everybody() -> None:
    """[W17.3, W36.8]"""
    t = battle("sauron-regular 2", "gondor-regular 2, gondor-leader").put(
        "strider", "north-ithilien"
    )
    t.will_roll("combat", *[1] * 20)
    fought(t).play("go-on; retreat osgiliath; stay")
    values = told(t, "retreated")[0]
    assert values[:3] == (0, "north-ithilien", "osgiliath")
    assert values[-2:] == (["strider"], "2 gondor-regular, 1 gondor-leader")


def test_an_army_that_retreats_into_a_nation_wakes_it() -> None:
    """[W21.1, W21.18]"""
    t = battle(
        "gondor-regular 3", "isengard-regular 2", at="druwaith-iaur", start="enedwaith", by="free"
    )
    t.politics("rohan", 3, False).will_roll("combat", *[1] * 9)
    fought(t).play("go-on; retreat fords-of-isen; stay")
    assert t.s.active >> ROHAN & 1


def test_the_shadow_does_not_retreat_where_a_card_keeps_it_out() -> None:
    """[W17.3, W9.14]"""
    for closed in (False, True):
        t = battle("gondor-regular 3", "sauron-regular 2", start="osgiliath", by="free")
        t.will_roll("combat", *[1] * 9)
        t.s.closed = bit("dagorlad") if closed else 0
        fought(t).play("go-on")
        assert ("retreat dagorlad" in t.options()) != closed


def test_a_closed_region_is_not_entered_after_a_victory() -> None:
    """[W17.9, W9.14]"""
    for closed in (False, True):
        t = battle("sauron-regular 3", "gondor-regular 1", free="daylight")
        t.will_roll("combat", 6, 6, 6, 1)
        assert declared(t).asks() == "defender-card"
        t.s.closed = bit("north-ithilien") if closed else 0
        t.play("no")
        assert (t.asks() == "advance") != closed


def test_a_mixed_army_stays_one_when_it_retreats() -> None:
    """[W32.12]"""
    t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
    t.s.next_player[FREE] = 0
    t.army("osgiliath", "gondor-regular 3").army("minas-morgul")
    t.army("south-ithilien", "sauron-regular 2, southrons-regular 1")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("south-ithilien")
    t.first("free")
    t.will_roll("combat", *[1] * 12)
    t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all; go-on")
    t.play("retreat minas-morgul; stay")
    assert t.s.mixed[SHADOW] == t.s.together[SHADOW] == bit("minas-morgul")


# Command [W32.3, W32.4, W32.13, W32.16]


def test_of_equal_units_the_elites_decide_who_commands_in_a_battle() -> None:
    """[W32.3, W32.16, W-EX39]"""
    for elites, chief in ((("2", "1"), 2), (("1", "2"), 3), (("1", "1"), 2)):
        t = Table(free="army-muster", shadow="event event", seats=4).at_war("gondor", "sauron")
        t.s.next_player[FREE] = 0
        t.army("osgiliath", "gondor-regular 3")
        own, mate = (int(one) for one in elites)
        t.army(
            "south-ithilien",
            f"sauron-regular {4 - own}, sauron-elite {own}, "
            f"southrons-regular {4 - mate}, southrons-elite {mate}",
        )
        t.first("free")
        t.will_roll("combat", *[1] * 12)
        t.play("die army-muster; attack as army; from osgiliath; attack south-ithilien; all; go-on")
        assert (t.asks(), t.asked()) == ("retreat", chief)


def mixed_attack(seat: int, together: bool) -> Table:
    t = Table(free="event", shadow="army army", first="shadow", seats=4)
    t.at_war("gondor", "sauron", "southrons").army("osgiliath", "gondor-regular 3")
    t.army("south-ithilien", "sauron-regular 3, southrons-regular 2").army("minas-morgul")
    if together:
        t.s.mixed[SHADOW] = bit("south-ithilien")
    t.s.together[SHADOW] = bit("south-ithilien")
    t.s.next_player[SHADOW] = seat
    return t.first("shadow")


def test_only_the_commander_attacks_with_a_mixed_army() -> None:
    """The other may with his own army, while the two are separate. [W32.4, W32.13, W32.15]"""
    t = mixed_attack(2, True).play("die army; attack; from south-ithilien; attack osgiliath")
    assert t.options()[0] == "all"
    t = mixed_attack(3, True).play("die army")
    assert "attack" not in t.options()
    t = mixed_attack(3, False).play("die army; attack; from south-ithilien; attack osgiliath")
    assert t.options() == ["all", "1 southrons-regular"]


def test_the_elite_for_another_assault_is_the_commanders_own() -> None:
    """[W18.12, W32.10]"""
    t = Table(free="event", shadow="army army", first="shadow", seats=4)
    t.at_war("sauron", "southrons", "gondor")
    t.army("minas-tirith", "gondor-regular 3, sauron-regular 3, sauron-elite 1, southrons-elite 2")
    t.siege("minas-tirith")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("minas-tirith")
    t.s.next_player[SHADOW] = 2
    t.first("shadow")
    t.will_roll("combat", *[1] * 12)
    t.play("die army; attack; from minas-tirith; attack minas-tirith; all")
    assert t.asks() == "assault"
    assert [option for option in t.options() if "elite" in option] == ["reduce sauron-elite"]


# Cards of a battle


def test_the_sorcerer_draws_only_if_he_fights_and_a_card_was_played_in_round_one() -> None:
    """[W30.9, W30.14]"""
    for card, where, draws in (
        ("deadly-strife", "minas-morgul", True),
        ("", "minas-morgul", False),
        ("deadly-strife", "morannon", False),
    ):
        t = battle("sauron-regular 3", "gondor-regular 3", card).put("witch-king", where)
        t.deck(2, "orc-patrol")
        t.will_roll("combat", *[1] * 20)
        fought(t)
        assert (t.asks() == "sorcerer") == draws
    t = battle("sauron-regular 3", "gondor-regular 3", "deadly-strife")
    t.put("witch-king", "minas-morgul").deck(2, "orc-patrol")
    t.will_roll("combat", *[1] * 40)
    declared(t).play("no; go-on; stay; yes")
    while t.asks() == "combat-card":
        t.play(t.options()[0])
    assert t.asks() != "sorcerer"  # the second round


def test_denethors_folly_concerns_minas_tirith_alone() -> None:
    """[W36.6]"""
    for at, asked in (("minas-tirith", False), ("north-ithilien", True)):
        t = battle(
            "sauron-regular 3", "gondor-regular 3", free="daylight", at=at, start="osgiliath"
        )
        t.lay("shadow", "denethors-folly").put("saruman", "orthanc")
        t.will_roll("combat", *[1] * 20)
        declared(t)
        assert (t.asks() == "defender-card") == asked


def test_a_revealed_card_lies_open_until_the_round_is_over() -> None:
    """It is in no hand and not yet discarded while it works. [W15.6, W36.5, W42.7]"""
    t = battle("sauron-regular 5", "gondor-regular 3, gondor-elite 1", "deadly-strife")
    t.will_roll("combat", 6, 1, 1, 1, 1, 1, 1, 1, 1)
    fought(t)
    assert t.asks() == "casualty"
    card = 1 << t.card("return-to-valinor")
    assert t.s.played == card
    assert not t.s.discard & card
    assert t.held("shadow") == []
    t.play(t.options()[0])
    assert t.s.played == 0
    assert t.s.discard == card


# Chance, and what a battle leaves behind


def test_combat_dice_have_six_faces() -> None:
    """[W15.11, W15.16]"""
    assert set(throw(Table().s, 600)) == {1, 2, 3, 4, 5, 6}


def test_a_rearguard_of_elites_and_regulars_is_left_out_of_the_count() -> None:
    """[W14.6, W15.9]"""
    t = battle("sauron-regular 3, sauron-elite 3", "gondor-regular 3")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; 1 sauron-regular; 1 sauron-elite")
    assert rolls(t) == ["1 1", "1 1 1"]
    t = battle("sauron-elite 4, nazgul 1", "gondor-regular 3").put("witch-king", "minas-morgul")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; 2 sauron-elite; 1 sauron-nazgul; 0 witch-king")
    assert rolls(t) == ["1 1", "1 1 1"]
    assert [fact.values[1] for fact in t.facts("war-rerolled")] == ["1"]


def test_nothing_of_a_battle_stays_when_it_is_over() -> None:
    """[W38.17]"""
    t = battle("sauron-regular 3, sauron-elite 1", "gondor-regular 3")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; 2 sauron-regular; 0 sauron-elite; cease")
    s: War = t.s
    assert (s.attacker, s.last_attacker) == (NO_SIDE, SHADOW)
    assert not any(s.rearguard)
    assert not any(s.part)
    assert (s.rearguard_who, s.part_who, s.part_rules) == (0, 0, [])
    assert (s.battle_rules, s.rounds_given, s.given_up, s.suppressed) == (0, 0, 0, 0)


def test_a_re_roll_needs_what_the_roll_needed() -> None:
    """Against a garrison, and in the first round against a city. [W15.14, W18.1, W18.10]"""
    t = battle("isengard-regular 1, nazgul 1", "rohan-regular 1", at="helms-deep", siege=True)
    declared(t.will_roll("combat", 1, 1, 5))
    assert (rerolls(t), needed(t, "war-rerolled"), hits(t, "war-rerolled")) == (["5"], [6], [0])
    t = battle("sauron-regular 1, nazgul 1", "gondor-regular 1", at="pelargir", start="lossarnach")
    declared(t.will_roll("combat", 1, 1, 5))
    assert (needed(t, "war-rerolled"), hits(t, "war-rerolled")) == ([6], [0])
    t.will_roll("combat", 1, 1, 5).play("go-on; stay")
    assert t.facts("war-rerolled")[-1].values[2:] == (5, 1)


def test_the_attacker_takes_his_hits_first() -> None:
    """[W16.1, W38.13]"""
    t = battle("sauron-regular 1, sauron-elite 1", "gondor-regular 1, gondor-elite 1")
    declared(t.will_roll("combat", 6, 1, 6, 1))
    assert (t.asks(), t.asked()) == ("casualty", SHADOW)
    t.play("reduce sauron-elite")
    assert (t.asks(), t.asked()) == ("casualty", FREE)


# Hits that an army takes upon itself


@pytest.mark.parametrize(
    ("army", "divided", "left"),
    [
        ("sauron-elite 1, isengard-regular 1", [], "isengard-regular"),
        ("sauron-elite 1, sauron-regular 1, isengard-elite 1", ["0", "1", "2"], "sauron-elite"),
    ],
)
def test_a_mixed_army_that_hits_itself_keeps_a_unit(
    army: str, divided: list[str], left: str
) -> None:
    """No regular can replace an elite, so it falls for one hit or for both: the commander may not
    give a hit to the last unit that would be left. [W15.28, W16.7, W32.10]"""
    t = Table(free="event", shadow="army", first="shadow", seats=4).empty_map().at_war("sauron")
    t.at_war("isengard", "gondor").army("north-ithilien", "gondor-regular 2")
    t.army("minas-morgul", army).hold("2", "rage-of-the-dunlendings")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = bit("minas-morgul")
    t.s.reserve[NATIONS.index("sauron") * 4] = t.s.reserve[NATIONS.index("isengard") * 4] = 0
    t.s.next_player[SHADOW] = 2
    t.first("shadow").will_roll("combat", *[1] * 9)
    t.play("die army; attack; all; yes; combat rage-of-the-dunlendings; 2")
    if divided:
        assert (t.asks(), t.options()) == ("divide-hits", divided)
        t.play("1; remove sauron-regular")
    assert t.force("minas-morgul") == left
    assert rolls(t) == ["1", "1 1"]
