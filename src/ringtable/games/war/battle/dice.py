"""Combat dice: how many, what hits, the roll and the leader re-roll. [W15.9-W15.23, W15.33,
W18.1]"""

from collections.abc import Iterable

from ringtable.games.war.battle.command import chief, defender
from ringtable.games.war.battle.forces import leadership, strength, units_fighting
from ringtable.games.war.box.components import (
    CITY,
    COMBAT_STREAM,
    HARD_HIT,
    HIT,
    MOST_DICE,
    SHADOW,
    SIEGE_BATTLE,
    Side,
)
from ringtable.games.war.facts import COMBAT_ROLLED, EXTRA_ATTACK, REROLLED
from ringtable.games.war.state import (
    EXTRA_HITS,
    FEWER_DICE,
    GARRISON_HINDERS,
    MISSES,
    MOST_DICE_OF,
    NO_REROLL,
    REROLL_HITS,
    REROLL_MOD,
    ROLL_HITS,
    ROLL_MOD,
    War,
)

REROLLS = 2  # plus the side: re-rolls among `rolls`
EXTRAS = 4  # plus the side: dice of extra attacks


def hit_number(s: War, side: Side) -> int:
    """5 or more; 6 for the attacker of a garrison, and in the first round against a city that its
    defender controls or a fortification. [W15.11, W18.1, W18.2, W18.10, W19.2]"""
    if side != s.attacker:
        return HIT
    at = s.battle_at
    return assault_number(s, s.map.settlement[at] == CITY and s.controller(at) == defender(s))


def assault_number(s: War, city: bool) -> int:
    """On which number the attacker hits, where a city is held against him and where none is."""
    if s.battle_kind == SIEGE_BATTLE:
        return HARD_HIT
    if s.battle_round == 1 and (city or s.map.fortifications >> s.battle_at & 1):
        return HARD_HIT
    return HIT


def hits(natural: int, modifier: int, need: int) -> bool:
    """A natural 1 misses, a natural 6 hits, whatever the modifiers. [W15.15, W15.16]"""
    return natural == 6 or (natural > 1 and natural + modifier >= need)


def dice_of(s: War, side: Side) -> int:
    """Combat strength, at most five; then all reductions, but not below one; then every limit. A
    side without units has none. [W15.10, W15.17, W15.21, W15.23]"""
    if not units_fighting(s, side):
        return 0
    n = min(strength(s, side), MOST_DICE)
    fewer = s.fight[side][FEWER_DICE]
    if side == SHADOW and s.battle_rules >> GARRISON_HINDERS & 1:
        fewer += s.units[1 - SHADOW][s.battle_at]
    n = max(1, n - fewer) if fewer else n
    return min(n, s.fight[side][MOST_DICE_OF])


def throw(s: War, n: int) -> list[int]:
    return [s.rng.below(COMBAT_STREAM, 6) + 1 for _ in range(n)]


def spoken(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def combat_rolls(s: War) -> None:
    """The attacker rolls, then the defender. [W15.10, W15.33]"""
    for side in (s.attacker, defender(s)):
        dice = throw(s, dice_of(s, side))
        need, modifier = hit_number(s, side), s.fight[side][ROLL_MOD]
        scored = sum([hits(die, modifier, need) for die in dice])
        s.rolls[side] = bytearray(dice)
        s.fight[side][ROLL_HITS] = scored
        s.fight[side][MISSES] = len(dice) - scored
        s.tell(COMBAT_ROLLED, "W15.10", chief(s, side), spoken(dice), need - modifier, scored)


def rerolls_of(s: War, side: Side) -> int:
    """Missed dice, at most as many as its leadership and at most five. [W15.13, W15.17]"""
    if s.fight[side][NO_REROLL]:
        return 0
    return min(s.fight[side][MISSES], leadership(s, side), MOST_DICE)


def leader_rerolls(s: War) -> None:
    """The number is fixed before the first die is thrown. [W15.13, W15.14, W15.18, W15.33]"""
    for side in (s.attacker, defender(s)):
        n = rerolls_of(s, side)
        if not n:
            continue
        dice = throw(s, n)
        need, modifier = hit_number(s, side), s.fight[side][REROLL_MOD]
        scored = sum([hits(die, modifier, need) for die in dice])
        s.rolls[REROLLS + side] = bytearray(dice)
        s.fight[side][REROLL_HITS] = scored
        s.tell(REROLLED, "W15.13", chief(s, side), spoken(dice), need - modifier, scored)


def extra_attack(s: War, side: Side, n: int, need: int) -> int:
    """Dice of a combat card's extra attack: no re-roll, no modifiers. Gives its hits, which are
    taken at once. [W15.20]"""
    dice = throw(s, min(n, MOST_DICE))
    scored = sum([hits(die, 0, need) for die in dice])
    s.rolls[EXTRAS + side] = s.rolls[EXTRAS + side] + bytearray(dice)
    s.fight[side][EXTRA_HITS] += scored
    if dice or not s.under(2):
        s.tell(EXTRA_ATTACK, "W15.20", chief(s, side), spoken(dice), need, scored)
    return scored
