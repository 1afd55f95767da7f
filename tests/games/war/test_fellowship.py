"""The Fellowship: guide, moving, declaring, revealing, hiding, corruption. [W22, W23, W26]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    GANDALF_GREY,
    GOLLUM,
    GONDOR,
    NORTH,
    SHADOW,
    STRIDER,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.fellowship.corruption import corrupt, heal
from ringtable.games.war.fellowship.guide import highest, leave_together
from ringtable.games.war.fellowship.paths import may_end, next_steps
from ringtable.games.war.fellowship.revealing import already_revealed
from tests.games.war.ring_scenario import (
    at,
    causes,
    figure,
    next_turn,
    on_track,
    only,
    phase,
    said,
    tiles,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


# Guide


def test_the_guide_has_the_highest_level() -> None:
    """[W22.4, W4.3]"""
    t = Table(free="character")
    assert t.s.guide == GANDALF_GREY
    assert highest(t.s) == [GANDALF_GREY, STRIDER]


def test_the_guide_may_change_in_the_fellowship_phase_after_the_declaration() -> None:
    """[W5.8, W22.5, W22.6, W37.1]"""
    t = next_turn(phase())
    assert t.asks() == "declare"
    t.play("no")
    assert t.asks() == "guide"
    assert t.options() == ["guide gandalf-grey", "guide strider"]
    assert t.why_not("character:boromir") == "W22.4"
    assert t.why_not("character:gollum") == "W22.8"
    t.play("guide strider")
    assert t.s.guide == STRIDER
    assert said(t, "war-new-guide", "who") == ["strider"]


def test_a_single_highest_companion_guides_without_a_question() -> None:
    """[W22.4]"""
    t = phase()
    only(t, "strider", "gimli", "legolas")
    assert next_turn(t).play("no").asks() == "allocate-hunt"


def test_without_companions_gollum_guides() -> None:
    """[W22.8]"""
    t = Table(free="character")
    leave_together(t.s, 0b1111111, 4, "W24.5")
    assert t.s.guide == GOLLUM
    assert highest(t.s) == [GOLLUM]


def test_a_group_that_leaves_is_judged_as_one() -> None:
    """[W22.6]: Strider does not guide for the moment between Gandalf's leaving and his own."""
    t = Table(free="character").play("die character; separate; separate gandalf-grey")
    t.play("separate strider; done; to rivendell")
    assert t.asks() == "guide"
    assert t.options() == ["guide boromir", "guide legolas", "guide gimli"]
    assert said(t, "war-new-guide", "who") == []


# Moving


def test_moving_raises_progress_and_the_die_goes_to_the_box() -> None:
    """[W7.3, W23.1, W5.21, W40.14]"""
    t = walking().play(MOVE)
    assert t.s.progress == 1
    assert t.s.hunt_box[FREE] == 1
    assert at(t) == "rivendell"


def test_a_revealed_fellowship_does_not_move() -> None:
    """[W23.2, W23.14]"""
    t = figure(walking(), "hollin", revealed=True).play("die character")
    assert "move-fellowship" not in t.options()
    assert "hide-fellowship" in t.options()


def test_at_progress_twelve_it_does_not_move() -> None:
    """[W23.4]"""
    t = figure(walking(), "hollin", 12).play("die character")
    assert "move-fellowship" not in t.options()


def test_will_of_the_west_moves_it_too() -> None:
    """[W7.17]"""
    t = walking(dice="will-of-the-west army").play(
        "die will-of-the-west; move-fellowship as character"
    )
    assert t.s.progress == 1


def test_hiding_moves_nothing_and_its_die_stays_out_of_the_box() -> None:
    """[W7.4, W23.20]"""
    t = figure(walking(), "hollin", revealed=True).play("die character; hide-fellowship")
    assert not t.s.revealed
    assert at(t) == "hollin"
    assert t.s.hunt_box[FREE] == 0
    assert t.s.progress == 0


@pytest.mark.parametrize("die", ["army-muster", "event", "muster", "will-of-the-west"])
def test_with_strider_as_guide_any_die_hides_it(die: str) -> None:
    """[W29.3, W7.19]"""
    t = figure(walking(dice=f"{die} character"), "hollin", revealed=True)
    t.s.guide = STRIDER
    t.again().play(f"die {die}")
    hiding = [text for text in t.options() if text.startswith("hide-fellowship")]
    assert len(hiding) == 1
    t.play(hiding[0])
    assert not t.s.revealed


@pytest.mark.parametrize("die", ["character", "event"])
def test_a_hidden_fellowship_is_not_hidden_again(die: str) -> None:
    """Not by Strider either. [W23.20, W29.3]"""
    t = walking(dice=f"{die} muster")
    t.s.guide = STRIDER
    t.again().play(f"die {die}")
    assert "hide-fellowship" not in t.options()


def test_with_another_guide_only_a_character_die_hides_it() -> None:
    """[W29.3, W22.7]"""
    t = figure(walking(dice="event character"), "hollin", revealed=True).play("die event")
    assert "hide-fellowship" not in t.options()


# Declaring


def declare(region: str, progress: int, path: str, **more: str) -> Table:
    t = next_turn(phase(region, progress, **more)).play("yes")
    return t.play(path) if path else t


def test_declaring_moves_the_figure_at_most_progress_regions() -> None:
    """[W5.6, W23.5, W23.23]"""
    t = declare("rivendell", 2, "through fords-of-bruinen; here")
    assert at(t) == "fords-of-bruinen"
    assert t.s.progress == 0
    assert not t.s.revealed
    assert said(t, "war-figure-moved", "path") == [["rivendell", "fords-of-bruinen"]]
    t = declare("rivendell", 2, "through fords-of-bruinen; through hollin")
    assert at(t) == "hollin"
    assert t.asks() == "guide"


def test_declaring_with_progress_zero_stays() -> None:
    """[W23.6, W23.7]"""
    t = phase()
    t.s.corruption = 2
    next_turn(t).play("yes")
    assert at(t) == "rivendell"
    assert t.s.corruption == 1


def test_it_is_declared_once_a_turn() -> None:
    """[W5.7, W26.4]"""
    t = phase()
    t.s.corruption = 3
    next_turn(t).play("yes; guide gandalf-grey")
    assert t.asks() == "allocate-hunt"
    assert t.s.corruption == 2


def test_a_revealed_fellowship_is_not_declared() -> None:
    """[W23.5, W23.14]"""
    t = figure(phase(), "hollin", revealed=True)
    assert next_turn(t).asks() == "guide"


def test_declaring_in_a_free_city_heals_and_wakes_the_nation() -> None:
    """[W23.8, W26.3, W21.3]"""
    t = phase("osgiliath", 1)
    t.s.corruption = 2
    next_turn(t).play("yes; through minas-tirith")
    assert t.s.corruption == 1
    assert t.s.active >> GONDOR & 1
    assert causes(t, "war-healed") == ["W26.3"]
    assert causes(t, "war-became-active") == ["W21.3"]


def test_a_town_neither_heals_nor_wakes() -> None:
    """[W23.8, W21.3]"""
    t = phase("weather-hills", 1)
    t.s.corruption = 2
    next_turn(t).play("yes; through bree")
    assert t.s.corruption == 2
    assert not t.s.active >> NORTH & 1


def test_a_captured_city_neither_heals_nor_wakes() -> None:
    """[W23.8, W26.3, W2.16]"""
    t = phase("osgiliath", 1).captured("minas-tirith")
    t.s.corruption = 2
    next_turn(t).play("yes; through minas-tirith")
    assert t.s.corruption == 2
    assert not t.s.active >> GONDOR & 1


def test_a_captured_shadow_stronghold_does_not_heal() -> None:
    """[W26.3]: a stronghold of a Free Peoples nation is asked for."""
    t = phase("moria").captured("moria")
    t.s.corruption = 2
    next_turn(t).play("yes")
    assert t.s.corruption == 2


def test_a_besieged_stronghold_heals() -> None:
    """[W26.5, W18.19]"""
    t = phase("osgiliath", 1).army("minas-tirith", "gondor-regular, sauron-regular 3")
    t.siege("minas-tirith")
    t.s.corruption = 2
    next_turn(t).play("yes; through minas-tirith")
    assert t.s.corruption == 1


def test_a_declaration_draws_no_tile_and_passes_enemies() -> None:
    """[W23.9, W23.19, W23.21]"""
    t = declare("hollin", 2, "through moria; through dimrill-dale")
    assert at(t) == "dimrill-dale"
    assert not t.facts("war-drew-tile")


def test_a_declaration_ends_the_table_cards_that_wait_for_it() -> None:
    """One waits for a stronghold, one for a city too, one for any declaration. [W9.12, W23.24]"""
    sorrow, crebain = "worn-with-sorrow-and-toil", "flocks-of-crebain"
    for where, left in (
        ("minas-tirith", []),
        ("pelargir", [sorrow]),
        ("south-ithilien", [sorrow, crebain]),
    ):
        t = phase("osgiliath", 1).lay("shadow", f"{sorrow} {crebain}")
        next_turn(t).play(f"yes; through {where}")
        assert lying(t, SHADOW) == left
    t = phase("osgiliath", 1, card_text="2").lay("free", "the-last-battle")
    next_turn(t).play("yes; through south-ithilien")
    assert lying(t, FREE) == []


def lying(t: Table, side: int) -> list[str]:
    return [t.s.pack.events[card].id for card in bits(t.s.table[side])]


def test_the_heart_of_mordor_is_closed_to_the_figure() -> None:
    """[W23.22]"""
    t = declare("south-ithilien", 3, "through minas-morgul")
    assert "through gorgoroth" not in t.options()
    assert t.why_not("region:gorgoroth") == "W23.22"
    assert t.why_not("region:rivendell") == "W23.5"


# Revealing


def revealed(region: str, progress: int, **more: str) -> Table:
    """A Hunt tile of 0 reveals the Fellowship."""
    t = figure(walking(1, **more), region, progress - 1)
    t.army(region)
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1")
    return t.play(MOVE)


def test_a_reveal_moves_the_figure_at_most_progress_regions() -> None:
    """[W23.10, W23.11, W25.14]"""
    t = revealed("hollin", 2).play("through fords-of-bruinen; here")
    assert t.s.revealed
    assert t.s.progress == 0
    assert at(t) == "fords-of-bruinen"


def test_it_may_stay_where_no_free_city_is() -> None:
    """[W23.11]"""
    t = revealed("hollin", 2).play("here")
    assert at(t) == "hollin"


def test_a_reveal_does_not_end_in_a_free_city() -> None:
    """[W-EX24, W23.12]"""
    t = revealed("dimrill-dale", 1)
    assert "through lorien" not in t.options()
    assert "here" in t.options()
    assert t.why_not("region:lorien") == "W23.12"
    t = revealed("dimrill-dale", 2).play("through lorien")
    assert t.s.revealed  # and on through the only other way, which was no choice
    assert at(t) == "parth-celebrant"
    t = revealed("folde", 1)  # a city, and a town where it may
    assert t.why_not("region:edoras") == "W23.12"
    t = revealed("edoras", 1)
    assert "through westemnet" in t.options()
    assert "here" not in t.options()


def test_it_must_leave_a_free_stronghold() -> None:
    """[W23.12]"""
    t = revealed("rivendell", 1)
    assert "here" not in t.options()
    assert t.why_not("here") == "W23.12"


def test_a_reveal_may_end_in_a_lost_free_stronghold() -> None:
    """[W23.12]"""
    t = figure(walking(1), "dimrill-dale").captured("lorien")
    t.will_roll("hunt", 6)
    tiles(t, "n0r-1")
    t.play(MOVE)
    assert "through lorien" in t.options()


def test_a_reveal_may_not_end_in_a_stronghold_won_from_the_shadow() -> None:
    """[W23.12]"""
    t = figure(walking(1), "hollin").captured("moria").will_roll("hunt", 6)
    tiles(t, "n0r-1").play(MOVE)
    assert "through moria" not in t.options()
    assert t.why_not("region:moria") == "W23.12"


def test_no_path_leads_into_a_dead_end() -> None:
    """[W23.12]: from everywhere, with every progress, a path that began can be ended."""
    t = revealed("hollin", 1)
    for region in range(len(REGIONS)):
        if t.s.map.closed >> region & 1:
            continue
        for steps in (1, 2):
            t.s.path = [region]
            t.s.n = steps
            assert next_steps(t.s) or may_end(t.s, region), REGIONS[region]


def test_revealed_again_changes_nothing() -> None:
    """[W23.15]"""
    t = figure(walking(1), "hollin", 0)
    t.s.revealed = True
    assert already_revealed(t.s)


# Corruption


def test_corruption_has_an_end_at_both_sides() -> None:
    """[W26.1, W26.2, W26.6, W28.2, W28.4]"""
    t = Table(free="event")
    heal(t.s, 2, "W26.6")
    assert t.s.corruption == 0
    assert not t.facts("war-healed")
    corrupt(t.s, 5, "W25.21")
    heal(t.s, 2, "W26.6")
    assert t.s.corruption == 3
    corrupt(t.s, 20, "W25.21")
    assert t.s.corruption == 12
    assert t.asks() == "ring-lost"
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (1,)


def test_no_declaration_on_the_track() -> None:
    """[W5.6, W27.3]"""
    assert next_turn(on_track(phase())).asks() == "guide"
