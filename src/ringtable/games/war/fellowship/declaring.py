"""The Fellowship phase: declaring, the guide, the gates of Mordor. Strongholds on the way of a
declaration bring no tile. [W5.6-W5.8, W23.5-W23.9, W23.19, W23.24, W26.3, W27.1-W27.5, W27.14,
W27.18, W27.20, W40.15]"""

from typing import Final

from ringtable.games.war.box.components import (
    CITY,
    FELLOWSHIP_STEP,
    FREE,
    MORDOR_ENTRY,
    NO_NATION,
)
from ringtable.games.war.box.places import NOWHERE, REGIONS
from ringtable.games.war.facts import ENTERED_MORDOR, FELLOWSHIP_DECLARED
from ringtable.games.war.fellowship.corruption import corrupt, heal
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    leads,
    on_track,
    several_may_guide,
)
from ringtable.games.war.fellowship.paths import NAME_PATH, arrive
from ringtable.games.war.hunt.tiles import finish_with_tiles, gather_for_mordor
from ringtable.games.war.hunt.windows import USE_AT_PATH, ask_anew, path_cards_fit
from ringtable.games.war.politics import DECLARED as BY_DECLARING
from ringtable.games.war.politics import activate
from ringtable.games.war.state import (
    DECLARED,
    DECLARED_IN_CITY,
    DECLARED_IN_STRONGHOLD,
    DECLARED_OR_REVEALED,
    TRACK_TRIED,
    War,
)
from ringtable.games.war.turn.steps import begin_step
from ringtable.kernel.procedure import Procedure, ask, by, do, loop, run, when
from ringtable.kernel.questions import Offer


def may_declare(s: War) -> bool:
    """Only while hidden, and not on the Mordor Track. [W23.5, W23.14, W27.3]"""
    return not s.revealed and not on_track(s)


def declare(s: War) -> None:
    s.call(DECLARATION, leads(s))


DECLARE: Final = Offer(
    "declare",
    "W23.5",
    declare,
    message="war-ask-declare",
    yes="war-option-declare",
    no="war-option-stay-hidden",
    thing="fellowship",
    who=leads,
)


def any_end(s: War) -> None:
    """A declaration may end anywhere. [W23.5]"""
    s.target = 0


def rest_there(s: War) -> None:
    """In an unconquered city or stronghold of the Free Peoples one corruption is healed, once a
    turn, and the nation becomes active. [W23.8, W26.3-W26.5, W21.3]"""
    here = s.figure
    s.news |= 1 << DECLARED_OR_REVEALED
    s.tell(FELLOWSHIP_DECLARED, "W23.5", REGIONS[here])
    nation = s.map.nation[here]
    if nation == NO_NATION or not s.map.great & s.held(FREE) & s.map.of_side[FREE] & 1 << here:
        return
    if not s.used >> DECLARED & 1:
        heal(s, 1, "W26.3")
    s.used |= 1 << DECLARED
    activate(s, nation, BY_DECLARING, here)
    city = s.map.settlement[here] == CITY
    s.news |= 1 << (DECLARED_IN_CITY if city else DECLARED_IN_STRONGHOLD)


def at_the_gate(s: War) -> bool:
    """Declared in Minas Morgul or Morannon, whoever holds it; second edition: a choice of its own,
    `may_enter`. [W27.1, W27.2]"""
    return bool(s.map.gates >> s.figure & 1) and not s.second_edition(MORDOR_ENTRY)


def enter_mordor(s: War) -> None:
    """On circle 0 and in no region; progress is not used any more; Eyes and special tiles join the
    pool. The counter stays as it is. [W27.1-W27.5, W27.18, W27.20]"""
    s.circle = 0
    s.figure = NOWHERE
    s.progress = 0
    s.tell(ENTERED_MORDOR, "W27.1")
    gather_for_mordor(s)


# The frame: n is 1 once the Shadow has let its cards lie.
DECLARATION: Final = Procedure(
    "declaration",
    do(any_end),
    run(NAME_PATH),
    do(arrive),
    do(rest_there),
    do(ask_anew),
    loop(path_cards_fit, USE_AT_PATH),
    do(finish_with_tiles),
    when(at_the_gate, do(enter_mordor)),
)


def may_enter(s: War) -> bool:
    """Second edition: in any Fellowship phase with the figure at a gate, even revealed. [W27.1,
    W27.20]"""
    return bool(s.map.gates >> s.figure & 1) and s.second_edition(MORDOR_ENTRY)


ENTER: Final = Offer(
    "enter-mordor",
    "W27.20",
    enter_mordor,
    message="war-ask-enter-mordor",
    yes="war-option-enter-mordor",
    no="war-option-wait-outside",
    thing="mordor-track",
    who=leads,
)


# W5.6-W5.8
FELLOWSHIP_PHASE: Final = Procedure(
    "fellowship-phase",
    do(by(FELLOWSHIP_STEP, begin_step)),
    when(may_declare, ask(DECLARE)),
    when(may_enter, ask(ENTER)),
    when(several_may_guide, ask(CHOOSE_GUIDE)),
)


def idle_on_track(s: War) -> bool:
    """Neither moved nor hidden in the action step of a turn spent on the track. [W27.14]"""
    return on_track(s) and not s.used >> TRACK_TRIED & 1


def idleness_corrupts(s: War) -> None:
    """[W27.14]"""
    corrupt(s, 1, "W27.14")


MORDOR_WAITS: Final = Procedure("mordor-waits", when(idle_on_track, do(idleness_corrupts)))
