"""Numbers are stable: lists only grow, and what is in no list still has a number."""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ringtable import api
from ringtable.cli import main
from ringtable.kernel.decision import Decision
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.rng import key_from_seed
from ringtable.rl import names
from ringtable.rl.numbering import STEP, Numbering
from ringtable.rl.survey import survey, with_new

GAMES = sorted(api.titles())

# The first so many names of each list, and their fingerprint. A list may grow, these never change:
# whatever was trained on them would read other actions than it learnt.
FIRST = {
    "dash.actions": (51, "90491b8e83a462b8"),
    "dash.features": (137, "199bb06c35e9a075"),
    "doom.actions": (203, "e5564059910f11d4"),
    "doom.features": (734, "198fd6db3f39fa52"),
    "hunt.actions": (1014, "910d667d8056c792"),
    "hunt.features": (2097, "20e1f78b42245698"),
    "quest.actions": (1764, "a62a21f5964bbf8c"),
    "quest.features": (4245, "c46f4fef2bcb5ad3"),
    "war.actions": (1626, "fb3bfa20db947723"),
    "war.features": (5338, "4673e7c72715e584"),
}


@pytest.mark.parametrize("list", FIRST)
def test_lists_only_grow_at_their_end(list: str) -> None:
    game, _, kind = list.partition(".")
    count, fingerprint = FIRST[list]
    first = names.numbering(game, kind).names[:count]
    assert len(first) == count
    assert sha256("\n".join(first).encode()).hexdigest()[:16] == fingerprint


@pytest.mark.parametrize("game", GAMES)
def test_every_list_has_its_fingerprint_here(game: str) -> None:
    for kind in ("actions", "features"):
        if names.lines(game, kind):
            assert f"{game}.{kind}" in FIRST


@pytest.mark.parametrize("game", GAMES)
def test_lists_know_nearly_all_that_random_games_bring(game: str) -> None:
    """What they do not know yet still has a number, only not one of its own."""
    if not names.lines(game, "actions"):
        return  # a game that has no list yet is numbered by hashes alone
    met = survey(api.load(game), 12, "other games")
    for kind, found in zip(("actions", "features"), met, strict=True):
        known = names.numbering(game, kind).known
        new = [name for name in found if name not in known]
        assert len(new) <= max(3, len(found) // 20), new[:10]


def test_a_name_has_its_place_in_the_list() -> None:
    numbering = Numbering(["pass", "keep red"], 10)
    assert [numbering.number(name) for name in ("pass", "keep red")] == [10, 11]
    assert [numbering.name(number) for number in (3, 10, 11, 12)] == ["", "pass", "keep red", ""]
    assert numbering.size == STEP


def test_a_list_that_grows_moves_nothing() -> None:
    before = Numbering(["a", "b"], 8)
    after = Numbering(with_new(["a", "b"], ["c", "a"]), 8)
    for name in ("a", "b", "in no list"):
        assert before.number(name) == after.number(name)
    assert after.number("c") == 10
    assert before.size == after.size


def test_other_names_have_the_same_number_on_every_machine() -> None:
    numbering = Numbering([], 1024)
    texts = ("move rohan>fangorn", "pass", "Нет")
    assert [numbering.number(text) for text in texts] == [28, 36, 285]


def test_options_of_one_question_never_share_a_number() -> None:
    numbering = Numbering(["pass"], 16)
    texts = [f"strange {number}" for number in range(16)]
    numbers = numbering.numbers([*texts, "pass"])
    assert sorted(numbers) == [*range(16), 16]
    assert numbers == numbering.numbers([*texts, "pass"])
    with pytest.raises(RingtableError, match="more than 16 options"):
        numbering.numbers([*texts, "one too many"])


def test_a_name_stands_once_in_a_list() -> None:
    with pytest.raises(RingtableError, match="twice"):
        Numbering(["a", "b", "a"], 4)


def test_a_game_without_a_list_can_be_played_and_learnt() -> None:
    numbering = names.numbering("murk", "actions")
    assert (numbering.names, numbering.spill, numbering.size) == ([], 1024, 1024)


def test_a_survey_adds_to_the_lists_and_moves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command writes where the lists are; here into a folder of its own."""
    (tmp_path / "dash.actions").write_text("stand\nsomething that never was\n")
    monkeypatch.setattr(names, "files", lambda _package: tmp_path)
    monkeypatch.setattr("ringtable.cli.rl.files", lambda _package: tmp_path)
    assert main(["rl", "dash", "--survey", "3", "--json"]) == 0
    names.actions_of.cache_clear()
    names.features_of.cache_clear()
    data = json.loads(capsys.readouterr().out)
    assert data["actions"]["names"][:2] == ["stand", "something that never was"]
    assert "hobbit sam" in data["actions"]["names"]
    assert data["actions"]["shared"] == 128
    assert "round" in data["features"]["names"]


def decisions(kind: type[Any]) -> list[type[Any]]:
    """All kinds of decisions, the kernel's own and those of every game."""
    return [kind, *[one for below in kind.__subclasses__() for one in decisions(below)]]


@pytest.mark.parametrize("game", GAMES)
def test_texts_alone_are_those_that_answers_show(game: str) -> None:
    """Random games until every decision of the game that says its texts alone was asked."""
    rules = api.load(game)
    to_ask = {
        kind
        for kind in decisions(Decision)
        if f".games.{game}." in kind.__module__ and "text" in vars(kind)
    }
    assert to_ask
    for seed in range(40):
        random = Random(seed)
        s = rules.new_state(random.randint(*rules.seats), {}, rules.new_rng(key_from_seed(seed)))
        for _ in range(1500):
            if s.outcome is not None:
                break
            shown = [answer.text for answer in rules.flow.answers(s, s.asked)]
            assert rules.flow.texts(s, s.asked) == shown
            to_ask.difference_update(type(rules.flow.decision(s)).__mro__)
            rules.flow.play(s, random.choice(s.options))
        if not to_ask and seed >= 2:
            return
    raise AssertionError(f"never asked: {to_ask}")
