"""Strongholds, sieges, sorties, relief, capture. [W18-W20, W39]"""

from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.turn.victory import points
from tests.games.war.scenario import Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def assault(outside: str, inside: str, region: str = "helms-deep", **options: str) -> Table:
    """The Shadow besieges a stronghold and has an Army die."""
    t = Table(shadow="army", free="event event", first="shadow", **options)
    t.at_war("sauron", "isengard", "rohan", "gondor")
    t.army(region, f"{outside}, {inside}" if inside else outside)
    return t.siege(region)


ASSAULT = "die army; attack; from helms-deep; attack helms-deep"


def test_the_defender_chooses_the_ground_before_every_round() -> None:
    """[W18.3, W18.4]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("isengard")
    t.army("fords-of-isen", "isengard-regular 5").army("helms-deep", "rohan-regular 4")
    t.will_roll("combat", 5, 1, 1, 1, 1, 1, 1, 1, 1)
    t.play("die army; attack; from fords-of-isen; attack helms-deep; all")
    assert (t.asks(), t.asked()) == ("ground", 0)
    t.play("field")
    assert t.facts("war-combat-rolled")[0].values[2:] == (5, 1)
    t.play("go-on; stay")
    assert t.asks() == "ground"
    t.play("withdraw; all")
    assert t.s.besieged == bit("helms-deep")


def test_withdrawal_begins_a_siege_and_removes_the_excess() -> None:
    """Six regulars, two elites and two leaders: three units go to the pool, none is lost.
    [W18.5-W18.8, W18.23, W3.3, W3.18, W17.15, W-EX15]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 7")
    t.army("minas-tirith", "gondor-regular 6, gondor-elite 2, gondor-leader 2")
    pool = t.pool("gondor-regular")
    t.play("die army; attack; from osgiliath; attack minas-tirith; all; withdraw")
    assert t.asks() == "part"  # he must enter: which figures is his choice
    t.play("3 sauron-regular")
    assert (t.asks(), t.asked()) == ("excess", 0)
    t.play("remove gondor-regular; remove gondor-regular; remove gondor-elite")
    assert t.asks() == "act"
    assert t.s.besieged == bit("minas-tirith")
    inside = "gondor-regular 4, gondor-elite, gondor-leader 2, sauron-regular 3"
    assert t.force("minas-tirith") == inside
    assert t.pool("gondor-regular") == pool + 2
    assert t.lost("gondor-elite") == 0
    assert t.force("osgiliath") == "sauron-regular 4"


def test_the_second_edition_lets_the_attacker_decline() -> None:
    """The defenders stand in the region again without loss. [W18.7, W18.23]"""
    t = Table(shadow="army", free="event", first="shadow", siege_advance="may").at_war("sauron")
    t.army("osgiliath", "sauron-regular 7").army("minas-tirith", "gondor-regular 8")
    t.play("die army; attack; from osgiliath; attack minas-tirith; all; withdraw; stay")
    assert t.s.besieged == 0
    assert t.force("minas-tirith") == "gondor-regular 8"
    assert t.asks() == "act"


def test_a_siege_battle_lasts_one_round_and_needs_sixes() -> None:
    """[W18.9-W18.11, W18.13, W-EX16]"""
    t = assault("isengard-regular 5", "rohan-regular 5")
    t.will_roll("combat", 5, 5, 5, 5, 6, 5, 1, 1, 1, 1)
    t.play(f"{ASSAULT}; all")
    assert [fact.values[2:] for fact in t.facts("war-combat-rolled")] == [(6, 1), (5, 1)]
    assert t.asks() == "act"
    assert t.force("helms-deep") == "rohan-regular 4, isengard-regular 4"
    assert t.s.besieged == bit("helms-deep")


def test_an_elite_buys_another_round() -> None:
    """[W18.12, W-EX16]"""
    t = assault("isengard-regular 3, isengard-elite 1", "rohan-regular 5")
    t.will_roll("combat", *[1] * 9)
    t.play(f"{ASSAULT}; all")
    assert t.asks() == "assault"
    pool = t.pool("isengard-elite")
    t.will_roll("combat", *[1] * 9)
    t.play("reduce isengard-elite")
    assert t.pool("isengard-elite") == pool + 1
    assert t.asks() == "act"  # no elite is left, the siege goes on
    assert t.force("helms-deep") == "rohan-regular 5, isengard-regular 4"


def test_only_elites_that_take_part_buy_a_round() -> None:
    """And only with a regular to replace them. [W18.12]"""
    t = assault("isengard-regular 3, isengard-elite 1", "rohan-regular 2")
    t.will_roll("combat", *[1] * 9)
    t.play(f"{ASSAULT}; 3 isengard-regular; 0 isengard-elite")
    assert t.asks() == "act"
    t = assault("isengard-elite 1", "rohan-regular 2")
    t.s.reserve[6 * 4] = 0
    t.will_roll("combat", *[1] * 9)
    t.play(ASSAULT)
    assert t.asks() == "act"


def test_the_attacker_may_let_a_siege_battle_rest() -> None:
    """[W18.24, W17.1]"""
    t = assault("isengard-elite 2", "rohan-regular 2")
    t.will_roll("combat", *[1] * 9)
    t.play(f"{ASSAULT}; all; cease")
    assert t.force("helms-deep") == "rohan-regular 2, isengard-elite 2"


def test_a_stronghold_falls_with_its_last_unit() -> None:
    """Leaders and characters inside die in the battle. [W20.2, W20.3, W20.6, W16.9, W39.5]"""
    t = assault("isengard-regular 5", "rohan-regular 1, rohan-leader 1")
    t.put("gimli", "helms-deep")
    t.will_roll("combat", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    t.play(f"{ASSAULT}; all")
    assert t.s.captured == bit("helms-deep")
    assert t.s.besieged == 0
    assert points(t.s, 1) == 2
    assert t.force("helms-deep") == "isengard-regular 5"
    assert t.s.whereabouts[4] == 4


def test_last_attacker_and_last_defender_die_together() -> None:
    """[W17.11, W18.14, W39.6, W-EX17]"""
    t = assault("isengard-regular 1", "rohan-regular 1")
    t.will_roll("combat", 6, 6)
    t.play(ASSAULT)
    assert t.s.captured == 0
    assert t.s.besieged == 0
    assert t.force("helms-deep") == ""
    assert points(t.s, 1) == 0


def test_the_rearguard_of_besiegers_captures() -> None:
    """[W20.10, W14.15, W-EX48]"""
    t = assault("isengard-regular 5", "rohan-regular 1").politics("rohan", 2, True)
    t.will_roll("combat", 6, 6)
    t.play(f"{ASSAULT}; 1 isengard-regular")
    assert t.s.captured == bit("helms-deep")
    assert t.force("helms-deep") == "isengard-regular 4"
    assert points(t.s, 1) == 2
    assert t.s.step[4] == 0  # once for the attack, once for the capture


def sortie(inside: str, outside: str) -> Table:
    t = Table(free="army-muster", shadow="event army event").at_war("rohan", "isengard")
    return t.army("helms-deep", f"{inside}, {outside}").siege("helms-deep")


SORTIE = "die army-muster; attack as army; from helms-deep; attack helms-deep"


def test_a_sortie_is_a_field_battle() -> None:
    """[W19.1, W19.2, W19.3, W19.10]"""
    t = sortie("rohan-regular 3", "isengard-regular 3")
    t.will_roll("combat", 5, 1, 1, 5, 1, 1)
    t.play(f"{SORTIE}; all")
    assert [fact.values[2:] for fact in t.facts("war-combat-rolled")] == [(5, 1), (5, 1)]
    assert t.asks() == "cease"


def test_a_ceased_sortie_goes_back_inside() -> None:
    """[W19.4, W17.15]"""
    t = sortie("rohan-regular 3", "isengard-regular 3")
    t.will_roll("combat", *[1] * 6)
    t.play(f"{SORTIE}; all; cease")
    assert t.s.besieged == bit("helms-deep")
    assert t.force("helms-deep") == "rohan-regular 3, isengard-regular 3"


def test_besiegers_may_retreat_from_a_sortie() -> None:
    """[W19.5, W19.6]"""
    t = sortie("rohan-regular 3", "isengard-regular 3").army("westemnet")
    t.army("fords-of-isen", "isengard-regular 1")
    t.will_roll("combat", *[1] * 6)
    t.play(f"{SORTIE}; all; go-on")
    assert t.asks() == "retreat"
    assert "retreat westemnet" not in t.options()  # a settlement that they do not hold
    t.play("retreat fords-of-isen")
    assert t.s.besieged == 0
    assert t.force("helms-deep") == "rohan-regular 3"
    assert t.asks() == "act"


def test_a_won_sortie_ends_the_siege() -> None:
    """[W19.6, W38.15]"""
    t = sortie("rohan-regular 3", "isengard-regular 1")
    t.will_roll("combat", 6, 1, 1, 1)
    t.play(f"{SORTIE}; all")
    assert t.s.besieged == 0
    assert t.s.captured == 0
    assert t.force("helms-deep") == "rohan-regular 3"


def test_a_rearguard_of_a_sortie_holds_the_stronghold() -> None:
    """[W19.7]"""
    t = sortie("rohan-regular 3", "isengard-regular 5")
    t.will_roll("combat", 1, 6, 1, 1, 1, 1)
    t.play(f"{SORTIE}; 1 rohan-regular")
    assert t.s.besieged == bit("helms-deep")
    assert t.force("helms-deep") == "rohan-regular 2, isengard-regular 5"


def test_a_lost_sortie_loses_the_stronghold() -> None:
    """[W19.7, W20.2]"""
    t = sortie("rohan-regular 1", "isengard-regular 5")
    t.will_roll("combat", 1, 6, 1, 1, 1, 1)
    t.play("die army-muster; attack as army; from helms-deep")
    assert t.s.captured == bit("helms-deep")


def test_a_relieving_army_attacks_the_besiegers() -> None:
    """The besieged take no part; it enters when the besiegers are gone. [W19.8, W19.9, W10.6]"""
    t = (
        sortie("rohan-regular 3", "isengard-regular 1")
        .at_war("gondor")
        .army("westemnet", "gondor-regular 6, gondor-elite 3")
    )
    t.will_roll("combat", 6, 1, 1, 1, 1, 1)
    t.play("die army-muster; attack as army; from westemnet; attack helms-deep; all")
    assert t.s.besieged == 0
    t.play("advance")
    t.play("6 gondor-regular")
    assert t.options() == ["1 gondor-elite", "0 gondor-elite"]  # ten units in all
    t.play("1 gondor-elite")
    assert t.force("helms-deep") == "gondor-regular 6, gondor-elite, rohan-regular 3"


def test_a_besieged_army_is_attacked_from_its_own_region_alone() -> None:
    """[W18.9]"""
    t = assault("isengard-regular 2", "rohan-regular 2").army("westemnet", "isengard-regular 3")
    t.army("fords-of-isen", "isengard-regular 1").army("edoras", "rohan-regular 1")
    t.army("folde", "rohan-regular 1")
    t.play("die army; attack; from westemnet")
    assert t.options() == ["attack edoras", "attack folde"]
    assert t.why_not("attack helms-deep") == "W18.9"


def test_besiegers_may_attack_elsewhere() -> None:
    """The siege lasts as long as a unit of theirs stays. [W14.15, W18.14]"""
    t = assault("isengard-regular 3", "rohan-regular 2").army("westemnet", "rohan-regular 1")
    t.army("fords-of-isen")
    t.will_roll("combat", 6, 1, 1, 1)
    t.play("die army; attack; from helms-deep; attack westemnet; all; advance; 2 isengard-regular")
    assert t.s.besieged == bit("helms-deep")
    t = assault("isengard-regular 3", "rohan-regular 2").army("westemnet", "rohan-regular 1")
    t.army("fords-of-isen")
    t.will_roll("combat", 6, 1, 1, 1)
    t.play("die army; attack; from helms-deep; attack westemnet; all; advance; all")
    assert t.s.besieged == 0
    assert t.force("helms-deep") == "rohan-regular 2"


def test_an_undefended_stronghold_is_captured_by_entering() -> None:
    """Characters and Nazgûl without units do not defend it. [W18.18, W20.1, W13.20, W39.3]"""
    t = Table(shadow="army", first="shadow").at_war("isengard").army("helms-deep")
    t.put("gimli", "helms-deep").army("fords-of-isen", "isengard-regular 1")
    t.play("die army; move-armies; from fords-of-isen; to helms-deep; done")
    assert t.s.captured == bit("helms-deep")
    assert t.force("helms-deep") == "isengard-regular, gimli"


def test_control_stays_when_the_army_leaves_and_is_won_back() -> None:
    """[W20.3, W20.4, W20.7, W20.8]"""
    t = Table(shadow="army", free="army-muster", first="shadow").at_war("isengard", "rohan")
    t.army("helms-deep", "isengard-regular 1").captured("helms-deep")
    t.army("fords-of-isen").army("westemnet", "rohan-regular 2")
    t.play("die army; move-armies; from helms-deep; done")
    assert points(t.s, 1) == 2
    t.play("die army-muster; move-armies as army; from westemnet; to helms-deep; all; done")
    assert t.s.captured == 0
    assert points(t.s, 1) == 0


def test_points_of_settlements() -> None:
    """[W20.6, W-EX2]"""
    t = Table(shadow="army", first="shadow")
    for region in ("helms-deep", "edoras", "westemnet", "minas-tirith"):
        t.captured(region)
    assert points(t.s, 1) == 5
    t.captured("umbar")
    assert points(t.s, 0) == 2
    assert t.s.pack.worth == [20, 18]


def test_a_captured_stronghold_can_be_besieged_by_its_old_owners() -> None:
    """Whoever controls it is inside. [W18.17, W18.22, W2.16]"""
    t = Table(free="army-muster", shadow="event event event").at_war("rohan", "isengard")
    t.army("helms-deep", "isengard-regular 2").captured("helms-deep")
    t.army("westemnet", "rohan-regular 4")
    t.play("die army-muster; attack as army; from westemnet; attack helms-deep; all; withdraw")
    t.play("2 rohan-regular")
    assert t.s.besieged == bit("helms-deep")
    assert t.s.inside(1) == bit("helms-deep")
    assert t.s.besieging(0) == bit("helms-deep")


def test_the_log_says_how_a_settlement_was_captured() -> None:
    """By entering it, or by the end of its garrison. [W20.1, W20.2]"""
    t = assault("isengard-regular 5", "rohan-regular 1")
    t.will_roll("combat", 6, 1, 1, 1, 1, 1)
    t.play(f"{ASSAULT}; all")
    assert [fact.cause for fact in t.facts("war-captured")] == ["W20.2"]
    assert t.facts("war-siege-ended") == []  # it is open at once under its new controller [W39.5]
    t = Table(shadow="army", first="shadow").at_war("isengard").army("helms-deep")
    t.army("fords-of-isen", "isengard-regular 1")
    t.play("die army; move-armies; from fords-of-isen; to helms-deep; done")
    assert [fact.cause for fact in t.facts("war-captured")] == ["W20.1"]


def test_the_log_says_which_limit_was_exceeded() -> None:
    """Five inside a besieged stronghold; ten elsewhere is in the test of retreats. [W18.8,
    W10.4]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("osgiliath", "sauron-regular 7").army("minas-tirith", "gondor-regular 6")
    t.play("die army; attack; from osgiliath; attack minas-tirith; all; withdraw; all")
    assert [fact.cause for fact in t.facts("war-removed")] == ["W18.8"]


def test_a_siege_battle_ends_by_itself_or_is_ceased() -> None:
    """After one round, unless an elite could buy another. [W18.11, W18.24]"""
    t = assault("isengard-regular 5", "rohan-regular 5")
    t.will_roll("combat", *[1] * 10)
    t.play(f"{ASSAULT}; all")
    assert [fact.cause for fact in t.facts("war-ceased")] == ["W18.11"]
    t = assault("isengard-elite 2", "rohan-regular 2")
    t.will_roll("combat", *[1] * 9)
    t.play(f"{ASSAULT}; all; cease")
    assert [fact.cause for fact in t.facts("war-ceased")] == ["W18.24"]


def test_a_sortie_in_which_both_sides_die_captures_nothing() -> None:
    """The last unit inside and the last besieger go at the same moment. [W16.1, W17.11, W39.6]"""
    t = sortie("rohan-regular 1", "isengard-regular 1")
    t.will_roll("combat", 6, 6)
    t.play("die army-muster; attack as army; from helms-deep")
    assert t.force("helms-deep") == ""
    assert (t.s.captured, t.s.besieged) == (0, 0)
    assert t.facts("war-captured") == []


def test_a_retreat_to_friends_who_besiege() -> None:
    """The region of an enemy stronghold is free for those who besiege it. [W2.17, W17.13]"""
    for besieged in (True, False):
        t = Table(free="army-muster", shadow="event event").at_war("gondor", "isengard")
        t.army("westemnet", "isengard-regular 2").captured("westemnet").army("fords-of-isen")
        t.army("edoras", "gondor-regular 2").army("folde").army("eastemnet")
        t.army("helms-deep")
        if besieged:
            t.army("helms-deep", "rohan-regular 1, isengard-regular 3").siege("helms-deep")
        t.will_roll("combat", *[1] * 4)
        t.play("die army-muster; attack as army; from edoras; attack westemnet; all; go-on")
        assert ("retreat helms-deep" in t.options()) == besieged
    assert t.why_not("retreat helms-deep") == "W17.13"


def test_a_besieged_army_attacks_nobody_but_its_besiegers() -> None:
    """[W12.14, W14.2, W19.1]"""
    t = Table(free="army-muster", shadow="event").at_war("rohan").empty_map()
    t.army("helms-deep", "rohan-regular 2, isengard-regular").siege("helms-deep")
    t.army("westemnet", "isengard-regular").army("edoras", "rohan-regular")
    t.play("die army-muster; attack as army; from helms-deep")
    assert t.asks() == "part"  # of a sortie: there is no other target
    t.will_roll("combat", 1, 1, 1).play("all")
    assert t.facts("war-attacked")[0].values[1:4] == ("helms-deep", "helms-deep", "sortie")
