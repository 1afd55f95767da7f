"""How Nazgûl fly and the Mouth of Sauron walks. [W13.11-W13.19, W13.21]"""

from typing import Final

from ringtable.games.war.box.components import (
    CHARACTERS,
    FREE,
    MOUTH_OF_SAURON,
    NAZGUL,
    SARUMAN,
    SAURON,
    SHADOW,
    WITCH_KING,
    Character,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.characters.travel import (
    NOBODY_MORE,
    TO_REGION,
    begin_moves,
    can_leave,
    forget_moves,
    locked,
    moves_go_on,
    reach,
    show_character,
    show_region,
    tell_travel,
    why_stays,
    within,
)
from ringtable.games.war.facts import FLEW
from ringtable.games.war.figures import bring, put, take
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, loop, when

MOUTH_STEPS: Final = 3  # [W13.15]
ON_THE_WING: Final = 64  # an answer: a Nazgûl of this region, plus the region


def can_fly(s: War, region: Region) -> int:
    """Nazgûl of a region that have not flown by this action. [W13.13, W13.19]"""
    return s.count(region, SAURON, NAZGUL) - s.flown.count(region)


def landing(s: War) -> int:
    """Anywhere but a stronghold of the Free Peoples that is not besieged; who is in such a region
    already may stay there. [W13.12, W13.21, W13.22]"""
    everywhere = (1 << len(REGIONS)) - 1
    return everywhere & ~(s.map.strongholds & s.held(FREE) & ~s.besieged)


def mouth_walks(s: War) -> bool:
    """The Mouth of Sauron goes up to three regions, by the word of his own player. [W13.15, W13.18,
    W31.15]"""
    one = MOUTH_OF_SAURON
    if not s.on_map(one) or s.gone >> one & 1:
        return False
    if not s.pack.seats[s.seats][s.seat].minions >> one & 1:
        return False
    return can_leave(s, s.place[one], SHADOW)


def witch_king_flies(s: War) -> bool:
    """He moves as a Nazgûl. [W13.14, W31.19]"""
    return s.on_map(WITCH_KING) and not s.gone >> WITCH_KING & 1


def minion_moves(s: War, nazgul_only: bool) -> list[Character]:
    found = [WITCH_KING] if witch_king_flies(s) else []
    return [*found, MOUTH_OF_SAURON] if not nazgul_only and mouth_walks(s) else found


def nazgul_may_fly(s: War) -> bool:
    """Nazgûl, the Witch-king included. [W13.11, W13.14]"""
    return witch_king_flies(s) or any(can_fly(s, region) for region in bits(s.led[SHADOW]))


def anybody_flies(s: War) -> bool:
    return nazgul_may_fly(s) or mouth_walks(s)


def why_nobody_flies(s: War) -> str:
    """The one minion on the map is shut in, is a team-mate's or never goes anywhere; or there is
    nobody at all. [W12.17, W13.11, W13.18, W31.15]"""
    for who in (MOUTH_OF_SAURON, SARUMAN):
        refusal = why_stays(s, CHARACTERS[who], SHADOW) if s.on_map(who) else None
        if refusal is not None:
            return refusal.clause
    return "W13.11"


def more_flights(s: War) -> bool:
    return s.n == 0 and anybody_flies(s)


def more_nazgul(s: War) -> bool:
    return s.n == 0 and nazgul_may_fly(s)


class WhoFlies(Decision[War]):
    """A region whose Nazgûl fly, a minion, or nobody any more. [W13.11, W13.15, W37.4]"""

    name = "flight"
    clause = "W13.11"
    stage = True
    nazgul_only: bool = False
    may_be_nobody: bool = False

    def options(self, s: War) -> list[Action]:
        found = minion_moves(s, self.nazgul_only)
        found += [ON_THE_WING + region for region in bits(s.led[SHADOW]) if can_fly(s, region)]
        may_end = self.may_be_nobody or s.gone or s.flown
        return [*found, NOBODY_MORE] if may_end else found

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
            return show_character(action, "goes", "war-option-goes")
        id = REGIONS[action - ON_THE_WING]
        words: dict[str, Value] = {"region": name(f"war-region-{id}")}
        return Answer(f"from {id}", "war-option-nazgul-from", words, f"region:{id}")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("from ")
        if id in REGIONS and s.count(REGIONS.index(id), SAURON, NAZGUL):
            return Refusal("W13.19", Phrase("war-why-has-moved"))
        if id in REGIONS:
            return Refusal("W13.11", Phrase("war-why-no-nazgul-there"))
        return why_stays(s, thing, SHADOW)


class WhichNazgul(WhoFlies):
    """The same for cards that move Nazgûl alone, the Witch-king included: any or all may be nobody.
    [W13.11, W13.14, W9.28]"""

    name = "nazgul-flight"
    nazgul_only = True
    may_be_nobody = True


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
            cause = "W13.15" if s.source == MOUTH_OF_SAURON else "W13.14"
            tell_travel(s, 1 << s.source, s.target, action, cause)
            bring(s, s.source, action)
            s.gone |= 1 << s.source
        else:
            s.call(FLY, s.seat, source=s.target, target=action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-fly-to")

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def text(self, s: War, action: Action) -> str:
        return TO_REGION[action]

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS or REGIONS.index(id) == s.target:
            return None
        region = REGIONS.index(id)
        if s.source == MOUTH_OF_SAURON:
            if locked(s, SHADOW) >> region & 1:
                return Refusal("W13.18", Phrase("war-why-besieged-closed"))
            if within(s, s.target, MOUTH_STEPS, region):
                return Refusal("W13.17", Phrase("war-why-stops-there"))
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

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if not thing.endswith(" nazgul"):
            return None
        return Refusal("W13.13", Phrase("war-why-not-so-many-nazgul"))


# The frame: source is where Nazgûl come from, target where they go.
FLY: Final = Procedure("fly", ask(HowManyFly()))
# The frame: source is a minion or nobody, target where he or the Nazgûl start, n is 1 at the end.
MOVE_MINIONS: Final = Procedure(
    "move-minions",
    do(begin_moves),
    loop(more_flights, ask(WhoFlies()), when(moves_go_on, ask(FlyTo()))),
    do(forget_moves),
)
# The same for a card that moves Nazgûl and not the Mouth of Sauron. What the card orders next is a
# move of its own. [W13.23]
MOVE_NAZGUL: Final = Procedure(
    "move-nazgul",
    do(begin_moves),
    loop(more_nazgul, ask(WhichNazgul()), when(moves_go_on, ask(FlyTo()))),
    do(forget_moves),
)
