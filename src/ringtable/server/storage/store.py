"""The store: the one door to the database, for SQLite and PostgreSQL alike.

A room is a table with its present standing; entries are everything that happened at it. Both change
in one transaction only, `append`, which takes all changes that wait at that moment.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from typing import IO, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, func, insert, or_, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ringtable.kernel.errors import RingtableError
from ringtable.server.storage.database import (
    BUSY_SECONDS,
    CHAT,
    ENTRY,
    REPORT,
    ROOM,
    STORE_SECONDS,
    bring_up_to_date,
    hold_alone,
    is_sqlite,
    make_engine,
    url_of,
)
from ringtable.server.storage.entries import Change, Entry, Head
from ringtable.server.storage.group_writer import NOTIFY, make_writer

CHANNEL: Final = "ringtable"
BEAT: Final = ""
BEAT_STATEMENT: Final = f"SELECT pg_notify('{CHANNEL}', '{BEAT}')"
BEAT_SECONDS: Final = 5.0  # of silence, after which we say something ourselves and listen for it
SILENT_BEATS: Final = 3
ALIVE_SECONDS: Final = 2.0
FAULTS: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, sqlite3.Error, OSError, EOFError)


class StoreDown(RingtableError):
    """The database does not answer, is full, or may not be written."""

    def __init__(self, message: str = "the database does not answer; nothing was changed") -> None:
        super().__init__(message, "store-down")


class Room(Struct):
    """A table as it is stored."""

    id: str
    game: str
    seats: int
    options: str
    dice_key: bytes
    about: str
    seq: int
    state: str
    listed: bool
    moves: int
    created: float
    changed: float
    due: float | None
    outcome: str | None


class Chat(Struct):
    number: int
    seat: int
    name: str
    text: str
    time: float


HEAD: Final = [ENTRY.c[name] for name in Head.__struct_fields__]

Noticed = Callable[[str | None], Awaitable[None]]


class Store:
    """Rooms, entries, chat and reports in a database."""

    def __init__(
        self, db: str, busy: float = BUSY_SECONDS, patience: float = STORE_SECONDS
    ) -> None:
        self.url: URL = url_of(db)
        self.embedded = is_sqlite(self.url)
        self.patience = patience
        self.engine: AsyncEngine = make_engine(self.url, busy, patience)
        self.lock: IO[str] | None = None
        self.writer = make_writer(self.url, self.engine, busy)
        self.beat_seconds = BEAT_SECONDS
        self.hears = True  # whether notices of other processes reach us

    async def open(self) -> None:
        """Connect, take a SQLite file for this process alone, and bring the schema up to date."""
        if self.embedded:
            self.lock = hold_alone(self.url)
        await bring_up_to_date(self.engine)

    async def close(self) -> None:
        with suppress(TimeoutError):  # a database that does not answer holds up no end
            async with asyncio.timeout(self.patience):
                await self.writer.close()
                await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    # Writing

    async def create(self, room: Room, entries: list[Entry]) -> None:
        async with self.transaction() as connection:
            await connection.execute(insert(ROOM), [msgspec.structs.asdict(room)])
            await connection.execute(insert(ENTRY), [row_of(room.id, entry) for entry in entries])

    async def append(self, changes: Sequence[Change]) -> set[str]:
        """Write all changes, of one room each, in one synced transaction. Gives the rooms that were
        written; the others had moved on already."""
        try:
            async with asyncio.timeout(self.patience):
                return await self.writer.write(changes)
        except FAULTS as problem:
            raise StoreDown from problem

    async def say(self, room: str, line: Chat) -> bool:
        """Add a line to the chat; False if its number was taken by another process."""
        try:
            async with self.transaction() as connection:
                row = {"room": room, **msgspec.structs.asdict(line)}
                await connection.execute(insert(CHAT), [row])
                if not self.embedded:
                    await connection.execute(NOTIFY, {"ids": [room]})
        except IntegrityError:
            return False
        return True

    async def keep_report(self, room: str, seq: int, report: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(REPORT.delete().where(REPORT.c.room == room))
            await connection.execute(insert(REPORT), [{"room": room, "seq": seq, "report": report}])

    # Reading

    async def room(self, id: str) -> Room | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == id))).mappings().first()
        return None if row is None else Room(**row)

    async def heads(self, room: str, after: int = 0) -> list[Head]:
        query = select(*HEAD).where(ENTRY.c.room == room, ENTRY.c.seq > after)
        async with self.reading() as connection:
            result = await connection.execute(query.order_by(ENTRY.c.seq))
            return [Head(*row) for row in result]

    async def facts(self, room: str, after: int, before: int) -> dict[int, bytes]:
        """What was told by the entries between two numbers (both not included)."""
        query = select(ENTRY.c.seq, ENTRY.c.facts).where(
            ENTRY.c.room == room, ENTRY.c.seq > after, ENTRY.c.seq < before
        )
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def snapshot(self, room: str, seq: int) -> bytes:
        query = select(ENTRY.c.snapshot).where(ENTRY.c.room == room, ENTRY.c.seq == seq)
        async with self.reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            raise StoreDown(f"entry {seq} of table {room} has no position")
        return found

    async def snapshots(self, room: str, seqs: Sequence[int]) -> dict[int, bytes]:
        query = select(ENTRY.c.seq, ENTRY.c.snapshot).where(
            ENTRY.c.room == room, ENTRY.c.seq.in_(seqs)
        )
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def chat(self, room: str, after: int, limit: int = 200) -> list[Chat]:
        query = select(*[CHAT.c[name] for name in Chat.__struct_fields__])
        query = query.where(CHAT.c.room == room, CHAT.c.number > after)
        async with self.reading() as connection:
            result = await connection.execute(query.order_by(CHAT.c.number).limit(limit))
            return [Chat(*row) for row in result]

    async def last_chat(self, room: str) -> int:
        query = select(func.max(CHAT.c.number)).where(CHAT.c.room == room)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def report(self, room: str, seq: int) -> str | None:
        query = select(REPORT.c.report).where(REPORT.c.room == room, REPORT.c.seq == seq)
        async with self.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def listed(
        self, state: str, game: str, after: tuple[float, str] | None, limit: int
    ) -> list[Room]:
        """Listed rooms in a state, the newest change first."""
        query = select(ROOM).where(ROOM.c.listed.is_(True), ROOM.c.state == state)
        if game:
            query = query.where(ROOM.c.game == game)
        if after is not None:
            changed, id = after
            earlier = and_(ROOM.c.changed == changed, ROOM.c.id < id)
            query = query.where(or_(ROOM.c.changed < changed, earlier))
        query = query.order_by(ROOM.c.changed.desc(), ROOM.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [Room(**row) for row in (await connection.execute(query)).mappings()]

    async def due(
        self, before: float, after: tuple[float, str] = (0.0, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """Rooms at which the server has something to do (a bot to move, a clock that ran out) with
        the time it was due; a page of them, beginning after one."""
        later = and_(ROOM.c.due == after[0], ROOM.c.id > after[1])
        query = select(ROOM.c.due, ROOM.c.id)
        query = query.where(ROOM.c.due <= before, or_(ROOM.c.due > after[0], later))
        async with self.reading() as connection:
            result = await connection.execute(query.order_by(ROOM.c.due, ROOM.c.id).limit(limit))
            return [(row[0], row[1]) for row in result]

    def unfinished(self) -> AsyncIterator[Room]:
        """All rooms whose match goes on, one by one."""
        return self.rooms(finished=False)

    async def rooms(self, finished: bool) -> AsyncIterator[Room]:
        """All rooms whose match is over, or goes on, one by one."""
        last = ""
        while True:
            ended = ROOM.c.state == "finished"
            query = select(ROOM).where(ROOM.c.id > last, ended if finished else ~ended)
            async with self.reading() as connection:
                result = await connection.execute(query.order_by(ROOM.c.id).limit(100))
                rows: list[RowMapping] = list(result.mappings())
            if not rows:
                return
            for row in rows:
                yield Room(**row)
            last = rows[-1]["id"]

    async def alive(self) -> bool:
        """Whether the database answers; this wants to be known soon."""
        try:
            async with self.reading(min(self.patience, ALIVE_SECONDS)) as connection:
                await connection.execute(text("SELECT 1"))
        except StoreDown:
            return False
        return True

    def space_left(self) -> int | None:
        """Bytes left where an embedded database lies; another one looks after itself."""
        if not self.embedded:
            return None
        with suppress(OSError):
            return disk_usage(Path(str(self.url.database)).absolute().parent).free
        return 0

    # Connections

    @asynccontextmanager
    async def reading(self, seconds: float = 0.0) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(seconds or self.patience), self.connection() as connection:
                yield connection
        except FAULTS as problem:
            raise StoreDown from problem

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection that nobody uses again after it kept us waiting for too long."""
        async with self.engine.connect() as connection:
            try:
                yield connection
            except asyncio.CancelledError:
                with suppress(Exception):  # broken already, perhaps
                    await connection.invalidate()
                raise

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.writing()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(self.patience), self.connection() as connection:
                if self.embedded:
                    await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection
        except IntegrityError:
            raise
        except FAULTS as problem:
            raise StoreDown from problem

    # Notices from other processes

    async def listen(self, noticed: Noticed) -> None:
        """Call back with a room that another process changed, and with None after the line was cut:
        then any room may have changed. A notice holds the room's id and nothing else. Returns when
        the line is cut or has gone silent; whoever keeps listening calls again."""
        import asyncpg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        waiting: asyncio.Queue[str | None] = asyncio.Queue()

        def heard(_connection: object, pid: int, _channel: str, room: object) -> None:
            if pid != self.writer.pid:
                waiting.put_nowait(str(room))

        def cut(_connection: object) -> None:
            waiting.put_nowait(None)

        self.hears = False
        connection = await asyncpg.connect(address, timeout=self.patience)
        try:
            connection.add_termination_listener(cut)
            await connection.add_listener(CHANNEL, heard)
            self.hears = True
            await noticed(None)
            beats = 0  # of our own that we have not heard
            while beats < SILENT_BEATS:
                try:
                    async with asyncio.timeout(self.beat_seconds):
                        room = await waiting.get()
                except TimeoutError:
                    # A line that says nothing may have nothing to say, or nobody at its other end.
                    beats += 1
                    await connection.execute(BEAT_STATEMENT, timeout=self.beat_seconds)
                    continue
                if room is None:
                    return
                if room == BEAT:
                    beats = 0
                else:
                    await noticed(room)
        finally:
            self.hears = False
            connection.terminate()


def row_of(room: str, entry: Entry) -> dict[str, Any]:
    row = msgspec.structs.asdict(entry)
    row["room"] = room
    return row
