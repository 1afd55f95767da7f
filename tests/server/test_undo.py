"""Undo through the server: barriers, consent, labels, and no way to peek."""

from typing import Any

import ringtable
from tests.server.playground import Playground, Table, wait_for


def undo(table: Table, seat: int, tokens: str = "") -> Any:
    return table.call("POST", "/undo", {"seat": seat}, tokens or table.tokens[seat])


def reply(table: Table, seat: int, agree: bool) -> Any:
    body = {"seat": seat, "agree": agree}
    return table.call("POST", "/undo/answer", body, table.tokens[seat])


def test_the_last_action_is_taken_back_alone_if_it_told_nothing(ground: Playground) -> None:
    table = ground.make(seats="mmm")
    before = table.view(0)
    table.act(0, "hobbit sam")
    assert table.view(0)["may_undo"] is True
    assert table.view(1)["may_undo"] is False
    answer = undo(table, 0).json()
    assert answer["table"]["view"] == before["view"]
    assert answer["table"]["version"] == before["version"] + 2, "an undo is a step of its own"
    assert answer["log"][0]["facts"] == [
        {
            "id": "table-taken-back",
            "cause": "",
            "values": {"player": {"seat": 0}, "moves": 1, "labelled": 0},
        }
    ]
    assert answer["table"]["taken_back"] == 0
    table.act(0, "hobbit frodo")
    assert table.view(1)["view"]["table"]["sheets"][0]["hobbit"] == "frodo"


def test_nobody_undoes_anothers_action(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mmm")
    table.act(0, "hobbit sam")
    nothing = undo(table, 1)
    assert (nothing.status_code, nothing.json()["reason"]) == (409, "nothing-to-undo")
    foreign = undo(table, 0, table.tokens[1])
    assert (foreign.status_code, foreign.json()["reason"]) == (403, "no-right")
    assert undo(table, 0, table.spectator).status_code == 403
    assert table.view(0)["view"]["table"]["sheets"][0]["hobbit"] == "sam"


def test_beyond_a_barrier_everybody_must_agree(ground: Playground) -> None:
    table = ground.make(seats="mmm", options={"hobbits": "sam,frodo,pippin"})
    before = table.view(0)["view"]
    table.act_first(0)  # keeps dice, and the rest is rolled: chance was used
    assert table.view(0)["may_undo"] is False
    asked = undo(table, 0).json()["table"]
    assert asked["undo_request"] == {"seat": 0, "agreed": [0]}
    assert asked["view"] != before
    half = reply(table, 1, True).json()["table"]
    assert half["undo_request"] == {"seat": 0, "agreed": [0, 1]}
    assert half["view"]["table"] != before["table"]
    done = reply(table, 2, True).json()["table"]
    assert done["undo_request"] is None
    assert done["taken_back"] == 1
    assert table.view(0)["view"] == before


def test_one_no_ends_a_request(ground: Playground) -> None:
    table = ground.make(seats="mmm", options={"hobbits": "sam,frodo,pippin"})
    table.act_first(0)
    after = table.view(0)["view"]
    undo(table, 0)
    assert reply(table, 1, False).json()["table"]["undo_request"] is None
    late = reply(table, 2, True)
    assert (late.status_code, late.json()["reason"]) == (409, "no-request")
    assert table.view(0)["view"] == after


def test_who_asks_cannot_agree_for_others(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    table.act_first(0)
    undo(table, 0)
    body = {"seat": 1, "agree": True}
    assert table.call("POST", "/undo/answer", body, table.tokens[0]).status_code == 403
    assert table.call("POST", "/undo/answer", body, table.spectator).status_code == 403
    assert table.view(0)["taken_back"] == 0


def test_a_request_ends_with_the_next_action(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    table.act_first(0)
    undo(table, 0)
    asked = table.asked()[0]
    table.act_first(asked)
    assert table.view(0)["undo_request"] is None


def test_alone_everything_can_be_taken_back_and_is_counted(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"})
    views = [table.view(0)["view"]]
    for _ in range(4):
        views.append(table.act_first(0)["table"]["view"])
    for back in range(1, 5):
        answer = undo(table, 0).json()["table"]
        assert answer["view"] == views[4 - back]
        assert answer["taken_back"] == back
    nothing = undo(table, 0)
    assert (nothing.status_code, nothing.json()["reason"]) == (409, "nothing-to-undo")


def test_who_holds_all_seats_needs_to_ask_nobody(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    before = table.view(0)["view"]
    table.act_first(0)
    answer = undo(table, 0, ",".join(table.tokens.values())).json()["table"]
    assert answer["taken_back"] == 1
    assert table.view(0)["view"] == before


def test_a_record_after_an_undo_proves_itself_and_tells_of_it(ground: Playground) -> None:
    table = ground.make(seats="m", options={"hobbits": "sam"})
    for _ in range(3):
        table.act_first(0)
    undo(table, 0)
    table.play_out(seed=5)
    record = table.call("GET", "/record", tokens=table.tokens[0]).text
    match = ringtable.check_record(record)
    assert match.taken_back == [(3, 0)]
    assert table.view(0)["taken_back"] == 1


def rolls(table: Table, party: int = 0) -> list[Any]:
    """What every roll of the dice has shown."""
    told = [fact for entry in table.see(party)["log"] for fact in entry["facts"]]
    return [fact["values"] for fact in told if fact["id"].startswith("dash-rolled")]


def test_after_a_take_back_with_consent_the_dice_are_new_ones(ground: Playground) -> None:
    """Or whoever takes back knows what comes. The record tells of it and still proves itself."""
    for attempt in range(3):
        table = ground.make(seats="mm", options={"hobbits": "sam,frodo"}, seed=f"again{attempt}")
        action = table.options(0)[0]
        table.act(0, action)
        table.act_first(0)
        known = rolls(table)
        undo(table, 0)
        reply(table, 1, True)
        undo(table, 0)
        reply(table, 1, True)
        assert table.view(0)["taken_back"] == 2
        before = len(rolls(table))
        table.act(0, action)
        table.act_first(0)
        assert rolls(table)[before:] != known[1:], "the same dice again"
        del ground.rooms.live[table.id]  # a server that opens it anew goes on with the same dice
        table.play_out(seed=3)
        record = table.call("GET", "/record", tokens=table.tokens[0])
        match = ringtable.check_record(record.text)
        assert match.taken_back == [(2, 0), (1, 0)]
        assert record.json()["dice"] == [[0, 2]]
        for step in range(1, table.view(0)["step"] + 1):
            then = table.call("GET", f"/history/{step}", tokens=table.tokens[0])
            assert then.status_code == 200


def test_taking_back_on_ones_own_after_that_brings_no_known_dice(
    ground_on_sqlite: Playground,
) -> None:
    table = ground_on_sqlite.make(seats="mm", seed="known")
    table.act(0, "hobbit sam")
    table.act(1, "hobbit frodo")  # and the dice are rolled
    known = rolls(table)
    undo(table, 1)
    reply(table, 0, True)
    assert table.view(0)["may_undo"] is True
    undo(table, 0)
    table.act(0, "hobbit sam")
    table.act(1, "hobbit frodo")
    assert rolls(table)[len(known) :] != known


def test_a_request_ends_with_the_move_of_a_bot_too(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    table.act_first(0)
    undo(table, 0)
    asked = table.asked()[0]
    before = table.view(0)["step"]
    table.call("POST", "/bot", {"seat": asked, "bot": "random"}, table.tokens[asked])
    wait_for(lambda: table.view(0)["step"] > before)
    assert table.view(0)["undo_request"] is None


def test_a_late_yes_takes_nothing_back_after_the_end(ground_on_sqlite: Playground) -> None:
    """By then the key is known to all."""
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    table.act_first(0)
    undo(table, 0)
    for seat in (0, 1):
        table.call("POST", "/bot", {"seat": seat, "bot": "random"}, table.tokens[seat])
    wait_for(lambda: table.view(0)["state"] == "finished")
    late = reply(table, 1, True)
    assert (late.status_code, late.json()["reason"]) == (409, "match-over")
    assert table.view(0)["state"] == "finished"


def test_nothing_is_undone_after_the_end(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="m", options={"hobbits": "sam"})
    table.play_out()
    answer = undo(table, 0)
    assert (answer.status_code, answer.json()["reason"]) == (409, "match-over")


def test_undo_of_what_nobody_saw_is_seen_by_nobody(ground: Playground) -> None:
    table = ground.make("murk", "mm")
    before = table.see(1), table.see(-1)
    with ground.socket() as other:
        other.watch(table.id, table.tokens[1])
        table.act_first(0)  # marks a card in the player's head
        undo(table, 0)
        assert other.silent()
        seen = table.see(1), table.see(-1)
        for was, now in zip(before, seen, strict=True):
            assert now["table"]["version"] == was["table"]["version"]
            assert now["log"] == was["log"]
    assert table.view(0)["version"] == before[0]["table"]["version"] + 2


def test_an_undo_is_in_the_history_for_ever(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mmm")
    table.act(0, "hobbit sam")
    with_sam = table.view(0)["view"]
    undo(table, 0)
    steps = table.see(0)["log"]
    assert [entry["action"] for entry in steps] == ["", "hobbit sam", ""]
    then = table.call("GET", "/history/2", tokens=table.tokens[0]).json()
    assert then["view"] == with_sam


def test_a_seat_that_has_decided_nothing_has_nothing_to_take_back(
    ground_on_sqlite: Playground,
) -> None:
    table = ground_on_sqlite.make(seats="mm")
    assert table.view(0)["can_take_back"] is False
    table.act(0, "hobbit sam")
    assert table.view(0)["can_take_back"] is True
    assert table.view(1)["can_take_back"] is False
    undo(table, 0)
    assert table.view(0)["can_take_back"] is False


def test_a_finished_match_has_nothing_to_take_back(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="m")
    table.play_out()
    assert table.view(0)["can_take_back"] is False
