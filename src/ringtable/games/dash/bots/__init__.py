"""Players for Dash to Mordor, weakest first."""

from typing import Final

from ringtable.games.dash.bots.optimal import Optimal, advise
from ringtable.kernel.game import Bots

BOTS: Final = Bots({"optimal": Optimal}, advise)
