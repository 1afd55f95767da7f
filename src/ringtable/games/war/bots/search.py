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
MOST_ANSWERS: Final = 5
NEVER: Final = 0.03  # what the heuristic likes no more than this is not tried
FIRST_WORLDS: Final = 5  # of a trial, see `kernel/courses.py`
BEHIND: Final = 2.0
AHEAD: Final = 1.0
LONGEST: Final = 1.5  # seconds

Values = Callable[[War, list[Action]], list[float]]


def alike(s: War, options: list[Action]) -> list[float]:
    """Of answers that the heuristic does not rank."""
    return [1.0] * len(options)


# The questions that matter, and how the heuristic ranks their answers.
QUESTIONS: Final[dict[str, Values]] = {
    "act": deeds.act_values,
    "deed": deeds.deed_values,
    "play": cards.event_values,
    "allocate-hunt": shadow.hunt_values,
    "declare": alike,
    "meet-damage": alike,
    "move-from": armies.start_values,
    "move-to": armies.goal_values,
    "attack-from": armies.attacker_values,
    "attack-target": armies.target_values,
    "cease": alike,
    "assault": alike,
    "ground": alike,
    "retreat": alike,
    "advance-nation": deeds.nation_values,
    "recruit": deeds.figure_values,
    "separate": alike,
}


class Search:
    """Thinks for a number of playouts, or for some seconds."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.trial = Trial(playouts, seconds, LONGEST, FIRST_WORLDS, BEHIND, AHEAD)

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, War):
            raise RingtableError("this bot plays War of the Ring only", "wrong-game")
        courses = self.trial.affordable(open_courses(game, state, seat, random))
        if len(courses) == 1:
            return courses[0].answers[0]
        return self.trial.best(
            courses,
            lambda: game.determinize(state, seat, random),
            lambda world, answers: playout(game, world, seat, answers, random),
        ).answers[0]


def open_courses(game: Game, s: War, seat: int, random: Random) -> list[Course]:
    """The heuristic's answer, then those that it likes next."""
    options = game.flow.options(s, seat)
    own = Heuristic().choose(game, s, seat, random)
    values = QUESTIONS.get(game.flow.decision(s).name)
    if len(options) == 1 or values is None:
        return [Course([own])]
    worths = values(s, options)
    places = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    likely = [options[place] for place in places if worths[place] > NEVER]
    answers = [own, *(one for one in likely if one != own)]
    return [Course([answer]) for answer in answers[:MOST_ANSWERS]]


def playout(game: Game, s: State, seat: int, answers: list[Action], random: Random) -> float:
    """The chance to win after an answer, as the heuristic goes on until the next turn."""
    flow = game.flow
    guide = Heuristic()
    until = turn_of(s) + TURNS
    flow.play(s, answers[0], seat)
    while s.outcome is None and turn_of(s) < until:
        flow.play(s, guide.choose(game, s, s.asked, random), s.asked)
    return game.evaluate(s, seat)


def turn_of(s: State) -> int:
    return s.turn_number if isinstance(s, War) else 0
