"""The turn: its start, the four dice of the tile, and the turn of the final stage. [M3, M5, M14]"""

from ringtable.games.doom.box.components import (
    ENCOUNTER_1,
    FIGURES,
    MOUNT_DOOM,
    MOUNT_DOOM_SPACE,
    RING_BEARERS,
)
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.encounters.encounter import meet
from ringtable.games.doom.facts import MOVED, STAYS, TURN_BEGAN, WON
from ringtable.games.doom.movement import move_by_die
from ringtable.games.doom.rolling import take_off
from ringtable.games.doom.state import Doom


def undecided(s: Doom) -> bool:
    """There is no end but victory and the two defeats, and no turn limit. [M15.4]"""
    return s.outcome is None


def begin_turn(s: Doom) -> None:
    s.turns += 1
    s.page = 0
    s.shelob = False
    s.tell(TURN_BEGAN, "M3.1", s.seat, s.turns)


def pass_the_dice(s: Doom) -> None:
    """The next player clockwise is active. [M3.2, M13.2]"""
    s.seat = (s.seat + 1) % s.seats


def together(s: Doom) -> bool:
    """The Fellowship travels: the turn has a roll phase and an action phase. [M3.1]"""
    return s.stage < MOUNT_DOOM


def alone(s: Doom) -> bool:
    """The Ring-bearers are alone in the final stage. [M3.1, M14.8]"""
    return s.stage == MOUNT_DOOM


# The action phase: page 1 encounter, page 1 Fellowship, page 2 encounter, page 2 Fellowship [M5.1]


def open_page_1(s: Doom) -> None:
    s.page = 0


def open_page_2(s: Doom) -> None:
    s.page = 1


def resolve_encounter_die(s: Doom) -> None:
    meet(s, s.tile_encounter[s.page])


def return_encounter_die(s: Doom) -> None:
    """A die returns to the pool as soon as it has been resolved. [M5.2]"""
    s.tile_encounter[s.page] = 0


def resolve_fellowship_die(s: Doom) -> None:
    """It moves the figure of its colour, also after the Ring-bearers have arrived. [M5.3, M8.1]"""
    move_by_die(s, s.tile_figure[s.page], s.tile_steps[s.page], "M8.1")


def return_fellowship_die(s: Doom) -> None:
    take_off(s, s.page)


# The turn of the final stage


def roll_one_encounter_die(s: Doom) -> None:
    """Fellowship dice and the battle die are not used. [M14.8]"""
    roll(s, [ENCOUNTER_1], "M14.8")


def resolve_final_die(s: Doom) -> None:
    """The encounter comes before the step. [M14.9]"""
    number = s.shows[0]
    clear_roll(s)
    meet(s, number)


def step_forward(s: Doom) -> None:
    """Exactly one space, unless Shelob holds the Ring-bearers this turn; on Mount Doom the players
    have won at once. [M14.8, M14.10, M15.1]"""
    here = s.position[RING_BEARERS]
    if s.shelob:
        s.tell(STAYS, "M14.10", FIGURES[RING_BEARERS], here)
        return
    s.position[RING_BEARERS] = here + 1
    s.tell(MOVED, "M14.8", FIGURES[RING_BEARERS], here, here + 1)
    if here + 1 == MOUNT_DOOM_SPACE:
        s.tell(WON, "M15.1")
        s.end("ring-destroyed", list(range(s.seats)), "M15.1")
