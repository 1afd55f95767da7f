"""The combat phase: shadow cards, enemy attacks, player attacks. [Q11, Q12]"""

from typing import Final

from ringtable.games.quest.box.components import S_DEF1
from ringtable.games.quest.combat.attacks import NextAttacker, enemy_attacks_left
from ringtable.games.quest.combat.strikes import STRIKES_OF_PLAYER
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.order import in_player_order
from ringtable.kernel.procedure import Procedure, ask, do, loop, run


def begin_enemy_attacks(s: Quest) -> None:
    s.seat = s.first


def begin_choice_of_attacker(s: Quest) -> None:
    """It belongs to the first step of the attack. [Q11.9, Q32.1]"""
    s.step = S_DEF1


def his_attacks_are_over(s: Quest) -> None:
    """An enemy that engages him from now on does not attack in this phase. [Q11.29]"""
    s.defended |= 1 << s.seat


# The first player resolves all attacks against him, then the next player. [Q11.7]
ENEMY_ATTACKS: Final = Procedure(
    "enemy attacks",
    do(begin_enemy_attacks),
    in_player_order(
        loop(enemy_attacks_left, do(begin_choice_of_attacker), ask(NextAttacker())),
        do(his_attacks_are_over),
    ),
)


def begin_player_attacks(s: Quest) -> None:
    s.seat = s.first
    s.n = 0


# Each player resolves all his attacks before the next one. [Q12.1]
PLAYER_ATTACKS: Final = Procedure(
    "player attacks",
    do(begin_player_attacks),
    in_player_order(run(STRIKES_OF_PLAYER)),
)
