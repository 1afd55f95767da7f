"""Every title of the box has a test of its own."""

import pytest

from tests.games.quest.card_coverage import PACK, about, cards_tested, sets_of_cards, untested

SETS = sets_of_cards(PACK)


@pytest.mark.parametrize("name", SETS)
def test_every_title_of_a_set_has_a_test(name: str) -> None:
    """[Q1.2]"""
    assert untested(SETS[name]) == []


def test_226_cards_of_226() -> None:
    """[Q1.2]"""
    assert cards_tested(PACK) == (226, 226)


def test_a_title_belongs_to_one_set() -> None:
    """[Q1.3, Q1.4]"""
    assert sum(len(ids) for ids in SETS.values()) == len(PACK.titles)
    assert SETS["neutral"] == ["gandalf"]


def test_a_mark_names_titles_of_the_box() -> None:
    with pytest.raises(ValueError, match="gandalf-the-grey"):
        about("gandalf", "gandalf-the-grey")
