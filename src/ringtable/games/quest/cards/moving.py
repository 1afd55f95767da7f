"""Verbs for cards that come and go: into play, to a hand, into a deck, to another player. [Q18.9,
Q22]"""

from ringtable.games.quest.box.components import ALLY, REMOVED
from ringtable.games.quest.cards import targets
from ringtable.games.quest.cards.targets import (
    One,
    Subject,
    acting,
    anything,
)
from ringtable.games.quest.cards.verb import Deed, Some, cause, verb
from ringtable.games.quest.cards.words import Word
from ringtable.games.quest.facts import (
    ATTACHED,
    CHANGED_CONTROL,
    DISCARDED,
    PUT_INTO_PLAY,
    RETURNED_TO_HAND,
    SHUFFLED_IN,
)
from ringtable.games.quest.facts import REMOVED as TOLD_REMOVED
from ringtable.games.quest.phases.planning import is_unique_in_play
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.zones import attach as attach_to
from ringtable.games.quest.zones import (
    discard_card,
    enter_play,
    move,
    shuffle_into_deck,
)
from ringtable.games.quest.zones import return_to_hand as take_back
from ringtable.kernel.procedure import Step, ask, do
from ringtable.kernel.state import NOBODY

# Cards come and go


def may_enter(s: Quest, card: int) -> bool:
    """An ally of whom no unique copy is in play; of a card that nobody knows it may be so. [Q23.1,
    Q32.12]"""
    if card < 0:
        return True
    return s.pack.kind[s.title[card]] == ALLY and not is_unique_in_play(s, s.title[card])


def do_put_into_play(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        if not is_unique_in_play(s, s.title[card]):
            s.tell(PUT_INTO_PLAY, why, s.seat, s.id_of(card))
            enter_play(s, card, s.seat)


def put_into_play(what: Subject) -> Word:
    """Under your control; it is not played. [Q18.9, Q22.3]"""
    return verb("put-into-play", do_put_into_play, what, 0, may_enter)


def might_hold_an_ally(s: Quest) -> bool:
    """Another card of the hand might be one. [Q32.10]"""
    return len(s.hand[s.seat]) > 1


def put_into_play_from_hand() -> Word:
    """An ally of your hand. [Q18.9]"""
    ally = One(targets.card_in_hand, may_enter, None, acting, "Q21.13", True)
    deed = do(Deed("put-into-play", do_put_into_play, ally, 0))
    return Word("put-into-play", (ask(ally.question),), (deed,), ally.anybody, might_hold_an_ally)


def do_discard(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        if s.in_play(card):
            s.tell(DISCARDED, why, s.id_of(card))
            discard_card(s, card)


def discard(what: Subject) -> Word:
    """From play to the discard pile; it is not destroyed. [Q13.10]"""
    return verb("discard", do_discard, what)


def do_return(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        if s.in_play(card):
            s.tell(RETURNED_TO_HAND, why, s.owner[card], s.id_of(card))
            take_back(s, card)


def return_to_hand(what: Subject) -> Word:
    """To its owner's hand. [Q22.2]"""
    return verb("return-to-hand", do_return, what)


def do_shuffle_in(s: Quest, cards: list[int], n: int, why: str) -> None:
    for card in cards:
        s.tell(SHUFFLED_IN, why, s.id_of(card), s.owner[card])
        shuffle_into_deck(s, card)


def shuffle_in(what: Subject) -> Word:
    """Into the deck it came from. [Q22.2]"""
    return verb("shuffle-in", do_shuffle_in, what)


def remove_this_event(s: Quest) -> None:
    s.tell(TOLD_REMOVED, cause(s), s.id_of(s.source))
    move(s, s.source, REMOVED)


def remove_from_the_game() -> Word:
    """This event is removed from the game instead of being put away."""
    return Word("remove", (), (do(remove_this_event),))


class AttachThis:
    """The card itself becomes an attachment that nobody controls. [Q22.7, Q22.8]"""

    def __init__(self, to: Subject) -> None:
        self.to = to
        self.__name__ = "attach this"

    def __call__(self, s: Quest) -> None:
        for card in self.to.cards(s):
            attach_to(s, s.source, card, NOBODY)
            s.tell(ATTACHED, cause(s), s.id_of(s.source), s.id_of(card))


def attach_this(to: Subject) -> Word:
    chosen = to.choice()
    choosing: tuple[Step, ...] = (ask(chosen.question),) if chosen is not None else ()
    return Word("attach", choosing, (do(AttachThis(to)),), Some(to, anything))


def change_control(s: Quest, card: int, seat: int, why: str) -> None:
    """It moves to the new controller's area with its state; attachments on it go along. [Q22.4]"""
    s.play[s.controller[card]].remove(card)
    s.play[seat].append(card)
    s.controller[card] = seat
    for one in s.attachments_on(card):
        if s.controller[one] != NO_SEAT:
            s.controller[one] = seat
    s.tell(CHANGED_CONTROL, why, s.id_of(card), seat)
