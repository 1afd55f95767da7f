"""What a clever player believes: where Frodo is likely to be, and what an answer would tell.

The journeys that fit the record come from the deduction. Not all of them are equally clever: a
Frodo who dawdles far from every exit pays for it, so such journals weigh less. Everything here
comes from the public record; Ringwraiths use it to look for him, the Ring-bearer to see himself
with their eyes.
"""

from typing import Final

from ringtable.games.hunt.box.board import BY_DAY, SECTION_AREAS, Board
from ringtable.games.hunt.box.components import (
    LAST_STEP,
    NO,
    R_ESCAPED,
    R_MOVED,
    R_SEARCH,
    Place,
)
from ringtable.games.hunt.deduction.insight import Chances, journals_of, journeys_of
from ringtable.games.hunt.deduction.journals import DOTS, Journals, World
from ringtable.games.hunt.deduction.journeys import CARD, Journeys
from ringtable.games.hunt.state import Hunt

DAWDLING: Final = 0.4  # how much less likely a journal is for every movement it lies behind
KEPT: Final = 64
FAR_AWAY: Final = 12  # phases of riding

PHASES_OF_RIDING: Final[dict[int, list[list[int]]]] = {}
BELIEFS: Final[dict[tuple[int, bool, int, bytes], "Belief"]] = {}


def phases_of_riding(board: Board) -> list[list[int]]:
    """In how many phases a rider gets from each place to each other, by day and unhindered."""
    found = PHASES_OF_RIDING.get(id(board))
    if found is None:
        found = [[FAR_AWAY] * board.places for _ in range(board.places)]
        for start in range(1, board.places):
            if board.is_exit(start):
                continue
            row = found[start]
            row[start] = 0
            front = [start]
            phases = 0
            while front:
                phases += 1
                reached: list[Place] = []
                for place in front:
                    for other in board.ride(place, BY_DAY, 0):
                        if row[other] == FAR_AWAY:
                            row[other] = phases
                            reached.append(other)
                front = reached
        PHASES_OF_RIDING[id(board)] = found
    return found


def focus(chances: Chances) -> float:
    """How much is known: the chance that two guesses agree."""
    return sum(chance * chance for chance in chances.values())


def normed(weights: Chances) -> Chances:
    total = sum(weights.values())
    if total <= 0.0:
        return {}
    return {place: weight / total for place, weight in weights.items()}


class Belief:
    """Where Frodo is likely to be after a record."""

    def __init__(self, s: Hunt, record: bytes) -> None:
        self.part = s.part
        self.board = s.board
        self.box = s.box
        self.refuges = s.refuges
        self.record = record
        self.step = s.step
        self.frodo: Chances = {}  # his last location
        self.tomorrow: Chances = {}  # and after one more movement
        self.gandalf: Chances = {}
        self.answers: dict[int, tuple[float, float]] = {}  # see `told_by_search`
        if s.part == 1:
            self.frodo = normed(self.weigh_journals(journals_of(s.board, record)))
        else:
            journeys = journeys_of(s.box, s.refuges, record)
            self.frodo = normed(self.weigh_cards(journeys, journeys.step))
            self.gandalf = self.weigh_trails(journeys)
        self.focus = focus(self.frodo)

    # Part 1

    def weigh_journals(self, journals: Journals, of: int = 0) -> Chances:
        """Journals by last location; their number is taken as a part of `of`, or of them all."""
        found: Chances = {}
        total = of or sum(journals.worlds.values())
        for world, count in journals.worlds.items():
            place = world & 255
            found[place] = found.get(place, 0.0) + count / total * self.cleverness(world, journals)
        return found

    def cleverness(self, world: World, journals: Journals) -> float:
        """A Frodo who cannot reach an exit in time is the less likely the later he is."""
        needed = self.board.way_out(world & 255, world >> DOTS & 31)
        weight: float = DAWDLING ** (needed + max(0, needed - (LAST_STEP - len(journals.moves))))
        return weight

    # Part 2

    def weigh_cards(self, journeys: Journeys, step: int) -> Chances:
        found: Chances = {}
        total = 0
        for company in journeys.companies:
            total += company.journeys()
        for company in journeys.companies:
            trails = sum(company.trail.spots.values())
            for card, count in company.cards.items():
                rows = self.box.journeys[card & CARD].last
                place = rows[min(step, len(rows) - 1)]
                found[place] = found.get(place, 0.0) + count * trails / total
        return found

    def weigh_trails(self, journeys: Journeys) -> Chances:
        found: Chances = {}
        for company in journeys.companies:
            cards = sum(company.cards.values())
            for spot, count in company.trail.spots.items():
                place = spot & 255
                found[place] = found.get(place, 0.0) + float(count * cards)
        return normed(found)

    # Ahead

    def ahead(self) -> Chances:
        """Where he is likely to be after his next movement."""
        if not self.tomorrow:
            if self.part == 1:
                later = self.record + bytes((R_MOVED, 0, 0, 0))
                self.tomorrow = normed(self.weigh_journals(journals_of(self.board, later)))
            else:
                journeys = journeys_of(self.box, self.refuges, self.record)
                self.tomorrow = normed(self.weigh_cards(journeys, journeys.step + 1))
            self.tomorrow = self.tomorrow or self.frodo
        return self.tomorrow

    # What answers tell

    def chance_in(self, area: int) -> float:
        places = self.board.area[area]
        return sum(chance for place, chance in self.frodo.items() if places >> place & 1)

    def told_by_perception(self, area: int, exact: bool = False) -> float:
        """How much more is known after a Perception, on average."""
        places = self.board.area[area]
        inside = outside = both = 0.0
        for place, chance in self.frodo.items():
            if places >> place & 1:
                inside += chance
                both += chance * chance
            else:
                outside += chance
        yes_for_gandalf = 0.0
        if not exact:
            yes_for_gandalf = sum(
                chance for place, chance in self.gandalf.items() if places >> place & 1
            )
        out = self.focus - both
        # No: outside, and Gandalf is not in it; Yes: the rest.
        no = outside * (1.0 - yes_for_gandalf)
        yes = 1.0 - no
        known = 0.0
        if no > 0.0:
            known += no * out / (outside * outside)
        if yes > 0.0:
            known += (both + out * yes_for_gandalf * yes_for_gandalf) / yes
        return max(0.0, known - self.focus)

    def told_by_search(self, place: Place) -> tuple[float, float]:
        """The chance of a Yes, and how much more is known after a Search, on average."""
        found = self.answers.get(place)
        if found is None:
            without = self.without(place)
            no = sum(without.values())
            yes = 1.0 - no
            known = 0.0
            if no > 0.001:
                known += focus(without) / no
            if yes > 0.001:
                listed = 0.0
                for one, chance in self.frodo.items():
                    rest = max(0.0, chance - without.get(one, 0.0))
                    listed += rest * rest
                known += listed / yes
            found = (yes, max(0.0, known - self.focus))
            self.answers[place] = found
        return found

    def without(self, place: Place) -> Chances:
        """The part of the chances in which a location has never been visited."""
        if self.part == 1:
            journals = journals_of(self.board, self.record)
            told = self.record + bytes((R_SEARCH, place, NO, 0))
            refuted = journals.with_record(told)
            weights = self.weigh_journals(refuted, sum(journals.worlds.values()))
            total = sum(self.weigh_journals(journals).values())
            return {one: weight / total for one, weight in weights.items()}
        journeys = journeys_of(self.box, self.refuges, self.record)
        found: Chances = {}
        total = 0.0
        for company in journeys.companies:
            trails = sum(company.trail.spots.values())
            for card, count in company.cards.items():
                journey = self.box.journeys[card & CARD]
                weight = float(count * trails)
                total += weight
                if not journey.visited[journeys.step] >> place & 1:
                    last = journey.last[journeys.step]
                    found[last] = found.get(last, 0.0) + weight
        return {one: weight / total for one, weight in found.items()}

    def told_by_hunt(self, place: Place) -> float:
        """How much more is known after a Hunt that does not find him, and how sure one is then."""
        here = self.frodo.get(place, 0.0)
        rest = 1.0 - here
        if rest <= 0.001:
            return 0.0
        known = (self.focus - here * here) / rest
        return max(0.0, known - self.focus)


def belief_of(s: Hunt, record: bytes) -> Belief:
    key = (id(s.box), s.refuges, s.part, record)
    found = BELIEFS.pop(key, None)
    if found is None:
        found = Belief(s, record)
        while len(BELIEFS) >= KEPT:
            BELIEFS.pop(list(BELIEFS)[0], None)  # noqa: RUF015 - other threads may think as well
    BELIEFS[key] = found
    return found


def belief(s: Hunt) -> Belief:
    """What is believed now."""
    return belief_of(s, bytes(s.record))


def after_movement(s: Hunt) -> Belief:
    """What will be believed once Frodo has moved."""
    return belief_of(s, bytes(s.record) + bytes((R_MOVED, 0, s.dot_bonus, 0)))


def after_escape(s: Hunt) -> Belief:
    return belief_of(s, bytes(s.record) + bytes((R_ESCAPED, 0, 0, 0)))


def own_areas(s: Hunt, place: Place) -> tuple[int, int]:
    """Zone and section of a place."""
    return s.board.zone[place], SECTION_AREAS + s.board.section[place]
