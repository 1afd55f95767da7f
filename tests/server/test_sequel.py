"""The saga: a finished hunt leads on to a war, and its tokens arrive by the record. [H40, W35]"""

import json
import os
from typing import Any

import pytest

from tests.games.hunt.finished import FOLDER
from tests.server.playground import Playground, Table

WAR = {"game": "war", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture(autouse=True)
def war_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = os.environ["RINGTABLE_GAMES"]
    monkeypatch.setenv("RINGTABLE_GAMES", f"{offered},war=ringtable.games.war")


def golden(name: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return game


def hunt(ground: Playground, name: str, actions: int = 10_000) -> Table:
    """A hunt played at the server as it was played before, to its end or so far."""
    game = golden(name)
    table = ground.make("hunt", "m" * game["seats"], options=game["options"], seed=game["seed"])
    for seat, action in game["actions"][:actions]:
        table.act(seat, action)
    return table


def on_to_war(table: Table, token: str = "", **more: Any) -> Any:
    return table.call("POST", "/sequel", {**WAR, **more}, token or table.tokens[0])


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_the_tokens_of_a_finished_hunt_are_in_the_war(ground_on_sqlite: Playground) -> None:
    """[H40.4, H40.6, W35.4, W35.6, W35.12]"""
    table = hunt(ground_on_sqlite, "whole-of-four")
    end = table.view()
    assert (end["state"], end["sequel"], end["follows"]) == ("finished", "war", "")
    chosen = golden("whole-of-four")["actions"][-1][1].removeprefix("token ")
    made = on_to_war(table)
    assert made.status_code == 201, made.text
    war = Table(ground_on_sqlite, made.json())
    view = war.view()
    assert (view["game"], view["follows"], view["sequel"]) == ("war", table.id, "")
    assert view["options"]["tokens"] == f"free-{chosen}"
    assert [one["id"] for one in view["view"]["table"]["tokens"]] == [f"free-{chosen}"]
    told = [fact for entry in war.see()["log"] for fact in entry["facts"]]
    earned = [fact for fact in told if fact["id"] == "war-token-earned"]
    assert [fact["cause"] for fact in earned] == ["W35.6"]


def test_the_tokens_come_out_of_the_record_and_from_nowhere_else(
    ground_on_sqlite: Playground,
) -> None:
    """A fall gives the Shadow both of its tokens. Who makes a table cannot name others, neither
    freely nor beside the record; only who played leads on, and only to the war. [H40.1, W35.1]"""
    wish = {**WAR, "options": {"tokens": "free-draw free-politics"}}
    freely = ground_on_sqlite.call("POST", "/api/tables", wish)
    assert refused(freely) == (400, "option-carried")
    table = hunt(ground_on_sqlite, "one-fell")
    war = Table(ground_on_sqlite, on_to_war(table).json())
    assert war.view()["options"]["tokens"] == "shadow-move shadow-politics"
    beside = on_to_war(table, options={"tokens": "free-draw free-politics"})
    assert refused(beside) == (400, "option-carried")
    twice = on_to_war(table, options={"hunt_ending": "arrived-with-many"})
    assert twice.status_code == 400
    assert refused(on_to_war(table, table.spectator)) == (403, "no-right")
    assert refused(on_to_war(table, game="dash")) == (400, "no-sequel")


def test_a_hunt_that_is_not_over_leads_nowhere(ground_on_sqlite: Playground) -> None:
    table = hunt(ground_on_sqlite, "one-fell", actions=3)
    assert table.view()["sequel"] == ""
    assert refused(on_to_war(table)) == (409, "not-over")


def test_an_ending_without_tokens_and_other_games_lead_nowhere(
    ground_on_sqlite: Playground,
) -> None:
    """Part one alone that ends in Bree earns nothing: it leads on to part two. [H28.5, H40]"""
    table = hunt(ground_on_sqlite, "one-reached-bree")
    assert table.view()["sequel"] == "hunt"
    assert refused(on_to_war(table)) == (400, "no-sequel")
    other = ground_on_sqlite.make("dash", "mm")
    other.play_out()
    assert refused(on_to_war(other)) == (409, "no-sequel")


def test_a_branch_is_no_whole_hunt(ground_on_sqlite: Playground) -> None:
    """What began in the middle of another match leads nowhere, however it ends."""
    table = hunt(ground_on_sqlite, "one-fell", actions=222)
    step = table.view()["step"]
    made = table.call("POST", "/branch", {"step": step, "seat": 0}, table.tokens[0])
    branch = Table(ground_on_sqlite, made.json())
    branch.play_out()
    assert branch.view()["view"]["outcome"]["reason"] == "fell"
    assert branch.view()["sequel"] == ""
    assert refused(on_to_war(branch)) == (409, "no-sequel")
