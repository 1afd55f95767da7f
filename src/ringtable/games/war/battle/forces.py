"""Who takes part in a battle, how strong he is and how well he is led. [W14.6, W14.7,
W15.9-W15.12]"""

from ringtable.games.war.box.components import (
    CAPTAIN_OF_THE_WEST,
    ELITE,
    FREE,
    GANDALF_WHITE,
    ISENGARD,
    LEADER,
    MINION_SET,
    NAZGUL,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    Kind,
    Nation,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import (
    BLOCK,
    FORFEITED,
    KINDS_EACH,
    NATIONS_OF,
    WHITE_RIDER_USED,
    War,
)

WITCH_KING_LEADERSHIP = 2  # not 1 + 2 [W15.12]


def ground_of(s: War, side: Side) -> Region:
    """The region in which a side stands during the battle. [W14.8]"""
    return s.attacked_from if side == s.attacker else s.battle_at


def fighting(s: War, side: Side, nation: Nation, kind: Kind) -> int:
    """Figures of a kind that take part: all but the attacker's rearguard. [W14.6, W14.7]"""
    at = nation * KINDS_EACH + kind
    n = s.figures[ground_of(s, side) * BLOCK + at]
    return n - s.rearguard[at] if side == s.attacker else n


def nations_fighting(s: War, side: Side) -> int:
    """Nations with a unit that takes part."""
    found = 0
    for nation in bits(NATIONS_OF[side]):
        if fighting(s, side, nation, REGULAR) or fighting(s, side, nation, ELITE):
            found |= 1 << nation
    return found


def regulars_fighting(s: War, side: Side) -> int:
    return sum([fighting(s, side, nation, REGULAR) for nation in bits(NATIONS_OF[side])])


def elites_fighting(s: War, side: Side) -> int:
    return sum([fighting(s, side, nation, ELITE) for nation in bits(NATIONS_OF[side])])


def units_fighting(s: War, side: Side) -> int:
    """Units of a side that take part. [W3.1]"""
    n = s.units[side][ground_of(s, side)]
    if side == s.attacker:
        back = s.rearguard
        for nation in bits(NATIONS_OF[side]):
            n -= back[nation * KINDS_EACH + REGULAR] + back[nation * KINDS_EACH + ELITE]
    return n


def leaders_fighting(s: War, side: Side) -> int:
    """Leader figures, or Nazgûl without the Witch-king, that take part."""
    if side == SHADOW:
        return fighting(s, SHADOW, SAURON, NAZGUL)
    return sum([fighting(s, FREE, nation, LEADER) for nation in bits(NATIONS_OF[FREE])])


def characters_fighting(s: War, side: Side) -> int:
    """Characters that take part."""
    found = s.company(ground_of(s, side), side)
    return found & ~s.rearguard_who if side == s.attacker else found


def companions_fighting(s: War) -> int:
    return characters_fighting(s, FREE)


# Strength and leadership


def strength(s: War, side: Side) -> int:
    """Units, and one for each Captain of the West who is not silenced. [W15.9, W29.1]"""
    total = units_fighting(s, side)
    if side == FREE:
        for one in bits(characters_fighting(s, FREE) & ~s.suppressed):
            total += s.pack.characters[one].abilities >> CAPTAIN_OF_THE_WEST & 1
    return total


def leads(s: War, character: int) -> int:
    """The leadership of a character that counts. [W15.12, W15.19]"""
    if (s.given_up | s.suppressed) >> character & 1:
        return 0
    if character == GANDALF_WHITE and s.battle_rules >> WHITE_RIDER_USED & 1:
        return 0
    return s.pack.characters[character].leadership


def nazgul_leadership(s: War) -> int:
    """One for each Nazgûl and two for the Witch-king, less what was given up; nothing after The
    White Rider. [W15.12, W15.19, W29.9, W30.12]"""
    if s.battle_rules >> WHITE_RIDER_USED & 1:
        return 0
    total = fighting(s, SHADOW, SAURON, NAZGUL)
    if characters_fighting(s, SHADOW) >> WITCH_KING & 1:
        total += WITCH_KING_LEADERSHIP
    return max(0, total - s.fight[SHADOW][FORFEITED])


def elite_leaders(s: War) -> int:
    """Nations whose elites are also leaders: Isengard while Saruman is in play, in team games the
    Southrons too. [W30.8, W31.20]"""
    if not s.on_map(SARUMAN):
        return 0
    return 1 << ISENGARD | (1 << SOUTHRONS if s.teams else 0)


def leadership(s: War, side: Side) -> int:
    """Leaders, Nazgûl and characters that take part; the full sum. [W15.12, W15.29]"""
    if side == FREE:
        total = leaders_fighting(s, FREE)
        for one in bits(characters_fighting(s, FREE)):
            total += leads(s, one)
        return total
    total = nazgul_leadership(s)
    for one in bits(characters_fighting(s, SHADOW)):
        if one != WITCH_KING:
            total += leads(s, one)
    for nation in bits(elite_leaders(s)):
        total += fighting(s, SHADOW, nation, ELITE)
    return total


def takes_part(s: War, figure: str) -> bool:
    """Whether a figure of that kind, by its word on the cards, takes part. [W15.31]"""
    if figure == "free-elite":
        return elites_fighting(s, FREE) > 0
    if figure == "shadow-elite":
        return elites_fighting(s, SHADOW) > 0
    if figure == "southrons-elite":
        return fighting(s, SHADOW, SOUTHRONS, ELITE) > 0
    if figure == "isengard-unit":
        return bool(nations_fighting(s, SHADOW) >> ISENGARD & 1)
    if figure == "nazgul":
        return bool(fighting(s, SHADOW, SAURON, NAZGUL)) or witch_king_fights(s)
    if figure == "free-leader-or-companion":
        return leaders_fighting(s, FREE) > 0 or bool(companions_fighting(s))
    return False


def witch_king_fights(s: War) -> bool:
    return bool(characters_fighting(s, SHADOW) >> WITCH_KING & 1)


def minions_fighting(s: War) -> int:
    return characters_fighting(s, SHADOW) & MINION_SET
