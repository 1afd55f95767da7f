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
from ringtable.games.hunt.cards import verbs
from ringtable.games.hunt.cards.card import Card, Verb, Way
from ringtable.games.hunt.cards.text import ENOUGH, present_step
from ringtable.games.hunt.ring_bearer.allies import CARD
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action

WORTH_PLAYING: Final = 0.25
FULL_HAND: Final = 5


def static_worth(s: Hunt, card: Card) -> float:
    """What a card is worth in the hand."""
    return max(sum(base_worth(s, verb) for verb in way.steps) for way in card.ways)


def base_worth(s: Hunt, verb: Verb) -> float:
    if isinstance(verb, verbs.Cancel):
        return 1.0
    if isinstance(verb, verbs.JoinCompanion):
        return 1.2
    if isinstance(verb, verbs.ExtraMove):
        return 0.9
    if isinstance(verb, verbs.LowerInfluence):
        return 1.0
    if isinstance(verb, verbs.DriveNazgul | verbs.DriveFromArea | verbs.NightMoveFree):
        return 0.6
    if isinstance(verb, verbs.GainFellowship | verbs.DrawAlly | verbs.PlaceAlly):
        return 0.5
    return 0.3


def playing_worth(s: Hunt, action: Action) -> float:
    """What a card is worth now, after Frodo's movement."""
    way = s.box.ally[(action - CARD) // 4].ways[(action - CARD) % 4]
    return way_worth(s, way)


def way_worth(s: Hunt, way: Way) -> float:
    believed = belief(s)
    now = danger(s, s.frodo_last(), believed, s.eye)
    return sum(verb_worth(s, verb, believed, now) for verb in way.steps)


def verb_worth(s: Hunt, verb: Verb, believed: Belief, now: float) -> float:
    if isinstance(verb, verbs.ExtraMove):
        return extra_move_worth(s, now)
    if isinstance(verb, verbs.JoinCompanion):
        return 1.5
    if isinstance(verb, verbs.GainFellowship):
        return 0.35 * min(verb.n, s.reserve)
    if isinstance(verb, verbs.DrawAlly):
        return 0.3 * min(verb.n, FULL_HAND + 1 - s.hand.bit_count())
    if isinstance(verb, verbs.LowerInfluence):
        if verb.resting > verb.n and not (s.phase == NIGHT and s.done & RESTED):
            return min(s.influence, verb.n) - 0.8  # better kept for a night of rest
        return min(s.influence, verb.resting)
    if isinstance(verb, verbs.ReturnReaction):
        return 0.45 if any(s.box.reactions >> card & 1 for card in bytes(s.ally_discard)) else 0.0
    if isinstance(verb, verbs.HideInformation):
        return 0.3 if s.info_held & ~s.info_turned else 0.0
    if isinstance(verb, verbs.DiscardDie):
        return 0.3 if s.dice[SWORD] + s.dice[SHADOW] else 0.1
    if isinstance(verb, verbs.DrawDeed):
        return 0.4 if s.deed_pool and s.gandalf_is == HIDDEN else 0.0
    if isinstance(verb, verbs.ExtraGandalfMove):
        return 0.3 if s.deeds_held else 0.1
    return guard_worth(s, verb, believed, now)


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


def guard_worth(s: Hunt, verb: Verb, believed: Belief, now: float) -> float:
    """Cards that keep riders away in this phase."""
    if isinstance(verb, verbs.PlaceAlly):
        targets = verb.targets(s)
        if not targets:
            return 0.0
        best = min(danger_with_ally(s, one, believed) for one in targets)
        return 0.8 * (now - best) + 0.15
    if isinstance(verb, verbs.HoldNazgul):
        s.held ^= 1 << nearest_rider(s, s.frodo_last())
        then = danger(s, s.frodo_last(), believed, s.eye)
        s.held ^= 1 << nearest_rider(s, s.frodo_last())
        return 0.8 * (now - then)
    if isinstance(verb, verbs.NoRoadBonus):
        s.no_road_bonus = True
        then = danger(s, s.frodo_last(), believed, s.eye)
        s.no_road_bonus = False
        return 0.8 * (now - then)
    if isinstance(verb, verbs.NoFreeHunt):
        return 0.8 * (now - danger(s, s.frodo_last(), believed, False))
    if isinstance(verb, verbs.DriveNazgul | verbs.DriveFromArea):
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
    verb = present_step(s)
    frodo = s.frodo_last()
    if isinstance(verb, verbs.PlaceAlly):
        believed = belief(s)
        phases = phases_of_riding(s.board)
        return min(
            targets, key=lambda one: (danger_with_ally(s, one, believed), phases[one][frodo])
        )
    if isinstance(verb, verbs.HoldNazgul):
        nearest = nearest_rider(s, frodo)
        return nearest if nearest in targets else targets[0]
    if isinstance(verb, verbs.DriveFromArea):
        where = s.nazgul[nearest_rider(s, frodo)]
        near = [area for area in targets if s.board.in_area(area, where)]
        return near[0] if near else targets[0]
    if isinstance(verb, verbs.DiscardDie):
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
