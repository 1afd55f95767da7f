"""One side of the board: places, roads and paths, and the words adjacent, connected, accessible.
[H3]

A place is a small int: locations by their printed numbers from 1 on, then exits, then dots. Sets of
places are ints with a bit for each. Everything that depends on the board alone is found once.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ringtable.games.hunt.box.components import Place, bits

FAR: Final = 99
SECTION_AREAS: Final = 10  # an area is a zone (below) or a section (from here on) [H19.1]

# Ways of riding.
BY_DAY: Final = 0
BY_NIGHT: Final = 1
BY_DAY_NO_ROAD: Final = 2
BY_NIGHT_NO_ROAD: Final = 3
ONE_STEP: Final = 4
TWO_STEPS: Final = 5
THREE_STEPS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """A side of the board as a graph. Built by a content pack, never changed."""

    def __init__(
        self,
        part: int,
        locations: int,
        exits: int,
        names: list[str],
        edges: list[tuple[int, int, bool]],
        zone: list[int],
        section_of_zone: list[int],
        area_names: list[str],
    ) -> None:
        self.part: int = part
        self.locations: int = locations  # numbered 1 to this [H3.2]
        self.last_exit: int = locations + exits
        self.places: int = len(names)  # the first is no place
        self.names: list[str] = names
        self.zone: list[int] = zone
        self.section: list[int] = [section_of_zone[one] for one in zone]
        self.area_names: list[str] = area_names
        self.near: list[list[Place]] = [[] for _ in names]  # adjacent places [H3.3]
        self.roads: list[list[Place]] = [[] for _ in names]
        for a, b, road in edges:
            self.near[a].append(b)
            self.near[b].append(a)
            if road:
                self.roads[a].append(b)
                self.roads[b].append(a)
        for place in range(self.places):
            self.near[place].sort()
            self.roads[place].sort()
        self.location_mask: int = (1 << locations + 1) - 2
        self.exit_mask: int = (1 << self.last_exit + 1) - 2 & ~self.location_mask
        self.on_road: int = 0  # locations with at least one road edge [H41.10]
        for place in range(1, locations + 1):
            if self.roads[place]:
                self.on_road |= 1 << place
        self.area: list[int] = [0] * len(area_names)  # places of each zone and section [H3.10]
        for place in range(1, self.places):
            self.area[zone[place]] |= 1 << place
            self.area[SECTION_AREAS + self.section[place]] |= 1 << place
        self.close: list[int] = [self.closed_set(place) for place in range(self.places)]
        self.dots_to: list[list[int]] = [self.find_dots_to(one) for one in range(self.places)]
        self.ways: list[list[Place]] = [  # connected locations and exits, for Gandalf [H32.3]
            [one for one in range(1, self.last_exit + 1) if dots[one] != FAR]
            for dots in self.dots_to
        ]
        self.access: dict[int, list[Place]] = {}
        self.ways_out: dict[int, int] = {}
        self.rides: dict[int, list[Place]] = {}
        # What is printed on the places; set by the content pack.
        self.named: int = 0  # ally locations [H3.8]
        self.titles: list[str] = [""] * len(names)  # what those are called
        self.dark: int = 0  # [H3.9]
        self.frodo_starts: list[Place] = []
        self.frodo_start_mask: int = 0
        self.nazgul_starts: list[Place] = []
        self.per_start: int = 1
        self.token_places: list[Place] = []  # of the information tokens, or of the deed tokens

    # Words of the rulebook

    def is_location(self, place: Place) -> bool:
        return 1 <= place <= self.locations

    def is_exit(self, place: Place) -> bool:
        return self.locations < place <= self.last_exit

    def is_dot(self, place: Place) -> bool:
        return place > self.last_exit

    def adjacent(self, a: Place, b: Place) -> bool:
        """An edge joins them directly. [H3.3]"""
        return b in self.near[a]

    def connected(self, a: Place, b: Place) -> bool:
        """Adjacent, or joined by dots alone; a location is connected to itself. [H3.5, H3.6]"""
        return self.dots_to[a][b] != FAR

    def dot_distance(self, a: Place, b: Place) -> int:
        """The least number of dots between two connected places; one to itself. [H3.7]"""
        return self.dots_to[a][b]

    def in_area(self, area: int, place: Place) -> bool:
        return bool(self.area[area] >> place & 1)

    def closed_set(self, place: Place) -> int:
        """The place and all places within three steps: what can matter for a ride from there."""
        reached = 1 << place
        for _ in range(3):
            for one in bits(reached):
                for other in self.near[one]:
                    reached |= 1 << other
        return reached

    def find_dots_to(self, start: Place) -> list[int]:
        """Dot distances from one place to all others. [H3.5, H3.7, H3.R3]"""
        dots = [FAR] * self.places
        if start == 0:
            return dots
        front = [start]
        seen = 1 << start
        passed = 0
        while front:
            reached = []
            for place in front:
                for other in self.near[place]:
                    if dots[other] > passed and other != start:
                        dots[other] = passed
                    if self.is_dot(other) and not seen >> other & 1:
                        seen |= 1 << other
                        reached.append(other)
            front = reached
            passed += 1
        if not self.is_dot(start):
            dots[start] = 1
        return dots

    # Frodo

    def accessible(self, last: Place, dots: int) -> list[Place]:
        """Locations and exits that may be noted: the dot distance from the last location is not
        greater than the number of dots noted. [H9.4, H9.5, H9.6, H9.7, H9.R1]"""
        code = last << 6 | min(dots, 63)
        found = self.access.get(code)
        if found is None:
            distance = self.dots_to[last]
            found = [one for one in range(1, self.last_exit + 1) if distance[one] <= dots]
            self.access[code] = found
        return found

    def escapes(self, last: Place, dots: int) -> list[Place]:
        """Targets of an escape: one bonus dot, no exit, not the last location. [H26.2, H26.3,
        H26.R1]"""
        reached = self.accessible(last, dots + 1)
        return [one for one in reached if one != last and one <= self.locations]

    def way_out(self, last: Place, dots: int) -> int:
        """The least number of further movements to enter any exit. [H28.3, H28.R1]"""
        code = last << 6 | min(dots, 63)
        if code in self.ways_out:
            return self.ways_out[code]
        front = [(last, dots)]
        seen = {(last, dots)}
        moves = 1
        while True:
            reached: list[tuple[int, int]] = []
            for place, noted in front:
                steps = [(place, noted + 1)]
                for one in self.accessible(place, noted):
                    if self.is_exit(one):
                        self.ways_out[code] = moves
                        return moves
                    steps.append((one, 0))
                for step in steps:
                    if step not in seen:
                        seen.add(step)
                        reached.append(step)
            front = reached
            moves += 1

    # Nazgûl

    def ride(self, place: Place, way: int, blocked: int) -> list[Place]:
        """Places a Nazgûl can reach in one way of riding, without the place where it stands; the
        blocked locations are neither entered nor passed. [H16.1-H16.9, H16.R1]"""
        code = (blocked & self.close[place]) << 12 | place << 4 | way
        found = self.rides.get(code)
        if found is None:
            reached = 0
            if way in (ONE_STEP, BY_DAY, BY_DAY_NO_ROAD):
                reached = self.walk(place, 1, blocked, self.near)
            elif way in (TWO_STEPS, BY_NIGHT, BY_NIGHT_NO_ROAD):
                reached = self.walk(place, 2, blocked, self.near)
            else:
                reached = self.walk(place, 3, blocked, self.near)
            if way in (BY_DAY, BY_NIGHT):
                reached |= self.walk(place, 3, blocked, self.roads)
            found = bits(reached & ~(1 << place))
            if len(self.rides) > 50_000:
                self.rides.clear()
            self.rides[code] = found
        return found

    def walk(self, start: Place, steps: int, blocked: int, near: list[list[Place]]) -> int:
        """Places within some single steps; never an exit, never a blocked location. [H16.5,
        H16.6]"""
        forbidden = blocked | self.exit_mask
        reached = 1 << start
        front = [start]
        for _ in range(steps):
            following = []
            for place in front:
                for other in near[place]:
                    if not (reached | forbidden) >> other & 1:
                        reached |= 1 << other
                        following.append(other)
            front = following
        return reached
