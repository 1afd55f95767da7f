"""The doorkeeper: origins, headers, sizes, rates; and the pages of the client."""

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ringtable.loadtest.target import HERE
from ringtable.server.http.guard import Pace
from ringtable.server.settings import Settings
from tests.server.playground import Playground

NEW = {"game": "dash", "seats": [{"kind": "me"}]}


def test_requests_of_other_sites_are_refused(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    for origin in ("https://evil.example", "null", f"http://{HERE}:1", "http://localhost.evil"):
        answer = ground.call("POST", "/api/tables", NEW, Origin=origin)
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert ground.call("POST", "/api/tables", NEW, Origin=ground.base).status_code == 201
    assert ground.call("GET", "/api/games", Origin="https://evil.example").status_code == 200


def test_sockets_of_other_sites_are_refused(ground_on_sqlite: Playground) -> None:
    address = f"ws://{HERE}:{ground_on_sqlite.port}/ws"
    with (
        pytest.raises(InvalidStatus),
        connect(address, origin=Origin("https://evil.example"), proxy=None),
    ):
        pass
    own = Origin(f"http://{HERE}:{ground_on_sqlite.port}")
    with connect(address, origin=own, proxy=None) as line:
        assert line.response is not None


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/nothing/here.txt", "/api/nothing", "/health"]
)
def test_every_answer_carries_the_security_headers(ground_on_sqlite: Playground, path: str) -> None:
    headers = ground_on_sqlite.call("GET", path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"


def test_a_body_beyond_64_kb_is_refused(ground_on_sqlite: Playground) -> None:
    for body in (b"x" * 65_537, b" " * 70_000 + b"{}"):
        answer = ground_on_sqlite.call("POST", "/api/tables", body)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    grown = ground_on_sqlite.http.post(
        "/api/tables",
        content=(b" " * 8192 for _ in range(20)),
        headers={"content-type": "application/json"},
    )
    assert (grown.status_code, grown.json()["reason"]) == (413, "too-large")


def test_too_many_requests_are_refused_and_health_is_not(sqlite_db: str) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=True)).start()
    answers = [ground.call("POST", "/api/tables", NEW).status_code for _ in range(61)]
    assert answers.count(201) in (60, 61)  # the minute may turn on the way
    if answers.count(201) == 60:
        late = ground.call("POST", "/api/tables", NEW)
        assert (late.status_code, late.json()["reason"]) == (429, "too-fast")
        assert late.headers["retry-after"] == "5"
    assert ground.call("GET", "/health").status_code == 200
    ground.stop()


def test_a_socket_has_a_pace_too(sqlite_db: str) -> None:
    ground = Playground(Settings(db=sqlite_db, limits=True)).start()
    with ground.socket() as line:
        for _ in range(260):
            line.send({"type": "unwatch", "table": "x"})
        assert line.receive("refused")["problem"]["reason"] == "too-fast"
        while not line.silent(0.2):  # read the rest, or closing waits for it
            pass
    ground.stop()


def test_a_pace_recovers(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("ringtable.server.http.guard.time.monotonic", lambda: clock[0])
    pace = Pace(burst=2, per_second=1)
    assert [pace.ok(), pace.ok(), pace.ok()] == [True, True, False]
    clock[0] += 1
    assert [pace.ok(), pace.ok()] == [True, False]
    clock[0] += 100
    assert [pace.ok(), pace.ok(), pace.ok()] == [True, True, False]


def test_health_and_metrics(ground_on_sqlite: Playground) -> None:
    health = ground_on_sqlite.call("GET", "/health")
    assert health.json()["status"] == "ok"
    table = ground_on_sqlite.make()
    table.act_first(0)
    metrics = ground_on_sqlite.call("GET", "/metrics").text
    assert 'ringtable_actions_total{game="dash"}' in metrics
    assert "ringtable_commit_seconds_count" in metrics
    assert table.tokens[0] not in metrics


def test_the_counters_are_for_operators(ground_on_sqlite: Playground, sqlite_db: str) -> None:
    def asked(ground: Playground, **headers: str) -> int:
        return ground.http.get("/metrics", headers=headers).status_code

    assert asked(ground_on_sqlite) == 200
    assert asked(ground_on_sqlite, **{"X-Forwarded-For": "192.0.2.7"}) == 403
    assert asked(ground_on_sqlite, Forwarded="for=192.0.2.7") == 403
    ground = Playground(Settings(db=f"{sqlite_db}-2", limits=False, metrics_token="mellon"))
    ground.start()
    assert asked(ground) == 403
    assert asked(ground, Authorization="Bearer melon") == 403
    assert asked(ground, Authorization="Bearer mellon") == 200
    ground.stop()


def raw(ground: Playground, request: str) -> str:
    """The answer to a request as it is written, with an address that no client library touches."""
    with socket.create_connection((HERE, ground.port), 30) as line:
        line.sendall(request.encode("latin-1"))
        answer = b""
        while part := line.recv(65536):
            answer += part
    return answer.decode("latin-1")


SPELLINGS = [
    "/metrics",
    "/metrics/",
    "//metrics",
    "///metrics//",
    "/./metrics",
    "/metrics/.",
    "/%6detrics",
    "/%2fmetrics",
    "/metrics%2f",
    "/metrics?a=b",
    "/api/../metrics",
    "/metrics/..",
    "/METRICS",
]


def test_no_spelling_of_the_counters_opens_them(ground_on_sqlite: Playground) -> None:
    """They see hidden actions: who can read them notices each."""
    head = f"Host: {HERE}\r\nConnection: close\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"
    for path in SPELLINGS:
        answer = raw(ground_on_sqlite, f"GET {path} HTTP/1.1\r\n{head}")
        assert "ringtable_actions" not in answer, path
        forbidden = answer.startswith("HTTP/1.1 403")
        assert forbidden or path in ("/api/../metrics", "/metrics/..", "/METRICS"), path


def test_the_client_is_served_with_the_right_caching(sqlite_db: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Ringtable</title>")
    (static / "assets" / "app-1234.js").write_text("let x = 1;" * 100)
    (static / ".sources").write_text("not for you")
    (tmp_path / "secret.txt").write_text("outside")
    ground = Playground(Settings(db=sqlite_db, static=static, limits=False)).start()
    for path in ("/", "/t/abc123", "/new", "/finished"):
        page = ground.call("GET", path)
        assert page.status_code == 200
        assert "<title>Ringtable</title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
    again = ground.call("GET", "/", **{"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    asset = ground.call("GET", "/assets/app-1234.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.text == "let x = 1;" * 100
    for path in ("/assets/none.js", "/.sources", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
        answer = ground.call("GET", path)
        assert answer.status_code == 404, path
        assert "outside" not in answer.text
    ground.stop()


def test_without_a_built_client_a_sentence_says_so(sqlite_db: str, tmp_path: Path) -> None:
    ground = Playground(Settings(db=sqlite_db, static=tmp_path / "none", limits=False)).start()
    page = ground.call("GET", "/t/abc")
    assert page.status_code == 503
    assert "has not been built" in page.text
    ground.stop()
