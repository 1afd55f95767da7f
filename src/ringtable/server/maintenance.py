"""Operations on a database beside the running server: backup, restore, dry run of an upgrade.

A backup is one SQLite file whatever the engine, so it can be kept, moved and restored into either.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Table, create_engine, func, insert, select
from sqlalchemy.engine import URL

from ringtable.kernel.errors import RingtableError
from ringtable.server import games
from ringtable.server.rooms.room import UNDO, LiveRoom
from ringtable.server.rooms.seats import decode_about, encode_about
from ringtable.server.storage.database import (
    CHAT,
    ENTRY,
    REPORT,
    ROOM,
    BadDatabase,
    bring_up_to_date,
    hold_alone,
    is_sqlite,
    keep_private,
    make_engine,
    url_of,
)
from ringtable.server.storage.store import Store

TABLES: Final = (ROOM, ENTRY, CHAT, REPORT)
PAGE: Final = 500


class Copied(Struct, frozen=True):
    """What a backup or a restore moved."""

    rooms: int
    entries: int


class Trouble(Struct, frozen=True):
    """A table that would not go on under the present rules."""

    table: str
    game: str
    message: str


class DryRun(Struct, frozen=True):
    """What would become of the tables that are being played."""

    tables: int
    troubles: list[Trouble]


def backup(db: str, file: str) -> Copied:
    """Copy everything into a new SQLite file, at one moment, while the server runs."""
    target = Path(file)
    if target.exists():
        raise BadDatabase(f"{file} exists already; a backup never overwrites")
    url = url_of(db)
    if is_sqlite(url):
        copy_sqlite(url, target)
    else:
        asyncio.run(copy_out(url, target.absolute()))
    return counted(target)


def restore(file: str, db: str) -> Copied:
    """Put a backup into an empty database. Nothing that is there is ever overwritten."""
    source = Path(file)
    if not source.is_file():
        raise BadDatabase(f"there is no file {file}")
    try:
        copied = counted(source)
    except Exception as problem:
        raise BadDatabase(f"{file} is not a backup of ringtable") from problem
    url = url_of(db)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        copy_sqlite(url_of(file), Path(str(url.database)))
        asyncio.run(upgrade(url))
    else:
        asyncio.run(copy_in(source, url))
    return copied


def copy_sqlite(url: URL, target: Path) -> None:
    source = str(url.database)
    if not Path(source).is_file():
        raise BadDatabase(f"there is no database {source}")
    keep_private(target, new=True)
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)


def counted(file: Path) -> Copied:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        rooms = connection.execute("SELECT count(*) FROM room").fetchone()[0]
        entries = connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    return Copied(rooms, entries)


async def upgrade(url: URL) -> None:
    engine = make_engine(url)
    await bring_up_to_date(engine)
    await engine.dispose()


async def copy_out(url: URL, target: Path) -> None:
    """Read PostgreSQL at one moment (a repeatable read) into a fresh file."""
    keep_private(target, new=True)
    await upgrade(url_of(str(target)))
    engine = make_engine(url)
    writing = create_engine(f"sqlite:///{target}")
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            with writing.begin() as to:
                for table in TABLES:
                    rows = await connection.stream(select(table))
                    async for part in rows.mappings().partitions(PAGE):
                        to.execute(insert(table), [dict(row) for row in part])
    finally:
        writing.dispose()
        await engine.dispose()


async def copy_in(source: Path, url: URL) -> None:
    lock = hold_alone(url) if is_sqlite(url) else None
    engine = make_engine(url)
    try:
        await bring_up_to_date(engine)
        async with engine.begin() as connection:
            found = await connection.execute(select(func.count()).select_from(ROOM))
            if found.scalar():
                raise BadDatabase("the database has tables already; restore into an empty one")
            for table in TABLES:
                for part in pages(source, table):
                    await connection.execute(insert(table), part)
    finally:
        await engine.dispose()
        if lock is not None:
            lock.close()


def pages(source: Path, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows of a backup, a page at a time."""
    engine = create_engine(f"sqlite:///{source.absolute()}")
    try:
        with engine.connect() as connection:
            for part in connection.execute(select(table)).mappings().partitions(PAGE):
                yield [dict(row) for row in part]
    finally:
        engine.dispose()


# Upgrades


def upgrade_dry_run(db: str) -> DryRun:
    """Open every table that is being played under the present rules, and change nothing."""
    return asyncio.run(try_all(db))


async def try_all(db: str) -> DryRun:
    store = Store(db)
    tables = 0
    troubles: list[Trouble] = []
    try:
        async for room in store.unfinished():
            tables += 1
            try:
                game = games.game(room.game)
                heads = await store.heads(room.id)
                at = max(head.seq for head in heads if head.kind <= UNDO)
                live = LiveRoom(room, heads, await store.snapshot(room.id, at))
                for seat in live.waiting():
                    if not live.flow.options(live.position, seat):
                        raise RingtableError("a question without an answer", "no-options")
                for seat in range(-1, room.seats):
                    game.table(live.position, seat)
            except Exception as problem:  # whatever old positions do to new rules is told
                message = f"{type(problem).__name__}: {problem}"
                troubles.append(Trouble(room.id, room.game, message))
    finally:
        await store.close()
    return DryRun(tables, troubles)


def thaw(db: str, table: str) -> None:
    """Let a frozen table go on, once what failed has been mended. The server must not run on a
    SQLite file at that time."""
    asyncio.run(thaw_room(db, table))


async def thaw_room(db: str, table: str) -> None:
    store = Store(db)
    await store.open()
    try:
        room = await store.room(table)
        if room is None:
            raise BadDatabase(f"there is no table {table}", "no-such-table")
        about = decode_about.decode(room.about)
        about.frozen = ""
        async with store.transaction() as connection:
            values = {"about": encode_about.encode(about).decode(), "due": 0.0}
            await connection.execute(ROOM.update().where(ROOM.c.id == table).values(**values))
    finally:
        await store.close()
