"""The table as everybody sees it, in every chapter of a game. [W36.2]"""

import json

import pytest

from ringtable import catalog
from ringtable.games.war import GAME
from ringtable.games.war.board import board
from ringtable.games.war.box.components import SHADOW
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.view import public, text_table
from ringtable.kernel.match import new_match
from ringtable.kernel.rng import key_from_seed
from tests.games.war.battle_scenario import battle, fought
from tests.games.war.finished import FOLDER
from tests.games.war.ring_scenario import declare, on_track, phase
from tests.games.war.scenario import Table


def test_on_the_mordor_track_the_fellowship_is_in_no_region() -> None:
    """[W27.3, W36.2]"""
    t = declare(phase("minas-morgul"))
    shown = public(t.s)["fellowship"]
    assert (shown["circle"], shown["region"], shown["reach"]) == (0, "", [])
    assert not any(public(t.s)["hunt"]["rerolls"].values())
    assert board(t.s, 0)["fellowship"] == ""
    t = on_track(Table(free="character", shadow="event"), 3, revealed=True)
    shown = public(t.s)["fellowship"]
    assert (shown["circle"], shown["region"], shown["revealed"]) == (3, "", True)


def test_nobody_guides_until_the_next_guide_is_chosen() -> None:
    """[W22.5, W22.6, W36.2]"""
    t = Table(free="character event", shadow="event")
    t.play("die character; separate; separate gandalf-grey; separate strider; done; to hollin")
    assert t.asks() == "guide"
    assert public(t.s)["fellowship"]["guide"] == ""
    assert board(t.s, 1)["guide"] == ""
    t.play("guide boromir")
    assert public(t.s)["fellowship"]["guide"] == "boromir"


def test_the_dice_of_a_battle_count_afterwards_as_they_did() -> None:
    """Also where the city that made the first round hard has fallen since. [W18.1, W18.2, W36.7]"""
    t = battle("southrons-regular 5", "gondor-regular 1", at="pelargir", start="west-harondor")
    fought(t.will_roll("combat", 5, 6, 1, 1, 1, 1)).play("advance; all")
    assert t.s.controller(REGIONS.index("pelargir")) == SHADOW
    shown = public(t.s)["last_battle"]["sides"]["shadow"]
    assert shown["hits"]["roll"] == 1
    assert [one["value"] for one in shown["roll"] if one["hit"]] == [6]


@pytest.mark.parametrize("kind", ["2-ring-destroyed", "4-ring-destroyed"])
def test_every_seat_sees_the_whole_way_to_the_crack_of_doom(kind: str) -> None:
    """Spectators too, at every tenth answer and all along the Mordor Track. [W27, W36.2]"""
    game = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    match = new_match(GAME, game["seats"], game["options"], key_from_seed(game["seed"]))
    say = catalog.voice("en", catalog.seat_names("en", game["seats"]))
    circles = set()
    for number, (seat, action) in enumerate(game["actions"]):
        match.play(action, seat)
        circle = match.view(-1)["table"]["fellowship"].get("circle")
        if circle is None and number % 10:
            continue
        circles.add(circle)
        for watcher in range(-1, game["seats"]):
            assert text_table(match.view(watcher), say)
    assert circles >= {0, 1, 2, 3, 4}
