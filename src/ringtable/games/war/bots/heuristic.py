"""A player for both sides and every number of seats: a policy for each kind of question. It sees
what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.war.actions import SPEND_DIE
from ringtable.games.war.bots import armies, cards, deeds, free, shadow
from ringtable.games.war.box.components import ELITE, REGULAR
from ringtable.games.war.state import NO_SIDE, War
from ringtable.kernel.decision import DONE, Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

Answer = Callable[[War, list[Action], Random], Action]
SURE: Final = 0.02  # what an answer is worth less that the bot would not give
NO: Final = 255  # of the windows of table cards, and of a swap


def yes(s: War, options: list[Action], random: Random) -> Action:
    return 1 if 1 in options else options[0]


def no(s: War, options: list[Action], random: Random) -> Action:
    return NO if NO in options else options[0]


def most(s: War, options: list[Action], random: Random) -> Action:
    return max(options)


def none(s: War, options: list[Action], random: Random) -> Action:
    """As little as may be."""
    return DONE if DONE in options else min(options)


def first(s: War, options: list[Action], random: Random) -> Action:
    """What comes first in the book: to do something rather than nothing."""
    for one in options:
        if one not in (DONE, NO):
            return one
    return options[0]


def unit_kind(s: War, options: list[Action], random: Random) -> Action:
    return ELITE if ELITE in options else REGULAR


def minion(s: War, options: list[Action], random: Random) -> Action:
    return options[-1]


ANSWERS: Final[dict[str, Answer]] = {
    # Step by step through the turn.
    "draw": cards.deck,
    "deck": cards.deck,
    "draw-by-token": cards.deck,
    "palantir": cards.deck,
    "sorcerer-deck": cards.deck,
    "discard": cards.worst,
    "give-army-card": cards.worst,
    "give-character-card": cards.worst,
    "swap": no,
    "declare": free.declare,
    "enter-mordor": yes,
    "guide": free.guide,
    "path": free.path,
    "allocate-hunt": shadow.allocate,
    "act": deeds.act,
    "deed": deeds.use_die,
    "ring-die": deeds.ring_die,
    "ring-face": deeds.ring_face,
    # Armies.
    "move-from": armies.move_from,
    "move-to": armies.move_to,
    "part": armies.whole,
    "recruit": deeds.recruit,
    "recruit-second": deeds.recruit,
    "recruit-place": deeds.recruit_place,
    "next-place": deeds.recruit_place,
    "unit-kind": unit_kind,
    "upgrade": shadow.strongest,
    "voice-at": deeds.recruit_place,
    "advance-nation": deeds.advance,
    "advance-by-token": deeds.advance,
    "choose-nation": deeds.advance,
    "mixed-army": yes,
    # Battles.
    "advance": armies.advance_after,
    "attack-from": armies.attack_from,
    "attack-target": armies.attack_target,
    "attacker-card": cards.say_card,
    "defender-card": cards.say_card,
    "combat-card": cards.combat_card,
    "attacker-chooses": cards.lay_card,
    "defender-chooses": cards.lay_card,
    "white-rider": yes,
    "sorcerer": yes,
    "ground": armies.ground,
    "cease": armies.cease,
    "assault": armies.assault_again,
    "retreat": armies.retreat,
    "casualty": armies.casualty,
    "next-casualty": armies.casualty,
    "own-hits": none,
    "give-up-nazgul": most,
    # The Ring.
    "hunt-reroll": most,
    "lower-damage": free.lower_damage,
    "meet-damage": free.meet_damage,
    "separate": free.separate,
    "separated-to": free.placed,
    "driven-to": free.placed,
    "companion": free.companion,
    "any-companion": free.companion,
    "go-with": free.alone,
    "far-with": free.alone,
    "group-to": free.placed,
    "gandalf-draws": yes,
    # The servants of the Shadow.
    "flight": shadow.flight,
    "nazgul-flight": shadow.flight,
    "fly-to": shadow.fly_to,
    "how-many-fly": shadow.how_many_fly,
    "minion": minion,
    "minion-at": shadow.strongest,
    # Cards.
    "play": cards.play,
    "play-another": cards.play,
}


class Heuristic:
    """Plays any seat."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, War):
            raise RingtableError("this bot plays War of the Ring only", "wrong-game")
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(game.flow.decision(state).name, first)
        chosen = answer(state, options, random)
        return chosen if chosen in options else options[0]


# For tree search: where it begins, and when a position can be judged.


def guess(game: Game, state: State, seat: int) -> list[float]:
    """What each option is worth, between 0 and 1: the evaluation, less for what the bot would not
    do."""
    options = game.flow.options(state, seat)
    chosen = Heuristic().choose(game, state, seat, Random(len(options)))
    base = game.evaluate(state, seat)
    return [base if action == chosen else max(0.0, base - SURE) for action in options]


def quiet(state: State) -> bool:
    """No die is being spent and nobody fights: the position can be judged."""
    if not isinstance(state, War) or state.attacker != NO_SIDE:
        return False
    return state.depth_of(SPEND_DIE) < 0


def advise(
    game: Game, state: State, seat: int, random: Random
) -> tuple[str, bool, list[tuple[str, float, int]]]:
    """The chance to win with each option, best first: a guess from what the seat sees, the same
    whenever it is asked."""
    texts = game.flow.texts(state, seat)
    chances = guess(game, state, seat)
    lines = [(text, chance, 0) for text, chance in zip(texts, chances, strict=True)]
    lines.sort(key=chance_of, reverse=True)
    return "heuristic", False, lines


def chance_of(line: tuple[str, float, int]) -> float:
    return line[1]
