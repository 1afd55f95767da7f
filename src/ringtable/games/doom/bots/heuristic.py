"""A heuristic team player: counts what each answer is worth and takes the best.

It looks one turn ahead: dice that are still to be rolled count with their expectation. It knows no
more than the players do.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    COMPANION_TO_DESTINATION,
    COURAGE_OR_ENTS,
    COURAGE_TO_GALADRIEL,
    DARK_HEART,
    GONDOR,
    MINAS_MORGUL,
    MOUNT_DOOM,
    MOVE_RING_BEARERS,
    NO_FIGURE,
    RING_BEARERS,
    ROLL_ALL_AND_MOVE,
    Card,
    Figure,
)
from ringtable.games.doom.cards.windows import card_of, die_of, face_of
from ringtable.games.doom.encounters.special import neighbour
from ringtable.games.doom.movement import movable_companions, next_destination
from ringtable.games.doom.odds.chances import battle_chance
from ringtable.games.doom.odds.judgement import (
    activation_worth,
    card_worth,
    heart_cost,
    move_worth,
    one_more_nazgul,
    placed_worth,
    slot_worth,
)
from ringtable.games.doom.odds.prospects import (
    all_moves,
    better_of_two,
    first_roll_values,
    moves_after_page_1,
    moves_of_roll,
    roll_worth,
    second_roll,
)
from ringtable.games.doom.rolling import PAIRS
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action
from ringtable.kernel.errors import FlowError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

Values = Callable[[Doom], list[float]]

# When the team spends its cards.
GALADRIEL: Final = 6  # at this courage or less; after the Eye of Sauron
GALADRIEL_LATE: Final = 9  # at this
KEEP: Final = 3.0  # cards that change rolls are worth more until Minas Morgul
EOMER: Final = 1.1  # hearts saved
WRATH: Final = 1.0  # hearts saved in the rest of the stage
THEODEN: Final = 0.9  # hearts gained
TREEBEARD: Final = 4  # at this courage or less
IN_THE_END: Final = 0.7  # hearts that a card must gain in the final stage
ARWEN: Final = [0.95, 0.85, 0.75, 0.65, 0.45, 0.0]  # hearts saved, by stage
SYMBOL: Final = 0.3  # hearts that a battle is worth more than it costs
UNWELCOME: Final = -1.0  # what lies ahead is removed if it is worth less
SURE: Final = 0.5  # hearts by which a plain rule prefers its answer
PER_HEART: Final = 0.12  # the slope of the chance to win


class Heuristic:
    """Plays any seat of the team."""

    def choose(self, game: Game, state: State, seat: int, random: Random) -> Action:
        values = values_of(game, state)
        return state.options[values.index(max(values))]


def values_of(game: Game, state: State) -> list[float]:
    """What each option of the question at hand is worth, in hearts, one beside the other."""
    if not isinstance(state, Doom):
        raise FlowError("this bot plays doom only", "wrong-game")
    return VALUES[game.flow.decision(state).name](state)


def guess(game: Game, state: State, seat: int) -> list[float]:
    """The team's chance to win with each option, as far as the heuristic can tell: where a search
    begins."""
    values = values_of(game, state)
    chance = game.evaluate(state, seat)
    per_heart = chance * (1.0 - chance) * PER_HEART
    most = max(values)
    return [chance + per_heart * (value - most) for value in values]


def quiet(state: State) -> bool:
    """No die lies on the table: a turn begins; or the end is counted out anyway."""
    if not isinstance(state, Doom):
        return False
    if state.stage == MOUNT_DOOM:
        return True
    return len(state.rolled) == 0 and state.tile_figure[0] == state.tile_figure[1] == NO_FIGURE


def advise(
    game: Game, state: State, seat: int, random: Random
) -> tuple[str, bool, list[tuple[str, float, int]]]:
    """The chance to win with each option, best first; estimated, not counted out."""
    chances = guess(game, state, seat)
    texts = game.flow.texts(state, seat)
    lines = [(text, min(1.0, max(0.0, one)), 0) for text, one in zip(texts, chances, strict=True)]
    lines.sort(key=chance_of, reverse=True)
    return "heuristic", False, lines


def chance_of(line: tuple[str, float, int]) -> float:
    return line[1]


# The roll phase


def choose_pair(s: Doom) -> list[float]:
    moves = all_moves(s)
    values = []
    for first, second in PAIRS:
        after_first = second_roll(moves, second, first)
        after_second = second_roll(moves, first, second)
        total = 0.0
        for one in moves[first]:
            for other in moves[second]:
                total += max(one + after_first, other + after_second)
        values.append(total / 36)
    return values


def place_page_1(s: Doom) -> list[float]:
    dice = first_roll_values(s, all_moves(s))
    return [slot_worth(s, s.shows[one // 2] - 1) + dice[one % 2] for one in s.options]


def choose_third(s: Doom) -> list[float]:
    moves = moves_after_page_1(s)
    return [better_of_two(moves[s.rolled[1]], moves[one]) for one in s.options]


def place_page_2(s: Doom) -> list[float]:
    moves = moves_after_page_1(s)
    return [moves[s.rolled[one]][s.shows[one] - 1] for one in s.options]


# Encounters


def slot_move(s: Doom) -> list[float]:
    return [move_worth(s, s.source, one, False) for one in s.options]


def army_direction(s: Doom) -> list[float]:
    """Cover the worse card."""
    return [-slot_worth(s, neighbour(s, s.target, 2 * one - 1)) for one in s.options]


def denethor_die(s: Doom) -> list[float]:
    moves = all_moves(s)
    values = []
    for page in s.options:
        die = moves[s.tile_figure[page]]
        values.append(sum(die) / 6 - die[s.tile_steps[page] - 1])
    return values


def wormtongue(s: Doom) -> list[float]:
    return [-card_worth(s, card) for card in s.options]


def gandalf_symbol(s: Doom) -> list[float]:
    """The least useful card, if the battle is worth it."""
    saved = heart_cost(s, s.hearts) + SYMBOL
    return [0.0] + [saved - card_worth(s, one - 1) for one in s.options[1:]]


# Cards before and during a turn


def theoden_gain(s: Doom, figure: Figure) -> float:
    return placed_worth(s, figure, next_destination(s.position[figure]))


def theoden(s: Doom) -> list[float]:
    return [theoden_gain(s, figure) for figure in s.options]


def treebeard(s: Doom) -> list[float]:
    """Courage; the Ents come too late for most battles."""
    return [SURE, 0.0]


def faramir(s: Doom) -> list[float]:
    return [move_worth(s, RING_BEARERS, one, False) for one in s.options]


def support_die(s: Doom) -> list[float]:
    return [move_worth(s, one, s.shows[one], True) for one in s.options]


def vision(s: Doom) -> list[float]:
    return [0.0, UNWELCOME - activation_worth(s, s.foreseen)]


def worth_using_now(s: Doom, card: Card) -> bool:
    """At a free moment or before the turn."""
    power = s.printed.powers[card][0]
    left = s.destination() - s.position[RING_BEARERS]
    if power == COURAGE_OR_ENTS:
        room = s.printed.highest_courage - s.courage
        return s.courage <= TREEBEARD or (s.stage == MOUNT_DOOM and room >= 2)
    if power == COMPANION_TO_DESTINATION:
        if s.stage == MINAS_MORGUL:
            return True
        gains = [theoden_gain(s, figure) for figure in movable_companions(s)]
        return max(gains) >= THEODEN
    if power == MOVE_RING_BEARERS:
        return (s.stage == MINAS_MORGUL and left <= 4) or (s.stage == GONDOR and left <= 1)
    if power == ROLL_ALL_AND_MOVE:
        return s.stage == MINAS_MORGUL
    return False


def use_now(s: Doom) -> list[float]:
    return [0.0] + [SURE if worth_using_now(s, one - 1) else -SURE for one in s.options[1:]]


def use_on_event_space(s: Doom) -> list[float]:
    dark_heart = s.printed.events[s.target] == DARK_HEART
    saved = heart_cost(s, 1.0) if dark_heart else one_more_nazgul(s)
    return [0.0] + [saved - ARWEN[s.stage]] * (len(s.options) - 1)


def use_before_battle(s: Doom) -> list[float]:
    values = [0.0]
    for one in s.options[1:]:
        if s.printed.powers[one - 1][0] == COURAGE_TO_GALADRIEL:
            late = s.stage >= MINAS_MORGUL or (s.stage == GONDOR and s.arrived())
            values.append((GALADRIEL_LATE if late else GALADRIEL) - s.courage + SURE)
        else:
            values.append(heart_cost(s, s.hearts) * (1.0 - battle_chance(s)) - EOMER)
    return values


def use_always(s: Doom) -> list[float]:
    return [0.0] + [SURE] * (len(s.options) - 1)


def use_after_activation(s: Doom) -> list[float]:
    """A card is met about once in three turns; four spaces are a turn."""
    turns = (s.destination() - s.position[RING_BEARERS]) / 4
    gain = -activation_worth(s, s.source) * turns / 3 - WRATH
    return [0.0] + [gain] * (len(s.options) - 1)


def use_before_stage(s: Doom) -> list[float]:
    gain = SURE if s.stage >= GONDOR else -SURE
    return [0.0] + [gain] * (len(s.options) - 1)


# Cards after a roll


def use_after_roll(s: Doom) -> list[float]:
    """What each change gains, less the worth of the card."""
    moves = moves_of_roll(s)
    before = roll_worth(s, moves)
    gains = [0.0]
    for one in s.options[1:]:
        number, face = die_of(one), face_of(one)
        shown = s.shows[number]
        after = 0.0
        if face:
            s.shows[number] = face
            after = roll_worth(s, moves)
        else:
            for side in range(6):
                battle = s.rolled[number] == BATTLE_DIE
                s.shows[number] = s.printed.battle_faces[side] if battle else side + 1
                after += roll_worth(s, moves) / 6
        s.shows[number] = shown
        cost = IN_THE_END if s.stage == MOUNT_DOOM else card_worth(s, card_of(one))
        if s.stage < MINAS_MORGUL:
            cost *= KEEP
        gains.append(after - before - cost)
    return gains


VALUES: Final[dict[str, Values]] = {
    "choose_pair": choose_pair,
    "place_page_1": place_page_1,
    "choose_third": choose_third,
    "place_page_2": place_page_2,
    "slot_move": slot_move,
    "army_direction": army_direction,
    "denethor_die": denethor_die,
    "wormtongue": wormtongue,
    "gandalf_symbol": gandalf_symbol,
    "theoden": theoden,
    "treebeard": treebeard,
    "faramir": faramir,
    "support_die": support_die,
    "vision": vision,
    "use_card_before_turn": use_now,
    "use_card_free": use_now,
    "use_card_after_roll": use_after_roll,
    "use_card_on_event_space": use_on_event_space,
    "use_card_before_battle": use_before_battle,
    "use_card_after_lost_uruk_battle": use_always,
    "use_card_on_witch_king": use_always,
    "use_card_after_activation": use_after_activation,
    "use_card_before_stage": use_before_stage,
}
