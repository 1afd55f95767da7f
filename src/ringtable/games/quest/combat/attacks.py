"""Enemy attacks: four steps, each with its window. [Q11.5 to Q11.38]"""

from typing import Final

from ringtable.games.quest.answers import (
    card_answer,
    card_meant,
    card_prompt,
    card_text,
    refusal,
)
from ringtable.games.quest.box.components import (
    COMBAT_PHASE,
    M_ATTACKED,
    M_ATTACKS,
    S_DEF1,
    S_DEF3,
    S_DEF4,
    SHADOW,
    STAGING,
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
)
from ringtable.games.quest.combat.damage import deal_damage
from ringtable.games.quest.combat.defense import DECLARE_DEFENDERS
from ringtable.games.quest.combat.shadows import (
    SHADOW_CARD,
    deal_shadows_to,
    next_face_down,
)
from ringtable.games.quest.facts import ATTACKS
from ringtable.games.quest.players import raise_threat
from ringtable.games.quest.state import ATTACK_ROW, PAIR, Quest
from ringtable.games.quest.timing.effects import (
    CANNOT_ATTACK_PLAYER,
    end_of_this_attack,
    holds_with,
)
from ringtable.games.quest.timing.orders import wake
from ringtable.games.quest.timing.windows import hold_window
from ringtable.games.quest.values import (
    attack,
    defenders_of,
    defense,
    hit_points_left,
    rule_of,
    rule_on,
    undefended,
)
from ringtable.games.quest.zones import discard_shadows_of
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.effects import expire
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import (
    Procedure,
    Step,
    ask,
    by,
    do,
    loop,
    named,
    run,
    stop_if,
    when,
)
from ringtable.kernel.state import NOBODY, NOTHING

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

    def text(self, s: Quest, action: Action) -> str:
        return card_text(s, "face", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-next-attacker")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        enemy = card_meant(s, s.seat, thing)
        if enemy < 0 or not s.is_enemy(enemy):
            return None
        if s.zone[enemy] == STAGING:
            return refusal(s, "Q11.34", "out-of-reach", enemy)
        if enemy not in s.engaged[s.seat]:
            return refusal(s, "Q11.7", "out-of-reach", enemy)
        if enemy in s.attacked:
            return refusal(s, "Q11.7", "has-attacked", enemy)
        return refusal(s, "Q11.5", "cannot-attack", enemy)


# Step 1. The frame of an attack: seat is the attacked player, source the enemy.


def begin_attack(s: Quest) -> None:
    """What happens when it attacks happens here. [Q11.9, Q11.10]"""
    s.step = S_DEF1
    s.attacks += (s.source, s.seat)
    if s.phase == COMBAT_PHASE:
        s.attacked.append(s.source)  # once a phase [Q11.7, Q11.29]
    wake(s, s.seat)
    s.tell(ATTACKS, "Q11.7", s.id_of(s.source), s.seat)
    s.happens(M_ATTACKS, s.source, s.seat)


def still_attacks(s: Quest, enemy: int) -> bool:
    """Whether an attacker is in play, or attacks from a shadow card. [QC81]"""
    return s.in_play(enemy) or s.zone[enemy] == SHADOW


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

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, s.seat, thing)
        if card < 0:
            return None
        if undefended(s):
            return refusal(s, "Q11.23", "no-hero-of-his", card)
        return refusal(s, "Q11.25", "no-defender", card)


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
    """To the end of step 4, unless it ended with its player. [Q11.22, Q16.14]"""
    if not attack_is_over(s):
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
    run(DECLARE_DEFENDERS),
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
