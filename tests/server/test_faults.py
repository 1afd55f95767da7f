"""Faults: full, read-only and locked databases, cut connections, broken rules, kill -9."""

import asyncio
import json
import socket
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event, update

import ringtable
from ringtable.kernel.match import canonical
from ringtable.loadtest.players import Seat
from ringtable.loadtest.steady import Steady, Story, differences, story_of
from ringtable.loadtest.target import HERE, Target
from ringtable.server import maintenance
from ringtable.server.advisors import worker
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.settings import Settings
from ringtable.server.storage.database import PRAGMAS, ROOM
from ringtable.server.storage.group_commit import Committer
from ringtable.server.storage.group_writer import SqliteWriter
from tests.server import bad_bots
from tests.server.playground import Playground, Table, at_once, wait_for

DASH = {"game": "dash", "seats": [{"kind": "me"}]}


def patient(sqlite_db: str) -> Settings:
    return Settings(db=sqlite_db, limits=False, bot_workers=1, busy_seconds=0.3)


def refuse_writes(ground: Playground, pragma: str) -> Any:
    """Every new connection to the database gets a limit; those that are open are dropped."""
    writer_of(ground).pragmas = (*PRAGMAS, pragma)

    def limit(connection: Any, _record: Any) -> None:
        connection.cursor().execute(pragma)

    engine = ground.rooms.store.engine
    event.listen(engine.sync_engine, "connect", limit)
    drop_connections(ground)
    return limit


def allow_writes(ground: Playground, limit: Any) -> None:
    writer_of(ground).pragmas = PRAGMAS
    event.remove(ground.rooms.store.engine.sync_engine, "connect", limit)
    drop_connections(ground)


def writer_of(ground: Playground) -> SqliteWriter:
    writer = ground.rooms.store.writer
    assert isinstance(writer, SqliteWriter)
    return writer


def drop_connections(ground: Playground) -> None:
    async def drop() -> None:
        writer = writer_of(ground)
        writer.thread.submit(writer.disconnect).result(30)
        await ground.rooms.store.engine.dispose()

    in_server(ground, drop())


def in_server(ground: Playground, work: Any) -> Any:
    task = ground.rooms.committer.task
    assert task is not None
    return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(30)


@pytest.mark.parametrize("pragma", ["PRAGMA max_page_count=1", "PRAGMA query_only=on"])
def test_a_full_or_read_only_database_changes_nothing_and_recovers(
    sqlite_db: str, pragma: str
) -> None:
    ground = Playground(patient(sqlite_db)).start()
    table = ground.make(seats="m", options={"hobbits": "sam"})
    before = table.see(0)
    limit = refuse_writes(ground, pragma)
    wish = table.wish(0, table.options(0)[0])
    if "max_page" in pragma:  # fill what is left of the last pages
        for number in range(50):
            answer = table.post(0, {**wish, "action_id": f"fill{number}"})
            if answer.status_code == 503:
                break
            wish = table.wish(0, table.options(0)[0])
        before = table.see(0)
    answer = table.post(0, wish)
    assert (answer.status_code, answer.json()["reason"]) == (503, "store-down")
    assert "database" in answer.json()["message"]
    assert table.see(0) == before
    line = {"seat": 0, "text": "x" * 500}
    if "query_only" in pragma:  # on a full disk small things may still find a place
        for path, body in ((f"/api/tables/{table.id}/chat", line), ("/api/tables", DASH)):
            refused = ground.call("POST", path, body, table.tokens[0])
            assert (refused.status_code, refused.json()["reason"]) == (503, "store-down")
    allow_writes(ground, limit)
    assert table.call("POST", "/chat", line, table.tokens[0]).status_code == 204
    assert table.post(0, wish).json()["repeated"] is False
    assert table.view(0)["step"] == before["table"]["step"] + 1
    ground.stop()


def test_a_locked_database_is_waited_for_then_told(sqlite_db: str) -> None:
    ground = Playground(patient(sqlite_db)).start()
    table = ground.make(seats="m", options={"hobbits": "sam"})
    before = table.see(0)
    wish = table.wish(0, table.options(0)[0])
    other = sqlite3.connect(sqlite_db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = table.post(0, wish)
    assert (answer.status_code, answer.json()["reason"]) == (503, "store-down")
    assert table.see(0) == before
    other.execute("ROLLBACK")
    other.close()
    assert table.post(0, wish).json()["repeated"] is False
    ground.stop()


def test_a_bot_whose_move_could_not_be_written_moves_later(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "think", bad_bots.dawdle)
    ground = Playground(patient(sqlite_db)).start()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = ground.call("POST", "/api/tables", {"game": "dash", "seats": seats})
    table = Table(ground, made.json())
    table.act(0, "hobbit sam")
    thinkers = ground.rooms.thinkers
    wait_for(lambda: not thinkers.free.idle())
    other = sqlite3.connect(sqlite_db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    room = ground.rooms.live[table.id]
    wait_for(lambda: room.stale)  # the bot has chosen, and it could not be written
    other.execute("ROLLBACK")
    other.close()
    assert table.view(0)["step"] == 2
    wait_for(lambda: table.view(0)["step"] == 3)
    ground.stop()


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(sqlite_db: str) -> None:
    ground = Playground(patient(sqlite_db)).start()
    second = Target(sqlite_db, Path(sqlite_db.removeprefix("sqlite:///")).with_suffix(".log"))
    with pytest.raises(RuntimeError, match="served by another process"):
        second.start()
    ground.stop()


@pytest.mark.pg
def test_cut_database_connections_come_back_by_themselves(pg_db: str) -> None:
    ground = Playground(Settings(db=pg_db, limits=False)).start()
    table = ground.make(seats="m", options={"hobbits": "sam"})
    table.act_first(0)
    asyncio.run(cut_all(pg_db))
    wish = table.wish(0, table.options(0)[0])

    def played() -> bool:
        return table.post(0, wish).status_code == 200

    wait_for(played)
    assert table.view(0)["step"] == 3
    ground.stop()


async def cut_all(db: str) -> None:
    connection = await asyncpg.connect(db)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_a_post_cut_in_the_middle_changes_nothing(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    body = json.dumps(table.wish(0, "hobbit sam")).encode()
    head = (
        f"POST /api/tables/{table.id}/actions HTTP/1.1\r\nHost: {HERE}\r\n"
        f"Ringtable-Token: {table.tokens[0]}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    for cut in (0, 10, len(body) - 1):
        with socket.create_connection((HERE, ground_on_sqlite.port)) as line:
            line.sendall(head + body[:cut])
    assert table.view(0)["version"] == 1
    table.act(0, "hobbit sam")


def test_many_equal_requests_at_once_happen_once(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"})
    for _ in range(5):
        wish = table.wish(0, table.options(0)[0])
        answers = at_once(*[partial(table.post, 0, wish)] * 8)
        assert [answer.json()["repeated"] for answer in answers].count(False) == 1
    assert table.view(0)["step"] == 6


def test_different_actions_at_once_one_wins(ground: Playground) -> None:
    table = ground.make(seats="mmm")
    wishes = [table.wish(0, f"hobbit {name}") for name in ("sam", "frodo", "merry", "pippin")]
    answers = at_once(*[partial(table.post, 0, wish) for wish in wishes])
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert table.view(0)["step"] == 2


def test_requests_in_the_wrong_order_wait_for_their_turn(ground_on_sqlite: Playground) -> None:
    """The second of two actions comes first: it is refused, and accepted once it is its turn."""
    table = ground_on_sqlite.make(seats="m")
    first = table.wish(0, "hobbit sam")
    second = table.wish(0, "keep red", expected_version=first["expected_version"] + 1)
    early = table.post(0, second)
    assert (early.status_code, early.json()["reason"]) == (409, "stale-version")
    assert table.post(0, first).status_code == 200
    second["action"] = table.options(0)[0]
    assert table.post(0, second).json()["repeated"] is False
    assert table.post(0, first).json()["repeated"] is True
    assert table.view(0)["step"] == 3


# Broken rules


def to_the_cheer(table: Table) -> None:
    table.act_first(0)
    table.act(0, "pass")


def test_an_exception_in_the_rules_freezes_that_match_only(db: str) -> None:
    settings = Settings(db=db, limits=False)
    ground = Playground(settings).start()
    table = ground.make("murk", "mm", options={"traps": "yes"})
    other = ground.make("murk", "mm")
    to_the_cheer(table)
    position = table.view(0)["view"]
    answer = table.post(0, table.wish(0, "explode"))
    assert (answer.status_code, answer.json()["reason"]) == (409, "frozen")
    assert "frozen" in answer.json()["table"]["frozen"]
    assert answer.json()["table"]["view"] == position
    again = table.post(0, table.wish(0, "stay"))
    assert (again.status_code, again.json()["reason"]) == (409, "frozen")
    to_the_cheer(other)
    other.act(0, "cheer")
    ground.stop()
    restarted = Playground(settings).start()
    table.ground = restarted
    assert table.view(1)["frozen"]
    restarted.stop()
    maintenance.thaw(db, table.id)
    mended = Playground(settings).start()
    table.ground = mended
    assert table.view(0)["frozen"] == ""
    table.act(0, "stay")
    mended.stop()


def test_a_position_that_cannot_be_shown_freezes_the_match_before_it(
    ground_on_sqlite: Playground,
) -> None:
    table = ground_on_sqlite.make("murk", "mm", options={"traps": "yes"})
    to_the_cheer(table)
    position = table.view(1)["view"]
    with ground_on_sqlite.socket() as socket:
        socket.watch(table.id, table.tokens[1])
        answer = table.post(0, table.wish(0, "vanish"))
        assert (answer.status_code, answer.json()["reason"]) == (409, "frozen")
        assert "frozen" in socket.receive("update")["table"]["frozen"]
    assert table.view(1)["view"] == position


def test_a_table_that_cannot_be_opened_holds_up_no_other(ground_on_sqlite: Playground) -> None:
    """Its game is not offered any more: clocks and bots of the others go on."""
    ground = ground_on_sqlite
    broken = ground.make(seats="mm", minutes_per_move=1)
    other = ground.make(seats="mm", minutes_per_move=1)
    del ground.rooms.live[broken.id]
    past = time.time() - 5
    change_room(ground, broken, game="gone", due=past)
    ground.rooms.live[other.id].about.deadline = past
    change_room(ground, other, due=past + 1)
    wait_for(lambda: other.view(0)["step"] == 2, 20)


def test_a_table_that_fails_leaves_the_others_of_a_socket_alone(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = ground_on_sqlite.make(seats="mm"), ground_on_sqlite.make(seats="mm")
    honest = LiveRoom.view

    def failing(self: LiveRoom, who: Any) -> Any:
        return honest(self, who) if self.id == other.id else 1 // 0

    with ground_on_sqlite.socket() as socket:
        socket.watch(other.id, other.tokens[1])
        with monkeypatch.context() as broken_view:
            broken_view.setattr(LiveRoom, "view", failing)
            refused = socket.watch(broken.id, broken.tokens[0])
        assert (refused["type"], refused["problem"]["reason"]) == ("refused", "server-error")
        assert "Error" not in str(refused)
        other.act(0, "hobbit sam")
        assert socket.receive("update")["table"]["table"] == other.id


def change_room(ground: Playground, table: Table, **values: Any) -> None:
    async def write() -> None:
        async with ground.rooms.store.transaction() as connection:
            await connection.execute(update(ROOM).where(ROOM.c.id == table.id).values(**values))

    in_server(ground, write())


def test_an_endless_loop_in_the_rules_freezes_that_match_only(tmp_path: Path) -> None:
    target = Target(f"sqlite:///{tmp_path}/x.db", tmp_path / "log", RINGTABLE_RULES_SECONDS="0.5")
    target.start()
    try:
        wish = {"game": "murk", "seats": [{"kind": "me"}], "options": {"traps": "yes"}}
        made = target.call("POST", "/api/tables", wish)
        token = made["seats"][0]["token"]
        path = f"/api/tables/{made['table']}"
        for number, action in enumerate(("mark", "pass", "spin")):
            view = target.call("GET", path, token=token)["table"]
            options = [one["text"] for one in view["view"]["question"]["options"]]
            text = next(one for one in options if one.startswith(action))
            act = {"action_id": f"a{number}", "seat": 0, "action": text}
            act["expected_version"] = view["version"]
            if action == "spin":
                with pytest.raises(OSError, match="409"):
                    target.call("POST", f"{path}/actions", act, token)
            else:
                target.call("POST", f"{path}/actions", act, token)
        assert target.call("GET", path, token=token)["table"]["frozen"]
        assert target.call("GET", "/health")["status"] == "ok"
    finally:
        target.stop()


# kill -9


def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    target = Target(f"sqlite:///{tmp_path}/kill.db", tmp_path / "log")
    target.start()
    try:
        steady = asyncio.run(played_with_kills(target, 5))
    finally:
        target.stop()
    figures = steady.figures()
    assert figures["kills"] == 5
    assert figures["actions"] > 100
    assert figures["errors"] == []
    log = (tmp_path / "log").read_text()
    for people in steady.tables:
        for seat in people:
            assert seat.token not in log, "logs hold nothing that opens a seat"


async def played_with_kills(target: Target, kills: int) -> Steady:
    steady = Steady(target, tables=12, seats=2, spectators=4, rate=80)
    await steady.sit_down()
    bots = {"game": "dash", "seats": [{"kind": "bot", "bot": "random"}] * 2, "listed": True}
    alone = await asyncio.to_thread(target.call, "POST", "/api/tables", bots)
    await steady.play(kills * 1.5 + 0.5, kill_every=1.5)
    wrong = await steady.check()
    steady.crew.close()
    assert wrong == []
    path = f"/api/tables/{alone['table']}"
    for _ in range(600):  # the bots' own table goes on after each kill, to its end
        view = await asyncio.to_thread(target.call, "GET", path)
        if view["table"]["state"] == "finished":
            break
        await asyncio.sleep(0.1)
    assert view["table"]["state"] == "finished"
    record = await asyncio.to_thread(target.call, "GET", f"{path}/record")
    ringtable.check_record(canonical(record) + "\n")  # every position is what the rules make of it
    return steady


def test_the_check_finds_what_was_lost_or_doubled() -> None:
    """The check itself, on planted faults."""
    story = Story("t", "", {0: ["a", "b"], 1: ["c"]}, {1: "d"})

    def log(*actions: tuple[int, str]) -> list[dict[str, Any]]:
        return [{"seat": seat, "action": action} for seat, action in actions]

    assert differences(story, log((0, "a"), (1, "c"), (0, "b"))) == []
    assert differences(story, log((0, "a"), (1, "c"), (0, "b"), (1, "d"))) == []
    assert len(differences(story, log((0, "a"), (1, "c")))) == 1, "lost"
    assert len(differences(story, log((0, "a"), (0, "b"), (0, "b"), (1, "c")))) == 1, "doubled"
    assert len(differences(story, log((0, "b"), (0, "a"), (1, "c")))) == 1, "in another order"
    assert len(differences(story, log((0, "a"), (0, "b"), (1, "c"), (1, "d"), (1, "d")))) == 1


def test_an_answer_before_the_disk_would_be_found(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kill test, on a planted bug: a server that answers first and writes later."""

    async def careless(self: Committer, change: Any) -> None:
        return None

    ground = Playground(patient(sqlite_db)).start()
    table = ground.make(seats="m", options={"hobbits": "sam"})
    monkeypatch.setattr(Committer, "write", careless)
    action = table.options(0)[0]
    table.act(0, action)
    ground.stop()
    monkeypatch.undo()
    again = Playground(patient(sqlite_db)).start()
    table.ground = again
    story = Story(table.id, "", {0: [action]}, {})
    assert differences(story, table.see(0)["log"]) != []
    again.stop()


def test_a_story_is_what_the_seats_know() -> None:
    class Nobody:
        pass

    one = Seat(Nobody(), "t", 0, "token")  # type: ignore[arg-type]
    watcher = Seat(Nobody(), "t", -1, "token")  # type: ignore[arg-type]
    one.acked = ["a"]
    one.last_action = "b"
    one.pending = ("id", b"", 0.0)
    story = story_of([one, watcher])
    assert (story.acked, story.unanswered) == ({0: ["a"]}, {0: "b"})
