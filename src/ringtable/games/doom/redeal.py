"""Another world that a seat cannot tell from this one: what lies face down changes places."""

from random import Random

from ringtable.games.doom.box.components import CARDS, NO_CARD, STAGES, Card
from ringtable.games.doom.odds.chances import unknown_cards, unseen_gandalf_cards
from ringtable.games.doom.state import Doom


def redeal(s: Doom, seat: int, random: Random) -> None:
    """Cards that nobody has seen change places with each other, within their stage and among the
    Gandalf cards. What Gandalf's Vision has shown stays where it is. [M18.1, M18.2]"""
    other: list[Card] = list(range(CARDS))
    hidden = [unknown_cards(s, stage) for stage in range(len(STAGES))]
    hidden.append(unseen_gandalf_cards(s))
    for cards in hidden:
        shuffled = cards[:]
        random.shuffle(shuffled)
        for before, after in zip(cards, shuffled, strict=True):
            other[before] = after
    s.order = bytearray([other[one] for one in bytes(s.order)])
    s.gandalf = bytearray([other[one] for one in bytes(s.gandalf)])
    s.slot = bytearray([one if one == NO_CARD else other[one] for one in bytes(s.slot)])
    if s.covered != NO_CARD:
        s.covered = other[s.covered]
