"""A Ring-bearer who hides: on the way to an exit he stays away from riders, and from where they
believe him to be. What is lost is counted in influence."""

from random import Random
from typing import Final

from ringtable.games.hunt.bots.ally_cards import FULL_HAND, WORTH_PLAYING, best_card
from ringtable.games.hunt.bots.belief import (
    Belief,
    after_escape,
    after_movement,
    belief,
    belief_of,
    phases_of_riding,
)
from ringtable.games.hunt.bots.danger import danger, pressure
from ringtable.games.hunt.box.components import (
    CROSSED,
    DOT,
    EXACT_PERCEPTION,
    FRODO_IN,
    GANDALF_IN,
    HUNT,
    LAST_STEP,
    NO,
    R_EXACT,
    R_PERCEPTION,
    R_SEARCH,
    SEARCH,
    STRIDER,
    YES,
    Place,
)
from ringtable.games.hunt.ring_bearer import turn
from ringtable.games.hunt.ring_bearer.allies import CARD
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.story.encounter import KEEP_ALL, eyes_beside
from ringtable.kernel.decision import Action

MOVEMENT: Final = 3.0  # a movement still to make: another phase in which they hunt
TOO_LATE: Final = 3.0  # a movement too many: a token of the rescue
# What it costs to have so few movements to spare: none, one, two …
SLACK: Final = [1.6, 0.9, 0.4, 0.1]
SUSPECTED: Final = 0.8  # to be where they believe him to be
NEARNESS: Final = 0.3
NIGHT_COST: Final = 1.0
SAM_COST: Final = 0.45
REVEALING: Final = 0.15  # an answer that makes them so much surer is worth cancelling


# Moving


def worth_of(s: Hunt, last: Place, dots: int, step: int, believed: Belief, eye: bool) -> float:
    """What it is worth to stand there with so many dots."""
    needed = s.board.way_out(last, dots)
    return (
        -MOVEMENT * needed
        - lateness(LAST_STEP - step - needed)
        - SUSPECTED * believed.frodo.get(last, 0.0)
        - NEARNESS * pressure(s, last)
        - danger(s, last, believed, eye)
    )


def lateness(spare: int) -> float:
    """What it costs to have so many movements to spare, or too few."""
    if spare < 0:
        return SLACK[0] - TOO_LATE * spare
    return SLACK[spare] if spare < len(SLACK) else 0.0


def noting_worth(s: Hunt, entry: Place, believed: Belief, eye: bool) -> float:
    if s.board.is_exit(entry):
        return 100.0
    if entry == DOT:
        return worth_of(s, s.last, s.dots + 1, s.step + 1, believed, eye)
    if entry == CROSSED:
        return worth_of(s, s.last, s.dots, s.step + 1, believed, eye)
    return worth_of(s, entry, 0, s.step + 1, believed, eye)


def best_entry(s: Hunt, entries: list[Action], eye: bool, random: Random) -> tuple[float, Action]:
    believed = after_movement(s)
    best, chosen = -1000.0, entries[0]
    for entry in entries:
        worth = noting_worth(s, entry, believed, eye) + random.random() * 0.15
        if worth > best:
            best, chosen = worth, entry
    return best, chosen


def note(s: Hunt, options: list[Action], random: Random) -> Action:
    """A granted movement."""
    return best_entry(s, options, s.eye, random)[1]


def escape(s: Hunt, options: list[Action], random: Random) -> Action:
    """Away from those who have just found him; the next movement comes before they ride again."""
    believed = after_escape(s)
    return max(
        options, key=lambda entry: noting_worth(s, entry, believed, False) + random.random() * 0.3
    )


# The turn of part 1


def walk(s: Hunt, options: list[Action], random: Random) -> Action:
    if buys(s, options):
        return turn.BUY
    if turn.END in options:
        return after_moving(s, options, random)
    entries = [one for one in options if one < turn.REST]
    if turn.REST not in options:
        shortcut = card_with(s, "dot-bonus", options)
        if shortcut >= 0 and random.random() < 0.5:
            return shortcut
        return best_entry(s, entries, s.eye, random)[1]
    return night(s, options, entries, random)


def buys(s: Hunt, options: list[Action]) -> bool:
    """A token buys a card while the hand has room; in part 2 one is kept for Strider."""
    if turn.BUY not in options or s.hand.bit_count() >= FULL_HAND:
        return False
    return s.part == 1 or s.fellowship > 1 or not s.face_up(STRIDER)


def card_with(s: Hunt, word: str, options: list[Action]) -> Action:
    """A card whose text begins with a word, or -1."""
    for action in options:
        if action >= CARD:
            option = s.box.ally[(action - CARD) // 4].options[(action - CARD) % 4]
            if option.words[0].name == word:
                return action
    return -1


def free_night_card(s: Hunt, options: list[Action]) -> Action:
    return card_with(s, "night-move", options)


def night(s: Hunt, options: list[Action], entries: list[Action], random: Random) -> Action:
    """Rest, unless the riders are too close."""
    resting = worth_of(s, s.last, s.dots, s.step, belief(s), False)
    moving, entry = best_entry(s, entries, True, random)
    card = free_night_card(s, options)
    if s.board.is_exit(entry) and s.influence + 1 < s.limit():
        return entry
    if s.influence + 1 >= s.limit():
        moving -= 100.0 if card < 0 and turn.SAM_HELPS not in options else 0.0
    if card >= 0 and moving - 0.3 > resting:
        return card
    if turn.SAM_HELPS in options and moving - SAM_COST > resting:
        return turn.SAM_HELPS
    if moving - NIGHT_COST > resting:
        return entry
    return turn.REST


def after_moving(s: Hunt, options: list[Action], random: Random) -> Action:
    """A card that is worth it, and Frodo's haste if it brings him out."""
    worth, card = best_card(s, options)
    threshold = WORTH_PLAYING if s.hand.bit_count() < FULL_HAND else 0.1
    if card >= 0 and worth >= threshold:
        return card
    if turn.FRODO_HURRIES in options and hurries(s):
        return turn.FRODO_HURRIES
    return turn.END


def hurries(s: Hunt) -> bool:
    if s.part == 1:
        return s.board.way_out(s.last, s.dots) == 1
    journey = s.box.journeys[s.journey]
    if s.step + 1 >= journey.moves:
        return True
    return danger(s, s.frodo_last(), belief(s), s.eye) > 1.5


# Out of turn


def react(s: Hunt, options: list[Action], random: Random) -> Action:
    """Cancel what would find Frodo, or tell too much."""
    if len(options) == 1:
        return options[0]
    if s.source == HUNT:
        return options[1] if s.target == s.frodo_last() else options[0]
    last = s.frodo_last()
    before = belief(s).frodo.get(last, 0.0)
    after = belief_of(s, bytes(s.record) + true_answer(s)).frodo.get(last, 0.0)
    limit = REVEALING if s.hand.bit_count() < FULL_HAND else REVEALING / 2
    return options[1] if after - before > limit else options[0]


def true_answer(s: Hunt) -> bytes:
    """The entry of the record that the present question would add."""
    last = s.frodo_last()
    if s.source == SEARCH:
        listed = bool(s.frodo_visited() >> s.target & 1)
        return bytes((R_SEARCH, s.target, YES if listed else NO, 0))
    who = FRODO_IN if s.board.in_area(s.target, last) else 0
    if s.part == 2 and s.board.in_area(s.target, s.gandalf_at()):
        who |= GANDALF_IN
    if s.source == EXACT_PERCEPTION:
        return bytes((R_EXACT, s.target, who, 0))
    return bytes((R_PERCEPTION, s.target, YES if who else NO, 0))


def react_to_sorcery(s: Hunt, options: list[Action], random: Random) -> Action:
    return options[-1]


# Encounters


def cancel(s: Hunt, options: list[Action], random: Random) -> Action:
    """Flip a companion for a token that is worth it, or in need."""
    best, worth = KEEP_ALL, 0.0
    coming = 0.0
    for number in range(len(s.drawn)):
        coming += weight(s, s.drawn[number])
    for action in options:
        if action != KEEP_ALL and weight(s, action & 255) > worth:
            best, worth = action, weight(s, action & 255)
    in_need = s.influence + coming >= s.limit() - 1
    return best if worth >= 2.0 or (in_need and worth >= 1.0) else KEEP_ALL


def weight(s: Hunt, token: int) -> float:
    influence = s.box.influence[token]
    if influence.eye:
        return 1.4 + eyes_beside(s) + influence.bonus
    return float(influence.value)


# Setup


def give_information(s: Hunt, options: list[Action], random: Random) -> Action:
    """The token that the riders would find first: the place nearest to all of theirs."""
    phases = phases_of_riding(s.board)
    starts = s.board.nazgul_starts

    def exposure(token: int) -> float:
        place = s.board.token_places[token]
        return sum(1.0 / (1 + phases[start][place]) for start in starts) + random.random() * 0.01

    return max(options, key=exposure)
