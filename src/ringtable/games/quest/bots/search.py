"""A search for the group. Sensible answers are tried in the same dealt worlds: the heuristic plays
on for a few rounds, and what it comes to is judged. What falls behind is dropped, the rest is tried
in more worlds. Another answer than the heuristic's own is given only if it is clearly better.

A tree would be of little use here: what decides is the cards that come, and nobody answers them.
"""

from math import ceil, sqrt
from random import Random
from time import perf_counter
from typing import Final, cast

from ringtable.games.quest.bots.advice import InOrder, round_of
from ringtable.games.quest.bots.heuristic import Heuristic, answer_to, guess
from ringtable.games.quest.bots.questing import best_commitment
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import willpower
from ringtable.kernel.decision import DONE, Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import RULED_OUT, Game
from ringtable.kernel.state import State

ROUNDS: Final = 3  # that the heuristic plays on
MOST_COURSES: Final = 16
FIRST_WORLDS: Final = 8  # before anything is dropped
BEHIND: Final = 2.5  # standard errors by which a course is dropped
AHEAD: Final = 0.7  # standard errors by which another one must be better than the heuristic's
TINY: Final = 1e-9


class Course:
    """An answer, or a whole commitment, and what it has brought in each world so far."""

    def __init__(self, answers: list[Action]) -> None:
        self.answers = answers
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value


def mean_of(course: Course) -> float:
    return course.total / len(course.values)


def lead(one: Course, other: Course) -> float:
    """By how many standard errors one is better than another, world by world."""
    count = len(one.values)
    apart = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    mean = sum(apart) / count
    variance = sum((each - mean) ** 2 for each in apart) / max(1, count - 1)
    return mean / sqrt(variance / count + TINY)


class Search:
    """Thinks for a number of playouts, or for some seconds."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.seconds = seconds  # if given, the clock decides and not the number

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, Quest):
            raise RingtableError("this bot plays the card game only", "wrong-game")
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        courses = open_courses(game, state, seat, options)
        if not self.seconds:
            courses = courses[: max(2, self.playouts // FIRST_WORLDS)]
        if len(courses) == 1:
            return courses[0].answers[0]
        return self.think(game, state, seat, courses, random).answers[0]

    def think(
        self, game: Game, s: Quest, seat: int, courses: list[Course], random: Random
    ) -> Course:
        """The best of some courses, the first of which is the heuristic's. How the hidden cards lie
        in the position at hand plays no part: they are put in order before they are dealt."""
        own, left = courses[0], courses
        plain = game.another_world(s, seat, cast(Random, InOrder()))
        begun = perf_counter()
        spent = 0
        share = 0.0  # of the budget
        while share < 1.0 and len(left) > 1:
            world = game.determinize(plain, seat, random)
            for course in left:
                course.add(playout(game, world.copy(), seat, course.answers, random))
            spent += len(left)
            if self.seconds:
                share = (perf_counter() - begun) / self.seconds
            else:
                share = spent / self.playouts
            if len(left[0].values) >= FIRST_WORLDS:
                most = ceil(len(courses) ** (1.0 - min(1.0, share)))
                left = those_in_front(left, own, max(2, most))
        best = max(left, key=mean_of)
        return own if own in left and lead(best, own) < AHEAD else best


def those_in_front(courses: list[Course], own: Course, most: int) -> list[Course]:
    """The best ones, and the heuristic's as long as it is not clearly worse."""
    ranked = sorted(courses, key=mean_of, reverse=True)
    best = ranked[0]
    found = [best]
    for place, one in enumerate(ranked[1:], 1):
        if (place < most or one is own) and lead(best, one) < BEHIND:
            found.append(one)
    return found


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
