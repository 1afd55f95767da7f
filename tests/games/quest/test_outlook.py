"""What everybody could work out about the rest of the round."""

from typing import Any

import pytest

from ringtable.games.quest.view import table as view_of
from tests.games.quest.scenario import Table


def outlook(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = view_of(table.s, 0)["outlook"]
    return found


def engages(table: Table) -> list[tuple[str, int]]:
    names = {one["card"]: one["id"] for one in view_of(table.s, 0)["staging"]}
    return [(names[one["enemy"]], one["player"]) for one in outlook(table)["engages"]]


def test_each_player_in_order_meets_the_highest_cost_within_his_threat() -> None:
    """[Q10.6, Q10.7]"""
    table = Table(
        seats=2,
        heroes=[["aragorn"], ["gimli"]],
        threat=[30, 40],
        staging=["forest-spider", "king-spider", "hummerhorns", "dol-guldur-orcs"],
        at="W-PLAN",
    )
    # Engagement costs 25, 20, 40, 10.
    assert engages(table) == [
        ("forest-spider", 0),
        ("hummerhorns", 1),
        ("king-spider", 0),
        ("dol-guldur-orcs", 1),
    ]


def test_an_enemy_above_every_threat_waits() -> None:
    """[Q10.6]"""
    table = Table(heroes=["aragorn"], threat=[24], staging=["forest-spider"], at="W-PLAN")
    assert engages(table) == []


def test_the_prediction_is_what_happens() -> None:
    """[Q10.7, Q31.15]"""
    table = Table(
        heroes=["aragorn"],
        threat=[30],
        staging=["forest-spider", "king-spider"],
        at="S-ENC1",
    )
    foretold = {name for name, _ in engages(table)}
    table.play("engage nobody")
    assert {table.s.id_of(card) for card in table.s.engaged[0]} == foretold


@pytest.mark.parametrize("seats", [1, 2])
def test_staging_reveals_a_card_for_each_player(seats: int) -> None:
    """[Q8.10]"""
    heroes = [["aragorn"], ["gimli"]][:seats]
    assert outlook(Table(seats=seats, heroes=heroes, at="W-PLAN"))["reveals"] == seats


def test_threat_rises_by_one_at_refresh() -> None:
    """[Q14.2]"""
    assert outlook(Table(heroes=["aragorn"], at="W-PLAN"))["rises"] == 1


def test_gladden_fields_costs_one_more_threat() -> None:
    """[Q14.4]"""
    assert outlook(Table(heroes=["aragorn"], active="gladden-fields", at="W-PLAN"))["rises"] == 2


ANDUIN = "journey-along-the-anduin"


def test_a_stage_may_reveal_one_more_and_skip_the_checks() -> None:
    """[Q29.11, Q29.12]"""
    table = Table(
        heroes=["aragorn"],
        threat=30,
        scenario=ANDUIN,
        stage="anduin-passage",
        staging=["forest-spider"],
        at="W-PLAN",
    )
    assert outlook(table)["reveals"] == 2
    assert engages(table) == []


def test_a_stage_may_skip_staging() -> None:
    """[Q29.14]"""
    table = Table(scenario=ANDUIN, stage="ambush-on-the-shore", at="W-PLAN")
    assert outlook(table)["reveals"] == 0
