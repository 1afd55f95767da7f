"""What the battle sheet shows: dice as they were thrown, and the chances of the coming round.
[W36.7]"""

from typing import Any

import pytest

from ringtable.games.war.battle.view import battle as sheet
from ringtable.games.war.battle.view import last_battle
from ringtable.games.war.flow import FLOW
from ringtable.games.war.odds.battle import Force, assault, odds
from tests.games.war.battle_scenario import battle, declared, fought, hits, needed, rolls
from tests.games.war.card_scenario import play
from tests.games.war.scenario import Table

MISS, HIT = {"hit": False}, {"hit": True}


def shown(t: Table) -> dict[str, Any]:
    found = sheet(t.s)
    assert found is not None
    return found


def dice(t: Table, side: str) -> list[dict[str, Any]]:
    found = shown(t)["sides"][side]["roll"]
    assert isinstance(found, list)
    return found


# Dice


def test_ones_that_confusion_turns_are_not_shown_as_thrown_again() -> None:
    """Only the 3 is re-rolled. [W15.26, W-EX34]"""
    t = battle("sauron-regular 5, nazgul 3", "gondor-regular 5", free="confusion")
    fought(t.will_roll("combat", 1, 1, 5, 6, 3, *[1] * 5, 2))
    one = {"value": 1, **MISS}
    three = {"value": 3, **MISS, "again": {"value": 2, **MISS}}
    assert dice(t, "shadow") == [one, one, {"value": 5, **HIT}, {"value": 6, **HIT}, three]


def test_a_miss_that_anduril_turns_is_shown_as_a_hit() -> None:
    """The leader re-rolls another one. [W15.13]"""
    t = battle("sauron-regular 5", "gondor-regular 3, gondor-leader", free="anduril")
    t.put("strider", "north-ithilien")
    fought(t.will_roll("combat", *[1] * 5, 2, 3, 4, 6, 6))
    assert dice(t, "free") == [
        {"value": 2, **HIT},
        {"value": 3, **MISS, "again": {"value": 6, **HIT}},
        {"value": 4, **MISS},
        {"value": 6, **HIT},
    ]
    assert shown(t)["sides"]["free"]["hits"]["roll"] == 2


@pytest.mark.parametrize(("before", "fives"), [(0, False), (1, True)])
def test_dice_of_a_battle_for_a_city_stay_what_they_were(before: int, fives: bool) -> None:
    """In round one a 5 missed, also when the city has changed hands. [W18.1]"""
    t = battle("isengard-regular 3, nazgul 1", "rohan-regular 1", at="edoras", start="folde")
    fought(t.will_roll("combat", *[1] * 5 * before, 6, 5, 1, 1, 5))
    t.play("go-on; stay; advance; all" if before else "advance; all")
    over = last_battle(t.s)
    assert over is not None
    thrown = over["sides"]["shadow"]["roll"]
    assert [die["hit"] for die in thrown] == [True, fives, False]
    assert [die["again"]["hit"] for die in thrown if "again" in die] == [fives]


def test_dice_of_an_assault_and_of_its_garrison_stay_what_they_were() -> None:
    """[W18.10]"""
    t = battle("sauron-regular 2", "rohan-regular 1", at="helms-deep", siege=True)
    fought(t.will_roll("combat", 6, 5, 5))
    over = last_battle(t.s)
    assert over is not None
    assert [die["hit"] for die in over["sides"]["shadow"]["roll"]] == [True, False]
    assert [die["hit"] for die in over["sides"]["free"]["roll"]] == [True]


# Before the first round


def test_a_battle_that_waits_for_the_white_rider_has_no_dice_and_no_cards_yet() -> None:
    """Neither those of the battle before nor a card nobody chose; the strength is known. [W15.10,
    W18.1, W38.3]"""
    t = Table(free="event", shadow="army army", first="shadow").empty_map()
    t.at_war("sauron", "gondor").put("gandalf-white", "osgiliath")
    t.army("minas-morgul", "sauron-regular 5").army("north-ithilien", "gondor-regular 3")
    t.army("south-ithilien", "sauron-regular 5, nazgul 1").army("osgiliath", "gondor-regular 2")
    t.s.discard |= 1  # the first card of the box lies open
    t.again().will_roll("combat", *[1] * 8)
    t.play("die army; attack; from minas-morgul; attack north-ithilien; all; cease").idle()
    t.play("die army; attack; from south-ithilien; attack osgiliath; all")
    assert (t.asks(), shown(t)["step"]) == ("white-rider", "declare")
    mine, yours = shown(t)["sides"]["shadow"], shown(t)["sides"]["free"]
    assert (mine["dice"], mine["rerolls"], mine["hits_on"]) == (5, 1, 6)
    assert (yours["dice"], yours["rerolls"], yours["hits_on"]) == (2, 1, 5)
    assert mine["card"] == yours["card"] == {"state": "no"}
    assert "roll" not in mine
    assert mine["odds"]["mean"] == pytest.approx(5 / 6 + (1 - (1 / 6) ** 5) / 6, abs=1e-3)


# Chances


@pytest.mark.parametrize(
    ("lower", "who", "mine", "yours"),
    [
        ("cruel-as-death", "", Force(5, leadership=2), Force(3)),
        (
            "words-of-power",
            "gimli",
            Force(5, leadership=2),
            Force(3, captains=1, leadership=1),
        ),
    ],
)
def test_what_one_round_gave_up_counts_in_the_chances_of_the_next(
    lower: str, who: str, mine: Force, yours: Force
) -> None:
    """[W15.6, W15.19]"""
    t = battle("sauron-regular 5, nazgul 2", "gondor-regular 3", shadow=lower)
    if who:
        t.put(who, "north-ithilien")
    fought(t.will_roll("combat", *[1] * 20))
    assert t.asks() == "cease"
    meant = odds(mine, yours, 5, 5, 5)
    assert shown(t)["odds"]["defender"] == pytest.approx(meant.won, abs=1e-4)


def test_a_garrison_that_hinders_the_besiegers_is_in_the_chances() -> None:
    """A die less for each of the four inside, in every round. [W15.23, W-EX44]"""
    t = Table(free="event event", shadow="event", first="free").empty_map()
    t.at_war("gondor", "rohan", "isengard").army("westemnet", "gondor-regular 4")
    t.army("helms-deep", "rohan-regular 3, isengard-regular 5").siege("helms-deep")
    play(t.hold("free", "help-unlooked-for"), "help-unlooked-for")
    meant = odds(Force(4), Force(5, hindered=3), 5, 5, 5)
    assert t.asks() == "part"
    assert meant.won > odds(Force(4), Force(5), 5, 5, 5).won + 0.2
    decision = FLOW.decision(t.s)
    told = decision.show(t.s, decision.options(t.s)[0]).data["odds"]
    assert isinstance(told, dict)
    assert told["defender"] == pytest.approx(meant.won, abs=1e-4)
    t.will_roll("combat", *[1] * 6).play("all")
    assert rolls(t) == ["1 1 1 1", "1 1"]
    assert shown(t)["odds"]["defender"] == pytest.approx(meant.won, abs=1e-4)


def test_the_rounds_that_a_card_gives_are_in_the_chances_of_an_assault() -> None:
    """Three in all: two more after the first, then one. [W18.24]"""
    t = Table(free="event", shadow="event event", first="shadow").empty_map()
    t.at_war("sauron", "gondor").put("witch-king", "minas-tirith")
    t.army("minas-tirith", "sauron-regular 4, gondor-regular 4").siege("minas-tirith")
    t.hold("shadow", "grond-hammer-of-the-underworld").will_roll("combat", *[1] * 40)
    play(t, "grond-hammer-of-the-underworld", "all")
    for given in (2, 1):
        assert t.asks() == "assault"
        meant = assault(Force(4, leadership=2), Force(4), 6, 5, given, False)
        assert shown(t)["odds"]["defender"] == pytest.approx(meant.won, abs=1e-4)
        t.play("go-on")
    assert t.asks() == "act"


def test_what_cards_have_added_is_in_the_chances_of_the_dice() -> None:
    """Valour of the defender works before the Shadow is asked for its price. [W15.7, W15.15]"""
    t = battle(
        "sauron-regular 4", "gondor-elite 1, gondor-leader 1", "relentless-assault", "valour"
    )
    fought(t)
    assert t.asks() == "own-hits"
    theirs = shown(t)["sides"]["free"]["odds"]
    assert theirs["hits"] == pytest.approx([1 / 2 * 2 / 3, 1 - 1 / 2 * 2 / 3], abs=1e-4)


def test_before_the_first_round_the_walls_are_counted() -> None:
    """[W18.1]"""
    t = battle("isengard-regular 5", "rohan-regular 2", free="daylight", at="edoras", start="folde")
    declared(t)
    meant = odds(Force(5), Force(2), 6, 5, 5)
    assert shown(t)["odds"]["defender"] == pytest.approx(meant.won, abs=1e-4)


# Hits to take


def test_the_hits_of_an_extra_attack_are_those_to_take() -> None:
    """Before anything is rolled; the other side takes none. [W15.20]"""
    t = battle("sauron-regular 3, sauron-elite 1", "gondor-elite 3", free="charge")
    fought(t.will_roll("combat", 5, 5, 1))
    assert (t.asks(), shown(t)["step"]) == ("casualty", "casualties")
    assert shown(t)["sides"]["shadow"]["take"] == 2
    assert "take" not in shown(t)["sides"]["free"]


def test_a_hit_after_the_casualties_is_the_only_one_left_to_take() -> None:
    """What was taken before is not asked for again. [W38.13]"""
    t = battle("sauron-regular 6", "gondor-regular 2, gondor-elite 1", shadow="great-host")
    fought(t.will_roll("combat", 6, *[1] * 7))
    assert shown(t)["sides"]["free"]["take"] == 1
    t.play("remove gondor-regular")
    assert (t.asks(), shown(t)["sides"]["free"]["take"]) == ("casualty", 1)


def test_the_team_mate_takes_the_hits_that_are_given_to_him() -> None:
    """[W32.10]"""
    t = Table(seats=4, shadow="army", free="event", first="shadow").empty_map()
    t.at_war("southrons", "gondor", "rohan").army("osgiliath", "southrons-regular 5")
    t.army("lossarnach", "gondor-regular 1, gondor-elite 1, rohan-regular 2, rohan-elite 1")
    t.will_roll("combat", 6, 6, 6, *[1] * 10)
    t.play("die army; attack; from osgiliath; attack lossarnach; all")
    assert (t.asks(), shown(t)["sides"]["free"]["take"]) == ("divide-hits", 3)
    t.play("1")
    assert (t.asks(), t.asked(), shown(t)["sides"]["free"]["take"]) == ("casualty", 0, 1)
    t.play("remove gondor-regular")
    assert (t.asks(), t.asked(), shown(t)["sides"]["free"]["take"]) == ("casualty", 1, 2)


def test_no_die_is_said_to_need_a_seven_or_a_one() -> None:
    """A natural 6 hits and a natural 1 misses. [W15.16, W-EX11]"""
    t = battle(
        "sauron-regular 3, nazgul 1",
        "gondor-regular 3",
        free="advantageous-position",
        at="pelargir",
        start="osgiliath",
    )
    fought(t.will_roll("combat", 6, 5, *[1] * 10))
    assert (needed(t), hits(t)) == ([6, 5], [1, 0])
    t = battle(
        "isengard-regular 3",
        "rohan-regular 2, rohan-leader 1",
        "deadly-strife",
        "ents-rage",
        at="westemnet",
        start="folde",
    )
    fought(t.will_roll("combat", 1, 1, 1, 2, 1, 3))
    assert (needed(t), hits(t)) == ([3, 2], [0, 1])
    assert needed(t, "war-rerolled") == [3]


def test_the_rearguard_stands_apart_and_no_more_is_re_rolled_than_was_missed() -> None:
    """[W14.6, W15.13]"""
    t = battle("sauron-regular 5, nazgul 4", "gondor-regular 3, gondor-elite 1")
    t.will_roll("combat", 6, 1, 1, *[1] * 6)
    t.play("die army; attack; 3 sauron-regular; 3 sauron-nazgul")
    assert t.asks() == "casualty"
    mine = shown(t)["sides"]["shadow"]
    assert mine["force"]["units"] == [{"nation": "sauron", "regular": 3, "elite": 0}]
    assert mine["rearguard"]["units"] == [{"nation": "sauron", "regular": 2, "elite": 0}]
    assert (mine["force"]["nazgul"], mine["rearguard"]["nazgul"]) == (3, 1)
    assert (mine["leadership"], mine["rerolls"]) == (3, 2)
