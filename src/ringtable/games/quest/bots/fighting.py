"""Fighting: whom to engage, who defends, who takes the damage, whom to attack with whom."""

from random import Random
from typing import Final

from ringtable.games.quest.bots.fight import (
    HURT,
    Fighter,
    Foe,
    attacking_foes,
    engaged_foes,
    foe,
    foresee,
    heroes_of,
    loss_of,
    loss_undefended,
    ready_fighters,
    will_engage,
)
from ringtable.games.quest.bots.outlook import (
    ADDED_ATTACK,
    DESPAIR,
    HUMMERHORNS,
    NO_SHADOW,
    Shadow,
    shadow_odds,
)
from ringtable.games.quest.combat.attacks import combat_damage
from ringtable.games.quest.combat.defense import NO_DEFENDER
from ringtable.games.quest.combat.strikes import NO_MORE, strikers
from ringtable.games.quest.phases.engagement import NOBODY_ENGAGED
from ringtable.games.quest.redeal import known
from ringtable.games.quest.state import SHADOW_ROW, Quest
from ringtable.games.quest.values import (
    attack,
    attacked_player,
    attackers_of,
    attacking_enemy,
    defense,
    hit_points_left,
    threat_strength,
)
from ringtable.kernel.decision import DONE, Action

RELIEF: Final = 0.9  # for each point of threat that leaves the staging area
WORTH_THE_RISK: Final = 0.6
STING: Final = 5  # what Hummerhorns does to a hero


# Engagement


def engage(s: Quest, options: list[Action], random: Random) -> Action:
    """An enemy is called if the fight gains by it; what comes anyway is not called."""
    seat = s.seat
    ready, heroes = ready_fighters(s, seat), heroes_of(s, seat)
    odds = shadow_odds(s, seat)
    coming_anyway = will_engage(s, seat)
    sure = engaged_foes(s, seat) + [foe(s, card) for card in coming_anyway]
    now = foresee(ready, heroes, sure, sure, odds)
    best, highest = NOBODY_ENGAGED, WORTH_THE_RISK
    for card in options:
        if card == NOBODY_ENGAGED or card in coming_anyway or stings(s, seat, card):
            continue
        called = foe(s, card)
        if not could_be_met(s, ready, called):
            continue
        worth = foresee(ready, heroes, [*sure, called], [*sure, called], odds) - now
        worth += RELIEF * threat_strength(s, card)
        if worth > highest:
            best, highest = card, worth
    return best


def could_be_met(s: Quest, ready: list[Fighter], enemy: Foe) -> bool:
    """Somebody would survive its attack without a shadow, or be a small loss."""
    return any(
        one.hit_points + one.defense > enemy.attack or not s.is_hero(one.card) for one in ready
    )


def stings(s: Quest, seat: int, card: int) -> bool:
    """Its arrival would kill a hero, whoever takes it."""
    if s.face[card] != HUMMERHORNS:
        return False
    return all(hit_points_left(s, hero) <= STING for hero in s.heroes(seat))


def check(s: Quest, options: list[Action], random: Random) -> Action:
    """Of several that come, the weakest first: the others may go to somebody else."""
    return min(options, key=Strength(s))


class Strength:
    """The attack of enemies, as a key; the lower card breaks ties."""

    def __init__(self, s: Quest) -> None:
        self.s = s

    def __call__(self, card: int) -> tuple[int, int]:
        return attack(self.s, card), -card


def next_attacker(s: Quest, options: list[Action], random: Random) -> Action:
    """The strongest while all are ready."""
    return max(options, key=Strength(s))


# Defense


def odds_at(s: Quest, seat: int, enemy: int) -> list[Shadow]:
    """What the face-down shadow cards at an enemy may do."""
    rows = s.shadows
    found: list[Shadow] = NO_SHADOW
    for at in range(0, len(rows), SHADOW_ROW):
        if rows[at + 1] != enemy or rows[at + 2]:
            continue
        if known(s, rows[at], seat):
            title = s.title[rows[at]]
            more = ADDED_ATTACK.get(title, (0, 0))
            one: list[Shadow] = [(1.0, more[0], more[1], title == DESPAIR)]
        else:
            one = shadow_odds(s, seat)
        found = one if found is NO_SHADOW else together(found, one)
    return found


def together(one: list[Shadow], other: list[Shadow]) -> list[Shadow]:
    return [
        (chance * another, more + also, undefended + too, ignored or left_out)
        for chance, more, undefended, ignored in one
        for another, also, too, left_out in other
    ]


def defense_values(s: Quest, seat: int, options: list[Action]) -> list[float]:
    """What each answer is worth: what is lost now, and what the rest of the combat brings."""
    enemy = foe(s, attacking_enemy(s))
    odds = odds_at(s, seat, enemy.card)
    later = shadow_odds(s, seat)
    ready, heroes = ready_fighters(s, seat), heroes_of(s, seat)
    others = [one for one in attacking_foes(s, seat) if one.card != enemy.card]
    present = engaged_foes(s, seat)
    found: list[float] = []
    for card in options:
        if card == NO_DEFENDER:
            worth = -loss_undefended(heroes, enemy, odds)
            worth += foresee(ready, heroes, others, present, later)
        else:
            worth = -loss_of(fighter_of(ready, card), enemy, odds)
            left = [one for one in ready if one.card != card]
            worth += foresee(left, heroes, others, present, later)
        found.append(worth)
    return found


def fighter_of(fighters: list[Fighter], card: int) -> Fighter:
    return next(one for one in fighters if one.card == card)


def best_of(options: list[Action], values: list[float]) -> Action:
    return options[values.index(max(values))]


def defend(s: Quest, options: list[Action], random: Random) -> Action:
    return best_of(options, defense_values(s, s.seat, options))


def defend_together(s: Quest, options: list[Action], random: Random) -> Action:
    """Defenders join until the attack does nothing."""
    enemy = attacking_enemy(s)
    if sum(defense(s, card) for card in s.chosen) > attack(s, enemy):
        return DONE
    useful = [card for card in options if card != DONE and defense(s, card) > 0]
    if useful:
        return useful[0]
    return DONE if DONE in options else options[0]


def sentinel(s: Quest, options: list[Action], random: Random) -> Action:
    """Help another player if it saves more than it costs."""
    seat = s.seat
    enemy = foe(s, attacking_enemy(s))
    odds = odds_at(s, seat, enemy.card)
    without = -loss_undefended(heroes_of(s, attacked_player(s)), enemy, odds)
    ready, heroes = ready_fighters(s, seat), heroes_of(s, seat)
    later = shadow_odds(s, seat)
    mine, present = attacking_foes(s, seat), engaged_foes(s, seat)
    best, highest = NO_DEFENDER, without + foresee(ready, heroes, mine, present, later)
    for card in options:
        if card != NO_DEFENDER:
            left = [one for one in ready if one.card != card]
            worth = -loss_of(fighter_of(ready, card), enemy, odds)
            worth += foresee(left, heroes, mine, present, later)
            if worth > highest + WORTH_THE_RISK:
                best, highest = card, worth
    return best


def damage_cost(s: Quest, card: int, damage: int) -> float:
    """What it costs that a character takes damage."""
    one = Fighter(s, card)
    if damage >= one.hit_points:
        return one.worth
    room = one.hit_points - damage
    return one.hurt * damage + HURT * 2 / room - GLAD_OF_WOUNDS.get(s.face[card], 0.0) * damage


GLAD_OF_WOUNDS: Final = {3: 0.5, 4: 0.3}  # Glóin, Gimli


def take_damage(s: Quest, options: list[Action], random: Random) -> Action:
    damage = combat_damage(s)
    costs = [damage_cost(s, card, damage) for card in options]
    return options[costs.index(min(costs))]


# Attack


def smallest_force(s: Quest, strong: list[int], needed: int) -> list[int]:
    """As few and as weak attackers as can do it, or nobody."""
    ranked = sorted(strong, key=Strength(s), reverse=True)
    total = sum(attack(s, card) for card in ranked)
    if total < needed:
        return []
    for card in ranked[:]:
        if total - attack(s, card) >= needed:
            ranked.remove(card)
            total -= attack(s, card)
    return ranked


def strike_values(s: Quest, seat: int, options: list[Action]) -> list[float]:
    """Enemies that can be killed go first, the more they are worth for the strength it takes."""
    found: list[float] = []
    for card in options:
        if card == NO_MORE:
            found.append(0.0)
            continue
        enemy = foe(s, card)
        strong = [one for one in strikers(s, card, seat) if attack(s, one) > 0]
        needed = int(enemy.defense + enemy.hit_points)
        force = smallest_force(s, strong, needed)
        total = sum(attack(s, one) for one in force or strong)
        if force:
            found.append(10.0 + enemy.worth - 0.3 * total)
        elif total > enemy.defense:
            share = (total - enemy.defense) / enemy.hit_points
            found.append(share * enemy.worth)
        else:
            found.append(-1.0)
    return found


def target(s: Quest, options: list[Action], random: Random) -> Action:
    return best_of(options, strike_values(s, s.seat, options))


def attackers(s: Quest, options: list[Action], random: Random) -> Action:
    """As many as it takes; all who do harm if it cannot be killed."""
    enemy = s.source
    free = [card for card in options if card != DONE and attack(s, card) > 0]
    sent = sum(attack(s, card) for card in s.chosen)
    needed = defense(s, enemy) + hit_points_left(s, enemy) - sent
    if needed <= 0 and DONE in options:
        return DONE
    force = smallest_force(s, free, needed)
    for card in free:
        if not force or card in force:
            return card
    return DONE if DONE in options else options[0]


def join(s: Quest, options: list[Action], random: Random) -> Action:
    """Archers join if their arrows make the kill; their own enemies come first."""
    free = [card for card in options if card != DONE]
    sent = sum(attack(s, card) for card in attackers_of(s))
    sent += sum(attack(s, card) for card in s.chosen)
    needed = defense(s, s.source) + hit_points_left(s, s.source) - sent
    if needed <= 0:
        return DONE
    force = smallest_force(s, free, needed)
    if s.engaged[s.seat] and not s.chosen and len(force) > 1:
        return DONE
    for card in free:
        if card in force:
            return card
    return DONE
