"""The advanced side: the circle on which a turn begins lends its ability to that whole turn. [D10]

Bag End has none, and circles entered during the turn have no influence on it. [D10.1, D10.2]
"""

from ringtable.games.dash.box.components import (
    GONDOR,
    HELMS_DEEP,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    RIVENDELL,
    ROHAN,
    SHELOBS_LAIR,
    Circle,
)
from ringtable.games.dash.state import Dash


def at(s: Dash, place: Circle) -> bool:
    return s.advanced and s.place == place


def may_keep_duplicates(s: Dash) -> bool:
    """Rivendell: equal symbols of one roll may be kept together. [D10.3]"""
    return at(s, RIVENDELL)


def gandalf_is_idle(s: Dash) -> bool:
    """Moria: Gandalf splits nothing. [D10.4]"""
    return at(s, MORIA)


def warrior_value(s: Dash) -> int:
    """Lothlórien: each warrior counts as two. [D10.5]"""
    return 2 if at(s, LOTHLORIEN) else 1


def may_roll_twice(s: Dash) -> bool:
    """Rohan: each roll may be repeated once before anything is kept. [D10.6]"""
    return at(s, ROHAN)


def orc_value(s: Dash) -> int:
    """Helm's Deep: each orc counts as two. [D10.7]"""
    return 2 if at(s, HELMS_DEEP) else 1


def own_nazgul_held(s: Dash) -> bool:
    """Gondor: Nazgûl that would hit the active player do nothing. [D10.8]"""
    return at(s, GONDOR)


def all_nazgul_hit_me(s: Dash) -> bool:
    """Minas Tirith: every Nazgûl hits the active player and nobody else. [D10.9]"""
    return at(s, MINAS_TIRITH)


def rings_needed(s: Dash) -> int:
    """Shelob's Lair: it takes two working rings of one turn to get to Mordor. [D10.10]"""
    return 2 if at(s, SHELOBS_LAIR) else 1
