"""Companions separated from the Fellowship, and where they go. [W24]"""

from typing import Final

from ringtable.games.war.box.components import (
    ASIDE,
    FREE,
    HOBBIT_SET,
    OUT_OF_THE_GAME,
    Character,
    bits,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.characters.travel import (
    come_to,
    level_of,
    reach,
    show_character,
    show_region,
    tell_travel,
)
from ringtable.games.war.fellowship.guide import (
    CHOOSE_GUIDE,
    companions,
    guide_to_choose,
    leave_fellowship,
    on_track,
)
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, select, unless, when


class Placed(Decision[War]):
    """Where separated companions go: from the figure, as far as the frame says. The frame: source
    is the group, n the range, target 1 if the move may end in a besieged stronghold. [W24.2-W24.4,
    W24.8, W24.9]"""

    name = "separated-to"
    clause = "W24.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(reach(s, s.figure, s.n, FREE, s.target == 1))

    def take(self, s: War, action: Action) -> None:
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
        return Refusal("W24.2", Phrase("war-why-too-far"))


class PlacedAfterwards(Placed):
    """The same for those whom the Hunt has driven out: a question of its own. [W29.6, W29.14]"""

    name = "driven-to"
    clause = "W29.6"
    stage = False


# The frame: source is who, n how far, target whether into a siege.
PLACE_SEPARATED: Final = Procedure("place-separated", ask(PlacedAfterwards()))


# By a Character die or a card


class First(Decision[War]):
    """Who leaves the Fellowship. [W24.1]"""

    name = "separate"
    clause = "W24.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return companions(s)

    def take(self, s: War, action: Action) -> None:
        s.source = 1 << action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-separate")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, action, "separate")


class Others(Several[War]):
    """Who goes with him, as one group. [W24.1, W24.3]"""

    name = "separate-with"
    clause = "W24.3"

    def options(self, s: War) -> list[Action]:
        return [one for one in companions(s) if not s.source >> one & 1]

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-go-with")

    def show(self, s: War, action: Action) -> Answer:
        return show_character(s, action, "with")


def gather(s: War) -> None:
    """The group, and how far it may go: progress, its highest level, and what a card adds (in the
    frame's number). [W24.2, W24.3]"""
    for one in s.chosen:
        s.source |= 1 << one
    s.n += s.progress + level_of(s, s.source)


def fall_on_track(s: War) -> None:
    """On the Mordor Track whoever would be separated is eliminated. [W24.5, W27.11]"""
    for one in bits(s.source):
        leave_fellowship(s, one, OUT_OF_THE_GAME, "W24.5")


def set_out(s: War) -> None:
    for one in bits(s.source):
        leave_fellowship(s, one, ASIDE, "W24.1")


def somebody_to_separate(s: War) -> bool:
    return bool(companions(s))


def may_separate(s: War) -> bool:
    """A die separates nobody on the Mordor Track. [W24.1, W24.5]"""
    return not on_track(s) and somebody_to_separate(s)


def nothing_added(s: War) -> None:
    s.n = 0
    s.target = 0


# The frame: source is the group, n what a card adds to its range, target 1 if it may end in a
# siege.
SEPARATE_GROUP: Final = Procedure(
    "separate-group",
    ask(First()),
    select(Others()),
    do(gather),
    when(on_track, do(fall_on_track)),
    when(unless(on_track), do(set_out), ask(Placed())),
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
