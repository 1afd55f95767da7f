"""The sequence of play: read it with the rulebook open."""

from typing import Final

from ringtable.games.hunt.cards.companions import UPPER
from ringtable.games.hunt.cards.shire import SHIRE
from ringtable.games.hunt.cards.sorcery import SORCERY
from ringtable.games.hunt.cards.wild import WILD
from ringtable.games.hunt.ring_bearer.allies import (
    DISCARD_ALLY,
    DRAW_ALLIES,
    MOVE_ALLIES,
    PLAY_ALLY,
)
from ringtable.games.hunt.ring_bearer.allies import hand_is_full as ally_hand_is_full
from ringtable.games.hunt.ring_bearer.companions import TAKE_HOPE, frodo_may_hope
from ringtable.games.hunt.ring_bearer.frodo import GRANTED_DOT, GRANTED_MOVE, NIGHT_MOVE
from ringtable.games.hunt.ring_bearer.gandalf import (
    EXTRA_GANDALF,
    GANDALF_REAPPEARS,
    REVEAL,
    gandalf_on_board,
)
from ringtable.games.hunt.ring_bearer.journey import (
    NEW_DIRECTION,
    RING_BEARERS_TURN_2,
    ChangeDirection,
)
from ringtable.games.hunt.ring_bearer.turn import RING_BEARERS_TURN
from ringtable.games.hunt.ringwraiths.aid import LAY_AID
from ringtable.games.hunt.ringwraiths.dice import roll_the_dice
from ringtable.games.hunt.ringwraiths.dread import DREAD
from ringtable.games.hunt.ringwraiths.questions import QUESTION, QUESTIONS_IN_A_ROW
from ringtable.games.hunt.ringwraiths.riders import (
    RIDE_AND_SEARCH,
    RINGWRAITHS_TURN,
    STRIKE_AN_ALLY,
    USE_DICE,
)
from ringtable.games.hunt.ringwraiths.riding import (
    DRIVE,
    DRIVE_ONE,
    DRIVE_ONE_OUT,
    DRIVE_OUT,
    GRANTED_RIDE,
    PURSUIT,
)
from ringtable.games.hunt.ringwraiths.sorcery import (
    DRAW_SORCERY,
    PLAY_SORCERY,
    DiscardSorcery,
)
from ringtable.games.hunt.ringwraiths.sorcery import hand_is_full as sorcery_hand_is_full
from ringtable.games.hunt.story.day import (
    always,
    begin_day,
    begin_phase,
    in_part_one,
    in_part_two,
    move_phase_marker,
    phases_left,
    plays_part_one,
    plays_part_two,
)
from ringtable.games.hunt.story.encounter import (
    STRIDER_HELPS,
    CancelToken,
    Escape,
    companion_may_cancel,
    count_rescue,
    draw_tokens,
    frodo_was_found,
    meet,
    resolve_tokens,
    strider_may_help,
    witch_king_leaves,
    witch_king_took_part,
)
from ringtable.games.hunt.story.ending import (
    DAYS,
    FREE_TOKEN,
    SHADOW_TOKEN,
    STORY,
    close_part_one,
    close_the_book,
    free_peoples_choose,
    needs_rescue,
    shadow_chooses,
    take_pairs,
)
from ringtable.games.hunt.story.refresh import (
    KEEP_ONE,
    PIPPIN_HELPS,
    begin_refresh,
    draw_for_the_day,
    lead_draws_sorcery,
    pass_the_lead,
    pippin_may_help,
    two_were_drawn,
)
from ringtable.games.hunt.story.second_setup import (
    REDISTRIBUTION,
    ChooseWitchKing,
    FirstJourney,
    GandalfStarts,
    draw_deeds,
    draw_first_journeys,
    hands_can_change,
    lay_out_part_two,
    witch_king_leads,
)
from ringtable.games.hunt.story.setup import (
    DIVIDE_THE_NAZGUL,
    PLACE_THE_NAZGUL,
    GiveInformation,
    choose_the_lead,
    deal_sorcery,
    information_to_give,
    lay_out_part_one,
)
from ringtable.kernel.flow import Flow
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, second, when

# H4, H5
SETUP: Final = Procedure(
    "setup",
    do(lay_out_part_one),
    loop(information_to_give, ask(GiveInformation())),
    run(DIVIDE_THE_NAZGUL),
    do(deal_sorcery),
    do(choose_the_lead),
    run(PLACE_THE_NAZGUL),
    do(roll_the_dice),
)

# H30
SECOND_SETUP: Final = Procedure(
    "second-setup",
    do(lay_out_part_two),
    do(draw_first_journeys),
    ask(FirstJourney()),
    do(draw_deeds),
    ask(GandalfStarts()),
    run(DIVIDE_THE_NAZGUL),
    when(hands_can_change, run(REDISTRIBUTION)),
    do(choose_the_lead),
    run(PLACE_THE_NAZGUL),
    when(witch_king_leads, ask(ChooseWitchKing())),
    do(roll_the_dice),
)

# H25, H26, H38
ENCOUNTER: Final = Procedure(
    "encounter",
    do(meet),
    when(strider_may_help, ask(STRIDER_HELPS)),
    do(draw_tokens),
    when(companion_may_cancel, ask(CancelToken())),
    do(resolve_tokens),
    when(witch_king_took_part, do(witch_king_leaves)),
    when(in_part_one, ask(Escape())),
    when(in_part_two, ask(ChangeDirection())),
)

# H7.3
PHASE: Final = Procedure(
    "phase",
    do(begin_phase),
    when(in_part_one, run(RING_BEARERS_TURN)),
    when(in_part_two, run(RING_BEARERS_TURN_2)),
    run(RINGWRAITHS_TURN),
    when(gandalf_on_board, run(GANDALF_REAPPEARS)),
    when(frodo_was_found, run(ENCOUNTER)),
    do(move_phase_marker),
)

# H27
REFRESH: Final = Procedure(
    "refresh",
    do(begin_refresh),
    when(pippin_may_help, ask(PIPPIN_HELPS)),
    do(draw_for_the_day),
    when(two_were_drawn, ask(KEEP_ONE)),
    loop(ally_hand_is_full, ask(DISCARD_ALLY)),
    do(pass_the_lead),
    do(lead_draws_sorcery),
    second(loop(sorcery_hand_is_full, ask(DiscardSorcery()))),
    do(roll_the_dice),
)

# H7.1, H7.2
DAY: Final = Procedure(
    "day",
    do(begin_day),
    when(frodo_may_hope, ask(TAKE_HOPE)),
    loop(phases_left, run(PHASE)),
    run(REFRESH),
)
DAYS.steps = (loop(always, run(DAY)),)

# H28.3, H28.4
RESCUE: Final = Procedure(
    "rescue",
    do(count_rescue),
    do(draw_tokens),
    when(companion_may_cancel, ask(CancelToken())),
    do(resolve_tokens),
)

THREE_IS_COMPANY: Final = Procedure(
    "three-is-company",
    run(SETUP),
    run(DAYS),
    when(needs_rescue, run(RESCUE)),
    do(close_part_one),
)

FLIGHT_TO_THE_FORD: Final = Procedure("flight-to-the-ford", run(SECOND_SETUP), run(DAYS))

STORY.steps = (
    when(plays_part_one, run(THREE_IS_COMPANY)),
    when(plays_part_two, run(FLIGHT_TO_THE_FORD)),
)

# H40
GAME: Final = Procedure(
    "game",
    run(STORY),
    do(take_pairs),
    when(shadow_chooses, ask(SHADOW_TOKEN)),
    when(free_peoples_choose, second(ask(FREE_TOKEN))),
    do(close_the_book),
)

TEXTS: Final = [text for card in [*SHIRE, *WILD, *SORCERY, *UPPER] for text in card.texts()]

FLOW: Final = Flow(
    GAME,
    also=[
        *TEXTS,
        DRAW_ALLIES,
        DRAW_SORCERY,
        DREAD,
        DRIVE,
        DRIVE_ONE,
        DRIVE_ONE_OUT,
        DRIVE_OUT,
        EXTRA_GANDALF,
        GRANTED_DOT,
        GRANTED_MOVE,
        GRANTED_RIDE,
        LAY_AID,
        MOVE_ALLIES,
        NEW_DIRECTION,
        NIGHT_MOVE,
        PLAY_ALLY,
        PLAY_SORCERY,
        PURSUIT,
        QUESTION,
        QUESTIONS_IN_A_ROW,
        REVEAL,
        RIDE_AND_SEARCH,
        STRIKE_AN_ALLY,
        USE_DICE,
    ],
)
