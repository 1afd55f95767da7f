"""What a Character die does with characters: companions travel or leave the Fellowship, Nazgûl and
minions move. [W7, W13, W24]"""

from typing import Final

from ringtable.games.war.actions import Deed
from ringtable.games.war.box.components import (
    CHARACTER,
    FREE,
    SHADOW,
)
from ringtable.games.war.box.components import MOVE_COMPANIONS as MOVE_COMPANIONS_DEED
from ringtable.games.war.box.components import MOVE_MINIONS as MOVE_MINIONS_DEED
from ringtable.games.war.box.components import SEPARATE as SEPARATE_DEED
from ringtable.games.war.characters.separation import SEPARATE, may_separate
from ringtable.games.war.characters.travel import (
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    anybody_flies,
    companions_may_move,
)
from ringtable.games.war.state import War


def companions_travel(s: War) -> bool:
    """[W13.1]"""
    s.gone = 0
    return companions_may_move(s)


def minions_travel(s: War) -> bool:
    """[W13.11, W13.15]"""
    s.gone = 0
    s.flown = []
    return anybody_flies(s)


CHARACTER_DEEDS: Final = [
    Deed(SEPARATE_DEED, (CHARACTER,), may_separate, SEPARATE, FREE),
    Deed(MOVE_COMPANIONS_DEED, (CHARACTER,), companions_travel, MOVE_COMPANIONS, FREE),
    Deed(MOVE_MINIONS_DEED, (CHARACTER,), minions_travel, MOVE_MINIONS, SHADOW),
]
