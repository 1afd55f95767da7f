"""The protocol as it is written down: the description of the API, and the types on the wire."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ringtable.server.http import schema
from ringtable.wire import types as wire
from tests.server.playground import Playground

ROOT = Path(__file__).resolve().parents[2]


def test_the_committed_description_is_the_generated_one() -> None:
    committed = json.loads((ROOT / "web" / "openapi.json").read_text())
    assert committed == schema.openapi(), "run `ringtable schema web/openapi.json`"


def test_the_server_tells_its_own_description(ground_on_sqlite: Playground) -> None:
    assert ground_on_sqlite.call("GET", "/api/openapi.json").json() == schema.openapi()


def test_describing_the_api_leaves_the_logs_alone() -> None:
    """The framework would give the whole process handlers and levels of its own."""
    before = (logging.root.level, list(logging.root.handlers))
    schema.openapi.cache_clear()
    schema.openapi()
    assert (logging.root.level, list(logging.root.handlers)) == before


def test_every_call_of_the_protocol_page_is_described_and_the_other_way_round() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    told = set(re.findall(r"`(GET|POST) (/api/[^`?]*)", page))
    shown = set()
    for path, calls in schema.openapi()["paths"].items():
        name = re.sub(r"\{table\}", "{id}", path)
        shown |= {(method.upper(), name) for method in calls}
    assert told == shown


def test_every_type_of_the_description_refuses_what_it_does_not_know() -> None:
    schemas = schema.openapi()["components"]["schemas"]
    for name in ("Act", "NewTable", "JoinTable", "SeatOnly", "Say", "Branch", "Watch", "ActOn"):
        assert schemas[name]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("kind", "path"),
    [
        (list[wire.GameInfo], "/api/games"),
        (wire.TableList, "/api/tables?state=playing"),
        (wire.Acted, "/api/tables/{id}"),
        (wire.HistoryStep, "/api/tables/{id}/history/1"),
        (list[wire.ChatLine], "/api/tables/{id}/chat"),
    ],
)
def test_answers_have_the_type_they_promise(
    ground_on_sqlite: Playground, kind: Any, path: str
) -> None:
    table = ground_on_sqlite.make(seats="mm", listed=True)
    answer = ground_on_sqlite.call("GET", path.format(id=table.id), tokens=table.tokens[0])
    decoded = msgspec.json.decode(answer.content, type=kind)
    assert json.loads(msgspec.json.encode(decoded)) == answer.json()
