"""What lies on the table: figures, courage, enemies, cards, and the dice of the present turn."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ringtable.games.doom.box.components import (
    CARDS,
    COMPANIONS,
    ENCOUNTERS,
    FIGURES,
    GANDALF_CARDS,
    LOTHLORIEN,
    MINAS_MORGUL_SPACE,
    NO_CARD,
    NO_FIGURE,
    RING_BEARERS,
    SLOTS,
    STACK,
    STAGE_LENGTH,
    Card,
    Figure,
    Space,
    Stage,
)
from ringtable.games.doom.box.printed import GANDALF_MASK, Printed
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Doom(State):
    """A position of Adventure to Mount Doom."""

    SETTINGS: ClassVar[tuple[str, ...]] = (
        "printed",
        "allies_in_need",
        "exclusive_allies",
        "no_protection",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "position",
        "courage",
        "nazgul",
        "witch_king",
        "warriors",
        "chieftain",
        "gandalf_locked",
        "treebeard_placed",
        "stage",
        "turns",
        "order",
        "gandalf",
        "gandalf_left",
        "slot",
        "covered",
        "face_up",
        "foreseen",
        "held",
        "holder",
        "rolled",
        "shows",
        "page",
        "tile_encounter",
        "tile_figure",
        "tile_steps",
        "foe",
        "battles",
        "battle_number",
        "hearts",
        "won",
        "shelob",
    )
    __slots__ = (*SETTINGS, *COLUMNS)

    def __init__(
        self,
        seats: int,
        rng: Rng,
        printed: Printed,
        allies_in_need: bool,
        exclusive_allies: bool,
        no_protection: bool,
    ) -> None:
        super().__init__(seats, rng)
        # Settings of the match; they never change.
        self.printed: Printed = printed
        self.allies_in_need: bool = allies_in_need
        self.exclusive_allies: bool = exclusive_allies
        self.no_protection: bool = no_protection
        # The board [M2.1-M2.4, M2.10].
        self.position: bytearray = bytearray(len(FIGURES))  # by figure
        self.courage: int = printed.first_courage
        self.nazgul: int = 0  # at Minas Morgul, the Witch-king not counted
        self.witch_king: bool = True  # not yet defeated
        self.warriors: int = 0  # in Isengard
        self.chieftain: bool = True
        self.gandalf_locked: bool = False  # his token lies at Helm's Deep
        self.treebeard_placed: bool = False  # his token lies in Isengard
        self.stage: Stage = LOTHLORIEN
        self.turns: int = 0  # begun so far
        # The cards. Stacks keep their order; other columns tell what was dealt, drawn or boxed.
        self.order: bytearray = bytearray(range(ENCOUNTERS))  # six stacks, the top card first
        self.gandalf: bytearray = bytearray(range(CARDS - 1 - GANDALF_CARDS, CARDS - 1))
        self.gandalf_left: int = GANDALF_CARDS  # cards still in the Gandalf stack, the last ones
        self.slot: bytearray = bytearray([NO_CARD] * SLOTS)  # the topmost card of each slot
        self.covered: Card = NO_CARD  # under the Army of the Dead
        self.face_up: int = 0  # cards that were turned face up at some time, as bits
        self.foreseen: Card = NO_CARD  # seen through Gandalf's Vision and put back [M18.2]
        self.held: int = 0  # unused cards in front of the players, as bits
        self.holder: bytearray = bytearray(CARDS)  # the seat each of them lies in front of
        # The dice.
        self.rolled: bytearray = bytearray()  # dice rolled last
        self.shows: bytearray = bytearray()  # what each of them shows
        self.page: int = 0  # of the dice tile that is being filled or resolved: 0 or 1
        self.tile_encounter: bytearray = bytearray(2)  # numbers by page; 0 is no die
        self.tile_figure: bytearray = bytearray([NO_FIGURE] * 2)
        self.tile_steps: bytearray = bytearray(2)
        # The battles of one encounter [M12.1].
        self.foe: Card = NO_CARD  # the card that brings them
        self.battles: int = 0  # still to fight; of the Mouth of Sauron, to win in a row
        self.battle_number: int = 0  # of the present one, from 1
        self.hearts: int = 0  # lost with each lost battle
        self.won: int = 0  # so far
        # The final stage.
        self.shelob: bool = False  # no step this turn

    def copy(self) -> "Doom":
        s = Doom.__new__(Doom)
        self.copy_frames(s)
        s.printed = self.printed
        s.allies_in_need = self.allies_in_need
        s.exclusive_allies = self.exclusive_allies
        s.no_protection = self.no_protection
        s.position = self.position[:]
        s.courage = self.courage
        s.nazgul = self.nazgul
        s.witch_king = self.witch_king
        s.warriors = self.warriors
        s.chieftain = self.chieftain
        s.gandalf_locked = self.gandalf_locked
        s.treebeard_placed = self.treebeard_placed
        s.stage = self.stage
        s.turns = self.turns
        s.order = self.order[:]
        s.gandalf = self.gandalf[:]
        s.gandalf_left = self.gandalf_left
        s.slot = self.slot[:]
        s.covered = self.covered
        s.face_up = self.face_up
        s.foreseen = self.foreseen
        s.held = self.held
        s.holder = self.holder[:]
        s.rolled = self.rolled[:]
        s.shows = self.shows[:]
        s.page = self.page
        s.tile_encounter = self.tile_encounter[:]
        s.tile_figure = self.tile_figure[:]
        s.tile_steps = self.tile_steps[:]
        s.foe = self.foe
        s.battles = self.battles
        s.battle_number = self.battle_number
        s.hearts = self.hearts
        s.won = self.won
        s.shelob = self.shelob
        return s

    # Small questions

    def destination(self) -> Space:
        """Of the current stage. [M1.5]"""
        return STAGE_LENGTH * (self.stage + 1)

    def arrived(self) -> bool:
        """The Ring-bearers stand on the destination of the current stage. [M11.1]"""
        return self.position[RING_BEARERS] == STAGE_LENGTH * (self.stage + 1)

    def can_move(self, figure: Figure) -> bool:
        """Companions on Minas Morgul or in the waiting area stay there, and so do Ring-bearers who
        have reached the destination until the stage has ended. [M8.9, M11.6]"""
        if figure == RING_BEARERS:
            return not self.arrived()
        return self.position[figure] < MINAS_MORGUL_SPACE

    def supporters(self) -> list[Figure]:
        """Companions level with the Ring-bearers or ahead, up to the destination. [M12.2, M12.3]"""
        first = self.position[RING_BEARERS]
        last = STAGE_LENGTH * (self.stage + 1)
        return [figure for figure in COMPANIONS if first <= self.position[figure] <= last]

    def supports(self, figure: Figure) -> bool:
        """Whether a companion gives support in a battle now. [M12.2, M12.3]"""
        space = self.position[figure]
        return self.position[RING_BEARERS] <= space <= STAGE_LENGTH * (self.stage + 1)

    def usable(self) -> int:
        """The cards that the active player may use at all, as bits: everybody's, but not Gandalf's
        while he is away, and with exclusive allies only one's own. [M7.2, M7.5, M16.3]"""
        cards = self.held
        if self.gandalf_locked:
            cards &= ~GANDALF_MASK
        if self.exclusive_allies:
            allies = cards & self.printed.allies
            for card in range(CARDS):
                if allies >> card & 1 and self.holder[card] != self.seat:
                    cards &= ~(1 << card)
        return cards

    def nazgul_supply(self) -> int:
        return self.printed.nazgul - self.nazgul if self.witch_king else 0

    def uruk_supply(self) -> int:
        return self.printed.warriors - self.warriors

    def uruk_hai(self) -> int:
        """In Isengard, the chieftain included."""
        return self.warriors + (1 if self.chieftain else 0)

    def slot_of(self, card: Card) -> int:
        """The slot on which a card lies uppermost, or -1."""
        for number in range(SLOTS):
            if self.slot[number] == card:
                return number
        return -1

    def is_face_up(self, card: Card) -> bool:
        return bool(self.face_up >> card & 1)

    def stack_of(self, stage: Stage) -> list[Card]:
        """The cards of a stage as they were shuffled, the top card first."""
        first = stage * STACK
        return [self.order[first + number] for number in range(STACK)]
