"""An easy player: plays allies and attachments, quests and fights as it is wont to, but has no eye
for events, and now and then does something else that is not foolish."""

from random import Random
from typing import Final

from ringtable.games.quest.bots.heuristic import Heuristic, guess
from ringtable.games.quest.box.components import PLANNING_PHASE
from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import PASS, Action
from ringtable.kernel.game import RULED_OUT, Game
from ringtable.kernel.state import State

ASTRAY: Final = 0.15  # how often it does something else
QUESTIONS: Final = ("act", "commit", "defend", "engage", "travel", "target")


class Easy:
    """Plays any seat of the group."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        question = game.flow.decision(state).name
        if isinstance(state, Quest) and question == "act" and state.phase != PLANNING_PHASE:
            return PASS
        if question in QUESTIONS and random.random() < ASTRAY:
            worths = guess(game, state, seat)
            open_ways = [
                one for one, worth in zip(options, worths, strict=True) if worth > RULED_OUT
            ]
            return random.choice(open_ways)
        return Heuristic().choose(game, state, seat, random)
