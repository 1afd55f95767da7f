"""Threat, elimination, and the loss of the game. [Q16]"""

from typing import Final

from ringtable.games.quest.box.components import (
    DISCARD,
    LAST_THREAT,
)
from ringtable.games.quest.facts import (
    ELIMINATED,
    THREAT_LOWERED,
    THREAT_RAISED,
    TOKEN_PASSED,
)
from ringtable.games.quest.state import Quest, deck_host
from ringtable.games.quest.timing.orders import wake
from ringtable.games.quest.zones import (
    PLAYERS_CHANGED,
    back_to_staging,
    discard_card,
    move,
)

ALL_ELIMINATED: Final = "all-eliminated"
PRISONER_LOST: Final = "prisoner-lost"
RISES_BY_RULE: Final = ("Q8.20", "Q14.2")  # a quest that failed, the refresh phase: no effects


def raise_threat(s: Quest, seat: int, n: int, cause: str) -> None:
    """Threat rises, to 50 at most. An effect that raises it wakes the seat. [Q1.7, Q16.3,
    Q32.20]"""
    if n <= 0 or not s.plays(seat):
        return
    s.threat[seat] = min(LAST_THREAT, s.threat[seat] + n)
    s.unsettled |= PLAYERS_CHANGED
    s.tell(THREAT_RAISED, cause, seat, n, s.threat[seat])
    if cause not in RISES_BY_RULE or (cause == "Q8.20" and not s.under(2)):
        wake(s, seat)


def lower_threat(s: Quest, seat: int, n: int, cause: str) -> None:
    """Threat falls, never below 0. [Q16.4]"""
    fall = min(n, s.threat[seat])
    if fall > 0:
        s.threat[seat] -= fall
        s.tell(THREAT_LOWERED, cause, seat, fall, s.threat[seat])


def check_players(s: Quest) -> None:
    """Who has reached threat 50 or has no hero left is out, before anything answers. [Q16.1, Q16.2,
    Q16.18]"""
    for seat in s.players():
        if s.threat[seat] >= LAST_THREAT:
            eliminate(s, seat, "Q16.1")
        elif not s.heroes(seat):
            if s.prisoner >= 0 and s.controller[s.prisoner] == seat:
                lose(s, PRISONER_LOST, "Q29.23")
            else:
                eliminate(s, seat, "Q16.1")
        if s.outcome is not None:
            return


def eliminate(s: Quest, seat: int, clause: str) -> None:
    """His cards go to their owners' discard piles, his enemies return to the staging area, the
    token passes on; the last one takes the game with him. [Q16.5, Q16.6, Q16.8, Q16.11]"""
    s.tell(ELIMINATED, clause, seat)
    if s.prisoner >= 0 and s.controller[s.prisoner] == seat:
        lose(s, PRISONER_LOST, "Q29.23")
        return
    s.out |= 1 << seat
    for enemy in s.engaged[seat][:]:
        back_to_staging(s, enemy)
    for card in s.play[seat][:]:
        discard_card(s, card)
    for card in s.attached[:]:
        if card in s.attached and (s.controller[card] == seat or s.host[card] == deck_host(seat)):
            discard_card(s, card)
    for card in [*s.hand[seat], *s.deck[seat]]:
        move(s, card, DISCARD, s.owner[card])
    if s.players_left() == 0:
        lose(s, ALL_ELIMINATED, "Q16.11")
    elif s.first == seat:
        pass_token(s, "Q16.8")


def pass_token(s: Quest, clause: str) -> None:
    """To the next player clockwise who is in the game. [Q14.2, Q16.8]"""
    for step in range(1, s.seats + 1):
        seat = (s.first + step) % s.seats
        if s.plays(seat):
            if seat != s.first:
                s.first = seat
                s.tell(TOKEN_PASSED, clause, seat)
            return


def lose(s: Quest, reason: str, clause: str) -> None:
    """The players win or lose together. [Q1.1]"""
    s.end(reason, [], clause)
