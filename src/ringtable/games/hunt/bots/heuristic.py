"""Players for both sides, weakest first. They see what their seat sees and nothing else: what they
make of the other side comes from the public record."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.hunt.bots import ally_cards, gandalf, ring_bearer, ringwraiths
from ringtable.games.hunt.box.components import RING_BEARER
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

Answer = Callable[[Hunt, list[Action], Random], Action]


def yes(s: Hunt, options: list[Action], random: Random) -> Action:
    return 1


def no(s: Hunt, options: list[Action], random: Random) -> Action:
    return 0


def first(s: Hunt, options: list[Action], random: Random) -> Action:
    return options[0]


def gandalf_moves(s: Hunt, options: list[Action], random: Random) -> Action:
    return gandalf.gandalfs_way(s, options, random)


RING_BEARER_ANSWERS: Final[dict[str, Answer]] = {
    "give-information": ring_bearer.give_information,
    "ring-bearer": ring_bearer.walk,
    "note": ring_bearer.note,
    "escape": ring_bearer.escape,
    "react": ring_bearer.react,
    "react-sorcery": ring_bearer.react_to_sorcery,
    "cancel-token": ring_bearer.cancel,
    "ring-bearer-2": gandalf.wander,
    "gandalf": gandalf_moves,
    "gandalf-starts": gandalf.gandalf_starts,
    "reappear": gandalf.reappear,
    "discard-die": gandalf.discard_die,
    "direction": gandalf.direction,
    "journey": gandalf.keep_journey,
    "first-journey": gandalf.first_journey,
    "aim": ally_cards.aim,
    "secret-aim": ally_cards.aim,
    "which-rider": ally_cards.which_rider,
    "drive-to": ally_cards.drive_to,
    "discard-ally": ally_cards.worst_card,
    "keep-one": ally_cards.best_of_two,
    "dread": ally_cards.suffer_dread,
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
    "place": ringwraiths.place_rider,
    "nazgul": ringwraiths.act,
    "ride": ringwraiths.step_on,
    "sorcery": ringwraiths.choose_card,
    "discard-sorcery": ringwraiths.discard,
    "aim": ringwraiths.aim,
    "pay": ringwraiths.pay,
    "pay-sorcery": ringwraiths.pay,
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
