"""Words of Gwaihir and We Prove the Swifter: companions go far, out of the Fellowship or on the
map, and may end in a siege. [W13.2, W24.2, W24.9]

The frame of both ways: source becomes the group, target is the level that the card gives it (0: its
own), n what the card adds to the range.
"""

from typing import Final

from ringtable.games.war.box.components import (
    COMPANION_SET,
    FREE,
    Character,
    bits,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.cards.language import Word, either, way
from ringtable.games.war.characters.separation import (
    INTO_SIEGES,
    Placed,
    WhoLeaves,
    fall_on_track,
    gather,
    nobody_yet,
    somebody_to_separate,
)
from ringtable.games.war.characters.travel import (
    come_to,
    level_of,
    locked,
    reach,
    show_character,
    show_region,
    tell_travel,
    why_stays,
    within,
)
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    guide_to_choose,
    on_track,
)
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, select, when

# Companions leave


def range_on_map(s: War) -> int:
    """[W13.2, W13.3]"""
    return s.n + (s.target if s.target > 0 else level_of(s, s.source))


def place_far(s: War) -> None:
    """From the figure, progress further than on the map; on the Mordor Track they fall. [W24.2,
    W24.5]"""
    if on_track(s):
        fall_on_track(s)
    else:
        n = range_on_map(s) + s.progress
        s.call(PLACE_GROUP, s.seat, source=s.source, target=INTO_SIEGES, n=n)


# The frame: source is the group, n the range, target INTO_SIEGES.
PLACE_GROUP: Final = Procedure("place-group", ask(Placed()))
FAR_GROUP: Final = Procedure(
    "far-group",
    do(nobody_yet),
    select(WhoLeaves()),
    do(gather),
    do(place_far),
    when(guide_to_choose, ask(CHOOSE_GUIDE)),
)


class SeparateFar:
    def __init__(self, level: int, extra: int) -> None:
        self.level = level
        self.extra = extra
        self.__name__ = "separate far"

    def __call__(self, s: War) -> None:
        s.call(FAR_GROUP, s.seat, target=self.level, n=self.extra)


class FarCompanion(Decision[War]):
    """A companion on the map whom the card moves. [W13.2]"""

    name = "far-companion"
    clause = "W13.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        return not_shut_in(s)

    def take(self, s: War, action: Action) -> None:
        s.source = 1 << action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-companion")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "goes", "war-option-goes")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        return why_stays(s, thing, FREE)


def not_shut_in(s: War) -> list[Character]:
    """Companions on the map who can leave their region. [W13.7, W24.9]"""
    shut = locked(s, FREE)
    return [one for one in bits(s.abroad & COMPANION_SET) if not shut >> s.place[one] & 1]


class FarWith(Several[War]):
    """Others of his region. [W13.3]"""

    name = "far-with"
    clause = "W13.3"

    def options(self, s: War) -> list[Action]:
        return bits(s.company(where_group_is(s), FREE) & ~s.source)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-go-with")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "with", "war-option-with")


def where_group_is(s: War) -> Region:
    return s.place[bits(s.source)[0]]


class GoFar(Decision[War]):
    """Where they end their move, perhaps inside a besieged stronghold. [W24.9]"""

    name = "far-to"
    clause = "W24.9"
    stage = True

    def options(self, s: War) -> list[Action]:
        here = where_group_is(s)
        return bits(reach(s, here, range_on_map(s), FREE, True) & ~(1 << here))

    def take(self, s: War, action: Action) -> None:
        tell_travel(s, s.source, where_group_is(s), action, "W13.2")
        come_to(s, s.source, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-group-to", {"n": range_on_map(s)})

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS:
            return None
        if within(s, where_group_is(s), range_on_map(s), REGIONS.index(id)):
            return Refusal("W13.6", Phrase("war-why-stops-there"))
        return Refusal("W13.2", Phrase("war-why-too-far"))


FAR_MOVE: Final = Procedure(
    "far-move", ask(FarCompanion()), select(FarWith()), do(gather), ask(GoFar())
)


class MoveFar:
    def __init__(self, level: int, extra: int) -> None:
        self.level = level
        self.extra = extra
        self.__name__ = "move far"

    def __call__(self, s: War) -> None:
        s.call(FAR_MOVE, s.seat, target=self.level, n=self.extra)


def companion_may_go_far(s: War) -> bool:
    return bool(not_shut_in(s))


def separate_far(level: int = 0, extra: int = 0) -> Word:
    """A group out of the Fellowship, as a level or further than usual, also into a siege."""
    return Word(do(SeparateFar(level, extra)), somebody_to_separate)


def move_far(level: int = 0, extra: int = 0) -> Word:
    """The same for a group on the map."""
    return Word(do(MoveFar(level, extra)), companion_may_go_far)


def separate_or_move(level: int = 0, extra: int = 0) -> Word:
    """Either of the two. [W24.9]"""
    return either(
        "war-far",
        way("separate", separate_far(level, extra)),
        way("move", move_far(level, extra)),
    )


FAR_TEXTS: Final = [FAR_GROUP, FAR_MOVE, PLACE_GROUP]
