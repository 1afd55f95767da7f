"""Encounter cards whose text speaks of their own attack, engagement or arrival: what happens to
other cards does not concern them. [Q18.21]"""

import pytest

from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ANDUIN, WATCH
from tests.games.quest.scenario import Table


@about(
    "marsh-adder",
    "chieftan-ufthak",
    "dol-guldur-beastmaster",
    "misty-mountain-goblins",
)
@pytest.mark.parametrize(
    "watcher",
    ["marsh-adder", "chieftan-ufthak", "dol-guldur-beastmaster", "misty-mountain-goblins"],
)
def test_the_attack_of_another_enemy_does_not_concern_it(watcher: str) -> None:
    """Neither when it begins nor when it is over. [Q11.10, Q11.22]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=[watcher],
        engaged=["black-forest-bats"],
        encounters=["forest-gate", "old-forest-road", "forest-gate"],
        progress={"to-the-river": 3},
        scenario=ANDUIN,
        at="S-C0",
    )
    table.pass_until("defend").play("defend gimli").pass_until("W-DEF4")
    assert table.threat == 20
    assert table.resources_on(watcher) == 0
    assert table.card(watcher) not in table.s.shadows
    assert table.progress_on("to-the-river") == 3


@about("wargs")
def test_wargs_stay_when_another_enemy_has_attacked() -> None:
    """Their own card without effect is of no account before they attack. [QC85, Q11.22]"""
    table = Table(
        heroes=["gimli", "thalin"],
        hands=WATCH,
        engaged=["wargs", "black-forest-bats"],
        encounters=["forest-gate", "old-forest-road"],
        at="S-C0",
    )
    table.pass_until("next-attacker").play("face black-forest-bats").pass_until("defend")
    table.play("defend gimli").pass_until("W-DEF4")
    assert "wargs" in table.engaged()
    table.pass_until("defend").play("defend thalin").pass_until("W-DEF4")
    assert table.staging == ["wargs"]


@about("forest-spider")
def test_a_forest_spider_does_not_grow_when_another_enemy_engages() -> None:
    """[QC96]"""
    table = Table(
        heroes=["gimli"], hands=WATCH, staging=["forest-spider", "hill-troll"], at="S-ENC1"
    )
    table.play("engage hill-troll").pass_until("W-ENC1")
    assert (table.engaged(), table.attack("forest-spider")) == (["hill-troll"], 2)


@about("the-brown-lands", "tower-gate", "old-forest-road", "forest-gate")
@pytest.mark.parametrize(
    "watcher", ["the-brown-lands", "tower-gate", "old-forest-road", "forest-gate"]
)
def test_a_journey_elsewhere_does_not_concern_it(watcher: str) -> None:
    """[Q9.6]"""
    table = Table(
        heroes=["gimli", "thalin"],
        hands=WATCH,
        decks=["feint", "gandalf", "feint"],
        exhausted=["gimli"],
        staging=[watcher, "endless-caverns"],
        at="S-TRV",
    )
    table.play("travel endless-caverns")
    assert (table.asks, table.window) == ("act", "W-TRV")
    assert table.zone(watcher) == "staging"
    assert table.progress_on(watcher) == 0
    assert table.engaged() == []


@about("driven-by-shadow")
def test_an_undefended_driven_by_shadow_takes_the_attachments_of_the_attacked_player() -> None:
    """Not those of others. [QC92, Q11.28]"""
    table = Table(
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
        hands=WATCH,
        attached={
            "dwarven-axe": "gimli",
            "unexpected-courage": "eowyn",
            "caught-in-a-web": "gimli",
        },
        engaged=["black-forest-bats"],
        encounters=["driven-by-shadow"],
        at="S-C0",
    )
    table.pass_until("defend").play("no defender").pass_until("W-DEF3")
    assert table.zone("dwarven-axe") == "discard"
    assert table.zone("unexpected-courage") == "attached"
    assert table.zone("caught-in-a-web") == "attached"


@about("necromancers-pass")
@pytest.mark.parametrize("held", [1, 2])
def test_two_cards_in_the_hand_are_enough_for_the_pass(held: int) -> None:
    """[Q9.4]"""
    table = Table(
        heroes=["gimli"], hands=["feint"] * held, staging=["necromancers-pass"], at="S-TRV"
    )
    assert (table.asks == "travel") == (held == 2)
    if held == 2:
        table.play("travel necromancers-pass")
        assert table.hand() == []
        assert table.zone("necromancers-pass") == "active"
