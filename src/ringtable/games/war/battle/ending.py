"""After a battle: withdrawal into a stronghold, the end of sieges, the advance.
[W17.8-W17.14, W18.5-W18.8, W18.23, W19.4-W19.9, W38.15-W38.18]"""

from typing import Final

from ringtable.games.war.armies.limits import room
from ringtable.games.war.armies.marching import carry, force, may_walk
from ringtable.games.war.armies.parting import CHOOSE_PART
from ringtable.games.war.armies.parts import possible, prepare, rules_of_part
from ringtable.games.war.battle.command import attacking_chief, chief, defender
from ringtable.games.war.battle.forces import units_fighting
from ringtable.games.war.battle.round import CEASED, WITHDREW
from ringtable.games.war.battle.sieges import army_arrives, begin_siege, look_at_siege
from ringtable.games.war.box.components import FIELD_BATTLE, SHADOW, SIEGE_ADVANCE, bits
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.facts import ADVANCED_INTO
from ringtable.games.war.facts import WITHDREW as TOLD_WITHDREW
from ringtable.games.war.politics import companion_stops
from ringtable.games.war.questions import Question
from ringtable.games.war.state import NATIONS_OF, War
from ringtable.games.war.teams.command import commander
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.procedure import Procedure, ask, do, run, stop_if, when


def withdraw(s: War) -> None:
    """The whole defending army goes inside; the battle is over. [W18.5, W18.6]"""
    s.battle_end = WITHDREW
    s.tell(TOLD_WITHDREW, "W18.5", chief(s, defender(s)), REGIONS[s.battle_at])


def settle_siege(s: War) -> None:
    """A siege at the place of the battle that has ended by it: the stronghold is captured, or those
    inside stand in the region again, before anybody advances. Whoever commanded the battle captures
    it; if none of his are left, whoever commands those that stayed out. [W18.14, W18.15, W20.2,
    W20.10, W34.4, W38.15]"""
    at = s.battle_at
    if s.besieged >> at & 1:
        besieger = 1 - s.controller(at)
        fought = units_fighting(s, besieger) > 0
        look_at_siege(s, at, chief(s, besieger) if fought else commander(s, besieger, at))


# The advance [W17.9]


def rules_of_advance(s: War) -> list[int]:
    """Those that took part, with at least one unit, as far as there is room.
    [W17.9, W17.10, W17.14, W10.6]"""
    side = s.attacker
    who = may_walk(s, s.attacked_from, side)
    most = room(s, side, s.battle_at)
    acting, s.seat = s.seat, attacking_chief(s)
    rules = rules_of_part(s, s.attacked_from, side, NATIONS_OF[side], who, most)
    s.seat = acting
    return rules


def way_is_open(s: War) -> bool:
    """The defender is gone, the attacker is not in the region yet, and he may enter it.
    [W17.9, W17.11, W19.6, W19.9]"""
    if s.battle_kind != FIELD_BATTLE or s.battle_end == CEASED:
        return False
    if not units_fighting(s, s.attacker):
        return False
    if s.attacker == SHADOW and s.closed >> s.battle_at & 1:
        return False
    return possible(s, rules_of_advance(s))


def must_advance(s: War) -> bool:
    """After a withdrawal, unless the second edition lets him decline. [W18.7]"""
    return s.battle_end == WITHDREW and not s.second_edition(SIEGE_ADVANCE)


class AdvanceOrNot(Question):
    """Whether the attacker enters the region. [W17.9, W18.7]"""

    name = "advance"
    clause = "W17.9"

    def who(self, s: War) -> int:
        return attacking_chief(s)

    def options(self, s: War) -> list[Action]:
        return [1] if must_advance(s) else [1, 0]

    def take(self, s: War, action: Action) -> None:
        s.n = action
        s.seat = attacking_chief(s)
        if action:
            prepare(s, rules_of_advance(s))

    def show(self, s: War, action: Action) -> Answer:
        if action:
            return Answer("advance", "war-option-advance", thing=f"region:{REGIONS[s.battle_at]}")
        return Answer("stay", "war-option-stay")


def stays(s: War) -> bool:
    return s.n == 0


def advance_in(s: War) -> None:
    """The part enters; a withdrawal becomes a siege, then the arrival is judged.
    [W17.9, W18.8, W18.23, W38.18]"""
    side, start, at = s.attacker, s.attacked_from, s.battle_at
    carry(s, start, at)
    s.tell(
        ADVANCED_INTO,
        "W18.7" if s.battle_end == WITHDREW else "W17.9",
        s.seat,
        REGIONS[start],
        REGIONS[at],
        *force(s, s.part, s.part_who),
    )
    if s.battle_end == WITHDREW:
        begin_siege(s, at)
    army_arrives(s, side, at, s.seat)
    for one in bits(s.part_who):
        companion_stops(s, one, at)


# The frame: n is 1 if the attacker advances.
ADVANCE: Final = Procedure(
    "advance", ask(AdvanceOrNot()), stop_if(stays), run(CHOOSE_PART), do(advance_in)
)

AFTER_BATTLE: Final = Procedure("after-battle", do(settle_siege), when(way_is_open, run(ADVANCE)))
