"""First games with a coach, played without a browser: what the pupil is asked, what the coach says
to it, and what somebody answers who follows him."""

from collections.abc import Callable
from functools import cache
from random import Random

from ringtable import api, bots, lessons
from ringtable.kernel.match import Match
from ringtable.testing.lessons import Said, answer_of, play_lesson
from ringtable.wire.types import Lesson

WHOLE = {"dash", "doom", "hunt", "quest"}  # a whole War of the Ring is too long for a test
QUESTIONS = 400
FIRST_TURNS = 60
PUPIL = {"dash": "optimal"}  # who answers where the coach has no wish; elsewhere the heuristic bot


def lesson_of(game: str) -> Lesson:
    return lessons.lesson(game, api.module_of(game))


def played(game: str, choose: Callable[[Match, int, Said], str], most: int) -> list[Said]:
    lesson = lesson_of(game)
    rules = api.load(game)
    others = {name: bots.make_bot(name, rules) for name in lesson.bots if name}
    return list(
        play_lesson(
            rules,
            lesson,
            others,
            lambda position: lessons.chance(lesson, rules, position),
            choose,
            most,
        )
    )


@cache
def followed(game: str) -> list[Said]:
    """The lesson as somebody plays it who does what the coach likes."""
    bot = bots.make_bot(PUPIL.get(game, "heuristic"), api.load(game))

    def choose(match: Match, seat: int, said: Said) -> str:
        return said.good[0] if said.good else answer_of(match, seat, bot, Random(len(match.moves)))

    return played(game, choose, QUESTIONS if game in WHOLE else FIRST_TURNS)


@cache
def followed_by_others(game: str) -> list[Said]:
    """The same as some play it who answer anyhow where the coach has no wish: what comes in a
    lesson does not hang on how well a bot plays."""
    found: list[Said] = []
    for number in range(6):
        random = Random(number)

        def choose(match: Match, seat: int, said: Said, random: Random = random) -> str:
            return (
                said.good[0]
                if said.good
                else random.choice(match.game.flow.texts(match.state, seat))
            )

        found += played(game, choose, QUESTIONS // 4)
    return found
