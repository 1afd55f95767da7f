"""Encounter cards that meet the damage, healing and readiness of characters."""

from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    ESCAPE,
    WATCH,
    attacked,
)
from tests.games.quest.scenario import Table

DUNGEONS = "out-of-the-dungeons"


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
