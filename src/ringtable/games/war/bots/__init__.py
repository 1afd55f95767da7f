"""Players for War of the Ring, weakest first."""

from typing import Final

from ringtable.games.war.bots.easy import Easy
from ringtable.games.war.bots.heuristic import Heuristic, advise, guess, quiet
from ringtable.kernel.game import Bots

BOTS: Final = Bots({"easy": Easy, "heuristic": Heuristic}, advise, guess, quiet)
