"""The Hunt: the roll, the tile, the damage. [W25, W40]"""

from ringtable.games.war.box.components import FREE, GIMLI, OUT_OF_THE_GAME, SHADOW
from tests.games.war.scenario import Table


def hunting(shadow: int = 3, free: int = 0, **more: str) -> Table:
    t = Table(free="character character", **more)
    t.s.hunt_box[SHADOW] = shadow
    t.s.hunt_box[FREE] = free
    return t


def tile(t: Table, name: str) -> int:
    """The draw that gives this tile, all being in the pool."""
    return [one.id for one in t.s.pack.tiles].index(name)


def test_a_hunt_with_a_bonus_and_a_casualty() -> None:
    """[W-EX4, W25.2, W25.3, W25.5, W25.6, W25.11, W25.22, W25.23, W5.21]"""
    t = hunting(3, 1)
    t.will_roll("hunt", 2, 5, 6)
    t.will_draw("tiles", tile(t, "n3-1"))
    t.play("die character; move-fellowship")
    assert t.s.hunt[3] == 2
    t.play("casualty gimli")
    assert t.s.corruption == 1
    assert not t.s.revealed
    assert t.s.whereabouts[GIMLI] == OUT_OF_THE_GAME
    assert t.s.progress == 1
    assert t.s.hunt_box[FREE] == 2


def test_an_eye_counts_the_successes_and_reveals() -> None:
    """[W-EX5, W25.12, W25.14]"""
    t = hunting(3, 1)
    t.will_roll("hunt", 2, 5, 6)
    t.will_draw("tiles", tile(t, "eye-1"))
    t.play("die character; move-fellowship")
    t.play("ring")
    assert t.s.corruption == 2
    t.play(t.options()[0])
    assert t.s.revealed
