"""The path of the Ring-bearers' figure, named region by region: of a declaration, of a reveal.
Enemy armies do not hinder it. [W23.5, W23.11, W23.21-W23.23]

The frame of a path: `target` is 1 if it may not end in a city or stronghold that the Free Peoples
hold (a reveal), `n` how many steps are left.
"""

from typing import Final

from ringtable.games.war.box.components import FREE
from ringtable.games.war.box.places import NOWHERE, REGIONS, Region
from ringtable.games.war.characters.travel import within
from ringtable.games.war.facts import FIGURE_MOVED
from ringtable.games.war.fellowship.guide import leads
from ringtable.games.war.state import War
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name
from ringtable.kernel.procedure import Procedure, ask, do, loop

HERE: Final = 255  # an answer: the path ends here


def forbidden_ends(s: War) -> int:
    """Where a reveal may not end. [W23.12]"""
    return s.map.great & s.held(FREE) if s.target else 0


def may_end(s: War, region: Region) -> bool:
    return not forbidden_ends(s) >> region & 1


def can_finish(s: War, region: Region, steps: int) -> bool:
    """Whether a legal end can be reached from a region within some steps, through new regions."""
    if may_end(s, region):
        return True
    seen = s.map.closed | 1 << region
    for passed in s.path:
        seen |= 1 << passed
    front = [region]
    for _ in range(steps):
        following: list[Region] = []
        for one in front:
            for other in s.map.near[one]:
                if not seen >> other & 1:
                    if may_end(s, other):
                        return True
                    seen |= 1 << other
                    following.append(other)
        front = following
    return False


def next_steps(s: War) -> list[Region]:
    """Regions that the path may enter next: never the heart of Mordor, and never so that no legal
    end is left. Walking in circles leads nowhere that a shorter path does not. [W23.22]"""
    if s.n == 0:
        return []
    here = s.path[-1]
    found = []
    for other in s.map.near[here]:
        if s.map.closed >> other & 1 or other in s.path:
            continue
        if can_finish(s, other, s.n - 1):
            found.append(other)
    return found


def path_goes_on(s: War) -> bool:
    """Until it has been ended, or can go no further."""
    return s.source == NOWHERE and bool(next_steps(s))


class Walk(Decision[War]):
    """The next region of the path, or to end it here. [W23.5, W23.11, W23.23]"""

    name = "path"
    clause = "W23.23"
    stage = True

    def who(self, s: War) -> int:
        return leads(s)

    def options(self, s: War) -> list[Action]:
        found = next_steps(s)
        if may_end(s, s.path[-1]):
            found.append(HERE)
        return found

    def take(self, s: War, action: Action) -> None:
        if action == HERE:
            s.source = s.path[-1]
        else:
            s.path = [*s.path, action]
            s.n -= 1

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-path", {"n": s.n})

    def show(self, s: War, action: Action) -> Answer:
        if action == HERE:
            id = REGIONS[s.path[-1]]
            return Answer("here", "war-option-here", {"region": name(f"war-region-{id}")})
        id = REGIONS[action]
        words: dict[str, Value] = {"region": name(f"war-region-{id}")}
        return Answer(f"through {id}", "war-option-through", words, f"region:{id}")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing == "here":
            return Refusal("W23.12", Phrase("war-why-reveal-end"))
        id = thing.removeprefix("region:").removeprefix("through ")
        if id not in REGIONS:
            return None
        region = REGIONS.index(id)
        if s.map.closed >> region & 1:
            return Refusal("W23.22", Phrase("war-why-closed-to-figure"))
        if region == s.path[-1] or (forbidden_ends(s) >> region & 1 and s.n == 1):
            return Refusal("W23.12", Phrase("war-why-reveal-end"))
        if not within(s, s.path[-1], s.n, region):
            return Refusal("W23.11" if s.target else "W23.5", Phrase("war-why-too-far"))
        if not s.map.adjacent(s.path[-1], region):
            return Refusal("W2.4", Phrase("war-why-not-adjacent"))
        if s.target and region not in s.path:
            return Refusal("W23.12", Phrase("war-why-reveal-end"))
        return Refusal("W23.23", Phrase("war-why-been-there"))


def set_out(s: War) -> None:
    """From the figure, at most progress steps; nobody has said yet where it ends."""
    s.path = [s.figure]
    s.n = s.progress
    s.source = NOWHERE


def arrive(s: War) -> None:
    """The figure stands at the end of the path and progress is zero. [W23.5, W23.11]"""
    end = s.path[-1]
    if end != s.figure:
        names = [REGIONS[region] for region in s.path]
        s.tell(FIGURE_MOVED, "W23.11" if s.target else "W23.5", REGIONS[end], names)
    s.figure = end
    s.progress = 0


# The path is named first and walked then. If no legal end can be reached the figure stays. [W23.13]
NAME_PATH: Final = Procedure("path", do(set_out), loop(path_goes_on, ask(Walk())))
