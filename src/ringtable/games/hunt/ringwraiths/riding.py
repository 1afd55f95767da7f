"""How Nazgûl move: their own rides, granted steps, and where the Ring-bearer drives them. [H16,
H41.8]"""

from typing import Final

from ringtable.games.hunt.answers import AsksRingBearer, at_place, enough, with_rider
from ringtable.games.hunt.box import board as ways
from ringtable.games.hunt.box.components import NIGHT, Nazgul, Place, bits
from ringtable.games.hunt.facts import DRIVEN, RODE
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, name
from ringtable.kernel.procedure import Procedure, ask, do, loop

STEPS: Final = (0, ways.ONE_STEP, ways.TWO_STEPS, ways.THREE_STEPS)
ENOUGH: Final = 4  # an answer of WhichRider: no further Nazgûl


def rides(s: Hunt, rider: Nazgul) -> list[Place]:
    """Where the normal move of a Nazgûl may lead: one step by day, two by night, three by road. A
    held one cannot move. [H16.2, H16.3, H16.4, H41.9]"""
    if s.held >> rider & 1:
        return []
    night = s.phase == NIGHT
    if s.no_road_bonus:
        way = ways.BY_NIGHT_NO_ROAD if night else ways.BY_DAY_NO_ROAD
    else:
        way = ways.BY_NIGHT if night else ways.BY_DAY
    return s.board.ride(s.nazgul[rider], way, s.blocked())


def granted_steps(s: Hunt, rider: Nazgul, steps: int) -> list[Place]:
    """Where single steps granted by a card, a die or an ability may lead. [H16.9, H24.12]"""
    if s.held >> rider & 1:
        return []
    return s.board.ride(s.nazgul[rider], STEPS[steps], s.blocked())


def ride(s: Hunt, rider: Nazgul, place: Place, clause: str) -> None:
    s.nazgul[rider] = place
    s.tell(RODE, clause, s.called(rider), s.board.names[place])


# Granted steps: the frame says who (`target`) and how far (`n`).


class Ride(Decision[Hunt]):
    """Up to some single steps for one Nazgûl, chosen by its own Ringwraith; it may also stay.
    [H16.9, H24.R4, H37.R6, H43.14]"""

    name = "ride"
    clause = "H16.9"

    def who(self, s: Hunt) -> int:
        return s.owner[s.target]

    def options(self, s: Hunt) -> list[Action]:
        return [s.nazgul[s.target], *granted_steps(s, s.target, s.n)]

    def take(self, s: Hunt, action: Action) -> None:
        if action != s.nazgul[s.target]:
            ride(s, s.target, action, self.clause)

    def show(self, s: Hunt, action: Action) -> Answer:
        if action == s.nazgul[s.target]:
            here = s.board.names[action]
            return Answer("stay", "hunt-option-stay", thing=f"place:{here}")
        return at_place(s, "ride", "hunt-option-ride", action)

    def text(self, s: Hunt, action: Action) -> str:
        stays = action == s.nazgul[s.target]
        return "stay" if stays else f"ride {s.board.names[action]}"

    def prompt(self, s: Hunt) -> Phrase:
        rider = name(f"hunt-nazgul-{s.called(s.target)}")
        return Phrase("hunt-ask-ride", {"rider": rider, "n": s.n})


GRANTED_RIDE: Final = Procedure("granted-ride", ask(Ride()))


# Pursuit: every Nazgûl moves, the active one first. The frame's `source` counts them.


def pursuers(s: Hunt) -> list[Nazgul]:
    """The active Nazgûl, then the others in the order of the phase. [H37.12, H37.R6]"""
    return [s.active, *[rider for rider in s.activation() if rider != s.active]]


def pursuers_left(s: Hunt) -> bool:
    return s.source < 4


def next_pursuer(s: Hunt) -> None:
    s.target = pursuers(s)[s.source]
    s.source += 1


PURSUIT: Final = Procedure("pursuit", loop(pursuers_left, do(next_pursuer), ask(Ride())))


# Driven by the Ring-bearer. The frame: `target` is the set of Nazgûl that may still be moved, `n`
# how many more, `source` how far each.


def driveable(s: Hunt) -> list[Nazgul]:
    """Nazgûl that may be moved now; held ones never. [H41.8, H41.9]"""
    return bits(s.target & ~s.held)


def more_to_drive(s: Hunt) -> bool:
    return s.n > 0 and bool(driveable(s))


class WhichRider(AsksRingBearer):
    """Which Nazgûl the Ring-bearer moves next. [H41.8]"""

    name = "which-rider"
    clause = "H41.8"

    def options(self, s: Hunt) -> list[Action]:
        return [*driveable(s), ENOUGH]

    def take(self, s: Hunt, action: Action) -> None:
        if action == ENOUGH:
            s.n = 0
            return
        s.target &= ~(1 << action)
        s.n -= 1
        s.call(DRIVE_ONE, target=action, n=s.source)

    def show(self, s: Hunt, action: Action) -> Answer:
        return enough() if action == ENOUGH else with_rider(s, action)

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-which-rider", {"n": s.n})


# One of them. The frame: `target` is the Nazgûl, `n` how far.


class DriveTo(AsksRingBearer):
    """Where the chosen Nazgûl is moved; zero steps are allowed. [H41.8]"""

    name = "drive-to"
    clause = "H41.8"

    def options(self, s: Hunt) -> list[Action]:
        return [s.nazgul[s.target], *granted_steps(s, s.target, s.n)]

    def take(self, s: Hunt, action: Action) -> None:
        if action != s.nazgul[s.target]:
            s.nazgul[s.target] = action
            s.tell(DRIVEN, self.clause, s.called(s.target), s.board.names[action])

    def show(self, s: Hunt, action: Action) -> Answer:
        return at_place(s, "to", "hunt-option-to", action)

    def prompt(self, s: Hunt) -> Phrase:
        rider = name(f"hunt-nazgul-{s.called(s.target)}")
        return Phrase("hunt-ask-drive-to", {"rider": rider, "n": s.n})


DRIVE: Final = Procedure("drive", loop(more_to_drive, ask(WhichRider())))
DRIVE_ONE: Final = Procedure("drive-one", ask(DriveTo()))


# Driven out: the same for Nazgûl that must leave where they stand, if they can. [H33.R1]


def leavers(s: Hunt) -> list[Nazgul]:
    return [rider for rider in bits(s.target) if granted_steps(s, rider, s.source)]


def more_to_leave(s: Hunt) -> bool:
    return bool(leavers(s))


class WhoLeaves(WhichRider):
    """Which Nazgûl is driven out next. [H33.4, H33.R1]"""

    def options(self, s: Hunt) -> list[Action]:
        return leavers(s)

    def take(self, s: Hunt, action: Action) -> None:
        s.target &= ~(1 << action)
        s.n -= 1
        s.call(DRIVE_ONE_OUT, target=action, n=s.source)


class LeaveTo(DriveTo):
    """Where it goes. [H33.4, H33.R1]"""

    def options(self, s: Hunt) -> list[Action]:
        return granted_steps(s, s.target, s.n)


DRIVE_OUT: Final = Procedure("drive-out", loop(more_to_leave, ask(WhoLeaves())))
DRIVE_ONE_OUT: Final = Procedure("drive-one-out", ask(LeaveTo()))
