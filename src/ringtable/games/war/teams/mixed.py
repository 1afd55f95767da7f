"""Mixed armies: team-mates whose figures have come together say whether they are one army.
[W32.1, W32.2, W32.12, W37.13]

They are asked after the action that brought them together, both at once, and again after a battle
that made them one for its time.
"""

from typing import Final

from ringtable.games.war.box.components import FREE, SHADOW, SIDES, Side, bits
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import FORMED_MIXED_ARMY
from ringtable.games.war.questions import Question
from ringtable.games.war.state import War
from ringtable.games.war.teams.command import nations_at
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask_each, do, loop, when
from ringtable.kernel.questions import NO, YES


def shared(s: War, side: Side) -> int:
    """Regions in which both team-mates have units."""
    if s.is_one(side):
        return 0
    found = s.army_in[side]
    for seat in s.seats_of(side):
        found &= s.with_units(nations_at(s, seat))
    return found


def part_ways(s: War) -> None:
    """A mixed army lasts until only one of the two has units in it. [W32.12]"""
    for side in (FREE, SHADOW):
        now = shared(s, side)
        s.mixed[side] &= now
        s.together[side] &= now


def next_company(s: War) -> bool:
    return any(shared(s, side) & ~s.together[side] for side in (FREE, SHADOW))


# The frame: source is the side, target the region, n how many said yes.


def choose_company(s: War) -> None:
    for side in (FREE, SHADOW):
        found = bits(shared(s, side) & ~s.together[side])
        if found:
            s.source, s.target, s.n = side, found[0], 0
            return


def both_mates(s: War) -> list[int]:
    return s.seats_of(s.source)


class Agree(Question):
    """Whether the two armies of a region are one. [W32.1, W37.13]"""

    name = "mixed-army"
    clause = "W32.1"

    def options(self, s: War) -> list[Action]:
        return [YES, NO]

    def take(self, s: War, action: Action) -> None:
        s.n += action

    def show(self, s: War, action: Action) -> Answer:
        if action == YES:
            return Answer("yes", "war-option-mixed")
        return Answer("no", "war-option-two-armies")

    def prompt(self, s: War) -> Phrase:
        region = REGIONS[s.target]
        return Phrase("war-ask-mixed-army", {"region": {"name": f"war-region-{region}"}})


def agreed(s: War) -> None:
    side: Side = s.source
    region: Region = s.target
    s.together[side] |= 1 << region
    if s.n == len(both_mates(s)):
        s.mixed[side] |= 1 << region
        s.tell(FORMED_MIXED_ARMY, "W32.1", SIDES[side], REGIONS[region])


def in_teams(s: War) -> bool:
    return s.teams


AGREEMENTS: Final = Procedure(
    "agreements",
    when(
        in_teams,
        do(part_ways),
        loop(next_company, do(choose_company), ask_each(Agree(), both_mates), do(agreed)),
    ),
)
