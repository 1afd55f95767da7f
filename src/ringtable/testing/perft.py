"""Perft: how many ways there are to play on from a position. A changed rule changes the count."""

from ringtable.kernel.game import Game
from ringtable.kernel.state import State


def perft(game: Game, s: State, depth: int) -> int:
    """The number of action sequences of a length; a match that ends early counts once."""
    if depth == 0 or s.outcome is not None:
        return 1
    total = 0
    seat = game.flow.waiting(s)[0]
    for action in game.flow.options(s, seat):
        after = s.copy()
        game.flow.play(after, action, seat)
        total += perft(game, after, depth - 1)
    return total
