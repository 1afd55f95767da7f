"""The Ring-bearer's turn of part 1. [H8]"""

from typing import Final

from ringtable.games.hunt.box.components import (
    DOT,
    MOVED,
    NIGHT,
    PAID_SAM,
    R_TURN,
    R_TURN_OVER,
    RESTED,
    RING_BEARER,
)
from ringtable.games.hunt.ring_bearer.allies import (
    CARD,
    buy_card,
    may_buy,
    play_card,
    playable_cards,
    show_card,
    why_not_bought,
)
from ringtable.games.hunt.ring_bearer.companions import (
    MERRY_MOVES,
    MERRY_PLACES,
    frodo_hurries,
    frodo_may_hurry,
    merry_helps,
    merry_may_help,
    sam_helps,
    sam_may_help,
)
from ringtable.games.hunt.ring_bearer.frodo import (
    GRANTED_MOVE,
    NIGHT_MOVE,
    decide_to_move,
    entries,
    rest,
    show_entry,
    why_not_noted,
)
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop

# Answers; numbers below are entries of the journal, those from CARD on are ally cards.
REST: Final = 200
END: Final = 201
BUY: Final = 202
MERRY_MOVE: Final = 203
MERRY_PLACE: Final = 204
FRODO_HURRIES: Final = 205
SAM_HELPS: Final = 206
NAMES: Final = ("rest", "end", "buy", "merry move", "merry place", "frodo", "sam")
THINGS: Final = (
    "",
    "",
    "ally-deck",
    "companion:merry",
    "companion:merry",
    "companion:frodo",
    "companion:sam",
)

TURN_OVER: Final = 1 << 30  # in `done`


def begin_turn(s: Hunt) -> None:
    s.seat = RING_BEARER
    s.done = 0
    s.dot_bonus = 0
    s.note(R_TURN, min(s.day, 255), s.phase)


def turn_is_open(s: Hunt) -> bool:
    return not s.done & TURN_OVER


def helpers(s: Hunt) -> list[Action]:
    """What may be done beside the movement, once each. [H8.1, H8.6]"""
    found = []
    if may_buy(s):
        found.append(BUY)
    if merry_may_help(s):
        if s.allies:
            found.append(MERRY_MOVE)
        found.append(MERRY_PLACE)
    if frodo_may_hurry(s):
        found.append(FRODO_HURRIES)
    if sam_may_help(s):
        found.append(SAM_HELPS)
    return found


def help_out(s: Hunt, action: Action) -> None:
    if action >= CARD:
        play_card(s, action)
    elif action == BUY:
        buy_card(s)
    elif action == MERRY_MOVE:
        merry_helps(s, MERRY_MOVES)
    elif action == MERRY_PLACE:
        merry_helps(s, MERRY_PLACES)
    elif action == SAM_HELPS:
        sam_helps(s)
    else:
        s.done |= TURN_OVER
        s.note(R_TURN_OVER)


def show_helper(s: Hunt, action: Action) -> Answer:
    if action >= CARD:
        return show_card(s, action)
    text, thing = NAMES[action - REST], THINGS[action - REST]
    return Answer(text, f"hunt-option-{text.replace(' ', '-')}", thing=thing)


class RingBearerActs(Decision[Hunt]):
    """Move (by night perhaps rest), play one ally card, buy one, in any order; the turn cannot end
    before the movement or the rest. [H8.1-H8.7, H42.27]"""

    name = "ring-bearer"
    clause = "H8.1"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        found: list[Action] = []
        if s.done & (MOVED | RESTED):
            found.append(END)
        else:
            found += entries(s)
            if s.phase == NIGHT and not s.done & PAID_SAM:
                found.append(REST)
        found += helpers(s)
        found += playable_cards(s)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action < REST:
            decide_to_move(s, action)
        elif action == REST:
            rest(s)
        elif action == FRODO_HURRIES:
            frodo_hurries(s)
            s.call(NIGHT_MOVE if s.phase == NIGHT else GRANTED_MOVE)
        else:
            help_out(s, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        return show_entry(s, action) if action < REST else show_helper(s, action)

    def text(self, s: Hunt, action: Action) -> str:
        if action >= REST:
            return NAMES[action - REST] if action < CARD else show_card(s, action).text
        return "note ." if action == DOT else f"note {s.board.names[action]}"

    def prompt(self, s: Hunt) -> Phrase:
        if s.done & (MOVED | RESTED):
            return Phrase("hunt-ask-ring-bearer-over")
        return Phrase("hunt-ask-ring-bearer-night" if s.phase == NIGHT else "hunt-ask-ring-bearer")

    def why_not(self, s: Hunt, thing: str) -> Refusal | None:
        if thing == "rest" and s.phase != NIGHT:
            return Refusal("H8.2", Phrase("hunt-why-no-rest"))
        if thing == "end":
            return Refusal("H8.2", Phrase("hunt-why-not-moved"))
        if s.done & (MOVED | RESTED) and thing.startswith(("place:", "note ")):
            return Refusal("H8.1", Phrase("hunt-why-moved-already"))
        if thing == "buy":
            return why_not_bought(s)
        return why_not_noted(s, thing)


RING_BEARERS_TURN: Final = Procedure(
    "ring-bearers-turn",
    do(begin_turn),
    loop(turn_is_open, ask(RingBearerActs())),
)
