"""Player attacks: three steps, each with its window. [Q12]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_meant, card_prompt, refusal
from ringtable.games.quest.box.components import (
    ENGAGED,
    M_KILL,
    RANGED,
    S_ATK1,
    S_ATK2,
    S_ATK3,
    STAGING,
    W_ATK1,
    W_ATK2,
    W_ATK3,
    WINDOWS,
    Window,
)
from ringtable.games.quest.cards.ability import ATTACKS_STAGING_ALONE, HOST_CANNOT_ATTACK
from ringtable.games.quest.combat.damage import deal_damage, exhaust
from ringtable.games.quest.facts import STRIKES
from ringtable.games.quest.refusals import why_not_attack_with
from ringtable.games.quest.state import ATTACK_ROW, PAIR, Quest
from ringtable.games.quest.timing.order import from_first
from ringtable.games.quest.timing.windows import hold_window
from ringtable.games.quest.values import (
    attack,
    attackers_of,
    defense,
    has_keyword,
    rule_of,
    rule_on,
)
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
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
    when,
)

NO_MORE: Final = -1  # as an answer: attack nobody else


# Who may attack whom


def can_strike(s: Quest, card: int) -> bool:
    """A ready character that nothing bars from attacking. [Q12.5, QC108]"""
    return not s.exhausted[card] and not rule_on(s, card, HOST_CANNOT_ATTACK)


def could_attack(s: Quest, card: int, enemy: int, seat: int) -> bool:
    """Whether a character of a player may be declared against an enemy: engaged with him; by
    ranged, with another player; alone in the staging area, if its text says so. [Q12.4, Q19.17,
    Q19.18, QC9]"""
    if enemy in s.engaged[seat]:
        return True
    if s.zone[enemy] == ENGAGED:
        return has_keyword(s, card, RANGED)
    return s.zone[enemy] == STAGING and rule_of(s, card, ATTACKS_STAGING_ALONE)


def strikers(s: Quest, enemy: int, seat: int) -> list[int]:
    """The characters with which a player could attack an enemy now."""
    return [
        card for card in s.play[seat] if can_strike(s, card) and could_attack(s, card, enemy, seat)
    ]


def has_struck(s: Quest, seat: int, enemy: int) -> bool:
    """One attack per player, enemy and round. [Q12.2, Q12.7]"""
    rows = s.struck
    return any(rows[at] == seat and rows[at + 1] == enemy for at in range(0, len(rows), PAIR))


def targets_of(s: Quest, seat: int) -> list[int]:
    """The enemies that a player may attack in his turn. [Q12.2, Q12.4]"""
    return [
        enemy
        for enemy in s.enemies()
        if not has_struck(s, seat, enemy) and strikers(s, enemy, seat)
    ]


def may_strike(s: Quest) -> bool:
    return s.n == 0 and s.plays(s.seat) and bool(targets_of(s, s.seat))


def begin_choice_of_target(s: Quest) -> None:
    """It belongs to the first step of the attack. [Q12.3, Q32.1]"""
    s.step = S_ATK1


class ChooseTarget(Decision[Quest]):
    """An enemy to attack; attacking is never obligatory. The frame: n is 1 when he has had enough.
    [Q12.2, Q31.9]"""

    name = "target"
    clause = "Q12.2"

    def options(self, s: Quest) -> list[Action]:
        return [*targets_of(s, s.seat), NO_MORE]

    def take(self, s: Quest, action: Action) -> None:
        if action == NO_MORE:
            s.n = 1
        else:
            s.call(STRIKE, s.seat, source=action)

    def show(self, s: Quest, action: Action) -> Answer:
        if action == NO_MORE:
            return Answer("attack no more", "quest-option-no-attack", verb="no-attack")
        return card_answer(s, "attack", "quest-option-attack", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-target")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        enemy = card_meant(s, s.seat, thing)
        if enemy < 0 or not s.is_enemy(enemy):
            return None
        if has_struck(s, s.seat, enemy):
            return refusal(s, "Q12.7", "attacked-already", enemy)
        if enemy in s.engaged[s.seat]:
            return refusal(s, "Q12.5", "nobody-ready", enemy)
        return refusal(s, "Q12.4", "out-of-reach", enemy)


# Step 1. The frame of an attack: seat is the attacking player, source the enemy.


class Attackers(Several[Quest]):
    """At least one, any number together; one alone against the staging area. [Q12.5, QC9]"""

    name = "attackers"
    clause = "Q12.5"

    def options(self, s: Quest) -> list[Action]:
        return strikers(s, s.source, s.seat)

    def least(self, s: Quest) -> int:
        return 1

    def most(self, s: Quest) -> int:
        return 1 if s.zone[s.source] == STAGING else 1 << 30

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "with", "quest-option-with", action)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-attackers", s.source)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, s.seat, thing)
        found = why_not_attack_with(s, s.seat, thing)
        if found is None and card >= 0 and not could_attack(s, card, s.source, s.seat):
            return refusal(s, "Q19.18", "not-ranged", card)
        return found


class Join(Several[Quest]):
    """Ranged characters of other players join, in player order. [Q12.17, Q19.17]"""

    name = "join"
    clause = "Q19.17"
    stage = False

    def options(self, s: Quest) -> list[Action]:
        return joiners(s, s.seat)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "join", "quest-option-join", action)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-join", s.source)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, s.seat, thing)
        if card in s.play[s.seat] and not has_keyword(s, card, RANGED):
            return refusal(s, "Q19.18", "not-ranged", card)
        return why_not_attack_with(s, s.seat, thing)


def joiners(s: Quest, seat: int) -> list[int]:
    """Ready ranged characters; never against the staging area. [Q12.8, Q19.18]"""
    if s.zone[s.source] != ENGAGED:
        return []
    return [card for card in s.play[seat] if can_strike(s, card) and has_keyword(s, card, RANGED)]


def begin_strike(s: Quest) -> None:
    """The enemy is named; the attack counts against the limit. [Q12.7]"""
    s.strikes += (s.source, s.seat)
    s.struck += (s.seat, s.source)


def add_attackers(s: Quest) -> None:
    """They are declared; all exhaust together when everybody has joined. [Q12.17]"""
    number = len(s.strikes) // ATTACK_ROW - 1
    for card in s.chosen:
        s.attackers += (number, card)


def may_join(s: Quest) -> bool:
    return s.plays(s.seat) and s.seat != s.strikes[-1] and bool(joiners(s, s.seat))


def declare_attackers(s: Quest) -> None:
    """All attackers exhaust. [Q12.5, Q12.17]"""
    cards = attackers_of(s)
    exhaust(s, cards, "Q12.5")
    s.tell(STRIKES, "Q12.3", s.strikes[-1], [s.id_of(card) for card in cards], s.id_of(s.source))


# Steps 2 and 3


def total_attack(s: Quest) -> int:
    """The attack strength of all attackers that are left. [Q12.6, Q12.11]"""
    return sum(attack(s, card) for card in attackers_of(s))


def begin_total(s: Quest) -> None:
    s.step = S_ATK2


def strike_damage(s: Quest) -> int:
    """Attack minus the enemy's defense, at least 0. [Q12.6]"""
    return max(0, total_attack(s) - defense(s, s.source))


def strike(s: Quest) -> None:
    """The damage, and a kill if the enemy is destroyed by it. [Q12.6, Q12.13]"""
    s.step = S_ATK3
    deal_damage(s, [s.source], strike_damage(s), "Q12.6")
    if not s.in_play(s.source):
        s.happens(M_KILL, s.source, len(s.strikes) // ATTACK_ROW - 1)


def target_is_gone(s: Quest) -> bool:
    """If the target leaves play the attack ends, after the window of the step. [Q12.11, Q11.35]"""
    return not s.in_play(s.source)


def end_strike(s: Quest) -> None:
    """They are attackers no longer; they stay exhausted. [Q12.9]"""
    number = len(s.strikes) // ATTACK_ROW - 1
    s.attackers = [
        one
        for at in range(0, len(s.attackers), PAIR)
        if s.attackers[at] != number
        for one in s.attackers[at : at + PAIR]
    ]
    del s.strikes[-ATTACK_ROW:]


def hold(s: Quest, window: Window) -> None:
    hold_window(s, window)


def window_of_strike(window: Window) -> Step:
    return named(WINDOWS[window], do(by(window, hold)))


STRIKE_STEPS: Final = Procedure(
    "strike steps",
    window_of_strike(W_ATK1),
    named("after step 1", stop_if(target_is_gone)),
    do(begin_total),
    window_of_strike(W_ATK2),
    named("after step 2", stop_if(target_is_gone)),
    do(strike),
    window_of_strike(W_ATK3),
)
STRIKE: Final = Procedure(
    "strike",
    do(begin_strike),
    select(Attackers()),
    do(add_attackers),
    each_seat(when(may_join, select(Join()), named("joined", do(add_attackers))), order=from_first),
    do(declare_attackers),
    run(STRIKE_STEPS),
    do(end_strike),
)

# The frame: seat is the attacking player, n is 1 when he has had enough.
STRIKES_OF_PLAYER: Final = Procedure(
    "strikes of a player",
    loop(may_strike, do(begin_choice_of_target), ask(ChooseTarget())),
)


# An attack that an effect grants: one attacker, nobody joins, and it does not count. [Q12.12, QC35]
# The frame: seat is the player, source the enemy, target the attacker, n the step it interrupts.


def begin_quick_strike(s: Quest) -> None:
    s.n = s.step
    s.step = S_ATK1
    s.strikes += (s.source, s.seat)
    number = len(s.strikes) // ATTACK_ROW - 1
    s.attackers += (number, s.target)
    s.tell(STRIKES, "Q12.12", s.seat, [s.id_of(s.target)], s.id_of(s.source))


def back_to_the_step(s: Quest) -> None:
    """The step in whose window it was made goes on. [Q5.22]"""
    s.step = s.n


QUICK_STRIKE: Final = Procedure(
    "quick strike",
    do(begin_quick_strike),
    run(STRIKE_STEPS),
    do(end_strike),
    do(back_to_the_step),
)
