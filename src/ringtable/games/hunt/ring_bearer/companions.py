"""What companion cards do: upper effects while they lie face up, lower effects once. [H11]"""

from typing import Final

from ringtable.games.hunt.answers import ring_bearer
from ringtable.games.hunt.box.components import (
    COMPANIONS,
    FRODO,
    MERRY,
    MOVED,
    NIGHT,
    PAID_SAM,
    RESTED,
    RING_BEARER,
    SAM,
    USED_MERRY,
    Companion,
)
from ringtable.games.hunt.facts import FLIPPED, SPENT_FELLOWSHIP
from ringtable.games.hunt.ring_bearer.allies import (
    gain_fellowship,
    lose_fellowship,
    spend_fellowship,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.questions import Offer

MERRY_MOVES: Final = 0  # the options of Merry's upper effect
MERRY_PLACES: Final = 1


def flip(s: Hunt, companion: Companion) -> None:
    """Face down: from now on neither effect is available. [H11.3]"""
    s.flipped |= 1 << companion
    s.tell(FLIPPED, "H11.3", COMPANIONS[companion])


def pay_fellowship(s: Hunt, companion: Companion, clause: str) -> None:
    """A token spent for a companion does not count as the one that buys a card. [H14.4]"""
    spend_fellowship(s)
    s.tell(SPENT_FELLOWSHIP, clause, COMPANIONS[companion])


# Frodo


def frodo_may_hope(s: Hunt) -> bool:
    """At the start of the first Day phase, without a token on the card. [H7.2, H11.4, H11.7,
    H43.12]"""
    return s.face_up(FRODO) and s.fellowship == 0 and s.reserve > 0


def take_hope(s: Hunt) -> None:
    gain_fellowship(s, 1, "H11.7")


# Frodo's upper effect: one Fellowship token from the reserve, or not. [H11.5, H11.7]
TAKE_HOPE: Final = Offer(
    "frodo",
    "H11.7",
    take_hope,
    message="hunt-ask-frodo",
    texts=("frodo", "pass"),
    yes="hunt-option-frodo-hope",
    no="hunt-option-pass",
    who=ring_bearer,
)


def frodo_may_hurry(s: Hunt) -> bool:
    """Frodo's lower effect costs a Fellowship token for good; by night it is the night decision.
    [H11.8, H11.R1, H41.19]"""
    if not s.face_up(FRODO) or s.fellowship + s.reserve == 0:
        return False
    return s.phase != NIGHT or not s.done & (MOVED | RESTED)


def frodo_hurries(s: Hunt) -> None:
    """Flip, and lose a token for good. [H11.8]"""
    flip(s, FRODO)
    lose_fellowship(s, "H11.8")


# Sam


def sam_may_help(s: Hunt) -> bool:
    """Before the night decision, for one Fellowship token. [H11.4, H11.9]"""
    return (
        s.phase == NIGHT
        and s.face_up(SAM)
        and s.fellowship > 0
        and not s.done & (MOVED | RESTED | PAID_SAM)
    )


def sam_helps(s: Hunt) -> None:
    s.done |= PAID_SAM
    pay_fellowship(s, SAM, "H11.9")


# Merry


def merry_may_help(s: Hunt) -> bool:
    """Once in the turn, for one Fellowship token. [H11.4, H11.14]"""
    return s.face_up(MERRY) and s.fellowship > 0 and not s.done & USED_MERRY


def merry_helps(s: Hunt, option: int) -> None:
    """His upper effect reads like a card. [H11.14]"""
    s.done |= USED_MERRY
    pay_fellowship(s, MERRY, "H11.14")
    s.call(s.box.upper[0].options[option].text, RING_BEARER, source=s.box.first_upper)
