"""Why a card cannot be played, used, or answer what has just happened. [Q7, Q18, Q32.7]"""

import pytest

from ringtable.games.quest.answers import thing_of
from ringtable.games.quest.flow import FLOW
from ringtable.kernel.phrase import name
from tests.games.quest.scenario import Table


def killed() -> Table:
    """Legolas has killed an enemy of another player; his answer is waited for."""
    table = Table(
        seats=2,
        heroes=[["legolas", "eowyn"], ["gimli", "gloin"]],
        attached={"horn-of-gondor": "gimli", "blade-of-gondolin": "legolas"},
        hands=["valiant-sacrifice", "feint", "gandalf", "hasty-stroke", "swift-strike"],
        resources={"legolas": 3},
        engaged=["king-spider"],
        damage={"king-spider": 2},
        at="W-C1",
    )
    return table.pass_until("target").attack_with("king-spider", "legolas").pass_until("respond")


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("use legolas for king-spider#1", ""),
        ("play feint", "Q5.3"),
        ("play gandalf", "Q7.1"),
        ("play hasty-stroke", "Q18.8"),
        ("play valiant-sacrifice", "Q7.5"),
        ("use eowyn", "Q18.4"),
        ("use gloin", "Q32.7"),
        ("use horn-of-gondor", "Q32.7"),
    ],
)
def test_a_refused_answer_names_its_clause(thing: str, clause: str) -> None:
    """[Q5.3, Q7.1, Q18.8, Q7.5, Q18.4, Q32.7]"""
    assert killed().refused(thing) == clause


def test_an_answer_that_was_given() -> None:
    """Once per occurrence. [Q18.10]"""
    table = killed().play("use legolas")
    assert table.offered == ["use blade-of-gondolin for king-spider"]
    assert table.refused("use legolas") == "Q18.10"


def test_an_answer_that_is_too_dear_or_changes_nothing() -> None:
    """[Q7.4, Q21.4]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["guard-of-the-citadel"],
        attached={"horn-of-gondor": "gimli"},
        hands=["valiant-sacrifice", "brok-ironfist"],
        decks=["feint"] * 3,
    ).hurt(2, "guard-of-the-citadel")
    assert table.offered == ["use horn-of-gondor for guard-of-the-citadel"]
    assert table.refused("play valiant-sacrifice") == "Q7.4"
    assert table.refused("play brok-ironfist") == "Q21.4"
    assert table.refused("use aragorn") == "Q18.4"


def test_an_answer_of_an_exhausted_card() -> None:
    """[Q5.13, Q21.4]"""
    table = Table(
        heroes=["eleanor", "eowyn", "gimli"],
        exhausted=["eleanor"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eowyn": 1},
    )
    table.reveal("the-necromancers-reach")
    assert table.refused("use eleanor") == "Q5.13"
    enemy = Table(
        heroes=["eleanor", "eowyn", "gimli"],
        exhausted=["eleanor"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eowyn": 1},
    )
    enemy.reveal("king-spider")
    assert enemy.refused("use eleanor") == "Q21.4"


# In a window


def test_a_refusal_says_which_card_and_what_it_costs() -> None:
    """[Q7.4, Q7.5]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["faramir", "northern-tracker", "stand-together"],
        resources={"aragorn": 3},
        at="W-PLAN",
    )
    dear = FLOW.why_not(table.s, 0, "play faramir")
    assert dear is not None
    assert dear.phrase.id == "quest-why-too-dear"
    assert dear.phrase.values == {"card": name("quest-card-faramir"), "n": 4}
    strange = FLOW.why_not(table.s, 0, "play northern-tracker")
    assert strange is not None
    assert strange.phrase.values == {"card": name("quest-card-northern-tracker")}


def test_a_card_is_meant_by_its_text_or_as_a_thing_of_the_table() -> None:
    """In the hand, in play, attached, in the staging area, engaged, the active location. [Q18.3]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        attached={"dwarven-axe": "gimli"},
        hands=["faramir", "stand-together"],
        staging=["king-spider"],
        engaged=["forest-spider"],
        active="forest-gate",
        at="W-PLAN",
    )
    assert table.refused(thing_of(table.s, table.card("faramir"))) == "Q7.4"
    for id in ("dwarven-axe", "king-spider", "forest-spider", "forest-gate", "aragorn"):
        assert table.refused(f"use {id}") == "Q18.3", id
        assert table.refused(thing_of(table.s, table.card(id))) == "Q18.3", id
    assert table.refused("play beorn") == ""  # nowhere to be seen


def test_a_card_of_both_hand_and_table_is_used_on_the_table() -> None:
    """[Q23.1, Q5.13]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        allies=["faramir"],
        hands=["faramir", "stand-together"],
        resources={"aragorn": 4},
        exhausted=["faramir"],
        at="W-PLAN",
    )
    assert table.refused("use faramir") == "Q5.13"
    assert table.refused("play faramir") == "Q23.1"


def test_the_second_ally_of_a_round_is_refused_in_the_dungeons() -> None:
    """An attachment is not. [Q29.26]"""
    table = Table(
        heroes=["aragorn", "gimli"],
        hands=["snowbourn-scout", "guard-of-the-citadel", "steward-of-gondor", "stand-together"],
        resources={"aragorn": 9},
        scenario="escape-from-dol-guldur",
        at="W-PLAN",
    )
    table.play("play snowbourn-scout")
    assert table.refused("play guard-of-the-citadel") == "Q29.26"
    assert table.may("play steward-of-gondor")


def test_an_ally_needs_no_host() -> None:
    """An attachment without one is refused for that, before its cost is looked at. [Q7.18]"""
    table = Table(
        heroes=["beravor", "gimli"],
        hands=["forest-snare", "henamarth-riversong", "stand-together"],
        at="W-PLAN",
    )
    assert table.refused("play forest-snare") == "Q7.18"
    assert table.refused("play henamarth-riversong") == "Q7.4"


# In an attack


def test_what_cannot_be_attacked_and_who_cannot_attack() -> None:
    """A character is no target at all; an enemy of another needs ranged. [Q12.4, Q12.5, Q12.7,
    Q12.17, Q19.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas", "thalin"], ["eowyn"]],
        allies=["veteran-axehand"],
        hands=["stand-together"],
        exhausted=["thalin"],
        engaged=[["king-spider"], ["forest-spider"]],
        staging=["hummerhorns"],
        at="W-C1",
    )
    table.pass_until("target")
    assert table.offered == ["attack king-spider", "attack forest-spider", "attack no more"]
    assert table.refused("attack gimli") == ""
    assert table.refused("attack beorn") == ""
    assert table.refused("attack hummerhorns") == "Q12.4"
    table.play("attack forest-spider").pass_until("W-ATK1")
    assert table.told("strikes")[0].values == (0, ["legolas"], "forest-spider")
    table.pass_until("target")
    assert table.refused("attack forest-spider") == "Q12.7"
    table.play("attack king-spider")
    assert table.refused("with thalin") == "Q12.5"
    assert table.refused("with eowyn") == "Q12.17"
    assert table.refused("with king-spider") == "Q12.5"


def test_who_cannot_reach_the_enemy_of_another() -> None:
    """[Q19.17, Q19.18]"""
    table = Table(
        seats=2,
        heroes=[["gimli", "legolas"], ["eowyn"]],
        allies=["horseback-archer"],
        hands=["stand-together"],
        exhausted=["eowyn"],
        engaged=[[], ["forest-spider"]],
        at="W-C1",
    )
    table.pass_until("target").play("attack forest-spider")
    assert table.offered == ["with legolas", "with horseback-archer"]
    assert table.refused("with gimli") == "Q19.18"
    assert table.refused("with beorn") == ""
