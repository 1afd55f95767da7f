"""Finished games of every ending stay what they were, in plain Python and compiled."""

import json

import pytest

from ringtable.games.quest.state import Quest
from tests.games.quest.finished import FOLDER, WANTED, fingerprint_under, kind_of, play_again
from tests.games.quest.soak import check_places, check_tokens


@pytest.mark.parametrize("kind", WANTED)
def test_finished_games_stay_what_they_were(kind: str) -> None:
    """Won and lost in every way of every scenario. [Q16.1, Q16.11, Q16.12, Q17.1, Q29.6, Q29.7,
    Q29.15, Q29.23, Q29.30, Q28.3, Q28.9]"""
    game = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    match = play_again(game)
    s = match.state
    assert isinstance(s, Quest)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    assert (s.threat, s.rounds) == (game["threat"], game["rounds"])
    assert fingerprint_under(match, game["rules"]) == game["fingerprint"]
    assert kind_of(s) == kind
    check_places(s)
    check_tokens(s)
