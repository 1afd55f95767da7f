"""The letter from Gandalf: what part 1 leaves to part 2, also as a text. [H29]

    1.5.0.7.0.3.1.7fff.0.0.0.0.2-8.dcefg…

Fields: form, influence, Fellowship tokens on the Frodo card, companions that entered, those
flipped, ally cards in hand, information tokens, hunt pool, Eyes beside the track, tokens gone,
whether Fear of the Undead lies beside the track, sorcery cards out of the game, sorcery hands,
deck, discard pile. Sets are hexadecimal, piles have a letter for each card. A letter that anybody
may read has the sizes of the hands (`#1-1`) and of the deck (`#18`) in their place: then these
cards are dealt anew.
"""

from typing import Final

from ringtable.games.hunt.box.components import (
    FELLOWSHIP,
    FRODO,
    HAND_LIMIT,
    INFORMATION_GIVEN,
    LIMIT_PART_ONE,
    PIPPIN,
    SAM,
    SETUP_STREAM,
    SORCERY_STREAM,
    START_HAND,
    bits,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.errors import BadOption

FORM: Final = "1"
FIELDS: Final = 15


def write_letter(s: Hunt, readable: bool = False) -> str:
    """The letter at the end of part 1. A readable one hides the sorcery hands and the deck, the
    only things in it that the Ring-bearer must not see. [H29.1, H29.2, H29.3]"""
    hands = s.sorcery_hand[1:]
    if readable:
        shown = "#" + "-".join(str(hand.bit_count()) for hand in hands)
        deck = f"#{len(s.sorcery_deck)}"
    else:
        shown = "-".join(f"{hand:x}" for hand in hands)
        deck = pile_text(s.sorcery_deck)
    fields = [
        FORM,
        str(s.influence),
        str(s.fellowship),
        f"{s.joined:x}",
        f"{s.flipped:x}",
        str(s.hand.bit_count()),
        f"{s.info_found:x}",
        f"{s.pool:x}",
        f"{s.beside:x}",
        f"{s.tokens_gone:x}",
        "1" if s.fear else "0",
        f"{s.sorcery_out:x}",
        shown,
        deck,
        pile_text(s.sorcery_discard),
    ]
    return ".".join(fields)


def pile_text(pile: bytearray) -> str:
    return "".join(chr(ord("a") + pile[number]) for number in range(len(pile)))


def read_letter(s: Hunt) -> None:
    """Put what a letter says on the table of part 2. Without one, part 1 left nothing but its
    setup."""
    if not s.letter:
        fresh_start(s)
        return
    fields = s.letter.split(".")
    if len(fields) != FIELDS or fields[0] != FORM:
        raise BadOption("this is not a letter from Gandalf", "bad-letter")
    try:
        read_fields(s, fields)
    except ValueError as problem:
        raise BadOption(f"the letter cannot be read: {problem}", "bad-letter") from problem
    check_letter(s)


def read_fields(s: Hunt, fields: list[str]) -> None:
    s.influence = int(fields[1])
    s.fellowship = int(fields[2])
    s.joined = int(fields[3], 16)
    s.flipped = int(fields[4], 16)
    s.info_found = int(fields[6], 16)
    s.pool = int(fields[7], 16)
    s.beside = int(fields[8], 16)
    s.tokens_gone = int(fields[9], 16)
    s.fear = fields[10] == "1"
    s.sorcery_out = int(fields[11], 16)
    s.sorcery_discard = read_pile(fields[14])
    # The cards of part 1 do not matter any more, only how many there were. [H30.4]
    s.hand = (1 << hand_size(fields[5])) - 1
    s.lost_fellowship = 1 if s.flipped >> FRODO & 1 else 0
    s.reserve = FELLOWSHIP[s.variant] - s.lost_fellowship - s.fellowship
    if fields[12].startswith("#"):
        deal_hands(s, [int(size) for size in fields[12][1:].split("-")])
    else:
        hands = [int(hand, 16) for hand in fields[12].split("-")]
        if len(hands) != s.seats - 1:
            raise ValueError(f"it was written for {len(hands)} Ringwraiths")
        s.sorcery_hand = [0, *hands]
        s.sorcery_deck = read_pile(fields[13])


def hand_size(text: str) -> int:
    size = int(text)
    if not 0 <= size <= HAND_LIMIT:
        raise ValueError(f"no hand has {size} cards")
    return size


def read_pile(text: str) -> bytearray:
    return bytearray(ord(letter) - ord("a") for letter in text)


def deal_hands(s: Hunt, sizes: list[int]) -> None:
    """Hands and deck of a readable letter: any cards that are not elsewhere."""
    if len(sizes) != s.seats - 1:
        raise ValueError(f"it was written for {len(sizes)} Ringwraiths")
    elsewhere = s.sorcery_out
    for number in range(len(s.sorcery_discard)):
        elsewhere |= 1 << s.sorcery_discard[number]
    fear = beside_card(s)
    if s.fear and fear >= 0:
        elsewhere |= 1 << fear
    cards = [card for card in range(len(s.box.sorcery)) if not elsewhere >> card & 1]
    s.rng.shuffle(SORCERY_STREAM, cards)
    if sum(sizes) > len(cards):
        raise ValueError("there are not as many sorcery cards")
    s.sorcery_hand = [0] * s.seats
    for seat, size in enumerate(sizes, 1):
        for _ in range(size):
            s.sorcery_hand[seat] |= 1 << cards.pop()
    s.sorcery_deck = bytearray(cards)


def beside_card(s: Hunt) -> int:
    """The sorcery card that lies beside the track after play."""
    for number, card in enumerate(s.box.sorcery):
        if card.afterwards == 1:
            return number
    return -1


def fresh_start(s: Hunt) -> None:
    """Part 2 alone: as if part 1 had cost nothing and brought nothing."""
    s.joined = 1 << FRODO | 1 << SAM | 1 << PIPPIN
    s.pool = s.box.beige
    s.hand = (1 << START_HAND) - 1
    tokens = list(range(len(s.box.boards[0].token_places)))
    s.rng.shuffle(SETUP_STREAM, tokens)
    for token in tokens[: INFORMATION_GIVEN[s.variant]]:
        s.info_found |= 1 << token
    deal_hands(s, [1] * (s.seats - 1))


def check_letter(s: Hunt) -> None:
    """Every card and token once, every number in its range. [H29.R1]"""
    cards = s.sorcery_out
    count = s.sorcery_out.bit_count()
    fear = beside_card(s)
    if s.fear and fear >= 0:
        cards |= 1 << fear
        count += 1
    for hand in s.sorcery_hand:
        cards |= hand
        count += hand.bit_count()
    for pile in (s.sorcery_deck, s.sorcery_discard):
        for number in range(len(pile)):
            cards |= 1 << pile[number]
            count += 1
    whole = len(s.box.sorcery)
    tokens = s.pool | s.beside | s.tokens_gone
    together = s.pool.bit_count() + s.beside.bit_count() + s.tokens_gone.bit_count()
    sound = (
        0 <= s.influence < LIMIT_PART_ONE
        and s.fellowship >= 0
        and s.reserve >= 0
        and min(s.joined, s.flipped, s.info_found, s.pool, s.beside, s.tokens_gone) >= 0
        and s.joined < 16
        and s.flipped & ~s.joined == 0
        and s.joined >> FRODO & 1
        and s.info_found < 1 << len(s.box.boards[0].token_places)
        and cards == (1 << whole) - 1
        and count == whole
        and tokens.bit_count() == together
        and tokens & ~(s.box.beige | s.box.special) == 0
        and s.box.beige & ~tokens == 0
        and all(s.box.influence[token].eye for token in bits(s.beside))
    )
    if not sound:
        raise BadOption(
            "the letter does not add up: a card or token is missing or double", "letter"
        )
