"""Cards for any free moment of a turn: King Théoden and Treebeard. [M7.14, M17.5, M17.25]

The moment is free when no die, card, move or single battle is being carried out. It is offered at
the start of a turn (together with the cards of that window), before each die of the tile and the
die of a final turn is carried out, between two battles of one encounter, and after the last die if
what follows can still make a difference.
"""

from typing import Final

from ringtable.games.doom.box.components import (
    COMPANION_TO_DESTINATION,
    COURAGE_OR_ENTS,
    FIGURES,
    FREE,
    MOUNT_DOOM,
    Card,
)
from ringtable.games.doom.cards.windows import Question, UseCard, fits, window
from ringtable.games.doom.courage import gain_courage
from ringtable.games.doom.facts import ENTS_MARCH, MOVED
from ringtable.games.doom.movement import movable_companions, next_destination
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Value, name
from ringtable.kernel.procedure import Procedure, ask


class UseFreely(UseCard):
    """Théoden puts a companion on its next destination; Treebeard raises courage or goes to
    Isengard. In the final stage nothing but courage is left to gain. [M7.14, M14.11]"""

    name = "use_card_free"
    clause = "M7.14"
    asks = "doom-ask-use-card-free"
    window = FREE

    def cards(self, s: Doom) -> int:
        return free_cards(s)

    def use(self, s: Doom, card: Card) -> None:
        use_freely(s, card)


def free_cards(s: Doom) -> int:
    cards = s.usable() & s.printed.for_window[FREE]
    if s.stage == MOUNT_DOOM or not movable_companions(s):
        cards &= ~s.printed.with_power[COMPANION_TO_DESTINATION]
    return cards


def use_freely(s: Doom, card: Card) -> None:
    if s.printed.powers[card][0] == COURAGE_OR_ENTS:
        s.call(TREEBEARD, source=card)
    else:
        s.call(THEODEN, source=card)


class ChooseCompanion(Question):
    """King Théoden: one companion is put on the next destination ahead of it. This is no move by a
    die, so it brings no courage. [M17.25, M8.10]"""

    name = "theoden"
    clause = "M17.25"
    asks = "doom-ask-theoden"

    def options(self, s: Doom) -> list[Action]:
        return movable_companions(s)

    def take(self, s: Doom, action: Action) -> None:
        here = s.position[action]
        s.position[action] = next_destination(here)
        s.tell(MOVED, s.printed.rules[s.source], FIGURES[action], here, s.position[action])

    def show(self, s: Doom, action: Action) -> Answer:
        figure = FIGURES[action]
        values: dict[str, Value] = {
            "figure": name(f"doom-figure-{figure}"),
            "space": next_destination(s.position[action]),
        }
        return Answer(f"lead {figure}", "doom-option-lead", values, f"figure:{figure}")


class EntsOrCourage(Question):
    """Treebeard: courage, or his token in Isengard for the rest of the game. [M17.5]"""

    name = "treebeard"
    clause = "M17.5"
    asks = "doom-ask-treebeard"

    def options(self, s: Doom) -> list[Action]:
        return [0] if s.stage == MOUNT_DOOM else [0, 1]

    def take(self, s: Doom, action: Action) -> None:
        card = s.source
        if action:
            s.treebeard_placed = True
            s.tell(ENTS_MARCH, s.printed.rules[card])
        else:
            gain_courage(s, s.printed.powers[card][1], s.printed.rules[card])

    def show(self, s: Doom, action: Action) -> Answer:
        if action:
            return Answer("ents", "doom-option-ents", thing="isengard")
        hearts = s.printed.powers[s.source][1]
        return Answer("courage", "doom-option-courage", {"hearts": hearts}, "courage")


THEODEN: Final = Procedure("theoden", ask(ChooseCompanion()))
TREEBEARD: Final = Procedure("treebeard", ask(EntsOrCourage()))

USE_FREELY: Final = UseFreely()
FREE_WINDOW: Final = window("free", USE_FREELY)


def free_cards_fit(s: Doom) -> bool:
    return fits(s, USE_FREELY)


def free_cards_fit_the_final_die(s: Doom) -> bool:
    """The die of a final turn lies there, and its encounter has not begun. [M7.14, M14.8]"""
    return s.under(2) and fits(s, USE_FREELY)


def last_moment_counts(s: Doom) -> bool:
    """After the last die: the stage ends now, or with exclusive allies other players' turns come
    between. Otherwise the next player is asked at once, in the same position. [M7.14]"""
    if s.arrived() or (s.exclusive_allies and s.seats > 1):
        return fits(s, USE_FREELY)
    return False
