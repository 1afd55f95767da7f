"""Before the first day: part 1 is laid out, the Nazgûl are divided and placed. [H4, H5, H6]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, AsksRingBearer, at_place
from ringtable.games.hunt.box.components import (
    ALLY_STREAM,
    DOT,
    FRODO,
    INFORMATION_DRAWN,
    INFORMATION_GIVEN,
    NAZGUL,
    PIPPIN,
    SAM,
    SETUP_STREAM,
    SORCERY_STREAM,
    START_HAND,
    Nazgul,
    bits,
)
from ringtable.games.hunt.facts import (
    DIVIDED,
    FOR_RING_BEARER,
    INFO_DRAWN,
    INFO_GIVEN,
    LEADS,
    ORDERED,
    PART_BEGAN,
    PLACED,
    PROPOSED,
    START_DRAWN,
    VOTED,
)
from ringtable.games.hunt.ring_bearer.allies import draw_ally
from ringtable.games.hunt.ringwraiths.sorcery import draw_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name, names
from ringtable.kernel.phrase import seat as seated
from ringtable.kernel.procedure import Procedure, ask, ask_each, do, each_seat, loop, second, when
from ringtable.kernel.questions import Vote

# The Ring-bearer's side [H4]


def lay_out_part_one(s: Hunt) -> None:
    """The tracks, the companions, the start token, the first cards and the information tokens.
    [H4.1- H4.9, H5.5]"""
    box = s.box
    board = s.board
    s.tell(PART_BEGAN, "H4", 1)
    s.joined = 1 << FRODO | 1 << SAM | 1 << PIPPIN
    s.pool = box.beige
    start = board.frodo_starts[s.rng.below(SETUP_STREAM, len(board.frodo_starts))]
    s.journal = bytearray([start])
    s.visited = 1 << start
    s.last = start
    s.dots = 0
    s.tell_only(FOR_RING_BEARER, START_DRAWN, "H4.4", (board.names[start],))
    deck = list(range(box.first_deck))
    s.rng.shuffle(ALLY_STREAM, deck)
    s.ally_deck = bytearray(deck)
    for _ in range(START_HAND):
        draw_ally(s, "H4.7")
    tokens = list(range(len(board.token_places)))
    s.rng.shuffle(SETUP_STREAM, tokens)
    for token in tokens[:INFORMATION_DRAWN]:
        s.info_held |= 1 << token
    places = [board.names[board.token_places[token]] for token in bits(s.info_held)]
    s.tell_only(FOR_RING_BEARER, INFO_DRAWN, "H4.9", (", ".join(places),))


def information_to_give(s: Hunt) -> bool:
    """One token in the standard game, two or none in the variants. [H6.1, H6.2, H6.3]"""
    return s.info_found.bit_count() < INFORMATION_GIVEN[s.variant]


class GiveInformation(AsksRingBearer):
    """The Ring-bearer gives an information token openly; its number unlocks an ability. [H4.9,
    H5.2, H5.R2]"""

    name = "give-information"
    clause = "H4.9"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return bits(s.info_held)

    def take(self, s: Hunt, action: Action) -> None:
        s.info_held &= ~(1 << action)
        s.info_found |= 1 << action
        s.tell(INFO_GIVEN, self.clause, s.board.names[s.board.token_places[action]])

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "give", "hunt-option-give", s.board.token_places[action])


# Dividing the Nazgûl [H2.3, H2.4, H5.1, H5.R3]. A division is the seat of each.


def divisions(wraiths: int) -> list[list[int]]:
    """All ways to divide the four Nazgûl so that every Ringwraith has at least one. [H2.3]"""
    found = []
    for number in range(wraiths**4):
        owners = [number // wraiths**rider % wraiths + 1 for rider in range(4)]
        if len(set(owners)) == wraiths:
            found.append(owners)
    return found


DIVISIONS: Final = [divisions(wraiths) for wraiths in range(5)]  # by the number of Ringwraiths


def begin_division(s: Hunt) -> None:
    s.proposal = []


def several_ringwraiths(s: Hunt) -> bool:
    return s.seats > 2


def not_agreed(s: Hunt) -> bool:
    return not s.proposal


NO_PROPOSAL: Final = 0  # an answer; others are numbers of divisions, from 1


class Propose(Asks):
    """Any Ringwraith may propose a division. [H5.R3]"""

    name = "propose"
    clause = "H5.R3"

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(DIVISIONS[s.seats - 1]) + 1))

    def take(self, s: Hunt, action: Action) -> None:
        if action != NO_PROPOSAL:
            s.proposal = self.division(s, action)[:]
            s.tell(PROPOSED, self.clause, s.seat, *s.proposal)

    def division(self, s: Hunt, action: Action) -> list[int]:
        return DIVISIONS[s.seats - 1][action - 1]

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == NO_PROPOSAL:
            return Answer("pass", "hunt-option-no-proposal")
        division = self.division(s, action)
        text = f"propose {division_text(division)}"
        return Answer(text, "hunt-option-propose", division_values(division))


def division_text(owners: list[int]) -> str:
    """Such as `blue=1,green=2,red=1,purple=2`: seats as people count them."""
    return ",".join(f"{rider}={owner + 1}" for rider, owner in zip(NAZGUL, owners, strict=True))


def division_values(owners: list[int]) -> dict[str, Value]:
    """Who leads which Nazgûl, for the words of a question."""
    return {rider: seated(one) for rider, one in zip(NAZGUL, owners, strict=True)}


def proposed(s: Hunt) -> bool:
    return bool(s.proposal)


def other_ringwraiths(s: Hunt) -> list[int]:
    return [seat for seat in s.ringwraiths() if seat != s.seat]


def count_vote(s: Hunt, vote: Action) -> None:
    s.tell(VOTED, "H5.R3", s.seat, "yes" if vote else "no")
    if not vote:
        s.proposal = []


def what_is_proposed(s: Hunt) -> dict[str, Value]:
    return division_values(s.proposal)


# A division holds when all Ringwraiths agree. [H5.R3]
AGREE: Final = Vote(
    "agree",
    "H5.R3",
    count_vote,
    message="hunt-ask-agree",
    texts=("agree", "refuse"),
    yes="hunt-option-agree",
    no="hunt-option-refuse",
    words=what_is_proposed,
)


def divide(s: Hunt) -> None:
    """As agreed, else dealt one by one in seat order. [H5.R3]"""
    for rider in range(4):
        s.owner[rider] = rider % (s.seats - 1) + 1
        if s.proposal:
            s.owner[rider] = s.proposal[rider]
        s.tell(DIVIDED, "H5.1", NAZGUL[rider], s.owner[rider])
    s.proposal = []
    order = []
    for seat in s.ringwraiths():
        order += [rider for rider in range(4) if s.owner[rider] == seat]
    s.order = order


def all_ringwraiths(s: Hunt) -> list[int]:
    return s.ringwraiths()


def has_several_riders(s: Hunt) -> bool:
    return len(s.riders_of(s.seat)) > 1


def permutations(riders: list[Nazgul]) -> list[list[Nazgul]]:
    if len(riders) <= 1:
        return [riders]
    found = []
    for first in riders:
        rest = [rider for rider in riders if rider != first]
        for order in permutations(rest):
            found.append([first, *order])
    return found


class Order(Asks):
    """Each Ringwraith fixes the order of his own Nazgûl for the whole part. [H2.4, H5.R3]"""

    name = "order"
    clause = "H2.4"

    def orders(self, s: Hunt) -> list[list[Nazgul]]:
        return permutations(sorted(s.riders_of(s.seat)))

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(self.orders(s))))

    def take(self, s: Hunt, action: Action) -> None:
        mine = self.orders(s)[action]
        order: list[Nazgul] = []
        for seat in s.ringwraiths():
            order += mine if seat == s.seat else s.riders_of(seat)
        s.order = order
        s.tell(ORDERED, self.clause, s.seat, [NAZGUL[rider] for rider in mine])

    def show(self, s: Hunt, action: Action) -> Answer:
        riders = [NAZGUL[rider] for rider in self.orders(s)[action]]
        values = {"riders": names([f"hunt-nazgul-{rider}" for rider in riders])}
        things = [f"nazgul:{rider}" for rider in riders]
        text = f"order {','.join(riders)}"
        return Answer(text, "hunt-option-order", values, things=things, data={"ordered": True})


DIVIDE_THE_NAZGUL: Final = Procedure(
    "divide-the-nazgul",
    do(begin_division),
    when(
        several_ringwraiths,
        each_seat(
            when(
                not_agreed,
                ask(Propose()),
                when(proposed, ask_each(AGREE, other_ringwraiths)),
            ),
            order=all_ringwraiths,
        ),
    ),
    do(divide),
    second(each_seat(when(has_several_riders, ask(Order())), order=all_ringwraiths)),
)


# The Ringwraiths' side [H5]


def deal_sorcery(s: Hunt) -> None:
    """One card for each Ringwraith player. [H5.4]"""
    deck = list(range(len(s.box.sorcery)))
    s.rng.shuffle(SORCERY_STREAM, deck)
    s.sorcery_deck = bytearray(deck)
    for player in s.ringwraiths():
        draw_sorcery(s, player)


def choose_the_lead(s: Hunt) -> None:
    """A random Ringwraith. [H5.6, H30.12]"""
    s.lead = 1 + s.rng.below(SETUP_STREAM, s.seats - 1)
    s.tell(LEADS, "H5.6", s.lead)


def begin_placing(s: Hunt) -> None:
    s.rider_number = 0
    s.nazgul = [DOT, DOT, DOT, DOT]


def nazgul_to_place(s: Hunt) -> bool:
    return s.rider_number < 4


class PlaceNazgul(Decision[Hunt]):
    """One at a time in activation order, the lead player first, on starts that are not full. [H5.7,
    H5.R1, H30.13, H30.R4]"""

    name = "place"
    clause = "H5.7"

    def who(self, s: Hunt) -> int:
        return s.owner[s.activation()[s.rider_number]]

    def options(self, s: Hunt) -> list[Action]:
        board = s.board
        return [one for one in board.nazgul_starts if s.nazgul.count(one) < board.per_start]

    def take(self, s: Hunt, action: Action) -> None:
        rider = s.activation()[s.rider_number]
        s.nazgul[rider] = action
        s.rider_number += 1
        s.tell(PLACED, self.clause, NAZGUL[rider], s.board.names[action])

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "place", "hunt-option-place", action)

    def prompt(self, s: Hunt) -> Phrase:
        rider = NAZGUL[s.activation()[s.rider_number]]
        return Phrase("hunt-ask-place", {"rider": name(f"hunt-nazgul-{rider}")})


PLACE_THE_NAZGUL: Final = Procedure(
    "place-the-nazgul",
    do(begin_placing),
    loop(nazgul_to_place, ask(PlaceNazgul())),
)
