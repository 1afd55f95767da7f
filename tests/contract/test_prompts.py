"""Pace: how often a person is asked in a turn, in every game, and never about nothing.

One seat is a person's, who answers as the game's own bot would; bots have the others. What the
table answers by itself is no prompt: a question that leaves nothing but to pass, and a window that
the person has hushed for the rest of the turn after passing it once.
"""

from random import Random
from typing import Final

import pytest

import ringtable
from ringtable.api import new_match
from ringtable.bots.bot import decide
from ringtable.bots.roster import make_bot
from ringtable.kernel.decision import name_of
from ringtable.kernel.match import Match
from ringtable.kernel.play import only_pass, way_to_pass

GAMES: Final = sorted(ringtable.titles())
# Of a game: seats, the seat of the person, the bot that answers, and how many of its decisions are
# looked at.
CASES: Final = {
    "dash": (2, 0, "greedy", 400),
    "doom": (1, 0, "heuristic", 400),
    "hunt": (2, 0, "heuristic", 250),
    "quest": (1, 0, "heuristic", 400),
    "war": (2, 0, "easy", 400),
}
# Prompts in a turn of theirs (a round, a phase): the mean, and the longest of all.
BUDGETS: Final = {
    "dash": (3.5, 7),
    "doom": (7.5, 12),
    "hunt": (4.5, 13),
    "quest": (20, 40),
    "war": (21, 32),
}
SEEDS: Final = ("one", "two", "three")


class Person:
    """Somebody at a table, with everything that was asked of them."""

    def __init__(self, game: str, seed: str, hushes: bool) -> None:
        seats, self.seat, bot, self.most = CASES[game]
        self.match: Match = new_match(game, seats, seed)
        self.bot = make_bot(bot, self.match.game)
        self.hushes = hushes
        self.hushed: set[str] = set()
        self.random = Random(seed)
        self.turns: dict[int, int] = {}
        self.passed = 0  # prompts that were answered by a pass
        self.empty = 0  # of these such as left nothing else
        self.spared = 0  # what the table answered

    def play(self) -> None:
        game = self.match.game
        turn = -1
        for _ in range(self.most):
            if self.match.outcome is not None:
                return
            if game.turn(self.match.state) != turn:
                turn = game.turn(self.match.state)
                self.hushed = set()
            seat = self.match.waiting()[0]
            self.match.play(self.answer(seat, turn), seat)

    def answer(self, seat: int, turn: int) -> str:
        match = self.match
        if seat != self.seat:
            return self.thought(seat)
        kind = name_of(match.game.flow.decision(match.state))
        way = way_to_pass(match.game, match.state, seat)
        nothing = only_pass(match.game, match.state, seat)
        if nothing or (way and kind in self.hushed):
            self.spared += 1
            return nothing or way
        self.turns[turn] = self.turns.get(turn, 0) + 1
        answers = match.game.flow.answers(match.state, seat)
        self.empty += all(one.verb.startswith("pass") for one in answers)
        chosen = self.thought(seat)
        if way and chosen == way:
            self.passed += 1
            if self.hushes and not any(one.verb == "pass-on" for one in answers):
                self.hushed.add(kind)
        return chosen

    def thought(self, seat: int) -> str:
        game, state = self.match.game, self.match.state
        action = decide(self.bot, game, state, seat, self.random)
        return self.match.options_of(seat)[game.flow.options(state, seat).index(action)]


def played(game: str, hushes: bool) -> list[Person]:
    people = [Person(game, seed, hushes) for seed in SEEDS]
    for person in people:
        person.play()
    return people


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_keeps_to_its_budget_of_prompts(game: str) -> None:
    mean, longest = BUDGETS[game]
    people = played(game, hushes=True)
    turns = [prompts for person in people for prompts in person.turns.values()]
    assert sum(turns) <= mean * len(turns)
    assert max(turns) <= longest
    assert sum(person.empty for person in people) == 0, "nobody is asked about nothing"


@pytest.mark.parametrize("game", ["hunt", "quest", "war"])
def test_there_are_windows_that_leave_nothing_but_to_pass(game: str) -> None:
    """Else it would be no news that nobody is asked about them."""
    assert sum(person.spared for person in played(game, hushes=False)) > 0


def test_a_wish_for_the_turn_spares_most_passes_of_doom() -> None:
    """Without it, every other prompt is a window that is let pass once more."""
    asked, passed = counts(played("doom", hushes=False))
    assert passed > asked * 0.45
    asked, passed = counts(played("doom", hushes=True))
    assert passed < asked * 0.3


def counts(people: list[Person]) -> tuple[int, int]:
    prompts = sum(sum(person.turns.values()) for person in people)
    return prompts, sum(person.passed for person in people)
