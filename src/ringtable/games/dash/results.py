"""Applying the kept dice: rings, orcs and warriors, Nazgûl, Gandalf. [D5, D6, D7]"""

from functools import cache
from typing import Final

from ringtable.games.dash.box.components import (
    BLACK,
    CIRCLES,
    DICE,
    EMPTY,
    FULL,
    GANDALF,
    HALF,
    MORDOR,
    NAZGUL,
    ORC,
    RING,
    SPLIT,
    WARRIOR,
    Die,
    Symbol,
    dice_in,
)
from ringtable.games.dash.ending import eliminate
from ringtable.games.dash.facts import (
    FILLED,
    GANDALF_IDLE,
    HALF_MARKED,
    LEFT_GANDALF,
    MOVED,
    NAZGUL_HELD,
    ORCS_HELD,
    RING_LOST,
    RINGS_VOID,
    SHELOB_HOLDS,
    SPLIT_SQUARE,
)
from ringtable.games.dash.places import (
    all_nazgul_hit_me,
    gandalf_is_idle,
    orc_value,
    own_nazgul_held,
    rings_needed,
    warrior_value,
)
from ringtable.games.dash.state import Dash
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase, Value, name, seat
from ringtable.kernel.state import NOBODY

LEAVE: Final = 32  # an answer of Apply: leave one Gandalf unused; below it, the square to split
FIRST: Final = 64  # and above: apply this die first
FIRST_TEXTS: Final = [f"first {die}" for die in DICE]


def count_the_kept_dice(s: Dash) -> None:
    """Orcs are checked once, with all kept orcs and warriors. [D5.4, D6.2, D6.3]"""
    kept = s.kept
    orcs = kept.count(ORC) * orc_value(s)
    warriors = kept.count(WARRIOR) * warrior_value(s)
    s.rings_kept = kept.count(RING)
    s.rings_work = orcs <= warriors
    to_apply = 0
    for die in range(5):
        symbol = kept[die]
        if symbol in (NAZGUL, GANDALF) or (symbol == RING and s.rings_work):
            to_apply |= 1 << die
    s.to_apply = to_apply
    if s.rings_kept and not s.rings_work:
        s.tell(RINGS_VOID, "D6.2", s.seat, s.rings_kept, orcs, warriors)
    elif orcs and s.rings_work:
        s.tell(ORCS_HELD, "D6.3", s.seat, orcs, warriors)


def order_matters(s: Dash) -> bool:
    """Only a Gandalf who can still split makes the order count; else it changes nothing. [D5.2]"""
    if s.to_apply == 0 or next_with(s, GANDALF) < 0:
        return False
    return not gandalf_is_idle(s) and EMPTY in s.squares_of(s.seat)


def next_with(s: Dash, symbol: Symbol) -> Die:
    for die in dice_in(s.to_apply):
        if s.kept[die] == symbol:
            return die
    return -1


@cache
def apply_answer(seat: int, action: Action, is_nazgul: bool) -> Answer:
    if action == LEAVE:
        return Answer("leave", "dash-option-leave")
    if action < FIRST:
        square = action + 1
        thing = f"square:{seat}:{square}"
        return Answer(f"split {square}", "dash-option-split", {"square": square}, thing=thing)
    die = DICE[action - FIRST]
    kind = "nazgul" if is_nazgul else "ring"
    words: dict[str, Value] = {"die": name(f"dash-die-{die}")}
    return Answer(f"first {die}", f"dash-option-first-{kind}", words, thing=f"die:{die}")


def others(s: Dash) -> list[int]:
    """Kept dice that may be applied before Gandalf."""
    return [die for die in dice_in(s.to_apply) if s.kept[die] != GANDALF]


class Apply(Decision[Dash]):
    """Use a Gandalf on an empty unsplit square, leave him, or apply another kept die before him.
    So the player fixes the order; by default Gandalf is first. [D5.2, D5.5, D6.5, D6.8, D7.3]"""

    name = "apply"
    clause = "D6.5"

    def options(self, s: Dash) -> list[Action]:
        options = s.unsplit(s.seat)
        options.append(LEAVE)
        options += [FIRST + die for die in others(s)]
        return options

    def take(self, s: Dash, action: Action) -> None:
        if action >= FIRST:
            apply(s, action - FIRST)
            return
        s.to_apply &= ~(1 << next_with(s, GANDALF))
        if action == LEAVE:
            s.tell(LEFT_GANDALF, "D6.8", s.seat)
        else:
            s.square[s.seat * s.squares + action] = SPLIT
            s.tell(SPLIT_SQUARE, "D7.3", s.seat, action + 1)

    def show(self, s: Dash, action: Action) -> Answer:
        return apply_answer(s.seat, action, action >= FIRST and s.kept[action - FIRST] == NAZGUL)

    def text(self, s: Dash, action: Action) -> str:
        if action == LEAVE:
            return "leave"
        return f"split {action + 1}" if action < FIRST else FIRST_TEXTS[action - FIRST]

    def prompt(self, s: Dash) -> Phrase:
        return Phrase("dash-ask-apply" if others(s) else "dash-ask-split", {"player": seat(s.seat)})

    def why_not(self, s: Dash, thing: str) -> Refusal | None:
        """About a square (`split 3`, `square:0:3`)."""
        number = thing.removeprefix("split ")
        if thing.startswith("square:"):
            owner, _, number = thing.removeprefix("square:").partition(":")
            if owner != str(s.seat):
                return Refusal("D7.7", Phrase("dash-why-d7-7"))
        if not number.isdecimal() or not 1 <= int(number) <= s.squares:
            return None
        if s.square[s.seat * s.squares + int(number) - 1] != EMPTY:
            return Refusal("D7.4", Phrase("dash-why-d7-4"))
        return None


APPLY: Final = Apply()


def apply_the_rest(s: Dash) -> None:
    """Everything kept is applied, also when the active player is out by now: Gandalf (who can do
    nothing any more), then Nazgûl, then rings. Only the end of the game comes before it. [D5.1,
    D5.5, D5.6, D9.1]"""
    for symbol in (GANDALF, NAZGUL, RING):
        die = next_with(s, symbol)
        while die >= 0 and s.outcome is None:
            apply(s, die)
            die = next_with(s, symbol)


def apply(s: Dash, die: Die) -> None:
    s.to_apply &= ~(1 << die)
    symbol = s.kept[die]
    if symbol == NAZGUL:
        nazgul(s, die)
    elif symbol == RING:
        ring(s)
    else:
        s.tell(GANDALF_IDLE, "D10.4" if gandalf_is_idle(s) else "D7.6", s.seat)


def ring(s: Dash) -> None:
    """Each working ring marks the next circle; rings beyond Mordor are lost. [D6.1, D6.7]"""
    if s.circle[s.seat] == MORDOR:
        s.tell(RING_LOST, "D6.1", s.seat)
    elif s.rings_kept < rings_needed(s):
        s.tell(SHELOB_HOLDS, "D10.10", s.seat)
    else:
        s.circle[s.seat] += 1
        s.tell(MOVED, "D6.1", s.seat, s.circle[s.seat], CIRCLES[s.circle[s.seat]])


def victim_of(s: Dash, die: Die) -> int:
    """Black, own and neutral Nazgûl hit the active player, others the owner of the colour, whoever
    that is now; nobody where Gondor holds them. [D6.4, D6.9, D10.8, D10.9]"""
    owner = s.owner(die) if die != BLACK else NOBODY
    if owner != NOBODY and owner != s.seat and not all_nazgul_hit_me(s):
        return owner
    return NOBODY if own_nazgul_held(s) else s.seat


def nazgul(s: Dash, die: Die) -> None:
    """A Nazgûl marks the path of its victim. [D6.4, D10.8, D10.9]"""
    victim = victim_of(s, die)
    owner = s.owner(die) if die != BLACK else NOBODY
    if victim == NOBODY:
        s.tell(NAZGUL_HELD, "D10.8", s.seat, DICE[die])
    elif victim != s.seat:
        mark(s, victim, die, "D6.4d")
    elif owner != NOBODY and owner != s.seat:
        mark(s, victim, die, "D10.9")
    elif die == BLACK:
        mark(s, victim, die, "D6.4a")
    else:
        mark(s, victim, die, "D6.4b" if owner == s.seat else "D6.4c")


def mark(s: Dash, player: int, die: Die, clause: str) -> None:
    """A mark goes to the leftmost square that is not full; a split one takes two. Players who are
    out receive none. [D7.2, D8.4]"""
    if not s.in_game(player):
        return
    number = s.leftmost_open(player)
    index = player * s.squares + number
    if s.square[index] == SPLIT:
        s.square[index] = HALF
        s.tell(HALF_MARKED, clause, player, number + 1, DICE[die], s.seat)
        return
    s.square[index] = FULL
    s.tell(FILLED, clause, player, number + 1, DICE[die], s.seat)
    if number == s.squares - 1:
        eliminate(s, player)
