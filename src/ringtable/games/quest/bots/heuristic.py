"""A player of the group: counts what each answer is worth and takes the best. It sees what its seat
sees and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.quest.bots import (
    acting,
    answering,
    choosing,
    fighting,
    planning,
    questing,
)
from ringtable.games.quest.bots.gains import NO
from ringtable.games.quest.box.components import RESOURCE_PHASE
from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import RULED_OUT, Game
from ringtable.kernel.state import State

Answer = Callable[[Quest, list[Action], Random], Action]


def proposed(s: Quest, options: list[Action], random: Random) -> Action:
    """The first answer is as good as any."""
    return options[0]


ANSWERS: Final[dict[str, Answer]] = {
    "mulligan": planning.mulligan,
    "act": acting.act,
    "respond": answering.respond,
    "host": planning.host,
    "pay": planning.pay,
    "commit": questing.commit,
    "travel": questing.travel,
    "top-or-bottom": questing.top_or_bottom,
    "engage": fighting.engage,
    "check": fighting.check,
    "next-attacker": fighting.next_attacker,
    "defend": fighting.defend,
    "defend-together": fighting.defend_together,
    "sentinel": fighting.sentinel,
    "take-damage": fighting.take_damage,
    "defender-damage": fighting.take_damage,
    "target": fighting.target,
    "attackers": fighting.attackers,
    "join": fighting.join,
    "choose-striker": choosing.striker,
    "choose-victim": choosing.victim,
    "how-deep": choosing.how_deep,
    "take-one": choosing.take_one,
    "one-of-five": choosing.take_one,
    "next-down": choosing.next_down,
    "drop-restricted": choosing.drop_restricted,
    "quest-choose-gandalf": choosing.gandalfs_gift,
    "quest-choose-greeting": choosing.greeting,
    "quest-choose-protector": choosing.protector,
}


def answer_to(name: str) -> Answer:
    """How a question is answered; a choice or a price that a text asks for by its title."""
    found = ANSWERS.get(name)
    if found is not None:
        return found
    return choosing.choose if name.startswith(("choose-", "cost-")) else proposed


# For tree search: where it begins, and when a position can be judged.

SURE: Final = 0.012  # of the chance to win, for what is worth a progress token
OTHERS: Final = 0.02  # less for an answer that the bot would not give
SENSELESS: Final = -6.0  # an answer so much worse is not looked at
# Questions whose other answers differ too little, or too far ahead, to be looked into.
LEFT_ALONE: Final = (
    "mulligan",
    "pay",
    "host",
    "attackers",
    "join",
    "next-attacker",
    "next-shadow",
    "next-forced",
    "next-passive",
    "next-guarded",
    "check",
    "order",
    "how-deep",
    "take-one",
    "one-of-five",
    "next-down",
    "choose-hand",
    "cost-hand",
    "choose-attachment",
    "which-shadow",
    "drop-restricted",
    "delayed",
)


def values_of(game: Game, s: Quest, seat: int) -> list[float]:
    """What each option is worth beside the best one, in progress tokens."""
    options = game.flow.options(s, seat)
    name = game.flow.decision(s).name
    if name == "act":
        found = acting.window_values(s, seat, options)
        return [2 * SENSELESS if worth <= NO else worth for worth in found]
    if name == "respond":
        return answering.response_values(s, seat, options)
    if name == "defend":
        return fighting.defense_values(s, seat, options)
    if name == "target":
        return fighting.strike_values(s, seat, options)
    other = SENSELESS if name in LEFT_ALONE else -OTHERS / SURE
    chosen = answer_to(name)(s, options, Random(0))
    return [0.0 if action == chosen else other for action in options]


def guess(game: Game, state: State, seat: int) -> list[float]:
    """The group's chance to win with each option, as far as the heuristic can tell."""
    if not isinstance(state, Quest):
        raise RingtableError("this bot plays the card game only", "wrong-game")
    values = values_of(game, state, seat)
    most = max(values)
    chance = game.evaluate(state, seat)
    return [
        RULED_OUT if value - most <= SENSELESS else max(0.0, chance + SURE * (value - most))
        for value in values
    ]


def quiet(state: State) -> bool:
    """A round begins: everybody is ready, and all that happened is paid for."""
    return isinstance(state, Quest) and state.phase == RESOURCE_PHASE


class Heuristic:
    """Plays any seat of the group."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        if not isinstance(state, Quest):
            raise RingtableError("this bot plays the card game only", "wrong-game")
        options = game.flow.options(state, seat)
        if len(options) == 1:
            return options[0]
        return answer_to(game.flow.decision(state).name)(state, options, random)
