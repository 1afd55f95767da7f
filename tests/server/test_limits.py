"""Limits: by what a call means, by who calls, over all workers, by a clock that nobody sets."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ringtable.loadtest.target import HERE, Target
from ringtable.server import clock
from ringtable.server.http import counters
from ringtable.server.http.addresses import Names, caller, neighbourhood, networks
from ringtable.server.http.connections import MOST_OF_ONE
from ringtable.server.http.counters import Counters, shared_file
from ringtable.server.http.guard import ANY_CALL, FILE, MOST_SOCKETS, NEW_TABLE, rates
from ringtable.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.playground import Playground, wait_for
from tests.server.test_attending import move_clock

NEW = {"game": "dash", "seats": [{"kind": "me"}]}
NEIGHBOUR = "127.0.0.2"  # another address of this machine


@contextmanager
def limited(db: str, **more: Any) -> Iterator[Playground]:
    ground = Playground(Settings(db=db, limits=True, **more)).start()
    try:
        yield ground
    finally:
        ground.stop()


def line(port: int, source: str = HERE) -> socket.socket:
    """A connection that says nothing."""
    made = socket.create_connection((HERE, port), 30, (source, 0))
    made.settimeout(30)
    return made


def heard(connection: socket.socket) -> str:
    """Everything until the other side ends it."""
    text = b""
    try:
        while part := connection.recv(65536):
            text += part
    except ConnectionResetError:
        pass
    return text.decode("latin-1")


def asked(port: int, path: str = "/health", source: str = HERE, **headers: str) -> str:
    """The answer to a simple request, as it came."""
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    host = "" if "Host" in headers else f"Host: {HERE}\r\n"
    with line(port, source) as connection:
        request = f"GET {path} HTTP/1.1\r\n{host}{head}Connection: close\r\n\r\n"
        connection.sendall(request.encode())
        return heard(connection)


# Spelling


def make(port: int, path: str) -> tuple[int, Any, str]:
    """A new table, asked for at an address as it is written."""
    connection = HTTPConnection(HERE, port, timeout=60)
    connection.request("POST", path, json.dumps(NEW), {"content-type": "application/json"})
    answer = connection.getresponse()
    body = json.loads(answer.read())
    connection.close()
    return answer.status, body, answer.headers.get("retry-after", "")


def test_no_spelling_escapes_a_limit(sqlite_db: str) -> None:
    paths = ["/api/tables", "/api/tables/", "//api/tables", "/api//tables", "/./api/tables//"]
    with limited(sqlite_db) as ground:
        made = [make(ground.port, paths[n % 5])[0] for n in range(NEW_TABLE.most)]
        assert made == [201] * NEW_TABLE.most
        for path in paths:
            status, problem, wait = make(ground.port, path)
            assert (status, problem["reason"], wait) == (429, "too-fast", "5"), path
        assert ground.call("GET", "/health").status_code == 200


# What is asked for


def test_files_of_the_page_use_up_no_call(sqlite_db: str) -> None:
    """A page is made of some forty files: reading many pages must not end in half a page."""
    with limited(sqlite_db) as ground:
        asked_for = [("GET", "/assets/none.js")] * (ANY_CALL.most + 1)
        assert {ground.call(*one).status_code for one in asked_for} == {404}
        assert ground.call("GET", "/api/games").status_code == 200
    assert rates("GET", "/t/abc", unsafe=False) == [FILE]
    assert rates("GET", "/apis", unsafe=False) == [ANY_CALL]


# Who calls


def test_addresses_as_limits_count_them() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::7") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("unix:") == "unix:"


def test_only_known_proxies_are_believed() -> None:
    proxies = networks(("127.0.0.1", "10.0.0.0/8"))
    assert caller("127.0.0.1", "192.0.2.7", proxies) == "192.0.2.7"
    assert caller("127.0.0.1", "198.51.100.1, 192.0.2.7", proxies) == "192.0.2.7", "it saw the last"
    assert caller("127.0.0.1", "192.0.2.7, 10.1.2.3", proxies) == "192.0.2.7", "two of ours"
    assert caller("192.0.2.9", "192.0.2.7", proxies) == "192.0.2.9"
    assert caller("127.0.0.1", "192.0.2.7", []) == "127.0.0.1"
    assert caller("127.0.0.1", "nonsense", proxies) == "127.0.0.1"
    assert caller("127.0.0.1", "", proxies) == "127.0.0.1"


def made_by(ground: Playground, forwarded: str) -> int:
    return ground.call("POST", "/api/tables", NEW, **{"X-Forwarded-For": forwarded}).status_code


def test_claimed_addresses_escape_no_limit(sqlite_db: str) -> None:
    with limited(sqlite_db) as ground:
        answers = [made_by(ground, f"192.0.2.{n}") for n in range(NEW_TABLE.most + 5)]
        assert answers == [201] * NEW_TABLE.most + [429] * 5


def test_behind_a_proxy_that_is_known_everybody_has_their_own_limits(sqlite_db: str) -> None:
    """Those of IPv6 by the part that one customer has."""
    with limited(sqlite_db, proxies=(HERE,)) as ground:
        many = [made_by(ground, f"2001:db8:1:2::{n:x}") for n in range(NEW_TABLE.most + 5)]
        assert many == [201] * NEW_TABLE.most + [429] * 5
        assert made_by(ground, "2001:db8:1:3::1") == 201
        assert made_by(ground, "192.0.2.1") == 201
        assert made_by(ground, "198.51.100.7, 2001:db8:1:2::99") == 429


def test_the_counters_stay_shut_behind_a_known_proxy(sqlite_db: str) -> None:
    with limited(sqlite_db, proxies=(HERE,)) as ground:
        for forwarded in ("192.0.2.1", HERE, "::1", "nonsense"):
            answer = ground.call("GET", "/metrics", **{"X-Forwarded-For": forwarded})
            assert answer.status_code == 403, forwarded


def test_a_name_that_is_not_ours_is_refused(sqlite_db: str) -> None:
    """A page of another site lets its name point to this machine, and is at home here: origin and
    host agree. The table of tables, and the counters, would be its own."""
    with limited(sqlite_db, hosts=("play.example.org",)) as ground:
        for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "["):
            for path in ("/api/games", "/metrics", "/", "/health"):
                answer = asked(ground.port, path, Host=host, Origin=f"http://{host}")
                status = int(answer.split()[1])
                assert status in (400, 421), (host, path)
            address = f"ws://{HERE}:{ground.port}/ws"
            with (
                pytest.raises(InvalidStatus),
                connect(address, additional_headers={"Host": host}, proxy=None),
            ):
                pass
        for host in ("localhost:8000", "[::1]:80", "10.0.0.7", "PLAY.example.org", "a.localhost"):
            assert asked(ground.port, "/api/games", Host=host).startswith("HTTP/1.1 200"), host


def test_names_of_origins_are_names_of_ours() -> None:
    names = Names((), ("https://table.example.org",))
    assert names.has("table.example.org:443")
    assert not names.has("other.example.org")
    assert Names(("*",), ()).has("anything.example")


# Connections


def test_one_address_does_not_take_all_connections(sqlite_db: str) -> None:
    with limited(sqlite_db) as ground, ExitStack() as held:
        for _ in range(MOST_OF_ONE):
            held.enter_context(line(ground.port))
        late = asked(ground.port)
        assert late.startswith("HTTP/1.1 429")
        assert "too-many-connections" in late
        assert asked(ground.port, source=NEIGHBOUR).startswith("HTTP/1.1 200")
        held.close()
        wait_for(lambda: asked(ground.port).startswith("HTTP/1.1 200"))


def test_one_address_does_not_take_all_sockets(sqlite_db: str) -> None:
    with limited(sqlite_db) as ground, ExitStack() as held:
        for _ in range(MOST_SOCKETS):
            held.enter_context(ground.socket())
        with pytest.raises(InvalidStatus), ground.socket():
            pass
        address = f"ws://{HERE}:{ground.port}/ws"
        with connect(address, proxy=None, source_address=(NEIGHBOUR, 0)):
            pass
        held.close()

        def again() -> bool:
            try:
                with ground.socket():
                    return True
            except InvalidStatus:
                return False

        wait_for(again)


def test_a_full_table_of_connections_is_told_and_empties(tmp_path: Path) -> None:
    """Idle ones are cut, so that others come in; the log says why they did not."""
    target = Target(
        f"sqlite:///{tmp_path}/x.db",
        tmp_path / "log",
        RINGTABLE_CONNECTIONS="20",
        RINGTABLE_REQUEST_SECONDS="2",
    )
    target.start()
    with ExitStack() as held:
        held.callback(target.stop)
        idle = [held.enter_context(line(target.port)) for _ in range(19)]
        half = held.enter_context(line(target.port))
        half.sendall(b"GET /health HTTP/1.1\r\nHos")
        answers = [asked(target.port) for _ in range(3)]
        assert all(answer.startswith("HTTP/1.1 503") for answer in answers)
        assert '"reason":"full"' in answers[0]
        assert all(heard(one).startswith("HTTP/1.1 408") for one in [*idle, half])
        wait_for(lambda: asked(target.port).startswith("HTTP/1.1 200"))
        said = [text for text in (tmp_path / "log").read_text().splitlines() if "is full" in text]
        assert len(said) == 1, "once, not for each who was refused"
        assert json.loads(said[0])["most"] == 20


def test_a_request_that_does_not_arrive_is_waited_for_a_while(sqlite_db: str) -> None:
    """Also one that comes drop by drop: no drop gives it more time."""
    with limited(sqlite_db, request_seconds=1.5) as ground:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {HERE}\r\nContent-Length: 40\r\n"
        halves = ["", "GET / HT", head, head + "\r\n", head + "\r\n{"]
        with ExitStack() as held:
            lines = [held.enter_context(line(ground.port)) for _ in halves]
            for one, text in zip(lines, halves, strict=True):
                one.sendall(text.encode())
            slow = held.enter_context(line(ground.port))
            slow.settimeout(0.05)
            began = time.monotonic()
            ended = False
            while not ended and time.monotonic() - began < 30:
                try:
                    slow.sendall(b"G")
                    ended = slow.recv(4096) is not None
                except TimeoutError:
                    time.sleep(0.05)
                except OSError:
                    ended = True
            assert ended
            for one in lines:
                answer = heard(one)
                assert answer == "" or answer.startswith("HTTP/1.1 408"), answer
        assert ground.call("POST", "/api/tables", NEW).status_code == 201


def test_a_connection_is_kept_between_two_requests(sqlite_db: str) -> None:
    with limited(sqlite_db, request_seconds=1.0) as ground:
        with httpx.Client(base_url=ground.base, trust_env=False) as client:
            for _ in range(4):
                assert client.get("/api/games").status_code == 200
                time.sleep(0.4)  # altogether longer than one request may take
        assert ground.app.door.count <= 1
        table = ground.make()
        with ground.socket() as watcher:
            watcher.watch(table.id, table.tokens[0])
            time.sleep(1.5)
            table.act_first(0)
            assert watcher.receive("update")["table"]["step"] == 2


# The clock of the system


def test_a_clock_that_is_set_back_freezes_no_limit(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with limited(sqlite_db) as ground:
        assert made_by(ground, "") == 201
        honest = time.time
        monkeypatch.setattr(time, "time", lambda: honest() - 24 * 3600)
        answers = [made_by(ground, "") for _ in range(NEW_TABLE.most)]
        assert answers == [201] * (NEW_TABLE.most - 1) + [429]

        class Later:
            @staticmethod
            def monotonic() -> float:
                return time.monotonic() + 61

        monkeypatch.setattr(counters, "time", Later)
        assert made_by(ground, "") == 201, "a minute later by any clock that goes on"


def test_a_clock_that_is_set_back_stops_no_deadline(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = time.time
    monkeypatch.setattr(time, "time", lambda: honest() - 24 * 3600)
    table = ground_on_sqlite.make(seats="mm", minutes_per_move=1)
    assert 0 < table.view(0)["deadline"] - clock.now() <= 60
    move_clock(ground_on_sqlite, table)
    wait_for(lambda: table.view(0)["step"] == 2)


# Several workers


def test_workers_count_together() -> None:
    path = shared_file()
    try:
        one, two = Counters(path), Counters(path)
        two.me = 1  # as in a process of its own
        answers = [(one, two)[n % 2].hit("new 192.0.2.7", 10, 60) for n in range(14)]
        assert answers == [True] * 10 + [False] * 4
        assert one.hit("new 192.0.2.8", 10, 60)
        assert [(one, two)[n % 2].enter("sockets x", 5) for n in range(7)] == [True] * 5 + [
            False
        ] * 2
        two.leave("sockets x")
        assert one.held("sockets x") == 4
        assert one.enter("sockets x", 5)
        two.words[two.me] = 2**22 + 1  # a process that is no more
        again = Counters(path)
        assert (again.me, again.held("sockets x")) == (1, 4), "what it held is free again"
    finally:
        Path(path).unlink()


def test_more_addresses_than_places_forget_the_oldest() -> None:
    board = Counters()
    for number in range(counters.SLOTS * 2):
        assert board.hit(f"any {number}", 1, 60)
    newest = range(counters.SLOTS * 2 - 1, counters.SLOTS * 3 // 2, -1)
    kept = sum(not board.hit(f"any {number}", 1, 60) for number in newest)
    assert kept > len(newest) // 2


@pytest.mark.pg
def test_limits_hold_over_several_workers(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    db = new_database("postgres", request, tmp_path)
    target = Target(db, tmp_path / "log", workers=2, RINGTABLE_LIMITS="on")
    target.start()
    with ExitStack() as held:
        held.callback(target.stop)
        answers = []
        for _ in range(NEW_TABLE.most + 20):  # each by a connection of its own, to either worker
            answers.append(httpx.post(f"{target.base}/api/tables", json=NEW, trust_env=False))
        codes = [answer.status_code for answer in answers]
        assert (codes.count(201), codes.count(429)) == (NEW_TABLE.most, 20)
        address = f"ws://{HERE}:{target.port}/ws"
        for _ in range(MOST_SOCKETS):
            held.enter_context(connect(address, proxy=None))
        with pytest.raises(InvalidStatus), connect(address, proxy=None):
            pass
        assert asked(target.port, "/health", source=NEIGHBOUR).startswith("HTTP/1.1 200")
