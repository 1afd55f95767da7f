"""The cards of the spirit sphere, one by one: 7–9 and 43–57."""

import pytest

from ringtable.games.quest.box.components import ENEMY, LOCATION, TREACHERY
from tests.games.quest.card_coverage import PACK, about
from tests.games.quest.scenario import Table

# Stand Together in the hand of a tactics player keeps every window open: it is always legal.


# 7 Éowyn


@about("eowyn")
def test_every_player_may_strengthen_eowyn_once_a_round_with_a_card_of_his_own() -> None:
    """Whoever controls her; the bonus ends with the phase. [QC7, Q18.18, Q20.4]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["feint", "stand-together"], ["hasty-stroke"]],
        at="W-Q0",
    )
    table.play("use eowyn", "choose feint")
    assert table.zone("feint") == "discard"
    told = [fact.values for fact in table.told("discarded-from-hand")]
    assert told == [(0, ["feint"])]
    assert table.willpower("eowyn") == 5
    assert table.asked == 1
    table.play("use eowyn")  # the only card of the hand goes
    assert table.zone("hasty-stroke") == "discard"
    assert table.willpower("eowyn") == 6
    assert not table.may("use eowyn")
    assert table.refused("use eowyn") == "Q18.18"
    table.pass_until("commit").commit().commit().pass_until("W-TRV")
    assert table.willpower("eowyn") == 4
    assert not table.may("use eowyn")  # the round goes on


@about("eowyn")
def test_eowyn_may_be_strengthened_while_exhausted_and_again_in_the_next_round() -> None:
    """[QC7, Q5.18]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["feint", "hasty-stroke", "stand-together"],
        exhausted=["eowyn"],
        at="W-REF",
    )
    table.play("use eowyn", "choose feint")
    assert not table.may("use eowyn")
    table.pass_until("W-RES")
    assert table.may("use eowyn")
    assert table.willpower("eowyn") == 4


@about("eowyn")
def test_eowyn_needs_a_card_of_the_hand() -> None:
    """Exhausted or not: that is not what stands against it. [Q21.4, Q21.2]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["beorn"],
        exhausted=["eowyn"],
        at="W-Q0",
    )
    assert not table.may("use eowyn")
    assert table.refused("use eowyn") == "Q21.4"


# 8 Eleanor


@about("eleanor")
def test_eleanor_cancels_a_treachery_and_the_next_card_takes_its_place() -> None:
    """The replacement is a full reveal. [QC8, Q8.15, Q18.20]"""
    table = Table(
        heroes=["eleanor", "gimli"], hands=["feint"], encounters=["king-spider", "forest-gate"]
    )
    table.reveal("eyes-of-the-forest")
    assert table.offered == ["use eleanor for eyes-of-the-forest"]
    table.play("use eleanor")
    assert not table.is_ready("eleanor")
    assert table.zone("eyes-of-the-forest") == "encounter-discard"
    assert table.zone("king-spider") == "staging"
    assert table.hand() == ["feint"]
    assert not table.is_ready("gimli")  # the spider's own effect


@about("eleanor")
@pytest.mark.parametrize("case", ["enemy", "exhausted", "no effect"])
def test_eleanor_cancels_treacheries_only_and_only_when_ready(case: str) -> None:
    """[QC8, Q5.13]"""
    table = Table(
        seats=2,
        heroes=[["eleanor", "gimli"], ["legolas"]],
        exhausted=["eleanor"] if case == "exhausted" else [],
    )
    table.reveal("king-spider" if case == "enemy" else "forest-gate")
    if case == "exhausted":
        table.reveal("eyes-of-the-forest")
    assert not any(text.startswith("use eleanor") for text in table.options)


@about("eleanor")
def test_the_replacement_of_eleanor_resolves_in_full() -> None:
    """[QC8, Q18.28]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        hands=["feint", "blade-mastery"],
        encounters=["the-necromancers-reach", "forest-gate"],
    )
    table.reveal("eyes-of-the-forest").play("use eleanor")
    assert table.hand() == ["feint", "blade-mastery"]
    assert table.damage_on("eleanor") == 1  # she is exhausted when it resolves


# 9 Dúnhere


@about("dunhere")
@pytest.mark.parametrize("spider", ["forest-spider", "king-spider"])
def test_dunhere_attacks_the_staging_area_alone_and_stronger(spider: str) -> None:
    """The enemy stays there, unengaged. [QC9, Q12.8]"""
    table = Table(
        heroes=["dunhere", "gimli"],
        hands=["stand-together"],
        staging=[spider],
        at="W-C1",
    )
    table.pass_until("target").play(f"attack {spider}")
    table.pass_until("W-ATK2")
    assert table.attack("dunhere") == 3
    table.pass_until("W-ATK3")
    assert table.damage_on(spider) == 2
    assert table.staging == [spider]
    assert not table.is_ready("dunhere")


@about("dunhere")
def test_dunhere_has_no_bonus_against_an_engaged_enemy() -> None:
    """There he may be one of several. [QC9]"""
    table = Table(
        heroes=["dunhere", "gimli"],
        hands=["stand-together"],
        engaged=["forest-spider"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("forest-spider", "dunhere", "gimli")
    table.pass_until("W-ATK2")
    assert table.attack("dunhere") == 2


@about("dunhere", "legolas")
def test_nobody_joins_dunhere_in_the_staging_area() -> None:
    """[QC9, Q12.8, Q19.18]"""
    table = Table(
        seats=2,
        heroes=[["dunhere"], ["legolas"]],
        hands=[[], ["stand-together"]],
        staging=["forest-spider"],
        at="W-C1",
    )
    table.pass_until("target").play("attack forest-spider")
    assert table.window == "W-ATK1"
    table.pass_until("W-ATK3")
    assert table.told("strikes")[0].values == (0, ["dunhere"], "forest-spider")


# 43 Wandering Took


@about("wandering-took")
def test_wandering_took_goes_over_with_three_threat() -> None:
    """Once a round for this card, whoever has it. [QC43, Q22.4, Q18.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["wandering-took"],
        attached={"self-preservation": "wandering-took"},
        hands=[["stand-together"], ["feint"]],
        threat=[20, 25],
        exhausted=["wandering-took"],
        at="W-Q0",
    )
    table.play("use wandering-took")
    assert table.s.threat == [17, 28]
    assert table.controller("wandering-took") == 1
    assert table.controller("self-preservation") == 1
    assert not table.is_ready("wandering-took")
    assert table.asked == 1
    assert table.refused("use wandering-took") == "Q18.18"


@about("wandering-took")
def test_wandering_took_needs_a_second_player_and_three_threat() -> None:
    """[QC43, Q30.3, Q21.4]"""
    alone = Table(heroes=["gimli"], allies=["wandering-took"], hands=["stand-together"], at="W-Q0")
    assert alone.refused("use wandering-took") == "Q21.4"
    low = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["stand-together"],
        threat=[2, 20],
        at="W-Q0",
    )
    assert not low.may("use wandering-took")
    assert low.refused("use wandering-took") == "Q21.4"
    enough = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["stand-together"],
        threat=[3, 20],
        at="W-Q0",
    )
    enough.play("use wandering-took")
    assert enough.s.threat == [0, 23]


@about("wandering-took")
def test_wandering_took_falls_with_the_player_he_ruins() -> None:
    """To his owner's pile. [QC43, Q16.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["stand-together"],
        threat=[20, 47],
        at="W-Q0",
    )
    table.play("use wandering-took")
    assert not table.s.plays(1)
    assert table.ids(table.s.discard[0]) == ["wandering-took"]
    assert table.threat == 17


@about("wandering-took")
def test_a_defending_took_keeps_defending_for_his_old_player() -> None:
    """[QC43, Q11.27]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["stand-together"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend wandering-took").play("use wandering-took")
    table.pass_until("target")
    assert table.zone("wandering-took") == "discard"
    assert table.damage_on("gimli") == 0


# 44 Lórien Guide, 45 Northern Tracker


@about("lorien-guide")
def test_a_lorien_guide_marks_the_active_location() -> None:
    """Never the quest. [Q9.8, Q18.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["lorien-guide"],
        hands=["stand-together"],
        active="forest-gate",
        staging=["old-forest-road"],
        at="S-Q1",
    )
    table.commit("lorien-guide").play("use lorien-guide")
    assert table.progress_on("forest-gate") == 1
    assert table.progress_on("old-forest-road") == 0
    none = Table(
        heroes=["eowyn", "gimli"],
        allies=["lorien-guide"],
        hands=["stand-together"],
        staging=["old-forest-road"],
        at="S-Q1",
    )
    none.commit("lorien-guide")
    assert none.window == "W-Q1"
    assert none.progress_on("flies-and-spiders") == 0


@about("lorien-guide")
def test_two_lorien_guides_answer_one_after_the_other() -> None:
    """The location may be explored by the first of them. [Q18.28, Q9.8, Q21.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["lorien-guide", "lorien-guide"],
        hands=["stand-together"],
        active="great-forest-web",
        progress={"great-forest-web": 1},
        encounters=["king-spider"],
        at="S-Q1",
    )
    table.commit("lorien-guide#1", "lorien-guide#2")
    assert table.offered == ["use lorien-guide"] * 2
    table.play("use lorien-guide#2")
    assert table.zone("great-forest-web") == "encounter-discard"
    assert table.window == "W-Q1"


@about("northern-tracker")
def test_a_northern_tracker_marks_every_location_of_the_staging_area() -> None:
    """Not the active one; several may be explored at once. [Q9.8, Q18.24]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["northern-tracker"],
        hands=["stand-together"],
        active="forest-gate",
        staging=["old-forest-road", "great-forest-web", "king-spider"],
        progress={"great-forest-web": 1},
        encounters=["forest-spider"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    assert table.progress_on("old-forest-road") == 1
    assert table.zone("great-forest-web") == "encounter-discard"
    assert table.progress_on("forest-gate") == 0


@about("northern-tracker")
def test_a_northern_tracker_without_a_location_there_is_not_asked() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["northern-tracker"],
        hands=["stand-together"],
        active="forest-gate",
        staging=["king-spider"],
        at="S-Q1",
    )
    table.commit("northern-tracker")
    assert table.window == "W-Q1"


# 46 The Galadhrim's Greeting


@about("the-galadhrims-greeting")
def test_the_galadhrims_greeting_lowers_one_by_six_or_all_by_two() -> None:
    """[Q21.14, Q16.4]"""
    for way, threat in ((("one", "player 2"), [20, 24]), (("all",), [18, 28])):
        table = Table(
            seats=2,
            heroes=[["eowyn", "gimli"], ["legolas"]],
            hands=["the-galadhrims-greeting", "stand-together"],
            resources={"eowyn": 3},
            threat=[20, 30],
            at="W-Q0",
        )
        table.play("play the-galadhrims-greeting")
        assert table.offered == ["one", "all"]
        table.play(*way)
        assert table.s.threat == threat
        assert table.resources_on("eowyn") == 0


@about("the-galadhrims-greeting")
def test_the_galadhrims_greeting_stops_at_nought_and_asks_for_somebody_with_threat() -> None:
    """[Q16.4, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["the-galadhrims-greeting", "stand-together"],
        resources={"eowyn": 3},
        threat=[0, 4],
        at="W-Q0",
    )
    table.play("play the-galadhrims-greeting", "one")  # only one player has any
    assert table.s.threat == [0, 0]
    none = Table(
        heroes=["eowyn", "gimli"],
        hands=["the-galadhrims-greeting", "stand-together"],
        resources={"eowyn": 3},
        threat=0,
        at="W-Q0",
    )
    assert none.refused("play the-galadhrims-greeting") == "Q21.4"


# 47 Strength of Will


@about("strength-of-will")
def test_strength_of_will_marks_the_location_travelled_to() -> None:
    """Paid by an own ready spirit character, hero or ally. [Q9.6, Q21.2, Q7.9]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["dunhere"]],
        allies=["northern-tracker", "veteran-axehand"],
        hands=["strength-of-will", "stand-together"],
        staging=["forest-gate"],
        at="S-TRV",
    )
    table.play("travel forest-gate")
    assert table.may("play strength-of-will for forest-gate")
    table.play("play strength-of-will")
    assert table.offered == ["choose eowyn", "choose northern-tracker"]
    table.play("choose northern-tracker")
    assert table.progress_on("forest-gate") == 2
    assert not table.is_ready("northern-tracker")
    assert table.is_ready("eowyn")


@about("strength-of-will")
@pytest.mark.parametrize("case", ["exhausted", "no icon", "stayed"])
def test_strength_of_will_needs_a_journey_and_a_ready_spirit_character(case: str) -> None:
    """[Q21.4, Q7.9, Q18.8]"""
    table = Table(
        heroes=["legolas" if case == "no icon" else "eowyn", "gimli"],
        hands=["strength-of-will", "stand-together"],
        staging=["forest-gate"],
        exhausted=["eowyn"] if case == "exhausted" else [],
        at="S-TRV",
    )
    table.play("stay" if case == "stayed" else "travel forest-gate")
    assert not table.may("play strength-of-will")
    table.pass_until("W-TRV")
    assert table.refused("play strength-of-will") == "Q18.8"


@about("strength-of-will")
def test_two_strengths_of_will_may_explore_the_location_at_once() -> None:
    """No second journey. [Q18.28, Q9.8, Q9.15]"""
    table = Table(
        heroes=["eowyn", "dunhere", "gimli"],
        hands=["strength-of-will", "strength-of-will", "stand-together"],
        staging=["forest-gate", "old-forest-road"],
        at="S-TRV",
    )
    table.play("travel forest-gate")
    table.play("play strength-of-will", "choose eowyn", "play strength-of-will")
    assert table.zone("forest-gate") == "encounter-discard"
    table.pass_until("W-TRV")
    assert table.staging == ["old-forest-road"]


# 48 Hasty Stroke


@about("hasty-stroke")
def test_hasty_stroke_cancels_a_shadow_effect_of_any_attack() -> None:
    """Another player's, too. [Q18.20, Q32.9]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=[["stand-together"], ["hasty-stroke"]],
        resources={"eowyn": 1},
        engaged=["king-spider"],
        encounters=["dol-guldur-orcs"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("respond")
    assert (table.asked, table.offered) == (1, ["play hasty-stroke for dol-guldur-orcs"])
    table.play("play hasty-stroke").pass_until("W-DEF4")
    assert table.damage_on("gimli") == 1
    assert table.resources_on("eowyn") == 0


@about("hasty-stroke")
def test_hasty_stroke_has_nothing_to_cancel_on_a_blank_card() -> None:
    """And it is no action. [Q11.17, Q32.9, Q18.8]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", "stand-together"],
        resources={"eowyn": 1},
        engaged=["king-spider"],
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.pass_until("W-C0")
    assert table.refused("play hasty-stroke") == "Q18.8"
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF2").pass_until("W-DEF3")
    assert table.hand() == ["hasty-stroke", "stand-together"]


@about("hasty-stroke")
def test_each_shadow_effect_needs_a_hasty_stroke_of_its_own() -> None:
    """[Q11.18, Q18.10]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", "stand-together"],
        resources={"eowyn": 2},
        engaged=["dol-guldur-beastmaster"],
        encounters=["east-bight-patrol", "dol-guldur-orcs"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("respond")
    table.play("play hasty-stroke for east-bight-patrol").pass_until("W-DEF4")
    assert table.damage_on("gimli") == 2  # 3 + 1 for the second card


# 49 Will of the West


@about("will-of-the-west")
def test_will_of_the_west_renews_the_deck_of_any_player() -> None:
    """Heroes stay where they are, and it leaves the game. [QC49, Q13.11]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["will-of-the-west", "stand-together"],
        decks=[["feint"], []],
        discards=[["hasty-stroke"], ["gandalf", "theodred"]],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    table.play("play will-of-the-west")
    assert table.offered == ["player 1", "player 2"]
    table.play("player 2")
    assert table.ids(table.s.deck[1]) == ["gandalf"]
    assert table.ids(table.s.discard[1]) == ["theodred"]
    assert table.told("shuffled")[0].values == (1,)
    assert table.told("pile-shuffled-in")[0].values == (1, 1)
    assert table.ids(table.s.discard[0]) == ["hasty-stroke"]
    assert table.zone("will-of-the-west") == "removed"


@about("will-of-the-west")
def test_will_of_the_west_needs_a_card_that_is_no_hero() -> None:
    """[QC49, Q13.11, Q21.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["will-of-the-west", "stand-together"],
        discards=["theodred"],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    assert table.refused("play will-of-the-west") == "Q21.4"


# 50 A Test of Will


@about("a-test-of-will")
def test_a_test_of_will_cancels_the_effect_and_leaves_the_rest_of_the_card() -> None:
    """An enemy still comes. [QC50, Q8.15]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eowyn": 1},
    )
    table.reveal("king-spider").play("play a-test-of-will")
    assert table.is_ready("gimli")
    assert table.is_ready("eowyn")
    assert table.zone("king-spider") == "staging"


@about("a-test-of-will")
@pytest.mark.parametrize("id", ["forest-gate", "endless-caverns", "forest-spider"])
def test_a_test_of_will_needs_an_effect_of_revealing(id: str) -> None:
    """Keywords are none. [QC50, Q32.9]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eowyn": 1},
        encounters=["old-forest-road"],
    )
    table.reveal(id)
    assert table.asks != "respond"
    assert "a-test-of-will" in table.hand()


@about("a-test-of-will")
def test_a_test_of_will_answers_every_card_with_such_an_effect() -> None:
    """All that the pack knows. [QC50]"""
    ids = [
        PACK.ids[card]
        for card in PACK.titles
        if PACK.has_when_revealed[card] and PACK.kind[card] in (ENEMY, LOCATION, TREACHERY)
    ]
    assert len(ids) == 15
    for id in ids:
        table = Table(
            heroes=["eowyn", "gimli"],
            hands=["a-test-of-will", "stand-together"],
            resources={"eowyn": 1},
        )
        table.reveal(id)
        assert table.may(f"play a-test-of-will for {id}"), id


# 51 Stand and Fight


@about("stand-and-fight")
def test_stand_and_fight_brings_an_ally_of_any_sphere_and_pile_for_spirit() -> None:
    """X is the printed cost; who plays it controls the ally. [QC51, Q7.15, Q18.9]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["stand-and-fight", "stand-together"],
        discards=[
            ["northern-tracker", "feint", "northern-tracker"],
            ["faramir", "beorn", "gandalf", "theodred"],
        ],
        resources={"eowyn": 4, "gimli": 5},
        at="W-Q0",
    )
    table.play("play stand-and-fight")
    assert table.offered == ["choose northern-tracker", "choose faramir"]  # Beorn is too dear
    table.play("choose faramir")
    assert table.controller("faramir") == 0
    assert (table.resources_on("eowyn"), table.resources_on("gimli")) == (0, 5)
    assert table.is_ready("faramir")


@about("stand-and-fight")
def test_an_ally_of_stand_and_fight_goes_to_its_owners_pile() -> None:
    """[Q22.2, Q3.15]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["stand-and-fight", "stand-together"],
        discards=[[], ["snowbourn-scout"]],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    table.play("play stand-and-fight").hurt(1, "snowbourn-scout")
    assert table.ids(table.s.discard[1]) == ["snowbourn-scout"]


@about("stand-and-fight")
@pytest.mark.parametrize("case", ["gandalf", "unique", "poor", "empty", "eliminated"])
def test_stand_and_fight_is_refused(case: str) -> None:
    """Gandalf is neutral. [QC51, Q23.1, Q21.4, Q16.10]"""
    piles = {"gandalf": "gandalf", "unique": "faramir", "poor": "beorn", "eliminated": "faramir"}
    table = Table(
        seats=3,
        heroes=[["eowyn", "gimli"], ["legolas"], ["dunhere"]],
        allies=[[], [], ["faramir"] if case == "unique" else []],
        hands=["stand-and-fight", "stand-together"],
        discards=[[], [piles[case]] if case in piles else [], []],
        resources={"eowyn": 5},
        at="W-Q0",
    )
    if case == "eliminated":
        table.eliminate(1)
    assert not table.may("play stand-and-fight")
    assert table.refused("play stand-and-fight") == "Q21.4"


# 52 A Light in the Dark


@about("a-light-in-the-dark")
def test_a_light_in_the_dark_sends_an_engaged_enemy_back_with_all_it_has() -> None:
    """[QC52, Q21.13]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["beravor"]],
        hands=["a-light-in-the-dark", "stand-together"],
        attached={"forest-snare": "forest-spider"},
        resources={"eowyn": 2},
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["hummerhorns"],
        damage={"forest-spider": 2},
        encounters=["forest-gate", "old-forest-road"],
        at="S-C0",
    )
    table.pass_until("W-C0").play("play a-light-in-the-dark")
    assert table.offered == ["choose king-spider", "choose forest-spider"]
    table.play("choose forest-spider")
    assert table.staging == ["hummerhorns", "forest-spider"]
    assert table.damage_on("forest-spider") == 2
    assert table.host_of("forest-snare") == "forest-spider"
    assert table.zone("old-forest-road") == "shadow"


@about("a-light-in-the-dark")
def test_a_light_in_the_dark_prevents_an_attack_but_stops_none_that_has_begun() -> None:
    """[QC52, Q11.27, Q11.34]"""
    for window, wounds in (("W-C0", 0), ("W-DEF1", 1)):
        table = Table(
            heroes=["eowyn", "gimli"],
            hands=["a-light-in-the-dark", "stand-together"],
            resources={"eowyn": 2},
            engaged=["king-spider"],
            at="W-C0",
        )
        table.pass_until(window).play("play a-light-in-the-dark")
        assert table.staging == ["king-spider"]
        if wounds:
            table.pass_until("defend").play("defend gimli")
        table.pass_until("W-C1")
        assert table.damage_on("gimli") == wounds


@about("a-light-in-the-dark")
def test_a_light_in_the_dark_needs_an_engaged_enemy() -> None:
    """[Q21.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-light-in-the-dark", "stand-together"],
        resources={"eowyn": 2},
        staging=["king-spider"],
        at="W-Q0",
    )
    assert table.refused("play a-light-in-the-dark") == "Q21.4"


# 53 Dwarven Tomb


@about("dwarven-tomb")
def test_dwarven_tomb_takes_a_spirit_card_of_the_own_pile() -> None:
    """No hero, no other sphere, no other pile, not itself. [Q3.12, Q13.11]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["dunhere"]],
        hands=["dwarven-tomb", "stand-together"],
        discards=[["feint", "northern-tracker", "hasty-stroke", "eleanor"], ["a-test-of-will"]],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    table.play("play dwarven-tomb")
    assert sorted(table.offered) == ["choose hasty-stroke", "choose northern-tracker"]
    table.play("choose northern-tracker")
    assert sorted(table.hand()) == ["northern-tracker", "stand-together"]
    assert table.zone("dwarven-tomb") == "discard"


@about("dwarven-tomb")
def test_dwarven_tomb_needs_such_a_card() -> None:
    """[Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["dunhere"]],
        hands=["dwarven-tomb", "stand-together"],
        discards=[["feint", "eleanor"], ["a-test-of-will"]],
        resources={"eowyn": 1},
        at="W-Q0",
    )
    assert table.refused("play dwarven-tomb") == "Q21.4"


# 54 Fortune or Fate


@about("fortune-or-fate")
def test_fortune_or_fate_returns_a_hero_to_his_owner() -> None:
    """Of any player; ready, unhurt, poor; no threat. [QC54, Q17.5]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["fortune-or-fate", "stand-together"],
        discards=[["theodred", "feint"], ["aragorn"]],
        resources={"eowyn": 5},
        at="W-Q0",
    )
    table.play("play fortune-or-fate")
    assert table.offered == ["choose theodred", "choose aragorn"]
    table.play("choose aragorn")
    assert table.controller("aragorn") == 1
    assert table.told("put-into-play")[0].values == (1, "aragorn")
    assert table.is_ready("aragorn")
    assert (table.damage_on("aragorn"), table.resources_on("aragorn")) == (0, 0)
    assert table.s.threat == [20, 20]


@about("fortune-or-fate")
@pytest.mark.parametrize("case", ["nobody", "eliminated"])
def test_fortune_or_fate_needs_a_fallen_hero_of_a_player_in_the_game(case: str) -> None:
    """[Q16.10, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["fortune-or-fate", "stand-together"],
        discards=[["feint"], ["aragorn"] if case == "eliminated" else []],
        resources={"eowyn": 5},
        at="W-Q0",
    )
    if case == "eliminated":
        table.eliminate(1)
    assert table.refused("play fortune-or-fate") == "Q21.4"


# 55 The Favor of the Lady, 56 Power in the Earth, 57 Unexpected Courage


@about("the-favor-of-the-lady")
def test_the_favor_of_the_lady_may_be_on_a_hero_twice() -> None:
    """Unrestricted, for heroes of any player. [Q7.20, Q7.18, Q20.9]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        allies=["northern-tracker"],
        attached={"the-favor-of-the-lady": "gimli"},
        hands=[["the-favor-of-the-lady"], ["stand-together"]],
        resources={"eowyn": 2},
        at="W-PLAN",
    )
    table.play("play the-favor-of-the-lady")
    assert table.offered == ["on eowyn", "on gimli"]
    table.play("on gimli")
    assert table.willpower("gimli") == 4


@about("power-in-the-earth")
def test_power_in_the_earth_calms_a_location_wherever_it_is() -> None:
    """Not below nought; it stays when the players travel. [Q8.21, Q9.16, Q22.5]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["power-in-the-earth", "power-in-the-earth", "stand-together"],
        resources={"eowyn": 2},
        staging=["old-forest-road", "king-spider"],
        active="forest-gate",
        at="W-PLAN",
    )
    table.play("play power-in-the-earth")
    assert sorted(table.offered) == ["on forest-gate", "on old-forest-road"]
    table.play("on old-forest-road", "play power-in-the-earth", "on old-forest-road")
    assert table.threat_strength("old-forest-road") == 0
    assert table.controller("power-in-the-earth") == 0


@about("the-galadhrims-greeting")
@pytest.mark.parametrize(
    ("threat", "fall"), [([1, 0], [(0, 1, 0)]), ([1, 5], [(0, 1, 0), (1, 2, 3)])]
)
def test_the_galadhrims_greeting_lowers_what_there_is(
    threat: list[int], fall: list[tuple[int, int, int]]
) -> None:
    """A threat of one too; of a fall by nothing nothing is told. [Q16.4, Q21.11]"""
    table = Table(
        seats=2,
        heroes=[["eowyn"], ["gimli"]],
        hands=[["the-galadhrims-greeting"], []],
        resources={"eowyn": 3},
        threat=threat,
        at="W-RES",
    )
    table.play("play the-galadhrims-greeting", "all")
    assert [fact.values for fact in table.told("threat-lowered")] == fall


@about("power-in-the-earth")
def test_power_in_the_earth_takes_one_threat() -> None:
    """Necromancer's Pass has three. [Q7.20, Q20.9]"""
    table = Table(
        heroes=["eowyn"],
        staging=["necromancers-pass"],
        attached={"power-in-the-earth": "necromancers-pass"},
    ).idle()
    assert table.threat_strength("necromancers-pass") == 2


@about("power-in-the-earth")
def test_power_in_the_earth_goes_with_its_location() -> None:
    """To its owner's pile; without a location there is nothing to play it on. [Q3.10, Q7.18]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["power-in-the-earth", "stand-together"],
        attached={"power-in-the-earth": "old-forest-road"},
        staging=["old-forest-road"],
        resources={"eowyn": 1},
        at="W-PLAN",
    )
    table.discard("old-forest-road")
    assert table.ids(table.s.discard[0]) == ["power-in-the-earth"]
    assert table.refused("play power-in-the-earth") == "Q7.18"


@about("unexpected-courage")
def test_unexpected_courage_readies_its_hero_once_for_each_copy() -> None:
    """Exhausting the attachment; only an exhausted hero. [Q5.14, Q7.20, Q21.4]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        attached={"unexpected-courage#1": "gimli", "unexpected-courage#2": "gimli"},
        hands=["stand-together"],
        exhausted=["gimli"],
        at="W-Q0",
    )
    table.play("use unexpected-courage#1")
    assert table.is_ready("gimli")
    assert not table.is_ready("unexpected-courage#1")
    assert not table.may("use unexpected-courage")
    assert table.refused("use unexpected-courage#2") == "Q21.4"
    table.exhaust("gimli")
    assert table.may("use unexpected-courage#2")
    table.play("use unexpected-courage#2")
    assert table.is_ready("gimli")


@about("unexpected-courage")
def test_a_hero_readied_by_courage_stays_committed() -> None:
    """[Q8.7]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"unexpected-courage": "gimli"},
        hands=["stand-together"],
        at="S-Q1",
    )
    table.commit("gimli").play("use unexpected-courage")
    assert table.is_ready("gimli")
    assert table.is_committed("gimli")
