"""Players for The Hunt for the Ring, weakest first."""

from typing import Final

from ringtable.games.hunt.bots.easy import Easy
from ringtable.games.hunt.bots.heuristic import Heuristic, guess, quiet
from ringtable.kernel.game import Bots

BOTS: Final = Bots({"easy": Easy, "heuristic": Heuristic}, guess=guess, quiet=quiet)
