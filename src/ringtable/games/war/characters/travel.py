"""How characters and Nazgûl move on their own. [W13]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTERS,
    COMPANION_SET,
    FREE,
    GANDALF_WHITE,
    HOBBIT_SET,
    MOUTH_MOVE,
    SARUMAN,
    SHADOW,
    Character,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import TRAVELLED
from ringtable.games.war.figures import bring
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, select, when

SHADOWFAX_LEVEL: Final = 4  # [W29.10]
NOBODY_MORE: Final = 255  # an answer: nobody else moves


# Where they can go


def locked(s: War, side: Side) -> int:
    """Regions that its characters can neither enter nor leave: strongholds of the side that the
    enemy besieges. [W13.7, W13.18]"""
    return s.inside(side)


def closed_to(s: War, side: Side) -> int:
    """Second edition: strongholds of the Free Peoples that are not besieged are closed to the Mouth
    of Sauron. [W13.17]"""
    if side == SHADOW and s.second_edition(MOUTH_MOVE):
        return s.map.strongholds & s.held(FREE) & ~s.besieged
    return 0


def can_leave(s: War, region: Region, side: Side) -> bool:
    """Whether a character of a side can go anywhere from a region. [W13.7, W13.17, W13.18]"""
    shut = locked(s, side)
    if shut >> region & 1:
        return False
    return bool(s.map.near_set[region] & ~shut & ~closed_to(s, side))


def reach(s: War, start: Region, steps: int, side: Side, into_sieges: bool = False) -> int:
    """The regions that characters of a side can reach. Enemy armies do not hinder them; they stop
    where the enemy holds a stronghold (second edition: the Mouth of Sauron enters such a region
    only if the Shadow besieges it). A card may let a move end in a besieged stronghold of their
    own. [W13.5-W13.7, W13.16-W13.18, W24.9]"""
    found = 1 << start
    shut = locked(s, side)
    if shut >> start & 1:
        return found
    barred = closed_to(s, side)
    stops = s.map.strongholds & s.held(1 - side)
    if side == SHADOW and s.second_edition(MOUTH_MOVE):
        stops = 0
    front = found
    for _ in range(steps):
        ahead = 0
        for region in bits(front):
            ahead |= s.map.near_set[region]
        ahead &= ~found & ~barred
        if into_sieges:
            found |= ahead & shut
        ahead &= ~shut
        found |= ahead
        front = ahead & ~stops
    return found


def within(s: War, start: Region, steps: int, end: Region) -> bool:
    """Whether a region is no further than that, whoever holds what lies between."""
    found = 1 << start
    for _ in range(steps):
        for region in bits(found):
            found |= s.map.near_set[region]
    return bool(found >> end & 1)


def level_of(s: War, who: int) -> int:
    """How far a group goes: its highest level; Gandalf the White alone or with exactly one hobbit
    rides Shadowfax. [W13.2, W13.3, W29.10]"""
    level = max([s.pack.characters[one].level for one in bits(who)])
    others = who & ~(1 << GANDALF_WHITE)
    alone = not others or (others & ~HOBBIT_SET == 0 and others.bit_count() == 1)
    if who >> GANDALF_WHITE & 1 and alone:
        return max(level, SHADOWFAX_LEVEL)
    return level


def come_to(s: War, who: int, region: Region) -> None:
    """Companions end a move somewhere, or are placed there: whoever can wakes the nation of an
    unconquered city or stronghold. [W13.9, W21.4, W21.5]"""
    for one in bits(who):
        bring(s, one, region)
    for one in bits(who):
        companion_stops(s, one, region)


def tell_travel(s: War, who: int, start: Region, end: Region, cause: str) -> None:
    names = [CHARACTERS[one] for one in bits(who)]
    s.tell(TRAVELLED, cause, names, REGIONS[start], REGIONS[end])


def show_character(who: Character, verb: str, message: str) -> Answer:
    id = CHARACTERS[who]
    words: dict[str, Value] = {"who": name(f"war-character-{id}")}
    return Answer(f"{verb} {id}", message, words, f"character:{id}")


TO_REGION: Final = [f"to {id}" for id in REGIONS]


def show_region(region: Region) -> Answer:
    id = REGIONS[region]
    words: dict[str, Value] = {"region": name(f"war-region-{id}")}
    return Answer(TO_REGION[region], "war-option-to", words, f"region:{id}")


# Companions [W13.1-W13.10]


def may_still_move(s: War) -> list[Character]:
    """Companions on the map that have not moved by this action, and can. [W13.7, W13.19]"""
    waiting = bits(s.abroad & COMPANION_SET & ~s.gone)
    return [one for one in waiting if can_leave(s, s.place[one], FREE)]


def companions_may_move(s: War) -> bool:
    return bool(may_still_move(s))


def why_nobody_moves(s: War) -> str:
    """Nobody is on the map, or all are besieged. [W13.1, W13.7]"""
    return "W13.7" if s.abroad & COMPANION_SET else "W13.1"


class NextCompanion(Decision[War]):
    """Who moves next, or nobody any more. The frame: source is the group, n is 1 when it is over.
    [W13.1, W37.4]"""

    name = "companion"
    clause = "W13.1"
    stage = True
    may_be_nobody: bool = False

    def options(self, s: War) -> list[Action]:
        found = may_still_move(s)
        return [*found, NOBODY_MORE] if s.gone or self.may_be_nobody else found

    def take(self, s: War, action: Action) -> None:
        if action == NOBODY_MORE:
            s.n = 1
        else:
            s.source = 1 << action
            s.target = s.place[action]

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-companion")

    def show(self, s: War, action: Action) -> Answer:
        if action == NOBODY_MORE:
            return Answer("done", "war-option-done")
        return show_character(action, "goes", "war-option-goes")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        return why_stays(s, thing, FREE)


class AnyCompanion(NextCompanion):
    """The same for a card that moves companions: any or all may be nobody. [W9.28]"""

    name = "any-companion"
    may_be_nobody = True


def why_stays(s: War, thing: str, side: Side) -> Refusal | None:
    """Why a character does not move."""
    id = thing.removeprefix("character:").removeprefix("goes ")
    if id not in CHARACTERS:
        return None
    who = CHARACTERS.index(id)
    if not s.on_map(who):
        return Refusal("W13.1" if side == FREE else "W13.15", Phrase("war-why-not-on-map"))
    if who == SARUMAN:
        return Refusal("W12.17", Phrase("war-why-saruman-stays"))
    if s.gone >> who & 1:
        return Refusal("W13.19", Phrase("war-why-has-moved"))
    if s.pack.characters[who].side != side:
        return None
    if locked(s, side) >> s.place[who] & 1:
        return Refusal("W13.7" if side == FREE else "W13.18", Phrase("war-why-besieged-closed"))
    return Refusal("W31.15", Phrase("war-why-not-your-minion"))


class GoWith(Several[War]):
    """Others of the same region who go with him, as one group. [W13.3, W13.4]"""

    name = "go-with"
    clause = "W13.3"

    def options(self, s: War) -> list[Action]:
        found = s.company(s.target, FREE) & ~s.gone & ~s.source
        return bits(found)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-go-with")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "with", "war-option-with")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("with ")
        if id not in CHARACTERS:
            return None
        if s.gone >> CHARACTERS.index(id) & 1:
            return Refusal("W13.19", Phrase("war-why-has-moved"))
        return Refusal("W13.3", Phrase("war-why-not-in-his-region"))


def gather(s: War) -> None:
    for one in s.chosen:
        s.source |= 1 << one


class GroupGoes(Decision[War]):
    """Where the group ends its move. [W13.2-W13.7]"""

    name = "group-to"
    clause = "W13.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        there = reach(s, s.target, level_of(s, s.source), FREE)
        return bits(there & ~(1 << s.target))

    def take(self, s: War, action: Action) -> None:
        tell_travel(s, s.source, s.target, action, "W13.2")
        come_to(s, s.source, action)
        s.gone |= s.source

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-group-to", {"n": level_of(s, s.source)})

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS or REGIONS.index(id) == s.target:
            return None
        region = REGIONS.index(id)
        if locked(s, FREE) >> region & 1:
            return Refusal("W13.7", Phrase("war-why-besieged-closed"))
        if within(s, s.target, level_of(s, s.source), region):
            return Refusal("W13.6", Phrase("war-why-stops-there"))
        return Refusal("W13.2", Phrase("war-why-too-far"))


def moves_go_on(s: War) -> bool:
    return s.n == 0


def begin_moves(s: War) -> None:
    s.n = 0


def forget_moves(s: War) -> None:
    """Between two actions nobody has moved."""
    s.gone = 0
    s.flown = []


def more_companions(s: War) -> bool:
    return s.n == 0 and companions_may_move(s)


# The frame: source is the group, target where it starts, n is 1 when the action is over.
MOVE_COMPANIONS: Final = Procedure(
    "move-companions",
    do(begin_moves),
    loop(
        more_companions,
        ask(NextCompanion()),
        when(moves_go_on, select(GoWith()), do(gather), ask(GroupGoes())),
    ),
    do(forget_moves),
)
# The same for a card. [W9.28]
MOVE_ANY_COMPANIONS: Final = Procedure(
    "move-any-companions",
    do(begin_moves),
    loop(
        more_companions,
        ask(AnyCompanion()),
        when(moves_go_on, select(GoWith()), do(gather), ask(GroupGoes())),
    ),
    do(forget_moves),
)
