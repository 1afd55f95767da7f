"""The refresh phase and the end of the round. [Q14]"""

from tests.games.quest.scenario import Table


def test_cards_ready_then_threat_rises_then_the_token_passes() -> None:
    """[Q14.1, Q14.2, Q5.14]"""
    table = Table(
        seats=3,
        heroes=[["aragorn"], ["gimli"], ["eowyn"]],
        attached={"steward-of-gondor": "aragorn"},
        exhausted=["aragorn", "gimli", "steward-of-gondor"],
        threat=[20, 30, 40],
        first=2,
        at="S-REF1",
    )
    assert table.is_ready("aragorn")
    assert table.is_ready("gimli")
    assert table.is_ready("steward-of-gondor")
    assert table.s.threat == [21, 31, 41]
    assert table.s.first == 0


def test_in_a_solo_game_the_token_stays() -> None:
    """[Q14.8]"""
    table = Table(at="S-REF1")
    assert table.s.first == 0


def test_gladden_fields_raises_threat_together_with_the_rest() -> None:
    """[Q14.4]"""
    table = Table(active="gladden-fields", scenario="journey-along-the-anduin", at="S-REF1")
    assert [fact.values for fact in table.told("threat-raised")] == [(0, 2, 22)]


def test_who_is_eliminated_by_the_rise_loses_the_token_first() -> None:
    """[Q14.5, Q16.8]"""
    table = Table(
        seats=3,
        heroes=[["aragorn"], ["gimli"], ["eowyn"]],
        threat=[49, 20, 20],
        first=0,
        at="S-REF1",
    )
    assert table.s.out == 1
    assert [fact.values for fact in table.told("token-passed")][:2] == [(1,), (2,)]


def test_a_hero_in_a_web_readies_for_two_resources() -> None:
    """[Q14.3, Q31.10]"""
    table = Table(
        heroes=["aragorn"],
        attached={"caught-in-a-web": "aragorn"},
        resources={"aragorn": 3},
        exhausted=["aragorn"],
        at="S-REF1",
    )
    assert table.asks == "pay-to-ready"
    table.play("pay to ready")
    assert table.is_ready("aragorn")
    assert table.resources_on("aragorn") - 1 == 1  # and one of the next resource phase


def test_two_webs_want_four() -> None:
    """[Q-EX16, Q14.3]"""
    webs = {"caught-in-a-web#1": "aragorn", "caught-in-a-web#2": "aragorn"}
    poor = Table(
        heroes=["aragorn"],
        attached=webs,
        resources={"aragorn": 3},
        exhausted=["aragorn"],
        at="S-REF1",
    )
    assert not poor.told("readied")
    rich = Table(
        heroes=["aragorn"],
        attached=webs,
        resources={"aragorn": 4},
        exhausted=["aragorn"],
        at="S-REF1",
    )
    assert rich.s.round == 1  # not with what the next round brings
    rich.play("pay to ready")
    assert rich.is_ready("aragorn")
    assert [fact.values for fact in rich.told("paid")] == [(0, "aragorn", 4)]


def test_the_web_does_not_stop_other_readying() -> None:
    """[Q14.3]"""
    table = Table(
        heroes=["aragorn"],
        attached={"caught-in-a-web": "aragorn", "unexpected-courage": "aragorn"},
        exhausted=["aragorn"],
        at="W-Q0",
    )
    table.play("use unexpected-courage")
    assert table.is_ready("aragorn")


def test_the_torch_costs_three_threat_a_round() -> None:
    """[Q-EX17, Q14.7, Q5.18]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"dungeon-torch": "aragorn"},
        scenario="escape-from-dol-guldur",
        at="S-REF1",
    )
    assert [fact.values for fact in table.told("threat-raised")] == [(0, 1, 21), (0, 2, 23)]


def test_gandalf_goes_at_the_end_of_the_round_before_forced_effects() -> None:
    """No action is possible, a response is. [Q-EX25, Q5.18, Q5.19, Q18.12, Q18.16]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["gandalf"],
        hands=["valiant-sacrifice"],
        decks=["faramir", "feint", "feint"],
        resources={"aragorn": 1},
        attached={"dungeon-torch": "aragorn"},
        threat=47,
        scenario="escape-from-dol-guldur",
        at="S-REF1",
    )
    table.pass_until("respond")
    assert table.threat == 48
    assert table.zone("gandalf") == "discard"
    table.play("play valiant-sacrifice for gandalf")
    assert table.asks == "over"
    assert table.threat == 50
    assert len(table.told("drew")) == 1


def test_a_new_round_begins() -> None:
    """[Q5.1, Q5.2]"""
    table = Table(round=3, at="S-REF1").pass_until("commit")
    assert table.s.round == 4
    assert table.phase == "quest"


def test_a_hero_who_is_ready_is_not_asked_to_pay() -> None:
    """The condition is offered when the card would ready. [Q14.3]"""
    table = Table(
        heroes=["gimli", "legolas"],
        attached={"caught-in-a-web": "gimli"},
        resources={"gimli": 2},
        exhausted=["legolas"],
        at="S-REF1",
    )
    assert table.asks != "pay-to-ready"
    assert table.is_ready("legolas")
    assert table.resources_on("gimli") >= 2
