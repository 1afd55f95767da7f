"""Ends beside the rules at a running server: resigning, draws, closing; and tables I remember."""

from typing import Any

import pytest

import ringtable
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table, wait_for


def post(table: Table, path: str, seat: int, tokens: str = "", **more: Any) -> Any:
    return table.call("POST", path, {"seat": seat, **more}, tokens or table.tokens[seat])


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def outcome(table: Table) -> Any:
    return table.view(-1)["view"]["outcome"]


def check_record(table: Table) -> Any:
    return ringtable.check_record(table.call("GET", "/record", tokens=table.spectator).text)


# Resigning


def test_of_two_sides_the_other_has_won(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    table.act_first(0)
    assert table.view(1)["resigning"] == "match"
    done = post(table, "/resign", 1).json()
    assert done["table"]["state"] == "finished"
    assert done["log"][-1]["facts"] == [
        {"id": "match-resigned", "cause": "", "values": {"player": {"seat": 1}}}
    ]
    assert outcome(table) == {"reason": "resigned", "winners": [0], "clause": "", "scores": []}
    assert check_record(table).outcome.winners == (0,)
    assert table.call("GET", "/report", tokens=table.spectator).status_code == 200
    assert refused(post(table, "/resign", 0)) == (409, "match-over")


@pytest.mark.parametrize(
    ("game", "seats", "seat", "winners"),
    [
        ("dash", "mb", 0, [1]),
        ("hunt", "mb", 0, [1]),
        ("hunt", "bmb", 1, [0]),
        ("war", "mb", 0, [1]),
        ("war", "bmb", 1, [0]),
        ("doom", "mb", 0, []),
        ("quest", "m", 0, []),
        ("dash", "mbb", 0, [1, 2]),
    ],
)
def test_who_plays_with_bots_alone_ends_the_match(
    ground_on_sqlite: Playground, game: str, seats: str, seat: int, winners: list[int]
) -> None:
    """The other side wins; a game played together is lost, and nobody has won it."""
    table = ground_on_sqlite.make(game, seats)
    assert post(table, "/resign", seat).status_code == 200
    assert outcome(table)["winners"] == winners
    assert table.view(seat)["sequel"] == ""
    check_record(table)


@pytest.mark.parametrize(
    ("game", "seats"), [("doom", "mm"), ("quest", "mm"), ("hunt", "mmm"), ("dash", "mmm")]
)
def test_where_others_play_on_a_bot_takes_the_seat_for_good(
    ground_on_sqlite: Playground, game: str, seats: str
) -> None:
    table = ground_on_sqlite.make(game, seats)
    assert table.view(1)["resigning"] == "seat"
    left = post(table, "/resign", 1).json()["table"]
    assert (left["state"], left["my_seats"]) == ("playing", [])
    sits = left["seats"][1]
    assert (sits["kind"], sits["name"]) == ("bot", "")
    assert refused(post(table, "/resign", 1)) == (403, "used-link")
    assert refused(post(table, "/bot", 1, bot=None)) == (403, "used-link")
    assert outcome(table) is None


def test_the_last_of_a_side_ends_the_match_of_all(ground_on_sqlite: Playground) -> None:
    """Two Ringwraiths leave one after the other: with the second the Ring-bearer has won."""
    table = ground_on_sqlite.make("hunt", "mmm")
    post(table, "/resign", 2)
    assert outcome(table) is None
    assert table.view(1)["resigning"] == "match"
    post(table, "/resign", 1)
    assert outcome(table)["winners"] == [0]


def test_nobody_resigns_for_another(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    assert refused(post(table, "/resign", 0, table.tokens[1])) == (403, "no-right")
    assert refused(post(table, "/resign", 0, table.spectator)) == (403, "no-right")
    assert refused(post(table, "/resign", 5, table.tokens[1])) == (400, "no-such-seat")
    waiting = ground_on_sqlite.make(seats="mo")
    assert refused(post(waiting, "/resign", 0)) == (409, "not-started")
    assert table.view(0)["state"] == "playing"


def test_whoever_leaves_takes_their_secrets_along(ground: Playground) -> None:
    """Nothing that others are sent when a seat goes to a bot names a card of that seat."""
    table = ground.make("murk", "mmm")
    cards = {card for card in table.view(0)["view"]["table"]["hand"] if card}
    assert len(cards) == 3
    with ground.socket() as guest, ground.socket() as watching:
        guest.watch(table.id, table.tokens[1])
        watching.watch(table.id, table.spectator)
        post(table, "/resign", 0)
        told = [str(guest.receive("update")), str(watching.receive("update"))]
    told += [str(table.see(1)), str(table.see(2)), str(table.see(-1))]
    assert not [card for card in cards for text in told if card in text]


# Draws


def test_a_draw_needs_the_other_side(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    assert table.view(0)["draws"] is True
    offered = post(table, "/draw", 0).json()["table"]
    assert offered["draw_offer"] == {"seat": 0, "agreed": []}
    assert refused(post(table, "/draw/answer", 0, agree=True)) == (403, "no-right")
    assert refused(post(table, "/draw", 1)) == (409, "draw-offered")
    over = post(table, "/draw/answer", 1, agree=True).json()
    assert over["table"]["state"] == "finished"
    assert over["log"][-1]["facts"][0]["id"] == "match-drawn"
    assert outcome(table) == {"reason": "drawn", "winners": [], "clause": "", "scores": []}
    assert check_record(table).outcome.reason == "drawn"


def test_all_people_of_the_other_side_must_agree(ground_on_sqlite: Playground) -> None:
    """Of two Ringwraiths one alone cannot give half a game away."""
    table = ground_on_sqlite.make("hunt", "mmm")
    post(table, "/draw", 0)
    half = post(table, "/draw/answer", 1, agree=True).json()["table"]
    assert (half["state"], half["draw_offer"]) == ("playing", {"seat": 0, "agreed": [1]})
    assert post(table, "/draw/answer", 2, agree=True).json()["table"]["state"] == "finished"


def test_the_same_side_need_not_agree(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("hunt", "mmm")
    post(table, "/draw", 1)
    assert refused(post(table, "/draw/answer", 2, agree=True)) == (403, "no-right")
    assert post(table, "/draw/answer", 0, agree=True).json()["table"]["state"] == "finished"


def test_an_offer_that_was_declined_comes_again_after_a_move(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"})
    post(table, "/draw", 0)
    assert post(table, "/draw/answer", 1, agree=False).json()["table"]["draw_offer"] is None
    assert refused(post(table, "/draw", 0)) == (409, "draw-declined")
    assert refused(post(table, "/draw/answer", 1, agree=True)) == (409, "no-offer")
    table.act_first(0)
    assert post(table, "/draw", 0).status_code == 200


def test_an_offer_ends_with_the_next_move_or_is_taken_back(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", options={"hobbits": "sam,frodo"})
    post(table, "/draw", 1)
    table.act_first(0)
    assert table.view(1)["draw_offer"] is None
    post(table, "/draw", 1)
    assert post(table, "/draw/answer", 1, agree=False).json()["table"]["draw_offer"] is None


@pytest.mark.parametrize(("game", "seats"), [("doom", "mm"), ("quest", "mm"), ("dash", "mmm")])
def test_there_is_no_draw_without_two_sides(
    ground_on_sqlite: Playground, game: str, seats: str
) -> None:
    table = ground_on_sqlite.make(game, seats)
    assert table.view(0)["draws"] is False
    assert refused(post(table, "/draw", 0)) == (409, "no-draw")


def test_bots_agree_if_they_stand_no_better(ground_on_sqlite: Playground) -> None:
    """In `hunt` the Ring-bearer is ahead at the start: he gets his draw, a Ringwraith does not."""
    ahead = ground_on_sqlite.make("hunt", "mb")
    assert post(ahead, "/draw", 0).json()["table"]["state"] == "finished"
    assert outcome(ahead)["reason"] == "drawn"
    behind = ground_on_sqlite.make("hunt", "mm")
    post(behind, "/bot", 0, bot="random")
    assert post(behind, "/draw", 1).json()["table"]["draw_offer"], (
        "its holder is asked, not the bot"
    )


def test_a_bot_that_is_ahead_declines(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make("hunt", "bm")
    wait_for(lambda: table.asked() == [1])
    answer = post(table, "/draw", 1)
    assert refused(answer) == (409, "draw-declined")
    assert answer.json()["table"]["state"] == "playing"


def test_who_plays_both_sides_agrees_with_themselves(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    both = f"{table.tokens[0]},{table.tokens[1]}"
    assert post(table, "/draw", 0, both).json()["table"]["state"] == "finished"


# Closing


def test_the_host_closes_a_table_that_nobody_has_played(ground: Playground) -> None:
    table = ground.make(seats="mo", listed=True)
    ids = [one["table"] for one in lobby(ground)]
    assert table.id in ids
    assert table.view(0)["may_close"] is True
    assert table.view(1)["may_close"] is False
    assert refused(table.call("POST", "/close", tokens=table.tokens[1])) == (403, "not-host")
    with ground.socket() as guest:
        guest.watch(table.id, table.tokens[1])
        closed = table.call("POST", "/close", tokens=table.tokens[0]).json()["table"]
        assert closed["state"] == "closed"
        assert guest.receive("update")["table"]["state"] == "closed"
    assert table.id not in [one["table"] for one in lobby(ground)]
    join = table.call("POST", "/join", {"name": "Late"}, table.tokens[1])
    assert refused(join) == (409, "table-closed")
    assert refused(post(table, "/resign", 0)) == (409, "table-closed")
    assert refused(post(table, "/bot", 1, bot="greedy")) == (409, "table-closed")
    again = table.call("POST", "/close", tokens=table.tokens[0])
    assert again.status_code == 200, "closed is closed"


def lobby(ground: Playground) -> Any:
    return ground.call("GET", "/api/tables?state=open").json()["tables"]


def test_what_was_played_is_not_closed(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    table.act_first(0)
    assert table.view(0)["may_close"] is False
    assert refused(table.call("POST", "/close", tokens=table.tokens[0])) == (409, "played")


def test_what_bots_did_alone_is_no_loss(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="bm")
    wait_for(lambda: table.asked() == [1])
    assert table.call("POST", "/close", tokens=table.tokens[1]).status_code == 200


def test_who_made_a_table_for_others_closes_it_by_all_invitations(
    ground_on_sqlite: Playground,
) -> None:
    table = ground_on_sqlite.make(seats="oo")
    one = table.call("POST", "/close", tokens=table.tokens[0])
    assert refused(one) == (403, "not-host")
    both = f"{table.tokens[0]},{table.tokens[1]}"
    assert table.call("POST", "/close", tokens=both).status_code == 200


def test_closed_tables_and_offers_outlast_the_server(db: str) -> None:
    settings = Settings(db=db, limits=False, bot_workers=1)
    ground = Playground(settings).start()
    closed = ground.make(seats="mo")
    closed.call("POST", "/close", tokens=closed.tokens[0])
    offered = ground.make(seats="mm")
    post(offered, "/draw", 0)
    declined = ground.make(seats="mm")
    post(declined, "/draw", 0)
    post(declined, "/draw/answer", 1, agree=False)
    ground.stop()
    later = Playground(settings).start()
    for table in (closed, offered, declined):
        table.ground = later
    assert closed.view(0)["state"] == "closed"
    assert offered.view(1)["draw_offer"] == {"seat": 0, "agreed": []}
    assert refused(post(declined, "/draw", 0)) == (409, "draw-declined")
    later.stop()


# Tables that I remember


def held(ground: Playground, *tables: tuple[str, list[str]]) -> Any:
    body = {"tables": [{"table": id, "tokens": tokens} for id, tokens in tables]}
    return ground.call("POST", "/api/tables/held", body).json()


def test_my_tables_say_whose_turn_it_is_and_what_happened(ground: Playground) -> None:
    table = ground.make(seats="mm", options={"hobbits": "sam,frodo"}, title="Second breakfast")
    (mine,) = held(ground, (table.id, [table.tokens[0]]))
    assert (mine["my_seats"], mine["asked"]) == ([0], [0])
    assert mine["summary"]["title"] == "Second breakfast"
    table.act_first(0)
    (mine,) = held(ground, (table.id, [table.tokens[1]]))
    assert mine["my_seats"] == [1]
    assert mine["asked"] == table.asked()
    assert mine["last"] == table.see(1)["log"][-1]
    post(table, "/resign", 1)
    (over,) = held(ground, (table.id, [table.tokens[1]]))
    assert over["summary"]["outcome"]["reason"] == "resigned"
    assert over["asked"] == []


def test_a_move_without_news_leaves_the_news_before_it(ground_on_sqlite: Playground) -> None:
    """Whoever does not declare the Fellowship has done nothing that could be told: what happened
    last are still the cards that were drawn."""
    table = ground_on_sqlite.make("war", "mm")
    before = table.see(0)["log"][-1]
    table.act(0, table.options(0)[-1])
    assert table.see(0)["log"][-1]["facts"] == []
    (mine,) = held(ground_on_sqlite, (table.id, [table.tokens[0]]))
    assert mine["last"] == before
    assert before["facts"]


def test_a_table_that_is_not_mine_tells_nothing(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm")
    found = held(ground_on_sqlite, (table.id, ["no token"]), ("nowhere", []))
    assert [(one["table"], one["summary"], one["last"]) for one in found] == [
        (table.id, None, None),
        ("nowhere", None, None),
    ]


def test_the_last_move_is_told_as_its_audience_knows_it(ground_on_sqlite: Playground) -> None:
    """A mark is made in the head: it is the last thing that happened for its own seat alone."""
    table = ground_on_sqlite.make("murk", "mm")
    table.act(0, next(text for text in table.options(0) if text.startswith("mark")))
    own, other = held(
        ground_on_sqlite, (table.id, [table.tokens[0]]), (table.id, [table.tokens[1]])
    )
    assert own["last"]["action"].startswith("mark")
    assert other["last"]["action"] == ""
    assert other["last"]["seat"] == -1
