"""Lessons: which step fits a moment, and a first game played as the coach says.

The page reads lessons by the same conditions (`web/src/lib/session/coach.ts`).
"""

from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from random import Random
from re import fullmatch, sub
from typing import Any, NamedTuple

from ringtable.kernel.game import Bot, Game
from ringtable.kernel.match import Match, new_match
from ringtable.kernel.play import PASSES, only_pass
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.wire.types import Lesson, LessonStep

View = dict[str, Any]
Found = dict[str, str]


class Said(NamedTuple):
    """A question to the pupil: what the coach said of it, what he points at and would answer."""

    view: View
    step: LessonStep | None
    points: list[str]
    good: list[str]
    answer: str


def fits(wanted: Any, there: Any, found: Found) -> list[Found]:
    """The ways in which a part of a table is as wanted: what each `$name` stands for."""
    if isinstance(wanted, str) and wanted.startswith("$"):
        return named(wanted[1:], there, found)
    if isinstance(wanted, str) and fullmatch(r"[<>]=\d+", wanted) and isinstance(there, int):
        limit = int(wanted[2:])
        return [found] if (there >= limit if wanted[0] == ">" else there <= limit) else []
    if isinstance(wanted, dict):
        ways = [found] if isinstance(there, dict) else []
        for key, part in wanted.items():
            ways = [more for way in ways for more in fits(part, there.get(key), way)]
        return ways
    if isinstance(wanted, list):
        return fits_list(wanted, there, found) if isinstance(there, list) else []
    same = wanted == there and isinstance(wanted, bool) == isinstance(there, bool)
    return [found] if same else []


def named(name: str, there: Any, found: Found) -> list[Found]:
    """A name stands for one thing, wherever it is written."""
    if not isinstance(there, str | int) or isinstance(there, bool):
        return []
    return [{**found, name: str(there)}] if found.get(name, str(there)) == str(there) else []


def fits_list(wanted: list[Any], there: list[Any], found: Found) -> list[Found]:
    """Each element that is wanted is an element of its own that is there."""
    if not wanted:
        return [found]
    ways = []
    for at, one in enumerate(there):
        for way in fits(wanted[0], one, found):
            ways += fits_list(wanted[1:], there[:at] + there[at + 1 :], way)
    return ways


def put(text: str, found: Found) -> str:
    return sub(r"\$([a-z]+)", lambda name: found.get(name.group(1), name.group()), text)


def like(pattern: str, text: str) -> bool:
    return fnmatchcase(text, pattern.replace("[", "[[]").replace("?", "[?]"))


def fitting(step: LessonStep, view: View) -> Found | None:
    """What a step has found on the table, if it fits a view."""
    if not step.when.question:
        return None if view["outcome"] is None else {}
    question = view["question"]
    if question is None or question["id"] != step.when.question:
        return None
    if all(option["verb"] in PASSES for option in question["options"]):  # nothing to teach
        return None
    for found in fits(step.when.table, view["table"], {}):
        offered = put(step.when.option, found)
        if not offered or any(like(offered, option["text"]) for option in question["options"]):
            return found
    return None


def said_at(lesson: Lesson, view: View, done: set[str]) -> Said:
    """The first step that fits and was not said before."""
    texts = [] if view["question"] is None else [one["text"] for one in view["question"]["options"]]
    for step in lesson.steps:
        found = None if step.id in done else fitting(step, view)
        if found is not None:
            good = [text for one in step.answers for text in texts if like(put(one, found), text)]
            good = list(dict.fromkeys(good))
            return Said(view, step, [put(one, found) for one in step.points], good, "")
    return Said(view, None, [], [], "")


def play_lesson(
    game: Game,
    lesson: Lesson,
    bots: dict[str, Bot],
    chance: Callable[[State], Random],
    choose: Callable[[Match, int, Said], str],
    most: int,
) -> Iterator[Said]:
    """A first game as `choose` answers, question by question, and what was said when it was over;
    at most so many questions to the pupil."""
    match = new_match(game, len(lesson.bots), lesson.options, key_from_seed(lesson.seed))
    done: set[str] = set()
    while match.outcome is None and most > 0:
        seat = match.waiting()[0]
        if lesson.bots[seat]:
            match.play(answer_of(match, seat, bots[lesson.bots[seat]], chance(match.state)), seat)
            continue
        only = only_pass(game, match.state, seat)
        if only:  # the table passes by itself
            match.play(only, seat)
            continue
        said = said_at(lesson, match.view(seat), done)
        if said.step is not None:
            done.add(said.step.id)
        said = said._replace(answer=choose(match, seat, said))
        yield said
        match.play(said.answer, seat)
        most -= 1
    if match.outcome is not None:
        yield said_at(lesson, match.view(lesson.bots.index("")), done)


def answer_of(match: Match, seat: int, bot: Bot, chance: Random) -> str:
    """What a bot answers, thinking as it does at a table."""
    game = match.game
    state = game.determinize(match.state, seat, chance)
    action = bot.choose(game, state, seat, Random(chance.getrandbits(63)))
    return game.flow.texts(match.state, seat)[game.flow.options(match.state, seat).index(action)]
