"""What can be worked out from the public record: where Frodo can be, and how likely each place is.

Everybody at the table could do it with paper and patience: it reads nothing but what was said
aloud. Every secret journey that fits all answers counts once. Journeys of a record are found by
going on from those of the longest beginning of it that is still remembered, so during play each
answer costs only its own share of the work. [H42.1-H42.8, H42.14, H42.16]

Information tokens tell of a journal only where one is shown. Where none is, either a No has told
already that Frodo was not there, or a Yes that he was and may have turned it over. [H24.3, H24.13]
"""

from typing import Any, Final

from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import HIDDEN, ON_THE_BOARD, RECORD, Place
from ringtable.games.hunt.box.pack import Box
from ringtable.games.hunt.deduction.journals import Journals
from ringtable.games.hunt.deduction.journeys import CARD, Journeys
from ringtable.games.hunt.state import Hunt

KEPT: Final = 64  # records remembered; a game needs one, a search some dozens

Chances = dict[Place, float]

JOURNALS: Final[dict[tuple[int, bytes], Journals]] = {}
JOURNEYS: Final[dict[tuple[int, bool, bytes], Journeys]] = {}


def journals_of(board: Board, record: bytes) -> Journals:
    """The journals that fit a record of part 1."""
    which = id(board)
    found = JOURNALS.pop((which, record), None)
    if found is None:
        end = len(record)
        while end and found is None:
            end -= RECORD
            found = JOURNALS.get((which, record[:end]))
        found = (found or Journals(board)).with_record(record)
        while len(JOURNALS) >= KEPT:
            JOURNALS.pop(list(JOURNALS)[0], None)  # noqa: RUF015 - other threads may count as well
    JOURNALS[which, record] = found  # the latest at the end
    return found


def journeys_of(box: Box, refuges: bool, record: bytes) -> Journeys:
    """The journeys that fit a record of part 2."""
    which = id(box)
    found = JOURNEYS.pop((which, refuges, record), None)
    if found is None:
        end = len(record)
        while end and found is None:
            end -= RECORD
            found = JOURNEYS.get((which, refuges, record[:end]))
        found = (found or Journeys(box, refuges)).with_record(record)
        while len(JOURNEYS) >= KEPT:
            JOURNEYS.pop(list(JOURNEYS)[0], None)  # noqa: RUF015 - as above
    JOURNEYS[which, refuges, record] = found
    return found


class Deduction:
    """What the record of a position tells."""

    def __init__(self, s: Hunt) -> None:
        self.journeys = 0  # how many fit
        self.frodo: Chances = {}  # of his last location
        self.gandalf: Chances = {}  # and of Gandalf's
        if s.ending:  # everybody sees where the story ended
            return
        if s.part == 1:
            self.count_journals(journals_of(s.board, bytes(s.record)))
        else:
            self.count_journeys(journeys_of(s.box, s.refuges, bytes(s.record)))
        if s.gandalf_is not in (HIDDEN, ON_THE_BOARD):
            self.gandalf = {}

    def count_journals(self, journals: Journals) -> None:
        numbers: dict[Place, int] = {}
        for world, count in journals.worlds.items():
            place = world & 255
            numbers[place] = numbers.get(place, 0) + count
        self.journeys = sum(numbers.values())
        self.frodo = shares(numbers)

    def count_journeys(self, journeys: Journeys) -> None:
        frodo: dict[Place, int] = {}
        gandalf: dict[Place, int] = {}
        for company in journeys.companies:
            ways = sum(company.trail.spots.values())
            for card, count in company.cards.items():
                place = journeys.box.journeys[card & CARD].last[journeys.step]
                frodo[place] = frodo.get(place, 0) + count * ways
            cards = sum(company.cards.values())
            for spot, count in company.trail.spots.items():
                place = spot & 255
                gandalf[place] = gandalf.get(place, 0) + count * cards
        self.journeys = sum(frodo.values())
        self.frodo = shares(frodo)
        self.gandalf = shares(gandalf)


def shares(numbers: dict[Place, int]) -> Chances:
    """Each number as a part of all, likeliest first."""
    total = sum(numbers.values())
    order = sorted(numbers, key=lambda place: (-numbers[place], place))
    return {place: numbers[place] / total for place in order}


def insight(s: Hunt, seat: int) -> dict[str, Any]:
    """The same for every seat: to the hunters a map of where to look, to the Ring-bearer what they
    can know. Not at a table that plays without, or where nobody may remember the days before.
    [H21.R2, H42.20]"""
    if not s.deduction or s.strict_memory:
        return {"allowed": False}
    known = Deduction(s)
    names = s.board.names
    return {
        "allowed": True,
        "journeys": str(known.journeys),
        "places": {names[place]: round(chance, 4) for place, chance in known.frodo.items()},
        "most": round(max(known.frodo.values(), default=0.0), 4),
        "gandalf": {names[place]: round(chance, 4) for place, chance in known.gandalf.items()},
    }
