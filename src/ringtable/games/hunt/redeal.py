"""Another world that a seat cannot tell from this one: hidden cards, tokens and ways are dealt
anew.

What comes out agrees with everything the seat has seen and with every public answer. Where none is
found that is said; the true world is never kept. [H42]
"""

from random import Random
from typing import Final

from ringtable.games.hunt.box.components import (
    CROSSED,
    DEEDS_DRAWN,
    DOT,
    FELL,
    GANDALF_MOVED,
    R_DEED,
    R_DREW_DEED,
    R_ESCAPED,
    R_FLED,
    R_FOUND,
    R_HID,
    R_HUNT,
    R_MOVED,
    R_REAPPEARED,
    R_SEARCH,
    REACHED_RIVENDELL,
    RECORD,
    RING_BEARER,
    bits,
)
from ringtable.games.hunt.box.pack import Journey
from ringtable.games.hunt.deduction.insight import journals_of, journeys_of
from ringtable.games.hunt.deduction.journeys import CARD, EARLIER
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ringwraiths.sorcery import playable_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import to_be_continued
from ringtable.kernel.errors import NoOtherWorld

TRIES: Final = 40  # draws before it is said that none fits


def redeal(s: Hunt, seat: int, random: Random) -> None:
    if s.outcome is not None and not to_be_continued(s):
        return
    asked = FLOW.decision(s).name if s.outcome is None else ""
    if seat != RING_BEARER:
        deal_ally_cards(s, asked, random)
        if s.outcome is not None:
            forget_first_sheet(s)
        elif s.part == 1:
            deal_first_sheet(s, random)
        else:
            forget_first_sheet(s)
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
    if asked == "sorcery" and not playable(s, hands[s.asked]):
        card = random.choice([one for one in heap if playable(s, 1 << one)])
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


def playable(s: Hunt, hand: int) -> bool:
    """Whether the Ringwraith who is asked could play a card of such a hand."""
    held = s.sorcery_hand[s.asked]
    s.sorcery_hand[s.asked] = hand
    found = playable_sorcery(s, s.asked)
    s.sorcery_hand[s.asked] = held
    return bool(found)


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
    raise NoOtherWorld


def forget_first_sheet(s: Hunt) -> None:
    """Where Frodo went in part 1 plays no part in part 2. Unless it was shown, nobody else gets to
    know it, also not by going on from here alone. [H28.R2]"""
    if not s.reveal_early:
        s.journal = bytearray()
        s.visited = 0


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
    if asked == "reappear" or s.ending == REACHED_RIVENDELL:
        record = record[:-RECORD]  # it is said, but he has not chosen where; the last step
    journeys = journeys_of(s.box, s.refuges, record)
    moved = 1 if s.done & GANDALF_MOVED else 0
    for _ in range(TRIES):
        drawn, way, jumps = journeys.draw(random, moved)
        if not way:
            break
        cards = [*bits(drawn >> EARLIER), drawn & CARD]
        if not could_end(s, s.box.journeys[cards[-1]]):
            continue
        if not s.gandalf:
            deal_journeys(s, cards, asked, random)
            draw_start_offer(s, random)
            return
        if deal_deeds(s, jumps, record, asked, random):
            s.gandalf = bytearray(way)
            deal_journeys(s, cards, asked, random)
            return
    raise NoOtherWorld


def could_end(s: Hunt, journey: Journey) -> bool:
    """Once part 2 is over its card is one that ended it so. [H39.1, H39.2]"""
    if s.ending == REACHED_RIVENDELL:
        return s.step == journey.moves
    return s.ending != FELL or s.influence >= journey.limit + s.limit_bonus()


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


# Deed tokens are followed through the record: an empty pool is formed anew from those that left.


def deal_deeds(s: Hunt, jumps: list[int], record: bytes, asked: str, random: Random) -> bool:
    """Deed tokens behind the screen, in the pool and out of the game, so that all that was done
    with them could be done; False if it could not. [H30.6, H33.9, H33.R3, H34.1, H36.8]"""
    places = s.board.token_places
    used = [places.index(place) for place in jumps]
    deeds = [places.index(a) for kind, a in entries(record) if kind == R_DEED]
    start = used.pop(0)
    # Who performed a deed held its token from the beginning, unless more were drawn later.
    held = [token for token in deeds if token not in used and token != start][: DEEDS_DRAWN - 1]
    pool = [token for token in range(len(places)) if token != start and token not in held]
    random.shuffle(pool)
    pool.sort(key=used.__contains__)
    missing = DEEDS_DRAWN - 1 - len(held)
    held, pool = held + pool[:missing], pool[missing:]
    gone: list[int] = []
    for kind, _ in entries(record):
        if kind in (R_FLED, R_REAPPEARED):
            if not pool:
                pool, gone = gone, []
            token = used.pop(0)
            if token not in pool:
                return False
            pool.remove(token)
            gone.append(token)
        elif kind == R_DREW_DEED:
            token = drawn_deed(pool, used, deeds, held, random)
            pool.remove(token)
            held.append(token)
        elif kind == R_DEED:
            token = deeds.pop(0)
            if token not in held:
                return False
            held.remove(token)
    if asked == "reappear":  # two tokens are drawn, none is chosen yet
        if not pool:
            pool, gone = gone, []
        random.shuffle(pool)
        s.offer = [pool.pop() for _ in s.offer]
    s.deeds_held = as_set(held)
    s.deed_pool = as_set(pool)
    s.deed_gone = as_set(gone)
    return True


def entries(record: bytes) -> list[tuple[int, int]]:
    """What was said, in order: kind and place."""
    return [(record[at], record[at + 1]) for at in range(0, len(record), RECORD)]


def drawn_deed(
    pool: list[int], used: list[int], deeds: list[int], held: list[int], random: Random
) -> int:
    """A token that is drawn behind the screen: rather one whose deed is performed later, rather not
    one that Gandalf still uses."""
    wanted = [token for token in pool if token in deeds and token not in held]
    free = [token for token in pool if token not in used and token not in deeds]
    return random.choice(wanted or free or pool)


def as_set(tokens: list[int]) -> int:
    found = 0
    for token in tokens:
        found |= 1 << token
    return found
