"""Operations: migrations, backup, restore, dry run of an upgrade."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ringtable.cli import main
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


KILLED = """
import os, signal, sys
from ringtable.server import maintenance
honest, calls = maintenance.insert, iter(range(3))
def interrupted(table):
    if next(calls, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)
    return honest(table)
maintenance.PAGE = 3
maintenance.insert = interrupted
maintenance.backup(sys.argv[1], sys.argv[2])
"""


@pytest.mark.pg
def test_a_backup_that_is_killed_midway_is_no_backup(pg_db: str, tmp_path: Path) -> None:
    """It left an empty file, and restoring that said "0 tables" as if all were well."""
    played(pg_db)
    file = tmp_path / "backup.db"
    killed = subprocess.run([sys.executable, "-c", KILLED, pg_db, str(file)], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert not file.exists()
    left = tmp_path / "backup.db.part"
    assert left.exists()
    with pytest.raises(BadDatabase, match="not whole"):
        maintenance.restore(str(left), f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()
    assert maintenance.backup(pg_db, str(file)).rooms == 2, "the next one is whole"
    assert not left.exists()


def test_a_backup_with_something_missing_is_refused(sqlite_db: str, tmp_path: Path) -> None:
    played(sqlite_db)
    whole = tmp_path / "whole.db"
    maintenance.backup(sqlite_db, str(whole))
    cuts: list[tuple[str, Callable[[Path], object]]] = [
        ("row", lambda file: sql(file, "DELETE FROM entry WHERE seq = 2")),
        ("seal", lambda file: sql(file, "UPDATE backup SET chat = chat + 1")),
        (
            "unsealed",
            lambda file: sql(file, "DROP TABLE backup", "DELETE FROM entry WHERE seq = 2"),
        ),
        ("half", lambda file: os.truncate(file, file.stat().st_size // 2)),
        ("end", lambda file: os.truncate(file, file.stat().st_size - 4096)),
        ("empty", lambda file: file.write_bytes(b"")),
    ]
    for name, cut in cuts:
        file = tmp_path / f"{name}.db"
        file.write_bytes(whole.read_bytes())
        cut(file)
        with pytest.raises(BadDatabase, match=r"not whole|not a backup"):
            maintenance.restore(str(file), f"sqlite:///{tmp_path}/{name}-new.db")
        assert not (tmp_path / f"{name}-new.db").exists()
    older = tmp_path / "older.db"
    older.write_bytes(whole.read_bytes())
    sql(older, "DROP TABLE backup")
    assert maintenance.restore(str(older), f"sqlite:///{tmp_path}/older-new.db").rooms == 2


def test_a_backup_of_an_empty_database_is_a_backup(db: str, tmp_path: Path) -> None:
    asyncio.run(maintenance.upgrade(url_of(db)))
    file = str(tmp_path / "empty.db")
    assert maintenance.backup(db, file).rooms == 0
    assert maintenance.restore(file, f"sqlite:///{tmp_path}/new.db").rooms == 0


def sql(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


RINGTABLE = "import sys; from ringtable.cli import main; sys.exit(main())"


def ringtable_db(*arguments: str, most_bytes: int = 0) -> tuple[int, str]:
    """A command as an operator gives it, perhaps on a disk with little space."""

    def little_space() -> None:
        if most_bytes:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    command = [sys.executable, "-c", RINGTABLE, *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, preexec_fn=little_space
    )
    return done.returncode, done.stderr + done.stdout


def test_a_full_disk_gets_a_sentence_and_leaves_nothing(db: str, tmp_path: Path) -> None:
    played(db)
    file = tmp_path / "backup.db"
    code, said = ringtable_db("db", "backup", str(file), "--db", db, most_bytes=32 * 1024)
    assert code == 2, said
    assert "could not be written" in said
    assert "Traceback" not in said
    assert sorted(one.name for one in tmp_path.glob("backup*")) == []
    maintenance.backup(db, str(file))
    target = tmp_path / "new.db"
    code, said = ringtable_db(
        "db", "restore", str(file), "--db", f"sqlite:///{target}", most_bytes=32 * 1024
    )
    assert (code, "could not be written" in said, "Traceback" in said) == (2, True, False), said
    assert sorted(one.name for one in tmp_path.glob("new.db*")) == []


def test_a_newer_database_gets_a_sentence(db: str, tmp_path: Path) -> None:
    """Serving, backing up, restoring, upgrading: none of them touches it."""
    played(db)
    file = tmp_path / "backup.db"
    maintenance.backup(db, str(file))
    sql(file, "UPDATE alembic_version SET version_num = '9999'")
    asyncio.run(age(db, "9999"))
    for arguments in (
        ["serve", "--port", "1", "--db", db],
        ["db", "backup", str(tmp_path / "again.db"), "--db", db],
        ["db", "upgrade", "--db", db],
        ["db", "restore", str(file), "--db", f"sqlite:///{tmp_path}/new.db"],
    ):
        code, said = ringtable_db(*arguments)
        assert code == 2, said
        assert "newer version" in said, arguments
        assert "Traceback" not in said
    assert sorted(one.name for one in tmp_path.glob("*.part")) == []


async def age(db: str, version: str) -> None:
    engine = make_engine(url_of(db))
    async with engine.begin() as connection:
        await connection.execute(
            text("UPDATE alembic_version SET version_num = :v"), {"v": version}
        )
    await engine.dispose()


READING = (
    ["db", "backup", "b.db"],
    ["db", "upgrade", "--dry-run"],
    ["db", "prune", "--finished", "30"],
    ["export", "--out", "-"],
)


@pytest.mark.parametrize("arguments", READING)
def test_whoever_only_reads_makes_no_database(
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*arguments, "--db", "sqlite:///nowhere.db"]) == 2
    assert "there is no database nowhere.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", READING)
def test_a_database_of_others_has_no_tables_of_ours(
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    sql(tmp_path / "theirs.db", "CREATE TABLE recipe (name TEXT)")
    assert main([*arguments, "--db", "sqlite:///theirs.db"]) == 2
    assert "has no tables of ringtable" in capsys.readouterr().err


def test_what_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("My dear Frodo, " * 1000)
    for arguments in (
        ["serve", "--port", "1"],
        ["db", "backup", str(tmp_path / "b.db")],
        ["db", "upgrade"],
        ["db", "upgrade", "--dry-run"],
        ["db", "prune", "--finished", "30"],
        ["export", "--out", "-"],
    ):
        code, said = ringtable_db(*arguments, "--db", f"sqlite:///{file}")
        assert (code, "cannot be read" in said, "Traceback" in said) == (2, True, False), said


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
