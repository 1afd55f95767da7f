"""What holds at all times: looked after between two steps, before anything else goes on."""

from typing import Final

from ringtable.games.quest.answers import card_answer, card_prompt
from ringtable.games.quest.box.components import RESTRICTED, RESTRICTED_LIMIT
from ringtable.games.quest.combat.damage import check_hit_points
from ringtable.games.quest.facts import DISCARDED
from ringtable.games.quest.phases.reveal import REVEAL, renew_if_empty
from ringtable.games.quest.phases.stages import ADVANCE, stage_is_due, stage_wins, win
from ringtable.games.quest.players import check_players
from ringtable.games.quest.scenarios.scoring import conclude
from ringtable.games.quest.state import Quest
from ringtable.games.quest.timing.moments import face_what_happened
from ringtable.games.quest.zones import (
    DECK_CHANGED,
    HIT_POINTS_CHANGED,
    PLAYERS_CHANGED,
    STAGE_CHANGED,
    TOO_MANY_RESTRICTED,
    discard_card,
)
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase
from ringtable.kernel.procedure import Procedure, ask
from ringtable.kernel.state import NOTHING

WAITING: Final = TOO_MANY_RESTRICTED | STAGE_CHANGED  # for the right moment


def settle(s: Quest) -> None:
    """Who has no hit points left is destroyed, who has lost is out, an empty deck is renewed, a win
    is a win; then what happened is answered, and a stage that is due is left. [Q13.5, Q16.2,
    Q16.13, Q25.2, Q18.24, Q15.1]"""
    if not s.unsettled and not s.raised and not s.won:
        return
    if s.unsettled:
        look_after(s)
        if s.outcome is not None:
            return
    if s.unsettled & STAGE_CHANGED and s.depth_of(ADVANCE) < 0:
        s.unsettled &= ~STAGE_CHANGED
        if stage_wins(s):
            win(s)
    if s.won:
        conclude(s)
        return
    if s.unsettled & TOO_MANY_RESTRICTED:
        s.unsettled &= ~TOO_MANY_RESTRICTED
        overladen = character_with_too_many(s)
        if overladen >= 0:
            s.call(DROP_ONE, s.controller[overladen], source=overladen)
            return
    if s.raised and face_what_happened(s):
        return
    if stage_is_due(s):
        s.call(ADVANCE, s.first)


def look_after(s: Quest) -> None:
    """All that needs nobody's decision. A card that is being revealed is resolved before an empty
    deck is renewed. [Q25.3]"""
    waits = False
    while s.unsettled & ~WAITING:
        changed = s.unsettled
        s.unsettled &= WAITING
        if changed & HIT_POINTS_CHANGED:
            check_hit_points(s)
        if changed & PLAYERS_CHANGED:
            check_players(s)
            if s.outcome is not None:
                return
        if changed & DECK_CHANGED and not s.encounter_deck:
            waits = waits or s.depth_of(REVEAL) >= 0
            if not waits:
                renew_if_empty(s)
    if waits:
        s.unsettled |= DECK_CHANGED


# Restricted attachments


def restricted_on(s: Quest, card: int) -> list[int]:
    """The restricted attachments of a character, claimed objectives included. [Q19.14, Q19.19]"""
    keywords, face = s.pack.keywords, s.face
    return [one for one in s.attachments_on(card) if keywords[face[one]] & RESTRICTED]


def character_with_too_many(s: Quest) -> int:
    for card in s.characters():
        if len(restricted_on(s, card)) > RESTRICTED_LIMIT:
            return card
    return NOTHING


class DropRestricted(Decision[Quest]):
    """A third restricted attachment: the controller of the character puts one of the three away.
    The frame: source is the character. [Q19.19, Q31.11]"""

    name = "drop-restricted"
    clause = "Q19.19"

    def options(self, s: Quest) -> list[Action]:
        return restricted_on(s, s.source)

    def take(self, s: Quest, action: Action) -> None:
        s.tell(DISCARDED, "Q19.19", s.id_of(action))
        discard_card(s, action)

    def show(self, s: Quest, action: Action) -> Answer:
        return card_answer(s, "drop", "quest-option-drop", action)

    def prompt(self, s: Quest) -> Phrase:
        return card_prompt(s, "quest-ask-drop-restricted", s.source)


DROP_ONE: Final = Procedure("drop one", ask(DropRestricted()))
