"""Attacking with a die: which army, which enemy, which part of it. [W14]"""

from typing import Final

from ringtable.games.war.armies.care import why_not_his
from ringtable.games.war.armies.marching import region_meant, show_region
from ringtable.games.war.armies.parting import HowManyGo, choose_part, why_not_all, why_not_along
from ringtable.games.war.armies.parts import (
    ANY_LEADER,
    CARE,
    FROM,
    MUST,
    NOBODY,
    plainly_possible,
    possible,
    prepare,
    rules_of_part,
    surely_possible,
    with_figure,
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
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.odds.attack import whole_attack_odds
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import NATIONS_OF, ONLY_ASSAULT, ONLY_BESIEGERS, War
from ringtable.games.war.teams.command import commander, in_command, may_take_along, nations_at
from ringtable.games.war.turn.actions import Deed
from ringtable.kernel.decision import Action, Answer, Refusal
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


def near_enemies(s: War, side: Side) -> int:
    """Where anybody to attack can be near at all: beside enemy armies, and in sieges. [W14.2]"""
    found = s.besieged
    for region in bits(s.army_in[1 - side]):
        found |= s.map.near_set[region]
    return found


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
    most = s.units[side][region] - 1 if somebody_needs_company(s, region) else MOST_UNITS
    together = s.second_edition(REARGUARD)
    return rules_of_part(s, region, side, allowed, who, most, 1, must, together, moves=False)


def somebody_needs_company(s: War, region: Region) -> bool:
    """Second edition: a minion of the team-mate who does not go along is no rearguard alone.
    [W14.14, W32.14]"""
    if not s.teams or not s.second_edition(REARGUARD):
        return False
    side = s.side_at[s.seat]
    return bool(s.company(region, side) & ~may_take_along(s, region, side))


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
    side = s.side_at[s.seat]
    if not targets_from(s, side, region):
        return False
    answer = plainly_possible(s, region, side, s.at_war, must)
    if answer >= 0 and not somebody_needs_company(s, region):
        return answer == 1
    return possible(s, rules_of_attack(s, region, must))


def attack_starts(s: War, must: int, first_only: bool = False) -> list[Region]:
    """Regions from which the acting player can attack. [W14.4, W14.12]"""
    side = s.side_at[s.seat]
    sure = surely_possible(s, side, must)
    found: list[Region] = []
    armies = s.with_units(s.at_war & NATIONS_OF[side]) & in_command(s, side)
    for region in bits(armies & with_figure(s, side, must) & near_enemies(s, side)):
        if sure >> region & 1 and not somebody_needs_company(s, region):
            can_attack = targets_from(s, side, region) != 0
        else:
            can_attack = can_attack_from(s, region, must)
        if can_attack:
            found.append(region)
            if first_only:
                break
    return found


# The frame: source is where the attack comes from, target where it goes, n the figure that must
# take part.


class AttackFrom(Question):
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

    def text(self, s: War, action: Action) -> str:
        return f"from {REGIONS[action]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        return None if region < 0 else why_no_attack(s, region, s.n)


class AttackTarget(Question):
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
        answer = show_region("attack", action)
        answer.data["odds"] = whole_attack_odds(s, s.side_at[s.seat], s.source, action)
        return answer

    def text(self, s: War, action: Action) -> str:
        return f"attack {REGIONS[action]}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0:
            return None
        if thing.startswith("from "):
            return why_no_other(s, region, s.n)
        return why_no_target(s, s.source, region)


def why_no_target(s: War, start: Region, region: Region) -> Refusal:
    """No enemy army is there or near, those inside attack nobody else, and those besieged are
    attacked by their besiegers alone. [W14.2, W14.12, W18.9, W19.1]"""
    side = s.side_at[s.seat]
    clause = "W14.2"
    if not s.units[1 - side][region]:
        clause = "W14.12"
    elif s.inside(side) >> start & 1:
        clause = "W19.1"
    elif s.map.adjacent(start, region):
        clause = "W18.9" if s.besieging(side) >> region & 1 else "W9.14"
    return refused("war-why-no-target", clause)


class WhoAttacks(HowManyGo):
    """Who takes part; the answers tell whom it goes against and how it would end with everybody,
    also where there was only one army to attack. [W14.5]"""

    clause = "W14.5"

    def show(self, s: War, action: Action) -> Answer:
        answer = super().show(s, action)
        start, at = s.part_rules[FROM], s.target_in(DECLARE_ATTACK)
        answer.data["to"] = REGIONS[at]
        answer.data["odds"] = whole_attack_odds(s, s.side_at[s.seat], start, at)
        return answer

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0 or region == s.target_in(DECLARE_ATTACK):
            return super().why_not(s, thing)
        if thing.startswith("from "):
            return why_no_other(s, region, s.part_rules[MUST])
        return why_no_target(s, s.part_rules[FROM], region)

    def why_not_so_many(self, s: War, slot: int, n: int) -> str:
        """Not At War, not a unit left to attack, nobody left to lead or to stay with. [W14.1,
        W14.3, W14.4, W14.14]"""
        clause = why_not_along(s, slot, n)
        return IN_ATTACK.get(clause, clause)

    def why_not_everybody(self, s: War) -> str:
        clause = why_not_all(s)
        return IN_ATTACK.get(clause, clause)


# What keeps a figure out of a move, and what keeps it out of an attack.
IN_ATTACK: Final = {
    "W12.2": "W14.1",
    "W12.13": "W14.3",
    "W12.3": "W14.4",
    "W12.5": "W14.14",
    "W10.6": "W14.14",
}


def why_no_attack(s: War, region: Region, must: int) -> Refusal:
    return refused("war-why-no-attack", what_forbids(s, region, must))


def why_no_other(s: War, region: Region, must: int) -> Refusal:
    """Against an attack out of another region than the one that was chosen, or was the only one.
    [W14.10]"""
    if region in attack_starts(s, must):
        return refused("war-why-no-attack", "W14.10")
    return why_no_attack(s, region, must)


def what_forbids(s: War, region: Region, must: int) -> str:
    """The clause against an attack out of a region. [W14.1-W14.4, W14.12, W14.14]"""
    side = s.side_at[s.seat]
    if not s.units[side][region]:
        alone = s.led[side] >> region & 1 or s.company(region, side)
        return "W14.12" if alone else "W14.4"
    if why_not_his(s, side, region, attack=True):
        return why_not_his(s, side, region, attack=True)
    if not targets_from(s, side, region):
        return "W14.2"
    if must == ANY_LEADER and can_attack_from(s, region, NOBODY):
        return "W14.1"
    if not s.nations_in(region, side) & s.at_war & may_attack_with(s, region):
        return "W14.3"
    if rules_of_attack(s, region, must)[CARE]:
        return "W33.4" if s.is_one(side) else "W32.11"
    return "W14.14"


# What forbids an attack by itself comes before what the time forbids.
NEAREST: Final = ("W14.14", "W32.11", "W33.4", "W32.13", "W31.15", "W14.3")


def begin_battle(s: War) -> None:
    """The attack is declared. [W14.10, W38.1]"""
    declare(s, s.side_at[s.seat], s.source, s.target, s.battle_rules, s.rounds_given)
    s.call(BATTLE, s.seat)


def attack_with_any(s: War) -> None:
    s.n = NOBODY


def attack_with_leader(s: War) -> None:
    s.n = ANY_LEADER


CHOOSE_ATTACKERS: Final = choose_part("choose-attackers", WhoAttacks())
DECLARE_ATTACK: Final = Procedure(
    "declare-attack",
    ask(AttackFrom()),
    ask(AttackTarget()),
    run(CHOOSE_ATTACKERS),
    do(begin_battle),
)


def may_attack(s: War) -> bool:
    return bool(attack_starts(s, NOBODY, True))


def may_attack_led(s: War) -> bool:
    return bool(attack_starts(s, ANY_LEADER, True))


def why_nobody_attacks(s: War) -> str:
    """Nobody is there to attack, or those who are near may not: then what keeps the first of them.
    [W14.2, W14.3, W14.14, W32.13]"""
    side = s.side_at[s.seat]
    near = bits(in_command(s, side) & near_enemies(s, side))
    kept = [what_forbids(s, region, NOBODY) for region in near if targets_from(s, side, region)]
    return min(kept, key=NEAREST.index, default="W14.2")


def why_nobody_leads(s: War) -> str:
    """[W14.1]"""
    return "W14.1" if may_attack(s) else why_nobody_attacks(s)


ATTACK_DEEDS: Final = [
    Deed(
        ATTACK,
        (ARMY,),
        may_attack,
        Procedure("attack", do(attack_with_any), run(DECLARE_ATTACK)),
        why=why_nobody_attacks,
    ),
    Deed(
        ATTACK_LED,
        (CHARACTER,),
        may_attack_led,
        Procedure("attack-led", do(attack_with_leader), run(DECLARE_ATTACK)),
        why=why_nobody_leads,
    ),
]
