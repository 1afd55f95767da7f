"""The socket: who watches gets every change that they can see, and may act through it.

What a client can take is sent at once. To a slow one messages go through an outbox and a task that
empties it, so it holds up nobody. If it falls too far behind it is cut off; it comes back with
`watch` and the last step it has.
"""

import asyncio
from contextlib import suppress
from sys import getsizeof
from typing import Final

import msgspec
import structlog

from ringtable.kernel.errors import RingtableError
from ringtable.server.http.connections import LINE, SocketLine
from ringtable.server.http.guard import LARGEST_BODY, Message, Pace, Receive, Scope, Send
from ringtable.server.metrics import PUSHES, REFUSALS, SOCKETS
from ringtable.server.problems import (
    Conflict,
    Forbidden,
    Malformed,
    Refusal,
    TooFast,
    TooLarge,
    UsedLink,
    problem_of,
)
from ringtable.server.rooms import actions
from ringtable.server.rooms.registry import Rooms, recent_log
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.rooms.seats import Who
from ringtable.wire.types import (
    ActedOn,
    ActOn,
    FromServer,
    Point,
    Pointed,
    Refused,
    Unwatch,
    Update,
    Watch,
    decode_client,
    encode,
)

LOG: Final = structlog.get_logger("ringtable.socket")
FURTHEST_BEHIND: Final = 512 * 1024  # bytes that wait for one client
FIRST_WATCH: Final = 60.0  # seconds within which somebody who follows nothing must follow something
MOST_TABLES: Final = 50  # watched through one socket


class Follower:
    """Somebody who watches one room through a connection."""

    def __init__(self, connection: "Connection", room: LiveRoom, who: Who) -> None:
        self.connection = connection
        self.room = room
        self.who = who

    def push(self, message: bytes) -> None:
        self.connection.push(message)

    def dismiss(self) -> None:
        """The token by which this one watches is worth nothing any more."""
        self.connection.leave(self.room.id)
        refusal = Refusal(UsedLink(), None)
        self.connection.refuse(self.room.id, "", refusal)


class Connection:
    """One open socket."""

    def __init__(self, rooms: Rooms, scope: Scope, receive: Receive, send: Send) -> None:
        self.rooms = rooms
        self.line: SocketLine = scope["state"][LINE]
        self.receive = receive
        self.send = send
        self.following: dict[str, Follower] = {}
        self.outbox: list[bytes] = []
        self.behind = 0  # bytes in it
        self.emptying = False
        self.wake = asyncio.Event()
        self.pace = Pace(200, 50)
        self.pointing = Pace(20, 2)
        self.limited = rooms.settings.limits
        self.closed = False

    # Out

    def push(self, message: bytes) -> None:
        if self.closed:
            return
        if not self.outbox and not self.emptying and self.line.write_text(message):
            PUSHES.inc()
        else:
            self.behind += getsizeof(message)
            if self.behind > FURTHEST_BEHIND:
                self.give_up()
                return
            self.outbox.append(message)
            self.wake.set()

    def give_up(self) -> None:
        """This one takes nothing: what waits for it is dropped, and the connection is cut."""
        LOG.info("a socket fell too far behind")
        REFUSALS.labels("too-far-behind").inc()
        self.closed = True
        self.outbox = []
        self.line.cut()

    def tell(self, message: FromServer) -> None:
        self.push(encode.encode(message))

    async def empty_outbox(self) -> None:
        send = self.send
        while not self.closed:
            await self.wake.wait()
            self.wake.clear()
            self.emptying = True
            waiting, self.outbox = self.outbox, []
            for message in waiting:
                await send({"type": "websocket.send", "text": message.decode()})
                self.behind -= getsizeof(message)
            PUSHES.inc(len(waiting))
            self.emptying = False

    # In

    async def serve(self) -> None:
        writer = asyncio.create_task(self.empty_outbox())
        writer.add_done_callback(swallow)
        SOCKETS.inc()
        try:
            while not self.closed:
                message = await self.next_message()
                if message["type"] != "websocket.receive":
                    break
                data = message.get("text") or message.get("bytes") or ""
                await self.take(data)
        finally:
            SOCKETS.dec()
            writer.cancel()
            for id in list(self.following):
                self.leave(id)

    async def next_message(self) -> Message:
        if self.following:
            return await self.receive()
        try:
            return await asyncio.wait_for(self.receive(), FIRST_WATCH)
        except TimeoutError:
            with suppress(Exception):  # gone already
                await self.send({"type": "websocket.close", "code": 4408, "reason": "idle"})
            return {"type": "websocket.disconnect"}

    async def take(self, data: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it is answered, never thrown."""
        table, action_id = "", ""
        try:
            if self.limited and not self.pace.ok():
                raise TooFast
            if len(data) > LARGEST_BODY:
                raise TooLarge
            try:
                message = decode_client.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                raise Malformed(f"the message is malformed: {problem}", "malformed") from problem
            table = message.table
            if isinstance(message, ActOn):
                action_id = message.action_id
                await self.act(message)
            elif isinstance(message, Watch):
                await self.watch(message)
            elif isinstance(message, Unwatch):
                self.leave(message.table)
            else:
                self.point(message)
        except Refusal as refusal:
            self.refuse(table, action_id, refusal)
        except RingtableError as problem:
            self.refuse(table, action_id, Refusal(problem, None))
        except Exception as problem:  # our own mistake, at one table: the others go on
            LOG.error("message failed", table=table, exc_info=problem)
            ours = RingtableError("the server failed at this message", "server-error")
            self.refuse(table, action_id, Refusal(ours, None))

    def refuse(self, table: str, action_id: str, refusal: Refusal) -> None:
        problem = problem_of(refusal.problem, refusal.table)
        REFUSALS.labels(problem.reason).inc()
        self.tell(Refused(table, problem, action_id))

    async def watch(self, message: Watch) -> None:
        room = await self.rooms.open(message.table)
        who = await self.rooms.who(room, message.tokens)
        known = self.following.get(room.id)
        if known is None and len(self.following) >= MOST_TABLES:
            raise Conflict("too many tables through one socket", "too-many-tables")
        self.leave(room.id)
        async with room.lock:  # nothing happens between this answer and the first push
            if self.rooms.live.get(room.id) is not room:  # it left the memory in the meantime
                raise Conflict("the table was put away just now; ask again", "busy")
            await self.rooms.fresh(room)
            log = await self.rooms.log_since(room, who, message.since)
            follower = Follower(self, room, who)
            self.following[room.id] = follower
            came = not set(who.seats) <= room.connected()
            room.enter(follower)
            self.tell(Update(room.view(who), log))
            if came:
                self.rooms.show_presence(room, follower)

    def leave(self, id: str) -> None:
        follower = self.following.pop(id, None)
        if follower is not None:
            room = follower.room
            room.leave(follower)
            if not set(follower.who.seats) <= room.connected():
                self.rooms.show_presence(room)

    def followed(self, id: str) -> Follower:
        follower = self.following.get(id)
        if follower is None:
            raise Conflict("watch the table first", "not-watching")
        return follower

    async def act(self, message: ActOn) -> None:
        follower = self.followed(message.table)
        room, who = follower.room, follower.who
        repeated = await actions.act(self.rooms, room, who, message, follower)
        log = []
        seq, told = room.last_told
        if not repeated and seq == room.seq:
            log = recent_log(room, who, [room.heads[-1]], {seq: told})
        self.tell(ActedOn(message.action_id, room.view(who), log, repeated))

    def point(self, message: Point) -> None:
        follower = self.followed(message.table)
        if self.limited and not self.pointing.ok():
            raise TooFast
        if message.seat >= 0:
            follower.who.must_hold(message.seat)
        elif follower.who.seats:
            raise Forbidden("a player points from a seat")
        shown = encode.encode(Pointed(message.table, message.seat, message.thing))
        for other in list(follower.room.watchers):
            if other is not follower:
                other.push(shown)


def swallow(task: "asyncio.Task[None]") -> None:
    """A socket that breaks while something is sent: the reader notices by itself."""
    if not task.cancelled():
        task.exception()


async def follow(rooms: Rooms, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket, straight on the server's interface: every message counts."""
    await receive()  # the wish to connect
    await send({"type": "websocket.accept"})
    await Connection(rooms, scope, receive, send).serve()
