"""The cards of the leadership sphere, one by one: 1–3 and 13–27."""

import pytest

from ringtable.games.quest.box.components import GONDOR
from ringtable.games.quest.values import has_trait
from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table

# 1 Aragorn


@about("aragorn")
def test_aragorn_readies_for_a_resource_of_his_own_and_stays_committed() -> None:
    """Not with a resource of Théodred, and once per commitment. [Q8.6, Q8.7, Q7.12, Q18.10]"""
    table = Table(
        heroes=["aragorn", "theodred", "gimli"],
        hands=["stand-together"],
        resources={"aragorn": 2, "theodred": 3},
        at="S-Q1",
    )
    table.commit("aragorn")
    assert table.asks == "respond"
    assert table.offered == ["use aragorn"]
    table.play("use aragorn")
    assert table.is_ready("aragorn")
    assert table.is_committed("aragorn")
    assert (table.resources_on("aragorn"), table.resources_on("theodred")) == (1, 3)
    assert table.window == "W-Q1"  # the commitment was answered once


@about("aragorn")
def test_aragorn_without_a_resource_is_not_asked() -> None:
    """[Q7.12, Q21.4]"""
    table = Table(
        heroes=["aragorn", "theodred", "gimli"],
        hands=["stand-together"],
        resources={"theodred": 3},
        at="S-Q1",
    )
    table.commit("aragorn")
    assert table.window == "W-Q1"
    assert not table.is_ready("aragorn")


@about("aragorn")
def test_aragorn_who_stays_at_home_has_nothing_to_answer() -> None:
    """Nor is his response an action. [Q18.3, Q18.4]"""
    table = Table(
        heroes=["aragorn", "gloin"], resources={"aragorn": 2}, exhausted=["aragorn"], at="W-Q0"
    )
    assert not table.may("use aragorn")
    table.pass_windows().commit("gloin")
    assert table.asks != "respond"


@about("aragorn")
def test_aragorn_is_a_sentinel() -> None:
    """[Q19.20]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["aragorn", "legolas"]], engaged=["king-spider"], at="W-C0"
    )
    table.pass_until("defend").play("no defender")
    assert (table.asks, table.asked) == ("sentinel", 1)
    assert table.offered == ["defend aragorn", "no defender"]
    table.play("defend aragorn").pass_until("target")
    assert table.damage_on("aragorn") == 1
    assert not table.is_ready("aragorn")


# 2 Théodred


@about("theodred")
def test_theodred_gives_to_a_hero_committed_at_that_moment() -> None:
    """Himself too, of any player; not who is at home or has not had his turn. [Q8.6, Q21.13]"""
    table = Table(
        seats=3,
        heroes=[["gimli", "legolas"], ["theodred", "eowyn"], ["beravor"]],
        allies=[[], ["guard-of-the-citadel"], []],
        at="S-Q1",
    )
    table.commit("gimli").commit("theodred", "guard-of-the-citadel")
    table.play("use theodred")
    assert table.offered == ["choose gimli", "choose theodred"]
    table.play("choose gimli")
    assert table.resources_on("gimli") == 1
    assert (table.asks, table.asked) == ("commit", 2)


@about("theodred")
def test_theodred_alone_may_keep_the_resource_or_refuse_it() -> None:
    """[Q8.6, Q18.4]"""
    for answer, n in (("use theodred", 1), ("pass", 0)):
        table = Table(heroes=["theodred", "gimli"], hands=["stand-together"], at="S-Q1")
        table.commit("theodred")
        assert table.offered == ["use theodred"]
        table.play(answer)  # nobody else is committed: no choice
        assert table.resources_on("theodred") == n


# 3 Glóin


@about("gloin")
def test_gloin_is_paid_for_every_damage_of_one_occurrence() -> None:
    """[QC3]"""
    table = Table(heroes=["gloin", "gimli"])
    table.hurt(3, "gloin").play("use gloin")
    assert table.resources_on("gloin") == 3


@about("gloin")
def test_gloin_answers_each_occurrence_on_its_own_and_may_decline() -> None:
    """[QC3, Q18.4, Q18.10]"""
    table = Table(heroes=["gloin", "gimli"])
    table.hurt(1, "gloin").play("pass")
    assert table.resources_on("gloin") == 0
    table.hurt(2, "gloin").play("use gloin")
    assert table.resources_on("gloin") == 2
    assert table.asks != "respond"


@about("gloin")
def test_gloin_gets_nothing_when_he_falls() -> None:
    """[QC3, Q7.21]"""
    table = Table(heroes=["gloin", "gimli"], damage={"gloin": 2}).hurt(2, "gloin")
    assert table.zone("gloin") == "discard"
    assert table.asks != "respond"
    assert table.resources_on("gloin") == 0


@about("gloin")
def test_gloin_has_nothing_from_the_wounds_of_others() -> None:
    """[QC3]"""
    table = Table(heroes=["gloin", "gimli"]).hurt(2, "gimli")
    assert table.asks != "respond"


@about("gloin")
def test_gloin_is_paid_for_combat_damage_that_got_through() -> None:
    """Three attack, one defense: two tokens. [QC3, Q11.21]"""
    table = Table(heroes=["gloin", "gimli"], engaged=["king-spider"], at="W-C0")
    table.pass_until("defend").play("defend gloin").pass_until("respond").play("use gloin")
    assert (table.damage_on("gloin"), table.resources_on("gloin")) == (2, 2)


# 13 Guard of the Citadel, 17 Silverlode Archer


@about("guard-of-the-citadel")
def test_a_guard_of_the_citadel_is_played_for_two() -> None:
    """Ready, and not unique. [Q7.1, Q7.4, Q7.17, Q5.15, Q23.3]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["guard-of-the-citadel"],
        hands=["guard-of-the-citadel"],
        resources={"aragorn": 2, "gimli": 5},
        at="W-PLAN",
    )
    table.play("play guard-of-the-citadel")
    assert [table.resources_on(hero) for hero in ("aragorn", "gimli")] == [0, 5]
    second = "guard-of-the-citadel#2"
    assert table.zone(second) == "play"
    assert table.is_ready(second)
    values = (table.willpower(second), table.attack(second), table.defense(second))
    assert (*values, table.hit_points(second)) == (1, 1, 0, 2)
    assert has_trait(table.s, table.card(second), GONDOR)


@about("guard-of-the-citadel")
def test_a_leadership_ally_is_not_paid_by_another_sphere() -> None:
    """[Q7.4, Q7.5]"""
    poor = Table(
        heroes=["aragorn", "gimli"],
        hands=["guard-of-the-citadel"],
        resources={"aragorn": 1, "gimli": 5},
        at="W-PLAN",
    )
    assert not poor.may("play guard-of-the-citadel")
    assert poor.refused("play guard-of-the-citadel") == "Q7.5"
    poor.s.resources[poor.card("gimli")] = 0
    assert poor.refused("play guard-of-the-citadel") == "Q7.4"
    other = Table(
        heroes=["gimli"], hands=["guard-of-the-citadel"], resources={"gimli": 5}, at="W-PLAN"
    )
    assert other.refused("play guard-of-the-citadel") == "Q7.5"
    later = Table(
        heroes=["aragorn"], hands=["guard-of-the-citadel"], resources={"aragorn": 5}, at="W-Q0"
    )
    assert later.refused("play guard-of-the-citadel") == "Q7.1"


@about("silverlode-archer")
def test_a_silverlode_archer_shoots_at_the_enemies_of_others() -> None:
    """By joining, and in its own turn; not at the staging area. [Q19.17, Q19.18, Q12.17]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["theodred"]],
        allies=[[], ["silverlode-archer"]],
        hands=["stand-together"],
        engaged=[["king-spider"], []],
        staging=["forest-spider"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("king-spider", "gimli")
    assert (table.asks, table.asked) == ("join", 1)
    assert table.options[:1] == ["join silverlode-archer"]
    table.choose("join")  # nobody
    table.pass_until("target")
    assert table.asked == 1
    assert table.offered == ["attack king-spider", "attack no more"]
    table.attack_with("king-spider", "silverlode-archer").pass_until("W-ATK3")
    assert table.damage_on("king-spider") == 2
    assert not table.is_ready("silverlode-archer")


# 14 Faramir


@about("faramir")
def test_faramir_strengthens_the_characters_a_player_has_now() -> None:
    """Heroes and allies, himself included; who comes later gets nothing. [Q20.6]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        allies=[["faramir", "guard-of-the-citadel"], []],
        hands=[["sneak-attack", "gandalf"], []],
        resources={"aragorn": 1},
        at="W-Q0",
    )
    table.play("use faramir")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 1")
    assert not table.is_ready("faramir")
    assert [table.willpower(one) for one in ("aragorn", "faramir", "guard-of-the-citadel")] == [
        3, 3, 2,
    ]  # fmt: skip
    assert table.willpower("eowyn") == 4
    while table.asked:
        table.play("pass")
    table.play("play sneak-attack", "choose gandalf")
    assert table.willpower("gandalf") == 4


@about("faramir")
def test_faramir_may_help_another_player_until_the_phase_ends() -> None:
    """Not again while he is exhausted. [Q5.13, Q20.4, Q20.7]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        allies=["faramir"],
        attached={"steward-of-gondor": "aragorn"},
        at="W-Q0",
    )
    table.play("use faramir", "player 2")
    assert (table.willpower("eowyn"), table.willpower("aragorn")) == (5, 2)
    assert table.asked == 0
    assert not table.may("use faramir")
    assert table.refused("use faramir") == "Q5.13"
    table.pass_windows().commit().commit()
    table.pass_until("W-TRV")
    assert table.willpower("eowyn") == 4


@about("faramir")
def test_faramir_is_unique() -> None:
    """In anybody's play area; the second copy stays in the hand. [Q23.1, Q23.2]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["theodred"]],
        allies=[[], ["faramir"]],
        hands=[["faramir"], []],
        resources={"aragorn": 9},
        at="W-PLAN",
    )
    assert not table.may("play faramir")
    assert table.refused("play faramir") == "Q23.1"


# 15 Son of Arnor


@about("son-of-arnor")
def test_a_son_of_arnor_engages_from_the_staging_area_or_from_another() -> None:
    """Not an enemy that is engaged with his own player already. [Q10.9, QC15]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        hands=["son-of-arnor"],
        resources={"aragorn": 3},
        engaged=[["king-spider"], ["black-forest-bats"]],
        staging=["forest-spider", "forest-gate"],
        at="W-PLAN",
    )
    table.play("play son-of-arnor", "use son-of-arnor")
    assert sorted(table.offered) == ["choose black-forest-bats", "choose forest-spider"]
    table.play("choose forest-spider")
    assert table.engaged(0) == ["king-spider", "forest-spider"]
    assert table.attack("forest-spider") == 3  # it engaged: its own effect applies


@about("son-of-arnor")
def test_a_son_of_arnor_may_take_an_enemy_that_cannot_be_engaged_by_choice() -> None:
    """Restrictions on optional engagement do not hold. [Q10.4, QC15]"""
    table = Table(
        heroes=["aragorn"],
        hands=["son-of-arnor"],
        resources={"aragorn": 3},
        staging=["goblin-sniper", "king-spider"],
        scenario="journey-along-the-anduin",
        at="W-PLAN",
    )
    table.play("play son-of-arnor", "use son-of-arnor", "choose goblin-sniper")
    assert table.engaged() == ["goblin-sniper"]


@about("son-of-arnor", "sneak-attack")
def test_a_son_of_arnor_takes_an_enemy_that_has_attacked_and_it_attacks_no_more() -> None:
    """[QC15, Q11.29, Q18.9]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["aragorn", "gimli"]],
        hands=[[], ["sneak-attack", "son-of-arnor", "stand-together"]],
        resources={"aragorn": 1},
        engaged=[["king-spider"], []],
        at="W-C0",
    )
    table.pass_until("defend").play("defend eowyn").pass_until("W-DEF4")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.engaged(1) == ["king-spider"]
    table.pass_windows()
    assert table.asks == "target"
    assert len(table.told("attacks")) == 1


@about("son-of-arnor")
def test_a_son_of_arnor_may_leave_the_enemies_alone() -> None:
    """[Q18.4, Q21.4]"""
    table = Table(
        heroes=["aragorn"],
        hands=["son-of-arnor"],
        resources={"aragorn": 3},
        staging=["king-spider"],
        at="W-PLAN",
    )
    table.play("play son-of-arnor", "pass")
    assert table.staging == ["king-spider"]
    nobody = Table(
        heroes=["aragorn", "gimli"],
        hands=["son-of-arnor", "stand-together"],
        resources={"aragorn": 3},
        at="W-PLAN",
    )
    nobody.play("play son-of-arnor")
    assert nobody.window == "W-PLAN"


# 16 Snowbourn Scout


@about("snowbourn-scout")
def test_a_snowbourn_scout_marks_any_location_in_play() -> None:
    """[Q9.8, Q18.9]"""
    table = Table(
        heroes=["aragorn"],
        hands=["snowbourn-scout"],
        resources={"aragorn": 1},
        staging=["old-forest-road", "king-spider"],
        active="forest-gate",
        at="W-PLAN",
    )
    table.play("play snowbourn-scout", "use snowbourn-scout")
    assert sorted(table.offered) == ["choose forest-gate", "choose old-forest-road"]
    table.play("choose old-forest-road")
    assert table.progress_on("old-forest-road") == 1
    assert table.progress_on("flies-and-spiders") == 0


@about("snowbourn-scout")
def test_a_snowbourn_scout_can_explore_a_location_of_the_staging_area() -> None:
    """[Q9.8]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["snowbourn-scout", "stand-together"],
        resources={"aragorn": 1},
        staging=["great-forest-web"],
        progress={"great-forest-web": 1},
        at="W-PLAN",
    )
    table.play("play snowbourn-scout", "use snowbourn-scout")
    assert table.zone("great-forest-web") == "encounter-discard"


# 18 Longbeard Orc Slayer


@about("longbeard-orc-slayer")
def test_a_longbeard_orc_slayer_wounds_every_orc_wherever_it_is() -> None:
    """Defense does not help, and the wounds come at once. [Q13.4, Q13.6]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["eowyn"]],
        hands=["longbeard-orc-slayer", "stand-together"],
        resources={"aragorn": 4},
        engaged=[["dol-guldur-orcs"], ["chieftan-ufthak", "king-spider"]],
        staging=["east-bight-patrol"],
        damage={"east-bight-patrol": 1},
        at="W-PLAN",
    )
    table.play("play longbeard-orc-slayer", "use longbeard-orc-slayer")
    assert table.damage_on("dol-guldur-orcs") == 1
    assert table.damage_on("chieftan-ufthak") == 1
    assert table.damage_on("king-spider") == 0
    assert table.zone("east-bight-patrol") == "encounter-discard"


@about("longbeard-orc-slayer")
def test_a_longbeard_orc_slayer_without_an_orc_is_not_asked() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["longbeard-orc-slayer", "stand-together"],
        resources={"aragorn": 4},
        staging=["king-spider"],
        at="W-PLAN",
    )
    table.play("play longbeard-orc-slayer")
    assert table.window == "W-PLAN"


# 19 Brok Ironfist


@about("brok-ironfist")
def test_brok_comes_for_nothing_when_a_dwarf_hero_falls() -> None:
    """No leadership hero is needed, nothing is paid. [QC19, Q18.9]"""
    table = Table(heroes=["gimli", "eowyn"], hands=["brok-ironfist"], resources={"eowyn": 3})
    table.hurt(5, "gimli").play("play brok-ironfist")
    assert table.zone("brok-ironfist") == "play"
    assert table.is_ready("brok-ironfist")
    assert table.resources_on("eowyn") == 3
    assert not table.told("paid")


@about("brok-ironfist")
def test_brok_answers_a_dwarf_hero_that_is_discarded_too() -> None:
    """Leaving play in any way. [QC19, Q13.10]"""
    table = Table(heroes=["gimli", "eowyn"], hands=["brok-ironfist"])
    table.discard("gimli")
    assert table.offered == ["play brok-ironfist for gimli"]


@about("brok-ironfist")
@pytest.mark.parametrize("fallen", ["eowyn", "veteran-axehand", "thalin"])
def test_brok_mourns_dwarf_heroes_of_his_player_only(fallen: str) -> None:
    """Not another hero, a Dwarf ally or the Dwarf hero of another player. [QC19]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "eowyn"], ["thalin", "dunhere"]],
        allies=["veteran-axehand"],
        hands=[["brok-ironfist"], []],
    )
    table.hurt(9, fallen)
    assert not table.may("play brok-ironfist for " + fallen)


@about("brok-ironfist")
def test_brok_does_not_come_twice_or_to_save_a_player() -> None:
    """[Q23.1, Q16.18, QC19]"""
    twice = Table(
        seats=2,
        heroes=[["gimli", "eowyn"], ["dunhere"]],
        allies=[[], ["brok-ironfist"]],
        hands=[["brok-ironfist"], []],
    )
    twice.hurt(5, "gimli")
    assert not twice.may("play brok-ironfist for gimli")
    last = Table(seats=2, heroes=[["gimli"], ["dunhere"]], hands=[["brok-ironfist"], []])
    last.hurt(5, "gimli")
    assert last.zone("brok-ironfist") == "discard"
    assert not last.s.plays(0)


@about("brok-ironfist")
def test_brok_can_be_played_as_any_ally_for_six() -> None:
    """[Q7.4, Q7.6]"""
    table = Table(
        heroes=["aragorn", "theodred"],
        hands=["brok-ironfist"],
        resources={"aragorn": 4, "theodred": 2},
        at="W-PLAN",
    )
    table.play("play brok-ironfist")
    assert table.zone("brok-ironfist") == "play"
    assert (table.resources_on("aragorn"), table.resources_on("theodred")) == (0, 0)


# 20 Ever Vigilant, 21 Common Cause


@about("ever-vigilant")
def test_ever_vigilant_readies_an_exhausted_ally_of_any_player() -> None:
    """No hero, no ready ally. [Q21.4, Q21.13, Q7.4]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        allies=[["guard-of-the-citadel", "silverlode-archer"], ["northern-tracker"]],
        hands=["ever-vigilant"],
        resources={"aragorn": 1},
        exhausted=["aragorn", "guard-of-the-citadel", "northern-tracker"],
        at="W-Q0",
    )
    table.play("play ever-vigilant")
    assert table.offered == ["choose guard-of-the-citadel", "choose northern-tracker"]
    table.play("choose northern-tracker")
    assert table.is_ready("northern-tracker")
    assert table.resources_on("aragorn") == 0
    assert table.zone("ever-vigilant") == "discard"


@about("ever-vigilant")
def test_ever_vigilant_needs_somebody_asleep() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["aragorn"],
        allies=["guard-of-the-citadel"],
        hands=["ever-vigilant"],
        resources={"aragorn": 1},
        exhausted=["aragorn"],
        at="W-PLAN",
    )
    assert not table.may("play ever-vigilant")
    assert table.refused("play ever-vigilant") == "Q21.4"


@about("common-cause")
def test_common_cause_exhausts_an_own_hero_for_one_of_any_player() -> None:
    """The payer is ready and his own; the other is exhausted before. [Q21.1, Q21.2, Q7.9]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli", "legolas"], ["eowyn", "dunhere"]],
        allies=["guard-of-the-citadel"],
        hands=["common-cause"],
        exhausted=["legolas", "eowyn"],
        at="W-Q0",
    )
    table.play("play common-cause")
    assert table.offered == ["choose legolas", "choose eowyn"]
    table.play("choose eowyn")
    assert table.offered == ["choose aragorn", "choose gimli"]
    table.play("choose gimli")
    assert table.is_ready("eowyn")
    assert not table.is_ready("gimli")


@about("common-cause")
def test_common_cause_costs_nothing_but_needs_the_icon_and_a_ready_hero() -> None:
    """[Q7.9, Q21.4]"""
    sphere = Table(
        heroes=["gimli", "legolas"], hands=["common-cause"], exhausted=["legolas"], at="W-PLAN"
    )
    assert not sphere.may("play common-cause")
    asleep = Table(
        heroes=["aragorn", "gimli"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["common-cause"],
        exhausted=["aragorn", "gimli"],
        at="W-Q0",
    )
    assert not asleep.may("play common-cause")
    assert asleep.refused("play common-cause") == "Q21.4"
    awake = Table(
        heroes=["aragorn", "gimli"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["common-cause"],
        at="W-Q0",
    )
    assert awake.refused("play common-cause") == "Q21.4"


# 22 For Gondor!


@about("for-gondor")
def test_for_gondor_gives_attack_to_all_and_defense_to_gondor() -> None:
    """To all players' characters, and a hero made of Gondor counts. [Q20.6]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["denethor"]],
        allies=["guard-of-the-citadel", "silverlode-archer"],
        attached={"steward-of-gondor": "gimli"},
        hands=[["for-gondor", "sneak-attack", "gandalf"], []],
        decks=["feint"],
        resources={"aragorn": 3},
        at="W-C0",
    )
    table.play("play for-gondor")
    attacks = {"aragorn": 4, "gimli": 3, "denethor": 2, "guard-of-the-citadel": 2}
    assert {one: table.attack(one) for one in attacks} == attacks
    defenses = {"aragorn": 2, "gimli": 3, "denethor": 4, "guard-of-the-citadel": 1}
    assert {one: table.defense(one) for one in defenses} == defenses
    table.play("play sneak-attack", "choose gandalf")
    assert (table.zone("gandalf"), table.attack("gandalf")) == ("play", 4)


@about("for-gondor")
def test_for_gondor_ends_with_the_phase_and_outlives_a_lost_title() -> None:
    """What was fixed stays fixed. [Q20.4, Q20.6, Q20.7]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"steward-of-gondor": "gimli"},
        hands=["for-gondor", "stand-together"],
        resources={"aragorn": 2},
        at="W-ENC2",
    )
    table.play("play for-gondor")
    table.discard("steward-of-gondor")
    assert table.defense("gimli") == 3
    table.pass_until("W-C0")
    assert (table.attack("gimli"), table.defense("gimli")) == (2, 2)


# 23 Sneak Attack


@about("sneak-attack")
def test_sneak_attack_brings_an_ally_of_any_sphere_for_one() -> None:
    """Put, not played; back in the hand when the phase ends. [Q18.9, QC23, Q5.17]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "beorn", "feint"],
        resources={"aragorn": 1, "gimli": 1},
        at="W-Q0",
    )
    table.play("play sneak-attack")
    assert table.offered == ["choose beorn"]
    table.play("choose beorn")
    assert table.zone("beorn") == "play"
    assert table.zone("sneak-attack") == "discard"
    table.pass_windows().commit("beorn")
    table.pass_until("W-Q3").pass_windows()
    assert "beorn" in table.hand()


@about("sneak-attack")
def test_sneak_attack_needs_an_ally_that_may_enter() -> None:
    """[Q21.4, Q23.1]"""
    table = Table(
        heroes=["aragorn"],
        allies=["faramir"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["sneak-attack", "faramir", "feint"],
        resources={"aragorn": 1},
        at="W-Q0",
    )
    assert not table.may("play sneak-attack")
    assert table.refused("play sneak-attack") == "Q21.4"


@about("sneak-attack")
def test_an_ally_of_sneak_attack_that_fell_does_not_return() -> None:
    """[QC23, Q13.14]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "silverlode-archer", "stand-together"],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose silverlode-archer")
    table.hurt(1, "silverlode-archer")
    table.pass_until("W-C0")
    assert table.zone("silverlode-archer") == "discard"


@about("sneak-attack", "stand-and-fight")
def test_an_ally_of_sneak_attack_that_came_back_returns_to_its_owner() -> None:
    """Whoever controls it then. [QC23, Q13.14]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["eowyn"]],
        hands=[["sneak-attack", "silverlode-archer", "stand-together"], ["stand-and-fight"]],
        resources={"aragorn": 1, "eowyn": 3},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose silverlode-archer")
    table.hurt(1, "silverlode-archer")
    table.play("play stand-and-fight")
    assert table.controller("silverlode-archer") == 1
    table.pass_until("W-C0")
    assert "silverlode-archer" in table.hand(0)


@about("sneak-attack", "gandalf")
def test_sneak_attack_in_the_refresh_phase_takes_gandalf_back_before_the_round_ends() -> None:
    """[QC23, Q14.7, Q5.18]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "gandalf", "stand-together"],
        decks=["feint"] * 6,
        resources={"aragorn": 1},
        at="W-REF",
    )
    table.play("play sneak-attack", "choose gandalf", "pass")
    assert table.zone("gandalf") == "play"
    table.pass_until("W-RES")
    assert "gandalf" in table.hand()


# 24 Valiant Sacrifice


@about("valiant-sacrifice")
def test_valiant_sacrifice_draws_two_for_who_controlled_the_ally() -> None:
    """Not for its player, and for any way of leaving. [QC24, Q7.4]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        allies=[[], ["northern-tracker"]],
        hands=[["valiant-sacrifice"], []],
        decks=[["feint"] * 4, ["feint"] * 4],
        resources={"aragorn": 1},
    )
    table.hurt(3, "northern-tracker").play("play valiant-sacrifice")
    assert len(table.hand(1)) == 2
    assert table.hand(0) == []
    assert table.resources_on("aragorn") == 0
    assert table.zone("valiant-sacrifice") == "discard"


@about("valiant-sacrifice")
def test_valiant_sacrifice_answers_a_return_to_a_hand() -> None:
    """[QC24]"""
    table = Table(
        heroes=["aragorn"],
        allies=["gandalf"],
        hands=["valiant-sacrifice"],
        decks=["feint"] * 3,
        resources={"aragorn": 1},
    )
    table.take_back("gandalf").play("play valiant-sacrifice for gandalf")
    assert sorted(table.hand()) == ["feint", "feint", "gandalf"]


@about("valiant-sacrifice")
def test_each_ally_that_left_is_an_occurrence_of_its_own() -> None:
    """Two copies may even answer the same one. [QC24, Q18.10, Q18.28, Q13.6]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["silverlode-archer", "snowbourn-scout"],
        hands=["valiant-sacrifice", "valiant-sacrifice"],
        decks=["feint"] * 8,
        resources={"aragorn": 2},
    )
    table.hurt(1, "silverlode-archer", "snowbourn-scout")
    assert sorted(table.offered) == [
        "play valiant-sacrifice for silverlode-archer",
        "play valiant-sacrifice for snowbourn-scout",
    ]
    table.play("play valiant-sacrifice for silverlode-archer")
    table.play("play valiant-sacrifice for silverlode-archer")
    assert table.hand().count("feint") == 4


@about("valiant-sacrifice")
def test_a_valiant_sacrifice_that_was_drawn_answers_the_same_moment() -> None:
    """[Q18.26]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["silverlode-archer"],
        hands=["valiant-sacrifice"],
        decks=["valiant-sacrifice", "feint", "feint", "feint"],
        resources={"aragorn": 2},
    )
    table.hurt(1, "silverlode-archer").play("play valiant-sacrifice", "play valiant-sacrifice")
    assert table.hand() == ["feint"] * 3


@about("valiant-sacrifice")
@pytest.mark.parametrize("case", ["hero", "empty deck", "stream", "eliminated"])
def test_valiant_sacrifice_needs_an_ally_and_somebody_who_can_draw(case: str) -> None:
    """[QC24, Q21.4, Q6.6]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn", "dunhere"]],
        allies=[[], ["northern-tracker"]],
        hands=[["valiant-sacrifice"], []],
        decks=[["feint"] * 4, [] if case == "empty deck" else ["feint"] * 4],
        resources={"aragorn": 1},
        active="enchanted-stream" if case == "stream" else "",
    )
    if case == "eliminated":
        table.eliminate(1)
    else:
        table.hurt(3, "eowyn" if case == "hero" else "northern-tracker")
    assert not any(text.startswith("play valiant-sacrifice") for text in table.options)


@about("valiant-sacrifice")
def test_valiant_sacrifice_is_no_action() -> None:
    """[Q18.8]"""
    table = Table(
        heroes=["aragorn"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["valiant-sacrifice"],
        resources={"aragorn": 1},
        at="W-Q0",
    )
    assert table.refused("play valiant-sacrifice") == "Q18.8"


# 25 Grim Resolve


@about("grim-resolve")
def test_grim_resolve_readies_every_character_and_nothing_else() -> None:
    """[Q21.4, Q5.14, Q8.7]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["eowyn"]],
        allies=["guard-of-the-citadel"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["grim-resolve", "stand-together"],
        resources={"aragorn": 5},
        committed=["aragorn", "eowyn"],
        exhausted=["guard-of-the-citadel", "steward-of-gondor"],
        at="W-Q1",
    )
    table.play("play grim-resolve")
    assert all(table.is_ready(one) for one in ("aragorn", "eowyn", "guard-of-the-citadel"))
    assert not table.is_ready("steward-of-gondor")
    assert table.is_committed("eowyn")


@about("grim-resolve")
def test_grim_resolve_needs_somebody_exhausted() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["aragorn"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["grim-resolve"],
        resources={"aragorn": 5},
        at="W-Q0",
    )
    assert table.refused("play grim-resolve") == "Q21.4"


# 26 Steward of Gondor, 27 Celebrían's Stone


@about("steward-of-gondor")
def test_the_steward_of_gondor_brings_two_resources_and_the_trait() -> None:
    """The attachment exhausts, not the hero. [Q5.14, Q5.13]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["steward-of-gondor", "feint"],
        resources={"aragorn": 2},
        at="W-PLAN",
    )
    table.play("play steward-of-gondor")
    assert table.offered == ["on aragorn", "on gimli"]
    table.play("on gimli")
    assert table.host_of("steward-of-gondor") == "gimli"
    assert has_trait(table.s, table.card("gimli"), GONDOR)
    assert not has_trait(table.s, table.card("aragorn"), GONDOR)
    table.play("use steward-of-gondor")
    assert table.resources_on("gimli") == 2
    assert table.is_ready("gimli")
    assert not table.is_ready("steward-of-gondor")
    assert not table.may("use steward-of-gondor")
    assert table.refused("use steward-of-gondor") == "Q5.13"


@about("steward-of-gondor")
def test_the_steward_of_gondor_on_another_players_hero_is_used_by_him() -> None:
    """Whoever played it; it is unique, and of heroes only. [Q7.18, Q22.5, Q23.1]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["eowyn"]],
        allies=["guard-of-the-citadel"],
        hands=[["steward-of-gondor", "steward-of-gondor"], []],
        resources={"aragorn": 4},
        at="W-PLAN",
    )
    table.play("play steward-of-gondor")
    assert table.offered == ["on aragorn", "on eowyn"]
    table.play("on eowyn")
    assert table.controller("steward-of-gondor") == 1
    assert (table.asked, table.may("use steward-of-gondor")) == (1, True)
    table.play("use steward-of-gondor")
    assert table.resources_on("eowyn") == 2
    assert table.asked == 0
    assert not table.may("play steward-of-gondor")
    assert table.refused("play steward-of-gondor") == "Q23.1"
    assert table.refused("use steward-of-gondor") == "Q18.3"


@about("steward-of-gondor")
def test_the_trait_goes_with_the_steward() -> None:
    """[Q18.2, Q20.9, Q3.10]"""
    table = Table(heroes=["gimli"], attached={"steward-of-gondor": "gimli"})
    table.discard("steward-of-gondor")
    assert not has_trait(table.s, table.card("gimli"), GONDOR)


@about("celebrians-stone")
def test_celebrians_stone_gives_two_willpower_and_aragorn_the_icon_of_spirit() -> None:
    """One pool, good for both spheres; no other hero gains the icon. [Q7.14, Q20.9]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"celebrians-stone": "aragorn"},
        hands=["the-favor-of-the-lady"],
        resources={"aragorn": 2},
        at="W-PLAN",
    )
    assert table.willpower("aragorn") == 4
    table.play("play the-favor-of-the-lady", "on aragorn")
    assert (table.willpower("aragorn"), table.resources_on("aragorn")) == (5, 0)
    gimli = Table(
        heroes=["aragorn", "gimli"],
        attached={"celebrians-stone": "gimli"},
        hands=["the-favor-of-the-lady"],
        resources={"aragorn": 2, "gimli": 2},
        at="W-PLAN",
    )
    assert gimli.willpower("gimli") == 4
    assert gimli.refused("play the-favor-of-the-lady") == "Q7.5"


@about("celebrians-stone", "strength-of-will")
def test_aragorn_with_the_stone_is_a_character_of_spirit() -> None:
    """Both for the icon of a card without cost and for what it exhausts. [Q7.9, Q7.14]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"celebrians-stone": "aragorn"},
        hands=["strength-of-will", "stand-together"],
        staging=["forest-gate"],
        at="S-TRV",
    )
    table.play("travel forest-gate", "play strength-of-will")
    assert not table.is_ready("aragorn")
    assert table.progress_on("forest-gate") == 2


@about("celebrians-stone", "dwarven-axe", "citadel-plate")
def test_a_third_restricted_attachment_makes_one_of_the_three_go() -> None:
    """The controller of the hero chooses which. [Q19.19]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gimli"]],
        attached={"dwarven-axe": "gimli", "citadel-plate": "gimli"},
        hands=["celebrians-stone"],
        resources={"aragorn": 2},
        at="W-PLAN",
    )
    table.play("play celebrians-stone", "on gimli")
    assert (table.asks, table.asked) == ("drop-restricted", 1)
    assert sorted(table.offered) == [
        "drop celebrians-stone", "drop citadel-plate", "drop dwarven-axe",
    ]  # fmt: skip
    table.play("drop dwarven-axe")
    assert table.zone("dwarven-axe") == "discard"
    assert table.willpower("gimli") == 4
