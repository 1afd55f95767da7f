"""Standing orders: pass until the window closes, the phase or round ends, or something happens.
[Q32.18 to Q32.21]"""

from typing import Final

from ringtable.games.quest.box.components import ORDERS, W_PLAN, Window
from ringtable.games.quest.state import Quest
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.game import Aside
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask

# Of `orders`, by seat: none, one of these, and whether responses are declined too.
NO_ORDER: Final = 0
PASS_WINDOW: Final = 1
PASS_PHASE: Final = 2
PASS_ROUND: Final = 3
PASS_UNTIL: Final = 4
WITH_RESPONSES: Final = 8
IN_OWN_PLANNING: Final = 16  # given in the own planning turn, which it ends [Q32.19]


def order_of(s: Quest, seat: int) -> int:
    """Which order a seat has given."""
    return s.orders[seat] & 7


def passes_by_order(s: Quest, seat: int, window: Window, planning: int) -> bool:
    """Whether an order answers this window; the own planning turn only if it was given there.
    [Q32.19]"""
    order = s.orders[seat]
    if order == NO_ORDER:
        return False
    if window == W_PLAN and planning == seat:
        return bool(order & IN_OWN_PLANNING)
    return True


def declines_by_order(s: Quest, seat: int) -> bool:
    """Responses are declined by an order only if the seat added that. [Q32.19]"""
    return bool(s.orders[seat] & WITH_RESPONSES)


def end_orders(s: Quest, *ended: int) -> None:
    """A window has closed, a phase or round has ended. [Q32.18]"""
    for seat in range(s.seats):
        if s.orders[seat] & 7 in ended:
            s.orders[seat] = NO_ORDER


def wake(s: Quest, seat: int) -> None:
    """Something happened that ends the order to pass until then. [Q32.20]"""
    if s.orders[seat] & 7 == PASS_UNTIL:
        s.orders[seat] = NO_ORDER


def wake_all(s: Quest) -> None:
    for seat in range(s.seats):
        wake(s, seat)


def wake_others(s: Quest, acting: int) -> None:
    """Another seat acted. [Q32.20]"""
    for seat in range(s.seats):
        if seat != acting:
            wake(s, seat)


class GiveOrder(Decision[Quest]):
    """How long to pass. The frame: n is the window, target whose planning turn it is. [Q32.18]"""

    name = "order"
    clause = "Q32.18"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        plain = [PASS_WINDOW, PASS_PHASE, PASS_ROUND, PASS_UNTIL]
        return [*plain, *[order | WITH_RESPONSES for order in plain]]

    def take(self, s: Quest, action: Action) -> None:
        if s.n == W_PLAN and s.target == s.seat:
            action |= IN_OWN_PLANNING
        s.orders[s.seat] = action

    def show(self, s: Quest, action: Action) -> Answer:
        word = ORDERS[(action & 7) - 1].replace("_", "-")
        if action & WITH_RESPONSES:
            return Answer(
                f"{word} with responses", f"quest-option-{word}-with-responses", verb="order"
            )
        return Answer(word, f"quest-option-{word}", verb="order")

    def text(self, s: Quest, action: Action) -> str:
        word = ORDERS[(action & 7) - 1].replace("_", "-")
        return f"{word} with responses" if action & WITH_RESPONSES else word

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-order")


GIVING_ORDERS: Final = Procedure("giving orders", ask(GiveOrder()))


# Withdrawing one


def has_an_order(s: Quest, seat: int) -> bool:
    return s.orders[seat] != NO_ORDER


def withdraw_order(s: Quest, seat: int) -> None:
    """Passes already given stand; the next one is for the seat to give. [Q32.21]"""
    s.orders[seat] = NO_ORDER


ASIDES: Final = {"withdraw the order": Aside(has_an_order, withdraw_order, "Q32.21")}
