"""Laying out the cards of a stage, and what happens between two stages. [M2.8, M13, M14, M16.2]"""

from typing import Final

from ringtable.games.doom.box.components import (
    BEFORE_STAGE,
    COMPANIONS,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NO_CARD,
    RING_BEARERS,
    SLOTS,
    STACK,
    STAGES,
    Card,
)
from ringtable.games.doom.cards.windows import Question, UseCard, fits, window
from ringtable.games.doom.courage import gain_courage
from ringtable.games.doom.facts import (
    ALLIES_HELP,
    COMPANIONS_HELP,
    FORESEEN,
    LAID_OUT,
    MOVED,
    PUT_BACK,
    STAGE_BEGAN,
    STAGE_ENDED,
    TAKEN_OUT,
    TRACK_CLEARED,
)
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.procedure import Procedure, ask, do, run, when


def lay_out_cards(s: Doom) -> None:
    """Six cards from the top of the stack go to slots 1 to 6, the first and the last face down;
    what is left goes to the box unseen. A card that Gandalf's Vision removed is skipped, and then
    none is left. [M2.8, M2.9, M13.1, M17.32]"""
    cards = [card for card in s.stack_of(s.stage) if not s.is_face_up(card)]
    s.covered = NO_CARD
    shown: list[str] = []
    hidden = 0
    for slot in range(SLOTS):
        card = cards[slot]
        s.slot[slot] = card
        if s.printed.face_down[slot]:
            hidden += 1
        else:
            s.face_up |= 1 << card
            if s.foreseen == card:
                s.foreseen = NO_CARD
            shown.append(s.printed.names[card])
    s.tell(STAGE_BEGAN, "M13.1", STAGES[s.stage])
    s.tell(LAID_OUT, "M2.8", shown, hidden)


# Between two stages


def stage_is_over(s: Doom) -> bool:
    """The Ring-bearers have reached the destination. [M11.1, M14.3]"""
    return s.stage < MOUNT_DOOM and s.arrived()


def leave_for_mount_doom(s: Doom) -> bool:
    return s.stage == MINAS_MORGUL


def end_stage(s: Doom) -> None:
    s.tell(STAGE_ENDED, "M11.1", STAGES[s.stage])


def allies_help(s: Doom) -> None:
    """Allies in need: every unused ally and Gandalf card raises courage by 1 and stays usable.
    [M16.2]"""
    cards = bin(s.held).count("1")
    if s.allies_in_need and cards:
        s.tell(ALLIES_HELP, "M16.2", cards)
        gain_courage(s, cards, "M16.2")


def companions_help(s: Doom) -> None:
    """The Ring-bearers advance one space for every companion on Minas Morgul, however it came
    there; the others take no further part. [M14.4, M14.5, M14.6]"""
    spaces = 0
    for figure in COMPANIONS:
        if s.position[figure] == MINAS_MORGUL_SPACE:
            spaces += 1
    s.tell(COMPANIONS_HELP, "M14.4", spaces)
    if spaces:
        here = s.position[RING_BEARERS]
        s.position[RING_BEARERS] = here + spaces
        s.tell(MOVED, "M14.4", "ring-bearers", here, here + spaces)


def clear_the_track(s: Doom) -> None:
    """All encounter cards on the track go to the box; figures, courage, enemies, tokens and the
    players' cards stay as they are. [M13.1, M13.3]"""
    cards = 0
    for slot in range(SLOTS):
        if s.slot[slot] != NO_CARD:
            cards += 1
            s.slot[slot] = NO_CARD
    if s.covered != NO_CARD:
        cards += 1
        s.covered = NO_CARD
    s.foreseen = NO_CARD
    s.tell(TRACK_CLEARED, "M13.1", cards)
    s.stage += 1


# Gandalf's Vision


class UseBeforeStage(UseCard):
    """The old cards are cleared, the new ones not yet laid out: Gandalf's Vision. [M7.13,
    M17.32]"""

    name = "use_card_before_stage"
    clause = "M7.13"
    asks = "doom-ask-use-card-before-stage"
    window = BEFORE_STAGE

    def use(self, s: Doom, card: Card) -> None:
        """The top card of the next stack is looked at, and all players see it. [M17.32, M18.2]"""
        s.foreseen = s.order[s.stage * STACK]
        s.tell(FORESEEN, s.printed.rules[card], s.seat, s.printed.names[s.foreseen])
        s.call(VISION, source=card)

    def prompt(self, s: Doom) -> Phrase:
        values: dict[str, Value] = {
            "player": seat(s.seat),
            "stage": name(f"doom-stage-{STAGES[s.stage]}"),
        }
        return Phrase(self.asks, values)


class PutBackOrRemove(Question):
    """The card seen goes back on top or leaves the game. [M17.32]"""

    name = "vision"
    clause = "M17.32"
    asks = "doom-ask-vision"

    def options(self, s: Doom) -> list[Action]:
        return [0, 1]

    def take(self, s: Doom, action: Action) -> None:
        card = s.foreseen
        clause = s.printed.rules[s.source]
        if action:
            s.face_up |= 1 << card
            s.foreseen = NO_CARD
            s.tell(TAKEN_OUT, clause, s.printed.names[card])
        else:
            s.tell(PUT_BACK, clause, s.printed.names[card])

    def show(self, s: Doom, action: Action) -> Answer:
        if action:
            return Answer("remove", "doom-option-remove")
        return Answer("put back", "doom-option-put-back", verb="put-back")

    def prompt(self, s: Doom) -> Phrase:
        values: dict[str, Value] = {
            "player": seat(s.seat),
            "card": name(f"doom-card-{s.printed.names[s.foreseen]}"),
        }
        return Phrase(self.asks, values)


VISION: Final = Procedure("vision", ask(PutBackOrRemove()))
USE_BEFORE_STAGE: Final = UseBeforeStage()
BEFORE_STAGE_WINDOW: Final = window("before_stage", USE_BEFORE_STAGE)


def cards_fit_before_stage(s: Doom) -> bool:
    return fits(s, USE_BEFORE_STAGE)


NEXT_STAGE: Final = Procedure(
    "next_stage",
    do(end_stage),
    when(leave_for_mount_doom, do(allies_help), do(companions_help)),
    do(clear_the_track),
    when(cards_fit_before_stage, run(BEFORE_STAGE_WINDOW)),
    do(lay_out_cards),
)
