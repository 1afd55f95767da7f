"""What lies on the table: figures, tokens, cards, dice, and the sheets behind the screen."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ringtable.games.hunt.board import SECTION_AREAS, Board
from ringtable.games.hunt.box import Box
from ringtable.games.hunt.components import (
    ALLY_TOKENS,
    CROSSED,
    DOT,
    FELLOWSHIP,
    HAND_LIMIT,
    IN_RIVENDELL,
    LIMIT_PART_ONE,
    NO_DIE,
    NO_NAZGUL,
    NOT_IN_PLAY,
    NOWHERE,
    ON_THE_BOARD,
    Place,
    Variant,
)
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hunt(State):
    """A position of The Hunt for the Ring. Sets are ints with a bit for each member."""

    __slots__ = (
        "acted",
        "active",
        "aid",
        "aids",
        "aimed",
        "aims",
        "allies",
        "ally_deck",
        "ally_discard",
        "beside",
        "box",
        "day",
        "deduction",
        "deed_gone",
        "deed_pool",
        "deeds_done",
        "deeds_held",
        "dice",
        "done",
        "dot_bonus",
        "dots",
        "drawn",
        "ending",
        "eye",
        "fear",
        "fellowship",
        "flipped",
        "found",
        "free_tokens",
        "gandalf",
        "gandalf_is",
        "hand",
        "held",
        "immune",
        "influence",
        "info_found",
        "info_held",
        "info_turned",
        "joined",
        "journal",
        "journey",
        "journey_deck",
        "journey_discard",
        "known_hand",
        "last",
        "lead",
        "letter",
        "lost_fellowship",
        "nazgul",
        "no_free_hunt",
        "no_reactions",
        "no_road_bonus",
        "offer",
        "order",
        "owner",
        "part",
        "parts",
        "phase",
        "pool",
        "proposal",
        "record",
        "refuges",
        "reserve",
        "reveal_early",
        "rider_number",
        "shadow_tokens",
        "sorcery_deck",
        "sorcery_discard",
        "sorcery_hand",
        "sorcery_out",
        "sorcery_seen",
        "spent",
        "step",
        "strict_memory",
        "surely_long",
        "swords",
        "tokens_gone",
        "tracks",
        "variant",
        "visited",
        "witch_king",
        "wk_die",
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
        "allies",
        "journal",
        "visited",
        "last",
        "dots",
        "dot_bonus",
        "info_held",
        "info_turned",
        "info_found",
        "hand",
        "known_hand",
        "ally_deck",
        "ally_discard",
        "sorcery_hand",
        "sorcery_seen",
        "sorcery_deck",
        "sorcery_discard",
        "sorcery_out",
        "fear",
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
        "active",
        "rider_number",
        "acted",
        "held",
        "no_road_bonus",
        "no_free_hunt",
        "no_reactions",
        "immune",
        "found",
        "aims",
        "aimed",
        "offer",
        "proposal",
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
        "record",
        "aid",
        "ending",
        "free_tokens",
        "shadow_tokens",
    )

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
        self.dice: list[int] = [0, 0, 0, 0]  # ordinary dice in the pool, by face
        self.spent: list[int] = [0, 0, 0, 0]  # and those used or discarded today
        self.wk_die: int = NO_DIE
        # Tokens on the board.
        self.tracks: int = 0
        self.swords: int = 0  # tracks tokens with the Sword side up
        self.allies: int = 0
        # Frodo's sheet. In part 2 the journey card takes its place.
        self.journal: bytearray = bytearray()  # entry zero is the start [H4.R1]
        self.visited: int = 0  # locations listed in the journal
        self.last: Place = NOWHERE
        self.dots: int = 0  # noted since the last location
        self.dot_bonus: int = 0
        self.info_held: int = 0  # information tokens behind the screen
        self.info_turned: int = 0  # those of them that are turned over
        self.info_found: int = 0  # on the Black Riders card
        # Cards.
        self.hand: int = 0  # ally cards of the Ring-bearer
        self.known_hand: int = 0  # those of them that everybody saw him take
        self.ally_deck: bytearray = bytearray()  # the last is on top
        self.ally_discard: bytearray = bytearray()
        self.sorcery_hand: list[int] = [0] * seats
        self.sorcery_seen: list[int] = [0] * seats  # cards a seat knows to be in their hands
        self.sorcery_deck: bytearray = bytearray()
        self.sorcery_discard: bytearray = bytearray()
        self.sorcery_out: int = 0  # removed from the game
        self.fear: bool = False  # Fear of the Undead lies beside the track [H22.9]
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
        # The present turn and phase.
        self.done: int = 0  # what the Ring-bearer has done in his turn
        self.active: int = NO_NAZGUL
        self.rider_number: int = 0  # its number in the order of this phase
        self.acted: int = 0  # the active Nazgûl: 1 moved, 2 acted
        self.held: int = 0  # Nazgûl that cannot move in this phase [H41.9]
        self.no_road_bonus: bool = False
        self.no_free_hunt: bool = False
        self.no_reactions: bool = False
        self.immune: bool = False  # the present action is paid with the Witch-king die [H37.R2]
        self.found: Place = NOWHERE  # where a Hunt found Frodo in this phase
        self.aims: list[int] = []  # targets of the present step of a card
        self.aimed: bool = False  # they were declared with the card [H41.20]
        self.offer: list[int] = []  # things drawn secretly, of which some are kept
        self.proposal: int = 0  # how to divide the Nazgûl or the sorcery cards
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
        # What everybody has heard, in order: see `components.RECORD`.
        self.record: bytearray = bytearray()
        self.aid: list[int] = [0] * len(box.aid)  # where aid tokens lie; see `aid`
        # The end.
        self.ending: int = 0
        self.free_tokens: int = 0
        self.shadow_tokens: int = 0

    def copy(self) -> "Hunt":
        s = Hunt.__new__(Hunt)
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
        s.allies = self.allies
        s.journal = self.journal[:]
        s.visited = self.visited
        s.last = self.last
        s.dots = self.dots
        s.dot_bonus = self.dot_bonus
        s.info_held = self.info_held
        s.info_turned = self.info_turned
        s.info_found = self.info_found
        s.hand = self.hand
        s.known_hand = self.known_hand
        s.ally_deck = self.ally_deck[:]
        s.ally_discard = self.ally_discard[:]
        s.sorcery_hand = self.sorcery_hand[:]
        s.sorcery_seen = self.sorcery_seen[:]
        s.sorcery_deck = self.sorcery_deck[:]
        s.sorcery_discard = self.sorcery_discard[:]
        s.sorcery_out = self.sorcery_out
        s.fear = self.fear
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
        s.active = self.active
        s.rider_number = self.rider_number
        s.acted = self.acted
        s.held = self.held
        s.no_road_bonus = self.no_road_bonus
        s.no_free_hunt = self.no_free_hunt
        s.no_reactions = self.no_reactions
        s.immune = self.immune
        s.found = self.found
        s.aims = self.aims[:]
        s.aimed = self.aimed
        s.offer = self.offer[:]
        s.proposal = self.proposal
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
        s.record = self.record[:]
        s.aid = self.aid[:]
        s.ending = self.ending
        s.free_tokens = self.free_tokens
        s.shadow_tokens = self.shadow_tokens
        return s

    def key(self) -> tuple[object, ...]:
        return (
            self.frames_key(),
            self.box.id,
            self.variant,
            self.parts,
            self.refuges,
            self.reveal_early,
            self.strict_memory,
            self.aids,
            self.deduction,
            self.letter,
            self.part,
            self.day,
            self.phase,
            self.eye,
            self.step,
            self.influence,
            self.lead,
            tuple(self.owner),
            tuple(self.order),
            tuple(self.nazgul),
            self.witch_king,
            tuple(self.dice),
            tuple(self.spent),
            self.wk_die,
            self.tracks,
            self.swords,
            self.allies,
            bytes(self.journal),
            self.visited,
            self.last,
            self.dots,
            self.dot_bonus,
            self.info_held,
            self.info_turned,
            self.info_found,
            self.hand,
            self.known_hand,
            bytes(self.ally_deck),
            bytes(self.ally_discard),
            tuple(self.sorcery_hand),
            tuple(self.sorcery_seen),
            bytes(self.sorcery_deck),
            bytes(self.sorcery_discard),
            self.sorcery_out,
            self.fear,
            self.fellowship,
            self.reserve,
            self.lost_fellowship,
            self.joined,
            self.flipped,
            self.pool,
            self.beside,
            self.tokens_gone,
            bytes(self.drawn),
            self.done,
            self.active,
            self.rider_number,
            self.acted,
            self.held,
            self.no_road_bonus,
            self.no_free_hunt,
            self.no_reactions,
            self.immune,
            self.found,
            tuple(self.aims),
            self.aimed,
            tuple(self.offer),
            self.proposal,
            self.journey,
            bytes(self.journey_deck),
            bytes(self.journey_discard),
            self.surely_long,
            bytes(self.gandalf),
            self.gandalf_is,
            self.deeds_held,
            self.deeds_done,
            self.deed_pool,
            self.deed_gone,
            bytes(self.record),
            tuple(self.aid),
            self.ending,
            self.free_tokens,
            self.shadow_tokens,
        )

    @property
    def board(self) -> Board:
        """The side of the board that lies up."""
        return self.box.boards[self.part - 1]

    # The Ringwraiths

    def ringwraiths(self) -> list[int]:
        return list(range(1, self.seats))

    def riders_of(self, seat: int) -> list[int]:
        """The Nazgûl of a Ringwraith in the order in which they act. [H2.4]"""
        return [rider for rider in self.order if self.owner[rider] == seat]

    def activation(self) -> list[int]:
        """All Nazgûl in the order of the phase: the lead player's, then clockwise. [H15.2]"""
        riders: list[int] = []
        for turn in range(self.seats - 1):
            riders += self.riders_of((self.lead - 1 + turn) % (self.seats - 1) + 1)
        return riders

    def blocked(self) -> int:
        """Locations that no Nazgûl may enter or pass: ally tokens, and Gandalf on the board.
        [H13.2, H33.6]"""
        if self.gandalf_is == ON_THE_BOARD:
            return self.allies | 1 << self.gandalf[-1]
        return self.allies

    def protected(self) -> int:
        """Locations at which no Search and no Hunt may be aimed. [H13.3, H33.7]"""
        return self.blocked()

    def own_section(self) -> int:
        """The places of the active Nazgûl's section."""
        board = self.board
        return board.area[SECTION_AREAS + board.section[self.nazgul[self.active]]]

    def occupied(self) -> int:
        """Places where Nazgûl stand."""
        places = 0
        for rider in range(4):
            places |= 1 << self.nazgul[rider]
        return places

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

    # Frodo and the Fellowship

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

    def too_much_sorcery(self) -> bool:
        """The acting Ringwraith holds more than the hand limit. [H22.2]"""
        return self.sorcery_hand[self.seat].bit_count() > HAND_LIMIT

    def ally_tokens_left(self) -> int:
        """Ally tokens in the supply. [H13.7]"""
        return ALLY_TOKENS - self.allies.bit_count()

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Add to the public record."""
        self.record += bytes((kind, a, b, c))
