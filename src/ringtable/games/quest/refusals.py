"""Why not: the rule that forbids something about a card on the table or in the own hand. Nothing
here looks at what the asking seat may not know."""

from typing import Final

from ringtable.games.quest.answers import card_meant, refusal
from ringtable.games.quest.box.components import (
    ALLY,
    ATTACHMENT,
    COMBAT_ACTION,
    EVENT,
    NEUTRAL,
    OBJECTIVE,
    QUEST_ACTION,
    STAGING,
    W_PLAN,
    Window,
)
from ringtable.games.quest.cards.ability import (
    ACTIONS,
    EVENTS,
    HAND_RESPONSES,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
    NEVER,
    RESPONSES,
    RULES,
    THREE_HEROES_PAY,
    Ability,
)
from ringtable.games.quest.phases.payment import affordable, payers
from ringtable.games.quest.phases.planning import hosts_for, is_unique_in_play, one_ally_was_played
from ringtable.games.quest.state import MOMENT_ROW, NO_SEAT, Quest
from ringtable.games.quest.timing.effects import could, uses_left, was_used
from ringtable.games.quest.values import rule_on
from ringtable.kernel.decision import Refusal
from ringtable.kernel.state import NOTHING

# In a window


def why_not_act(s: Quest, seat: int, window: Window, planning: int, thing: str) -> Refusal | None:
    """What stands against playing or using a card now. [Q5.9, Q7, Q18.3, Q21.4]"""
    card = card_meant(s, seat, thing)
    if card < 0:
        return None
    if card in s.hand[seat]:
        return why_not_play(s, seat, window, planning, card)
    return why_not_use(s, seat, card)


def why_not_play(s: Quest, seat: int, window: Window, planning: int, card: int) -> Refusal | None:
    title = s.title[card]
    kind = s.pack.kind[title]
    if kind in (ALLY, ATTACHMENT):
        if window != W_PLAN:
            return refusal(s, "Q7.1", "planning-only", card)
        if planning != seat:
            return refusal(s, "Q7.3", "own-planning-only", card)
        if is_unique_in_play(s, title):
            return refusal(s, "Q23.1", "unique", card)
        if kind == ALLY and one_ally_was_played(s):
            return refusal(s, "Q29.26", "one-ally", card)
        if kind == ATTACHMENT and not hosts_for(s, title):
            return refusal(s, "Q7.18", "no-host", card)
        return why_not_pay(s, seat, card)
    if kind == EVENT and not EVENTS[title]:
        return refusal(s, "Q18.8", "response-only", card)
    if kind == EVENT:
        return why_not_pay(s, seat, card) or why_not_ability(s, seat, card, EVENTS[title][0])
    return None


def why_not_pay(s: Quest, seat: int, card: int) -> Refusal | None:
    """[Q7.4, Q7.5, Q7.9, Q7.16]"""
    title = s.title[card]
    if affordable(s, seat, title):
        return None
    if s.pack.sphere[title] != NEUTRAL and not payers(s, seat, title):
        return refusal(s, "Q7.9" if s.pack.cost[title] == 0 else "Q7.5", "no-match", card)
    if RULES[title] >> THREE_HEROES_PAY & 1:
        return refusal(s, "Q7.16", "three-heroes", card)
    cost = max(0, s.pack.cost[title])
    enough = sum(s.resources[hero] for hero in s.heroes(seat)) >= cost
    return refusal(s, "Q7.5" if enough else "Q7.4", "too-dear", card, cost)


def why_not_use(s: Quest, seat: int, card: int) -> Refusal | None:
    abilities = ACTIONS[s.face[card]]
    if not abilities:
        return refusal(s, "Q18.3", "no-action", card)
    ability = abilities[0]
    if not ability.by_anyone and s.controller[card] != seat:
        return refusal(s, "Q18.3", "not-yours", card)
    if s.kind(card) == OBJECTIVE and s.zone[card] != STAGING:
        return refusal(s, "Q19.13", "not-free", card)
    return why_not_ability(s, seat, card, ability)


def why_not_ability(s: Quest, seat: int, card: int, ability: Ability) -> Refusal:
    if not ability.fits(s.phase):
        phase = {QUEST_ACTION: "quest-only", COMBAT_ACTION: "combat-only"}[ability.kind]
        return refusal(s, "Q5.9", phase, card)
    if ability.per != NEVER and not uses_left(s, ability, card, seat):
        return refusal(s, "Q18.18", "used-up", card)
    if s.exhausted[card] and would_do_if_ready(s, seat, card, ability, NOTHING, 0):
        return refusal(s, "Q5.13", "exhausted", card)
    return refusal(s, "Q21.4", "no-change", card)


def would_do_if_ready(s: Quest, seat: int, card: int, ability: Ability, about: int, n: int) -> bool:
    """Whether being exhausted is all that stands against it: some abilities do not exhaust their
    card, and others lack more than that."""
    s.exhausted[card] = 0
    can = could(s, ability, card, seat, about, n)
    s.exhausted[card] = 1
    return can


# At a moment


def why_not_respond(s: Quest, seat: int, start: int, thing: str) -> Refusal | None:
    """What stands against answering with a card now. [Q5.3, Q18.4, Q18.8]"""
    card = card_meant(s, seat, thing)
    if card < 0:
        return None
    if card in s.hand[seat]:
        return why_not_answer_from_hand(s, seat, start, card)
    controller = s.controller[card]
    if controller not in (seat, NO_SEAT):
        return refusal(s, "Q32.7", "not-yours", card)
    face = s.face[card]
    for row in range(start, len(s.moments), MOMENT_ROW):
        moment, about, n = s.moments[row : row + MOMENT_ROW]
        for ability in RESPONSES[moment]:
            if ability.title == face:
                if was_used(s, row, ability, card):
                    return refusal(s, "Q18.10", "used-up", card)
                ready = not s.exhausted[card]
                if ready or not would_do_if_ready(s, seat, card, ability, about, n):
                    return refusal(s, "Q21.4", "no-change", card)
                return refusal(s, "Q5.13", "exhausted", card)
    return refusal(s, "Q18.4", "no-answer", card)


def why_not_answer_from_hand(s: Quest, seat: int, start: int, card: int) -> Refusal | None:
    """Only a response to what has just happened. [Q5.3, Q7.1, Q18.8]"""
    title = s.title[card]
    kind = s.pack.kind[title]
    for row in range(start, len(s.moments), MOMENT_ROW):
        if any(ability.title == title for ability in HAND_RESPONSES[s.moments[row]]):
            unpaid = why_not_pay(s, seat, card) if kind == EVENT else None
            return unpaid or refusal(s, "Q21.4", "no-change", card)
    if kind in (ALLY, ATTACHMENT):
        return refusal(s, "Q7.1", "planning-only", card)
    if EVENTS[title]:
        return refusal(s, "Q5.3", "no-window", card)
    return refusal(s, "Q18.8", "response-only", card)


# Declaring characters


class Bans:
    """What stands against declaring a card, by its clauses: it is no character, it is not one of
    his, it is exhausted, something on it forbids it."""

    def __init__(self, kind: str, whose: str, ready: str, rule: int, barred: str) -> None:
        self.kind = kind
        self.whose = whose
        self.ready = ready
        self.rule = rule
        self.barred = barred


COMMITTING: Final = Bans("Q8.1", "Q8.1", "Q8.2", NOTHING, "")
DEFENDING: Final = Bans("Q11.11", "Q11.14", "Q11.11", HOST_CANNOT_DEFEND, "cannot-defend")
ATTACKING: Final = Bans("Q12.5", "Q12.17", "Q12.5", HOST_CANNOT_ATTACK, "cannot-attack")


def why_not_declare(s: Quest, seat: int, thing: str, bans: Bans) -> Refusal | None:
    """A character that cannot commit, defend or attack."""
    card = card_meant(s, seat, thing)
    if card < 0 or card in s.hand[seat]:
        return None
    if not s.is_character(card):
        return refusal(s, bans.kind, "no-character", card)
    if s.controller[card] != seat:
        return refusal(s, bans.whose, "not-yours", card)
    if s.exhausted[card]:
        return refusal(s, bans.ready, "exhausted", card)
    if bans.rule >= 0 and rule_on(s, card, bans.rule):
        return refusal(s, "QC108", bans.barred, card)
    return None


def why_not_defend(s: Quest, seat: int, thing: str) -> Refusal | None:
    """[Q11.11, Q11.14, QC108]"""
    return why_not_declare(s, seat, thing, DEFENDING)


def why_not_attack_with(s: Quest, seat: int, thing: str) -> Refusal | None:
    """[Q12.5, Q12.17, QC108]"""
    return why_not_declare(s, seat, thing, ATTACKING)


def why_not_commit(s: Quest, seat: int, thing: str) -> Refusal | None:
    """[Q8.1, Q8.2]"""
    return why_not_declare(s, seat, thing, COMMITTING)
