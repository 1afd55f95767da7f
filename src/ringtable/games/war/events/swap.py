"""Team-mates swap one card each, unseen, if both agree. [W31.8, W31.9]"""

from typing import Final

from ringtable.games.war.box.components import DECK_SIZE, DECKS, FREE, NO_CARD, SHADOW, Side, bits
from ringtable.games.war.events.hand import show_card
from ringtable.games.war.facts import SWAPPED
from ringtable.games.war.questions import Question
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask_each, do, second, when


def can_swap(s: War, side: Side) -> bool:
    """Two players, and both hold a card."""
    return not s.is_one(side) and all(s.hand[seat] for seat in s.seats_of(side))


def free_can_swap(s: War) -> bool:
    return can_swap(s, FREE)


def shadow_can_swap(s: War) -> bool:
    return can_swap(s, SHADOW)


class OfferCard(Question):
    """The card one would give, or none: both choose in secret, and only if both name one are they
    swapped. [W31.8, W37.13]"""

    name = "swap"
    clause = "W31.8"
    private = True

    def options(self, s: War) -> list[Action]:
        return [NO_CARD, *bits(s.hand[s.seat])]

    def take(self, s: War, action: Action) -> None:
        s.aims = [*s.aims, action]

    def show(self, s: War, action: Action) -> Answer:
        if action == NO_CARD:
            return Answer("no", "war-option-no-swap", verb="pass")
        return show_card(s, "swap", "war-option-swap", action)


def free_team(s: War) -> list[int]:
    return s.seats_of(FREE)


def shadow_team(s: War) -> list[int]:
    return s.seats_of(SHADOW)


def exchange(s: War, side: Side) -> None:
    """Each knows the card he has given; nobody else learns a face. [W31.8, W36.4]"""
    offered, s.aims = s.aims, []
    if NO_CARD in offered:
        return
    seats = s.seats_of(side)
    for giver, taker, card in ((seats[0], seats[1], offered[0]), (seats[1], seats[0], offered[1])):
        s.hand[giver] &= ~(1 << card)
        s.hand[taker] |= 1 << card
        s.given[giver] |= 1 << card
        s.given[taker] &= ~(1 << card)
        deck = DECKS[card // DECK_SIZE]
        told = (giver, taker, deck, s.pack.events[card].id)
        s.tell_only(1 << giver | 1 << taker, SWAPPED, "W31.8", told, (giver, taker, deck))


def exchange_free(s: War) -> None:
    exchange(s, FREE)


def exchange_shadow(s: War) -> None:
    exchange(s, SHADOW)


SWAPS: Final = Procedure(
    "swaps",
    when(free_can_swap, ask_each(OfferCard(), free_team), do(exchange_free)),
    when(shadow_can_swap, second(ask_each(OfferCard(), shadow_team)), do(exchange_shadow)),
)
