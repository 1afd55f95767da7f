"""Action tokens from a finished Hunt for the Ring, spent instead of a die. [W35]"""

from typing import Final

from ringtable.games.war.actions import BOOK, SPEND_TOKEN
from ringtable.games.war.advancing import show_nation
from ringtable.games.war.box.components import (
    FREE,
    FREE_DRAW,
    FREE_POLITICS,
    SHADOW_MOVE,
    TOKENS,
    Nation,
    Token,
    bits,
)
from ringtable.games.war.characters.travel import MOVE_MINIONS, anybody_flies
from ringtable.games.war.facts import TOKEN_SPENT
from ringtable.games.war.hand import HAND_LIMIT_CHECK
from ringtable.games.war.politics import advance, may_advance
from ringtable.games.war.state import TOKEN_USED, War
from ringtable.games.war.teams import nations_at
from ringtable.games.war.turn import ChooseDeck, own_decks, tokens_of
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, run


def nations_to_advance(s: War) -> list[Nation]:
    """[W35.12, W35.13, W31.16]"""
    return [nation for nation in bits(nations_at(s, s.seat)) if may_advance(s, nation)]


def useful(s: War, token: Token) -> bool:
    """Whether a token would change anything. [W1.4]"""
    if token == FREE_DRAW:
        return bool(own_decks(s))
    if token == SHADOW_MOVE:
        s.gone = 0
        s.flown = []
        return anybody_flies(s)
    return bool(nations_to_advance(s))


class WhichToken(Decision[War]):
    """Which of the side's tokens is spent; each once in the game, for its own effect. [W35.7-
    W35.9]"""

    name = "token"
    clause = "W35.7"
    stage = True

    def options(self, s: War) -> list[Action]:
        return [token for token in tokens_of(s, s.side_at[s.seat]) if useful(s, token)]

    def take(self, s: War, action: Action) -> None:
        s.tokens &= ~(1 << action)
        s.used |= 1 << TOKEN_USED + s.side_at[s.seat]
        s.tell(TOKEN_SPENT, "W35.7", s.seat, TOKENS[action])
        s.call(EFFECTS[action], s.seat)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-token")

    def show(self, s: War, action: Action) -> Answer:
        id = TOKENS[action]
        words: dict[str, Value] = {"token": name(f"war-token-{id}")}
        return Answer(f"token {id}", "war-option-which-token", words, f"token:{id}")


class AdvanceByToken(Decision[War]):
    """[W35.12, W35.13]"""

    name = "advance-by-token"
    clause = "W35.12"
    stage = True

    def options(self, s: War) -> list[Action]:
        return nations_to_advance(s)

    def take(self, s: War, action: Action) -> None:
        advance(s, action, "W35.12" if s.side_at[s.seat] == FREE else "W35.13")

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-advance")

    def show(self, s: War, action: Action) -> Answer:
        return show_nation(action, "advance")


def any_useful(s: War) -> bool:
    """A side's token that would change something; it is not spent for nothing. [W35.8]"""
    return any(useful(s, token) for token in tokens_of(s, s.side_at[s.seat]))


BOOK.useful_token = any_useful
DRAW_BY_TOKEN: Final = Procedure("draw-by-token", ask(ChooseDeck()), run(HAND_LIMIT_CHECK))
ADVANCE_BY_TOKEN: Final = Procedure("advance-by-token", ask(AdvanceByToken()))
EFFECTS: Final = {
    FREE_DRAW: DRAW_BY_TOKEN,
    FREE_POLITICS: ADVANCE_BY_TOKEN,
    SHADOW_MOVE: MOVE_MINIONS,
    SHADOW_MOVE + 1: ADVANCE_BY_TOKEN,
}
SPEND_TOKEN.steps = (ask(WhichToken()),)
TOKEN_TEXTS: Final = [DRAW_BY_TOKEN, ADVANCE_BY_TOKEN]
