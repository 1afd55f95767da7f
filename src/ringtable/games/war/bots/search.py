"""A search for either side. The best few answers to a question that matters are tried in the same
dealt worlds: the heuristic plays on for all seats until the next turn begins, and what it comes to
is judged. What falls behind is dropped, the rest is tried in more worlds. Another answer than the
heuristic's own is given only if it is clearly better.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.war.bots import armies, cards, deeds, shadow
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.state import War
from ringtable.kernel.courses import Course, Trial
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

TURNS: Final = 1  # that the heuristic plays on, the present one included
MOST_ANSWERS: Final = 3
NEVER: Final = 0.03  # what the heuristic likes no more than this is not tried
NEAR: Final = 0.4  # nor what it likes less than this part of the best
FIRST_WORLDS: Final = 4  # of a trial, see `kernel/courses.py`
BEHIND: Final = 2.0
AHEAD: Final = 1.0
LONGEST: Final = 1.5  # seconds

Values = Callable[[War, list[Action]], list[float]]


def alike(s: War, options: list[Action]) -> list[float]:
    """Of answers that the heuristic does not rank."""
    return [1.0] * len(options)


# The questions that matter beside that of a place, and how the heuristic ranks their answers.
QUESTIONS: Final[dict[str, Values]] = {
    "deed": deeds.deed_values,
    "play": cards.event_values,
    "allocate-hunt": shadow.hunt_values,
    "declare": alike,
    "meet-damage": alike,
    "attack-from": armies.attacker_values,
    "attack-target": armies.target_values,
    "cease": alike,
    "assault": alike,
    "ground": alike,
    "retreat": alike,
    "separate": alike,
}


class Search:
    """Thinks for a number of playouts, or for some seconds. What it means to do with a die is found
    when the die is chosen; asked about that die next, it does so."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.trial = Trial(playouts, seconds, LONGEST, FIRST_WORLDS, BEHIND, AHEAD)
        self.meant: list[Action] = []

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, War):
            raise RingtableError("this bot plays War of the Ring only", "wrong-game")
        meant, self.meant = self.meant, []
        if meant and goes_on(game, state, seat, meant):
            return meant[1]
        courses = self.trial.affordable(open_courses(game, state, seat, random))
        if len(courses) == 1:
            return courses[0].answers[0]
        best = self.trial.best(
            courses,
            lambda: game.determinize(state, seat, random),
            lambda world, answers: playout(game, world, seat, answers, random),
        )
        if len(best.answers) > 1:
            self.meant = best.answers
        return best.answers[0]


def goes_on(game: Game, s: War, seat: int, meant: list[Action]) -> bool:
    """It is asked what it does with the die that it has chosen, and may do what it meant to."""
    if game.flow.decision(s).name != "deed" or s.n != meant[0]:
        return False
    return meant[1] in game.flow.options(s, seat)


def open_courses(game: Game, s: War, seat: int, random: Random) -> list[Course]:
    """The heuristic's answer, then those that it likes next."""
    own = [Heuristic().choose(game, s, seat, random)]
    found = ranked(s, game.flow.decision(s).name, game.flow.options(s, seat))
    found.sort(key=worth_of, reverse=True)
    first = [answers for _, answers in found if answers[0] == own[0]][:1] or [own]
    least = max(NEVER, NEAR * found[0][0]) if found else NEVER
    others = [answers for value, answers in found if value > least and answers != first[0]]
    return [Course(answers) for answers in [*first, *others][:MOST_ANSWERS]]


def ranked(s: War, name: str, options: list[Action]) -> list[tuple[float, list[Action]]]:
    """What may be answered, with its worth to the heuristic; nothing where little depends on it."""
    if len(options) == 1:
        return []
    if name == "act":
        return deeds.whole_actions(s, options)
    if name not in QUESTIONS:
        return []
    values = QUESTIONS[name](s, options)
    return [(value, [one]) for value, one in zip(values, options, strict=True)]


def worth_of(ranked: tuple[float, list[Action]]) -> float:
    return ranked[0]


def playout(game: Game, s: State, seat: int, answers: list[Action], random: Random) -> float:
    """The chance to win after some answers, as the heuristic goes on until the next turn."""
    flow = game.flow
    guide = Heuristic()
    until = turn_of(s) + TURNS
    flow.play(s, answers[0], seat)
    for answer in answers[1:]:
        if s.outcome is None and flow.decision(s).name == "deed" and answer in s.options:
            flow.play(s, answer, seat)
    while s.outcome is None and turn_of(s) < until:
        flow.play(s, guide.choose(game, s, s.asked, random), s.asked)
    return game.evaluate(s, seat)


def turn_of(s: State) -> int:
    return s.turn_number if isinstance(s, War) else 0
