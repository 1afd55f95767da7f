"""What is printed on board and cards, as the engine knows it: numbers made from a content pack."""

from typing import Final

from ringtable.games.doom.box.components import (
    CARDS,
    FIRST_GANDALF,
    GANDALF_CARDS,
    POWER_NAMES,
    WINDOW_CLAUSES,
    WINDOW_OF,
    Card,
)

Instruction = tuple[int, ...]  # the verb and its numbers
GANDALF_MASK: Final = ((1 << GANDALF_CARDS) - 1) << FIRST_GANDALF


class Printed:
    """The tables of one content pack. They never change, so all positions of a match share them."""

    def __init__(
        self,
        pack: str,
        names: tuple[str, ...],
        rules: tuple[str, ...],
        texts: tuple[tuple[Instruction, ...], ...],
        powers: tuple[Instruction, ...],
        allies: int,
        removed: int,
        events: tuple[int, ...],
        symbols: tuple[int, ...],
        face_down: tuple[bool, ...],
        battle_faces: tuple[int, ...],
        courage: tuple[int, int, int, int],
        nazgul: int,
        warriors: int,
    ) -> None:
        self.pack: str = pack
        self.names: tuple[str, ...] = names  # by card
        self.rules: tuple[str, ...] = rules  # the clause of each card
        self.texts: tuple[tuple[Instruction, ...], ...] = texts
        self.powers: tuple[Instruction, ...] = powers
        self.allies: int = allies  # cards with a green corner, Boromir included, as bits [M1.8]
        self.removed: int = removed  # cards that leave the game after one activation [M6.4]
        self.events: tuple[int, ...] = events  # by space
        self.symbols: tuple[int, ...] = symbols  # by slot
        self.face_down: tuple[bool, ...] = face_down  # by slot
        self.battle_faces: tuple[int, ...] = battle_faces
        self.highest_courage: int = courage[0]
        self.first_courage: int = courage[1]
        self.eye: int = courage[2]
        self.galadriel: int = courage[3]
        self.nazgul: int = nazgul  # without the Witch-king
        self.warriors: int = warriors
        self.with_power: list[int] = [0] * len(POWER_NAMES)  # the cards with each power, as bits
        self.for_window: list[int] = [0] * len(WINDOW_CLAUSES)
        for card in range(CARDS):
            power = powers[card][0]
            if power >= 0:
                self.with_power[power] |= 1 << card
                self.for_window[WINDOW_OF[power]] |= 1 << card

    def card_named(self, name: str, cards: int) -> Card:
        """The card of a set that has this name, or -1."""
        for card in range(CARDS):
            if cards >> card & 1 and self.names[card] == name:
                return card
        return -1
