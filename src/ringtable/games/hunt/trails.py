"""Journeys and trails of part 2 that fit everything that was said in public.

First journey cards are drawn, one for every direction taken so far, that agree with what was said
of Frodo; then a trail of Gandalf that explains the rest. A trail is followed forward through the
record as places with their numbers of trails, and drawn backwards.
"""

from random import Random
from typing import Final

from ringtable.games.hunt.board import Board
from ringtable.games.hunt.box import Box, Journey
from ringtable.games.hunt.components import (
    DOT,
    FRODO_IN,
    GANDALF_HERE,
    GANDALF_IN,
    HERE,
    R_DEED,
    R_EXACT,
    R_FLED,
    R_GANDALF_EXTRA,
    R_HUNT,
    R_LONG,
    R_PART_TWO,
    R_PERCEPTION,
    R_REAPPEARED,
    R_REVEALED,
    R_RIVENDELL,
    R_SEARCH,
    R_SECTION,
    R_STEP,
    R_TURN,
    R_TURN_OVER,
    R_TURNED,
    R_WILD,
    RECORD,
    YES,
    Place,
)
from ringtable.games.hunt.journals import pick

Event = tuple[int, int, int]
MOVED: Final = 256  # a spot: Gandalf's place, and whether he has moved in this turn


def events_of(record: bytes) -> list[Event]:
    """The record from the beginning of part 2 on."""
    found: list[Event] = []
    begun = False
    for at in range(0, len(record), RECORD):
        if record[at] == R_PART_TWO:
            begun = True
        elif begun:
            found.append((record[at], record[at + 1], record[at + 2]))
    return found


# Frodo's cards


def directions(events: list[Event]) -> list[list[Event]]:
    """The record cut where the direction was changed. [H38.2]"""
    found: list[list[Event]] = [[]]
    for event in events:
        if event[0] == R_TURNED:
            found.append([])
        found[-1].append(event)
    return found


def agrees(journey: Journey, events: list[Event], board: Board, refuges: bool) -> bool:
    """Whether a card makes all true that was said of Frodo alone. [H31.6, H35.2, H36.1, H36.5]"""
    step = 0
    for kind, a, b in events:
        if kind in (R_STEP, R_TURNED):
            step = a
            if step >= journey.moves:
                return False
        elif kind == R_SEARCH:
            if (listed(journey, step, a) and not hidden(journey, step, a, refuges)) != bool(b):
                return False
        elif kind == R_HUNT:
            if listed(journey, step, a) != bool(b & YES):
                return False
            if (journey.last[step] == a) != bool(b & HERE):
                return False
        elif kind == R_WILD:
            if (journey.rows[step] == DOT) != bool(b):
                return False
        elif kind == R_SECTION:
            if board.in_area(a, journey.last[step]) != bool(b):
                return False
        elif kind == R_EXACT:
            if board.in_area(a, journey.last[step]) != bool(b & FRODO_IN):
                return False
        elif kind == R_PERCEPTION:
            if not b and board.in_area(a, journey.last[step]):
                return False
        elif kind == R_LONG and not journey.long:
            return False
    return True


def listed(journey: Journey, step: int, place: Place) -> bool:
    return bool(journey.visited[step] >> place & 1)


def hidden(journey: Journey, step: int, place: Place, refuges: bool) -> bool:
    row = journey.last_row[step]
    return refuges and journey.last[step] == place and bool(journey.refuges >> row & 1)


def possible_cards(box: Box, record: bytes, refuges: bool, surely_long: bool) -> list[int]:
    """Cards that agree with what was said of Frodo since the last change of direction."""
    part = directions(events_of(record))[-1]
    board = box.boards[1]
    return [
        number
        for number, card in enumerate(box.journeys)
        if (card.long or not surely_long) and agrees(card, part, board, refuges)
    ]


def draw_cards(
    random: Random, box: Box, parts: list[list[Event]], refuges: bool, surely_long: bool
) -> list[int]:
    """A journey card for each direction, all from one deck and all different; empty if the draw
    failed. [H30.3, H38.5]"""
    board = box.boards[1]
    decks: list[list[list[int]]] = []
    weights: list[tuple[int, int]] = []
    for kind, long in enumerate((False, True)):
        deck = [
            [
                card
                for card in range(len(box.journeys))
                if box.journeys[card].long == long
                and agrees(box.journeys[card], part, board, refuges)
            ]
            for part in parts
        ]
        decks.append(deck)
        weight = 1
        for cards in deck:
            weight *= len(cards)
        if weight and (long or not surely_long):
            weights.append((kind, weight))
    if not weights:
        return []
    chosen: list[int] = []
    for cards in decks[pick(random, weights)]:
        left = [card for card in cards if card not in chosen]
        if not left:
            return []
        chosen.append(random.choice(left))
    return chosen


# Gandalf's trail


class Trail:
    """Gandalf's way through the record, given Frodo's cards."""

    def __init__(self, box: Box, cards: list[int], parts: list[list[Event]], deeds: int) -> None:
        self.box = box
        self.board = box.boards[1]
        starts = [
            place for token, place in enumerate(self.board.token_places) if not deeds >> token & 1
        ]
        self.spots: dict[int, int] = dict.fromkeys(starts, 1)
        # Layers with, for each spot, the spots it came from; and whether a way between them is
        # noted.
        self.layers: list[dict[int, int]] = []
        self.steps: list[int] = []
        self.in_turn = False
        self.playing = True
        self.follow(cards, parts)

    STAY: Final = 0
    MOVE: Final = 1  # once in the turn, at any moment
    EXTRA: Final = 2
    JUMP: Final = 3  # to the place of a deed token
    NEW_TURN: Final = 4

    def following(self, spot: int, step: int) -> list[int]:
        place = spot & 255
        moved = spot & MOVED
        if step == self.MOVE:
            if moved:
                return [spot]
            return [spot, *[way | MOVED for way in self.board.ways[place]]]
        if step == self.EXTRA:
            return [way | moved for way in self.board.ways[place]]
        if step == self.JUMP:
            return [token | moved for token in self.board.token_places]
        return [place]

    def go(self, step: int) -> None:
        following: dict[int, int] = {}
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

    def follow(self, cards: list[int], parts: list[list[Event]]) -> None:
        for card, part in zip(cards, parts, strict=False):
            journey = self.box.journeys[card]
            step = 0
            for kind, a, b in part:
                if kind in (R_STEP, R_TURNED):
                    step = a
                elif self.playing:
                    self.hear(kind, a, b, journey.last[step])

    def hear(self, kind: int, a: int, b: int, frodo: Place) -> None:
        board = self.board
        everywhere = (1 << board.places) - 2
        if kind == R_TURN:
            self.go(self.NEW_TURN)
            self.in_turn = True
            self.go(self.MOVE)
        elif kind == R_TURN_OVER:
            self.in_turn = False
            self.spots = {spot: n for spot, n in self.spots.items() if spot & MOVED}
        elif kind == R_GANDALF_EXTRA:
            self.go(self.EXTRA)
            self.go(self.MOVE)
        elif kind in (R_DEED, R_REVEALED):
            self.keep(1 << a)
            if kind == R_DEED and self.in_turn:
                self.go(self.MOVE)
        elif kind in (R_REAPPEARED, R_FLED):
            self.go(self.JUMP)
        elif kind == R_RIVENDELL:
            self.keep(board.exit_mask)
            self.playing = False
        elif kind == R_PERCEPTION:
            if not b:
                self.keep(everywhere & ~board.area[a])
            elif not board.in_area(a, frodo):
                self.keep(board.area[a])
        elif kind == R_EXACT:
            self.keep(board.area[a] if b & GANDALF_IN else everywhere & ~board.area[a])
        elif kind == R_HUNT:
            self.keep(1 << a if b & GANDALF_HERE else everywhere & ~(1 << a))

    def draw(self, random: Random, moved: int) -> tuple[list[Place], list[Place]]:
        """A trail as a journal, and the places Gandalf came to by deed tokens (the start first).
        Both are empty if nothing fits. `moved`: whether he has moved in the present turn, or -1."""
        ends = [
            (spot, count)
            for spot, count in self.spots.items()
            if moved < 0 or not self.in_turn or bool(spot & MOVED) == bool(moved)
        ]
        if not ends:
            return [], []
        spot = pick(random, ends)
        trail: list[Place] = []
        jumps: list[Place] = []
        for layer in range(len(self.layers) - 1, -1, -1):
            step = self.steps[layer]
            before = [
                (earlier, count)
                for earlier, count in self.layers[layer].items()
                if spot in self.following(earlier, step)
            ]
            earlier = pick(random, before)
            if step == self.JUMP:
                jumps.append(spot & 255)
            if step in (self.JUMP, self.EXTRA) or (step == self.MOVE and earlier != spot):
                trail.append(spot & 255)
            spot = earlier
        trail.append(spot & 255)
        jumps.append(spot & 255)
        trail.reverse()
        jumps.reverse()
        return trail, jumps
