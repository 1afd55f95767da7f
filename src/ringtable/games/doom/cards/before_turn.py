"""Cards for the start of a turn, before any die is rolled: Faramir and Gandalf's Support. [M7.6]

Cards for any free moment are offered in the same question. If the Ring-bearers reach a destination
by such a card, the stage ends at once and the turn goes on with the new cards. [M3.3, M11.8]
"""

from typing import Final

from ringtable.games.doom.box.components import (
    BEFORE_TURN,
    FIGURES,
    FREE,
    MOUNT_DOOM,
    MOVE_RING_BEARERS,
    RING_BEARERS,
    WINDOW_OF,
    Card,
)
from ringtable.games.doom.cards.freely import free_cards, use_freely
from ringtable.games.doom.cards.windows import (
    AFTER_ROLL_WINDOW,
    Question,
    UseCard,
    cards_fit_the_roll,
    window,
)
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.movement import move_by_die, move_freely
from ringtable.games.doom.stages import NEXT_STAGE, stage_is_over
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, run, when


class UseBeforeTurn(UseCard):
    """Start of the turn: Faramir, Gandalf's Support, and what may be used at any free moment. The
    first two are excluded in the final stage. [M3.3, M7.6, M14.11]"""

    name = "use_card_before_turn"
    clause = "M7.6"
    asks = "doom-ask-use-card-before-turn"
    window = BEFORE_TURN

    def cards(self, s: Doom) -> int:
        cards = free_cards(s)
        if s.stage < MOUNT_DOOM:
            cards |= s.usable() & s.printed.for_window[BEFORE_TURN]
        return cards

    def use(self, s: Doom, card: Card) -> None:
        power = s.printed.powers[card][0]
        if WINDOW_OF[power] == FREE:
            use_freely(s, card)
        elif power == MOVE_RING_BEARERS:
            s.call(FARAMIR, source=card)
        else:
            s.call(SUPPORT, source=card)


USE_BEFORE_TURN: Final = UseBeforeTurn()
BEFORE_TURN_WINDOW: Final = window("before_turn", USE_BEFORE_TURN)


def cards_fit_the_start(s: Doom) -> bool:
    waiting = s.printed.for_window[BEFORE_TURN] | s.printed.for_window[FREE]
    return s.held & waiting != 0 and USE_BEFORE_TURN.cards(s) != 0


# Faramir


class Faramir(Question):
    """The Ring-bearers move 2, 3 or 4 spaces and stop on the destination; distances that lead to
    the same stop are one choice. This is no move by a die. [M17.7, M8.10]"""

    name = "faramir"
    clause = "M17.7"
    asks = "doom-ask-faramir"

    def options(self, s: Doom) -> list[Action]:
        _, least, most = s.printed.powers[s.source]
        left = s.destination() - s.position[RING_BEARERS]
        return list(range(least, max(least, min(most, left)) + 1))

    def take(self, s: Doom, action: Action) -> None:
        move_freely(s, RING_BEARERS, action, s.printed.rules[s.source])

    def show(self, s: Doom, action: Action) -> Answer:
        space = min(s.position[RING_BEARERS] + action, s.destination())
        return Answer(f"move {action}", "doom-option-move", {"steps": action}, f"space:{space}")

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith(("move ", "space:")):
            return Refusal("M17.7", Phrase("doom-why-m17-7"))
        return super().why_not(s, thing)


FARAMIR: Final = Procedure(
    "faramir",
    ask(Faramir()),
    when(stage_is_over, run(NEXT_STAGE)),
)


# Gandalf's Support


def roll_all_five(s: Doom) -> None:
    roll(s, list(range(len(FIGURES))), s.printed.rules[s.source])


class SupportDie(Question):
    """One of the five dice must be chosen and moves its figure; it may be a figure that cannot
    move. As it is a die, the move can be exact. [M17.22, M8.10]"""

    name = "support_die"
    clause = "M17.22"
    asks = "doom-ask-support-die"

    def options(self, s: Doom) -> list[Action]:
        return list(range(len(FIGURES)))

    def take(self, s: Doom, action: Action) -> None:
        steps = s.shows[action]
        clear_roll(s)
        move_by_die(s, action, steps, s.printed.rules[s.source])

    def show(self, s: Doom, action: Action) -> Answer:
        figure = FIGURES[action]
        values: dict[str, Value] = {
            "figure": name(f"doom-figure-{figure}"),
            "steps": s.shows[action],
        }
        return Answer(f"take {figure}", "doom-option-take-die", values, f"rolled:{figure}")


SUPPORT: Final = Procedure(
    "support",
    do(roll_all_five),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    ask(SupportDie()),
    when(stage_is_over, run(NEXT_STAGE)),
)
