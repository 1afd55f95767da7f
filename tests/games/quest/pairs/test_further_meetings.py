"""Further meetings of encounter cards, with each other and with the cards of the players."""

from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    ESCAPE,
    WATCH,
    Hurt,
    Progress,
    attacked,
    values,
)
from tests.games.quest.scenario import Table


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
