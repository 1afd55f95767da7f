"""Moments: what happened is answered before anything else goes on. Passive effects first, then
forced effects in an order of the first player's choice, then one round of responses. [Q18.12,
Q18.14, Q18.24, Q32.6]"""

from typing import Final

from ringtable.games.quest.answers import card_answer
from ringtable.games.quest.box.components import (
    ASIDE,
    EVENT,
    FORCED,
    M_ATTACKED,
    M_ATTACKS,
    M_ENGAGED,
    M_REVEAL,
    M_SHADOW,
    MOMENTS,
    PASSIVE,
    Card,
)
from ringtable.games.quest.cards.ability import (
    ABILITIES,
    DUE,
    HAND_RESPONSES,
    RESPONSES,
    Ability,
)
from ringtable.games.quest.phases.payment import affordable
from ringtable.games.quest.phases.stages import ADVANCE, stage_is_due
from ringtable.games.quest.refusals import why_not_respond
from ringtable.games.quest.state import MOMENT_ROW, MOST_CARDS, NO_SEAT, PUBLIC, Quest
from ringtable.games.quest.timing.effects import USED_ROW, could, was_used
from ringtable.games.quest.timing.orders import declines_by_order, wake_others
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, until_all_pass
from ringtable.kernel.state import NOTHING

DUE_ROW: Final = 3  # of `due`: ability, card, which moment
ANY_CARD: Final = NOTHING  # a hidden card of the hand, whichever it is

# Moments that carry the player they concern as their number.
ABOUT_A_PLAYER: Final = 1 << M_ENGAGED | 1 << M_ATTACKS | 1 << M_ATTACKED


# Abilities


def user_of(s: Quest, ability: Ability, card: int, row: int) -> int:
    """Who carries an ability out: the controller of the card; for encounter and quest cards the
    player concerned, else the first player. [Q32.7, Q11.28]"""
    controller = s.controller[card]
    if controller != NO_SEAT:
        return controller
    if ABOUT_A_PLAYER >> ability.moment & 1 and ability.of_itself:
        return s.moments[row + 2]
    return s.first


def is_active(s: Quest, ability: Ability, card: int, about: int) -> bool:
    """Whether the card with an ability is where it works. [Q18.7, Q18.27]"""
    if s.in_play(card):
        return s.face[card] == ability.title
    if ability.from_aside:
        return s.zone[card] == ASIDE
    return card == about and ability.answers_when_gone()


# Passive and forced effects


def gather_due(s: Quest, start: int) -> None:
    """Only what is in play when the trigger occurs will apply to it. [Q18.15]"""
    rows = s.moments
    for row in range(start, len(rows), MOMENT_ROW):
        about = rows[row + 1]
        for ability in DUE[rows[row]]:
            for card in s.copies[ability.title]:
                if is_active(s, ability, card, about):
                    user = user_of(s, ability, card, row)
                    if could(s, ability, card, user, about, rows[row + 2]):
                        s.due += (ability.number, card, row)


class NextDue(Decision[Quest]):
    """The first player orders effects that would resolve at once. The frame: target is the first of
    the moments, n the first of the effects. [Q2.5, Q31.11]"""

    clause = "Q2.5"

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind

    def who(self, s: Quest) -> int:
        return s.first

    def options(self, s: Quest) -> list[Action]:
        return [
            at for at in range(s.n, len(s.due), DUE_ROW) if ABILITIES[s.due[at]].kind == self.kind
        ]

    def take(self, s: Quest, action: Action) -> None:
        number, card, row = s.due[action : action + DUE_ROW]
        del s.due[action : action + DUE_ROW]
        ability = ABILITIES[number]
        about, n = s.moments[row + 1], s.moments[row + 2]
        if not is_active(s, ability, card, about):
            return
        user = user_of(s, ability, card, row)
        if could(s, ability, card, user, about, n):
            s.call(ability.text, user, source=card, target=about, n=n)

    def show(self, s: Quest, action: Action) -> Answer:
        card, row = s.due[action + 1], s.due[action + 2]
        about = s.moments[row + 1]
        return card_answer(s, "resolve", "quest-option-resolve", card, about=about)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-effect")


NEXT_PASSIVE: Final = NextDue("next-passive", PASSIVE)
NEXT_FORCED: Final = NextDue("next-forced", FORCED)


def passive_left(s: Quest) -> bool:
    return bool(NEXT_PASSIVE.options(s))


def forced_left(s: Quest) -> bool:
    return bool(NEXT_FORCED.options(s))


# Responses


def cancelled_already(s: Quest, row: int) -> bool:
    """The moments of a cancel close when the effect is cancelled. [Q32.9]"""
    return s.moments[row] in (M_REVEAL, M_SHADOW) and s.moments[row + 2] > 0


# A response as an action: the moment counted from the first, the ability, the card.
def response_code(place: int, ability: int, card: int) -> Action:
    return (place * MOST_CARDS + ability) * MOST_CARDS + card


def in_play_responses(s: Quest, seat: int, start: int, first_only: bool) -> list[Action]:
    """What a seat can answer with cards in play; locations and quest cards are the first player's.
    [Q32.7]"""
    found: list[Action] = []
    rows = s.moments
    for row in range(start, len(rows), MOMENT_ROW):
        if cancelled_already(s, row):
            continue
        about, n = rows[row + 1], rows[row + 2]
        for ability in RESPONSES[rows[row]]:
            for card in s.copies[ability.title]:
                if not is_active(s, ability, card, about):
                    continue
                controller = s.controller[card]
                if seat != (s.first if controller == NO_SEAT else controller):
                    continue
                if was_used(s, row, ability, card) or not could(s, ability, card, seat, about, n):
                    continue
                place = (row - start) // MOMENT_ROW
                found.append(response_code(place, ability.number, card))
                if first_only:
                    return found
    return found


def hand_responses(s: Quest, seat: int, start: int) -> list[Action]:
    """What a seat can answer from its hand; copies of a title are alike. [Q18.8, Q18.28]"""
    found: list[Action] = []
    rows = s.moments
    for row in range(start, len(rows), MOMENT_ROW):
        if not HAND_RESPONSES[rows[row]] or cancelled_already(s, row):
            continue
        for ability in HAND_RESPONSES[rows[row]]:
            card = held(s, seat, ability.title)
            if card < 0 or not may_answer(s, seat, ability, card, row, False):
                continue
            place = (row - start) // MOMENT_ROW
            found.append(response_code(place, ability.number, card))
    return found


def held(s: Quest, seat: int, title: Card) -> int:
    """A card of this title in a hand, one that everybody knows of if there is one; or nothing."""
    found = NOTHING
    for card in s.hand[seat]:
        if s.title[card] == title and (found < 0 or s.seen[card] == PUBLIC):
            found = card
    return found


def may_answer(s: Quest, seat: int, ability: Ability, card: int, row: int, publicly: bool) -> bool:
    """Whether a card of the hand can be paid for, if it is an event, and would do something."""
    title = ability.title
    if s.pack.kind[title] == EVENT and not affordable(s, seat, title):
        return False
    return could(s, ability, card, seat, s.moments[row + 1], s.moments[row + 2], publicly)


class Respond(Decision[Quest]):
    """One response to what has just happened, or pass. The frame: target is the first of the
    moments. [Q18.4, Q18.14, Q31.11]"""

    name = "respond"
    clause = "Q18.14"
    private = True
    may_pass_on = False

    def options(self, s: Quest) -> list[Action]:
        return [
            *in_play_responses(s, s.seat, s.target, False),
            *hand_responses(s, s.seat, s.target),
        ]

    def open_to(self, s: Quest) -> bool:
        """By what everybody knows, unless a standing order declines. [Q32.10, Q32.11, Q32.19]"""
        if declines_by_order(s, s.seat):
            return False
        return is_open(s, s.seat, s.target)

    def take(self, s: Quest, action: Action) -> None:
        card = action % MOST_CARDS
        ability = ABILITIES[action // MOST_CARDS % MOST_CARDS]
        row = s.target + action // MOST_CARDS // MOST_CARDS * MOMENT_ROW
        s.used += (row, ability.number, card)
        wake_others(s, s.seat)
        s.call(ability.text, s.seat, source=card, target=s.moments[row + 1], n=s.moments[row + 2])

    def show(self, s: Quest, action: Action) -> Answer:
        card = action % MOST_CARDS
        ability = ABILITIES[action // MOST_CARDS % MOST_CARDS]
        row = s.target + action // MOST_CARDS // MOST_CARDS * MOMENT_ROW
        about = s.moments[row + 1]
        if ability.from_hand:
            return card_answer(s, "play", "quest-option-play", card, True, about)
        return card_answer(s, "use", "quest-option-use", card, False, about)

    def prompt(self, s: Quest) -> Phrase:
        moment = MOMENTS[s.moments[s.target]].lower()
        return Phrase("quest-ask-respond", {"moment": name(f"quest-moment-{moment}")})

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        return why_not_respond(s, s.seat, s.target, thing)


def is_open(s: Quest, seat: int, start: int) -> bool:
    """Whether a seat could answer by public knowledge: with a card in play, a card known to be in
    its hand, or any card that its hidden hand might hold. [Q32.10]"""
    if in_play_responses(s, seat, start, True):
        return True
    if not s.hand[seat]:
        return False
    rows = s.moments
    for row in range(start, len(rows), MOMENT_ROW):
        if not HAND_RESPONSES[rows[row]] or cancelled_already(s, row):
            continue
        for ability in HAND_RESPONSES[rows[row]]:
            if might_hold(s, seat, ability.title) and may_answer(
                s, seat, ability, ANY_CARD, row, True
            ):
                return True
    return False


def might_hold(s: Quest, seat: int, title: Card) -> bool:
    """Whether, by what everybody knows, a card of this title could be in a hand."""
    return any(s.seen[card] != PUBLIC or s.title[card] == title for card in s.hand[seat])


def players_from_here(s: Quest) -> list[int]:
    return s.seats_from(s.seat)


def advance_if_due(s: Quest) -> None:
    """A stage that was defeated is left before responses to what defeated it. [Q15.7, Q29.35]"""
    if stage_is_due(s):
        s.call(ADVANCE, s.first)


def close_moments(s: Quest) -> None:
    """Afterwards what happened can no longer be answered. [Q18.26]"""
    start = s.target
    del s.moments[start:]
    if s.used:
        s.used = [
            number
            for at in range(0, len(s.used), USED_ROW)
            if s.used[at] < start
            for number in s.used[at : at + USED_ROW]
        ]


# The frame: seat is the first player, target where the moments begin, n where the effects begin.
ANSWERS: Final = Procedure(
    "answers",
    loop(passive_left, ask(NEXT_PASSIVE)),
    do(advance_if_due),
    loop(forced_left, ask(NEXT_FORCED)),
    until_all_pass(Respond(), players_from_here),
    do(close_moments),
)


def face_what_happened(s: Quest) -> bool:
    """Open the answers to all that happened at once, if anything could answer it. [Q18.24]"""
    start, effects = len(s.moments), len(s.due)
    for at in range(0, len(s.raised), MOMENT_ROW):
        moment = s.raised[at]
        if DUE[moment] or RESPONSES[moment] or HAND_RESPONSES[moment]:
            s.moments += s.raised[at : at + MOMENT_ROW]
    s.raised = []
    if len(s.moments) == start:
        return False
    gather_due(s, start)
    if len(s.due) == effects and not any(is_open(s, seat, start) for seat in s.players()):
        del s.moments[start:]
        return False
    s.call(ANSWERS, s.first, target=start, n=effects)
    return True
