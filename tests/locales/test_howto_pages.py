"""How to play: a short page for a game, with the same parts in every language."""

import re

import pytest

from ringtable.catalog import LANGUAGES
from ringtable.rulebook import clauses
from tests.locales.messages import ROOT

HOWTO = ROOT / "docs" / "howto"
GAMES = sorted(page.stem for page in (HOWTO / "en").glob("*.md"))
PAGES = [(language, game) for game in GAMES for language in LANGUAGES]

CHAPTER = re.compile(r"\b[A-Z]\d+\b")


def parts(language: str, game: str) -> list[str]:
    """The parts of a page: what stands above the first, then each from its heading on."""
    page = (HOWTO / language / f"{game}.md").read_text("utf-8")
    return re.split(r"^## ", page, flags=re.MULTILINE)


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_is_goal_five_steps_end_and_tips(language: str, game: str) -> None:
    """Only the steps are numbered, since each of them has a picture."""
    title, goal, *middle, tips = parts(language, game)
    assert title.startswith("# ")
    assert not goal[0].isdigit()
    assert [part[:2] for part in middle[:5]] == ["1.", "2.", "3.", "4.", "5."]
    assert len(middle) > 5
    assert not any(part[0].isdigit() for part in middle[5:])
    assert tips.count("\n- ") == 3


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_is_read_in_a_few_minutes(language: str, game: str) -> None:
    words = "\n".join(parts(language, game)).split()
    assert 250 <= len(words) <= 650


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_every_language_points_to_the_same_chapters(language: str, game: str) -> None:
    """Part by part, and to chapters that the rules for players have."""
    there = {id.split(".")[0] for id in clauses(game)}
    for one, other in zip(parts("en", game), parts(language, game), strict=True):
        assert CHAPTER.findall(one) == CHAPTER.findall(other)
        assert set(CHAPTER.findall(other)) <= there
