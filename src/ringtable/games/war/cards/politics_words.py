"""Words of event cards about the political track. [W21, W31.24]"""

from collections.abc import Callable

from ringtable.games.war.advancing import show_nation, why_no_step
from ringtable.games.war.box.components import AT_WAR, FREE_NATION_SET, NATIONS, Nation, bits
from ringtable.games.war.cards.card_words import card_id
from ringtable.games.war.cards.language import Word
from ringtable.games.war.politics import activate as wake
from ringtable.games.war.politics import advance as step_on
from ringtable.games.war.politics import held_back, may_advance, step_back
from ringtable.games.war.state import War
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.teams.three import may_act_with
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import ask, do, never, when

# Politics. In a team a card works on the nations of its player alone; with three players it
# advances none of the last action. [W31.24, W33.4]


def moves_marker(s: War, nation: Nation) -> bool:
    return s.owner[nation] == s.seat and may_act_with(s, nation)


class Activate:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "activate"

    def __call__(self, s: War) -> None:
        for nation in self.nations:
            if s.owner[nation] == s.seat:
                wake(s, nation, card_id(s))


def may_wake(s: War, nation: Nation) -> bool:
    """Passive, and no card holds it back."""
    return not s.active >> nation & 1 and not held_back(s, nation, "", -1)


class Asleep:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "asleep"

    def __call__(self, s: War) -> bool:
        return any(s.owner[one] == s.seat and may_wake(s, one) for one in self.nations)


def activate(*nations: Nation) -> Word:
    return Word(do(Activate(nations)), Asleep(nations))


class Advance:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "advance"

    def __call__(self, s: War) -> None:
        for nation in self.nations:
            if moves_marker(s, nation):
                step_on(s, nation, card_id(s))


class CanAdvance:
    def __init__(self, nations: tuple[Nation, ...]) -> None:
        self.nations = nations
        self.__name__ = "can advance"

    def __call__(self, s: War) -> bool:
        return any(moves_marker(s, one) and may_advance(s, one) for one in self.nations)


def advance(*nations: Nation) -> Word:
    return Word(do(Advance(nations)), CanAdvance(nations))


class ToWar:
    """Its marker jumps to At War; a passive nation stays before it. [W21.10]"""

    def __init__(self, nation: Nation) -> None:
        self.nation = nation
        self.__name__ = "to war"

    def __call__(self, s: War) -> None:
        if moves_marker(s, self.nation):
            while s.step[self.nation] > AT_WAR and step_on(s, self.nation, card_id(s)):
                pass


def to_war(nation: Nation) -> Word:
    return Word(do(ToWar(nation)), CanAdvance((nation,)))


WhyNoNation = Callable[[War, Nation], Refusal | None]


def not_meant(s: War, nation: Nation) -> None:
    """The card does not speak of that nation: the clause of the question says enough."""


class ChooseNation(Decision[War]):
    """The frame: n is the nation, for the words that follow."""

    name = "choose-nation"
    clause = "W9.29"

    def __init__(self, of: Callable[[War], list[Nation]], why: WhyNoNation) -> None:
        self.of = of
        self.why = why

    def options(self, s: War) -> list[Action]:
        return self.of(s)

    def take(self, s: War, action: Action) -> None:
        s.n = action

    def prompt(self, s: War) -> Phrase:
        return Phrase("war-ask-choose-nation")

    def show(self, s: War, action: Action) -> Answer:
        return show_nation(action, "choose", "war-option-choose-nation")

    def why_not(self, s: War, thing: str) -> Refusal | None:
        id = thing.removeprefix("nation:").removeprefix("choose ")
        return self.why(s, NATIONS.index(id)) if id in NATIONS else None


class AnyNation:
    def __init__(self, of: Callable[[War], list[Nation]]) -> None:
        self.of = of
        self.__name__ = "any nation"

    def __call__(self, s: War) -> bool:
        return bool(self.of(s))


def choose_nation(
    of: Callable[[War], list[Nation]],
    works: Callable[[War], bool] | None = None,
    why: WhyNoNation = not_meant,
) -> Word:
    """One of these nations, for the words that follow; `works` says whether they would change
    anything, if that takes more than such a nation, `why` what keeps another out. [W9.26]"""
    condition = AnyNation(of)
    return Word(when(condition, ask(ChooseNation(of, why))), works or condition)


def free_nations_to_move(s: War) -> list[Nation]:
    """Nations of the player that can become active or go a step on."""
    mine = nations_at(s, s.seat) & FREE_NATION_SET
    return [one for one in bits(mine) if may_wake(s, one) or CanAdvance((one,))(s)]


def why_not_moved(s: War, nation: Nation) -> Refusal | None:
    """As if it were advanced by a die. [W21.10, W21.16, W31.16, W33.4]"""
    return why_no_step(s, nation, "W9.29")


def wake_chosen(s: War) -> None:
    wake(s, s.n, card_id(s))


def advance_chosen(s: War) -> None:
    if moves_marker(s, s.n):
        step_on(s, s.n, card_id(s))


def back_chosen(s: War) -> None:
    step_back(s, s.n, card_id(s))


# Whether these change anything is judged where the nation is chosen.


def activate_chosen() -> Word:
    return Word(do(wake_chosen), never)


def chosen_goes_on() -> Word:
    return Word(do(advance_chosen), never)


def back_a_step() -> Word:
    """The chosen nation's marker goes back."""
    return Word(do(back_chosen), never)
