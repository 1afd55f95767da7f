"""Players for War of the Ring, weakest first."""

from typing import Final

from ringtable.games.war.bots.advice import advise
from ringtable.games.war.bots.easy import Easy
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.bots.search import Search
from ringtable.kernel.game import Bots

PLAYOUTS: Final = 40

BOTS: Final = Bots({"easy": Easy, "heuristic": Heuristic}, advise, search=Search, playouts=PLAYOUTS)
