"""What ally cards are worth to a Ring-bearer, and where to aim them."""

from random import Random
from typing import Final

from ringtable.games.hunt.bots.belief import Belief, belief, phases_of_riding
from ringtable.games.hunt.bots.danger import danger, nearest_rider
from ringtable.games.hunt.box.components import (
    HIDDEN,
    LAST_STEP,
    NIGHT,
    RESTED,
    RING,
    SHADOW,
    SORCERY,
    SWORD,
    Place,
    bits,
)
from ringtable.games.hunt.cards.aims import ENOUGH
from ringtable.games.hunt.cards.card import Card, CardOption, Word
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ring_bearer.allies import CARD
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action

WORTH_PLAYING: Final = 0.25
FULL_HAND: Final = 5


def static_worth(s: Hunt, card: Card) -> float:
    """What a card is worth in the hand."""
    return max(sum(base_worth(word) for word in option.words) for option in card.options)


# What words are worth in the hand, by their names; others are worth less.
BASE_WORTH: Final = {
    "cancel": 1.0,
    "join": 1.2,
    "extra-move": 0.9,
    "lower-influence": 1.0,
    "lower-more-at-rest": 1.0,
    "drive": 0.6,
    "drive-from-area": 0.6,
    "night-move": 0.6,
    "gain-tokens": 0.5,
    "draw-cards": 0.5,
    "place-ally": 0.5,
    "announce-the-wild": 0.0,
}


def base_worth(word: Word) -> float:
    return BASE_WORTH.get(word.name, 0.3)


def playing_worth(s: Hunt, action: Action) -> float:
    """What a card is worth now, after Frodo's movement."""
    return option_worth(s, s.box.ally[(action - CARD) // 4].options[(action - CARD) % 4])


def option_worth(s: Hunt, option: CardOption) -> float:
    believed = belief(s)
    now = danger(s, s.frodo_last(), believed, s.eye)
    return sum(word_worth(s, word, believed, now) for word in option.words)


def word_worth(s: Hunt, word: Word, believed: Belief, now: float) -> float:
    name = word.name
    if name == "announce-the-wild":
        return 0.0
    if name == "extra-move":
        return extra_move_worth(s, now)
    if name == "join":
        return 1.5
    if name == "gain-tokens":
        return 0.35 * min(word.n, s.reserve)
    if name == "draw-cards":
        return 0.3 * min(word.n, FULL_HAND + 1 - s.hand.bit_count())
    if name == "lower-influence":
        return min(s.influence, word.n)
    if name == "lower-more-at-rest":
        if s.phase == NIGHT and s.done & RESTED:
            return min(s.influence, word.n + 1)
        return min(s.influence, word.n) - 0.8  # better kept for a night of rest
    if name == "take-back":
        return 0.45 if any(s.box.reactions >> card & 1 for card in bytes(s.ally_discard)) else 0.0
    if name == "hide-information":
        return 0.3 if s.info_held & ~s.info_turned else 0.0
    if name == "discard-die":
        return 0.3 if s.dice[SWORD] + s.dice[SHADOW] else 0.1
    if name == "draw-deed":
        return 0.4 if s.deed_pool and s.gandalf_is == HIDDEN else 0.0
    if name == "extra-gandalf":
        return 0.3 if s.deeds_held else 0.1
    return guard_worth(s, word, believed, now)


def extra_move_worth(s: Hunt, now: float) -> float:
    """A movement that costs no phase; the better the nearer the end."""
    if s.part == 2:
        journey = s.box.journeys[s.journey]
        return 20.0 if s.step + 1 >= journey.moves else 0.7 + now
    needed = s.board.way_out(s.last, s.dots)
    if needed == 1:
        return 20.0
    if s.step + 1 >= LAST_STEP or needed > LAST_STEP - s.step:
        return 0.0
    return 0.35 + now


def guard_worth(s: Hunt, word: Word, believed: Belief, now: float) -> float:
    """Cards that keep riders away in this phase."""
    name = word.name
    if name == "place-ally" and word.aim is not None:
        targets = word.aim.left(s)
        if not targets:
            return 0.0
        best = min(danger_with_ally(s, one, believed) for one in targets)
        return 0.8 * (now - best) + 0.15
    if name == "hold":
        s.held ^= 1 << nearest_rider(s, s.frodo_last())
        then = danger(s, s.frodo_last(), believed, s.eye)
        s.held ^= 1 << nearest_rider(s, s.frodo_last())
        return 0.8 * (now - then)
    if name == "no-road-bonus":
        s.no_road_bonus = True
        then = danger(s, s.frodo_last(), believed, s.eye)
        s.no_road_bonus = False
        return 0.8 * (now - then)
    if name == "no-free-hunt":
        return 0.8 * (now - danger(s, s.frodo_last(), believed, False))
    if name in ("drive", "drive-from-area"):
        return 0.6 * now + 0.05
    return 0.1


def danger_with_ally(s: Hunt, place: Place, believed: Belief) -> float:
    before = s.allies
    s.allies = before | 1 << place
    found = danger(s, s.frodo_last(), believed, s.eye)
    s.allies = before
    return found


def best_card(s: Hunt, options: list[Action]) -> tuple[float, Action]:
    """The card that is worth most now."""
    best, chosen = 0.0, -1
    for action in options:
        if action >= CARD:
            worth = playing_worth(s, action)
            if worth > best:
                best, chosen = worth, action
    return best, chosen


# Aims


def aim(s: Hunt, options: list[Action], random: Random) -> Action:
    targets = [one for one in options if one != ENOUGH]
    if not targets:
        return ENOUGH
    question = FLOW.decision(s).prompt(s).id
    frodo = s.frodo_last()
    if question == "hunt-ask-aim-place-ally":
        believed = belief(s)
        phases = phases_of_riding(s.board)
        return min(
            targets, key=lambda one: (danger_with_ally(s, one, believed), phases[one][frodo])
        )
    if question == "hunt-ask-aim-rider":
        nearest = nearest_rider(s, frodo)
        return nearest if nearest in targets else targets[0]
    if question == "hunt-ask-aim-area":
        where = s.nazgul[nearest_rider(s, frodo)]
        near = [area for area in targets if s.board.in_area(area, where)]
        return near[0] if near else targets[0]
    if question == "hunt-ask-aim-die":
        for face in (SWORD, SHADOW, RING, SORCERY):
            if face in targets:
                return face
    return random.choice(targets)


def which_rider(s: Hunt, options: list[Action], random: Random) -> Action:
    """Drive those first that are nearest to Frodo."""
    phases = phases_of_riding(s.board)
    riders = [one for one in options if one < 4]
    if not riders:
        return options[0]
    return min(riders, key=lambda one: (phases[s.nazgul[one]][s.frodo_last()], one))


def drive_to(s: Hunt, options: list[Action], random: Random) -> Action:
    """As far away from Frodo and from his way as it goes."""
    phases = phases_of_riding(s.board)
    frodo = s.frodo_last()
    return max(options, key=lambda one: (phases[one][frodo], -len(s.board.near[one]), one))


def worst_card(s: Hunt, options: list[Action], random: Random) -> Action:
    return min(options, key=lambda one: static_worth(s, s.box.ally[one]))


def best_of_two(s: Hunt, options: list[Action], random: Random) -> Action:
    """Pippin's two cards: the answer is the number of the one that is kept."""
    return max(options, key=lambda one: static_worth(s, s.box.ally[s.offer[one]]))


def suffer_dread(s: Hunt, options: list[Action], random: Random) -> Action:
    cards = [one for one in options if one < len(s.box.ally)]
    if not cards:
        return options[0]
    worst = worst_card(s, cards, random)
    if len(options) > len(cards) and static_worth(s, s.box.ally[worst]) > 0.5:
        return options[-1]
    return worst


def tokens_of(s: Hunt) -> list[Place]:
    """Places of the deed tokens behind the screen."""
    return [s.board.token_places[token] for token in bits(s.deeds_held)]
