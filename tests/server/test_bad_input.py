"""Bad input: whatever comes, a reason is answered, nothing changes, nothing fails."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ringtable.kernel.play import play
from tests.server import secret_game
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
GAMES = ["dash", "doom", "hunt", "quest", "war", "murk"]
HTTP_MESSAGES = 1100
SOCKET_MESSAGES = 900
EVERY = 50  # messages, then the match goes on to another question


def action(table: Table) -> dict[str, Any]:
    return {"action_id": "a1", "expected_version": 1, "seat": 0, "action": "no such action"}


def misspelt(random: Random, texts: list[str]) -> str:
    """Something like an action or a thing of the game, and yet none."""
    while True:
        text = random.choice(texts)
        at = random.randrange(len(text) + 1)
        other = random.choice(["", " ", "0", "9", "-1", ":", ",", ".", "²", "٣", "x", "\u0000"])
        found = text[:at] + other + text[at + random.randrange(2) :]
        if found and found not in texts:
            return found


def things(table: Table, seat: int) -> list[str]:
    """Texts of actions, and names of things on the board."""
    question = table.view(seat)["view"]["question"]
    found = {one["text"] for one in question["options"]}
    found |= {thing for one in question["options"] for thing in one["things"]}
    return sorted(found | {"place:10", "die:red", "square:0:3", "card:boromir", "note 5", "hide x"})


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
    yield "/resign", {"seat": 1}
    yield "/draw/answer", {"seat": 0, "agree": True}
    yield "/join", {"name": "Eve"}
    yield "/branch", {"step": 9999, "seat": 0}
    yield "/rematch", {"seat": 0}
    yield "/sequel", {"game": "war", "seats": [{"kind": "me"}]}


@pytest.mark.parametrize("game", GAMES)
def test_mutated_requests_change_nothing_and_never_fail(
    ground_on_sqlite: Playground, game: str
) -> None:
    send_mutated(ground_on_sqlite, game, 20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_million_mutated_requests(ground_on_sqlite: Playground, game: str) -> None:
    """All games together."""
    for seed in range(1_000_000 // len(GAMES) // HTTP_MESSAGES + 1):
        send_mutated(ground_on_sqlite, game, seed)


def test_a_refusal_that_fails_is_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check itself, on a planted bug: a rule that reads a number where there is none."""

    def careless(self: object, s: object, thing: str) -> None:
        int(thing.partition(" ")[2])

    monkeypatch.setattr(secret_game.Hide, "why_not", careless)
    with pytest.raises(AssertionError):
        send_mutated(ground_on_sqlite, "murk", 20)


def send_mutated(ground: Playground, game: str, seed: int) -> None:
    table = ground.make(game, "mm", title="kept")
    for seat in table.tokens:  # nobody but this test answers anything
        orders = {"seat": seat, "passing": [], "empty_windows": False}
        assert table.call("POST", "/orders", orders, table.tokens[seat]).status_code == 200
    random = Random(seed)
    kinds = list(calls(table))
    for number in range(HTTP_MESSAGES):
        if number % EVERY == 0:
            seat = go_on(table, random, number)
            before = table.see(seat)
            own, foreign = table.tokens[seat], table.tokens[1 - seat]
            tokens = [own] * 6 + [foreign, table.spectator, "", "x" * 22, "é", ",,,"]
            known = things(table, seat)
        path, message = random.choice(kinds)
        message = {**message, "seat": 7 if path in ("/undo", "/resign") else seat}
        if path == "/actions":
            message["action_id"] = f"x{number}"
        if random.random() < 0.3:
            message = near_miss(random, path, message, before["table"]["version"], known)
            body = json.dumps(message).encode()
        else:
            body = mutated(random, message)
        answer = ground.http.post(
            f"/api/tables/{table.id}{path}",
            content=body,
            headers={
                b"content-type": b"application/json",
                b"ringtable-token": random.choice(tokens).encode("latin-1"),
            },
        )
        check_refusal(answer.status_code, answer.text, path)
        if number % EVERY == EVERY - 1:
            assert table.see(seat) == before
    assert ground.rooms.live[table.id].about.frozen == ""


def go_on(table: Table, random: Random, number: int) -> int:
    """Another question, until the match is nearly over; who is asked."""
    room = table.ground.rooms.live[table.id]
    for _ in range(min(number // EVERY, 3)):
        seat = room.waiting()[0]
        text = random.choice(table.options(seat))
        if play(room.game, room.position, text, seat).after.outcome is None:
            table.act(seat, text)
    return room.waiting()[0]


def near_miss(
    random: Random, path: str, message: dict[str, Any], version: int, known: list[str]
) -> dict[str, Any]:
    """All is well but the action or the thing, which is misspelt."""
    if path == "/actions":
        return {**message, "expected_version": version, "action": misspelt(random, known)}
    if path == "/why":
        return {**message, "thing": misspelt(random, known)}
    return {**message, "unknown": 1}


def check_refusal(status: int, text: str, where: str) -> None:
    """A refusal with a reason and a sentence; a question may also be answered, and a number may
    happen to be a step to branch from."""
    if (where, status) in (("/why", 200), ("/branch", 201)):
        return
    assert 400 <= status < 500, (where, status, text)
    problem = json.loads(text)
    assert problem["reason"]
    assert problem["message"]
    assert "Traceback" not in text
    assert "site-packages" not in text


@pytest.mark.parametrize("game", GAMES)
def test_mutated_messages_through_the_socket(ground_on_sqlite: Playground, game: str) -> None:
    ground = ground_on_sqlite
    table = ground.make(game, "mm")
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


def test_a_character_that_no_database_takes_is_refused(ground: Playground) -> None:
    """PostgreSQL keeps no zero byte: that is the sender's mistake, not the database's."""
    table = ground.make(seats="mo", listed=True)
    said = {"seat": 0, "text": "a\u0000b"}
    aside = {"seat": -1, "text": "hello", "name": "a\u0000b"}
    named = {"game": "dash", "seats": [{"kind": "me", "name": "a\u0000b"}], "title": "\u0000"}
    answers = [
        table.call("POST", "/chat", said, table.tokens[0]),
        table.call("POST", "/chat", aside, table.spectator),
        table.call("POST", "/why", {"seat": 0, "thing": "\u0000"}, table.tokens[0]),
        table.call("POST", "/join", {"name": "\u0000"}, table.tokens[1]),
        ground.call("POST", "/api/tables", named),
        ground.call("GET", "/api/tables?state=open&game=%00"),
        ground.call("GET", "/api/tables?state=open&after=1_%00"),
        ground.call("GET", "/api/tables?state=open&after=nan_x"),
    ]
    for answer in answers:
        assert answer.status_code < 500, answer.text
    assert table.call("GET", "/chat", tokens=table.tokens[0]).json() == []


def test_an_origin_that_is_none_is_refused(ground_on_sqlite: Playground) -> None:
    wish = {"game": "dash", "seats": [{"kind": "me"}]}
    for origin in ("http://[", "http://[::1", "://", "http://a b", "\\\\"):
        answer = ground_on_sqlite.call("POST", "/api/tables", wish, Origin=origin)
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
