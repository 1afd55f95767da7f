"""What a seat can work out, asked through the server."""

from random import Random
from typing import Any

import msgspec
import pytest

from ringtable.games.hunt import GAME
from ringtable.games.hunt.deduction.insight import insight
from ringtable.server.http.guard import COSTLY, rates
from ringtable.server.rooms.room import LiveRoom
from ringtable.wire.types import Insight
from tests.server.playground import Playground, Table


def hunt_table(ground: Playground, **options: str) -> Table:
    """The learner's table, unless it says otherwise."""
    options = {"deduction": "on", "aid_tokens": "off", **options}
    return ground.make(game="hunt", seats="mm", seed="insight", options=options)


def play(table: Table, moves: int) -> None:
    """A walk at random through the first questions."""
    random = Random(1)
    for _ in range(moves):
        for seat in (0, 1):
            options = table.options(seat)
            if options:
                table.act(seat, random.choice(options))
                break


def ask(table: Table, seat: int, token: str = "") -> Any:
    return table.call("POST", "/insight", {"seat": seat}, token or table.tokens[seat])


def room_of(ground: Playground, table: Table) -> LiveRoom:
    return ground.rooms.live[table.id]


def test_both_sides_get_the_map_of_what_the_hunters_can_know(ground_on_sqlite: Playground) -> None:
    table = hunt_table(ground_on_sqlite)
    play(table, 30)
    answer = ask(table, 1)
    assert answer.status_code == 200
    found = msgspec.json.decode(answer.content, type=Insight)
    assert found.allowed
    assert int(found.journeys) > 0
    assert sum(found.places.values()) == pytest.approx(1.0, abs=0.01)
    assert found.most == max(found.places.values())
    assert ask(table, 0).json() == answer.json()


def test_a_pure_table_answers_that_it_plays_without(ground_on_sqlite: Playground) -> None:
    table = hunt_table(ground_on_sqlite, deduction="off")
    play(table, 12)
    expected = {"allowed": False, "journeys": "0", "places": {}, "most": 0.0, "gandalf": {}}
    for seat in (0, 1):
        assert ask(table, seat).json() == expected


def test_a_game_without_deduction_says_so(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    answer = ask(table, 0)
    assert (answer.status_code, answer.json()["reason"]) == (409, "no-insight")
    assert answer.json()["message"].startswith("There is nothing to work out")


def test_only_who_holds_the_seat_may_ask(ground_on_sqlite: Playground) -> None:
    table = hunt_table(ground_on_sqlite)
    for token in (table.tokens[1], table.spectator):
        assert ask(table, 0, token).status_code == 403
    assert table.call("POST", "/insight", {"seat": 7}, table.tokens[0]).status_code == 400


def test_the_answer_is_the_same_in_every_world_the_hunters_could_be_in(
    ground_on_sqlite: Playground,
) -> None:
    """Two worlds: what is hidden is dealt anew under the server's hands, and nobody can tell."""
    table = hunt_table(ground_on_sqlite)
    random = Random(5)
    different = 0
    for _ in range(6):
        play(table, 12)
        room = room_of(ground_on_sqlite, table)
        real = room.position
        before = ask(table, 1)
        for _ in range(3):
            room.position = GAME.determinize(real, 1, random)
            different += GAME.save_state(room.position) != GAME.save_state(real)
            after = ask(table, 1)
            assert (after.content, len(after.headers)) == (before.content, len(before.headers))
        room.position = real
    assert different > 10


def test_a_planted_leak_would_be_seen(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(s: Any, seat: int) -> dict[str, Any]:
        return {**insight(s, seat), "most": float(s.last)}

    monkeypatch.setattr(GAME, "insight", leaking)
    with pytest.raises(AssertionError):
        test_the_answer_is_the_same_in_every_world_the_hunters_could_be_in(ground_on_sqlite)


def test_it_is_limited_like_a_hint() -> None:
    assert COSTLY in rates("POST", "/api/tables/x/insight", True)
