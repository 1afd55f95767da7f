"""Checks that any game can run, for authors of games. Each fails with a sentence."""

from ringtable.testing.contract import check_contract, check_saved_game
from ringtable.testing.fuzz import fuzz
from ringtable.testing.leaks import check_barriers, check_questions, check_two_worlds
from ringtable.testing.perft import perft
from ringtable.testing.playthrough import playthrough, same_playthrough

__all__ = [
    "check_barriers",
    "check_contract",
    "check_questions",
    "check_saved_game",
    "check_two_worlds",
    "fuzz",
    "perft",
    "playthrough",
    "same_playthrough",
]
