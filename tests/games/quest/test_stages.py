"""Stages of the quest: advancing and winning. [Q15]"""

import pytest

from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.phases.stages import place_progress
from ringtable.games.quest.state import Quest
from tests.games.quest.scenario import Table


class Place:
    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: Quest) -> None:
        place_progress(s, self.n, "Q8.20")


class Fell:
    def __init__(self, table: Table, name: str) -> None:
        self.card = table.card(name)

    def __call__(self, s: Quest) -> None:
        deal_damage(s, [self.card], 20, "Q13.2")


def test_enough_progress_defeats_the_stage_at_once() -> None:
    """Surplus is lost, nothing else changes. [Q15.1, Q15.2, Q15.3, Q15.4, Q15.6, Q3.2]"""
    table = Table(
        heroes=["gimli", "legolas"],
        staging=["old-forest-road"],
        engaged=["forest-spider"],
        exhausted=["gimli"],
        damage={"gimli": 1},
        progress={"flies-and-spiders": 6},
    )
    table.do(Place(5))
    assert table.stage == "a-fork-in-the-road"
    assert table.zone("flies-and-spiders") == "removed"
    assert table.progress_on("a-fork-in-the-road") == 0
    assert table.staging == ["old-forest-road"]
    assert table.engaged() == ["forest-spider"]
    assert not table.is_ready("gimli")
    assert table.damage_on("gimli") == 1
    assert table.phase == "quest"


@pytest.mark.parametrize("seed", range(4))
def test_one_of_two_paths_is_chosen_by_chance(seed: int) -> None:
    """The other one is removed from the game. [Q29.4, Q21.16]"""
    table = Table(stage="a-fork-in-the-road", seed=f"path {seed}")
    table.do(Place(2)).pass_windows()
    assert table.stage.startswith("a-chosen-path")
    assert table.s.quest_deck == []


def test_progress_gathers_while_advancing_is_forbidden() -> None:
    """The stage is defeated when the obstacle goes. [Q15.5, Q29.10]"""
    table = Table(staging=["hill-troll"], scenario="journey-along-the-anduin", stage="to-the-river")
    table.do(Place(11))
    assert table.stage == "to-the-river"
    assert table.progress_on("to-the-river") == 11
    table.do(Fell(table, "hill-troll"))
    assert table.stage == "anduin-passage"
    assert table.progress_on("anduin-passage") == 0


def test_the_new_stage_comes_before_responses_to_the_exploration() -> None:
    """[Q15.7, Q15.10, Q-EX33, QC113]"""
    table = Table(
        active="banks-of-the-anduin",
        progress={"banks-of-the-anduin": 2, "anduin-passage": 15},
        encounters=["gladden-fields", "marsh-adder"],
        scenario="journey-along-the-anduin",
        stage="anduin-passage",
    )
    table.do(Place(2)).pass_windows()
    assert table.stage == "ambush-on-the-shore"
    assert table.staging == ["banks-of-the-anduin", "gladden-fields"]


def test_mountains_of_mirkwood_answers_after_the_new_stage() -> None:
    """[Q15.7]"""
    table = Table(
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2, "flies-and-spiders": 7},
        decks=["faramir", "feint"],
    )
    table.do(Place(2))
    assert table.stage == "a-fork-in-the-road"
    assert table.asks == "respond"
    assert table.may("use mountains-of-mirkwood")


def test_defeating_the_last_stage_wins() -> None:
    """[Q15.9, Q29.7, Q16.12]"""
    table = Table(stage="a-chosen-path-beorns-path", progress={"a-chosen-path-beorns-path": 9})
    table.do(Place(1))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"
    assert table.s.outcome.winners == (0,)


def test_beorns_path_waits_for_the_spawn() -> None:
    """[Q29.7, Q15.5]"""
    table = Table(
        stage="a-chosen-path-beorns-path",
        progress={"a-chosen-path-beorns-path": 9},
        staging=["ungoliants-spawn"],
    )
    table.do(Place(3))
    assert table.s.outcome is None
    table.do(Fell(table, "ungoliants-spawn"))
    assert table.asks == "over"


def test_the_other_path_is_won_by_the_death_of_the_spawn() -> None:
    """Progress cannot complete it. [Q15.8, Q29.6]"""
    table = Table(
        stage="a-chosen-path-dont-leave-the-path", staging=["ungoliants-spawn", "king-spider"]
    )
    table.do(Place(9))
    assert table.s.outcome is None
    table.do(Fell(table, "king-spider"))
    assert table.s.outcome is None
    table.do(Fell(table, "ungoliants-spawn"))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"


def test_an_earlier_death_of_the_spawn_does_not_count() -> None:
    """[Q29.6]"""
    table = Table(staging=["ungoliants-spawn"])
    table.do(Fell(table, "ungoliants-spawn"))
    assert table.s.outcome is None


def test_the_shore_is_won_when_no_enemy_is_left() -> None:
    """[Q29.15, Q16.13]"""
    table = Table(
        stage="ambush-on-the-shore",
        scenario="journey-along-the-anduin",
        staging=["king-spider"],
        engaged=["forest-spider"],
    )
    table.do(Fell(table, "king-spider"))
    assert table.s.outcome is None
    table.do(Fell(table, "forest-spider"))
    assert table.asks == "over"


def test_the_shore_is_not_won_before_its_cards_are_revealed() -> None:
    """[Q29.15, Q29.13]"""
    table = Table(
        heroes=["gimli"],
        stage="anduin-passage",
        progress={"anduin-passage": 15},
        scenario="journey-along-the-anduin",
        encounters=["gladden-fields", "marsh-adder"],
    )
    table.do(Place(1)).pass_windows()
    assert table.staging == ["gladden-fields", "marsh-adder"]
    assert table.s.outcome is None


def test_the_shore_is_won_at_once_if_no_enemy_comes() -> None:
    """[Q29.15]"""
    table = Table(
        heroes=["gimli"],
        stage="anduin-passage",
        progress={"anduin-passage": 15},
        scenario="journey-along-the-anduin",
        encounters=["gladden-fields", "banks-of-the-anduin"],
        at="S-Q1",
    )
    table.s.progress[table.s.stage] = 16
    table.commit("gimli").pass_windows()
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"
