"""Conditions of cards and their options. All but `in_the_wild` are public facts. [H12.5, H22.6,
H41.1]"""

from ringtable.games.hunt.box.board import SECTION_AREAS
from ringtable.games.hunt.box.components import (
    HIDDEN,
    HUNT,
    MOVED,
    NIGHT,
    PERCEPTION,
    RESTED,
    SEARCH,
    Companion,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.procedure import Condition, if_


def day(s: Hunt) -> bool:
    return s.phase != NIGHT


def night(s: Hunt) -> bool:
    return s.phase == NIGHT


def before_the_move(s: Hunt) -> bool:
    return not s.done & (MOVED | RESTED)


def night_is_undecided(s: Hunt) -> bool:
    """The free night movement is itself the night decision. [H41.19]"""
    return s.phase == NIGHT and not s.done & (MOVED | RESTED)


def frodo_rests(s: Hunt) -> bool:
    return s.phase == NIGHT and bool(s.done & RESTED)


def in_the_wild(s: Hunt) -> bool:
    return s.in_the_wild()


def in_part_two(s: Hunt) -> bool:
    return s.part == 2


def has_joined(s: Hunt, companion: Companion) -> bool:
    return bool(s.joined >> companion & 1)


def joined(companion: Companion) -> Condition:
    return if_(companion, has_joined)


def has_come_to(s: Hunt, step: int) -> bool:
    return s.step >= step


def step_at_least(step: int) -> Condition:
    return if_(step, has_come_to)


def gandalf_is_hidden(s: Hunt) -> bool:
    return s.gandalf_is == HIDDEN


def on_tracks(s: Hunt) -> bool:
    """The active Nazgûl stands on a tracks token."""
    return bool(s.tracks >> s.nazgul[s.active] & 1)


def witch_king_is_absent(s: Hunt) -> bool:
    return s.witch_king < 0


def a_die_was_spent(s: Hunt) -> bool:
    return s.dice_spent() > 0


def ally_in_own_section(s: Hunt) -> bool:
    return bool(s.allies & s.own_section())


def aimed_at_ally_location(s: Hunt) -> bool:
    """The Search or Hunt that is answered is aimed at a named location. [H3.8]"""
    return s.source in (SEARCH, HUNT) and bool(s.board.named >> s.target & 1)


def of_a_zone(s: Hunt) -> bool:
    """The Perception that is answered asks about a zone."""
    return s.source == PERCEPTION and s.target < SECTION_AREAS
