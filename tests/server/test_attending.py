"""What the server does at a table by itself: bots, standing orders, clocks, hints and reports."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import update

from ringtable.kernel.state import State
from ringtable.server import clock
from ringtable.server.advisors import worker
from ringtable.server.advisors.turns import Lanes
from ringtable.server.advisors.worker import Job
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.settings import Settings
from ringtable.server.storage.database import ROOM
from tests.server import bad_bots, secret_game
from tests.server.playground import Playground, Table, wait_for


def with_bot(ground: Playground, bot: str, game: str = "dash", **more: Any) -> Table:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    made = ground.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
    assert made.status_code == 201, made.text
    return Table(ground, made.json())


def test_a_bot_answers_when_it_is_asked(ground: Playground) -> None:
    table = with_bot(ground, "greedy")
    table.act(0, "hobbit sam")
    wait_for(lambda: table.asked() == [0])
    assert {entry["seat"] for entry in table.see(0)["log"]} == {-1, 0, 1}
    table.play_out()
    assert table.view(0)["state"] == "finished"


def test_a_move_of_a_bot_is_one_entry_as_that_of_a_person(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Die, deed and what comes of it are told together, at one moment: nobody counts the stages."""
    wanted = ("no", "guide strider", "die character", "move-fellowship")
    thoughts, moments = [], []

    async def choose(room: LiveRoom, seat: int, bot: str, position: State) -> tuple[str, str]:
        texts = room.flow.texts(position, seat)
        thoughts.append(seat)
        return next((text for text in wanted if text in texts), texts[0]), bot

    async def keep(bot: str, asked: float) -> None:
        moments.append(bot)

    monkeypatch.setattr(ground_on_sqlite.rooms.thinkers, "choose", choose)
    monkeypatch.setattr(ground_on_sqlite.rooms.moments, "keep", keep)
    monkeypatch.setattr(LiveRoom, "people_play_people", lambda room: True)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    body = {"game": "war", "seats": seats, "seed": "palantir"}
    table = Table(ground_on_sqlite, ground_on_sqlite.call("POST", "/api/tables", body).json())
    wait_for(lambda: table.asked() == [1])
    table.act(1, "0")
    wait_for(lambda: table.asked() == [1])
    log = table.see(1)["log"]
    told = [{fact["id"] for fact in entry["facts"]} for entry in log]
    assert any(ids >= {"war-die-used", "war-progress", "war-hunt-rolled"} for ids in told)
    assert len(moments) == sum(entry["seat"] == 0 for entry in log) < len(thoughts)


def test_a_table_of_bots_alone_plays_itself(ground_on_sqlite: Playground) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    made = ground_on_sqlite.call(
        "POST", "/api/tables", {"game": "dash", "seats": seats, "listed": True}
    )
    table = Table(ground_on_sqlite, made.json())
    wait_for(lambda: table.view(-1)["state"] == "finished")


def test_a_bot_that_is_not_known_is_refused(ground_on_sqlite: Playground) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "sauron"}]
    answer = ground_on_sqlite.call("POST", "/api/tables", {"game": "dash", "seats": seats})
    assert (answer.status_code, answer.json()["reason"]) == (400, "no-such-bot")


def test_a_seat_is_handed_to_a_bot_and_taken_back(ground: Playground) -> None:
    table = ground.make(seats="mm")
    body = {"seat": 0, "bot": "random"}
    assert table.call("POST", "/bot", body, table.tokens[1]).status_code == 403
    handed = table.call("POST", "/bot", body, table.tokens[0]).json()["table"]
    assert (handed["seats"][0]["kind"], handed["seats"][0]["bot"]) == ("bot", "random")
    wait_for(lambda: table.asked() == [1])
    table.act_first(1)
    wait_for(lambda: table.asked() == [1])  # the bot took its whole turn
    back = table.call("POST", "/bot", {"seat": 0}, table.tokens[0]).json()["table"]
    assert (back["seats"][0]["kind"], back["seats"][0]["bot"]) == ("me", "")
    while table.asked() == [1]:
        table.act_first(1)
    if table.view(0)["state"] == "playing":
        time.sleep(0.3)
        assert table.asked() == [0], "nobody moves for a person who came back"


def test_a_bots_answer_that_comes_too_late_is_dropped(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes the seat back while the bot still thinks: the decision is theirs."""
    monkeypatch.setattr(worker, "think", bad_bots.dawdle)
    table = ground_on_sqlite.make(seats="mm")
    table.call("POST", "/bot", {"seat": 0, "bot": "random"}, table.tokens[0])
    thinkers = ground_on_sqlite.rooms.thinkers
    wait_for(lambda: not thinkers.free.idle())
    table.call("POST", "/bot", {"seat": 0}, table.tokens[0])
    wait_for(thinkers.free.idle)
    time.sleep(0.3)
    assert table.asked() == [0]
    assert table.view(0)["step"] == 1


@pytest.mark.parametrize("failing", [bad_bots.crash, bad_bots.stumble, bad_bots.babble])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    ground_on_sqlite: Playground,
    monkeypatch: pytest.MonkeyPatch,
    failing: Callable[[Job], str],
) -> None:
    monkeypatch.setattr(worker, "think", failing)
    table = with_bot(ground_on_sqlite, "mcts")
    table.act(0, "hobbit sam")
    wait_for(lambda: table.asked() == [0])
    told = [fact for entry in table.see(0)["log"] for fact in entry["facts"]]
    moved = [fact["values"] for fact in told if fact["id"] == "table-bot-moved"]
    assert moved == [{"player": {"seat": 1}, "bot": "greedy"}]
    assert table.view(0)["seats"][1]["bot"] == "greedy"


def test_a_bot_that_hangs_is_ended_and_replaced(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "think", bad_bots.hang)
    settings = Settings(db=sqlite_db, limits=False, bot_workers=1, bot_seconds=1.0)
    ground = Playground(settings).start()
    table = with_bot(ground, "mcts")
    table.act(0, "hobbit sam")
    wait_for(lambda: table.asked() == [0])
    assert table.view(0)["seats"][1]["bot"] == "greedy"
    ground.stop()


def test_if_every_bot_hangs_any_legal_action_is_played(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "think", bad_bots.all_hang)
    settings = Settings(db=sqlite_db, limits=False, bot_workers=1, bot_seconds=0.5)
    ground = Playground(settings).start()
    table = with_bot(ground, "random", options={"hobbits": "sam,frodo"})
    while table.asked() == [0]:
        table.act_first(0)
    before = table.view(0)["step"]
    wait_for(lambda: table.view(0)["step"] > before)
    ground.stop()


def test_a_world_that_cannot_be_dealt_stops_no_bot(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_world(s: object, seat: int, random: object) -> None:
        raise ArithmeticError("no world fits")

    monkeypatch.setattr(secret_game.GAME, "redeal", no_world)
    table = with_bot(ground_on_sqlite, "greedy", "murk")
    hint = table.call("POST", "/hint", {"seat": 0}, table.tokens[0])
    assert (hint.status_code, hint.json()["reason"]) == (409, "no-advice")
    table.act_first(0)
    table.act(0, "pass")
    table.act(0, "stay")
    wait_for(lambda: table.options(0) == ["guess low", "guess high"], 20)
    assert table.view(0)["seats"][1]["bot"] == "random"


def test_a_worker_that_is_killed_is_started_again(ground_on_sqlite: Playground) -> None:
    table = with_bot(ground_on_sqlite, "random")
    table.act(0, "hobbit sam")
    wait_for(lambda: table.asked() == [0])
    for lane in ground_on_sqlite.rooms.thinkers.lanes:
        if lane.pid:
            os.kill(lane.pid, signal.SIGKILL)
    table.play_out()


def test_standing_orders_pass_without_asking(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    body = {"seat": 0, "passing": ["hide"]}
    table.call("POST", "/orders", body, table.tokens[0])
    table.act_first(0)  # marks; hiding is passed by order
    wait_for(lambda: table.options(0) == ["stay", "cheer"])
    assert [entry["action"] for entry in table.see(0)["log"]][-1] == "pass"
    table.call("POST", "/orders", {"seat": 0, "passing": []}, table.tokens[0])
    assert table.view(0)["seats"][0]["passing"] == []


def test_a_question_without_a_pass_is_asked_all_the_same(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("murk", "mm")
    body = {"seat": 0, "passing": ["mark", "cheer"]}
    table.call("POST", "/orders", body, table.tokens[0])
    time.sleep(0.2)
    assert table.asked() == [0]
    assert table.options(0)[0].startswith("mark")


def test_when_the_clock_runs_out_a_bot_moves(ground: Playground) -> None:
    table = ground.make(seats="mm", minutes_per_move=1)
    deadline = table.view(0)["deadline"]
    assert 0 < deadline - time.time() <= 60
    room = ground.rooms.live[table.id]
    move_clock(ground, table)
    wait_for(lambda: table.view(0)["step"] == 2)
    entry = table.see(1)["log"][-1]
    assert entry["seat"] == 0
    assert entry["facts"][0]["id"] == "table-clock-ran-out"
    assert table.view(1)["deadline"] > deadline - 60, "the next question has its own time"
    assert table.view(0)["seats"][0]["bot"] == "", "one move, not the seat"
    assert room.waiting() == [1]


def move_clock(ground: Playground, table: Table) -> None:
    """Let the minute pass: the deadline of the room, and of its row, lies in the past."""
    room = ground.rooms.live[table.id]
    room.about.deadline = clock.now() - 1

    async def write() -> None:
        async with ground.rooms.store.transaction() as connection:
            past = update(ROOM).where(ROOM.c.id == table.id).values(due=clock.now() - 1)
            await connection.execute(past)

    in_server(ground, write())


def in_server(ground: Playground, work: Coroutine[Any, Any, None]) -> None:
    loop: asyncio.AbstractEventLoop = ground.rooms.committer.task.get_loop()  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(work, loop).result(30)


def test_a_clock_starts_when_the_last_seat_is_taken(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mo", minutes_per_move=5)
    assert table.view(0)["deadline"] is None
    table.call("POST", "/join", {"name": "Bea"}, table.tokens[1])
    assert 0 < table.view(0)["deadline"] - time.time() <= 300


def test_a_hint_values_the_options(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="m", options={"hobbits": "sam"})
    advice = table.call("POST", "/hint", {"seat": 0}, table.tokens[0])
    assert advice.status_code == 200, advice.text
    lines = advice.json()["lines"]
    assert {line["action"] for line in lines} <= set(table.options(0))
    assert lines
    values = [line["value"] for line in lines]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert table.call("POST", "/hint", {"seat": 0}, table.spectator).status_code == 403


def test_a_report_tells_luck_and_turning_points(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="m", options={"hobbits": "sam"}, seed="report")
    table.play_out()
    report = table.call("GET", "/report", tokens=table.tokens[0]).json()
    rings = next(line for line in report["luck"] if line["what"] == "dash-luck-rings")
    rolled = [
        symbol
        for entry in table.see(0)["log"]
        for fact in entry["facts"]
        if fact["id"] in ("dash-rolled", "dash-rolled-again")
        for symbol in fact["values"]["symbols"]["names"]
    ]
    assert rings["actual"] == rolled.count("dash-symbol-ring")
    assert 0 < rings["expected"] < len(rolled)
    assert rings["spread"] > 0
    log = {entry["step"]: entry for entry in table.see(0)["log"]}
    for point in report["turning_points"]:
        assert log[point["step"]]["action"] == point["action"] != point["best"]
        assert 0 < point["loss"] <= 1
        options = [option["text"] for option in point["view"]["question"]["options"]]
        assert {point["action"], point["best"]} <= set(options)
    again = table.call("GET", "/report", tokens=table.tokens[0]).json()
    assert again == report, "it is worked out once and kept"


def test_a_report_of_an_older_server_is_made_anew(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="m", options={"hobbits": "sam"}, seed="report")
    table.play_out()
    room = ground_on_sqlite.rooms.live[table.id]
    point = {"step": 2, "seat": 0, "action": "keep red", "best": "keep blue", "loss": 0.5}
    old = json.dumps({"luck": [], "turning_points": [point]})
    in_server(ground_on_sqlite, ground_on_sqlite.rooms.store.keep_report(room.id, room.seq, old))
    report = table.call("GET", "/report", tokens=table.tokens[0])
    assert report.status_code == 200
    assert report.json()["luck"] != []


def test_bots_go_on_after_a_restart(db: str) -> None:
    settings = Settings(db=db, limits=False, bot_workers=1, bot_seconds=30.0)
    ground = Playground(settings).start()
    table = with_bot(ground, "random", options={"hobbits": "sam,frodo"})
    ground.rooms.thinkers.free = Lanes()  # from now on no bot gets a worker
    while table.asked() == [0]:
        table.act_first(0)
    assert table.view(0)["state"] == "finished" or table.asked() == [1]
    ground.stop()
    again = Playground(settings).start()
    table.ground = again
    wait_for(lambda: table.asked() != [1])
    again.stop()


def hush(table: Table, seat: int, *questions: str) -> None:
    body = {"seat": seat, "hushed": list(questions)}
    assert table.call("POST", "/orders", body, table.tokens[seat]).status_code == 200


def rest_of_the_round(table: Table) -> None:
    """Everybody plays on until the first seat marks a card again."""
    while not any(option.startswith("mark") for option in table.options(0)):
        seat = table.asked()[0]
        options = table.options(seat)
        table.act(seat, "pass" if "pass" in options else options[0])


def test_what_is_hushed_is_passed_until_the_turn_ends(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    table.act_first(0)
    assert "pass" in table.options(0)
    hush(table, 0, "hide")
    wait_for(lambda: table.options(0) == ["stay", "cheer"])
    assert table.view(0)["seats"][0]["hushed"] == ["hide"]
    assert table.view(0)["seats"][0]["passing"] == [], "it is no order for good"
    rest_of_the_round(table)
    assert table.view(0)["seats"][0]["hushed"] == [], "it ends by itself"
    table.act_first(0)
    time.sleep(0.3)
    assert "pass" in table.options(0), "in the next round the seat is asked again"


def test_a_hush_is_withdrawn_while_another_is_asked(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    table.act_first(0)
    hush(table, 0, "hide")
    wait_for(lambda: table.options(0) == ["stay", "cheer"])
    table.act_first(0)
    assert table.asked() == [1]
    hush(table, 0)
    assert table.view(0)["seats"][0]["hushed"] == []


def test_taking_back_what_was_hushed_asks_again(ground: Playground) -> None:
    table = ground.make("murk", "m")
    table.act_first(0)
    hush(table, 0, "hide")
    wait_for(lambda: table.options(0) == ["stay", "cheer"])
    assert table.call("POST", "/undo", {"seat": 0}, table.tokens[0]).status_code == 200
    time.sleep(0.3)
    assert "pass" in table.options(0)
