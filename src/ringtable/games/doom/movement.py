"""Movement, event spaces, and reaching a destination. [M8, M9, M11]"""

from typing import Final

from ringtable.games.doom.box.components import (
    COMPANIONS,
    DARK_HEART,
    EVENTS,
    FIGURES,
    HELMS_DEEP,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    NO_EVENT,
    ON_EVENT_SPACE,
    RING_BEARERS,
    STAGE_LENGTH,
    STAGES,
    WAITING,
    Card,
    Figure,
    Space,
)
from ringtable.games.doom.box.printed import GANDALF_MASK
from ringtable.games.doom.cards.windows import UseCard, fits, window
from ringtable.games.doom.courage import gain_courage, lose_courage, place_nazgul
from ringtable.games.doom.facts import (
    ARRIVED_EXACTLY,
    CANNOT_MOVE,
    EVENT,
    EVENT_IGNORED,
    GANDALF_CARD_DRAWN,
    GANDALF_CARD_LOST,
    GANDALF_RETURNS,
    MOVED,
    PROTECTED,
    REACHED,
    STAYS,
    WAITS,
)
from ringtable.games.doom.state import Doom
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.procedure import Procedure, do, run, when


def move_by_die(s: Doom, figure: Figure, steps: int, clause: str) -> None:
    """A Fellowship die moves its figure exactly as far as it shows, and only such a move can be
    exact. [M8.1, M8.10]"""
    move(s, figure, steps, clause, True)


def move_freely(s: Doom, figure: Figure, steps: int, clause: str) -> None:
    """A move by a slot symbol or a card; to move 0 spaces is no move. [M8.10, M9.5]"""
    if steps == 0:
        s.tell(STAYS, clause, FIGURES[figure], s.position[figure])
    else:
        move(s, figure, steps, clause, False)


def move(s: Doom, figure: Figure, steps: int, clause: str, by_die: bool) -> None:
    if not s.can_move(figure):
        s.tell(CANNOT_MOVE, "M11.6" if figure == RING_BEARERS else "M8.9", FIGURES[figure])
    elif figure == RING_BEARERS:
        move_ring_bearers(s, steps, clause, by_die)
    else:
        move_companion(s, figure, steps, clause, by_die)


def move_ring_bearers(s: Doom, steps: int, clause: str, by_die: bool) -> None:
    """They stop on the destination of the current stage. [M8.4]"""
    here = s.position[RING_BEARERS]
    there = min(here + steps, s.destination())
    s.position[RING_BEARERS] = there
    s.tell(MOVED, clause, FIGURES[RING_BEARERS], here, there)
    if there == s.destination():
        reach_the_destination(s, by_die and here + steps == there)
    else:
        land(s, RING_BEARERS)


def move_companion(s: Doom, figure: Figure, steps: int, clause: str, by_die: bool) -> None:
    """A companion may pass destinations, but never Minas Morgul: who overshoots it waits beside it.
    A die that leads exactly onto any destination raises courage. [M8.3, M8.5, M8.6, M8.7]"""
    here = s.position[figure]
    there = here + steps
    if there > MINAS_MORGUL_SPACE:
        s.position[figure] = WAITING
        s.tell(WAITS, "M8.7", FIGURES[figure], here)
        return
    s.position[figure] = there
    s.tell(MOVED, clause, FIGURES[figure], here, there)
    if there % STAGE_LENGTH:
        land(s, figure)
    elif by_die:
        s.tell(ARRIVED_EXACTLY, "M8.5", FIGURES[figure], STAGES[there // STAGE_LENGTH - 1])
        gain_courage(s, 1, "M8.5")


# Event spaces


def land(s: Doom, figure: Figure) -> None:
    """A figure that ends a move on an event space triggers it, unless another figure stands there
    already. Passing triggers nothing. [M9.1, M9.2, M9.3, M16.4]"""
    space = s.position[figure]
    if s.printed.events[space] == NO_EVENT:
        return
    if not s.no_protection:
        for other in range(len(FIGURES)):
            if other != figure and s.position[other] == space:
                s.tell(PROTECTED, "M9.3", FIGURES[figure], space, FIGURES[other])
                return
    s.tell(EVENT, "M9.1", FIGURES[figure], space, EVENTS[s.printed.events[space]])
    s.call(EVENT_SPACE, source=figure, target=space)


class UseOnEventSpace(UseCard):
    """The effect of an event space is about to happen: Arwen makes it be ignored. [M7.8, M17.2]"""

    name = "use_card_on_event_space"
    clause = "M7.8"
    asks = "doom-ask-use-card-on-event-space"
    window = ON_EVENT_SPACE

    def cards(self, s: Doom) -> int:
        """None where nothing is about to happen: no Nazgûl comes any more. [M10.8]"""
        empty = s.printed.events[s.target] != DARK_HEART and not s.witch_king
        if empty and s.under(2):
            return 0
        return s.usable() & s.printed.for_window[ON_EVENT_SPACE]

    def use(self, s: Doom, card: Card) -> None:
        s.tell(EVENT_IGNORED, s.printed.rules[card], s.target)
        s.leave(EVENT_SPACE)

    def prompt(self, s: Doom) -> Phrase:
        values: dict[str, Value] = {
            "player": seat(s.seat),
            "figure": name(f"doom-figure-{FIGURES[s.source]}"),
            "event": name(f"doom-event-{EVENTS[s.printed.events[s.target]]}"),
        }
        return Phrase(self.asks, values)


USE_ON_EVENT_SPACE: Final = UseOnEventSpace()
ON_EVENT_SPACE_WINDOW: Final = window("on_event_space", USE_ON_EVENT_SPACE)


def cards_fit_the_event(s: Doom) -> bool:
    return fits(s, USE_ON_EVENT_SPACE)


def event_happens(s: Doom) -> None:
    """A dark heart lowers courage by 1, a Nazgûl symbol places one Nazgûl. [M9.1]"""
    if s.printed.events[s.target] == DARK_HEART:
        lose_courage(s, 1, "M9.1")
    else:
        place_nazgul(s, "M9.1")


EVENT_SPACE: Final = Procedure(
    "event_space",
    when(cards_fit_the_event, run(ON_EVENT_SPACE_WINDOW)),
    do(event_happens),
)


# Destinations


def reach_the_destination(s: Doom, exact: bool) -> None:
    """At once, before the remaining dice: an exact die draws a Gandalf card at the first four
    destinations, any other way loses it unseen; at Minas Morgul neither happens. Helm's Deep ends
    the Gandalf lock. [M11.2, M11.3, M11.4, M11.5, M11.7]"""
    s.tell(REACHED, "M11.1", STAGES[s.stage])
    if s.stage == HELMS_DEEP and s.gandalf_locked:
        s.gandalf_locked = False
        s.tell(GANDALF_RETURNS, "M11.7")
    if s.stage >= MINAS_MORGUL:
        return
    if exact:
        draw_gandalf_card(s, "M11.2")
    elif s.gandalf_left:
        s.gandalf_left -= 1
        s.tell(GANDALF_CARD_LOST, "M11.3", s.gandalf_left)


def draw_gandalf_card(s: Doom, clause: str) -> Card:
    """The top card of the Gandalf stack, face up in front of the active player. [M2.5, M11.2]"""
    card = s.gandalf[len(s.gandalf) - s.gandalf_left]
    s.gandalf_left -= 1
    s.face_up |= 1 << card
    s.held |= 1 << card
    s.holder[card] = s.seat
    s.tell(GANDALF_CARD_DRAWN, clause, s.seat, s.printed.names[card], s.gandalf_left)
    return card


# Théoden's kind of move


def next_destination(space: Space) -> Space:
    """The next destination ahead, at most Minas Morgul. [M17.25]"""
    return min((space // STAGE_LENGTH + 1) * STAGE_LENGTH, MINAS_MORGUL_SPACE)


def movable_companions(s: Doom) -> list[Figure]:
    return [figure for figure in COMPANIONS if s.can_move(figure)]


def unused_gandalf_cards(s: Doom) -> int:
    """Gandalf cards in front of the players that may be used or discarded now. [M7.5, M12.8]"""
    return 0 if s.gandalf_locked else s.held & GANDALF_MASK
