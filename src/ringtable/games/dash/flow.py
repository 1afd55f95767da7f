"""The sequence of play: read it with the rulebook open."""

from typing import Final

from ringtable.games.dash.ending import begin_round, end_of_round, takes_a_turn, undecided
from ringtable.games.dash.results import APPLY, apply_the_rest, count_the_kept_dice, order_matters
from ringtable.games.dash.rolling import (
    KEEP,
    REROLL,
    reroll_open,
    roll_the_pool,
    still_rolling,
    take_five_dice,
)
from ringtable.games.dash.setup import CHOOSE_HOBBIT, without_hobbit
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import Procedure, ask, do, each_seat, loop, run, when

TURN: Final = Procedure(
    "turn",
    do(take_five_dice),
    loop(
        still_rolling,
        do(roll_the_pool),
        when(reroll_open, ask(REROLL)),
        ask(KEEP),
    ),
    do(count_the_kept_dice),
    loop(order_matters, ask(APPLY)),
    do(apply_the_rest),
)

ROUND: Final = Procedure(
    "round",
    do(begin_round),
    each_seat(when(takes_a_turn, run(TURN))),
    do(end_of_round),
)

GAME: Final = Procedure(
    "game",
    each_seat(when(without_hobbit, ask(CHOOSE_HOBBIT))),
    loop(undecided, run(ROUND)),
)

FLOW: Final = Flow(GAME)
