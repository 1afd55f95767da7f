"""Players for both sides, weakest first. They see what their seat sees and nothing else: what they
make of the other side comes from the public record."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from ringtable.games.hunt import ally_bot, gandalf_bot, ring_bearer_bot, ringwraith_bot
from ringtable.games.hunt.components import RING_BEARER
from ringtable.games.hunt.easy_bot import Easy
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State


class Player(Protocol):
    """What every bot of this game can do."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action: ...


Answer = Callable[[Hunt, list[Action], Random], Action]


def yes(s: Hunt, options: list[Action], random: Random) -> Action:
    return 1


def no(s: Hunt, options: list[Action], random: Random) -> Action:
    return 0


def first(s: Hunt, options: list[Action], random: Random) -> Action:
    return options[0]


def gandalf_moves(s: Hunt, options: list[Action], random: Random) -> Action:
    return gandalf_bot.gandalfs_way(s, options, random)


RING_BEARER_ANSWERS: Final[dict[str, Answer]] = {
    "give-information": ring_bearer_bot.give_information,
    "ring-bearer": ring_bearer_bot.walk,
    "note": ring_bearer_bot.note,
    "escape": ring_bearer_bot.escape,
    "react": ring_bearer_bot.react,
    "react-sorcery": ring_bearer_bot.react_to_sorcery,
    "cancel-token": ring_bearer_bot.cancel,
    "ring-bearer-2": gandalf_bot.wander,
    "gandalf": gandalf_moves,
    "gandalf-starts": gandalf_bot.gandalf_starts,
    "reappear": gandalf_bot.reappear,
    "discard-die": gandalf_bot.discard_die,
    "direction": gandalf_bot.direction,
    "journey": gandalf_bot.keep_journey,
    "first-journey": gandalf_bot.first_journey,
    "aim": ally_bot.aim,
    "secret-aim": ally_bot.aim,
    "which-rider": ally_bot.which_rider,
    "drive-to": ally_bot.drive_to,
    "discard-ally": ally_bot.worst_card,
    "keep-one": ally_bot.best_of_two,
    "dread": ally_bot.suffer_dread,
    "frodo": yes,
    "pippin": yes,
    "strider": yes,
    "strider-leads": yes,
}

RINGWRAITH_ANSWERS: Final[dict[str, Answer]] = {
    "propose": first,
    "deal": first,
    "agree": yes,
    "redistribute": no,
    "agree-deal": yes,
    "place": ringwraith_bot.place_rider,
    "nazgul": ringwraith_bot.act,
    "ride": ringwraith_bot.step_on,
    "sorcery": ringwraith_bot.choose_card,
    "discard-sorcery": ringwraith_bot.discard,
    "aim": ringwraith_bot.aim,
    "pay": ringwraith_bot.pay,
    "pay-sorcery": ringwraith_bot.pay,
}


class Heuristic:
    """Plays any seat by what it believes."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, Hunt):
            raise RingtableError("this bot plays The Hunt for the Ring only", "wrong-game")
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        question = game.flow.decision(state).name
        answers = RING_BEARER_ANSWERS if seat == RING_BEARER else RINGWRAITH_ANSWERS
        answer = answers.get(question)
        if answer is None:
            return random.choice(options)
        return answer(state, options, random)


# For tree search: where it begins, and when a position can be judged.

SURE: Final = 0.03  # how much a unit of influence is worth to who guesses
OTHERS: Final = -1.0  # an answer that the bot would not give


def guess(game: Game, state: State, seat: int) -> list[float]:
    """What each option is worth, between 0 and 1: the evaluation, less for what the bot likes
    less."""
    if not isinstance(state, Hunt):
        raise RingtableError("this bot plays The Hunt for the Ring only", "wrong-game")
    options = game.flow.options(state, seat)
    base = game.evaluate(state, seat)
    worths = worth_of_options(game, state, seat, options)
    best = max(worths)
    return [min(1.0, max(0.0, base + SURE * (worth - best))) for worth in worths]


def worth_of_options(game: Game, s: Hunt, seat: int, options: list[Action]) -> list[float]:
    chance = Random(len(s.record))
    chosen = Heuristic().choose(game, s, seat, chance)
    return [0.0 if action == chosen else OTHERS for action in options]


def quiet(state: State) -> bool:
    """The Ring-bearer's turn begins: nobody is in the middle of anything."""
    return isinstance(state, Hunt) and state.asked == RING_BEARER and state.done == 0


BOTS: Final[dict[str, Callable[[], Player]]] = {"easy": Easy, "heuristic": Heuristic}
