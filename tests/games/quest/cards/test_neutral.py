"""The neutral card: 73 Gandalf."""

import pytest

from tests.games.quest.card_coverage import about
from tests.games.quest.scenario import Table


def arrival(**more: object) -> Table:
    table = Table(
        seats=2,
        heroes=[["eowyn", "gimli"], ["legolas"]],
        hands=["gandalf", "stand-together"],
        decks=[[] if more.get("empty") else ["feint"] * 4, []],
        resources={"eowyn": 2, "gimli": 3},
        engaged=[[], [] if more.get("no_enemy") else ["forest-spider"]],
        staging=[] if more.get("no_enemy") else ["king-spider"],
        threat=[0 if more.get("no_threat") else 20, 20],
        at="W-PLAN",
    )
    return table.play("play gandalf")


@about("gandalf")
def test_gandalf_is_paid_by_heroes_of_any_sphere() -> None:
    """[Q7.10]"""
    table = arrival()
    assert (table.resources_on("eowyn"), table.resources_on("gimli")) == (0, 0)
    assert table.zone("gandalf") == "play"
    values = (table.willpower("gandalf"), table.attack("gandalf"), table.defense("gandalf"))
    assert (*values, table.hit_points("gandalf")) == (4, 4, 4, 4)


@about("gandalf")
def test_gandalf_does_one_of_three_things() -> None:
    """[Q21.14]"""
    table = arrival().play("use gandalf")
    assert table.offered == ["draw", "damage", "threat"]
    table.play("draw")
    assert len(table.hand()) == 4
    assert table.asks != "respond"
    table = arrival().play("use gandalf", "damage")
    assert table.offered == ["choose king-spider", "choose forest-spider"]
    table.play("choose forest-spider")
    assert table.zone("forest-spider") == "encounter-discard"
    assert ("forest-spider", 4) in [fact.values for fact in table.told("damaged")]
    table = arrival().play("use gandalf", "threat")
    assert table.s.threat == [15, 20]


@about("gandalf")
@pytest.mark.parametrize("lacks", ["empty", "no_enemy", "no_threat"])
def test_gandalf_cannot_choose_what_changes_nothing(lacks: str) -> None:
    """[Q21.14]"""
    table = arrival(**{lacks: True}).play("use gandalf")
    gone = {"empty": "draw", "no_enemy": "damage", "no_threat": "threat"}[lacks]
    assert gone not in table.offered
    assert len(table.offered) == 2


@about("gandalf")
def test_gandalf_may_do_nothing() -> None:
    """[Q18.4]"""
    table = arrival().play("pass")
    assert table.s.threat == [20, 20]
    assert table.hand() == ["stand-together"]


@about("gandalf")
def test_gandalf_is_discarded_when_the_round_ends() -> None:
    """After the last window, to his owner's pile. [Q5.18, Q14.7, Q13.10]"""
    table = Table(
        heroes=["gimli", "legolas"], allies=["gandalf"], hands=["stand-together"], at="W-REF"
    )
    assert table.zone("gandalf") == "play"
    table.pass_until("W-RES")
    assert table.zone("gandalf") == "discard"
    assert ("gandalf",) in [fact.values for fact in table.told("discarded")]


@about("gandalf")
def test_another_gandalf_may_come_when_the_first_has_gone() -> None:
    """While he is in play nobody can play one. [Q23.1, Q23.5]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        allies=[[], ["gandalf"]],
        hands=[["gandalf", "stand-together"], []],
        resources={"gimli": 5},
        at="W-PLAN",
    )
    assert table.refused("play gandalf") == "Q23.1"
    table.discard("gandalf#2")
    assert table.may("play gandalf")


@about("gandalf")
def test_gandalf_needs_five_resources() -> None:
    """[Q7.4, Q7.13]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["legolas"]],
        hands=[["gandalf", "stand-together"], []],
        resources={"gimli": 4, "legolas": 4},
        at="W-PLAN",
    )
    assert table.refused("play gandalf") == "Q7.4"
