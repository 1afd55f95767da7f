"""Playing allies and attachments from the hand, in the own planning turn. [Q7, Q23]"""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_meant, card_prompt, refusal
from ringtable.games.quest.box.components import (
    ALLY,
    ATTACHMENT,
    M_PLAYED,
    ON_CHARACTER,
    ON_HERO,
    ON_LOCATION,
    Card,
)
from ringtable.games.quest.cards.ability import NO_PLAYER_ATTACHMENTS, ONE_ALLY_A_ROUND
from ringtable.games.quest.facts import ATTACHED, PLAYED
from ringtable.games.quest.phases.payment import affordable, open_payment
from ringtable.games.quest.state import Quest
from ringtable.games.quest.values import rule_of, stage_says
from ringtable.games.quest.zones import attach, enter_play
from ringtable.kernel.decision import Action, Answer, Decision, Refusal
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask, do


def is_unique_in_play(s: Quest, title: Card) -> bool:
    """A unique card with this title is in play, so no other can come. [Q23.1]"""
    return s.pack.unique[title] and s.title_in_play(title)


def one_ally_was_played(s: Quest) -> bool:
    """The group has played its ally of this round. [Q29.26]"""
    return s.allies_played > 0 and stage_says(s, ONE_ALLY_A_ROUND)


def hosts_for(s: Quest, title: Card) -> list[int]:
    """What an attachment may be played on, whoever controls it. [Q7.18, Q7.19]"""
    host = s.pack.host[title]
    if host == ON_HERO:
        found = [card for card in s.characters() if s.is_hero(card)]
    elif host == ON_CHARACTER:
        found = s.characters()
    elif host == ON_LOCATION:
        found = s.locations()
    else:
        found = []
        for seat in s.players():
            found += s.engaged[seat]
    return [card for card in found if not rule_of(s, card, NO_PLAYER_ATTACHMENTS)]


def could_be_played(s: Quest, seat: int, title: Card) -> bool:
    """Whether an ally or attachment of this title could be played now. [Q7.1, Q7.4, Q23.1]"""
    kind = s.pack.kind[title]
    if kind == ALLY:
        if one_ally_was_played(s):
            return False
    elif kind != ATTACHMENT:
        return False
    if not affordable(s, seat, title) or is_unique_in_play(s, title):
        return False
    return kind == ALLY or bool(hosts_for(s, title))


def playable_cards(s: Quest, seat: int) -> list[int]:
    """Allies and attachments of the hand that can be played, each title once."""
    found: list[int] = []
    looked: list[Card] = []
    for card in s.hand[seat]:
        title = s.title[card]
        if title not in looked:
            looked.append(title)
            if could_be_played(s, seat, title):
                found.append(card)
    return found


def might_play_a_card(s: Quest, seat: int) -> bool:
    """Whether some ally or attachment, were it in the hand, could be played. A resource somewhere
    is enough to ask: a coarser test than needed. [Q32.10, Q32.12]"""
    return any(s.resources[hero] > 0 for hero in s.heroes(seat))


# Playing a card. The frame: source is the card, target the host of an attachment.


def pay_for_it(s: Quest) -> None:
    open_payment(s, s.source, s.pack.cost_without_x(s.title[s.source]))


def ally_enters(s: Quest) -> None:
    """Ready, under the control of who played it. [Q7.17]"""
    s.allies_played += 1
    s.tell(PLAYED, "Q7.17", s.seat, s.id_of(s.source))
    enter_play(s, s.source, s.seat)
    s.happens(M_PLAYED, s.source, s.seat)


def attachment_enters(s: Quest) -> None:
    """On its host; a third restricted one makes one of them go. [Q7.18, Q19.19]"""
    s.tell(PLAYED, "Q7.18", s.seat, s.id_of(s.source))
    attach(s, s.source, s.target, s.seat)
    s.tell(ATTACHED, "Q7.18", s.id_of(s.source), s.id_of(s.target))
    s.happens(M_PLAYED, s.source, s.seat)


class ChooseHost(Decision[Quest]):
    """Which card to attach it to. [Q7.18]"""

    name = "host"
    clause = "Q7.18"
    stage = True

    def options(self, s: Quest) -> list[Action]:
        return hosts_for(s, s.title[s.source])

    def take(self, s: Quest, action: Action) -> None:
        s.target = action

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "on", "quest-option-host", action)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-host", s.source)

    def why_not(self, s: Quest, thing: str) -> Refusal | None:
        card = card_meant(s, s.seat, thing)
        return None if card < 0 else refusal(s, "Q7.18", "no-place", card)


PLAY_ALLY: Final = Procedure("play ally", do(pay_for_it), do(ally_enters))
PLAY_ATTACHMENT: Final = Procedure(
    "play attachment", ask(ChooseHost()), do(pay_for_it), do(attachment_enters)
)
