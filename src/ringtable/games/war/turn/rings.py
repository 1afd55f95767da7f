"""Elven Rings: a die is turned to another face. [W8]"""

from typing import Final

from ringtable.games.war.box.components import (
    EYE,
    FACES,
    FREE,
    RINGS,
    SHADOW,
    WILL_OF_THE_WEST,
    Face,
    Side,
)
from ringtable.games.war.facts import RING_PASSED, RING_TURNED
from ringtable.games.war.questions import Question
from ringtable.games.war.state import RING_USED, War
from ringtable.games.war.turn.dice import die_to_eye
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask


def has_ring(s: War, side: Side) -> bool:
    """A ring that may still be used this turn. [W8.5, W8.9, W31.22]"""
    return s.rings[side] > 0 and not s.used >> RING_USED + side & 1


def may_use_ring(s: War, side: Side) -> bool:
    """A ring, and an unused die to turn. [W8.1, W8.8]"""
    return has_ring(s, side) and s.unused(side) > 0


def use_up_ring(s: War, side: Side, cause: str) -> None:
    """A ring of the Free Peoples passes to the Shadow, a ring of the Shadow leaves the game.
    [W8.3, W8.4, W8.5]"""
    s.rings[side] -= 1
    if side == FREE:
        s.rings[SHADOW] += 1
    s.used |= 1 << RING_USED + side
    s.tell(RING_PASSED, cause, s.rings[FREE], s.rings[SHADOW], RINGS - sum(s.rings))


def faces_for(s: War, side: Side, die: Face) -> list[Face]:
    """Other faces that exist for the side; no ring makes a Will of the West. [W8.1, W8.2]"""
    found = sorted(set(s.pack.dice[side]))
    return [face for face in found if face not in (die, WILL_OF_THE_WEST)]


class TurnWhich(Question):
    """Which unused die is turned. [W8.1]"""

    name = "ring-die"
    clause = "W8.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        dice = s.dice[s.side_at[s.seat]]
        return [face for face in range(len(FACES)) if dice[face]]

    def take(self, s: War, action: Action) -> None:
        s.source = action

    def show(self, s: War, action: Action) -> Answer:
        id = FACES[action]
        return Answer(
            f"turn {id}", "war-option-turn", {"face": {"name": f"war-face-{id}"}}, f"die:{id}"
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing in ("die:hunt", "turn eye"):
            return Refusal("W8.8", Phrase("war-why-die-in-box"))
        if thing.removeprefix("die:").removeprefix("turn ") in FACES:
            return Refusal("W5.24", Phrase("war-why-no-such-die"))
        return None


class TurnTo(Question):
    """The new face. [W8.1, W8.2, W8.6]"""

    name = "ring-face"
    clause = "W8.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return faces_for(s, s.side_at[s.seat], s.source)

    def take(self, s: War, action: Action) -> None:
        side = s.side_at[s.seat]
        s.tell(RING_TURNED, "W8.1", s.seat, FACES[s.source], FACES[action])
        if action == EYE:
            die_to_eye(s, s.source)
        else:
            s.dice[side][s.source] -= 1
            s.dice[side][action] += 1
        use_up_ring(s, side, "W8.3" if side == FREE else "W8.4")

    def show(self, s: War, action: Action) -> Answer:
        id = FACES[action]
        return Answer(
            f"to {id}",
            "war-option-to-face",
            {"face": {"name": f"war-face-{id}"}},
            data={"as": id},
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing == f"to {FACES[WILL_OF_THE_WEST]}" and s.side_at[s.seat] == FREE:
            return Refusal("W8.2", Phrase("war-why-no-will"))
        if thing.removeprefix("to ") in FACES:
            return Refusal("W8.1", Phrase("war-why-no-such-face"))
        return None


# The frame: source is the die that is turned.
USE_RING: Final = Procedure("use-ring", ask(TurnWhich()), ask(TurnTo()))
