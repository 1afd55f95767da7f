"""The Refresh after the Night phase. [H27]"""

from typing import Final

from ringtable.games.hunt.answers import Asks, with_card
from ringtable.games.hunt.box.components import PIPPIN, RING_BEARER
from ringtable.games.hunt.facts import LEADS
from ringtable.games.hunt.ring_bearer.allies import discard_ally, draw_ally
from ringtable.games.hunt.ringwraiths.sorcery import draw_sorcery
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer
from ringtable.kernel.questions import Offer


def begin_refresh(s: Hunt) -> None:
    s.seat = RING_BEARER
    s.n = 1  # cards to draw


def pippin_may_help(s: Hunt) -> bool:
    """With at least two cards in the deck. [H11.4, H11.11]"""
    return s.face_up(PIPPIN) and len(s.ally_deck) >= 2


def pippin_helps(s: Hunt) -> None:
    s.n = 2


# Pippin's upper effect: draw two ally cards and keep one. [H11.11, H27.1]
PIPPIN_HELPS: Final = Offer(
    "pippin",
    "H11.11",
    pippin_helps,
    message="hunt-ask-pippin",
    texts=("pippin", "pass"),
    yes="hunt-option-pippin",
    no="hunt-option-draw-one",
)


def draw_for_the_day(s: Hunt) -> None:
    """One card, or two of which one is kept. [H12.1, H27.1]"""
    s.offer = []
    for _ in range(s.n):
        card = draw_ally(s, "H27.1")
        if card >= 0:
            s.offer.append(card)


def two_were_drawn(s: Hunt) -> bool:
    return len(s.offer) == 2


class KeepOne(Asks):
    """Which of the two drawn cards is kept; the other is discarded face up. [H11.11]"""

    name = "keep-one"
    clause = "H11.11"
    secret = True

    def options(self, s: Hunt) -> list[Action]:
        return [0, 1]

    def take(self, s: Hunt, action: Action) -> None:
        discard_ally(s, s.offer[1 - action], self.clause)
        s.offer = []

    def show(self, s: Hunt, action: Action) -> Answer:
        return with_card("keep", "hunt-option-keep", s.box.ally[s.offer[action]].id)


def pass_the_lead(s: Hunt) -> None:
    """Clockwise among two or more Ringwraiths. [H27.2]"""
    s.offer = []
    if s.seats > 2:
        s.lead = s.lead % (s.seats - 1) + 1
        s.tell(LEADS, "H27.2", s.lead)


def lead_draws_sorcery(s: Hunt) -> None:
    """The new lead player draws one sorcery card. [H22.3, H27.3]"""
    s.seat = s.lead
    draw_sorcery(s, s.lead)


KEEP_ONE: Final = KeepOne()
