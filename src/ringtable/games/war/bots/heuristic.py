"""A player for both sides and every number of seats: a policy for each kind of question. It sees
what its seat sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.war.bots import armies, cards, deeds, free, shadow
from ringtable.games.war.box.components import ELITE, REGULAR
from ringtable.games.war.state import War
from ringtable.kernel.decision import DONE, Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

Answer = Callable[[War, list[Action], Random], Action]
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
    """Plays any seat. What it means to do with a die is found when the die is chosen."""

    def __init__(self) -> None:
        self.meant: list[Action] = []

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, War):
            raise RingtableError("this bot plays War of the Ring only", "wrong-game")
        meant, self.meant = self.meant, []
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        name = game.flow.decision(state).name
        if name == "act":
            self.meant = deeds.best_action(state, options)
            return self.meant[0]
        if name == "deed" and len(meant) > 1 and state.n == meant[0] and meant[1] in options:
            return meant[1]
        chosen = ANSWERS.get(name, first)(state, options, random)
        return chosen if chosen in options else options[0]
