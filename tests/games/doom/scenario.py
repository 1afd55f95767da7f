"""Tables of doom laid out by hand, with dice that show what the test says."""

from itertools import chain

from ringtable.games.doom import GAME, blank
from ringtable.games.doom.box.components import (
    BATTLE_DIE,
    CARDS,
    DICE,
    FACES,
    FIGURES,
    NO_CARD,
    SLOTS,
    STACK,
    STAGES,
    WAITING,
)
from ringtable.games.doom.dice import DICE_STREAM, STREAMS
from ringtable.games.doom.encounters.encounter import meet
from ringtable.games.doom.flow import FLOW, TURN
from ringtable.games.doom.movement import move_by_die
from ringtable.games.doom.state import Doom
from ringtable.kernel.fact import Fact
from ringtable.kernel.procedure import Procedure
from ringtable.kernel.rng import Rng, key_from_seed

EMPTY = "-"


class LoadedDice(Rng):
    """Dice that fall as they are told, and complain when nothing is told."""

    def __init__(self, battle_faces: tuple[int, ...]) -> None:
        super().__init__(key_from_seed("loaded"), STREAMS)
        self.told: list[int] = []
        self.battle_faces = battle_faces
        self.loaded = False

    def below(self, stream: int, n: int) -> int:
        if stream != DICE_STREAM or not self.loaded:
            return super().below(stream, n)
        assert self.told, "a die is rolled that the test does not know of"
        return self.told.pop(0)

    def tell(self, *faces: int | str) -> None:
        """What the next dice show: numbers, or faces of the battle die by name."""
        self.loaded = True
        for face in faces:
            if isinstance(face, int):
                self.told.append(face - 1)
            else:
                self.told.append(self.battle_faces.index(FACES.index(face)))


class Table:
    """A position with loaded dice, at the start of a turn of seat 0 unless it says otherwise.

    `slots` names the cards on slots 1 to 6 from the left (`-` is an empty slot, `?elrond` lies face
    down); cards of the stage that are not named are in the box. `cards` lie in front of seat 0, or
    of another seat as `1:elrond`.
    """

    def __init__(
        self,
        stage: str = "lothlorien",
        at: dict[str, int | str] | None = None,
        slots: str = "",
        cards: str = "",
        courage: int = 13,
        nazgul: int = 0,
        warriors: int = 0,
        seats: int = 1,
        mode: str = "standard",
        seat: int = 0,
        locked: bool = False,
        seed: str = "table",
        gandalf_left: int = 4,
    ) -> None:
        options = GAME.settle({"mode": mode})
        printed = blank(1, options, GAME.new_rng(key_from_seed(seed))).printed
        self.dice = LoadedDice(printed.battle_faces)
        self.s: Doom = blank(seats, options, self.dice)
        s = self.s
        s.stage = STAGES.index(stage)
        s.courage, s.nazgul, s.warriors = courage, nazgul, warriors
        s.gandalf_locked = locked
        s.gandalf_left = gandalf_left
        s.seat = seat
        start = 8 * s.stage
        for figure in range(5):
            s.position[figure] = start
        for name, space in (at or {}).items():
            s.position[FIGURES.index(name)] = WAITING if space == "waiting" else int(space)
        if slots:
            self.lay_out(slots.split())
        for card in cards.split():
            owner, _, name = card.rpartition(":")
            self.give(name, int(owner or 0))
        s.facts = []
        self.begin(TURN)

    # Laying out

    def card(self, name: str) -> int:
        """A card by name; of several with one name, that of the current stage."""
        names = self.s.printed.names
        own = range(self.s.stage * STACK, (self.s.stage + 1) * STACK)
        for number in chain(own, range(CARDS)):
            if names[number] == name:
                return number
        raise AssertionError(f"there is no card {name!r}")

    def lay_out(self, names: list[str]) -> None:
        s = self.s
        assert len(names) == SLOTS, "there are six slots"
        for card in range(s.stage * STACK, (s.stage + 1) * STACK):
            s.face_up |= 1 << card
        for slot, name in enumerate(names):
            if name == EMPTY:
                s.slot[slot] = NO_CARD
                continue
            card = self.card(name.removeprefix("?"))
            s.slot[slot] = card
            if name.startswith("?"):
                s.face_up &= ~(1 << card)

    def give(self, name: str, seat: int = 0) -> None:
        card = self.card(name)
        self.s.held |= 1 << card
        self.s.face_up |= 1 << card
        self.s.holder[card] = seat

    def begin(self, procedure: Procedure) -> None:
        """Stand at the start of a procedure inside the game's main loop."""
        s = self.s
        s.stack = []
        s.pc = FLOW.address("game.pass_the_dice")
        s.push()
        s.pc = procedure.address()
        FLOW.advance(s)

    # Playing

    def roll(self, *faces: int | str) -> "Table":
        """The dice rolled next will show these faces."""
        self.dice.tell(*faces)
        return self

    def play(self, *texts: str) -> "Table":
        for text in texts:
            seat = FLOW.waiting(self.s)[0]
            FLOW.play(self.s, FLOW.parse(self.s, seat, text), seat)
        return self

    def tile(
        self, number_1: int, figure_1: str, steps_1: int, number_2: int, figure_2: str, steps_2: int
    ) -> "Table":
        """Go through the roll phase so that just these dice lie on the tile, passing every window,
        up to the first question of the action phase. Dice that are rolled after it are told before
        it."""
        third = next(name for name in FIGURES if name not in (figure_1, figure_2))
        pair = ",".join(sorted((figure_1, figure_2), key=FIGURES.index))
        first = {figure_1: steps_1, figure_2: 1}
        later, self.dice.told = self.dice.told, []
        self.pass_windows()
        other = 1 if number_1 != 1 else 2
        shown = [first[name] for name in pair.split(",")]
        self.roll(number_1, other, *shown).play(f"roll {pair}")
        self.pass_windows()
        self.play(f"place {number_1} {figure_1}")
        self.roll(number_2, steps_2, 1).play(f"add {third}")
        self.pass_windows()
        self.dice.told += later
        self.play(f"place {figure_2}")
        return self

    def pass_windows(self) -> None:
        while self.asks().startswith("use_card"):
            self.play("pass")

    def meet(self, number: int) -> "Table":
        """An encounter die shows this number, now and outside a turn's own dice."""
        meet(self.s, number)
        FLOW.advance(self.s)
        return self

    def move(self, figure: str, steps: int) -> "Table":
        """A Fellowship die moves its figure, now and outside a turn's own dice."""
        move_by_die(self.s, FIGURES.index(figure), steps, "M8.1")
        FLOW.advance(self.s)
        return self

    # What came of it

    def where(self, figure: str) -> int | str:
        space = self.s.position[FIGURES.index(figure)]
        return "waiting" if space == WAITING else space

    def options(self) -> list[str]:
        return FLOW.texts(self.s, FLOW.waiting(self.s)[0])

    def asks(self) -> str:
        return FLOW.decision(self.s).name if self.s.outcome is None else ""

    def why(self, thing: str) -> str:
        refusal = FLOW.why_not(self.s, FLOW.waiting(self.s)[0], thing)
        return "" if refusal is None else refusal.clause

    def held(self) -> list[str]:
        """Cards in front of the players."""
        return [self.s.printed.names[card] for card in range(CARDS) if self.s.held >> card & 1]

    def owner(self, name: str) -> int:
        assert name in self.held()
        return self.s.holder[self.card(name)]

    def slots(self) -> list[str]:
        """What lies uppermost on each slot; `?` before what lies face down."""
        shown = []
        for card in bytes(self.s.slot):
            if card == NO_CARD:
                shown.append(EMPTY)
            else:
                down = "" if self.s.is_face_up(card) else "?"
                shown.append(down + self.s.printed.names[card])
        return shown

    def rolled(self) -> dict[str, int | str]:
        """The dice just rolled and what they show."""
        return {
            DICE[die]: FACES[face] if die == BATTLE_DIE else face
            for die, face in zip(bytes(self.s.rolled), bytes(self.s.shows), strict=True)
        }

    def facts(self, id: str) -> list[Fact]:
        return [fact for fact in self.s.facts or [] if fact.kind.id == f"doom-{id}"]

    def causes(self, id: str) -> list[str]:
        return [fact.cause for fact in self.facts(id)]

    def values(self, id: str) -> list[tuple[object, ...]]:
        return [fact.values for fact in self.facts(id)]

    def result(self) -> tuple[str, tuple[int, ...], str]:
        outcome = self.s.outcome
        assert outcome is not None, "the game goes on"
        return outcome.reason, outcome.winners, outcome.clause
