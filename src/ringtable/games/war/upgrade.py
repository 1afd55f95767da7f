"""Positions that were written under older rules, in the present form.

Rules 2 let a card's march come to a region twice if it takes something on the way, leave a team-
mate's minion with the mixed army that one leaves, attack nobody with a fleet that has no army of
its own to storm with, play no challenge whose tiles would only come and go, pay nothing to take
dice of which none is left to take, ask for a new guide after a card only if somebody has left, end
table cards with the army that falls in a battle before anybody advances, and name the cause of
every Hunt tile. A match that began under rules 1 goes on as it was (`State.under`); its positions
are written down in the same form.
"""

from typing import Any

from ringtable.kernel.game import Options


def upgrade(data: dict[str, Any], version: int, options: Options) -> dict[str, Any]:
    return data
