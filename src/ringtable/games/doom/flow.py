"""The sequence of play: read it with the rulebook open."""

from typing import Final

from ringtable.games.doom.cards.before_turn import (
    BEFORE_TURN_WINDOW,
    FARAMIR,
    SUPPORT,
    cards_fit_the_start,
)
from ringtable.games.doom.cards.freely import (
    FREE_WINDOW,
    THEODEN,
    TREEBEARD,
    free_cards_fit,
    free_cards_fit_the_final_die,
    last_moment_counts,
)
from ringtable.games.doom.cards.windows import AFTER_ROLL_WINDOW, cards_fit_the_roll
from ringtable.games.doom.encounters.encounter import TEXTS
from ringtable.games.doom.movement import EVENT_SPACE
from ringtable.games.doom.rolling import ROLL_PHASE
from ringtable.games.doom.setup import deal_first_cards, shuffle_stacks
from ringtable.games.doom.stages import NEXT_STAGE, VISION, lay_out_cards, stage_is_over
from ringtable.games.doom.turn import (
    alone,
    begin_turn,
    open_page_1,
    open_page_2,
    pass_the_dice,
    resolve_encounter_die,
    resolve_fellowship_die,
    resolve_final_die,
    return_encounter_die,
    return_fellowship_die,
    roll_one_encounter_die,
    step_forward,
    together,
    undecided,
)
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import Procedure, do, loop, run, second, when

PAGE: Final = Procedure(
    "page",
    when(free_cards_fit, run(FREE_WINDOW)),
    do(resolve_encounter_die),
    do(return_encounter_die),
    second(when(free_cards_fit, second(run(FREE_WINDOW)))),
    do(resolve_fellowship_die),
    do(return_fellowship_die),
)

ACTION_PHASE: Final = Procedure(
    "action_phase",
    do(open_page_1),
    run(PAGE),
    do(open_page_2),
    second(run(PAGE)),
)

FINAL_TURN: Final = Procedure(
    "final_turn",
    do(roll_one_encounter_die),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    when(free_cards_fit_the_final_die, run(FREE_WINDOW)),
    do(resolve_final_die),
    do(step_forward),
)

TURN: Final = Procedure(
    "turn",
    do(begin_turn),
    when(cards_fit_the_start, run(BEFORE_TURN_WINDOW)),
    when(alone, run(FINAL_TURN)),
    when(together, run(ROLL_PHASE), run(ACTION_PHASE)),
    when(last_moment_counts, run(FREE_WINDOW)),
    when(stage_is_over, run(NEXT_STAGE)),
)

GAME: Final = Procedure(
    "game",
    do(shuffle_stacks),
    do(deal_first_cards),
    do(lay_out_cards),
    loop(undecided, run(TURN), do(pass_the_dice)),
)

FLOW: Final = Flow(
    GAME, [*TEXTS, EVENT_SPACE, THEODEN, TREEBEARD, FARAMIR, SUPPORT, NEXT_STAGE, VISION]
)
