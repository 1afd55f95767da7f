"""How long tables stay: those nobody played, those that are over, those that were left."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ringtable.cli import main
from ringtable.server import maintenance, retention
from ringtable.server.retention import DAY, Keep, Pruned
from ringtable.server.settings import Settings
from ringtable.server.storage.database import ENTRY, ROOM
from ringtable.server.storage.store import Store
from tests.server.playground import Playground, Table, wait_for

ALL = Keep(unplayed=30, finished=30, abandoned=30)


def grown_old(db: str, *ids: str, days: float) -> None:
    """As if everything at these tables had happened so many days earlier."""

    async def age() -> None:
        store = Store(db)
        async with store.transaction() as connection:
            for id in ids:
                older = {"changed": ROOM.c.changed - days * DAY}
                await connection.execute(update(ROOM).where(ROOM.c.id == id).values(**older))
                earlier = {"time": ENTRY.c.time - days * DAY}
                await connection.execute(update(ENTRY).where(ENTRY.c.room == id).values(**earlier))
        await store.close()

    asyncio.run(age())


def three_kinds(ground: Playground) -> dict[str, Table]:
    tables = {name: ground.make(seats="mm") for name in ("unplayed", "abandoned")}
    tables["abandoned"].act_first(0)
    tables["finished"] = ground.make(seats="m", options={"hobbits": "sam"}, seed="short")
    tables["finished"].play_out()
    return tables


def left(ground: Playground, tables: dict[str, Table]) -> set[str]:
    found = set()
    for name, table in tables.items():
        if table.call("GET", "", tokens=table.tokens[0]).status_code == 200:
            found.add(name)
    return found


@pytest.mark.parametrize("kind", ["unplayed", "finished", "abandoned"])
def test_each_kind_goes_by_its_own_age(db: str, kind: str) -> None:
    settings = Settings(db=db, limits=False, bot_workers=1)
    ground = Playground(settings).start()
    tables = three_kinds(ground)
    young = ground.make(seats="mm")
    ground.stop()
    grown_old(db, *(table.id for table in tables.values()), days=31)
    wish: dict[str, Any] = {kind: 30.0}
    done = maintenance.pruned(db, Keep(**wish))
    assert done == Pruned(**{kind: 1})
    again = Playground(settings).start()
    for table in [*tables.values(), young]:
        table.ground = again
    assert left(again, tables) == set(tables) - {kind}
    assert left(again, {"young": young}) == {"young"}
    gone = tables[kind].call("GET", "", tokens=tables[kind].tokens[0])
    assert (gone.status_code, gone.json()["reason"]) == (404, "no-such-table")
    again.stop()


def test_what_happened_unseen_counts_as_well(sqlite_db: str) -> None:
    """A move that nobody else could notice, made yesterday, at a table last changed long ago."""
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    table = ground.make("murk", "mm")
    grown_old(sqlite_db, table.id, days=40)
    table.act_first(0)  # marks a card in one's head
    ground.stop()
    assert maintenance.pruned(sqlite_db, ALL) == Pruned()


def test_nothing_is_left_of_a_table_and_nothing_else_goes(sqlite_db: str) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    old, young = ground.make(seats="mm"), ground.make(seats="mm")
    for table in (old, young):
        table.act_first(0)
        table.call("POST", "/chat", {"seat": 0, "text": "Mellon"}, table.tokens[0])
    ground.stop()
    grown_old(sqlite_db, old.id, days=31)
    maintenance.pruned(sqlite_db, ALL)
    with closing(sqlite3.connect(sqlite_db.removeprefix("sqlite:///"))) as connection:
        for query in (
            "SELECT id FROM room",
            "SELECT DISTINCT room FROM entry",
            "SELECT room FROM chat",
        ):
            assert connection.execute(query).fetchall() == [(young.id,)]


def test_records_are_kept_first(
    sqlite_db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    tables = three_kinds(ground)
    ground.stop()
    grown_old(sqlite_db, *(table.id for table in tables.values()), days=31)
    folder = tmp_path / "records"
    wish = ["db", "prune", "--db", sqlite_db, "--finished", "30", "--unplayed", "30"]
    assert main([*wish, "--records", str(folder), "--dry-run"]) == 0
    assert "1 unplayed, 1 finished and 0 abandoned tables would go" in capsys.readouterr().out
    assert not folder.exists()
    assert main([*wish, "--records", str(folder)]) == 0
    assert "tables removed; 1 records kept." in capsys.readouterr().out
    files = list(folder.iterdir())
    assert [file.name for file in files] == [f"ringtable-dash-{tables['finished'].id}.json"]
    assert files[0].stat().st_mode & 0o777 == 0o600
    assert main(["check", str(files[0])]) == 0


def test_a_table_whose_record_cannot_be_written_stays(
    sqlite_db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    finished = three_kinds(ground)["finished"]
    ground.stop()
    grown_old(sqlite_db, finished.id, days=31)
    (tmp_path / f"ringtable-dash-{finished.id}.json").mkdir()  # in the way
    wish = ["db", "prune", "--db", sqlite_db, "--finished", "30", "--records", str(tmp_path)]
    assert main(wish) == 1
    assert "1 finished tables stay" in capsys.readouterr().out
    with closing(sqlite3.connect(sqlite_db.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT count(*) FROM room").fetchone() == (3,)


def test_a_running_server_prunes_and_spares_what_is_in_use(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "ROUND_SECONDS", 0.1)
    ground = Playground(Settings(db=sqlite_db, limits=False, keep_unplayed=30.0)).start()
    old, used = ground.make(seats="mm"), ground.make(seats="mm")
    with ground.socket() as socket:
        socket.watch(used.id, used.tokens[0])
        del ground.rooms.live[old.id]  # as a table that nobody has looked at for a while
        grown_old(sqlite_db, old.id, used.id, days=31)
        wait_for(lambda: stored(sqlite_db) == [(used.id,)])
    ground.stop()


def stored(db: str) -> list[tuple[str]]:
    with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as connection:
        return connection.execute("SELECT id FROM room").fetchall()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["prune"], "say which tables go"),
        (["prune", "--finished", "0"], "not a number of days"),
        (["prune", "--finished", "soon"], "not a number of days"),
        (["prune", "file", "--finished", "3"], "takes no file"),
        (["upgrade", "--finished", "3"], "belong to db prune"),
        (["prune", "--finished", "3", "--db", "sqlite:///nowhere.db"], "there is no database"),
    ],
)
def test_bad_wishes_are_refused_in_words(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", *arguments]) != 0
    assert message in capsys.readouterr().err


def test_the_record_says_what_the_table_said(sqlite_db: str, tmp_path: Path) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    finished = three_kinds(ground)["finished"]
    served = finished.call("GET", "/record", tokens=finished.tokens[0]).json()
    ground.stop()
    grown_old(sqlite_db, finished.id, days=31)
    maintenance.pruned(sqlite_db, Keep(finished=30, records=str(tmp_path)))
    kept = json.loads((tmp_path / f"ringtable-dash-{finished.id}.json").read_text())
    assert kept == served
