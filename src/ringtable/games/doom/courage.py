"""Courage, Nazgûl and Isengard, and how they lose the game. [M10, M15]"""

from ringtable.games.doom.facts import (
    CHIEFTAIN_REMOVED,
    COURAGE_FULL,
    COURAGE_GAINED,
    COURAGE_LOST,
    COURAGE_SET,
    LOST_COURAGE,
    LOST_NAZGUL,
    NAZGUL_GONE,
    NAZGUL_PLACED,
    NO_URUK_HAI_LEFT,
    URUK_HAI_PLACED,
    URUK_HAI_REMOVED,
)
from ringtable.games.doom.state import Doom


def lose_courage(s: Doom, hearts: int, clause: str) -> None:
    """Several hearts are one movement; below space 1 the game is lost. [M10.3, M10.4, M15.2]"""
    s.courage = max(0, s.courage - hearts)
    s.tell(COURAGE_LOST, clause, hearts, s.courage)
    if s.courage < 1:
        s.tell(LOST_COURAGE, "M15.2")
        s.end("courage", [], "M15.2")


def gain_courage(s: Doom, hearts: int, clause: str) -> None:
    """Courage never rises above the top of the track; a surplus is lost. [M10.2]"""
    gained = min(hearts, s.printed.highest_courage - s.courage)
    if gained <= 0:
        s.tell(COURAGE_FULL, "M10.2")
        return
    s.courage += gained
    s.tell(COURAGE_GAINED, clause, gained, s.courage)


def change_courage(s: Doom, by: int, clause: str) -> None:
    """Dark hearts lower courage, light hearts raise it. [M10.11]"""
    if by < 0:
        lose_courage(s, -by, clause)
    elif by > 0:
        gain_courage(s, by, clause)


def set_courage(s: Doom, space: int, clause: str) -> None:
    """The One Ring is put on a named space. [M10.5]"""
    s.courage = space
    s.tell(COURAGE_SET, clause, space)


def place_nazgul(s: Doom, clause: str) -> None:
    """One figure from the supply; the last one loses the game. After the Witch-king's defeat there
    is nobody left to place. [M10.6, M10.7, M10.8, M15.3]"""
    if not s.witch_king:
        s.tell(NAZGUL_GONE, "M10.8")
        return
    s.nazgul += 1
    s.tell(NAZGUL_PLACED, clause, s.nazgul, s.nazgul_supply())
    if s.nazgul == s.printed.nazgul:
        s.tell(LOST_NAZGUL, "M15.3")
        s.end("nazgul", [], "M15.3")


def place_uruk_hai(s: Doom, count: int, clause: str) -> None:
    """Warriors come from the supply, at most as many as it holds. [M10.9, M10.10, M17.24]"""
    placed = min(count, s.uruk_supply())
    if placed == 0:
        s.tell(NO_URUK_HAI_LEFT, clause)
        return
    s.warriors += placed
    s.tell(URUK_HAI_PLACED, clause, placed, s.uruk_hai())


def remove_warrior(s: Doom, clause: str) -> None:
    """A warrior goes back to the supply. [M10.12]"""
    s.warriors -= 1
    s.tell(URUK_HAI_REMOVED, clause, s.uruk_hai())


def remove_chieftain(s: Doom, clause: str) -> None:
    """He leaves the game and does not join the supply. [M10.12, M17.5]"""
    s.chieftain = False
    s.tell(CHIEFTAIN_REMOVED, clause)
