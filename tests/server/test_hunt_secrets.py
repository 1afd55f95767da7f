"""The Hunt for the Ring through the server: hunters and spectators cannot tell two worlds apart.

At many moments of a match the room is put into another world that fits all they have seen: another
journal, other tokens, other hands. Whatever they ask for must come back byte for byte the same. The
check itself is tried on a planted leak at the end.
"""

from random import Random
from typing import Any

import pytest

from ringtable.games.hunt import GAME, view
from ringtable.games.hunt.state import Hunt
from ringtable.server.rooms.room import LiveRoom
from tests.server.playground import Playground, Table

THINGS = ("note 10", "note .", "place:10", "card:five-ponies", "hunt", "search", "nonsense")


class LeakFound(AssertionError):
    """Two worlds can be told apart."""


def everything_asked(table: Table, party: int) -> list[str]:
    """All answers that a hunter or a spectator can get out of the server, refusals included."""
    token = table.tokens.get(party, table.spectator)
    calls: list[tuple[str, str, Any]] = [("GET", "", None), ("GET", "/log?before=9999", None)]
    calls += [("GET", path, None) for path in ("/record", "/report", "/chat")]
    for seat in (0, 1):
        calls += [("POST", "/why", {"seat": seat, "thing": thing}) for thing in THINGS]
        calls.append(("POST", "/insight", {"seat": seat}))
        wish = {"action_id": "peek", "expected_version": 0, "seat": seat, "action": "note 10"}
        calls.append(("POST", "/actions", wish))
        calls.append(("POST", "/undo", {"seat": 0 if party else 1}))
    answers = [table.call(method, path, body, token) for method, path, body in calls]
    return [f"{answer.status_code} {answer.text}" for answer in answers]


def compare_worlds(table: Table, room: LiveRoom, party: int, random: Random) -> bool:
    """Raises if a party hears anything else in another world; says whether it was another."""
    here = everything_asked(table, party)
    true = room.position
    assert isinstance(true, Hunt)
    other = true.copy()
    GAME.redeal(other, party, random)
    GAME.flow.ask_again(other)
    room.position = other
    try:
        there = everything_asked(table, party)
    finally:
        room.position = true
    for one, two in zip(here, there, strict=True):
        if one != two:
            raise LeakFound(f"{one[:400]}\n{two[:400]}")
    return true.key() != other.key()


def play_and_compare(ground: Playground, parts: str, moves: int, every: int) -> int:
    """A match in which everything is tried again and again; how many other worlds were seen."""
    options = {"parts": parts}
    table = ground.make("hunt", "mmm", seed=f"worlds {parts}", options=options)
    room = ground.rooms.live[table.id]
    random = Random(parts)
    compared = 0
    for move in range(moves):
        seat = room.waiting()[0] if room.waiting() else -1
        if seat < 0:
            break
        table.act(seat, random.choice(table.options(seat)))
        if move % every == 0 and room.state == "playing":
            for party in (1, -1):
                compared += compare_worlds(table, room, party, random)
    return compared


@pytest.mark.parametrize("parts", ["one", "two"])
def test_hunters_cannot_tell_two_worlds_apart(ground_on_sqlite: Playground, parts: str) -> None:
    assert play_and_compare(ground_on_sqlite, parts, 60, 4) > 20


def test_a_planted_leak_is_found(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = view.public

    def leaking(s: Hunt, seat: int) -> dict[str, Any]:
        return {**honest(s, seat), "near": s.last % 7}

    monkeypatch.setattr(view, "public", leaking)
    with pytest.raises(LeakFound):
        play_and_compare(ground_on_sqlite, "one", 60, 4)


def play_to_the_second_day(ground: Playground, **options: str) -> Table:
    table = ground.make("hunt", "mm", seed="memory", options={"parts": "one", **options})
    room = ground.rooms.live[table.id]
    random = Random("memory")
    while getattr(room.position, "day", 0) < 2 and room.state == "playing":
        seat = room.waiting()[0]
        options_now = table.options(seat)
        quiet = [one for one in options_now if one in ("end", "pass", "stay", "rest")]
        table.act(seat, random.choice(quiet or options_now))
    return table


def days_in(log: list[dict[str, Any]]) -> list[int]:
    told = [fact for entry in log for fact in entry["facts"] if fact["id"] == "hunt-day-began"]
    return [fact["values"]["day"] for fact in told]


def test_strict_memory_hides_the_days_before_from_the_log(ground_on_sqlite: Playground) -> None:
    """[H21.R2]"""
    ground = ground_on_sqlite
    table = play_to_the_second_day(ground, strict_memory="on")
    for _ in range(2):  # also for a process that has just opened the table
        for party in (1, -1):
            token = table.tokens.get(party, table.spectator)
            log = table.see(party)["log"]
            assert days_in(log) == [2]
            first = log[0]["step"]
            assert table.call("GET", f"/log?before={first}", tokens=token).json() == []
            answer = table.call("GET", f"/history/{first - 1}", tokens=token)
            assert (answer.status_code, answer.json()["reason"]) == (403, "forgotten")
            assert table.call("GET", f"/history/{first}", tokens=token).status_code == 200
            with ground.socket() as socket:
                assert days_in(socket.watch(table.id, token)["log"]) == [2]
        assert days_in(table.see(0)["log"]) == [1, 2], "the Ring-bearer may look back"
        del ground.rooms.live[table.id]


def test_without_strict_memory_everybody_looks_back(ground_on_sqlite: Playground) -> None:
    """[H21.R2]"""
    table = play_to_the_second_day(ground_on_sqlite)
    assert days_in(table.see(1)["log"]) == [1, 2]
