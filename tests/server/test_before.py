"""Databases, positions and records of the version before: opened, played on, replayed."""

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringtable
from ringtable import api
from ringtable.kernel.errors import FlowError
from ringtable.kernel.rng import key_from_seed
from ringtable.server import maintenance
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table

FOLDER = Path(__file__).parent / "before"
TOLD: list[dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text("utf-8"))
SAVES: dict[str, list[dict[str, Any]]] = json.loads(
    lzma.decompress((FOLDER / "saves.json.xz").read_bytes())
)
UNDER_WAY = [number for number, told in enumerate(TOLD) if told["outcome"] is None]
FINISHED = [number for number, told in enumerate(TOLD) if told["outcome"] is not None]


@pytest.fixture
def old_db(tmp_path: Path) -> str:
    file = tmp_path / "before.db"
    file.write_bytes(lzma.decompress((FOLDER / "tables.db.xz").read_bytes()))
    return f"sqlite:///{file}"


@pytest.fixture
def ground(old_db: str) -> Iterator[Playground]:
    """The present server on the database of the version before."""
    ground = Playground(Settings(db=old_db, limits=False, bot_workers=1)).start()
    yield ground
    ground.stop()


def table_of(ground: Playground, told: dict[str, Any]) -> Table:
    seats = [{"seat": int(seat), "token": token} for seat, token in told["tokens"].items()]
    made = {"table": told["table"], "seats": seats, "spectator_token": told["spectator"]}
    return Table(ground, made)


def questions(table: Table, seats: int) -> list[Any]:
    asked = [table.view(seat)["view"]["question"] for seat in range(seats)]
    return [one and [one["id"], *[o["text"] for o in one["options"]]] for one in asked]


def test_the_database_holds_what_is_hard() -> None:
    """Tables of every game, left in the middle of a card's targets, of a driven ride, of a vote."""
    asked = {(TOLD[number]["game"], first_question(TOLD[number])) for number in UNDER_WAY}
    hard = {("hunt", "aim"), ("hunt", "drive-to"), ("hunt", "pay-sorcery"), ("hunt", "agree")}
    assert hard | {("dash", "keep"), ("doom", "place_page_2")} <= asked
    assert {TOLD[number]["game"] for number in FINISHED} == {"dash", "doom", "hunt"}


def first_question(told: dict[str, Any]) -> str:
    return next(str(one[0]) for one in told["questions"] if one)


def test_every_table_would_go_on(old_db: str) -> None:
    dry = maintenance.upgrade_dry_run(old_db)
    assert (dry.tables, dry.troubles) == (len(UNDER_WAY), [])


@pytest.mark.parametrize("number", UNDER_WAY)
def test_a_table_under_way_asks_the_same_and_goes_on_to_a_sound_record(
    ground: Playground, number: int
) -> None:
    told = TOLD[number]
    table = table_of(ground, told)
    assert questions(table, len(told["tokens"])) == told["questions"]
    random = Random(number)
    while asked := table.asked():
        options = table.options(asked[0])
        table.act(asked[0], "end" if "end" in options else random.choice(options))
    look_back(table)
    match = ringtable.read_record(table.call("GET", "/record", tokens=table.spectator).text)
    assert match.outcome is not None
    assert match.outcome.to_data() == table.view(-1)["view"]["outcome"]


@pytest.mark.parametrize("number", FINISHED)
def test_a_finished_table_is_replayed_and_has_a_sound_record(
    ground: Playground, number: int
) -> None:
    told = TOLD[number]
    table = table_of(ground, told)
    assert table.view(-1)["view"]["outcome"] == told["outcome"]
    look_back(table)
    match = ringtable.read_record(table.call("GET", "/record", tokens=table.spectator).text)
    assert match.outcome is not None
    assert match.outcome.to_data() == told["outcome"]


def look_back(table: Table) -> None:
    """Every tenth step of the replay, as each seat saw it."""
    for seat in (-1, *table.tokens):
        tokens = table.tokens.get(seat, table.spectator)
        steps = table.call("GET", "/history/1", tokens=tokens).json()["last"]
        for step in range(1, steps + 1, 10):
            answer = table.call("GET", f"/history/{step}", tokens=tokens)
            assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("game", SAVES)
def test_every_saved_position_asks_the_same(game: str) -> None:
    rules = api.load(game)
    assert len(SAVES[game]) == 200
    for one in SAVES[game]:
        key = key_from_seed(one["seed"])
        s = rules.load_state(one["seats"], one["options"], key, one["data"])
        asked = {str(seat): rules.flow.texts(s, seat) for seat in rules.flow.waiting(s)}
        assert asked == one["texts"], one["data"]["at"]


def test_a_saved_position_goes_on_to_the_end() -> None:
    """From every kind of place in the rules that the positions hold."""
    rules = api.load("hunt")
    seen = set()
    for one in SAVES["hunt"]:
        if one["data"]["at"] in seen:
            continue
        seen.add(one["data"]["at"])
        s = rules.load_state(one["seats"], one["options"], key_from_seed(1), one["data"])
        random = Random(one["seed"])
        for _ in range(rules.longest):
            if s.outcome is not None:
                break
            rules.flow.play(s, random.choice(s.options), s.asked)
        assert s.outcome is not None
    assert len(seen) > 30


@pytest.mark.parametrize("step", ["card-text.gone", "nazgul-turn.gone", "gone.aim"])
def test_a_step_that_no_longer_exists_is_named(step: str) -> None:
    rules = api.load("hunt")
    one = next(one for one in SAVES["hunt"] if one["data"]["at"] == "card-text.aim")
    data = {**one["data"], "at": step}
    with pytest.raises(FlowError, match=f"these rules have no step '{step}'") as refused:
        rules.load_state(one["seats"], one["options"], key_from_seed(1), data)
    assert refused.value.reason == "unknown-step"
