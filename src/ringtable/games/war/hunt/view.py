"""The Fellowship and its Hunt as everybody sees them: where it was last seen, the box, what
re-rolls, the tiles, the last Hunt. [W36.2]"""

from typing import Any

from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    HUNT_CAUSES,
    LAST_CORRUPTION,
    NO_CHARACTER,
    NOT_ON_TRACK,
    SHADOW,
    TILE_ASIDE,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
    WITCH_KING,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.fellowship.journey import HUNT
from ringtable.games.war.hunt.columns import (
    BONUS,
    CAUSE,
    DAMAGE,
    LEVEL,
    STOPS,
    SUCCESSES,
    TILE,
)
from ringtable.games.war.hunt.damage import TILE_AND_MORE
from ringtable.games.war.hunt.roll import succeeds
from ringtable.games.war.odds.hunt import next_hunt
from ringtable.games.war.state import War

HUNTS = (HUNT, TILE_AND_MORE)
TILE_NAMES = {
    TILE_ASIDE: "aside",
    TILE_WAITING: "in-play",
    TILE_IN_POOL: "pool",
    TILE_DRAWN: "drawn",
    TILE_REMOVED: "removed",
}


def last_seen(s: War) -> str:
    """The region of the figure; on the Mordor Track it is in none. [W22.1, W27.3]"""
    return REGIONS[s.figure] if s.circle == NOT_ON_TRACK else ""


def guide(s: War) -> str:
    """Nobody guides while the next guide is being chosen. [W22.5]"""
    return CHARACTERS[s.guide] if s.guide != NO_CHARACTER else ""


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
        "next": next_step(s),
    }


def last(s: War) -> dict[str, Any]:
    """The Hunt that is being resolved, or the last one."""
    column = s.hunt
    tile = s.pack.tiles[column[TILE] - 1] if column[TILE] else None
    dice, again = thrown(s)
    return {
        "open": any(s.depth_of(one) >= 0 for one in HUNTS),
        "cause": HUNT_CAUSES[column[CAUSE]],
        "level": column[LEVEL],
        "bonus": column[BONUS],
        "dice": dice,
        "rerolls": again,
        "successes": column[SUCCESSES],
        "tile": tile.id if tile is not None else "",
        "left": column[DAMAGE],
        "reveals": tile is not None and tile.reveal,
        "stops": bool(column[STOPS]),
    }


def thrown(s: War) -> tuple[list[dict[str, Any]], int]:
    """The dice of the roll, the failed ones with what they showed the second time; and how many
    were thrown again."""
    bonus = s.hunt[BONUS]
    first, _, second = bytes(s.hunt_dice).partition(b"\0")
    again = list(second)
    dice: list[dict[str, Any]] = []
    for die in first:
        one: dict[str, Any] = {"value": die, "hit": succeeds(die, bonus)}
        if not one["hit"] and again:
            value = again.pop(0)
            one["again"] = {"value": value, "hit": succeeds(value, bonus)}
        dice.append(one)
    return dice, len(second)


def next_step(s: War) -> dict[str, Any]:
    """What the next move of the Fellowship can bring, exactly. [W25, W27]"""
    odds = next_hunt(s)
    room = LAST_CORRUPTION - s.corruption
    return {
        "found": odds.tile,
        "revealed": odds.reveal,
        "damage": [{"n": n, "p": odds.damage[n]} for n in sorted(odds.damage)],
        "heal": [{"n": n, "p": odds.heal[n]} for n in sorted(odds.heal)],
        "stop": odds.stop,
        "lost": odds.at_least(room),
        "mean": odds.mean(),
    }


def reach(s: War) -> list[int]:
    """Regions where the Fellowship may be: within progress of the figure. [W36.3, W23.22]"""
    if s.circle != NOT_ON_TRACK:
        return []
    steps = s.map.figure_distance[s.figure]
    return [region for region in range(len(steps)) if steps[region] <= s.progress]
