"""What the next move of the Fellowship can cost: exact, from open facts alone. [W25, W27, W36.2]

The damage is that of the tile before cards, guide and companions lower it; the Shadow throws every
failed die again that it may.
"""

from ringtable.games.war.box.components import (
    FREE,
    GOLLUM,
    MOST_DICE,
    SHADOW,
    STANDARD,
    STANDARD_TILES,
    TILE_DRAWN,
    Tile,
)
from ringtable.games.war.box.pack import HuntTile
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.hunt.roll import reroll_sources
from ringtable.games.war.hunt.tiles import pool
from ringtable.games.war.odds.binomial import Chances, with_rerolls
from ringtable.games.war.state import War


class HuntOdds:
    """Chances of the next move: that a tile is drawn, of each damage (by number; without a tile it
    is 0), of each healing, that the Fellowship is revealed, that a stop icon holds it."""

    __slots__ = ("damage", "heal", "reveal", "stop", "successes", "tile")

    def __init__(self) -> None:
        self.successes: Chances = [1.0]
        self.tile: float = 0.0
        self.damage: dict[int, float] = {}
        self.heal: dict[int, float] = {}
        self.reveal: float = 0.0
        self.stop: float = 0.0

    def mean(self) -> float:
        """The damage to be expected."""
        return sum([n * chance for n, chance in self.damage.items()])

    def at_least(self, n: int) -> float:
        """The chance of that much damage or more."""
        return sum([chance for damage, chance in self.damage.items() if damage >= n])

    def to_data(self) -> dict[str, object]:
        return {
            "tile": self.tile,
            "damage": [[n, self.damage[n]] for n in sorted(self.damage)],
            "heal": [[n, self.heal[n]] for n in sorted(self.heal)],
            "reveal": self.reveal,
            "stop": self.stop,
            "mean": self.mean(),
        }


def die_chance(bonus: int) -> float:
    """That one die of a Hunt succeeds: six or more with the bonus, and never a natural 1. [W25.5-
    W25.7]"""
    return min(5, bonus + 1) / 6


def success_chances(level: int, bonus: int, rerolls: int) -> Chances:
    """How many dice succeed, re-rolls included. [W25.3-W25.9]"""
    p = die_chance(bonus)
    return with_rerolls(min(MOST_DICE, level), rerolls, p, p)


def next_hunt(s: War) -> HuntOdds:
    """The next move, as the position stands now. [W25, W27.6-W27.8]"""
    found = HuntOdds()
    if on_track(s):
        found.tile = 1.0
        add_tiles(s, found, s.hunt_box[FREE] + s.hunt_box[SHADOW], 1.0)
        return found
    found.successes = success_chances(s.hunt_box[SHADOW], s.hunt_box[FREE], reroll_sources(s))
    for hits, chance in enumerate(found.successes):
        if hits:
            found.tile += chance
            add_tiles(s, found, hits, chance)
        else:
            add(found.damage, 0, chance)
    return found


def tiles_to_come(s: War) -> list[Tile]:
    """Those of the pool. One that a running effect has emptied is filled up when the effect is
    finished, before the next move. [W25.17, W25.29]"""
    drawn = [tile for tile in range(STANDARD_TILES) if s.tiles[tile] == TILE_DRAWN]
    return pool(s) or drawn


def add_tiles(s: War, odds: HuntOdds, eye: int, weight: float) -> None:
    """Every tile of the pool is as likely as any other; an Eye counts what is said. [W25.10-
    W25.16]"""
    tiles = tiles_to_come(s)
    for number in tiles:
        tile = s.pack.tiles[number]
        chance = weight / len(tiles)
        if tile.eye:
            add(odds.damage, eye, chance)
        elif tile.die:
            for face in range(1, 7):
                add(odds.damage, face, chance / 6)
        else:
            add(odds.damage, max(0, tile.value), chance)
            if tile.value < 0:
                add(odds.heal, -tile.value, chance)
        if shows(s, tile):
            odds.reveal += chance
        if on_track(s) and tile.stop:
            odds.stop += chance


def shows(s: War, tile: HuntTile) -> bool:
    """A reveal icon that the present guide does not stop. [W25.14, W29.13]"""
    return tile.reveal and (s.guide != GOLLUM or tile.eye or tile.kind != STANDARD)


def add(chances: dict[int, float], n: int, chance: float) -> None:
    chances[n] = chances.get(n, 0.0) + chance
