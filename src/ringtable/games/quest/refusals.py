"""Why not: the rule that forbids something about a card on the table or in the own hand. Nothing
here looks at what the asking seat may not know."""

from ringtable.games.quest.answers import card_value, thing_of
from ringtable.games.quest.box.components import (
    ALLY,
    ATTACHMENT,
    COMBAT_ACTION,
    EVENT,
    NEUTRAL,
    QUEST_ACTION,
    W_PLAN,
    Window,
)
from ringtable.games.quest.cards.ability import (
    ACTIONS,
    EVENTS,
    HOST_CANNOT_ATTACK,
    HOST_CANNOT_DEFEND,
    NEVER,
    Ability,
)
from ringtable.games.quest.effects import uses_left
from ringtable.games.quest.payment import affordable, payers
from ringtable.games.quest.planning import hosts_for, is_unique_in_play, one_ally_was_played
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import rule_on
from ringtable.kernel.decision import Refusal
from ringtable.kernel.phrase import Phrase, Value
from ringtable.kernel.state import NOTHING


def refusal(s: Quest, clause: str, why: str, card: int, n: int = -1) -> Refusal:
    values: dict[str, Value] = {"card": card_value(s, card)}
    if n >= 0:
        values["n"] = n
    return Refusal(clause, Phrase(f"quest-why-{why}", values))


def card_meant(s: Quest, seat: int, thing: str) -> int:
    """The card that a thing or text names, as far as the seat may see it; or nothing."""
    word = thing.rpartition(" ")[2]
    seen = [*s.hand[seat]]
    for one in range(s.seats):
        seen += [*s.play[one], *s.engaged[one]]
    seen += [*s.staging, *s.attached]
    if s.active >= 0:
        seen.append(s.active)
    for card in seen:
        if thing == thing_of(s, card) or word in (s.name_of(card), s.id_of(card)):
            return card
    return NOTHING


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
        return refusal(s, "Q7.5", "no-match", card)
    return refusal(s, "Q7.4", "too-dear", card, max(0, s.pack.cost[title]))


def why_not_use(s: Quest, seat: int, card: int) -> Refusal | None:
    abilities = ACTIONS[s.face[card]]
    if not abilities:
        return refusal(s, "Q18.3", "no-action", card)
    ability = abilities[0]
    if not ability.by_anyone and s.controller[card] != seat:
        return refusal(s, "Q18.3", "not-yours", card)
    return why_not_ability(s, seat, card, ability)


def why_not_ability(s: Quest, seat: int, card: int, ability: Ability) -> Refusal:
    if not ability.fits(s.phase):
        phase = {QUEST_ACTION: "quest-only", COMBAT_ACTION: "combat-only"}[ability.kind]
        return refusal(s, "Q5.9", phase, card)
    if ability.per != NEVER and not uses_left(s, ability, card, seat):
        return refusal(s, "Q18.18", "used-up", card)
    if s.exhausted[card]:
        return refusal(s, "Q5.13", "exhausted", card)
    return refusal(s, "Q21.4", "no-change", card)


# Declaring characters


def why_not_declare(s: Quest, seat: int, thing: str, clause: str, rule: int) -> Refusal | None:
    """A character that cannot commit, defend or attack: not his, exhausted, or barred."""
    card = card_meant(s, seat, thing)
    if card < 0 or card in s.hand[seat]:
        return None
    if not s.is_character(card):
        return refusal(s, clause, "no-character", card)
    if s.controller[card] != seat:
        return refusal(s, clause, "not-yours", card)
    if s.exhausted[card]:
        return refusal(s, clause, "exhausted", card)
    if rule and rule_on(s, card, rule):
        barred = "cannot-defend" if rule == HOST_CANNOT_DEFEND else "cannot-attack"
        return refusal(s, "QC108", barred, card)
    return None


def why_not_defend(s: Quest, seat: int, thing: str) -> Refusal | None:
    return why_not_declare(s, seat, thing, "Q11.11", HOST_CANNOT_DEFEND)


def why_not_attack_with(s: Quest, seat: int, thing: str) -> Refusal | None:
    return why_not_declare(s, seat, thing, "Q12.5", HOST_CANNOT_ATTACK)


def why_not_commit(s: Quest, seat: int, thing: str) -> Refusal | None:
    return why_not_declare(s, seat, thing, "Q8.2", 0)
