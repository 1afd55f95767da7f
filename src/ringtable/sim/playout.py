"""Random games, as fast as they go: the loop that simulation and measurement drive.

The choices come from a small generator of our own. It decides no dice (those are the match's), it
only picks one of the options, and a call of `random.Random` would cost more than the pick.
"""

from typing import Final

from ringtable.kernel.errors import FlowError
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State

# The generator of Lehmer: x becomes x * FACTOR modulo PRIME and runs through 1 to PRIME - 1.
PRIME: Final = 0x7FFFFFFF
FACTOR: Final = 48271


def play_at_random(flow: Flow, s: State, chance: int, most: int) -> int:
    """Answer every question at random until the match is over; says how many there were.

    `chance` is where the generator starts, any number but a multiple of PRIME.
    """
    answered = 0
    while s.outcome is None:
        if answered == most:
            raise FlowError(f"the match has not ended after {most} decisions", "endless-match")
        chance = chance * FACTOR % PRIME
        options = s.options
        flow.play(s, options[chance % len(options)])
        answered += 1
    return answered


def random_decisions(game: Game, seats: int, options: Options, games: int) -> int:
    """Play so many random games and count their decisions: what the bench measures."""
    decisions = 0
    for number in range(1, games + 1):
        s = game.new_state(seats, options, game.new_rng(key_from_seed(number)))
        decisions += play_at_random(game.flow, s, number, game.longest)
    return decisions
