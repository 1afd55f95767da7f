"""First games with a coach at the server: a table laid out by the lesson, with bots that everybody
meets in the same way."""

from typing import Any

import pytest

from ringtable import api, lessons
from ringtable.server.http.guard import NEW_TABLE, rates
from tests.server.playground import Playground, Table, wait_for

GAMES = list(api.titles())


def taught(ground: Playground, game: str, name: str | None = "Rosie") -> Table:
    answer = ground.call("POST", f"/api/games/{game}/lesson", {"name": name})
    assert answer.status_code == 201, answer.text
    return Table(ground, answer.json())


def mine(table: Table) -> Any:
    """The table once the pupil is asked."""
    wait_for(lambda: 0 in ((table.see()["table"]["view"]["question"] or {}).get("seats", [])))
    return table.see()["table"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_table_of_one_pupil_and_bots(ground_on_sqlite: Playground, game: str) -> None:
    lesson = ground_on_sqlite.call("GET", f"/api/games/{game}/lesson").json()
    seen = mine(taught(ground_on_sqlite, game))
    assert seen["lesson"] is True
    assert seen["listed"] is False
    assert [seat["bot"] for seat in seen["seats"]] == lesson["bots"]
    assert seen["seats"][0]["name"] == "Rosie"
    assert lesson["options"].items() <= seen["options"].items()


def test_the_games_say_whether_they_have_a_lesson(ground_on_sqlite: Playground) -> None:
    known = {one["id"]: one["lesson"] for one in ground_on_sqlite.call("GET", "/api/games").json()}
    assert all(known[game] for game in GAMES)
    assert known["murk"] is False
    for method in ("GET", "POST"):
        answer = ground_on_sqlite.call(method, "/api/games/murk/lesson", {"name": "Rosie"})
        assert answer.status_code == 404
        assert answer.json()["reason"] == "no-lesson"


def test_the_bots_of_a_lesson_do_the_same_at_every_table(ground_on_sqlite: Playground) -> None:
    """Chance would tell everybody another tale; at other tables it does."""
    tables = [taught(ground_on_sqlite, "hunt") for _ in range(2)]
    for table in tables:
        mine(table)
        table.act_first(0)
    one, other = (mine(table) for table in tables)
    assert one["view"] == other["view"]
    assert one["step"] > 3, "the Ringwraiths have chosen where they begin"


def test_a_rematch_of_a_lesson_is_a_game_like_any_other(ground_on_sqlite: Playground) -> None:
    table = taught(ground_on_sqlite, "dash")
    table.play_out()
    answer = table.call("POST", "/rematch", {"seat": 0}, table.tokens[0])
    assert answer.status_code == 201, answer.text
    following = Table(ground_on_sqlite, answer.json()).see()["table"]
    assert following["lesson"] is False
    assert following["seed"] == ""


def test_the_chance_of_a_lesson_hangs_on_the_position_alone() -> None:
    lesson = lessons.lesson("dash", "ringtable.games.dash")
    match = api.new_match("dash", 2, lesson.seed)
    first = lessons.chance(lesson, match.game, match.state).random()
    assert lessons.chance(lesson, match.game, match.state.copy()).random() == first
    match.play("hobbit frodo", 0)
    assert lessons.chance(lesson, match.game, match.state).random() != first


def test_a_table_for_a_lesson_counts_like_any_other_new_table() -> None:
    """Else the limit on new tables would have a side door."""
    assert NEW_TABLE in rates("POST", "/api/games/dash/lesson", True)
    assert NEW_TABLE not in rates("GET", "/api/games/dash/lesson", False)
