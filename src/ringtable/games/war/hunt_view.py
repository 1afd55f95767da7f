"""The Hunt as everybody sees it: the box, what re-rolls, the tiles, the last Hunt. [W36.2]"""

from typing import Any

from ringtable.games.war.box.components import (
    FREE,
    HUNT_CAUSES,
    NOT_ON_TRACK,
    SHADOW,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
    WITCH_KING,
)
from ringtable.games.war.hunt.columns import CAUSE, DAMAGE, LEVEL, STOPS, SUCCESSES, TILE
from ringtable.games.war.state import War

TILE_NAMES = {
    TILE_ASIDE: "aside",
    TILE_WAITING: "in-play",
    TILE_IN_POOL: "pool",
    TILE_DRAWN: "drawn",
    TILE_REMOVED: "removed",
}


def hunt(s: War) -> dict[str, Any]:
    here = s.figure
    on_map = s.circle == NOT_ON_TRACK
    nazgul = bool(s.led[SHADOW] >> here & 1)
    if s.on_map(WITCH_KING) and s.place[WITCH_KING] == here:
        nazgul = True
    strongholds = s.held(SHADOW) & s.map.strongholds
    return {
        "level": s.hunt_box[SHADOW],
        "bonus": s.hunt_box[FREE],
        "rerolls": {
            "stronghold": on_map and bool(strongholds >> here & 1),
            "units": on_map and s.units[SHADOW][here] > 0,
            "nazgul": on_map and nazgul,
        },
        "tiles": [
            {"id": tile.id, "where": TILE_NAMES[s.tiles[number]]}
            for number, tile in enumerate(s.pack.tiles)
        ],
        "last": last(s),
    }


def last(s: War) -> dict[str, Any]:
    """The Hunt that is being resolved, or the last one."""
    column = s.hunt
    return {
        "cause": HUNT_CAUSES[column[CAUSE]],
        "level": column[LEVEL],
        "successes": column[SUCCESSES],
        "tile": s.pack.tiles[column[TILE] - 1].id if column[TILE] else "",
        "damage": column[DAMAGE],
        "stops": bool(column[STOPS]),
    }


def reach(s: War) -> list[int]:
    """Regions where the Fellowship may be: within progress of the figure. [W36.3, W23.22]"""
    if s.circle != NOT_ON_TRACK:
        return []
    steps = s.map.figure_distance[s.figure]
    return [region for region in range(len(steps)) if steps[region] <= s.progress]
