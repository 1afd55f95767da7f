"""A spike of `quest`: an attack, a shadow effect, a response that cancels it, a card in hand.

One enemy attacks. Its shadow card is turned up; before the effect happens every player may answer
from the hand (a card that cancels it, or an interruption that first readies a defender). Hands are
secret, so the window opens whatever anybody holds.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.fact import FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.phrase import Say
from ringtable.kernel.procedure import (
    Procedure,
    ask,
    choice,
    choose_one,
    do,
    each_seat,
    loop,
    run,
    when,
)
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

CANCEL: Final = 0  # cancels a shadow effect
READY: Final = 1  # an interruption of its own: choose to heal or to ready
PLAIN: Final = 2
CARDS: Final = ("cancel", "ready", "plain", "plain", "plain", "plain")

PLAYED: Final = FactKind("spike-played", "player@seat", "card@word", reveals=True)
CANCELLED: Final = FactKind("spike-cancelled", "player@seat")
HIT: Final = FactKind("spike-hit", "damage")


class Shadow(State):
    __slots__ = ("damage", "hand", "passed", "ready", "rounds")
    COLUMNS: ClassVar[tuple[str, ...]] = ("damage", "hand", "passed", "ready", "rounds")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.damage: int = 0
        self.hand: list[int] = []  # owner of each card, -1 once played
        self.passed: int = 0
        self.ready: int = 0
        self.rounds: int = 0

    def copy(self) -> "Shadow":
        s = Shadow.__new__(Shadow)
        self.copy_frames(s)
        s.damage = self.damage
        s.hand = self.hand[:]
        s.passed = self.passed
        s.ready = self.ready
        s.rounds = self.rounds
        return s

    def key(self) -> tuple[object, ...]:
        hand = tuple(self.hand)
        return (self.frames_key(), self.damage, hand, self.passed, self.ready, self.rounds)


class Respond(Decision[Shadow]):
    """Play a card from hand against the shadow effect, or pass."""

    name = "respond"
    secret = True

    def options(self, s: Shadow) -> list[Action]:
        mine = [card for card in (CANCEL, READY) if s.hand[card] == s.seat]
        return [*mine, 9]

    def take(self, s: Shadow, action: Action) -> None:
        if action == 9:
            s.passed |= 1 << s.seat
            return
        s.hand[action] = -1
        s.tell(PLAYED, "spike", s.seat, CARDS[action])
        s.call(CARD_TEXTS[action], s.seat, source=action)

    def show(self, s: Shadow, action: Action) -> Answer:
        return Answer("pass" if action == 9 else f"play {CARDS[action]}")


class Choose(Decision[Shadow]):
    """An ordinary open question, so that a match has something else to ask."""

    name = "attack"

    def options(self, s: Shadow) -> list[Action]:
        return [1, 2]

    def take(self, s: Shadow, action: Action) -> None:
        s.call(ATTACK, s.seat, n=action)


def deal(s: Shadow) -> None:
    owners = [card % s.seats for card in range(len(CARDS))]
    s.rng.shuffle(0, owners)
    s.hand = owners


def nobody_passed(s: Shadow) -> None:
    s.passed = 0


def not_passed(s: Shadow) -> bool:
    return not s.passed >> s.seat & 1


def goes_ahead(s: Shadow) -> bool:
    return s.n > 0


def hit(s: Shadow) -> None:
    s.damage += s.n
    s.tell(HIT, "spike", s.n)


def cancel_the_shadow(s: Shadow) -> None:
    s.set_count_in(SHADOW_EFFECT, 0)
    s.tell(CANCELLED, "spike", s.seat)


def heal(s: Shadow) -> None:
    s.damage -= 1


def ready(s: Shadow) -> None:
    s.ready += 1


def damaged(s: Shadow) -> bool:
    return s.damage > 0


def next_round(s: Shadow) -> None:
    s.rounds += 1
    if s.rounds == 4:
        s.end("over", [], "spike", (s.damage,) * s.seats)


def undecided(s: Shadow) -> bool:
    return s.outcome is None


RESPONSES: Final = Procedure(
    "responses",
    do(nobody_passed),
    each_seat(loop(not_passed, ask(Respond()))),
)
SHADOW_EFFECT: Final = Procedure(
    "shadow effect",
    run(RESPONSES),
    when(goes_ahead, do(hit)),
)
ATTACK: Final = Procedure("attack", run(SHADOW_EFFECT), do(next_round))
CARD_TEXTS: Final = (
    Procedure("cancel", do(cancel_the_shadow)),
    Procedure(
        "ready",
        choose_one(
            "spike-ready", choice("heal", do(heal), only_if=damaged), choice("up", do(ready))
        ),
    ),
)
MAIN: Final = Procedure("main", do(deal), loop(undecided, ask(Choose())))
FLOW: Final = Flow(MAIN, also=[ATTACK, *CARD_TEXTS])


def blank(seats: int, options: Options, rng: Rng) -> Shadow:
    return Shadow(seats, rng)


def table(s: Shadow, seat: int) -> dict[str, Any]:
    return {
        "damage": s.damage,
        "ready": s.ready,
        "rounds": s.rounds,
        "hand": [CARDS[card] for card in range(len(CARDS)) if s.hand[card] == seat],
        "counts": [s.hand.count(player) for player in range(s.seats)],
        "played": [CARDS[card] for card in range(len(CARDS)) if s.hand[card] == -1],
    }


def redeal(s: Shadow, seat: int, random: Random) -> None:
    """Cards in other hands change places; how many each holds is public."""
    hidden = [card for card in range(len(CARDS)) if s.hand[card] not in (-1, seat)]
    owners = [s.hand[card] for card in hidden]
    random.shuffle(owners)
    for card, owner in zip(hidden, owners, strict=True):
        s.hand[card] = owner


def evaluate(s: Shadow, seat: int) -> float:
    return 1.0 / (1.0 + s.damage)


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"damage {view['table']['damage']}"


GAME: Final = Game(
    "shadow",
    "Shadow spike",
    (1, 3),
    FLOW,
    ("deck",),
    blank,
    table,
    text_table,
    redeal,
    evaluate,
    (PLAYED, CANCELLED, HIT),
    longest=200,
)
