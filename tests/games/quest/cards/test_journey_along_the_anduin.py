"""Journey Along the Anduin: cards 111 to 114, stages 126 to 128."""

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.cards.journey_along_the_anduin import fetch_the_troll
from ringtable.games.quest.phases.stages import resolve_stage
from ringtable.games.quest.state import Quest
from ringtable.kernel.rng import key_from_seed
from tests.games.quest.card_coverage import about
from tests.games.quest.encounters import ANDUIN, WATCH, Hurt, Out, Progress, attacked, values
from tests.games.quest.scenario import Table

RIVER = "to-the-river"
PASSAGE = "anduin-passage"
SHORE = "ambush-on-the-shore"

# Misty Mountain Goblins


@about("misty-mountain-goblins")
def test_goblins_take_progress_after_their_attack() -> None:
    """From the quest, never from a location; after step 4. [Q9.11, Q11.22]"""
    table = attacked(
        defend="gimli",
        until="W-DEF3",
        enemy="misty-mountain-goblins",
        heroes=["gimli"],
        active="forest-gate",
        progress={"forest-gate": 2, "flies-and-spiders": 3},
    )
    assert table.progress_on("flies-and-spiders") == 3
    table.pass_until("W-DEF4")
    assert table.progress_on("flies-and-spiders") == 2
    assert table.progress_on("forest-gate") == 2


@about("misty-mountain-goblins")
@pytest.mark.parametrize(("defend", "left"), [("gimli", 4), ("", 2)])
def test_goblins_as_a_shadow_card_take_progress(defend: str, left: int) -> None:
    """One, or three if undefended. [Q9.11]"""
    table = attacked(
        "misty-mountain-goblins",
        defend=defend,
        until="W-DEF3",
        heroes=["gimli"],
        progress={"flies-and-spiders": 5},
    )
    assert table.progress_on("flies-and-spiders") == left


@about("misty-mountain-goblins")
def test_goblins_take_no_more_than_there_is() -> None:
    """[Q21.11]"""
    table = attacked(
        "misty-mountain-goblins",
        enemy="misty-mountain-goblins",
        until="W-DEF4",
        heroes=["gimli"],
        progress={"flies-and-spiders": 2},
    )
    assert table.progress_on("flies-and-spiders") == 0


# Massing at Night


@about("massing-at-night")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_massing_reveals_a_card_for_each_player(seats: int) -> None:
    """One after the other. [Q8.16]"""
    heroes = [["gimli"], ["eowyn"], ["denethor"], ["theodred"]][:seats]
    cards = [
        "forest-gate",
        "old-forest-road",
        "enchanted-stream",
        "great-forest-web",
        "the-east-bight",
    ]
    table = Table(seats=seats, heroes=heroes, encounters=cards).reveal("massing-at-night")
    assert table.staging == cards[:seats]
    assert table.zone("massing-at-night") == "encounter-discard"


@about("massing-at-night")
def test_massing_counts_the_players_in_the_game() -> None:
    """[Q30.2]"""
    table = Table(
        seats=2, heroes=[["gimli"], ["eowyn"]], encounters=["forest-gate", "old-forest-road"]
    ).do(Out(0))
    table.reveal("massing-at-night")
    assert table.staging == ["forest-gate"]


@about("massing-at-night")
def test_massing_as_a_shadow_card_deals_one_for_each_player() -> None:
    """They are resolved in the same attack. [Q11.18]"""
    table = attacked(
        "massing-at-night",
        "dol-guldur-orcs",
        "wargs",
        "forest-gate",
        defend="gimli",
        until="W-DEF4",
        enemy="east-bight-patrol",
        seats=2,
        heroes=[["gimli"], ["eowyn"]],
    )
    assert len(values(table, "shadow-dealt")) == 3
    assert table.damage_on("gimli") == 3  # 3 + 1 + 1 - 2


# Banks of the Anduin


@about("banks-of-the-anduin")
def test_the_banks_return_to_the_top_of_the_deck() -> None:
    """In whatever way they leave play; everybody knows them there. [QC113, Q15.10, Q24.10]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        encounters=["forest-gate"],
        active="banks-of-the-anduin",
        at="W-Q3",
    )
    table.do(Progress(3))
    assert table.ids(table.s.encounter_deck) == ["forest-gate", "banks-of-the-anduin"]
    assert table.s.encounter_discard == []


@about("banks-of-the-anduin")
def test_the_banks_as_a_shadow_card_are_discarded() -> None:
    """[QC113]"""
    table = attacked("banks-of-the-anduin", defend="gimli", until="W-C2", heroes=["gimli"])
    table.pass_until("W-REF")
    assert table.zone("banks-of-the-anduin") == "encounter-discard"


# Gladden Fields


@about("gladden-fields")
def test_the_gladden_fields_raise_threat_by_one_more() -> None:
    """Each player's, while they are the active location. [Q14.4]"""
    settings = {"seats": 2, "heroes": [["gimli"], ["eowyn"]], "hands": WATCH, "at": "S-REF1"}
    active = Table(active="gladden-fields", **settings)  # type: ignore[arg-type]
    assert active.s.threat == [22, 22]
    there = Table(staging=["gladden-fields"], **settings)  # type: ignore[arg-type]
    assert there.s.threat == [21, 21]


@about("gladden-fields")
def test_the_gladden_fields_are_worth_three_points() -> None:
    """When explored. [Q19.23, Q19.24]"""
    table = Table(active="gladden-fields").do(Progress(3))
    assert table.zone("gladden-fields") == "victory-display"
    assert table.s.pack.victory[table.s.title[table.card("gladden-fields")]] == 3


# Stages


@about("to-the-river")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_setup_of_the_river_reveals_a_card_for_each_player(seats: int) -> None:
    """By the whole procedure, then there is a Hill Troll. [Q29.9, Q29.10, Q4.12]"""
    s = GAME.blank(seats, GAME.settle({"scenario": ANDUIN}), GAME.new_rng(key_from_seed(3)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    while s.round == 0:
        GAME.flow.play(s, s.options[0])
    told = [fact for fact in s.facts or [] if fact.kind.id == "quest-revealed"]
    extra = sum(str(fact.values[0]) in ("wolf-rider", "eastern-crows") for fact in told)
    massing = sum(str(fact.values[0]) == "massing-at-night" for fact in told)
    driven = sum(str(fact.values[0]) == "driven-by-shadow" for fact in told)
    assert seats + extra + massing * seats <= len(told) <= seats + extra + massing * seats + driven
    assert any(s.id_of(card) == "hill-troll" for card in s.staging)


@about("to-the-river")
def test_the_river_brings_a_troll_unless_one_is_there() -> None:
    """Not revealed. [Q29.10]"""
    table = Table(encounters=["forest-gate", "hill-troll"], scenario=ANDUIN).do(resolve_stage)
    assert table.staging == ["hill-troll"]
    assert not table.told("revealed")
    there = Table(
        heroes=["gimli"],
        engaged=["hill-troll"],
        encounters=["forest-gate", "hill-troll"],
        scenario=ANDUIN,
    ).do(resolve_stage)
    assert there.staging == []


@about("to-the-river", "hill-troll")
def test_the_river_cannot_be_left_before_the_troll_is_gone() -> None:
    """[Q29.10, Q15.5]"""
    table = Table(
        heroes=["gimli"], engaged=["hill-troll"], encounters=["forest-gate"], scenario=ANDUIN
    ).do(Progress(9))
    assert table.stage == RIVER
    table.do(Hurt(table, 9, "hill-troll"))
    assert table.stage == PASSAGE


@about("anduin-passage")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_passage_reveals_one_card_more(seats: int) -> None:
    """[Q29.11]"""
    heroes = [["gimli"], ["eowyn"], ["denethor"]][:seats]
    cards = [
        "forest-gate",
        "old-forest-road",
        "enchanted-stream",
        "great-forest-web",
        "the-east-bight",
    ]
    table = Table(
        seats=seats,
        heroes=heroes,
        hands=WATCH,
        encounters=cards,
        scenario=ANDUIN,
        stage=PASSAGE,
        at="S-Q2",
    )
    assert table.window == "W-Q2"
    assert table.staging == cards[: seats + 1]


@about("anduin-passage")
def test_the_passage_has_no_engagement_checks_and_no_window_after_them() -> None:
    """Optional engagement remains. [Q29.12, Q5.23]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["king-spider", "forest-spider"],
        threat=40,
        scenario=ANDUIN,
        stage=PASSAGE,
        at="S-ENC1",
    )
    table.play("engage king-spider")
    assert table.window == "W-ENC1"
    table.pass_()
    assert table.window == "W-C0"
    assert table.engaged() == ["king-spider"]


@about("anduin-passage")
def test_the_passage_takes_sixteen_progress() -> None:
    """[Q15.1]"""
    table = Table(staging=["king-spider"], scenario=ANDUIN, stage=PASSAGE).do(Progress(15))
    assert table.stage == PASSAGE
    assert table.do(Progress(1)).stage == SHORE


@about("ambush-on-the-shore")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_shore_reveals_two_cards_for_each_player(seats: int) -> None:
    """[Q29.13]"""
    heroes = [["gimli"], ["eowyn"]][:seats]
    cards = [
        "forest-spider",
        "old-forest-road",
        "enchanted-stream",
        "great-forest-web",
        "the-east-bight",
    ]
    table = Table(seats=seats, heroes=heroes, encounters=cards, scenario=ANDUIN, stage=SHORE)
    table.do(resolve_stage)
    assert table.staging == cards[: 2 * seats]


@about("ambush-on-the-shore")
def test_the_shore_is_won_without_enemies_anywhere() -> None:
    """[Q29.15]"""
    table = Table(
        heroes=["gimli"],
        engaged=["forest-spider"],
        staging=["king-spider", "forest-gate"],
        scenario=ANDUIN,
        stage=SHORE,
    )
    table.do(Hurt(table, 3, "king-spider"))
    assert table.asks != "over"
    table.do(Hurt(table, 4, "forest-spider"))
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "won"


@about("ambush-on-the-shore")
def test_on_the_shore_there_is_no_staging() -> None:
    """Neither the step nor its window. [Q29.14, Q5.23]"""
    table = Table(
        heroes=["gimli"],
        hands=WATCH,
        staging=["king-spider"],
        encounters=["forest-gate"],
        scenario=ANDUIN,
        stage=SHORE,
        at="W-Q1",
    )
    table.pass_()
    assert table.window == "W-Q3"
    assert table.staging == ["king-spider"]
    assert table.threat == 22  # the quest is still lost by two


@about("to-the-river")
@pytest.mark.parametrize("waits", [True, False])
def test_the_deck_is_shuffled_whether_a_troll_was_fetched_or_not(waits: bool) -> None:
    """[Q29.10]"""
    table = Table(
        staging=["hill-troll"] if waits else [],
        encounters=["forest-gate", "hill-troll", "wargs"],
        scenario=ANDUIN,
    ).do(fetch_the_troll)
    assert table.staging == ["hill-troll"]
    assert len(table.told("added-to-staging")) == (0 if waits else 1)
    assert len(table.told("encounters-shuffled")) == 1
