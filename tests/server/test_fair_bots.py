"""Workers are shared fairly: nobody who sits at a table waits for the tables of others."""

import asyncio
from typing import Any

import pytest

from ringtable.server.advisors import worker
from ringtable.server.advisors.turns import NOBODY, PEOPLE, Asker, Lanes, Turns
from ringtable.server.settings import Settings
from tests.server import bad_bots
from tests.server.playground import Playground, Table, wait_for


def test_people_come_first_then_clients_take_turns_and_then_their_tables() -> None:
    turns: Turns[str] = Turns()
    for name in ("a1", "a1", "a2", "b1"):
        turns.add(Asker(NOBODY, name[0], name), name)
    turns.add(Asker(PEOPLE, "a", "a9"), "people")
    order = [turns.take(NOBODY) for _ in range(6)]
    assert order == ["people", "a1", "b1", "a2", "a1", None]


def test_a_lane_that_is_kept_for_people_serves_nobody_else() -> None:
    turns: Turns[str] = Turns()
    turns.add(Asker(NOBODY, "a", "a1"), "bots")
    assert turns.take(PEOPLE) is None
    assert turns.take(NOBODY) == "bots"


def test_a_lane_goes_to_the_next_in_turn_and_is_not_lost_with_one_who_left() -> None:
    async def play() -> list[str]:
        lanes: Lanes[str] = Lanes()
        lanes.add("general", NOBODY)
        lanes.add("kept", PEOPLE)
        bots = Asker(NOBODY, "a", "a1")
        person = Asker(PEOPLE, "b", "b1")
        got = [await lanes.get(person), await lanes.get(bots)]
        leaves = asyncio.create_task(lanes.get(bots))
        stays = asyncio.create_task(lanes.get(bots))
        await asyncio.sleep(0)
        leaves.cancel()
        lanes.put("kept")  # nobody who waits may have it
        lanes.put("general")
        got.append(await stays)
        got.append(await lanes.get(person))
        assert not lanes.idle()
        lanes.put("general")
        lanes.put("kept")
        assert lanes.idle()
        return got

    assert asyncio.run(play()) == ["kept", "general", "general", "kept"]


def steps(ground: Playground, ids: list[str]) -> int:
    rooms = ground.rooms.live
    return sum(rooms[id].seq for id in ids if id in rooms)


def test_a_person_does_not_wait_for_tables_of_bots(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty tables of bots whose every move takes a while: at another client's table the bot
    answers, and a hint comes, before half of them had one turn more."""
    monkeypatch.setattr(worker, "think", bad_bots.ponder)
    ground = Playground(Settings(db=sqlite_db, limits=False, bot_workers=1)).start()
    try:
        wish: dict[str, Any] = {"game": "dash", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        crowd = [ground.call("POST", "/api/tables", wish).json()["table"] for _ in range(30)]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = ground.call("POST", "/api/tables", {"game": "dash", "seats": seats})
        table = Table(ground, made.json())
        wait_for(lambda: steps(ground, crowd) > 32)  # all are at it
        before = steps(ground, crowd)
        table.act(0, "hobbit sam")
        wait_for(lambda: table.asked() == [0])
        hint = table.call("POST", "/hint", {"seat": 0}, table.tokens[0])
        assert hint.status_code == 200, hint.text
        assert steps(ground, crowd) - before < 15
    finally:
        ground.stop()


def test_a_hint_is_thought_over_once(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks again gets the same advice. What another does unseen changes nothing of that, and
    nothing of the time it takes."""
    thinkers = ground_on_sqlite.rooms.thinkers
    asked = 0
    ask = thinkers.ask

    async def counting(*arguments: Any) -> Any:
        nonlocal asked
        asked += 1
        return await ask(*arguments)

    monkeypatch.setattr(thinkers, "ask", counting)
    table = ground_on_sqlite.make("murk", "mm")
    first = table.call("POST", "/hint", {"seat": 0}, table.tokens[0])
    assert first.status_code == 200, first.text
    orders = {"seat": 1, "passing": ["hide"]}
    before = table.played_here()
    assert table.call("POST", "/orders", orders, table.tokens[1]).status_code == 200
    assert table.played_here() == before + 1
    again = table.call("POST", "/hint", {"seat": 0}, table.tokens[0])
    assert (again.json(), asked) == (first.json(), 1)
    table.act_first(0)
    assert table.call("POST", "/hint", {"seat": 0}, table.tokens[0]).status_code == 200
    assert asked == 2
