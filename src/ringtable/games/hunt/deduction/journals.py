"""Journals of part 1 that fit everything that was said in public.

A world is what matters of a journal at some moment: the last location, the dots since, and which of
the locations that got a Yes it has visited so far. Worlds are followed forward through the public
record with the number of journals that lead to them; journals are drawn backwards, each as likely
as any other.

Most entries of the record only concern the present. A first Yes, a No and a found token speak of
whole journals: then the worlds are followed again from the first movement that can have led to the
place in question, and not from the start.
"""

from random import Random
from typing import Final

from ringtable.games.hunt.box.board import FAR, Board
from ringtable.games.hunt.box.components import (
    CROSSED,
    DOT,
    HERE,
    NO,
    R_ESCAPED,
    R_FOUND,
    R_HUNT,
    R_MOVED,
    R_PART_TWO,
    R_PERCEPTION,
    R_SEARCH,
    R_SECTION,
    R_WILD,
    RECORD,
    YES,
    Place,
)

# A world as one number: last location, dots (5 bits), visited Yes-locations.
World = int
DOTS: Final = 8
NEEDS: Final = 13


class Journals:
    """All journals that fit a public record of part 1. A longer record makes new ones of them; they
    never change themselves."""

    def __init__(self, board: Board, most: int = 0) -> None:
        self.board = board
        self.record = b""
        # More dots than lie between any two places open nothing further: they count as so many.
        self.most_dots = most or most_dots(board)
        self.first_note: list[int] = [-1] * (board.locations + 1)  # entries before it are refuted
        self.needed: list[Place] = []  # locations that got a Yes
        self.layers: list[dict[World, int]] = []  # worlds before each movement, with their number
        self.lasts: list[int] = []  # last locations in each layer, as a set
        self.moves: list[int] = []  # the movement after each layer: its place in the record
        self.over = False  # part 2 has begun
        self.ways: list[dict[World, list[tuple[int, int]]]] = []  # see `ways_back`
        self.worlds: dict[World, int] = self.begin()

    def with_record(self, record: bytes) -> "Journals":
        """These journals after the rest of a record that begins with theirs."""
        other = Journals(self.board, self.most_dots)
        other.record = self.record
        other.first_note = self.first_note[:]
        other.needed = self.needed[:]
        other.layers = self.layers[:]
        other.lasts = self.lasts[:]
        other.moves = self.moves[:]
        other.over = self.over
        other.worlds = self.worlds
        other.read_on(record)
        return other

    def begin(self) -> dict[World, int]:
        """The possible starts. [H4.4, H4.R1]"""
        return {
            self.world(start, 0, self.bit(start)): 1
            for start in self.board.frodo_starts
            if self.first_note[start] < 0
        }

    def world(self, last: Place, dots: int, needs: int) -> World:
        return last | min(dots, self.most_dots) << DOTS | needs << NEEDS

    def at(self, number: int) -> tuple[int, int, int]:
        base = number * RECORD
        return self.record[base], self.record[base + 1], self.record[base + 2]

    def bit(self, place: Place) -> int:
        return 1 << self.needed.index(place) if place in self.needed else 0

    def read_on(self, record: bytes) -> None:
        first = len(self.record) // RECORD
        self.record = record
        for number in range(first, len(record) // RECORD):
            kind, place, answer = self.at(number)
            if kind == R_PART_TWO:
                self.over = True
            if self.over:
                return
            self.look_back(number, kind, place, answer)
            self.follow(number)

    def look_back(self, number: int, kind: int, place: Place, answer: int) -> None:
        """What a No, a first Yes and a found token tell about whole journals. [H18.1, H20.1,
        H24.13]"""
        if kind == R_FOUND or (kind in (R_SEARCH, R_HUNT) and answer == NO):
            self.first_note[place] = number
        elif kind in (R_SEARCH, R_HUNT) and place not in self.needed:
            self.needed.append(place)
        else:
            return
        self.follow_again(place, number)

    def follow_again(self, place: Place, end: int) -> None:
        """Worlds up to an entry, from the first movement that can have led to a place."""
        first = 0
        while first < len(self.layers) and not self.lasts[first] >> place & 1:
            first += 1
        if first == 0:
            self.worlds = self.begin()
            start = 0
        elif first < len(self.layers) or places_of(self.worlds) >> place & 1:
            self.worlds = self.layers[first - 1]
            start = self.moves[first - 1]
            first -= 1
        else:
            return
        del self.layers[first:]
        del self.lasts[first:]
        del self.moves[first:]
        for number in range(start, end):
            self.follow(number)

    def follow(self, number: int) -> None:
        kind, place, answer = self.at(number)
        if kind in (R_MOVED, R_ESCAPED):
            self.layers.append(self.worlds)
            self.lasts.append(places_of(self.worlds))
            self.moves.append(number)
            self.worlds = self.step(self.worlds, number)
        elif kind in (R_SEARCH, R_HUNT, R_PERCEPTION, R_WILD, R_SECTION):
            self.worlds = {
                world: count
                for world, count in self.worlds.items()
                if self.fits(world, kind, place, answer)
            }

    def fits(self, world: World, kind: int, place: int, answer: int) -> bool:
        """Whether an answer is true in a world. [H18, H19, H20]"""
        last = world & 255
        if kind in (R_PERCEPTION, R_SECTION):
            return self.board.in_area(place, last) == bool(answer)
        if kind == R_WILD:
            return (world >> DOTS & 31 > 0) == bool(answer)
        if answer & YES and not world >> NEEDS & self.bit(place):
            return False
        if kind == R_HUNT:
            return (last == place) == bool(answer & HERE)
        return True

    def entries(self, world: World, number: int) -> list[Place]:
        """What could have been noted by a movement or an escape. An exit would have ended the part.
        [H9.2, H9.4, H26.2, H26.6]"""
        kind, forced, bonus = self.at(number)
        last = world & 255
        dots = world >> DOTS & 31
        if kind == R_ESCAPED:
            found = [CROSSED]
            places = self.board.escapes(last, dots)
        elif forced:
            return [DOT]
        else:
            found = [DOT]
            places = self.board.accessible(last, dots + bonus)
        first_note = self.first_note
        for place in places:
            if place <= self.board.locations and first_note[place] < number:
                found.append(place)
        return found

    def after(self, world: World, entry: Place) -> World:
        if entry == CROSSED:
            return world
        last = world & 255
        dots = world >> DOTS & 31
        if entry == DOT:
            return self.world(last, dots + 1, world >> NEEDS)
        return self.world(entry, 0, world >> NEEDS | self.bit(entry))

    def step(self, worlds: dict[World, int], number: int) -> dict[World, int]:
        following: dict[World, int] = {}
        for world, count in worlds.items():
            for entry in self.entries(world, number):
                then = self.after(world, entry)
                following[then] = following.get(then, 0) + count
        return following

    def ways_back(self, layer: int) -> dict[World, list[tuple[int, int]]]:
        """For each world after a movement, the worlds it can come from with the entry that led
        there and their numbers."""
        found: dict[World, list[tuple[int, int]]] = {}
        for earlier, count in self.layers[layer].items():
            for entry in self.entries(earlier, self.moves[layer]):
                then = self.after(earlier, entry)
                if then not in found:
                    found[then] = []
                found[then].append((earlier << 8 | entry, count))
        return found

    def draw(self, random: Random) -> list[int]:
        """One of the journals, the start first; empty if there is none."""
        if not self.worlds:
            return []
        if not self.ways:  # found for the first journal, used for all others
            self.ways = [self.ways_back(layer) for layer in range(len(self.layers))]
        world = pick(random, list(self.worlds.items()))
        journal: list[int] = []
        for layer in range(len(self.layers) - 1, -1, -1):
            ways = self.ways[layer][world]
            way = pick(random, ways)
            journal.append(way & 255)
            world = way >> 8
        journal.append(world & 255)
        journal.reverse()
        return journal


def most_dots(board: Board) -> int:
    most = 0
    for distances in board.dots_to:
        for dots in distances:
            if most < dots < FAR:
                most = dots
    return most


def places_of(worlds: dict[World, int]) -> int:
    """The last locations of some worlds, as a set."""
    found = 0
    for world in worlds:
        found |= 1 << (world & 255)
    return found


def pick(random: Random, choices: list[tuple[int, int]]) -> int:
    """One of weighted choices."""
    total = 0
    for _, weight in choices:
        total += weight
    at = random.randrange(total)
    for choice, weight in choices:
        at -= weight
        if at < 0:
            return choice
    return choices[-1][0]
