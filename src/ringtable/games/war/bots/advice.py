"""Advice: the chance to win after each sensible answer, as the heuristic goes on for all seats
until the next turn, in the same few worlds for all of them. The worlds follow from what the seat
sees, so the numbers stay the same as long as it sees the same."""

from random import Random
from typing import Final

from ringtable.games.war.bots.search import open_courses, playout
from ringtable.games.war.state import War
from ringtable.kernel.courses import mean_of
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Advised, Game
from ringtable.kernel.state import State

WORLDS: Final = 12
DIGITS: Final = 2  # more would be noise


def advise(game: Game, state: State, seat: int, random: Random) -> Advised:
    """Best first; estimated, not counted out. Where nothing much depends on the answer, that of the
    heuristic stands alone."""
    if not isinstance(state, War):
        raise RingtableError("this advisor knows War of the Ring only", "wrong-game")
    seed = repr(game.table(state, seat))
    courses = open_courses(game, state, seat, Random(seed))
    for number in range(WORLDS):
        chance = Random(f"{seed}/{number}")
        world = game.determinize(state, seat, chance)
        for course in courses:
            course.add(playout(game, world.copy(), seat, course.answers, Random(number)))
    courses.sort(key=mean_of, reverse=True)
    texts = dict(zip(game.flow.options(state, seat), game.flow.texts(state, seat), strict=True))
    best: dict[str, float] = {}  # of what can be begun with an answer
    for course in courses:
        best.setdefault(texts[course.answers[0]], round(mean_of(course), DIGITS))
    return "heuristic", False, [(text, value, WORLDS) for text, value in best.items()]
