"""What a Character die does with characters: companions travel or leave the Fellowship, Nazgûl and
minions move. [W7, W13, W24]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTER,
    FREE,
    SHADOW,
)
from ringtable.games.war.box.components import MOVE_COMPANIONS as MOVE_COMPANIONS_DEED
from ringtable.games.war.box.components import MOVE_MINIONS as MOVE_MINIONS_DEED
from ringtable.games.war.box.components import SEPARATE as SEPARATE_DEED
from ringtable.games.war.characters.flight import MOVE_MINIONS, anybody_flies, why_nobody_flies
from ringtable.games.war.characters.separation import SEPARATE, may_separate, why_nobody_leaves
from ringtable.games.war.characters.travel import (
    MOVE_COMPANIONS,
    companions_may_move,
    why_nobody_moves,
)
from ringtable.games.war.turn.actions import Deed

CHARACTER_DEEDS: Final = [
    Deed(SEPARATE_DEED, (CHARACTER,), may_separate, SEPARATE, FREE, why_nobody_leaves),
    Deed(
        MOVE_COMPANIONS_DEED,
        (CHARACTER,),
        companions_may_move,
        MOVE_COMPANIONS,
        FREE,
        why_nobody_moves,
    ),
    Deed(
        MOVE_MINIONS_DEED,
        (CHARACTER,),
        anybody_flies,
        MOVE_MINIONS,
        SHADOW,
        why_nobody_flies,
    ),
]
