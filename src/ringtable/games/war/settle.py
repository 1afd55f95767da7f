"""What holds at all times, looked at between any two steps: leaders without units, sieges, limits,
table cards. [W1.9]"""

from ringtable.games.war.armies.limits import REMOVE_EXCESS, excess, remove_lone_leaders
from ringtable.games.war.battle.sieges import look_at_siege
from ringtable.games.war.box.components import FREE, MERGE, MOST_BESIEGED, SHADOW, bits
from ringtable.games.war.box.places import Region
from ringtable.games.war.events.table_cards import all_on_table, lose_what_has_ended
from ringtable.games.war.state import ARMIES_CHANGED, NO_SIDE, War
from ringtable.games.war.teams.command import commander


def settle(s: War) -> None:
    """Nothing to look at is the rule: then it costs nothing. The two regions of a battle are judged
    by the battle itself, for its casualties are simultaneous. [W1.9, W16.1]"""
    if s.touched:
        waiting = 0
        if s.attacker != NO_SIDE:
            waiting = s.touched & (1 << s.attacked_from | 1 << s.battle_at)
        regions = s.touched & ~waiting
        if regions:
            s.touched = waiting
            s.news |= 1 << ARMIES_CHANGED
            for region in bits(regions):
                look_at(s, region)
            for region in bits(regions):
                if over_limit(s, region):
                    s.touched |= regions
                    return
    if s.news:
        if all_on_table(s):
            lose_what_has_ended(s)
        s.news = 0


def look_at(s: War, region: Region) -> None:
    """[W3.7, W18.14, W39]"""
    if not s.units[FREE][region] and s.led[FREE] >> region & 1:
        remove_lone_leaders(s, region)
    if s.besieged >> region & 1:
        besieger = 1 - s.controller(region)
        look_at_siege(s, region, commander(s, besieger, region))


def over_limit(s: War, region: Region) -> bool:
    """Excess units are removed at once; with armies that merge at the end of an action, then.
    [W10.4, W10.5, W1.9]"""
    if s.moved and s.second_edition(MERGE):
        s.touched |= 1 << region
        return False
    for side in (FREE, SHADOW):
        if s.units[side][region] > MOST_BESIEGED and excess(s, side, region) > 0:
            s.touched |= 1 << region
            if s.depth_of(REMOVE_EXCESS) >= 0:  # it is being removed, one after the other [W32.8]
                return True
            s.call(REMOVE_EXCESS, s.leading[side], source=side, target=region)
            return True
    return False
