"""The influence of the Ring, and how the parts and the game end. [H28, H39, H40]"""

from typing import Final

from ringtable.games.hunt.answers import Asks
from ringtable.games.hunt.box.components import (
    CROSSED,
    DOT,
    ENDINGS,
    FELL,
    FREE_TOKENS,
    LAST_STEP,
    PART_ONE_ONLY,
    R_LONG,
    REACHED_BREE,
    REACHED_RIVENDELL,
    RESCUED,
    RING_BEARER,
    SHADOW_TOKENS,
    TURNING_STEP,
    UNDECIDED,
)
from ringtable.games.hunt.facts import (
    EARNED,
    ENTERED_EXIT,
    INFLUENCE_FELL,
    INFLUENCE_ROSE,
    JOURNAL_SHOWN,
)
from ringtable.games.hunt.facts import FELL as FELL_FACT
from ringtable.games.hunt.facts import REACHED_RIVENDELL as RIVENDELL_FACT
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure
from ringtable.kernel.state import NOTHING

# Both are left from anywhere inside them; `flow` writes their steps.
STORY: Final = Procedure("story")
DAYS: Final = Procedure("days")


# The influence of the Ring [H0.2]


def raise_influence(s: Hunt, n: int, clause: str) -> bool:
    """Raise the influence; at the limit the Ringwraiths win at once. Says whether they have. [H2.7,
    H28.6, H39.2, H41.13]"""
    s.influence += n
    s.tell(INFLUENCE_ROSE, clause, n, s.influence)
    if s.influence >= s.limit():
        s.ending = FELL
        s.tell(FELL_FACT, "H28.6" if s.part == 1 else "H39.2", s.influence)
        s.leave(STORY)
        return True
    if s.part == 2 and s.influence >= s.box.short_limit + s.limit_bonus():
        surely_long(s)
    return False


def surely_long(s: Hunt) -> None:
    """A short journey would have ended here, so everybody knows that it is long. [H42.24]"""
    if not s.surely_long:
        s.surely_long = True
        s.note(R_LONG)


def lower_influence(s: Hunt, n: int, clause: str) -> None:
    """Never below zero. [H0.2, H41.12]"""
    n = min(n, s.influence)
    s.influence -= n
    s.tell(INFLUENCE_FELL, clause, n, s.influence)


# The end of part 1


def arrive(s: Hunt, exit_entered: bool) -> bool:
    """After a movement or an escape: an exit or the 16th step ends part 1 at once. [H9.11, H28.1,
    H28.2]"""
    if exit_entered:
        s.ending = REACHED_BREE
        s.tell(ENTERED_EXIT, "H28.1")
    elif s.step >= LAST_STEP:
        s.ending = RESCUED
    else:
        return False
    s.leave(DAYS)
    return True


def needs_rescue(s: Hunt) -> bool:
    return s.ending == RESCUED


def close_part_one(s: Hunt) -> None:
    """Part 1 is over and the influence below 12. The journal may be shown. [H28.5, H28.R2]"""
    if s.reveal_early or (s.parts == PART_ONE_ONLY and not s.under(3)):
        s.tell(JOURNAL_SHOWN, "H28.R2", journal_text(s))


def to_be_continued(s: Hunt) -> bool:
    """Part 1 was played alone, to its end, and survived: nobody has won yet, and what part 2 still
    hides stays hidden. [H28.5, H29.2]"""
    played = s.outcome is not None and s.parts == PART_ONE_ONLY
    return played and s.ending not in (UNDECIDED, FELL) and s.under(3)


def journal_text(s: Hunt) -> str:
    """The journal as people write it: `1 . . 10 x 19`."""
    shown = []
    names = s.box.boards[0].names
    for number in range(len(s.journal)):
        entry = s.journal[number]
        shown.append("." if entry == DOT else "x" if entry == CROSSED else names[entry])
    return " ".join(shown)


# The end of part 2


def reach_rivendell(s: Hunt) -> None:
    """The last row of the journey card: the Ring-bearer wins at once. [H2.6, H31.8, H39.1]"""
    s.ending = REACHED_RIVENDELL
    s.tell(RIVENDELL_FACT, "H39.1", companions_left(s))
    s.leave(STORY)


def companions_left(s: Hunt) -> int:
    """Face-up companion cards, Frodo and Strider included. [H40.R1]"""
    return (s.joined & ~s.flipped).bit_count()


# Tokens earned for War of the Ring


def earned(s: Hunt) -> tuple[int, int]:
    """How many tokens Shadow and Free Peoples get. [H40.1-H40.5]"""
    if s.ending == FELL:
        return (1 if s.part == 2 and s.step >= TURNING_STEP else 2), 0
    if s.ending == REACHED_RIVENDELL:
        left = companions_left(s)
        if left == 0:
            return 1, 1
        return 0, 1 if left <= 2 else 2
    return 0, 0


def take_pairs(s: Hunt) -> None:
    """A side that gets two tokens takes both of its own. [H40.7]"""
    s.declared = []  # the story may have ended in the middle of a sorcery card
    s.paid = NOTHING
    shadow, free = earned(s)
    if shadow == 2:
        take_token(s, "shadow", 0)
        take_token(s, "shadow", 1)
    if free == 2:
        take_token(s, "free", 0)
        take_token(s, "free", 1)


def take_token(s: Hunt, side: str, token: int) -> None:
    if side == "free":
        s.free_tokens |= 1 << token
        s.tell(EARNED, "H40.7", side, f"free-{FREE_TOKENS[token]}")
    else:
        s.shadow_tokens |= 1 << token
        s.tell(EARNED, "H40.7", side, f"shadow-{SHADOW_TOKENS[token]}")


def shadow_chooses(s: Hunt) -> bool:
    return earned(s)[0] == 1


def free_peoples_choose(s: Hunt) -> bool:
    return earned(s)[1] == 1


class ChooseToken(Asks):
    """A side with one token chooses which; for the Shadow the lead player does. [H40.6]"""

    name = "token"
    clause = "H40.6"

    def __init__(self, side: str) -> None:
        self.side = side

    def who(self, s: Hunt) -> int:
        return RING_BEARER if self.side == "free" else s.lead

    def options(self, s: Hunt) -> list[Action]:
        return [0, 1]

    def take(self, s: Hunt, action: Action) -> None:
        take_token(s, self.side, action)

    def show(self, s: Hunt, action: Action) -> Answer:
        token = (FREE_TOKENS if self.side == "free" else SHADOW_TOKENS)[action]
        return Answer(f"token {token}", f"hunt-earned-token-{self.side}-{token}")


SHADOW_TOKEN: Final = ChooseToken("shadow")
FREE_TOKEN: Final = ChooseToken("free")


def close_the_book(s: Hunt) -> None:
    """Who won. After part 1 alone nobody has yet, unless Frodo fell. [H2.6, H2.7, H28.5]"""
    clause = {FELL: "H28.6" if s.part == 1 else "H39.2", REACHED_RIVENDELL: "H39.1"}
    winners = s.ringwraiths() if s.ending == FELL else [RING_BEARER]
    scores: tuple[int, ...] = ()
    if not s.under(3):  # the tokens of each side stood there, as bits
        scores = (s.free_tokens, *[s.shadow_tokens] * (s.seats - 1))
    elif s.ending in (REACHED_BREE, RESCUED):
        winners = []
    s.end(ENDINGS[s.ending], winners, clause.get(s.ending, "H28.5"), scores)


def tokens_earned(s: Hunt) -> tuple[list[str], list[str]]:
    """What a finished match hands on to War of the Ring: tokens of Free Peoples and Shadow.
    [H40.7]"""
    free = [FREE_TOKENS[one] for one in range(2) if s.free_tokens >> one & 1]
    shadow = [SHADOW_TOKENS[one] for one in range(2) if s.shadow_tokens >> one & 1]
    return free, shadow


def carried_to_war(s: Hunt) -> dict[str, str] | None:
    """The same as an option of War of the Ring; an ending without tokens leads nowhere. [H40]"""
    free, shadow = tokens_earned(s)
    names = [f"free-{token}" for token in free] + [f"shadow-{token}" for token in shadow]
    return {"tokens": " ".join(names)} if names else None
