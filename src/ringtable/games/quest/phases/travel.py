"""The travel phase. [Q9]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_meant, refusal
from ringtable.games.quest.box.components import ACTIVE, M_TRAVELLED, STAGING
from ringtable.games.quest.cards.ability import MUST_TRAVEL_HERE, TRAVELS
from ringtable.games.quest.facts import STAYED, TRAVELLED
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.effects import could
from ringtable.games.quest.values import rule_of
from ringtable.games.quest.zones import move
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do, when
from ringtable.kernel.state import NOTHING

STAY: Final = -1  # as an answer


def can_travel_to(s: Quest, location: int) -> bool:
    """Whether its travel effect could be fulfilled completely. [Q9.4]"""
    effects = TRAVELS[s.face[location]]
    return not effects or could(s, effects[0], location, s.first, location, 0)


def destinations(s: Quest) -> list[int]:
    """Locations of the staging area, if none is active; one that obliges the players goes before
    all others. [Q9.1, Q9.3, Q9.5]"""
    if s.active >= 0:
        return []
    found = [card for card in s.staging if s.is_location(card) and can_travel_to(s, card)]
    obliged = [card for card in found if rule_of(s, card, MUST_TRAVEL_HERE)]
    return obliged or found


def may_travel(s: Quest) -> bool:
    return bool(destinations(s))


def must_travel(s: Quest) -> bool:
    return any(rule_of(s, card, MUST_TRAVEL_HERE) for card in destinations(s))


class Travel(Decision[Quest]):
    """The first player has the last word on going at all and where to. [Q9.2, Q9.5, Q31.6]"""

    name = "travel"
    clause = "Q9.1"

    def who(self, s: Quest) -> int:
        return s.first

    def options(self, s: Quest) -> list[Action]:
        found: list[Action] = list(destinations(s))
        if not must_travel(s):
            found.append(STAY)
        return found

    def take(self, s: Quest, action: Action) -> None:
        if action == STAY:
            s.tell(STAYED, "Q9.1")
        else:
            s.call(JOURNEY, s.first, source=action)

    def show(self, s: Quest, action: Action) -> Answer:
        if action == STAY:
            return Answer("stay", "quest-option-stay")
        return card_answer(s, "travel", "quest-option-travel", action)

    def prompt(self, s: Quest) -> Phrase:
        return Phrase("quest-ask-travel")

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        if thing == "stay":
            return Refusal("Q9.5", Phrase("quest-why-must-travel"))
        card = card_meant(s, s.seat, thing)
        if card < 0 or not s.is_location(card):
            return None
        if not can_travel_to(s, card):
            return refusal(s, "Q9.4", "travel-effect", card)
        return refusal(s, "Q9.5", "other-first", card)


# The frame: source is the destination.


def has_travel_effect(s: Quest) -> bool:
    return bool(TRAVELS[s.face[s.source]])


def pay_for_the_journey(s: Quest) -> None:
    """The destination is chosen first, then its effect is paid. [Q9.17]"""
    s.call(TRAVELS[s.face[s.source]][0].text, s.first, source=s.source)


def destination_is_there(s: Quest) -> bool:
    """If it has left the staging area by then nobody travels. [Q9.17]"""
    return s.zone[s.source] == STAGING and s.active == NOTHING


def arrive(s: Quest) -> None:
    """It becomes the active location with everything on it. [Q9.1, Q9.7, Q9.9, Q9.16]"""
    move(s, s.source, ACTIVE)
    s.tell(TRAVELLED, "Q9.1", s.id_of(s.source))
    s.happens(M_TRAVELLED, s.source)


JOURNEY: Final = Procedure(
    "journey",
    when(has_travel_effect, do(pay_for_the_journey)),
    when(destination_is_there, do(arrive)),
)
TRAVEL: Final = Procedure("travel", when(may_travel, ask(Travel())))
