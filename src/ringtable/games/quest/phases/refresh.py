"""The refresh phase. [Q14]"""

from typing import Final

from ringtable.games.quest.answers import card_prompt, card_value, thing_of
from ringtable.games.quest.box.components import S_REF2, S_REF3
from ringtable.games.quest.cards.ability import THREAT_RISES_MORE, TWO_TO_READY
from ringtable.games.quest.combat.damage import ready
from ringtable.games.quest.phases.payment import spend
from ringtable.games.quest.players import pass_token, raise_threat
from ringtable.games.quest.state import NO_SEAT, Quest
from ringtable.games.quest.timing.order import in_player_order
from ringtable.games.quest.timing.orders import wake_all
from ringtable.games.quest.values import rule_of
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, loop
from ringtable.kernel.state import NOTHING

PRICE: Final = 2  # of each condition [Q14.3]
DECLINE: Final = 0
PAY: Final = 1


def conditions_on(s: Quest, hero: int) -> int:
    """How many conditions for readying are on a card."""
    return sum(s.host[one] == hero and rule_of(s, one, TWO_TO_READY) for one in s.attached)


def price_of(s: Quest, hero: int) -> int:
    """Every condition needs a payment of its own from this hero's pool. [Q14.3]"""
    return PRICE * conditions_on(s, hero)


def next_to_pay(s: Quest) -> int:
    """The next exhausted hero of the player that could be bought free. The frame: target is the
    last one that was asked about."""
    for hero in sorted(s.heroes(s.seat)):  # who came back stands last
        if hero > s.target and s.exhausted[hero]:
            price = price_of(s, hero)
            if 0 < price <= s.resources[hero]:
                return hero
    return NOTHING


def somebody_to_pay(s: Quest) -> bool:
    return next_to_pay(s) >= 0


class PayToReady(Decision[Quest]):
    """Pay for every condition, or the card stays exhausted. [Q14.3, Q31.10]"""

    name = "pay-to-ready"
    clause = "Q14.3"

    def options(self, s: Quest) -> list[Action]:
        return [PAY, DECLINE]

    def take(self, s: Quest, action: Action) -> None:
        hero = next_to_pay(s)
        s.target = hero
        if action == PAY:
            spend(s, hero, price_of(s, hero), s.seat, "Q14.3")
            ready(s, [hero], "Q14.3")

    def show(self, s: Quest, action: Action) -> Answer:
        hero = next_to_pay(s)
        if action == PAY:
            values = {"card": card_value(s, hero), "n": price_of(s, hero)}
            return Answer("pay to ready", "quest-option-pay-to-ready", values, thing_of(s, hero))
        return Answer("stay exhausted", "quest-option-stay-exhausted")

    def prompt(self, s: Quest) -> Phrase:
        hero = next_to_pay(s)
        return card_prompt(s, "quest-ask-pay-to-ready", hero, price_of(s, hero))


def ready_all(s: Quest) -> None:
    """All exhausted cards of all players, the prisoner too, but for those under a condition.
    [Q14.1, Q14.3, Q29.20]"""
    cards: list[int] = []
    for seat in s.players():
        cards += s.play[seat]
    cards += [one for one in s.attached if s.controller[one] != NO_SEAT]
    if s.prisoner >= 0:
        cards.append(s.prisoner)
    ready(s, [card for card in cards if not conditions_on(s, card)], "Q14.1")


def threat_rises(s: Quest) -> None:
    """Each player by 1, and what is tied to this together with it; all at once. [Q14.2, Q14.4,
    Q14.5]"""
    s.step = S_REF2
    n = 1
    if s.active >= 0 and rule_of(s, s.active, THREAT_RISES_MORE):
        n += 1
        if s.under(2):
            wake_all(s)  # by an effect [Q32.20]
    for seat in s.players():
        raise_threat(s, seat, n, "Q14.2")


def token_passes(s: Quest) -> None:
    """To the next player clockwise; a lone player keeps it. [Q14.2, Q14.5, Q14.8]"""
    s.step = S_REF3
    pass_token(s, "Q14.2")


def nobody_asked(s: Quest) -> None:
    s.target = NOTHING


READY_ALL: Final = Procedure(
    "ready all",
    in_player_order(do(nobody_asked), loop(somebody_to_pay, ask(PayToReady()))),
    do(ready_all),
)
REFRESH: Final = Procedure("refresh", do(threat_rises), do(token_passes))
