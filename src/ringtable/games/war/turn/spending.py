"""A token spent instead of a die. [W35.7-W35.13]"""

from typing import Final

from ringtable.games.war.advancing import show_nation, why_no_step
from ringtable.games.war.box.components import (
    FREE,
    FREE_DRAW,
    FREE_POLITICS,
    NATIONS,
    SHADOW_MOVE,
    SHADOW_POLITICS,
    TOKENS,
)
from ringtable.games.war.characters.flight import MOVE_MINIONS
from ringtable.games.war.events.hand import HAND_LIMIT_CHECK, draw
from ringtable.games.war.facts import TOKEN_SPENT
from ringtable.games.war.politics import advance
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import TOKEN_USED, War
from ringtable.games.war.turn.actions import SPEND_TOKEN
from ringtable.games.war.turn.steps import ChooseDeck
from ringtable.games.war.turn.tokens import nations_to_advance, show_token, useful_tokens
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, run


class WhichToken(Decision[War]):
    """Which of the side's tokens is spent; each once in the game, for its own effect. [W35.7-
    W35.9]"""

    name = "token"
    clause = "W35.7"
    stage = True

    def options(self, s: War) -> list[Action]:
        return useful_tokens(s, s.side_at[s.seat])

    def take(self, s: War, action: Action) -> None:
        s.tokens &= ~(1 << action)
        s.used |= 1 << TOKEN_USED + s.side_at[s.seat]
        s.tell(TOKEN_SPENT, "W35.7", s.seat, TOKENS[action])
        s.call(EFFECTS[action], s.seat)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-token")

    def show(self, s: War, action: Action) -> Answer:
        return show_token(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing.removeprefix("token:").removeprefix("token ") not in TOKENS:
            return None
        return refused("war-why-no-token", "W35.8")


class DrawByToken(ChooseDeck):
    """One event card. [W35.12]"""

    name = "draw-by-token"
    clause = "W35.12"

    def take(self, s: War, action: Action) -> None:
        draw(s, s.seat, action, "W35.12")


class AdvanceByToken(Decision[War]):
    """One nation of the player's, one step. [W35.12, W35.13]"""

    name = "advance-by-token"
    clause = "W35.12"
    stage = True

    def options(self, s: War) -> list[Action]:
        return nations_to_advance(s)

    def take(self, s: War, action: Action) -> None:
        advance(s, action, clause_of_politics(s))

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-advance-nation")

    def show(self, s: War, action: Action) -> Answer:
        return show_nation(action, "advance", "war-option-advance-nation")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("nation:").removeprefix("advance ")
        if id not in NATIONS:
            return None
        return why_no_step(s, NATIONS.index(id), clause_of_politics(s))


def clause_of_politics(s: War) -> str:
    return "W35.12" if s.side_at[s.seat] == FREE else "W35.13"


DRAW_BY_TOKEN: Final = Procedure("draw-by-token", ask(DrawByToken()), run(HAND_LIMIT_CHECK))
ADVANCE_BY_TOKEN: Final = Procedure("advance-by-token", ask(AdvanceByToken()))
EFFECTS: Final = {
    FREE_DRAW: DRAW_BY_TOKEN,
    FREE_POLITICS: ADVANCE_BY_TOKEN,
    SHADOW_MOVE: MOVE_MINIONS,
    SHADOW_POLITICS: ADVANCE_BY_TOKEN,
}
SPEND_TOKEN.steps = (ask(WhichToken()),)
TOKEN_TEXTS: Final = [DRAW_BY_TOKEN, ADVANCE_BY_TOKEN]
