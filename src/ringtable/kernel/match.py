"""A match: a game being played, with its history, undo and record."""

import json
from hashlib import blake2b
from typing import Any

from ringtable.kernel.agreement import DRAW, RESIGN, agree_on_draw, carry_out, resign
from ringtable.kernel.errors import NoUndo, WrongSeat
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game, Options, View
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.play import Played, draft, play
from ringtable.kernel.rng import commitment, further_key, shared_key
from ringtable.kernel.state import State
from ringtable.kernel.view import look


def canonical(data: object) -> str:
    """Data as text, the same for the same data everywhere."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(data: object) -> str:
    """A short fingerprint of data."""
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()


class Move:
    """An action that was played: by whom, what, what it led to, and the position before it."""

    __slots__ = ("barrier", "before", "digest", "facts", "seat", "text")

    def __init__(
        self, seat: int, text: str, before: State, facts: list[Fact], barrier: bool, digest: str
    ) -> None:
        self.seat = seat
        self.text = text
        self.before = before
        self.facts = facts
        self.barrier = barrier
        self.digest = digest


class Match:
    """A game being played. Everything goes through `play`; nothing changes when it refuses."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: Options,
        key: bytes,
        opening: list[Fact],
        salt: bytes = b"",
        shares: list[bytes] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.key = key  # that was promised; what players added to it are the shares
        self.salt = salt
        self.shares = shares or []
        self.keys = [shared_key(key, self.shares)]  # of the dice; one more after each take-back
        self.opening = opening  # what happened before the first question
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.taken_back: list[
            tuple[int, int]
        ] = []  # (moves before it, seat): undone past a barrier
        self.start_digest = self.fingerprint()

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def commitment(self) -> str:
        """Published at the start; with the key it proves every die afterwards."""
        return commitment(self.key, self.salt)

    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return self.game.flow.waiting(self.state)

    def options_of(self, seat: int) -> list[str]:
        """The legal actions of a seat as texts; none if it is not asked."""
        return self.game.flow.texts(self.state, seat)

    def view(self, seat: int) -> View:
        """What a seat may know (a seat below zero: a spectator)."""
        return look(self.game, self.state, seat)

    def fingerprint(self) -> str:
        return digest(self.game.save_state(self.state))

    def play(self, text: str, seat: int) -> list[Fact]:
        """Play an action by its text, or a whole move joined by `; `; gives what happened."""
        return self.go_on(text, seat, play(self.game, self.state, text, seat))

    def resign(self, seat: int) -> list[Fact]:
        """The side of a seat gives up, whoever is asked now."""
        check_seat(self, seat)
        return self.go_on(RESIGN, seat, resign(self.game, self.state, seat))

    def agree_on_draw(self, seat: int) -> list[Fact]:
        """Both sides have agreed on a draw; the last consent came from this seat."""
        check_seat(self, seat)
        return self.go_on(DRAW, seat, agree_on_draw(self.game, self.state, seat))

    def carry_out(self, text: str, seat: int) -> list[Fact]:
        """A move of a record: an action, or one of the two ends above."""
        return self.go_on(text, seat, carry_out(self.game, self.state, text, seat))

    def go_on(self, text: str, seat: int, played: Played) -> list[Fact]:
        before = self.state
        self.state = played.after
        self.undone = []
        self.moves.append(
            Move(seat, text, before, played.facts, played.barrier, self.fingerprint())
        )
        return played.facts

    def draft(self, stages: list[str], seat: int) -> dict[str, Any] | None:
        """The question of the next stage of a move; None if it is whole. Nothing is played."""
        return draft(self.game, self.state, stages, seat)

    # Undo: a position restored, never an inverse operation

    def may_undo(self, seat: int) -> bool:
        """Whether the seat can take its last action back on its own."""
        return bool(self.moves) and self.moves[-1].seat == seat and not self.moves[-1].barrier

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take the last action back. Beyond a barrier (chance used, something shown, another seat's
        action) only with consent: of the solo player himself, or of everybody at the table. Then
        the dice that follow are new ones, or somebody would know them."""
        if not self.moves:
            raise NoUndo("there is nothing to take back", "nothing-to-undo")
        if not self.may_undo(seat):
            if not consent:
                raise NoUndo("dice, new knowledge or another player's action lie in between")
            self.taken_back.append((len(self.moves), seat))
        move = self.moves.pop()
        self.undone.append(move)
        self.state = move.before
        if self.taken_back:
            self.take_dice(len(self.taken_back))

    def take_dice(self, number: int) -> None:
        """Go on with the dice of another key: 0 is the first, each further one follows from it."""
        while len(self.keys) <= number:
            self.keys.append(further_key(self.keys[-1]))
        self.state = with_dice(self.state, self.keys[number])

    def dice_taken(self) -> list[tuple[int, int]]:
        """Where the dice became those of another key: (moves before it, which key)."""
        changes: list[tuple[int, int]] = []
        number = 0
        for at, s in enumerate([*(move.before for move in self.moves), self.state]):
            if s.rng.key != self.keys[number]:
                number = self.keys.index(s.rng.key)
                changes.append((at, number))
        return changes

    def redo(self) -> None:
        """Play again what was taken back last, with the same dice."""
        if not self.undone:
            raise NoUndo("there is nothing to play again", "nothing-to-redo")
        undone = self.undone
        move = undone.pop()
        self.state = move.before
        self.carry_out(move.text, move.seat)
        self.undone = undone

    def copy(self) -> "Match":
        """A match that goes on independently from here."""
        match = Match(
            self.game,
            self.state.copy(),
            dict(self.options),
            self.key,
            self.opening,
            self.salt,
            self.shares,
        )
        match.keys = list(self.keys)
        match.start_digest = self.start_digest
        match.moves = list(self.moves)
        match.taken_back = list(self.taken_back)
        return match

    def facts(self) -> list[Fact]:
        """Everything that happened so far, in order."""
        told = list(self.opening)
        for move in self.moves:
            told.extend(move.facts)
        return told


def with_dice(s: State, key: bytes) -> State:
    """The same position with other dice to come."""
    other = s.copy()
    other.rng = other.rng.with_key(key)
    return other


def new_match(
    game: Game,
    seats: int,
    options: Options,
    key: bytes,
    salt: bytes = b"",
    shares: list[bytes] | None = None,
    began: int = 0,
) -> Match:
    """A fresh match at its first question; to be replayed, by the older rules it began under."""
    game.check_seats(seats)
    settled = game.settle(options)
    state = game.blank(seats, settled, game.new_rng(shared_key(key, shares or [])))
    state.began = began
    state.facts = []
    game.flow.start(state)
    opening = state.facts
    state.facts = None
    return Match(game, state, settled, key, opening, salt, shares)


def check_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < match.seats:
        raise WrongSeat(f"this table has seats 1 to {match.seats}, not {seat + 1}", "no-such-seat")


Data = dict[str, Any]
