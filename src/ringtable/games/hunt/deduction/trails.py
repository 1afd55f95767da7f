"""Gandalf's trails of part 2 that fit everything that was said of him in public.

A trail is followed forward through the record as spots with their numbers of trails, and drawn
backwards.
"""

from random import Random
from typing import Final

from ringtable.games.hunt.box.board import Board
from ringtable.games.hunt.box.components import (
    DEEDS_DRAWN,
    GANDALF_HERE,
    GANDALF_IN,
    R_DEED,
    R_DREW_DEED,
    R_EXACT,
    R_FLED,
    R_GANDALF_EXTRA,
    R_HUNT,
    R_REAPPEARED,
    R_REVEALED,
    R_RIVENDELL,
    R_TURN,
    R_TURN_OVER,
    Place,
)
from ringtable.games.hunt.deduction.journals import pick

# A spot: Gandalf's place, whether he has moved in this turn, the deed tokens that he used up by his
# start and by coming back, and, once they have formed a new pool, those that are not in it.
Spot = int
MOVED: Final = 256
TOKENS: Final = 9
ELSEWHERE: Final = 25

# How a trail goes on.
NEW_TURN: Final = 0
MOVE: Final = 1  # once in the turn, at any moment
MOVE_ON: Final = (
    2  # the same after a deed; who stays has done so before it, or it would count twice
)
EXTRA: Final = 3
JUMP: Final = 4  # to the place of a deed token
NEW_POOL: Final = 5  # used tokens form a new pool [H33.R3]


class Trail:
    """Gandalf's possible ways through the record."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spots: dict[Spot, int] = {
            place | 1 << TOKENS + token: 1 for token, place in enumerate(board.token_places)
        }
        self.layers: list[dict[Spot, int]] = []
        self.steps: list[int] = []
        self.deeds = 0  # tokens of performed deeds
        self.pool = len(board.token_places) - DEEDS_DRAWN
        self.gone = 0  # tokens that left since it was formed
        self.in_turn = False
        self.shown = False  # on the board
        self.playing = True

    def copy(self) -> "Trail":
        trail = Trail(self.board)
        trail.spots = self.spots
        trail.layers = self.layers[:]
        trail.steps = self.steps[:]
        trail.deeds = self.deeds
        trail.pool = self.pool
        trail.gone = self.gone
        trail.in_turn = self.in_turn
        trail.shown = self.shown
        trail.playing = self.playing
        return trail

    def following(self, spot: Spot, step: int) -> list[Spot]:
        place = spot & 255
        rest = spot ^ place
        if step in (MOVE, MOVE_ON):
            if spot & MOVED:
                return [spot]
            ways = self.board.ways[place]
            return [spot, *[way | rest | MOVED for way in ways if step == MOVE or way != place]]
        if step == EXTRA:
            return [way | rest for way in self.board.ways[place]]
        if step == JUMP:
            return self.jumps(rest)
        if step == NEW_POOL:
            return [self.with_new_pool(spot)]
        return [spot & ~MOVED]

    def with_new_pool(self, spot: Spot) -> Spot:
        """Only tokens that left form it; his start may count among them, for who looks from
        outside. [H33.R3]"""
        if spot >> ELSEWHERE:
            return spot & (511 | -1 << ELSEWHERE)
        everything = (1 << len(self.board.token_places)) - 1
        return spot & 511 | (everything & ~(spot >> TOKENS)) << ELSEWHERE

    def jumps(self, rest: int) -> list[Spot]:
        """To a token that neither he nor a deed has used up. [H33.9, H36.8]"""
        found: list[Spot] = []
        for token, place in enumerate(self.board.token_places):
            if not (rest >> TOKENS | rest >> ELSEWHERE | self.deeds) >> token & 1:
                found.append(place | rest | 1 << TOKENS + token)
        return found

    def go(self, step: int) -> None:
        following: dict[Spot, int] = {}
        for spot, count in self.spots.items():
            for then in self.following(spot, step):
                following[then] = following.get(then, 0) + count
        self.layers.append(self.spots)
        self.steps.append(step)
        self.spots = following

    def keep(self, places: int) -> None:
        """Only trails that are now in a set of places."""
        self.spots = {
            spot: count for spot, count in self.spots.items() if places >> (spot & 255) & 1
        }

    def keep_out(self, places: int) -> None:
        self.keep(~places)

    def hear(self, kind: int, a: int, b: int) -> None:
        """What tells of Gandalf, whatever Frodo does."""
        board = self.board
        if kind == R_DREW_DEED:
            self.pool -= 1
        if not self.playing:
            return
        if kind == R_TURN:
            self.go(NEW_TURN)
            self.in_turn = True
            self.go(MOVE)
        elif kind == R_TURN_OVER:
            self.in_turn = False
            if not self.shown:  # he has moved, then [H32.R2]
                self.spots = {spot: count for spot, count in self.spots.items() if spot & MOVED}
        elif kind == R_GANDALF_EXTRA:
            self.go(EXTRA)  # before or after his movement: it makes the same way
        elif kind == R_DEED:
            self.perform(a)
        elif kind == R_REVEALED:
            self.keep(1 << a)
            self.shown = True
        elif kind in (R_REAPPEARED, R_FLED):
            self.come_back()
        elif kind == R_RIVENDELL:
            self.keep(board.exit_mask)
            self.playing = False
        elif kind == R_EXACT:
            if b & GANDALF_IN:
                self.keep(board.area[a])
            else:
                self.keep_out(board.area[a])
        elif kind == R_HUNT:
            if b & GANDALF_HERE:
                self.keep(1 << a)
            else:
                self.keep_out(1 << a)

    def perform(self, place: Place) -> None:
        """The token of a deed lay behind the screen: it was neither his start nor drawn later.
        [H34.1, H34.4]"""
        token = 1 << self.board.token_places.index(place)
        self.keep(1 << place)
        self.spots = {
            spot: count for spot, count in self.spots.items() if not spot >> TOKENS & token
        }
        self.deeds |= token
        if self.in_turn and not self.shown:
            self.go(MOVE_ON)

    def come_back(self) -> None:
        self.shown = False
        if self.pool <= 0:
            self.go(NEW_POOL)
            self.pool = self.gone
            self.gone = 0
        self.go(JUMP)
        self.pool -= 1
        self.gone += 1

    def ends(self, moved: int) -> list[tuple[Spot, int]]:
        """Spots that fit what the Ring-bearer has done in his turn."""
        free = not self.in_turn or self.shown or not self.playing
        return [
            (spot, count)
            for spot, count in self.spots.items()
            if free or bool(spot & MOVED) == bool(moved)
        ]

    def leading(self, spot: Spot, step: int, spots: dict[Spot, int]) -> list[Spot]:
        """Spots from which a step leads to a spot; ways are open in both directions."""
        place = spot & 255
        rest = spot ^ place
        if step in (MOVE, MOVE_ON):
            if not spot & MOVED:
                return [spot]
            ways = self.board.ways[place]
            return [spot, *[way | rest ^ MOVED for way in ways if step == MOVE or way != place]]
        if step == EXTRA:
            return [way | rest for way in self.board.ways[place]]
        if step == NEW_TURN:
            return [spot, spot | MOVED]
        return [earlier for earlier in spots if spot in self.following(earlier, step)]

    def draw(self, random: Random, moved: int) -> tuple[list[Place], list[Place]]:
        """A trail as a journal, and the places Gandalf came to by deed tokens (the start first).
        Both are empty if nothing fits. `moved`: whether he has moved in the present turn."""
        ends = self.ends(moved)
        if not ends:
            return [], []
        spot = pick(random, ends)
        trail: list[Place] = []
        jumps: list[Place] = []
        for layer in range(len(self.layers) - 1, -1, -1):
            step = self.steps[layer]
            spots = self.layers[layer]
            before = [
                (earlier, spots[earlier])
                for earlier in self.leading(spot, step, spots)
                if earlier in spots
            ]
            earlier = pick(random, before)
            if step == JUMP:
                jumps.append(spot & 255)
            if step in (JUMP, EXTRA) or (step in (MOVE, MOVE_ON) and earlier != spot):
                trail.append(spot & 255)
            spot = earlier
        trail.append(spot & 255)
        jumps.append(spot & 255)
        trail.reverse()
        jumps.reverse()
        return trail, jumps
