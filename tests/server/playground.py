"""A real server in a thread, and people who play at it: what the tests of the server stand on."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from ringtable.loadtest.target import HERE, free_port
from ringtable.server.http.app import make_app
from ringtable.server.rooms.registry import Rooms
from ringtable.server.serve import LINES
from ringtable.server.settings import Settings

PATIENCE = 60.0
T = TypeVar("T")


class Playground:
    """A server of this process, with calls as a client makes them."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app,
            HERE,
            self.port,
            timeout_graceful_shutdown=5,
            **LINES,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.base = f"http://{HERE}:{self.port}"
        # Let go of sooner than the server does: a busy machine may pause just as it closes them.
        kept = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=self.base, trust_env=False, timeout=PATIENCE, limits=kept)
        self.sent = 0
        self.heard: list[str] = []  # everything that came back, for tests of secrets

    def start(self) -> "Playground":
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.thread.is_alive(), "the server did not start"
        return self

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.litestar.state.rooms
        return rooms

    def call(
        self, method: str, path: str, body: object = None, tokens: str = "", **headers: str
    ) -> httpx.Response:
        if tokens:
            headers["Ringtable-Token"] = tokens
        if isinstance(body, bytes):
            headers.setdefault("content-type", "application/json")
            answer = self.http.request(method, path, content=body, headers=headers)
        else:
            answer = self.http.request(method, path, json=body, headers=headers)
        self.heard.append(answer.text)
        return answer

    def make(self, game: str = "dash", seats: str = "mm", **more: Any) -> "Table":
        """A table: `m` is a seat of mine, `o` an open one, `b` a bot."""
        kinds = {"m": "me", "o": "open", "b": "bot"}
        wish = {"game": game, "seats": [{"kind": kinds[one]} for one in seats], **more}
        answer = self.call("POST", "/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    @contextmanager
    def socket(self) -> Iterator["Socket"]:
        with connect(f"ws://{HERE}:{self.port}/ws", proxy=None) as connection:
            yield Socket(self, connection)


class Socket:
    """One WebSocket, read with patience."""

    def __init__(self, ground: Playground, connection: ClientConnection) -> None:
        self.ground = ground
        self.connection = connection

    def send(self, message: object) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self.connection.send(text)

    def watch(self, table: str, *tokens: str, since: int = 0) -> Any:
        self.send({"type": "watch", "table": table, "tokens": list(tokens), "since": since})
        return self.receive()

    def receive(self, kind: str = "", seconds: float = PATIENCE) -> Any:
        """The next message, or the next of a kind."""
        while True:
            text = self.connection.recv(seconds)
            assert isinstance(text, str)
            self.ground.heard.append(text)
            message = json.loads(text)
            if not kind or message["type"] == kind:
                return message

    def silent(self, seconds: float = 0.4) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.receive(seconds=seconds)
        except TimeoutError:
            return True
        return False


class Table:
    """A table and the tokens of its seats."""

    def __init__(self, ground: Playground, made: dict[str, Any]) -> None:
        self.ground = ground
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["seats"]}
        self.spectator: str = made["spectator_token"]

    def call(self, method: str, path: str, body: object = None, tokens: str = "") -> httpx.Response:
        return self.ground.call(method, f"/api/tables/{self.id}{path}", body, tokens)

    def see(self, seat: int = 0) -> Any:
        answer = self.call("GET", "", tokens=self.tokens.get(seat, self.spectator))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def view(self, seat: int = 0) -> Any:
        return self.see(seat)["table"]

    def asked(self) -> list[int]:
        question = self.view(-1)["view"]["question"]
        return [] if question is None else question["seats"]

    def options(self, seat: int) -> list[str]:
        question = self.view(seat)["view"]["question"]
        return [] if question is None else [one["text"] for one in question["options"]]

    def wish(self, seat: int, action: str, **more: Any) -> dict[str, Any]:
        self.ground.sent += 1
        wish = {
            "action_id": f"a{self.ground.sent}",
            "expected_version": self.view(seat)["version"],
            "seat": seat,
            "action": action,
        }
        return {**wish, **more}

    def post(self, seat: int, wish: dict[str, Any]) -> httpx.Response:
        return self.call("POST", "/actions", wish, self.tokens[seat])

    def act(self, seat: int, action: str) -> Any:
        answer = self.post(seat, self.wish(seat, action))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act_first(self, seat: int) -> Any:
        return self.act(seat, self.options(seat)[0])

    def play_out(self, seed: int = 1, most: int = 5000) -> int:
        """Everybody answers everything, anyhow, until the match is over."""
        random = Random(seed)
        for moves in range(most):
            state = self.view(-1)
            if state["state"] == "finished":
                return moves
            mine = [seat for seat in state["view"]["question"]["seats"] if seat in self.tokens]
            if not mine:
                time.sleep(0.05)
                continue
            self.act(mine[0], random.choice(self.options(mine[0])))
        raise AssertionError("the match does not end")

    def played_here(self) -> int:
        """The number of the last entry as the server has it."""
        return self.ground.rooms.live[self.id].seq


def at_once(*calls: Callable[[], T]) -> list[T]:
    """Make several calls at the same moment, each from a thread of its own."""
    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(lambda call: call(), calls))


def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is so, with a generous limit."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.01)
