"""Words that make a card: `ally("…", by_day(extra_move()), tonight(move_freely()))`. A card whose
words stand alone has one option; otherwise each of its parts is an option."""

from typing import Final

from ringtable.games.hunt.box.components import HUNT, PERCEPTION, R_WILD, SEARCH
from ringtable.games.hunt.cards.card import (
    DISCARD,
    SORCERY_CARD,
    Card,
    CardOption,
    Word,
    always,
)
from ringtable.games.hunt.cards.conditions import (
    day,
    in_part_two,
    in_the_wild,
    night,
    night_is_undecided,
)
from ringtable.games.hunt.facts import IN_THE_WILD
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.procedure import Condition, all_of, do

A_SEARCH: Final = 1 << SEARCH
A_HUNT: Final = 1 << HUNT
A_PERCEPTION: Final = 1 << PERCEPTION
A_SORCERY_CARD: Final = 1 << SORCERY_CARD


# Options


def then(*words: Word, only_if: Condition = always) -> CardOption:
    """Words in order: one option of a card."""
    return CardOption(words, only_if, 0)


def by_day(*words: Word) -> CardOption:
    return CardOption(words, day, 0)


def by_night(*words: Word) -> CardOption:
    return CardOption(words, night, 0)


def tonight(*words: Word) -> CardOption:
    """Instead of the normal night decision. [H41.19]"""
    return CardOption(words, night_is_undecided, 0)


def announce_the_wild(s: Hunt) -> None:
    """A played card is public, and so is what its condition tells. [H41.18]"""
    s.note(R_WILD, 0, 1)
    s.tell(IN_THE_WILD, "H41.18")


def by_day_in_the_wild(*words: Word) -> CardOption:
    announced = Word("announce-the-wild", do(announce_the_wild))
    return CardOption((announced, *words), all_of(day, in_the_wild), 0)


def later(*words: Word, only_if: Condition) -> CardOption:
    """An option that does not exist in part 1. [H22.7]"""
    return CardOption(words, all_of(in_part_two, only_if), 0)


def answering(windows: int, *words: Word, only_if: Condition = always) -> CardOption:
    """An option for a window. [H41.2]"""
    return CardOption(words, only_if, windows)


def options_in(parts: tuple[Word | CardOption, ...]) -> list[CardOption]:
    words = [part for part in parts if isinstance(part, Word)]
    options = [part for part in parts if isinstance(part, CardOption)]
    return [then(*words), *options] if words else options


# Cards


def ally(id: str, *parts: Word | CardOption, only_if: Condition = always) -> Card:
    """A card for the Ring-bearer's own turn. [H12.4]"""
    return Card(id, options_in(parts), only_if)


def reaction(id: str, *parts: CardOption, only_if: Condition = always) -> Card:
    """A card marked out of turn. [H12.9]"""
    return Card(id, list(parts), only_if, out_of_turn=True)


def sorcery(
    id: str,
    *parts: Word | CardOption,
    only_if: Condition = always,
    afterwards: int = DISCARD,
) -> Card:
    """A card of the Ringwraiths. [H22.4]"""
    return Card(id, options_in(parts), only_if, declares=True, afterwards=afterwards)
