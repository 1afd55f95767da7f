"""Random walks through a game: the ground on which the checks stand."""

from collections.abc import Iterator
from random import Random

from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State


def fresh_match(game: Game, seats: int, options: Options, seed: int | str) -> Match:
    return new_match(game, seats, options, key_from_seed(seed))


def random_action(match: Match, random: Random) -> tuple[int, str]:
    """A seat that is asked and one of its options."""
    seat = random.choice(match.waiting())
    return seat, random.choice(match.options_of(seat))


def random_match(
    game: Game, seats: int, options: Options, seed: int | str, most: int = 0
) -> Iterator[Match]:
    """A match played at random; yields it at every question and once more when it is over."""
    match = fresh_match(game, seats, options, seed)
    random = Random(f"walk {seed}")
    for _ in range(most or game.longest):
        yield match
        if match.outcome is not None:
            return
        seat, text = random_action(match, random)
        match.play(text, seat)
    if not most:
        raise AssertionError(f"{game.id}: no end after {game.longest} decisions with seed {seed}")


def random_state(game: Game, seats: int, options: Options, seed: int | str, depth: int) -> State:
    """A position some random decisions into a match, or the last one before its end."""
    last: State | None = None
    for match in random_match(game, seats, options, seed, depth + 1):
        if match.outcome is None:
            last = match.state
    if last is None:
        raise AssertionError(f"{game.id}: the match is over before it begins")
    return last
