"""Player cards that meet at different moments: what one does to what another did."""

from ringtable.games.quest.box.components import (
    ENCOUNTER_DISCARD,
)
from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table


@about("sneak-attack", "valiant-sacrifice")
def test_the_return_of_sneak_attack_is_a_sacrifice() -> None:
    """Leaving play, for who controlled it. [QC23, QC24, Q5.19]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "valiant-sacrifice", "beorn", "stand-together"],
        decks=["feint"] * 4,
        resources={"aragorn": 2},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose beorn").pass_until("respond")
    table.play("play valiant-sacrifice for beorn")
    assert table.hand().count("feint") == 2


@about("sneak-attack", "wandering-took")
def test_a_took_who_went_over_returns_to_his_owner() -> None:
    """[QC23, Q22.2]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["legolas"]],
        hands=["sneak-attack", "wandering-took", "stand-together"],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose wandering-took")
    while table.asked:
        table.play("pass")
    table.play("use wandering-took")
    assert table.controller("wandering-took") == 1
    table.pass_until("W-C0")
    assert "wandering-took" in table.hand(0)


@about("wandering-took", "valiant-sacrifice")
def test_the_sacrifice_of_a_took_serves_his_new_controller() -> None:
    """[QC24, Q22.4]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["legolas"]],
        allies=["wandering-took"],
        hands=["valiant-sacrifice", "stand-together"],
        decks=[["feint"] * 3, ["feint"] * 3],
        resources={"aragorn": 1},
        at="W-Q0",
    )
    table.play("use wandering-took").hurt(2, "wandering-took").play("play valiant-sacrifice")
    assert len(table.hand(1)) == 2
    assert table.ids(table.s.discard[0])[0] == "wandering-took"


@about("sneak-attack", "horn-of-gondor")
def test_the_horn_does_not_sound_for_a_return() -> None:
    """[QC42, QC23]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"horn-of-gondor": "gimli"},
        hands=["sneak-attack", "veteran-axehand", "stand-together"],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose veteran-axehand").pass_until("W-C0")
    assert table.resources_on("gimli") == 0


@about("stand-and-fight", "brok-ironfist")
def test_brok_comes_back_for_six_of_spirit() -> None:
    """His own way needs the hand. [QC51, QC19, Q18.27]"""
    table = Table(
        heroes=["eowyn", "gimli", "thalin"],
        hands=["stand-and-fight", "stand-together"],
        discards=["brok-ironfist"],
        resources={"eowyn": 6},
        at="W-Q0",
    )
    table.hurt(5, "gimli")
    assert table.offered == []
    table.play("pass", "play stand-and-fight")
    assert table.zone("brok-ironfist") == "play"
    assert table.resources_on("eowyn") == 0


@about("stand-and-fight", "gondorian-spearman", "longbeard-orc-slayer")
def test_an_ally_that_stands_and_fights_enters_play() -> None:
    """Its effect of entering works. [Q18.9, QC51]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["stand-and-fight", "stand-together"],
        discards=["longbeard-orc-slayer"],
        resources={"eowyn": 4},
        staging=["dol-guldur-orcs"],
        at="W-Q0",
    )
    table.play("play stand-and-fight", "use longbeard-orc-slayer")
    assert table.damage_on("dol-guldur-orcs") == 1


@about("stand-and-fight", "erebor-hammersmith")
def test_a_hammersmith_that_stands_and_fights_was_not_played() -> None:
    """[Q18.9]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["stand-and-fight", "stand-together"],
        discards=["erebor-hammersmith", "dwarven-axe"],
        resources={"eowyn": 2},
        at="W-Q0",
    )
    table.play("play stand-and-fight")
    assert table.window == "W-Q0"
    assert table.zone("dwarven-axe") == "discard"


@about("dwarven-tomb", "stand-and-fight")
def test_a_tomb_takes_an_event_that_has_been_resolved() -> None:
    """Not itself: while it resolves it lies nowhere. [Q3.12, Q3.17]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["dwarven-tomb", "stand-and-fight", "stand-together"],
        discards=["snowbourn-scout"],
        resources={"eowyn": 2},
        at="W-Q0",
    )
    assert not table.may("play dwarven-tomb")
    table.play("play stand-and-fight", "play dwarven-tomb")
    assert "stand-and-fight" in table.hand()
    assert table.ids(table.s.discard[0]) == ["dwarven-tomb"]


@about("dwarven-tomb", "will-of-the-west")
def test_will_of_the_west_cannot_be_taken_back() -> None:
    """[QC49]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["dwarven-tomb", "will-of-the-west", "stand-together"],
        discards=["feint"],
        resources={"eowyn": 2},
        at="W-Q0",
    )
    table.play("play will-of-the-west")
    assert table.refused("play dwarven-tomb") == "Q21.4"


@about("fortune-or-fate", "brok-ironfist")
def test_a_hero_who_returned_may_fall_and_call_brok_again() -> None:
    """[QC54, QC19, Q13.12]"""
    table = Table(
        heroes=["eowyn", "gimli", "legolas"],
        hands=["fortune-or-fate", "brok-ironfist", "stand-together"],
        resources={"eowyn": 5},
        at="W-Q0",
    )
    table.hurt(5, "gimli").play("pass").play("play fortune-or-fate")
    assert (table.zone("gimli"), table.damage_on("gimli")) == ("play", 0)
    table.hurt(5, "gimli").play("play brok-ironfist")
    assert table.zone("brok-ironfist") == "play"


@about("steward-of-gondor", "for-gondor")
def test_a_hero_with_the_title_fights_for_gondor() -> None:
    """[Q3.13, Q20.6]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"steward-of-gondor": "aragorn"},
        hands=["for-gondor", "stand-together"],
        at="W-C0",
    )
    table.play("use steward-of-gondor", "play for-gondor")
    assert (table.defense("aragorn"), table.defense("gimli")) == (3, 2)


@about("celebrians-stone", "stand-and-fight")
def test_aragorn_with_the_stone_pays_for_spirit_and_leadership() -> None:
    """One pool. [Q7.14, Q7.15]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"celebrians-stone": "aragorn"},
        hands=["stand-and-fight", "ever-vigilant", "stand-together"],
        discards=["snowbourn-scout"],
        resources={"aragorn": 2},
        at="W-Q0",
    )
    table.play("play stand-and-fight").exhaust("snowbourn-scout").play("play ever-vigilant")
    assert table.is_ready("snowbourn-scout")
    assert table.resources_on("aragorn") == 0


@about("aragorn", "celebrians-stone")
def test_aragorn_may_spend_his_resource_once_only() -> None:
    """On himself or on a card. [Q7.12, Q7.14]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"celebrians-stone": "aragorn"},
        hands=["hasty-stroke", "stand-together"],
        resources={"aragorn": 1},
        at="S-Q1",
    )
    table.commit("aragorn").play("use aragorn")
    assert table.resources_on("aragorn") == 0


@about("quick-strike", "legolas")
def test_a_quick_strike_of_legolas_that_kills_makes_progress() -> None:
    """In the quest phase, too. [QC35, Q12.13]"""
    table = Table(
        heroes=["legolas", "gimli"],
        hands=["quick-strike", "stand-together"],
        resources={"legolas": 1},
        engaged=["black-forest-bats"],
        at="W-Q0",
    )
    table.play("play quick-strike", "with legolas").pass_until("respond").play("use legolas")
    assert table.progress_on("flies-and-spiders") == 2


@about("quick-strike", "blade-of-gondolin", "dunhere")
def test_dunhere_with_the_blade_strikes_an_orc_in_the_staging_area() -> None:
    """Two, one for the dark, one for the Orc. [QC9, QC35, Q20.9]"""
    table = Table(
        heroes=["dunhere", "gimli"],
        attached={"blade-of-gondolin": "dunhere"},
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        staging=["dol-guldur-orcs"],
        at="W-Q0",
    )
    table.play("play quick-strike").pass_until("W-ATK2")
    assert table.attack("dunhere") == 4
    table.pass_until("respond").play("use blade-of-gondolin")
    assert table.progress_on("flies-and-spiders") == 1


@about("quick-strike", "unexpected-courage")
def test_a_character_readied_in_its_attack_still_attacks_and_may_strike_again() -> None:
    """[Q12.10, QC35]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"unexpected-courage": "gimli"},
        hands=["quick-strike", "stand-together"],
        resources={"gimli": 1},
        engaged=["forest-spider"],
        at="W-C1",
    )
    table.pass_until("target").attack_with("forest-spider", "gimli")
    table.play("use unexpected-courage", "play quick-strike", "with gimli")
    assert table.window == "W-ATK1"
    table.pass_until("W-ATK3")
    assert table.damage_on("forest-spider") == 1
    table.pass_until("W-ATK1").pass_until("W-ATK3")
    assert table.damage_on("forest-spider") == 2


@about("feint", "forest-snare")
def test_a_snared_enemy_may_be_feinted_all_the_same() -> None:
    """Starting a lasting effect is a change. [Q21.18]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"forest-snare": "king-spider"},
        hands=["feint", "stand-together"],
        resources={"gimli": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    assert table.may("play feint")


@about("a-light-in-the-dark", "forest-snare")
def test_a_snared_enemy_in_the_staging_area_stays_snared() -> None:
    """It engages again and does not attack. [QC52, Q22.5]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        attached={"forest-snare": "king-spider"},
        hands=["a-light-in-the-dark", "stand-together"],
        resources={"eowyn": 2},
        engaged=["king-spider"],
        threat=30,
        at="W-TRV",
    )
    table.play("play a-light-in-the-dark").pass_until("engage").play("engage king-spider")
    table.pass_until("W-C1")
    assert table.engaged() == ["king-spider"]
    assert not table.told("attacks")


@about("a-light-in-the-dark", "son-of-arnor")
def test_an_enemy_sent_back_may_be_taken_again() -> None:
    """It attacks once. [QC52, QC15, Q11.29, Q11.33]"""
    table = Table(
        heroes=["eowyn", "aragorn", "gimli"],
        hands=["a-light-in-the-dark", "sneak-attack", "son-of-arnor", "stand-together"],
        resources={"eowyn": 2, "aragorn": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    table.play("play a-light-in-the-dark")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.engaged() == ["king-spider"]
    table.pass_until("W-C1")
    assert len(table.told("attacks")) == 1


@about("stand-together", "aragorn")
def test_a_sentinel_of_another_does_not_defend_together() -> None:
    """Only if nobody else was declared. [Q19.22, QC38]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["aragorn"]],
        hands=["stand-together", "feint"],
        engaged=["king-spider"],
        at="W-C0",
    )
    table.play("play stand-together", "player 1").pass_until("defend-together")
    assert table.offered == ["defend gimli", "defend legolas", "done"]
    table.choose("defend", "gimli")
    assert table.asks != "sentinel"


@about("eowyn", "protector-of-lorien")
def test_eowyn_and_her_title_eat_the_same_hand() -> None:
    """[QC7, Q18.18, Q20.2]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        attached={"protector-of-lorien": "eowyn"},
        hands=["feint", "feint", "feint", "feint", "stand-together"],
        at="W-Q0",
    )
    table.play("use eowyn", "choose feint")
    for _ in range(3):
        table.play("use protector-of-lorien", "choose feint", "willpower")
    assert table.willpower("eowyn") == 8
    assert table.hand() == ["stand-together"]


@about("faramir", "eowyn")
def test_bonuses_of_a_phase_add_up_and_end_together() -> None:
    """[Q20.2, Q20.4]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        allies=["faramir"],
        hands=["feint", "stand-together"],
        at="W-ENC2",
    )
    table.play("use faramir", "use eowyn", "choose feint")
    assert table.willpower("eowyn") == 6
    table.pass_until("W-C0")
    assert table.willpower("eowyn") == 4


@about("grim-resolve", "faramir")
def test_faramir_may_act_again_after_grim_resolve() -> None:
    """He has no limit. [Q18.11]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["faramir"],
        hands=["grim-resolve", "stand-together"],
        resources={"aragorn": 5},
        at="W-Q0",
    )
    table.play("use faramir", "play grim-resolve", "use faramir")
    assert table.willpower("aragorn") == 4


@about("common-cause", "unexpected-courage")
def test_the_hero_who_paid_for_the_cause_may_be_readied() -> None:
    """[Q21.1, Q5.14]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"unexpected-courage": "aragorn"},
        hands=["common-cause", "stand-together"],
        exhausted=["gimli"],
        at="W-Q0",
    )
    table.play("play common-cause")
    assert (table.is_ready("aragorn"), table.is_ready("gimli")) == (False, True)
    table.play("use unexpected-courage")
    assert table.is_ready("aragorn")


@about("denethor", "henamarth-riversong")
def test_henamarth_sees_what_denethor_left_on_top() -> None:
    """[Q24.8, Q24.12]"""
    table = Table(
        heroes=["denethor", "gimli"],
        allies=["henamarth-riversong"],
        hands=["stand-together"],
        encounters=["king-spider", "forest-gate"],
        at="W-RES",
    )
    table.play("use denethor", "put on the bottom", "use henamarth-riversong")
    assert [fact.values[2] for fact in table.told("looked")] == [["king-spider"], ["forest-gate"]]


@about("miner-of-the-iron-hills", "unexpected-courage", "erebor-hammersmith")
def test_what_a_miner_discards_a_hammersmith_can_fetch() -> None:
    """[Q22.7, Q18.9]"""
    table = Table(
        heroes=["beravor", "gimli"],
        attached={"unexpected-courage": "gimli"},
        hands=["miner-of-the-iron-hills", "erebor-hammersmith", "stand-together"],
        resources={"beravor": 4},
        at="W-PLAN",
    )
    table.play("play miner-of-the-iron-hills", "use miner-of-the-iron-hills")
    assert table.zone("unexpected-courage") == "discard"
    table.play("play erebor-hammersmith", "use erebor-hammersmith")
    assert "unexpected-courage" in table.hand()


@about("glorfindel", "daughter-of-the-nimrodel", "self-preservation")
def test_healers_one_after_the_other() -> None:
    """[Q13.7]"""
    table = Table(
        heroes=["glorfindel", "gimli"],
        allies=["daughter-of-the-nimrodel"],
        attached={"self-preservation": "gimli"},
        hands=["stand-together"],
        damage={"gimli": 4},
        resources={"glorfindel": 1},
        at="W-Q0",
    )
    table.play("use glorfindel", "use self-preservation", "use daughter-of-the-nimrodel")
    assert table.damage_on("gimli") == 0
    assert table.attack("gimli") == 2


@about("citadel-plate", "beorns-hospitality")
def test_a_healed_hero_survives_the_loss_of_his_plate() -> None:
    """[Q13.5, Q13.7]"""
    table = Table(
        heroes=["gimli", "beravor"],
        attached={"citadel-plate": "gimli"},
        hands=["beorns-hospitality", "stand-together"],
        damage={"gimli": 7},
        resources={"beravor": 5},
        at="W-Q0",
    )
    table.play("play beorns-hospitality").discard("citadel-plate")
    assert table.zone("gimli") == "play"


@about("radagasts-cunning", "secret-paths", "power-in-the-earth")
def test_a_location_that_adds_nothing_adds_nothing_less() -> None:
    """[Q8.19, Q8.21]"""
    from ringtable.games.quest.values import staging_threat

    table = Table(
        heroes=["beravor", "gimli"],
        attached={"power-in-the-earth": "forest-gate"},
        hands=["radagasts-cunning", "secret-paths", "stand-together"],
        resources={"beravor": 2},
        staging=["forest-gate", "king-spider"],
        at="W-Q1",
    )
    assert staging_threat(table.s) == 3
    table.play("play secret-paths")
    assert staging_threat(table.s) == 2
    table.play("play radagasts-cunning")
    assert staging_threat(table.s) == 0


@about("snowbourn-scout", "lorien-guide", "northern-tracker")
def test_a_scout_finishes_what_a_tracker_began() -> None:
    """Tokens stay until the location leaves. [Q9.9, Q9.8]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "snowbourn-scout", "stand-together"],
        allies=["northern-tracker"],
        resources={"aragorn": 1},
        staging=["great-forest-web"],
        encounters=["king-spider"],
        at="S-Q1",
    )
    table.commit("northern-tracker").play("use northern-tracker")
    table.play("play sneak-attack", "choose snowbourn-scout", "use snowbourn-scout")
    assert table.s.zone[table.card("great-forest-web")] == ENCOUNTER_DISCARD


@about("blade-mastery", "for-gondor")
def test_two_events_add_up_on_a_guard_of_the_citadel() -> None:
    """[Q20.2]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["guard-of-the-citadel"],
        hands=["blade-mastery", "for-gondor", "stand-together"],
        resources={"aragorn": 2, "gimli": 1},
        at="W-C0",
    )
    table.play("play for-gondor", "play blade-mastery", "choose guard-of-the-citadel")
    assert table.attack("guard-of-the-citadel") == 3
    assert table.defense("guard-of-the-citadel") == 2


@about("thicket-of-spears", "steward-of-gondor")
def test_the_steward_fills_one_of_the_three_purses() -> None:
    """[Q7.16]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin"],
        attached={"steward-of-gondor": "thalin"},
        hands=["thicket-of-spears", "stand-together"],
        resources={"gimli": 1, "legolas": 1},
        engaged=["king-spider"],
        at="W-C0",
    )
    assert table.refused("play thicket-of-spears") == "Q7.16"
    table.play("use steward-of-gondor", "play thicket-of-spears")
    assert table.resources_on("thalin") == 1


@about("rain-of-arrows", "horn-of-gondor")
def test_enemies_that_fall_in_the_rain_do_not_sound_the_horn() -> None:
    """[QC42]"""
    table = Table(
        heroes=["legolas", "gimli"],
        attached={"horn-of-gondor": "gimli"},
        hands=["rain-of-arrows", "stand-together"],
        resources={"legolas": 1},
        engaged=["king-spider"],
        damage={"king-spider": 2},
        at="W-C0",
    )
    table.play("play rain-of-arrows")
    assert table.window == "W-C0"
    assert table.resources_on("gimli") == 0


@about("eowyn", "fortune-or-fate")
def test_eowyn_who_returned_may_be_strengthened_again() -> None:
    """Limits belong to the card in play. [QC7, QC54, Q13.15]"""
    table = Table(
        heroes=["eowyn", "dunhere", "gimli"],
        hands=["fortune-or-fate", "feint", "feint", "stand-together"],
        resources={"dunhere": 5},
        at="W-Q0",
    )
    table.play("use eowyn", "choose feint").hurt(3, "eowyn").pass_until("W-Q0")
    table.play("play fortune-or-fate")
    assert table.willpower("eowyn") == 4
    table.play("use eowyn", "choose feint")
    assert table.willpower("eowyn") == 5


@about("sneak-attack", "guard-of-the-citadel")
def test_an_ally_of_sneak_attack_that_was_in_the_hand_stays_when_played() -> None:
    """In the hand copies cannot be told apart. [Q13.14]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["sneak-attack", "guard-of-the-citadel", "stand-together"],
        resources={"aragorn": 3},
        at="W-PLAN",
    )
    table.play("play sneak-attack", "choose guard-of-the-citadel")
    table.take_back("guard-of-the-citadel").pass_until("W-PLAN")
    table.play("play guard-of-the-citadel").pass_until("W-Q0")
    assert table.zone("guard-of-the-citadel") == "play"


@about("sneak-attack", "stand-and-fight", "valiant-sacrifice")
def test_a_sacrifice_serves_who_controls_the_ally_that_goes_home() -> None:
    """The owner gets the card, the controller draws. [QC23, QC24, Q13.14]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gimli"], ["eowyn"]],
        hands=[
            ["sneak-attack", "silverlode-archer", "valiant-sacrifice", "stand-together"],
            ["stand-and-fight"],
        ],
        decks=[["feint"] * 3, ["feint"] * 3],
        resources={"aragorn": 2, "eowyn": 3},
        at="W-ENC2",
    )
    table.play("play sneak-attack", "choose silverlode-archer")
    table.hurt(1, "silverlode-archer").pass_until("act")
    while not table.may("play stand-and-fight"):
        table.play("pass")
    table.play("play stand-and-fight").pass_until("respond")
    table.play("play valiant-sacrifice for silverlode-archer")
    assert "silverlode-archer" in table.hand(0)
    assert table.hand(1) == ["feint", "feint"]


@about("beorn", "valiant-sacrifice")
def test_a_shuffled_beorn_is_a_sacrifice() -> None:
    """Leaving play in any way. [QC24, QC31]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["beorn"],
        hands=["valiant-sacrifice", "stand-together"],
        resources={"aragorn": 1},
        at="W-ENC2",
    )
    table.play("use beorn").pass_until("respond").play("play valiant-sacrifice for beorn")
    assert "beorn" in table.hand()  # the only card of the deck


@about("gandalf", "valiant-sacrifice")
def test_gandalf_who_goes_with_the_round_is_a_sacrifice() -> None:
    """Responses are possible there, actions are not. [QC24, Q5.18, Q5.19]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["gandalf"],
        hands=["valiant-sacrifice", "stand-together"],
        decks=["feint"] * 3,
        resources={"aragorn": 1},
        at="W-REF",
    )
    table.pass_until("respond")
    assert table.refused("play stand-together") == "Q5.3"
    table.play("play valiant-sacrifice for gandalf")
    assert table.hand().count("feint") >= 2


@about("forest-snare", "quick-strike", "horn-of-gondor")
def test_a_snare_goes_to_its_owners_pile_with_the_enemy() -> None:
    """[Q3.10, Q3.15]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        attached={"forest-snare": "black-forest-bats", "horn-of-gondor": "gimli"},
        hands=[["stand-together"], ["quick-strike"]],
        resources={"legolas": 1},
        engaged=[[], ["black-forest-bats"]],
        at="W-Q0",
    )
    while not table.may("play quick-strike"):
        table.play("pass")
    table.play("play quick-strike").pass_until("W-ATK3")
    assert table.ids(table.s.discard[0]) == ["forest-snare"]
    assert table.resources_on("gimli") == 0


@about("thicket-of-spears", "a-light-in-the-dark")
def test_a_barred_enemy_that_engages_again_is_still_barred() -> None:
    """What was fixed stays on the card. [Q20.7, Q11.5]"""
    table = Table(
        heroes=["gimli", "legolas", "thalin", "eowyn", "aragorn"],
        hands=[
            "thicket-of-spears", "a-light-in-the-dark", "sneak-attack", "son-of-arnor",
            "stand-together",
        ],
        resources={"gimli": 1, "legolas": 1, "thalin": 1, "eowyn": 2, "aragorn": 1},
        engaged=["king-spider"],
        at="W-C0",
    )  # fmt: skip
    table.play("play thicket-of-spears", "play a-light-in-the-dark")
    table.play("play sneak-attack", "choose son-of-arnor", "use son-of-arnor")
    assert table.engaged() == ["king-spider"]
    table.pass_until("W-C1")
    assert not table.told("attacks")


@about("lore-of-imladris", "gloin")
def test_gloin_healed_and_hurt_again_is_paid_again() -> None:
    """Every token counts. [QC3, Q13.7]"""
    table = Table(
        heroes=["gloin", "beravor", "gimli"],
        hands=["lore-of-imladris", "stand-together"],
        damage={"gloin": 3},
        resources={"beravor": 2},
        at="W-Q0",
    )
    table.play("play lore-of-imladris").hurt(3, "gloin").play("use gloin")
    assert table.resources_on("gloin") == 3


@about("unexpected-courage", "beravor", "denethor")
def test_courage_lets_denethor_look_twice_but_beravor_draws_once() -> None:
    """One has a limit and the other not. [Q18.11, Q18.18]"""
    table = Table(
        heroes=["denethor", "beravor", "gimli"],
        attached={"unexpected-courage#1": "denethor", "unexpected-courage#2": "beravor"},
        hands=["stand-together"],
        decks=["feint"] * 5,
        encounters=["king-spider", "forest-gate"],
        at="W-RES",
    )
    table.play("use denethor", "put on the bottom", "use unexpected-courage#1")
    assert table.may("use denethor")
    table.play("use beravor", "use unexpected-courage#2")
    assert not table.may("use beravor")
