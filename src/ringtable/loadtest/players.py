"""Players and spectators made of nothing: they answer every question with any legal option.

Each keeps what was acknowledged to it; afterwards the server must have exactly that.
"""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ringtable.loadtest.wire import LightSocket, connect


class Option(Struct):
    text: str


class Question(Struct):
    seats: list[int]
    options: list[Option]


class View(Struct):
    question: Question | None


class TableOf(Struct):
    table: str
    version: int
    step: int
    state: str
    view: View


class LogOf(Struct):
    step: int
    seat: int
    action: str
    time: float


class FromServer(Struct):
    """The few fields of `update`, `acted` and `refused` that a driver needs."""

    type: str
    table: Any = None
    action_id: str = ""
    repeated: bool = False
    log: list[LogOf] = []
    problem: Any = None


class Shown(Struct):
    type: str
    table: TableOf
    action_id: str = ""
    repeated: bool = False
    log: list[LogOf] = []


AGAIN_SECONDS = 0.5  # before an action is sent again that the database could not take

shown_of = msgspec.json.Decoder(Shown)
refused_of = msgspec.json.Decoder(FromServer)


class Figures:
    """What a run measured."""

    def __init__(self) -> None:
        self.answered: list[float] = []  # from sending an action to its answer
        self.seen: list[float] = []  # from sending an action to the view of each other watcher
        self.refused: dict[str, int] = {}
        self.errors: list[str] = []
        self.actions = 0
        self.repeated = 0
        self.heard = 0  # bytes of messages from the server


class Seat:
    """Somebody at a table, through a socket of its own. A spectator has no seat (-1)."""

    def __init__(self, crew: "Crew", table: str, seat: int, token: str) -> None:
        self.crew = crew
        self.table = table
        self.seat = seat
        self.token = token
        self.socket: LightSocket | None = None
        self.step = 0
        self.latest: TableOf | None = None
        self.pending: tuple[str, bytes, float] | None = None  # id, message and time of an action
        self.acked: list[str] = []  # the actions that were acknowledged, in order
        self.last_action = ""
        self.back_again = False  # connected anew: an action under way may have arrived or not

    async def connect(self, host: str, port: int) -> None:
        self.socket = await connect(host, port, "/ws", self.taken, self.lost)
        self.back_again = True
        self.watch()

    def watch(self) -> None:
        tokens = f'["{self.token}"]' if self.token else "[]"
        wish = f'{{"type":"watch","table":"{self.table}","tokens":{tokens},"since":{self.step}}}'
        if self.socket is not None:
            self.socket.send(wish.encode())

    def lost(self, socket: LightSocket) -> None:
        if self.socket is socket:
            self.socket = None

    def taken(self, message: bytes) -> None:
        self.crew.figures.heard += len(message)
        if message.startswith(b'{"type":"refused"'):
            self.refused(refused_of.decode(message))
            return
        if not message.startswith((b'{"type":"update"', b'{"type":"acted"')):
            return
        shown = shown_of.decode(message)
        if shown.table.table != self.table:
            return
        now = time.perf_counter()
        if shown.type == "acted":
            self.acknowledged(shown, now)
        for entry in shown.log:
            if entry.step > self.step:
                self.crew.noticed(self, entry, now)
        self.step = max(self.step, shown.table.step)
        self.latest = shown.table
        if self.back_again and self.pending is not None and self.socket is not None:
            self.socket.send(self.pending[1])
        self.back_again = False
        self.crew.turn(self)

    def acknowledged(self, shown: Shown, now: float) -> None:
        if self.pending is not None and self.pending[0] == shown.action_id:
            self.crew.figures.answered.append(now - self.pending[2])
            self.crew.figures.actions += 1
            self.crew.figures.repeated += shown.repeated
            self.acked.append(self.last_action)
            self.pending = None

    def refused(self, message: FromServer) -> None:
        reason = str(message.problem.get("reason"))
        figures = self.crew.figures
        figures.refused[reason] = figures.refused.get(reason, 0) + 1
        if self.pending is not None and self.pending[0] == message.action_id:
            if reason == "store-down":  # it may be written or not: the same again tells
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.send_again)
                return
            self.pending = None
            if reason == "stale-version":
                self.watch()
            else:
                figures.errors.append(f"{reason}: {message.problem.get('message')}")

    def send_again(self) -> None:
        if self.pending is not None and self.socket is not None:
            self.socket.send(self.pending[1])

    def options(self) -> list[Option]:
        if self.latest is None or self.latest.state != "playing" or self.seat < 0:
            return []
        question = self.latest.view.question
        return question.options if question is not None else []

    def act(self, random: Random) -> bool:
        """Answer the question at hand, if there is one for this seat and nothing is under way."""
        if self.pending is not None or self.socket is None:
            return False
        options = self.options()
        if not options or self.latest is None:
            return False
        text = random.choice(options).text
        action_id = f"{self.seat}-{self.crew.next_id()}"
        message = msgspec.json.encode(
            {
                "type": "act",
                "table": self.table,
                "action_id": action_id,
                "expected_version": self.latest.version,
                "seat": self.seat,
                "action": text,
            }
        )
        self.last_action = text
        self.pending = (action_id, message, time.perf_counter())
        self.crew.sent[self.table, self.seat] = time.perf_counter()
        self.socket.send(message)
        return True


Turn = Callable[[Seat], None]


class Crew:
    """All players and spectators of a run."""

    def __init__(self, host: str, port: int, seed: int = 1) -> None:
        self.host = host
        self.port = port
        self.random = Random(seed)  # noqa: S311 - which option a driver takes
        self.figures = Figures()
        self.seats: list[Seat] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.on_turn: Turn = ignore
        self.count = 0

    def next_id(self) -> int:
        self.count += 1
        return self.count

    def turn(self, seat: Seat) -> None:
        self.on_turn(seat)

    def noticed(self, seat: Seat, entry: LogOf, now: float) -> None:
        """Somebody sees an entry: how long after it was sent?"""
        if entry.seat != seat.seat:
            began = self.sent.get((seat.table, entry.seat))
            if began is not None:
                self.figures.seen.append(now - began)

    async def connect(self, seats: list[Seat], together: int = 100) -> None:
        for first in range(0, len(seats), together):
            group = seats[first : first + together]
            await asyncio.gather(*(seat.connect(self.host, self.port) for seat in group))
        self.seats = list({id(seat): seat for seat in [*self.seats, *seats]}.values())

    def close(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()


def ignore(_seat: Seat) -> None:
    """What happens on a turn while nothing is measured."""


def percentile(values: list[float], part: float) -> float:
    """In milliseconds; 0 of nothing."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]
