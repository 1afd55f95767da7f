"""The chapters of the Ring, of characters, politics and tokens, for the flow: what a die can do by
them, and what is only called. [W13, W21-W27, W29, W30, W35]"""

from typing import Final

from ringtable.games.war.advancing import POLITICAL_DEEDS
from ringtable.games.war.cards.far_words import FAR_TEXTS
from ringtable.games.war.characters.companions import COMPANION_DEEDS
from ringtable.games.war.characters.deeds import CHARACTER_DEEDS
from ringtable.games.war.characters.flight import FLY
from ringtable.games.war.characters.minions import MINION_DEEDS
from ringtable.games.war.characters.separation import PLACE_SEPARATED, SEPARATE_GROUP
from ringtable.games.war.fellowship.declaring import DECLARATION
from ringtable.games.war.fellowship.journey import JOURNEY_DEEDS
from ringtable.games.war.hunt.damage import TILE_AND_MORE
from ringtable.games.war.turn.actions import Deed
from ringtable.games.war.turn.spending import TOKEN_TEXTS
from ringtable.kernel.procedure import Procedure

RING_DEEDS: Final[list[Deed]] = [
    *POLITICAL_DEEDS,
    *JOURNEY_DEEDS,
    *CHARACTER_DEEDS,
    *COMPANION_DEEDS,
    *MINION_DEEDS,
]
RING_TEXTS: Final[list[Procedure]] = [
    DECLARATION,
    FLY,
    PLACE_SEPARATED,
    SEPARATE_GROUP,
    TILE_AND_MORE,
    *TOKEN_TEXTS,
    *FAR_TEXTS,
]
