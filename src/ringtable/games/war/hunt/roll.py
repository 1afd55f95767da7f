"""The Hunt roll. [W25.1-W25.9, W40.2]"""

from typing import Final

from ringtable.games.war.box.components import (
    FREE,
    HUNT_HIT,
    HUNT_ROLL,
    HUNT_STREAM,
    MOST_DICE,
    SAURON,
    SHADOW,
    WITCH_KING,
)
from ringtable.games.war.box.components import NAZGUL as NAZGUL_KIND
from ringtable.games.war.facts import HUNT_REROLLED, HUNT_ROLLED
from ringtable.games.war.hunt.columns import (
    BONUS,
    CARD,
    CAUSE,
    FAILED,
    LEVEL,
    SUCCESSES,
    begin_effect,
)
from ringtable.games.war.hunt.windows import USE_BEFORE_ROLL, ask_anew, roll_cards_fit
from ringtable.games.war.state import War
from ringtable.kernel.phrase import Value
from ringtable.kernel.procedure import Procedure, ask, do, loop, stop_if, when
from ringtable.kernel.questions import HowMany


def hunt_level(s: War) -> int:
    """The dice of the Shadow in the Hunt box. [W25.2]"""
    return s.hunt_box[SHADOW]


def begin_hunt(s: War) -> None:
    """At most five dice; every die of the Free Peoples that is in the box already adds one. A card
    that makes the roll has been named before. [W25.3, W25.6, W36.8]"""
    card = s.hunt[CARD]
    begin_effect(s)
    s.hunt[CARD] = card
    s.hunt[CAUSE] = HUNT_ROLL
    s.hunt[LEVEL] = min(MOST_DICE, hunt_level(s))
    s.hunt[BONUS] = s.hunt_box[FREE]
    s.hunt_dice = bytearray()


def no_hunt(s: War) -> bool:
    """[W25.4]"""
    return s.hunt[LEVEL] == 0


def succeeds(die: int, bonus: int) -> bool:
    """Six or more with the bonus; a natural 1 always fails. [W25.5, W25.7]"""
    return die > 1 and die + bonus >= HUNT_HIT


def throw(s: War, n: int) -> list[int]:
    return [s.rng.below(HUNT_STREAM, 6) + 1 for _ in range(n)]


def spoken(dice: list[int]) -> str:
    return " ".join([str(die) for die in dice])


def roll(s: War) -> None:
    dice = throw(s, s.hunt[LEVEL])
    hits = sum([succeeds(die, s.hunt[BONUS]) for die in dice])
    s.hunt_dice = bytearray(dice)
    s.hunt[SUCCESSES] = hits
    s.hunt[FAILED] = len(dice) - hits
    cause = s.pack.events[s.hunt[CARD] - 1].id if s.hunt[CARD] else "W25.3"
    s.tell(HUNT_ROLLED, cause, s.hunt[LEVEL], s.hunt[BONUS], spoken(dice), hits)


# Re-rolls


def reroll_sources(s: War) -> int:
    """One re-roll for each of these in the figure's region: a stronghold the Shadow holds, a Shadow
    unit, a Nazgûl. [W25.8]"""
    here = s.figure
    stronghold = s.map.strongholds & s.held(SHADOW)
    sources = (stronghold >> here & 1) + (1 if s.units[SHADOW][here] else 0)
    witch_king = s.on_map(WITCH_KING) and s.place[WITCH_KING] == here
    if witch_king or s.count(here, SAURON, NAZGUL_KIND):
        sources += 1
    return sources


def rerolls(s: War) -> int:
    """Each failed die once. [W25.8, W25.9, W25.34]"""
    return min(reroll_sources(s), s.hunt[FAILED])


def may_reroll(s: War) -> bool:
    return rerolls(s) > 0


def roll_again(s: War, n: int) -> None:
    """With the same bonus. [W25.9]"""
    if n == 0:
        return
    dice = throw(s, n)
    hits = sum([succeeds(die, s.hunt[BONUS]) for die in dice])
    s.hunt_dice = s.hunt_dice + bytearray([0, *dice])
    s.hunt[SUCCESSES] += hits
    s.tell(HUNT_REROLLED, "W25.8", spoken(dice), hits)


def shadow_leads(s: War) -> int:
    """The Shadow's choices in a Hunt are its leading player's. [W31.27]"""
    return s.leading[SHADOW]


def none(s: War) -> int:
    return 0


def words_of_roll(s: War) -> dict[str, Value]:
    return {"n": s.hunt[SUCCESSES], "failed": s.hunt[FAILED]}


# How many failed dice are thrown again, decided before the first of them. [W25.8, W25.34]
REROLL: Final = HowMany(
    "hunt-reroll",
    "W25.8",
    none,
    rerolls,
    roll_again,
    "war-ask-hunt-reroll",
    shadow_leads,
    words_of_roll,
)
# The frame: n is 1 once the Shadow has let its cards lie.
ROLL: Final = Procedure(
    "hunt-roll",
    do(begin_hunt),
    stop_if(no_hunt),
    do(ask_anew),
    loop(roll_cards_fit, USE_BEFORE_ROLL),
    do(roll),
    when(may_reroll, ask(REROLL)),
)
