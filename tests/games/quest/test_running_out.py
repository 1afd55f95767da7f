"""Zones, hidden cards, running out of cards. [Q24, Q25]"""

from ringtable.games.quest.combat.shadows import deal_shadows_to
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


def nothing(s: Quest) -> None:
    """Time passes."""


def test_an_empty_encounter_deck_is_renewed_in_the_quest_phase() -> None:
    """[Q25.2, Q8.17]"""
    table = Table(encounter_discard=["marsh-adder", "gladden-fields"]).reveal("forest-gate")
    table.do(nothing)
    assert len(table.s.encounter_deck) == 2
    assert table.s.encounter_discard == []


def test_the_card_being_resolved_is_not_shuffled_in() -> None:
    """It needs the deck in the middle of its effect. [Q25.3]"""
    table = Table(encounter_discard=["marsh-adder"]).reveal("massing-at-night").do(nothing)
    assert table.staging == ["marsh-adder"]
    assert table.ids(table.s.encounter_deck) == ["massing-at-night"]  # renewed afterwards


def test_in_other_phases_an_empty_deck_stays_empty() -> None:
    """[Q25.4, Q11.4]"""
    table = Table(engaged=["king-spider"], encounter_discard=["marsh-adder"]).idle(phase=5)
    spider = table.card("king-spider")

    def deal(s: Quest) -> None:
        deal_shadows_to(s, spider, 1)

    table.do(deal)
    assert table.s.shadows == []
    assert table.s.encounter_deck == []


def test_it_is_renewed_when_the_next_quest_phase_begins() -> None:
    """[Q25.4]"""
    table = Table(encounter_discard=["marsh-adder"], at="W-RES").pass_until("commit")
    assert table.ids(table.s.encounter_deck) == ["marsh-adder"]


def test_with_nothing_left_nothing_is_revealed() -> None:
    """[Q25.5]"""
    table = Table(at="S-Q2")
    assert not table.told("revealed")


def test_shuffling_into_an_empty_deck_renews_nothing() -> None:
    """[Q25.6]"""
    from ringtable.games.quest.combat.damage import deal_damage

    table = Table(
        staging=["eastern-crows"],
        encounter_discard=["marsh-adder"],
        scenario="journey-along-the-anduin",
    ).idle(phase=5)
    crows = table.card("eastern-crows")

    def fall(s: Quest) -> None:
        deal_damage(s, [crows], 1, "Q13.2")

    table.do(fall)
    assert table.ids(table.s.encounter_deck) == ["eastern-crows"]
    assert table.ids(table.s.encounter_discard) == ["marsh-adder"]


def test_an_event_is_in_no_zone_while_it_resolves() -> None:
    """It lies in the pile after all that it caused. [Q3.11, Q3.12, Q3.17]"""
    table = Table(
        heroes=["theodred"],
        hands=["sneak-attack", "gandalf"],
        resources={"theodred": 1},
        decks=["faramir"],
        at="W-Q0",
    )
    table.play("play sneak-attack", "choose gandalf")
    assert table.asks == "respond"
    assert table.zone("sneak-attack") == "resolving"
    table.play("use gandalf", "draw")
    assert table.zone("sneak-attack") == "discard"


def test_discard_piles_are_ordered() -> None:
    """The top is the latest. [Q3.16]"""
    table = Table(
        heroes=["eowyn", "theodred"], hands=["gandalf", "feint"], discards=["faramir"], at="W-Q0"
    )
    table.play("use eowyn", "choose feint")
    assert table.ids(table.s.discard[0]) == ["faramir", "feint"]


def test_the_last_card_is_resolved_before_the_deck_is_renewed() -> None:
    """While its effect waits for an answer the deck is empty. [Q25.3]"""
    table = Table(
        heroes=["eowyn", "gimli"],
        hands=["a-test-of-will", "stand-together"],
        resources={"eowyn": 1},
        encounters=["king-spider"],
        encounter_discard=["forest-gate"],
        at="S-Q2",
    )
    assert table.asks == "respond"
    assert table.s.encounter_deck == []
    table.pass_().play("choose gimli")
    assert (table.window, table.staging) == ("W-Q2", ["king-spider"])
    assert table.ids(table.s.encounter_deck) == ["forest-gate"]
