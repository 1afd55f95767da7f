"""Moving and hiding the Fellowship. [W23.1-W23.4, W23.20, W27.6-W27.17, W40.13, W40.14]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTER,
    FREE,
    HIDE_FELLOWSHIP,
    LAST_PROGRESS,
    MOVE_FELLOWSHIP,
    STRIDER,
    TRACK_MOVE,
)
from ringtable.games.war.cards.language import MOVES_SKIP_HUNT_BOX
from ringtable.games.war.facts import DIE_TO_BOX, HIDDEN, PROGRESS, TRACK_STEP, TRACK_STOP
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.hunt.columns import CARD, CAUSE, STOPS, SUCCESSES, begin_effect
from ringtable.games.war.hunt.damage import TILE_AND_MORE
from ringtable.games.war.hunt.roll import ROLL
from ringtable.games.war.state import TRACK_TRIED, War
from ringtable.games.war.turn.actions import ANY_FACE, Deed
from ringtable.games.war.turn.victory import check_the_ring
from ringtable.kernel.procedure import Procedure, do, run, unless, when


def may_move(s: War) -> bool:
    """Only while hidden, and not beyond the end of the Fellowship Track; on the Mordor Track
    progress is zero. [W23.2, W23.4, W27.10, W27.18]"""
    return not s.revealed and s.progress < LAST_PROGRESS


def why_no_move(s: War) -> str:
    """Revealed, or at the end of the track. [W23.2, W23.4, W27.10]"""
    if not s.revealed:
        return "W23.4"
    return "W27.10" if on_track(s) else "W23.2"


def one_step_on(s: War) -> None:
    """[W23.1]"""
    s.hunt[CARD] = 0
    s.progress += 1
    s.tell(PROGRESS, "W23.1", s.progress)


def try_the_track(s: War) -> None:
    """No Hunt roll: one tile is drawn. [W27.6, W27.14]"""
    s.used |= 1 << TRACK_TRIED
    begin_effect(s)
    s.hunt[CAUSE] = TRACK_MOVE


def succeeded(s: War) -> bool:
    """[W25.10]"""
    return s.hunt[SUCCESSES] > 0


def advance_on_track(s: War) -> None:
    """One circle, unless the tile of this move showed a stop icon. [W27.8, W27.15-W27.17,
    W36.9]"""
    if s.hunt[STOPS]:
        s.tell(TRACK_STOP, "W27.8", s.circle)
    else:
        s.circle += 1
        s.tell(TRACK_STEP, "W27.8", s.circle)
        check_the_ring(s)


# A Hunt roll, and what it brings. [W25, W40.2]
HUNT: Final = Procedure("hunt", run(ROLL), when(succeeded, run(TILE_AND_MORE)))
TRACK: Final = Procedure("track", do(try_the_track), run(TILE_AND_MORE), do(advance_on_track))
# A move, however it is paid. [W23.1, W27.6]
MOVE: Final = Procedure(
    "move-the-fellowship",
    when(on_track, run(TRACK)),
    when(unless(on_track), do(one_step_on), run(HUNT)),
)


LAID_ASIDE: Final = 1


def spend_on_move(s: War) -> None:
    """The Last Battle, lying there when the die is spent, keeps it out of the box, even if the move
    itself ends the card. [W5.21]"""
    s.target = LAID_ASIDE if s.standing >> MOVES_SKIP_HUNT_BOX & 1 else 0


def die_to_box(s: War) -> None:
    """The die of the move goes to the Hunt box when everything is done, unless a card says
    otherwise. [W5.21, W27.13, W40.14]"""
    if s.target != LAID_ASIDE:
        s.hunt_box[FREE] += 1
        s.tell(DIE_TO_BOX, "W5.21", s.hunt_box[FREE])


# The frame: target is LAID_ASIDE if the die does not go to the Hunt box.
MOVE_BY_DIE: Final = Procedure("move-by-die", do(spend_on_move), run(MOVE), do(die_to_box))


def may_hide(s: War) -> bool:
    return s.revealed


def hide(s: War) -> None:
    """[W23.20, W27.14]"""
    s.revealed = False
    if on_track(s):
        s.used |= 1 << TRACK_TRIED
    s.tell(HIDDEN, "W23.20")


def strider_hides(s: War) -> bool:
    """Strider as guide: any die hides the Fellowship. [W29.3]"""
    return s.revealed and s.guide == STRIDER


HIDE: Final = Procedure("hide-the-fellowship", do(hide))

JOURNEY_DEEDS: Final = [
    Deed(MOVE_FELLOWSHIP, (CHARACTER,), may_move, MOVE_BY_DIE, FREE, why_no_move),
    Deed(HIDE_FELLOWSHIP, (CHARACTER,), may_hide, HIDE, FREE),
    Deed(HIDE_FELLOWSHIP, (ANY_FACE,), strider_hides, HIDE, FREE),
]
