"""Texts that the server writes to a socket as frames of its own making, and how it reads."""

import json
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ringtable.server.http.connections import MOST_UNREAD, head_of_text
from ringtable.wire.types import TableView
from tests.server.playground import Playground


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_that_of_the_standard(size: int) -> None:
    """As a library writes it that knows nothing of ours."""
    payload = b"x" * size
    standard = Frame(Opcode.TEXT, payload).serialize(mask=False)
    assert head_of_text(size) + payload == standard


def test_a_long_answer_in_another_script_arrives_whole(ground_on_sqlite: Playground) -> None:
    table = ground_on_sqlite.make(seats="mm", title="Кольцо — Pierścień · " * 3)
    with ground_on_sqlite.socket() as socket:
        seen = socket.watch(table.id, table.tokens[0])
        assert seen["table"]["title"] == ("Кольцо — Pierścień · " * 3).strip()
        for _ in range(30):
            seat = table.asked()[0]
            table.act_first(seat)
            pushed = socket.receive("update")
        assert pushed["table"]["version"] == table.view(0)["version"]


def test_what_moves_and_what_stands_make_a_whole_view(ground_on_sqlite: Playground) -> None:
    """The two are written out apart from each other: no field is lost, none is said twice."""
    table = ground_on_sqlite.make(seats="mm")
    with ground_on_sqlite.socket() as socket:
        socket.watch(table.id, table.tokens[0])
        wish = table.wish(0, table.options(0)[0])
        socket.send({"type": "act", "table": table.id, **wish})
        acted = socket.connection.recv(10)
    assert isinstance(acted, str)
    shown = json.loads(acted, object_pairs_hook=once_each)["table"]
    assert set(shown) == set(TableView.__struct_fields__)
    assert (shown["version"], shown["may_undo"], shown["can_take_back"]) == (2, True, True)


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len({name for name, _ in pairs}) == len(pairs)
    return dict(pairs)


def test_many_messages_at_once_are_all_carried_out_in_order(ground_on_sqlite: Playground) -> None:
    """Reading stops while messages gather, and goes on."""
    table = ground_on_sqlite.make(seats="mm")
    with ground_on_sqlite.socket() as socket:
        for number in range(10 * MOST_UNREAD):
            socket.send({"type": "act", "table": f"none-{number}", **table.wish(0, "any")})
        for number in range(10 * MOST_UNREAD):
            assert socket.receive("refused")["table"] == f"none-{number}"
        assert socket.watch(table.id, table.tokens[0])["type"] == "update"
