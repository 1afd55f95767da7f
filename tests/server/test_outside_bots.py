"""Bots in any language at tables: named by the operator, or visitors by a seat's link."""

import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from ringtable.bots.outside import Outside
from ringtable.bots.visitor import Visitor
from ringtable.kernel.errors import RingtableError
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table, wait_for

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
KEEPER = f"{PYTHON} {ROOT / 'examples/bots/keeper.py'}"
KEEPER_JS = f"node {ROOT / 'examples/bots/keeper.js'}"
BAD = f"{PYTHON} {ROOT / 'tests/bots/bad_bot.py'}"


@pytest.fixture
def ground(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    listed = (
        f"keeper={KEEPER}; keeper-js={KEEPER_JS}; hangs={BAD} hang; lies={BAD} lie; dies={BAD} die"
    )
    monkeypatch.setenv("RINGTABLE_BOTS", listed)
    started = Playground(
        Settings(db=sqlite_db, limits=False, bot_workers=1, bot_seconds=4.0)
    ).start()
    yield started
    started.stop()


def made(ground: Playground, *bots: str, listed: bool = True) -> Table:
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    answer = ground.call("POST", "/api/tables", {"game": "dash", "seats": seats, "listed": listed})
    assert answer.status_code == 201, answer.text
    return Table(ground, answer.json())


def test_the_operators_bots_can_be_chosen_and_the_table_says_who_plays(ground: Playground) -> None:
    games = ground.call("GET", "/api/games").json()
    bots = next(game["bots"] for game in games if game["id"] == "dash")
    assert bots[:5] == ["keeper", "keeper-js", "hangs", "lies", "dies"]
    assert bots[-1] == "optimal"  # what is offered first is still the strongest of ours
    table = made(ground, "keeper", "keeper-js")
    wait_for(lambda: table.view(-1)["state"] == "finished")
    assert [seat["bot"] for seat in table.view(-1)["seats"]] == ["keeper", "keeper-js"]
    facts = [fact["id"] for entry in table.see(-1)["log"] for fact in entry["facts"]]
    assert "table-bot-moved" not in facts


@pytest.mark.parametrize("bot", ["hangs", "lies", "dies"])
def test_a_bad_bot_is_replaced_by_one_of_ours_and_the_match_goes_on(
    ground: Playground, bot: str
) -> None:
    table = made(ground, bot, "random")
    wait_for(lambda: table.view(-1)["state"] == "finished")
    assert table.view(-1)["seats"][0]["bot"] == "greedy"
    facts = [fact for entry in table.see(-1)["log"] for fact in entry["facts"]]
    assert sum(fact["id"] == "table-bot-moved" for fact in facts) == 1


def test_nobody_can_name_a_program_in_a_request(ground: Playground) -> None:
    for bot in ("bot:./mybot", f"bot:{KEEPER}", "ws://127.0.0.1:1", "nobody"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        answer = ground.call("POST", "/api/tables", {"game": "dash", "seats": seats})
        assert answer.status_code == 400, answer.text
        table = ground.make(seats="mm")
        handed = table.call("POST", "/bot", {"seat": 0, "bot": bot}, table.tokens[0])
        assert handed.status_code == 400


# Visitors


def visit(ground: Playground, link: str, command: str, said: list[str]) -> dict[str, Any]:
    bot = Outside(command)
    bot.thinking = 1.0
    try:
        return Visitor(ground.base + link, bot, said.append).play()
    finally:
        bot.close()


def test_a_visitor_takes_the_seat_of_its_link_and_plays_to_the_end(ground: Playground) -> None:
    table = ground.make(seats="mo")
    said: list[str] = []
    ended: list[Any] = []
    link = f"/t/{table.id}#seat={table.tokens[1]}"
    guest = threading.Thread(target=lambda: ended.append(visit(ground, link, KEEPER, said)))
    guest.start()
    wait_for(lambda: table.view(0)["state"] == "playing")
    assert table.view(0)["seats"][1]["name"] == "Keeper (bot)"
    while table.view(0)["state"] == "playing":
        wait_for(lambda: 0 in table.asked() or table.view(0)["state"] == "finished")
        if table.view(0)["state"] == "playing":
            table.act_first(0)
    guest.join(60)
    assert ended == [table.view(0)["view"]["outcome"]]
    assert said == [f"Keeper (bot) sits on seat 2 of table {table.id}"]


def test_a_visitor_that_fails_still_plays(ground: Playground) -> None:
    """Alone at a table: chance answers for it, and nobody waits for ever."""
    table = ground.make(seats="m")
    said: list[str] = []
    outcome = visit(ground, f"/t/{table.id}#seat={table.tokens[0]}", f"{BAD} lie", said)
    assert outcome == table.view(0)["view"]["outcome"]
    assert len(said) == 3
    assert all("is not one of the options; chance answers for it" in words for words in said)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("/t/nothere#seat=abc", "no such table|there is no table"),
        ("/t/{table}#seat=wrong", "private"),
        ("/t/{table}", "private"),
    ],
)
def test_a_visitor_without_a_seat_is_told_so(ground: Playground, link: str, sentence: str) -> None:
    table = ground.make(seats="mo")
    with pytest.raises(RingtableError, match=sentence):
        visit(ground, link.format(table=table.id), KEEPER, [])
