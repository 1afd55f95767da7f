"""A combat round from its cards to its casualties. [W15.1, W16, W38.4-W38.13]"""

from typing import Final

from ringtable.games.war.battle.casualties import ARMY_TAKES_HITS
from ringtable.games.war.battle.combat_cards import COMBAT_CARDS, discard_cards, window
from ringtable.games.war.battle.command import chief, count_command, defender
from ringtable.games.war.battle.dice import EXTRAS, REROLLS, combat_rolls, leader_rerolls, spoken
from ringtable.games.war.battle.forces import (
    characters_fighting,
    fighting,
    ground_of,
    units_fighting,
)
from ringtable.games.war.box.components import (
    FREE,
    LEADER,
    NAZGUL,
    NO_CARD,
    SAURON,
    SHADOW,
    SIDES,
    Side,
    bits,
)
from ringtable.games.war.facts import ROUND_BEGAN, ROUND_SCORE
from ringtable.games.war.figures import eliminate, fall
from ringtable.games.war.state import (
    ADDED_HITS,
    ARMIES_CHANGED,
    CANCELLED_HITS,
    CARD,
    EXTRA_HITS,
    FIGHT,
    LOST_UNITS,
    MOST_DICE_OF,
    NATIONS_LIST,
    NO_LIMIT,
    OWN_HITS,
    REDUCED_ELITES,
    REROLL_HITS,
    ROLL_HITS,
    SELF_HITS,
    SPENT_HITS,
    War,
)
from ringtable.kernel.procedure import Procedure, do, named, run, stop_if

# How a battle ended: `battle_end`. [W17.8]
GOES_ON: Final = 0
CEASED: Final = 1
RETREATED: Final = 2
WITHDREW: Final = 3
DESTROYED: Final = 4  # one army or both
ENDS: Final[tuple[str, ...]] = ("", "ceased", "retreated", "withdrew", "destroyed")


def clear_round(s: War) -> None:
    """No card is chosen, no die thrown, nothing given up: a round before it begins. [W15.6]"""
    for side in (FREE, SHADOW):
        s.fight[side] = [0] * FIGHT
        s.fight[side][CARD] = NO_CARD
        s.fight[side][MOST_DICE_OF] = NO_LIMIT
    s.rolls = [bytearray() for _ in range(6)]
    s.given_up = 0
    s.suppressed = 0


def begin_round(s: War) -> None:
    s.battle_round += 1
    count_command(s)
    clear_round(s)
    s.tell(ROUND_BEGAN, "W15.1", s.battle_round)


def cut_short(s: War) -> bool:
    """An early effect has taken a side out of the battle, or left it without a unit. [W15.24]"""
    return s.battle_end != GOES_ON or not units_fighting(s, FREE) or not units_fighting(s, SHADOW)


def scored(s: War, side: Side) -> int:
    """Hits of the combat roll and re-roll, with those that were added, less those used up.
    [W15.26]"""
    fight = s.fight[side]
    return fight[ROLL_HITS] + fight[REROLL_HITS] + fight[ADDED_HITS] - fight[SPENT_HITS]


def hits_on(s: War, side: Side) -> int:
    """The hits a side takes after its dice: the enemy's less the cancelled ones, and its own.
    [W16.1, W36.7]"""
    fight = s.fight[side]
    return max(0, scored(s, 1 - side) - fight[CANCELLED_HITS]) + fight[OWN_HITS]


def side_takes(s: War, side: Side) -> None:
    n = hits_on(s, side)
    if n:
        s.call(ARMY_TAKES_HITS, chief(s, side), side, ground_of(s, side), n)


def attacker_takes(s: War) -> None:
    """The attacker decides first; the hits are simultaneous. [W16.1]"""
    side_takes(s, s.attacker)


def defender_takes(s: War) -> None:
    side_takes(s, defender(s))


# W38.6-W38.13; the steps of the windows are numbered.
FIGHT_THE_ROUND: Final = Procedure(
    "fight-the-round",
    window(0),
    window(1),
    named("cut short 1", stop_if(cut_short)),
    window(2),
    named("cut short 2", stop_if(cut_short)),
    window(3),
    do(combat_rolls),
    window(4),
    do(leader_rerolls),
    window(5),
    window(6),
    do(attacker_takes),
    do(defender_takes),
    window(7),
)


def leaders_fall(s: War, side: Side) -> None:
    """With the last unit that takes part all leaders, Nazgûl and characters that take part are
    eliminated. [W16.9, W16.10]"""
    if units_fighting(s, side):
        return
    region = ground_of(s, side)
    who = characters_fighting(s, side)
    kind = LEADER if side == FREE else NAZGUL
    for nation in NATIONS_LIST[side] if side == FREE else [SAURON]:
        n = fighting(s, side, nation, kind)
        if n:
            eliminate(s, region, nation, kind, n, "W16.9")
    for one in bits(who):
        fall(s, one, "W16.9")


def close_round(s: War) -> None:
    """The record of the round, and the end of an army without units. [W36.7, W16.9]"""
    for side in (s.attacker, defender(s)):
        fight = s.fight[side]
        s.tell(
            ROUND_SCORE,
            "W36.7",
            SIDES[side],
            spoken(s.rolls[side]),
            spoken(s.rolls[REROLLS + side]),
            spoken(s.rolls[EXTRAS + side]),
            fight[ROLL_HITS] + fight[REROLL_HITS] - fight[SPENT_HITS],
            fight[EXTRA_HITS],
            fight[ADDED_HITS],
            fight[CANCELLED_HITS],
            fight[OWN_HITS] + fight[SELF_HITS],
            hits_on(s, side) + fight[SELF_HITS] + s.fight[1 - side][EXTRA_HITS],
            fight[LOST_UNITS],
            fight[REDUCED_ELITES],
        )
    for side in (s.attacker, defender(s)):
        leaders_fall(s, side)
    if s.touched and s.under(2):  # table cards may end by what fell [W1.9]
        s.news |= 1 << ARMIES_CHANGED
    if s.battle_end == GOES_ON and cut_short(s):
        s.battle_end = DESTROYED


ROUND_OF_COMBAT: Final = Procedure(
    "round-of-combat",
    run(COMBAT_CARDS),
    run(FIGHT_THE_ROUND),
    do(discard_cards),
    do(close_round),
)
