"""Battles: declaration, dice, casualties, the end of a round. [W14-W17, W38]"""

from ringtable.games.war.box.places import REGIONS
from tests.games.war.scenario import Table


def bit(region: str) -> int:
    return 1 << REGIONS.index(region)


def field(attackers: str, defenders: str, **options: str) -> Table:
    """The Shadow attacks North Ithilien out of Minas Morgul: a battle in the open."""
    t = Table(shadow="army", free="event event", first="shadow", **options)
    t.at_war("sauron", "southrons", "isengard", "gondor")
    t.army("minas-morgul", attackers).army("osgiliath").army("south-ithilien")
    return t.army("north-ithilien", defenders)


ATTACK = "die army; attack; from minas-morgul"


def test_the_example_of_the_rules() -> None:
    """Six regulars, an elite and three Nazgûl against four regulars. [W-EX9, W15.10-W15.14,
    W15.33]"""
    t = field("sauron-regular 6, sauron-elite 1, nazgul 3", "gondor-regular 4")
    t.will_roll("combat", 1, 3, 5, 5, 6, 5, 2, 2, 6, 6, 2)
    t.play(f"{ATTACK}; all")
    assert t.asks() == "casualty"
    t.play("remove sauron-regular; remove sauron-regular")
    assert t.force("north-ithilien") == ""
    assert t.asks() == "advance"
    t.play("advance; all")
    assert t.force("north-ithilien") == "sauron-regular 4, sauron-elite, sauron-nazgul 3"
    assert t.lost("gondor-regular") == 4
    assert [fact.values[3] for fact in t.facts("war-combat-rolled")] == [3, 2]
    assert [fact.values[3] for fact in t.facts("war-rerolled")] == [1]


def test_five_dice_at_most_and_one_per_unit() -> None:
    """[W3.1, W15.9, W15.10, W15.17]"""
    t = field("sauron-regular 8", "gondor-regular 1, gondor-elite 1, gondor-leader 2")
    t.will_roll("combat", 1, 1, 1, 1, 1, 1, 1, 1, 1)
    t.play(f"{ATTACK}; all")
    rolled = [fact.values[1] for fact in t.facts("war-combat-rolled")]
    assert rolled == ["1 1 1 1 1", "1 1"]
    assert [fact.values[1] for fact in t.facts("war-rerolled")] == ["1 1"]


def test_captains_add_dice_up_to_five() -> None:
    """[W15.9, W29.1, W-EX35]"""
    t = field("sauron-regular 1", "gondor-regular 3").put("legolas", "north-ithilien")
    t.put("gimli", "north-ithilien")
    t.will_roll("combat", 1, 2, 2, 2, 2, 2, 1, 1)
    t.play(f"{ATTACK}")
    assert [fact.values[1] for fact in t.facts("war-combat-rolled")] == ["1", "2 2 2 2 2"]
    t = field("sauron-regular 1", "gondor-regular 5").put("legolas", "north-ithilien")
    t.put("gimli", "north-ithilien")
    t.will_roll("combat", 1, 2, 2, 2, 2, 2, 1, 1)
    t.play(f"{ATTACK}")
    assert t.facts("war-combat-rolled")[1].values[1] == "2 2 2 2 2"


def test_the_witch_king_leads_as_two() -> None:
    """[W15.12]"""
    t = field("sauron-regular 5, nazgul 1", "gondor-regular 5").put("witch-king", "minas-morgul")
    t.will_roll("combat", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2)
    t.play(f"{ATTACK}; all")
    assert t.facts("war-rerolled")[0].values[1] == "2 2 2"


def test_saruman_makes_elites_leaders_in_battle() -> None:
    """[W30.8]"""
    t = field("isengard-elite 2", "gondor-regular 2").put("saruman", "orthanc")
    t.will_roll("combat", 1, 1, 1, 1, 6, 6)
    t.play(f"{ATTACK}; all")
    assert t.facts("war-rerolled")[0].values[1] == "6 6"


def test_southron_elites_lead_only_in_a_team() -> None:
    """[W30.8, W31.20]"""
    t = field("southrons-elite 2", "gondor-regular 2").put("saruman", "orthanc")
    t.will_roll("combat", 1, 1, 1, 1).play(f"{ATTACK}; all")
    assert t.facts("war-rerolled") == []


def test_the_rearguard_takes_no_part() -> None:
    """[W14.5, W14.6]"""
    t = field("sauron-regular 4, nazgul 2", "gondor-regular 1")
    t.will_roll("combat", 1, 5, 6)
    t.play(f"{ATTACK}; 1 sauron-regular; 1 sauron-nazgul")
    assert t.force("minas-morgul") == "sauron-regular 3, sauron-nazgul"
    assert t.pool("nazgul") >= 1
    assert t.asks() == "act"


def test_the_rearguard_does_not_advance() -> None:
    """Neither units nor Nazgûl nor characters that stayed out. [W14.6, W17.9]"""
    t = field("sauron-regular 3, nazgul 2", "gondor-regular 1").put("witch-king", "minas-morgul")
    t.will_roll("combat", 6, 1, 1)
    t.play(f"{ATTACK}; 2 sauron-regular; 1 sauron-nazgul; 0 witch-king; advance; all")
    assert t.force("north-ithilien") == "sauron-regular 2, sauron-nazgul"
    assert t.force("minas-morgul") == "sauron-regular, sauron-nazgul, witch-king"


def test_units_of_a_nation_not_at_war_stay_behind() -> None:
    """[W14.3, W21.14]"""
    t = field("sauron-regular 2, southrons-regular 2", "gondor-regular 1")
    t.politics("southrons", 1, True)
    t.play(ATTACK)
    assert t.options() == ["all", "1 sauron-regular"]
    t = field("southrons-regular 2", "gondor-regular 1").politics("southrons", 1, True)
    t.army("dagorlad", "sauron-regular 1").army("dead-marshes", "sauron-regular 1")
    t.play("die army; attack")
    assert t.why_not("from minas-morgul") == "W14.3"


def test_nazgul_fight_whatever_their_nation() -> None:
    """[W14.11, W21.17]"""
    t = field("southrons-regular 2, nazgul 1", "gondor-regular 1").politics("sauron", 1, True)
    t.play(ATTACK)
    assert t.options()[0] == "all"
    t.play("all")
    assert t.facts("war-attacked")[0].values[-1] == "1 sauron-nazgul, 2 southrons-regular"


def test_a_character_die_attacks_with_a_led_army() -> None:
    """[W7.2, W14.1]"""
    t = field("sauron-regular 2", "gondor-regular 1")
    t.s.dice[1][0] = 1
    t.again()
    t.army("dagorlad", "sauron-regular 2, nazgul 1")
    t.army("barad-dur", "sauron-regular 1").army("morannon", "sauron-regular 1")
    t.army("dol-guldur", "sauron-regular 1")
    t.play("die character; attack-led; 1 sauron-regular")
    assert t.facts("war-attacked")[0].values[1:3] == ("dagorlad", "north-ithilien")
    assert t.facts("war-attacked")[0].values[-1] == "1 sauron-regular, 1 sauron-nazgul"


def test_saruman_leads_an_attack_out_of_orthanc() -> None:
    """[W14.13]"""
    t = Table(shadow="character", free="event", first="shadow").at_war("isengard")
    t.put("saruman", "orthanc").army("orthanc", "isengard-regular 3")
    t.army("fords-of-isen", "rohan-regular 1")
    for region in ("barad-dur", "dol-guldur", "minas-morgul", "morannon"):
        t.army(region)
    t.play("die character; attack-led; all")
    assert t.facts("war-attacked")[0].values[1] == "orthanc"


def test_characters_alone_neither_attack_nor_are_attacked() -> None:
    """[W14.4, W14.12, W20.9]"""
    t = field("sauron-regular 1", "").put("strider", "north-ithilien")
    t.army("folde", "isengard-regular 1, sauron-regular 1")
    t.play("die army; attack")
    assert t.why_not("from minas-morgul") == "W14.2"
    t = field("nazgul 3", "gondor-regular 1")
    t.army("dagorlad", "sauron-regular 1").army("dead-marshes", "sauron-regular 1")
    t.play("die army; attack")
    assert t.why_not("from minas-morgul") == "W14.12"


def test_an_attack_may_not_leave_leaders_alone() -> None:
    """[W14.14]"""
    t = Table(free="army-muster").at_war("gondor")
    t.army("osgiliath", "gondor-regular 2, gondor-leader")
    t.army("south-ithilien", "sauron-regular 1")
    t.play("die army-muster; attack as army; all")
    assert t.facts("war-attacked")[0].values[-1] == "2 gondor-regular, 1 gondor-leader"


def test_nazgul_alone_may_form_a_rearguard() -> None:
    """Second edition: every rearguard contains a unit. [W14.14]"""
    t = field("sauron-regular 2, nazgul 1", "gondor-regular 1")
    t.play(f"{ATTACK}; 2 sauron-regular")
    assert t.options() == ["1 sauron-nazgul", "0 sauron-nazgul"]
    t = field("sauron-regular 2, nazgul 1", "gondor-regular 1", rearguard="with_unit")
    t.play(f"{ATTACK}; 2 sauron-regular")
    assert t.facts("war-attacked")[0].values[-1] == "2 sauron-regular, 1 sauron-nazgul"


def test_attack_politics_come_with_the_declaration() -> None:
    """Active first, then a step on; once per battle. [W14.9, W21.2, W21.8, W21.13, W38.2,
    W-EX19]"""
    t = field("sauron-regular 5", "rohan-regular 3").politics("rohan", 1, False)
    t.will_roll("combat", *[1] * 16)
    t.play(f"{ATTACK}; all")
    assert t.s.active >> 4 & 1
    assert t.s.step[4] == 0
    t.play("go-on; stay")
    assert len(t.facts("war-advanced")) == 1


def test_both_sides_take_their_hits_even_if_both_die() -> None:
    """[W16.1, W17.11]"""
    t = field("sauron-regular 1, nazgul 1", "gondor-regular 1, gondor-leader 1")
    t.will_roll("combat", 6, 6)
    t.play(f"{ATTACK}; all")
    assert t.force("minas-morgul") == ""
    assert t.force("north-ithilien") == ""
    assert t.asks() == "act"
    assert t.lost("gondor-leader") == 1


def test_with_the_last_unit_everybody_falls() -> None:
    """Nazgûl return to the pool, the Witch-king and companions do not. [W16.9, W16.10, W3.15,
    W3.17]"""
    t = field("sauron-regular 1, nazgul 1", "gondor-regular 3").put("witch-king", "minas-morgul")
    pool = t.pool("nazgul")
    t.will_roll("combat", 1, 6, 1, 1, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("minas-morgul") == ""
    assert t.pool("nazgul") == pool + 1
    assert t.s.whereabouts[11] == 4


def test_hits_are_chosen_hit_by_hit() -> None:
    """Three hits on 3R 3E leave exactly 6 points. [W16.2, W16.3, W16.4, W-EX13]"""
    outcomes = set()
    for answers in (
        ["remove gondor-regular"] * 3,
        ["remove gondor-regular", "remove gondor-regular", "reduce gondor-elite"],
        ["remove gondor-regular", "reduce gondor-elite", "reduce gondor-elite"],
        ["reduce gondor-elite"] * 3,
        ["remove gondor-regular", "remove-two gondor-elite"],
        ["reduce gondor-elite", "remove-two gondor-elite"],
    ):
        t = field("sauron-regular 5", "gondor-regular 3, gondor-elite 3")
        t.will_roll("combat", 6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
        t.play(f"{ATTACK}; all")
        for answer in answers:
            t.play(answer)
        assert t.asks() == "cease"
        outcomes.add(t.force("north-ithilien"))
    assert outcomes == {
        "gondor-elite 3",
        "gondor-regular 2, gondor-elite 2",
        "gondor-regular 4, gondor-elite",
        "gondor-regular 6",
    }


def test_every_way_to_take_two_hits_leaves_a_regular() -> None:
    """[W-EX12]"""
    for answers in ("remove gondor-regular", "reduce gondor-elite", "remove-two gondor-elite"):
        t = field("sauron-regular 2", "gondor-regular 1, gondor-elite 1")
        t.will_roll("combat", 6, 6, 1, 1)
        t.play(f"{ATTACK}; all; {answers}")
        while t.asks() == "next-casualty":
            t.play(t.options()[0])
        assert t.force("north-ithilien") == "gondor-regular"


def test_hits_beyond_what_an_army_absorbs_are_lost() -> None:
    """[W16.5]"""
    t = field("sauron-regular 5", "gondor-elite 1")
    t.will_roll("combat", 6, 6, 6, 6, 1, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("north-ithilien") == ""
    assert t.lost("gondor-elite") == 1
    assert t.lost("gondor-regular") == 0


def test_a_replacement_is_an_eliminated_regular_first() -> None:
    """[W16.6, W16.8, W3.16]"""
    t = field("sauron-regular 2", "gondor-elite 1")
    t.s.fallen[8] = 1
    pool = t.pool("gondor-regular")
    t.will_roll("combat", 6, 1, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("north-ithilien") == "gondor-regular"
    assert (t.lost("gondor-regular"), t.pool("gondor-regular")) == (0, pool)
    assert t.lost("gondor-elite") == 1


def test_an_elite_without_replacement_falls_for_one_hit() -> None:
    """[W16.7, W-EX14]"""
    t = field("sauron-regular 2", "dwarves-elite 2")
    t.s.reserve[0] = 0
    t.will_roll("combat", 6, 1, 1, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("north-ithilien") == "dwarves-elite"


def test_shadow_losses_return_to_the_pool() -> None:
    """[W3.15, W16.8]"""
    t = field("sauron-elite 2", "gondor-regular 2")
    regulars, elites = t.pool("sauron-regular"), t.pool("sauron-elite")
    t.will_roll("combat", 1, 1, 6, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("minas-morgul") == "sauron-regular, sauron-elite"
    assert t.pool("sauron-elite") == elites + 1
    assert t.pool("sauron-regular") == regulars - 1


def test_the_attacker_may_cease_and_everybody_stays() -> None:
    """[W17.1, W17.8]"""
    t = field("sauron-regular 2", "gondor-regular 2")
    t.will_roll("combat", 1, 1, 1, 1)
    t.play(f"{ATTACK}; all")
    assert (t.asks(), t.asked()) == ("cease", 1)
    t.play("cease")
    assert t.asks() == "act"
    assert t.force("minas-morgul") == "sauron-regular 2"
    assert t.force("north-ithilien") == "gondor-regular 2"


def test_the_defender_may_retreat_if_the_attacker_goes_on() -> None:
    """[W17.2, W17.3, W17.9, W38.16]"""
    t = field("sauron-regular 2", "gondor-regular 2, gondor-leader 1").put(
        "strider", "north-ithilien"
    )
    t.will_roll("combat", *[1] * 10)
    t.play(f"{ATTACK}; all; go-on")
    assert (t.asks(), t.asked()) == ("retreat", 0)
    assert "retreat minas-morgul" not in t.options()
    t.play("retreat osgiliath")
    assert t.force("osgiliath") == "gondor-regular 2, gondor-leader, strider"
    t.play("stay")
    assert t.force("north-ithilien") == ""
    assert t.force("minas-morgul") == "sauron-regular 2"


def test_no_retreat_into_enemy_land() -> None:
    """Not beside enemy units, not where an enemy settlement is, not where the attack came from.
    [W2.17, W17.4, W17.13]"""
    t = field("sauron-regular 2", "")
    t.army("dagorlad", "gondor-regular 1").army("minas-morgul")
    t.army("north-ithilien", "sauron-regular 2").army("morannon")
    t.will_roll("combat", *[1] * 3)
    t.play("die army; attack; from north-ithilien; all; go-on")
    assert "retreat morannon" not in t.options()
    assert "retreat north-ithilien" not in t.options()
    assert "retreat eastern-emyn-muil" in t.options()


def test_without_a_region_there_is_no_retreat() -> None:
    """The question is not put. [W17.4]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("erebor", "dwarves-regular 2").army("dale", "sauron-regular 5")
    t.army("iron-hills", "sauron-regular 1").army("withered-heath", "sauron-regular 1")
    t.army("woodland-realm")
    t.will_roll("combat", *[1] * 20)
    t.play("die army; attack; from dale; attack erebor; all; field; go-on")
    assert t.asks() == "ground"


def test_non_belligerents_cross_borders_when_they_retreat() -> None:
    """[W17.6]"""
    t = field("sauron-regular 2", "rohan-regular 2").politics("rohan", 3, False)
    t.army("osgiliath", "sauron-regular 1").army("dagorlad", "sauron-regular 1")
    t.will_roll("combat", *[1] * 4)
    t.army("dead-marshes", "sauron-regular 1").army("eastern-emyn-muil", "sauron-regular 1")
    t.army("south-ithilien")
    t.play(f"{ATTACK}; all; go-on; retreat south-ithilien; stay")
    assert t.force("south-ithilien") == "rohan-regular 2"


def test_saruman_does_not_retreat() -> None:
    """[W17.7]"""
    t = Table(free="army-muster", shadow="army army").at_war("rohan", "isengard")
    t.put("saruman", "orthanc").army("orthanc", "isengard-regular 2")
    t.army("fords-of-isen", "rohan-regular 5").army("gap-of-rohan")
    t.will_roll("combat", *[1] * 10)
    t.play("die army-muster; attack as army; from fords-of-isen; all; field; go-on")
    t.play("retreat gap-of-rohan")
    assert t.force("orthanc") == "saruman"
    t.play("advance; all")
    assert t.s.captured == bit("orthanc")
    assert "saruman" in t.force("orthanc")


def test_an_advance_takes_all_or_part_and_captures() -> None:
    """[W17.9, W17.10, W17.14, W38.18]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("sauron")
    t.army("old-forest-road", "sauron-regular 4, nazgul 1")
    t.army("dale", "north-regular 1, north-leader 1")
    t.will_roll("combat", 6, 6, 1, 1, 1, 1, 1)
    t.army("dol-guldur").army("orthanc").army("moria")
    t.play("die army; attack; from old-forest-road; attack dale; all")
    t.play("advance; 2 sauron-regular; 0 sauron-nazgul")
    assert t.force("dale") == "sauron-regular 2"
    assert t.s.captured == bit("dale")
    assert t.s.step[3] == 1
    assert t.s.active >> 3 & 1


def test_attack_and_capture_advance_a_nation_twice() -> None:
    """[W-EX18, W21.9]"""
    for rule, step in (("city_or_stronghold", 1), ("any_settlement", 1)):
        t = Table(shadow="army", free="event", first="shadow", capture_advance=rule)
        t.at_war("sauron").army("old-forest-road", "sauron-regular 4").army("moria")
        t.army("dale", "north-regular 1, north-leader 1")
        t.will_roll("combat", 6, 6, 1, 1, 1, 1, 1)
        t.play("die army; attack; from old-forest-road; attack dale; all; advance; all")
        assert t.s.step[3] == step
    for rule, step in (("city_or_stronghold", 2), ("any_settlement", 1)):
        t = Table(shadow="army", free="event", first="shadow", capture_advance=rule)
        t.at_war("sauron").army("old-forest-road", "sauron-regular 4").army("moria")
        t.army("carrock", "north-regular 1")
        t.will_roll("combat", 6, 6, 1, 1, 1, 1, 1)
        t.play("die army; attack; from old-forest-road; attack carrock; all; advance; all")
        assert t.s.step[3] == step


def test_a_city_helps_its_controller_in_the_first_round() -> None:
    """[W18.1, W18.2, W-EX10]"""
    t = Table(shadow="army", free="event", first="shadow").at_war("isengard")
    t.army("westemnet", "isengard-regular 5").army("edoras", "rohan-regular 1, rohan-elite 1")
    t.army("folde", "isengard-regular 1")
    t.will_roll("combat", 5, 5, 6, 4, 1, 1, 1)
    t.play("die army; attack; from westemnet; attack edoras; all")
    assert t.facts("war-combat-rolled")[0].values[2:] == (6, 1)
    t.play("remove rohan-regular")
    t.will_roll("combat", 5, 5, 6, 4, 1, 1)
    t.play("go-on")
    assert t.facts("war-combat-rolled")[2].values[2:] == (5, 3)


def test_a_fortification_helps_whoever_defends() -> None:
    """[W18.1, W18.2]"""
    t = field("sauron-regular 1", "").army("osgiliath", "sauron-regular 1")
    t.army("minas-tirith", "gondor-regular 2").army("pelargir").army("lossarnach")
    t.s.dice[0][4] = 1
    t.first("free")
    t.will_roll("combat", 5, 5, 1)
    t.play("die army-muster; attack as army; from minas-tirith; all")
    assert t.facts("war-combat-rolled")[0].values[2:] == (6, 0)


def test_a_captured_city_helps_the_capturer() -> None:
    """[W18.2]"""
    t = Table(free="army-muster", shadow="event event").at_war("rohan")
    t.army("edoras", "isengard-regular 1").captured("edoras")
    t.army("westemnet", "rohan-regular 2")
    t.will_roll("combat", 5, 5, 1)
    t.play("die army-muster; attack as army; from westemnet; attack edoras; all")
    assert t.facts("war-combat-rolled")[0].values[2:] == (6, 0)


def test_modifiers_and_naturals() -> None:
    """[W15.11, W15.15, W15.16, W-EX11]"""
    from ringtable.games.war.battle.dice import hits

    assert [hits(die, 1, 6) for die in range(1, 7)] == [False] * 4 + [True, True]
    assert [hits(die, -1, 5) for die in range(1, 7)] == [False] * 5 + [True]
    assert not hits(1, 9, 5)
    assert hits(6, -9, 6)


def test_the_record_of_a_round_adds_up() -> None:
    """[W36.7]"""
    t = field("sauron-regular 6, sauron-elite 1, nazgul 3", "gondor-regular 4")
    t.will_roll("combat", 1, 3, 5, 5, 6, 5, 2, 2, 6, 6, 2)
    t.play(f"{ATTACK}; all; remove sauron-regular; remove sauron-regular")
    shadow, free = [fact.values for fact in t.facts("war-round-score")]
    assert shadow[:8] == ("shadow", "1 3 5 5 6", "6 2", "", 4, 0, 0, 0)
    assert shadow[9:] == (2, 2, 0)
    assert free[9:] == (4, 4, 0)


def test_the_white_rider_silences_the_nazgul() -> None:
    """[W29.9, W38.3, W15.30]"""
    t = field("sauron-regular 3, nazgul 2", "gondor-regular 2").put(
        "gandalf-white", "north-ithilien"
    )
    t.will_roll("combat", 1, 1, 1, 1, 1)
    t.play(f"{ATTACK}; all")
    assert (t.asks(), t.asked()) == ("white-rider", 0)
    t.play("yes")
    assert t.facts("war-rerolled") == []
    assert t.asks() == "cease"


def test_a_minion_of_the_team_mate_is_no_rearguard_alone() -> None:
    """He does not go along with an army that is not mixed; second edition: then a unit stays with
    him, and a lone unit does not attack. [W14.14, W32.14]"""
    for rearguard, numbers in (("any", ["all", "1 isengard-regular"]), ("with_unit", [])):
        t = Table(shadow="army", free="event", first="shadow", seats=4, rearguard=rearguard)
        t.empty_map().at_war("isengard").put("witch-king", "dagorlad")
        t.army("dagorlad", "isengard-regular 2").army("north-ithilien", "gondor-regular 3")
        isengard = t.s.owner[6]
        t.s.seat = t.s.next_player[1] = isengard
        t.again().will_roll("combat", *[1] * 9).play("die army; attack")
        if numbers:
            assert t.options() == numbers
        else:
            assert t.facts("war-attacked")[0].values[-1] == "1 isengard-regular"
    t = Table(shadow="army", free="event", first="shadow", seats=4, rearguard="with_unit")
    t.empty_map().at_war("isengard").put("witch-king", "dagorlad")
    t.army("dagorlad", "isengard-regular 1").army("north-ithilien", "gondor-regular 3")
    t.s.seat = t.s.next_player[1] = t.s.owner[6]
    t.again().play("die army")
    assert "attack" not in t.options()


def test_an_eliminated_regular_stands_in_when_the_pool_is_empty() -> None:
    """[W16.6]"""
    t = field("sauron-regular 2", "dwarves-elite 1")
    t.s.reserve[0], t.s.fallen[0] = 0, 1
    t.will_roll("combat", 6, 1, 1)
    t.play(f"{ATTACK}; all")
    assert t.force("north-ithilien") == "dwarves-regular"
    assert (t.lost("dwarves-regular"), t.lost("dwarves-elite")) == (0, 1)
