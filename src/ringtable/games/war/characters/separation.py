"""Companions separated from the Fellowship, and where they go. [W24]"""

from typing import Final

from ringtable.games.war.box.components import (
    ASIDE,
    CHARACTERS,
    FREE,
    HOBBIT_SET,
    IN_FELLOWSHIP,
    OUT_OF_THE_GAME,
    Character,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.characters.travel import (
    come_to,
    level_of,
    locked,
    reach,
    show_character,
    show_region,
    tell_travel,
    within,
)
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    companions,
    guide_to_choose,
    leave_fellowship,
    leave_together,
    on_track,
)
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, select, unless, when

INTO_SIEGES: Final = 1  # of a frame's target: the move may end in a besieged stronghold [W24.9]


class Placed(Decision[War]):
    """Where separated companions go: from the figure, as far as the frame says. The frame: source
    is the group, n the range, target INTO_SIEGES or nothing. [W24.2-W24.4, W24.6, W24.8, W24.9]"""

    name = "separated-to"
    clause = "W24.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(reach(s, s.figure, s.n, FREE, s.target == INTO_SIEGES))

    def take(self, s: War, action: Action) -> None:
        if s.whereabouts[bits(s.source)[0]] == IN_FELLOWSHIP:
            leave_together(s, s.source, ASIDE, "W24.1")
        tell_travel(s, s.source, s.figure, action, "W24.2")
        come_to(s, s.source, action)

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-separated-to", {"n": s.n})

    def show(self, s: War, action: Action) -> Answer:
        return show_region(action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("region:").removeprefix("to ")
        if id not in REGIONS:
            return None
        region = REGIONS.index(id)
        if locked(s, FREE) >> s.figure & 1:
            return Refusal("W24.8", Phrase("war-why-besieged-closed"))
        if locked(s, FREE) >> region & 1:
            return Refusal("W13.7", Phrase("war-why-besieged-closed"))
        if within(s, s.figure, s.n, region):
            return Refusal("W13.6", Phrase("war-why-stops-there"))
        return Refusal("W24.2", Phrase("war-why-too-far"))


class PlacedAfterwards(Placed):
    """The same for those whom the Hunt has driven out: a question of its own. [W29.6, W29.14]"""

    name = "driven-to"
    clause = "W29.6"
    stage = False


# The frame: source is who, n how far, target INTO_SIEGES or nothing.
PLACE_SEPARATED: Final = Procedure("place-separated", ask(PlacedAfterwards()))


# By a Character die or a card


class WhoLeaves(Several[War]):
    """One companion, or several as one group. [W24.1, W24.3]"""

    name = "separate"
    clause = "W24.1"

    def options(self, s: War) -> list[Action]:
        return companions(s)

    def least(self, s: War) -> int:
        return 1

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-separate")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(action, "separate", "war-option-separate")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("character:").removeprefix("separate ")
        if id not in CHARACTERS:
            return None
        if id == "gollum":
            return Refusal("W22.9", Phrase("war-why-gollum-stays"))
        return Refusal("W24.1", Phrase("war-why-not-in-fellowship"))


def gather(s: War) -> None:
    for one in s.chosen:
        s.source |= 1 << one


def nobody_yet(s: War) -> None:
    s.source = 0


def find_range(s: War) -> None:
    """Progress, the highest level of the group, and what a card adds (in the frame's number).
    [W24.2, W24.3]"""
    s.n += s.progress + level_of(s, s.source)


def fall_on_track(s: War) -> None:
    """On the Mordor Track whoever would be separated is eliminated. [W24.5, W27.11]"""
    leave_together(s, s.source, OUT_OF_THE_GAME, "W24.5")


def somebody_to_separate(s: War) -> bool:
    """Gollum cannot be separated. [W22.9]"""
    return bool(companions(s))


def may_separate(s: War) -> bool:
    """A die separates nobody on the Mordor Track. [W24.1, W24.5]"""
    return not on_track(s) and somebody_to_separate(s)


def why_nobody_leaves(s: War) -> str:
    """On the Mordor Track, or nobody but Gollum is left. [W22.9, W24.5]"""
    return "W24.5" if on_track(s) else "W22.9"


# The frame: source becomes the group, n is what a card adds to its range and then the range, target
# INTO_SIEGES or nothing.
SEPARATE_GROUP: Final = Procedure(
    "separate-group",
    do(nobody_yet),
    select(WhoLeaves()),
    do(gather),
    when(on_track, do(fall_on_track)),
    when(unless(on_track), do(find_range), ask(Placed())),
    when(guide_to_choose, ask(CHOOSE_GUIDE)),
)


def by_die(s: War) -> None:
    s.call(SEPARATE_GROUP, s.seat)


SEPARATE: Final = Procedure("separate", do(by_die))


# Whoever else leaves or falls


def eliminate_companion(s: War, who: Character, cause: str) -> bool:
    """A companion of the Fellowship is eliminated; a hobbit off the Mordor Track is taken alive and
    has still to be placed: then True. [W29.6]"""
    alive = bool(HOBBIT_SET >> who & 1) and not on_track(s)
    leave_fellowship(s, who, ASIDE if alive else OUT_OF_THE_GAME, cause)
    return alive
