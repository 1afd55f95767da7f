"""One broken row harms its own table only."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from ringtable.loadtest.target import HERE, Target
from ringtable.server import clock
from ringtable.server.advisors.turns import Lanes
from ringtable.server.logs import LONGEST, shortened
from ringtable.server.storage.database import ENTRY, ROOM
from tests.server.playground import Playground, Table, wait_for
from tests.server.test_attending import in_server, with_bot
from tests.server.test_leaks import refused


def change(ground: Playground, table: Table, **values: Any) -> None:
    """Change the row of a table behind the server's back; it opens the table anew."""

    async def write() -> None:
        async with ground.rooms.store.transaction() as connection:
            await connection.execute(update(ROOM).where(ROOM.c.id == table.id).values(**values))

    in_server(ground, write())
    ground.rooms.live.pop(table.id, None)


@pytest.mark.parametrize(
    "values",
    [{"game": "gone"}, {"about": "{"}, {"about": '{"chairs": []}'}, {"options": "[]"}],
    ids=["game", "about", "chairs", "options"],
)
def test_a_row_that_makes_no_sense_leaves_lobby_and_others_whole(
    ground: Playground, values: dict[str, str]
) -> None:
    """A listed table of a game that was installed once, or one whose row is damaged."""
    tables = [ground.make(seats="mo", listed=True) for _ in range(3)]
    broken = tables[1]
    change(ground, broken, **values)
    lobby = ground.call("GET", "/api/tables?state=open")
    assert lobby.status_code == 200, lobby.text
    shown = {one["table"] for one in lobby.json()["tables"]}
    assert {tables[0].id, tables[2].id} <= shown
    answer = broken.call("GET", "", tokens=broken.tokens[0])
    assert answer.status_code in (404, 409), answer.text
    assert answer.json()["message"].endswith(".")
    with ground.socket() as socket:
        assert socket.watch(broken.id, broken.tokens[0])["type"] == "refused"
        assert socket.watch(tables[0].id, tables[0].tokens[0])["type"] == "update"
    assert ground.rooms.opening == {}


def test_tables_that_cannot_be_opened_keep_no_bot_from_moving(ground: Playground) -> None:
    """Many of them, all due before anything else."""
    good = with_bot(ground, "random")
    good.act(0, "hobbit sam")
    wait_for(lambda: good.asked() == [0])
    store = ground.rooms.store

    async def plant() -> None:
        async with store.transaction() as connection:
            row = dict((await connection.execute(select(ROOM).limit(1))).mappings().one())
            first = (await connection.execute(select(ENTRY).limit(1))).mappings().one()
            rows, entries = [], []
            for number in range(130):
                id = f"broken{number:04d}"
                rows.append({**row, "id": id, "game": "gone", "due": 1.0 + number, "seq": 1})
                entries.append({**first, "room": id, "seq": 1, "action_id": None})
            await connection.execute(insert(ROOM), rows)
            await connection.execute(insert(ENTRY), entries)

    in_server(ground, plant())
    wait_for(lambda: len(ground.rooms.barred) == 130)
    thinkers = ground.rooms.thinkers
    workers, thinkers.free = thinkers.free, Lanes()  # nobody thinks for the moment
    while good.asked() == [0]:
        good.act_first(0)
    step = good.view(0)["step"]
    ground.rooms.live.pop(good.id)  # whoever was to move the bot is gone: it is due by the store
    thinkers.free = workers
    change(ground, good, due=clock.now())
    wait_for(lambda: good.view(0)["step"] > step or good.view(0)["state"] == "finished")


def test_a_table_that_cannot_be_opened_is_tried_ever_more_seldom(
    ground_on_sqlite: Playground,
) -> None:
    rooms = ground_on_sqlite.rooms
    waits = []
    for _ in range(12):
        rooms.bar("x")
        waits.append(rooms.barred["x"][1])
    assert waits[:3] == [10.0, 20.0, 40.0]
    assert waits[-1] == 3600.0
    for number in range(11_000):
        rooms.bar(f"y{number}")
    assert len(rooms.barred) <= 10_000


# The log


def test_a_line_of_the_log_has_a_bound() -> None:
    assert shortened("x" * LONGEST) == "x" * LONGEST
    cut = shortened("begin " + "x" * 100_000 + " end")
    assert len(cut) < LONGEST + 10
    assert cut.startswith("begin")
    assert cut.endswith("end")


def test_nobody_writes_long_lines_into_the_log(tmp_path: Path) -> None:
    target = Target(f"sqlite:///{tmp_path}/x.db", tmp_path / "log")
    target.start()
    try:
        long = "x" * 15_000
        for path in (f"/ws?{long}", f"/{long}"):
            try:
                with connect(f"ws://{HERE}:{target.port}{path}", proxy=None):
                    pass
            except (InvalidStatus, InvalidMessage):
                pass
        wish = {"game": "dash", "seats": [{"kind": "me"}], "listed": True}
        made = target.call("POST", "/api/tables", wish)
        target.stop()
        asyncio.run(spoil(target.db, made["table"], long))
        target.start()
        assert target.call("GET", "/api/tables?state=playing")["tables"] == []
    finally:
        target.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    assert any(
        json.loads(line)["event"] == "a table cannot be shown" for line in lines if "{" in line
    )
    assert max(len(line) for line in lines) < 5000


async def spoil(db: str, table: str, text: str) -> None:
    from ringtable.server.storage.store import Store

    store = Store(db)
    async with store.transaction() as connection:
        spoilt = update(ROOM).where(ROOM.c.id == table).values(game=text)
        await connection.execute(spoilt)
    await store.close()


def test_a_table_of_a_game_that_is_not_installed_says_so(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    change(ground_on_sqlite, table, game="gone")
    assert refused(table.call("GET", "", tokens=table.tokens[0])) == (404, "unknown-game")
