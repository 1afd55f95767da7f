"""Finished games of each victory and each number of players stay what they were. [W28]

After a change of the rules that was meant: python -m tests.games.war.finished
"""

import json

import pytest

from ringtable.games.war.box.components import SHADOW, VICTORIES
from ringtable.games.war.box.places import REGIONS
from tests.games.war.card_scenario import holding, play
from tests.games.war.finished import FOLDER, WANTED, fingerprint_under, play_again
from tests.games.war.ring_scenario import causes, figure, tiles
from tests.games.war.scenario import Table


@pytest.mark.parametrize("kind", WANTED)
def test_finished_games_stay_what_they_were(kind: str) -> None:
    """[W28.2, W28.3, W28.5, W28.6, W34.1]"""
    game = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    match = play_again(game)
    assert match.outcome is not None
    assert match.outcome.to_data() == game["outcome"]
    assert fingerprint_under(match, game["rules"]) == game["fingerprint"]
    seats, victory, edition = WANTED[kind]
    assert (match.seats, match.outcome.reason) == (seats, victory)
    assert match.options["edition"] == edition


def test_every_victory_and_every_number_of_players_is_among_them() -> None:
    """[W28.1, W31.1, W33.1]"""
    assert {victory for _, victory, _ in WANTED.values()} == set(VICTORIES[1:])
    assert {seats for seats, _, _ in WANTED.values()} == {2, 3, 4}


def test_a_match_that_began_under_rules_1_goes_on_by_them() -> None:
    """No march comes back, a mate's minion goes along, every tile is told as that of a Hunt."""
    t = holding("through-a-day-and-a-night").empty_map().at_war("gondor").captured("lamedon")
    t.army("pelargir", "gondor-regular 2").put("boromir", "pelargir")
    t.s.began = 1
    play(t, "through-a-day-and-a-night", "to lamedon")
    assert "to pelargir" not in t.options()
    t = Table(shadow="army", free="event", first="shadow", seats=4).at_war("southrons", "sauron")
    t.empty_map().army("khand", "sauron-regular 3, southrons-regular 2")
    t.put("mouth-of-sauron", "khand")
    t.s.mixed[SHADOW] = t.s.together[SHADOW] = 1 << REGIONS.index("khand")
    t.s.began = 1
    t.first("shadow").play("die army; move-armies; from khand; to near-harad; all; done")
    assert t.force("near-harad") == "southrons-regular 2, mouth-of-sauron"
    t = figure(holding("orc-patrol"), "hollin", 1)
    t.s.began = 1
    tiles(t, "n1-1")
    play(t, "orc-patrol")
    assert causes(t, "war-drew-tile") == ["W25.10"]
