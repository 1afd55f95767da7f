"""Encounter cards that meet: each other, and the cards of the players."""

import pytest

from ringtable.games.quest.phases.questing import RESOLVE
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import questing_willpower, staging_threat
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    ANDUIN,
    ESCAPE,
    WATCH,
    Hurt,
    Progress,
    attacked,
    values,
)
from tests.games.quest.scenario import Table

DUNGEONS = "out-of-the-dungeons"


def resolve(s: Quest) -> None:
    s.call(RESOLVE, s.first)


# When revealed, and what the players have against it

TEST_OF_WILL = {
    "heroes": ["eowyn", "gimli"],
    "hands": ["a-test-of-will", "feint"],
    "resources": {"eowyn": 1},
}


def cancelled(card: str, **more: object) -> Table:
    """A card is revealed and answered by A Test of Will."""
    table = Table(**(TEST_OF_WILL | more))  # type: ignore[arg-type]
    return table.reveal(card).play(f"play a-test-of-will for {card}")


@about("a-test-of-will", "despair")
def test_despair_is_cancelled_by_a_test_of_will() -> None:
    """[Q18.20, Q8.15]"""
    table = cancelled("despair", progress={"flies-and-spiders": 6})
    assert table.progress_on("flies-and-spiders") == 6
    assert table.resources_on("eowyn") == 0


@about("a-test-of-will", "king-spider")
def test_a_cancelled_spider_still_comes_to_the_staging_area() -> None:
    """[Q8.15]"""
    table = cancelled("king-spider")
    assert table.is_ready("eowyn")
    assert table.is_ready("gimli")
    assert table.staging == ["king-spider"]


@about("a-test-of-will", "ungoliants-spawn")
def test_a_cancelled_spawn_takes_no_will() -> None:
    """[Q8.15]"""
    table = cancelled("ungoliants-spawn", committed=["eowyn"])
    assert table.willpower("eowyn") == 4
    assert table.staging == ["ungoliants-spawn"]


@about("a-test-of-will", "dol-guldur-orcs")
def test_cancelled_orcs_hurt_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("dol-guldur-orcs", committed=["eowyn"])
    assert table.damage_on("eowyn") == 0


@about("a-test-of-will", "black-forest-bats")
def test_cancelled_bats_remove_nobody() -> None:
    """[Q8.15]"""
    assert cancelled("black-forest-bats", committed=["eowyn"]).is_committed("eowyn")


@about("a-test-of-will", "caught-in-a-web")
def test_a_cancelled_web_is_discarded() -> None:
    """[Q8.13, Q3.6]"""
    table = cancelled("caught-in-a-web", encounters=["forest-gate"])
    assert table.zone("caught-in-a-web") == "encounter-discard"


@about("a-test-of-will", "eyes-of-the-forest")
def test_the_eyes_do_not_see_a_cancelled_hand() -> None:
    """The event that cancels is spent, the other stays. [Q18.20]"""
    assert cancelled("eyes-of-the-forest").hand() == ["feint"]


@about("a-test-of-will", "massing-at-night")
def test_a_cancelled_massing_reveals_nothing() -> None:
    """[Q8.15]"""
    table = cancelled("massing-at-night", encounters=["forest-gate"])
    assert table.staging == []


@about("a-test-of-will", "the-necromancers-reach")
def test_a_cancelled_reach_hurts_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("the-necromancers-reach", exhausted=["gimli"])
    assert table.damage_on("gimli") == 0


@about("a-test-of-will", "pursued-by-shadow")
def test_a_cancelled_pursuit_raises_no_threat() -> None:
    """[Q8.15]"""
    assert cancelled("pursued-by-shadow").threat == 20


@about("a-test-of-will", "treacherous-fog")
def test_a_cancelled_fog_neither_thickens_nor_takes_a_card() -> None:
    """[Q8.15]"""
    table = cancelled("treacherous-fog", staging=["forest-gate"], threat=40)
    assert table.threat_strength("forest-gate") == 2
    assert table.hand() == ["feint"]


@about("a-test-of-will", "evil-storm")
def test_a_cancelled_storm_hurts_nobody() -> None:
    """[Q8.15]"""
    table = cancelled("evil-storm", threat=40)
    assert table.damage_on("eowyn") == table.damage_on("gimli") == 0


@about("a-test-of-will", "under-the-shadow")
def test_a_cancelled_shadow_adds_no_threat() -> None:
    """[Q8.15]"""
    assert staging_threat(cancelled("under-the-shadow").s) == 0


@about("a-test-of-will", "iron-shackles")
def test_cancelled_shackles_bind_nothing() -> None:
    """[Q8.15]"""
    table = cancelled("iron-shackles", encounters=["forest-gate"])
    assert table.zone("iron-shackles") == "encounter-discard"


@about("a-test-of-will", "wolf-rider", "endless-caverns", "eastern-crows", "cavern-guardian")
@pytest.mark.parametrize(
    "card", ["wolf-rider", "endless-caverns", "eastern-crows", "cavern-guardian"]
)
def test_keywords_cannot_be_cancelled(card: str) -> None:
    """Nothing is to be cancelled, so nobody is asked. [QC50, Q32.9]"""
    table = Table(**TEST_OF_WILL, encounters=["forest-gate"])  # type: ignore[arg-type]
    table.reveal(card)
    assert table.asks != "respond"
    assert table.hand() == ["a-test-of-will", "feint"]


@about("eleanor", "massing-at-night")
def test_eleanor_replaces_massing_by_one_card() -> None:
    """[QC8]"""
    table = Table(
        seats=2,
        heroes=[["eleanor"], ["gimli"]],
        encounters=["forest-gate", "old-forest-road", "enchanted-stream"],
    ).reveal("massing-at-night")
    table.play("use eleanor for massing-at-night")
    assert table.staging == ["forest-gate"]
    assert not table.is_ready("eleanor")


@about("eleanor", "driven-by-shadow")
def test_eleanor_stops_the_surge_that_driven_by_shadow_would_gain() -> None:
    """Then the replacement comes, and it alone. [Q19.4, QC8]"""
    table = Table(heroes=["eleanor"], encounters=["forest-gate", "old-forest-road"])
    table.reveal("driven-by-shadow").play("use eleanor for driven-by-shadow")
    assert table.staging == ["forest-gate"]


@about("eleanor", "a-test-of-will", "the-necromancers-reach")
def test_an_effect_is_cancelled_once() -> None:
    """After the one there is nothing for the other. [Q32.9]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        hands=["a-test-of-will"],
        resources={"eleanor": 1},
        exhausted=["gimli"],
    ).reveal("the-necromancers-reach")
    table.play("play a-test-of-will for the-necromancers-reach")
    assert table.asks != "respond"
    assert table.is_ready("eleanor")
    assert table.damage_on("gimli") == 0


@about("thalin", "eastern-crows")
def test_thalin_slays_crows_before_they_surge() -> None:
    """They are shuffled back. [QC6, Q19.4]"""
    table = Table(heroes=["thalin"], committed=["thalin"], encounters=["forest-gate"])
    table.reveal("eastern-crows")
    assert table.staging == []
    assert sorted(table.ids(table.s.encounter_deck)) == ["eastern-crows", "forest-gate"]


@about("thalin", "massing-at-night", "dol-guldur-orcs")
def test_thalin_wounds_what_massing_reveals() -> None:
    """Before its own effect. [QC6, Q8.16]"""
    table = Table(heroes=["thalin"], committed=["thalin"], encounters=["dol-guldur-orcs"])
    table.reveal("massing-at-night")
    assert table.damage_on("dol-guldur-orcs") == 1
    assert table.damage_on("thalin") == 2


@about("thalin", "hummerhorns")
def test_thalin_wounds_only_while_he_quests() -> None:
    """[QC6]"""
    home = Table(heroes=["thalin"]).reveal("hummerhorns")
    assert home.damage_on("hummerhorns") == 0
    away = Table(heroes=["thalin"], committed=["thalin"]).reveal("hummerhorns")
    assert away.damage_on("hummerhorns") == 1


# Willpower


@about("ungoliants-spawn", "eowyn")
def test_will_bought_after_the_spawn_counts_beside_it() -> None:
    """[QC7, Q20.2]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["feint", *WATCH],
        committed=["eowyn"],
        encounters=["ungoliants-spawn", "forest-gate"],
        at="S-Q2",
    )
    assert table.willpower("eowyn") == 3
    table.play("use eowyn", "choose feint")
    assert table.willpower("eowyn") == 4


@about("ungoliants-spawn", "veteran-axehand", "faramir")
def test_will_below_nothing_is_made_good_first() -> None:
    """0 - 1 + 1 is 0, not 1. [Q20.3]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        allies=["veteran-axehand", "faramir"],
        committed=["veteran-axehand"],
        encounters=["ungoliants-spawn", "forest-gate"],
        at="S-Q2",
    )
    assert table.willpower("veteran-axehand") == 0
    table.play("use faramir")
    assert table.willpower("veteran-axehand") == 0
    assert table.willpower("gimli") == 3


@about("ungoliants-spawn", "celebrians-stone", "dark-knowledge")
def test_the_spawn_and_attachments_add_up() -> None:
    """2 + 2 - 1 - 1. [Q20.2, Q20.9]"""
    table = Table(
        heroes=["gimli"],
        attached={"celebrians-stone": "gimli", "dark-knowledge": "gimli"},
        committed=["gimli"],
    ).reveal("ungoliants-spawn")
    assert table.willpower("gimli") == 2


@about("ungoliants-spawn", "black-forest-bats")
def test_who_is_removed_from_the_quest_counts_no_more() -> None:
    """[QC98, Q8.19]"""
    table = Table(
        heroes=["gimli", "eowyn"], committed=["gimli", "eowyn"], encounters=["forest-gate"]
    )
    table.reveal("ungoliants-spawn").reveal("black-forest-bats").play("choose eowyn")
    assert questing_willpower(table.s) == 1


# Who is exhausted, who is ready


@about("the-necromancers-reach", "eowyn")
def test_the_reach_hurts_who_quests() -> None:
    """[Q8.1]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=WATCH,
        encounters=["the-necromancers-reach", "forest-gate"],
        at="S-Q1",
    )
    table.commit("eowyn").pass_until("W-Q2")
    assert (table.damage_on("eowyn"), table.damage_on("gimli")) == (1, 0)


@about("the-necromancers-reach", "aragorn")
def test_aragorn_who_readied_is_out_of_reach() -> None:
    """He is committed, but not exhausted. [Q8.7]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        resources={"aragorn": 1},
        hands=WATCH,
        encounters=["the-necromancers-reach", "forest-gate"],
        at="S-Q1",
    )
    table.commit("aragorn", "gimli").play("use aragorn").pass_until("W-Q2")
    assert (table.damage_on("aragorn"), table.damage_on("gimli")) == (0, 1)


@about("the-necromancers-reach", "king-spider")
def test_who_is_exhausted_by_the_spider_is_in_reach() -> None:
    """[Q8.12]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["thalin"]],
        hands=WATCH,
        encounters=["king-spider", "the-necromancers-reach", "forest-gate"],
        at="S-Q2",
    )
    assert table.damage_on("gimli") == table.damage_on("thalin") == 1


@about("the-necromancers-reach", "gloin")
def test_gloin_is_paid_for_the_reach() -> None:
    """[QC3]"""
    table = Table(heroes=["gloin", "gimli"], exhausted=["gloin"]).reveal("the-necromancers-reach")
    table.play("use gloin")
    assert table.resources_on("gloin") == 1


@about("king-spider", "unexpected-courage")
def test_courage_readies_who_the_spider_exhausted() -> None:
    """[Q5.14]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        attached={"unexpected-courage": "gimli"},
        encounters=["king-spider", "forest-gate"],
        at="S-Q2",
    )
    assert not table.is_ready("gimli")
    table.play("use unexpected-courage")
    assert table.is_ready("gimli")


@about("king-spider")
def test_a_shadow_spider_leaves_nobody_to_strike_back() -> None:
    """[Q12.5]"""
    table = attacked("king-spider", heroes=["gimli"])
    assert table.asks != "target"


@about("caught-in-a-web", "miner-of-the-iron-hills")
def test_the_miner_cuts_the_web() -> None:
    """[Q22.7]"""
    table = Table(
        heroes=["denethor"],
        hands=["miner-of-the-iron-hills"],
        resources={"denethor": 2},
        attached={"caught-in-a-web": "denethor"},
        encounters=["forest-gate"],
        at="W-PLAN",
    )
    table.play("play miner-of-the-iron-hills").play("use miner-of-the-iron-hills")
    assert table.zone("caught-in-a-web") == "encounter-discard"


@about("iron-shackles", "miner-of-the-iron-hills")
def test_the_miner_breaks_the_shackles_of_another_players_deck() -> None:
    """[QC105, Q22.7]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["denethor"]],
        hands=[[], ["miner-of-the-iron-hills"]],
        decks=[["feint"], []],
        resources={"denethor": 2},
        encounters=["forest-gate"],
    ).reveal("iron-shackles")
    table.s.first = 1
    table.begin("W-PLAN")
    table.play("play miner-of-the-iron-hills").play("use miner-of-the-iron-hills")
    assert table.zone("iron-shackles") == "encounter-discard"


@about("caught-in-a-web", "steward-of-gondor")
def test_the_steward_pays_for_the_web_of_his_own_pool() -> None:
    """The attachment readies with the rest, the hero for two resources. [Q14.1, Q14.3, Q5.14]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        attached={"caught-in-a-web": "gimli", "steward-of-gondor": "gimli"},
        exhausted=["gimli", "steward-of-gondor"],
        resources={"gimli": 2},
        at="S-REF1",
    )
    table.play("stay exhausted")
    assert table.is_ready("steward-of-gondor")
    assert not table.is_ready("gimli")


# Damage and healing


@about("hummerhorns", "gloin")
def test_gloin_is_paid_for_five_if_he_lives() -> None:
    """Destroyed he gets nothing. [QC3]"""
    table = Table(
        heroes=["gloin", "gimli"],
        attached={"citadel-plate": "gloin"},
        staging=["hummerhorns"],
        at="S-ENC1",
    )
    table.play("engage hummerhorns", "choose gloin", "use gloin")
    assert table.resources_on("gloin") == 5
    dead = Table(heroes=["gloin", "gimli"], staging=["hummerhorns"], at="S-ENC1")
    dead.play("engage hummerhorns", "choose gloin")
    assert not dead.may("use gloin")
    assert dead.zone("gloin") == "discard"


@about("hummerhorns", "horn-of-gondor")
def test_the_horn_sounds_for_the_hero_the_hummerhorns_killed() -> None:
    """[QC42]"""
    table = Table(
        heroes=["legolas", "thalin"],
        attached={"horn-of-gondor": "thalin"},
        staging=["hummerhorns"],
        at="S-ENC1",
    )
    table.play("engage hummerhorns", "choose legolas", "use horn-of-gondor for legolas")
    assert table.resources_on("thalin") == 1


@about("hummerhorns", "daughter-of-the-nimrodel")
def test_what_the_hummerhorns_did_is_healed_in_the_window_after_it() -> None:
    """Not before the damage: it cannot be prevented. [Q13.7, Q5.3]"""
    table = Table(
        heroes=["gimli", "denethor"],
        hands=WATCH,
        allies=["daughter-of-the-nimrodel"],
        attached={"citadel-plate": "gimli"},
        staging=["hummerhorns"],
        at="S-ENC1",
    )
    table.play("engage hummerhorns", "choose gimli")
    assert table.window == "W-ENC1"
    table.play("use daughter-of-the-nimrodel", "two")
    assert table.damage_on("gimli") == 3


@about("hummerhorns", "son-of-arnor")
def test_son_of_arnor_brings_the_sting_upon_his_player() -> None:
    """Engaged by an effect, with whom it was before or not. [Q10.9]"""
    table = Table(
        seats=2,
        heroes=[["theodred", "aragorn"], ["eowyn"]],
        hands=["son-of-arnor"],
        resources={"theodred": 3},
        engaged=[[], ["hummerhorns"]],
        at="W-PLAN",
    )
    table.play("play son-of-arnor").play("use son-of-arnor")
    assert table.asked == 0
    table.play("choose aragorn")
    assert table.zone("aragorn") == "discard"


@about("forest-spider", "son-of-arnor")
def test_son_of_arnor_makes_a_spider_fierce() -> None:
    """[QC96, Q10.9]"""
    table = Table(
        heroes=["theodred"],
        hands=["son-of-arnor"],
        resources={"theodred": 3},
        staging=["forest-spider"],
        at="W-PLAN",
    )
    table.play("play son-of-arnor").play("use son-of-arnor")
    assert table.attack("forest-spider") == 3


@about("evil-storm", "horn-of-gondor")
def test_each_who_dies_in_the_storm_sounds_the_horn() -> None:
    """Each is an occurrence of its own. [QC42, Q18.10, Q18.24]"""
    table = Table(
        heroes=["gimli", "thalin"],
        allies=["snowbourn-scout", "silverlode-archer"],
        attached={"horn-of-gondor": "thalin"},
        threat=35,
    ).reveal("evil-storm")
    table.play("use horn-of-gondor for snowbourn-scout")
    table.play("use horn-of-gondor for silverlode-archer")
    assert table.resources_on("thalin") == 2


@about("evil-storm", "valiant-sacrifice")
def test_two_allies_lost_in_the_storm_are_two_occurrences() -> None:
    """[QC24]"""
    table = Table(
        heroes=["theodred", "aragorn"],
        allies=["snowbourn-scout", "silverlode-archer"],
        hands=["valiant-sacrifice", "valiant-sacrifice"],
        resources={"theodred": 2},
        decks=["faramir", "gandalf", "sneak-attack", "for-gondor"],
        threat=35,
    ).reveal("evil-storm")
    table.play("play valiant-sacrifice for snowbourn-scout")
    table.play("play valiant-sacrifice for silverlode-archer")
    assert len(table.hand()) == 4


@about("evil-storm", "citadel-plate")
def test_a_plate_saves_from_the_storm() -> None:
    """[Q13.5]"""
    table = Table(
        heroes=["legolas", "gimli"],
        damage={"legolas": 3},
        attached={"citadel-plate": "legolas"},
        threat=35,
    ).reveal("evil-storm")
    assert table.damage_on("legolas") == 4
    assert table.zone("legolas") == "play"


@about("goblin-sniper", "sneak-attack")
def test_who_sneaked_in_is_gone_before_the_sniper_shoots() -> None:
    """What is delayed counts as passive, the Sniper is forced. [Q5.17, Q18.16]"""
    table = Table(
        heroes=["gimli", "theodred"],
        hands=["sneak-attack", "guard-of-the-citadel", *WATCH],
        resources={"theodred": 1},
        staging=["goblin-sniper"],
        threat=10,
        at="W-C2",
    )
    table.play("play sneak-attack", "choose guard-of-the-citadel").pass_windows()
    assert table.options == ["choose gimli", "choose theodred"]
    assert "guard-of-the-citadel" in table.hand()


@about("goblin-sniper", "beorn")
def test_beorn_is_shuffled_away_before_the_sniper_shoots() -> None:
    """[Q5.17, QC31]"""
    table = Table(
        heroes=["gimli", "theodred"],
        hands=WATCH,
        allies=["beorn"],
        staging=["goblin-sniper"],
        threat=10,
        at="W-C2",
    )
    table.play("use beorn").pass_windows()
    assert table.options == ["choose gimli", "choose theodred"]
    assert table.zone("beorn") == "deck"


@about("dungeon-torch", "gandalf")
def test_gandalf_leaves_before_torch_and_key() -> None:
    """Passive before forced. [Q5.18]"""
    table = Table(
        heroes=["gimli", "theodred"],
        hands=WATCH,
        allies=["gandalf"],
        attached={"dungeon-torch": "gimli"},
        threat=48,
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="W-REF",
    )
    table.pass_()
    assert table.s.outcome is not None
    kinds = [fact.kind.id for fact in table.told()]
    assert kinds.index("quest-discarded") < kinds.index("quest-threat-raised")


# Attacks


@about("chieftan-ufthak", "feint")
def test_who_does_not_attack_gathers_no_strength() -> None:
    """[Q11.22]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint", *WATCH],
        resources={"gimli": 1},
        engaged=["chieftan-ufthak"],
        at="W-C0",
    )
    table.play("play feint").pass_until("W-C1")
    assert table.resources_on("chieftan-ufthak") == 0
    assert not values(table, "attacks")


@about("dol-guldur-beastmaster", "feint")
def test_a_feint_keeps_the_second_shadow_card_away() -> None:
    """[Q11.5, Q11.10]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint", *WATCH],
        resources={"gimli": 1},
        engaged=["dol-guldur-beastmaster"],
        encounters=["forest-gate", "forest-gate"],
        at="S-C0",
    )
    table.play("play feint").pass_until("W-C1")
    assert len(values(table, "shadow-dealt")) == 1


@about("marsh-adder", "feint")
def test_a_feint_keeps_the_adder_from_raising_threat() -> None:
    """[Q11.10]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint", *WATCH],
        resources={"gimli": 1},
        engaged=["marsh-adder"],
        at="W-C0",
    )
    table.play("play feint").pass_until("W-C1")
    assert table.threat == 20


@about("misty-mountain-goblins", "forest-snare")
def test_a_snare_saves_the_progress() -> None:
    """[Q11.22]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        attached={"forest-snare": "misty-mountain-goblins"},
        engaged=["misty-mountain-goblins"],
        progress={"flies-and-spiders": 3},
        at="W-C0",
    )
    table.pass_until("W-C1")
    assert table.progress_on("flies-and-spiders") == 3


@about("dol-guldur-beastmaster", "dark-knowledge")
def test_the_second_shadow_card_is_a_dealing_of_its_own() -> None:
    """Dark Knowledge may look at it if it was not used before. [QC71]"""
    table = Table(
        heroes=["denethor"],
        attached={"dark-knowledge": "denethor"},
        engaged=["dol-guldur-beastmaster"],
        encounters=["forest-gate", "despair", "forest-gate"],
        at="S-C0",
    )
    assert table.may("use dark-knowledge")
    table.pass_()
    table.pass_until("respond")
    table.play("use dark-knowledge")
    second = table.s.shadows[4]
    assert table.s.id_of(second) == "despair"
    assert table.s.seen[second] == 1
    assert table.s.seen[table.s.shadows[0]] == 0


@about("dol-guldur-beastmaster", "hasty-stroke")
def test_one_stroke_cancels_one_of_two_shadow_effects() -> None:
    """[Q11.18, Q18.20]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", *WATCH],
        resources={"eowyn": 1},
        engaged=["dol-guldur-beastmaster"],
        encounters=["dol-guldur-orcs", "wargs", "forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("respond")
    table.play("play hasty-stroke for dol-guldur-orcs").pass_until("W-DEF4")
    assert table.damage_on("gimli") == 2  # 3 + 1 - 2


@about("wolf-rider", "hasty-stroke")
def test_a_cancelled_rider_neither_attacks_nor_returns_to_the_deck() -> None:
    """[QC81, Q18.20]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        until="respond",
        heroes=["gimli", "eowyn"],
        hands=["hasty-stroke", *WATCH],
        resources={"eowyn": 1},
    )
    table.play("play hasty-stroke for wolf-rider").pass_until("W-C1")
    assert len(values(table, "attacks")) == 1
    while table.window != "W-REF":
        table.play("pass" if table.asks == "act" else table.options[-1])
    assert table.zone("wolf-rider") == "encounter-discard"


@about("wolf-rider", "feint")
def test_a_feint_cannot_choose_a_rider_that_is_not_engaged() -> None:
    """[QC81, QC34]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        until="W-DEF1",
        heroes=["gimli", "legolas"],
        hands=["feint", *WATCH],
        resources={"gimli": 1},
    )
    assert table.s.attacks[-2] == table.card("wolf-rider")
    table.play("play feint")
    assert not table.may("choose wolf-rider")


@about("wolf-rider", "swift-strike")
def test_a_swift_strike_fells_the_rider_in_its_attack() -> None:
    """The attack ends, the first one goes on. [QC81, Q11.15]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        until="defend",
        heroes=["gimli", "legolas"],
        hands=["swift-strike", *WATCH],
        resources={"gimli": 2},
    )
    table.play("defend legolas").pass_until("respond")
    table.play("play swift-strike for legolas")
    assert table.zone("wolf-rider") == "encounter-discard"
    table.pass_until("W-DEF4")
    assert table.damage_on("legolas") == 0
    assert table.s.attacks[0] == table.card("black-forest-bats")


@about("wolf-rider", "gondorian-spearman")
def test_a_spearman_wounds_the_rider() -> None:
    """[QC81]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        until="defend",
        heroes=["gimli"],
        allies=["gondorian-spearman"],
        hands=WATCH,
    )
    table.play("defend gondorian-spearman", "use gondorian-spearman")
    assert table.damage_on("wolf-rider") == 1


@about("wolf-rider", "stand-together")
def test_many_may_stand_together_against_the_rider() -> None:
    """[QC38]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=WATCH,
        engaged=["black-forest-bats"],
        encounters=["wolf-rider", "forest-gate"],
        at="S-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli").pass_windows()
    table.choose("defend", "legolas", "thalin").pass_windows()
    assert values(table, "attacks")[-1] == ("wolf-rider", 0)
    assert table.damage_on("legolas") == table.damage_on("thalin") == 0


@about("wolf-rider", "massing-at-night")
def test_the_rider_has_shadow_cards_of_its_own() -> None:
    """Massing dealt to the Rider adds cards to the Rider. [QC81, Q11.18, Q11.30]"""
    table = attacked(
        "wolf-rider",
        "massing-at-night",
        "dol-guldur-orcs",
        "wargs",
        defend="gimli",
        until="defend",
        heroes=["gimli", "legolas"],
        hands=WATCH,
    )
    table.play("defend legolas").pass_until("W-DEF4")
    assert table.damage_on("legolas") == 2  # 2 + 1 - 1
    assert [str(one[0]) for one in values(table, "shadow-dealt")] == [
        "black-forest-bats",
        "wolf-rider",
        "wolf-rider",
    ]


@about("wolf-rider", "nazgul-of-dol-guldur")
def test_the_nazgul_takes_a_character_after_the_riders_attack() -> None:
    """The effect has resolved when the attack it made is over. [QC102, QC81]"""
    table = attacked(
        "wolf-rider",
        defend="gimli",
        enemy="nazgul-of-dol-guldur",
        until="defend",
        heroes=["gimli", "legolas"],
        allies=["snowbourn-scout"],
        hands=WATCH,
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    table.play("no defender").pass_until("take-damage").play("damage legolas")
    assert table.damage_on("legolas") == 2
    table.pass_until("choose-character").play("choose snowbourn-scout")
    assert table.zone("snowbourn-scout") == "discard"


@about("nazgul-of-dol-guldur", "horn-of-gondor", "valiant-sacrifice")
def test_who_the_nazgul_takes_left_play_but_was_not_destroyed() -> None:
    """The horn is silent, the sacrifice may be answered. [QC102, QC42, QC24]"""
    table = attacked(
        "east-bight-patrol",
        defend="gimli",
        enemy="nazgul-of-dol-guldur",
        until="choose-character",
        heroes=["gimli", "theodred"],
        allies=["snowbourn-scout"],
        attached={"horn-of-gondor": "gimli"},
        hands=["valiant-sacrifice", *WATCH],
        decks=["faramir", "gandalf"],
        resources={"theodred": 1},
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    table.play("choose snowbourn-scout")
    assert not table.may("use horn-of-gondor")
    table.play("play valiant-sacrifice for snowbourn-scout")
    assert {"faramir", "gandalf"} <= set(table.hand())


@about("nazgul-of-dol-guldur", "brok-ironfist")
def test_brok_avenges_a_dwarf_taken_by_the_nazgul() -> None:
    """[QC19, QC102]"""
    table = attacked(
        "east-bight-patrol",
        defend="gimli",
        enemy="nazgul-of-dol-guldur",
        until="choose-character",
        heroes=["gimli", "theodred"],
        hands=["brok-ironfist", *WATCH],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    table.play("choose gimli", "play brok-ironfist for gimli")
    assert table.zone("brok-ironfist") == "play"


@about("nazgul-of-dol-guldur", "hummerhorns")
def test_a_defender_killed_by_the_shadow_is_beyond_the_nazgul() -> None:
    """The discard is made among those who are left. [QC102, Q11.19]"""
    table = attacked(
        "hummerhorns",
        defend="snowbourn-scout",
        enemy="nazgul-of-dol-guldur",
        heroes=["gimli", "legolas"],
        allies=["snowbourn-scout"],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    assert table.options == ["choose gimli", "choose legolas"]


@about("hill-troll", "gloin")
def test_gloin_is_paid_for_the_tokens_he_took() -> None:
    """[QC3, QC82]"""
    table = attacked(
        defend="gloin",
        until="respond",
        enemy="hill-troll",
        heroes=["gloin", "gimli"],
        attached={"citadel-plate": "gloin"},
    )
    table.play("use gloin")
    assert table.resources_on("gloin") == 5  # 6 - 1
    assert table.threat == 20


@about("hill-troll", "dol-guldur-orcs")
def test_a_shadow_makes_the_trolls_excess_greater() -> None:
    """[QC82, Q11.20]"""
    table = attacked(
        "dol-guldur-orcs",
        defend="snowbourn-scout",
        until="W-DEF4",
        enemy="hill-troll",
        heroes=["gimli"],
        allies=["snowbourn-scout"],
    )
    assert table.threat == 25  # 6 + 1 - 1 - 1


@about("hill-troll", "despair")
def test_despair_makes_the_trolls_excess_greater() -> None:
    """[QC82, QC86]"""
    table = attacked(
        "despair",
        defend="snowbourn-scout",
        until="W-DEF4",
        enemy="hill-troll",
        heroes=["gimli"],
        allies=["snowbourn-scout"],
    )
    assert table.threat == 25  # 6 - 1


@about("despair", "stand-together")
def test_despair_takes_the_defense_of_one_of_several() -> None:
    """Of the attacked player's choice. [QC86, Q11.24]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=["stand-together", "stand-together"],
        engaged=["hill-troll"],
        encounters=["despair"],
        at="S-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "legolas").pass_windows()
    assert table.options == ["choose gimli", "choose legolas"]
    table.play("choose legolas").pass_until("defender-damage").play("damage gimli")
    assert table.damage_on("gimli") == 4  # 6 - 2


@about("eastern-crows", "wolf-rider")
def test_crows_dealt_to_the_rider_look_at_the_attacked_player() -> None:
    """[Q11.28, QC81]"""
    table = attacked(
        "wolf-rider",
        "eastern-crows",
        defend="gimli",
        until="defend",
        heroes=["gimli", "legolas"],
        threat=35,
    )
    table.play("defend legolas").pass_until("W-DEF4")
    assert table.damage_on("legolas") == 3  # 2 + 2 - 1


@about("east-bight-patrol", "eastern-crows")
def test_threat_of_one_shadow_counts_for_the_other() -> None:
    """The bonus of the crows is worked out when damage is determined. [Q11.20]"""
    table = attacked(
        "eastern-crows",
        "east-bight-patrol",
        enemy="dol-guldur-beastmaster",
        until="W-DEF4",
        heroes=["gimli"],
        attached={"citadel-plate": "gimli"},
        threat=32,
    )
    assert table.threat == 35
    assert table.damage_on("gimli") == 6  # 3 + 2 + 1


@about("dol-guldur-orcs", "pursued-by-shadow")
def test_an_attack_that_becomes_undefended_strikes_harder() -> None:
    """Bonuses are worked out anew. [Q11.19, Q11.20]"""
    table = attacked(
        "dol-guldur-orcs",
        "pursued-by-shadow",
        enemy="dol-guldur-beastmaster",
        defend="faramir",
        heroes=["gimli"],
        attached={"citadel-plate": "gimli"},
        allies=["faramir"],
        hands=WATCH,
    )
    assert "faramir" in table.hand()
    assert table.damage_on("gimli") == 6  # 3 + 3, no defense


@about("wargs", "forest-spider")
def test_wargs_stay_if_the_shadow_effect_found_nothing() -> None:
    """It is an effect all the same. [QC85]"""
    table = attacked("forest-spider", defend="gimli", enemy="wargs", until="W-DEF4",
                     heroes=["gimli"])  # fmt: skip
    assert table.engaged() == ["wargs"]


@about("cavern-guardian", "caught-in-a-web")
def test_the_guardian_does_not_take_the_web() -> None:
    """Nobody controls it. [Q22.7]"""
    table = attacked(
        "cavern-guardian",
        until="W-DEF3",
        heroes=["gimli"],
        attached={"caught-in-a-web": "gimli", "citadel-plate": "gimli"},
    )
    assert table.zone("caught-in-a-web") == "attached"
    assert table.zone("citadel-plate") == "discard"


@about("under-the-shadow", "orc-guard")
def test_orc_guards_count_for_under_the_shadow() -> None:
    """[QC104]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        decks=["gandalf"],
        engaged=["black-forest-bats"],
        staging=["tower-gate"],
        encounters=["under-the-shadow"],
        at="S-TRV",
    )
    table.play("travel tower-gate").pass_until("next-attacker")
    table.play("face black-forest-bats").pass_until("defend").play("defend gimli")
    table.pass_until("W-DEF3")
    assert table.threat == 22


# Threat of the staging area


@about("treacherous-fog", "secret-paths")
def test_secret_paths_lead_through_the_fog() -> None:
    """A location that adds no threat adds none of the fog. [QC118]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["secret-paths", *WATCH],
        resources={"denethor": 1},
        staging=["forest-gate", "old-forest-road"],
        encounters=["treacherous-fog", "king-spider"],
        at="S-Q2",
    )
    assert staging_threat(table.s) == 5
    table.play("play secret-paths", "choose forest-gate")
    assert staging_threat(table.s) == 2


@about("driven-by-shadow", "radagasts-cunning")
def test_an_enemy_outwitted_adds_nothing_of_the_shadow() -> None:
    """[Q8.19]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["radagasts-cunning", *WATCH],
        resources={"denethor": 1},
        staging=["king-spider", "old-forest-road"],
        encounters=["driven-by-shadow", "king-spider"],
        at="S-Q2",
    )
    assert staging_threat(table.s) == 3 + 2
    table.play("play radagasts-cunning")
    assert staging_threat(table.s) == 2


@about("treacherous-fog", "power-in-the-earth")
def test_power_in_the_earth_thins_the_fog() -> None:
    """1 + 1 - 1. [Q20.2]"""
    table = Table(
        heroes=["eowyn"],
        staging=["old-forest-road"],
        attached={"power-in-the-earth": "old-forest-road"},
    ).reveal("treacherous-fog")
    assert table.threat_strength("old-forest-road") == 1


@about("treacherous-fog", "driven-by-shadow", "under-the-shadow")
def test_three_treacheries_add_up() -> None:
    """[Q20.2, Q20.8]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        staging=["forest-gate", "forest-spider"],
        encounters=["enchanted-stream"],
    )
    table.reveal("treacherous-fog").reveal("driven-by-shadow").reveal("under-the-shadow")
    assert staging_threat(table.s) == 2 + 2 + 1 + 2 + 2


@about("driven-by-shadow", "eastern-crows")
def test_a_surge_into_driven_by_shadow_finds_the_crows_there() -> None:
    """They were added before their surge. [Q8.13, Q19.3]"""
    table = Table(encounters=["driven-by-shadow", "forest-gate"]).reveal("eastern-crows")
    assert table.staging == ["eastern-crows"]
    assert table.threat_strength("eastern-crows") == 2


@about("endless-caverns", "massing-at-night")
def test_massing_goes_on_after_a_surge() -> None:
    """Each card is resolved completely, its surge included. [Q8.12, Q8.16, Q19.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        encounters=["endless-caverns", "forest-gate", "old-forest-road", "enchanted-stream"],
    ).reveal("massing-at-night")
    assert table.staging == ["endless-caverns", "forest-gate", "old-forest-road"]
    assert table.s.threat == [21, 21]


@about("endless-caverns", "pursued-by-shadow")
def test_doom_comes_before_the_surge_it_may_end() -> None:
    """At 49 the player is out before the next card is revealed; the others go on. [Q8.13, Q16.2,
    Q30.2]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        threat=[49, 20],
        encounters=["pursued-by-shadow", "forest-gate"],
    ).reveal("endless-caverns")
    assert not table.s.plays(0)
    assert table.s.threat[1] == 22  # doomed, then one character outside the quest


# Journeys


@about("the-brown-lands", "strength-of-will")
def test_what_was_explored_on_arrival_needs_no_strength_of_will() -> None:
    """Forced effects first. [Q9.6, Q18.12]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        staging=["the-brown-lands"],
        at="S-TRV",
    )
    table.play("travel the-brown-lands")
    assert not table.may("play strength-of-will for the-brown-lands")
    assert table.window == "W-TRV"


@about("forest-gate", "strength-of-will")
def test_gate_and_will_answer_the_same_journey_in_either_order() -> None:
    """[Q9.6, Q18.28]"""
    settings = {
        "heroes": ["eowyn", "gimli"],
        "hands": ["strength-of-will", *WATCH],
        "decks": ["gandalf", "faramir"],
        "staging": ["forest-gate"],
        "at": "S-TRV",
    }
    one = Table(**settings).play("travel forest-gate", "use forest-gate")  # type: ignore[arg-type]
    one.play("play strength-of-will for forest-gate")
    other = Table(**settings).play("travel forest-gate")  # type: ignore[arg-type]
    other.play("play strength-of-will for forest-gate", "use forest-gate")
    for table in (one, other):
        assert table.progress_on("forest-gate") == 2
        assert len(table.hand()) == 3
        assert not table.is_ready("eowyn")


@about("old-forest-road", "strength-of-will")
def test_the_road_readies_who_was_strong() -> None:
    """After Strength of Will exhausted her; before it there is nobody to ready. [Q9.6, Q18.26]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        staging=["old-forest-road"],
        at="S-TRV",
    )
    table.play("travel old-forest-road")
    assert not table.may("use old-forest-road")
    table.play("play strength-of-will for old-forest-road", "use old-forest-road")
    assert table.is_ready("eowyn")
    assert table.progress_on("old-forest-road") == 2


@about("tower-gate", "strength-of-will")
def test_the_guards_come_before_strength_of_will() -> None:
    """[Q9.6, Q18.12]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["strength-of-will", *WATCH],
        decks=["gandalf"],
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate")
    assert table.engaged() == ["orc-guard"]
    table.play("play strength-of-will for tower-gate")
    assert table.s.active == -1


@about("mountains-of-mirkwood", "the-east-bight")
def test_the_east_bight_that_comes_on_the_way_changes_nothing() -> None:
    """[Q9.17]"""
    table = Table(
        heroes=["gimli"],
        staging=["mountains-of-mirkwood"],
        encounters=["the-east-bight", "forest-gate"],
        at="S-TRV",
    )
    table.play("travel mountains-of-mirkwood")
    assert table.zone("mountains-of-mirkwood") == "active"
    assert table.staging == ["the-east-bight"]


@about("the-east-bight", "great-forest-web")
def test_the_east_bight_leaves_no_choice() -> None:
    """[Q9.5]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["the-east-bight", "great-forest-web"], at="S-TRV"
    )
    assert table.zone("the-east-bight") == "active"
    assert table.is_ready("gimli")


@about("mountains-of-mirkwood", "northern-tracker")
def test_mountains_explored_in_the_staging_area_may_be_answered() -> None:
    """They left play as an explored location. [Q9.8, QC67]"""
    table = Table(
        heroes=["gimli"],
        allies=["northern-tracker"],
        decks=["feint", "gandalf"],
        staging=["mountains-of-mirkwood"],
        progress={"mountains-of-mirkwood": 2},
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    assert table.may("use mountains-of-mirkwood")


@about("banks-of-the-anduin", "northern-tracker")
def test_banks_explored_by_the_tracker_are_the_next_card() -> None:
    """[QC113, Q15.10]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        allies=["northern-tracker"],
        staging=["banks-of-the-anduin"],
        progress={"banks-of-the-anduin": 2},
        encounters=["forest-gate"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker").pass_until("W-Q2")
    assert table.staging == ["banks-of-the-anduin"]
    assert table.progress_on("banks-of-the-anduin") == 0


@about("the-brown-lands", "snowbourn-scout")
def test_a_scout_explores_the_brown_lands_from_afar() -> None:
    """[Q9.8]"""
    table = Table(
        heroes=["theodred"],
        hands=["snowbourn-scout"],
        resources={"theodred": 1},
        staging=["the-brown-lands"],
        encounters=["forest-gate"],
        at="W-PLAN",
    )
    table.play("play snowbourn-scout").play("use snowbourn-scout")
    assert table.zone("the-brown-lands") == "encounter-discard"


@about("gladden-fields", "the-galadhrims-greeting")
def test_the_fields_hurt_after_a_greeting() -> None:
    """[Q14.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["the-galadhrims-greeting", *WATCH],
        resources={"eowyn": 3},
        active="gladden-fields",
        at="W-C2",
    )
    table.play("play the-galadhrims-greeting")
    table.play(next(option for option in table.options if "one" in option or "6" in option))
    assert table.threat == 14
    table.pass_until("W-REF")
    assert table.threat == 16


@about("gladden-fields", "dungeon-torch")
def test_fields_and_torch_add_up() -> None:
    """[Q14.4, Q5.18]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        active="gladden-fields",
        attached={"dungeon-torch": "gimli"},
        scenario=ESCAPE,
        stage=DUNGEONS,
        at="S-REF1",
    )
    assert table.threat == 22
    table.pass_()
    assert table.threat == 24


# Drawing


@about("forest-gate", "iron-shackles")
def test_shackles_take_the_cards_of_the_gate() -> None:
    """Both at once: it is one draw. [QC105]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        decks=["feint", "gandalf"],
        staging=["forest-gate"],
        encounters=["enchanted-stream"],
    ).reveal("iron-shackles")
    table.begin("S-TRV")
    table.play("travel forest-gate", "use forest-gate")
    assert table.hand() == [*WATCH]
    assert table.zone("iron-shackles") == "encounter-discard"


@about("enchanted-stream", "gandalf")
def test_gandalf_cannot_draw_at_the_stream() -> None:
    """[Q21.14, Q6.6]"""
    table = Table(
        heroes=["gimli"],
        hands=["gandalf"],
        resources={"gimli": 5},
        decks=["feint"],
        active="enchanted-stream",
        at="W-PLAN",
    )
    table.play("play gandalf").play("use gandalf")
    assert table.threat == 15  # the only way that changes something


@about("enchanted-stream", "valiant-sacrifice")
def test_nobody_is_sacrificed_at_the_stream() -> None:
    """[QC24]"""
    table = Table(
        heroes=["theodred"],
        allies=["snowbourn-scout"],
        hands=["valiant-sacrifice"],
        resources={"theodred": 1},
        decks=["faramir", "gandalf"],
        active="enchanted-stream",
    )
    table.do(Hurt(table, 1, "snowbourn-scout"))
    assert not table.may("play valiant-sacrifice for snowbourn-scout")


@about("iron-shackles", "gandalfs-search")
def test_what_is_taken_by_looking_is_no_draw() -> None:
    """[QC67, QC105]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=["gandalfs-search"],
        resources={"denethor": 1},
        decks=["feint", "gandalf"],
    ).reveal("iron-shackles")
    table.begin("W-RES")
    table.play("play gandalfs-search")
    while table.asks not in ("act", "over") and "feint" not in table.hand():
        table.play(table.options[0])
    assert "feint" in table.hand()
    assert table.zone("iron-shackles") == "attached"


@about("enchanted-stream", "mountains-of-mirkwood")
def test_the_stream_does_not_stop_the_search_after_the_mountains() -> None:
    """Taking a card by looking is not drawing. [QC67]"""
    table = Table(
        heroes=["gimli"],
        decks=["feint", "gandalf"],
        active="enchanted-stream",
        staging=["mountains-of-mirkwood"],
        progress={"mountains-of-mirkwood": 2},
        allies=["northern-tracker"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    table.play("use mountains-of-mirkwood", "search", "take gandalf")
    assert table.hand() == ["gandalf"]


# Progress


@about("legolas", "hill-troll", "to-the-river")
def test_the_death_of_the_troll_frees_the_stage_before_legolas_answers() -> None:
    """His progress falls on the new stage. [Q15.5, Q15.6]"""
    table = Table(
        heroes=["legolas", "gimli"],
        damage={"hill-troll": 8},
        engaged=["hill-troll"],
        encounters=["forest-gate"],
        progress={"to-the-river": 9},
        scenario=ANDUIN,
        at="W-C1",
    )
    table.pass_until("target").attack_with("hill-troll", "legolas", "gimli")
    table.pass_until("respond")
    assert table.stage == "anduin-passage"
    table.play("use legolas for hill-troll")
    assert table.progress_on("anduin-passage") == 2


@about("dungeon-jailor", "cavern-guardian")
def test_what_the_guardian_frees_the_jailor_may_hide() -> None:
    """[Q29.25, QC101]"""
    table = attacked(
        "cavern-guardian",
        until="W-DEF3",
        heroes=["gimli"],
        attached={"shadow-key": "gimli"},
        staging=["dungeon-jailor"],
        scenario=ESCAPE,
        stage=DUNGEONS,
    )
    assert table.zone("shadow-key") == "staging"
    table.do(resolve)
    assert table.zone("shadow-key") == "encounter-deck"


@about("eastern-crows", "massing-at-night", "wolf-rider")
def test_surge_after_surge() -> None:
    """[Q19.5, Q8.16]"""
    table = Table(encounters=["wolf-rider", "massing-at-night", "forest-gate", "enchanted-stream"])
    table.reveal("eastern-crows")
    assert table.staging == ["eastern-crows", "wolf-rider", "forest-gate"]


@about("a-light-in-the-dark", "wargs")
def test_a_light_sends_wargs_away_with_their_shadow_card() -> None:
    """It is discarded unresolved at the end of the phase. [QC52]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-light-in-the-dark", *WATCH],
        resources={"eowyn": 2},
        engaged=["wargs"],
        encounters=["forest-gate"],
        at="S-C0",
    )
    table.play("play a-light-in-the-dark").pass_until("W-C1")
    assert table.staging == ["wargs"]
    assert not values(table, "attacks")
    assert table.zone("forest-gate") == "shadow"
    table.pass_until("W-REF")
    assert table.zone("forest-gate") == "encounter-discard"


@about("a-light-in-the-dark", "orc-guard")
def test_an_orc_guard_sent_away_is_its_owners_card() -> None:
    """[Q29.29]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-light-in-the-dark", *WATCH],
        decks=["gandalf"],
        resources={"eowyn": 2},
        staging=["tower-gate"],
        at="S-TRV",
    )
    table.play("travel tower-gate").pass_until("W-TRV").play("play a-light-in-the-dark")
    assert table.zone("gandalf") == "discard"
    assert table.engaged() == []


@about("dunhere", "goblin-sniper")
def test_dunhere_slays_the_sniper_where_it_hides() -> None:
    """[QC9, QC83]"""
    table = Table(
        heroes=["dunhere", "gimli"],
        hands=WATCH,
        staging=["goblin-sniper"],
        threat=10,
        encounters=["forest-gate"],
        at="W-C1",
    )
    table.pass_until("target").play("attack goblin-sniper").pass_until("W-C2")
    assert table.zone("goblin-sniper") == "encounter-discard"
    table.pass_until("W-REF")
    assert table.damage_on("dunhere") == table.damage_on("gimli") == 0


@about("longbeard-orc-slayer", "misty-mountain-goblins", "nazgul-of-dol-guldur")
def test_the_slayer_knows_orcs_from_nazgul() -> None:
    """Those in the staging area too. [Q3.13]"""
    table = Table(
        heroes=["theodred"],
        hands=["longbeard-orc-slayer"],
        resources={"theodred": 4},
        engaged=["misty-mountain-goblins"],
        staging=["nazgul-of-dol-guldur", "goblin-sniper"],
        at="W-PLAN",
    )
    table.play("play longbeard-orc-slayer").play("use longbeard-orc-slayer")
    assert table.damage_on("misty-mountain-goblins") == table.damage_on("goblin-sniper") == 1
    assert table.damage_on("nazgul-of-dol-guldur") == 0


# Further meetings


@about("wolf-rider", "gandalf")
def test_a_rider_whose_bearer_falls_in_its_attack_is_discarded() -> None:
    """It stays in the discard pile, and its attack is over. [QC81, Q12.14]"""
    table = attacked(
        "wolf-rider",
        "wargs",
        "forest-gate",
        defend="gimli",
        until="W-DEF1",
        heroes=["gimli", "legolas"],
    )
    assert table.s.attacks[-2] == table.card("wolf-rider")
    table.do(Hurt(table, 2, "black-forest-bats"))
    assert table.zone("wolf-rider") == table.zone("wargs") == "encounter-discard"
    table.pass_until("W-REF")
    assert table.zone("wolf-rider") == "encounter-discard"
    assert table.damage_on("gimli") == table.damage_on("legolas") == 0


@about("wolf-rider", "wargs")
def test_the_shadow_card_of_a_fallen_rider_goes_at_once() -> None:
    """[QC81, Q12.14]"""
    table = attacked(
        "wolf-rider", "wargs", defend="gimli", until="W-DEF1", heroes=["gimli", "legolas"]
    )
    table.do(Hurt(table, 2, "wolf-rider"))
    assert table.zone("wargs") == "encounter-discard"


@about("wolf-rider", "legolas")
def test_players_cannot_attack_a_rider_in_the_shadows() -> None:
    """[QC81]"""
    table = attacked(
        "wolf-rider", defend="gimli", until="defend", heroes=["gimli", "legolas", "thalin"]
    )
    table.play("no defender").pass_until("take-damage").play("damage gimli").pass_until("target")
    assert table.options == ["attack black-forest-bats", "attack no more"]


@about("goblin-sniper")
def test_the_sniper_shoots_at_the_end_of_combat_alone() -> None:
    """Not when another phase ends. [Q5.17]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["goblin-sniper", "forest-gate"],
        threat=10,
        at="W-Q3",
    )
    table.pass_until("travel").play("stay").pass_until("engage").play("engage nobody")
    table.pass_until("W-C2")
    assert table.damage_on("gimli") == 0
    table.pass_()
    assert table.damage_on("gimli") == 1


@about("king-spider", "aragorn")
def test_a_sentinel_of_another_player_makes_the_attack_defended() -> None:
    """One ready character of the attacked player, not two. [Q11.28, Q19.20]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas", "thalin"], ["aragorn"]],
        engaged=["black-forest-bats"],
        encounters=["king-spider"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").play("defend aragorn").pass_windows()
    table.play("choose thalin")
    assert [table.is_ready(one) for one in ("gimli", "legolas", "thalin")] == [True, True, False]


@about("hummerhorns", "aragorn")
def test_the_shadow_of_the_hummerhorns_spares_a_foreign_sentinel() -> None:
    """Characters of the attacked player alone. [Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["aragorn"]],
        hands=WATCH,
        engaged=["black-forest-bats"],
        encounters=["hummerhorns"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").play("defend aragorn").pass_until("W-DEF3")
    assert (table.damage_on("gimli"), table.damage_on("aragorn")) == (1, 0)


@about("driven-by-shadow", "aragorn")
def test_an_attachment_of_a_foreign_sentinel_may_be_lost() -> None:
    """It is on the defending character; the attacked player chooses. [QC92, Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["aragorn"]],
        hands=WATCH,
        attached={"citadel-plate": "aragorn"},
        engaged=["black-forest-bats"],
        encounters=["driven-by-shadow"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").play("defend aragorn").pass_until("W-DEF3")
    assert table.zone("citadel-plate") == "discard"


@about("chieftan-ufthak", "a-light-in-the-dark")
def test_an_attack_goes_on_from_the_staging_area() -> None:
    """Sent away after it began, Ufthak strikes and gathers strength. [Q11.27, Q11.22]"""
    table = Table(
        heroes=["gimli", "eowyn"],
        hands=["a-light-in-the-dark", *WATCH],
        resources={"eowyn": 2},
        engaged=["chieftan-ufthak"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF2")
    table.play("play a-light-in-the-dark").pass_until("W-DEF4")
    assert table.staging == ["chieftan-ufthak"]
    assert table.damage_on("gimli") == 1
    assert table.resources_on("chieftan-ufthak") == 1


@about("dol-guldur-beastmaster", "swift-strike")
def test_an_attacker_slain_in_step_two_resolves_no_shadow_card() -> None:
    """The window of that step is held, the later ones are not. [Q11.15, Q11.35]"""
    table = Table(
        heroes=["gimli", "legolas"],
        hands=["swift-strike", *WATCH],
        resources={"gimli": 2},
        damage={"dol-guldur-beastmaster": 3},
        engaged=["dol-guldur-beastmaster"],
        encounters=["wargs", "wargs", "forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").play("play swift-strike for gimli")
    assert table.zone("dol-guldur-beastmaster") == "encounter-discard"
    assert table.window == "W-DEF2"
    table.pass_()
    assert table.window == "W-C1"
    assert not values(table, "shadow-turned")


@about("mountains-of-mirkwood", "king-spider")
def test_the_cost_of_a_journey_is_paid_even_by_a_spider() -> None:
    """A Test of Will may answer it, in the travel phase too. [QC50, Q9.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-test-of-will"],
        resources={"eowyn": 1},
        staging=["mountains-of-mirkwood"],
        encounters=["king-spider", "forest-gate"],
        at="S-TRV",
    )
    table.play("travel mountains-of-mirkwood", "play a-test-of-will for king-spider")
    assert table.is_ready("eowyn")
    assert table.is_ready("gimli")
    assert table.zone("mountains-of-mirkwood") == "active"


@about("despair", "power-in-the-earth", "the-east-bight")
def test_travel_takes_attachments_and_progress_along() -> None:
    """[Q9.16, Q9.9]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["the-east-bight"],
        attached={"power-in-the-earth": "the-east-bight"},
        progress={"the-east-bight": 2},
        at="S-TRV",
    )
    assert table.zone("the-east-bight") == "active"
    assert table.host_of("power-in-the-earth") == "the-east-bight"
    assert table.progress_on("the-east-bight") == 2
    table.reveal("despair")
    assert table.progress_on("the-east-bight") == 2


@about("endless-caverns", "gandalfs-map", "dungeon-torch")
def test_a_surging_guard_guards_and_its_surge_does_not() -> None:
    """A location as a guard may be travelled to with what it guards. [Q19.10, Q19.11]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        encounters=["endless-caverns", "cavern-guardian", "forest-gate"],
        scenario=ESCAPE,
        stage="through-the-caverns",
    ).reveal("gandalfs-map")
    assert table.host_of("gandalfs-map") == "endless-caverns"
    assert table.threat == 22
    table.begin("S-TRV")
    table.play("travel endless-caverns")
    assert table.host_of("gandalfs-map") == "endless-caverns"
    assert table.zone("endless-caverns") == "active"
    table.do(Progress(3))
    assert table.zone("gandalfs-map") == "staging"


@about("thalin", "shadow-key", "eastern-crows")
def test_a_guard_slain_as_it_is_revealed_guards_nothing() -> None:
    """[Q19.25, QC6]"""
    table = Table(
        heroes=["thalin", "gimli"],
        committed=["thalin"],
        encounters=["eastern-crows", "forest-gate"],
        scenario=ESCAPE,
        stage="through-the-caverns",
    ).reveal("shadow-key")
    assert table.staging == ["shadow-key"]


@about("eleanor", "iron-shackles", "dungeon-torch")
def test_the_card_that_eleanor_brings_is_the_guard() -> None:
    """[QC8]"""
    table = Table(
        heroes=["eleanor", "gimli"],
        encounters=["iron-shackles", "cavern-guardian", "forest-gate"],
        scenario=ESCAPE,
        stage="through-the-caverns",
    ).reveal("dungeon-torch")
    table.play("use eleanor for iron-shackles")
    assert table.host_of("dungeon-torch") == "cavern-guardian"


@about("hill-troll", "stand-together")
def test_one_point_of_damage_is_dealt_to_one_of_several_defenders() -> None:
    """Their defenses are added; the attacked player chooses who takes it. [Q11.24, Q11.25]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        hands=["stand-together", "stand-together"],
        engaged=["hill-troll"],
        at="W-C0",
    )
    table.play("play stand-together").pass_until("defend-together")
    table.choose("defend", "gimli", "legolas", "thalin").pass_until("defender-damage")
    table.play("damage legolas")
    assert table.damage_on("legolas") == 1  # 6 - 2 - 1 - 2


@about("dark-knowledge", "wolf-rider")
def test_dark_knowledge_sees_the_shadow_card_of_the_rider_too() -> None:
    """He is about to attack, though he is engaged with nobody. [QC71, QC81, Q11.30]"""
    table = Table(
        heroes=["gimli", "denethor"],
        attached={"dark-knowledge": "denethor"},
        engaged=["black-forest-bats"],
        encounters=["wolf-rider", "forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("respond")
    assert table.offered == ["use dark-knowledge"]
    table.play("use dark-knowledge")
    assert values(table, "looked") == [(0, 1, ["forest-gate"])]
    assert table.asks == "defend"


@about("despair", "wolf-rider")
def test_despair_does_not_reach_into_the_attack_of_the_rider() -> None:
    """The defense is not counted for the attack in which it was turned up. [QC86, QC81, Q11.20]"""
    table = Table(
        heroes=["gimli"],
        attached={"unexpected-courage": "gimli"},
        engaged=["dol-guldur-beastmaster"],
        encounters=["despair", "wolf-rider", "forest-gate"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF2")
    table.play("use unexpected-courage").pass_until("defend").play("defend gimli")
    assert table.defense("gimli") == 2  # 2 attack of the rider
    table.pass_windows()
    assert table.damage_on("gimli") == 3  # all of the Beastmaster's attack
