"""The letter from Gandalf: what part 1 leaves to part 2, also as a text. [H29]

    2.5.0.7.0.3.1.7fff.0.0.0.0.2-8.dcefg….….0.0

Fields: form, influence, Fellowship tokens on the Frodo card, companions that entered, those
flipped, ally cards in hand, information tokens, hunt pool, Eyes beside the track, tokens gone,
whether Fear of the Undead lies beside the track, sorcery cards out of the game, sorcery hands,
deck, discard pile, variant, refuges. Sets are hexadecimal, piles have a letter for each card.

It tells the hands and the order of the deck, so it is for programs: a server gives it out under
its seal only (`Game.continued`). Letters of form 1 name no variants, and where they have the sizes
of the hands (`#1-1`) and of the deck (`#18`) these cards are dealt anew.
"""

from typing import Final

from ringtable.games.hunt.box.components import (
    FELLOWSHIP,
    FRODO,
    HAND_LIMIT,
    INFORMATION_GIVEN,
    LIMIT_PART_ONE,
    PART_TWO_ONLY,
    PARTS,
    PIPPIN,
    SAM,
    SETUP_STREAM,
    SORCERY_STREAM,
    START_HAND,
    VARIANTS,
    bits,
)
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import to_be_continued
from ringtable.kernel.errors import BadOption
from ringtable.kernel.game import Options

FORM: Final = "2"
FIRST_FORM: Final = "1"
FIELDS: Final = {FIRST_FORM: 15, FORM: 17}
VARIANT: Final = 15
REFUGES: Final = 16


def write_letter(s: Hunt) -> str:
    """The letter at the end of part 1. [H29.1, H29.3, H29.R1]"""
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
        "-".join(f"{hand:x}" for hand in s.sorcery_hand[1:]),
        pile_text(s.sorcery_deck),
        pile_text(s.sorcery_discard),
        str(s.variant),
        "1" if s.refuges else "0",
    ]
    return ".".join(fields)


def continued(s: Hunt) -> Options | None:
    """The options of part 2 after part 1 was played alone; nothing if the story is over. [H29]"""
    if not to_be_continued(s):
        return None
    return {
        "parts": PARTS[PART_TWO_ONLY],
        "letter": write_letter(s),
        "variant": VARIANTS[s.variant],
        "refuges": "on" if s.refuges else "off",
        "strict_memory": "on" if s.strict_memory else "off",
        "aid_tokens": "on" if s.aids else "off",
        "deduction": "on" if s.deduction else "off",
        "pack": s.box.id,
    }


def with_letter(options: Options) -> Options:
    """The options of a match with the variants that its letter names. [H29.R1]"""
    fields = options["letter"].split(".")
    if fields[0] != FORM or len(fields) != FIELDS[FORM] or options["parts"] != "two":
        return options
    named = fields[VARIANT]
    if named not in [str(variant) for variant in range(len(VARIANTS))]:
        raise BadOption("the letter names no variant of the game", "bad-letter")
    refuges = "on" if fields[REFUGES] == "1" else "off"
    return {**options, "variant": VARIANTS[int(named)], "refuges": refuges}


def pile_text(pile: bytearray) -> str:
    return "".join(chr(ord("a") + pile[number]) for number in range(len(pile)))


def read_letter(s: Hunt) -> None:
    """Put what a letter says on the table of part 2; without one it begins as it mostly does."""
    if not s.letter:
        if s.under(3):
            usual_start(s)
        else:
            fresh_start(s)
        return
    fields = s.letter.split(".")
    if len(fields) != FIELDS.get(fields[0], 0):
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


# Part 2 alone: what part 1 leaves behind on average, so that the match is even. [H29.R2]
USUAL_INFLUENCE: Final = 6
USUAL_EYES: Final = 1
USUAL_INFORMATION: Final = 2
USUAL_SORCERY: Final = 3  # cards of all Ringwraiths together


def usual_start(s: Hunt) -> None:
    """Part 2 alone, without a letter: Frodo's card and Sam's are flipped, an Eye lies beside the
    track. [H29.R2, H30.2]"""
    s.influence = USUAL_INFLUENCE
    s.joined = 1 << FRODO | 1 << SAM | 1 << PIPPIN
    s.flipped = 1 << FRODO | 1 << SAM
    s.lost_fellowship = 1
    s.reserve = FELLOWSHIP[s.variant] - s.lost_fellowship
    eyes = [token for token in bits(s.box.beige) if s.box.influence[token].eye]
    for token in eyes[:USUAL_EYES]:
        s.beside |= 1 << token
    s.pool = s.box.beige & ~s.beside
    s.hand = (1 << START_HAND) - 1
    find_tokens(s, max(USUAL_INFORMATION, INFORMATION_GIVEN[s.variant]))
    wraiths = s.seats - 1
    deal_hands(s, [(USUAL_SORCERY + wraiths - 1 - seat) // wraiths for seat in range(wraiths)])


def find_tokens(s: Hunt, count: int) -> None:
    """Information tokens that the Ringwraiths have from part 1, whichever."""
    tokens = list(range(len(s.box.boards[0].token_places)))
    s.rng.shuffle(SETUP_STREAM, tokens)
    for token in tokens[:count]:
        s.info_found |= 1 << token


def fresh_start(s: Hunt) -> None:
    """Under rules 1 and 2, as if part 1 had cost nothing and brought nothing."""
    s.joined = 1 << FRODO | 1 << SAM | 1 << PIPPIN
    s.pool = s.box.beige
    s.hand = (1 << START_HAND) - 1
    find_tokens(s, INFORMATION_GIVEN[s.variant])
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
