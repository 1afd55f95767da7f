"""Stalls: a database that stops for a while ends nothing for good."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from ringtable.server.rooms import attendant
from ringtable.server.settings import Settings
from ringtable.server.storage.store import Store
from tests.server.conftest import new_database
from tests.server.playground import Playground, Table, at_once, wait_for
from tests.server.test_attending import move_clock

DASH = {"game": "dash", "seats": [{"kind": "me"}]}


def quick(db: str, **more: Any) -> Settings:
    """A server that waits for its database for a second only."""
    return Settings(db=db, limits=False, bot_workers=1, busy_seconds=0.3, store_seconds=1.0, **more)


def postgres_processes(db: str) -> list[int]:
    folder = Path(db.split("host=")[1]) / "data"
    first = int((folder / "postmaster.pid").read_text().split()[0])
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=True
    )
    return [first, *(int(pid) for pid in listed.stdout.split())]


@contextmanager
def frozen(db: str) -> Iterator[None]:
    """PostgreSQL stands still: it takes connections and answers nothing."""
    stopped = postgres_processes(db)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@contextmanager
def locked(db: str) -> Iterator[None]:
    """Another program holds the SQLite file."""
    other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def stalled(db: str) -> Iterator[None]:
    with locked(db) if db.startswith("sqlite") else frozen(db):
        yield


def health(ground: Playground) -> tuple[int, list[str]]:
    answer = ground.call("GET", "/health")
    return answer.status_code, answer.json()["troubles"]


def with_bots(ground: Playground) -> Table:
    """A table that plays itself, slowly enough to be in play for a while."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = ground.call("POST", "/api/tables", {"game": "hunt", "seats": seats, "listed": True})
    return Table(ground, made.json())


def test_a_stall_is_told_in_words_and_everything_moves_again(db: str) -> None:
    """While it lasts every wait ends with 503; afterwards players, bots and clocks go on, and
    nobody has to do anything."""
    ground = Playground(quick(db)).start()
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    timed = ground.make(seats="mm", minutes_per_move=1)
    bots = with_bots(ground)
    wait_for(lambda: bots.view(-1)["step"] > 2)
    move_clock(ground, timed)
    wish = table.wish(0, table.options(0)[0])
    with stalled(db):
        calls = [partial(table.post, 0, wish)] * 3 + [
            partial(ground.call, "POST", "/api/tables", DASH)
        ] * 20
        answers: list[httpx.Response] = at_once(*calls)
        for answer in answers:
            assert (answer.status_code, answer.json()["reason"]) == (503, "store-down")
            assert "database" in answer.json()["message"]
        wait_for(lambda: health(ground)[0] == 503)
        _, troubles = health(ground)
        assert any("database" in trouble for trouble in troubles), troubles
    wait_for(lambda: health(ground) == (200, []))
    wait_for(lambda: table.post(0, wish).status_code == 200)
    assert table.view(0)["step"] == 2, "it happened once"
    before = bots.view(-1)["step"]
    wait_for(lambda: bots.view(-1)["step"] > before + 2)
    wait_for(lambda: timed.view(0)["step"] >= 2)
    ground.stop()


def test_a_task_that_fails_is_begun_again(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it fails of: clocks and bots hang on it."""
    ground = ground_on_sqlite
    failures = iter([ZeroDivisionError("planted"), KeyError("planted"), asyncio.QueueFull()])
    honest = attendant.attend_due

    async def failing(*arguments: Any) -> None:
        for failure in failures:
            raise failure
        await honest(*arguments)

    monkeypatch.setattr(attendant, "attend_due", failing)
    table = ground.make(seats="mm", minutes_per_move=1)
    move_clock(ground, table)
    wait_for(lambda: table.view(0)["step"] == 2)
    metrics = ground.call("GET", "/metrics").text
    assert 'ringtable_restarts_total{task="attending"}' in metrics


def test_health_tells_of_tasks_that_stand_still(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hanging(*arguments: Any) -> None:
        await asyncio.sleep(3600)

    wait_for(lambda: "attending" in ground_on_sqlite.rooms.beats)
    monkeypatch.setattr(attendant, "attend_due", hanging)
    monkeypatch.setattr("ringtable.server.rooms.registry.LATE_SECONDS", 1.0)
    wait_for(lambda: health(ground_on_sqlite) == (503, ["bots and clocks stand still"]))


def test_health_tells_of_a_full_disk(sqlite_db: str) -> None:
    ground = Playground(quick(sqlite_db, least_space=2**62)).start()
    assert health(ground) == (503, ["the disk is full"])
    ground.stop()


# Notices between processes


class Line:
    """A wire to PostgreSQL that can go silent: it stays open, and nothing passes."""

    def __init__(self, folder: Path, target: str) -> None:
        self.target = target
        self.silent: set[socket.socket] = set()
        self.listening: list[socket.socket] = []
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(str(folder / Path(target).name))
        self.server.listen(50)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.server.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.target)
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self.pass_on, args=(*pair, near), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket, wire: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if b"LISTEN" in data and wire not in self.listening:
                    self.listening.append(wire)
                if wire not in self.silent:
                    other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)

    def go_silent(self) -> None:
        """The line on which notices come, and nothing else."""
        self.silent.update(self.listening)


@pytest.mark.pg
def test_a_silent_line_of_notices_is_noticed(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A router forgot the connection: no end of it is ever told. The heartbeat misses its beats."""
    monkeypatch.setattr("ringtable.server.storage.store.BEAT_SECONDS", 0.5)
    db = new_database("postgres", request, tmp_path)
    home = db.split("host=")[1]
    folder = tmp_path / "s"
    folder.mkdir()
    line = Line(folder, str(next(Path(home).glob(".s.PGSQL.*"))))
    far = Playground(Settings(db=db.replace(home, str(folder)), limits=False)).start()
    near = Playground(Settings(db=db, limits=False)).start()
    table = near.make(seats="mm")
    wait_for(lambda: len(line.listening) == 1)
    with far.socket() as watching:
        watching.watch(table.id, table.tokens[1])
        line.go_silent()
        table.act(0, "hobbit sam")
        seen = watching.receive("update")
        assert seen["table"]["step"] == 2, "it came late, but it came"
    assert len(line.listening) >= 2, "by another line"
    wait_for(lambda: far.rooms.store.hears)
    near.stop()
    far.stop()


@pytest.mark.pg
def test_a_store_waits_no_longer_than_it_may(pg_db: str) -> None:
    """Reading, writing and asking whether it is alive: each ends by itself."""

    async def ask() -> list[str]:
        store = Store(pg_db, 0.3, 1.0)
        await store.open()
        found = []
        with frozen(pg_db):
            for work in (store.room("x"), store.due(1.0), store.heads("x")):
                try:
                    await asyncio.wait_for(work, 20)
                except Exception as problem:
                    found.append(type(problem).__name__)
            assert await asyncio.wait_for(store.alive(), 20) is False
        assert await store.room("x") is None
        await store.close()
        return found

    assert asyncio.run(ask()) == ["StoreDown"] * 3
