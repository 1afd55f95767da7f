"""Options of a game, spelled as arguments of their own."""

import pytest

from ringtable.cli import main


def test_an_option_of_the_game_is_an_argument(capsys: pytest.CaptureFixture[str]) -> None:
    """A part of a choice that is part of no other stands for it; decks are one list."""
    wish = ["sim", "quest", "--scenario", "anduin", "--decks=lore,spirit", "--games", "1", "--json"]
    assert main(wish) == 0
    said = capsys.readouterr().out
    assert '"scenario": "journey-along-the-anduin"' in said
    assert '"deck_2": "spirit"' in said
    assert '"seat": 1' in said
    assert '"seat": 2' not in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--weather", "fine"], "ringtable sim does not know --weather fine"),
        (["--scenario"], "--scenario: a value must follow"),
        (["--scenario", "e"], "option 'scenario' is one of"),
        (["--decks", "lore,lore,lore,lore,lore"], "decks are 4 at most, not 5"),
    ],
)
def test_what_is_no_option_is_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "quest", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_command_without_options_knows_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--scenario", "anduin"]) == 2
    assert "does not know --scenario anduin" in capsys.readouterr().err
