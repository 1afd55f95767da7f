"""Finished tables of a server as rows; those that go on stay where they are."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ringtable.cli import main
from ringtable.server.settings import Settings
from tests.server.playground import Playground


def rows_of(db: str, what: str, out: Path, *more: str) -> list[dict[str, object]]:
    assert main(["export", "--db", db, "--rows", what, "--out", str(out), *more]) == 0
    return [json.loads(line) for line in out.read_text().splitlines()]


def test_finished_tables_are_exported_and_others_are_not(
    db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ground = Playground(Settings(db=db, limits=False)).start()
    ended = ground.make(seats="mm")
    ended.play_out()
    running = ground.make(seats="mm")
    running.act_first(0)
    record = json.loads(ended.call("GET", "/record", tokens=ended.tokens[0]).text)
    other = ground.make(seats="m")
    other.play_out()
    ground.stop()
    games = rows_of(db, "games", tmp_path / "games.jsonl")
    assert {game["match"] for game in games} == {ended.id, other.id}
    mine = next(game for game in games if game["match"] == ended.id)
    assert mine["reason"] == record["outcome"]["reason"]
    assert mine["players"] == ["", ""]
    assert "2 games" in capsys.readouterr().err
    decisions = rows_of(db, "decisions", tmp_path / "decisions.jsonl")
    played = [one for one in decisions if one["match"] == ended.id]
    assert [one["action"] for one in played] == [move["action"] for move in record["moves"]]
    assert [one["facts"] for one in played] == [move["facts"] for move in record["moves"]]
    tokens = [*ended.tokens.values(), ended.spectator]
    text = (tmp_path / "decisions.jsonl").read_text()
    assert not any(token in text for token in tokens)


def test_a_table_that_cannot_be_read_holds_up_no_other(
    sqlite_db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its game is not here any more."""
    ground = Playground(Settings(db=sqlite_db, limits=False)).start()
    tables = [ground.make(seats="m") for _ in range(2)]
    for table in tables:
        table.play_out()
    ground.stop()
    with closing(sqlite3.connect(sqlite_db.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE room SET game = 'gone' WHERE id = ?", (tables[0].id,))
        connection.commit()
    games = rows_of(sqlite_db, "games", tmp_path / "games.jsonl")
    assert [game["match"] for game in games] == [tables[1].id]
    assert (
        f"table {tables[0].id} cannot be read: there is no game 'gone'" in capsys.readouterr().err
    )
