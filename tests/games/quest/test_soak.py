"""Long random games: after every answer every card lies in one place, nobody in play is dead, every
value has its reasons; and between them the games see every card and every question."""

import pytest

from ringtable.games.quest.box.components import SCENARIOS
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.cards.coverage import unwritten
from ringtable.games.quest.state import Quest
from tests.games.quest.soak import fresh, play_game


def test_every_title_with_an_effect_has_its_text() -> None:
    assert unwritten(core_pack()) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_holds_after_every_answer(scenario: str, seats: int) -> None:
    """[Q1.2, Q3.15, Q13.2, Q20.3]"""
    for seed in range(2):
        s = play_game(seats, {"scenario": scenario}, seed)
        assert s.outcome is not None


def test_the_campaigns_hold_too() -> None:
    """[Q28.3, Q28.5]"""
    for format in ("campaign", "nightmare"):
        play_game(2, {"format": format}, 1)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_many_games(scenario: str) -> None:
    for seed in range(100):
        s = play_game(1 + seed % 4, {"scenario": scenario}, seed)
        assert s.outcome is not None


MODES = [
    {"encounter_deck": encounters, "shadow_cards": shadows, "format": format}
    for encounters in ("full", "easy")
    for shadows in ("on", "off")
    for format in ("scenario", "campaign", "nightmare")
]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_many_games_in_every_mode(mode: dict[str, str]) -> None:
    """[Q28.16]"""
    for seed in range(24):
        options = mode | {"scenario": SCENARIOS[seed % 3]}
        assert play_game(1 + seed % 4, options, 500 + seed).outcome is not None


def test_a_match_starts_with_every_pair_of_starter_decks() -> None:
    """[Q27.1, Q27.9]"""
    starters = ("leadership", "tactics", "spirit", "lore")
    for one in starters:
        for other in starters:
            if one != other:
                s = fresh(2, {"deck_1": one, "deck_2": other}, 1)
                assert isinstance(s, Quest)
                assert len(s.hand[0]) == 6
