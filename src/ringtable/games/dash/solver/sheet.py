"""Sheets, places and paths as the solver sees them: all of it arithmetic on ints. [D14.1, D14.2]"""

from collections.abc import Mapping, Sequence
from typing import Final

SYMBOLS: Final = 6  # symbols of a die, from the ring to the White Tree

# Kinds of dice. A coloured die hits the active player if its colour is theirs or neutral, and
# somebody else if its colour is taken; the black die always hits the active player. [D6.4]
Kind = int
OWN: Final = 0
OTHER: Final = 1
BLACK: Final = 2

Side = int
NORMAL: Final = 0
ADVANCED: Final = 1

# What is kept, in the order of every `kept` argument.
KEPT: Final = ("ring", "orc", "warrior", "nazgul on self", "nazgul on others", "gandalf")


class Place:
    """What the circle on which a turn begins changes for that turn; named as in a pack. [D10]"""

    def __init__(
        self,
        keep_duplicates: bool = False,
        gandalf_void: bool = False,
        warrior_value: int = 1,
        reroll_whole_roll_once_per_roll: bool = False,
        orc_value: int = 1,
        nazgul_on_self_void: bool = False,
        all_nazgul_on_self: bool = False,
        rings_required_for_mordor: int = 1,
    ) -> None:
        self.keep_duplicates = keep_duplicates
        self.gandalf_void = gandalf_void
        self.warrior_value = warrior_value
        self.reroll = reroll_whole_roll_once_per_roll
        self.orc_value = orc_value
        self.nazgul_on_self_void = nazgul_on_self_void
        self.all_nazgul_on_self = all_nazgul_on_self
        self.rings_required = rings_required_for_mordor
        self.text = (
            f"{int(keep_duplicates)},{int(gandalf_void)},{warrior_value},{int(self.reroll)},"
            f"{orc_value},{int(nazgul_on_self_void)},{int(all_nazgul_on_self)},"
            f"{self.rings_required}"
        )

    def rings(self, kept: Sequence[int]) -> int:
        """Kept rings, unless the orcs outnumber the warriors. [D6.2, D10.5, D10.7]"""
        return 0 if kept[1] * self.orc_value > kept[2] * self.warrior_value else kept[0]

    def marks(self, kept: Sequence[int]) -> int:
        """Marks on the active player's own path. [D6.4, D10.8, D10.9]"""
        on_self = 0 if self.nazgul_on_self_void else kept[3]
        return on_self + kept[4] if self.all_nazgul_on_self else on_self

    def splits(self, kept: Sequence[int]) -> int:
        """Gandalf dice that can split a square. [D6.5, D10.4]"""
        return 0 if self.gandalf_void else kept[5]

    def landing(self, p: int, rings: int, mordor: int) -> int:
        """The circle reached from `p` with so many working rings. [D6.1, D10.10]"""
        if p + rings < mordor:
            return p + rings
        return mordor if rings >= self.rings_required else mordor - 1


PLAIN: Final = Place()


def place_from(modifiers: Mapping[str, int]) -> Place:
    """The place with these modifiers of a content pack; an unknown one is refused."""
    left = dict(modifiers)
    place = Place(
        keep_duplicates=bool(left.pop("keep_duplicates", 0)),
        gandalf_void=bool(left.pop("gandalf_void", 0)),
        warrior_value=int(left.pop("warrior_value", 1)),
        reroll_whole_roll_once_per_roll=bool(left.pop("reroll_whole_roll_once_per_roll", 0)),
        orc_value=int(left.pop("orc_value", 1)),
        nazgul_on_self_void=bool(left.pop("nazgul_on_self_void", 0)),
        all_nazgul_on_self=bool(left.pop("all_nazgul_on_self", 0)),
        rings_required_for_mordor=int(left.pop("rings_required_for_mordor", 1)),
    )
    for name in left:
        raise ValueError(f"The solver does not know the place modifier {name!r}.")
    return place


class NazgulPath:
    """All Nazgûl paths (h, u) of one length, numbered; number 0 is (0, 0), elimination. [D14.2]"""

    def __init__(self, squares: int, dice: int) -> None:
        self.squares = squares
        self.pairs = [(h, u) for u in range(squares + 1) for h in range(2 * (squares - u) + 1)]
        self.number = {pair: i for i, pair in enumerate(self.pairs)}
        self.width = len(self.pairs)
        self.base = dice + 1
        # after[i][splits * base + marks]: the path that path i becomes in one turn.
        counts = range(self.base)
        self.after = [
            [self._after(h, u, splits, marks) for splits in counts for marks in counts]
            for h, u in self.pairs
        ]

    def _after(self, h: int, u: int, splits: int, marks: int) -> int:
        """All splits first, on the leftmost unsplit squares, then the marks. [D14.6]"""
        splits = min(splits, u)
        h, u = h + 2 * splits, u - splits
        in_halves = min(marks, h)
        return self.number[h - in_halves, max(u - (marks - in_halves), 0)]

    def index(self, h: int, u: int) -> int:
        number = self.number.get((h, u))
        if number is None:
            raise ValueError(
                f"{self.squares} squares cannot have {h} open halves and {u} unsplit squares."
            )
        return number


def reduce_squares(squares: Sequence[int]) -> tuple[int, int]:
    """The pair (h, u) of a path given as states 0 empty, 1 split, 2 half marked, 3 full. [D7.1]

    `h` counts the open halves of all split squares, `u` the empty unsplit squares, so `h + u` is
    always the number of remaining marks. [D7.8] The pair says everything if no unsplit square lies
    before a split one. For other paths (a player split further back) the model moves the split
    squares to the front: it overrates them, because the unsplit squares in front will be marked
    before the halves are and may be gone before a Gandalf comes; values are then upper bounds.
    """
    h = 0
    u = 0
    for square in squares:
        if square == 0:
            u += 1
        elif square == 1:
            h += 2
        elif square == 2:
            h += 1
        elif square != 3:
            raise ValueError(f"A square is in one of the states 0 to 3, not {square}.")
    return min(h, 2 * (len(squares) - u)), u


def square_to_split(squares: Sequence[int]) -> int:
    """The best square for a Gandalf, as an index: the leftmost empty unsplit one, or -1. [D14.6]"""
    for i, square in enumerate(squares):
        if square == 0:
            return i
    return -1
