"""Moves of several stages at a table, and what is printed for who draws it."""

import json

import pytest

from tests.server.playground import Playground, Table

MOVE = "move; from osgiliath; to morgul; 2 units"


def march(ground: Playground) -> Table:
    return ground.make("march", seats="mm")


def units(table: Table) -> list[int]:
    found: list[int] = table.view(0)["view"]["table"]["units"]
    return found


def draft(table: Table, *stages: str, seat: int = 1) -> tuple[int, dict[str, object]]:
    body = {"seat": seat, "stages": list(stages)}
    answer = table.call("POST", "/draft", body, table.tokens[seat])
    return answer.status_code, answer.json()


def test_a_whole_move_is_one_entry_and_one_undo(ground: Playground) -> None:
    table = march(ground)
    answer = table.act(1, MOVE)
    assert [entry["action"] for entry in answer["log"]] == [MOVE]
    assert units(table) == [2, 1, 0, 1, 6]
    taken = table.call("POST", "/undo", {"seat": 1}, table.tokens[1])
    assert taken.status_code == 200
    assert units(table) == [2, 1, 0, 3, 4]


def test_a_draft_asks_stage_by_stage_and_nobody_hears_of_it(ground: Playground) -> None:
    table = march(ground)
    before = table.see(0)
    status, stage = draft(table, "move", "from osgiliath")
    assert (status, stage["whole"]) == (200, False)
    question = stage["question"]
    assert isinstance(question, dict)
    assert [one["text"] for one in question["options"]] == ["to pelennor", "to morgul"]
    assert [one["things"] for one in question["options"]] == [
        ["region:pelennor"],
        ["region:morgul"],
    ]
    assert draft(table, *MOVE.split("; ")) == (200, {"whole": True, "question": None})
    assert table.see(0) == before


def test_a_bad_stage_changes_nothing_and_is_named(ground: Playground) -> None:
    table = march(ground)
    answer = table.post(1, table.wish(1, "move; from osgiliath; to anorien; 2 units"))
    assert answer.status_code == 409
    assert "Stage 3 of the move, 'to anorien'" in answer.json()["message"]
    assert units(table) == [2, 1, 0, 3, 4]


def test_a_draft_beyond_a_barrier_is_refused_in_words(ground: Playground) -> None:
    table = march(ground)
    status, problem = draft(table, "play the-breaking-of-the-fellowship", "leave gimli")
    assert (status, problem["reason"]) == (409, "barrier")
    assert "known only then" in str(problem["message"])
    assert units(table) == [2, 1, 0, 3, 4]


def test_a_refusal_speaks_of_the_stage_that_is_thought_over(ground: Playground) -> None:
    """Before a die is chosen it says that a die comes first [W41.3]; with one, that the die pays no
    such deed [W7.20]."""
    table = ground.make("war", seats="mm", seed="1")
    while not table.options(table.asked()[0])[0].startswith("die "):
        table.act_first(table.asked()[0])
    seat = table.asked()[0]
    die = table.options(seat)[0]

    def why(*stages: str) -> tuple[int, str]:
        body = {"seat": seat, "thing": "deed:bring-minion", "stages": list(stages)}
        answer = table.call("POST", "/why", body, table.tokens[seat])
        return answer.status_code, answer.json().get("clause")

    before = table.see(seat)
    assert why() == (200, "W41.3")
    assert why(die) == (200, "W7.20")
    assert why("die of bone")[0] == 409
    assert table.see(seat) == before


def test_a_draft_for_a_seat_that_is_not_mine_or_not_asked_is_refused(ground: Playground) -> None:
    table = march(ground)
    body = {"seat": 1, "stages": ["move"]}
    assert table.call("POST", "/draft", body, table.tokens[0]).status_code == 403
    assert draft(table, "move", seat=0)[0] == 409


def test_what_is_printed_comes_with_a_tag_and_is_sent_once(ground_on_sqlite: Playground) -> None:
    ground = ground_on_sqlite
    first = ground.call("GET", "/api/games/hunt/content/house")
    assert first.status_code == 200
    assert set(json.loads(first.text)) == {"part1", "part2", "journeys"}
    again = ground.call(
        "GET", "/api/games/hunt/content/house", **{"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.text) == (304, "")
    for game in ("dash", "doom"):
        assert ground.call("GET", f"/api/games/{game}/content/house").status_code == 200


@pytest.mark.parametrize("said", ["W/{tag}", '"other", W/{tag}', "*"])
@pytest.mark.parametrize("address", ["/", "/api/games/hunt/content/house"])
def test_a_tag_that_came_through_a_proxy_is_known(
    ground_on_sqlite: Playground, address: str, said: str
) -> None:
    """One that packs what it passes on marks the tag as weak."""
    tag = ground_on_sqlite.call("GET", address).headers["etag"]
    known = {"If-None-Match": said.format(tag=tag)}
    assert ground_on_sqlite.call("GET", address, **known).status_code == 304
    assert ground_on_sqlite.call("GET", address, **{"If-None-Match": '"x"'}).status_code == 200


def test_an_unknown_pack_is_not_found_in_words(ground_on_sqlite: Playground) -> None:
    answer = ground_on_sqlite.call("GET", "/api/games/hunt/content/nowhere")
    assert answer.status_code == 404
    assert "no content pack 'nowhere'" in answer.json()["message"]
    assert ground_on_sqlite.call("GET", "/api/games/march/content/house").status_code == 404
    assert ground_on_sqlite.call("GET", "/api/games/chess/content/house").status_code == 404


def test_a_game_says_what_is_wrong_with_a_deck(ground_on_sqlite: Playground) -> None:
    """[Q27.3]"""
    path = "/api/games/quest/check"
    legal = ground_on_sqlite.call("POST", path, {"option": "deck_1", "text": "lore"})
    assert (legal.status_code, legal.json()["found"]["wrong"]) == (200, [])
    short = ground_on_sqlite.call("POST", path, {"option": "deck_1", "text": "1: 1x13"})
    assert [one["clause"] for one in short.json()["found"]["wrong"]] == ["Q27.3"]
    for body in ({"option": "deck_1", "text": "no deck"}, {"option": "scenario", "text": "1:"}):
        assert ground_on_sqlite.call("POST", path, body).status_code == 400
    assert (
        ground_on_sqlite.call("POST", "/api/games/dash/check", {"option": "side", "text": ""})
    ).status_code == 404


def test_a_standing_order_is_withdrawn_while_another_is_asked(ground: Playground) -> None:
    """The question at hand stays; who has given no order is refused with the clause. [Q32.21]"""
    table = ground.make("quest", seats="mm", options={"first_player": "agreed"})
    for seat in (0, 1):
        ask_always(table, seat)
    for seat in (0, 1):
        table.act(seat, "keep")
    assert table.asked() == [0]
    table.act(0, "pass on; pass-round")
    assert table.asked() == [1]
    options = table.options(1)
    assert orders(table) == [{"order": "pass_round", "with_responses": False}, None]
    table.act(0, "withdraw the order")
    assert orders(table) == [None, None]
    assert (table.asked(), table.options(1)) == ([1], options)
    again = table.post(0, table.wish(0, "withdraw the order"))
    assert (again.status_code, again.json()["clause"]) == (409, "Q32.21")


def ask_always(table: Table, seat: int) -> None:
    """Also where there is nothing to do but pass."""
    wish = {"seat": seat, "passing": [], "empty_windows": False}
    assert table.call("POST", "/orders", wish, table.tokens[seat]).status_code == 200


def orders(table: Table) -> list[object]:
    return [player["order"] for player in table.view(-1)["view"]["table"]["players"]]
