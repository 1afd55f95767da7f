"""Writers: a whole group of changes in one synced transaction.

SQLite has a thread with a connection of its own, to which a group is handed over at once: each
statement by itself would hand over as often, and every hand-over waits for the interpreter's lock.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import attrgetter
from typing import Any, Final

import msgspec
from sqlalchemy import insert, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ringtable.server.storage.database import ENTRY, PRAGMAS, is_sqlite
from ringtable.server.storage.entries import Change

# Only a room that still stands where the writer saw it is changed; what came too late is left out.
STANDING: Final = """
    UPDATE room SET seq = v.seq, about = COALESCE(v.about, room.about), state = v.state,
        moves = v.moves, changed = v.changed, due = v.due, outcome = v.outcome
    FROM {source} WHERE room.id = v.id AND room.seq = v.seq - 1 RETURNING room.id
"""
FROM_SQLITE: Final = """(
    SELECT value->>'id' AS id, value->>'seq' AS seq, value->>'about' AS about,
        value->>'state' AS state, value->>'moves' AS moves, value->>'changed' AS changed,
        value->>'due' AS due, value->>'outcome' AS outcome FROM json_each(:rows)) AS v"""
FROM_POSTGRES: Final = """jsonb_to_recordset(CAST(:rows AS jsonb)) AS v(id text, seq int,
    about text, state text, moves int, changed float, due float, outcome text)"""

IN_ORDER: Final = text("SELECT id FROM room WHERE id = ANY(:ids) ORDER BY id FOR UPDATE")
NOTIFY: Final = text("SELECT pg_notify('ringtable', id) FROM unnest(CAST(:ids AS text[])) AS id")

MOST_ROWS: Final = 128  # in one statement, a power of two


class Writer(ABC):
    """Writes changes of rooms, of one room each, in one synced transaction."""

    pid = 0  # how a database with many clients knows this one

    def __init__(self, engine: AsyncEngine) -> None:
        # Entries are written by the thousand: as tuples, past the toolkit's work on each value.
        compiled = insert(ENTRY).compile(dialect=engine.dialect)
        self.insert = str(compiled)
        self.row = attrgetter(*(name for name in compiled.positiontup or () if name != "room"))

    @abstractmethod
    async def write(self, changes: Sequence[Change]) -> set[str]:
        """The rooms that were written; the others had moved on. Raises if none was."""

    @abstractmethod
    async def close(self) -> None: ...

    def rows(self, changes: Sequence[Change], written: set[str]) -> list[tuple[Any, ...]]:
        row = self.row
        return [(c.room, *row(c.entry)) for c in changes if c.room in written]


class SqliteWriter(Writer):
    def __init__(self, engine: AsyncEngine, path: str, busy: float) -> None:
        super().__init__(engine)
        self.path = path
        self.busy = busy
        self.pragmas: tuple[str, ...] = PRAGMAS
        self.standing = STANDING.format(source=FROM_SQLITE)
        self.one_row = self.insert[self.insert.index("VALUES") + 6 :].strip()
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[Change]) -> set[str]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.write_now, changes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()

    # In the thread

    def write_now(self, changes: Sequence[Change]) -> set[str]:
        try:
            connection = self.connection or self.connect()
            connection.execute("BEGIN IMMEDIATE")
            standing = connection.execute(self.standing, {"rows": standings(changes)})
            written = {row[0] for row in standing}
            self.insert_rows(connection, self.rows(changes, written))
            connection.execute("COMMIT")
        except BaseException:
            self.disconnect()  # which rolls back; the next group connects anew
            raise
        return written

    def insert_rows(self, connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
        """Many rows in one statement, in groups of a few sizes: between two statements the thread
        waits for the interpreter's lock, and its owner is in no hurry."""
        at = 0
        while at < len(rows):
            size = min(MOST_ROWS, 1 << (len(rows) - at).bit_length() - 1)
            group = rows[at : at + size]
            values = self.insert + f", {self.one_row}" * (size - 1)
            connection.execute(values, [value for row in group for value in row])
            at += size

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, self.busy, isolation_level=None)
        self.connection = connection
        for pragma in self.pragmas:
            connection.execute(pragma)
        return connection

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


class PostgresWriter(Writer):
    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.engine = engine
        self.standing = text(STANDING.format(source=FROM_POSTGRES))
        self.connection: AsyncConnection | None = None

    async def write(self, changes: Sequence[Change]) -> set[str]:
        try:
            return await self.write_with(self.connection or await self.connect(), changes)
        except BaseException:
            await self.close()  # the next group connects anew
            raise

    async def write_with(self, connection: AsyncConnection, changes: Sequence[Change]) -> set[str]:
        async with connection.begin():
            if len(changes) > 1:
                await connection.execute(IN_ORDER, {"ids": [change.room for change in changes]})
            result = await connection.execute(self.standing, {"rows": standings(changes)})
            written = {row[0] for row in result}
            if written:
                await connection.exec_driver_sql(self.insert, self.rows(changes, written))
                await connection.execute(NOTIFY, {"ids": list(written)})
        return written

    async def connect(self) -> AsyncConnection:
        connection = await self.engine.connect()
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        self.pid = driver.get_server_pid()
        self.connection = connection
        return connection

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):  # broken already, perhaps
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()


def make_writer(url: URL, engine: AsyncEngine, busy: float) -> Writer:
    if is_sqlite(url):
        return SqliteWriter(engine, url.database or "", busy)
    return PostgresWriter(engine)


def standings(changes: Sequence[Change]) -> str:
    return msgspec.json.encode([standing_of(change) for change in changes]).decode()


def standing_of(change: Change) -> dict[str, Any]:
    return {
        "id": change.room,
        "seq": change.entry.seq,
        "about": change.about,
        "state": change.state,
        "moves": change.moves,
        "changed": change.changed,
        "due": change.due,
        "outcome": change.outcome,
    }
