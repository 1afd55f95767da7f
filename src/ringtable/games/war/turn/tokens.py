"""Action tokens from a finished Hunt for the Ring: what they are, and when they may be spent.
[W35]"""

from typing import Final

from ringtable.games.war.box.components import (
    FREE,
    FREE_CHARACTER,
    FREE_DRAW,
    FREE_STRATEGY,
    SHADOW,
    SHADOW_MOVE,
    SIDES,
    TOKENS,
    Nation,
    Side,
    Token,
    bits,
)
from ringtable.games.war.box.pack import Pack
from ringtable.games.war.characters.flight import anybody_flies
from ringtable.games.war.facts import TOKEN_EARNED
from ringtable.games.war.politics import may_advance
from ringtable.games.war.state import TOKEN_USED, War
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.teams.three import barred_nations
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.errors import BadOption
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, when

EACH_SIDE: Final = 2  # tokens of a side [W35.6]


def tokens_of(s: War, side: Side) -> list[Token]:
    """The tokens that a side still has. [W35.8]"""
    return [token for token in own_tokens(side) if s.tokens >> token & 1]


def own_tokens(side: Side) -> tuple[Token, Token]:
    """[W35.12, W35.13]"""
    return (EACH_SIDE * side, EACH_SIDE * side + 1)


def nations_to_advance(s: War) -> list[Nation]:
    """Not one of the last action with three players. [W31.16, W33.4, W35.12, W35.13]"""
    own = nations_at(s, s.seat) & ~barred_nations(s)
    return [nation for nation in bits(own) if may_advance(s, nation)]


def useful(s: War, token: Token) -> bool:
    """Whether a token would change anything: it is spent only for its own effect. [W35.8]"""
    if token == FREE_DRAW:
        return s.left[FREE_CHARACTER] + s.left[FREE_STRATEGY] > 0
    if token == SHADOW_MOVE:
        return anybody_flies(s)
    return bool(nations_to_advance(s))


def useful_tokens(s: War, side: Side) -> list[Token]:
    return [token for token in tokens_of(s, side) if useful(s, token)]


def may_use_token(s: War, side: Side) -> bool:
    """One a turn, for team-mates together. [W35.7, W35.9, W35.14]"""
    if not s.tokens or s.used >> TOKEN_USED + side & 1:
        return False
    return bool(useful_tokens(s, side))


def why_no_token(s: War, side: Side) -> str:
    """One was spent this turn; those that are left would do nothing; or there is none. [W35.7-
    W35.9]"""
    if s.used >> TOKEN_USED + side & 1:
        return "W35.9"
    return "W35.8" if tokens_of(s, side) else "W35.7"


# Earned before the game [W35.1-W35.6]


# How a Hunt for the Ring may have ended, as a setting of a match. [W35.1-W35.5]
HUNT_ENDINGS: Final = (
    "none",
    "corrupted-early",
    "corrupted-late",
    "arrived-alone",
    "arrived-with-few",
    "arrived-with-many",
)


def tokens_named(text: str) -> int:
    """Tokens that a finished Hunt has given and whose choice was made there, by name:
    `free-draw shadow-move`. [W35.6]"""
    found = 0
    for id in text.split():
        if id not in TOKENS:
            raise BadOption(f"there is no token {id!r}")
        found |= 1 << TOKENS.index(id)
    return found


def award_named(pack: Pack, id: str) -> int:
    """The number of an ending of the Hunt, or NO_AWARD. [W35.1-W35.5]"""
    ids = [award.id for award in pack.awards]
    return ids.index(id) if id in ids else NO_AWARD


NO_AWARD: Final = -1


def due(s: War, side: Side) -> int:
    """How many tokens the Hunt that was played before has given a side. [W35.1-W35.5]"""
    if s.award == NO_AWARD:
        return 0
    award = s.pack.awards[s.award]
    return award.free if side == FREE else award.shadow


def earn(s: War, token: Token) -> None:
    s.tokens |= 1 << token
    s.tell(TOKEN_EARNED, "W35.6", SIDES[token // EACH_SIDE], TOKENS[token])


def give_pairs(s: War) -> None:
    """Tokens that were chosen in the Hunt, and both to a side that gets two. [W35.1, W35.5]"""
    for token in bits(s.tokens):
        earn(s, token)
    for side in (FREE, SHADOW):
        if due(s, side) == EACH_SIDE:
            for token in own_tokens(side):
                earn(s, token)


def free_chooses(s: War) -> bool:
    return due(s, FREE) == 1


def shadow_chooses(s: War) -> bool:
    return due(s, SHADOW) == 1


class ChooseToken(Decision[War]):
    """A side that gets one token chooses which, its leading player for it. [W35.6]"""

    clause = "W35.6"

    def __init__(self, name: str, side: Side) -> None:
        self.name = name
        self.side = side

    def who(self, s: War) -> int:
        return s.leading[self.side]

    def options(self, s: War) -> list[Action]:
        return list(own_tokens(self.side))

    def take(self, s: War, action: Action) -> None:
        earn(s, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-earned-token")

    def show(self, s: War, action: Action) -> Answer:
        return show_token(action)


def show_token(token: Token) -> Answer:
    id = TOKENS[token]
    words: dict[str, Value] = {"token": name(f"war-token-{id}")}
    return Answer(f"token {id}", "war-option-which-token", words, f"token:{id}")


# The Free Peoples first. [W1.8]
EARN_TOKENS: Final = Procedure(
    "earn-tokens",
    do(give_pairs),
    when(free_chooses, ask(ChooseToken("free-token", FREE))),
    when(shadow_chooses, ask(ChooseToken("shadow-token", SHADOW))),
)
