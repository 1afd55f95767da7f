"""Declaring defenders: the attacked player, or a sentinel of another. [Q11.11 to Q11.14, Q19.20]"""

from typing import Final

from ringtable.games.quest.answers import (
    card_answer,
    card_meant,
    card_prompt,
    card_text,
    refusal,
)
from ringtable.games.quest.box.components import (
    M_DEFENDER,
    S_DEF2,
    SENTINEL,
)
from ringtable.games.quest.cards.ability import (
    HOST_CANNOT_DEFEND,
)
from ringtable.games.quest.combat.damage import exhaust
from ringtable.games.quest.facts import DEFENDS, UNDEFENDED
from ringtable.games.quest.refusals import why_not_defend
from ringtable.games.quest.state import ATTACK_ROW, Quest
from ringtable.games.quest.timing.effects import (
    may_declare_several,
)
from ringtable.games.quest.timing.order import from_first
from ringtable.games.quest.values import (
    attacking_enemy,
    has_keyword,
    rule_on,
    undefended,
)
from ringtable.kernel.decision import Action, Answer, Decision, Refusal, Several
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import (
    Procedure,
    ask,
    do,
    each_seat,
    select,
    unless,
    when,
)

NO_DEFENDER: Final = -1  # as an answer


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

    def text(self, s: Quest, action: Action) -> str:
        return "no defender" if action == NO_DEFENDER else card_text(s, "defend", action)

    def prompt(self, s: Quest) -> Phrase:
        enemy = attacking_enemy(s)
        return card_prompt(s, "quest-ask-defend", enemy)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        return why_not_defend(s, s.seat, thing)


class DefendBySentinel(Defend):
    """A sentinel of another player, in player order; one at most. [Q19.20, Q19.21]"""

    name = "sentinel"
    clause = "Q19.20"

    def options(self, s: Quest) -> list[Action]:
        return [*possible_sentinels(s, s.seat), NO_DEFENDER]

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, s.seat, thing)
        if card >= 0 and can_defend(s, card) and not has_keyword(s, card, SENTINEL):
            return refusal(s, "Q19.20", "no-sentinel", card)
        return super().why_not(s, thing)


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

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        return why_not_defend(s, s.seat, thing)


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


DECLARE_DEFENDERS: Final = Procedure(
    "defense",
    do(begin_defense),
    when(several_may_defend, select(DefendTogether()), do(declare_chosen)),
    when(unless(several_may_defend), ask(Defend())),
    each_seat(when(may_send_a_sentinel, ask(DefendBySentinel())), order=from_first),
    do(say_if_undefended),
)
