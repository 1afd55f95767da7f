"""Ends that no rulebook needs to name: a side gives the match up, or both sides agree on a draw.

They are moves of the record like any other, under texts that no question accepts: whoever checks a
record plays them again, and nobody can send them as an action.
"""

from typing import Final

from ringtable.kernel.errors import MatchOver
from ringtable.kernel.fact import FactKind
from ringtable.kernel.game import Game
from ringtable.kernel.play import Played, play
from ringtable.kernel.state import State

RESIGN: Final = "resign the match"
DRAW: Final = "agree on a draw"
RESIGNED: Final = "resigned"  # reasons of an outcome
DRAWN: Final = "drawn"

SIDE_RESIGNED: Final = FactKind("match-resigned", "player@seat")
DRAW_AGREED: Final = FactKind("match-drawn", "player@seat")
KINDS: Final = {kind.id: kind for kind in (SIDE_RESIGNED, DRAW_AGREED)}


def resign(game: Game, before: State, seat: int) -> Played:
    """The side of a seat gives up: all other sides have won. Where all play on one side nobody
    has."""
    sides = game.sides(before.seats)
    winners = [other for other in range(before.seats) if sides[other] != sides[seat]]
    return ended(before, RESIGNED, winners, SIDE_RESIGNED, seat)


def agree_on_draw(game: Game, before: State, seat: int) -> Played:
    """The last consent to a draw has come from a seat: nobody has won."""
    return ended(before, DRAWN, [], DRAW_AGREED, seat)


def ended(before: State, reason: str, winners: list[int], told: FactKind, seat: int) -> Played:
    """The position stays where it was; only that it is over is new."""
    if before.outcome is not None:
        raise MatchOver
    s = before.copy()
    s.facts = []
    s.end(reason, winners, "")
    s.tell(told, "", seat)
    facts = s.facts
    s.facts = None
    return Played(s, facts, True, False)


def carry_out(game: Game, before: State, text: str, seat: int) -> Played:
    """A move of a record: an action, or one of the ends above."""
    if text == RESIGN:
        return resign(game, before, seat)
    if text == DRAW:
        return agree_on_draw(game, before, seat)
    return play(game, before, text, seat)


def answers_nothing(game: Game, text: str) -> bool:
    """Whether a move of the record is no answer to a question: an end by agreement, or an aside."""
    return text in (RESIGN, DRAW) or text in game.asides


def has_two_sides(game: Game, seats: int) -> bool:
    """Whether two sides face each other, so that a draw between them makes sense."""
    return len(set(game.sides(seats))) == 2
