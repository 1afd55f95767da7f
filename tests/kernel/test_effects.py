"""Lasting effects and hidden cards dealt anew: the two columns that every card game shares."""

from random import Random

from ringtable.kernel.effects import expire, forget, holds, last, lasting
from ringtable.kernel.hidden import deal_anew

ATTACK, DEFENSE = 1, 2
END_OF_PHASE, END_OF_ROUND = 1, 2
HERO, ENEMY = 10, 11


def rows() -> list[int]:
    found: list[int] = []
    last(found, ATTACK, HERO, 2, END_OF_PHASE)
    last(found, ATTACK, HERO, 1, END_OF_ROUND)
    last(found, ATTACK, ENEMY, 4, END_OF_PHASE)
    last(found, DEFENSE, HERO, 8, END_OF_ROUND)
    return found


def test_what_lasts_is_added_up_by_kind_and_card() -> None:
    assert lasting(rows(), ATTACK, HERO) == 3
    assert lasting(rows(), ATTACK, ENEMY) == 4
    assert lasting(rows(), DEFENSE, ENEMY) == 0


def test_something_holds_for_the_card_it_was_said_of_alone() -> None:
    assert holds(rows(), DEFENSE, HERO)
    assert not holds(rows(), DEFENSE, ENEMY)


def test_what_lasted_until_now_ends_and_is_given_back() -> None:
    left = rows()
    ended = expire(left, END_OF_PHASE)
    assert ended == [ATTACK, HERO, 2, END_OF_PHASE, ATTACK, ENEMY, 4, END_OF_PHASE]
    assert lasting(left, ATTACK, HERO) == 1
    assert lasting(left, DEFENSE, HERO) == 8
    assert expire(left, END_OF_PHASE) == []


def test_of_a_card_that_is_gone_nothing_is_left() -> None:
    left = rows()
    forget(left, HERO)
    assert left == [ATTACK, ENEMY, 4, END_OF_PHASE]


def test_unknown_cards_change_places_and_known_ones_stay() -> None:
    hand, deck = [1, 2, 3], [4, 5, 6, 7]
    seen = set()
    for seed in range(30):
        other_hand, other_deck = hand[:], deck[:]
        deal_anew([other_hand, other_deck], {1, 3, 4, 6, 7}, Random(seed))
        assert (other_hand[1], other_deck[1]) == (2, 5)
        assert sorted(other_hand + other_deck) == [1, 2, 3, 4, 5, 6, 7]
        seen.add((other_hand[0], other_hand[2]))
    assert len(seen) > 10
