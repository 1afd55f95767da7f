"""Sorcery cards: hands, the deck, and playing a card with its declaration. [H22, H41.5]

The frame of a card being played: `source` is the card, `target` its option, `n` whether it is
cancelled. The die that pays for it stands in `s.paid`.
"""

from typing import Final

from ringtable.games.hunt.answers import Asks, playing, with_card
from ringtable.games.hunt.box.components import SORCERY, SORCERY_STREAM, Face, bits
from ringtable.games.hunt.cards import card as cards
from ringtable.games.hunt.cards.card import LETTERS, CardOption, open_options
from ringtable.games.hunt.facts import (
    DISCARDED_SORCERY,
    DREW_SORCERY,
    PLAYED_SORCERY,
    SORCERY_SHUFFLED,
)
from ringtable.games.hunt.ringwraiths.dice import PLAY_SORCERY as PLAY_USE
from ringtable.games.hunt.ringwraiths.dice import USES, Pay, spend_die
from ringtable.games.hunt.ringwraiths.questions import (
    ReactToSorcery,
    cancelled,
    stands,
    tell_cancelled,
    window_open,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, when
from ringtable.kernel.state import NOTHING

# Hands and the deck


def shuffle_discards(s: Hunt) -> None:
    """The discard pile becomes the new deck. [H22.8]"""
    pile = [s.sorcery_discard[number] for number in range(len(s.sorcery_discard))]
    s.rng.shuffle(SORCERY_STREAM, pile)
    s.sorcery_deck = bytearray(pile)
    s.sorcery_discard = bytearray()
    s.tell(SORCERY_SHUFFLED, "H22.8")


def draw_sorcery(s: Hunt, player: int) -> None:
    """One card; the pile is shuffled when the last card has been drawn. Without any card the draw
    is skipped. [H22.3, H22.8, H22.R2]"""
    if not s.sorcery_deck:
        if not s.sorcery_discard:
            return
        shuffle_discards(s)
    card = s.sorcery_deck.pop()
    s.sorcery_hand[player] |= 1 << card
    s.tell_only(
        1 << player, DREW_SORCERY, "H22.3", (player, 1, [s.box.sorcery[card].id]), (player, 1)
    )
    if not s.sorcery_deck and s.sorcery_discard:
        shuffle_discards(s)


def leave_hand(s: Hunt, player: int, card: int) -> None:
    s.sorcery_hand[player] &= ~(1 << card)
    for other in range(s.seats):
        s.sorcery_seen[other] &= ~(1 << card)


def draw_some(s: Hunt) -> None:
    for _ in range(s.n):
        draw_sorcery(s, s.seat)


def hand_is_full(s: Hunt) -> bool:
    return s.too_much_sorcery()


def kinds(s: Hunt, hand: int) -> list[int]:
    """The cards of a hand, of those that look alike only one. [H22.11]"""
    found: list[int] = []
    for card in bits(hand):
        same = s.box.same_sorcery[card]
        if same == card or not hand >> same & 1:
            found.append(card)
    return found


class DiscardSorcery(Asks):
    """With more than five cards the excess is discarded at once, by choice, and shown. [H22.2,
    H22.R3]"""

    name = "discard-sorcery"
    clause = "H22.2"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return kinds(s, s.sorcery_hand[s.seat])

    def take(self, s: Hunt, action: Action) -> None:
        leave_hand(s, s.seat, action)
        s.sorcery_discard.append(action)
        s.tell(DISCARDED_SORCERY, self.clause, s.seat, s.box.sorcery[action].id)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_card("discard", "hunt-option-discard", s.box.sorcery[action].id)


DRAW_SORCERY: Final = Procedure(
    "draw-sorcery",
    do(draw_some),
    loop(hand_is_full, ask(DiscardSorcery())),
)


# Playing a card


def playable_sorcery(s: Hunt, player: int) -> list[Action]:
    """Cards of the own hand whose condition holds, with each open option. [H22.5, H22.6, H22.7]"""
    found = []
    for card in kinds(s, s.sorcery_hand[player]):
        for option in open_options(s, s.box.sorcery[card]):
            found.append(card * 4 + option)
    return found


class ChooseSorcery(Asks):
    """Which card of the hand is played, and with which option. [H22.6, H41.20]"""

    name = "sorcery"
    clause = "H22.6"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return playable_sorcery(s, s.seat)

    def take(self, s: Hunt, action: Action) -> None:
        s.source = action // 4
        s.target = action % 4
        s.n = 0
        s.declared = []
        leave_hand(s, s.seat, s.source)
        # The card with its option is public from now on. [H42.14]
        s.tell(PLAYED_SORCERY, "H22.4", s.seat, s.box.sorcery[s.source].id, LETTERS[s.target])

    def show(self, s: Hunt, action: Action) -> Answer:
        card = s.box.sorcery[action // 4]
        return playing(card.id, LETTERS[action % 4], len(card.options))


class PayForSorcery(Pay):
    """A Sorcery result; in a dark location any die. [H22.4, H23.1]"""

    name = "pay-sorcery"
    clause = "H22.4"

    def symbol(self, s: Hunt) -> Face:
        return SORCERY

    def take(self, s: Hunt, action: Action) -> None:
        spend_die(s, action, PLAY_USE)
        s.paid = action

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-pay", {"use": name(f"hunt-use-{USES[PLAY_USE]}")})


def chosen_option(s: Hunt) -> CardOption:
    return s.box.sorcery[s.source].options[s.target]


def declare_aims(s: Hunt) -> None:
    """What the first word of the text aims at is named with the card. [H41.20]"""
    declaration = chosen_option(s).declaration
    if declaration is not None:
        s.call(declaration, source=s.box.first_sorcery + s.source)


def read_the_card(s: Hunt) -> None:
    s.call(chosen_option(s).text, source=s.box.first_sorcery + s.source)


def put_sorcery_away(s: Hunt) -> None:
    """To the discard pile, beside the track or out of the game; a cancelled card is discarded.
    [H22.8, H22.9, H22.R1, H41.6]"""
    afterwards = s.box.sorcery[s.source].afterwards
    s.declared = []
    s.paid = NOTHING
    if afterwards == cards.DISCARD or cancelled(s):
        s.sorcery_discard.append(s.source)
    elif afterwards == cards.REMOVE:
        s.sorcery_out |= 1 << s.source


PLAY_SORCERY: Final = Procedure(
    "play-sorcery",
    ask(ChooseSorcery()),
    do(declare_aims),
    ask(PayForSorcery()),
    when(window_open, ask(ReactToSorcery())),
    when(cancelled, do(tell_cancelled)),
    when(stands, do(read_the_card)),
    do(put_sorcery_away),
)
