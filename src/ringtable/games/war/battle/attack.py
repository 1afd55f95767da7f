"""Attacking with a die: which army, which enemy, which part of it. [W14]"""

from typing import Final

from ringtable.games.war.actions import Deed
from ringtable.games.war.armies.marching import region_meant, show_region
from ringtable.games.war.armies.parts import (
    ANY_LEADER,
    CHOOSE_PART,
    NOBODY,
    possible,
    prepare,
    rules_of_part,
)
from ringtable.games.war.battle.battle import BATTLE, declare
from ringtable.games.war.box.components import (
    ARMY,
    ATTACK,
    ATTACK_LED,
    CHARACTER,
    MOST_UNITS,
    REARGUARD,
    SHADOW,
    Side,
    bits,
)
from ringtable.games.war.box.places import Region
from ringtable.games.war.state import NATIONS_LIST, ONLY_ASSAULT, ONLY_BESIEGERS, War
from ringtable.games.war.teams import commander, may_take_along, nations_at
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, run


def targets_from(s: War, side: Side, region: Region) -> int:
    """Enemy armies that an army in a region can attack: those of adjacent regions that are not
    besieged by its own side, and those in the same region. Besieged it can only sortie.
    [W14.2, W18.9, W19.1, W19.8]"""
    here = 1 << region
    if s.inside(side) & here:
        found = here
    else:
        found = s.map.near_set[region] & s.army_in[1 - side] & ~s.besieging(side)
        if s.besieging(side) & here:
            found |= here
    if s.battle_rules:
        found = what_the_card_allows(s, side, region, found)
    return found & ~s.closed if side == SHADOW else found


def what_the_card_allows(s: War, side: Side, region: Region, targets: int) -> int:
    """A card may want the relief of a siege or an assault."""
    if s.battle_rules >> ONLY_BESIEGERS & 1:
        return targets & s.inside(side) & ~(1 << region)
    if s.battle_rules >> ONLY_ASSAULT & 1:
        return targets & s.besieging(side) & 1 << region
    return targets


def rules_of_attack(s: War, region: Region, must: int) -> list[int]:
    """Units and leaders of nations At War; whoever else is there stays behind as rearguard. Nazgûl
    and characters may fight anyway. [W14.1, W14.3-W14.5, W14.11, W14.13, W14.14]"""
    side = s.side_at[s.seat]
    allowed = s.at_war & may_attack_with(s, region)
    who = s.company(region, side) & may_take_along(s, region, side)
    together = s.second_edition(REARGUARD)
    return rules_of_part(s, region, side, allowed, who, MOST_UNITS, 1, must, together)


def may_attack_with(s: War, region: Region) -> int:
    """Nations that the acting player may lead into an attack: of a mixed army he must command all,
    of a separate one his own. [W32.4, W32.13, W32.15]"""
    side = s.side_at[s.seat]
    if s.is_one(side):
        return -1
    if s.mixed[side] >> region & 1:
        return -1 if commander(s, side, region) == s.seat else 0
    return nations_at(s, s.seat)


def can_attack_from(s: War, region: Region, must: int) -> bool:
    return bool(targets_from(s, s.side_at[s.seat], region)) and possible(
        s, rules_of_attack(s, region, must)
    )


def attack_starts(s: War, must: int, first_only: bool = False) -> list[Region]:
    """Regions from which the acting player can attack. [W14.4, W14.12]"""
    side = s.side_at[s.seat]
    warlike = 0
    for nation in NATIONS_LIST[side]:
        if s.at_war >> nation & 1:
            warlike |= s.nation_in[nation]
    found: list[Region] = []
    for region in bits(warlike):
        if can_attack_from(s, region, must):
            found.append(region)
            if first_only:
                break
    return found


# The frame: source is where the attack comes from, target where it goes, n the figure that must
# take part.


class AttackFrom(Decision[War]):
    """Which army attacks. [W14.1]"""

    name = "attack-from"
    clause = "W14.1"
    stage = True

    def options(self, s: War) -> list[Action]:
        return attack_starts(s, s.n)

    def take(self, s: War, action: Action) -> None:
        s.source = action

    def show(self, s: War, action: Action) -> Answer:
        return show_region("from", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        return None if region < 0 else why_no_attack(s, region, s.n)


class AttackTarget(Decision[War]):
    """Which enemy army is attacked. [W14.2]"""

    name = "attack-target"
    clause = "W14.2"
    stage = True

    def options(self, s: War) -> list[Action]:
        return bits(targets_from(s, s.side_at[s.seat], s.source))

    def take(self, s: War, action: Action) -> None:
        s.target = action
        prepare(s, rules_of_attack(s, s.source, s.n))

    def show(self, s: War, action: Action) -> Answer:
        return show_region("attack", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0:
            return None
        side = s.side_at[s.seat]
        clause = "W14.2"
        if not s.units[1 - side][region]:
            clause = "W14.12"
        elif s.map.adjacent(s.source, region):
            clause = "W18.9" if s.besieging(side) >> region & 1 else "W9.14"
        return Refusal(clause, Phrase("war-why-no-target", {"clause": clause}))


def why_no_attack(s: War, region: Region, must: int) -> Refusal:
    side = s.side_at[s.seat]
    clause = "W14.3"
    if not s.units[side][region]:
        clause = "W14.4"
    elif not targets_from(s, side, region):
        clause = "W14.2"
    elif must == ANY_LEADER and can_attack_from(s, region, NOBODY):
        clause = "W14.1"
    return Refusal(clause, Phrase("war-why-no-attack", {"clause": clause}))


def begin_battle(s: War) -> None:
    """The attack is declared. [W14.10, W38.1]"""
    declare(s, s.side_at[s.seat], s.source, s.target, s.battle_rules, s.rounds_given)
    s.call(BATTLE, s.seat)


def attack_with_any(s: War) -> None:
    s.n = NOBODY


def attack_with_leader(s: War) -> None:
    s.n = ANY_LEADER


DECLARE_ATTACK: Final = Procedure(
    "declare-attack", ask(AttackFrom()), ask(AttackTarget()), run(CHOOSE_PART), do(begin_battle)
)


def may_attack(s: War) -> bool:
    return bool(attack_starts(s, NOBODY, True))


def may_attack_led(s: War) -> bool:
    return bool(attack_starts(s, ANY_LEADER, True))


ATTACK_DEEDS: Final = [
    Deed(
        ATTACK, (ARMY,), may_attack, Procedure("attack", do(attack_with_any), run(DECLARE_ATTACK))
    ),
    Deed(
        ATTACK_LED,
        (CHARACTER,),
        may_attack_led,
        Procedure("attack-led", do(attack_with_leader), run(DECLARE_ATTACK)),
    ),
]
