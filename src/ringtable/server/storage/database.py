"""The database: its tables, how it is opened, and how it is brought up to date.

SQLite is embedded and belongs to one process; PostgreSQL may serve several.
"""

import fcntl
import os
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ringtable.kernel.errors import RingtableError

if TYPE_CHECKING:
    from alembic.config import Config

NAMES: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMES)

# A table with its present standing. `seq` is the number of its last entry: whoever writes the next
# one must have seen it.
ROOM: Final = Table(
    "room",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("dice_key", LargeBinary, nullable=False),
    Column("about", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("due", Float(53)),
    Column("outcome", Text),
    Index("ix_room_lobby", "listed", "state", "changed"),
    Index("ix_room_due", "due"),
)

# Everything that ever happened at a table, in order; never changed, never removed.
ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("action_id", Text),
    Column("seen_by", Integer, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("back", Integer, nullable=False),
    Column("time", Float(53), nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Index("uq_entry_action", "room", "action_id", unique=True),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float(53), nullable=False),
)

REPORT: Final = Table(
    "report",
    METADATA,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("report", Text, nullable=False),
)

# Where to tell a seat that it is its turn while nobody is there. Private to whoever holds the token
# whose hash stands here: with another token nothing is sent, and the row goes.
NOTICE: Final = Table(
    "notice",
    METADATA,
    Column("room", Text, ForeignKey("room.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("told", Integer, nullable=False),
    Column("sent", Float(53), nullable=False),
    Column("here", Float(53), nullable=False),
    Column("looked", Integer, nullable=False),
    Column("again", Float(53), nullable=False),
    Index("ix_notice_again", "again"),
)

OWNER_ONLY: Final = 0o600
BUSY_SECONDS: Final = 5.0  # to wait for another who writes
STORE_SECONDS: Final = 8.0  # to wait for a database that does not answer

PRAGMAS: Final = (
    "PRAGMA journal_mode=wal",
    "PRAGMA synchronous=full",  # what was acknowledged survives a power cut
    "PRAGMA foreign_keys=on",
    "PRAGMA journal_size_limit=67108864",
    # What SQLite notes to undo a statement of many rows: in a file it costs as much as the rows.
    "PRAGMA temp_store=memory",
)


class BadDatabase(RingtableError):
    """A database that cannot be used, with a sentence for whoever runs the server."""

    def __init__(self, message: str, reason: str = "bad-database") -> None:
        super().__init__(message, reason)


def url_of(db: str) -> URL:
    """The address of a database as SQLAlchemy wants it: a path or `sqlite:///…`, or `postgresql://…`."""
    if "://" not in db:
        db = f"sqlite:///{Path(db).absolute()}"
    try:
        url = make_url(db)
    except Exception as problem:
        raise BadDatabase(f"{db!r} is not the address of a database") from problem
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("the server keeps its tables in a file; name one: sqlite:///play.db")
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"{url.get_backend_name()!r} is not supported: use SQLite or PostgreSQL")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def make_engine(
    url: URL, busy: float = BUSY_SECONDS, patience: float = STORE_SECONDS
) -> AsyncEngine:
    if is_sqlite(url):
        engine = create_async_engine(
            url, pool_size=3, pool_timeout=patience, connect_args={"timeout": busy}
        )
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", begin_at_once)
        return engine
    return create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        pool_timeout=patience,
        pool_pre_ping=True,
        connect_args={"timeout": patience},
    )


def set_pragmas(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    """SQLite opens a transaction when told; the writer takes its lock at once."""
    immediate = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def keep_private(path: Path, new: bool = False) -> None:
    """A file with every hand and every key in it: its owner reads it, nobody else. What SQLite
    puts beside it gets the same rights."""
    flags = os.O_CREAT | os.O_RDWR | (os.O_EXCL if new else 0)
    try:
        os.close(os.open(path, flags, OWNER_ONLY))
    except FileExistsError as problem:
        raise BadDatabase(f"{path} exists already") from problem
    except OSError as problem:
        raise BadDatabase(f"{path} cannot be opened: {problem.strerror}") from problem
    for beside in ("", "-wal", "-shm", "-journal", ".lock"):
        file = Path(f"{path}{beside}")
        with suppress(FileNotFoundError, PermissionError):  # it may be another account's
            if file.stat().st_mode & 0o077:
                file.chmod(OWNER_ONLY)


def hold_alone(url: URL) -> IO[str]:
    """Take a SQLite database for this process alone; the lock ends with the process."""
    keep_private(Path(f"{url.database}"))
    keep_private(Path(f"{url.database}.lock"))
    file = Path(f"{url.database}.lock").open("w")  # noqa: SIM115 - held as long as we serve
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        file.close()
        raise BadDatabase(
            f"{url.database} is served by another process; several need PostgreSQL"
        ) from problem
    return file


# Migrations. Alembic is large: it is loaded only where there is something to do.

NEWEST: Final = "0002"


def migration_config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config(stdout=StringIO())  # what it would say is for its own command line
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    from alembic import command

    command.upgrade(migration_config(connection), "head")


def check_migrations(connection: Connection) -> None:
    """Complain if the tables above differ from what the migrations make."""
    from alembic import command

    command.check(migration_config(connection))


def check_known(version: str) -> None:
    """A database of a version to come is left alone: we would not know what its columns mean."""
    if version > NEWEST:
        raise BadDatabase(
            f"the database was written by a newer version of ringtable ({version}; this one knows "
            f"{NEWEST}): install that version"
        )


def version_of(connection: Connection) -> str:
    """The newest migration that a database has seen; nothing for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def is_newest(connection: Connection) -> bool:
    version = version_of(connection)
    check_known(version)
    return version == NEWEST


def is_missing(url: URL) -> bool:
    """Whether there is no such file yet. Opening it would make one."""
    return is_sqlite(url) and not Path(str(url.database)).exists()


async def check_version(url: URL) -> str:
    """Complain in words of a database that is none, or is too new; gives its version."""
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
    except (SQLAlchemyError, OSError) as problem:
        said = getattr(problem, "orig", None) or problem
        raise BadDatabase(f"the database cannot be read: {said}") from problem
    finally:
        await engine.dispose()
    check_known(version)
    return version


async def check_there(url: URL) -> None:
    """Complain as well of a database that is not there, or was never one of ours."""
    if is_missing(url):
        raise BadDatabase(f"there is no database {url.database}")
    if not await check_version(url):
        raise BadDatabase("the database has no tables of ringtable")


async def bring_up_to_date(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if await connection.run_sync(is_newest):
            return
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # processes that start together take turns
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7461026)")
        await connection.run_sync(migrate)
