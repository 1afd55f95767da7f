"""Players for Adventure to Mount Doom, weakest first."""

from typing import Final

from ringtable.games.doom.bots.heuristic import Heuristic, advise, guess, quiet
from ringtable.kernel.game import Bots

BOTS: Final = Bots({"heuristic": Heuristic}, advise, guess, quiet)
