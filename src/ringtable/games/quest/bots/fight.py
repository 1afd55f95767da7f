"""A combat phase, foreseen: who defends against whom, what is lost, what can be killed."""

from typing import Final

from ringtable.games.quest.bots.outlook import (
    DEFEAT,
    UNGOLIANTS_SPAWN,
    VICTORY,
    Shadow,
    threat_price,
)
from ringtable.games.quest.box.components import HERO, OBJECTIVE, Card
from ringtable.games.quest.cards.ability import (
    EXCESS_RAISES_THREAT,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
)
from ringtable.games.quest.combat.attacks import can_attack, enemies_to_attack
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import RETURNS_TO_HAND, holds
from ringtable.games.quest.values import (
    attack,
    defense,
    hit_points_left,
    rule_of,
    rule_on,
    willpower,
)
from ringtable.games.quest.zones import engaged_with

GANDALF: Final = 73

# What characters are worth, in progress tokens.
A_HERO: Final = 13.0
ONE_OF_TWO: Final = 22.0
HURT: Final = 0.55  # a damage on a hero
HURT_ALLY: Final = 0.3
STAYS_READY: Final = 0.7  # for each point of attack of a defender that could strike instead
# What enemies are worth, to be rid of.
AN_ENEMY: Final = 1.0
ITS_ATTACK: Final = 1.1
ITS_THREAT: Final = 0.5
WOUND: Final = 0.7  # of its worth, for the share of its hit points that a blow takes
STAGE_WAITS: Final = 6.0  # the stage is not left before it is dead
THE_LAST_ENEMIES: Final = 4.0  # all must die
AN_OBJECTIVE: Final = 4.0  # that it guards

DONT_LEAVE_THE_PATH: Final = 121
AMBUSH_ON_THE_SHORE: Final = 128
IN_THE_WAY: Final = ((122, UNGOLIANTS_SPAWN), (126, 82), (125, 102))  # stage and enemy

GIFTS: Final[dict[Card, float]] = {  # abilities, beside the statistics
    14: 1.5,
    29: 0.3,
    44: 0.4,
    45: 1.2,
    58: 1.0,
    60: 0.3,
    62: 1.0,
    31: 2.0,
}


class Fighter:
    """A character in a fight."""

    __slots__ = ("attack", "card", "defense", "hit_points", "hurt", "may_defend", "worth")

    def __init__(self, s: Quest, card: int) -> None:
        self.card = card
        barred = rule_on(s, card, HOST_CANNOT_ATTACK) if s.attached else False
        self.attack = 0 if barred else attack(s, card)
        self.defense = defense(s, card)
        self.hit_points = hit_points_left(s, card)
        self.worth = character_worth(s, card)
        self.hurt = HURT if s.is_hero(card) else HURT_ALLY
        self.may_defend = not (s.attached and rule_on(s, card, HOST_CANNOT_DEFEND))


class Foe:
    """An enemy in a fight, or one that may come."""

    __slots__ = ("attack", "card", "defense", "excess", "hit_points", "worth")

    def __init__(
        self, card: int, attack: float, defense: float, hit_points: float, threat: float
    ) -> None:
        self.card = card
        self.attack = attack
        self.defense = defense
        self.hit_points = hit_points
        self.worth = AN_ENEMY + ITS_ATTACK * attack + ITS_THREAT * threat
        self.excess = 0.0  # what each damage costs that is too much for who takes it


def foe(s: Quest, card: int) -> Foe:
    threat = max(0, s.pack.threat[s.face[card]])
    found = Foe(card, attack(s, card), defense(s, card), hit_points_left(s, card), threat)
    found.worth += goal_worth(s, card)
    if rule_of(s, card, EXCESS_RAISES_THREAT):
        seat = engaged_with(s, card)
        found.excess = threat_price(s.threat[seat if seat >= 0 else s.first] + 4)
    return found


def goal_worth(s: Quest, card: int) -> float:
    """What the quest itself gives for an enemy: a stage that waits for its death, an objective that
    it guards."""
    found = 0.0
    stage, title = s.face[s.stage] if s.stage >= 0 else 0, s.face[card]
    if stage == AMBUSH_ON_THE_SHORE:
        found += VICTORY if len(s.enemies()) == 1 else THE_LAST_ENEMIES
    elif stage == DONT_LEAVE_THE_PATH and title == UNGOLIANTS_SPAWN:
        found += VICTORY
    elif (stage, title) in IN_THE_WAY:
        found += STAGE_WAITS
    if s.attached:
        guarded = sum(s.kind(one) == OBJECTIVE for one in s.attachments_on(card))
        found += AN_OBJECTIVE * guarded
    return found


def ally_worth(s: Quest, title: Card) -> float:
    """What an ally is worth in play."""
    pack = s.pack
    found = 0.6 + 1.3 * pack.willpower[title] + 0.9 * pack.attack[title]
    found += 0.5 * pack.defense[title] + 0.35 * pack.hit_points[title]
    return found + GIFTS.get(title, 0.0)


def character_worth(s: Quest, card: int) -> float:
    """What is lost with a character."""
    title = s.face[card]
    if s.pack.kind[title] != HERO:
        if title == GANDALF:  # he leaves anyway, or comes back
            return 6.0 if holds(s, RETURNS_TO_HAND, card) else 0.5
        return ally_worth(s, title)
    seat = s.controller[card]
    heroes = len(s.heroes(seat))
    if heroes == 1:
        return DEFEAT
    found = A_HERO if heroes > 2 else ONE_OF_TWO
    found += willpower(s, card) + attack(s, card)
    return found + 1.5 * sum(s.controller[one] == seat for one in s.attachments_on(card))


# Losses


def loss_of(defender: Fighter, enemy: Foe, odds: list[Shadow]) -> float:
    """What to expect if a character defends against an enemy."""
    found = 0.0
    for chance, more, _, ignored in odds:
        damage = enemy.attack + more - (0 if ignored else defender.defense)
        if damage >= defender.hit_points:
            found += chance * (defender.worth + enemy.excess * (damage - defender.hit_points))
        elif damage > 0:
            found += chance * damage * defender.hurt
    return found


def loss_undefended(heroes: list[Fighter], enemy: Foe, odds: list[Shadow]) -> float:
    """What to expect if nobody defends: a hero takes it all."""
    if not heroes:
        return 0.0
    toughest = max(hero.hit_points for hero in heroes)
    cheapest = min(hero.worth for hero in heroes)
    found = 0.0
    for chance, _, more, _ in odds:
        damage = enemy.attack + more
        if damage >= toughest:
            found += chance * cheapest
        else:
            found += chance * damage * HURT
    return found


# A whole combat phase of one player


def foresee(
    ready: list[Fighter],
    heroes: list[Fighter],
    attacking: list[Foe],
    present: list[Foe],
    odds: list[Shadow],
) -> float:
    """What a combat phase brings: enemies that attack are met by whoever loses least, then those
    who are left strike at all that are present."""
    left = ready[:]
    found = 0.0
    for enemy in sorted(attacking, key=attack_of, reverse=True):
        best = None
        least = loss_undefended(heroes, enemy, odds)
        for one in left:
            if one.may_defend:
                cost = loss_of(one, enemy, odds) + STAYS_READY * one.attack
                if cost < least:
                    best, least = one, cost
        if best is not None:
            left.remove(best)
            least -= STAYS_READY * best.attack
        found -= least
    return found + kills(sum(one.attack for one in left), present)


def attack_of(enemy: Foe) -> float:
    return enemy.attack


def toughness(enemy: Foe) -> float:
    return (enemy.defense + enemy.hit_points) / enemy.worth


def kills(strength: float, present: list[Foe]) -> float:
    """What so much attack strength is worth against enemies: those that die, the cheapest first,
    and a wound."""
    found = 0.0
    for enemy in sorted(present, key=toughness):
        needed = enemy.defense + enemy.hit_points
        if strength >= needed:
            found += enemy.worth
            strength -= needed
        elif strength > enemy.defense:
            found += WOUND * enemy.worth * (strength - enemy.defense) / enemy.hit_points
            strength = 0.0
    return found


# From the table


def ready_fighters(s: Quest, seat: int) -> list[Fighter]:
    return [Fighter(s, card) for card in s.play[seat] if not s.exhausted[card]]


def heroes_of(s: Quest, seat: int) -> list[Fighter]:
    return [Fighter(s, card) for card in s.heroes(seat)]


def engaged_foes(s: Quest, seat: int) -> list[Foe]:
    return [foe(s, card) for card in s.engaged[seat]]


def attacking_foes(s: Quest, seat: int) -> list[Foe]:
    """Those that still attack this player in this round."""
    if s.attacked:
        return [foe(s, card) for card in enemies_to_attack(s, seat)]
    return [foe(s, card) for card in s.engaged[seat] if can_attack(s, card, seat)]


def will_engage(s: Quest, seat: int) -> list[int]:
    """Enemies of the staging area that will come to this player, as it is now: in player order each
    takes the one with the highest cost. [Q10.6]"""
    cost = s.pack.engagement
    waiting = [card for card in s.staging if s.is_enemy(card)]
    found: list[int] = []
    going = True
    while going:
        going = False
        for player in s.players():
            near = [card for card in waiting if cost[s.face[card]] <= s.threat[player]]
            if near:
                enemy = max(near, key=EngagementCost(s))
                waiting.remove(enemy)
                going = True
                if player == seat:
                    found.append(enemy)
    return found


class EngagementCost:
    """The engagement cost of enemies, as a key."""

    def __init__(self, s: Quest) -> None:
        self.s = s

    def __call__(self, card: int) -> int:
        return self.s.pack.engagement[self.s.face[card]]
