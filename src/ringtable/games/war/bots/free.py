"""The Free Peoples: the walk to Mordor, what the Hunt costs, and where companions are of use."""

from random import Random
from typing import Final

from ringtable.games.war.bots.judgement import at_stake, danger, power, steps_to_mordor
from ringtable.games.war.bots.plans import WAR, free_plan, shadow_is_winning
from ringtable.games.war.box.components import (
    ARAGORN,
    ASIDE,
    BOROMIR,
    COMPANION_SET,
    CRACK_OF_DOOM,
    DWARVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    LAST_CORRUPTION,
    LEGOLAS,
    MERIADOC,
    NORTH,
    PEREGRIN,
    SHADOW,
    STRIDER,
    WILL_OF_THE_WEST,
    Character,
    bits,
)
from ringtable.games.war.box.places import BREE, EREBOR, ERED_LUIN, SHIRE, Region
from ringtable.games.war.characters.companions import aragorn_may_come, gandalf_may_come
from ringtable.games.war.characters.travel import level_of, reach
from ringtable.games.war.fellowship.guide import companions, on_track
from ringtable.games.war.fellowship.paths import HERE
from ringtable.games.war.hunt.columns import DAMAGE
from ringtable.games.war.odds.hunt import next_hunt
from ringtable.games.war.state import DECLARED, TRACK_TRIED, War
from ringtable.kernel.decision import DONE, Action

STEP: Final = 1.25  # of a step of the Fellowship
ON_THE_TRACK: Final = 3.0  # of the one step that Mordor asks for in every turn [W27.14]
HASTE: Final = 0.5  # of a point of damage by a second step on the track
DAMAGE_COST: Final = 0.12  # of a point of damage, more the more there is
WEARINESS: Final = 0.035
REVEALED: Final = 0.3
HIDE: Final = 1.4
KEEP: Final = 4  # companions that go to Mordor
EARLY: Final = 4  # turns in which Strider leaves even if no Will of the West awaits him
FEW: Final = 0.2  # by which each is dearer for every one that is missing
BEARS_LATER: Final = (0.0, 0.8, 1.4, 1.7)  # damage that a companion takes of a tile, by level
LOST: Final = 99.0  # of what loses the Ring
GOLLUM_FROM: Final = 5  # corruption from which Gollum shows himself
THE_RING: Final = 100
AT_RANDOM: Final = 101
ENOUGH: Final = 255
HOBBIT_LEAVES: Final = 200
GOLLUM_REVEALS: Final = 201
NOBODY_MORE: Final = 255
HEALING: Final = 1.7  # of a point of corruption healed, in steps
WAKING: Final = 0.9  # of a nation that becomes active, in steps
HIDDEN: Final = 0.8  # of not being seen, in steps
ENTERING: Final = 4.0  # of Mordor
# Cards that send companions to places where a nation is roused to war.
ERRANDS: Final = {
    "book-of-mazarbul": (DWARVES, 1 << EREBOR | 1 << ERED_LUIN),
    "fear-fire-foes": (NORTH, 1 << SHIRE | 1 << BREE),
}
ERRAND: Final = 0.9  # of such a nation
# What each companion is worth to who must give one up.
DEAR: Final = {
    GANDALF_GREY: 2.2,
    STRIDER: 3.0,
    BOROMIR: 1.8,
    LEGOLAS: 1.8,
    GIMLI: 1.8,
    MERIADOC: 1.2,
    PEREGRIN: 1.2,
}


# The walk


def step_value(s: War) -> float:
    """Of moving the Fellowship, against what the Hunt may do."""
    if s.revealed:
        return -1.0
    odds = next_hunt(s)
    cost = odds.mean() * (DAMAGE_COST + WEARINESS * s.corruption) + REVEALED * odds.reveal
    if on_track(s):
        first = not s.used >> TRACK_TRIED & 1
        if first or shadow_is_winning(s):
            return ON_THE_TRACK
        return STEP - HASTE * odds.mean() if s.corruption < LAST_CORRUPTION - 1 else -1.0
    if s.progress >= steps_to_mordor(s, s.figure):
        return -1.0  # it has come to the gate and waits for the next turn
    value = STEP - cost
    return value - 0.5 if free_plan(s) == WAR else value


def hide_value(s: War) -> float:
    if on_track(s):
        return ON_THE_TRACK if not s.used >> TRACK_TRIED & 1 else HIDE
    return HIDE - (0.5 if free_plan(s) == WAR else 0.0)


def end_value(s: War, region: Region) -> float:
    """Of declaring the Fellowship in a region, in steps: the way that is left, rest, and nations
    that wake."""
    value = -float(steps_to_mordor(s, region))
    if s.map.gates >> region & 1:
        return value + ENTERING
    own = s.map.great & s.held(FREE) & s.map.of_side[FREE]
    if own >> region & 1:
        if s.corruption and not s.used >> DECLARED & 1:
            value += HEALING
        if not s.active >> s.map.nation[region] & 1:
            value += WAKING
    return value


def best_end(s: War, start: Region, steps: int, reveal: bool) -> tuple[float, Region]:
    """Where a path of so many steps should end; that of a reveal has its own rules."""
    best = (-99.0, start)
    ways = s.map.figure_distance[start]
    for region, distance in enumerate(ways):
        if distance <= steps:
            value = end_value(s, region)
            if reveal and (s.map.great & s.held(FREE)) >> region & 1:
                continue  # a reveal may not end there [W23.12]
            if reveal and s.map.strongholds & s.held(SHADOW) & 1 << region:
                value -= ENTERING + 2.0  # a tile is drawn, and Mordor stays shut [W23.13]
            if value > best[0]:
                best = (value, region)
    return best


def declare(s: War, options: list[Action], random: Random) -> Action:
    waiting = HIDDEN - max(0, steps_to_mordor(s, s.figure) - s.progress)
    return 1 if best_end(s, s.figure, s.progress, False)[0] > waiting else 0


def path(s: War, options: list[Action], random: Random) -> Action:
    here = s.path[-1]
    end = best_end(s, here, s.n, s.target > 0)[1]
    if end == here and HERE in options:
        return HERE
    ways = s.map.figure_distance[end]
    steps = [one for one in options if one != HERE]
    if not steps:
        return HERE
    best = min([ways[one] for one in steps])
    return steps[[ways[one] for one in steps].index(best)]


def guide(s: War, options: list[Action], random: Random) -> Action:
    """Strider hides the Fellowship with any die, Gandalf draws cards."""
    if s.revealed and STRIDER in options:
        return STRIDER
    return options[0]


# The Hunt


def ring_cost(s: War, damage: int) -> float:
    """Of so much corruption."""
    if s.corruption + damage >= LAST_CORRUPTION:
        return LOST
    return float(damage) if on_track(s) else damage * (0.6 + 0.13 * s.corruption)


def track_cost(s: War, who: Character, damage: int) -> float:
    """The same on the track, where nothing heals, in corruption: what he does not bear, and what he
    would bear of a later tile. Every tile takes one companion: who is left over costs nothing."""
    level = s.pack.characters[who].level
    spare = len(companions(s)) > CRACK_OF_DOOM - s.circle
    rest = max(0, damage - level)
    if s.corruption + rest >= LAST_CORRUPTION:
        return LOST
    return rest + (0.1 * level if spare else BEARS_LATER[level])


def companion_cost(s: War, who: Character, damage: int) -> float:
    """Of a companion who takes the damage."""
    if on_track(s):
        return track_cost(s, who, damage)
    rest = max(0, damage - s.pack.characters[who].level)
    dear = DEAR.get(who, 1.0)
    if who == GANDALF_GREY and s.minion_seen:
        dear = 1.0  # he comes back
    dear *= 1.0 + FEW * max(0, KEEP - len(companions(s)))
    return dear + ring_cost(s, rest)


def meet_damage(s: War, options: list[Action], random: Random) -> Action:
    damage = s.hunt[DAMAGE]
    costs = []
    for one in options:
        if one == THE_RING:
            costs.append(ring_cost(s, damage))
        elif one == AT_RANDOM:
            company = companions(s)
            costs.append(sum([companion_cost(s, who, damage) for who in company]) / len(company))
        else:
            costs.append(companion_cost(s, one, damage))
    return options[costs.index(min(costs))]


def lower_damage(s: War, options: list[Action], random: Random) -> Action:
    """Cards first, then a hobbit; Gollum shows himself if much is at stake."""
    for one in options:
        if one < HOBBIT_LEAVES:
            return one
    if HOBBIT_LEAVES in options and (on_track(s) or s.corruption >= 5):
        return HOBBIT_LEAVES
    return GOLLUM_REVEALS if GOLLUM_REVEALS in options and gollum_helps(s) else ENOUGH


def gollum_helps(s: War) -> bool:
    """A point less of damage is worth that the Fellowship must hide again: if the Ring would be
    lost, or with the last step, or when it has suffered and there is time."""
    if s.corruption + s.hunt[DAMAGE] >= LAST_CORRUPTION or s.circle >= CRACK_OF_DOOM - 1:
        return True
    return s.corruption >= GOLLUM_FROM and not shadow_is_winning(s)


# Companions


def place_value(s: War, who: Character, region: Region) -> float:
    """Of a companion in a region: a crown, a nation that wakes, an army that is led."""
    card = s.pack.characters[who]
    value = 0.0
    if who == STRIDER and s.whereabouts[ARAGORN] == ASIDE:
        crown = s.pack.characters[ARAGORN].enters_in
        if crown >> region & 1 and s.unconquered(region):
            value += 1.3
        else:
            near = min([s.map.distance[region][one] for one in bits(crown)])
            value += 0.4 / (1 + near)
    great = s.map.great & s.map.of_side[FREE] & ~s.captured
    if great >> region & 1:
        nation = s.map.nation[region]
        if card.activates >> nation & 1 and not s.active >> nation & 1:
            value += 0.9
    if s.units[FREE][region]:
        value += 0.3
        if at_stake(s, FREE, region) and danger(s, FREE, region) > 0:
            value += 0.3
        if power(s, FREE, region) >= 6:
            value += 0.1
    for id, (nation, there) in ERRANDS.items():
        if there >> region & 1 and s.played >> s.pack.card_named[id] & 1:
            value += 0.0 if s.at_war >> nation & 1 else ERRAND
    return value


def best_place(s: War, who: Character, there: int) -> tuple[float, Region]:
    best = (-1.0, -1)
    for region in bits(there):
        value = place_value(s, who, region)
        if value > best[0]:
            best = (value, region)
    return best


def can_be_crowned(s: War, steps: int) -> bool:
    """Strider can reach a place where Aragorn may come. [W29.8]"""
    crown = s.pack.characters[ARAGORN].enters_in & ~s.captured
    there = reach(s, s.figure, steps, FREE)
    return s.whereabouts[ARAGORN] == ASIDE and bool(there & crown)


def separation(s: War) -> tuple[float, Character]:
    """Who should leave the Fellowship, and what it is worth. Enough stay for Mordor."""
    company = companions(s)
    best = (-1.0, -1)
    if len(company) <= KEEP or on_track(s):
        return best
    will = s.dice[FREE][WILL_OF_THE_WEST]
    for who in company:
        steps = s.progress + level_of(s, 1 << who)
        value = best_place(s, who, reach(s, s.figure, steps, FREE))[0] - 0.35
        if who == GANDALF_GREY:
            useful = s.minion_seen and s.whereabouts[GANDALF_WHITE] == ASIDE
            value = value + 0.9 if useful and will else -1.0
        if who == STRIDER and not (can_be_crowned(s, steps) and (will or s.turn_number <= EARLY)):
            value = -1.0
        if value > best[0]:
            best = (value, who)
    return best


def separate(s: War, options: list[Action], random: Random) -> Action:
    if DONE in options:
        return DONE
    who = separation(s)[1]
    return who if who in options else options[-1]


def placed(s: War, options: list[Action], random: Random) -> Action:
    """Where a group, or whoever left, is worth most."""
    values = []
    for region in options:
        values.append(sum([place_value(s, who, region) for who in bits(s.source)]))
    return options[values.index(max(values))]


def travel_gain(s: War, who: Character) -> float:
    there = reach(s, s.place[who], level_of(s, 1 << who), FREE)
    return best_place(s, who, there)[0] - place_value(s, who, s.place[who])


def travelling_value(s: War) -> float:
    """Of moving companions: the best gain, and half of the others."""
    gains = [travel_gain(s, who) for who in bits(s.abroad & COMPANION_SET)]
    gains = sorted([gain for gain in gains if gain > 0.05], reverse=True)
    return gains[0] + 0.5 * sum(gains[1:]) if gains else -1.0


def errand_value(s: War, id: str) -> float:
    """Of a card that moves companions, and rouses a nation if one of them comes to some place."""
    s = s.copy()
    s.played |= 1 << s.pack.card_named[id]
    nation, there = ERRANDS[id]
    stays = any(there >> s.place[who] & 1 for who in bits(s.abroad & COMPANION_SET))
    roused = ERRAND if stays and not s.at_war >> nation & 1 else 0.0
    return roused + max(0.0, travelling_value(s))


def companion(s: War, options: list[Action], random: Random) -> Action:
    best, gain = options[-1], 0.05
    for who in options:
        if who != NOBODY_MORE and travel_gain(s, who) > gain:
            best, gain = who, travel_gain(s, who)
    return best


def alone(s: War, options: list[Action], random: Random) -> Action:
    return DONE if DONE in options else options[0]


def will_is_wanted(s: War) -> float:
    """What the last Will of the West is kept for: a king or a wizard that may come soon."""
    if s.dice[FREE][WILL_OF_THE_WEST] > 1:
        return 0.1
    if aragorn_may_come(s) or gandalf_may_come(s):
        return 2.0
    if s.on_map(STRIDER) and s.whereabouts[ARAGORN] == ASIDE:
        return 0.6
    return 0.2
