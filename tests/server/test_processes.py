"""Several server processes on one PostgreSQL: any of them can serve any table."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.sync.client import ClientConnection, connect

from ringtable.loadtest.target import HERE, Target
from ringtable.server.serve import serve
from ringtable.server.storage.database import BadDatabase
from tests.server.conftest import new_database
from tests.server.playground import at_once, wait_for

pytestmark = pytest.mark.pg


@pytest.fixture(scope="module")
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Target]]:
    """Two servers that know nothing of each other but the database."""
    folder = tmp_path_factory.mktemp("pair")
    db = new_database("postgres", request, folder)
    targets = [Target(db, folder / f"log{number}") for number in range(2)]
    try:
        at_once(*[target.start for target in targets])
        yield targets
    finally:
        for target in targets:
            target.stop()


class Player:
    """A seat that always uses the same process."""

    def __init__(self, target: Target, table: str, seat: int, token: str) -> None:
        self.target = target
        self.path = f"/api/tables/{table}"
        self.table = table
        self.seat = seat
        self.token = token
        self.acts = 0

    def view(self) -> Any:
        return self.target.call("GET", self.path, token=self.token)["table"]

    def is_asked(self) -> bool:
        return bool(self.view()["view"]["question"]["options"])

    def wish(self, action: str = "") -> dict[str, Any]:
        view = self.view()
        self.acts += 1
        if not action:
            action = view["view"]["question"]["options"][0]["text"]
        return {
            "action_id": f"p{self.seat}-{self.acts}",
            "expected_version": view["version"],
            "seat": self.seat,
            "action": action,
        }

    def post(self, wish: dict[str, Any]) -> tuple[int, Any]:
        try:
            return 200, self.target.call("POST", f"{self.path}/actions", wish, self.token)
        except HTTPError as problem:
            return problem.code, json.loads(problem.read())

    def watch(self) -> ClientConnection:
        socket = connect(f"ws://{HERE}:{self.target.port}/ws", proxy=None, legacy=True)
        socket.send(
            json.dumps({"type": "watch", "table": self.table, "tokens": [self.token], "since": 0})
        )
        socket.recv(60)
        return socket


def sit(pair: list[Target], game: str = "dash", seats: int = 2, **more: Any) -> list[Player]:
    wish = {"game": game, "seats": [{"kind": "me"}] * seats, **more}
    made = pair[0].call("POST", "/api/tables", wish)
    return [
        Player(pair[one["seat"] % 2], made["table"], one["seat"], one["token"])
        for one in made["seats"]
    ]


def next_step(socket: ClientConnection, step: int) -> Any:
    """Wait for the update that brings a step."""
    while True:
        message = json.loads(socket.recv(60))
        if message["type"] == "update" and message["table"]["step"] >= step:
            return message


def test_a_table_is_played_through_two_processes(pair: list[Target]) -> None:
    players = sit(pair)
    sockets = [player.watch() for player in players]
    for step in range(2, 22):
        view = players[0].view()
        if view["state"] == "finished":
            break
        asked = view["view"]["question"]["seats"][0]
        status, answer = players[asked].post(players[asked].wish())
        assert status == 200, answer
        seen = [next_step(socket, step) for socket in sockets]
        assert seen[0]["table"]["version"] == seen[1]["table"]["version"] == step
        assert seen[0]["table"]["view"]["table"] == seen[1]["table"]["view"]["table"]
        assert seen[0]["log"][-1]["action"] == seen[1]["log"][-1]["action"]
    for socket in sockets:
        socket.close()


def test_the_same_action_sent_to_both_happens_once(pair: list[Target]) -> None:
    one = sit(pair, seats=1, options={"hobbits": "sam"})[0]
    other = Player(pair[1], one.table, 0, one.token)
    for step in range(2, 12):
        wish = one.wish()
        answers = at_once(partial(one.post, wish), partial(other.post, wish))
        assert [status for status, _ in answers] == [200, 200], answers
        assert sorted(answer["repeated"] for _, answer in answers) == [False, True]
        assert one.view()["step"] == other.view()["step"] == step
        if one.view()["state"] == "finished":
            break


def test_a_race_has_one_winner_and_the_loser_gets_a_fresh_view(pair: list[Target]) -> None:
    for _ in range(8):
        one = sit(pair, seats=3)[0]
        other = Player(pair[1], one.table, 0, one.token)
        other.view()
        wishes = [one.wish("hobbit sam"), {**other.wish("hobbit frodo"), "action_id": "other"}]
        answers = at_once(partial(one.post, wishes[0]), partial(other.post, wishes[1]))
        answers.sort(key=lambda answer: answer[0])
        assert [status for status, _ in answers] == [200, 409]
        winner, loser = answers[0][1], answers[1][1]
        assert loser["reason"] in ("stale-version", "wrong-seat", "illegal-action")
        assert loser["table"]["view"]["table"] == winner["table"]["view"]["table"]
        assert one.view()["step"] == other.view()["step"] == 2


def test_sealed_answers_through_two_processes(pair: list[Target]) -> None:
    players = sit(pair, "murk")
    for player in players:
        for action in ("", "pass", "stay"):
            wait_for(player.is_asked)
            assert player.post(player.wish(action))[0] == 200
    for player in players:
        wait_for(player.is_asked)
        assert player.post(player.wish("guess high"))[0] == 200
    # The other process hears of it a moment later.
    wait_for(lambda: players[0].view()["view"]["table"]["round"] == 1)


def test_chat_crosses_processes(pair: list[Target]) -> None:
    players = sit(pair)
    socket = players[1].watch()
    players[0].target.call(
        "POST", f"{players[0].path}/chat", {"seat": 0, "text": "hello"}, players[0].token
    )
    while True:
        message = json.loads(socket.recv(60))
        if message["type"] == "chat":
            break
    assert message["lines"][0]["text"] == "hello"
    socket.close()


def test_when_one_process_is_killed_the_other_goes_on(pair: list[Target]) -> None:
    one, two = sit(pair)
    assert one.post(one.wish())[0] == 200
    pair[0].kill()
    wait_for(lambda: two.view()["view"]["question"]["seats"] == [1])
    assert two.post(two.wish())[0] == 200
    one.target = pair[1]
    assert one.view()["step"] == 3
    pair[0].start()


def test_a_bot_of_a_killed_process_is_taken_up_by_another(pair: list[Target]) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "dash", "seats": seats, "options": {"hobbits": "sam,frodo"}}
    made = pair[0].call("POST", "/api/tables", wish)
    player = Player(pair[0], made["table"], 0, made["seats"][0]["token"])
    while player.view()["view"]["question"]["seats"] == [0]:
        player.post(player.wish())
    pair[0].kill()
    player.target = pair[1]
    wait_for(
        lambda: (
            player.view()["state"] == "finished"
            or player.view()["view"]["question"]["seats"] == [0]
        )
    )
    pair[0].start()


def test_several_workers_demand_postgresql(sqlite_db: str) -> None:
    with pytest.raises(BadDatabase, match="Several workers need PostgreSQL"):
        serve(sqlite_db, HERE, 1, workers=2)
