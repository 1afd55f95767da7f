"""Connections: how many there may be, how long one may say nothing, and that it is cut if it does
not take what it is sent.

A connection costs a place in the table of the system. Who holds many and says nothing, or half a
sentence, would keep all others out.
"""

import asyncio
import resource
import time
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ringtable.server.http.addresses import is_among, neighbourhood, networks
from ringtable.server.http.counters import Counters
from ringtable.server.metrics import CONNECTIONS, REFUSALS
from ringtable.server.settings import Settings

LOG: Final = structlog.get_logger("ringtable.connections")

MOST_OF_ONE: Final = 200  # connections of one address
KEPT_FREE: Final = 256  # places for files, the database, bots
REQUEST_SECONDS: Final = 20.0  # to say what is wanted
ANSWER_SECONDS: Final = 180.0  # to work it out and to be heard
MOST_UNSENT: Final = 1024 * 1024  # bytes that wait for a client to take them
MOST_UNREAD: Final = 4  # messages of one client that wait to be carried out
LINE: Final = "line"  # in the state of a socket: the connection itself, a `SocketLine`
TEXT_FRAME: Final = 0x81  # a whole text
SHORT_FRAME: Final = 126  # bytes from which on the length stands in two bytes of its own
LONG_FRAME: Final = 1 << 16  # and in eight
SAY_AGAIN: Final = 10.0  # seconds between two lines of the log that say the same

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
    b'connection: close\r\n\r\n{"reason":"full","message":"The server has no connection left; '
    b'try again in a moment."}'
)
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
    b'connection: close\r\n\r\n{"reason":"too-many-connections","message":"Too many connections '
    b'from one address."}'
)
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door:
    """Lets connections in, or not."""

    def __init__(self, settings: Settings) -> None:
        self.limited = settings.limits
        self.most = settings.connections or room_for_connections()
        self.request_seconds = settings.request_seconds
        self.proxies = networks(settings.proxies)
        self.counters = Counters(settings.counters)
        self.count = 0
        self.said: dict[str, float] = {}

    def problem(self, address: str) -> bytes:
        """Nothing if a connection may come in; else what it is told."""
        if self.count >= self.most:
            self.say("the table of connections is full", most=self.most)
            REFUSALS.labels("full").inc()
            return FULL
        if self.limits(address) and not self.counters.enter(key_of(address), MOST_OF_ONE):
            self.say("too many connections from one address", address=address)
            REFUSALS.labels("too-many-connections").inc()
            return TOO_MANY
        self.count += 1
        CONNECTIONS.set(self.count)
        return b""

    def leave(self, address: str) -> None:
        self.count -= 1
        CONNECTIONS.set(self.count)
        if self.limits(address):
            self.counters.leave(key_of(address))

    def limits(self, address: str) -> bool:
        """A proxy that we know brings many people."""
        return self.limited and not is_among(address, self.proxies)

    def say(self, what: str, **more: Any) -> None:
        now = time.monotonic()
        if now - self.said.get(what, -SAY_AGAIN) >= SAY_AGAIN:
            self.said[what] = now
            LOG.warning(what, **more)


def key_of(address: str) -> str:
    return f"connections {neighbourhood(address)}"


def room_for_connections() -> int:
    """As many as the system gives us places for, some of which we need ourselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65536)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(64, wanted - KEPT_FREE)


class HttpLine(H11Protocol):
    """A connection that speaks HTTP."""

    inside = False
    upgraded = False
    timer: asyncio.TimerHandle | None = None
    waits_for = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door: Door = self.app.door  # see `Application`
        self.address = self.client[0] if self.client else ""
        problem = self.door.problem(self.address)
        if problem:
            transport.write(problem)
            transport.close()
            return
        self.inside = True
        self.expect("request", self.door.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect("")
        self.go()
        super().connection_lost(exc)

    def go(self) -> None:
        if self.inside:
            self.inside = False
            self.door.leave(self.address)

    def data_received(self, data: bytes) -> None:
        if self.inside:
            super().data_received(data)
            self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.expect("")
        self.go()  # the socket comes in by itself
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.expect("")
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """What is waited for now: the rest of a request, or its answer."""
        if self.upgraded or self.transport.is_closing():
            return
        conn = self.conn
        begun = conn.their_state is h11.IDLE and bool(conn.trailing_data[0])
        if begun or conn.their_state is h11.SEND_BODY:
            self.expect("request", self.door.request_seconds)
        elif conn.their_state in (h11.DONE, h11.MUST_CLOSE):
            self.expect("answer", ANSWER_SECONDS)

    def expect(self, what: str, seconds: float = 0.0) -> None:
        """Wait for something, and not for ever. Further bits of it give no further time."""
        if what == self.waits_for and what:
            return
        self.waits_for = what
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if what:
            self.timer = self.loop.call_later(seconds, self.too_slow)

    def too_slow(self) -> None:
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and self.waits_for == "request":
                self.transport.write(TOO_SLOW)
                self.transport.close()
            else:
                self.transport.abort()


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    inside = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door: Door = self.app.door  # see `Application`
        self.address = self.client[0] if self.client else ""
        problem = self.door.problem(self.address)
        self.inside = not problem
        if problem:
            self.transport.write(problem)
            self.transport.close()
            return
        self.loop.call_later(self.door.request_seconds, self.too_slow)

    def too_slow(self) -> None:
        """Nobody said within the time who they are."""
        if not self.handshake_complete:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self.inside = False
            self.door.leave(self.address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["state"][LINE] = self

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close it would wait until the client takes what is left

    def cut(self) -> None:
        """End it at once, whatever waits to be sent."""
        self.transport.abort()

    def write_text(self, text: bytes) -> bool:
        """Nearly all that is sent are texts on an open line whose client takes them: each is one
        frame, written as it is. False if it has to go the library's way, and nothing is sent."""
        conn = self.conn
        if (
            conn.state is not State.OPEN
            or conn.extensions
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
        ):
            return False
        self.transport.write(head_of_text(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """The library stops reading with every message until it is taken; to stop and go on costs
        the system more than to read one. So it stops only if messages gather."""
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        if not self.inside:
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.abort()  # a greeting too odd for the library to refuse it
            return
        # Also what the protocol itself answers (to pings) waits for a client that takes nothing.
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()


def head_of_text(size: int) -> bytes:
    """What stands before a text of so many bytes in a frame of a server (RFC 6455, 5.2)."""
    if size < SHORT_FRAME:
        return bytes((TEXT_FRAME, size))
    if size < LONG_FRAME:
        return bytes((TEXT_FRAME, SHORT_FRAME)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, SHORT_FRAME + 1)) + size.to_bytes(8, "big")
