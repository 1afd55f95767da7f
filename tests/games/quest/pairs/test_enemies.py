"""Attacks in which encounter cards meet each other and the cards of the players."""

from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import (
    ESCAPE,
    WATCH,
    attacked,
    values,
)
from tests.games.quest.scenario import Table

DUNGEONS = "out-of-the-dungeons"


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
