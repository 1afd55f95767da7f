"""Moving Frodo in part 1: the journal, night and rest. [H9, H10]"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, at_place
from ringtable.games.hunt.box.components import (
    DOT,
    NIGHT,
    PAID_SAM,
    R_MOVED,
    Place,
)
from ringtable.games.hunt.box.components import MOVED as MOVED_FLAG
from ringtable.games.hunt.box.components import RESTED as RESTED_FLAG
from ringtable.games.hunt.facts import (
    FOR_RING_BEARER,
    FRODO_MOVED,
    MARKER_ON,
    NOTED,
    NOTED_DOT,
    RESTED,
    TURNED_OVER,
)
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import arrive, raise_influence
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask


def entries(s: Hunt) -> list[Place]:
    """What may be noted: a dot always, and every accessible location or exit. [H9.2, H9.4, H9.5,
    H41.15]"""
    return [DOT, *s.board.accessible(s.last, s.dots + s.dot_bonus)]


def write(s: Hunt, place: Place) -> None:
    """Add an entry to the journal. A number becomes the last location and sets the count of dots to
    zero; a dot changes nothing but that count. [H9.1, H9.3, H9.9, H42.15]"""
    s.journal.append(place)
    if place == DOT:
        s.dots += 1
        s.tell_only(FOR_RING_BEARER, NOTED_DOT, "H9.3", (s.dots,))
        return
    s.last = place
    s.dots = 0
    s.tell_only(FOR_RING_BEARER, NOTED, "H9.9", (s.board.names[place],))
    if s.board.is_location(place):
        s.visited |= 1 << place
        turn_information_over(s, place)


def turn_information_over(s: Hunt, place: Place) -> None:
    """A face-up information token of a noted location is secretly turned over. [H24.13, H24.R1]"""
    token = token_of(s, place)
    if token >= 0 and s.info_held & ~s.info_turned & 1 << token:
        s.info_turned |= 1 << token
        s.tell_only(FOR_RING_BEARER, TURNED_OVER, "H24.13", (s.board.names[place],))


def token_of(s: Hunt, place: Place) -> int:
    """The information token of a location, or -1. [H24.1]"""
    places = s.board.token_places
    return places.index(place) if place in places else -1


def move_frodo(s: Hunt, place: Place, forced_dot: bool = False) -> None:
    """A movement: one entry, one step of the figure; an exit or step 16 ends part 1. [H9.1, H9.12,
    H41.14]"""
    s.note(R_MOVED, 1 if forced_dot else 0, s.dot_bonus)
    s.dot_bonus = 0
    write(s, place)
    s.step += 1
    s.tell(FRODO_MOVED, "H9.1", s.step)
    arrive(s, s.board.is_exit(place))


def decide_to_move(s: Hunt, place: Place) -> None:
    """The movement of the turn. By night the influence rises first, and the phase marker is turned
    to the Eye. [H8.2, H8.3, H10.1, H10.2, H10.4, H11.9]"""
    s.done |= MOVED_FLAG
    if s.phase == NIGHT:
        if not s.done & PAID_SAM and raise_influence(s, 1, "H10.1"):
            return
        turn_marker(s)
    move_frodo(s, place)


def turn_marker(s: Hunt) -> None:
    s.eye = True
    s.tell(MARKER_ON, "H10.2")


def rest(s: Hunt) -> None:
    """Nothing is noted, nothing moves; a bonus dot is lost. [H10.3, H41.15]"""
    s.done |= RESTED_FLAG
    s.dot_bonus = 0
    s.tell(RESTED, "H10.3")


# Granted movements


class Note(AsksRingBearer):
    """Where a granted movement leads. [H9.12, H41.14]"""

    name = "note"
    clause = "H9.4"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return entries(s)

    def take(self, s: Hunt, action: Action) -> None:
        move_frodo(s, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        return show_entry(s, action)

    def why_not(self, s: Hunt, thing: str) -> Refusal | None:
        return why_not_noted(s, thing)


class NoteDot(Note):
    """A movement that must be noted as a dot, as everybody knows. [H41.14]"""

    def options(self, s: Hunt) -> list[Action]:
        return [DOT]

    def take(self, s: Hunt, action: Action) -> None:
        move_frodo(s, action, True)


class NoteByNight(Note):
    """A movement that is the night decision, without influence. [H10.R2, H41.19]"""

    def take(self, s: Hunt, action: Action) -> None:
        s.done |= MOVED_FLAG
        turn_marker(s)
        move_frodo(s, action)


GRANTED_MOVE: Final = Procedure("granted-move", ask(Note()))
GRANTED_DOT: Final = Procedure("granted-dot", ask(NoteDot()))
NIGHT_MOVE: Final = Procedure("night-move", ask(NoteByNight()))


def show_entry(s: Hunt, place: Place) -> Answer:
    """An entry of the journal."""
    if place == DOT:
        return Answer("note .", "hunt-option-note-dot", thing="journal")
    kind = "exit" if s.board.is_exit(place) else "place"
    return at_place(s, "note", f"hunt-option-note-{kind}", place)


def why_not_noted(s: Hunt, thing: str) -> Refusal | None:
    """Why a place cannot be noted: asked by the Ring-bearer about his own sheet."""
    wanted = thing.removeprefix("place:").removeprefix("note ")
    board = s.board
    if wanted not in board.names:
        return None
    place = board.names.index(wanted)
    if place == 0 or board.is_dot(place):
        return Refusal("H9.R3", Phrase("hunt-why-dots-counted"))
    if place in entries(s):
        return None
    if not board.connected(s.last, place):
        return Refusal("H9.5", Phrase("hunt-why-not-connected", {"place": wanted}))
    needed = board.dot_distance(s.last, place)
    return Refusal("H9.5", Phrase("hunt-why-dots", {"place": wanted, "dots": needed}))
