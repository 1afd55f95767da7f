"""Responses: which of them is worth it now. Those that cost nothing are used; cancels are kept for
what hurts."""

from collections.abc import Callable
from random import Random
from typing import Final

from ringtable.games.quest.bots.fight import (
    Fighter,
    ally_worth,
    foe,
    loss_undefended,
)
from ringtable.games.quest.bots.outlook import (
    ADDED_ATTACK,
    coming,
    mean_threat,
    points_left,
    room_on_location,
    threat_cost,
)
from ringtable.games.quest.box.components import Card
from ringtable.games.quest.cards.ability import ABILITIES
from ringtable.games.quest.state import MOMENT_ROW, MOST_CARDS, Quest
from ringtable.games.quest.values import (
    attack,
    attacking_enemy,
    defenders_of,
    defense,
    hit_points_left,
)
from ringtable.kernel.decision import PASS, Action

NO: Final = -1.0
FREE: Final = 1.0
A_CARD: Final = 1.6  # what Eleanor's rest and the card in the place of another cost

Response = Callable[[Quest, int, int, int], float]  # position, seat, card, what it answers


def respond(s: Quest, options: list[Action], random: Random) -> Action:
    best, highest = PASS, 0.0
    for action, worth in zip(options, response_values(s, s.seat, options), strict=True):
        if worth > highest:
            best, highest = action, worth
    return best


def response_values(s: Quest, seat: int, options: list[Action]) -> list[float]:
    """What each answer to what has happened is worth beside passing."""
    return [0.0 if action < 0 else response_worth(s, seat, action) for action in options]


def response_worth(s: Quest, seat: int, action: Action) -> float:
    card = action % MOST_CARDS
    title = ABILITIES[action // MOST_CARDS % MOST_CARDS].title
    row = s.target + action // MOST_CARDS // MOST_CARDS * MOMENT_ROW
    response = WORTH.get(title)
    return FREE if response is None else response(s, seat, card, s.moments[row + 1])


# When a card is revealed


def harm_of_reveal(s: Quest, seat: int, card: int) -> float:
    """What the effect of a card that is being revealed costs the group."""
    harm = HARM.get(s.title[card])
    return 0.0 if harm is None else harm(s)


def king_spider(s: Quest) -> float:
    """A ready character of each player; who has several loses the least."""
    found = 0.0
    for seat in s.players():
        ready = [
            attack(s, card) + defense(s, card) for card in s.play[seat] if not s.exhausted[card]
        ]
        if ready:
            found += 0.8 + 0.5 * min(ready) if len(ready) <= 2 else 0.5
    return found


def committed(s: Quest) -> float:
    return 0.8 * len(s.committed)


def events_in_hands(s: Quest) -> float:
    """Each player discards his events; hands of others count by their size."""
    return 0.6 * sum(len(s.hand[seat]) for seat in s.players()) * 0.5


def a_hero_is_caught(s: Quest) -> float:
    return 4.0


def progress_is_lost(s: Quest) -> float:
    return 0.9 * min(4, s.progress[s.stage])


def two_damage(s: Quest) -> float:
    """To a committed character: whoever bears it best."""
    return min([wound(s, card, 2) for card in s.committed], default=0.0)


def wound(s: Quest, card: int, n: int) -> float:
    one = Fighter(s, card)
    return one.worth if n >= one.hit_points else one.hurt * n


def threat_of_all(s: Quest) -> float:
    return 0.8 * sum(s.is_enemy(card) or s.is_location(card) for card in s.staging)


def exhausted_are_hurt(s: Quest) -> float:
    return sum(wound(s, card, 1) for card in s.characters() if s.exhausted[card])


def one_goes_home(s: Quest) -> float:
    return 1.0 * min(len(s.committed), s.players_left())


def one_a_player(s: Quest) -> float:
    return 0.8 * s.players_left()


def a_draw(s: Quest) -> float:
    return 1.2


def more_cards(s: Quest) -> float:
    return 2.6 * s.players_left()


def storm(s: Quest) -> float:
    found = 0.0
    for seat in s.players():
        if s.threat[seat] >= 35:
            found += sum(wound(s, card, 1) for card in s.play[seat])
    return found


def those_who_stayed(s: Quest) -> float:
    found = 0.0
    for seat in s.players():
        stayed = sum(card not in s.committed for card in s.play[seat])
        found += threat_cost(s, seat, stayed)
    return found


def fog(s: Quest) -> float:
    return 0.8 * sum(s.is_location(card) for card in s.staging)


HARM: Final[dict[Card, Callable[[Quest], float]]] = {
    74: king_spider,
    76: committed,
    79: events_in_hands,
    80: a_hero_is_caught,
    86: progress_is_lost,
    89: two_damage,
    92: threat_of_all,
    93: exhausted_are_hurt,
    98: one_goes_home,
    104: one_a_player,
    105: a_draw,
    112: more_cards,
    116: storm,
    117: those_who_stayed,
    118: fog,
}
HARMLESS: Final = 2.2  # a cancel from the hand is kept for more than this


def test_of_will(s: Quest, seat: int, card: int, about: int) -> float:
    return harm_of_reveal(s, seat, about) - HARMLESS


def eleanor(s: Quest, seat: int, card: int, about: int) -> float:
    """Another card comes in its place."""
    return harm_of_reveal(s, seat, about) - A_CARD - mean_threat(s, coming(s, seat)) * 0.6


# When a shadow effect is about to resolve


def harm_of_shadow(s: Quest, seat: int, title: Card) -> float:
    """What a shadow effect costs in the attack under way."""
    enemy = foe(s, attacking_enemy(s))
    defending = [Fighter(s, card) for card in defenders_of(s)]
    open_to_it = not defending
    player = s.attacks[-1]
    if title in ADDED_ATTACK:
        more = ADDED_ATTACK[title][1 if open_to_it else 0]
        heroes = [Fighter(s, card) for card in s.heroes(player)]
        if open_to_it:
            now = loss_undefended(heroes, enemy, [(1.0, 0, 0, False)])
            return loss_undefended(heroes, enemy, [(1.0, 0, more, False)]) - now
        return blow(defending, enemy.attack + more) - blow(defending, enemy.attack)
    if title == 86:
        without = enemy.attack + sum(one.defense for one in defending)
        return blow(defending, without) - blow(defending, enemy.attack)
    if title == 75:
        n = 2 if open_to_it else 1
        return sum(wound(s, card, n) for card in s.play[player])
    if title == 76:
        return threat_cost(s, player, 8 if open_to_it else 4)
    if title == 81:
        return 2.0
    if title == 104:
        return threat_cost(s, player, len(s.engaged[player]))
    if title == 111:
        return min(3 if open_to_it else 1, s.progress[s.stage]) * 0.9
    return OTHER_SHADOWS.get(title, 0.5)


OTHER_SHADOWS: Final[dict[Card, float]] = {74: 1.2, 92: 1.0, 96: 1.0, 103: 1.0, 105: 1.2, 117: 1.5}


def blow(defending: list[Fighter], strength: float) -> float:
    """What the first defender suffers."""
    if not defending:
        return 0.0
    damage = strength - sum(one.defense for one in defending)
    one = defending[0]
    if damage >= one.hit_points:
        return one.worth
    return one.hurt * max(0.0, damage)


def hasty_stroke(s: Quest, seat: int, card: int, about: int) -> float:
    return harm_of_shadow(s, seat, s.title[about]) - 1.8


# The others


def aragorn(s: Quest, seat: int, card: int, about: int) -> float:
    """He fights as well, if there will be a fight."""
    if s.engaged[seat] or any(s.is_enemy(one) for one in s.staging):
        return FREE
    return 0.3 if s.resources[card] > 1 else 0.1


def son_of_arnor(s: Quest, seat: int, card: int, about: int) -> float:
    """Enemies are called in the encounter phase, if at all."""
    return NO


def valiant_sacrifice(s: Quest, seat: int, card: int, about: int) -> float:
    return 1.0


def swift_strike(s: Quest, seat: int, card: int, about: int) -> float:
    """When it kills the attacker before it strikes."""
    enemy = attacking_enemy(s)
    if hit_points_left(s, enemy) > 2:
        return NO
    return foe(s, enemy).worth - 1.0


def strength_of_will(s: Quest, seat: int, card: int, about: int) -> float:
    """When it explores the place at once."""
    return 0.8 if room_on_location(s) <= 2 and not s.engaged[seat] else NO


def rescue(s: Quest, seat: int, card: int, about: int) -> float:
    """The Nazgûl comes with the prisoner: late enough to leave soon."""
    return FREE if points_left(s) <= 8 else NO


def brok(s: Quest, seat: int, card: int, about: int) -> float:
    return ally_worth(s, 19)


WORTH: Final[dict[Card, Response]] = {
    1: aragorn,
    8: eleanor,
    15: son_of_arnor,
    19: brok,
    24: valiant_sacrifice,
    37: swift_strike,
    47: strength_of_will,
    48: hasty_stroke,
    50: test_of_will,
    124: rescue,
}
