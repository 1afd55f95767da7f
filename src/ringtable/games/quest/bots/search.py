"""A search for the group. Sensible answers are tried in the same dealt worlds: the heuristic plays
on for a few rounds, and what it comes to is judged. What falls behind is dropped, the rest is tried
in more worlds. Another answer than the heuristic's own is given only if it is clearly better.

A tree would be of little use here: what decides is the cards that come, and nobody answers them.
"""

from random import Random
from typing import Final, cast

from ringtable.games.quest.bots.advice import InOrder, round_of
from ringtable.games.quest.bots.heuristic import Heuristic, answer_to, guess
from ringtable.games.quest.bots.questing import best_commitment
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import willpower
from ringtable.kernel.courses import Course, Trial
from ringtable.kernel.decision import DONE, Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import RULED_OUT, Game
from ringtable.kernel.state import State

ROUNDS: Final = 3  # that the heuristic plays on
MOST_COURSES: Final = 16
FIRST_WORLDS: Final = 8  # of a trial, see `kernel/courses.py`
BEHIND: Final = 2.5
AHEAD: Final = 0.7
LONGEST: Final = 2.0  # seconds


class Search:
    """Thinks for a number of playouts, or for some seconds."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.trial = Trial(playouts, seconds, LONGEST, FIRST_WORLDS, BEHIND, AHEAD)

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, Quest):
            raise RingtableError("this bot plays the card game only", "wrong-game")
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        courses = self.trial.affordable(open_courses(game, state, seat, options))
        if len(courses) == 1:
            return courses[0].answers[0]
        # How the hidden cards lie plays no part: they are put in order before they are dealt.
        plain = game.another_world(state, seat, cast(Random, InOrder()))
        return self.trial.best(
            courses,
            lambda: game.determinize(plain, seat, random),
            lambda world, answers: playout(game, world, seat, answers, random),
        ).answers[0]


# What is tried


def open_courses(game: Game, s: Quest, seat: int, options: list[Action]) -> list[Course]:
    """The heuristic's answer, then all that it does not rule out, by its guess."""
    name = game.flow.decision(s).name
    if name == "commit":
        return commitments(s, seat, options)
    own = answer_to(name)(s, options, Random(0))
    guesses = guess(game, s, seat)
    places = [place for place, worth in enumerate(guesses) if worth > RULED_OUT]
    places.sort(key=guesses.__getitem__, reverse=True)
    answers = [own, *(options[place] for place in places if options[place] != own)]
    return [Course([answer]) for answer in answers[:MOST_COURSES]]


def commitments(s: Quest, seat: int, options: list[Action]) -> list[Course]:
    """Whom the heuristic would send; one less or one more; nobody; everybody; one for another."""
    free = [card for card in options if card != DONE]
    planned = best_commitment(s, seat, list(s.chosen), free)
    able = [card for card in free if willpower(s, card) > 0]
    others = [card for card in able if card not in planned]
    groups = [planned]
    groups += [[one for one in planned if one != card] for card in planned]
    groups += [[*planned, card] for card in others]
    groups += [[], able]
    groups += [
        [*(one for one in planned if one != card), other] for other in others for card in planned
    ]
    found: list[list[Action]] = []
    for group in groups:
        answers = [card for card in free if card in group]
        if DONE in options:
            answers.append(DONE)
        if answers and answers not in found:
            found.append(answers)
    return [Course(answers) for answers in found[:MOST_COURSES]]


def playout(game: Game, s: State, seat: int, answers: list[Action], random: Random) -> float:
    """The group's chance to win after some answers, as the heuristic goes on for a few rounds."""
    flow = game.flow
    guide = Heuristic()
    until = round_of(s) + ROUNDS
    question = s.pc
    for answer in answers:
        if s.pc == question and answer in s.options:
            flow.play(s, answer, seat)
    while s.outcome is None and round_of(s) < until:
        flow.play(s, guide.choose(game, s, s.asked, random), s.asked)
    return game.evaluate(s, seat)
