"""Who decides for an army in a battle. [W32.3, W32.4, W32.9, W32.16]"""

from ringtable.games.war.battle.forces import fighting
from ringtable.games.war.box.components import ELITE, REGULAR, Side, bits
from ringtable.games.war.state import War
from ringtable.games.war.teams import nations_at


def defender(s: War) -> Side:
    return 1 - s.attacker


def chief(s: War, side: Side) -> int:
    """The player with more units taking part, then with more elites, then the one who leads."""
    if s.is_one(side):
        return s.leading[side]
    best = s.leading[side]
    most = (-1, -1)
    for seat in s.seats_of(side):
        units = elites = 0
        for nation in bits(nations_at(s, seat)):
            elites += fighting(s, side, nation, ELITE)
            units += fighting(s, side, nation, REGULAR) + fighting(s, side, nation, ELITE)
        if (units, elites) > most:
            most = (units, elites)
            best = seat
    return best


def attacking_chief(s: War) -> int:
    return chief(s, s.attacker)


def defending_chief(s: War) -> int:
    return chief(s, 1 - s.attacker)


def chief_of_free(s: War) -> int:
    return chief(s, 0)
