"""What lies on the table: the sheets of all players, and the dice of the present turn."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ringtable.games.dash.box.components import (
    ALL_DICE,
    BAG_END,
    EMPTY,
    FULL,
    HALF,
    MORDOR,
    NO_HOBBIT,
    NO_SYMBOL,
    SPLIT,
    Circle,
    Die,
    Hobbit,
    Symbol,
)
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dash(State):
    """A position of Dash to Mordor."""

    SETTINGS: ClassVar[tuple[str, ...]] = ("faces", "squares", "advanced", "turn_limit")
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "hobbit",
        "circle",
        "square",
        "out",
        "round",
        "place",
        "pool",
        "shown",
        "kept",
        "to_apply",
        "rings_kept",
        "rings_work",
    )
    __slots__ = (*SETTINGS, *COLUMNS)

    def __init__(
        self,
        seats: int,
        rng: Rng,
        faces: tuple[tuple[Symbol, ...], ...],
        squares: int,
        advanced: bool,
        turn_limit: int,
    ) -> None:
        super().__init__(seats, rng)
        # Settings of the match; they never change.
        self.faces: tuple[tuple[Symbol, ...], ...] = faces
        self.squares: int = squares  # on each Nazgûl path [D2.5]
        self.advanced: bool = advanced
        self.turn_limit: int = turn_limit  # of the solo game; 0 is none
        # The sheets, by seat [D3.3].
        self.hobbit: list[Hobbit] = [NO_HOBBIT] * seats
        self.circle: list[Circle] = [BAG_END] * seats
        self.square: bytearray = bytearray(squares * seats)
        self.out: int = 0  # eliminated seats, as bits
        self.round: int = 0  # rounds begun
        # The turn.
        self.place: Circle = BAG_END  # where it began: the ability that counts [D10.1]
        self.pool: int = ALL_DICE  # dice not yet kept, as bits [D1.4]
        self.shown: list[Symbol] = [NO_SYMBOL] * 5  # the last roll
        self.kept: list[Symbol] = [NO_SYMBOL] * 5
        self.to_apply: int = 0  # kept dice whose result is still to come, as bits
        self.rings_kept: int = 0
        self.rings_work: bool = False  # orcs do not outnumber warriors

    def copy(self) -> "Dash":
        s = Dash.__new__(Dash)
        self.copy_frames(s)
        s.faces = self.faces
        s.squares = self.squares
        s.advanced = self.advanced
        s.turn_limit = self.turn_limit
        s.hobbit = self.hobbit[:]
        s.circle = self.circle[:]
        s.square = self.square[:]
        s.out = self.out
        s.round = self.round
        s.place = self.place
        s.pool = self.pool
        s.shown = self.shown[:]
        s.kept = self.kept[:]
        s.to_apply = self.to_apply
        s.rings_kept = self.rings_kept
        s.rings_work = self.rings_work
        return s

    # Small questions

    def in_game(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def players(self) -> list[int]:
        """The seats still in the game, in seat order."""
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def in_mordor(self, seat: int) -> bool:
        """The last circle of the hobbit path is marked. [D1.6]"""
        return self.circle[seat] == MORDOR

    def owner(self, die: Die) -> int:
        """The seat whose colour the die has, or nobody if the colour is neutral. [D1.5]"""
        for seat in range(self.seats):
            if self.hobbit[seat] == die and self.in_game(seat):
                return seat
        return NOBODY

    def squares_of(self, seat: int) -> bytearray:
        return self.square[seat * self.squares : (seat + 1) * self.squares]

    def leftmost_open(self, seat: int) -> int:
        """The leftmost square that is not full, or -1. [D7.2]"""
        for number in range(self.squares):
            if self.square[seat * self.squares + number] != FULL:
                return number
        return -1

    def unsplit(self, seat: int) -> list[int]:
        """Empty unsplit squares, from the left. [D7.3]"""
        first = seat * self.squares
        return [number for number in range(self.squares) if self.square[first + number] == 0]

    def remaining_marks(self, seat: int) -> int:
        """How many marks the Nazgûl path still takes. [D7.8]"""
        squares = self.squares_of(seat)
        return squares.count(EMPTY) + 2 * squares.count(SPLIT) + squares.count(HALF)
