"""Ally cards and ally tokens, and the Fellowship tokens that buy them. [H12, H13, H14]"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, at_place, enough, playing, with_card
from ringtable.games.hunt.box.components import (
    BOUGHT_CARD,
    PLAYED_CARD,
    RING_BEARER,
    Place,
    bits,
)
from ringtable.games.hunt.cards.card import LETTERS, open_options
from ringtable.games.hunt.facts import (
    ALLY_MOVED,
    BOUGHT,
    DISCARDED_ALLY,
    DREW_ALLY,
    FOR_RING_BEARER,
    GAINED_FELLOWSHIP,
    LOST_FELLOWSHIP,
    PLAYED_ALLY,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop, when

ENOUGH: Final = 0


# Drawing and the hand limit


def draw_ally(s: Hunt, clause: str) -> int:
    """The top card of the deck into the hand; an empty deck gives nothing more. [H12.3]"""
    if not s.ally_deck:
        return -1
    card = s.ally_deck.pop()
    s.hand |= 1 << card
    s.tell_only(FOR_RING_BEARER, DREW_ALLY, clause, (1, [s.box.ally[card].id]), (1,))
    return card


def draw_cards(s: Hunt) -> None:
    for _ in range(s.n):
        draw_ally(s, "H12.1")


def hand_is_full(s: Hunt) -> bool:
    return s.too_many_cards()


class DiscardAlly(AsksRingBearer):
    """With more than five cards the excess is discarded at once, by choice. [H12.2]"""

    name = "discard-ally"
    clause = "H12.2"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return bits(s.hand)

    def take(self, s: Hunt, action: Action) -> None:
        discard_ally(s, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_card("discard", "hunt-option-discard", s.box.ally[action].id)


DISCARD_ALLY: Final = DiscardAlly()


def take_from_hand(s: Hunt, card: int) -> None:
    s.hand &= ~(1 << card)
    s.known_hand &= ~(1 << card)


def discard_ally(s: Hunt, card: int, clause: str) -> None:
    """Face up: discard piles can be read by everyone. [H12.R1]"""
    take_from_hand(s, card)
    s.ally_discard.append(card)
    s.tell(DISCARDED_ALLY, clause, s.box.ally[card].id)


DRAW_ALLIES: Final = Procedure(
    "draw-allies",
    do(draw_cards),
    loop(hand_is_full, ask(DISCARD_ALLY)),
)


# Fellowship tokens


def gain_fellowship(s: Hunt, n: int, clause: str) -> None:
    """From the reserve, as long as there is one. [H14.2, H14.5, H41.R1]"""
    n = min(n, s.reserve)
    if n:
        s.reserve -= n
        s.fellowship += n
        s.tell(GAINED_FELLOWSHIP, clause, n, s.fellowship)


def spend_fellowship(s: Hunt) -> None:
    """Back to the reserve. [H14.3]"""
    s.fellowship -= 1
    s.reserve += 1


def lose_fellowship(s: Hunt, clause: str) -> None:
    """One token leaves the game for good, from the card, else from the reserve. [H11.8, H14.7]"""
    if s.fellowship:
        s.fellowship -= 1
    else:
        s.reserve -= 1
    s.lost_fellowship += 1
    s.tell(LOST_FELLOWSHIP, clause, s.fellowship + s.reserve)


def may_buy(s: Hunt) -> bool:
    """Once in the turn one token buys one card, unless the deck is empty. [H14.3, H12.R2]"""
    return not s.done & BOUGHT_CARD and s.fellowship > 0 and len(s.ally_deck) > 0


def why_not_bought(s: Hunt) -> Refusal | None:
    if s.done & BOUGHT_CARD:
        return Refusal("H14.3", Phrase("hunt-why-bought"))
    if not s.fellowship:
        return Refusal("H14.3", Phrase("hunt-why-no-fellowship"))
    return None


def buy_card(s: Hunt) -> None:
    s.done |= BOUGHT_CARD
    spend_fellowship(s)
    s.tell(BOUGHT, "H14.3")
    s.call(DRAW_ALLIES, RING_BEARER, n=1)


# Playing a card in the own turn

CARD: Final = 256  # an answer: play a card, four numbers for each (one an option)


def playable_cards(s: Hunt) -> list[Action]:
    """Cards of the hand that may be played in the own turn, with each open option. [H12.4, H12.5,
    H12.6, H12.9]"""
    if s.done & PLAYED_CARD:
        return []
    found = []
    for card in bits(s.hand & ~s.box.reactions):
        for option in open_options(s, s.box.ally[card]):
            found.append(CARD + card * 4 + option)
    return found


def play_card(s: Hunt, action: Action) -> None:
    """One ally card in the turn. [H8.1]"""
    s.done |= PLAYED_CARD
    announce_and_play(s, (action - CARD) // 4, (action - CARD) % 4)


def announce_and_play(s: Hunt, card: int, option: int) -> None:
    """A played card is public. [H41.21]"""
    take_from_hand(s, card)
    s.tell(PLAYED_ALLY, "H12.4", s.box.ally[card].id, LETTERS[option])
    s.call(PLAY_ALLY, RING_BEARER, source=card, target=option)


def put_ally_away(s: Hunt) -> None:
    """After its steps the card lies on the discard pile. [H12.8, H41.21]"""
    s.ally_discard.append(s.source)


def read_the_card(s: Hunt) -> None:
    s.call(s.box.ally[s.source].options[s.target].text, RING_BEARER, source=s.source)


# The frame: `source` is the card, `target` its option.
PLAY_ALLY: Final = Procedure("play-ally", do(read_the_card), do(put_ally_away))


def show_card(s: Hunt, action: Action) -> Answer:
    card = s.box.ally[(action - CARD) // 4]
    return playing(card.id, LETTERS[(action - CARD) % 4], len(card.options))


# Moving ally tokens. The frame: `n` is how many may still move, `target` the one that does. The new
# places of those that have moved stand in `s.aims`.


def free_for_ally(s: Hunt) -> int:
    """Locations without a Nazgûl and without an ally token. [H13.4, H13.R1]"""
    return s.board.location_mask & ~s.allies & ~s.occupied()


def may_go(s: Hunt, token: Place) -> list[Place]:
    """Connected locations to which an ally token may move. [H13.5, H13.6]"""
    free = free_for_ally(s)
    board = s.board
    return [one for one in bits(free) if board.connected(token, one)]


def movable_allies(s: Hunt) -> list[Place]:
    return [token for token in bits(s.allies) if token not in s.aims and may_go(s, token)]


def allies_may_move(s: Hunt) -> bool:
    return s.n > 0 and bool(movable_allies(s))


class WhichAlly(Decision[Hunt]):
    """An ally token that moves, or none any more. [H13.5]"""

    name = "which-ally"
    clause = "H13.5"

    def options(self, s: Hunt) -> list[Action]:
        return [ENOUGH, *movable_allies(s)]

    def take(self, s: Hunt, action: Action) -> None:
        if action == ENOUGH:
            s.n = 0
        s.target = action

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == ENOUGH:
            return enough()
        return at_place(s, "token", "hunt-option-ally-token", action)

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-which-ally", {"n": s.n})


class AllyGoes(Decision[Hunt]):
    """Where the chosen ally token goes. [H13.5]"""

    name = "ally-goes"
    clause = "H13.5"

    def options(self, s: Hunt) -> list[Action]:
        return may_go(s, s.target)

    def take(self, s: Hunt, action: Action) -> None:
        s.allies = s.allies & ~(1 << s.target) | 1 << action
        s.tell(ALLY_MOVED, "H13.5", s.board.names[s.target], s.board.names[action])
        s.n -= 1
        s.aims.append(action)

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "to", "hunt-option-to", action)

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-ally-goes", {"place": s.board.names[s.target]})


def ally_chosen(s: Hunt) -> bool:
    return s.n > 0


def forget_moved(s: Hunt) -> None:
    s.aims = []


MOVE_ALLIES: Final = Procedure(
    "move-allies",
    loop(allies_may_move, ask(WhichAlly()), when(ally_chosen, ask(AllyGoes()))),
    do(forget_moved),
)
