"""A spike of `war`: a battle round in which both sides choose a combat card in secret, at once.

Hands are dealt from one deck; both fighters put down a card or none, the cards are revealed
together, the attacker's works first, then dice are rolled. A bystander watches.
"""

from random import Random
from typing import Any, ClassVar, Final

from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.fact import FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.phrase import Say
from ringtable.kernel.procedure import Procedure, ask_each, do, loop, run
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State

CARDS: Final = 8
NO_CARD: Final = 99
REVEALED: Final = FactKind("duel-revealed", "player@seat", "card", reveals=True)
ROLLED: Final = FactKind("duel-rolled", "player@seat", "hits")


class Duel(State):
    __slots__ = ("card", "hits", "owner", "rounds")
    COLUMNS: ClassVar[tuple[str, ...]] = ("owner", "card", "hits", "rounds")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.owner: list[int] = []
        self.card: list[int] = [NO_CARD] * 2
        self.hits: list[int] = [0] * 2
        self.rounds: int = 0

    def copy(self) -> "Duel":
        s = Duel.__new__(Duel)
        self.copy_frames(s)
        s.owner = self.owner[:]
        s.card = self.card[:]
        s.hits = self.hits[:]
        s.rounds = self.rounds
        return s

    def key(self) -> tuple[object, ...]:
        return (
            self.frames_key(),
            tuple(self.owner),
            tuple(self.card),
            tuple(self.hits),
            self.rounds,
        )


class CombatCard(Decision[Duel]):
    """One card from the hand, or none."""

    name = "combat-card"
    secret = True

    def options(self, s: Duel) -> list[Action]:
        return [*(card for card in range(CARDS) if s.owner[card] == s.seat), NO_CARD]

    def take(self, s: Duel, action: Action) -> None:
        s.card[s.seat] = action

    def show(self, s: Duel, action: Action) -> Answer:
        return Answer("none" if action == NO_CARD else f"card {action}")


def deal(s: Duel) -> None:
    s.owner = [card % 2 for card in range(CARDS)]
    s.rng.shuffle(0, s.owner)


def fighters(s: Duel) -> list[int]:
    return [0, 1]


def reveal(s: Duel) -> None:
    for seat in (0, 1):
        card = s.card[seat]
        if card != NO_CARD:
            s.owner[card] = -1
            s.tell(REVEALED, "spike", seat, card)


def roll(s: Duel) -> None:
    for seat in (0, 1):
        bonus = 0 if s.card[seat] == NO_CARD else s.card[seat] % 3
        hits = int(s.rng.below(1, 6) + bonus >= 5)
        s.hits[seat] += hits
        s.tell(ROLLED, "spike", seat, hits)
        s.card[seat] = NO_CARD


def check(s: Duel) -> None:
    s.rounds += 1
    if s.rounds == 5:
        best = max(s.hits)
        s.end("over", [seat for seat in (0, 1) if s.hits[seat] == best], "spike", tuple(s.hits))


def undecided(s: Duel) -> bool:
    return s.outcome is None


BATTLE_ROUND: Final = Procedure(
    "battle round",
    ask_each(CombatCard(), fighters),
    do(reveal),
    do(roll),
    do(check),
)
MAIN: Final = Procedure("main", do(deal), loop(undecided, run(BATTLE_ROUND)))
FLOW: Final = Flow(MAIN)


def blank(seats: int, options: Options, rng: Rng) -> Duel:
    return Duel(seats, rng)


def table(s: Duel, seat: int) -> dict[str, Any]:
    return {
        "hand": [card for card in range(CARDS) if s.owner[card] == seat],
        "counts": [s.owner.count(0), s.owner.count(1)],
        "played": [card for card in range(CARDS) if s.owner[card] == -1],
        "hits": list(s.hits),
        "rounds": s.rounds,
    }


def redeal(s: Duel, seat: int, random: Random) -> None:
    """Other hands are dealt anew, and an answer under another's seal with them."""
    hidden = [card for card in range(CARDS) if s.owner[card] not in (-1, seat)]
    owners = [s.owner[card] for card in hidden]
    random.shuffle(owners)
    for card, owner in zip(hidden, owners, strict=True):
        s.owner[card] = owner
    sealed = s.sealed[:]
    for other in (0, 1):
        if sealed and other != seat and sealed[other] >= 0:
            hand = [card for card in range(CARDS) if s.owner[card] == other]
            sealed[other] = random.choice([*hand, NO_CARD])
    s.sealed = sealed


def evaluate(s: Duel, seat: int) -> float:
    if s.outcome is not None:
        return 1.0 if seat in s.outcome.winners else 0.0
    return 0.5


def text_table(view: dict[str, Any], say: Say) -> str:
    return f"hits {view['table']['hits']}"


GAME: Final = Game(
    "duel",
    "Duel spike",
    (2, 3),
    FLOW,
    ("deck", "dice"),
    blank,
    table,
    text_table,
    redeal,
    evaluate,
    (REVEALED, ROLLED),
    longest=100,
)
