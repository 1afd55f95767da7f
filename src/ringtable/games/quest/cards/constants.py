"""Constant effects: what holds as long as a card is in play. [Q18.2, Q20.9]"""

from ringtable.games.quest.box.components import (
    Card,
)
from ringtable.games.quest.cards.ability import (
    HOST_SPHERES,
    HOST_TRAITS,
    ON_HOST,
    ON_ITSELF,
    OWN_TRAITS,
    Amount,
    Holds,
    Modifier,
    Rule,
    add_rule,
)
from ringtable.games.quest.state import Quest
from ringtable.kernel.errors import FlowError

# Constant effects


class Constant:
    """Something that holds as long as the card is in play. [Q18.2]"""

    def put_on(self, title: Card) -> None:
        raise FlowError("a constant effect says where it stands")


class Gets(Constant):
    def __init__(self, stat: int, amount: Amount, by_host: bool) -> None:
        self.modifier = Modifier(stat, amount)
        self.by_host = by_host

    def put_on(self, title: Card) -> None:
        (ON_HOST if self.by_host else ON_ITSELF)[title].append(self.modifier)


class Number:
    """Always the same amount."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, s: Quest, card: int) -> int:
        return self.n


def host_gets(stat: int, amount: int | Amount) -> Constant:
    """The card it is attached to has more of a statistic. An amount that is no number is a function
    of the position and this card. [Q20.9]"""
    return Gets(stat, Number(amount) if isinstance(amount, int) else amount, True)


def this_gets(stat: int, amount: int | Amount) -> Constant:
    return Gets(stat, Number(amount) if isinstance(amount, int) else amount, False)


class HasRule(Constant):
    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    def put_on(self, title: Card) -> None:
        add_rule(title, self.rule)


def holds_always(s: Quest, card: int) -> bool:
    return True


def on_a_hero(s: Quest, card: int) -> bool:
    """It is attached to a hero: neither to what guards it nor to the prisoner. [Q19.11, Q29.20]"""
    host = s.host[card]
    return host >= 0 and s.is_hero(host)


def constant(rule: int, while_: Holds = holds_always) -> Constant:
    """One of the rules of `ability`: `constant(NO_DRAWING)`, `constant(WINS, while_=…)`."""
    return HasRule(Rule(rule, while_))


class HasTrait(Constant):
    def __init__(self, trait: int, of_host: bool) -> None:
        self.trait = trait
        self.of_host = of_host

    def put_on(self, title: Card) -> None:
        (HOST_TRAITS if self.of_host else OWN_TRAITS)[title] |= self.trait


def host_has_trait(trait: int) -> Constant:
    return HasTrait(trait, True)


def attached_has_trait(trait: int) -> Constant:
    """As an attachment it has this trait. [Q22.8]"""
    return HasTrait(trait, False)


class HasIcon(Constant):
    def __init__(self, sphere: int, while_: Holds) -> None:
        self.sphere = sphere
        self.while_ = while_

    def put_on(self, title: Card) -> None:
        HOST_SPHERES[title] = (self.sphere, self.while_)


def host_has_icon(sphere: int, while_: Holds = holds_always) -> Constant:
    """One more resource icon. [Q7.14]"""
    return HasIcon(sphere, while_)
