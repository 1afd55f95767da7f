"""Words that join verbs to a card: `ally("…", by_day(ExtraMove()), by_night(NightMoveFree()))`."""

from typing import Final

from ringtable.games.hunt.box.components import HUNT, PERCEPTION, SEARCH, Companion
from ringtable.games.hunt.cards import card as kinds
from ringtable.games.hunt.cards.card import SORCERY_CARD, Card, Condition, Verb, Way

DAY: Final = Condition(kinds.BY_DAY)
NIGHT: Final = Condition(kinds.BY_NIGHT)
IN_THE_WILD: Final = Condition(kinds.IN_WILD)
GANDALF_HIDDEN: Final = Condition(kinds.GANDALF_IS_HIDDEN)
BEFORE_THE_MOVE: Final = Condition(kinds.BEFORE_MOVE)
NIGHT_UNDECIDED: Final = Condition(kinds.UNDECIDED_NIGHT)
AIMED_AT_ALLY_LOCATION: Final = Condition(kinds.TARGET_NAMED)
OF_A_ZONE: Final = Condition(kinds.SCOPE_IS_ZONE)
ON_TRACKS: Final = Condition(kinds.ON_TRACKS)
A_DIE_WAS_SPENT: Final = Condition(kinds.DIE_SPENT)
ALLY_IN_OWN_SECTION: Final = Condition(kinds.ALLY_IN_SECTION)
WITCH_KING_ABSENT: Final = Condition(kinds.WITCH_KING_ABSENT)


def joined(companion: Companion) -> Condition:
    return Condition(kinds.JOINED, companion)


def not_joined(companion: Companion) -> Condition:
    return Condition(kinds.NOT_JOINED, companion)


def step_at_least(step: int) -> Condition:
    return Condition(kinds.STEP_AT_LEAST, step)


def then(*steps: Verb, only_if: tuple[Condition, ...] = ()) -> Way:
    """Steps in order: one option of a card."""
    return Way(steps, only_if)


def by_day(*steps: Verb, only_if: tuple[Condition, ...] = ()) -> Way:
    return Way(steps, (DAY, *only_if))


def by_night(*steps: Verb, only_if: tuple[Condition, ...] = ()) -> Way:
    return Way(steps, (NIGHT, *only_if))


def tonight(*steps: Verb) -> Way:
    """Instead of the normal night decision. [H41.19]"""
    return Way(steps, (NIGHT_UNDECIDED,))


def in_part_two(*steps: Verb, only_if: tuple[Condition, ...] = ()) -> Way:
    """An option that does not exist in part 1. [H22.7]"""
    return Way(steps, (Condition(kinds.IN_PART_TWO), *only_if))


def ally(id: str, *ways: Way, only_if: tuple[Condition, ...] = ()) -> Card:
    """A card for the Ring-bearer's own turn. [H12.4]"""
    return Card(id, ways, only_if)


def against(*questions: int) -> int:
    """The windows of an out-of-turn option."""
    windows = 0
    for question in questions:
        windows |= 1 << question
    return windows


def answering(windows: int, *steps: Verb, only_if: tuple[Condition, ...] = ()) -> Way:
    """An option for a window. [H41.2]"""
    way = Way(steps, only_if)
    way.windows = windows
    return way


def reaction(id: str, *ways: Way, only_if: tuple[Condition, ...] = ()) -> Card:
    """A card marked out of turn. [H12.9]"""
    return Card(id, ways, only_if, out_of_turn=True)


def sorcery(
    id: str, *ways: Way, only_if: tuple[Condition, ...] = (), afterwards: int = kinds.DISCARD
) -> Card:
    """A card of the Ringwraiths. [H22.4]"""
    return Card(id, ways, only_if, afterwards=afterwards)


A_SEARCH: Final = against(SEARCH)
A_HUNT: Final = against(HUNT)
A_PERCEPTION: Final = against(PERCEPTION)
A_SORCERY_CARD: Final = against(SORCERY_CARD)
