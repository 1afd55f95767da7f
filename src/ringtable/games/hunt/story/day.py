"""A day: two Day phases, a Night phase, and the phase marker. [H7]"""

from ringtable.games.hunt.box.components import (
    FIRST_DAY,
    NIGHT,
    PART_ONE_ONLY,
    PART_TWO_ONLY,
    PHASES,
    RING_BEARER,
)
from ringtable.games.hunt.facts import DAY_BEGAN, PHASE_BEGAN
from ringtable.games.hunt.state import Hunt


def plays_part_one(s: Hunt) -> bool:
    return s.parts != PART_TWO_ONLY


def plays_part_two(s: Hunt) -> bool:
    return s.parts != PART_ONE_ONLY


def in_part_one(s: Hunt) -> bool:
    return s.part == 1


def in_part_two(s: Hunt) -> bool:
    return s.part == 2


def always(s: Hunt) -> bool:
    """There is no limit on days. [H7.6]"""
    return True


def begin_day(s: Hunt) -> None:
    """The phase marker lies on the first space, Ring side up. [H7.1, H7.4]"""
    s.seat = RING_BEARER
    s.day += 1
    s.phase = FIRST_DAY
    s.eye = False
    s.tell(DAY_BEGAN, "H7.1", s.day)


def phases_left(s: Hunt) -> bool:
    return s.phase <= NIGHT


def begin_phase(s: Hunt) -> None:
    s.tell(PHASE_BEGAN, "H7.3", PHASES[s.phase])


def move_phase_marker(s: Hunt) -> None:
    """What lasts until the end of the phase ends here; the marker shows its Ring again. [H7.3,
    H7.5, H10.2]"""
    s.phase += 1
    s.eye = False
    s.held = 0
    s.no_road_bonus = False
    s.no_free_hunt = False
    s.no_reactions = False
