"""Corruption of the Ring-bearers, and healing. [W26]"""

from ringtable.games.war.box.components import LAST_CORRUPTION
from ringtable.games.war.facts import CORRUPTED, HEALED
from ringtable.games.war.state import War
from ringtable.games.war.turn.victory import check_the_ring


def corrupt(s: War, n: int, cause: str) -> None:
    """Corruption rises; at twelve the Ring is lost, and nothing further counts. [W26.1, W26.2]"""
    n = min(n, LAST_CORRUPTION - s.corruption)
    if n <= 0:
        return
    s.corruption += n
    s.tell(CORRUPTED, cause, n, s.corruption)
    check_the_ring(s)


def heal(s: War, n: int, cause: str) -> None:
    """Corruption falls, not below zero. [W26.3, W26.6]"""
    n = min(n, s.corruption)
    if n > 0:
        s.corruption -= n
        s.tell(HEALED, cause, n, s.corruption)


def may_heal(s: War) -> bool:
    """At corruption 0 there is nothing to heal. [W9.26]"""
    return s.corruption > 0
