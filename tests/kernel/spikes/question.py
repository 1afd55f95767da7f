"""A spike of `hunt`: "were you here?", with a card out of turn that may cancel the question.

The hider (seat 0) has a secret place and a secret hand. A seeker names a place; before the answer
is given the hider may play a card that cancels the question. The window opens whether or not he
holds one.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.fact import FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.phrase import Say
from ringtable.kernel.procedure import Procedure, ask, do, each_seat, loop, run, when
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

PLACES: Final = 8
ASKED: Final = FactKind("ask-asked", "player@seat", "place")
ANSWERED: Final = FactKind("ask-answered", "place", "yes", reveals=True)
CALLED_OFF: Final = FactKind("ask-called-off", "place", reveals=True)
MOVED: Final = FactKind("ask-moved", "place")


class Hide(State):
    __slots__ = ("answers", "cards", "place", "visited")
    COLUMNS: ClassVar[tuple[str, ...]] = ("place", "visited", "cards", "answers")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.place: int = 0
        self.visited: int = 0
        self.cards: int = 0
        self.answers: list[int] = []  # place * 2 + yes, in the order they were given

    def copy(self) -> "Hide":
        s = Hide.__new__(Hide)
        self.copy_frames(s)
        s.place = self.place
        s.visited = self.visited
        s.cards = self.cards
        s.answers = self.answers[:]
        return s

    def key(self) -> tuple[object, ...]:
        return (self.frames_key(), self.place, self.visited, self.cards, tuple(self.answers))


class Move(Decision[Hide]):
    """Where the hider goes is nobody's business."""

    name = "move"
    secret = True

    def who(self, s: Hide) -> int:
        return 0

    def options(self, s: Hide) -> list[Action]:
        return [(s.place + 1) % PLACES, (s.place + 3) % PLACES]

    def take(self, s: Hide, action: Action) -> None:
        s.place = action
        s.visited |= 1 << action
        s.tell_only(1, MOVED, "spike", (action,), ())

    def show(self, s: Hide, action: Action) -> Answer:
        return Answer(f"to {action}")


class WereYouHere(Decision[Hide]):
    name = "were-you-here"

    def options(self, s: Hide) -> list[Action]:
        return list(range(PLACES))

    def take(self, s: Hide, action: Action) -> None:
        s.tell(ASKED, "spike", s.seat, action)
        s.call(QUESTION, s.seat, target=action, n=1)


class CallOff(Decision[Hide]):
    """Play the card that cancels the question, or let it be answered."""

    name = "call-off"
    secret = True

    def who(self, s: Hide) -> int:
        return 0

    def options(self, s: Hide) -> list[Action]:
        return [0, 1] if s.cards else [0]

    def take(self, s: Hide, action: Action) -> None:
        if action:
            s.cards -= 1
            s.n = 0
            s.tell(CALLED_OFF, "spike", s.target)

    def show(self, s: Hide, action: Action) -> Answer:
        return Answer("call off" if action else "pass")


def hide(s: Hide) -> None:
    s.place = s.rng.below(0, PLACES)
    s.visited = 1 << s.place
    s.cards = s.rng.below(0, 3)


def still_asked(s: Hide) -> bool:
    return s.n == 1


def answer(s: Hide) -> None:
    yes = s.visited >> s.target & 1
    s.answers.append(s.target * 2 + yes)
    s.tell(ANSWERED, "spike", s.target, yes)
    if s.target == s.place:
        s.end("found", list(range(1, s.seats)), "spike")


def seekers(s: Hide) -> list[int]:
    return list(range(1, s.seats))


def tired(s: Hide) -> None:
    if len(s.answers) >= 12:
        s.end("hidden", [0], "spike")


def undecided(s: Hide) -> bool:
    return s.outcome is None


QUESTION: Final = Procedure("question", ask(CallOff()), when(still_asked, do(answer)))
DAY: Final = Procedure("day", ask(Move()), each_seat(ask(WereYouHere()), order=seekers), do(tired))
MAIN: Final = Procedure("main", do(hide), loop(undecided, run(DAY)))
FLOW: Final = Flow(MAIN, also=[QUESTION])


def blank(seats: int, options: Options, rng: Rng) -> Hide:
    return Hide(seats, rng)


def table(s: Hide, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"answers": list(s.answers)}
    if seat == 0:
        shown |= {"place": s.place, "visited": s.visited, "cards": s.cards}
    return shown


def redeal(s: Hide, seat: int, random: Random) -> None:
    """For a seeker: some visited places that every answer fits, and one of them to hide in. What
    was a no may have been visited since; leaving it out is consistent too."""
    if seat == 0:
        return
    s.cards = random.randrange(3)
    yes = {code >> 1 for code in s.answers if code & 1}
    no = {code >> 1 for code in s.answers if not code & 1}
    free = [place for place in range(PLACES) if place not in yes and place not in no]
    s.visited = 0
    for place in yes:
        s.visited |= 1 << place
    others = [place for place in free if random.random() < 0.5]
    for place in others:
        s.visited |= 1 << place
    possible = [place for place in range(PLACES) if s.visited >> place & 1]
    s.place = random.choice(possible or free or list(range(PLACES)))
    s.visited |= 1 << s.place


def evaluate(s: Hide, seat: int) -> float:
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    return 0.5


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"answers {view['table']['answers']}"


GAME: Final = Game(
    "question",
    "Question spike",
    (2, 3),
    FLOW,
    ("setup",),
    blank,
    table,
    text_table,
    redeal,
    evaluate,
    (ASKED, ANSWERED, CALLED_OFF, MOVED),
    longest=300,
)
