"""Upper effects of companions that read like cards. [H11.14]"""

from typing import Final

from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.verbs import (
    move_allies,
    place_allies,
)
from ringtable.games.hunt.cards.words import (
    ally,
    then,
)

UPPER: Final[list[Card]] = [
    # Merry: move one ally token, or place one on an ally location.
    ally("merry", then(move_allies(1)), then(place_allies(1, named=True))),
]
