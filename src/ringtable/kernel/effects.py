"""Lasting effects: rows of (what, card, amount, until) in one column of a state.

Modifiers, bans, limits per round and delayed returns are all rows. A value is never stored: it is
what is printed, what texts and attachments say, and these rows, added up when it is asked for.

    last(s.effects, ATTACK, card, 2, END_OF_PHASE)
    attack = printed[card] + lasting(s.effects, ATTACK, card)
    due = expire(s.effects, END_OF_PHASE)
"""

from typing import Final

ROW: Final = 4


def last(rows: list[int], what: int, card: int, amount: int, until: int) -> None:
    """Something holds from now on, until a time of the game's own."""
    rows += (what, card, amount, until)


def lasting(rows: list[int], what: int, card: int) -> int:
    """The sum of what holds of a kind for a card."""
    total = 0
    for at in range(0, len(rows), ROW):
        if rows[at] == what and rows[at + 1] == card:
            total += rows[at + 2]
    return total


def holds(rows: list[int], what: int, card: int) -> bool:
    """Whether something of a kind holds for a card at all."""
    return any(rows[at] == what and rows[at + 1] == card for at in range(0, len(rows), ROW))


def expire(rows: list[int], until: int) -> list[int]:
    """End what lasted until now; gives the ended rows, for what is due at that time."""
    kept: list[int] = []
    ended: list[int] = []
    for at in range(0, len(rows), ROW):
        row = rows[at : at + ROW]
        if row[3] == until:
            ended += row
        else:
            kept += row
    rows[:] = kept
    return ended


def forget(rows: list[int], card: int) -> None:
    """A card is gone: nothing holds for it any more."""
    kept: list[int] = []
    for at in range(0, len(rows), ROW):
        if rows[at + 1] != card:
            kept += rows[at : at + ROW]
    rows[:] = kept
