"""Companions separated from the Fellowship. [W24]"""

import pytest

from ringtable.games.war.box.components import GIMLI, LEGOLAS, MERIADOC, ON_THE_MAP, STRIDER
from ringtable.games.war.box.places import REGIONS
from tests.games.war.ring_scenario import (
    at,
    causes,
    figure,
    only,
    said,
    standing,
    walking,
    where,
)
from tests.games.war.scenario import Table

SEPARATE = "die character; separate"


def leaving(progress: int, *names: str, region: str = "rivendell") -> Table:
    """These are about to leave; the question is where they go."""
    t = figure(walking(), region, progress).play(SEPARATE)
    for name in names:
        t.play(f"separate {name}")
    return t.play("done") if "done" in t.options() else t


def test_a_die_separates_one_companion_or_one_group() -> None:
    """[W7.5, W24.1, W22.9]"""
    t = walking().play(SEPARATE)
    assert t.options() == [f"separate {name}" for name in t.fellowship()]
    assert t.why_not("character:gollum") == "W22.9"
    t.play("separate legolas")
    assert "separate gimli" in t.options()
    assert "done" in t.options()


@pytest.mark.parametrize(
    ("who", "progress", "steps"),
    [
        ([MERIADOC], 5, 6),
        ([LEGOLAS, MERIADOC], 5, 7),
        ([STRIDER], 0, 3),
        ([LEGOLAS, GIMLI], 0, 2),
    ],
)
def test_the_range_is_progress_and_the_highest_level(
    who: list[int], progress: int, steps: int
) -> None:
    """[W-EX22, W24.2, W24.3]"""
    t = Table(free="character character")
    t.s.progress = progress
    t.again().play(SEPARATE)
    for one in who:
        t.play(f"separate {t.s.pack.characters[one].id}")
    t.play("done")
    assert t.asks() == "separated-to"
    assert t.s.n == steps
    assert t.why_not("region:far-harad") == "W24.2"


def test_legolas_and_merry_reach_the_woodland_realm() -> None:
    """[W-EX22]"""
    t = leaving(5, "legolas", "meriadoc")
    assert "to woodland-realm" in t.options()
    t.play("to woodland-realm")
    assert where(t, "legolas") == where(t, "meriadoc") == "woodland-realm"
    assert "to woodland-realm" not in leaving(5, "meriadoc").options()


def test_separation_changes_nothing_of_the_fellowship_itself() -> None:
    """[W24.6, W5.21]"""
    t = leaving(3, "gimli", region="hollin").play("to high-pass")
    assert t.s.progress == 3
    assert at(t) == "hollin"
    assert not t.s.revealed
    assert list(t.s.hunt_box) == [0, 0]
    assert causes(t, "war-left-fellowship") == ["W24.1"]
    assert said(t, "war-travelled", "to") == ["high-pass"]


def test_the_move_follows_the_rules_of_companions() -> None:
    """[W24.4, W13.6, W13.7]"""
    t = leaving(1, "gimli", region="hollin")
    assert "to moria" in t.options()
    assert "to dimrill-dale" not in t.options()
    t = figure(walking(), "dimrill-dale", 1)
    t.army("lorien", "elves-regular, sauron-regular 3").siege("lorien")
    t.play(SEPARATE).play("separate gimli; done")
    assert "to lorien" not in t.options()
    assert t.why_not("region:lorien") == "W13.7"


def test_the_end_of_the_move_wakes_the_nation() -> None:
    """[W24.4, W13.9]"""
    t = leaving(7, "strider")
    t.play("to dale")
    assert said(t, "war-became-active", "nation") == ["north"]


def test_out_of_a_besieged_stronghold_nobody_goes_further() -> None:
    """[W24.8]"""
    t = figure(walking(), "lorien", 3)
    t.army("lorien", "elves-regular, sauron-regular 3").siege("lorien")
    t.play(SEPARATE).play("separate gimli; done")
    assert where(t, "gimli") == "lorien"  # the only answer


def test_the_guide_is_chosen_after_the_separation() -> None:
    """[W24.7, W22.5]"""
    t = walking()
    only(t, "strider", "boromir", "gimli")
    t.play(SEPARATE).play("separate strider; done")
    assert t.s.guide == STRIDER  # until he has gone
    t.play("to rivendell")
    assert t.asks() == "guide"
    t.play("guide gimli")
    assert t.s.guide == GIMLI
    assert standing(t, "strider") == ON_THE_MAP


def test_nobody_to_separate() -> None:
    """[W22.9, W24.1]"""
    t = walking()
    only(t, "nobody")
    assert "separate" not in t.play("die character").options()


def test_everybody_may_leave() -> None:
    """[W24.1, W22.8]"""
    t = walking()
    only(t, "gimli", "legolas")
    t.play(SEPARATE).play("separate legolas; separate gimli; to rivendell")
    assert t.fellowship() == []
    assert t.s.pack.characters[t.s.guide].id == "gollum"
    assert REGIONS[t.s.place[GIMLI]] == "rivendell"
