"""How characters and Nazgûl move on their own. [W13]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTERS,
    COMPANION_SET,
    FREE,
    GANDALF_WHITE,
    HOBBIT_SET,
    MOUTH_MOVE,
    MOUTH_OF_SAURON,
    NAZGUL,
    SAURON,
    SHADOW,
    WITCH_KING,
    Character,
    Side,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import FLEW, TRAVELLED
from ringtable.games.war.figures import bring, put, take
from ringtable.games.war.politics import COMPANION, activate
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, select, stop_if

SHADOWFAX_LEVEL: Final = 4  # [W29.10]
MOUTH_STEPS: Final = 3  # [W13.15]
NOBODY_MORE: Final = 255  # an answer: nobody else moves


# Where they can go


def locked(s: War, side: Side) -> int:
    """Regions that its characters can neither enter nor leave: strongholds of the side that the
    enemy besieges. [W13.7, W13.18]"""
    return s.inside(side)


def reach(s: War, start: Region, steps: int, side: Side, into_sieges: bool = False) -> int:
    """The regions that characters of a side can reach. Enemy armies do not hinder them; they stop
    where the enemy holds a stronghold. A card may let a move end in a besieged stronghold.
    [W13.5-W13.7, W13.16-W13.18, W24.9]"""
    found = 1 << start
    shut = locked(s, side)
    if shut >> start & 1:
        return found
    enemy = s.map.strongholds & s.held(1 - side)
    barred = 0
    if side == SHADOW and s.second_edition(MOUTH_MOVE):
        barred = enemy & ~s.besieged  # [W13.17]
    front = [start]
    for _ in range(steps):
        following: list[Region] = []
        for region in front:
            for other in s.map.near[region]:
                if found >> other & 1 or barred >> other & 1:
                    continue
                if shut >> other & 1:
                    if into_sieges:
                        found |= 1 << other
                    continue
                found |= 1 << other
                if not enemy >> other & 1:
                    following.append(other)
        front = following
    return found


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
    if s.map.great >> region & 1 and s.unconquered(region):
        nation = s.map.nation[region]
        for one in bits(who & COMPANION_SET):
            if s.pack.characters[one].activates >> nation & 1:
                activate(s, nation, COMPANION, region)


def tell_travel(s: War, who: int, start: Region, end: Region, cause: str) -> None:
    names = [CHARACTERS[one] for one in bits(who)]
    s.tell(TRAVELLED, cause, names, REGIONS[start], REGIONS[end])


def show_character(s: War, who: Character, verb: str) -> Answer:
    id = CHARACTERS[who]
    words: dict[str, Value] = {"who": name(f"war-character-{id}")}
    return Answer(f"{verb} {id}", f"war-option-{verb}", words, f"character:{id}")


def show_region(region: Region) -> Answer:
    id = REGIONS[region]
    words: dict[str, Value] = {"region": name(f"war-region-{id}")}
    return Answer(f"to {id}", "war-option-to", words, f"region:{id}")


# Companions [W13.1-W13.10]


def may_still_move(s: War) -> list[Character]:
    """Companions on the map that have not moved by this action, and can. [W13.19]"""
    found = []
    for one in bits(s.abroad & COMPANION_SET & ~s.gone):
        if reach(s, s.place[one], level_of(s, 1 << one), FREE) != 1 << s.place[one]:
            found.append(one)
    return found


def companions_may_move(s: War) -> bool:
    return bool(may_still_move(s))


class NextCompanion(Decision[War]):
    """Who moves next, or nobody any more. The frame: source is the group, n is 1 when it is over.
    [W13.1, W37.4]"""

    name = "companion"
    clause = "W13.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        found = may_still_move(s)
        return [*found, NOBODY_MORE] if s.gone else found

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
        return show_character(s, action, "goes")


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
        return show_character(s, action, "with")


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
        if id not in REGIONS:
            return None
        region = REGIONS.index(id)
        if locked(s, FREE) >> region & 1:
            return Refusal("W13.7", Phrase("war-why-besieged-closed"))
        return Refusal("W13.2", Phrase("war-why-too-far"))


def over(s: War) -> bool:
    return s.n == 1


def nobody_has_gone(s: War) -> None:
    s.gone = 0
    s.flown = []
    s.n = 0


def more_companions(s: War) -> bool:
    return s.n == 0 and companions_may_move(s)


# The frame: source is the group, target where it starts, n is 1 when the action is over.
MOVE_COMPANIONS: Final = Procedure(
    "move-companions",
    do(nobody_has_gone),
    loop(
        more_companions,
        ask(NextCompanion()),
        stop_if(over),
        select(GoWith()),
        do(gather),
        ask(GroupGoes()),
    ),
)


# Nazgûl and minions [W13.11-W13.19]

ON_THE_WING: Final = 64  # an answer: a Nazgûl of this region, plus the region


def can_fly(s: War, region: Region) -> int:
    """Nazgûl of a region that have not flown by this action. [W13.13, W13.19]"""
    return s.count(region, SAURON, NAZGUL) - s.flown.count(region)


def landing(s: War) -> int:
    """Anywhere but a stronghold of the Free Peoples that is not besieged. [W13.12, W13.21]"""
    everywhere = (1 << len(REGIONS)) - 1
    return everywhere & ~(s.map.strongholds & s.held(FREE) & ~s.besieged)


def minion_moves(s: War) -> list[Character]:
    """The Witch-king flies as a Nazgûl, the Mouth of Sauron goes up to three regions, unless he is
    shut in. [W13.14, W13.15, W13.18]"""
    found = []
    if s.on_map(WITCH_KING) and not s.gone >> WITCH_KING & 1:
        found.append(WITCH_KING)
    if s.on_map(MOUTH_OF_SAURON) and not s.gone >> MOUTH_OF_SAURON & 1:
        here = s.place[MOUTH_OF_SAURON]
        if reach(s, here, MOUTH_STEPS, SHADOW) != 1 << here:
            found.append(MOUTH_OF_SAURON)
    return found


def anybody_flies(s: War) -> bool:
    if minion_moves(s):
        return True
    return any(can_fly(s, region) for region in bits(s.led[SHADOW]))


def more_flights(s: War) -> bool:
    return s.n == 0 and anybody_flies(s)


class WhoFlies(Decision[War]):
    """A region whose Nazgûl fly, a minion, or nobody any more. [W13.11, W13.15, W37.4]"""

    name = "flight"
    clause = "W13.11"
    stage = True

    def options(self, s: War) -> list[Action]:
        found = minion_moves(s)
        found += [ON_THE_WING + region for region in bits(s.led[SHADOW]) if can_fly(s, region)]
        return [*found, NOBODY_MORE] if s.gone or s.flown else found

    def take(self, s: War, action: Action) -> None:
        s.source = -1
        if action == NOBODY_MORE:
            s.n = 1
        elif action >= ON_THE_WING:
            s.target = action - ON_THE_WING
        else:
            s.source = action
            s.target = s.place[action]

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-flight")

    def show(self, s: War, action: Action) -> Answer:
        if action == NOBODY_MORE:
            return Answer("done", "war-option-done")
        if action < ON_THE_WING:
            return show_character(s, action, "goes")
        id = REGIONS[action - ON_THE_WING]
        words: dict[str, Value] = {"region": name(f"war-region-{id}")}
        return Answer(f"from {id}", "war-option-nazgul-from", words, f"region:{id}")


class FlyTo(Decision[War]):
    """Where he, or the Nazgûl of that region, go. [W13.11, W13.12, W13.15-W13.18]"""

    name = "fly-to"
    clause = "W13.12"
    stage = True

    def options(self, s: War) -> list[Action]:
        there = landing(s)
        if s.source == MOUTH_OF_SAURON:
            there = reach(s, s.target, MOUTH_STEPS, SHADOW)
        return bits(there & ~(1 << s.target))

    def take(self, s: War, action: Action) -> None:
        if s.source >= 0:
            tell_travel(s, 1 << s.source, s.target, action, "W13.14")
            bring(s, s.source, action)
            s.gone |= 1 << s.source
        else:
            s.call(FLY, s.seat, source=s.target, target=action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-fly-to")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS:
            return None
        if s.source == MOUTH_OF_SAURON:
            return Refusal("W13.15", Phrase("war-why-too-far"))
        return Refusal("W13.12", Phrase("war-why-no-landing"))


class HowManyFly(Decision[War]):
    """A part of the Nazgûl may stay behind. [W13.13]"""

    name = "how-many-fly"
    clause = "W13.13"
    stage = True

    def options(self, s: War) -> list[Action]:
        return list(range(1, can_fly(s, s.source) + 1))

    def take(self, s: War, action: Action) -> None:
        take(s, s.source, SAURON, NAZGUL, action)
        put(s, s.target, SAURON, NAZGUL, action)
        s.flown = [*s.flown, *[s.target] * action]
        s.tell(FLEW, "W13.11", action, REGIONS[s.source], REGIONS[s.target])

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-how-many-fly")

    def show(self, s: War, action: Action) -> Answer:
        return Answer(f"{action} nazgul", "war-option-nazgul", {"n": action}, verb="number")


# The frame: source is where Nazgûl come from, target where they go.
FLY: Final = Procedure("fly", ask(HowManyFly()))
# The frame: source is a minion or nobody, target where he or the Nazgûl start, n is 1 at the end.
MOVE_MINIONS: Final = Procedure(
    "move-minions",
    do(nobody_has_gone),
    loop(more_flights, ask(WhoFlies()), stop_if(over), ask(FlyTo())),
)
