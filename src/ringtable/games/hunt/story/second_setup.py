"""The setup of part 2. [H30]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, at_place, with_journey, with_rider
from ringtable.games.hunt.box.components import (
    ABILITIES,
    ALLY_STREAM,
    DEED_STREAM,
    DEEDS_DRAWN,
    FRODO,
    HIDDEN,
    JOURNEY_STREAM,
    MERRY,
    NAZGUL,
    NO_NAZGUL,
    NOWHERE,
    PART_TWO_ONLY,
    R_PART_TWO,
    R_STEP,
    RING_BEARER,
    STRIDER,
    UNDECIDED,
    Nazgul,
    bits,
)
from ringtable.games.hunt.facts import (
    DEEDS_DRAWN as DEEDS_FACT,
)
from ringtable.games.hunt.facts import (
    FOR_RING_BEARER,
    GANDALF_STARTS,
    HANDS_STAY,
    JOINED,
    PART_BEGAN,
    REDISTRIBUTED,
    SHOWN_SORCERY,
    VOTED,
    WITCH_KING_ENTERED,
)
from ringtable.games.hunt.ring_bearer.allies import draw_ally
from ringtable.games.hunt.ring_bearer.journey import keep_journey
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.letter import read_letter
from ringtable.games.hunt.story.setup import all_ringwraiths, other_ringwraiths
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, name, seat
from ringtable.kernel.procedure import Procedure, ask, ask_each, do, each_seat, loop, when
from ringtable.kernel.questions import Vote


def lay_out_part_two(s: Hunt) -> None:
    """The board is turned over; what part 1 left stays. [H29.3, H30.1-H30.5, H30.10, H30.11,
    H13.R2]"""
    if s.parts == PART_TWO_ONLY:
        read_letter(s)
    s.part = 2
    s.ending = UNDECIDED
    s.seat = RING_BEARER
    s.day = 0
    s.phase = 0
    s.eye = False
    s.step = 0
    s.found = NOWHERE
    s.active = NO_NAZGUL
    s.nazgul = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
    s.held = 0
    s.no_road_bonus = False
    s.no_free_hunt = False
    s.no_reactions = False
    s.immune = False
    s.dot_bonus = 0
    s.aid = [0] * len(s.aid)
    s.tracks = 0
    s.swords = 0
    s.allies = 0
    s.info_held = 0
    s.info_turned = 0
    s.pool |= s.box.grey
    s.note(R_PART_TWO)
    s.note(R_STEP, 0)
    s.tell(PART_BEGAN, "H30", 2)
    gather_companions(s)
    new_hand(s)


def gather_companions(s: Hunt) -> None:
    """Face-up cards stay, flipped ones are out but for Frodo's; Strider joins, and Merry if he has
    not yet. [H30.1, H30.2, H11.13]"""
    arriving = 1 << STRIDER
    if not s.joined >> MERRY & 1:
        arriving |= 1 << MERRY
        s.tell(JOINED, "H30.1", "merry")
    s.joined = s.joined & ~s.flipped | 1 << FRODO | arriving
    s.flipped &= 1 << FRODO
    s.tell(JOINED, "H30.1", "strider")


def new_hand(s: Hunt) -> None:
    """The old hand is discarded, as many cards come from the new deck. [H30.4]"""
    size = s.hand.bit_count()
    s.hand = 0
    s.known_hand = 0
    deck = list(range(s.box.first_deck, len(s.box.ally)))
    s.rng.shuffle(ALLY_STREAM, deck)
    s.ally_deck = bytearray(deck)
    s.ally_discard = bytearray()
    for _ in range(size):
        draw_ally(s, "H30.4")


# The first journey card [H30.3]


def draw_first_journeys(s: Hunt) -> None:
    """One card of each deck."""
    short = [one for one in range(len(s.box.journeys)) if not s.box.journeys[one].long]
    long = [one for one in range(len(s.box.journeys)) if s.box.journeys[one].long]
    s.rng.shuffle(JOURNEY_STREAM, short)
    s.rng.shuffle(JOURNEY_STREAM, long)
    s.offer = [short[-1], long[-1]]


class FirstJourney(Decision[Hunt]):
    """The Ring-bearer keeps one card; the deck of the other is put away. [H30.3]"""

    name = "first-journey"
    clause = "H30.3"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return [0, 1]

    def take(self, s: Hunt, action: Action) -> None:
        s.journey = s.offer[action]
        s.offer = []
        kind = s.box.journeys[s.journey].long
        deck = [
            one
            for one in range(len(s.box.journeys))
            if s.box.journeys[one].long == kind and one != s.journey
        ]
        s.rng.shuffle(JOURNEY_STREAM, deck)
        s.journey_deck = bytearray(deck)
        s.journey_discard = bytearray()
        keep_journey(s)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_journey(s, s.offer[action])

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-journey")


# Gandalf's start and deeds [H30.6]


def draw_deeds(s: Hunt) -> None:
    tokens = list(range(len(s.board.token_places)))
    s.rng.shuffle(DEED_STREAM, tokens)
    s.offer = sorted(tokens[:DEEDS_DRAWN])
    s.deed_pool = 0
    for token in tokens[DEEDS_DRAWN:]:
        s.deed_pool |= 1 << token
    places = [s.board.names[s.board.token_places[token]] for token in s.offer]
    s.tell_only(FOR_RING_BEARER, DEEDS_FACT, "H30.6", (", ".join(places),))


class GandalfStarts(Asks):
    """One of the four tokens is Gandalf's start and used up; three are possible deeds. [H30.6,
    H34.4]"""

    name = "gandalf-starts"
    clause = "H30.6"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return s.offer

    def take(self, s: Hunt, action: Action) -> None:
        for token in s.offer:
            if token != action:
                s.deeds_held |= 1 << token
        s.offer = []
        place = s.board.token_places[action]
        s.gandalf = bytearray([place])
        s.gandalf_is = HIDDEN
        s.tell_only(FOR_RING_BEARER, GANDALF_STARTS, "H30.6", (s.board.names[place],))

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "start", "hunt-option-gandalf", s.board.token_places[action])


# Redistributing the sorcery cards [H30.9, H30.R1]. A proposal is a seat for each shown card. The
# frame counts: first the votes against it, then the cards that are still to be dealt.


def hands_can_change(s: Hunt) -> bool:
    return s.seats > 2 and any(s.sorcery_hand[player] for player in s.ringwraiths())


def begin_redistribution(s: Hunt) -> None:
    s.n = 0
    s.proposal = []


def count_wish(s: Hunt, vote: Action) -> None:
    s.tell(VOTED, "H30.R1", s.seat, "yes" if vote else "no")
    if not vote:
        s.n += 1


# All Ringwraiths must agree before the hands are shown. [H30.R1]
REDISTRIBUTE: Final = Vote(
    "redistribute",
    "H30.R1",
    count_wish,
    message="hunt-ask-redistribute",
    texts=("agree", "refuse"),
    yes="hunt-option-agree",
    no="hunt-option-refuse",
)


def all_want_it(s: Hunt) -> bool:
    return s.n == 0


def show_hands(s: Hunt) -> None:
    """All held cards are shown to the Ringwraiths only. [H30.R1, H42.12]"""
    cards = 0
    for player in s.ringwraiths():
        cards |= s.sorcery_hand[player]
    s.offer = bits(cards)
    everybody = (1 << s.seats) - 2
    for player in s.ringwraiths():
        s.sorcery_seen[player] |= cards
    shown = [s.box.sorcery[card].id for card in s.offer]
    if s.under(3):  # they lie there to be seen now; nobody looks them up in the log later
        everybody = 0
    s.tell_only(everybody, SHOWN_SORCERY, "H30.R1", (shown,), ())


def cards_lie_open(s: Hunt) -> bool:
    """The sorcery cards are shown to be dealt; then they are hidden again. [H30.R1]"""
    return s.depth_of(REDISTRIBUTION) >= 0 and bool(s.offer)


def no_deal_yet(s: Hunt) -> bool:
    return not s.proposal


def begin_deal(s: Hunt) -> None:
    s.n = len(s.offer)


def cards_to_deal(s: Hunt) -> bool:
    return s.n > 0


NO_DEAL: Final = 0


class DealCard(Decision[Hunt]):
    """Who gets the next shown card, so that the numbers are as equal as possible. [H30.9]"""

    name = "deal"
    clause = "H30.9"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        wraiths = s.ringwraiths()
        least = len(s.offer) // len(wraiths)
        larger = len(s.offer) % len(wraiths)
        sizes = [s.proposal.count(player) for player in wraiths]
        larger -= len([size for size in sizes if size > least])
        found = [] if s.proposal else [NO_DEAL]
        for player, size in zip(wraiths, sizes, strict=True):
            if size < least or (size == least and larger > 0):
                found.append(player)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action == NO_DEAL:
            s.n = 0
            return
        s.proposal.append(action)
        s.n -= 1

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == NO_DEAL:
            return Answer("pass", "hunt-option-no-proposal")
        return Answer(f"deal {action + 1}", "hunt-option-deal", {"player": seat(action)})

    def prompt(self, s: Hunt) -> Phrase:
        card = s.box.sorcery[s.offer[len(s.proposal)]].id
        return Phrase("hunt-ask-deal", {"card": name(f"hunt-card-{card}")})


def deal_proposed(s: Hunt) -> bool:
    return bool(s.proposal)


def count_vote(s: Hunt, vote: Action) -> None:
    s.tell(VOTED, "H30.R1", s.seat, "yes" if vote else "no")
    if not vote:
        s.proposal = []


# The proposed deal holds when all agree. [H30.R1]
AGREE_TO_DEAL: Final = Vote(
    "agree-deal",
    "H30.R1",
    count_vote,
    message="hunt-ask-agree-deal",
    texts=("agree", "refuse"),
    yes="hunt-option-agree",
    no="hunt-option-refuse",
    secret=True,
)


def deal_hands(s: Hunt) -> None:
    """As agreed; without agreement the hands stay. [H30.R1]"""
    if s.proposal:
        hands = [0] * s.seats
        for number, card in enumerate(s.offer):
            hands[s.proposal[number]] |= 1 << card
        s.sorcery_hand = hands
        s.tell(REDISTRIBUTED, "H30.9")
    else:
        s.tell(HANDS_STAY, "H30.R1")
    s.offer = []
    s.proposal = []


REDISTRIBUTION: Final = Procedure(
    "redistribution",
    do(begin_redistribution),
    ask_each(REDISTRIBUTE, all_ringwraiths),
    when(
        all_want_it,
        do(show_hands),
        each_seat(
            when(
                no_deal_yet,
                do(begin_deal),
                loop(cards_to_deal, ask(DealCard())),
                when(deal_proposed, ask_each(AGREE_TO_DEAL, other_ringwraiths)),
            ),
            order=all_ringwraiths,
        ),
        do(deal_hands),
    ),
)


# The Witch-king [H30.14]


def witch_king_leads(s: Hunt) -> bool:
    """Ability 5 brings him into play at this setup. [H24.11, H37.2]"""
    return s.abilities() >= ABILITIES


class ChooseWitchKing(Asks):
    """Which Nazgûl of the lead player he replaces. [H30.14]"""

    name = "witch-king"
    clause = "H30.14"

    def who(self, s: Hunt) -> int:
        return s.lead

    def options(self, s: Hunt) -> list[Action]:
        return s.riders_of(s.lead)

    def take(self, s: Hunt, action: Action) -> None:
        summon_witch_king(s, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_rider(s, action)


def summon_witch_king(s: Hunt, rider: Nazgul, clause: str) -> None:
    """He takes the place of a Nazgûl, on the board and in the order. [H37.1]"""
    s.witch_king = rider
    s.tell(WITCH_KING_ENTERED, clause, NAZGUL[rider], s.board.names[s.nazgul[rider]])
