"""The language of the cards. A word is a few steps of the flow and a condition that says whether
they would change anything; a text is words in a row; a card is an upper half (`event`) and the
lower half that it shares with others (`combat`).

    # Recruit two North regulars in Dale, then draw one Strategy card.
    event("king-brands-men", recruit(NORTH, DALE, regulars=2), draw(STRATEGY_DECK))

    # The Shadow's combat roll is at most three dice.
    combat("daylight", at(3, enemy_dice_at_most(3)))

What must hold to play a card is printed in the pack and judged by `needs.py`. A text is carried out
in a frame whose `seat` is the player, `source` the card, `target` the region that an earlier word
has chosen and `n` the number or nation it has chosen. [W9, W15]
"""

from typing import Any, Final

from ringtable.games.war.box.components import Side
from ringtable.games.war.state import War
from ringtable.kernel.procedure import (
    CHOOSE,
    Choice,
    Condition,
    Procedure,
    Step,
    choice,
    choose_one,
    name_of,
    steps,
    when,
)

WINDOW_COUNT: Final = 8

# Moments at which a table card may be used. [W37.7]
Moment = int
EVENT_DIE_USED: Final = 0  # a card was played with an Event die [W9.27]
HUNT_ROLL_COMES: Final = 1  # before a Hunt roll
TILE_COMES: Final = 2  # before a tile of W25.32 is drawn
TILE_DRAWN: Final = 3  # before its value is fixed
DAMAGE_LEFT: Final = 4  # its value is fixed and damage is left
CASUALTY_TAKEN: Final = 5  # a companion was taken as a casualty
PATH_LED: Final = 6  # a declaration or reveal has led along a path
NO_MOMENT: Final = -1

# What a table card changes as long as it lies there: bits of `s.standing`.
NO_MUSTER_OF_PASSIVE: Final = 0  # no Muster die advances a passive nation of the Free Peoples
ROHAN_HELD_BACK: Final = 1  # Wormtongue: only three things make Rohan active
MOVES_SKIP_HUNT_BOX: Final = 2  # dice of Fellowship moves are laid aside
NO_FREE_CARD_IN_MINAS_TIRITH: Final = 3  # Denethor's Folly


def always(s: War) -> bool:
    return True


class Word:
    """A word of a card: its step, and when it would change anything. A word that only draws cards
    is not enough for a player who shares his side. [W9.26, W31.24]"""

    def __init__(self, step: Step, possible: Condition = always, draws: bool = False) -> None:
        self.step = step
        self.possible = possible
        self.draws = draws


class AnyPossible:
    """At least one of several words would change something. [W9.9]"""

    def __init__(self, words: tuple[Word, ...]) -> None:
        self.words = words
        self.__name__ = "any possible"

    def __call__(self, s: War) -> bool:
        return any(word.possible(s) for word in self.words)


class Both:
    """A condition, and one of several words would change something."""

    def __init__(self, condition: Condition, words: tuple[Word, ...]) -> None:
        self.condition = condition
        self.words = words
        self.__name__ = f"{name_of(condition)} and possible"

    def __call__(self, s: War) -> bool:
        return self.condition(s) and any(word.possible(s) for word in self.words)


def numbered(number: int, step: Step) -> Step:
    """A step with a number before its name, so that a word may stand twice in one text. A
    `choose_one` keeps its name, which is that of its messages."""
    return Step(
        step.kind,
        step.name if step.kind == CHOOSE else f"{number}-{step.name}",
        tuple([numbered(number, one) for one in step.body]),
        step.act,
        step.condition,
        step.seats,
        step.decision,
        step.procedure,
        tuple([numbered_choice(number, one) for one in step.choices]),
    )


def numbered_choice(number: int, way: Choice) -> Choice:
    return Choice(way.name, tuple([numbered(number, one) for one in way.steps]), way.condition)


def in_a_row(words: tuple[Word, ...]) -> list[Step]:
    return [numbered(number, word.step) for number, word in enumerate(words, 1)]


# Words that join words


def if_then(condition: Condition, *words: Word) -> Word:
    """Only if a condition holds at that moment."""
    return Word(when(condition, *in_a_row(words)), Both(condition, words))


class Way:
    """One way of a choice: a name of the catalog and its words."""

    def __init__(self, name: str, words: tuple[Word, ...]) -> None:
        self.name = name
        self.words = words


def way(name: str, *words: Word) -> Way:
    return Way(name, words)


def either(name: str, *ways: Way) -> Word:
    """One of several ways must be taken, as far as one is possible. Messages: `<name>-<way>`."""
    words = tuple([word for one in ways for word in one.words])
    return Word(choose_one(name, *in_choices(ways)), AnyPossible(words))


def may(name: str, *ways: Way) -> Word:
    """One of several ways may be taken, or none: the way `no`. Messages: `<name>-<way>`."""
    words = tuple([word for one in ways for word in one.words])
    possible = AnyPossible(words)
    return Word(when(possible, choose_one(name, *in_choices(ways), choice("no"))), possible)


def in_choices(ways: tuple[Way, ...]) -> list[Choice]:
    return [
        choice(one.name, steps(*in_a_row(one.words)), only_if=AnyPossible(one.words))
        for one in ways
    ]


# Events


class Text:
    """Words in a row: what is done, and whether anything of it is possible."""

    def __init__(self, name: str, words: tuple[Word, ...]) -> None:
        self.words = words
        self.procedure = Procedure(name, *in_a_row(words))

    def possible(self, s: War) -> bool:
        """[W9.9, W31.24]"""
        shares = not s.is_one(s.side_at[s.seat])
        return any(word.possible(s) for word in self.words if not (shares and word.draws))


class Removal:
    """How the other side gets rid of a table card as its action: a die, and what else it pays.
    [W9.13]"""

    def __init__(
        self,
        by: Side,
        face: int = -1,
        ring: bool = False,
        cards: bool = False,
        only_if: Condition = always,
    ) -> None:
        self.by = by
        self.face = face  # of the die; -1 is any
        self.ring = ring  # and an Elven Ring [W8.10]
        self.cards = cards  # and an Army-symbol card and a Character card from hand
        self.only_if = only_if


class OnTable:
    """What a card does while it lies on the table. `closes` are regions that no Shadow army enters
    or attacks in, `standing` changes a rule all the time, `lost_if` discards it at once, `moment`
    and `use` are its use by the owner, which costs the card if `once`. [W9.11-W9.14]"""

    def __init__(
        self,
        id: str,
        closes: tuple[int, ...] = (),
        standing: int = -1,
        lost_if: Condition | None = None,
        moment: Moment = NO_MOMENT,
        use: tuple[Word, ...] = (),
        usable_if: Condition = always,
        once: bool = True,
        removals: tuple[Removal, ...] = (),
        as_combat_card: bool = False,
    ) -> None:
        self.closes = 0
        for region in closes:
            self.closes |= 1 << region
        self.standing = standing
        self.lost_if = lost_if
        self.moment = moment
        self.use = Text(f"{id}-use", use) if use else None
        self.usable_if = usable_if
        self.once = once
        self.removals = removals
        self.as_combat_card = as_combat_card


class EventText:
    """The upper half of an event card, in both wordings. [W9.2]"""

    def __init__(
        self,
        id: str,
        first: Text,
        second: Text | None,
        on_table: OnTable | None,
        second_on_table: OnTable | None,
    ) -> None:
        self.id = id
        self.first = first
        self.second = second
        self.on_table = on_table
        self.second_on_table = second_on_table


EVENT_TEXTS: Final[dict[str, EventText]] = {}


def event(
    id: str,
    *words: Word,
    second: tuple[Word, ...] | None = None,
    stays: dict[str, Any] | None = None,
    second_stays: dict[str, Any] | None = None,
) -> None:
    """An event card by its id in the pack. `second` are its words with card_text = 2 if they
    differ; `stays` says what it does on the table (the fields of `OnTable`)."""
    if id in EVENT_TEXTS:
        raise ValueError(f"the event {id} is written twice")
    EVENT_TEXTS[id] = EventText(
        id,
        Text(id, words),
        None if second is None else Text(f"{id}-second", second),
        None if stays is None else OnTable(id, **stays),
        None if second_stays is None else OnTable(f"{id}-second", **second_stays),
    )


# Combat cards


class Part:
    """What a combat card does in one window."""

    def __init__(self, window: int, words: tuple[Word, ...]) -> None:
        self.window = window
        self.words = words


def at(window: int, *words: Word) -> Part:
    """In this window of the combat round. [W15.7]"""
    return Part(window, words)


class CombatText:
    """The lower half of event cards: a text for each window in which it works, and the price that
    must be payable when it is chosen. [W15.4, W15.27]"""

    def __init__(self, id: str, parts: tuple[Part, ...], price: Condition) -> None:
        self.id = id
        self.price = price
        self.windows: list[Procedure | None] = [None] * WINDOW_COUNT
        for part in parts:
            name = f"combat-{id}-{part.window}"
            self.windows[part.window] = Procedure(name, *in_a_row(part.words))


COMBAT_TEXTS: Final[dict[str, CombatText]] = {}


def combat(id: str, *parts: Part, price: Condition = always) -> None:
    """A combat card by its id in the pack. [W15]"""
    if id in COMBAT_TEXTS:
        raise ValueError(f"the combat card {id} is written twice")
    COMBAT_TEXTS[id] = CombatText(id, parts, price)


def all_texts() -> list[Procedure]:
    """Every procedure of every card, for the flow."""
    found: list[Procedure] = []
    for one in EVENT_TEXTS.values():
        found.append(one.first.procedure)
        if one.second is not None:
            found.append(one.second.procedure)
        for lying in (one.on_table, one.second_on_table):
            if lying is not None and lying.use is not None:
                found.append(lying.use.procedure)
    for card in COMBAT_TEXTS.values():
        found += [text for text in card.windows if text is not None]
    return found
