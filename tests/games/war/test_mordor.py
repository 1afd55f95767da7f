"""The Mordor Track. [W27]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    OUT_OF_THE_GAME,
    SHADOW,
    TILE_DRAWN,
    TILE_REMOVED,
)
from ringtable.games.war.box.places import NOWHERE
from ringtable.games.war.hunt.tiles import bring_into_play
from tests.games.war.ring_scenario import (
    causes,
    next_turn,
    on_track,
    only,
    phase,
    pool,
    said,
    standing,
    tiles,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"


# Entering


@pytest.mark.parametrize(
    ("gate", "start"), [("minas-morgul", "osgiliath"), ("morannon", "dagorlad")]
)
def test_a_declaration_at_a_gate_enters_mordor(gate: str, start: str) -> None:
    """[W-EX25, W27.1, W27.2, W27.3, W27.18]"""
    t = next_turn(phase(gate)).play("yes")
    assert t.s.circle == 0
    assert t.s.figure == NOWHERE
    assert t.s.progress == 0
    assert not t.s.revealed
    t = next_turn(phase(start, 2).captured(gate))
    t.play(
        "yes; through south-ithilien; through minas-morgul"
        if start == "osgiliath"
        else "yes; through morannon"
    )
    assert t.s.circle == 0


def test_a_declaration_elsewhere_does_not_enter() -> None:
    """[W27.1]"""
    t = next_turn(phase("osgiliath", 1)).play("yes; here")
    assert t.s.circle == -1


def test_eyes_and_special_tiles_join_the_pool_on_entering() -> None:
    """[W27.5, W25.18]"""
    t = phase("minas-morgul")
    named = t.s.pack.tile_named
    for id in ("eye-1", "n3-1", "n0r-1"):
        t.s.tiles[named[id]] = TILE_DRAWN
    t.s.tiles[named["eye-2"]] = TILE_REMOVED
    bring_into_play(t.s, named["shelobs-lair"], "shelobs-lair")
    next_turn(t).play("yes")
    assert "eye-1" in pool(t)
    assert "shelobs-lair" in pool(t)
    assert "elven-rope" not in pool(t)
    for id in ("n3-1", "n0r-1", "eye-2"):
        assert id not in pool(t)
    assert said(t, "war-tile-joined", "tile") == ["eye", "shelobs-lair"]


def test_second_edition_enters_by_choice_even_revealed() -> None:
    """[W27.1, W27.20, W37.16]"""
    t = phase("minas-morgul", mordor_entry="fellowship_phase")
    t.s.revealed = True
    next_turn(t.again())
    assert t.asks() == "enter-mordor"
    t.play("no")
    assert t.s.circle == -1
    t = phase("minas-morgul", mordor_entry="fellowship_phase")
    t.s.revealed = True
    next_turn(t.again()).play("yes")
    assert t.s.circle == 0
    assert t.s.revealed


def test_second_edition_enters_after_the_declaration_or_without_one() -> None:
    """[W27.20]"""
    t = next_turn(phase("south-ithilien", 1, mordor_entry="fellowship_phase"))
    t.play("yes; through minas-morgul")
    assert t.asks() == "enter-mordor"
    assert t.s.circle == -1
    t.play("yes")
    assert t.s.circle == 0
    t = next_turn(phase("minas-morgul", 3, mordor_entry="fellowship_phase")).play("no; yes")
    assert t.s.circle == 0
    assert t.s.progress == 0


# Moving


def track(circle: int, tile: str, shadow: int = 0, free: int = 0, **more: str) -> Table:
    t = on_track(walking(shadow, free, **more), circle)
    if t.s.tiles[t.s.pack.tile_named[tile]] == 0:
        bring_into_play(t.s, t.s.pack.tile_named[tile], tile)
    tiles(t, tile)
    return t.play(MOVE)


def test_a_move_draws_a_tile_without_a_roll_and_advances() -> None:
    """[W27.6, W27.8, W27.9, W27.13, W23.1, W36.9]"""
    t = track(1, "n2-1", shadow=3).play("ring")
    assert not t.facts("war-hunt-rolled")
    assert t.s.corruption == 2
    assert t.s.circle == 2
    assert t.s.hunt_box[FREE] == 1
    assert t.s.progress == 0
    assert said(t, "war-track-step", "circle") == [2]


def test_an_eye_counts_all_dice_in_the_box() -> None:
    """[W-EX26, W27.7]"""
    t = track(1, "eye-1", shadow=4, free=1).play("ring")
    assert t.s.corruption == 5
    t = track(1, "eye-1", shadow=7).play("ring")
    assert t.s.corruption == 7


def test_a_stop_icon_stops() -> None:
    """[W27.8, W36.9]"""
    t = track(1, "on-on-they-went").play("ring")
    assert t.s.circle == 1
    assert t.s.corruption == 3
    assert said(t, "war-track-stop", "circle") == [1]
    assert t.s.hunt_box[FREE] == 1


def test_a_reveal_icon_turns_only_the_counter() -> None:
    """[W27.10, W23.10]"""
    t = track(1, "n1r-1").play("ring")
    assert t.s.revealed
    assert t.s.circle == 2
    t.play("die character")
    assert "move-fellowship" not in t.options()
    t.play("hide-fellowship")
    assert not t.s.revealed


def test_circle_five_wins() -> None:
    """[W27.15, W28.3, W28.4]"""
    t = track(4, "n1-1").play("ring")
    assert t.asks() == "ring-destroyed"
    assert t.s.outcome is not None
    assert t.s.outcome.winners == (0,)


def test_the_last_tile_is_resolved_first() -> None:
    """[W-EX27, W27.16, W28.1]"""
    t = on_track(walking(), 4)
    only(t, "nobody")
    t.s.corruption = 10
    tiles(t, "n3-1")
    t.play(MOVE).play("enough")
    assert t.asks() == "ring-lost"


def test_nobody_is_separated_on_the_track() -> None:
    """[W24.5, W27.11]"""
    t = on_track(walking()).play("die character")
    assert "separate" not in t.options()


def test_a_hobbit_guide_is_eliminated_on_the_track() -> None:
    """[W29.5, W29.14, W27.11]"""
    t = on_track(walking())
    only(t, "meriadoc", "peregrin")
    tiles(t, "n2-1")
    t.play(MOVE).play("leaves meriadoc; leaves peregrin")
    assert standing(t, "meriadoc") == standing(t, "peregrin") == OUT_OF_THE_GAME
    assert t.s.corruption == 0
    assert t.s.circle == 1


def test_nobody_is_taken_alive_on_the_track() -> None:
    """[W27.12, W29.6]"""
    t = track(1, "n1-1").play("casualty peregrin")
    assert standing(t, "peregrin") == OUT_OF_THE_GAME


# Idleness


def test_idleness_on_the_track_corrupts() -> None:
    """[W-EX28, W27.14, W5.22]"""
    t = next_turn(on_track(phase()))
    assert t.s.corruption == 1
    assert causes(t, "war-corrupted") == ["W27.14"]
    t = on_track(phase())
    t.s.corruption = 11
    for city in ("minas-morgul", "morannon"):
        t.captured(city)
    next_turn(t)
    assert t.asks() == "ring-lost"


def test_the_turn_of_entry_counts() -> None:
    """[W27.14]"""
    t = next_turn(phase("minas-morgul")).play("yes; guide gandalf-grey; 0")
    assert t.s.circle == 0
    for _ in range(40):
        if t.facts("war-corrupted"):
            break
        options = t.options()
        if t.asks() == "act":
            t.play(next(text for text in options if text.startswith("die")))
        else:
            t.play(options[-1])
    assert causes(t, "war-corrupted") == ["W27.14"]


def test_who_tried_or_hid_is_not_idle() -> None:
    """[W27.14]"""
    t = on_track(walking(dice="character"))
    tiles(t, "n0r-1")
    t.play(MOVE)
    assert t.s.corruption == 0
    t = on_track(walking(dice="character"), revealed=True)
    t.play("die character; hide-fellowship")
    assert t.s.corruption == 0
    t = on_track(walking(dice="character"))
    bring_into_play(t.s, t.s.pack.tile_named["give-it-to-uss"], "give-it-to-uss")
    tiles(t, "give-it-to-uss")
    t.play(MOVE).play("ring")
    assert t.s.circle == 0
    assert t.s.corruption == 1  # of the tile alone


def test_off_the_track_nobody_is_idle() -> None:
    """[W27.14]"""
    assert next_turn(phase()).s.corruption == 0


def test_the_box_of_the_turn_is_empty_in_the_next() -> None:
    """[W5.2, W25.28]"""
    t = phase()
    t.s.hunt_box[SHADOW] = 4
    t.s.hunt_box[FREE] = 2
    next_turn(t).play("no; guide gandalf-grey")
    assert t.asks() == "allocate-hunt"
    assert list(t.s.hunt_box) == [0, 0]


def test_gollum_does_not_stop_the_icon_of_a_special_tile() -> None:
    """He stops that of a standard number alone, and has no reveal of his own to offer.
    [W29.13, W29.15]"""
    for tile, shown, asked in (("give-it-to-uss", True, "act"), ("n1r-1", False, "lower-damage")):
        t = on_track(only(walking()), 1)
        bring_into_play(t.s, t.s.pack.tile_named["give-it-to-uss"], "give-it-to-uss")
        tiles(t, tile).play(MOVE)
        assert t.asks() == asked
        if asked != "act":
            t.play("enough")
        assert (t.s.revealed, t.s.corruption) == (shown, 1)
