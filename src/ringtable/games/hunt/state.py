"""What lies on the table: the Ringwraiths' half, and here the Ring-bearer's: the sheets behind the
screen, ally cards, the Fellowship, the hunt pool, Gandalf."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ringtable.games.hunt.box.components import (
    ALLY_TOKENS,
    CROSSED,
    DOT,
    FELLOWSHIP,
    HAND_LIMIT,
    IN_RIVENDELL,
    LIMIT_PART_ONE,
    NOT_IN_PLAY,
    NOWHERE,
    ON_THE_BOARD,
    Place,
    Variant,
)
from ringtable.games.hunt.box.pack import Box
from ringtable.games.hunt.ringwraith_state import Ringwraiths
from ringtable.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Hunt(Ringwraiths):
    """A position of The Hunt for the Ring. Sets are ints with a bit for each member."""

    RING_BEARERS: ClassVar[tuple[str, ...]] = (
        "journal",
        "visited",
        "last",
        "dots",
        "dot_bonus",
        "info_held",
        "info_turned",
        "hand",
        "known_hand",
        "ally_deck",
        "ally_discard",
        "allies",
        "fellowship",
        "reserve",
        "lost_fellowship",
        "joined",
        "flipped",
        "pool",
        "beside",
        "tokens_gone",
        "drawn",
        "done",
        "aims",
        "offer",
        "journey",
        "journey_deck",
        "journey_discard",
        "surely_long",
        "gandalf",
        "gandalf_is",
        "deeds_held",
        "deeds_done",
        "deed_pool",
        "deed_gone",
        "ending",
        "free_tokens",
        "shadow_tokens",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (*Ringwraiths.COLUMNS, *RING_BEARERS)
    __slots__ = RING_BEARERS

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
        super().__init__(
            seats,
            rng,
            box,
            variant,
            parts,
            refuges,
            reveal_early,
            strict_memory,
            aids,
            deduction,
            letter,
        )
        # Frodo's sheet. In part 2 the journey card takes its place.
        self.journal: bytearray = bytearray()  # entry zero is the start [H4.R1]
        self.visited: int = 0  # locations listed in the journal
        self.last: Place = NOWHERE
        self.dots: int = 0  # noted since the last location
        self.dot_bonus: int = 0
        self.info_held: int = 0  # information tokens behind the screen
        self.info_turned: int = 0  # those of them that are turned over
        # Ally cards and ally tokens.
        self.hand: int = 0  # ally cards of the Ring-bearer
        self.known_hand: int = 0  # those of them that everybody saw him take
        self.ally_deck: bytearray = bytearray()  # the last is on top
        self.ally_discard: bytearray = bytearray()
        self.allies: int = 0
        # The Fellowship.
        self.fellowship: int = 0  # tokens on the Frodo card
        self.reserve: int = FELLOWSHIP[variant]
        self.lost_fellowship: int = 0  # removed for good
        self.joined: int = 0  # companion cards that entered play
        self.flipped: int = 0
        # The hunt pool.
        self.pool: int = 0
        self.beside: int = 0  # Eyes beside the influence track
        self.tokens_gone: int = 0
        self.drawn: bytearray = bytearray()  # tokens of the present encounter
        # The present turn.
        self.done: int = 0  # what the Ring-bearer has done in his turn
        self.aims: list[int] = []  # targets of the present word of an ally card
        self.offer: list[int] = []  # things drawn secretly, of which some are kept
        # Part 2.
        self.journey: int = -1  # current journey card
        self.journey_deck: bytearray = bytearray()
        self.journey_discard: bytearray = bytearray()
        self.surely_long: bool = False  # everybody can tell that the journey is a long one
        self.gandalf: bytearray = bytearray()  # his journal
        self.gandalf_is: int = NOT_IN_PLAY
        self.deeds_held: int = 0  # deed tokens behind the screen
        self.deeds_done: int = 0
        self.deed_pool: int = 0
        self.deed_gone: int = 0  # left the game by a reveal or a flight
        # The end.
        self.ending: int = 0
        self.free_tokens: int = 0
        self.shadow_tokens: int = 0

    def copy(self) -> "Hunt":
        s = Hunt.__new__(Hunt)
        self.copy_ringwraiths(s)
        s.journal = self.journal[:]
        s.visited = self.visited
        s.last = self.last
        s.dots = self.dots
        s.dot_bonus = self.dot_bonus
        s.info_held = self.info_held
        s.info_turned = self.info_turned
        s.hand = self.hand
        s.known_hand = self.known_hand
        s.ally_deck = self.ally_deck[:]
        s.ally_discard = self.ally_discard[:]
        s.allies = self.allies
        s.fellowship = self.fellowship
        s.reserve = self.reserve
        s.lost_fellowship = self.lost_fellowship
        s.joined = self.joined
        s.flipped = self.flipped
        s.pool = self.pool
        s.beside = self.beside
        s.tokens_gone = self.tokens_gone
        s.drawn = self.drawn[:]
        s.done = self.done
        s.aims = self.aims[:]
        s.offer = self.offer[:]
        s.journey = self.journey
        s.journey_deck = self.journey_deck[:]
        s.journey_discard = self.journey_discard[:]
        s.surely_long = self.surely_long
        s.gandalf = self.gandalf[:]
        s.gandalf_is = self.gandalf_is
        s.deeds_held = self.deeds_held
        s.deeds_done = self.deeds_done
        s.deed_pool = self.deed_pool
        s.deed_gone = self.deed_gone
        s.ending = self.ending
        s.free_tokens = self.free_tokens
        s.shadow_tokens = self.shadow_tokens
        return s

    def blocked(self) -> int:
        """Locations that no Nazgûl may enter or pass: ally tokens, and Gandalf on the board.
        [H13.2, H33.6]"""
        if self.gandalf_is == ON_THE_BOARD:
            return self.allies | 1 << self.gandalf[-1]
        return self.allies

    def protected(self) -> int:
        """Locations at which no Search and no Hunt may be aimed. [H13.3, H33.7]"""
        return self.blocked()

    def face_up(self, companion: int) -> bool:
        """In play and not flipped: both effects are available. [H11.2, H11.3]"""
        return bool(self.joined & ~self.flipped & 1 << companion)

    def frodo_last(self) -> Place:
        """Frodo's last location. [H3.12]"""
        if self.part == 1:
            return self.last
        return self.box.journeys[self.journey].last[self.step]

    def frodo_visited(self) -> int:
        """The locations listed for Frodo. [H18.1, H31.6]"""
        if self.part == 1:
            return self.visited
        return self.box.journeys[self.journey].visited[self.step]

    def in_the_wild(self) -> bool:
        """The latest entry that is not crossed out is a dot. [H3.13]"""
        if self.part == 2:
            return self.box.journeys[self.journey].rows[self.step] == DOT
        number = len(self.journal) - 1
        while self.journal[number] == CROSSED:
            number -= 1
        return self.journal[number] == DOT

    def limit(self) -> int:
        """The limit of influence. [H28.6, H39.3]"""
        if self.part == 1:
            return LIMIT_PART_ONE
        return self.box.journeys[self.journey].limit + self.limit_bonus()

    def limit_bonus(self) -> int:
        """What deeds and Rivendell add to the limit: public. [H34.3, H34.5]"""
        return self.deeds_done.bit_count() + (1 if self.gandalf_is == IN_RIVENDELL else 0)

    def gandalf_at(self) -> Place:
        """Gandalf's last location, or nowhere if he is out of the hunt. [H32.1, H34.6]"""
        if self.gandalf_is == NOT_IN_PLAY or self.gandalf_is == IN_RIVENDELL:
            return NOWHERE
        return self.gandalf[-1]

    def too_many_cards(self) -> bool:
        """More ally cards than the hand limit. [H12.2]"""
        return self.hand.bit_count() > HAND_LIMIT

    def ally_tokens_left(self) -> int:
        """Ally tokens in the supply. [H13.7]"""
        return ALLY_TOKENS - self.allies.bit_count()
