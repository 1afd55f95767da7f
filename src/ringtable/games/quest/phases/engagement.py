"""The encounter phase: optional engagement, then engagement checks. [Q10]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_meant, refusal
from ringtable.games.quest.cards.ability import NO_ENGAGEMENT_CHECKS, NO_OPTIONAL_ENGAGEMENT
from ringtable.games.quest.facts import ENGAGED
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.order import in_player_order
from ringtable.games.quest.values import rule_of, stage_says
from ringtable.games.quest.zones import engage
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, loop, when

NOBODY_ENGAGED: Final = -1  # as an answer


def enemies_in_staging(s: Quest) -> list[int]:
    return [card for card in s.staging if s.is_enemy(card)]


def engage_player(s: Quest, enemy: int, seat: int, clause: str) -> None:
    """It moves to the player's area; both have engaged each other. [Q10.3, Q10.9]"""
    s.tell(ENGAGED, clause, seat, s.id_of(enemy))
    engage(s, enemy, seat)


# Step 1


def enemies_to_engage(s: Quest) -> list[int]:
    """Any enemy of the staging area, whatever its cost, unless it forbids it. [Q10.1, Q10.2,
    Q10.4]"""
    return [card for card in enemies_in_staging(s) if not rule_of(s, card, NO_OPTIONAL_ENGAGEMENT)]


def may_engage(s: Quest) -> bool:
    return bool(enemies_to_engage(s))


class Engage(Decision[Quest]):
    """One enemy, or none. [Q10.1, Q31.7]"""

    name = "engage"
    clause = "Q10.1"

    def options(self, s: Quest) -> list[Action]:
        return [*enemies_to_engage(s), NOBODY_ENGAGED]

    def take(self, s: Quest, action: Action) -> None:
        if action != NOBODY_ENGAGED:
            engage_player(s, action, s.seat, "Q10.1")

    def show(self, s: Quest, action: Action) -> Answer:
        if action == NOBODY_ENGAGED:
            return Answer("engage nobody", "quest-option-engage-nobody", verb="engage-nobody")
        return card_answer(s, "engage", "quest-option-engage", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-engage")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        enemy = card_meant(s, s.seat, thing)
        if enemy < 0 or not s.is_enemy(enemy):
            return None
        if rule_of(s, enemy, NO_OPTIONAL_ENGAGEMENT):
            return refusal(s, "Q10.4", "no-engagement", enemy)
        return refusal(s, "Q10.1", "not-in-staging", enemy)


OPTIONAL_ENGAGEMENT: Final = Procedure(
    "optional engagement", in_player_order(when(may_engage, ask(Engage())))
)


# Step 2


def engaging(s: Quest, seat: int) -> list[int]:
    """The enemies with the highest engagement cost that is not above his threat. [Q10.6, Q10.8]"""
    cost = s.pack.engagement
    near = [card for card in enemies_in_staging(s) if cost[s.face[card]] <= s.threat[seat]]
    highest = max([cost[s.face[card]] for card in near], default=0)
    return [card for card in near if cost[s.face[card]] == highest]


def checks_take_place(s: Quest) -> bool:
    """A stage may skip the step. [Q29.12]"""
    return not stage_says(s, NO_ENGAGEMENT_CHECKS)


def somebody_is_engaged(s: Quest) -> bool:
    """A round of checks would bring an enemy to somebody. [Q10.7]"""
    return any(engaging(s, seat) for seat in s.players())


def is_engaged(s: Quest) -> bool:
    return bool(engaging(s, s.seat))


class Check(Decision[Quest]):
    """If several enemies tie, the player who makes the check chooses. [Q10.8]"""

    name = "check"
    clause = "Q10.8"

    def options(self, s: Quest) -> list[Action]:
        return engaging(s, s.seat)

    def take(self, s: Quest, action: Action) -> None:
        engage_player(s, action, s.seat, "Q10.6")

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "engage", "quest-option-engage", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-check")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        enemy = card_meant(s, s.seat, thing)
        if enemy not in enemies_in_staging(s):
            return None
        if s.pack.engagement[s.face[enemy]] > s.threat[s.seat]:
            return refusal(s, "Q10.6", "above-threat", enemy)
        return refusal(s, "Q10.6", "not-highest", enemy)


# Round and round until a whole round brings nobody; after each engagement its effects come first.
# [Q10.7, Q10.10]
ENGAGEMENT_CHECKS: Final = Procedure(
    "engagement checks",
    loop(somebody_is_engaged, in_player_order(when(is_engaged, ask(Check())))),
)
