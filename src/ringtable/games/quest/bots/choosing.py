"""Choices that a text asks for: which card, which player, which way. Where a text hurts, whoever
bears it best is chosen; where it helps, whoever needs it most."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.quest.bots.fight import (
    Fighter,
    ally_worth,
    attacking_foes,
    character_worth,
    engaged_foes,
    foe,
    foresee,
    heroes_of,
    ready_fighters,
)
from ringtable.games.quest.bots.fighting import STING, damage_cost
from ringtable.games.quest.bots.outlook import UNGOLIANTS_SPAWN, shadow_odds, threat_price
from ringtable.games.quest.bots.planning import card_worth, host_worth
from ringtable.games.quest.box.components import (
    ALLY,
    COMBAT_PHASE,
    ENGAGED,
    HERO,
    QUEST_PHASE,
    Card,
)
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.values import (
    attack,
    attackers_of,
    defenders_of,
    defense,
    hit_points_left,
    threat_strength,
    willpower,
)
from ringtable.kernel.decision import Action

Worth = Callable[[Quest, int], float]  # of choosing a card or a player


def choose(s: Quest, options: list[Action], random: Random) -> Action:
    """The best by what the title is about; anything goes where nothing is known."""
    worth = BY_TITLE.get(s.face[s.source] or s.title[s.source])
    if worth is None:
        return options[0]
    values = [worth(s, one) for one in options]
    return options[values.index(max(values))]


# Characters


def bears_it(s: Quest, card: int) -> float:
    """Who is missed least when exhausted or taken from the quest."""
    found = -attack(s, card) - defense(s, card) - 0.1 * character_worth(s, card)
    if card in s.committed:
        found = -2.0 * willpower(s, card)
    elif s.phase == QUEST_PHASE:
        found -= 0.5 * len(s.engaged[s.controller[card]])
    return found


def takes_one(s: Quest, card: int) -> float:
    return -damage_cost(s, card, 1)


def takes_two(s: Quest, card: int) -> float:
    return -damage_cost(s, card, 2)


def takes_five(s: Quest, card: int) -> float:
    return -damage_cost(s, card, STING)


def is_given_up(s: Quest, card: int) -> float:
    """Who is discarded."""
    return -character_worth(s, card)


def is_healed(s: Quest, card: int) -> float:
    """Who is nearest to death counts most."""
    found = 0.5 * s.damage[card] + 2.0 / max(1, hit_points_left(s, card))
    return found + (1.0 if s.is_hero(card) else 0.0)


def is_readied(s: Quest, card: int) -> float:
    """Who does most when ready again."""
    if s.phase == COMBAT_PHASE or s.phase > QUEST_PHASE:
        return attack(s, card) + defense(s, card)
    return willpower(s, card) + 0.6 * attack(s, card) + 0.4 * defense(s, card)


def gets_resource(s: Quest, card: int) -> float:
    """Aragorn's own are worth more."""
    return {1: 1.5, 11: 0.5}.get(s.face[card], 0.0) - 0.3 * s.resources[card]


def is_caught(s: Quest, card: int) -> float:
    """Who readies only for two resources: the least useful, or who has them."""
    return 0.3 * s.resources[card] - willpower(s, card) - attack(s, card) - defense(s, card)


def strengthened(s: Quest, card: int) -> float:
    """Blade Mastery: the defender, or one of the attackers."""
    if card in attackers_of(s) or card in defenders_of(s):
        return 2.0 + defense(s, card)
    return 0.0


def bears_objective(s: Quest, card: int) -> float:
    """The map goes to who quests, the key to who is tough."""
    if s.title[s.source] == 108:
        return 2.0 * willpower(s, card) - attack(s, card) - defense(s, card)
    return hit_points_left(s, card)


# Enemies


def four_damage(s: Quest, card: int) -> float:
    """Gandalf: whoever dies of it, the worst first."""
    enemy = foe(s, card)
    found = enemy.worth if enemy.hit_points <= 4 else 0.35 * enemy.worth
    if s.zone[card] == ENGAGED:
        found += 1.0
    return found


def is_stopped(s: Quest, card: int) -> float:
    """Feint, A Light in the Dark: whose attack would cost most."""
    seat = s.seat
    ready, heroes = ready_fighters(s, seat), heroes_of(s, seat)
    present, odds = engaged_foes(s, seat), shadow_odds(s, seat)
    rest = [one for one in attacking_foes(s, seat) if one.card != card]
    found = foresee(ready, heroes, rest, present, odds)
    return found if card in s.engaged[seat] else found - 5.0


def is_called(s: Quest, card: int) -> float:
    return -attack(s, card)


def its_threat(s: Quest, card: int) -> float:
    return threat_strength(s, card)


def spider_to_find(s: Quest, card: int) -> float:
    """Ungoliant's Spawn must come to be killed; the others search for the weakest."""
    title = s.title[card]
    if title == UNGOLIANTS_SPAWN:
        return 0.0
    return -s.pack.attack[title] - s.pack.threat[title] - 0.3 * s.pack.hit_points[title]


# Places


def nearly_explored(s: Quest, card: int) -> float:
    """A token where it explores, or where there is most threat."""
    left = s.pack.quest_points[s.face[card]] - s.progress[card]
    found = threat_strength(s, card) / max(1, left)
    return found + (2.0 if left == 1 and card != s.active else 0.0)


# Attachments, cards of the hand, players


def is_discarded(s: Quest, card: int) -> float:
    """Foes' attachments gladly, own ones by what they are worth."""
    seat, host = s.controller[card], s.host[card]
    if seat == NO_SEAT or host < 0:
        return 10.0
    return -host_worth(s, seat, s.title[card], host)


def from_the_hand(s: Quest, card: int) -> float:
    """What is discarded."""
    return -card_worth(s, s.seat, s.title[card])


def put_into_play(s: Quest, card: int) -> float:
    """Sneak Attack: Gandalf, or the strongest."""
    return 20.0 if s.title[card] == 73 else ally_worth(s, s.title[card])


def who_needs_cards(s: Quest, seat: int) -> float:
    resources = sum(s.resources[hero] for hero in s.heroes(seat))
    return 0.5 * resources - len(s.hand[seat])


def who_is_threatened(s: Quest, seat: int) -> float:
    return threat_price(s.threat[seat])


def who_quests_most(s: Quest, seat: int) -> float:
    return sum(s.controller[card] == seat for card in s.committed)


def who_is_attacked(s: Quest, seat: int) -> float:
    return sum(attack(s, card) for card in s.engaged[seat]) + (0.5 if seat == s.seat else 0.0)


def who_is_hurt(s: Quest, seat: int) -> float:
    return sum(s.damage[hero] for hero in s.heroes(seat))


def who_keeps_it(s: Quest, seat: int) -> float:
    """Caught in a Web: the player with most heroes."""
    return len(s.heroes(seat))


def hosts_well(s: Quest, card: int) -> float:
    """Caught in a Web asks for a player first, then for his hero."""
    return who_keeps_it(s, card) if card < s.seats else is_caught(s, card)


def taken_back(s: Quest, card: int) -> float:
    """From the discard pile."""
    title = s.title[card]
    if s.pack.kind[title] == HERO:
        return s.pack.threat_cost[title]
    return ally_worth(s, title) if s.pack.kind[title] == ALLY else card_worth(s, s.seat, title)


def arrows(s: Quest, card: int) -> float:
    """Rain of Arrows asks for a player, then for an archer."""
    return len(s.engaged[card]) if card < s.seats else -attack(s, card)


def cause(s: Quest, card: int) -> float:
    """Common Cause: who readies, then who exhausts."""
    return is_readied(s, card) if s.exhausted[card] else -is_readied(s, card)


BY_TITLE: Final[dict[Card, Worth]] = {
    2: gets_resource,
    7: from_the_hand,
    11: is_healed,
    12: who_needs_cards,
    14: who_quests_most,
    15: is_called,
    16: nearly_explored,
    20: is_readied,
    21: cause,
    23: put_into_play,
    32: strengthened,
    33: arrows,
    34: is_stopped,
    36: who_is_attacked,
    38: who_is_attacked,
    46: who_is_threatened,
    47: bears_it,
    49: who_needs_cards,
    51: taken_back,
    52: is_stopped,
    53: taken_back,
    54: taken_back,
    58: is_healed,
    59: who_needs_cards,
    61: is_discarded,
    62: who_needs_cards,
    63: is_healed,
    64: who_needs_cards,
    65: its_threat,
    66: its_threat,
    67: who_needs_cards,
    68: who_is_hurt,
    70: from_the_hand,
    73: four_damage,
    74: bears_it,
    75: takes_five,
    77: bears_it,
    80: hosts_well,
    83: takes_one,
    89: takes_two,
    92: is_discarded,
    96: is_discarded,
    98: bears_it,
    99: is_readied,
    102: is_given_up,
    103: is_discarded,
    108: bears_objective,
    109: bears_objective,
    110: bears_objective,
    117: is_given_up,
    118: from_the_hand,
    121: spider_to_find,
}


# Ways of a text, by the name of the way


def gandalfs_gift(s: Quest, options: list[Action], random: Random) -> Action:
    """Damage that kills, less threat when it is high, cards otherwise."""
    draw, damage, threat = 0, 1, 2
    best = max([four_damage(s, card) for card in s.enemies()], default=0.0)
    worth = {
        draw: 2.5 - 0.3 * len(s.hand[s.seat]),
        damage: best,
        threat: 5 * (threat_price(s.threat[s.seat]) - 0.2),
    }
    return max(options, key=worth.__getitem__)


def greeting(s: Quest, options: list[Action], random: Random) -> Action:
    """All by two, if that is more together."""
    return options[-1] if s.players_left() > 3 else options[0]


def protector(s: Quest, options: list[Action], random: Random) -> Action:
    """Defense for a defender, willpower at the quest."""
    return options[0] if s.host[s.source] in defenders_of(s) else options[-1]


def striker(s: Quest, options: list[Action], random: Random) -> Action:
    """Quick Strike: the weakest who can kill somebody."""
    best, least = options[0], 1000.0
    for card in options:
        if victims_of(s, card):
            cost = attack(s, card) + 0.1 * Fighter(s, card).worth
            if cost < least:
                best, least = card, cost
    return best


def victims_of(s: Quest, card: int) -> list[int]:
    strength = attack(s, card)
    return [
        enemy
        for enemy in s.engaged[s.controller[card]]
        if strength >= defense(s, enemy) + hit_points_left(s, enemy)
    ]


def victim(s: Quest, options: list[Action], random: Random) -> Action:
    mortal = [card for card in options if card in victims_of(s, s.n)]
    values = [foe(s, card).worth for card in mortal or options]
    return (mortal or options)[values.index(max(values))]


def how_deep(s: Quest, options: list[Action], random: Random) -> Action:
    """Four or five cards are enough to find something."""
    return min(options[-1], 4)


def take_one(s: Quest, options: list[Action], random: Random) -> Action:
    """The card that is worth most in the hand."""
    held = [card for card in options if card >= 0]
    values = [card_worth(s, s.seat, s.title[card]) for card in held]
    return held[values.index(max(values))] if held else options[0]


def next_down(s: Quest, options: list[Action], random: Random) -> Action:
    values = [card_worth(s, s.seat, s.title[card]) for card in options]
    return options[values.index(min(values))]


def drop_restricted(s: Quest, options: list[Action], random: Random) -> Action:
    values = [is_discarded(s, card) for card in options]
    return options[values.index(max(values))]
