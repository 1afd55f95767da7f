"""The team's chance to win, for bots, advisors and the odds on the table. No rule lives here."""

from math import exp
from typing import Final

from ringtable.games.doom.box.components import (
    COURAGE_OR_ENTS,
    MOUNT_DOOM,
    MOUNT_DOOM_SPACE,
    RING_BEARERS,
    cards_in,
)
from ringtable.games.doom.odds.chances import final_stage
from ringtable.games.doom.odds.judgement import worth
from ringtable.games.doom.odds.prospects import dice_worth
from ringtable.games.doom.state import Doom


def courage_in_cards(s: Doom) -> int:
    """Courage that cards in front of the players still give. [M17.5]"""
    gain = 0
    for card in cards_in(s.held & s.printed.with_power[COURAGE_OR_ENTS]):
        gain += s.printed.powers[card][1]
    return gain


# The chance to win from a worth: its slope and the worth of an even chance, by stage. Fitted to the
# results of games of the heuristic team.
SLOPE: Final = [0.08, 0.09, 0.115, 0.11, 0.128]
EVEN: Final = [20.5, 23.4, 23.0, 22.3, 14.3]


def chance_to_win(s: Doom) -> float:
    """The team's chance to win: counted out in the final stage, a rough guess before it."""
    if s.outcome is not None:
        return 1.0 if s.outcome.winners else 0.0
    if s.stage == MOUNT_DOOM:
        steps = MOUNT_DOOM_SPACE - s.position[RING_BEARERS]
        return final_stage(s).chance(steps, s.courage + courage_in_cards(s))
    margin = (worth(s) + dice_worth(s) - EVEN[s.stage]) * SLOPE[s.stage]
    return 1.0 / (1.0 + exp(-margin))


def evaluate(s: Doom, seat: int) -> float:
    """Every seat has the chance of the team. [M1.2]"""
    return chance_to_win(s)
