"""The sequence of play: read it with the rulebook open. [W5, W41]"""

from typing import Final

from ringtable.games.war.armies.limits import REMOVE_EXCESS
from ringtable.games.war.armies.marching import MARCHES, MARCHING_DEEDS, MOVE_ONE_ARMY
from ringtable.games.war.armies.recruiting import RECRUITING_DEEDS
from ringtable.games.war.battle.attack import ATTACK_DEEDS
from ringtable.games.war.battle.battle import BATTLE
from ringtable.games.war.battle.casualties import ARMY_TAKES_HITS, TAKE_HITS
from ringtable.games.war.battle.combat_cards import SORCERERS_DRAW
from ringtable.games.war.box.components import HUNT_STEP, ROLL_STEP, VICTORY_STEP
from ringtable.games.war.cards import decks  # noqa: F401 - loads the written cards
from ringtable.games.war.cards.language import all_texts
from ringtable.games.war.cards.voyage_words import STORM
from ringtable.games.war.events.hand import HAND_LIMIT_CHECK
from ringtable.games.war.events.playing import CARD_DEEDS, RESOLVE_EVENT
from ringtable.games.war.events.swap import SWAPS
from ringtable.games.war.fellowship.declaring import FELLOWSHIP_PHASE, MORDOR_WAITS
from ringtable.games.war.refusals import WarFlow
from ringtable.games.war.ring_chapters import RING_DEEDS, RING_TEXTS
from ringtable.games.war.settle import settle
from ringtable.games.war.setup import appoint_leaders, lay_out, shuffle_decks
from ringtable.games.war.state import War
from ringtable.games.war.teams.mixed import AGREEMENTS
from ringtable.games.war.turn.actions import BOOK, SPEND_DIE, SPEND_TOKEN, Act
from ringtable.games.war.turn.dice import Allocate, roll_action_dice, take_back_dice
from ringtable.games.war.turn.rings import USE_RING
from ringtable.games.war.turn.steps import (
    DrawForTheTurn,
    begin_actions,
    begin_step,
    begin_turn,
    dice_left,
    draw_one_of_each,
    give_up_place,
    in_order_of_lead,
    take_place,
    takes_both,
    takes_one,
    to_decide,
)
from ringtable.games.war.turn.tokens import EARN_TOKENS
from ringtable.games.war.turn.victory import check_conquest
from ringtable.kernel.procedure import Procedure, ask, by, do, each_seat, loop, named, run, when

BOOK.add(MARCHING_DEEDS)
BOOK.add(ATTACK_DEEDS)
BOOK.add(RECRUITING_DEEDS)
BOOK.add(CARD_DEEDS)
BOOK.add(RING_DEEDS)

# W4
SETUP: Final = Procedure(
    "setup", do(lay_out), do(shuffle_decks), do(appoint_leaders), run(EARN_TOKENS)
)

# W5.2-W5.5, W31.4-W31.8
DRAW_CARDS: Final = Procedure(
    "draw-cards",
    do(begin_turn),
    do(take_back_dice),
    each_seat(
        when(takes_both, do(draw_one_of_each)),
        when(takes_one, ask(DrawForTheTurn())),
        order=in_order_of_lead,
    ),
    named("discards", each_seat(run(HAND_LIMIT_CHECK), order=in_order_of_lead)),
    run(SWAPS),
)

# The frame: seat is who acts; n is 0 until he has acted (1) or passed (2).
PLACE: Final = Procedure(
    "place",
    do(take_place),
    loop(to_decide, ask(Act())),
    run(AGREEMENTS),
    do(give_up_place),
)

# W5.16-W5.22
ACTIONS: Final = Procedure("actions", do(begin_actions), loop(dice_left, run(PLACE)))

# W5.1
TURN: Final = Procedure(
    "turn",
    run(DRAW_CARDS),  # 1
    run(FELLOWSHIP_PHASE),  # 2
    do(by(HUNT_STEP, begin_step)),  # 3
    ask(Allocate()),
    do(by(ROLL_STEP, begin_step)),  # 4
    do(roll_action_dice),
    run(ACTIONS),  # 5
    run(MORDOR_WAITS),
    do(by(VICTORY_STEP, begin_step)),  # 6
    do(check_conquest),
)


def undecided(s: War) -> bool:
    return s.outcome is None


WAR: Final = Procedure("war", run(SETUP), loop(undecided, run(TURN)))

FLOW: Final = WarFlow(
    WAR,
    also=[
        ARMY_TAKES_HITS,
        BATTLE,
        MARCHES,
        MOVE_ONE_ARMY,
        REMOVE_EXCESS,
        RESOLVE_EVENT,
        SORCERERS_DRAW,
        SPEND_DIE,
        SPEND_TOKEN,
        STORM,
        TAKE_HITS,
        USE_RING,
        *BOOK.procedures(),
        *RING_TEXTS,
        *all_texts(),
    ],
    between=settle,
)
