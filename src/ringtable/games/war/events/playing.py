"""Playing an event card: with a die or as a card allows, and removing one from the table.
[W9.7-W9.14, W9.23-W9.28]"""

from typing import Final

from ringtable.games.war.box.components import (
    ARMY,
    CHARACTER,
    CHARACTER_DECK,
    CHARACTER_TEXT,
    DECK_SIZE,
    DRAW_CARD,
    EVENT,
    FREE,
    GANDALF_GREY,
    MUSTER,
    NO_CARD,
    PLAY_CARD,
    REMOVE_TABLE_CARD,
    SHADOW,
    STRATEGY_DECK,
    Card,
    Face,
    bits,
)
from ringtable.games.war.cards.language import EVENT_DIE_USED, Removal
from ringtable.games.war.cards.needs import needs_hold
from ringtable.games.war.events.hand import HAND_LIMIT_CHECK, draw, show_card
from ringtable.games.war.events.table_cards import (
    lay_down,
    lose,
    lying,
    owner_of,
    removable,
    text_of,
    usable_at,
)
from ringtable.games.war.facts import CARD_DONE, PLAYED, SHOWN
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import DECK_SET, War
from ringtable.games.war.turn.actions import ANY_FACE, Deed, used_as
from ringtable.games.war.turn.rings import has_ring, use_up_ring
from ringtable.games.war.turn.steps import ChooseDeck, mate_of, own_decks
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, run, when
from ringtable.kernel.questions import Offer

NO_FACE: Final = -1  # a card played without a die [W9.23]


def playable(s: War, card: Card) -> bool:
    """Its needs hold and something of it is possible; laying it on the table is something. It is
    judged as it will be carried out: out of the hand. [W9.8, W9.9, W9.25, W9.26]"""
    if not needs_hold(s, card, s.seat):
        return False
    if s.pack.events[card].stays:
        return True
    hand = s.hand[s.seat]
    s.hand[s.seat] = hand & ~(1 << card)
    possible = text_of(s, card).possible(s)
    s.hand[s.seat] = hand
    return possible


def cards_for(s: War, face: Face) -> list[Card]:
    """Cards of the acting hand that a die used as this face may play. [W7.15, W7.16, W9.7]"""
    events = s.pack.events
    return [
        card
        for card in bits(s.hand[s.seat])
        if (face == EVENT or events[card].symbol == face) and playable(s, card)
    ]


def may_play(s: War) -> bool:
    """The frame's source is the face of the die."""
    return bool(cards_for(s, s.source))


def why_not_playable(s: War, card: Card) -> str:
    """A need that does not hold, the last action, what belongs to the team-mate, or nothing that
    would change for anybody. [W9.8, W9.26, W31.21, W33.4]"""
    if not needs_hold(s, card, s.seat):
        return "W9.8"
    if playable_after_another_action(s, card):
        return "W33.4"
    return "W31.21" if playable_by_mate(s, card) else "W9.26"


def playable_after_another_action(s: War, card: Card) -> bool:
    """Only what the last action was done with forbids it. [W33.4]"""
    last = s.last_action
    s.last_action = [0]
    found = playable(s, card)
    s.last_action = last
    return found


def playable_by_mate(s: War, card: Card) -> bool:
    """With this hand in the team-mate's place, so that nothing of his own shows. [W31.21, W36.4]"""
    seat, mate = s.seat, mate_of(s, s.seat)
    hands = s.hand[:]
    s.hand[mate] = s.hand[seat]
    s.seat = mate
    found = playable(s, card)
    s.seat = seat
    s.hand = hands
    return found


def why_no_card(s: War, card: Card) -> str:
    """The die shows another symbol, or the card cannot be played. [W9.7]"""
    if s.source != EVENT and s.pack.events[card].symbol != s.source:
        return "W9.7"
    return why_not_playable(s, card)


# Why there is nothing to play: what is nearest to a card that can be played comes first.
NEAREST: Final = ("W33.4", "W31.21", "W9.26", "W9.8", "W9.7")


def why_no_play(s: War) -> str:
    """No card of its symbol is in the hand, or none of them can be played. The frame is that of the
    die. [W9.7, W9.8, W9.26]"""
    found = {"W9.7"}
    for face in used_as(s, s.side_at[s.seat], s.n):
        s.source = face
        found |= {why_no_card(s, card) for card in bits(s.hand[s.seat])}
    s.source = -1
    return next(clause for clause in NEAREST if clause in found)


# What waits for the end of a card: each side has one thing that may.
NOTHING_WAITS: Final = 0
GANDALF_WAITS: Final = 1
PALANTIR_WAITS: Final = 2


class PlayCard(Question):
    """Which card is played. From then on it lies open. [W9.7, W9.25, W36.5]"""

    name = "play"
    clause = "W9.7"
    private = True
    stage = True

    def options(self, s: War) -> list[Action]:
        return cards_for(s, s.source)

    def take(self, s: War, action: Action) -> None:
        play_out(s, action, s.source)

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "play", "war-option-play", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        card = card_in_hand(s, thing)
        return None if card == NO_CARD else refused("war-why-no-card", why_no_card(s, card))


def card_in_hand(s: War, thing: str) -> Card:
    """The card of one's own hand that is meant: a thing or an answer."""
    card = s.pack.card_named.get(thing.removeprefix("card:").removeprefix("play "), NO_CARD)
    return card if card != NO_CARD and s.hand[s.seat] >> card & 1 else NO_CARD


def play_out(s: War, card: Card, face: Face) -> None:
    """The card leaves the hand and lies open while it is carried out. [W9.25, W36.5]"""
    s.hand[s.seat] &= ~(1 << card)
    s.played |= 1 << card
    s.tell(PLAYED, "W9.7", s.seat, s.pack.events[card].id)
    waits = what_waits(s, card) if face == EVENT else NOTHING_WAITS
    s.call(RESOLVE_EVENT, s.seat, source=face, target=card, n=waits)


def what_waits(s: War, card: Card) -> int:
    """What an Event die has set off, judged when the card is played; a table card draws for its
    owner alone. [W9.27, W29.2, W31.26]"""
    if s.side_at[s.seat] == FREE:
        any_deck = s.second_edition(CHARACTER_TEXT)
        if s.guide == GANDALF_GREY and (any_deck or card // DECK_SIZE == CHARACTER_DECK):
            return GANDALF_WAITS
    elif any(owner_of(s, one) == s.seat for one in usable_at(s, EVENT_DIE_USED, SHADOW)):
        return PALANTIR_WAITS
    return NOTHING_WAITS


def carry_out(s: War) -> None:
    """The text of the card. [W9.28]"""
    s.call(text_of(s, s.target).procedure, s.seat, source=s.target)


def put_away(s: War) -> None:
    """Discarded after its effect, unless it stays on the table. [W9.10]"""
    card = s.target
    if s.pack.events[card].stays:
        lay_down(s, s.seat, card)
    else:
        s.played &= ~(1 << card)
        s.discard |= 1 << card
        s.tell(CARD_DONE, "W9.10", s.pack.events[card].id)


def gandalf_may_draw(s: War) -> bool:
    return s.n == GANDALF_WAITS and bool(s.left[gandalfs_deck(s)])


def gandalfs_deck(s: War) -> int:
    """A Character card; second edition: a card of the same deck. [W29.2]"""
    return s.target // DECK_SIZE if s.second_edition(CHARACTER_TEXT) else CHARACTER_DECK


def draw_for_gandalf(s: War) -> None:
    draw(s, s.seat, gandalfs_deck(s), "W29.2")


def palantir_draws(s: War) -> bool:
    return s.n == PALANTIR_WAITS and bool(own_decks(s))


GANDALF_DRAWS: Final = Offer("gandalf-draws", "W29.2", draw_for_gandalf, "war-ask-gandalf-draws")


class PalantirDeck(ChooseDeck):
    """A card of either deck for an Event die. [W9.27, W37.10]"""

    name = "palantir"
    stage = False

    def take(self, s: War, action: Action) -> None:
        draw(s, s.seat, action, "the-palantir-of-orthanc")


# The frame: source is the face of the die or NO_FACE, target the card, n what waits for its end.
RESOLVE_EVENT: Final = Procedure(
    "resolve-event",
    do(carry_out),
    do(put_away),
    when(gandalf_may_draw, ask(GANDALF_DRAWS)),
    when(palantir_draws, ask(PalantirDeck())),
    run(HAND_LIMIT_CHECK),
)

# The frame: source is the face of the die.
PLAY_EVENT: Final = Procedure("play-event", ask(PlayCard()))

# The frame: seat is who draws.
DRAW_AN_EVENT: Final = Procedure("draw-card", ask(ChooseDeck()), run(HAND_LIMIT_CHECK))


def may_draw(s: War) -> bool:
    """[W7.14, W9.5]"""
    return bool(own_decks(s))


# Removing a table card as an action [W9.13]


def way_to_remove(s: War, card: Card, die: Face) -> Removal | None:
    """The cheapest way in which the acting player can remove a table card with a die."""
    side = s.side_at[s.seat]
    what = lying(s, card)
    if what is None:
        return None
    best: Removal | None = None
    for one in what.removals:
        if one.by != side or one.face not in (ANY_FACE, die) or not one.only_if(s):
            continue
        if (one.ring and not has_ring(s, side)) or (one.cards and not all(prices(s))):
            continue
        if best is None or not (one.ring or one.cards):
            best = one
    return best


def prices(s: War) -> list[list[Card]]:
    """Cards of the acting hand that can be the price: one of each list is given."""
    hand = s.hand[s.seat]
    deck = 2 * s.side_at[s.seat]
    armies = [
        card
        for card in bits(hand & DECK_SET[deck + STRATEGY_DECK])
        if s.pack.events[card].symbol == ARMY
    ]
    return [armies, bits(hand & DECK_SET[deck + CHARACTER_DECK])]


def may_remove(s: War) -> bool:
    """Judged in the frame of the die: n is its face."""
    return bool(removable_with(s, s.n))


def removable_with(s: War, die: Face) -> list[Card]:
    side = s.side_at[s.seat]
    return [one for one in removable(s, side) if way_to_remove(s, one, die) is not None]


# The frame: n is the die, target the card, source 1 if cards must be given.


class RemoveWhich(Question):
    """Which table card is removed; a ring is paid at once. [W9.13, W8.10]"""

    name = "remove-table-card"
    clause = "W9.13"
    private = True
    stage = True

    def options(self, s: War) -> list[Action]:
        return removable_with(s, s.n)

    def take(self, s: War, action: Action) -> None:
        way = way_to_remove(s, action, s.n)
        s.target = action
        s.source = 1 if way is not None and way.cards else 0
        if way is not None and way.ring:
            use_up_ring(s, s.side_at[s.seat], "W8.10")

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "remove", "war-option-remove-card", action)


class GiveArmyCard(Question):
    """A card with the Army symbol as the price: everybody sees it. [W36.5]"""

    name = "give-army-card"
    clause = "W36.5"
    private = True
    stage = True

    def options(self, s: War) -> list[Action]:
        return prices(s)[0]

    def take(self, s: War, action: Action) -> None:
        give(s, action)

    def show(self, s: War, action: Action) -> Answer:
        return show_card(s, "give", "war-option-give-card", action)


class GiveCharacterCard(GiveArmyCard):
    """A card of the Character deck as the price. [W36.5]"""

    name = "give-character-card"

    def options(self, s: War) -> list[Action]:
        return prices(s)[1]


def give(s: War, card: Card) -> None:
    s.hand[s.seat] &= ~(1 << card)
    s.discard |= 1 << card
    s.tell(SHOWN, "W36.5", s.seat, s.pack.events[card].id)


def cards_are_due(s: War) -> bool:
    return s.source == 1


def lose_removed(s: War) -> None:
    lose(s, s.target, "W9.13")


REMOVE_FROM_TABLE: Final = Procedure(
    "remove-table-card",
    ask(RemoveWhich()),
    when(cards_are_due, ask(GiveArmyCard()), ask(GiveCharacterCard())),
    do(lose_removed),
)

CARD_DEEDS: Final = [
    Deed(DRAW_CARD, (EVENT,), may_draw, DRAW_AN_EVENT),
    Deed(PLAY_CARD, (EVENT, CHARACTER, ARMY, MUSTER), may_play, PLAY_EVENT, why=why_no_play),
    Deed(REMOVE_TABLE_CARD, (ANY_FACE,), may_remove, REMOVE_FROM_TABLE),
]
