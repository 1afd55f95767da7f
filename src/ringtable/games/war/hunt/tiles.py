"""The Hunt Pool: drawing a tile, putting one back, filling it up. [W25.10, W25.17, W25.18,
W25.29, W27.5]"""

from ringtable.games.war.box.components import (
    FREE_SPECIAL,
    STANDARD_TILES,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_STREAM,
    TILE_WAITING,
    TILES,
    Tile,
)
from ringtable.games.war.facts import DREW_TILE, POOL_FILLED, TILE_JOINED, TILE_PUT_BACK
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.hunt.columns import (
    DRAWN,
    IGNORES_BLUE,
    IGNORES_EYES,
    PUT_BACK,
    RULES,
    TILE,
)
from ringtable.games.war.state import War


def pool(s: War) -> list[Tile]:
    """The tiles in the pool, by number: what is in it everybody knows, the order nobody."""
    return [tile for tile in range(TILES) if s.tiles[tile] == TILE_IN_POOL]


def draw(s: War) -> Tile:
    """A tile at random. If the same effect has drawn the last one, the pool is filled up before,
    without the tiles this effect has drawn. [W25.29, W25.30]"""
    if not pool(s):
        fill_up(s, s.hunt[DRAWN])
    found = pool(s)
    tile = found[s.rng.below(TILE_STREAM, len(found))]
    s.tiles[tile] = TILE_DRAWN
    s.hunt[DRAWN] |= 1 << tile
    s.tell(DREW_TILE, "W25.10", s.pack.tiles[tile].id)
    return tile


def draw_tile(s: War) -> None:
    """The tile that is resolved. [W40.4]"""
    s.hunt[TILE] = draw(s) + 1


def draw_another(s: War) -> None:
    """The first goes back to the pool afterwards; only this one is resolved. [W40.5]"""
    s.hunt[PUT_BACK] = s.hunt[TILE]
    draw_tile(s)


def present(s: War) -> Tile:
    """The tile that is being resolved."""
    return s.hunt[TILE] - 1


def is_ignored(s: War) -> bool:
    """The card that draws it discards it without effect. [W25.33, W40.4]"""
    tile = s.pack.tiles[present(s)]
    rules = s.hunt[RULES]
    if rules >> IGNORES_EYES & 1 and tile.eye:
        return True
    return bool(rules >> IGNORES_BLUE & 1) and tile.kind == FREE_SPECIAL


def put_back(s: War, tile: Tile) -> None:
    s.tiles[tile] = TILE_IN_POOL
    s.tell(TILE_PUT_BACK, "W40.5", s.pack.tiles[tile].id)


def fill_up(s: War, besides: int) -> None:
    """All standard tiles that were drawn return; special and removed ones do not. [W25.17]"""
    s.tell(POOL_FILLED, "W25.17")
    for tile in range(STANDARD_TILES):
        if s.tiles[tile] == TILE_DRAWN and not besides >> tile & 1:
            s.tiles[tile] = TILE_IN_POOL


def finish_with_tiles(s: War) -> None:
    """When the effect is finished: what goes back goes back, and an empty pool is filled up.
    [W25.29, W40.5]"""
    if s.hunt[PUT_BACK]:
        put_back(s, s.hunt[PUT_BACK] - 1)
        s.hunt[PUT_BACK] = 0
    s.hunt[DRAWN] = 0
    if not pool(s):
        fill_up(s, 0)


# Special tiles [W25.18]


def bring_into_play(s: War, tile: Tile) -> None:
    """A special tile waits outside the pool; on the Mordor Track it joins it at once."""
    s.tiles[tile] = TILE_WAITING
    if on_track(s):
        join_pool(s, tile)


def may_bring(s: War, tile: Tile) -> bool:
    return s.tiles[tile] == TILE_ASIDE


def join_pool(s: War, tile: Tile) -> None:
    s.tiles[tile] = TILE_IN_POOL
    s.tell(TILE_JOINED, "W25.18", s.pack.tiles[tile].id)


def gather_for_mordor(s: War) -> None:
    """All Eyes that were drawn go back, and special tiles in play are added; numbers that were
    drawn stay out. [W27.5]"""
    for tile in range(TILES):
        if s.tiles[tile] == TILE_WAITING:
            join_pool(s, tile)
        elif s.tiles[tile] == TILE_DRAWN and s.pack.tiles[tile].eye and tile < STANDARD_TILES:
            s.tiles[tile] = TILE_IN_POOL
