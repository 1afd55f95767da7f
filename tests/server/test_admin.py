"""Operations: migrations, backup, restore, dry run of an upgrade."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ringtable.server import maintenance
from ringtable.server.rooms.positions import hash_of
from ringtable.server.settings import Settings
from ringtable.server.storage.database import (
    BadDatabase,
    bring_up_to_date,
    check_migrations,
    is_newest,
    make_engine,
    url_of,
)
from tests.server.conftest import new_database
from tests.server.playground import Playground, Table


def test_the_migrations_make_the_tables_that_the_code_uses(db: str) -> None:
    async def check() -> None:
        engine = make_engine(url_of(db))
        await bring_up_to_date(engine)
        await bring_up_to_date(engine)  # a second start changes nothing
        async with engine.connect() as connection:
            await connection.run_sync(check_migrations)
            assert await connection.run_sync(is_newest)
        await engine.dispose()

    asyncio.run(check())


def test_a_column_without_a_migration_is_found(sqlite_db: str) -> None:
    """The check itself, on a planted difference."""

    async def check() -> None:
        engine = make_engine(url_of(sqlite_db))
        await bring_up_to_date(engine)
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE chat ADD COLUMN forgotten TEXT"))
        async with engine.connect() as connection:
            await connection.run_sync(check_migrations)
        await engine.dispose()

    with pytest.raises(Exception, match="forgotten"):
        asyncio.run(check())


def played(db: str) -> tuple[Table, Any, Any]:
    """A database with a running and a finished table; what their first seats see."""
    ground = Playground(Settings(db=db, limits=False, bot_workers=1)).start()
    table = ground.make("murk", "mm")
    table.act_first(0)
    finished = ground.make(seats="m", options={"hobbits": "sam"}, listed=True)
    finished.play_out()
    table.call("POST", "/chat", {"seat": 0, "text": "keep this"}, table.tokens[0])
    seen, over = table.see(0), finished.see(0)
    ground.stop()
    return table, seen, (finished, over)


@pytest.mark.parametrize("to", ["sqlite", pytest.param("postgres", marks=pytest.mark.pg)])
def test_a_backup_is_restored_on_either_engine(
    db: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table, seen, (finished, over) = played(db)
    file = str(tmp_path / "backup.db")
    copied = maintenance.backup(db, file)
    assert copied.rooms == 2
    assert copied.entries > 10
    with pytest.raises(BadDatabase, match="never overwrites"):
        maintenance.backup(db, file)
    target = new_database(to, request, tmp_path)
    assert maintenance.restore(file, target) == copied
    with pytest.raises(BadDatabase, match="into an empty one"):
        maintenance.restore(file, target)
    again = Playground(Settings(db=target, limits=False, bot_workers=1)).start()
    table.ground = finished.ground = again
    assert table.see(0) == seen
    assert finished.see(0) == over
    assert table.call("GET", "/chat", tokens=table.tokens[0]).json()[0]["text"] == "keep this"
    table.act(0, "pass")
    again.stop()


def test_a_backup_can_be_taken_while_the_server_runs(ground: Playground, tmp_path: Path) -> None:
    table = ground.make("murk", "mm")
    store = ground.rooms.store
    maintenance.backup(store.url.render_as_string(hide_password=False), str(tmp_path / "live.db"))
    table.act_first(0)
    with sqlite3.connect(tmp_path / "live.db") as copy:
        assert copy.execute("SELECT seq FROM room").fetchall() == [(1,)]


def test_what_is_no_backup_is_refused_with_a_sentence(tmp_path: Path, sqlite_db: str) -> None:
    foreign = tmp_path / "foreign.db"
    foreign.write_bytes(b"not a database at all" * 100)
    with pytest.raises(BadDatabase, match="not a backup"):
        maintenance.restore(str(foreign), sqlite_db)
    with pytest.raises(BadDatabase, match="no file"):
        maintenance.restore(str(tmp_path / "none.db"), sqlite_db)
    with pytest.raises(BadDatabase, match="no database"):
        maintenance.backup(f"sqlite:///{tmp_path}/none.db", str(tmp_path / "b.db"))


def test_a_dry_run_names_the_tables_that_would_not_go_on(db: str) -> None:
    table = played(db)[0]
    fine = maintenance.upgrade_dry_run(db)
    assert (fine.tables, fine.troubles) == (1, [])
    asyncio.run(spoil(db, table.id))
    trouble = maintenance.upgrade_dry_run(db)
    assert [one.table for one in trouble.troubles] == [table.id]
    assert "no step" in trouble.troubles[0].message
    assert trouble.troubles[0].game == "murk"


async def spoil(db: str, table: str) -> None:
    """As if a step that the position stands at had gone from the rules."""
    engine = make_engine(url_of(db))
    async with engine.begin() as connection:
        rows = await connection.execute(
            text("SELECT seq, snapshot FROM entry WHERE room = :room"), {"room": table}
        )
        for seq, snapshot in rows.all():
            position = bytes(snapshot)[17:].replace(b"murk.hide", b"murk.gone")
            spoiled = b"#" + hash_of(position) + position
            await connection.execute(
                text("UPDATE entry SET snapshot = :s WHERE room = :room AND seq = :seq"),
                {"s": spoiled, "room": table, "seq": seq},
            )
    await engine.dispose()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://x", "not supported"),
        ("sqlite://", "name one"),
        ("://", "not the address"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(address: str, words: str) -> None:
    with pytest.raises(BadDatabase, match=words):
        url_of(address)
