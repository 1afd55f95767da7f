"""Odds of an attack before it is declared, and of the battle that is being fought. [W14, W38]"""

from ringtable.games.war.armies.parts import LEADER_SLOTS, UNIT_SLOTS
from ringtable.games.war.battle.dice import hindered, hit_number
from ringtable.games.war.battle.forces import (
    elite_leaders,
    elites_fighting,
    fighting,
    leadership,
    nations_fighting,
    regulars_fighting,
    strength,
    units_fighting,
)
from ringtable.games.war.battle.round import clear_round
from ringtable.games.war.box.components import (
    ELITE,
    FIELD_BATTLE,
    NAZGUL,
    REGULAR,
    SIEGE_BATTLE,
    SORTIE,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.figures import in_reserve
from ringtable.games.war.odds.battle import (
    TO_THE_END,
    Army,
    BattleOdds,
    Force,
    known_assault,
    known_odds,
)
from ringtable.games.war.state import BLOCK, KINDS_EACH, NO_SIDE, War


def force_fighting(s: War, side: Side) -> Force:
    """The force of a side in the battle at hand."""
    leading = sum([fighting(s, side, one, ELITE) for one in bits(elite_leaders(s))]) if side else 0
    army = troops(s, side)
    short = any(elites > spare for _, elites, spare in army)
    return Force(
        regulars_fighting(s, side),
        elites_fighting(s, side),
        leadership(s, side) - leading,
        strength(s, side) - units_fighting(s, side),
        leading,
        sum([spare for _, _, spare in army]),
        hindered(s, side),
        army if short else (),
    )


def troops(s: War, side: Side) -> Army:
    """The units that take part by nation, with the regulars that can replace their elites; nations
    whose elites lead come last. [W16.6]"""
    nations = bits(nations_fighting(s, side) & ~elite_leaders(s))
    nations += bits(nations_fighting(s, side) & elite_leaders(s))
    return tuple(
        [
            (
                fighting(s, side, nation, REGULAR),
                fighting(s, side, nation, ELITE),
                in_reserve(s, nation, REGULAR) + s.fallen[nation * KINDS_EACH + REGULAR],
            )
            for nation in nations
        ]
    )


def next_round(s: War) -> War:
    """The battle at hand with its next round about to begin: what the last one gave up counts
    again. [W15.6, W15.19]"""
    s = s.copy()
    s.battle_round += 1
    clear_round(s)
    return s


def battle_odds(s: War, rounds: int = TO_THE_END) -> BattleOdds:
    """The battle at hand from its next round on, without cards; an assault lasts one round unless
    more are asked for. [W18.11]"""
    if s.battle_kind == SIEGE_BATTLE and rounds == TO_THE_END:
        rounds = 1
    s = next_round(s)
    first = hit_number(s, s.attacker)
    s.battle_round += 1
    later = hit_number(s, s.attacker)
    against = hit_number(s, 1 - s.attacker)
    attacker, defender = force_fighting(s, s.attacker), force_fighting(s, 1 - s.attacker)
    needs = (first, later, against)
    return known_odds(attacker.numbers(), defender.numbers(), needs, rounds)


def assault_odds(s: War, paid: bool = True) -> BattleOdds:
    """The siege battle at hand, if every round is fought that a card gives or an elite pays for.
    Paid: its next round is. [W18.10-W18.12]"""
    s = next_round(s)
    needs = (hit_number(s, s.attacker), hit_number(s, 1 - s.attacker))
    attacker, defender = force_fighting(s, s.attacker), force_fighting(s, 1 - s.attacker)
    given = max(0, s.rounds_given - 1)
    return known_assault(attacker.numbers(), defender.numbers(), needs, given, paid)


def attack_odds(
    s: War,
    side: Side,
    start: Region,
    at: Region,
    part: bytearray,
    who: int,
    rounds: int = TO_THE_END,
) -> BattleOdds:
    """An attack with a part of an army, as if it were declared now. [W38.1]"""
    return battle_odds(as_declared(s, side, start, at, part, who), rounds)


def as_declared(s: War, side: Side, start: Region, at: Region, part: bytearray, who: int) -> War:
    """The battle that such an attack begins, by the rules of the card that orders it."""
    s = s.copy()
    if s.attacker != NO_SIDE:
        s.battle_rules = s.rounds_given = 0
    s.attacker = side
    s.attacked_from = start
    s.battle_at = at
    s.battle_round = 0
    s.battle_kind = FIELD_BATTLE
    if start == at:
        s.battle_kind = SORTIE if s.inside(side) >> at & 1 else SIEGE_BATTLE
    s.rearguard = bytearray(BLOCK)
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[side]:
            s.rearguard[slot] = s.figures[start * BLOCK + slot] - part[slot]
    s.rearguard_who = s.company(start, side) & ~who
    return s


def all_who_may_attack(s: War, side: Side, region: Region) -> bytearray:
    """The largest part of an army: figures of nations At War, and Nazgûl. [W14.3, W14.11]"""
    part = bytearray(BLOCK)
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[side]:
            at_war = s.at_war >> slot // KINDS_EACH & 1
            if at_war or slot % KINDS_EACH == NAZGUL:
                part[slot] = s.figures[region * BLOCK + slot]
    return part


def odds_data(found: BattleOdds) -> dict[str, float]:
    """As a table shows them: who is destroyed, both, or nobody yet."""
    return {
        "attacker": round(found.lost, 4),
        "defender": round(found.won, 4),
        "both": round(found.both_gone, 4),
        "undecided": round(found.open, 4),
    }


def shown_odds(s: War, paid: bool = True) -> dict[str, float]:
    """The battle at hand as a table shows it: to the end, an assault as long as it can go on."""
    if s.battle_kind != SIEGE_BATTLE:
        return odds_data(battle_odds(s))
    return odds_data(assault_odds(s, paid)) | {"siege": 1}


def whole_attack_odds(s: War, side: Side, start: Region, at: Region) -> dict[str, float]:
    """An attack with everybody who may take part."""
    part = all_who_may_attack(s, side, start)
    return shown_odds(as_declared(s, side, start, at, part, s.company(start, side)))
