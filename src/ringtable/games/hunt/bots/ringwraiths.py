"""Ringwraiths who hunt together: they cover the places where Frodo is likely to be, and spend their
actions on what finds him or tells most. What is gained is counted in influence."""

from random import Random
from typing import Final

from ringtable.games.hunt.bots.belief import FAR_AWAY, Belief, belief, own_areas, phases_of_riding
from ringtable.games.hunt.bots.danger import token_worth
from ringtable.games.hunt.box.board import ONE_STEP, TWO_STEPS
from ringtable.games.hunt.box.components import (
    NIGHT,
    NOWHERE,
    RING,
    SHADOW,
    SORCERY,
    SWORD,
    Place,
)
from ringtable.games.hunt.cards.aims import ENOUGH
from ringtable.games.hunt.cards.card import CardOption, Word
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.ringwraiths import dice, riders
from ringtable.games.hunt.ringwraiths.dice import WITCH_KING_DIE, fitting_dice
from ringtable.games.hunt.ringwraiths.questions import huntable, searchable
from ringtable.games.hunt.ringwraiths.riding import rides
from ringtable.games.hunt.ringwraiths.sorcery import playable_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action

# How well a rider covers a place that is so many phases away, and what the second, third and fourth
# rider add.
COVER: Final = [1.0, 0.9, 0.55, 0.3, 0.15, 0.08, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0]
TOGETHER: Final = [1.0, 0.6, 0.45, 0.35]

COVERING: Final = 1.6  # worth of covering everything
KNOWING: Final = 2.2  # worth of knowing for sure, from nothing
TOKEN: Final = 0.15  # worth of an information token that might be found
DIE: Final = [0.2, 0.12, 0.0]  # what a die is worth later in the day, by phase
SHADOW_DIE: Final = 0.12  # and a Shadow more than others
DRAWN_CARD: Final = 0.3


# What things are worth


def still_to_act(s: Hunt) -> list[int]:
    """Riders whose turn in this phase is yet to come."""
    return s.activation()[s.rider_number :]


def encounter_worth(s: Hunt, place: Place, standing: Place) -> float:
    """The influence of an encounter at a place, if the active rider stands where it would."""
    near = s.board.near[place]
    riders_there = 0.0
    waiting = still_to_act(s)
    for rider in range(4):
        where = standing if rider == s.active else s.nazgul[rider]
        weight = 2.0 if rider == s.witch_king else 1.0
        if where == place or where in near:
            riders_there += weight
        elif rider in waiting and can_join(s, rider, place):
            riders_there += weight * 0.9
    return riders_there * token_worth(s) + 0.3


def can_join(s: Hunt, rider: int, place: Place) -> bool:
    near = s.board.near[place]
    return any(one == place or one in near for one in rides(s, rider))


def cheapest(s: Hunt, symbol: int) -> float:
    """What paying for a symbol costs, in what the die could do later."""
    options = fitting_dice(s, symbol)
    if not options:
        return 9.0
    later = DIE[min(s.phase, NIGHT)]
    if options == [SHADOW]:
        return later + SHADOW_DIE
    return later


# Where to ride


def cover(s: Hunt, rider: int, standing: Place, believed: Belief) -> float:
    """How well the riders cover where Frodo will be, with one of them at another place."""
    phases = phases_of_riding(s.board)
    rows = [phases[standing if one == rider else s.nazgul[one]] for one in range(4)]
    total = 0.0
    for place, chance in believed.ahead().items():
        if chance < 0.01:
            continue
        reach = sorted(row[place] for row in rows)
        worth = 0.0
        for number, far in enumerate(reach):
            worth += TOGETHER[number] * COVER[min(far, FAR_AWAY)]
        total += chance * worth
    crowd = 0.0
    for one in range(4):
        if one != rider and s.nazgul[one] == standing:
            crowd += 0.04
    return COVERING * total - crowd


def gather(s: Hunt, place: Place) -> float:
    """After Frodo was found: stand where one takes part."""
    if place == s.found or place in s.board.near[s.found]:
        return 2.0
    return -0.1 * phases_of_riding(s.board)[place][s.found]


def standing_worth(s: Hunt, rider: int, place: Place, believed: Belief) -> float:
    worth = cover(s, rider, place, believed)
    if s.found != NOWHERE:
        worth += gather(s, place)
    return worth


# What to do


def hunt_worth(s: Hunt, place: Place, standing: Place, believed: Belief) -> float:
    if not huntable(s) >> place & 1 or s.found != NOWHERE:
        return 0.0
    here = believed.frodo.get(place, 0.0)
    told = KNOWING * believed.told_by_hunt(place) + 0.5 * search_worth(s, place, believed)
    return here * encounter_worth(s, place, standing) + told


def search_worth(s: Hunt, place: Place, believed: Belief) -> float:
    if not searchable(s) >> place & 1:
        return 0.0
    worth = 0.02
    if believed.frodo:
        worth += KNOWING * believed.told_by_search(place)[1]
    if s.part == 1 and place in s.board.token_places:
        worth += TOKEN * s.info_held.bit_count() / 4
    return worth


def perception_worth(area: int, believed: Belief, exact: bool = False) -> float:
    return KNOWING * believed.told_by_perception(area, exact)


def best_action(
    s: Hunt, place: Place, believed: Belief, options: list[Action]
) -> tuple[float, Action]:
    """The best that the active rider could do at a place; the worth of doing nothing is zero."""
    best, chosen = 0.0, riders.END
    for action in open_actions(s, place, options):
        worth = action_worth(s, action, place, believed)
        if worth > best:
            best, chosen = worth, action
    return best, chosen


def open_actions(s: Hunt, place: Place, options: list[Action]) -> list[Action]:
    """Actions here, or what they will be elsewhere: some depend on the place."""
    if place == s.nazgul[s.active]:
        return [one for one in options if one >= riders.FREE_SEARCH and one != riders.AID]
    found: list[Action] = []
    witch_king = s.active == s.witch_king
    if not witch_king and searchable(s) >> place & 1:
        found.append(riders.FREE_SEARCH)
    if huntable(s) >> place & 1:
        if witch_king or (s.phase == NIGHT and s.eye and not s.no_free_hunt):
            found.append(riders.FREE_HUNT)
        if fitting_dice(s, SWORD):
            found.append(riders.USE + dice.HUNT_HERE)
        if s.abilities() >= 2 and dice.can_pay(s, dice.ANY_FACE, 2):
            found.append(riders.USE + dice.ABILITY_2_HUNT)
    if fitting_dice(s, RING):
        found += [riders.USE + dice.PERCEIVE_ZONE, riders.USE + dice.PERCEIVE_SECTION]
    return found


def action_worth(s: Hunt, action: Action, place: Place, believed: Belief) -> float:
    zone, section = own_areas(s, place)
    if action == riders.FREE_SEARCH:
        return search_worth(s, place, believed)
    if action == riders.FREE_HUNT:
        return hunt_worth(s, place, place, believed)
    use = action - riders.USE
    if use == dice.HUNT_HERE:
        return hunt_worth(s, place, place, believed) - cheapest(s, SWORD)
    if use == dice.PERCEIVE_ZONE:
        return perception_worth(zone, believed) - cheapest(s, RING)
    if use == dice.PERCEIVE_SECTION:
        return perception_worth(section, believed) - cheapest(s, RING)
    if use == dice.EXACT_ZONE:
        return perception_worth(zone, believed, True)
    if use == dice.EXACT_SECTION:
        return perception_worth(section, believed, True)
    if dice.ABILITY_2_HUNT <= use <= dice.ABILITY_2_SECTION:
        cost = 2 * DIE[min(s.phase, NIGHT)] + 0.1
        if use == dice.ABILITY_2_HUNT:
            return hunt_worth(s, place, place, believed) - cost
        area = zone if use == dice.ABILITY_2_ZONE else section
        return perception_worth(area, believed) - cost
    if use == dice.DRAW_SORCERY:
        full = s.sorcery_hand[s.seat].bit_count() >= 5
        return (0.05 if full else DRAWN_CARD) - cheapest(s, SORCERY)
    if use == dice.PLAY_SORCERY:
        return best_card(s, believed)[0] - cheapest(s, SORCERY)
    if use == dice.PURSUE:
        return 0.25
    if use == dice.REMOVE_ALLY:
        return 0.1 - cheapest(s, SWORD)
    return ride_worth(s, use, place, believed)


def ride_worth(s: Hunt, use: int, place: Place, believed: Belief) -> float:
    """Abilities 1, 3 and 4: further steps. [H24.7, H24.9, H24.10]"""
    here = standing_worth(s, s.active, place, believed)
    steps = s.board.ride(place, TWO_STEPS if use == dice.ABILITY_4 else ONE_STEP, s.blocked())
    best = 0.0
    for one in steps:
        gain = standing_worth(s, s.active, one, believed) - here
        if use == dice.ABILITY_3:
            gain += search_worth(s, one, believed)
        best = max(best, gain)
    if use == dice.ABILITY_1:
        return best - DIE[min(s.phase, NIGHT)] - 0.02
    return best - cheapest(s, SWORD if use == dice.ABILITY_3 else RING)


def act(s: Hunt, options: list[Action], random: Random) -> Action:
    """Ride and act, in the better order."""
    believed = belief(s)
    here = s.nazgul[s.active]
    acted = bool(s.acted & riders.HAS_ACTED)
    best, action = (0.0, riders.END) if acted else best_action(s, here, believed, options)
    ways = [one for one in options if 0 < one < riders.FREE_SEARCH]
    if not ways:
        return action
    stay = standing_worth(s, s.active, here, believed)
    first = stay + best  # what to beat: act and stay
    onward, goal = first, NOWHERE
    farthest = stay
    for place in ways:
        worth = standing_worth(s, s.active, place, believed) + random.random() * 0.01
        farthest = max(farthest, worth)
        if not acted:
            worth += best_action(s, place, believed, options)[0]
        if worth > onward:
            onward, goal = worth, place
    if action != riders.END and best + farthest >= onward - 0.02:
        return action  # act here, ride afterwards
    return goal if goal != NOWHERE else action


def step_on(s: Hunt, options: list[Action], random: Random) -> Action:
    """A granted ride: the place that covers best, with what can be done there."""
    believed = belief(s)
    rider = s.target

    def worth(place: Place) -> float:
        found = standing_worth(s, rider, place, believed)
        if rider == s.active and not s.acted & riders.HAS_ACTED:
            found += search_worth(s, place, believed)
        return found

    return max(options, key=worth)


# Sorcery cards


def best_card(s: Hunt, believed: Belief) -> tuple[float, Action]:
    best, chosen = 0.0, -1
    for action in playable_sorcery(s, s.seat):
        worth = option_worth(s, s.box.sorcery[action // 4].options[action % 4], believed)
        if worth > best:
            best, chosen = worth, action
    return best, chosen


def option_worth(s: Hunt, option: CardOption, believed: Belief) -> float:
    return sum(word_worth(s, word, believed) for word in option.words)


# What words are worth, by their names, where it does not depend on the position; others are worth
# less.
WORD_WORTH: Final = {
    "raise-influence": 1.0,
    "summon-witch-king": 1.5,
    "lie-beside-track": 1.0,
    "add-token": 0.8,
    "dread": 0.5,
    "draw-sorcery": 0.5,
    "recover-die": 0.3,
    "burn-allies": 0.25,
}


def word_worth(s: Hunt, word: Word, believed: Belief) -> float:
    """What a word of a sorcery card brings."""
    place = s.nazgul[s.active]
    targets = [] if word.aim is None else word.aim.targets(s)
    if word.name == "hunt":
        return max((hunt_worth(s, one, place, believed) for one in targets), default=0.0)
    if word.name == "search":
        return max((search_worth(s, one, believed) for one in targets), default=0.0)
    if word.name == "sense":
        return max((perception_worth(one, believed) for one in targets), default=0.0)
    if word.name == "raise-in-own-section":
        return believed.chance_in(own_areas(s, place)[1]) + 0.1
    if word.name == "discard-at-random":
        return 0.45 if s.hand else 0.0
    return WORD_WORTH.get(word.name, 0.15)


def choose_card(s: Hunt, options: list[Action], random: Random) -> Action:
    believed = belief(s)
    return max(
        options,
        key=lambda one: option_worth(s, s.box.sorcery[one // 4].options[one % 4], believed),
    )


def discard(s: Hunt, options: list[Action], random: Random) -> Action:
    """The card that would bring least."""
    believed = belief(s)

    def keeping(card: int) -> float:
        return max(option_worth(s, option, believed) for option in s.box.sorcery[card].options)

    if s.active < 0:
        return random.choice(options)
    return min(options, key=keeping)


def aim(s: Hunt, options: list[Action], random: Random) -> Action:
    question = FLOW.decision(s).prompt(s).id
    believed = belief(s)
    place = s.nazgul[s.active]
    targets = [one for one in options if one != ENOUGH]
    if not targets:
        return ENOUGH
    if question == "hunt-ask-aim-hunt":
        return max(targets, key=lambda one: hunt_worth(s, one, place, believed))
    if question == "hunt-ask-aim-search":
        return max(targets, key=lambda one: search_worth(s, one, believed))
    if question == "hunt-ask-aim-area":
        return max(targets, key=lambda one: perception_worth(one, believed))
    if question == "hunt-ask-aim-face":
        return SHADOW if SHADOW in targets else targets[0]
    return random.choice(targets)


# Dice and setup


def pay(s: Hunt, options: list[Action], random: Random) -> Action:
    """Shadows last; the die of the Witch-king first, for nobody can cancel what it pays."""
    if WITCH_KING_DIE in options:
        return WITCH_KING_DIE
    plain = [die for die in options if die != SHADOW]
    if not plain:
        return options[0]
    return max(plain, key=lambda die: s.dice[die])


def place_rider(s: Hunt, options: list[Action], random: Random) -> Action:
    """Where the riders together cover Frodo's way best."""
    believed = belief(s)
    phases = phases_of_riding(s.board)
    rider = s.activation()[s.rider_number]
    placed = [s.nazgul[one] for one in range(4) if one != rider and s.nazgul[one] != NOWHERE]
    exits = list(range(s.board.locations + 1, s.board.last_exit + 1))
    gates = [near for one in exits for near in s.board.near[one]]

    def worth(place: Place) -> float:
        total = 0.0
        for one, chance in believed.ahead().items():
            mine = min(FAR_AWAY, phases[place][one])
            theirs = min((phases[other][one] for other in placed), default=FAR_AWAY)
            theirs = min(FAR_AWAY, theirs)
            total += chance * (COVER[mine] + 0.5 * max(0.0, COVER[mine] - COVER[theirs]))
        apart = min((phases[place][other] for other in placed), default=0)
        gate = min((phases[place][one] for one in gates), default=FAR_AWAY)
        return total + 0.05 * apart - 0.005 * gate + random.random() * 0.05

    return max(options, key=worth)
