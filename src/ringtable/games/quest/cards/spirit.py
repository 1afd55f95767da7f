"""The cards of the spirit sphere: heroes, allies, events, attachments."""

from ringtable.games.quest.box.components import M_REVEAL, M_SHADOW, TREACHERY
from ringtable.games.quest.cards.dark_verbs import (
    cancel,
    cancel_and_replace,
    cancel_shadow_effect,
)
from ringtable.games.quest.cards.language import at, card, response
from ringtable.games.quest.cards.targets import this
from ringtable.games.quest.cards.verbs import exhaust
from ringtable.games.quest.cards.words import cost
from ringtable.games.quest.state import Quest


def is_treachery(s: Quest, card: int) -> bool:
    return s.kind(card) == TREACHERY


# 8 Eleanor. Exhaust her to cancel the effects of a treachery just revealed; the next card is
# revealed in its place.
card(8, response(at(M_REVEAL, where=is_treachery), cost(exhaust(this)), cancel_and_replace()))

# 48 Hasty Stroke. Cancel a shadow effect that is about to resolve.
card(48, response(at(M_SHADOW), cancel_shadow_effect()))

# 50 A Test of Will. Cancel the When Revealed effects of a card just revealed.
card(50, response(at(M_REVEAL), cancel()))
