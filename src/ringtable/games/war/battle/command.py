"""Who decides for an army in a battle. [W32.3, W32.4, W32.9, W32.16]"""

from ringtable.games.war.battle.forces import fighting
from ringtable.games.war.box.components import ELITE, FREE, REGULAR, SHADOW, Side, bits
from ringtable.games.war.state import War
from ringtable.games.war.teams.command import nations_at


def defender(s: War) -> Side:
    return 1 - s.attacker


def chief(s: War, side: Side) -> int:
    """The commander since the round began. If the last of his own units has fallen the army is his
    team-mate's. [W32.12, W32.16]"""
    if s.is_one(side):
        return s.leading[side]
    counted = s.chiefs[side]
    return counted if units_of(s, side, counted)[0] else strongest(s, side)


def count_command(s: War) -> None:
    """With the declaration and with every round. [W32.5, W32.16]"""
    s.chiefs = bytearray([strongest(s, side) for side in (FREE, SHADOW)])


def strongest(s: War, side: Side) -> int:
    """The player with more units taking part, then with more elites, then the one who leads.
    [W32.3]"""
    best = s.leading[side]
    if s.is_one(side):
        return best
    most = (-1, -1)
    for seat in s.seats_of(side):
        units = units_of(s, side, seat)
        if units > most:
            most = units
            best = seat
    return best


def units_of(s: War, side: Side, seat: int) -> tuple[int, int]:
    """Units of a player that take part, and the elites among them."""
    regulars = elites = 0
    for nation in bits(nations_at(s, seat)):
        regulars += fighting(s, side, nation, REGULAR)
        elites += fighting(s, side, nation, ELITE)
    return regulars + elites, elites


def attacking_chief(s: War) -> int:
    return chief(s, s.attacker)


def defending_chief(s: War) -> int:
    return chief(s, 1 - s.attacker)


def chief_of_free(s: War) -> int:
    return chief(s, 0)
