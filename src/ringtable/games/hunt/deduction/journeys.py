"""Journeys of part 2 that fit everything that was said in public: Frodo's cards, Gandalf's trail.

What is said of Frodo alone sorts out journey cards, what is said of Gandalf alone sorts out trails.
A Yes to a Perception may be due to either: then the cards that explain it keep all trails, and the
others only those that do. So all that is possible is a list of companies, each some cards that go
with the same trails; a journey is a card with a trail of its company.
"""

from random import Random
from typing import Final

from ringtable.games.hunt.box.components import (
    DOT,
    FRODO_IN,
    HERE,
    R_EXACT,
    R_HUNT,
    R_LONG,
    R_PART_TWO,
    R_PERCEPTION,
    R_SEARCH,
    R_SECTION,
    R_STEP,
    R_TURNED,
    R_WILD,
    RECORD,
    YES,
    Place,
)
from ringtable.games.hunt.box.pack import Box, Journey
from ringtable.games.hunt.deduction.journals import pick
from ringtable.games.hunt.deduction.trails import Trail

# A card with those before it, as one number: the present card, and the set of earlier ones. Its
# value is the number of orders in which they can have come.
Cards = dict[int, int]
CARD: Final = 63
EARLIER: Final = 6


def listed(journey: Journey, step: int, place: Place) -> bool:
    return bool(journey.visited[step] >> place & 1)


def hidden(journey: Journey, step: int, place: Place, refuges: bool) -> bool:
    row = journey.last_row[step]
    return refuges and journey.last[step] == place and bool(journey.refuges >> row & 1)


class Company:
    """Cards that go with the same trails."""

    def __init__(self, cards: Cards, trail: Trail) -> None:
        self.cards = cards
        self.trail = trail

    def journeys(self) -> int:
        return sum(self.cards.values()) * sum(self.trail.spots.values())


class Journeys:
    """All journeys that fit a public record of part 2. A longer record makes new ones of them; they
    never change themselves."""

    def __init__(self, box: Box, refuges: bool) -> None:
        self.box = box
        self.board = box.boards[1]
        self.refuges = refuges
        self.record = b""
        self.begun = False
        self.step = 0
        cards = dict.fromkeys(range(len(box.journeys)), 1)
        self.companies: list[Company] = [Company(cards, Trail(self.board))]

    def with_record(self, record: bytes) -> "Journeys":
        """These journeys after the rest of a record that begins with theirs."""
        other = Journeys(self.box, self.refuges)
        other.begun = self.begun
        other.step = self.step
        other.companies = [Company(one.cards, one.trail.copy()) for one in self.companies]
        other.record = record
        for at in range(len(self.record), len(record), RECORD):
            if record[at] == R_PART_TWO:
                other.begun = True
            elif other.begun:
                other.hear(record[at], record[at + 1], record[at + 2])
        return other

    def hear(self, kind: int, a: int, b: int) -> None:
        if kind in (R_STEP, R_TURNED):
            self.step = a
        if kind == R_PERCEPTION:
            self.hear_perception(a, b)
        else:
            for company in self.companies:
                if kind == R_TURNED:
                    company.cards = self.turned(company.cards)
                company.cards = self.fitting(company.cards, kind, a, b)
                company.trail.hear(kind, a, b)
        self.companies = [one for one in self.companies if one.cards and one.trail.spots]

    def hear_perception(self, area: int, answer: int) -> None:
        """No speaks of both; a Yes is due to Frodo, to Gandalf, or to both. [H36.3]"""
        found: list[Company] = []
        for company in self.companies:
            trail = company.trail
            if not answer:
                company.cards = self.sensed(company.cards, area, False)
                if trail.playing:
                    trail.keep_out(self.board.area[area])
                found.append(company)
                continue
            found.append(Company(self.sensed(company.cards, area, True), trail))
            if trail.playing:
                other = trail.copy()
                other.keep(self.board.area[area])
                found.append(Company(self.sensed(company.cards, area, False), other))
        self.companies = found

    def sensed(self, cards: Cards, area: int, inside: bool) -> Cards:
        found: Cards = {}
        for card, count in cards.items():
            last = self.box.journeys[card & CARD].last[self.step]
            if self.board.in_area(area, last) == inside:
                found[card] = count
        return found

    def turned(self, cards: Cards) -> Cards:
        """A new card of the same deck; when all have been used, any but the last. [H38.5,
        H38.R2]"""
        journeys = self.box.journeys
        found: Cards = {}
        for card, count in cards.items():
            last = card & CARD
            earlier = card >> EARLIER | 1 << last
            new = [
                one
                for one in range(len(journeys))
                if journeys[one].long == journeys[last].long and not earlier >> one & 1
            ]
            if not new:
                earlier = 1 << last
                new = [
                    one
                    for one in range(len(journeys))
                    if journeys[one].long == journeys[last].long and one != last
                ]
            for one in new:
                then = earlier << EARLIER | one
                found[then] = found.get(then, 0) + count
        return found

    def fitting(self, cards: Cards, kind: int, a: int, b: int) -> Cards:
        if kind not in (R_STEP, R_TURNED, R_SEARCH, R_HUNT, R_WILD, R_SECTION, R_EXACT, R_LONG):
            return cards
        return {
            card: count
            for card, count in cards.items()
            if self.fits(self.box.journeys[card & CARD], kind, a, b)
        }

    def fits(self, journey: Journey, kind: int, a: int, b: int) -> bool:
        """Whether something said of Frodo alone is true. [H31.6, H35.2, H36.1, H36.5]"""
        step = self.step
        if kind in (R_STEP, R_TURNED):
            return step < journey.moves
        if kind == R_SEARCH:
            found = listed(journey, step, a) and not hidden(journey, step, a, self.refuges)
            return found == bool(b)
        if kind == R_HUNT:
            here = (journey.last[step] == a) == bool(b & HERE)
            return here and listed(journey, step, a) == bool(b & YES)
        if kind == R_WILD:
            return (journey.rows[step] == DOT) == bool(b)
        if kind == R_SECTION:
            return self.board.in_area(a, journey.last[step]) == bool(b)
        if kind == R_EXACT:
            return self.board.in_area(a, journey.last[step]) == bool(b & FRODO_IN)
        return journey.long  # the game went on where a short one would have ended

    def draw(self, random: Random, moved: int) -> tuple[int, list[Place], list[Place]]:
        """A journey: its cards, Gandalf's way and his jumps; no way if there is none."""
        companies: list[tuple[int, int]] = []
        for number, company in enumerate(self.companies):
            trails = sum(count for _, count in company.trail.ends(moved))
            if trails:
                companies.append((number, trails * sum(company.cards.values())))
        if not companies:
            return 0, [], []
        company = self.companies[pick(random, companies)]
        cards = pick(random, list(company.cards.items()))
        way, jumps = company.trail.draw(random, moved)
        return cards, way, jumps
