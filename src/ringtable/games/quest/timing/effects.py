"""Lasting effects: what holds until the end of an attack, a phase, a round. [Q20]

One column of rows (what, card, amount, until), as the kernel has it. Those of a player card are
fixed when they begin; those of an encounter card that must be worked out anew name a formula.
[Q20.6, Q20.8]
"""

from typing import Final

from ringtable.games.quest.cards.ability import FORMULAS, NEVER, PER_PHASE, Ability
from ringtable.games.quest.state import Quest
from ringtable.kernel.effects import ROW, last
from ringtable.kernel.state import NOTHING

# What: the statistics themselves, and these.
BY_FORMULA: Final = 10  # a statistic, by a formula; the statistic is added
CANNOT_ATTACK_PLAYER: Final = 20  # the amount is the seat [Q11.5]
ADDS_NO_THREAT: Final = 21  # to the staging area
DEFENSE_NOT_COUNTED: Final = 22  # [QC86]
MAY_DECLARE_SEVERAL: Final = 23  # no card; the amount is the seat [QC38]
RETURNS_TO_HAND: Final = 24  # when the phase ends [Q13.14]
SHUFFLED_IN: Final = 25  # when the phase ends [QC31]
LOCATIONS_IN_STAGING: Final = 26  # no card; the amount is what each gets [QC118]
TOTAL_THREAT: Final = 27  # no card; the amount is a formula [QC104]
GAINS_SURGE: Final = 28  # [Q19.4]
HAS_ATTACKED_FROM_SHADOW: Final = 29  # an enemy that was a shadow card [QC81]
AWAITS_A_GUARD: Final = 30  # an objective in the setup [Q29.18]
USED: Final = 100  # an ability, by its number; the amount is the seat that used it [Q18.18]

# Until
END_OF_PHASE: Final = 0  # part 2 of the end [Q5.17]
END_OF_ROUND: Final = 1  # [Q5.18]
LIMIT_OF_PHASE: Final = 2  # part 6
LIMIT_OF_ROUND: Final = 3
DELAYED: Final = 4  # carried out when the phase ends, part 3
FOR_GOOD: Final = 5
END_OF_ATTACK: Final = 10  # of the outermost attack under way; inner ones follow


def begin(s: Quest, what: int, card: int, amount: int, until: int) -> None:
    """Something holds from now on."""
    last(s.effects, what, card, amount, until)


def end_of_this_attack(s: Quest) -> int:
    """The time at which the innermost enemy attack ends."""
    return END_OF_ATTACK + len(s.attacks)


def total(s: Quest, what: int, card: int) -> int:
    """The sum of what holds for a card, formulas worked out. [Q20.2]"""
    rows = s.effects
    found = 0
    for at in range(0, len(rows), ROW):
        if rows[at + 1] == card:
            if rows[at] == what:
                found += rows[at + 2]
            elif rows[at] == what + BY_FORMULA:
                found += FORMULAS[rows[at + 2]](s, card)
    return found


def holds_with(s: Quest, what: int, card: int, amount: int) -> bool:
    rows = s.effects
    for at in range(0, len(rows), ROW):
        if rows[at] == what and rows[at + 1] == card and rows[at + 2] == amount:
            return True
    return False


def holds(s: Quest, what: int, card: int) -> bool:
    rows = s.effects
    return any(rows[at] == what and rows[at + 1] == card for at in range(0, len(rows), ROW))


def holds_in_this_attack(s: Quest, what: int, card: int) -> bool:
    """Whether it holds for the innermost enemy attack, not for one around it. [Q11.20]"""
    rows = s.effects
    until = end_of_this_attack(s)
    for at in range(0, len(rows), ROW):
        if rows[at] == what and rows[at + 1] == card and rows[at + 3] == until:
            return True
    return False


def amounts(s: Quest, what: int, card: int) -> list[int]:
    """The amounts of all rows of a kind for a card, one by one."""
    rows = s.effects
    return [
        rows[at + 2] for at in range(0, len(rows), ROW) if rows[at] == what and rows[at + 1] == card
    ]


def drop(s: Quest, what: int, card: int) -> None:
    """One kind of row about a card ends."""
    rows = s.effects
    kept: list[int] = []
    for at in range(0, len(rows), ROW):
        if rows[at] != what or rows[at + 1] != card:
            kept += rows[at : at + ROW]
    s.effects = kept


def forget_card(s: Quest, card: int, hidden: bool) -> None:
    """A card left play: nothing holds for it any more. Only the return of Sneak Attack waits for
    it, until it goes to a hidden place. [Q13.12, Q13.14, Q13.15]"""
    rows = s.effects
    kept: list[int] = []
    for at in range(0, len(rows), ROW):
        if rows[at + 1] != card or (rows[at] == RETURNS_TO_HAND and not hidden):
            kept += rows[at : at + ROW]
    s.effects = kept


# Limits

USED_ROW: Final = 3  # of `used`: which moment, ability, card


def note_use(s: Quest, ability: Ability, card: int, seat: int) -> None:
    """An ability with a limit was used once more. [Q18.18]"""
    until = LIMIT_OF_PHASE if ability.per == PER_PHASE else LIMIT_OF_ROUND
    begin(s, USED + ability.number, card, seat, until)


def uses_left(s: Quest, ability: Ability, card: int, seat: int) -> bool:
    """Whether the limit of an ability, of this copy, allows one more use. [Q18.18]"""
    used = amounts(s, USED + ability.number, card)
    if ability.each_player:
        used = [one for one in used if one == seat]
    return len(used) < ability.limit


def was_used(s: Quest, row: int, ability: Ability, card: int) -> bool:
    """Once per occurrence and copy. [Q18.10]"""
    used = s.used
    for at in range(0, len(used), USED_ROW):
        if used[at] == row and used[at + 1] == ability.number and used[at + 2] == card:
            return True
    return False


def could(
    s: Quest, ability: Ability, card: int, seat: int, about: int, n: int, publicly: bool = False
) -> bool:
    """Whether a seat could use an ability: limit, costs, targets, a change of the table. Asked for
    the frame that its text would have. [Q18.10, Q21.4]"""
    if ability.per != NEVER and not uses_left(s, ability, card, seat):
        return False
    acting, source, target, number = s.seat, s.source, s.target, s.n
    s.seat, s.source, s.target, s.n = seat, card, about, n
    can = ability.seems(s) if publicly else ability.can(s)
    s.seat, s.source, s.target, s.n = acting, source, target, number
    return can


# Players under an effect


def may_declare_several(s: Quest, seat: int) -> bool:
    """Whether a player may have several defenders. [Q11.12, QC38]"""
    return holds_with(s, MAY_DECLARE_SEVERAL, NOTHING, seat)
