"""The turn: drawing cards, whose place it is in the action step, and when that step ends.
[W5, W31.4-W31.17, W35.14, W41]"""

from ringtable.games.war.box.components import (
    ACTION_STEP,
    CHARACTER_DECK,
    DECKS,
    DRAW_STEP,
    FREE,
    SHADOW,
    STRATEGY_DECK,
    TURN_STEPS,
    Deck,
    TurnStep,
)
from ringtable.games.war.events.hand import draw, draw_both
from ringtable.games.war.facts import PASSED, STEP_BEGAN, TURN_BEGAN
from ringtable.games.war.questions import Question
from ringtable.games.war.state import NO_SIDE, War
from ringtable.games.war.teams.three import close_action
from ringtable.games.war.turn.tokens import may_use_token
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase


def begin_turn(s: War) -> None:
    """The lead of each team passes on, but not in turn 1. [W31.4, W41.7]"""
    s.turn_number += 1
    s.used = 0
    s.last_attacker = NO_SIDE
    s.turn_step = DRAW_STEP
    if s.turn_number > 1:
        for side in (FREE, SHADOW):
            s.leading[side] = mate_of(s, s.leading[side])
    s.tell(TURN_BEGAN, "W5.1", s.turn_number)


def mate_of(s: War, seat: int) -> int:
    """The team-mate, or the player himself if he has the side alone."""
    for other in range(s.seats):
        if other != seat and s.side_at[other] == s.side_at[seat]:
            return other
    return seat


def begin_step(s: War, step: TurnStep) -> None:
    s.turn_step = step
    s.tell(STEP_BEGAN, "W5.1", TURN_STEPS[step])


# Step 1 [W5.4, W31.5, W31.6]


def in_order_of_lead(s: War) -> list[int]:
    """The Free Peoples first, in a team the leading player. [W1.8, W31.29]"""
    return [*s.seats_of(FREE), *s.seats_of(SHADOW)]


def takes_both(s: War) -> bool:
    """A card of both decks: in turn 1, and always for a side of one player. [W31.5, W33.2]"""
    return s.turn_number == 1 or s.is_one(s.side_at[s.seat])


def takes_one(s: War) -> bool:
    """One card of one deck. [W31.6]"""
    return not takes_both(s) and bool(own_decks(s))


def own_decks(s: War) -> list[Deck]:
    """The decks of the acting player's side that still have cards."""
    side = s.side_at[s.seat]
    decks = (2 * side + CHARACTER_DECK, 2 * side + STRATEGY_DECK)
    return [deck for deck in decks if s.left[deck]]


def draw_one_of_each(s: War) -> None:
    draw_both(s, s.seat, "W5.4")


class ChooseDeck(Question):
    """Which of one's two decks to draw from. [W31.6, W37.10]"""

    name = "deck"
    clause = "W37.10"
    stage = True

    def options(self, s: War) -> list[Action]:
        return own_decks(s)

    def take(self, s: War, action: Action) -> None:
        draw(s, s.seat, action, "W7.14")

    def show(self, s: War, action: Action) -> Answer:
        id = DECKS[action]
        return Answer(
            f"draw {id}", "war-option-draw", {"deck": {"name": f"war-deck-{id}"}}, f"deck:{id}"
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("deck:").removeprefix("draw ")
        if id not in DECKS:
            return None
        if DECKS.index(id) // 2 != s.side_at[s.seat]:
            return Refusal("W7.14", Phrase("war-why-not-your-deck"))
        return Refusal("W9.5", Phrase("war-why-empty-deck"))


class DrawForTheTurn(ChooseDeck):
    """The deck of the draw in later turns of a team game. [W31.6]"""

    name = "draw"
    clause = "W31.6"
    stage = False

    def take(self, s: War, action: Action) -> None:
        draw(s, s.seat, action, "W31.6")


# Step 5: places [W5.16-W5.20, W41.2-W41.6]


def begin_actions(s: War) -> None:
    """The Free Peoples act first; in a team the player who does not lead. [W5.16, W41.4]"""
    begin_step(s, ACTION_STEP)
    s.to_act = FREE
    for side in (FREE, SHADOW):
        s.next_player[side] = mate_of(s, s.leading[side])


def dice_left(s: War) -> bool:
    """[W5.20, W35.14]"""
    return s.unused(FREE) > 0 or s.unused(SHADOW) > 0


# The frame of a place: seat is who acts, n is 1 as soon as he has acted, 2 if he passed.


def take_place(s: War) -> None:
    s.seat = s.next_player[s.to_act]
    s.n = 0
    if not s.unused(s.to_act) and not may_use_token(s, s.to_act):
        s.n = 3  # passed over [W41.2]


def to_decide(s: War) -> bool:
    """Until he has acted or passed; a ring may turn the very last die into an Eye. [W5.20, W8.6]"""
    return s.n == 0 and dice_left(s)


def may_pass(s: War) -> bool:
    """Fewer unused dice than the opponent. [W5.17, W35.10]"""
    return s.unused(s.to_act) < s.unused(1 - s.to_act)


def pass_the_place(s: War) -> None:
    s.n = 2
    s.tell(PASSED, "W5.17", s.seat)


def give_up_place(s: War) -> None:
    """After an action the team-mate is next, after a pass the same player. [W31.17, W41.4]"""
    if s.n == 1:
        close_action(s)
        s.next_player[s.to_act] = mate_of(s, s.seat)
    s.to_act = 1 - s.to_act
