"""What lies on a disk or in a cache: who may read it, and what is noticed when it is damaged."""

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ringtable.loadtest.target import Target
from ringtable.server import maintenance
from ringtable.server.settings import Settings
from ringtable.server.storage.database import ENTRY
from tests.server.playground import Playground, Table
from tests.server.test_attending import in_server
from tests.server.test_leaks import refused


def rights(path: Path) -> str:
    return stat.filemode(path.stat().st_mode)


def test_files_of_the_server_are_for_their_owner_alone(tmp_path: Path) -> None:
    """They hold every hand and every key. The account's own habit (umask) does not matter, and a
    file that an older server left open to others is closed."""
    old = os.umask(0o022)
    try:
        (tmp_path / "tables.db").touch()
        target = Target(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
        target.start()
        try:
            wish = {"game": "dash", "seats": [{"kind": "me"}]}
            target.call("POST", "/api/tables", wish)
            files = sorted(tmp_path.glob("tables.db*"))
            assert len(files) >= 3, "the database, its log of changes, its lock"
            assert {file.name: rights(file) for file in files} == {
                file.name: "-rw-------" for file in files
            }
        finally:
            target.stop()
    finally:
        os.umask(old)


def test_backups_are_for_their_owner_alone(db: str, tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        ground = Playground(Settings(db=db, limits=False)).start()
        ground.make()
        file, restored = tmp_path / "backup.db", tmp_path / "restored.db"
        maintenance.backup(db, str(file))
        ground.stop()
        maintenance.restore(str(file), f"sqlite:///{restored}")
        assert (rights(file), rights(restored)) == ("-rw-------", "-rw-------")
    finally:
        os.umask(old)


def test_no_cache_keeps_a_view(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm", listed=True)
    token = table.tokens[0]
    paths = ("", "/history/1", "/chat", "/log?before=5", "/record")
    answers = [table.call("GET", path, tokens=token) for path in paths]
    answers += [
        table.post(0, table.wish(0, table.options(0)[0])),
        table.post(0, table.wish(0, "no such action")),
        table.call("GET", "", tokens="x"),
        ground_on_sqlite.call("GET", "/api/tables?state=playing"),
        ground_on_sqlite.call("GET", "/health"),
        ground_on_sqlite.call("GET", "/metrics", **{"X-Forwarded-For": "192.0.2.7"}),
    ]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store", answer.url
        assert "ringtable-token" in answer.headers["vary"].lower(), answer.url
    pack = ground_on_sqlite.call("GET", "/api/games/dash/content/house")
    assert pack.headers["cache-control"] == "no-cache", "what is printed may be kept"


# Damage


def damage(ground: Playground, table: Table, change: Callable[[bytes], bytes]) -> None:
    """Change the newest stored position, and let the server open the table anew."""

    async def write() -> None:
        async with ground.rooms.store.transaction() as connection:
            here = ENTRY.c.room == table.id
            query = select(ENTRY.c.seq, ENTRY.c.snapshot).where(here, ENTRY.c.snapshot.isnot(None))
            seq, snapshot = (await connection.execute(query.order_by(ENTRY.c.seq.desc()))).first()  # type: ignore[misc]
            row = here & (ENTRY.c.seq == seq)
            await connection.execute(update(ENTRY).where(row).values(snapshot=change(snapshot)))

    in_server(ground, write())
    del ground.rooms.live[table.id]


def flipped(at: float) -> Callable[[bytes], bytes]:
    """One bit, at a place between the beginning and the end."""

    def change(snapshot: bytes) -> bytes:
        place = min(len(snapshot) - 1, int(len(snapshot) * at))
        return snapshot[:place] + bytes([snapshot[place] ^ 4]) + snapshot[place + 1 :]

    return change


def notices(table: Table) -> list[int]:
    told = [fact for entry in table.see(0)["log"] for fact in entry["facts"]]
    return [fact["values"]["moves"] for fact in told if fact["id"] == "table-restored"]


@pytest.mark.parametrize("game", ["dash", "hunt"])
def test_one_flipped_bit_is_noticed_and_mended(ground: Playground, game: str) -> None:
    """In a small position, which is stored as it is, and in a large one, which is compressed."""
    table = ground.make(game, "mm")
    for _ in range(3):
        table.act_first(table.asked()[0])
    places = [number / 12 for number in range(12)]
    for number, place in enumerate(places, 1):
        seen = [table.view(seat)["view"] for seat in (0, 1, -1)]
        damage(ground, table, flipped(place))
        assert len(notices(table)) == number, place
        if notices(table)[-1] == 0:
            assert [table.view(seat)["view"] for seat in (0, 1, -1)] == seen
        table.act_first(table.asked()[0])
    assert notices(table).count(0) >= 9, "as a rule it is worked out again, and nothing is lost"


def test_what_cannot_be_worked_out_again_falls_back_to_the_last_good_position(
    ground: Playground,
) -> None:
    """The hash itself is damaged, so nothing proves what was there."""
    table = ground.make("dash", "mm", options={"hobbits": "sam,frodo"})
    before = table.view(0)["view"]
    table.act_first(0)
    damage(ground, table, lambda snapshot: snapshot[:5] + b"\0\0" + snapshot[7:])
    view = table.view(0)
    assert view["view"] == before
    assert (notices(table), view["taken_back"]) == ([1], 1)
    assert view["frozen"] == ""
    table.play_out()
    record = table.call("GET", "/record", tokens=table.tokens[0])
    assert record.status_code == 200, record.text
    assert record.json()["taken_back"] == [[1, -1]]


def test_the_end_of_a_match_is_mended_too(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("dash", "m", options={"hobbits": "sam"})
    table.play_out()
    over = table.view(0)["view"]
    damage(ground_on_sqlite, table, flipped(0.5))
    assert table.view(0)["view"] == over
    assert notices(table) == [0]


def test_a_table_that_cannot_be_mended_says_so_and_harms_no_other(
    ground_on_sqlite: Playground,
) -> None:
    table, other = ground_on_sqlite.make("dash", "mm"), ground_on_sqlite.make("dash", "mm")
    damage(ground_on_sqlite, table, lambda snapshot: b"")
    answer = table.call("GET", "", tokens=table.tokens[0])
    assert refused(answer) == (409, "damaged")
    assert "damaged" in answer.json()["message"]
    other.act_first(0)
    lobby = ground_on_sqlite.call("GET", "/api/tables?state=playing")
    assert lobby.status_code == 200


def test_a_damaged_step_of_the_past_says_so(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("dash", "mm")
    table.act_first(0)
    damage(ground_on_sqlite, table, flipped(0.5))
    assert table.view(0)["step"] == 3
    then = table.call("GET", "/history/2", tokens=table.tokens[0])
    assert refused(then) == (409, "damaged")
    assert table.call("GET", "/history/3", tokens=table.tokens[0]).status_code == 200


def test_positions_of_an_older_server_are_opened(ground_on_sqlite: Playground) -> None:
    """They have no hash."""
    table = ground_on_sqlite.make("dash", "mm")
    seen: Any = table.view(0)["view"]
    damage(ground_on_sqlite, table, lambda snapshot: snapshot[17:])
    assert table.view(0)["view"] == seen
    assert notices(table) == []
    table.act_first(0)
