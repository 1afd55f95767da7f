"""Journals of part 1 that fit everything that was said in public.

A world is what matters of a journal at some moment: the last location, the dots since, and which of
the locations that got a Yes it has visited so far. Worlds are followed forward through the public
record with the number of journals that lead to them; journals are drawn backwards, each as likely
as any other.
"""

from random import Random
from typing import Final

from ringtable.games.hunt.board import Board
from ringtable.games.hunt.components import (
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


def world_of(last: Place, dots: int, needs: int) -> World:
    return last | min(dots, 31) << DOTS | needs << NEEDS


class Journals:
    """All journals that fit a public record of part 1."""

    def __init__(self, board: Board, record: bytes) -> None:
        self.board = board
        self.record = record
        self.first_note: list[int] = [-1] * (board.locations + 1)  # entries before it are refuted
        self.needed: list[Place] = []  # locations that got a Yes
        self.layers: list[dict[World, int]] = []  # worlds before each movement, with their number
        self.moves: list[int] = []  # the movement after each layer: its place in the record
        self.backward: list[dict[World, list[tuple[int, int]]]] = []  # see `ways_back`
        self.read_answers()
        self.worlds: dict[World, int] = self.begin()
        self.follow()

    def events(self) -> int:
        return len(self.record) // RECORD

    def read_answers(self) -> None:
        """What a No, a Yes and a found token tell about whole journals. [H18.1, H20.1, H24.13]"""
        for number in range(self.events()):
            kind, place, answer = self.at(number)
            if kind == R_PART_TWO:
                break
            if kind == R_FOUND or (kind in (R_SEARCH, R_HUNT) and answer == NO):
                self.first_note[place] = number
            elif kind in (R_SEARCH, R_HUNT) and answer & YES and place not in self.needed:
                self.needed.append(place)

    def at(self, number: int) -> tuple[int, int, int]:
        base = number * RECORD
        return self.record[base], self.record[base + 1], self.record[base + 2]

    def bit(self, place: Place) -> int:
        return 1 << self.needed.index(place) if place in self.needed else 0

    def begin(self) -> dict[World, int]:
        """The possible starts. [H4.4, H4.R1]"""
        return {
            world_of(start, 0, self.bit(start)): 1
            for start in self.board.frodo_starts
            if self.first_note[start] < 0
        }

    def follow(self) -> None:
        for number in range(self.events()):
            kind, place, answer = self.at(number)
            if kind == R_PART_TWO:
                break
            if kind in (R_MOVED, R_ESCAPED):
                self.layers.append(self.worlds)
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
            return world_of(last, dots + 1, world >> NEEDS)
        return world_of(entry, 0, world >> NEEDS | self.bit(entry))

    def step(self, worlds: dict[World, int], number: int) -> dict[World, int]:
        following: dict[World, int] = {}
        for world, count in worlds.items():
            for entry in self.entries(world, number):
                then = self.after(world, entry)
                following[then] = following.get(then, 0) + count
        return following

    def ways_back(self, layer: int) -> dict[World, list[tuple[int, int]]]:
        """For each world after a movement, the worlds it can come from with the entry that led
        there and their numbers: found when the first journal is drawn, used for all others."""
        if not self.backward:
            self.backward = [{} for _ in self.layers]
        found = self.backward[layer]
        if not found:
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
        world = pick(random, list(self.worlds.items()))
        journal: list[int] = []
        for layer in range(len(self.layers) - 1, -1, -1):
            ways = self.ways_back(layer)[world]
            way = pick(random, ways)
            journal.append(way & 255)
            world = way >> 8
        journal.append(world & 255)
        journal.reverse()
        return journal


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


# Bots ask for many journals of one record: the last few are kept.
KEPT: Final[dict[tuple[int, bytes], Journals]] = {}


def journals_of(board: Board, record: bytes) -> Journals:
    key = (id(board), record)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= 8:
            KEPT.clear()
        found = Journals(board, record)
        KEPT[key] = found
    return found
