"""Standing orders through the server: windows of cards are passed without asking each time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table, wait_for

POWER = "orders 3"  # seeds: this Gandalf card lies in front of the first player
SUPPORT = "orders 7"


@pytest.fixture
def ground(tmp_path: Path) -> Iterator[Playground]:
    settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", limits=False, bot_workers=1)
    started = Playground(settings).start()
    yield started
    started.stop()


def question(table: Table, seat: int = 0) -> str:
    asked = table.view(seat)["view"]["question"]
    return "" if asked is None else str(asked["id"])


def order(table: Table, seat: int, *passing: str) -> None:
    body: dict[str, Any] = {"seat": seat, "passing": list(passing)}
    assert table.call("POST", "/orders", body, table.tokens[seat]).status_code == 200


def actions(table: Table) -> list[str]:
    return [entry["action"] for entry in table.see(0)["log"]]


def test_without_an_order_the_window_is_asked(ground: Playground) -> None:
    table = ground.make("doom", "m", seed=POWER)
    table.act_first(0)
    assert question(table) == "use_card_after_roll"
    assert table.options(0)[0] == "pass"


def test_an_order_passes_the_window_of_every_roll(ground: Playground) -> None:
    table = ground.make("doom", "m", seed=POWER)
    order(table, 0, "use_card_after_roll")
    table.act_first(0)  # the first roll
    wait_for(lambda: question(table) == "place_page_1")
    table.act_first(0)
    table.act_first(0)  # the second roll
    wait_for(lambda: question(table) == "place_page_2")
    assert actions(table).count("pass") == 2
    order(table, 0)
    table.act_first(0)
    while question(table) != "choose_pair":
        table.act_first(0)
    table.act_first(0)
    assert question(table) == "use_card_after_roll", "the card lies there still, and is offered"


def test_an_order_given_while_the_window_is_open_closes_it(ground: Playground) -> None:
    table = ground.make("doom", "m", seed=SUPPORT)
    assert question(table) == "use_card_before_turn"
    order(table, 0, "use_card_before_turn")
    wait_for(lambda: question(table) == "choose_pair")
    assert actions(table)[-1] == "pass"


def test_an_order_holds_for_one_kind_of_window_and_one_seat(ground: Playground) -> None:
    table = ground.make("doom", "mm", seed=SUPPORT)
    order(table, 1, "use_card_before_turn")
    order(table, 0, "use_card_after_roll")
    assert table.asked() == [0]
    assert question(table) == "use_card_before_turn", "the other seat's order is not mine"


def test_an_order_never_answers_what_must_be_answered(ground: Playground) -> None:
    table = ground.make("doom", "m", seed=POWER)
    order(table, 0, "choose_pair", "place_page_1")
    assert question(table) == "choose_pair"
    assert actions(table)[-1] != "pass"
