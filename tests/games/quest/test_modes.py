"""Basic, easy and standard game; campaigns. [Q28]"""

import pytest

from ringtable.games.quest import GAME
from ringtable.games.quest.box.components import SCENARIOS
from ringtable.games.quest.state import Quest
from ringtable.kernel.rng import key_from_seed
from ringtable.testing import check_contract
from tests.games.quest.encounters import ESCAPE, WATCH, attacked, values
from tests.games.quest.scenario import Table
from tests.games.quest.soak import play_game

EASY = {"encounter_deck": "easy"}
BASIC = {"shadow_cards": "off"}
MODES: list[dict[str, str]] = [{}, EASY, BASIC, EASY | BASIC]


@pytest.mark.parametrize("enemy", ["dol-guldur-beastmaster", "wargs", "chieftan-ufthak"])
def test_in_the_basic_game_nothing_is_dealt(enemy: str) -> None:
    """Neither at the beginning nor by a card; its steps and windows remain. [Q28.1, Q28.2,
    Q28.20]"""
    table = attacked(
        "forest-gate",
        "wargs",
        defend="gimli",
        enemy=enemy,
        until="W-DEF4",
        heroes=["gimli"],
        shadow_cards=False,
    )
    assert not values(table, "shadow-dealt")
    assert table.engaged() == [enemy]
    assert table.ids(table.s.encounter_deck) == ["wargs", "forest-gate"]


def test_the_window_of_the_third_step_remains_in_the_basic_game() -> None:
    """[Q28.20, Q5.23]"""
    table = attacked(defend="gimli", until="W-DEF3", heroes=["gimli"], shadow_cards=False)
    assert table.window == "W-DEF3"


def test_the_nazgul_takes_nobody_in_the_basic_game() -> None:
    """[Q28.2]"""
    table = attacked(
        "east-bight-patrol",
        defend="gimli",
        enemy="nazgul-of-dol-guldur",
        until="W-DEF4",
        heroes=["gimli"],
        allies=["snowbourn-scout"],
        scenario=ESCAPE,
        stage="out-of-the-dungeons",
        shadow_cards=False,
    )
    assert table.zone("snowbourn-scout") == "play"
    assert table.damage_on("gimli") == 2


def test_dark_knowledge_finds_nothing_to_look_at_in_the_basic_game() -> None:
    """[Q28.20]"""
    table = Table(
        heroes=["denethor", "gimli"],
        hands=WATCH,
        attached={"dark-knowledge": "denethor"},
        engaged=["black-forest-bats"],
        encounters=["wargs"],
        shadow_cards=False,
        at="S-C0",
    )
    assert table.window == "W-C0"


def started(seats: int, options: dict[str, str]) -> Quest:
    s = GAME.blank(seats, GAME.settle(options), GAME.new_rng(key_from_seed(2)))
    assert isinstance(s, Quest)
    s.facts = []
    GAME.flow.start(s)
    while s.round == 0 and s.outcome is None:
        GAME.flow.play(s, s.options[0])
    return s


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_easy_mode_gives_every_hero_a_resource_and_takes_cards_away(scenario: str) -> None:
    """The prisoner has his too. [Q28.14, Q28.18, Q28.19]"""
    easy = started(2, {"scenario": scenario} | EASY)
    full = started(2, {"scenario": scenario})
    for s, n in ((easy, 2), (full, 1)):
        for seat in range(2):
            for hero in s.heroes(seat):
                assert s.resources[hero] == n
    if scenario == ESCAPE:
        assert easy.resources[easy.prisoner] == 1
        assert full.resources[full.prisoner] == 0
    totals = {SCENARIOS[0]: (27, 36), SCENARIOS[1]: (32, 47), SCENARIOS[2]: (30, 41)}
    for s, n in zip((easy, full), totals[scenario], strict=True):
        places = s.zone
        taking_part = [
            card
            for card in range(len(s.title))
            if s.pack.encounter_set[s.title[card]] >= 0 and places[card] != 0
        ]
        assert len(taking_part) == n


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("format", ["campaign", "nightmare"])
def test_every_mode_can_be_played_in_every_campaign(mode: dict[str, str], format: str) -> None:
    """Format and mode stay what they were. [Q28.16, Q28.17]"""
    s = play_game(2, mode | {"format": format}, 3, check=False)
    assert s.outcome is not None
    assert s.shadow_cards == ("shadow_cards" not in mode)
    assert s.easy == ("encounter_deck" in mode)
    if not s.shadow_cards:
        assert not [fact for fact in s.facts or [] if fact.kind.id == "quest-shadow-dealt"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"scenario": SCENARIOS[1]} | BASIC),
        (2, {"scenario": SCENARIOS[2]} | EASY),
        (2, {"format": "campaign"} | EASY),
        (1, {"format": "nightmare"}),
    ],
)
def test_the_contract_holds_in_every_mode(seats: int, options: dict[str, str]) -> None:
    """[Q28.16]"""
    check_contract(GAME, seats, options, seed=7, most=60)
