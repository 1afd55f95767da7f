"""Cards that stay on the table: what they change, when they are lost, how they are used and how
they are removed. [W9.11-W9.14, W9.17]"""

from ringtable.games.war.box.components import (
    CARD_TEXT,
    TABLE_CARD_LAPSE,
    Card,
    Side,
    bits,
)
from ringtable.games.war.cards.language import EVENT_TEXTS, EventText, Moment, OnTable, Text
from ringtable.games.war.cards.needs import needs_hold
from ringtable.games.war.facts import LAID_DOWN, TABLE_CARD_LOST, TABLE_CARD_USED
from ringtable.games.war.state import CARD_LAID_DOWN, War


def written(s: War, card: Card) -> EventText:
    """The text of a card; a card that nobody has written is an error, never a card without
    effect."""
    id = s.pack.events[card].id
    if id not in EVENT_TEXTS:
        raise NotImplementedError(f"the event card {id} is not written")
    return EVENT_TEXTS[id]


def text_of(s: War, card: Card) -> Text:
    """The words of a card in the wording of the match. [W9.2]"""
    found = written(s, card)
    if found.second is not None and s.second_edition(CARD_TEXT):
        return found.second
    return found.first


def lying(s: War, card: Card) -> OnTable | None:
    """What a card does on the table, in the wording of the match; None if it does not stay."""
    found = written(s, card)
    if found.second_on_table is not None and s.second_edition(CARD_TEXT):
        return found.second_on_table
    return found.on_table


def all_on_table(s: War) -> int:
    total = 0
    for cards in s.table:
        total |= cards
    return total


def owner_of(s: War, card: Card) -> int:
    """The seat that played a table card. [W31.26]"""
    for seat in range(s.seats):
        if s.table[seat] >> card & 1:
            return seat
    return -1


def lay_down(s: War, seat: int, card: Card) -> None:
    """A card stays on the table. [W9.10, W9.11]"""
    s.played &= ~(1 << card)
    s.table[seat] |= 1 << card
    s.news |= 1 << CARD_LAID_DOWN
    s.tell(LAID_DOWN, "W9.11", seat, s.pack.events[card].id)
    look_over_table(s)


def lose(s: War, card: Card, cause: str) -> None:
    """A table card is discarded. [W9.12]"""
    for seat in range(s.seats):
        s.table[seat] &= ~(1 << card)
    s.discard |= 1 << card
    s.tell(TABLE_CARD_LOST, cause, s.pack.events[card].id)
    look_over_table(s)


def look_over_table(s: War) -> None:
    """What the cards on the table change all the time: derived anew. [W9.14]"""
    s.closed = 0
    s.standing = 0
    for card in bits(all_on_table(s)):
        what = lying(s, card)
        if what is not None:
            s.closed |= what.closes
            if what.standing >= 0:
                s.standing |= 1 << what.standing


def lose_what_has_ended(s: War) -> None:
    """Table cards whose condition has come are discarded at once; second edition: also those whose
    own needs hold no more. [W9.12, W9.17, W1.9]"""
    for card in bits(all_on_table(s)):
        what = lying(s, card)
        if what is None:
            continue
        if what.lost_if is not None and what.lost_if(s):
            lose(s, card, "W9.12")
        elif s.second_edition(TABLE_CARD_LAPSE) and not needs_hold(s, card, owner_of(s, card)):
            lose(s, card, "W9.17")
    s.news = 0


# Use by the owner


def usable_at(s: War, moment: Moment, side: Side) -> list[Card]:
    """The table cards of a side that may be used at a moment, each judged as its owner sees it.
    [W9.14, W31.26]"""
    found = []
    acting = s.seat
    for seat in range(s.seats):
        if s.side_at[seat] == side and s.table[seat]:
            s.seat = seat
            for card in bits(s.table[seat]):
                what = lying(s, card)
                if what is not None and what.moment == moment and what.usable_if(s):
                    found.append(card)
    s.seat = acting
    return found


def use_table_card(s: War, card: Card) -> None:
    """Its owner uses a table card; most are discarded for it. [W9.14, W31.26]"""
    what = lying(s, card)
    assert what is not None  # noqa: S101 - only cards of `usable_at` are used
    seat = owner_of(s, card)
    s.tell(TABLE_CARD_USED, "W9.14", seat, s.pack.events[card].id)
    if what.once:
        lose(s, card, "W9.14")
    if what.use is not None:
        s.call(what.use.procedure, seat, source=card)


def removable(s: War, side: Side) -> list[Card]:
    """Table cards of the enemy that a side may try to remove. [W9.13]"""
    found = []
    for seat in range(s.seats):
        if s.table[seat] and s.side_at[seat] != side:
            for card in bits(s.table[seat]):
                what = lying(s, card)
                if what is not None and what.removals:
                    found.append(card)
    return found
