"""How the part of an army is asked for: how many of each kind go, kind by kind, in their fixed
order. A question is asked only where there is a choice. [W12.3-W12.5, W12.13, W14.3-W14.5]"""

from typing import Final

from ringtable.games.war.armies.care import is_barred_leader, is_legal
from ringtable.games.war.armies.parts import (
    ALLOWED,
    ANY_LEADER,
    CARE,
    EVERYTHING,
    FROM,
    GROUPS,
    LEAST,
    MOST,
    MUST,
    NOBODY,
    SIDE,
    WHO,
    available,
    choose,
    chosen,
    is_unit,
    moved_already,
    numbers,
    serves,
    sizes_of,
    slots_of,
    stays_put,
    units_that_may_go,
    what_leaders_want,
)
from ringtable.games.war.box.components import CHARACTERS, KINDS, NATIONS, NAZGUL, SARUMAN
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.questions import Question
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import BLOCK, KINDS_EACH, War
from ringtable.kernel.decision import Action, Answer, Refusal
from ringtable.kernel.procedure import Procedure, ask, do, loop

# The frame of the questions: n is how many groups are decided, target is 1 after an answer.


def begin_part(s: War) -> None:
    s.n = 0
    s.target = 0
    decide_what_is_clear(s)


def decide_what_is_clear(s: War) -> None:
    """Every group without a choice, up to the next that has one."""
    here = slots_of(s)
    while s.n < len(here):
        open_to = numbers(s, s.n)
        if len(open_to) > 1:
            return
        choose(s, here[s.n], open_to[0])
        s.n += 1


def groups_left(s: War) -> bool:
    return GROUPS + 2 * s.n < len(s.part_rules)


def all_may_go(s: War) -> bool:
    """Nothing was answered yet, and there is room for all."""
    rules = s.part_rules
    if s.target:
        return False
    whole = {slot: n for slot, n in zip(slots_of(s), sizes_of(s), strict=True) if is_unit(slot)}
    if sum(whole.values()) > rules[MOST]:
        return False
    if not rules[CARE]:
        return True
    wants = what_leaders_want(s, rules, slots_of(s))
    if wants and len({slot // KINDS_EACH for slot in whole}) == 1:
        return False
    return is_legal(s, rules[SIDE], rules[FROM], whole, abs(rules[CARE]) - 1, wants)


def group_name(slot: int) -> str:
    if slot >= BLOCK:
        return CHARACTERS[slot - BLOCK]
    return f"{NATIONS[slot // KINDS_EACH]}-{KINDS[slot % KINDS_EACH]}"


class HowManyGo(Question):
    """How many figures of a kind go along, or everybody. [W12.4, W14.5]"""

    name = "part"
    clause = "W12.4"
    stage = True

    def options(self, s: War) -> list[Action]:
        found = numbers(s, s.n)
        if all_may_go(s):
            if GROUPS + 2 * s.n + 2 == len(s.part_rules):
                found.pop(0)  # the same by its number
            found.insert(0, EVERYTHING)
        return found

    def take(self, s: War, action: Action) -> None:
        here = slots_of(s)
        s.target = 1
        if action == EVERYTHING:
            for slot, n in zip(here, sizes_of(s), strict=True):
                choose(s, slot, n)
            s.n = len(here)
        else:
            choose(s, here[s.n], action)
            s.n += 1
            decide_what_is_clear(s)

    def show(self, s: War, action: Action) -> Answer:
        if action == EVERYTHING:
            return Answer("all", "war-option-all", verb="all")
        slot = slots_of(s)[s.n]
        region = REGIONS[s.part_rules[FROM]]
        data: dict[str, object] = {
            "n": action,
            "region": region,
            "figure": group_name(slot),
            "figures": [
                {"figure": group_name(one), "of": n}
                for one, n in zip(slots_of(s), sizes_of(s), strict=True)
            ],
            "most": s.part_rules[MOST],
            "least": s.part_rules[LEAST],
        }
        if slot >= BLOCK:
            who = CHARACTERS[slot - BLOCK]
            message = "war-option-comes-along" if action else "war-option-stays"
            return Answer(
                f"{action} {who}",
                message,
                {"who": {"name": f"war-character-{who}"}},
                thing=f"character:{who}",
                verb="go",
                data=data,
            )
        nation, kind = NATIONS[slot // KINDS_EACH], KINDS[slot % KINDS_EACH]
        return Answer(
            f"{action} {nation}-{kind}",
            "war-option-figures",
            {
                "n": action,
                "nation": {"name": f"war-nation-{nation}"},
                "kind": {"name": f"war-kind-{kind}"},
            },
            thing=f"figure:{region}:{nation}-{kind}",
            verb="go",
            data=data,
        )

    def text(self, s: War, action: Action) -> str:
        return "all" if action == EVERYTHING else f"{action} {group_name(slots_of(s)[s.n])}"

    def why_not(self, s: War, thing: str) -> Refusal | None:
        if thing == "all" and not s.target:
            clause = self.why_not_everybody(s)
            return refused("war-why-stays-behind", clause)
        slot = slot_meant(thing)
        number = thing.partition(" ")[0]
        n = int(number) if number.isdecimal() else -1
        if slot < 0 or (n < 0 and slot in slots_of(s)):  # it is asked in its turn
            return None
        if slot == slots_of(s)[s.n] and n in numbers(s, s.n):  # that is everybody
            return None
        clause = self.why_not_so_many(s, slot, n)
        return refused("war-why-stays-behind", clause)

    def why_not_so_many(self, s: War, slot: int, n: int) -> str:
        """The clause against so many of a group, -1 if no number was named."""
        return why_not_along(s, slot, n)

    def why_not_everybody(self, s: War) -> str:
        return why_not_all(s)


def slot_meant(thing: str) -> int:
    """The group of `figure:gondor:regular`, `figure:pelargir:gondor-regular`, `2 gondor-regular` or
    `character:strider`; -1 for anything else."""
    words = thing.replace(":", " ").split()
    if words and words[-1] in CHARACTERS:
        return BLOCK + CHARACTERS.index(words[-1])
    if len(words) < 2:
        return -1
    nation, _, kind = words[-1].rpartition("-")
    if words[-1] in KINDS:
        nation, kind = words[-2], words[-1]
    if nation not in NATIONS or kind not in KINDS:
        return -1
    return NATIONS.index(nation) * KINDS_EACH + KINDS.index(kind)


def why_not_all(s: War) -> str:
    """The clause that keeps somebody behind: a leader who would be alone, too little room, or what
    team-mates and the last action forbid. [W10.6, W12.5, W32.11, W33.4]"""
    rules = s.part_rules
    units = sum([n for slot, n in zip(slots_of(s), sizes_of(s), strict=True) if is_unit(slot)])
    if rules[CARE] and units <= rules[MOST]:
        return "W33.4" if s.is_one(rules[SIDE]) else "W32.11"
    may_go = units_that_may_go(s, rules[FROM], rules[SIDE], rules[ALLOWED])
    return "W12.5" if may_go < units and rules[MOST] == may_go else "W10.6"


def why_not_along(s: War, slot: int, n: int) -> str:
    """The clause that keeps a group behind, or wants more of it. [W9.31, W12.1-W12.3, W12.5, W12.8,
    W12.13, W12.17, W10.6, W17.9, W17.10, W17.14, W32.11, W33.4]"""
    rules = s.part_rules
    advances = s.attacker == rules[SIDE]
    if n == 0 and is_needed(s, slot):
        return "W12.2" if rules[MUST] == ANY_LEADER else "W9.31"
    if slot >= BLOCK:
        return why_not_character(s, slot - BLOCK, n)
    if not s.figures[rules[FROM] * BLOCK + slot]:
        return "W12.1"
    if slot % KINDS_EACH != NAZGUL and not rules[ALLOWED] >> slot // KINDS_EACH & 1:
        return "W12.13"
    if n == 0 and is_unit(slot):
        return "W17.10" if advances else "W12.3"
    if n > s.figures[rules[FROM] * BLOCK + slot]:
        return "W12.1"
    if n > available(s, rules, slot):
        return "W17.9" if advances else "W12.8"
    if not is_unit(slot):
        if advances:
            return "W17.14"
        return "W33.4" if n and rules[CARE] > 0 and is_barred_leader(s, slot) else "W12.5"
    return why_not_all(s)


def is_needed(s: War, slot: int) -> bool:
    """Whether only this group has the leader whom the die asks for, or the figure that the card
    names. [W9.31, W12.2, W14.1]"""
    must = s.part_rules[MUST]
    if must == NOBODY or slot not in slots_of(s):
        return False
    can = [one for one in slots_of(s) if serves(s, must, one) and not stays_put(s, one)]
    decided = slots_of(s)[: s.n]
    left = [one for one in can if one not in decided or chosen(s, one)]
    return left == [slot]


def why_not_character(s: War, who: int, n: int) -> str:
    """The clause that keeps a character behind, or wants him to come. [W12.1, W12.5, W12.8, W12.17,
    W17.9, W32.14]"""
    rules = s.part_rules
    if s.place[who] != rules[FROM] or s.pack.characters[who].side != rules[SIDE]:
        return "W12.1"
    if not rules[WHO] >> who & 1:
        return "W12.17" if who == SARUMAN else "W32.14"
    if s.attacker == rules[SIDE]:
        return "W17.9"
    if n and moved_already(s, rules[FROM], BLOCK + who):
        return "W12.8"
    return "W12.5" if n == 0 else "W12.1"


def choose_part(name: str, question: HowManyGo) -> Procedure:
    """Group by group, until all are decided."""
    return Procedure(name, do(begin_part), loop(groups_left, ask(question)))


CHOOSE_PART: Final = choose_part("choose-part", HowManyGo())
