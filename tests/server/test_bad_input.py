"""Bad input: whatever comes, a reason is answered, nothing changes, nothing fails."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.server.playground import Playground, Table

WRONG: list[Any] = [
    None,
    True,
    -1,
    8,
    2**53,
    2**70,
    1.5,
    "0",
    "",
    "x" * 300,
    "\u0000",
    "sam'; DROP TABLE room; --",
    [],
    {},
    [[[[[[]]]]]],
    {"a": {"b": {}}},
    "<script>",
    "../../etc/passwd",
    "\ud800",
]
HTTP_MESSAGES = 1100
SOCKET_MESSAGES = 900


def action(table: Table) -> dict[str, Any]:
    return {"action_id": "a1", "expected_version": 1, "seat": 0, "action": "no such action"}


def other_value(random: Random, message: dict[str, Any]) -> Any:
    field = random.choice(sorted(message))
    if field == "type":
        return {**message, field: random.choice(["", "update", "acted", 7, None])}
    return {**message, field: random.choice(WRONG)}


def other_field(random: Random, message: dict[str, Any]) -> Any:
    return {**message, random.choice(["seats", "key", "admin", "__class__", ""]): 1}


def lacking(random: Random, message: dict[str, Any]) -> Any:
    gone = random.choice(sorted(message))
    return {field: value for field, value in message.items() if field != gone}


def other_shape(random: Random, message: dict[str, Any]) -> Any:
    return random.choice([[message], [], "text", 7, None, {"x": message}])


MUTATIONS: list[Callable[[Random, dict[str, Any]], Any]] = [
    other_value,
    other_field,
    lacking,
    other_shape,
]


def broken_bytes(random: Random, text: bytes) -> bytes:
    """Cut, doubled, garbled, nested, or broken UTF-8."""
    way = random.randrange(6)
    if way == 0:
        return text[: random.randrange(len(text))]
    if way == 1:
        return text + text
    if way == 2:
        at = random.randrange(len(text))
        return text[:at] + bytes([random.randrange(256)]) + text[at + 1 :]
    if way == 3:
        return b"[" * random.randrange(1, 5000)
    if way == 4:
        return text.replace(b'"seat"', b'"seat": 0, "seat"', 1)
    return text.replace(b"no such", b"\xff\xfe\xc3\x28", 1)


def mutated(random: Random, message: dict[str, Any]) -> bytes:
    if random.random() < 0.3:
        return broken_bytes(random, json.dumps(message).encode())
    changed = random.choice(MUTATIONS)(random, message)
    return json.dumps(changed).encode()


def calls(table: Table) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "/actions", action(table)
    yield "/actions", action(table)
    yield "/actions", {**action(table), "expected_version": 99, "action": "hobbit sam"}
    yield "/why", {"seat": 0, "thing": "nothing known"}
    yield "/undo", {"seat": 0}
    yield "/undo/answer", {"seat": 0, "agree": True}
    yield "/join", {"name": "Eve"}
    yield "/branch", {"step": 9999, "seat": 0}
    yield "/rematch", {"seat": 0}


def test_mutated_requests_change_nothing_and_never_fail(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    table = ground.make(seats="mm", title="kept")
    before = table.see(0)
    random = Random(20)
    kinds = list(calls(table))
    tokens = [table.tokens[0]] * 6 + [table.tokens[1], table.spectator, "", "x" * 22, "é", ",,,"]
    for _ in range(HTTP_MESSAGES):
        path, message = random.choice(kinds)
        token = random.choice(tokens).encode("latin-1")
        answer = ground.http.post(
            f"/api/tables/{table.id}{path}",
            content=mutated(random, message),
            headers={b"content-type": b"application/json", b"ringtable-token": token},
        )
        check_refusal(answer.status_code, answer.text, path)
    assert table.see(0) == before


def check_refusal(status: int, text: str, where: str) -> None:
    """A refusal with a reason and a sentence; a question may also be answered."""
    if where == "/why" and status == 200:
        return
    assert 400 <= status < 500, (where, status, text)
    problem = json.loads(text)
    assert problem["reason"]
    assert problem["message"]
    assert "Traceback" not in text
    assert "site-packages" not in text


def test_mutated_messages_through_the_socket(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    table = ground.make(seats="mm")
    before = table.see(0)["log"]
    random = Random(30)
    kinds: list[dict[str, Any]] = [
        {"type": "act", "table": table.id, **action(table)},
        {"type": "act", "table": table.id, **action(table)},
        {"type": "watch", "table": table.id, "tokens": ["x"], "since": 0},
        {"type": "point", "table": table.id, "seat": 1, "thing": "die"},
        {"type": "watch", "table": "none", "tokens": [], "since": 0},
    ]
    with ground.socket() as socket:
        socket.watch(table.id, table.tokens[0])
        for number in range(SOCKET_MESSAGES):
            message = mutated(random, random.choice(kinds))
            if number % 3:
                socket.connection.send(message.decode("utf-8", "replace"))
            else:
                socket.connection.send(message)
            answer = socket.receive()
            if answer["type"] == "update":  # a watch that was still a watch
                continue
            assert answer["type"] == "refused", (message, answer)
            assert answer["problem"]["reason"] not in ("", "server-error")
            assert answer["problem"]["message"]
        socket.watch(table.id, table.tokens[0])
    assert table.see(0)["log"] == before
    assert table.view(0)["version"] == 1


def test_new_tables_that_make_no_sense_are_refused(ground_on_sqlite: Playground) -> None:
    me = {"kind": "me"}
    wishes: list[Any] = [
        {"game": "chess", "seats": [me]},
        {"game": "dash", "seats": []},
        {"game": "dash", "seats": [me] * 5},
        {"game": "dash", "seats": [me] * 9},
        {"game": "dash", "seats": [{"kind": "king"}]},
        {"game": "dash", "seats": [me], "options": {"side": "upside"}},
        {"game": "dash", "seats": [me], "options": {"nothing": "x"}},
        {"game": "dash", "seats": [me], "options": {"pack": "../../etc/passwd"}},
        {"game": "dash", "seats": [me], "options": {"hobbits": "gollum"}},
        {"game": "dash", "seats": [me], "minutes_per_move": 0},
        {"game": "dash", "seats": [me], "title": "x" * 81},
        {"game": "dash", "seats": [{"kind": "me", "name": "x" * 41}]},
        {"game": "dash", "seats": [{"kind": "bot", "bot": "a b"}]},
    ]
    for wish in wishes:
        answer = ground_on_sqlite.call("POST", "/api/tables", wish)
        check_refusal(answer.status_code, answer.text, str(wish))


def test_nasty_names_and_words_come_back_as_they_were(ground_on_sqlite: Playground) -> None:
    nasty = [
        "<img src=x onerror=alert(1)>",
        "Robert'); DROP",
        "\u202eevil",
        "👩‍👩‍👧",
        "a\u0301" * 10,
    ]
    for name in nasty:
        seats = [{"kind": "me", "name": name}]
        made = ground_on_sqlite.call(
            "POST", "/api/tables", {"game": "dash", "seats": seats, "title": name, "listed": True}
        )
        assert made.status_code == 201
        table = Table(ground_on_sqlite, made.json())
        assert table.view(0)["seats"][0]["name"] == name
        assert table.view(0)["title"] == name


def test_addresses_that_do_not_exist(ground_on_sqlite: Playground) -> None:
    for path in ("/api/nothing", "/api/tables/none", "/api/tables/a%00b", "/api/tables/%ff"):
        answer = ground_on_sqlite.call("GET", path)
        check_refusal(answer.status_code, answer.text, path)
    for method in ("PUT", "DELETE", "PATCH"):
        answer = ground_on_sqlite.call(method, "/api/tables", {})
        check_refusal(answer.status_code, answer.text, method)
