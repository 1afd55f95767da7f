"""The words of a text: what is chosen first, what happens, whether it could change anything; and
the words that join words. [Q21.4]"""

from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.order import clockwise, still_plays
from ringtable.kernel.procedure import (
    Condition,
    Procedure,
    Step,
    all_of,
    any_of,
    choice,
    choose_one,
    each_seat,
    run,
    when,
)

Text = tuple["Word", ...]


def always(s: Quest) -> bool:
    return True


# Words


class Word:
    """One word of a text: what is chosen first, the steps that follow, and whether it could change
    anything (`can`), for who knows the hands and for everybody else (`seems`)."""

    def __init__(
        self,
        name: str,
        choosing: tuple[Step, ...],
        doing: tuple[Step, ...],
        can: Condition = always,
        seems: Condition | None = None,
        is_cost: bool = False,
    ) -> None:
        self.name = name
        self.choosing = choosing
        self.doing = doing
        self.can = can
        self.seems = can if seems is None else seems
        self.is_cost = is_cost

    def all_steps(self) -> tuple[Step, ...]:
        """The word where it stands in the middle of a text: passed by if it can do nothing."""
        if self.choosing:
            return (when(self.can, *self.choosing, *self.doing),)
        return self.doing


def cost(*words: Word) -> Word:
    """What is paid for the rest, in full and first. [Q21.1]"""
    choosing: tuple[Step, ...] = ()
    doing: tuple[Step, ...] = ()
    for word in words:
        choosing += word.choosing
        doing += word.doing
    can = all_of(*[word.can for word in words])
    seems = all_of(*[word.seems for word in words])
    return Word("cost", choosing, doing, can, seems, is_cost=True)


def effect(act: Step | Procedure, can: Condition = always, name: str = "") -> Word:
    """A word of one card only: a step of its own."""
    step = run(act) if isinstance(act, Procedure) else act
    return Word(name or step.name, (), (step,), can)


class Way:
    """One way of a choice."""

    def __init__(self, name: str, words: Text) -> None:
        self.name = name
        self.words = words
        self.can = could_change(words, False)


def way(name: str, *words: Word) -> Way:
    return Way(name, words)


def choose(name: str, *ways: Way) -> Word:
    """One of several ways, as far as they could change something. The messages of the catalog are
    `quest-choose-<name>-<way>`. [Q21.14]"""
    choices = [
        choice(one.name, *[step for word in one.words for step in word.all_steps()],
               only_if=one.can)
        for one in ways
    ]  # fmt: skip
    step = choose_one(f"quest-choose-{name}", *choices)
    return Word(name, (), (step,), any_of(*[one.can for one in ways]))


def for_each_player(*words: Word) -> Word:
    """Each player in player order does this himself. [Q21.10]"""
    body = [step for word in words for step in word.all_steps()]
    return Word("each-player", (), (each_seat(when(still_plays, *body), order=clockwise),))


def only_if(condition: Condition, *words: Word) -> Word:
    """Words that hold under a condition."""
    body = [step for word in words for step in word.all_steps()]
    can = all_of(condition, could_change(words, False))
    return Word("only-if", (), (when(condition, *body),), can)


def could_change(words: Text, publicly: bool) -> Condition:
    """Costs can be paid, what must be chosen is there, and something changes. [Q21.4]"""
    needed: list[Condition] = []
    changes: list[Condition] = []
    for word in words:
        can = word.seems if publicly else word.can
        if can is always:
            if not word.is_cost:
                changes.append(can)
        elif word.is_cost or word.choosing:
            needed.append(can)
            if not word.is_cost:
                changes.append(always)
        else:
            changes.append(can)
    if not changes or always in changes:
        return every(needed)
    return every([*needed, changes[0] if len(changes) == 1 else any_of(*changes)])


class Every:
    """All of several conditions. They are asked for at every window, hence without a generator."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions
        self.__name__ = "every"

    def __call__(self, s: Quest) -> bool:
        for condition in self.conditions:  # noqa: SIM110 - twice as fast as all(…)
            if not condition(s):
                return False
        return True


def every(conditions: list[Condition]) -> Condition:
    """All of several conditions, as few as there are."""
    asked = [condition for condition in conditions if condition is not always]
    if not asked:
        return always
    return asked[0] if len(asked) == 1 else Every(asked)
