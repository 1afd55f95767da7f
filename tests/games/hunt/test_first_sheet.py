"""The sheet of part 1 stays the Ring-bearer's also in worlds that are made up in part 2."""

from random import Random

import pytest

from ringtable.api import load, new_match
from ringtable.games.hunt import GAME
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.match import Match


def second_part(reveal: str) -> Match:
    bot = GAME.bots().players["easy"]()
    for seed in range(1, 30):
        match = new_match("hunt", seats=2, options={"reveal_after_part1": reveal}, seed=seed)
        random = Random(seed)
        while match.outcome is None and played(match).part == 1:
            seat = match.waiting()[0]
            action = bot.choose(GAME, match.state.copy(), seat, random)
            options = GAME.flow.options(match.state, seat)
            match.play(GAME.flow.texts(match.state, seat)[options.index(action)], seat)
        if match.outcome is None:
            return match
    raise AssertionError("nobody came to part 2")


def played(match: Match) -> Hunt:
    assert isinstance(match.state, Hunt)
    return match.state


@pytest.mark.parametrize("reveal", ["off", "on"])
def test_another_world_of_part_two_holds_no_journal_that_was_not_shown(reveal: str) -> None:
    """[H28.R2]"""
    s = played(second_part(reveal))
    assert len(s.journal) > 3
    dealt = load("hunt").determinize(s, 1, Random(1))
    own = load("hunt").determinize(s, 0, Random(1))
    assert isinstance(dealt, Hunt)
    assert isinstance(own, Hunt)
    assert own.journal == s.journal
    assert (dealt.journal == s.journal) == (reveal == "on")
    assert (dealt.visited == s.visited) == (reveal == "on")
