"""Planning: which cards of the hand are worth their cost, on whom attachments go, who pays."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.quest.bots.fight import GANDALF, ally_worth
from ringtable.games.quest.box.components import (
    ALLY,
    ATTACHMENT,
    DWARF,
    EVENT,
    RESTRICTED_LIMIT,
    STAGING,
    Card,
)
from ringtable.games.quest.phases.payment import available, ways_to_pay
from ringtable.games.quest.phases.planning import hosts_for
from ringtable.games.quest.setup import KEEP, REPLACE
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.upkeep import restricted_on
from ringtable.games.quest.values import (
    attack,
    defense,
    has_trait,
    hit_points,
    icons,
    threat_strength,
    willpower,
)
from ringtable.kernel.decision import Action

NOWHERE: Final = -10.0  # nothing to put it on
SNEAK_ATTACK: Final = 23
RESOURCE: Final = 0.5  # what a resource is worth unspent
CHEAP: Final = 3
ENOUGH: Final = 2  # cheap cards of an opening hand that is kept

# Events that are played in answer to something: a resource is kept for them.
KEPT_FOR: Final[dict[Card, float]] = {50: 1.6, 48: 0.8, 34: 1.2, 37: 0.5}

# What an attachment is worth on a host.
OnHost = Callable[[Quest, int, int], float]  # position, seat, host


def steward(s: Quest, seat: int, host: int) -> float:
    """Where the resources can be used."""
    mine = icons(s, host)
    return 5.0 + 0.2 * sum(mine >> s.pack.sphere[s.title[card]] & 1 for card in s.hand[seat])


def stone(s: Quest, seat: int, host: int) -> float:
    return 3.6 + 0.2 * willpower(s, host) + (0.5 if s.face[host] == 1 else 0.0)


def favor(s: Quest, seat: int, host: int) -> float:
    return 2.2 + 0.2 * willpower(s, host)


def courage(s: Quest, seat: int, host: int) -> float:
    return 2.0 + 0.4 * (willpower(s, host) + attack(s, host) + defense(s, host))


def blade(s: Quest, seat: int, host: int) -> float:
    return 0.8 + 0.3 * attack(s, host)


def plate(s: Quest, seat: int, host: int) -> float:
    return 2.4 + 0.5 * defense(s, host) - 0.1 * hit_points(s, host)


def axe(s: Quest, seat: int, host: int) -> float:
    return (2.6 if has_trait(s, host, DWARF) else 1.4) + 0.1 * attack(s, host)


def horn(s: Quest, seat: int, host: int) -> float:
    return 1.2


def power_in_the_earth(s: Quest, seat: int, host: int) -> float:
    """It helps only as long as the place lies in the staging area."""
    if s.zone[host] != STAGING or threat_strength(s, host) == 0:
        return NOWHERE
    return 0.7 + 0.2 * threat_strength(s, host)


def snare(s: Quest, seat: int, host: int) -> float:
    """For those that attack hard, once."""
    if attack(s, host) < 3 or s.attachments_on(host):
        return NOWHERE
    return 1.0 + 1.3 * attack(s, host)


def protector(s: Quest, seat: int, host: int) -> float:
    return 0.8 + 0.3 * defense(s, host)


def dark_knowledge(s: Quest, seat: int, host: int) -> float:
    return NOWHERE


def self_preservation(s: Quest, seat: int, host: int) -> float:
    return 1.0 + 0.3 * defense(s, host) + 0.4 * min(2, s.damage[host])


ON_HOSTS: Final[dict[Card, OnHost]] = {
    26: steward,
    27: stone,
    39: blade,
    40: plate,
    41: axe,
    42: horn,
    55: favor,
    56: power_in_the_earth,
    57: courage,
    69: snare,
    70: protector,
    71: dark_knowledge,
    72: self_preservation,
}


def host_worth(s: Quest, seat: int, title: Card, host: int) -> float:
    """What an attachment is worth on a host; own ones first, none that is full."""
    on_host = ON_HOSTS.get(title)
    if on_host is None:
        return NOWHERE
    found = on_host(s, seat, host)
    if s.is_character(host):
        if s.controller[host] != seat:
            found -= 1.0
        if not s.is_hero(host):
            found -= 1.0
        if len(restricted_on(s, host)) >= RESTRICTED_LIMIT and title in (27, 39, 40, 41, 42):
            return NOWHERE
    return found


def best_host(s: Quest, seat: int, title: Card) -> float:
    return max([host_worth(s, seat, title, one) for one in hosts_for(s, title)], default=NOWHERE)


def host(s: Quest, options: list[Action], random: Random) -> Action:
    title = s.title[s.source]
    values = [host_worth(s, s.seat, title, one) for one in options]
    return options[values.index(max(values))]


# Cards of the hand


def play_worth(s: Quest, seat: int, title: Card) -> float:
    """What it is worth to play an ally or attachment now, its price taken off."""
    kind = s.pack.kind[title]
    price = RESOURCE * s.pack.cost_without_x(title)
    if kind == ATTACHMENT:
        return best_host(s, seat, title) - price - kept_back(s, seat, title)
    if kind != ALLY:
        return NOWHERE
    if title == GANDALF:
        return gandalf_worth(s, seat) - price
    return ally_worth(s, title) - price - kept_back(s, seat, title)


def gandalf_worth(s: Quest, seat: int) -> float:
    """One round of four of everything and one of his gifts; by Sneak Attack he comes cheaper."""
    if any(s.title[card] == SNEAK_ATTACK for card in s.hand[seat]):
        return 1.5
    enemies = len(s.engaged[seat]) + sum(s.is_enemy(card) for card in s.staging)
    return 4.5 + min(2, enemies) + (2.0 if s.threat[seat] >= 38 else 0.0)


def kept_back(s: Quest, seat: int, title: Card) -> float:
    """The price of being unable to answer afterwards."""
    found = 0.0
    for card in s.hand[seat]:
        event = s.title[card]
        worth = KEPT_FOR.get(event, 0.0)
        if worth > found and s.pack.sphere[event] == s.pack.sphere[title]:
            left = available(s, seat, event) - s.pack.cost_without_x(title)
            if left < s.pack.cost[event]:
                found = worth
    return found


def card_worth(s: Quest, seat: int, title: Card) -> float:
    """What a card is worth in the hand: what may be discarded first is worth least."""
    kind = s.pack.kind[title]
    if s.pack.unique[title] and s.title_in_play(title):
        return 0.0
    if kind == ALLY:
        return 5.0 if title == GANDALF else ally_worth(s, title) * 0.8
    if kind == ATTACHMENT:
        return max(0.3, min(4.0, best_host(s, seat, title)))
    return EVENTS_IN_HAND.get(title, 1.0)


EVENTS_IN_HAND: Final[dict[Card, float]] = {
    21: 0.4, 23: 2.5, 25: 0.8, 34: 2.8, 36: 1.8, 38: 0.3, 46: 2.2, 48: 1.8, 49: 0.2, 50: 3.0,
    52: 1.8, 51: 1.8, 54: 0.9, 63: 1.5, 64: 1.5, 67: 0.8, 68: 0.8,
}  # fmt: skip


def mulligan(s: Quest, options: list[Action], random: Random) -> Action:
    """An opening hand needs something to play in the first rounds."""
    cheap = 0
    for card in s.hand[s.seat]:
        title = s.title[card]
        if s.pack.kind[title] != EVENT and 0 <= s.pack.cost[title] <= CHEAP:
            cheap += 1
    return KEEP if cheap >= ENOUGH else REPLACE


# Payment

PURSES: Final[dict[Card, float]] = {1: 0.6, 11: 0.3}  # heroes who use their own resources


def pay(s: Quest, options: list[Action], random: Random) -> Action:
    """Leave what other cards of the hand need, and a resource to heroes who use their own."""
    ways = ways_to_pay(s, s.seat, s.title[s.source], s.n)
    wanted = [0] * 6
    for card in s.hand[s.seat]:
        if card != s.source:
            wanted[s.pack.sphere[s.title[card]]] += 1
    costs: list[float] = []
    for number in options:
        way = ways[number]
        cost = 0.0
        for at in range(0, len(way), 2):
            hero, n = way[at], way[at + 1]
            spheres = icons(s, hero)
            use = sum(count for sphere, count in enumerate(wanted) if spheres >> sphere & 1)
            cost += 0.05 * use * n
            if n >= s.resources[hero]:
                cost += PURSES.get(s.face[hero], 0.0)
        costs.append(cost)
    return options[costs.index(min(costs))]
