"""Five Middle-earth tabletop games, one table.

>>> import ringtable
>>> dash = ringtable.load("dash")
>>> match = ringtable.new_match(dash, seats=2, seed=7)
>>> match.waiting()
[0]
>>> match.options_of(0)
['hobbit frodo', 'hobbit sam', 'hobbit merry', 'hobbit pippin']
"""

from ringtable.api import check_record, load, new_match, read_record, titles, write_record
from ringtable.kernel.errors import IllegalAction, RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game
from ringtable.kernel.match import Match
from ringtable.kernel.outcome import Outcome

__version__ = "0.1.0"

__all__ = [
    "Fact",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "RingtableError",
    "check_record",
    "load",
    "new_match",
    "read_record",
    "titles",
    "write_record",
]
