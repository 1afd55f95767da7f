"""Memory has a ceiling: whatever is asked for, opened or left unread."""

import json
import socket
import struct
import time
from base64 import b64encode
from contextlib import suppress
from os import urandom
from pathlib import Path
from typing import Any

import pytest

from ringtable.loadtest.lobby import entry_row, room_row
from ringtable.loadtest.target import HERE
from ringtable.server.http import socket as sockets
from ringtable.server.http.connections import MOST_UNSENT
from ringtable.server.http.guard import TABLES_A_DAY, rates
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table, wait_for
from tests.server.test_attending import in_server
from tests.server.test_leaks import refused


def test_a_file_is_kept_once_however_it_is_called(sqlite_db: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app.js").write_text("x" * 80_000)
    ground = Playground(Settings(db=sqlite_db, static=static, limits=False)).start()
    for number in range(300):
        dots = "./" * (number % 50) + "assets/../" * (number // 50) + "/" * (number % 7)
        file = ("assets/app.js", "index.html")[number % 2]
        with socket.create_connection((HERE, ground.port), 30) as line:
            head = f"Host: {HERE}\r\nConnection: close\r\n\r\n"
            line.sendall(f"GET /{dots}{file} HTTP/1.1\r\n{head}".encode())
            while line.recv(65536):
                pass
    pages = ground.app.litestar.state.pages
    assert len(pages.known) <= 2
    ground.stop()


# Sockets that do not read


class Deaf:
    """A socket that asks and never reads."""

    def __init__(self, port: int) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect((HERE, port))
        key = b64encode(urandom(16)).decode()
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {HERE}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.line.settimeout(60)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.line.recv(1)

    def frame(self, kind: int, payload: bytes) -> bytes:
        size = (
            bytes([128 | len(payload)])
            if len(payload) < 126
            else b"\xfe" + struct.pack(">H", len(payload))
        )
        return bytes([128 | kind]) + size + b"\0\0\0\0" + payload

    def send(self, message: dict[str, Any]) -> None:
        self.line.sendall(self.frame(1, json.dumps(message).encode()))

    def is_cut(self) -> bool:
        """Whether the other side has ended it; what it sent before is read now."""
        self.line.settimeout(30)
        try:
            while self.line.recv(1 << 20):
                pass
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False
        return True


def test_a_socket_that_never_reads_costs_little_and_is_cut(sqlite_db: str) -> None:
    """Whole views pile up for it; the others at its table notice nothing."""
    ground = Playground(Settings(db=sqlite_db, limits=False, bot_workers=1)).start()
    table = ground.make("hunt", "mm")
    room = ground.rooms.live[table.id]
    deaf = Deaf(ground.port)
    watch = {"type": "watch", "table": table.id, "tokens": [table.tokens[0]], "since": 0}
    deaf.send(watch)
    wait_for(lambda: len(room.watchers) == 1)
    follower = next(iter(room.watchers))
    connection = follower.connection  # type: ignore[attr-defined]
    most = 0
    with ground.socket() as other:
        other.watch(table.id, table.tokens[1])
        for number in range(5000):  # the system itself takes some for it at first
            with suppress(OSError):
                deaf.send(watch)
            if number % 20 == 0:
                body = {"seat": 0, "passing": [f"order{number % 40}"]}
                table.call("POST", "/orders", body, table.tokens[0])
            most = max(most, connection.behind)
            if connection.closed:
                break
        wait_for(lambda: connection.closed)  # it has fallen too far behind
        assert most <= sockets.FURTHEST_BEHIND + 100_000 <= MOST_UNSENT
        wait_for(lambda: len(room.watchers) == 1)
        assert connection.outbox == []
        table.act_first(table.asked()[0])
        assert other.receive("update")
    assert deaf.is_cut()
    ground.stop()


def test_pings_of_a_socket_that_never_reads_do_not_pile_up(sqlite_db: str) -> None:
    """The protocol itself answers them, past every outbox."""
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    deaf = Deaf(ground.port)
    ping = deaf.frame(9, b"x" * 120) * 2000
    deaf.line.settimeout(5)
    began = time.monotonic()
    cut = False
    while not cut and time.monotonic() - began < 60:
        try:
            deaf.line.sendall(ping)
        except TimeoutError:
            continue
        except OSError:
            cut = True
    assert cut
    ground.stop()


def test_a_socket_that_follows_nothing_is_sent_away(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "FIRST_WATCH", 0.5)
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    table = ground.make()
    with ground.socket() as idle, ground.socket() as watcher:
        watcher.watch(table.id, table.tokens[0])
        with pytest.raises(Exception, match="4408"):
            idle.receive()
        table.act_first(0)
        assert watcher.receive("update")["table"]["step"] == 2
    ground.stop()


# Limits of a table, in words


def test_entries_chat_and_pointing_have_limits_in_words(sqlite_db: str) -> None:
    settings = Settings(db=sqlite_db, limits=True, bot_workers=1, entries=12, chat_lines=5)
    ground = Playground(settings).start()
    table = ground.make("dash", "mm")
    for number in range(11):
        body = {"seat": 0, "passing": [f"order{number}"]}
        assert table.call("POST", "/orders", body, table.tokens[0]).status_code == 200
    full = table.call("POST", "/orders", {"seat": 0, "passing": []}, table.tokens[0])
    assert refused(full) == (409, "table-full")
    assert full.json()["message"] == "This table has as many entries as a table may have."
    assert refused(table.call("POST", "/link", {"seat": 0}, table.tokens[0])) == (409, "table-full")
    table.act(0, "hobbit sam")  # the match itself goes on
    back = table.call("POST", "/undo", {"seat": 0}, table.tokens[0])
    assert refused(back) == (409, "table-full")
    line = {"seat": 0, "text": "hello"}
    said = [table.call("POST", "/chat", line, table.tokens[0]).status_code for _ in range(6)]
    assert said == [204] * 5 + [409]
    with ground.socket() as player:
        player.watch(table.id, table.tokens[0])
        for _ in range(40):
            player.send({"type": "point", "table": table.id, "seat": 0, "thing": "die:red"})
        assert player.receive("refused")["problem"]["reason"] == "too-fast"
        while not player.silent(0.2):
            pass
    ground.stop()


def test_tables_of_one_client_have_a_limit_for_the_day() -> None:
    for path in (
        "/api/tables",
        "/api/tables/x/branch",
        "/api/tables/x/rematch",
        "/api/tables/x/sequel",
    ):
        assert TABLES_A_DAY in rates("POST", path, True)
    assert TABLES_A_DAY not in rates("GET", "/api/tables", False)


# Many tables


def test_many_tables_are_opened_within_the_same_memory(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that nobody needs leave; who watches, or plays, is not disturbed."""
    monkeypatch.setattr("ringtable.server.rooms.registry.IN_HAND", 0.0)
    settings = Settings(db=sqlite_db, limits=False, entries_in_memory=5_000)
    ground = Playground(settings).start()
    watched = ground.make(seats="mm")
    room = ground.rooms.live[watched.id]
    snapshot_source = ground.make(seats="mm", listed=True)
    store = ground.rooms.store
    source = ground.rooms.live[snapshot_source.id]

    async def fill() -> None:
        stored = await store.room(source.id)
        assert stored is not None
        snapshot = await store.snapshot(source.id, 1)
        for number in range(60):
            many = [entry_row(seq, snapshot, b"[]") for seq in range(1, 401)]
            row = room_row(f"many{number:04d}", stored.about, "playing", time.time(), 400)
            await store.create(row, many)

    in_server(ground, fill())
    with ground.socket() as player:
        player.watch(watched.id, watched.tokens[0])
        for number in range(60):
            answer = ground.call("GET", f"/api/tables/many{number:04d}")
            assert answer.status_code == 200, answer.text
            held = sum(len(one.heads) for one in ground.rooms.live.values())
            assert held <= 5_000
        assert ground.rooms.live[watched.id] is room
        watched.act_first(0)
        assert player.receive("update")["table"]["step"] == 2
    again = Table(ground, {"table": "many0000", "seats": [], "spectator_token": ""})
    assert again.view(-1)["step"] == 400, "what left is opened again"
    ground.stop()
