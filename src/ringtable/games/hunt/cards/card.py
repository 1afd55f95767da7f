"""A card: when it may be played, and its options, each of them a text. [H41.1, H45.3]

A text is a procedure, made of words such as `draw_cards(2)`; the flow lists the texts of all cards.
"""

from typing import TYPE_CHECKING, Final

from ringtable.kernel.procedure import STEPS, Condition, Procedure, Step

if TYPE_CHECKING:
    from ringtable.games.hunt.cards.aims import Aim
    from ringtable.games.hunt.state import Hunt

# What happens to a card after it was played. [H12.8, H22.8]
DISCARD: Final = 0
BESIDE_TRACK: Final = 1
REMOVE: Final = 2

# Windows of an out-of-turn card, beside those of the questions themselves. [H41.2]
SORCERY_CARD: Final = 9

LETTERS: Final = "abcd"  # of the options of a card
NO_TEXT: Final = Procedure("no-text")


def always(s: "Hunt") -> bool:
    return True


class Word(Step):
    """A word of a card: what it aims at, if at anything, and the steps that carry it out. Those who
    weigh cards know it by its name and its number."""

    def __init__(self, name: str, *body: Step, n: int = 0, aim: "Aim | None" = None) -> None:
        super().__init__(STEPS, name, body=body)
        self.n = n
        self.aim = aim


class CardOption:
    """One option of a card: when it is open, its words in order, and the text that they make.
    [H12.5, H12.6, H12.7, H22.6]"""

    def __init__(self, words: tuple[Word, ...], only_if: Condition, windows: int) -> None:
        self.words = words
        self.only_if = only_if
        self.windows = windows  # questions it answers, as bits, for an out-of-turn card
        self.declaration: Procedure | None = None
        self.text: Procedure = NO_TEXT

    def write(self, name: str, declares: bool) -> None:
        """Put the text together. Where a card is declared before it is paid for and perhaps
        cancelled, the first word's targets are named in the declaration. [H41.20]"""
        text: list[Step] = []
        for word in self.words:
            if word.aim is not None:
                aiming = word.aim.steps()
                if declares and word is self.words[0]:
                    self.declaration = Procedure(f"declare-{name}", *aiming)
                else:
                    text += aiming
            text.append(word)
        self.text = Procedure(name, *text)


class Card:
    """A printed card as the engine knows it."""

    def __init__(
        self,
        id: str,
        options: list[CardOption],
        only_if: Condition = always,
        out_of_turn: bool = False,
        declares: bool = False,
        afterwards: int = DISCARD,
    ) -> None:
        self.id = id
        self.options = options
        self.only_if = only_if
        self.out_of_turn = out_of_turn
        self.afterwards = afterwards
        for number, option in enumerate(options):
            option.write(f"{id}-{LETTERS[number]}", declares)

    def texts(self) -> list[Procedure]:
        """For the flow: everything that playing the card may open."""
        found: list[Procedure] = []
        for option in self.options:
            found.append(option.text)
            if option.declaration is not None:
                found.append(option.declaration)
        return found


def open_options(s: "Hunt", card: Card, window: int = 0) -> list[int]:
    """The options of a card that may be chosen now. In a window only those that answer it."""
    if not card.only_if(s):
        return []
    found = []
    for number, option in enumerate(card.options):
        fits = option.windows >> window & 1 if window else not option.windows
        if fits and option.only_if(s):
            found.append(number)
    return found
