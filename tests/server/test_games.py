"""A game from elsewhere, named by `RINGTABLE_GAMES`, has what the games of the project have."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from ringtable import api
from ringtable.bots import bot_names, decide, make_bot
from ringtable.cli import main
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.rng import key_from_seed
from ringtable.server import games
from ringtable.sim.run import Plan, simulate
from ringtable.sim.statistics import charts, settings, tables
from tests.server import secret_game
from tests.server.playground import Playground


@pytest.fixture(autouse=True)
def murk_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RINGTABLE_GAMES", "murk=tests.server.secret_game")


def test_it_is_loaded_like_any_other() -> None:
    assert api.load("murk") is secret_game.GAME
    assert api.ids() == [*api.titles(), "murk"]


@pytest.mark.parametrize(
    "module", ["tests.nowhere", "tests.server.playground", "", ".", "ringtable.games.chess"]
)
def test_a_module_without_a_game_is_refused_in_a_sentence(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGTABLE_GAMES", f"mine={module}")
    with pytest.raises(RingtableError, match="for 'mine', which brings no game") as refused:
        api.load("mine")
    assert refused.value.reason == "unknown-game"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("raise RuntimeError('not yet')", "which brings no game: not yet"),
        ("def (", "which brings no game: invalid syntax"),
        ("GAME = 3", "which brings no game: its GAME is of type int"),
        ("from tests.server.secret_game import GAME", "whose game has the id 'murk'"),
    ],
)
def test_a_game_that_is_not_ready_is_refused_in_a_sentence(
    text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unready.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "unready", raising=False)
    monkeypatch.setenv("RINGTABLE_GAMES", "mine=unready")
    with pytest.raises(RingtableError, match=f"'unready' for 'mine', {sentence}") as refused:
        api.load("mine")
    assert refused.value.reason == "unknown-game"
    assert "\n" not in str(refused.value)


def test_its_bots_sit_beside_the_common_ones() -> None:
    game = secret_game.GAME
    assert bot_names(game) == ["random", "greedy", "mcts", "meek"]
    s = game.new_state(2, {}, game.new_rng(key_from_seed(1)))
    chosen = decide(make_bot("meek", game), game, s, s.asked, Random(1))
    assert chosen == game.flow.options(s, s.asked)[-1]


def test_levels_in_words_name_bots_from_the_weakest_to_the_strongest() -> None:
    """Hunt has no search of its own: nothing stands between its easy bot and its best."""
    between = {"easy": "easy", "experienced": "heuristic", "strongest": "mcts"}
    assert games.levels(api.load("war")) == games.levels(api.load("quest")) == between
    assert games.levels(api.load("hunt")) == {"easy": "easy", "strongest": "heuristic"}
    assert games.levels(api.load("dash"))["experienced"] == "mcts"


def test_its_statistics_are_counted_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    game = secret_game.GAME
    result = simulate(Plan("murk", ("meek", "meek")), 6)
    run = result.run()
    sums = run[2]
    assert sums["questions"] == sums["decisions"] > 6
    assert 3 * 6 <= sums["total"] <= 18 * 6
    assert tables(game, [run]) == [("Totals", [">players", ">total"], [[2, sums["total"]]])]
    assert charts(game, [run])[0][2] == [("", "", [sums["total"]])]
    assert settings(game) == [{"traps": "no"}]
    assert main(["sim", "murk", "--bots", "meek", "--games", "6"]) == 0
    printed = capsys.readouterr().out
    assert "Totals" in printed
    assert f"{sums['total']}" in printed


def test_the_same_with_several_processes() -> None:
    plan = Plan("murk", ("meek", "random"))
    assert simulate(plan, 8, jobs=2).tally == simulate(plan, 8).tally


def test_the_command_line_lists_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["murk"]["bots"] == ["random", "greedy", "mcts", "meek"]


def test_its_bot_plays_at_the_server_and_its_report_is_read(ground_on_sqlite: Playground) -> None:
    listed = {game["id"]: game for game in ground_on_sqlite.call("GET", "/api/games").json()}
    assert listed["murk"]["bots"][-1] == "meek"
    table = ground_on_sqlite.make("murk", "mb", seed="elsewhere")
    assert table.view()["seats"][1]["bot"] == "meek"
    table.play_out()
    total = table.view()["view"]["table"]["total"]
    report = table.call("GET", "/report", tokens=table.tokens[0]).json()
    line = {"what": "murk-luck", "actual": total, "expected": 10.5, "spread": 1.7}
    assert report["luck"] == [{"seat": seat, **line} for seat in (0, 1)]
