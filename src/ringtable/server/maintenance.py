"""Operations on a database beside the running server: backup, restore, dry run of an upgrade.

A backup is one SQLite file whatever the engine, so it can be kept, moved and restored into either.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Table, create_engine, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ringtable.kernel.errors import RingtableError
from ringtable.server import games
from ringtable.server.retention import Keep, Pruned, prune
from ringtable.server.rooms.room import UNDO, LiveRoom
from ringtable.server.rooms.seats import decode_about, encode_about
from ringtable.server.storage.database import (
    CHAT,
    ENTRY,
    NOTICE,
    REPORT,
    ROOM,
    BadDatabase,
    bring_up_to_date,
    check_known,
    check_there,
    check_version,
    hold_alone,
    is_missing,
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
    """Copy everything into a new SQLite file, at one moment, while the server runs. It has its
    name only when it is whole, and says in itself what it must hold."""
    target = Path(file).absolute()
    if target.exists():
        raise BadDatabase(f"{file} exists already; a backup never overwrites")
    url = url_of(db)
    asyncio.run(check_there(url))
    with unfinished(target) as part:
        if is_sqlite(url):
            copy_sqlite(url, part)
        else:
            asyncio.run(copy_out(url, part))
        copied = seal(part)
    return copied


def restore(file: str, db: str) -> Copied:
    """Put a backup into an empty database. Nothing that is there is ever overwritten, and a backup
    that is not whole is refused."""
    source = Path(file)
    if not source.is_file():
        raise BadDatabase(f"there is no file {file}")
    copied = check_whole(source)
    url = url_of(db)
    if is_missing(url):
        with unfinished(Path(str(url.database)).absolute()) as part:
            copy_sqlite(url_of(file), part)
            with closing(sqlite3.connect(part)) as connection:
                connection.execute("DROP TABLE IF EXISTS backup")
                connection.commit()
            asyncio.run(upgrade(url_of(str(part))))
    else:
        asyncio.run(copy_in(source, url))
    return copied


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """A file beside its place, which it takes once it is whole and on the disk. What was left by
    somebody who was interrupted is thrown away."""
    part = target.with_name(f"{target.name}.part")
    remove(part)
    keep_private(part, new=True)
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except (sqlite3.Error, SQLAlchemyError, OSError) as problem:
        said = getattr(problem, "orig", None) or problem
        raise BadDatabase(f"{target} could not be written: {said}") from problem
    finally:
        remove(part)


def remove(file: Path) -> None:
    for beside in ("", "-wal", "-shm", "-journal"):
        Path(f"{file}{beside}").unlink(missing_ok=True)


def copy_sqlite(url: URL, target: Path) -> None:
    source = str(url.database)
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        leave_out_notices(writing)


def leave_out_notices(connection: sqlite3.Connection) -> None:
    """Where people are told stays with the server that they told: a copy of it, tried out
    somewhere, must not write to them."""
    has_notices = "SELECT count(*) FROM sqlite_master WHERE name = ?"
    if connection.execute(has_notices, [NOTICE.name]).fetchone()[0]:
        connection.execute("PRAGMA secure_delete=on")
        connection.execute("DELETE FROM notice")
        connection.commit()


def seal(file: Path) -> Copied:
    """Write into a backup what it holds, and make it a single file."""
    with closing(sqlite3.connect(file)) as connection:
        counts = [rows_of(connection, table.name) for table in TABLES]
        connection.execute("DROP TABLE IF EXISTS backup")
        connection.execute("CREATE TABLE backup (room INT, entry INT, chat INT, report INT)")
        connection.execute("INSERT INTO backup VALUES (?, ?, ?, ?)", counts)
        connection.commit()
        connection.execute("PRAGMA journal_mode=delete")
    return Copied(counts[0], counts[1])


def check_whole(file: Path) -> Copied:
    """What a backup holds; one that is damaged, unfinished or too new is refused in words."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            check = connection.execute("PRAGMA quick_check").fetchone()[0]
            counts = [rows_of(connection, table.name) for table in TABLES]
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            has_seal = "SELECT count(*) FROM sqlite_master WHERE name = 'backup'"
            sealed = None
            if connection.execute(has_seal).fetchone()[0]:
                sealed = connection.execute("SELECT * FROM backup").fetchone()
            entries = connection.execute("SELECT coalesce(sum(seq), 0) FROM room").fetchone()[0]
    except (sqlite3.Error, TypeError) as problem:
        raise BadDatabase(f"{file} is not a backup of ringtable") from problem
    check_known(version)
    # Backups of older versions have no seal. Whole ones have all entries of every table, and some.
    whole = tuple(counts) == sealed if sealed else counts[0] > 0 and counts[1] == entries
    if check != "ok" or not whole:
        raise BadDatabase(f"{file} is not whole: it was damaged, or never finished")
    return Copied(counts[0], counts[1])


def rows_of(connection: sqlite3.Connection, table: str) -> int:
    counted = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - our own names
    return int(counted.fetchone()[0])


async def upgrade(url: URL) -> None:
    if not is_missing(url):
        await check_version(url)
    engine = make_engine(url)
    try:
        await bring_up_to_date(engine)
    finally:
        await engine.dispose()


async def copy_out(url: URL, target: Path) -> None:
    """Read PostgreSQL at one moment (a repeatable read) into a fresh file."""
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
    except SQLAlchemyError as problem:
        said = getattr(problem, "orig", None) or problem
        raise BadDatabase(f"the database could not be written: {said}") from problem
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
    await check_there(url_of(db))
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


def pruned(db: str, keep: Keep, dry_run: bool = False) -> Pruned:
    """Remove tables that have stayed long enough, beside a running server or without one."""
    return asyncio.run(prune_store(db, keep, dry_run))


async def prune_store(db: str, keep: Keep, dry_run: bool) -> Pruned:
    await check_there(url_of(db))
    store = Store(db)
    try:
        return await prune(store, keep, dry_run=dry_run)
    finally:
        await store.close()


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
