"""Rolling and keeping. [D4]"""

from typing import Final

from ringtable.games.dash.box.components import (
    ALL_DICE,
    BLACK,
    CIRCLES,
    DICE,
    NAZGUL,
    NO_SYMBOL,
    SYMBOLS,
    TREE,
    Symbol,
    dice_in,
)
from ringtable.games.dash.facts import (
    KEPT,
    PLACE_COUNTS,
    ROLLED,
    ROLLED_AGAIN,
    TREE_STOPS,
    TURN_BEGAN,
)
from ringtable.games.dash.places import may_keep_duplicates, may_roll_twice
from ringtable.games.dash.state import Dash
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.fact import FactKind
from ringtable.kernel.phrase import Phrase, Value, name, names, seat

DICE_STREAM: Final = 0
STREAMS: Final = ("dice",)


def take_five_dice(s: Dash) -> None:
    """The pool holds all dice, and the circle under the hobbit gives its ability. [D1.4, D10.1]"""
    s.pool = ALL_DICE
    s.kept = [NO_SYMBOL] * 5
    s.place = s.circle[s.seat]
    s.tell(TURN_BEGAN, "D4.1", s.seat)
    if s.advanced and s.place:
        s.tell(PLACE_COUNTS, "D10.1", s.seat, CIRCLES[s.place])


def still_rolling(s: Dash) -> bool:
    """Rolling ends when the pool is empty or the White Tree is kept. [D4.9]"""
    return s.pool != 0 and s.kept[BLACK] != TREE


def roll_the_pool(s: Dash) -> None:
    """Every die in the pool is rolled. [D4.1, D4.8]"""
    throw(s, ROLLED, "D4.8" if s.pool != ALL_DICE else "D4.1")


def throw(s: Dash, kind: FactKind, clause: str) -> None:
    pool = s.pool
    shown = [NO_SYMBOL] * 5
    faces = s.faces
    rng = s.rng
    for die in dice_in(pool):
        shown[die] = faces[die][rng.below(DICE_STREAM, 6)]
    s.shown = shown
    if s.facts is not None:
        s.tell(kind, clause, s.seat, dice_names(pool), symbol_names(shown, pool))


def reroll_open(s: Dash) -> bool:
    """In Rohan the roll just made may be repeated. [D10.6]"""
    return may_roll_twice(s)


class Reroll(Decision[Dash]):
    """Rohan: once per roll, all its dice may be rolled again before anything is kept. [D10.6]"""

    name = "reroll"
    clause = "D10.6"

    def options(self, s: Dash) -> list[Action]:
        return [0, 1]

    def take(self, s: Dash, action: Action) -> None:
        """The second result must be accepted; nothing of the first one binds. [D10.6, D10.11]"""
        if action:
            throw(s, ROLLED_AGAIN, "D10.6")

    def show(self, s: Dash, action: Action) -> Answer:
        if action:
            return Answer("reroll", "dash-option-reroll", thing="tray")
        return Answer("stand", "dash-option-stand")

    def prompt(self, s: Dash) -> Phrase:
        return Phrase("dash-ask-reroll", {"player": seat(s.seat)})

    def why_not(self, s: Dash, thing: str) -> Refusal | None:
        if thing.startswith(("die:", "keep")):
            return Refusal("D10.6", Phrase("dash-why-rohan-first"))
        return None


# The legal keeps of a roll depend on the roll alone, and there are few rolls: they are found once.
KEEPS: Final[dict[tuple[int, ...], list[Action]]] = {}


def legal_keeps(shown: list[Symbol], pool: int, duplicates: bool) -> list[Action]:
    roll = (duplicates, pool, *shown)
    keeps = KEEPS.get(roll)
    if keeps is None:
        keeps = find_keeps(shown, pool, duplicates)
        KEEPS[roll] = keeps
    return keeps


def find_keeps(shown: list[Symbol], pool: int, duplicates: bool) -> list[Action]:
    """All sets of dice that break no rule, grown die by die. [D4.2, D4.3, D4.5, D10.3]"""
    keeps = [0]
    alike = [0] * len(SYMBOLS)  # dice by symbol, among those looked at
    for die in dice_in(pool):
        symbol = shown[die]
        barred = 0 if duplicates else alike[symbol]
        keeps += [dice | 1 << die for dice in keeps if not dice & barred]
        alike[symbol] |= 1 << die
    wanted = alike[NAZGUL] or pool
    return [dice for dice in keeps if dice & wanted]


def broken_rule(shown: list[Symbol], pool: int, dice: int, duplicates: bool) -> str:
    """The clause that forbids keeping these dice, or nothing. [D4.2-D4.7, D4.11, D10.3]"""
    if not dice:
        return "D4.2"
    symbols = [shown[die] for die in dice_in(dice)]
    if not duplicates and len(set(symbols)) < len(symbols):
        return "D4.3"
    rolled = [shown[die] for die in dice_in(pool)]
    if NAZGUL in rolled and NAZGUL not in symbols:
        return "D4.5"
    return ""


# What every set of dice is called: each view of a roll names all that may be kept.
DICE_NAMES: Final = [[DICE[die] for die in dice_in(mask)] for mask in range(ALL_DICE + 1)]
DICE_THINGS: Final = [[f"die:{die}" for die in dice] for dice in DICE_NAMES]
KEEP_TEXTS: Final = ["keep " + ",".join(dice) for dice in DICE_NAMES]
KEEPS_BY_TEXT: Final = {text: mask for mask, text in enumerate(KEEP_TEXTS)}
SYMBOL_MESSAGES: Final = [f"dash-symbol-{symbol}" for symbol in SYMBOLS]

# Answers are the same wherever the same dice show the same symbols: they are made once, and those
# to the same roll are found at once.
KEEP_ANSWERS: Final[dict[tuple[int, ...], Answer]] = {}
ROLL_ANSWERS: Final[dict[tuple[int, ...], list[Answer]]] = {}


def keep_answer(shown: list[Symbol], dice: int) -> Answer:
    """With the colours, since several dice may show the same. [D4.6]"""
    faces = [shown[die] for die in dice_in(dice)]
    kept = (dice, *faces)
    answer = KEEP_ANSWERS.get(kept)
    if answer is None:
        text = KEEP_TEXTS[dice]
        symbols = names([SYMBOL_MESSAGES[face] for face in faces])
        called = names([f"dash-die-{die}" for die in DICE_NAMES[dice]])
        words: dict[str, Value] = {"symbols": symbols, "dice": called, "text": text}
        answer = Answer(text, "dash-option-keep-dice", words, things=DICE_THINGS[dice])
        KEEP_ANSWERS[kept] = answer
    return answer


class Keep(Decision[Dash]):
    """At least one die of the roll, no symbol twice; if a Nazgûl shows, one must be among them.
    Which of several equal dice is kept, the player chooses. [D4.2, D4.3, D4.5, D4.6, D4.7]"""

    name = "keep"
    clause = "D4.2"

    def options(self, s: Dash) -> list[Action]:
        return legal_keeps(s.shown, s.pool, may_keep_duplicates(s))

    def take(self, s: Dash, action: Action) -> None:
        """Kept dice keep their result for the rest of the turn. [D1.3]"""
        shown = s.shown
        kept = s.kept
        for die in dice_in(action):
            kept[die] = shown[die]
        s.pool &= ~action
        if s.facts is not None:
            s.tell(KEPT, "D4.2", s.seat, dice_names(action), symbol_names(shown, action))
            if kept[BLACK] == TREE:
                s.tell(TREE_STOPS, "D4.9", s.seat, len(dice_in(s.pool)))

    def show(self, s: Dash, action: Action) -> Answer:
        return keep_answer(s.shown, action)

    def answers(self, s: Dash, options: list[Action]) -> list[Answer]:
        roll = (may_keep_duplicates(s), s.pool, *s.shown)
        answers = ROLL_ANSWERS.get(roll)
        if answers is None:
            answers = [keep_answer(s.shown, dice) for dice in options]
            ROLL_ANSWERS[roll] = answers
        return answers

    def text(self, s: Dash, action: Action) -> str:
        return KEEP_TEXTS[action]

    def parse(self, s: Dash, options: list[Action], text: str) -> Action:
        """The dice may be named in any order."""
        dice = KEEPS_BY_TEXT.get(text, 0)
        if dice in options:
            return dice
        called = text.removeprefix("keep ").split(",")
        if text.startswith("keep ") and all(die in DICE for die in called):
            dice = dice_named(text)
            if dice in options and dice.bit_count() == len(called):
                return dice
        return super().parse(s, options, text)

    def prompt(self, s: Dash) -> Phrase:
        return Phrase("dash-ask-keep", {"player": seat(s.seat)})

    def why_not(self, s: Dash, thing: str) -> Refusal | None:
        """About a set of dice (`keep red,blue`) or one die (`die:red`)."""
        dice = dice_named(thing)
        if dice < 0:
            return None
        elsewhere = dice & ~s.pool
        if elsewhere:
            die = DICE[dice_in(elsewhere)[0]]
            return Refusal("D1.3", Phrase("dash-why-kept", {"die": name(f"dash-die-{die}")}))
        clause = broken_rule(s.shown, s.pool, dice, may_keep_duplicates(s))
        if not clause:
            return None
        return Refusal(clause, Phrase(f"dash-why-{clause.replace('.', '-').lower()}"))


def dice_names(mask: int) -> list[str]:
    return DICE_NAMES[mask]


def symbol_names(symbols: list[Symbol], mask: int) -> list[str]:
    return [SYMBOLS[symbols[die]] for die in dice_in(mask)]


def dice_named(thing: str) -> int:
    """The set of dice that a text names, or -1 if it names something else."""
    for prefix in ("keep", "die:"):
        if thing.startswith(prefix):
            words = thing[len(prefix) :].strip()
            mask = 0
            for word in words.split(",") if words else []:
                if word not in DICE:
                    return -1
                mask |= 1 << DICE.index(word)
            return mask
    return -1


REROLL: Final = Reroll()
KEEP: Final = Keep()
