"""Upper effects of companions that read like cards. [H11.14]"""

from typing import Final

from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.verbs import MoveAlly, PlaceAlly
from ringtable.games.hunt.cards.words import ally, then

UPPER: Final[list[Card]] = [
    # Merry: move one ally token, or place one on an ally location.
    ally("merry", then(MoveAlly(1)), then(PlaceAlly(1, named=True))),
]
