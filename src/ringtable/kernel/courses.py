"""Comparing answers in dealt worlds: what the searches of games share.

Every course is tried in the same worlds, so that luck is the same for all. What falls behind is
dropped, the rest is tried in more worlds. Another course than the first, which is that of the
game's own policy, is chosen only if it is clearly better.
"""

from collections.abc import Callable
from math import ceil, sqrt
from time import process_time
from typing import Final

from ringtable.kernel.decision import Action
from ringtable.kernel.state import State

TINY: Final = 1e-9


class Course:
    """Some answers in a row, and what they have brought in each world so far."""

    def __init__(self, answers: list[Action]) -> None:
        self.answers = answers
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value


Deal = Callable[[], State]  # a new world
Playout = Callable[[State, list[Action]], float]  # what answers bring in a world


def mean_of(course: Course) -> float:
    return course.total / len(course.values)


def lead(one: Course, other: Course) -> float:
    """By how many standard errors one is better than another, world by world."""
    count = len(one.values)
    apart = [mine - its for mine, its in zip(one.values, other.values, strict=True)]
    mean = sum(apart) / count
    variance = sum([(each - mean) ** 2 for each in apart]) / max(1, count - 1)
    return mean / sqrt(variance / count + TINY)


class Trial:
    """How long and how strictly courses are compared: for a number of playouts but no longer than
    `longest`, or for some seconds, all in seconds of the processor."""

    def __init__(
        self,
        playouts: int,
        seconds: float,
        longest: float,
        first_worlds: int,
        behind: float,
        ahead: float,
    ) -> None:
        self.playouts = playouts
        self.seconds = seconds  # if given, the clock decides and not the number
        self.longest = longest
        self.first_worlds = first_worlds  # before anything is dropped
        self.behind = behind  # standard errors by which a course is dropped
        self.ahead = ahead  # standard errors by which another must be better than the first

    def affordable(self, courses: list[Course]) -> list[Course]:
        """The first of some courses, as many as can be tried often enough."""
        if self.seconds:
            return courses
        return courses[: max(2, self.playouts // self.first_worlds)]

    def best(self, courses: list[Course], deal: Deal, playout: Playout) -> Course:
        own, left = courses[0], courses
        begun = process_time()
        spent = 0
        share = 0.0  # of the budget
        while share < 1.0 and len(left) > 1:
            world = deal()
            for course in left:
                course.add(playout(world.copy(), course.answers))
            spent += len(left)
            share = self.share(spent, process_time() - begun)
            if len(own.values) >= self.first_worlds:
                most = ceil(len(courses) ** (1.0 - min(1.0, share)))
                left = self.in_front(left, own, max(2, most))
        first = max(left, key=mean_of)
        return own if own in left and lead(first, own) < self.ahead else first

    def share(self, spent: int, taken: float) -> float:
        """Of the budget that is used up."""
        if self.seconds:
            return taken / self.seconds
        return max(spent / self.playouts, taken / self.longest)

    def in_front(self, courses: list[Course], own: Course, most: int) -> list[Course]:
        """The best ones, and the first of all as long as it is not clearly worse."""
        ranked = sorted(courses, key=mean_of, reverse=True)
        best = ranked[0]
        found = [best]
        for place, one in enumerate(ranked[1:], 1):
            if (place < most or one is own) and lead(best, one) < self.behind:
                found.append(one)
        return found
