"""Moments, cancels, nested reveals, attacks inside attacks. [Q18, Q32]"""

from tests.games.quest.scenario import Table


def test_a_test_of_will_cancels_a_when_revealed_effect_and_nothing_else() -> None:
    """The enemy still comes to the staging area. [QC50, Q8.15, Q18.20]"""
    table = Table(heroes=["eowyn"], hands=["a-test-of-will"], resources={"eowyn": 1})
    table.reveal("king-spider")
    assert table.asks == "respond"
    table.play("play a-test-of-will for king-spider")
    assert table.is_ready("eowyn")
    assert table.zone("king-spider") == "staging"
    assert table.zone("a-test-of-will") == "discard"


def test_the_log_tells_actions_from_responses() -> None:
    """[Q18.3, Q18.4, Q18.8, Q7.22]"""
    table = Table(
        heroes=["eleanor", "denethor", "eowyn"],
        hands=["a-test-of-will", "gandalfs-search"],
        resources={"eowyn": 1, "denethor": 1},
        decks=["feint"],
        encounters=["forest-gate"],
        at="W-Q0",
    )
    table.play("use denethor", "leave on top")
    table.reveal("king-spider").play("play a-test-of-will")
    table.reveal("the-necromancers-reach").play("use eleanor")
    assert [fact.cause for fact in table.told("used")] == ["Q18.3", "Q18.4"]
    assert [fact.cause for fact in table.told("played")] == ["Q18.8"]


def test_without_it_the_effect_resolves() -> None:
    table = Table(heroes=["eowyn"], hands=["a-test-of-will"], resources={"eowyn": 1})
    table.reveal("king-spider").pass_()
    assert not table.is_ready("eowyn")


def test_a_nested_reveal_is_cancelled_alone() -> None:
    """Massing at Night reveals another card: the cancel concerns the inner one. [Q8.16, Q18.25]"""
    table = Table(
        heroes=["eowyn"],
        hands=["a-test-of-will"],
        resources={"eowyn": 1},
        encounters=["king-spider", "forest-spider"],
    )
    table.reveal("massing-at-night")
    table.pass_()  # Massing at Night stands
    table.play("play a-test-of-will for king-spider")
    assert table.staging == ["king-spider"]
    assert table.zone("massing-at-night") == "encounter-discard"
    assert table.is_ready("eowyn")


def test_eleanor_replaces_a_treachery() -> None:
    """The treachery is put away, and the next card is revealed in its place. [QC8]"""
    table = Table(heroes=["eleanor", "eowyn"], encounters=["king-spider"])
    table.reveal("massing-at-night")
    table.play("use eleanor for massing-at-night")
    assert not table.is_ready("eleanor")
    assert not table.is_ready("eowyn")  # the King Spider of the replacement
    assert table.staging == ["king-spider"]
    assert table.zone("massing-at-night") == "encounter-discard"


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    """[Q18.20, Q32.9]"""
    table = Table(
        heroes=["eowyn"],
        hands=["hasty-stroke"],
        resources={"eowyn": 1},
        engaged=["forest-spider"],
        encounters=["east-bight-patrol"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("respond")
    table.play("play hasty-stroke for east-bight-patrol").pass_windows()
    assert table.damage_on("eowyn") == 2  # the attack of the Spider alone
    assert table.threat == 20


def test_feint_stops_an_enemy_before_it_is_chosen() -> None:
    """[Q11.5, QC34, Q5.9]"""
    table = Table(
        heroes=["gimli"],
        hands=["feint"],
        resources={"gimli": 1},
        engaged=["forest-spider"],
        at="W-ENC2",
    )
    assert table.window != "W-ENC2" or not table.may("play feint")
    table.pass_until("W-C0").play("play feint")
    table.pass_windows()
    assert table.asks == "target"
    assert table.damage_on("gimli") == 0


def test_son_of_arnor_engages_an_enemy_of_another_player() -> None:
    """[QC15, Q10.9]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gimli"]],
        hands=["son-of-arnor"],
        resources={"aragorn": 3},
        engaged=[[], ["forest-spider"]],
        at="W-PLAN",
    )
    table.play("play son-of-arnor", "use son-of-arnor")
    assert table.engaged(0) == ["forest-spider"]
    assert table.engaged(1) == []


def test_gandalf_by_sneak_attack_returns_to_the_hand() -> None:
    """[QC23, Q5.17, Q18.9]"""
    table = Table(
        heroes=["aragorn"],
        hands=["sneak-attack", "gandalf"],
        resources={"aragorn": 1},
        staging=["east-bight-patrol"],
        threat=30,
        at="W-Q0",
    )
    table.play("play sneak-attack", "choose gandalf", "use gandalf", "threat")
    assert table.threat == 25
    assert table.zone("gandalf") == "play"
    table.pass_until("commit").play("done").pass_windows()
    assert table.hand() == ["gandalf"]
    assert table.zone("sneak-attack") == "discard"


def test_wolf_rider_attacks_inside_an_attack() -> None:
    """It attacks the defending player, with a shadow card of its own, before the attack goes on;
    at the end of the phase it lies on top of the deck. [QC81, Q11.30]"""
    table = Table(
        heroes=["aragorn", "eowyn"],
        engaged=["forest-spider"],
        encounters=["wolf-rider", "east-bight-patrol"],
        at="S-C0",
    )
    table.pass_until("defend").play("defend aragorn")
    table.pass_until("defend").play("defend eowyn").pass_windows()  # against Wolf Rider
    assert table.damage_on("eowyn") == 2  # 2 and 1 from its shadow card, minus defense 1
    assert table.damage_on("aragorn") == 0  # 2 minus defense 2
    table.play("attack no more") if table.asks == "target" else None
    table.pass_until("commit")
    assert table.zone("wolf-rider") == "encounter-deck"
    assert table.zone("east-bight-patrol") == "encounter-discard"


def test_a_response_answers_every_occurrence_once() -> None:
    """It is free again for the next one. [Q18.10]"""
    table = Table(heroes=["gloin", "aragorn"]).idle()
    for n in (1, 2):
        table.hurt(1, "gloin").play("use gloin")
        assert table.asks != "respond"
        assert table.resources_on("gloin") == n
