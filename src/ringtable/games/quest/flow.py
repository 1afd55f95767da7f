"""The course of the game: seven phases, each with its steps and windows. [Q5.1, Q5.4, Q32.1]"""

from typing import Final

from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    ENCOUNTER_PHASE,
    PLANNING_PHASE,
    QUEST_PHASE,
    REFRESH_PHASE,
    RESOURCE_PHASE,
    S_C0,
    S_ENC1,
    S_ENC2,
    S_Q1,
    S_Q2,
    S_Q3,
    S_QBEG,
    S_REF1,
    S_RES,
    S_TRV,
    TRAVEL_PHASE,
    W_C0,
    W_C1,
    W_C2,
    W_ENC1,
    W_ENC2,
    W_PLAN,
    W_Q0,
    W_Q1,
    W_Q2,
    W_Q3,
    W_REF,
    W_RES,
    W_TRV,
)
from ringtable.games.quest.cards.library import TEXTS
from ringtable.games.quest.combat.attacks import ATTACK, EXTRA_ATTACK
from ringtable.games.quest.combat.phase import ENEMY_ATTACKS, PLAYER_ATTACKS
from ringtable.games.quest.combat.shadows import DEAL_SHADOWS, SHADOW_CARD
from ringtable.games.quest.combat.strikes import QUICK_STRIKE, STRIKE
from ringtable.games.quest.facts import ROUND_BEGINS
from ringtable.games.quest.phases.ends import END_PHASE, END_ROUND
from ringtable.games.quest.phases.engagement import (
    ENGAGEMENT_CHECKS,
    OPTIONAL_ENGAGEMENT,
    checks_take_place,
)
from ringtable.games.quest.phases.payment import PAYING
from ringtable.games.quest.phases.planning import PLAY_ALLY, PLAY_ATTACHMENT
from ringtable.games.quest.phases.questing import (
    COMMIT,
    RESOLVE,
    begin_quest_phase,
    reveal_cards,
    staging_takes_place,
)
from ringtable.games.quest.phases.refresh import READY_ALL, REFRESH
from ringtable.games.quest.phases.resources import draw_for_all, gain_resources
from ringtable.games.quest.phases.reveal import REVEAL, REVEAL_SEVERAL
from ringtable.games.quest.phases.stages import ADVANCE
from ringtable.games.quest.phases.travel import JOURNEY, TRAVEL
from ringtable.games.quest.scenarios.campaign import (
    campaign_goes_on,
    enters_the_dungeon,
    next_scenario,
    warn_of_the_prisoner,
)
from ringtable.games.quest.setup import SETUP
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.moments import ANSWERS
from ringtable.games.quest.timing.order import at_step, in_player_order, phase_begins
from ringtable.games.quest.timing.orders import GIVING_ORDERS
from ringtable.games.quest.timing.upkeep import DROP_ONE, settle
from ringtable.games.quest.timing.windows import WINDOW, window
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import Procedure, do, loop, run, when

RESOURCE: Final = Procedure(
    "resource phase",
    phase_begins(RESOURCE_PHASE),
    at_step(S_RES),
    do(gain_resources),
    do(draw_for_all),
    window(W_RES),
    run(END_PHASE),
)
PLANNING: Final = Procedure(
    "planning phase",
    phase_begins(PLANNING_PHASE),
    in_player_order(window(W_PLAN)),
    run(END_PHASE),
)
QUEST: Final = Procedure(
    "quest phase",
    phase_begins(QUEST_PHASE),
    at_step(S_QBEG),
    do(begin_quest_phase),
    window(W_Q0),
    at_step(S_Q1),
    in_player_order(run(COMMIT)),
    window(W_Q1),
    when(staging_takes_place, at_step(S_Q2), do(reveal_cards), window(W_Q2)),
    at_step(S_Q3),
    run(RESOLVE),
    window(W_Q3),
    run(END_PHASE),
)
TRAVELLING: Final = Procedure(
    "travel phase",
    phase_begins(TRAVEL_PHASE),
    at_step(S_TRV),
    run(TRAVEL),
    window(W_TRV),
    run(END_PHASE),
)
ENCOUNTER: Final = Procedure(
    "encounter phase",
    phase_begins(ENCOUNTER_PHASE),
    at_step(S_ENC1),
    run(OPTIONAL_ENGAGEMENT),
    window(W_ENC1),
    when(checks_take_place, at_step(S_ENC2), run(ENGAGEMENT_CHECKS), window(W_ENC2)),
    run(END_PHASE),
)
COMBAT: Final = Procedure(
    "combat phase",
    phase_begins(COMBAT_PHASE),
    at_step(S_C0),
    run(DEAL_SHADOWS),
    window(W_C0),
    run(ENEMY_ATTACKS),
    window(W_C1),
    run(PLAYER_ATTACKS),
    window(W_C2),
    run(END_PHASE),
)
REFRESHING: Final = Procedure(
    "refresh phase",
    phase_begins(REFRESH_PHASE),
    at_step(S_REF1),
    run(READY_ALL),
    run(REFRESH),
    window(W_REF),
    run(END_PHASE),
)


def round_begins(s: Quest) -> None:
    """After the refresh phase a new round begins. [Q5.2]"""
    s.round += 1
    s.rounds += 1
    s.tell(ROUND_BEGINS, "Q5.2", s.round)


ROUND: Final = Procedure(
    "round",
    do(round_begins),
    run(RESOURCE),
    run(PLANNING),
    run(QUEST),
    run(TRAVELLING),
    run(ENCOUNTER),
    run(COMBAT),
    run(REFRESHING),
    run(END_ROUND),
)


def undecided(s: Quest) -> bool:
    return s.outcome is None


SCENARIO: Final = Procedure("scenario", run(SETUP), loop(undecided, run(ROUND)))
MAIN: Final = Procedure(
    "main",
    run(SCENARIO),
    loop(
        campaign_goes_on,
        do(next_scenario),
        when(enters_the_dungeon, do(warn_of_the_prisoner)),
        run(Procedure("next", run(SCENARIO))),
    ),
)
FLOW: Final = Flow(
    MAIN,
    also=[
        ADVANCE,
        ANSWERS,
        ATTACK,
        DROP_ONE,
        EXTRA_ATTACK,
        GIVING_ORDERS,
        JOURNEY,
        PAYING,
        PLAY_ALLY,
        PLAY_ATTACHMENT,
        QUICK_STRIKE,
        REVEAL,
        REVEAL_SEVERAL,
        SHADOW_CARD,
        STRIKE,
        WINDOW,
        *TEXTS,
    ],
    between=settle,
)
