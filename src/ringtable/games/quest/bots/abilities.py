"""Abilities of cards in play: when using them is worth it."""

from typing import Final

from ringtable.games.quest.bots.fight import (
    foe,
)
from ringtable.games.quest.bots.gains import (
    FREE,
    NO,
    Use,
    combat,
    combat_without,
    more_margin,
    most_committed,
    saved_by_shield,
    worst_wound,
)
from ringtable.games.quest.bots.outlook import (
    points_left,
)
from ringtable.games.quest.bots.planning import card_worth
from ringtable.games.quest.box.components import (
    QUEST_PHASE,
    W_ATK1,
    W_ATK2,
    W_C2,
    W_DEF3,
    W_PLAN,
    W_Q1,
    W_Q2,
    W_Q3,
    W_REF,
    W_RES,
    Card,
    Window,
)
from ringtable.games.quest.combat.strikes import total_attack
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import (
    defenders_of,
    defense,
    hit_points_left,
)


def faramir(s: Quest, seat: int, card: int, window: Window) -> float:
    """When the staging is done, for the player with most characters at the quest."""
    if window != W_Q2:
        return NO
    gain = more_margin(s, most_committed(s))
    lost = combat(s, seat, []) - combat_without(s, seat, card)
    return gain - lost


def eowyn(s: Quest, seat: int, card: int, window: Window) -> float:
    """A card that will not be missed for a willpower that counts."""
    if window != W_Q2 or card not in s.committed or not s.hand[seat]:
        return NO
    price = min(card_worth(s, seat, s.title[one]) for one in s.hand[seat])
    return more_margin(s, 1) - 0.6 * price - 0.2


def denethor(s: Quest, seat: int, card: int, window: Window) -> float:
    """After the fight, if he was not needed."""
    return FREE if window == W_C2 and s.encounter_deck else NO


def glorfindel(s: Quest, seat: int, card: int, window: Window) -> float:
    """Wounds of heroes, when nothing else wants his resource."""
    if window not in (W_C2, W_REF):
        return NO
    return 0.5 if worst_wound(s, seat) >= 2 and s.resources[card] >= 1 else NO


def beravor(s: Quest, seat: int, card: int, window: Window) -> float:
    """Cards, if she was not needed."""
    if window == W_C2:
        return FREE
    return 0.5 if window == W_PLAN and not s.hand[seat] else NO


def daughter(s: Quest, seat: int, card: int, window: Window) -> float:
    """Two wounds at once, or any before the next round."""
    if worst_wound(s, seat) >= 2 and window in (W_RES, W_PLAN, W_Q3, W_C2):
        return 1.5
    return 0.5 if window == W_C2 else NO


def gleowine(s: Quest, seat: int, card: int, window: Window) -> float:
    return FREE if window in (W_PLAN, W_C2) else NO


def beorn(s: Quest, seat: int, card: int, window: Window) -> float:
    """He goes for good: only if it makes the kill of somebody great."""
    if window not in (W_ATK1, W_ATK2) or not s.strikes:
        return NO
    enemy = s.strikes[-2]
    missing = defense(s, enemy) + hit_points_left(s, enemy) - total_attack(s)
    return foe(s, enemy).worth - 7.0 if 0 < missing <= 5 else NO


def use_at_once(s: Quest, seat: int, card: int, window: Window) -> float:
    return FREE


def unexpected_courage(s: Quest, seat: int, card: int, window: Window) -> float:
    """As soon as its hero has done the first thing of the round."""
    return FREE if window >= W_Q1 and s.phase >= QUEST_PHASE else NO


def protector(s: Quest, seat: int, card: int, window: Window) -> float:
    """A card of the hand for a hero's life, or for the quest."""
    if not s.hand[seat]:
        return NO
    price = 0.7 * min(card_worth(s, seat, s.title[one]) for one in s.hand[seat]) + 0.2
    if window == W_Q2 and s.host[card] in s.committed:
        return more_margin(s, 1) - price
    if window == W_DEF3 and s.host[card] in defenders_of(s):
        return saved_by_shield(s, s.host[card], 1) - price
    return NO


def self_preservation(s: Quest, seat: int, card: int, window: Window) -> float:
    hurt = s.damage[s.host[card]]
    return FREE if hurt >= 2 or (hurt and window == W_C2) else NO


def claim(s: Quest, seat: int, card: int, window: Window) -> float:
    """The map at once; what hurts its bearer when it is needed for the next stage."""
    if s.threat[seat] >= 46:
        return NO
    if s.face[card] == 108 or s.pack.stage[s.face[s.stage]] == 1:
        return FREE
    return FREE if points_left(s) <= 6 else NO


IN_PLAY: Final[dict[Card, Use]] = {
    7: eowyn,
    10: denethor,
    11: glorfindel,
    12: beravor,
    14: faramir,
    26: use_at_once,
    31: beorn,
    57: unexpected_courage,
    58: daughter,
    60: denethor,
    62: gleowine,
    70: protector,
    72: self_preservation,
    108: claim,
    109: claim,
    110: claim,
}
