"""Every command through `main`, as a person types it."""

import json
from pathlib import Path
from typing import Any

import pytest

import ringtable
from ringtable.cli import COMMANDS, main
from ringtable.sim.export import story_of

REPLAYS = Path(__file__).parent.parent / "replays"
RECORD = REPLAYS / "dash-first-in-mordor.json"


class Said:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def data(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: str) -> Said:
        code = main(list(arguments))
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return call


def test_without_arguments_the_commands_are_listed(call: Any) -> None:
    for arguments in ((), ("--help",), ("help",)):
        said = call(*arguments)
        assert said.code == 0
        assert all(f"ringtable {name} " in said.out for name in COMMANDS)


def test_version(call: Any) -> None:
    assert call("--version").out == f"ringtable {ringtable.__version__}\n"


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "load"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"ringtable {command}" in capsys.readouterr().out


def test_games(call: Any) -> None:
    assert "Dash to Mordor" in call("games").out
    dash = next(game for game in call("games", "--json").data if game["id"] == "dash")
    assert dash["title"] == "Dash to Mordor"
    assert (dash["min_seats"], dash["max_seats"]) == (1, 4)
    assert dash["options"]["side"] == ["normal", "advanced"]
    assert dash["bots"] == ["random", "greedy", "mcts", "optimal"]


def test_rules_show_a_clause_a_chapter_a_search_or_all(call: Any) -> None:
    clause = call("rules", "dash", "D3.2")
    assert "no hobbit is chosen twice" in clause.out
    assert "D3.3" not in clause.out
    assert call("rules", "dash", "d3.2").out == clause.out
    assert call("rules", "dash", "D6.4").out.count("**D6.4") == 5
    chapter = call("rules", "dash", "D3").out
    assert all(f"**D3.{number}**" in chapter for number in (1, 2, 3, 4))
    assert "D4.1" not in chapter
    assert "**D4.9**" in call("rules", "dash", "white", "tree").out
    assert call("rules", "dash").out.startswith("# ")
    assert "D3.2" in call("rules", "dash", "--json").data
    assert "хоббит" in call("rules", "dash", "D3.2", "--lang", "ru").out
    assert "hobbit" in call("rules", "dash", "D3.2", "--lang", "pl").out


def test_rules_for_developers_are_shown_when_asked_for(call: Any) -> None:
    assert "D14.7" not in call("rules", "dash").out
    assert "D14.7" not in call("rules", "dash", "--json").data
    assert "Unlimited horizon" in call("rules", "dash", "D14.7", "--lang", "pl").out
    assert "Unlimited horizon" in call("rules", "dash", "D14").out
    assert call("rules", "dash", "unlimited", "horizon").code != 0
    assert "D14.7" in call("rules", "dash", "unlimited", "horizon", "--developers").out
    assert "D14.7" in call("rules", "dash", "--developers").out
    assert next(iter(call("rules", "dash", "--developers", "--json").data)) == "D-EX1"


def test_sim(call: Any) -> None:
    said = call("sim", "dash", "--games", "30", "--bots", "random,greedy", "--seed", "5")
    assert "30 games" in said.out
    assert "a second" in said.out
    data = call("sim", "dash", "--games", "30", "--json").data
    fields = {"games", "decisions", "seconds", "decisions_per_second", "outcomes"}
    assert fields <= data.keys()
    assert data["games"] == 30
    assert len(data["seats"]) == 2


def test_sim_is_the_same_for_a_seed_with_any_number_of_jobs(call: Any) -> None:
    ask = ("sim", "dash", "--games", "20", "--seed", "x", "-o", "side=advanced", "--json")
    one, two = call(*ask).data, call(*ask, "--jobs", "2").data
    for data in (one, two):
        for field in ("seconds", "decisions_per_second", "jobs"):
            del data[field]
    assert one == two
    assert one["options"]["side"] == "advanced"


def test_one_bot_fills_the_seats(call: Any) -> None:
    data = call("sim", "dash", "--games", "2", "--seats", "4", "--json").data
    assert [seat["bot"] for seat in data["seats"]] == ["random"] * 4


def test_sim_goes_through_every_mode_and_number_of_players(call: Any, tmp_path: Path) -> None:
    plot, page = tmp_path / "dash.svg", tmp_path / "figures.md"
    ask = ("sim", "dash", "--every", "--games", "2")
    said = call(*ask, "--plot", str(plot), "--figures", str(page))
    assert said.out.count("advanced") == said.out.count("usual") == 4
    assert plot.read_text().startswith("<svg")
    assert "By `ringtable sim dash --every --bots random --games 2 --seed 1`" in page.read_text()
    assert "](dash.svg)" in page.read_text()
    runs = call(*ask, "--json").data["runs"]
    kinds = [(run["options"]["side"], len(run["seats"])) for run in runs]
    assert kinds == [(side, seats) for side in ("normal", "advanced") for seats in (1, 2, 3, 4)]


def test_sim_of_every_mode_keeps_to_what_was_asked(call: Any) -> None:
    runs = call("sim", "dash", "--every", "--games", "2", "--seats", "3", "--json").data["runs"]
    assert [len(run["seats"]) for run in runs] == [3, 3]
    ask = ("sim", "dash", "--every", "--games", "2", "--bots", "random,greedy")
    runs = call(*ask, "-o", "side=advanced", "--json").data["runs"]
    assert [[seat["bot"] for seat in run["seats"]] for run in runs] == [["random", "greedy"]]
    assert runs[0]["options"]["side"] == "advanced"


def test_sim_plays_several_numbers_of_players(call: Any, tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    ask = ("sim", "dash", "--every", "--games", "2", "--seats", "1,3")
    runs = call(*ask, "--figures", str(page), "--json").data["runs"]
    assert [len(run["seats"]) for run in runs] == [1, 3, 1, 3]
    assert "sim dash --every --seats 1,3 --bots random" in page.read_text()


def test_sim_of_quest_goes_through_every_deck_and_pair_once(call: Any) -> None:
    """Decks of seats that nobody sits on make no game another one."""
    ask = ("sim", "quest", "--every", "--games", "1", "--seats", "1,2", "--scenario", "mirkwood")
    runs = call(*ask, "--json").data["runs"]
    decks = [
        frozenset(run["options"][f"deck_{seat['seat'] + 1}"] for seat in run["seats"])
        for run in runs
    ]
    assert len(decks) == len(set(decks)) == 4 + 6


def test_sim_of_doom_tells_why_and_where_games_were_lost(call: Any, tmp_path: Path) -> None:
    said = call("sim", "doom", "--games", "20", "--seats", "1")
    for words in ("lost: courage", "lost: Nazgûl", "Games lost in each stage", "Helm's Deep"):
        assert words in said.out
    statistics = call("sim", "doom", "--games", "20", "--json").data["statistics"]
    assert sum(statistics["lost-in"].values()) == 20


def test_tournament(call: Any) -> None:
    assert "greedy is stronger" in call("tournament", "dash", "--games", "10").out
    alone = call("tournament", "dash", "--seats", "1", "--games", "5", "--json").data
    assert [line["rival"] for line in alone["lines"]] == ["", ""]


def test_check_accepts_what_is_genuine(call: Any) -> None:
    said = call("check", str(RECORD))
    assert said.code == 0
    assert "genuine" in said.out
    assert call("check", str(RECORD), "--json").data["outcome"]["reason"] == "first-in-mordor"


def test_a_match_that_was_given_up_is_checked_told_and_exported(call: Any, tmp_path: Path) -> None:
    match = ringtable.new_match("dash", 2, "given up", {"hobbits": "sam,frodo"})
    match.play(match.options_of(0)[0], 0)
    match.resign(0)
    record = tmp_path / "given-up.json"
    record.write_text(ringtable.write_record(match, ["Rosie", "Tom"]), encoding="utf-8")
    assert "won by seat 2 (resigned)." in call("check", str(record)).out
    assert "Rosie resigns." in call("replay", str(record)).out
    assert "сдаётся" in call("replay", str(record), "--lang", "ru").out.lower()
    assert len(story_of(match, "1", ["Rosie", "Tom"]).steps) == 1, "it answers no question"


@pytest.mark.parametrize("place", [0.1, 0.37, 0.5, 0.81, 0.999])
def test_check_rejects_a_single_changed_byte(call: Any, tmp_path: Path, place: float) -> None:
    data = bytearray(RECORD.read_bytes())
    at = int(len(data) * place)
    data[at] ^= 1
    changed = tmp_path / "changed.json"
    changed.write_bytes(data)
    said = call("check", str(changed))
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_replay_tells_a_record_in_words(call: Any) -> None:
    said = call("replay", str(RECORD), "--to", "4")
    assert said.code == 0
    assert "1. " in said.out
    assert "5. " not in said.out
    assert "D4.1" in said.out
    russian = call("replay", str(RECORD), "--from", "1", "--to", "4", "--lang", "ru").out
    assert russian != said.out
    assert any("а" <= letter <= "я" for letter in russian)


def test_replay_for_a_seat(call: Any) -> None:
    assert call("replay", str(RECORD), "--seat", "1", "--to", "3").code == 0


def test_clauses(call: Any) -> None:
    said = call("clauses", "dash", "--json")
    assert set(said.data) == {"total", "cited", "uncited", "exceptions"}
    assert said.code == (1 if said.data["uncited"] else 0)
    assert f"{said.data['total']} clauses" in call("clauses", "dash").out


def test_schema(call: Any, tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    assert call("schema", str(file)).code == 0
    assert json.loads(file.read_text())["openapi"].startswith("3.1")
    assert json.loads(call("schema", "-").out) == json.loads(file.read_text())


def test_database_is_made_saved_and_restored(call: Any, tmp_path: Path) -> None:
    database, backup = f"sqlite:///{tmp_path}/one.db", str(tmp_path / "backup.db")
    assert call("db", "upgrade", "--db", database).code == 0
    assert "0 would not go on" in call("db", "upgrade", "--dry-run", "--db", database).out
    assert call("db", "backup", backup, "--db", database).out.startswith("0 tables")
    assert call("db", "restore", backup, "--db", f"sqlite:///{tmp_path}/two.db").code == 0


def test_serve_and_load_hand_over(call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[object] = []
    monkeypatch.setattr("ringtable.server.serve.serve", lambda *given: handed.append(given))
    assert call("serve", "--db", "sqlite:///x.db", "--port", "9000").code == 0
    assert handed == [("sqlite:///x.db", "127.0.0.1", 9000, 1)]
    monkeypatch.setattr("ringtable.loadtest.main", len)
    assert call("load", "--tables", "5").code == 2


def test_bench_writes_and_merges_figures(
    call: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ringtable.sim import bench

    def measured(quick: bool, say: object) -> bench.Bench:
        figures = [
            bench.Figure("a", "speed", 90_000, "decisions/s", at_least=80_000),
            bench.Figure("b", "copy", 3.0, "µs", at_most=2.0),
            bench.Figure("c", "peer", None, "×", note="not installed"),
        ]
        return bench.Bench("python", "3.11", "2000-01-01", quick, 7.5, 2, figures)

    monkeypatch.setattr("ringtable.cli.bench.measure", measured)
    kept = tmp_path / "kept.json"
    said = call("bench", "--quick", "--out", str(kept))
    assert said.out.count("missed") == 1
    page = tmp_path / "figures.md"
    page.write_text("# Figures\n\nBefore.\n")
    for _ in range(2):  # the section is written again, not once more
        assert call("bench", "--figures", str(page), str(kept)).code == 0
    text = page.read_text()
    assert text.startswith("# Figures\n\nBefore.\n")
    assert text.count("| speed | 90,000 decisions/s | ≥ 80,000 |") == 1
    assert "**3 µs**" in text
    assert "not installed" in text
    assert "busy with other work (load 7.5 on 2 processors)" in text


def test_solve_compares_with_the_shipped_table(
    call: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    from ringtable.games.dash.solver import tables

    shipped = (Path(tables.__file__).parents[1] / "data" / "values.bin").read_bytes()
    monkeypatch.setattr(tables, "house_tables", lambda: shipped)
    assert "is the same" in call("solve", "dash").out
    monkeypatch.setattr(tables, "house_tables", lambda: b"other")
    said = call("solve", "dash")
    assert said.code == 1
    assert "differs" in said.out
    assert call("solve", "dash", "--out", str(tmp_path / "v.bin")).code == 0
    assert (tmp_path / "v.bin").read_bytes() == b"other"
