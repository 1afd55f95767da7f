"""Enemy attacks: four steps, each with its window. [Q11.5 to Q11.38]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_prompt
from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    M_ATTACKED,
    M_ATTACKS,
    M_DEFENDER,
    S_DEF1,
    S_DEF2,
    S_DEF3,
    S_DEF4,
    SENTINEL,
    SHADOW,
    W_DEF1,
    W_DEF2,
    W_DEF3,
    W_DEF4,
    WINDOWS,
    Window,
)
from ringtable.games.quest.cards.ability import (
    EXCESS_RAISES_THREAT,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
)
from ringtable.games.quest.damage import deal_damage, exhaust
from ringtable.games.quest.effects import (
    CANNOT_ATTACK_PLAYER,
    end_of_this_attack,
    holds_with,
    may_declare_several,
)
from ringtable.games.quest.facts import ATTACKS, DEFENDS, UNDEFENDED
from ringtable.games.quest.order import clockwise
from ringtable.games.quest.orders import wake
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.shadows import (
    SHADOW_CARD,
    deal_shadows_to,
    next_face_down,
)
from ringtable.games.quest.state import ATTACK_ROW, PAIR, Quest
from ringtable.games.quest.values import (
    attack,
    attacking_enemy,
    defenders_of,
    defense,
    has_keyword,
    hit_points_left,
    rule_of,
    rule_on,
    undefended,
)
from ringtable.games.quest.windows import hold_window
from ringtable.games.quest.zones import discard_shadows_of
from ringtable.kernel.decision import Action, Answer, Decision, Several
from ringtable.kernel.effects import expire
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import (
    Procedure,
    Step,
    ask,
    by,
    do,
    each_seat,
    loop,
    named,
    run,
    select,
    stop_if,
    unless,
    when,
)
from ringtable.kernel.state import NOBODY, NOTHING

NO_DEFENDER: Final = -1  # as an answer


# Who attacks


def can_attack(s: Quest, enemy: int, seat: int) -> bool:
    """Nothing stops an enemy from attacking a player. [Q11.5, QC34]"""
    if rule_on(s, enemy, HOST_CANNOT_ATTACK):
        return False
    return not holds_with(s, CANNOT_ATTACK_PLAYER, enemy, seat)


def enemies_to_attack(s: Quest, seat: int) -> list[int]:
    """The engaged enemies that have not attacked in this phase. [Q11.7, Q11.29, Q11.33]"""
    return [
        enemy for enemy in s.engaged[seat] if enemy not in s.attacked and can_attack(s, enemy, seat)
    ]


def enemy_attacks_left(s: Quest) -> bool:
    return s.plays(s.seat) and bool(enemies_to_attack(s, s.seat))


class NextAttacker(Decision[Quest]):
    """The attacked player chooses the order of the attacks against him. [Q11.8]"""

    name = "next-attacker"
    clause = "Q11.8"

    def options(self, s: Quest) -> list[Action]:
        return enemies_to_attack(s, s.seat)

    def take(self, s: Quest, action: Action) -> None:
        s.call(ATTACK, s.seat, source=action)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "face", "quest-option-face", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-attacker")


# Step 1. The frame of an attack: seat is the attacked player, source the enemy.


def begin_attack(s: Quest) -> None:
    """What happens when it attacks happens here. [Q11.9, Q11.10]"""
    s.step = S_DEF1
    s.attacks += (s.source, s.seat)
    s.attacked.append(s.source)
    wake(s, s.seat)
    s.tell(ATTACKS, "Q11.7", s.id_of(s.source), s.seat)
    s.happens(M_ATTACKS, s.source, s.seat)


def still_attacks(s: Quest, enemy: int) -> bool:
    """Whether an attacker is in play, or attacks from a shadow card. [QC81]"""
    return s.in_play(enemy) or s.zone[enemy] == SHADOW


# Step 2


def begin_defense(s: Quest) -> None:
    s.step = S_DEF2


def can_defend(s: Quest, card: int) -> bool:
    """A ready character that nothing bars from defending. [Q11.11, QC108]"""
    return not s.exhausted[card] and not rule_on(s, card, HOST_CANNOT_DEFEND)


def possible_defenders(s: Quest, seat: int) -> list[int]:
    """Characters he controls. [Q11.14]"""
    return [card for card in s.play[seat] if can_defend(s, card)]


def possible_sentinels(s: Quest, seat: int) -> list[int]:
    return [card for card in possible_defenders(s, seat) if has_keyword(s, card, SENTINEL)]


def several_may_defend(s: Quest) -> bool:
    return may_declare_several(s, s.seat)


class Defend(Decision[Quest]):
    """One ready character, or nobody. [Q11.11, Q11.12]"""

    name = "defend"
    clause = "Q11.11"

    def options(self, s: Quest) -> list[Action]:
        return [*possible_defenders(s, s.seat), NO_DEFENDER]

    def take(self, s: Quest, action: Action) -> None:
        if action != NO_DEFENDER:
            declare_defenders(s, [action])

    def show(self, s: Quest, action: Action) -> Answer:
        if action == NO_DEFENDER:
            return Answer("no defender", "quest-option-no-defender")
        return card_answer(s, "defend", "quest-option-defend", action)

    def prompt(self, s: Quest) -> Phrase:
        enemy = attacking_enemy(s)
        return card_prompt(s, "quest-ask-defend", enemy)


class DefendBySentinel(Defend):
    """A sentinel of another player, in player order; one at most. [Q19.20, Q19.21]"""

    name = "sentinel"
    clause = "Q19.20"

    def options(self, s: Quest) -> list[Action]:
        return [*possible_sentinels(s, s.seat), NO_DEFENDER]


class DefendTogether(Several[Quest]):
    """Any number of own ready characters. [QC38, Q19.22]"""

    name = "defend-together"
    clause = "QC38"
    stage = False

    def options(self, s: Quest) -> list[Action]:
        return possible_defenders(s, s.seat)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "defend", "quest-option-defend", action)

    def prompt(self, s: Quest) -> Phrase:
        enemy = attacking_enemy(s)
        return card_prompt(s, "quest-ask-defend-together", enemy)


def declare_chosen(s: Quest) -> None:
    declare_defenders(s, s.chosen)


def declare_defenders(s: Quest, cards: list[int]) -> None:
    """They exhaust; each declaration is a moment of its own. [Q11.11, QC38]"""
    if not cards:
        return
    number = len(s.attacks) // ATTACK_ROW - 1
    enemy = attacking_enemy(s)
    exhaust(s, cards, "Q11.11")
    s.tell(DEFENDS, "Q11.11", [s.id_of(card) for card in cards], s.id_of(enemy))
    for card in cards:
        s.defenders += (number, card)
        s.happens(M_DEFENDER, card, enemy)


def may_send_a_sentinel(s: Quest) -> bool:
    """In the round of sentinels: another player, nobody defends yet, and he has one."""
    return (
        s.plays(s.seat)
        and undefended(s)
        and s.seat != s.attacks[-1]
        and bool(possible_sentinels(s, s.seat))
    )


def say_if_undefended(s: Quest) -> None:
    if undefended(s):
        s.tell(UNDEFENDED, "Q11.19", s.id_of(s.source), s.seat)


# Step 3


def begin_shadows(s: Quest) -> None:
    s.step = S_DEF3


def shadow_left(s: Quest) -> bool:
    """Cards dealt during the step are added at the end; what is left when the attacker has gone is
    not resolved. [Q11.15, Q11.18]"""
    if not still_attacks(s, s.source) or not s.plays(s.seat):
        return False
    return next_face_down(s, s.source) != NOBODY


def resolve_next_shadow(s: Quest) -> None:
    card = next_face_down(s, s.source)
    s.call(SHADOW_CARD, s.seat, source=card, target=s.source, n=1)


# Step 4. Here target is who takes the damage.


def combat_damage(s: Quest) -> int:
    """Attack minus the defense of all defenders; undefended, the whole attack. [Q11.21, Q11.23,
    Q11.24]"""
    strength = attack(s, s.source)
    for card in defenders_of(s):
        strength -= defense(s, card)
    return max(0, strength)


def several_defend(s: Quest) -> bool:
    return len(defenders_of(s)) > 1 and combat_damage(s) > 0


def a_hero_is_hit(s: Quest) -> bool:
    """Undefended damage goes to a hero of the attacked player; without one it is lost. [Q11.23,
    Q11.31]"""
    return undefended(s) and combat_damage(s) > 0 and bool(s.heroes(s.seat))


class TakeDamage(Decision[Quest]):
    """Who takes all the damage. [Q11.25, Q11.37]"""

    name = "take-damage"
    clause = "Q11.23"

    def options(self, s: Quest) -> list[Action]:
        defenders = defenders_of(s)
        return defenders if defenders else s.heroes(s.seat)

    def take(self, s: Quest, action: Action) -> None:
        s.target = action

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "damage", "quest-option-take-damage", action)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-take-damage", s.source, combat_damage(s))


class TakeDamageOfSeveral(TakeDamage):
    """One of several defenders, chosen by the attacked player. [Q11.25]"""

    name = "defender-damage"
    clause = "Q11.25"


def begin_damage(s: Quest) -> None:
    s.step = S_DEF4
    s.target = NOTHING


def deal_combat_damage(s: Quest) -> None:
    """All to one; what is too much is lost, unless the enemy makes it threat. [Q11.21, Q13.8,
    QC82]"""
    defenders = defenders_of(s)
    if len(defenders) == 1:
        s.target = defenders[0]
    if s.target < 0:
        return
    n = combat_damage(s)
    excess = n - hit_points_left(s, s.target)
    deal_damage(s, [s.target], n, "Q11.21" if defenders else "Q11.23")
    if excess > 0 and rule_of(s, s.source, EXCESS_RAISES_THREAT):
        raise_threat(s, s.seat, excess, "QC82")


def attack_was_carried_out(s: Quest) -> None:
    """To the end of step 4. [Q11.22]"""
    if still_attacks(s, s.source):
        s.happens(M_ATTACKED, s.source, s.seat)


# The windows of an attack, and its end


def hold_attack_window(s: Quest, window: Window) -> None:
    """Held whatever happened in the step, unless the attacked player is out. [Q5.23, Q11.35,
    Q16.14]"""
    if s.plays(s.seat):
        hold_window(s, window)


def window_of_attack(window: Window) -> Step:
    return named(WINDOWS[window], do(by(window, hold_attack_window)))


def attack_is_over(s: Quest) -> bool:
    """Checked after each step, its window included: the attacker has left play, or its player is
    eliminated. [Q11.15, Q16.14]"""
    return not s.plays(s.seat) or not still_attacks(s, s.source)


def end_attack(s: Quest) -> None:
    """The defenders are defenders no longer, and what lasted for the attack stops. Outside the
    combat phase the shadow cards go now. [Q11.20, Q11.26, Q11.30]"""
    number = len(s.attacks) // ATTACK_ROW - 1
    expire(s.effects, end_of_this_attack(s))
    s.defenders = [
        one
        for at in range(0, len(s.defenders), PAIR)
        if s.defenders[at] != number
        for one in s.defenders[at : at + PAIR]
    ]
    del s.attacks[-ATTACK_ROW:]
    if s.attacks:
        s.step = S_DEF3  # an attack inside an attack comes from a shadow card [QC81]
    if s.phase != COMBAT_PHASE:
        discard_shadows_of(s, s.source)


DEFENSE: Final = Procedure(
    "defense",
    do(begin_defense),
    when(several_may_defend, select(DefendTogether()), do(declare_chosen)),
    when(unless(several_may_defend), ask(Defend())),
    each_seat(when(may_send_a_sentinel, ask(DefendBySentinel())), order=clockwise),
    do(say_if_undefended),
)
DAMAGE: Final = Procedure(
    "combat damage",
    do(begin_damage),
    when(several_defend, ask(TakeDamageOfSeveral())),
    when(a_hero_is_hit, ask(TakeDamage())),
    do(deal_combat_damage),
    do(attack_was_carried_out),
)
# The frame: seat is the attacked player, source the enemy.
ATTACK_STEPS: Final = Procedure(
    "attack steps",
    do(begin_attack),
    window_of_attack(W_DEF1),
    named("after step 1", stop_if(attack_is_over)),
    run(DEFENSE),
    window_of_attack(W_DEF2),
    named("after step 2", stop_if(attack_is_over)),
    do(begin_shadows),
    loop(shadow_left, do(resolve_next_shadow)),
    window_of_attack(W_DEF3),
    named("after step 3", stop_if(attack_is_over)),
    run(DAMAGE),
    window_of_attack(W_DEF4),
)
ATTACK: Final = Procedure("attack", run(ATTACK_STEPS), do(end_attack))


# An attack out of order


def deal_for_the_attack(s: Quest) -> None:
    """Earlier shadow cards go, a new one is dealt. [Q11.30, Q11.32]"""
    discard_shadows_of(s, s.source)
    deal_shadows_to(s, s.source, 1)


EXTRA_ATTACK: Final = Procedure("extra attack", do(deal_for_the_attack), run(ATTACK))
