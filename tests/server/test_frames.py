"""Texts that the server writes to a socket as frames of its own making."""

import pytest
from websockets.frames import Frame, Opcode

from ringtable.server.http.connections import head_of_text
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
