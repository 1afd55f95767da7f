"""Which titles have their text: a title without an effect needs none."""

from ringtable.games.quest.box.components import Card
from ringtable.games.quest.box.pack import Pack
from ringtable.games.quest.cards.ability import WRITTEN


def unwritten(pack: Pack) -> list[Card]:
    """Titles whose effects nobody has written yet."""
    return [card for card in pack.titles if pack.abilities[card] and card not in WRITTEN]
