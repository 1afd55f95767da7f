"""The roll phase: two rolls, and two dice of each on a page of the dice tile. [M4]"""

from typing import Final

from ringtable.games.doom.box.components import (
    ENCOUNTER_1,
    ENCOUNTER_2,
    FIGURES,
    NO_FIGURE,
    Figure,
)
from ringtable.games.doom.cards.windows import AFTER_ROLL_WINDOW, Question, cards_fit_the_roll
from ringtable.games.doom.dice import clear_roll, roll
from ringtable.games.doom.facts import DIE_UNUSED, PLACED
from ringtable.games.doom.state import Doom
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, names
from ringtable.kernel.procedure import Procedure, ask, run, second, when

PAIRS: Final = tuple((first, second) for first in range(5) for second in range(first + 1, 5))
PAIR_TEXTS: Final = [f"roll {FIGURES[first]},{FIGURES[second]}" for first, second in PAIRS]
ADD_TEXTS: Final = [f"add {figure}" for figure in FIGURES]


class ChoosePair(Question):
    """Two of the five Fellowship dice, rolled together with both encounter dice. All five may
    always be chosen, also the die of a figure that cannot move any more. [M4.1, M4.6]"""

    name = "choose_pair"
    clause = "M4.1"
    asks = "doom-ask-choose-pair"

    def options(self, s: Doom) -> list[Action]:
        return ALL_PAIRS

    def take(self, s: Doom, action: Action) -> None:
        first, second = PAIRS[action]
        roll(s, [ENCOUNTER_1, ENCOUNTER_2, first, second], "M4.1")

    def show(self, s: Doom, action: Action) -> Answer:
        figures = [FIGURES[figure] for figure in PAIRS[action]]
        values: dict[str, Value] = {"figures": names([f"doom-figure-{one}" for one in figures])}
        things = [f"die:{one}" for one in figures]
        return Answer(PAIR_TEXTS[action], "doom-option-roll-pair", values, things=things)

    def text(self, s: Doom, action: Action) -> str:
        return PAIR_TEXTS[action]

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith("roll "):
            return Refusal("M4.1", Phrase("doom-why-m4-1"))
        return super().why_not(s, thing)


ALL_PAIRS: Final = list(range(len(PAIRS)))


class PlacePage1(Question):
    """One encounter die and one Fellowship die of the first roll go on page 1. Equal encounter dice
    are one choice. [M4.2]"""

    name = "place_page_1"
    clause = "M4.2"
    asks = "doom-ask-place-page-1"

    def options(self, s: Doom) -> list[Action]:
        return [0, 1] if s.shows[0] == s.shows[1] else [0, 1, 2, 3]

    def take(self, s: Doom, action: Action) -> None:
        place(s, 0, action // 2, 2 + action % 2, "M4.2")
        # The other two wait for the second roll.
        s.rolled = bytearray([s.rolled[1 - action // 2], s.rolled[3 - action % 2]])
        s.shows = bytearray([s.shows[1 - action // 2], s.shows[3 - action % 2]])

    def show(self, s: Doom, action: Action) -> Answer:
        encounter, fellowship = action // 2, 2 + action % 2
        return pair_answer(s, self.text(s, action), encounter, fellowship)

    def text(self, s: Doom, action: Action) -> str:
        return f"place {s.shows[action // 2]} {FIGURES[s.rolled[2 + action % 2]]}"

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith(("place ", "die:", "rolled:")):
            return Refusal("M4.2", Phrase("doom-why-m4-2"))
        return super().why_not(s, thing)


class ChooseThird(Question):
    """One of the three Fellowship dice that were not in the first roll joins the two dice left from
    it. [M4.3]"""

    name = "choose_third"
    clause = "M4.3"
    asks = "doom-ask-choose-third"

    def options(self, s: Doom) -> list[Action]:
        placed, left = s.tile_figure[0], s.rolled[1]
        return [figure for figure in range(5) if figure != placed and figure != left]

    def take(self, s: Doom, action: Action) -> None:
        roll(s, [s.rolled[0], s.rolled[1], action], "M4.3")

    def show(self, s: Doom, action: Action) -> Answer:
        figure = FIGURES[action]
        values: dict[str, Value] = {"figure": name(f"doom-figure-{figure}")}
        return Answer(ADD_TEXTS[action], "doom-option-add", values, f"die:{figure}")

    def text(self, s: Doom, action: Action) -> str:
        return ADD_TEXTS[action]

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith(("add ", "die:")):
            return Refusal("M4.3", Phrase("doom-why-m4-3"))
        return super().why_not(s, thing)


class PlacePage2(Question):
    """The encounter die of the second roll and one of its two Fellowship dice go on page 2; the
    other returns to the pool without effect. [M4.4]"""

    name = "place_page_2"
    clause = "M4.4"
    asks = "doom-ask-place-page-2"

    def options(self, s: Doom) -> list[Action]:
        return [1, 2]

    def take(self, s: Doom, action: Action) -> None:
        place(s, 1, 0, action, "M4.4")
        s.tell(DIE_UNUSED, "M4.4", FIGURES[s.rolled[3 - action]])
        clear_roll(s)

    def show(self, s: Doom, action: Action) -> Answer:
        return pair_answer(s, self.text(s, action), 0, action)

    def text(self, s: Doom, action: Action) -> str:
        return f"place {FIGURES[s.rolled[action]]}"

    def why_not(self, s: Doom, thing: str) -> Refusal | None:
        if thing.startswith(("place ", "die:", "rolled:")):
            return Refusal("M4.4", Phrase("doom-why-m4-4"))
        return super().why_not(s, thing)


def place(s: Doom, page: int, encounter: int, fellowship: int, clause: str) -> None:
    """Put two of the dice just rolled on a page; they keep their values. [M4.2, M4.4, M4.5]"""
    figure: Figure = s.rolled[fellowship]
    s.tile_encounter[page] = s.shows[encounter]
    s.tile_figure[page] = figure
    s.tile_steps[page] = s.shows[fellowship]
    s.tell(
        PLACED,
        clause,
        s.seat,
        page + 1,
        s.shows[encounter],
        FIGURES[figure],
        s.shows[fellowship],
    )


def take_off(s: Doom, page: int) -> None:
    """The Fellowship die of a page returns to the pool. [M5.2]"""
    s.tile_figure[page] = NO_FIGURE
    s.tile_steps[page] = 0


def pair_answer(s: Doom, text: str, encounter: int, fellowship: int) -> Answer:
    figure = FIGURES[s.rolled[fellowship]]
    values: dict[str, Value] = {
        "number": s.shows[encounter],
        "figure": name(f"doom-figure-{figure}"),
        "steps": s.shows[fellowship],
    }
    number = 1 if s.rolled[encounter] == ENCOUNTER_1 else 2
    things = [f"rolled:encounter-{number}", f"rolled:{figure}"]
    return Answer(text, "doom-option-place", values, things=things)


CHOOSE_PAIR: Final = ChoosePair()
PLACE_PAGE_1: Final = PlacePage1()
CHOOSE_THIRD: Final = ChooseThird()
PLACE_PAGE_2: Final = PlacePage2()

ROLL_PHASE: Final = Procedure(
    "roll_phase",
    ask(CHOOSE_PAIR),
    when(cards_fit_the_roll, run(AFTER_ROLL_WINDOW)),
    ask(PLACE_PAGE_1),
    ask(CHOOSE_THIRD),
    second(when(cards_fit_the_roll, second(run(AFTER_ROLL_WINDOW)))),
    ask(PLACE_PAGE_2),
)
