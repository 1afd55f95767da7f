"""Armies: where they go, what they attack, how they fight, what they lose."""

from random import Random
from typing import Final

from ringtable.games.war.armies.marching import goals, starts
from ringtable.games.war.armies.parts import (
    ANY_LEADER,
    EVERYTHING,
    FROM,
    GROUPS,
    NOBODY,
    SIDE,
    is_unit,
)
from ringtable.games.war.battle.attack import DECLARE_ATTACK, attack_starts, targets_from
from ringtable.games.war.battle.forces import elites_fighting, units_fighting
from ringtable.games.war.bots.judgement import (
    NEAR,
    at_stake,
    beside_enemy,
    best_of,
    danger,
    defence,
    power,
    power_at_war,
    worth,
)
from ringtable.games.war.bots.plans import RING, WAR, free_plan, shadow_is_winning, shadow_plan
from ringtable.games.war.box.components import (
    ELITE,
    FREE,
    MOST_BESIEGED,
    MOST_UNITS,
    REGULAR,
    SHADOW,
    SIEGE_BATTLE,
    STRONGHOLD,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.odds.attack import all_who_may_attack, attack_odds, battle_odds
from ringtable.games.war.odds.battle import TO_THE_END
from ringtable.games.war.state import KINDS_EACH, NO_SIDE, War
from ringtable.kernel.decision import DONE, Action

# What counts, in units of a good action.
FADES: Final = 0.72  # with every step to a target
FRONT: Final = 5  # steps from which armies count for a target
REACHES: Final = [0.85**steps for steps in range(FRONT + 1)]  # of an army, with every step
PULLS: Final = [FADES**steps for steps in range(100)]
LEAST_CHANCE: Final = 0.05  # a target never quite out of mind
MARCH: Final = 3.0  # of a step towards a target that can be taken
SECOND_MARCH: Final = 0.5  # of the second army of the die
LEAST_MARCH: Final = 0.05  # below this an army stays
POINT: Final = 0.9  # of capturing a point
HIT: Final = 0.16  # of a hit more than is suffered
SIEGE: Final = 0.45  # of shutting somebody in, for each point
HOPELESS: Final = 0.4  # strength below which no battle is won: its odds are not worked out
TWICE: Final = 2.0  # how much stronger who storms walls must be
GARRISON: Final = 2  # units of the Shadow that stay in a settlement worth points
HOME_GUARD: Final = 1  # the same of the Free Peoples

GO_ON: Final = 1  # answers of who may advance after a battle
STAY: Final = 0
Target = tuple[Region, float]  # where, and its weight


# Where to


def targets(s: War, side: Side) -> list[Target]:
    return shadow_targets(s) if side == SHADOW else free_targets(s)


def hosts(s: War, side: Side) -> list[tuple[Region, float]]:
    """The armies of a side that may go somewhere, with their strength beyond garrisons."""
    found = []
    for region in bits(s.army_in[side] & ~s.inside(side)):
        strength = power(s, side, region) - garrison(s, side, region)
        if strength > 0:
            found.append((region, strength))
    return found


def front(s: War, armies: list[tuple[Region, float]], target: Region) -> float:
    """What can be brought to bear upon a region: armies around it, the nearer the more."""
    total = 0.0
    distance = s.map.distance[target]
    for region, strength in armies:
        steps = distance[region]
        if steps <= FRONT:
            total += strength * REACHES[steps]
    return total


def enough(strength: float, against: float) -> float:
    """How likely it is that so much overcomes so much, roughly."""
    if not against:
        return 1.0
    share = min(1.0, strength / against)
    return share * share


def shadow_targets(s: War) -> list[Target]:
    """Settlements with points, and its own that are in danger."""
    found: list[Target] = []
    armies = hosts(s, SHADOW)
    for region in bits(s.map.great & s.map.of_side[FREE] & ~s.captured):
        chance = enough(front(s, armies, region), defence(s, FREE, region))
        found.append((region, worth(s, SHADOW, region) * max(LEAST_CHANCE, chance)))
    for region in bits(s.map.great & s.map.of_side[SHADOW] & ~s.captured):
        threat = danger(s, SHADOW, region)
        if threat > 2.0 * power(s, SHADOW, region) + 1.0:
            found.append((region, 0.8 * at_stake(s, SHADOW, region)))
    return found


def free_targets(s: War) -> list[Target]:
    """Its own settlements in danger that have room; strongholds of the Shadow that stand open, all
    of them if there is no other way."""
    found: list[Target] = []
    at_war = free_plan(s) == WAR
    armies = hosts(s, FREE)
    for region in bits(s.map.great & s.map.of_side[FREE] & ~s.captured & ~s.besieged):
        threat = danger(s, FREE, region)
        if threat and s.units[FREE][region] < MOST_BESIEGED:
            found.append((region, 0.6 * at_stake(s, FREE, region)))
    for region in bits(s.map.great & s.map.of_side[SHADOW] & ~s.captured):
        weight = worth(s, FREE, region) * (1.6 if at_war else 0.6)
        chance = enough(front(s, armies, region), defence(s, SHADOW, region) + 1.0)
        found.append((region, weight * chance))
    return found


def pull(s: War, region: Region, aims: list[Target]) -> float:
    """What an army is worth where it stands: how near to what can be taken."""
    best = 0.0
    distance = s.map.distance[region]
    for target, weight in aims:
        value: float = weight * PULLS[min(99, distance[target])]
        if value > best:
            best = value
    return best


class Field:
    """The map as a side sees it in a position: its targets, and what marches and attacks are worth.
    Each is worked out once, however many dice could do it."""

    def __init__(self, s: War, side: Side) -> None:
        self.s = s
        self.side = side
        self.seen: list[Target] | None = None
        self.pulls: dict[Region, float] = {}
        self.strengths: dict[Region, float] = {}
        self.leaving: dict[Region, bool] = {}
        self.dangers: dict[Region, float] = {}
        self.marches: dict[tuple[Region, Region], float] = {}
        self.attacks: dict[tuple[Region, Region], float] = {}

    def aims(self) -> list[Target]:
        if self.seen is None:
            self.seen = targets(self.s, self.side)
        return self.seen

    def pull(self, region: Region) -> float:
        if region not in self.pulls:
            self.pulls[region] = pull(self.s, region, self.aims())
        return self.pulls[region]

    def strength(self, region: Region) -> float:
        """Of an army beyond its garrison."""
        if region not in self.strengths:
            stay = garrison(self.s, self.side, region)
            self.strengths[region] = power(self.s, self.side, region) - stay
        return self.strengths[region]

    def may_leave(self, region: Region) -> bool:
        if region not in self.leaving:
            self.leaving[region] = may_leave(self.s, self.side, region)
        return self.leaving[region]

    def danger(self, region: Region) -> float:
        if region not in self.dangers:
            self.dangers[region] = danger(self.s, self.side, region)
        return self.dangers[region]

    def march(self, start: Region, to: Region) -> float:
        key = (start, to)
        if key not in self.marches:
            self.marches[key] = march_value(self, start, to)
        return self.marches[key]

    def attack(self, start: Region, at: Region) -> float:
        key = (start, at)
        if key not in self.attacks:
            self.attacks[key] = attack_value(self.s, self.side, start, at, self.aims())
        return self.attacks[key]


def march_value(field: Field, start: Region, to: Region) -> float:
    """What a step of an army gains. Whoever guards points beside an enemy stays."""
    s, side = field.s, field.side
    mine = field.strength(start)
    if mine <= 0 or not field.may_leave(start):
        return -1.0
    there = max(0.0, field.strength(to))
    crowd = s.units[side][start] - garrison(s, side, start) + s.units[side][to]
    if crowd > MOST_UNITS:
        return -1.0
    together = mine + there
    gain = (field.pull(to) - field.pull(start)) * mine
    value = MARCH * gain / 10.0
    points = worth(s, side, to)
    if points:
        value += POINT * points  # nobody is there: it is taken by entering
    if value > 0 and not at_stake(s, side, to):
        threat = field.danger(to)
        if threat > 1.5 * together:
            value -= 0.05 * min(together, threat - together)
    return value


def may_leave(s: War, side: Side, region: Region) -> bool:
    """An army does not leave a settlement worth points to an enemy beside it, nor one that it
    besieges."""
    if s.besieging(side) >> region & 1:
        return False
    if not at_stake(s, side, region):
        return True
    if side == FREE:
        return not s.map.within(region, NEAR) & s.army_in[SHADOW] or free_plan(s) == WAR
    return not beside_enemy(s, side, region)


def best_march(field: Field, must: int) -> tuple[float, Region, Region]:
    s = field.s
    best = (0.0, -1, -1)
    for start in starts(s, must):
        if field.strength(start) <= 0 or not field.may_leave(start):
            continue
        here = field.pull(start)
        for to in goals(s, start, must):
            if field.pull(to) <= here and not worth(s, field.side, to):
                continue  # nothing is gained there
            value = field.march(start, to)
            if value > best[0]:
                best = (value, start, to)
    return best


def marching_value(field: Field, led: bool) -> float:
    """What a die spent on marching is worth."""
    value = best_march(field, ANY_LEADER if led else NOBODY)[0]
    return value if led else value * (1.0 + SECOND_MARCH)


def move_from(s: War, options: list[Action], random: Random) -> Action:
    value, start, _ = best_march(Field(s, s.side_at[s.seat]), s.n)
    if DONE in options and value < LEAST_MARCH:
        return DONE
    return start if start in options else options[-1]


def goal_values(s: War, options: list[Action]) -> list[float]:
    field = Field(s, s.side_at[s.seat])
    return [field.march(s.source, to) for to in options]


def move_to(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, goal_values(s, options))


def garrison(s: War, side: Side, region: Region) -> int:
    """Units that stay in a settlement worth points when an army leaves it."""
    if not at_stake(s, side, region):
        return 0
    return GARRISON if side == SHADOW else HOME_GUARD


def whole(s: War, options: list[Action], random: Random) -> Action:
    """An army stays together, but for a garrison where it leaves points behind."""
    side, region = s.part_rules[SIDE], s.part_rules[FROM]
    stay = garrison(s, side, region)
    if not stay or (s.depth_of(DECLARE_ATTACK) >= 0 and s.attacker == NO_SIDE):
        return EVERYTHING if EVERYTHING in options else max(options)
    here = s.part_rules[GROUPS + 2 * s.n]
    numbers = [one for one in options if one != EVERYTHING]
    if not is_unit(here):
        return max(numbers) if numbers else EVERYTHING
    for at in range(GROUPS, GROUPS + 2 * s.n, 2):
        slot = s.part_rules[at]
        if is_unit(slot):
            stay -= s.part_rules[at + 1] - s.part[slot]
    if stay <= 0:
        return EVERYTHING if EVERYTHING in options else max(options)
    wanted = max(0, s.part_rules[GROUPS + 2 * s.n + 1] - stay)
    lower = [one for one in numbers if one <= wanted]
    return max(lower) if lower else min(options)


# Attacks


def attack_value(s: War, side: Side, start: Region, at: Region, aims: list[Target]) -> float:
    """What an attack with everybody is worth, by its exact odds."""
    mine, theirs = power(s, side, start), power(s, 1 - side, at)
    gain = float(worth(s, side, at))
    if side == SHADOW and shadow_plan(s) == RING:
        gain *= 0.8
    who = s.company(start, side)
    if start == at:
        part = all_who_may_attack(s, side, start)
        if s.inside(side) >> at & 1:
            return sortie_value(s, side, at, part, who)
        if mine < TWICE * theirs and not (side == SHADOW and needs_it(s, at)):
            return -1.0
        odds = attack_odds(s, side, start, at, part, who, rounds_to_storm(s, side, start))
        return odds.won * POINT * gain * 1.6 + 0.25 + HIT * (theirs - odds.defenders_left)
    if exposed(s, side, start, at) or (not may_leave(s, side, start) and mine < theirs * 1.5):
        return -1.0
    walled = s.map.settlement[at] == STRONGHOLD and bool(s.held(1 - side) >> at & 1)
    if mine < (1.2 if walled else HOPELESS) * theirs:
        return -1.0
    part = all_who_may_attack(s, side, start)
    odds = attack_odds(s, side, start, at, part, who)
    if walled:
        relief = 0.2 if mine >= TWICE * theirs else 0.0
        return SIEGE * gain + relief + HIT * (odds.won - odds.lost)
    units = s.units[side][start]
    lost, killed = units - odds.attackers_left, theirs - odds.defenders_left
    if odds.won < 0.5:
        return -1.0
    way = max(0.0, pull(s, at, aims) - pull(s, start, aims)) * mine / 10.0
    value = odds.won * (POINT * gain + 0.1 + MARCH * way) + HIT * (killed - lost)
    if side == FREE:
        value += 0.3 * odds.won if s.besieged >> at & 1 else 0.0
        if at_stake(s, side, start) and free_plan(s) == RING and not gain:
            value -= 0.4
    return value


def sortie_value(s: War, side: Side, at: Region, part: bytearray, who: int) -> float:
    odds = attack_odds(s, side, at, at, part, who)
    return 0.6 * odds.won if odds.won > 0.7 else -1.0


def needs_it(s: War, at: Region) -> bool:
    """The last points of the war: now or never."""
    return shadow_is_winning(s) and worth(s, SHADOW, at) > 0


def rounds_to_storm(s: War, side: Side, start: Region) -> int:
    """One, and one for every elite that is given for it. [W18.12]"""
    elites = 0
    for nation in bits(s.nations_in(start, side)):
        elites += s.count(start, nation, ELITE)
    return 1 + min(2, elites)


def best_attack(field: Field, must: int) -> tuple[float, Region, Region]:
    s, side = field.s, field.side
    best = (-1.0, -1, -1)
    for start in attack_starts(s, must):
        for at in bits(targets_from(s, side, start)):
            value = field.attack(start, at)
            if value > best[0]:
                best = (value, start, at)
    return best


def attack_from(s: War, options: list[Action], random: Random) -> Action:
    start = best_attack(Field(s, s.side_at[s.seat]), s.n)[1]
    return start if start in options else options[0]


def attacker_values(s: War, options: list[Action]) -> list[float]:
    """Of each army that may attack, by the best that it can do."""
    field = Field(s, s.side_at[s.seat])
    values = []
    for start in options:
        there = bits(targets_from(s, field.side, start))
        values.append(max([field.attack(start, at) for at in there], default=-1.0))
    return values


def target_values(s: War, options: list[Action]) -> list[float]:
    field = Field(s, s.side_at[s.seat])
    return [field.attack(s.source, at) for at in options]


def attack_target(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, target_values(s, options))


# The battle


def advance_after(s: War, options: list[Action], random: Random) -> Action:
    """The victor goes on, unless he would leave points to an enemy beside them for nothing."""
    side, start = s.attacker, s.attacked_from
    gain = worth(s, side, s.battle_at) > at_stake(s, side, start)
    return STAY if exposed(s, side, start) and not gain else GO_ON


def exposed(s: War, side: Side, region: Region, besides: Region = -1) -> bool:
    """A place with points, with an enemy beside it other than the one that is being fought."""
    if not at_stake(s, side, region):
        return False
    near = s.map.near_set[region] & s.army_in[1 - side]
    return any(other != besides and power_at_war(s, 1 - side, other) for other in bits(near))


def cease(s: War, options: list[Action], random: Random) -> Action:
    """Go on while the odds are good, or the losses even."""
    odds = battle_odds(s, TO_THE_END)
    return 0 if odds.won >= 0.45 or 1 not in options else 1


def assault_again(s: War, options: list[Action], random: Random) -> Action:
    """Another round of a siege costs an elite: if the garrison is about to fall."""
    given, rest = -2, -1
    if given in options:
        return given
    odds = battle_odds(s, 1)
    few = units_fighting(s, 1 - s.attacker) + elites_fighting(s, 1 - s.attacker)
    strong = units_fighting(s, s.attacker) >= TWICE * few
    return options[0] if options[0] != rest and (odds.won >= 0.3 or strong) else rest


def ground(s: War, options: list[Action], random: Random) -> Action:
    """Behind the walls unless the field is ours anyway, or too many would be lost inside."""
    side = 1 - s.attacker
    odds = battle_odds(s, TO_THE_END)
    if odds.lost >= 0.6:
        return 0
    crowd = s.units[side][s.battle_at]
    return 0 if crowd > MOST_BESIEGED + 2 and odds.lost >= 0.4 else 1


def retreat(s: War, options: list[Action], random: Random) -> Action:
    """Out of a field that is lost, to where the army is worth most; never out of a settlement with
    points while there is a chance."""
    stay = -1
    side = 1 - s.attacker
    odds = battle_odds(s, TO_THE_END)
    stakes = at_stake(s, side, s.battle_at)
    if odds.won < 0.55 or (stakes and odds.lost > 0.2) or len(options) == 1:
        return stay
    aims = targets(s, side)
    values = []
    for one in options:
        if one == stay:
            values.append(-99.0)
        else:
            values.append(pull(s, one, aims) - 0.1 * danger(s, side, one))
    return options[values.index(max(values))]


def casualty(s: War, options: list[Action], random: Random) -> Action:
    """Elites become regulars first while units are few, then regulars fall: as many as can be stay
    in the field."""
    reduce = [one for one in options if one % KINDS_EACH == ELITE]
    remove = [one for one in options if one % KINDS_EACH == REGULAR]
    if s.attacker >= 0 and s.battle_kind == SIEGE_BATTLE and remove:
        side = s.side_at[s.seat]
        if side == s.attacker and len(remove) and units_fighting(s, side) > MOST_BESIEGED:
            return remove[0]
    if reduce:
        return reduce[0]
    return remove[0] if remove else options[0]
