"""Elimination and the end of the game. [D8, D9, D11]"""

from ringtable.games.dash.facts import (
    ELIMINATED,
    LOST,
    OUT_OF_TURNS,
    PLAY_GOES_ON,
    ROUND_BEGAN,
    SHARED,
    WON,
)
from ringtable.games.dash.state import Dash


def eliminate(s: Dash, player: int) -> None:
    """Out at once, also on another player's turn; the game ends when nobody is left. [D8.1, D8.2,
    D9.1, D11.3]"""
    s.out |= 1 << player
    s.tell(ELIMINATED, "D8.1", player)
    if not s.players():
        clause = "D9.1" if s.seats > 1 else "D11.3"
        s.tell(LOST, clause)
        s.end("all-eliminated", [], clause, (0,) * s.seats)


def undecided(s: Dash) -> bool:
    return s.outcome is None


def takes_a_turn(s: Dash) -> bool:
    """Players who are out take no further turn. [D1.2, D8.4]"""
    return s.in_game(s.seat)


def begin_round(s: Dash) -> None:
    """A round begins with the first player's seat, whoever is still in the game. [D1.2, D9.9]"""
    s.round += 1
    s.tell(ROUND_BEGAN, "D1.2", s.round)


def end_of_round(s: Dash) -> None:
    """When somebody is in Mordor the round is finished, then the most remaining marks decide; if
    the Nazgûl have caught all of them since, play goes on. [D9.2, D9.3, D9.4, D9.6, D9.7]"""
    arrived = [player for player in s.players() if s.in_mordor(player)]
    if arrived:
        declare_the_winners(s, arrived)
    elif s.turn_limit and s.round >= s.turn_limit:
        s.tell(OUT_OF_TURNS, "D11.3", s.turn_limit)
        s.end("out-of-turns", [], "D11.3", (0,) * s.seats)
    elif any(s.in_mordor(player) for player in range(s.seats)):
        s.tell(PLAY_GOES_ON, "D9.6")


def declare_the_winners(s: Dash, arrived: list[int]) -> None:
    """The most remaining marks win; equal ones share the victory. The solo score is the remaining
    marks. [D9.3, D9.4, D9.5, D11.2, D11.4]"""
    marks = [s.remaining_marks(player) if player in arrived else 0 for player in range(s.seats)]
    winners = [player for player in arrived if marks[player] == max(marks)]
    if len(winners) > 1:
        clause, reason = "D9.5", "shared"
    elif s.seats == 1:
        clause, reason = "D11.2", "arrived"
    elif len(arrived) > 1:
        clause, reason = "D9.4", "most-marks"
    else:
        clause, reason = "D9.3", "first-in-mordor"
    for player in winners:
        s.tell(SHARED if len(winners) > 1 else WON, clause, player, marks[player])
    s.end(reason, winners, clause, tuple(marks))
