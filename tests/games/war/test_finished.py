"""Finished games of each victory and each number of players stay what they were. [W28]

After a change of the rules that was meant: python -m tests.games.war.finished
"""

import json

import pytest

from ringtable.games.war.box.components import VICTORIES
from tests.games.war.finished import FOLDER, WANTED, play_again


@pytest.mark.parametrize("kind", WANTED)
def test_finished_games_stay_what_they_were(kind: str) -> None:
    """[W28.2, W28.3, W28.5, W28.6, W34.1]"""
    game = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    match = play_again(game)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    assert match.fingerprint() == game["fingerprint"]
    seats, victory, edition = WANTED[kind]
    assert (match.seats, match.outcome.reason) == (seats, victory)
    assert match.options["edition"] == edition


def test_every_victory_and_every_number_of_players_is_among_them() -> None:
    """[W28.1, W31.1, W33.1]"""
    assert {victory for _, victory, _ in WANTED.values()} == set(VICTORIES[1:])
    assert {seats for seats, _, _ in WANTED.values()} == {2, 3, 4}
