"""Every card half, character and tile of the box has a test of its own."""

from tests.games.war import card_coverage
from tests.games.war.card_coverage import BOX, CHARACTER, COMBAT, EVENT, TILE


def test_everything_in_the_box_is_tested() -> None:
    """All 96 cards on both sides: 96 events and the 38 lower halves they share."""
    card_coverage.read_tests()
    assert [card_coverage.untested(side) for side in BOX] == [[], [], [], []]
    assert [len(BOX[side]) for side in (EVENT, COMBAT, CHARACTER, TILE)] == [96, 38, 13, 24]
    assert card_coverage.cards_with_both_sides() == 96
