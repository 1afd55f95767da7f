"""First games with a coach: a table that is laid out in a fixed way, and what is said at which
question.

A game keeps its lesson in `data/coach.json`; what the coach says is in the catalog, under
`<game>-coach-<step>`. The table of a lesson is a real one: nothing is faked and nothing is barred.
Only the chance of its bots is settled by the seed, so that everybody has the same first game.
"""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from random import Random

import msgspec

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.match import digest
from ringtable.kernel.state import State
from ringtable.wire.types import Lesson


@cache
def lesson(game_id: str, module: str) -> Lesson:
    """The lesson of a game, from the package that brings its rules."""
    spec = find_spec(module)
    if spec is not None and spec.submodule_search_locations is not None:
        file = files(module) / "data" / "coach.json"
        if file.is_file():
            return msgspec.json.decode(file.read_bytes(), type=Lesson)
    raise RingtableError(f"{game_id} has no lesson yet", "no-lesson")


def chance(lesson: Lesson, game: Game, position: State) -> Random:
    """What a bot of a lesson has instead of chance: it hangs on the position alone, however many
    answers led there."""
    seed = f"{lesson.seed} {digest(game.save_state(position))}"
    return Random(seed)  # noqa: S311 - a bot's chance decides no dice
