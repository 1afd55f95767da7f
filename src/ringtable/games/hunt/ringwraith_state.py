"""The Ringwraiths' half of the table, and the clock that both sides share. [H1, H2, H22, H24]"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ringtable.games.hunt.box.board import SECTION_AREAS, Board
from ringtable.games.hunt.box.components import (
    HAND_LIMIT,
    NAZGUL,
    NO_DIE,
    NO_NAZGUL,
    NOWHERE,
    Nazgul,
    Place,
    Variant,
)
from ringtable.games.hunt.box.pack import Box
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import NOTHING, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ringwraiths(State):
    """A position without the Ring-bearer's half: `Hunt` adds it."""

    SETTINGS: ClassVar[tuple[str, ...]] = (
        "box",
        "variant",
        "parts",
        "refuges",
        "reveal_early",
        "strict_memory",
        "aids",
        "deduction",
        "letter",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "part",
        "day",
        "phase",
        "eye",
        "step",
        "influence",
        "lead",
        "owner",
        "order",
        "nazgul",
        "witch_king",
        "dice",
        "spent",
        "wk_die",
        "tracks",
        "swords",
        "info_found",
        "aid",
        "sorcery_hand",
        "sorcery_seen",
        "sorcery_deck",
        "sorcery_discard",
        "sorcery_out",
        "fear",
        "active",
        "rider_number",
        "acted",
        "held",
        "no_road_bonus",
        "no_free_hunt",
        "no_reactions",
        "immune",
        "found",
        "declared",
        "paid",
        "proposal",
        "record",
    )
    __slots__ = (*SETTINGS, *COLUMNS)

    def __init__(
        self,
        seats: int,
        rng: Rng,
        box: Box,
        variant: Variant,
        parts: int,
        refuges: bool,
        reveal_early: bool,
        strict_memory: bool,
        aids: bool,
        deduction: bool,
        letter: str,
    ) -> None:
        super().__init__(seats, rng)
        # Settings of the match; they never change.
        self.box: Box = box
        self.variant: Variant = variant
        self.parts: int = parts
        self.refuges: bool = refuges
        self.reveal_early: bool = reveal_early  # show the journal after part 1 [H28.R2]
        self.strict_memory: bool = strict_memory  # [H21.R2]
        self.aids: bool = aids  # aid tokens are used [H21.4]
        self.deduction: bool = deduction  # anybody may ask what can be worked out
        self.letter: str = letter
        # Time and the tracks.
        self.part: int = 1
        self.day: int = 0
        self.phase: int = 0
        self.eye: bool = False  # the side of the phase marker [H1.11]
        self.step: int = 0  # of the Frodo figure
        self.influence: int = 0
        # The riders.
        self.lead: int = 1
        self.owner: list[int] = [1, 1, 1, 1]  # seat of each Nazgûl
        self.order: list[int] = [0, 1, 2, 3]  # Nazgûl by seat, and within it in fixed order [H2.4]
        self.nazgul: list[Place] = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.witch_king: int = NO_NAZGUL  # the Nazgûl whose place he has taken
        # Their dice.
        self.dice: list[int] = [0, 0, 0, 0]  # ordinary dice in the pool, by face
        self.spent: list[int] = [0, 0, 0, 0]  # and those used or discarded today
        self.wk_die: int = NO_DIE
        # Their tokens.
        self.tracks: int = 0
        self.swords: int = 0  # tracks tokens with the Sword side up
        self.info_found: int = 0  # on the Black Riders card
        self.aid: list[int] = [0] * len(box.aid)  # where aid tokens lie; see `aid`
        # Their cards.
        self.sorcery_hand: list[int] = [0] * seats
        self.sorcery_seen: list[int] = [0] * seats  # cards a seat knows to be in their hands
        self.sorcery_deck: bytearray = bytearray()
        self.sorcery_discard: bytearray = bytearray()
        self.sorcery_out: int = 0  # removed from the game
        self.fear: bool = False  # Fear of the Undead lies beside the track [H22.9]
        # Their present turn and phase.
        self.active: int = NO_NAZGUL
        self.rider_number: int = 0  # its number in the order of this phase
        self.acted: int = 0  # the active Nazgûl: 1 moved, 2 acted
        self.held: int = 0  # Nazgûl that cannot move in this phase [H41.9]
        self.no_road_bonus: bool = False
        self.no_free_hunt: bool = False
        self.no_reactions: bool = False
        self.immune: bool = False  # the present action is paid with the Witch-king die [H37.R2]
        self.found: Place = NOWHERE  # where a Hunt found Frodo in this phase
        self.declared: list[int] = []  # targets of the present word of a sorcery card [H41.20]
        self.paid: int = NOTHING  # the die that pays for it
        self.proposal: list[int] = []  # the seats that get the Nazgûl or the sorcery cards
        # What everybody has heard, in order: see `components.RECORD`.
        self.record: bytearray = bytearray()

    def copy_ringwraiths(self, s: "Ringwraiths") -> None:
        """This half of `copy`."""
        self.copy_frames(s)
        s.box = self.box
        s.variant = self.variant
        s.parts = self.parts
        s.refuges = self.refuges
        s.reveal_early = self.reveal_early
        s.strict_memory = self.strict_memory
        s.aids = self.aids
        s.deduction = self.deduction
        s.letter = self.letter
        s.part = self.part
        s.day = self.day
        s.phase = self.phase
        s.eye = self.eye
        s.step = self.step
        s.influence = self.influence
        s.lead = self.lead
        s.owner = self.owner[:]
        s.order = self.order[:]
        s.nazgul = self.nazgul[:]
        s.witch_king = self.witch_king
        s.dice = self.dice[:]
        s.spent = self.spent[:]
        s.wk_die = self.wk_die
        s.tracks = self.tracks
        s.swords = self.swords
        s.info_found = self.info_found
        s.aid = self.aid[:]
        s.sorcery_hand = self.sorcery_hand[:]
        s.sorcery_seen = self.sorcery_seen[:]
        s.sorcery_deck = self.sorcery_deck[:]
        s.sorcery_discard = self.sorcery_discard[:]
        s.sorcery_out = self.sorcery_out
        s.fear = self.fear
        s.active = self.active
        s.rider_number = self.rider_number
        s.acted = self.acted
        s.held = self.held
        s.no_road_bonus = self.no_road_bonus
        s.no_free_hunt = self.no_free_hunt
        s.no_reactions = self.no_reactions
        s.immune = self.immune
        s.found = self.found
        s.declared = self.declared[:]
        s.paid = self.paid
        s.proposal = self.proposal[:]
        s.record = self.record[:]

    @property
    def board(self) -> Board:
        """The side of the board that lies up."""
        return self.box.boards[self.part - 1]

    def ringwraiths(self) -> list[int]:
        return list(range(1, self.seats))

    def riders_of(self, seat: int) -> list[int]:
        """The Nazgûl of a Ringwraith in the order in which they act. [H2.4]"""
        return [rider for rider in self.order if self.owner[rider] == seat]

    def called(self, rider: Nazgul) -> str:
        """The Witch-king goes by his own name while he has a Nazgûl's place. [H37.1]"""
        return "witch-king" if rider == self.witch_king else NAZGUL[rider]

    def activation(self) -> list[int]:
        """All Nazgûl in the order of the phase: the lead player's, then clockwise. [H15.2]"""
        riders: list[int] = []
        for turn in range(self.seats - 1):
            riders += self.riders_of((self.lead - 1 + turn) % (self.seats - 1) + 1)
        return riders

    def occupied(self) -> int:
        """Places where Nazgûl stand."""
        places = 0
        for rider in range(4):
            places |= 1 << self.nazgul[rider]
        return places

    def own_section(self) -> int:
        """The places of the active Nazgûl's section."""
        board = self.board
        return board.area[SECTION_AREAS + board.section[self.nazgul[self.active]]]

    def nazgul_are_placed(self) -> bool:
        return NOWHERE not in self.nazgul

    def dice_spent(self) -> int:
        """Ordinary dice used or discarded today. [H41.16]"""
        return self.spent[0] + self.spent[1] + self.spent[2] + self.spent[3]

    def dice_left(self) -> int:
        return self.dice[0] + self.dice[1] + self.dice[2] + self.dice[3]

    def abilities(self) -> int:
        """How many abilities of the Black Riders are unlocked. [H24.4]"""
        return self.info_found.bit_count()

    def too_much_sorcery(self) -> bool:
        """The acting Ringwraith holds more than the hand limit. [H22.2]"""
        return self.sorcery_hand[self.seat].bit_count() > HAND_LIMIT

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Add to the public record."""
        self.record += bytes((kind, a, b, c))
