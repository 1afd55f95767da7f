"""Another world that a seat cannot tell from this one: hidden cards, tokens and ways are dealt
anew.

What comes out agrees with everything the seat has seen and with every public answer. [H42]
"""

from random import Random
from typing import Final

from ringtable.games.hunt.box.components import (
    CROSSED,
    DEEDS_DRAWN,
    DOT,
    GANDALF_MOVED,
    R_ESCAPED,
    R_FOUND,
    R_HID,
    R_HUNT,
    R_MOVED,
    R_SEARCH,
    RECORD,
    RING_BEARER,
    bits,
)
from ringtable.games.hunt.deduction.insight import journals_of, journeys_of
from ringtable.games.hunt.deduction.journeys import CARD, EARLIER
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ringwraiths.sorcery import playable_sorcery
from ringtable.games.hunt.state import Hunt

TRIES: Final = 40  # draws before the true world is kept, which always fits


def redeal(s: Hunt, seat: int, random: Random) -> None:
    if s.outcome is not None:
        return
    asked = FLOW.decision(s).name
    if seat != RING_BEARER:
        deal_ally_cards(s, asked, random)
        if s.part == 1:
            deal_first_sheet(s, random)
        else:
            deal_second_sheet(s, asked, random)
    deal_sorcery_cards(s, seat, asked, random)
    shuffle_column(s.ally_deck, random)
    shuffle_column(s.sorcery_deck, random)
    shuffle_column(s.journey_deck, random)


def shuffle_column(column: bytearray, random: Random) -> None:
    cards = list(bytes(column))
    random.shuffle(cards)
    for number, card in enumerate(cards):
        column[number] = card


# Cards


def deal_ally_cards(s: Hunt, asked: str, random: Random) -> None:
    """Hand and deck are one heap to the others, but for cards they saw him take. [H42.4, H42.10]"""
    heap = [*bits(s.hand & ~s.known_hand), *bytes(s.ally_deck)]
    random.shuffle(heap)
    hidden = s.hand.bit_count() - s.known_hand.bit_count()
    s.hand = s.known_hand
    for card in heap[:hidden]:
        s.hand |= 1 << card
    s.ally_deck = bytearray(heap[hidden:])
    if asked == "keep-one":
        s.offer = heap[: len(s.offer)]


def deal_sorcery_cards(s: Hunt, seat: int, asked: str, random: Random) -> None:
    """Hands of others and the deck are one heap, but for cards seen while they were redistributed.
    A Ringwraith who is choosing a card to play has one that can be played. [H42.12, H30.R1]"""
    known = s.sorcery_seen[seat] if seat > 0 else 0
    if seat > 0:
        known |= s.sorcery_hand[seat]
    heap = list(bytes(s.sorcery_deck))
    sizes = [0] * s.seats
    for player in s.ringwraiths():
        hidden = s.sorcery_hand[player] & ~known
        sizes[player] = hidden.bit_count()
        heap += bits(hidden)
    hands = [hand & known for hand in s.sorcery_hand]
    random.shuffle(heap)
    if asked == "sorcery" and sizes[s.asked]:
        whole = s.sorcery_hand[s.asked]
        s.sorcery_hand[s.asked] = 0
        for card in heap:
            s.sorcery_hand[s.asked] |= 1 << card
        playable = [action // 4 for action in playable_sorcery(s, s.asked)]
        s.sorcery_hand[s.asked] = whole
        card = random.choice([one for one in heap if one in playable])
        heap.remove(card)
        hands[s.asked] |= 1 << card
        sizes[s.asked] -= 1
    for player in s.ringwraiths():
        for _ in range(sizes[player]):
            hands[player] |= 1 << heap.pop()
    s.sorcery_hand = hands
    s.sorcery_deck = bytearray(heap)
    if asked in ("deal", "agree-deal"):
        cards = 0
        for hand in hands:
            cards |= hand
        s.offer = bits(cards)


# Part 1: the journal and the information tokens


def deal_first_sheet(s: Hunt, random: Random) -> None:
    """A whole journal and a set of information tokens that fit the public record. [H42.9,
    H42.10]"""
    if not s.journal:
        return
    journals = journals_of(s.board, bytes(s.record))
    for _ in range(TRIES):
        journal = journals.draw(random)
        if journal and deal_information(s, journal, random):
            write_journal(s, journal)
            return


def write_journal(s: Hunt, journal: list[int]) -> None:
    s.journal = bytearray(journal)
    s.visited = 0
    s.dots = 0
    for entry in journal:
        if entry == DOT:
            s.dots += 1
        elif entry != CROSSED:
            s.visited |= 1 << entry
            s.last = entry
            s.dots = 0


def noted_at(s: Hunt, journal: list[int]) -> dict[int, int]:
    """When each location was first noted, as a place in the record."""
    found = {journal[0]: -1}
    written = 1
    for number in range(len(s.record) // RECORD):
        kind = s.record[number * RECORD]
        if kind in (R_MOVED, R_ESCAPED):
            entry = journal[written]
            written += 1
            if entry not in (DOT, CROSSED) and entry not in found:
                found[entry] = number
    return found


def seen(noted: dict[int, int], place: int, when: int) -> bool:
    """A location noted before hides its token from every question after that. [H24.13]"""
    return place in noted and noted[place] < when


def deal_information(s: Hunt, journal: list[int], random: Random) -> bool:
    """Tokens behind the screen: none of them can have lain face up where somebody asked in vain.
    [H24.3, H24.13]"""
    noted = noted_at(s, journal)
    hides: list[int] = []  # when a card turned a token over
    fruitless: dict[int, int] = {}  # by location: first question that found no token
    found_at: dict[int, int] = {}
    for number in range(len(s.record) // RECORD):
        kind, place = s.record[number * RECORD], s.record[number * RECORD + 1]
        if kind == R_HID:
            hides.append(number)
        elif kind == R_FOUND:
            found_at[place] = number
            fruitless.pop(place, None)
        elif (
            kind in (R_SEARCH, R_HUNT) and place not in fruitless and not seen(noted, place, number)
        ):
            fruitless[place] = number
    places = s.board.token_places
    free = [token for token in range(len(places)) if not s.info_found >> token & 1]
    open_tokens = [token for token in free if places[token] not in fruitless]
    doubtful = [token for token in free if places[token] in fruitless]
    random.shuffle(open_tokens)
    random.shuffle(doubtful)
    size = s.info_held.bit_count()
    held = open_tokens[:size]
    hidden: list[int] = []
    for token in doubtful:
        if len(held) == size:
            break
        fitting = [at for at in hides if at < fruitless[places[token]]]
        if fitting:
            hides.remove(fitting[-1])
            hidden.append(token)
            held.append(token)
    if len(held) < size:
        return False
    for at in hides:
        choices = [
            token for token in held if token not in hidden and not seen(noted, places[token], at)
        ]
        if choices:
            hidden.append(random.choice(choices))
        elif any(found > at and noted.get(place, -1) < 0 for place, found in found_at.items()):
            return False
    s.info_held = 0
    s.info_turned = 0
    for token in held:
        s.info_held |= 1 << token
        if token in hidden or places[token] in noted:
            s.info_turned |= 1 << token
    return True


# Part 2: the journey card, Gandalf and the deed tokens


def deal_second_sheet(s: Hunt, asked: str, random: Random) -> None:
    """[H42.11]"""
    if asked == "first-journey":
        draw_first_offer(s, random)
        return
    record = bytes(s.record)
    if asked == "reappear":  # it is said, but he has not chosen where
        record = record[:-RECORD]
    journeys = journeys_of(s.box, s.refuges, record)
    moved = 1 if s.done & GANDALF_MOVED else 0
    for _ in range(TRIES):
        drawn, way, jumps = journeys.draw(random, moved)
        if not way:
            return
        cards = [*bits(drawn >> EARLIER), drawn & CARD]
        if not s.gandalf:
            deal_journeys(s, cards, asked, random)
            draw_start_offer(s, random)
            return
        if deal_deeds(s, jumps, asked, random):
            s.gandalf = bytearray(way)
            deal_journeys(s, cards, asked, random)
            return


def draw_first_offer(s: Hunt, random: Random) -> None:
    journeys = s.box.journeys
    short = [one for one in range(len(journeys)) if not journeys[one].long]
    long = [one for one in range(len(journeys)) if journeys[one].long]
    s.offer = [random.choice(short), random.choice(long)]


def draw_start_offer(s: Hunt, random: Random) -> None:
    tokens = list(range(len(s.board.token_places)))
    random.shuffle(tokens)
    s.offer = sorted(tokens[:DEEDS_DRAWN])
    s.deed_pool = 0
    for token in tokens[DEEDS_DRAWN:]:
        s.deed_pool |= 1 << token


def deal_journeys(s: Hunt, cards: list[int], asked: str, random: Random) -> None:
    """Current card, discards and deck of the sampled kind, in the numbers that everybody sees.
    [H42.31]"""
    journeys = s.box.journeys
    turning = asked in ("strider-leads", "journey")  # the new card is not yet chosen
    if turning:
        cards = cards[:-1]
    kind = journeys[cards[0]].long
    rest = [one for one in range(len(journeys)) if journeys[one].long == kind and one not in cards]
    random.shuffle(rest)
    size = len(s.journey_discard)
    discards = list(cards) if turning else cards[:-1]
    while len(discards) < size:
        discards.append(rest.pop())
    s.journey = cards[-1]
    s.journey_discard = bytearray(discards)
    if turning:
        s.offer = [rest.pop() for _ in s.offer]
    s.journey_deck = bytearray(rest)


def deal_deeds(s: Hunt, jumps: list[int], asked: str, random: Random) -> bool:
    """Deed tokens: those of the start and of Gandalf's flights are used up, performed ones are
    seen; the others lie behind the screen or in the pool. [H30.6, H33.9, H36.8]"""
    places = s.board.token_places
    used = [places.index(place) for place in jumps]
    taken = set(used) | set(bits(s.deeds_done))
    if len(set(used)) < len(used) or set(used) & set(bits(s.deeds_done)):
        return False
    if len(used) - 1 != s.deed_gone.bit_count():
        return False  # the pool was formed anew
    rest = [token for token in range(len(places)) if token not in taken]
    random.shuffle(rest)
    size = s.deeds_held.bit_count()
    s.deeds_held = 0
    for token in rest[:size]:
        s.deeds_held |= 1 << token
    rest = rest[size:]
    if asked == "reappear":
        s.offer = [rest.pop() for _ in s.offer]
    s.deed_gone = 0
    for token in used[1:]:
        s.deed_gone |= 1 << token
    s.deed_pool = 0
    for token in rest:
        s.deed_pool |= 1 << token
    return True
