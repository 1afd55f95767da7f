"""Rows as learners get them."""

from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.rl.features import Features


def row_of_seat(game: Game, features: Features, s: State, seat: int) -> bytes:
    """What a seat sees of a position, in numbers."""
    row = bytearray(features.numbering.size)
    features.fill(game, s, seat, row, 0)
    return bytes(row)
