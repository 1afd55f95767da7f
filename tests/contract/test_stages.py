"""Whole moves as somebody alone at a table makes them: stages that leave one answer are not asked,
and the move is played all the same, wherever in it they stand."""

from random import Random

import pytest

import ringtable
from ringtable.api import new_match
from ringtable.kernel.match import Match
from ringtable.kernel.play import JOINT, completed, draft
from ringtable.server import games

GAMES = sorted(ringtable.titles())
MOVES = 400


def thought_over(match: Match, seat: int, random: Random) -> tuple[list[str], list[str]]:
    """A move, stage by stage as a page asks for it: what was chosen, and the whole of it."""
    chosen: list[str] = []
    question = draft(match.game, match.state, chosen, seat)
    whole = chosen
    while question is not None:
        chosen = [*chosen, random.choice(question["options"])["text"]]
        whole = completed(match.game, match.state, chosen, seat)
        question = draft(match.game, match.state, whole, seat)
        assert question is None or len(question["options"]) > 1
    return chosen, whole


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_asked_is_filled_in_wherever_it_stands(game: str) -> None:
    between = 0
    for seed in range(3):
        match = new_match(game, games.game(game).seats[0], seed)
        random = Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            seat = random.choice(match.waiting())
            chosen, whole = thought_over(match, seat, random)
            between += len(whole) > len(chosen) and whole[: len(chosen)] != chosen
            match.play(JOINT.join(whole), seat)
    assert bool(between) == (game in ("quest", "war")), "the seeds lead to such moves"
