"""Three players: the Free Peoples may not act twice in a row with the same nation, nor with the
same mixed army. [W33]

What the present action does is gathered in `acted`; when it is over it becomes `last_action`. Both
hold the nations in their first number, then rows of region, slot and number for the units of a
mixed army.
"""

from ringtable.games.war.box.components import FREE, LEADER, Nation, Side
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import KINDS_EACH, NATIONS_LIST, War

ROW = 3


def bound(s: War, side: Side) -> bool:
    """Only the Free Peoples, and only with three players. [W33.1, W33.4]"""
    return s.seats == 3 and side == FREE


def barred_nations(s: War) -> int:
    """Nations of the last action. [W33.4, W33.7]"""
    return s.last_action[0] if s.seats == 3 else 0


def may_act_with(s: War, nation: Nation) -> bool:
    """Whether the next action of its side may be one with this nation. [W33.4]"""
    return not barred_nations(s) >> nation & 1


def of_last_army(s: War, region: Region) -> dict[int, int]:
    """Units in a region that belong to the mixed army of the last action. [W33.5, W33.8]"""
    found: dict[int, int] = {}
    if s.seats == 3:
        rows = s.last_action
        for at in range(1, len(rows), ROW):
            if rows[at] == region:
                found[rows[at + 1]] = found.get(rows[at + 1], 0) + rows[at + 2]
    return found


# What the present action does


def acts_with(s: War, nation: Nation) -> None:
    """It recruits its figures or advances its marker. [W33.7]"""
    if s.seats == 3 and s.to_act == FREE:
        s.acted = [s.acted[0] | 1 << nation, *s.acted[1:]]


def acts_with_army(s: War, side: Side, part: bytearray, region: Region, start: int = -1) -> None:
    """It moves or attacks with units: of one nation, or of several as a mixed army. With units of
    one nation a move is also one with the nations of the leaders who go along; an attack is one
    with the units alone. An army that advances after its attack is still that army. [W33.5,
    W33.7]"""
    if not bound(s, side):
        return
    if s.attacker == side:
        follow(s.acted, part, start, region)
        return
    slots = [
        nation * KINDS_EACH + kind
        for nation in NATIONS_LIST[side]
        for kind in range(2)
        if part[nation * KINDS_EACH + kind]
    ]
    nations = {slot // KINDS_EACH for slot in slots}
    if len(nations) == 1:
        acts_with(s, nations.pop())
        if start >= 0:
            for nation in NATIONS_LIST[side]:
                if part[nation * KINDS_EACH + LEADER]:
                    acts_with(s, nation)
        return
    rows = list(s.acted)
    for slot in slots:
        rows += (region, slot, part[slot])
    s.acted = rows


def follow(rows: list[int], part: bytearray, start: Region, to: Region) -> None:
    """Units of the army have gone from one region to another."""
    for at in range(1, len(rows), ROW):
        moved = min(rows[at + 2], part[rows[at + 1]]) if rows[at] == start else 0
        if moved:
            rows[at + 2] -= moved
            rows += (to, rows[at + 1], moved)


def army_has_gone(s: War, side: Side, start: Region, to: Region) -> None:
    """The mixed army of the last action is elsewhere now. [W33.8]"""
    if bound(s, side):
        for rows in (s.last_action, s.acted):
            for at in range(1, len(rows), ROW):
                if rows[at] == start:
                    rows[at] = to


def close_action(s: War) -> None:
    """An action of the Free Peoples is over; a pass would be none. [W33.6, W33.9]"""
    if s.seats == 3 and s.to_act == FREE:
        s.last_action = s.acted
        s.acted = [0]
