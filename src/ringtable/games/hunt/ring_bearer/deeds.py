"""Gandalf's deed tokens: the pool behind the screen. [H30.6, H30.R3, H33.R3]"""

from ringtable.games.hunt.box.components import DEED_STREAM, bits
from ringtable.games.hunt.state import Hunt


def draw_deed(s: Hunt) -> int:
    """A random token out of the pool; an empty pool is formed anew from those that left.
    [H33.R3]"""
    if not s.deed_pool:
        s.deed_pool = s.deed_gone
        s.deed_gone = 0
    tokens = bits(s.deed_pool)
    token = tokens[s.rng.below(DEED_STREAM, len(tokens))]
    s.deed_pool &= ~(1 << token)
    return token


def use_up_deed(s: Hunt, token: int) -> None:
    """The token names Gandalf's new location and leaves the game. [H33.9, H36.8]"""
    s.deed_gone |= 1 << token
