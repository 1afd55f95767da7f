"""The Shadow: how many eyes it keeps on the Ring, where Nazgûl fly and minions come."""

from random import Random
from typing import Final

from ringtable.games.war.bots.armies import Target, shadow_targets
from ringtable.games.war.bots.judgement import best_of, power
from ringtable.games.war.bots.plans import SUFFERED
from ringtable.games.war.box.components import (
    MOST_DICE,
    NAZGUL,
    NOT_ON_TRACK,
    SAURON,
    SHADOW,
    WITCH_KING,
    bits,
)
from ringtable.games.war.box.places import NOWHERE, Region
from ringtable.games.war.characters.flight import ON_THE_WING, can_fly, landing
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action

NOBODY_MORE: Final = 255
STRONG: Final = 6.0  # an army that Nazgûl should lead
WATCH: Final = 0.5  # of a Nazgûl with the Fellowship
WANDERED: Final = 5  # steps after which the Hunt grows
LEAD: Final = 0.6  # of a Nazgûl with an army
SEARCHING: Final = ("nazgul-search", "the-nazgul-strike")  # by a Nazgûl with the Ring-bearers
SEARCH: Final = 1.0  # of the Nazgûl that such a card asks for


def hunt_values(s: War, options: list[Action]) -> list[float]:
    """Of dice for the Hunt: one; more when the Ring has suffered or is near its end; never more
    than can be rolled. [W5.9, W25.3]"""
    wanted = 2 if s.progress >= WANDERED or s.corruption >= SUFFERED else 1
    wanted = min(wanted, s.pool[SHADOW] // 2)
    return [1.0 / (1 + abs(n - wanted)) if n <= MOST_DICE else 0.0 for n in options]


def allocate(s: War, options: list[Action], random: Random) -> Action:
    return best_of(options, hunt_values(s, options))


def nazgul_in(s: War, region: Region) -> int:
    own = 1 if s.on_map(WITCH_KING) and s.place[WITCH_KING] == region else 0
    return s.count(region, SAURON, NAZGUL) + own


def needs(s: War, aims: list[Target]) -> list[tuple[float, Region]]:
    """Where a Nazgûl is missing: with the Ring-bearers, and with strong armies near their goal."""
    found: list[tuple[float, Region]] = []
    if s.circle == NOT_ON_TRACK and s.figure != NOWHERE and not nazgul_in(s, s.figure):
        watch = WATCH if s.progress <= 4 else 0.2
        found.append((SEARCH if is_searching(s) else watch, s.figure))
    goals = [target for target, _ in aims]
    for region in bits(s.army_in[SHADOW] & ~s.inside(SHADOW)):
        if power(s, SHADOW, region) >= STRONG and nazgul_in(s, region) < 2:
            near = min([s.map.distance[region][goal] for goal in goals] or [9])
            if near <= 3:
                found.append((LEAD - 0.1 * near - 0.2 * nazgul_in(s, region), region))
    return sorted(found, reverse=True)


def is_searching(s: War) -> bool:
    """A card is being carried out that asks for a Nazgûl with the Ring-bearers."""
    if s.circle != NOT_ON_TRACK:
        return False
    return any(s.played >> s.pack.card_named[id] & 1 for id in SEARCHING)


def spare(s: War, region: Region) -> bool:
    """Nazgûl there are of no use: alone, or with an army that goes nowhere."""
    if region == s.figure:
        return nazgul_in(s, region) > 1
    if is_searching(s) and not nazgul_in(s, s.figure):
        return True
    return power(s, SHADOW, region) < STRONG or nazgul_in(s, region) > 2


def landings(s: War) -> list[Region]:
    there = landing(s)
    return [region for value, region in needs(s, shadow_targets(s)) if there >> region & 1]


def flight_value(s: War, aims: list[Target]) -> float:
    there = landing(s)
    wanted = [value for value, region in needs(s, aims) if there >> region & 1]
    ready = [one for one in bits(s.led[SHADOW]) if can_fly(s, one) and spare(s, one)]
    if not wanted or not ready:
        return -1.0
    n = min(len(wanted), len(ready))
    return wanted[0] + 0.5 * sum(wanted[1:n])


def flight(s: War, options: list[Action], random: Random) -> Action:
    wanted = landings(s)
    for one in options:
        if one == NOBODY_MORE or not wanted:
            continue
        if one >= ON_THE_WING and spare(s, one - ON_THE_WING):
            return one
    return NOBODY_MORE if NOBODY_MORE in options else options[-1]


def fly_to(s: War, options: list[Action], random: Random) -> Action:
    for region in landings(s):
        if region in options:
            return region
    values = [power(s, SHADOW, region) for region in options]
    return options[values.index(max(values))]


def how_many_fly(s: War, options: list[Action], random: Random) -> Action:
    """One to watch the Ring-bearers, two to lead an army."""
    wanted = 1 if s.target == s.figure else 2
    return min(max(options), wanted)


def strongest(s: War, options: list[Action], random: Random) -> Action:
    """The region with the strongest army: for minions, and for whatever strengthens one."""
    values = [power(s, s.side_at[s.seat], region) for region in options]
    return options[values.index(max(values))]
