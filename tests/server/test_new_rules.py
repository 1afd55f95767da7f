"""A game gets new rules while its tables are under way: they go on, by its `upgrade`."""

import json
from pathlib import Path
from typing import Any

import pytest

from ringtable.cli import main
from ringtable.server import games
from ringtable.server.settings import Settings
from tests.server.playground import Playground


def test_a_table_goes_on_under_rules_that_were_raised(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In rules 2 of the test game every roll so far counts one more, and positions say so."""
    settings = Settings(db=db, limits=False, bot_workers=1)
    ground = Playground(settings).start()
    table = ground.make("murk", "mm")
    while table.view(0)["view"]["table"]["round"] == 0:
        table.act_first(table.asked()[0])
    before = table.view(0)["view"]
    ground.stop()

    asked: list[tuple[int, str]] = []

    def upgrade(data: dict[str, Any], version: int, options: dict[str, str]) -> dict[str, Any]:
        asked.append((version, options["traps"]))
        return {**data, "total": data["total"] + 1}

    game = games.game("murk")
    monkeypatch.setattr(game, "rules_version", 2)
    monkeypatch.setattr(game, "upgrade", upgrade)
    table.ground = again = Playground(settings).start()
    after = table.view(0)["view"]
    assert asked
    assert set(asked) == {(1, "no")}
    assert after["rules"] == 2
    assert after["table"] == {**before["table"], "total": before["table"]["total"] + 1}
    assert after["question"] == before["question"]
    table.play_out()
    record = table.call("GET", "/record", tokens=table.tokens[0])
    assert record.status_code == 200
    assert json.loads(record.text)["rules"] == 2
    step = table.call("GET", "/history/2", tokens=table.tokens[0])
    assert step.status_code == 200
    again.stop()
    file = tmp_path / "record.json"
    file.write_text(record.text)
    assert main(["replay", str(file)]) == 0
