"""The resource phase. [Q6]"""

from ringtable.games.quest.hands import draw
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


def draw_three(s: Quest) -> None:
    draw(s, 0, 3, "Q6.9")


def test_every_hero_gains_a_resource_and_every_player_draws_a_card() -> None:
    """[Q6.1, Q6.2, Q6.5, Q6.10]"""
    table = Table(
        seats=2,
        heroes=[["aragorn", "gloin"], ["gimli"]],
        decks=[["faramir", "feint"], ["feint"]],
        resources={"gloin": 2},
        at="S-RES",
    )
    assert [table.resources_on(hero) for hero in ("aragorn", "gloin", "gimli")] == [1, 3, 1]
    assert table.hand(0) == ["faramir"]
    assert table.hand(1) == ["feint"]
    assert table.window == "W-RES"


def test_cards_come_from_the_top_of_the_own_deck() -> None:
    """[Q6.3, Q6.9, Q6.8]"""
    table = Table(decks=["faramir", "feint"], hands=["gandalf"] * 3, at="W-Q2").do(draw_three)
    assert table.hand()[3:] == ["faramir", "feint"]


def test_an_empty_deck_draws_nothing_without_a_penalty() -> None:
    """The player plays on, and his discard pile is not shuffled. [Q6.4, Q25.1]"""
    table = Table(discards=["faramir"], at="S-RES")
    assert table.hand() == []
    assert table.s.discard[0]
    assert table.threat == 20


def test_nobody_draws_while_it_is_prohibited_and_nothing_is_used_up() -> None:
    """[Q6.6, Q21.5, QC105]"""
    table = Table(
        decks=["faramir", "feint"],
        active="enchanted-stream",
        scenario="escape-from-dol-guldur",
        at="W-Q2",
    )
    table.reveal("iron-shackles").pass_windows()
    assert table.zone("iron-shackles") == "attached"
    table.do(draw_three)
    assert table.hand() == []
    assert table.zone("iron-shackles") == "attached"


def test_resources_stay_until_they_are_spent() -> None:
    """There is no limit to them, nor to damage and progress. [Q6.7, Q1.6]"""
    table = Table(resources={"aragorn": 400}, at="S-RES")
    assert table.resources_on("aragorn") == 401
