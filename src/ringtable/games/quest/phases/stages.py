"""Progress, explored locations, the stages of the quest, and winning. [Q9.8, Q15]"""

from typing import Final

from ringtable.games.quest.box.components import (
    M_EXPLORED,
    M_PROGRESS,
    M_STAGE,
    M_STAGE_UP,
    REMOVED,
    STAGE,
    VICTORY_DISPLAY,
)
from ringtable.games.quest.cards.ability import CANNOT_ADVANCE, REVEALED, WINS
from ringtable.games.quest.facts import (
    EXPLORED,
    PROGRESS,
    PROGRESS_REMOVED,
    STAGE_DEFEATED,
    STAGE_TURNED,
    VICTORY,
)
from ringtable.games.quest.state import MOST_TOKENS, Quest
from ringtable.games.quest.timing.orders import wake_all
from ringtable.games.quest.values import stage_says
from ringtable.games.quest.zones import STAGE_CHANGED, discard_card, leave_play, move
from ringtable.kernel.procedure import Procedure, do, stop_if, when

# Progress


def place_progress(s: Quest, n: int, cause: str) -> None:
    """Progress on the quest goes to the active location first; it leaves play, explored, before the
    rest is placed on the stage. [Q9.10, Q9.12, Q15.10]"""
    if n <= 0:
        return
    if s.active >= 0:
        location = s.active
        room = s.pack.quest_points[s.face[location]] - s.progress[location]
        taken = min(n, room)
        place_on_location(s, location, taken, cause)
        n -= taken
    if n > 0 and s.stage >= 0:
        s.progress[s.stage] = min(MOST_TOKENS, s.progress[s.stage] + n)
        s.tell(PROGRESS, cause, s.id_of(s.stage), n)
        s.happens(M_PROGRESS, s.stage, n)


def place_on_location(s: Quest, location: int, n: int, cause: str) -> None:
    """A location with progress enough is explored at once, wherever it is; what is too much is
    lost. [Q9.8]"""
    points = s.pack.quest_points[s.face[location]]
    taken = min(n, points - s.progress[location])
    if taken > 0:
        s.progress[location] += taken
        s.tell(PROGRESS, cause, s.id_of(location), taken)
    if s.progress[location] >= points:
        explore(s, location)


def explore(s: Quest, location: int) -> None:
    """It leaves play as explored, to the victory display if it is worth points. [Q9.8, Q19.23,
    Q19.24]"""
    s.tell(EXPLORED, "Q9.8", s.id_of(location))
    s.happens(M_EXPLORED, location)
    points = s.pack.victory[s.face[location]]
    if points:
        s.tell(VICTORY, "Q19.24", s.id_of(location), points)
        leave_play(s, location, VICTORY_DISPLAY)
    else:
        discard_card(s, location)


def remove_progress(s: Quest, n: int, cause: str) -> None:
    """Only from the quest card, never from a location. [Q9.11]"""
    taken = min(n, s.progress[s.stage])
    if taken > 0:
        s.progress[s.stage] -= taken
        s.tell(PROGRESS_REMOVED, cause, s.id_of(s.stage), taken)


# Stages


def stage_is_due(s: Quest) -> bool:
    """Whether the stage holds progress enough and nothing forbids to advance. A stage with 0 quest
    points has a condition of its own. [Q15.1, Q15.5, Q15.8]"""
    if s.stage < 0:
        return False
    points = s.pack.quest_points[s.face[s.stage]]
    return 0 < points <= s.progress[s.stage] and not stage_says(s, CANNOT_ADVANCE)


def stage_wins(s: Quest) -> bool:
    """Whether the winning condition of the stage itself is met. [Q29.15]"""
    return stage_says(s, WINS)


def win(s: Quest) -> None:
    """The scenario is won: all players win, eliminated ones too. [Q15.9, Q16.12]"""
    s.won = 1


def defeat_stage(s: Quest) -> None:
    """All progress is removed; the last stage wins the game. [Q15.2, Q15.9]"""
    s.tell(STAGE_DEFEATED, "Q15.1", s.id_of(s.stage))
    s.progress[s.stage] = 0
    if s.quest_deck:
        s.happens(M_STAGE, s.stage)
    else:
        win(s)


def won(s: Quest) -> bool:
    return s.won > 0


def reveal_next_stage(s: Quest) -> None:
    """The next stage in ascending order; nothing else changes. [Q3.2, Q15.3, Q15.4]"""
    old, new = s.stage, s.quest_deck[0]
    if old >= 0:
        move(s, old, REMOVED)
    move(s, new, STAGE)


def turn_stage(s: Quest) -> None:
    """Side B, with its When Revealed effects, is up. [Q4.11, Q15.3]"""
    title = s.face[s.stage]
    s.unsettled |= STAGE_CHANGED
    wake_all(s)
    s.tell(STAGE_TURNED, "Q15.3", s.id_of(s.stage), s.pack.stage[title])
    s.happens(M_STAGE_UP, s.stage)


def has_when_revealed(s: Quest) -> bool:
    return bool(REVEALED[s.face[s.stage]])


def resolve_stage(s: Quest) -> None:
    """When Revealed effects of a stage cannot be cancelled. [QC50]"""
    s.call(REVEALED[s.face[s.stage]][0].text, s.first, source=s.stage)


# The frame: nothing but the seat, which is the first player's.
TURN_STAGE: Final = Procedure(
    "turn stage",
    do(turn_stage),
    when(has_when_revealed, do(resolve_stage)),
)
ADVANCE: Final = Procedure(
    "advance",
    do(defeat_stage),
    stop_if(won),
    do(reveal_next_stage),
    do(turn_stage),
    when(has_when_revealed, do(resolve_stage)),
)
