"""Tables for the chapters of the Ring: the Fellowship somewhere, dice in the Hunt box, tiles to
come.

t = walking(3, 1)
t.will_roll("hunt", 2, 5, 6)
tiles(t, "n3-1")
t.play("die character; move-fellowship; casualty gimli")
"""

from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    GOLLUM,
    IN_FELLOWSHIP,
    OUT_OF_THE_GAME,
    SHADOW,
    TILE_IN_POOL,
    TILES,
)
from ringtable.games.war.box.places import NOWHERE, REGIONS
from ringtable.games.war.fellowship.guide import highest
from tests.games.war.scenario import Table


def walking(
    shadow: int = 0, free: int = 0, /, dice: str = "character character", **more: str
) -> Table:
    """The Free Peoples are to act, with so many dice of each side in the Hunt box."""
    t = Table(free=dice, shadow=more.pop("enemy", ""), **more)
    t.s.hunt_box[SHADOW] = shadow
    t.s.hunt_box[FREE] = free
    return t.again()


def phase(region: str = "rivendell", progress: int = 0, **more: str) -> Table:
    """The last die of a turn is about to be spent; `next_turn` leads to the Fellowship phase."""
    return figure(Table(shadow="event", first="shadow", **more), region, progress)


def next_turn(t: Table) -> Table:
    return t.play("die event; spend-for-nothing")


def figure(t: Table, region: str, progress: int = 0, revealed: bool = False) -> Table:
    t.s.figure = REGIONS.index(region)
    t.s.progress = progress
    t.s.revealed = revealed
    return t.again()


def on_track(t: Table, circle: int = 0, revealed: bool = False) -> Table:
    t.s.circle = circle
    t.s.figure = NOWHERE
    t.s.progress = 0
    t.s.revealed = revealed
    return t.again()


def only(t: Table, *names: str, guide: str = "") -> Table:
    """The Fellowship is made of these; all others of it have fallen."""
    for one in range(GOLLUM - 2):
        t.s.whereabouts[one] = IN_FELLOWSHIP if CHARACTERS[one] in names else OUT_OF_THE_GAME
    t.s.guide = CHARACTERS.index(guide) if guide else highest(t.s)[0]
    return t.again()


def tiles(t: Table, *ids: str) -> Table:
    """The tiles drawn next, in this order. All are in the pool now and stay out when drawn."""
    pool = [tile for tile in range(TILES) if t.s.tiles[tile] == TILE_IN_POOL]
    for id in ids:
        tile = t.s.pack.tile_named[id]
        t.will_draw("tiles", pool.index(tile))
        pool.remove(tile)
    return t


def pool(t: Table) -> list[str]:
    return [t.s.pack.tiles[n].id for n in range(TILES) if t.s.tiles[n] == TILE_IN_POOL]


def where(t: Table, name: str) -> str:
    """The region in which a character stands, or nothing."""
    place = t.s.place[CHARACTERS.index(name)]
    return "" if place == NOWHERE else REGIONS[place]


def standing(t: Table, name: str) -> int:
    """In the Fellowship, on the map, out of the game …"""
    return t.s.whereabouts[CHARACTERS.index(name)]


def at(t: Table) -> str:
    """Where the figure is."""
    return REGIONS[t.s.figure]


def causes(t: Table, kind: str) -> list[str]:
    return [fact.cause for fact in t.facts(kind)]


def said(t: Table, kind: str, field: str) -> list[object]:
    """What the facts of a kind say in one field."""
    facts = t.facts(kind)
    return [fact.values[fact.kind.fields.index(field)] for fact in facts]


def walk(t: Table, *regions: str) -> Table:
    """The path of the figure through these regions; it ends in the last."""
    for region in regions:
        t.play(f"through {region}")
    return t.play("here") if t.asks() == "path" else t


def declare(t: Table, *regions: str) -> Table:
    """The Fellowship phase of the next turn: the Fellowship is declared along this path."""
    return walk(next_turn(t).play("yes"), *regions)
