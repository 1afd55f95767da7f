"""Players for The Lord of the Rings: The Card Game, weakest first."""

from typing import Final

from ringtable.games.quest.bots.advice import advise
from ringtable.games.quest.bots.easy import Easy
from ringtable.games.quest.bots.heuristic import Heuristic, guess, quiet
from ringtable.games.quest.bots.search import Search
from ringtable.kernel.game import Bots

PLAYOUTS: Final = 60  # with four seats in plain Python they take some seconds

BOTS: Final = Bots(
    {"easy": Easy, "heuristic": Heuristic}, advise, guess, quiet, search=Search, playouts=PLAYOUTS
)
