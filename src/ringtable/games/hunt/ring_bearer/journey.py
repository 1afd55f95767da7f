"""Part 2: Frodo's journey by card, the Ring-bearer's turn, and the change of direction. [H31,
H38]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, AsksRingBearer, with_journey
from ringtable.games.hunt.box.components import (
    GANDALF_ARRIVED,
    GANDALF_MOVED,
    JOURNEY_STREAM,
    MOVED,
    NIGHT,
    NOWHERE,
    PAID_SAM,
    R_STEP,
    R_TURNED,
    RESTED,
    RING_BEARER,
    STRIDER,
)
from ringtable.games.hunt.facts import (
    CHANGED_DIRECTION,
    FOR_RING_BEARER,
    FRODO_MOVED,
    JOURNEY_KEPT,
    KEPT_DIRECTION,
)
from ringtable.games.hunt.ring_bearer.allies import (
    CARD,
    may_buy,
    playable_cards,
    why_not_bought,
)
from ringtable.games.hunt.ring_bearer.companions import (
    flip,
    frodo_hurries,
    frodo_may_hurry,
    merry_may_help,
    sam_may_help,
)
from ringtable.games.hunt.ring_bearer.frodo import rest, turn_marker
from ringtable.games.hunt.ring_bearer.gandalf import (
    announce_rivendell,
    deed_here,
    gandalf_must_move,
    gandalfs_ways,
    may_announce_rivendell,
    may_reveal,
    move_gandalf,
    perform_deed,
    reveal,
    show_gandalf,
)
from ringtable.games.hunt.ring_bearer.turn import (
    BUY,
    END,
    FRODO_HURRIES,
    MERRY_MOVE,
    MERRY_PLACE,
    REST,
    SAM_HELPS,
    begin_turn,
    help_out,
    show_helper,
    turn_is_open,
)
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.ending import raise_influence, reach_rivendell, surely_long
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop, when
from ringtable.kernel.questions import Offer

# Further answers of the turn; numbers below REST are places for Gandalf.
STEP: Final = 210
REVEAL: Final = 211
DEED: Final = 212
RIVENDELL: Final = 213
NAMES: Final = ("step", "reveal", "deed", "rivendell")


# Frodo's steps


def advance(s: Hunt) -> None:
    """The figure goes one step on; the last row of the card is Rivendell. [H31.3, H31.8, H31.10]"""
    s.step += 1
    s.note(R_STEP, s.step)
    s.tell(FRODO_MOVED, "H31.3", s.step)
    if s.step >= s.box.journeys[s.journey].moves:
        reach_rivendell(s)
    elif s.step >= s.box.short_moves:
        surely_long(s)


def is_day(s: Hunt) -> bool:
    return s.phase != NIGHT


def day_step(s: Hunt) -> None:
    """The turn of a Day phase begins with a step. [H31.4]"""
    s.done |= MOVED
    advance(s)


def night_step(s: Hunt, free: bool, marker_stays: bool) -> None:
    """By night a step costs influence, first of all, and turns the marker to the Eye. [H31.5,
    H39.R2, H10.R1]"""
    s.done |= MOVED
    if not free and raise_influence(s, 1, "H31.5"):
        return
    if not marker_stays:
        turn_marker(s)
    advance(s)


# The turn


def night_choices(s: Hunt) -> list[Action]:
    """The night decision comes before everything else. [H31.5, H31.9, H41.19]"""
    found = [STEP]
    if s.done & PAID_SAM:
        return found
    found.append(REST)
    if frodo_may_hurry(s):
        found.append(FRODO_HURRIES)
    if sam_may_help(s):
        found.append(SAM_HELPS)
    for action in playable_cards(s):
        if makes_night_decision(s, action):
            found.append(action)
    return found


def makes_night_decision(s: Hunt, action: Action) -> bool:
    option = s.box.ally[(action - CARD) // 4].options[(action - CARD) % 4]
    return option.words[0].name == "night-move"


class RingBearerActs(Decision[Hunt]):
    """After Frodo's step or rest: Gandalf moves once, and in any order around that a card, a bought
    card, deeds, companions. [H31.9, H42.27]"""

    name = "ring-bearer-2"
    clause = "H31.9"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        if not s.done & (MOVED | RESTED):
            return night_choices(s)
        found: list[Action] = []
        if gandalf_must_move(s):
            found += gandalfs_ways(s)
        else:
            found.append(END)
        if may_reveal(s):
            found.append(REVEAL)
        if deed_here(s) >= 0:
            found.append(DEED)
        if may_announce_rivendell(s):
            found.append(RIVENDELL)
        if may_buy(s):
            found.append(BUY)
        if merry_may_help(s):
            if s.allies:
                found.append(MERRY_MOVE)
            found.append(MERRY_PLACE)
        if frodo_may_hurry(s):
            found.append(FRODO_HURRIES)
        found += playable_cards(s)
        return found

    def take(self, s: Hunt, action: Action) -> None:
        if action < REST:
            s.done |= GANDALF_MOVED
            move_gandalf(s, action)
            return
        # Only directly after his movement may Gandalf reveal himself. [H33.1]
        if action == REVEAL:
            s.done &= ~GANDALF_ARRIVED
            reveal(s)
            return
        if action != DEED:
            s.done &= ~GANDALF_ARRIVED
        if action == STEP:
            night_step(s, bool(s.done & PAID_SAM), False)
        elif action == REST:
            rest(s)
        elif action == DEED:
            perform_deed(s)
        elif action == RIVENDELL:
            announce_rivendell(s)
        elif action == FRODO_HURRIES:
            frodo_hurries(s)
            if s.phase == NIGHT:
                night_step(s, True, False)
            else:
                advance(s)
        else:
            help_out(s, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action < REST:
            return show_gandalf(s, action)
        if STEP <= action <= RIVENDELL:
            use = NAMES[action - STEP]
            return Answer(use, f"hunt-option-{use}", thing=f"use:{use}")
        return show_helper(s, action)

    def prompt(self, s: Hunt) -> Phrase:
        if not s.done & (MOVED | RESTED):
            return Phrase("hunt-ask-night-step")
        over = not gandalf_must_move(s)
        return Phrase("hunt-ask-ring-bearer-over" if over else "hunt-ask-ring-bearer-2")

    def why_not(self, s: Hunt, thing: str) -> Refusal | None:
        if thing == "end":
            return Refusal("H32.R2", Phrase("hunt-why-gandalf-first"))
        if thing == "reveal":
            return Refusal("H33.1", Phrase("hunt-why-no-reveal"))
        if thing == "buy":
            return why_not_bought(s)
        wanted = thing.removeprefix("place:").removeprefix("gandalf ")
        if wanted in s.board.names[1:]:
            return Refusal("H32.3", Phrase("hunt-why-gandalf-way", {"place": wanted}))
        return None


RING_BEARERS_TURN_2: Final = Procedure(
    "ring-bearers-turn-2",
    do(begin_turn),
    when(is_day, do(day_step)),
    loop(turn_is_open, ask(RingBearerActs())),
)


# After an encounter [H38.2]


class ChangeDirection(AsksRingBearer):
    """Openly: change direction, or keep the journey card. [H38.2, H38.7, H43.11]"""

    name = "direction"
    clause = "H38.2"

    def options(self, s: Hunt) -> list[Action]:
        return [0, 1]

    def take(self, s: Hunt, action: Action) -> None:
        s.found = NOWHERE
        if action:
            turn_back(s)
            s.call(NEW_DIRECTION, RING_BEARER, n=1)
        else:
            s.tell(KEPT_DIRECTION, "H38.7")

    def show(self, s: Hunt, action: Action) -> Answer:
        if action:
            return Answer("change", "hunt-option-change")
        return Answer("keep", "hunt-option-keep-direction")


def turn_back(s: Hunt) -> None:
    """The figure one step back, all tracks tokens off the board, the journey card discarded face
    down. [H38.3, H38.4, H38.5, H38.R1, H38.R3]"""
    s.step = max(0, s.step - 1)
    s.tracks = 0
    s.swords = 0
    s.journey_discard.append(s.journey)
    s.note(R_TURNED, s.step)
    s.tell(CHANGED_DIRECTION, "H38.3", s.step)


def strider_may_lead(s: Hunt) -> bool:
    return s.face_up(STRIDER)


def strider_leads(s: Hunt) -> None:
    flip(s, STRIDER)
    s.n = 2


# Strider's lower effect: two new journey cards instead of one. [H11.17, H38.5]
STRIDER_LEADS: Final = Offer(
    "strider-leads",
    "H11.17",
    strider_leads,
    message="hunt-ask-strider-leads",
    texts=("strider", "pass"),
    yes="hunt-option-strider-leads",
    no="hunt-option-pass",
)


def draw_journeys(s: Hunt) -> None:
    """From the same deck; an empty one is made anew of the discards. [H38.5, H38.R2]"""
    s.offer = []
    for _ in range(s.n):
        if not s.journey_deck:
            pile = [one for one in bytes(s.journey_discard) if one != s.journey]
            s.rng.shuffle(JOURNEY_STREAM, pile)
            s.journey_deck = bytearray(pile)
            s.journey_discard = bytearray([s.journey])
        s.offer.append(s.journey_deck.pop())


class KeepJourney(Asks):
    """One new card is taken, of two one is kept and the other discarded; nobody sees which. [H38.5,
    H42.28]"""

    name = "journey"
    clause = "H38.5"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return list(range(len(s.offer)))

    def take(self, s: Hunt, action: Action) -> None:
        for number, card in enumerate(s.offer):
            if number == action:
                s.journey = card
            else:
                s.journey_discard.append(card)
        s.offer = []
        keep_journey(s)

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_journey(s, s.offer[action])


def keep_journey(s: Hunt) -> None:
    card = s.box.journeys[s.journey].id
    s.tell_only(FOR_RING_BEARER, JOURNEY_KEPT, "H31.3", (card,))


NEW_DIRECTION: Final = Procedure(
    "new-direction",
    when(strider_may_lead, ask(STRIDER_LEADS)),
    do(draw_journeys),
    ask(KeepJourney()),
)
