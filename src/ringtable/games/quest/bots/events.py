"""Events: when playing them is worth it."""

from typing import Final

from ringtable.games.quest.bots.fight import (
    GANDALF,
    Fighter,
    ally_worth,
    attacking_foes,
    engaged_foes,
    foe,
    ready_fighters,
    will_engage,
)
from ringtable.games.quest.bots.gains import NO, Use, combat, killed, more_margin, saved_by_shield
from ringtable.games.quest.bots.outlook import (
    threat_price,
)
from ringtable.games.quest.bots.planning import card_worth
from ringtable.games.quest.box.components import (
    ALLY,
    HERO,
    NEUTRAL,
    SPIRIT,
    W_ATK1,
    W_ATK2,
    W_C0,
    W_C1,
    W_DEF3,
    W_PLAN,
    W_Q0,
    W_Q2,
    W_REF,
    W_RES,
    Card,
    Window,
)
from ringtable.games.quest.combat.strikes import total_attack
from ringtable.games.quest.phases.payment import available
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import (
    defenders_of,
    defense,
    hit_points_left,
    icons,
    threat_strength,
)

RADAGASTS_CUNNING: Final = 65


def heal_one(s: Quest, seat: int, card: int, window: Window) -> float:
    """Lore of Imladris: a hero who is nearly lost."""
    worst = 0.0
    for one in s.characters():
        if s.is_hero(one) and s.damage[one]:
            worst = max(worst, 0.6 * s.damage[one] + (1.0 if hit_points_left(s, one) == 1 else 0.0))
    return worst - 1.6


def heal_heroes(s: Quest, seat: int, card: int, window: Window) -> float:
    most = max([sum(s.damage[one] for one in s.heroes(player)) for player in s.players()])
    return 0.6 * most - 3.5


def ever_vigilant(s: Quest, seat: int, card: int, window: Window) -> float:
    if window not in (W_C0, W_C1):
        return NO
    tired = [one for one in s.play[seat] if s.is_ally(one) and s.exhausted[one]]
    now = combat(s, seat, [])
    gains = [combat(s, seat, [Fighter(s, one)]) - now for one in tired]
    return max(gains, default=0.0) - 1.0


def grim_resolve(s: Quest, seat: int, card: int, window: Window) -> float:
    """Everybody who quested fights as well."""
    if window not in (W_C0, W_C1):
        return NO
    tired = [Fighter(s, one) for one in s.play[seat] if s.exhausted[one]]
    return combat(s, seat, tired) - combat(s, seat, []) - 4.0


def for_gondor(s: Quest, seat: int, card: int, window: Window) -> float:
    """When it makes a kill more."""
    if window != W_C1:
        return NO
    ready, present = ready_fighters(s, seat), engaged_foes(s, seat)
    strength = sum(one.attack for one in ready)
    return killed(strength + len(ready), present) - killed(strength, present) - 1.5


def sneak_attack(s: Quest, seat: int, card: int, window: Window) -> float:
    """Gandalf for a phase: in combat if somebody fights us, else at the quest."""
    if not any(s.title[one] == GANDALF for one in s.hand[seat]):
        return NO
    if s.title_in_play(GANDALF):
        return NO
    if window == W_C0:
        return 4.0 if s.engaged[seat] else NO
    if window == W_Q0:
        fights = len(s.engaged[seat]) + len(will_engage(s, seat))
        return 2.0 if not fights and s.round >= 2 else NO
    return NO


def blade_mastery(s: Quest, seat: int, card: int, window: Window) -> float:
    if window == W_DEF3:
        shields = [saved_by_shield(s, one, 1) for one in defenders_of(s)]
        return max(shields, default=0.0) - 1.2
    if window in (W_ATK1, W_ATK2) and s.strikes:
        enemy = s.strikes[-2]
        missing = defense(s, enemy) + hit_points_left(s, enemy) - total_attack(s)
        return foe(s, enemy).worth - 1.5 if missing == 1 else NO
    return NO


def rain_of_arrows(s: Quest, seat: int, card: int, window: Window) -> float:
    if window != W_C0:
        return NO
    found = 0.0
    for enemy in engaged_foes(s, seat):
        found += enemy.worth if enemy.hit_points <= 1 else 0.35
    return found - 1.8


def feint(s: Quest, seat: int, card: int, window: Window) -> float:
    """The attack that would cost most does not happen."""
    if window != W_C0:
        return NO
    now = combat(s, seat, [])
    spared = [combat(s, seat, [], (enemy,)) - now for enemy in s.engaged[seat]]
    return max(spared, default=0.0) - 1.2


def thicket(s: Quest, seat: int, card: int, window: Window) -> float:
    if window != W_C0:
        return NO
    return combat(s, seat, [], tuple(s.engaged[seat])) - combat(s, seat, []) - 3.0


def quick_strike(s: Quest, seat: int, card: int, window: Window) -> float:
    """An enemy that one alone can kill does not attack."""
    if window != W_C0:
        return NO
    best = 0.0
    for one in ready_fighters(s, seat):
        for enemy in attacking_foes(s, seat):
            if one.attack >= enemy.defense + enemy.hit_points:
                best = max(best, enemy.worth + 1.0)
    return best - 1.0


def light_in_the_dark(s: Quest, seat: int, card: int, window: Window) -> float:
    """Back to the staging area, its shadow card with it."""
    if window != W_C0:
        return NO
    now = combat(s, seat, [])
    spared = [combat(s, seat, [], (enemy,)) - now for enemy in s.engaged[seat]]
    return max(spared, default=0.0) - 3.0


def greeting(s: Quest, seat: int, card: int, window: Window) -> float:
    """The higher the threat, the more it is worth."""
    if window not in (W_PLAN, W_REF):
        return NO
    highest = max(s.threat[player] for player in s.players())
    if highest < 6:
        return NO
    return 6 * (threat_price(highest) - 0.3) - 1.5 + enemies_kept_away(s, seat, 6)


def enemies_kept_away(s: Quest, seat: int, n: int) -> float:
    """Enemies that would not come if the threat were lower."""
    cost = s.pack.engagement
    return 1.0 * sum(
        s.is_enemy(card) and s.threat[seat] - n < cost[s.face[card]] <= s.threat[seat]
        for card in s.staging
    )


def stand_and_fight(s: Quest, seat: int, card: int, window: Window) -> float:
    if window != W_PLAN:
        return NO
    best = 0.0
    purse = spirit_purse(s, seat)
    for player in s.players():
        for one in s.discard[player]:
            title = s.title[one]
            cost = s.pack.cost[title]
            if s.pack.kind[title] == ALLY and s.pack.sphere[title] != NEUTRAL and cost <= purse:
                best = max(best, ally_worth(s, title) - 0.5 * cost)
    return best - 0.3


def spirit_purse(s: Quest, seat: int) -> int:
    """What heroes of spirit could pay."""
    return sum(s.resources[one] for one in s.heroes(seat) if icons(s, one) >> SPIRIT & 1)


def dwarven_tomb(s: Quest, seat: int, card: int, window: Window) -> float:
    if window != W_PLAN:
        return NO
    lost = [
        card_worth(s, seat, s.title[one])
        for one in s.discard[seat]
        if s.pack.sphere[s.title[one]] == SPIRIT and s.pack.kind[s.title[one]] != HERO
    ]
    return max(lost, default=0.0) - 2.0


def fortune_or_fate(s: Quest, seat: int, card: int, window: Window) -> float:
    return 8.0 if window in (W_RES, W_PLAN) else NO


def loriens_wealth(s: Quest, seat: int, card: int, window: Window) -> float:
    """Three cards, if there is little else to do."""
    return 1.5 - 0.4 * len(s.hand[seat]) + 0.5 if window == W_PLAN else NO


def gandalfs_search(s: Quest, seat: int, card: int, window: Window) -> float:
    if window != W_PLAN or available(s, seat, s.title[card]) < 3:
        return NO
    return 0.8 - 0.3 * len(s.hand[seat])


def no_threat_from(s: Quest, seat: int, card: int, window: Window) -> float:
    """Radagast's Cunning and Secret Paths: when all cards are revealed."""
    if window != W_Q2:
        return NO
    enemies = s.title[card] == RADAGASTS_CUNNING
    most = 0
    for one in s.staging:
        if s.is_enemy(one) if enemies else s.is_location(one):
            most = max(most, threat_strength(s, one))
    return more_margin(s, most) - 1.2


def will_of_the_west(s: Quest, seat: int, card: int, window: Window) -> float:
    return 1.0 if window == W_PLAN and len(s.deck[seat]) <= 2 else NO


EVENTS: Final[dict[Card, Use]] = {
    20: ever_vigilant,
    22: for_gondor,
    23: sneak_attack,
    25: grim_resolve,
    32: blade_mastery,
    33: rain_of_arrows,
    34: feint,
    35: quick_strike,
    36: thicket,
    46: greeting,
    49: will_of_the_west,
    51: stand_and_fight,
    52: light_in_the_dark,
    53: dwarven_tomb,
    54: fortune_or_fate,
    63: heal_one,
    64: loriens_wealth,
    65: no_threat_from,
    66: no_threat_from,
    67: gandalfs_search,
    68: heal_heroes,
}
