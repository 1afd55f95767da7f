"""Drawing and discarding event cards. [W9.1-W9.6, W9.24]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTER_DECK,
    DECK_SIZE,
    DECKS,
    HAND_LIMIT,
    NO_CARD,
    STRATEGY_DECK,
    TEAM_HAND_LIMIT,
    Card,
    Deck,
    bits,
)
from ringtable.games.war.events.table_cards import written
from ringtable.games.war.facts import DISCARDED_CARD, DREW
from ringtable.games.war.questions import Question
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask, loop


def hand_limit(s: War, seat: int) -> int:
    """Six cards; four for a player who shares his side. [W9.3, W31.7, W33.2]"""
    return HAND_LIMIT if s.is_one(s.side_at[seat]) else TEAM_HAND_LIMIT


def draw(s: War, seat: int, deck: Deck, cause: str) -> None:
    """The top card of a deck; a draw from an empty one is lost. The face is told to its owner
    alone. [W5.4, W9.5, W9.6, W36.8]"""
    card = s.top(deck)
    if card == NO_CARD:
        return
    written(s, card)
    s.left[deck] -= 1
    s.hand[seat] |= 1 << card
    id = s.pack.events[card].id
    s.tell_only(1 << seat, DREW, cause, (seat, DECKS[deck], id), (seat, DECKS[deck]))


def draw_both(s: War, seat: int, cause: str) -> None:
    """A card of each deck of the side. [W5.4]"""
    side = s.side_at[seat]
    draw(s, seat, 2 * side + CHARACTER_DECK, cause)
    draw(s, seat, 2 * side + STRATEGY_DECK, cause)


# The hand limit


def hand_is_full(s: War) -> bool:
    """More cards than the limit. [W9.3]"""
    return s.hand[s.seat].bit_count() > hand_limit(s, s.seat)


def discard_face_down(s: War, seat: int, card: Card, cause: str) -> None:
    """Out of the hand, unseen by the others but for its deck. [W9.4, W36.5]"""
    s.hand[seat] &= ~(1 << card)
    s.face_down[seat] |= 1 << card
    deck = DECKS[card // DECK_SIZE]
    s.tell_only(
        1 << seat, DISCARDED_CARD, cause, (seat, deck, s.pack.events[card].id), (seat, deck)
    )


def show_card(s: War, verb: str, message: str, card: Card) -> Answer:
    """An answer that names a card."""
    id = s.pack.events[card].id
    return Answer(f"{verb} {id}", message, {"card": {"name": f"war-card-{id}"}}, thing=f"card:{id}")


class DiscardExcess(Question):
    """Which card to discard, at once, down to the limit. [W9.3, W37.5]"""

    name = "discard"
    clause = "W9.3"
    private = True

    def options(self, s: War) -> list[Action]:
        return bits(s.hand[s.seat])

    def take(self, s: War, action: Action) -> None:
        discard_face_down(s, s.seat, action, "W9.3")

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "discard", "war-option-discard", action)


# The frame: seat is who has drawn.
HAND_LIMIT_CHECK: Final = Procedure("hand-limit", loop(hand_is_full, ask(DiscardExcess())))
