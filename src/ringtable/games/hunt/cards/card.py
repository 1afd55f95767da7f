"""A card: when it may be played, its options, and the verbs that carry them out. [H41.1, H45.3]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ringtable.games.hunt.box.components import (
    HIDDEN,
    HUNT,
    MOVED,
    NIGHT,
    PERCEPTION,
    RESTED,
    SEARCH,
)

if TYPE_CHECKING:
    from ringtable.games.hunt.state import Hunt

# What happens to a card after it was played. [H12.8, H22.8]
DISCARD: Final = 0
BESIDE_TRACK: Final = 1
REMOVE: Final = 2

# Windows of an out-of-turn card, beside those of the questions themselves. [H41.2]
SORCERY_CARD: Final = 9

# Conditions of a card or an option: a kind, and a number that some of them need.
ALWAYS: Final = 0
BY_DAY: Final = 1
BY_NIGHT: Final = 2
BEFORE_MOVE: Final = 3
UNDECIDED_NIGHT: Final = 4
IN_WILD: Final = 5
NOT_JOINED: Final = 6
JOINED: Final = 7
STEP_AT_LEAST: Final = 8
GANDALF_IS_HIDDEN: Final = 9
ON_TRACKS: Final = 10
WITCH_KING_ABSENT: Final = 11
DIE_SPENT: Final = 12
ALLY_IN_SECTION: Final = 13
TARGET_NAMED: Final = 14
SCOPE_IS_ZONE: Final = 15
IN_PART_TWO: Final = 16


class Condition:
    """Something that must hold when a card is played. [H12.5, H22.6]"""

    def __init__(self, kind: int, value: int = 0) -> None:
        self.kind = kind
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One step of a card's text. It may first want targets; then it is carried out.

    Targets are chosen one by one into `s.aims`: at most `most`, at least `least` if there are as
    many.
    """

    most: int = 0
    least: int = 0
    secret: bool = False
    prompt: str = ""

    def targets(self, s: "Hunt") -> list[int]:
        """What may be aimed at next, given what is already in `s.aims`."""
        return []

    def may_stop(self, s: "Hunt") -> bool:
        """Whether no further target need be named."""
        return len(s.aims) >= self.least

    def target_text(self, s: "Hunt", target: int) -> str:
        return str(target)

    def target_thing(self, s: "Hunt", target: int) -> str:
        """The thing on the board that stands for a target."""
        return ""

    def carry_out(self, s: "Hunt") -> None:
        """Do it, with the targets in `s.aims`; opens at most one procedure."""
        raise NotImplementedError


class AtPlaces(Verb):
    """A verb whose targets are places of the board."""

    def target_text(self, s: "Hunt", target: int) -> str:
        return s.board.names[target]

    def target_thing(self, s: "Hunt", target: int) -> str:
        return f"place:{s.board.names[target]}"


class Way:
    """One option of a card: its conditions and its steps in order. [H12.6, H12.7]"""

    def __init__(self, steps: tuple[Verb, ...], needs: tuple[Condition, ...]) -> None:
        self.steps = steps
        self.needs = needs
        self.windows = 0  # questions it answers, as bits, for an out-of-turn card


class Card:
    """A printed card as the engine knows it."""

    def __init__(
        self,
        id: str,
        ways: tuple[Way, ...],
        needs: tuple[Condition, ...] = (),
        out_of_turn: bool = False,
        afterwards: int = DISCARD,
    ) -> None:
        self.id = id
        self.ways = ways
        self.needs = needs
        self.out_of_turn = out_of_turn
        self.afterwards = afterwards


def holds(s: "Hunt", condition: Condition) -> bool:
    """Whether a condition holds now. All but `IN_WILD` are public facts. [H41.1]"""
    kind = condition.kind
    if kind == BY_DAY:
        return s.phase != NIGHT
    if kind == BY_NIGHT:
        return s.phase == NIGHT
    if kind == BEFORE_MOVE:
        return not s.done & (MOVED | RESTED)
    if kind == UNDECIDED_NIGHT:
        # The free night movement is itself the night decision. [H41.19]
        return s.phase == NIGHT and not s.done & (MOVED | RESTED)
    if kind == IN_WILD:
        return s.in_the_wild()
    if kind == NOT_JOINED:
        return not s.joined >> condition.value & 1
    if kind == JOINED:
        return bool(s.joined >> condition.value & 1)
    if kind == STEP_AT_LEAST:
        return s.step >= condition.value
    if kind == GANDALF_IS_HIDDEN:
        return s.gandalf_is == HIDDEN
    if kind == ON_TRACKS:
        return bool(s.tracks >> s.nazgul[s.active] & 1)
    if kind == WITCH_KING_ABSENT:
        return s.witch_king < 0
    if kind == DIE_SPENT:
        return s.dice_spent() > 0
    if kind == ALLY_IN_SECTION:
        return bool(s.allies & s.own_section())
    if kind == TARGET_NAMED:
        return s.source in (SEARCH, HUNT) and bool(s.board.named >> s.target & 1)
    if kind == SCOPE_IS_ZONE:
        return s.source == PERCEPTION and s.target < 10
    if kind == IN_PART_TWO:
        return s.part == 2
    return True


def all_hold(s: "Hunt", needs: tuple[Condition, ...]) -> bool:
    return all(holds(s, condition) for condition in needs)


def open_ways(s: "Hunt", card: Card, window: int = 0) -> list[int]:
    """The options of a card that may be chosen now. In a window only those that answer it."""
    if not all_hold(s, card.needs):
        return []
    found = []
    for number in range(len(card.ways)):
        way = card.ways[number]
        fits = way.windows >> window & 1 if window else not way.windows
        if fits and all_hold(s, way.needs):
            found.append(number)
    return found
