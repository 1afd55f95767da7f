"""Playing in a terminal: what is typed and what is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import ringtable
from ringtable.api import load
from ringtable.cli import main
from ringtable.cli.play import names_of

Play = Callable[..., str]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """`play(lines, arguments…)`: what the screen shows while these lines are typed."""

    def play(lines: list[str], *arguments: str, game: str = "dash") -> str:
        typed = iter(lines)

        def answer(_console: Console, prompt: str = "") -> str:
            line = next(typed, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr(Console, "input", answer)
        assert main(["play", game, "--seed", "3", *arguments]) == 0
        return capsys.readouterr().out

    monkeypatch.setenv("COLUMNS", "150")
    return play


def test_options_are_numbered_and_facts_told(play: Play) -> None:
    shown = play(["1", "q"])
    assert " 1  Frodo" in shown
    assert "The first hobbit plays Frodo. D3.2" in shown
    assert "Keep at least one die of this roll" in shown
    assert "You have left the table." in shown


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Choose your hobbit"), ("ru", "Выбер"), ("pl", "Wybierz hobbita")],
)
def test_three_languages(play: Play, language: str, words: str) -> None:
    assert words in play(["q"], "--lang", language)


def test_who_plays_has_a_small_letter_where_a_sentence_goes_on(play: Play) -> None:
    shown = play(["q"], "--seats", "me,me", "--lang", "ru", game="quest")
    assert "Первый игрок: игрок с колодой" in shown
    assert "\nИгрок с колодой знаний перемешивает колоду." in shown
    assert ": Игрок с колодой" not in shown.split("Игрок с колодой знаний: Оставить")[0]


def test_an_action_may_be_typed_as_text(play: Play) -> None:
    assert "plays Sam" in play(["hobbit sam", "q"])


def test_why_not(play: Play) -> None:
    shown = play(["hobbit frodo", "? keep", "? keep yellow", "? nonsense", "q"])
    assert "At least one die of every roll has to be kept. D4.2" in shown
    assert "That is allowed" in shown
    assert "plays no part" in shown


def test_what_is_forbidden_is_answered_by_its_rule(play: Play) -> None:
    assert "D4.2" in play(["1", "keep", "q"])


def test_wrong_numbers_and_words_are_refused(play: Play) -> None:
    shown = play(["0", "99", "dance", "", "q"])
    assert shown.count("numbered from 1 to 4") == 2
    assert "not one of the choices" in shown


def test_advice_in_percent(play: Play) -> None:
    shown = play(["h", "q"])
    assert "Chances computed exactly" in shown
    assert "74.6%" in shown  # solo, normal side, ten turns


def test_help_and_rules(play: Play) -> None:
    shown = play(["?", "r D3.2", "r d3.2", "r D99.9", "q"])
    assert "take back" in shown
    assert shown.count("no hobbit is chosen twice") == 2
    assert "no clause 'D99.9'" in shown


def test_solo_may_take_back_past_the_dice(play: Play) -> None:
    shown = play(["hobbit frodo", "1", "u", "u", "hobbit sam", "q"])
    assert shown.count("Taken back.") == 2
    assert "plays Sam" in shown


def test_at_a_table_dice_cannot_be_taken_back(play: Play) -> None:
    shown = play(["1", "1", "u", "q"], "--seats", "me,random")
    assert "lie in between" in shown
    assert "Taken back." not in shown


def test_nothing_to_take_back(play: Play) -> None:
    assert "nothing to take back" in play(["u", "q"])


def test_a_whole_game_leaves_a_genuine_record(play: Play, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    shown = play(["1"] * 200, "--seats", "me,greedy", "--record", str(record))
    assert "The key of the dice was" in shown
    match = ringtable.check_record(record.read_text())
    assert match.outcome is not None
    assert "Greedy bot" in shown


def test_several_people_share_a_terminal(play: Play) -> None:
    shown = play(["hobbit frodo", "hobbit sam", "q"], "--seats", "me,me")
    assert "The second hobbit: Choose your hobbit" in shown


def test_commitment_comes_first(play: Play) -> None:
    match = ringtable.new_match("dash", seed="3")
    assert match.commitment in play(["q"]).splitlines()[0]


def test_an_order_of_things_is_given_by_their_numbers(play: Play) -> None:
    """Four Riders are listed, not their 24 orders; the last one need not be said. [H2.4]"""
    shown = play(["4 2 1", "q"], "--seats", "random,me", game="hunt")
    _, _, ordered = shown.partition("In which order")
    assert "4  purple Nazgûl" in ordered
    assert "sets their order: purple Nazgûl, green Nazgûl, blue Nazgûl and red Nazgûl" in ordered
    assert "order blue,green" not in shown


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        ("hunt", "me,easy", "The Ring-bearer"),
        ("war", "me,easy", "The Free Peoples’ player"),
        ("quest", "me", "The Leadership player"),
        ("doom", "me,me", "The first traveller"),
    ],
)
def test_people_go_by_what_they_play(play: Play, game: str, seats: str, name: str) -> None:
    shown = play(["1", "q"], "--seats", seats, game=game)
    assert "Seat 1" not in shown
    assert names_of("en", game, seats.split(","), load(game).settle({}))[0] == name


def test_a_deck_of_ones_own_has_a_player_too() -> None:
    options = {**load("quest").settle({}), "deck_1": "1xaragorn"}
    assert names_of("en", "quest", ["me"], options)[0] != "Seat 1"
