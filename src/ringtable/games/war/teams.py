"""Players who share a side: who commands an army, who decides what. [W31-W33]"""

from ringtable.games.war.box.components import ELITE, Side, bits
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import NATIONS_OF, War


def commander(s: War, side: Side, region: Region) -> int:
    """The player with more units there, then with more elites, then the one who leads.
    [W32.3, W32.5]"""
    if s.is_one(side):
        return s.leading[side]
    best = s.leading[side]
    most = (-1, -1)
    for seat in s.seats_of(side):  # the leading player first: he has the tie
        units = elites = 0
        for nation in bits(NATIONS_OF[side]):
            if s.owner[nation] == seat:
                units += s.units_of(region, 1 << nation)
                elites += s.count(region, nation, ELITE)
        if (units, elites) > most:
            most = (units, elites)
            best = seat
    return best


def nations_at(s: War, seat: int) -> int:
    """The nations of a player. [W31.1, W31.2]"""
    return s.pack.seats[s.seats][seat].nations
