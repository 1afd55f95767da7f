"""Rows for notebooks: the same games as everywhere, with the views and facts that were."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import ringtable
from ringtable import api
from ringtable.cli import main
from ringtable.kernel.errors import RingtableError
from ringtable.sim.export import COLUMNS, ROWS, Parquet, simulated, simulated_games
from ringtable.sim.run import Plan, simulate

GAMES = sorted(api.titles())
REPLAYS = Path(__file__).parents[1] / "replays"


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def table(file: Path) -> list[dict[str, Any]]:
    """Parquet as JSON lines have it."""
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    for row in rows:
        for kinds in COLUMNS.values():
            if list(kinds) == list(row):
                for name, kind in kinds.items():
                    if kind == "json":
                        row[name] = json.loads(row[name])
    return rows


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("game", ["dash", "doom"])
def test_exported_games_are_the_simulated_ones(game: str, bots: str) -> None:
    plan = Plan(game, (bots, bots), seed="7")
    tally = simulate(plan, 6).tally
    rows = simulated_games(game, 6, plan.bots, "7")
    assert [row["match"] for row in rows] == [f"7/{number}" for number in range(1, 7)]
    assert Counter(row["reason"] for row in rows) == tally.reasons
    assert sum(row["decisions"] for row in rows) == tally.decisions
    for name, total in tally.seen.items():
        group, _, rest = name.partition("/")
        found = [row["statistics"].get(group, 0) for row in rows]
        assert sum(one.get(rest, 0) if rest else one for one in found if one) == total


@pytest.mark.parametrize("game", GAMES)
def test_decisions_have_views_options_and_facts(game: str) -> None:
    """Played again from its rows, a game is the same game; and views are the seats' own."""
    rules = api.load(game)
    plan = Plan(game, ("random",) * max(2, rules.seats[0]), seed="3")
    rows = simulated_games(game, 1, plan.bots, "3", what="decisions")
    match = ringtable.new_match(game, seats=len(plan.bots), seed="3/1")
    for number, row in enumerate(rows, 1):
        assert (row["match"], row["number"]) == ("3/1", number)
        assert row["options"] == match.options_of(row["seat"])
        assert row["view"] == match.view(row["seat"])
        assert row["question"] == row["view"]["question"]["id"]
        facts = match.play(row["action"], row["seat"])
        assert row["facts"] == [fact.to_data() for fact in facts]
    assert match.outcome is not None


@pytest.mark.parametrize("what", ROWS)
def test_parquet_and_json_lines_say_the_same_and_jobs_change_nothing(
    what: str, tmp_path: Path
) -> None:
    ask = ["export", "doom", "--games", "7", "--seed", "x", "--rows", what, "--out"]
    for out, jobs in (("a.jsonl", "1"), ("b.jsonl", "2"), ("a.parquet", "1"), ("b.parquet", "2")):
        assert main([*ask, str(tmp_path / out), "--jobs", jobs]) == 0
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "b.parquet").read_bytes()
    rows = lines(tmp_path / "a.jsonl")
    assert rows == table(tmp_path / "a.parquet")
    assert list(rows[0]) == list(COLUMNS[what])
    assert len({row["match"] for row in rows}) == 7


def test_facts_stand_with_the_names_of_their_fields() -> None:
    story = simulated(Plan("dash", ("random",), seed="1"), 1)
    told = [fact for step in story.steps for fact in step.facts]
    rows = simulated_games("dash", 1, ("random",), "1", what="facts")
    assert len(rows) == len(told) + len(story.opening)
    marked = next(row for row in rows if row["kind"] == "dash-kept")
    assert "player" in marked["values"]
    assert marked["cause"].startswith("D")


def test_groups_of_rows_have_one_size(tmp_path: Path) -> None:
    writer = Parquet(tmp_path / "x.parquet", "facts")
    row = {"match": "m", "number": 1, "seat": 0, "kind": "k", "cause": "", "values": {}}
    row["audience"] = -1
    for _ in range(3):
        writer.write([row] * 4000)
    writer.close()
    groups = parquet.ParquetFile(tmp_path / "x.parquet").metadata
    sizes = [groups.row_group(number).num_rows for number in range(groups.num_row_groups)]
    assert sizes == [5000, 5000, 2000]


def test_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(file) for file in REPLAYS.glob("dash-*.json"))
    out = tmp_path / "games.jsonl"
    ask = ["export", "--records", *files, "--rows", "games", "--out", str(out)]
    assert main(ask) == 0
    rows = lines(out)
    assert [row["match"] for row in rows] == [Path(file).stem for file in files]
    assert all(f"dash-{row['reason']}" == row["match"] for row in rows)
    assert all(player == "" for row in rows for player in row["players"])
    assert f"{len(files)} games" in capsys.readouterr().err
    assert main([*ask, "--names"]) == 0
    assert any(player for row in lines(out) for player in row["players"])


def test_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "dash", "--games", "3", "--rows", "games", "--out", "-"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["match"] for row in rows] == ["1/1", "1/2", "1/3"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--out", "x.jsonl"], "name one thing to export"),
        (["dash", "--db", "sqlite:///x.db", "--out", "x.jsonl"], "name one thing to export"),
        (["dash", "--out", "x.csv"], "FILE.parquet or FILE.jsonl, not x.csv"),
        (["dash", "--out", "nowhere/x.jsonl"], "cannot be written"),
        (["dash", "--out", "nowhere/x.parquet"], "cannot be written"),
        (["chess", "--out", "x.jsonl"], "there is no game 'chess'"),
        (["dash", "--rows", "dice", "--out", "x.jsonl"], "there is no 'dice'"),
        (["dash"], "missing: --out"),
        (["--records", "nowhere.json", "--out", "x.jsonl"], "cannot be read"),
        (["--records", str(Path(__file__)), "--out", "x.jsonl"], "this is not a record"),
    ],
)
def test_mistakes_are_a_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_an_unfinished_record_keeps_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "running.json"
    file.write_text(ringtable.write_record(ringtable.new_match("dash", seats=2, seed=1)))
    out = str(tmp_path / "x.jsonl")
    assert main(["export", "--records", str(file), "--out", out]) == 2
    assert "the match is not over" in capsys.readouterr().err


def test_without_pyarrow_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(RingtableError, match=r"ringtable\[parquet\]"):
        Parquet(tmp_path / "x.parquet", "games")
