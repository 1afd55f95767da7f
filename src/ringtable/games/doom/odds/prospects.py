"""What the dice on the table promise, counted in hearts.

Dice that were rolled or placed are as good as the figures and cards they will move: a position
cannot be judged without them. Dice still to be rolled count with their expectation.
"""

from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    BATTLE_UNTIL,
    CARD_DIE,
    DEFEAT_WITCH_KING,
    DIE_TABLE,
    FIGURES,
    GANDALF,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NO_CARD,
    NO_FIGURE,
    RING_BEARERS,
    SAURON,
    WAITING,
    Figure,
    Space,
)
from ringtable.games.doom.movement import unused_gandalf_cards
from ringtable.games.doom.odds.chances import expected_loss, fight_loss
from ringtable.games.doom.odds.judgement import heart_cost, move_worth, slot_worth
from ringtable.games.doom.state import Doom

Moves = list[list[float]]  # what each die is worth, by figure and number rolled


# The roll phase


def all_moves(s: Doom) -> Moves:
    return [
        [move_worth(s, figure, steps, True) for steps in range(1, 7)]
        for figure in range(len(FIGURES))
    ]


def better_of_two(one: list[float], other: list[float]) -> float:
    """The expectation of the better of two dice."""
    total = 0.0
    for first in one:
        for second in other:
            total += first if first > second else second
    return total / 36


def second_roll(moves: Moves, left: Figure, placed: Figure) -> float:
    """What the second roll promises: the die that is left, with the best third one."""
    promise = -1000.0
    for third in range(len(FIGURES)):
        if third != left and third != placed:
            promise = max(promise, better_of_two(moves[left], moves[third]))
    return promise


def first_roll_values(s: Doom, moves: Moves) -> list[float]:
    """What each Fellowship die of the first roll is worth on page 1, with what follows."""
    first, second = s.rolled[2], s.rolled[3]
    return [
        moves[first][s.shows[2] - 1] + second_roll(moves, second, first),
        moves[second][s.shows[3] - 1] + second_roll(moves, first, second),
    ]


def moves_after_page_1(s: Doom) -> Moves:
    """What dice are worth once the die on page 1 has moved its figure."""
    figure = s.tile_figure[0]
    here = s.position[figure]
    s.position[figure] = space_after(s, figure, s.tile_steps[0])
    moves = all_moves(s)
    s.position[figure] = here
    return moves


def space_after(s: Doom, figure: Figure, steps: int) -> Space:
    """Where a die carries a figure. [M8]"""
    there = s.position[figure] + steps
    if not s.can_move(figure):
        return s.position[figure]
    if figure == RING_BEARERS:
        return min(there, s.destination())
    return WAITING if there > MINAS_MORGUL_SPACE else there


def worth_after_page_1(s: Doom, figure: Figure, steps: int) -> float:
    """What one die is worth once the die on page 1 has moved its figure, if one lies there."""
    first = s.tile_figure[0]
    if first == NO_FIGURE:
        return move_worth(s, figure, steps, True)
    here = s.position[first]
    s.position[first] = space_after(s, first, s.tile_steps[0])
    value = move_worth(s, figure, steps, True)
    s.position[first] = here
    return value


# A roll


def moves_of_roll(s: Doom) -> Moves:
    """What Fellowship dice are worth, if any were rolled for the roll phase; they may be turned."""
    if len(s.rolled) == 4:
        return all_moves(s)
    second = len(s.rolled) == 3 and s.rolled[0] != CARD_DIE
    return moves_after_page_1(s) if second else []


def roll_worth(s: Doom, moves: Moves) -> float:
    """What the dice just rolled are worth if they stay as they are."""
    first = s.rolled[0]
    if first == BATTLE_DIE:
        return battle_roll_worth(s)
    if first == CARD_DIE:
        return black_roll_worth(s)
    if len(s.rolled) == 1:
        if first < len(FIGURES):
            return move_worth(s, first, s.shows[0], True)
        return slot_worth(s, s.shows[0] - 1)
    if len(s.rolled) == len(FIGURES):
        return max([move_worth(s, one, s.shows[one], True) for one in range(len(FIGURES))])
    if len(s.rolled) == 4:
        dice = first_roll_values(s, moves)
        return max(slot_worth(s, s.shows[0] - 1), slot_worth(s, s.shows[1] - 1)) + max(dice)
    dice = [moves[s.rolled[one]][s.shows[one] - 1] for one in (1, 2)]
    return slot_worth(s, s.shows[0] - 1) + max(dice)


def battle_roll_worth(s: Doom) -> float:
    face = s.shows[0]
    if face == GANDALF:
        won = unused_gandalf_cards(s) != 0
    else:
        won = face != SAURON and s.supports(face)
    return 0.0 if won else -heart_cost(s, s.hearts)


def black_roll_worth(s: Doom) -> float:
    """Dice for a card: of a table, or for the Witch-king. [M17.28, M17.31]"""
    for instruction in s.printed.texts[s.source]:
        if instruction[0] == DIE_TABLE:
            change = instruction[s.shows[0]]
            return -heart_cost(s, -change) if change < 0 else float(change)
    if 6 in s.shows and s.usable() & s.printed.with_power[DEFEAT_WITCH_KING]:
        return 4.0
    odd = 0
    for shown in bytes(s.shows):
        odd += shown % 2
    return -heart_cost(s, odd)


# Everything that lies on the table


def dice_worth(s: Doom) -> float:
    """All dice that are rolled or placed and not yet resolved, and the battles at hand."""
    if s.stage == MOUNT_DOOM:
        return 0.0
    total = fight_worth(s)
    for page in range(2):
        number = s.tile_encounter[page]
        if number and not (page == s.page and fighting(s)):
            total += slot_worth(s, number - 1)
    if s.tile_figure[0] != NO_FIGURE:
        total += move_worth(s, s.tile_figure[0], s.tile_steps[0], True)
    if s.tile_figure[1] != NO_FIGURE:
        total += worth_after_page_1(s, s.tile_figure[1], s.tile_steps[1])
    rolls = len(s.rolled)
    if rolls == 2 and s.rolled[0] != CARD_DIE:  # left from the first roll
        total += second_roll(moves_after_page_1(s), s.rolled[1], s.tile_figure[0])
    elif rolls == 3 and s.rolled[0] != CARD_DIE:
        first = worth_after_page_1(s, s.rolled[1], s.shows[1])
        second = worth_after_page_1(s, s.rolled[2], s.shows[2])
        total += slot_worth(s, s.shows[0] - 1) + max(first, second)
    elif rolls:
        total += roll_worth(s, moves_of_roll(s))
    return total


def fighting(s: Doom) -> bool:
    """The encounter die of the open page is being resolved."""
    return s.foe != NO_CARD or (len(s.rolled) > 0 and s.rolled[0] in (BATTLE_DIE, CARD_DIE))


def fight_worth(s: Doom) -> float:
    """The battles still to come; the one whose die lies on the table is judged by it."""
    if s.foe == NO_CARD or s.battles == 0:
        return 0.0
    if s.printed.texts[s.foe][0][0] == BATTLE_UNTIL:
        return -heart_cost(s, fight_loss(s))
    rolled = 1 if len(s.rolled) else 0
    return -heart_cost(s, expected_loss(s, s.battles - rolled, s.hearts))
