"""A battle from its declaration to its end. [W14, W17, W18.4-W18.12, W19, W38]

Where the attack came from, who stays out of it and what kind of battle it is lie in columns of the
state until it is over; the frame's seat is whoever began it.
"""

from typing import Final

from ringtable.games.war.armies.marching import force, region_meant, show_region
from ringtable.games.war.armies.parting import slot_meant
from ringtable.games.war.armies.parts import LEADER_SLOTS, UNIT_SLOTS
from ringtable.games.war.battle.command import (
    attacking_chief,
    chief,
    chief_of_free,
    count_command,
    defender,
    defending_chief,
)
from ringtable.games.war.battle.ending import AFTER_BATTLE, withdraw
from ringtable.games.war.battle.forces import (
    companions_fighting,
    fighting,
    nations_fighting,
    nazgul_leadership,
)
from ringtable.games.war.battle.retreat import retreat_regions, retreat_to
from ringtable.games.war.battle.round import (
    CEASED,
    ENDS,
    GOES_ON,
    ROUND_OF_COMBAT,
    begin_round,
    clear_round,
)
from ringtable.games.war.battle.sieges import defends_stronghold
from ringtable.games.war.box.components import (
    BATTLE_KINDS,
    ELITE,
    FIELD_BATTLE,
    GANDALF_WHITE,
    NATIONS,
    SIEGE_BATTLE,
    SORTIE,
    Side,
)
from ringtable.games.war.box.places import REGIONS, Region
from ringtable.games.war.facts import ATTACKED, BATTLE_ENDED, DEFENDED, PRESSED_ON, WHITE_RIDER
from ringtable.games.war.facts import CEASED as TOLD_CEASED
from ringtable.games.war.figures import reduce_elite, replacement
from ringtable.games.war.politics import army_is_attacked
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import (
    BLOCK,
    KINDS_EACH,
    MAY_NOT_CEASE,
    NATIONS_LIST,
    NO_SIDE,
    WHITE_RIDER_USED,
    War,
)
from ringtable.games.war.teams.command import nations_at
from ringtable.games.war.teams.three import acts_with_army
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.fact import FactValue
from ringtable.kernel.procedure import Procedure, ask, do, loop, run, second, stop_if, when
from ringtable.kernel.questions import Offer

# Declaration [W38.1]


def declare(s: War, side: Side, start: Region, at: Region, rules: int = 0, rounds: int = 0) -> None:
    """The part that was chosen attacks; whoever else stands there is the rearguard.
    [W14.5, W14.6, W38.1]"""
    rearguard = bytearray(BLOCK)
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[side]:
            rearguard[slot] = s.figures[start * BLOCK + slot] - s.part[slot]
    s.rearguard = rearguard
    acts_with_army(s, side, s.part, start)
    s.rearguard_who = s.company(start, side) & ~s.part_who
    s.battle_kind = FIELD_BATTLE
    if start == at:
        s.battle_kind = SORTIE if s.inside(side) >> at & 1 else SIEGE_BATTLE
    s.attacker = side
    s.attacked_from = start
    s.battle_at = at
    s.battle_round = 0
    s.battle_end = GOES_ON
    s.battle_rules = rules
    s.rounds_given = rounds
    clear_round(s)
    count_command(s)
    s.tell(
        ATTACKED,
        "W14.2",
        chief(s, side),
        REGIONS[start],
        REGIONS[at],
        BATTLE_KINDS[s.battle_kind],
        *force(s, s.part, s.part_who),
    )
    s.tell(DEFENDED, "W14.7", defending_chief(s), REGIONS[at], *defenders(s))


def defenders(s: War) -> tuple[FactValue, ...]:
    """All figures of the defender take part. [W14.7]"""
    side = defender(s)
    block = bytearray(BLOCK)
    for slots in (UNIT_SLOTS, LEADER_SLOTS):
        for slot in slots[side]:
            block[slot] = s.figures[s.battle_at * BLOCK + slot]
    return force(s, block, s.company(s.battle_at, side))


def apply_politics(s: War) -> None:
    """Activation, then advances. [W14.9, W21.13, W38.2]"""
    army_is_attacked(s, nations_fighting(s, defender(s)), s.battle_at)


# The White Rider [W29.9, W38.3]


def white_rider_ready(s: War) -> bool:
    """Gandalf the White takes part, and Nazgûl leadership would count."""
    return bool(companions_fighting(s) >> GANDALF_WHITE & 1) and nazgul_leadership(s) > 0


def ride(s: War) -> None:
    s.battle_rules |= 1 << WHITE_RIDER_USED
    s.tell(WHITE_RIDER, "W29.9", chief_of_free(s))


RIDE: Final = Offer("white-rider", "W29.9", ride, "war-ask-white-rider", who=chief_of_free)


# The ground [W18.4]


def may_withdraw(s: War) -> bool:
    """A defender in the field of a region with his own stronghold. [W18.4]"""
    return s.battle_kind == FIELD_BATTLE and defends_stronghold(s, defender(s), s.battle_at)


class FieldOrStronghold(Question):
    """Before every round: fight in the field or withdraw into the stronghold. [W18.4]"""

    name = "ground"
    clause = "W18.4"

    def who(self, s: War) -> int:
        return defending_chief(s)

    def options(self, s: War) -> list[Action]:
        return [0, 1]

    def take(self, s: War, action: Action) -> None:
        if action:
            withdraw(s)

    def show(self, s: War, action: Action) -> Answer:
        if action:
            return Answer("withdraw", "war-option-withdraw", thing=f"region:{REGIONS[s.battle_at]}")
        return Answer("field", "war-option-field")


def is_over(s: War) -> bool:
    return s.battle_end != GOES_ON


def goes_on(s: War) -> bool:
    return s.battle_end == GOES_ON


# The end of a round [W17.1, W17.2, W18.11, W18.12, W38.14]


class CeaseOrGoOn(Question):
    """After a round the attacker may cease. [W17.1]"""

    name = "cease"
    clause = "W17.1"

    def who(self, s: War) -> int:
        return attacking_chief(s)

    def options(self, s: War) -> list[Action]:
        return [0] if s.battle_rules >> MAY_NOT_CEASE & 1 else [0, 1]

    def take(self, s: War, action: Action) -> None:
        if action:
            cease(s, "W17.1")
        else:
            s.tell(PRESSED_ON, "W17.2", attacking_chief(s))

    def show(self, s: War, action: Action) -> Answer:
        if action:
            return Answer("cease", "war-option-cease")
        return Answer("go-on", "war-option-go-on")


def cease(s: War, cause: str) -> None:
    s.battle_end = CEASED
    s.tell(TOLD_CEASED, cause, attacking_chief(s))


class RetreatOrStay(Question):
    """If the attacker goes on, the defender may retreat. [W17.2, W17.3, W19.5]"""

    name = "retreat"
    clause = "W17.2"

    def who(self, s: War) -> int:
        return defending_chief(s)

    def options(self, s: War) -> list[Action]:
        return [STAY, *retreat_regions(s)]

    def take(self, s: War, action: Action) -> None:
        if action != STAY:
            retreat_to(s, action)

    def show(self, s: War, action: Action) -> Answer:
        if action == STAY:
            return Answer("stay", "war-option-stay")
        return show_region("retreat", action)

    def why_not(self, s: War, thing: str) -> Refusal | None:
        region = region_meant(thing)
        if region < 0:
            return None
        near = s.map.adjacent(s.battle_at, region)
        held = region != s.attacked_from and s.units[s.attacker][region] > 0
        clause = "W17.13" if near and not held else "W17.3"
        return refused("war-why-no-retreat", clause)


STAY: Final = -1
LET_IT_REST: Final = -1
ROUND_GIVEN: Final = -2


class AssaultAgain(Question):
    """A siege battle lasts one round; another one is given by a card or costs an elite, which is
    replaced by a regular. He may cease after any round. [W18.11, W18.12, W18.24, W32.10]"""

    name = "assault"
    clause = "W18.12"

    def who(self, s: War) -> int:
        return attacking_chief(s)

    def options(self, s: War) -> list[Action]:
        if s.rounds_given > 1:
            return [ROUND_GIVEN, LET_IT_REST]
        return [*elites_to_give(s), LET_IT_REST]

    def take(self, s: War, action: Action) -> None:
        if action == LET_IT_REST:
            cease(s, "W18.24" if self.options(s) != [LET_IT_REST] else "W18.11")
            return
        if action == ROUND_GIVEN:
            s.rounds_given -= 1
        else:
            reduce_elite(s, s.attacked_from, action, "W18.12")
        s.tell(PRESSED_ON, "W18.12", attacking_chief(s))

    def show(self, s: War, action: Action) -> Answer:
        if action == LET_IT_REST:
            return Answer("cease", "war-option-cease")
        if action == ROUND_GIVEN:
            return Answer("go-on", "war-option-go-on")
        nation = NATIONS[action]
        return Answer(
            f"reduce {nation}-elite",
            "war-option-assault-again",
            {"nation": {"name": f"war-nation-{nation}"}},
            thing=f"figure:{REGIONS[s.attacked_from]}:{nation}-elite",
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        slot = slot_meant(thing)
        if slot < 0:
            return None
        mates = s.teams and s.owner[slot // KINDS_EACH] != attacking_chief(s)
        own_side = slot // KINDS_EACH in NATIONS_LIST[s.attacker]
        return refused("war-why-no-elite", "W32.10" if mates and own_side else "W18.12")


def elites_to_give(s: War) -> list[int]:
    """Nations of the commander's own with an elite taking part and a regular to replace it.
    [W18.12, W32.10]"""
    own = nations_at(s, attacking_chief(s)) if s.teams else -1
    return [
        nation
        for nation in NATIONS_LIST[s.attacker]
        if own >> nation & 1 and fighting(s, s.attacker, nation, ELITE) and replacement(s, nation)
    ]


def is_assault(s: War) -> bool:
    return s.battle_kind == SIEGE_BATTLE


def in_the_field(s: War) -> bool:
    return s.battle_kind != SIEGE_BATTLE


COMBAT_ROUND: Final = Procedure(
    "combat-round",
    do(begin_round),
    when(may_withdraw, ask(FieldOrStronghold())),
    stop_if(is_over),
    run(ROUND_OF_COMBAT),
)

END_OF_ROUND: Final = Procedure(
    "end-of-round",
    when(is_assault, ask(AssaultAgain())),
    when(in_the_field, ask(CeaseOrGoOn())),
    stop_if(is_over),
    second(when(in_the_field, ask(RetreatOrStay()))),
)


def close_battle(s: War) -> None:
    """What both regions have suffered is looked at from now on. [W1.9]"""
    s.tell(BATTLE_ENDED, "W17.8", REGIONS[s.battle_at], ENDS[s.battle_end])
    s.touched |= 1 << s.attacked_from | 1 << s.battle_at
    if not s.mixed[defender(s)] >> s.battle_at & 1:
        s.together[defender(s)] &= ~(1 << s.battle_at)  # one army for the battle only [W32.12]
    s.last_attacker = s.attacker
    s.attacker = NO_SIDE
    s.battle_rules = 0
    s.rounds_given = 0
    s.rearguard = bytearray(BLOCK)
    s.rearguard_who = 0
    s.part = bytearray(BLOCK)
    s.part_who = 0
    s.part_rules = []
    s.given_up = s.suppressed = 0


# W38
BATTLE: Final = Procedure(
    "battle",
    do(apply_politics),
    when(white_rider_ready, ask(RIDE)),
    loop(goes_on, run(COMBAT_ROUND), when(goes_on, run(END_OF_ROUND))),
    run(AFTER_BATTLE),
    do(close_battle),
)
