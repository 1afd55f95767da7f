"""What is in the box of Dash to Mordor: five dice, four hobbits, a sheet with two paths."""

from typing import Final

# Symbols on the dice [D6].
Symbol = int
RING: Final = 0
ORC: Final = 1
WARRIOR: Final = 2
NAZGUL: Final = 3
GANDALF: Final = 4
TREE: Final = 5
NO_SYMBOL: Final = 7
SYMBOLS: Final = ("ring", "orc", "warrior", "nazgul", "gandalf", "tree")

# Dice, in the order of the hobbits they belong to; the black one belongs to nobody [D2.1, D2.2].
Die = int
YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
BLACK: Final = 4
DICE: Final = ("yellow", "red", "blue", "green", "black")
ALL_DICE: Final = 0b11111

# A hobbit is the number of the die of the same colour.
Hobbit = int
FRODO: Final = YELLOW
SAM: Final = RED
MERRY: Final = BLUE
PIPPIN: Final = GREEN
NO_HOBBIT: Final = -1
HOBBITS: Final = ("frodo", "sam", "merry", "pippin")

# Circles of the hobbit path; the advanced side gives those from 1 to 8 an ability [D2.4, D10].
Circle = int
BAG_END: Final = 0
RIVENDELL: Final = 1
MORIA: Final = 2
LOTHLORIEN: Final = 3
ROHAN: Final = 4
HELMS_DEEP: Final = 5
GONDOR: Final = 6
MINAS_TIRITH: Final = 7
SHELOBS_LAIR: Final = 8
MORDOR: Final = 9
CIRCLES: Final = (
    "bag-end",
    "rivendell",
    "moria",
    "lothlorien",
    "rohan",
    "helms-deep",
    "gondor",
    "minas-tirith",
    "shelobs-lair",
    "mordor",
)

# States of a square of the Nazgûl path [D7.1].
Square = int
EMPTY: Final = 0
SPLIT: Final = 1
HALF: Final = 2
FULL: Final = 3
SQUARE_NAMES: Final = ("empty", "split", "half", "full")


# The dice of every set; sets are small, and asked for all the time.
SETS: Final = tuple(
    tuple(die for die in range(5) if mask >> die & 1) for mask in range(ALL_DICE + 1)
)


def dice_in(mask: int) -> tuple[Die, ...]:
    """The dice of a set."""
    return SETS[mask]
