"""Rolls, the keeps they allow, and positions inside a turn as numbers. [D14.3]"""

from collections.abc import Sequence
from typing import Final

from ringtable.games.dash.box.components import NAZGUL, TREE, Symbol
from ringtable.games.dash.solver.sheet import BLACK, KEPT, OTHER, OWN, SYMBOLS

# A position inside a turn is one number with an octal digit for each count: dice in the pool by
# kind, then what is kept. Keeping a die adds a constant to it.
POOL: Final = 0o777
_KEPT_DIGIT: Final = (3, 4, 5, 6, 8)  # the digit of a kept symbol; a Nazgûl on others has 7
MOST_DICE: Final = 7

# The order in which a player looks at the shown symbols: a Nazgûl first, because it is compulsory,
# and the White Tree last, because nothing is decided after it.
_LOOK: Final = (1, 2, 3, 0, 4, 5)


def rolls_of(faces: Sequence[Symbol], dice: int) -> dict[tuple[Symbol, ...], int]:
    """Every multiset of symbols that equal dice can show, with the number of ways."""
    rolls: dict[tuple[Symbol, ...], int] = {(): 1}
    for _ in range(dice):
        longer: dict[tuple[Symbol, ...], int] = {}
        for roll, ways in rolls.items():
            for face in faces:
                shown = tuple(sorted((*roll, face)))
                longer[shown] = longer.get(shown, 0) + ways
        rolls = longer
    return rolls


def shown_dice(
    own: Sequence[Symbol], other: Sequence[Symbol], black: Sequence[Symbol]
) -> list[int]:
    """A roll as a list of numbers, kind * SYMBOLS + symbol, in the order in which one looks."""
    shown = [OWN * SYMBOLS + symbol for symbol in own]
    shown += [OTHER * SYMBOLS + symbol for symbol in other]
    shown += [BLACK * SYMBOLS + symbol for symbol in black]
    return sorted(shown, key=look_order)


def look_order(die: int) -> int:
    return _LOOK[die % SYMBOLS] * 3 + die // SYMBOLS


def legal_keeps(shown: Sequence[int], duplicates: bool) -> list[tuple[int, ...]]:
    """All distinct sets of dice that may be kept from a roll. [D4.2, D4.3, D4.5, D10.3]"""
    keeps: list[tuple[int, ...]] = [()]
    forced = False
    for i, die in enumerate(shown):
        symbol = die % SYMBOLS
        forced = forced or symbol == NAZGUL
        copies = shown[:i].count(die)
        for keep in list(keeps):
            if keep.count(die) != copies:
                continue  # of equal dice the first ones are kept first: no keep is listed twice
            if duplicates or symbol not in [kept % SYMBOLS for kept in keep]:
                keeps.append((*keep, die))
    return [
        keep
        for keep in keeps
        if keep and (not forced or NAZGUL in [kept % SYMBOLS for kept in keep])
    ]


def step(die: int) -> int:
    """What keeping this die adds to a position."""
    kind, symbol = divmod(die, SYMBOLS)
    digit = 7 if symbol == NAZGUL and kind == OTHER else _KEPT_DIGIT[symbol]
    return (1 << 3 * digit) - (1 << 3 * kind)


def keep_from(position: int, keep: Sequence[int]) -> int:
    """The position after a keep; the White Tree empties the pool. [D4.9, D4.12]"""
    ended = False
    for die in keep:
        if die % SYMBOLS == TREE:
            ended = True
        else:
            position += step(die)
    return position & ~POOL if ended else position


def position_of(own: int, other: int, black: int, kept: Sequence[int]) -> int:
    """The number of a position: dice in the pool by kind, and what is kept (see KEPT)."""
    position = own | other << 3 | black << 6
    for i, count in enumerate(kept):
        position |= count << 9 + 3 * i
    return position


def kept_in(position: int) -> list[int]:
    return [position >> 9 + 3 * i & 7 for i in range(len(KEPT))]


def dice_in_pool(position: int) -> int:
    return (position & 7) + (position >> 3 & 7) + (position >> 6 & 7)
