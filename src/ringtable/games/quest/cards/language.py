"""The card language: a card is its abilities, an ability is a time and words, a word is steps.

    # After Gandalf enters play: draw 3 cards, deal 4 damage to an enemy, or lower your threat by 5.
    ally(73,
        response(at(M_ENTERS, this),
            choose("gandalf",
                way("draw", draw(3)),
                way("damage", damage(4, one(enemy))),
                way("threat", lower_threat(5)))),
        passive(at(M_END_ROUND), discard(this)))

A word knows what must be chosen first, what it does, and whether it could change anything: so an
ability can be used only if its costs can be paid, its targets are there and it does something.
[Q21.4] Costs are words inside `cost(…)`. Targets are chosen first, then costs are paid, then the
effect happens.
"""

from typing import Final

from ringtable.games.quest.box.components import (
    ACTION,
    COMBAT_ACTION,
    DISCARD,
    EVENT,
    FORCED,
    M_REVEAL,
    M_SHADOW,
    NO_MOMENT,
    PASSIVE,
    QUEST_ACTION,
    RESOLVING,
    RESPONSE,
    SETUP_EFFECT,
    SHADOW_EFFECT,
    TRAVEL_EFFECT,
    WHEN_REVEALED,
    Card,
    Moment,
)
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.cards.ability import (
    NEVER,
    WRITTEN,
    Ability,
    add_ability,
)
from ringtable.games.quest.cards.constants import Constant
from ringtable.games.quest.cards.targets import Subject, Test, This, anything
from ringtable.games.quest.cards.words import Text, Word, always, could_change, every
from ringtable.games.quest.facts import PLAYED, USED
from ringtable.games.quest.phases.payment import open_payment
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import note_use
from ringtable.games.quest.zones import move
from ringtable.kernel.errors import FlowError
from ringtable.kernel.procedure import (
    Choice,
    Condition,
    Procedure,
    Step,
    do,
)

# Times


class Time:
    """When an ability answers: a moment, and what it must be about."""

    def __init__(self, moment: Moment, about: Subject | None, where: Test) -> None:
        self.moment = moment
        self.about = about
        self.where = where
        self.__name__ = "time"

    def __call__(self, s: Quest) -> bool:
        if self.about is not None and s.target not in self.about.cards(s):
            return False
        return self.where(s, s.target)


def at(moment: Moment, about: Subject | None = None, where: Test = anything) -> Time:
    """At a moment that is about a card: `at(M_COMMIT, this)`, `at(M_KILL, where=took_part)`."""
    return Time(moment, about, where)


class Limit:
    """So many uses per phase or round, of this copy. [Q18.18]"""

    def __init__(self, uses: int, per: int, each_player: bool) -> None:
        self.uses = uses
        self.per = per
        self.each_player = each_player


NO_LIMIT: Final = Limit(0, NEVER, False)


def limit(uses: int, per: int, each_player: bool = False) -> Limit:
    return Limit(uses, per, each_player)


class Draft:
    """An ability as it is written, before it stands on a card."""

    def __init__(
        self,
        kind: int,
        words: Text,
        time: Time | None,
        limit: Limit,
        by_anyone: bool,
        condition: Condition,
        from_hand: bool,
        from_aside: bool,
    ) -> None:
        self.kind = kind
        self.words = words
        self.time = time
        self.limit = limit
        self.by_anyone = by_anyone
        self.condition = condition
        self.from_hand = from_hand
        self.from_aside = from_aside


def draft(
    kind: int,
    words: Text,
    time: Time | None = None,
    limit: Limit = NO_LIMIT,
    by_anyone: bool = False,
    condition: Condition = always,
    from_hand: bool = False,
    from_aside: bool = False,
) -> Draft:
    return Draft(kind, words, time, limit, by_anyone, condition, from_hand, from_aside)


def action(
    *words: Word, limit: Limit = NO_LIMIT, by_anyone: bool = False, when: Condition = always
) -> Draft:
    """In any action window. [Q18.3]"""
    return draft(ACTION, words, None, limit, by_anyone, when)


def quest_action(*words: Word, limit: Limit = NO_LIMIT, when: Condition = always) -> Draft:
    """In the windows of the quest phase. [Q5.9]"""
    return draft(QUEST_ACTION, words, None, limit, False, when)


def combat_action(*words: Word, limit: Limit = NO_LIMIT, when: Condition = always) -> Draft:
    """In the windows of the combat phase. [Q5.9]"""
    return draft(COMBAT_ACTION, words, None, limit, False, when)


def response(time: Time, *words: Word, when: Condition = always, from_hand: bool = False) -> Draft:
    """May be used right after something happened. [Q18.4]"""
    return draft(RESPONSE, words, time, condition=when, from_hand=from_hand)


def forced(time: Time, *words: Word, when: Condition = always, from_aside: bool = False) -> Draft:
    """Must happen right after something happened. [Q18.5]"""
    return draft(FORCED, words, time, condition=when, from_aside=from_aside)


def passive(time: Time, *words: Word, when: Condition = always) -> Draft:
    """Applies at a moment, before forced effects. [Q18.12]"""
    return draft(PASSIVE, words, time, condition=when)


def when_revealed(*words: Word) -> Draft:
    """When the card is revealed; of a stage, when it is turned. [Q18.6]"""
    return draft(WHEN_REVEALED, words)


def shadow(*words: Word) -> Draft:
    """As a shadow card of an attacking enemy. You is the attacked player. [Q18.23, Q11.28]"""
    return draft(SHADOW_EFFECT, words)


def travel(*words: Word) -> Draft:
    """What travelling there costs. You is the first player. [Q9.4]"""
    return draft(TRAVEL_EFFECT, words)


def setup(*words: Word) -> Draft:
    """Before the game: side A of the first stage. [Q4.11]"""
    return draft(SETUP_EFFECT, words)


# Cards

KIND_WORDS: Final = {
    ACTION: "action",
    QUEST_ACTION: "action",
    COMBAT_ACTION: "action",
    RESPONSE: "response",
    FORCED: "forced",
    PASSIVE: "passive",
    WHEN_REVEALED: "when revealed",
    SHADOW_EFFECT: "shadow",
    TRAVEL_EFFECT: "travel",
    SETUP_EFFECT: "setup",
}


def card(number: Card, *texts: Draft | Constant) -> None:
    """Write the text of a title, by its number."""
    pack = core_pack()
    if number in WRITTEN:
        raise FlowError(f"{pack.ids[number]} is written twice")
    WRITTEN.add(number)
    names: list[str] = []
    for text in texts:
        if isinstance(text, Constant):
            text.put_on(number)
            continue
        name = f"{pack.ids[number]} {KIND_WORDS[text.kind]}"
        while name in names:
            name += "'"
        names.append(name)
        is_event = pack.kind[number] == EVENT
        add_ability(number, written(text, name, is_event))


def written(text: Draft, name: str, is_event: bool) -> Ability:
    """An ability with its procedure: what is chosen, what is paid, what happens."""
    opening = Opening(is_event)
    body: list[Step] = []
    chosen = [word for word in effects_of(text.words) if word.choosing]
    first = chosen[0] if chosen and text.kind in USED_BY_CHOICE else None
    if first is not None:
        body += first.choosing
    if text.kind in USED_BY_CHOICE and not is_event:
        body.append(do(opening))
    for word in costs_of(text.words):
        body += word.all_steps()
    if is_event:  # shown only when all is chosen and paid: until then it is one move
        body += [do(pay_for_event), do(opening)]
    for word in effects_of(text.words):
        body += word.doing if word is first else word.all_steps()
    if is_event:
        body.append(do(put_event_away))
    procedure = Procedure(name, *told_apart(body, []))
    can = could_change(text.words, False)
    seems = could_change(text.words, True)
    if text.kind in (FORCED, PASSIVE, WHEN_REVEALED, SHADOW_EFFECT, SETUP_EFFECT):
        can = seems = always
    conditions: list[Condition] = [] if text.time is None else [text.time]
    if text.condition is not always:
        conditions.append(text.condition)
    if conditions:
        can, seems = every([*conditions, can]), every([*conditions, seems])
    time = text.time
    ability = Ability(
        text.kind,
        moment_of(text),
        procedure,
        can,
        seems,
        text.limit.uses,
        text.limit.per,
        text.by_anyone,
        text.limit.each_player,
        time is not None and isinstance(time.about, This),
        is_event or text.from_hand,
        text.from_aside,
    )
    opening.ability = ability
    return ability


USED_BY_CHOICE: Final = (ACTION, QUEST_ACTION, COMBAT_ACTION, RESPONSE)


def costs_of(words: Text) -> list[Word]:
    return [word for word in words if word.is_cost]


def effects_of(words: Text) -> list[Word]:
    return [word for word in words if not word.is_cost]


def moment_of(text: Draft) -> Moment:
    if text.time is not None:
        return text.time.moment
    if text.kind == WHEN_REVEALED:
        return M_REVEAL
    if text.kind == SHADOW_EFFECT:
        return M_SHADOW
    return NO_MOMENT


class Opening:
    """An ability begins: its card is shown, its use is counted."""

    def __init__(self, is_event: bool) -> None:
        self.is_event = is_event
        self.ability: Ability | None = None
        self.__name__ = "play" if is_event else "use"

    def __call__(self, s: Quest) -> None:
        ability = self.ability
        if ability is None:
            raise FlowError("an ability without a card")
        if self.is_event:
            clause = "Q18.8" if ability.kind == RESPONSE else "Q7.22"
            s.tell(PLAYED, clause, s.seat, s.id_of(s.source))
            move(s, s.source, RESOLVING)
        else:
            clause = "Q18.4" if ability.kind == RESPONSE else "Q18.3"
            s.tell(USED, clause, s.seat, s.id_of(s.source))
        if ability.per != NEVER:
            note_use(s, ability, s.source, s.seat)


def pay_for_event(s: Quest) -> None:
    """The cost of the event; X is what its text says. [Q7.4, Q7.15]"""
    title = s.title[s.source]
    known = s.pack.cost[title]
    open_payment(s, s.source, known if known >= 0 else s.n)


def put_event_away(s: Quest) -> None:
    """After its whole effect and all that it caused. [Q3.11, Q3.17]"""
    if s.zone[s.source] == RESOLVING:
        move(s, s.source, DISCARD, s.owner[s.source])


def told_apart(body: list[Step], seen: list[str]) -> list[Step]:
    """Steps that stand twice in a text get names of their own, in order."""
    found: list[Step] = []
    for step in body:
        name = step.name
        number = 2
        while name in seen:
            name = f"{step.name}#{number}"
            number += 1
        seen.append(name)
        inner = tuple(told_apart(list(step.body), seen))
        again = Step(
            step.kind,
            name,
            inner,
            step.act,
            step.condition,
            step.seats,
            step.decision,
            step.procedure,
            tuple(
                Choice(way.name, tuple(told_apart(list(way.steps), [])), way.condition)
                for way in step.choices
            ),
        )
        found.append(again)
    return found
