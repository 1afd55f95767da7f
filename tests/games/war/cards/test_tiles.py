"""The 24 tiles of the Hunt: what each does after a Hunt roll and on the Mordor Track. [W25, W27]"""

import pytest

from ringtable.games.war.box.components import (
    FREE,
    SHADOW,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
)
from tests.games.war.card_coverage import TILE, about
from tests.games.war.card_scenario import corrupted
from tests.games.war.ring_scenario import (
    declare,
    figure,
    on_track,
    phase,
    pool,
    tiles,
    walk,
    walking,
)
from tests.games.war.scenario import Table

MOVE = "die character; move-fellowship"
EYES = ["eye-1", "eye-2", "eye-3", "eye-4"]
# Tiles with a number: the number and whether it reveals.
NUMBERS = {
    "n3-1": (3, False),
    "n3-2": (3, False),
    "n3-3": (3, False),
    "n2-1": (2, False),
    "n2-2": (2, False),
    "n2r-1": (2, True),
    "n1-1": (1, False),
    "n1-2": (1, False),
    "n1r-1": (1, True),
    "n1r-2": (1, True),
    "n0r-1": (0, True),
    "n0r-2": (0, True),
}
# Special tiles: the change of corruption, reveal, stop.
SPECIAL = {
    "elven-cloaks": (0, False, False),
    "elven-rope": (0, False, False),
    "phial-of-galadriel": (-2, False, False),
    "smeagol-helps": (-1, False, False),
    "shelobs-lair": (4, False, True),  # the die shows 4
    "the-ring-is-mine": (3, True, True),  # three dice in the box
    "on-on-they-went": (3, False, True),
    "give-it-to-uss": (1, True, True),
}


def met(t: Table) -> Table:
    """The damage is met by the Ring, and whatever path there is leads nowhere."""
    if t.asks() == "meet-damage":
        t.play("ring")
    return walk(t) if t.asks() == "path" else t


def in_pool(t: Table, tile: str) -> Table:
    t.s.tiles[t.s.pack.tile_named[tile]] = TILE_IN_POOL
    return t.again()


def hunted(tile: str, *dice: int) -> Table:
    """A Hunt with these dice draws a tile."""
    t = figure(walking(len(dice)), "hollin", 1).will_roll("hunt", *dice)
    return tiles(t, tile).play(MOVE)


def tracked(tile: str, shadow: int = 2, free: int = 1) -> Table:
    """A move on the track draws a tile, with dice in the box."""
    t = corrupted(on_track(walking(shadow, free), 2), 5)
    return tiles(in_pool(t, tile).will_roll("hunt", 4), tile).play(MOVE)


@about(*NUMBERS, side=TILE)
@pytest.mark.parametrize("tile", NUMBERS)
def test_a_number_after_a_hunt(tile: str) -> None:
    """Its number is the damage, whatever was rolled; the icon reveals. [W25.11, W25.14, W25.17]"""
    n, reveals = NUMBERS[tile]
    t = hunted(tile, 6, 6, 6, 1)
    assert (t.asks() == "meet-damage") == (n > 0)
    met(t)
    assert (t.s.corruption, t.s.revealed) == (n, reveals)
    assert tile not in pool(t)


@about(*NUMBERS, side=TILE)
@pytest.mark.parametrize("tile", NUMBERS)
def test_a_number_on_the_track(tile: str) -> None:
    """The figure advances; a reveal turns the counter alone. [W27.6, W27.8, W27.10]"""
    n, reveals = NUMBERS[tile]
    t = met(tracked(tile))
    assert (t.s.corruption, t.s.circle, t.s.revealed) == (5 + n, 3, reveals)
    assert t.s.hunt_box[FREE] == 2


@about(*EYES, side=TILE)
@pytest.mark.parametrize("tile", EYES)
@pytest.mark.parametrize(("dice", "n"), [((6,), 1), ((6, 6, 1), 2), ((1, 1, 6, 6, 6), 3)])
def test_an_eye_counts_the_successes(tile: str, dice: tuple[int, ...], n: int) -> None:
    """[W25.12, W25.14]"""
    t = met(hunted(tile, *dice))
    assert (t.s.corruption, t.s.revealed) == (n, True)


@about(*EYES, side=TILE)
@pytest.mark.parametrize("tile", EYES)
def test_an_eye_on_the_track_counts_the_box(tile: str) -> None:
    """Dice of both sides, without a cap; the die of the move is not there yet. [W27.7]"""
    t = met(tracked(tile))
    assert (t.s.corruption, t.s.circle, t.s.revealed) == (8, 3, True)
    t = met(tracked(tile, 4, 2))
    assert t.s.corruption == 11


@about("eye-1", "eye-2", "eye-3", "eye-4", side=TILE)
@pytest.mark.parametrize("tile", EYES)
def test_an_eye_without_a_roll_counts_nothing(tile: str) -> None:
    """For a stronghold on the path of a reveal. [W23.17, W25.13]"""
    t = figure(walking(1), "dimrill-dale", 1).will_roll("hunt", 6)
    tiles(t, "n0r-1", tile).play(MOVE)
    walk(t, "moria")
    assert t.s.corruption == 0
    assert tile not in pool(t)


@about(*SPECIAL, side=TILE)
@pytest.mark.parametrize("tile", SPECIAL)
def test_a_special_tile_on_the_track(tile: str) -> None:
    """[W25.15, W25.16, W25.33, W27.7, W27.8]"""
    change, reveals, stops = SPECIAL[tile]
    t = met(tracked(tile))
    assert t.s.corruption == 5 + change
    assert t.s.revealed == reveals
    assert t.s.circle == (2 if stops else 3)
    assert tile not in pool(t)


@about("phial-of-galadriel", "smeagol-helps", side=TILE)
@pytest.mark.parametrize("tile", ["phial-of-galadriel", "smeagol-helps"])
def test_healing_tiles_stop_at_zero(tile: str) -> None:
    """[W25.15]"""
    t = tiles(in_pool(on_track(walking(), 2), tile), tile).play(MOVE)
    assert (t.s.corruption, t.s.circle) == (0, 3)


@about("shelobs-lair", side=TILE)
@pytest.mark.parametrize("die", range(1, 7))
def test_shelobs_lair_is_the_roll_of_a_die(die: int) -> None:
    """A casualty may meet it. [W25.16, W25.23]"""
    t = in_pool(on_track(walking(), 1), "shelobs-lair").will_roll("hunt", die)
    tiles(t, "shelobs-lair").play(MOVE).play("casualty gimli")
    assert t.s.corruption == max(0, die - 2)
    assert t.s.circle == 1


@about(*SPECIAL, side=TILE)
@pytest.mark.parametrize("tile", SPECIAL)
def test_special_tiles_in_play_join_on_entering_and_do_not_return(tile: str) -> None:
    """[W25.17, W25.18, W27.5]"""
    t = phase("morannon")
    t.s.tiles[t.s.pack.tile_named[tile]] = TILE_WAITING
    declare(t.again())
    assert t.s.circle == 0
    assert tile in pool(t)
    t = on_track(walking(), 1)
    for number in range(24):
        t.s.tiles[number] = TILE_DRAWN
    last = t.s.pack.tile_named["n0r-1"]
    t.s.tiles[last] = TILE_IN_POOL
    t.again().play(MOVE)
    assert tile not in pool(t)
    assert len(pool(t)) == 16


@about(*EYES, side=TILE)
def test_drawn_eyes_return_on_entering_but_not_removed_ones() -> None:
    """Drawn numbers stay out. [W27.5]"""
    t = phase("morannon")
    for name, state in (
        ("eye-1", TILE_DRAWN),
        ("eye-2", TILE_REMOVED),
        ("n3-1", TILE_DRAWN),
    ):
        t.s.tiles[t.s.pack.tile_named[name]] = state
    declare(t.again())
    assert "eye-1" in pool(t)
    assert "eye-2" not in pool(t)
    assert "n3-1" not in pool(t)


def test_the_pool_of_the_start() -> None:
    """Sixteen standard tiles. [W4.8]"""
    assert sorted(pool(Table())) == sorted([*EYES, *NUMBERS])
    assert Table().s.hunt_box[SHADOW] == 0
