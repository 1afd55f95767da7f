"""A guess at the chance to win, for bots and advisors. No rule lives here."""

from math import exp
from typing import Final

from ringtable.games.hunt.box.components import (
    HIDDEN,
    LAST_STEP,
    LIMIT_PART_ONE,
    RING_BEARER,
)
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import to_be_continued

# What part 2 brings on average: influence, and room by deeds and by the longer journeys.
PART_TWO_COST: Final = 6.5
PART_TWO_BONUS: Final = 3.0


def evaluate(s: Hunt, seat: int) -> float:
    """A guess at the chance to win: the influence that the rest of the way will bring, on average,
    against the room below the limit."""
    if s.outcome is not None and not to_be_continued(s):
        return 1.0 if seat in s.outcome.winners else 0.0
    if s.outcome is not None:
        room = LIMIT_PART_ONE + PART_TWO_BONUS - s.influence - PART_TWO_COST
    elif s.part == 1:
        needed = s.board.way_out(s.last, s.dots) if s.last and not s.board.is_exit(s.last) else 0
        late = max(0, needed - (LAST_STEP - s.step))
        room = LIMIT_PART_ONE - s.influence - 0.4 * needed - 1.5 * late
        room -= PART_TWO_COST - PART_TWO_BONUS
    elif s.journey < 0:
        room = LIMIT_PART_ONE + PART_TWO_BONUS - s.influence - PART_TWO_COST
    else:
        left = s.box.journeys[s.journey].moves - s.step
        deeds = min(2.0, 0.2 * left) if s.gandalf_is == HIDDEN else 0.0
        room = s.limit() + deeds - s.influence - 0.5 * left
    free = 1.0 / (1.0 + exp(-room / 2.5))
    return free if seat == RING_BEARER else 1.0 - free
