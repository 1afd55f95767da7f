"""The Hunt Pool: drawing a tile, putting one back, filling it up. [W25.10, W25.17, W25.18,
W25.29, W27.5]"""

from typing import Final

from ringtable.games.war.box.components import (
    FREE_SPECIAL,
    STANDARD_TILES,
    STRONGHOLD_PASSED,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_OF_CARD,
    TILE_STREAM,
    TILE_WAITING,
    TILES,
    TRACK_MOVE,
    Tile,
)
from ringtable.games.war.facts import (
    DREW_TILE,
    POOL_FILLED,
    TILE_IN_PLAY,
    TILE_JOINED,
    TILE_PUT_BACK,
)
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.hunt.columns import (
    CARD,
    CAUSE,
    DRAWN,
    IGNORES_BLUE,
    IGNORES_EYES,
    RULES,
    TILE,
)
from ringtable.games.war.state import War


def pool(s: War) -> list[Tile]:
    """The tiles in the pool, by number: what is in it everybody knows, the order nobody.
    [W36.1, W36.2]"""
    return [tile for tile in range(TILES) if s.tiles[tile] == TILE_IN_POOL]


def draw(s: War, cause: str) -> Tile:
    """A tile at random. If the same effect has drawn the last one, the pool is filled up before,
    without the tiles this effect has drawn. [W25.29, W25.30]"""
    if not pool(s):
        fill_up(s)
    found = pool(s)
    tile = found[s.rng.below(TILE_STREAM, len(found))]
    s.tiles[tile] = TILE_DRAWN
    s.hunt[DRAWN] |= 1 << tile
    s.tell(DREW_TILE, cause, s.pack.tiles[tile].shown)
    return tile


def draw_tile(s: War) -> None:
    """The tile that is resolved. [W25.10, W40.4]"""
    s.hunt[TILE] = draw(s, cause_of_tile(s)) + 1


def cause_of_tile(s: War) -> str:
    """A successful Hunt, a move on the Mordor Track, a stronghold on the way, or a card. [W36.8,
    W40.1]"""
    if s.hunt[CAUSE] == TILE_OF_CARD and s.hunt[CARD]:
        return s.pack.events[s.hunt[CARD] - 1].id
    return TILE_CLAUSES.get(s.hunt[CAUSE], "W25.10") if s.under(2) else "W25.10"


TILE_CLAUSES: Final = {TRACK_MOVE: "W27.6", STRONGHOLD_PASSED: "W23.16"}


def draw_another(s: War) -> None:
    """Another tile is drawn and only that one resolved; then the first goes back. [W40.5]"""
    first = present(s)
    s.hunt[TILE] = draw(s, "W40.5") + 1
    put_back(s, first, "W40.5")


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


def put_back(s: War, tile: Tile, cause: str) -> None:
    s.tiles[tile] = TILE_IN_POOL
    s.tell(TILE_PUT_BACK, cause, s.pack.tiles[tile].shown)


def fill_up(s: War) -> None:
    """All standard tiles that were drawn return, but for those of an effect that has not ended;
    special and removed ones do not. [W25.17, W25.29]"""
    back = []
    for tile in range(STANDARD_TILES):
        if s.tiles[tile] == TILE_DRAWN and not s.hunt[DRAWN] >> tile & 1:
            s.tiles[tile] = TILE_IN_POOL
            back.append(s.pack.tiles[tile].shown)
    s.tell(POOL_FILLED, "W25.17", back)


def finish_with_tiles(s: War) -> None:
    """When the effect is finished an empty pool is filled up. [W25.17, W25.29]"""
    s.hunt[DRAWN] = 0
    if not pool(s):
        fill_up(s)


# Special tiles [W25.18]


def bring_into_play(s: War, tile: Tile, cause: str) -> None:
    """A special tile waits outside the pool; on the Mordor Track it joins it at once."""
    s.tiles[tile] = TILE_WAITING
    s.tell(TILE_IN_PLAY, cause, s.pack.tiles[tile].shown)
    if on_track(s):
        join_pool(s, tile, "W25.18")


def join_pool(s: War, tile: Tile, cause: str) -> None:
    s.tiles[tile] = TILE_IN_POOL
    s.tell(TILE_JOINED, cause, s.pack.tiles[tile].shown)


def gather_for_mordor(s: War) -> None:
    """All Eyes that were drawn go back, and special tiles in play are added; numbers that were
    drawn stay out. [W27.5]"""
    for tile in range(TILES):
        drawn_eye = s.tiles[tile] == TILE_DRAWN and s.pack.tiles[tile].eye
        if drawn_eye or s.tiles[tile] == TILE_WAITING:
            join_pool(s, tile, "W27.5")
