"""Setup: what is shuffled and laid out before the first turn. [M2]"""

from ringtable.games.doom.box.components import (
    BOROMIR,
    FIRST_GANDALF,
    GANDALF_CARDS,
    STACK,
    STAGES,
)
from ringtable.games.doom.dice import SETUP_STREAM
from ringtable.games.doom.facts import BOROMIR_JOINS, FIRST_CARD
from ringtable.games.doom.state import Doom


def shuffle_stacks(s: Doom) -> None:
    """Six stacks of seven cards by stage, and the Gandalf cards. [M2.5, M2.7, M18.3]"""
    order: list[int] = []
    for stage in range(len(STAGES)):
        stack = list(range(stage * STACK, (stage + 1) * STACK))
        s.rng.shuffle(SETUP_STREAM, stack)
        order += stack
    s.order = bytearray(order)
    cards = list(range(FIRST_GANDALF, FIRST_GANDALF + GANDALF_CARDS))
    s.rng.shuffle(SETUP_STREAM, cards)
    s.gandalf = bytearray(cards)


def deal_first_cards(s: Doom) -> None:
    """A Gandalf card lies open in front of the first player, Boromir in front of the youngest, who
    sits on the last seat. [M2.5, M2.6]"""
    card = s.gandalf[0]
    s.gandalf_left = GANDALF_CARDS - 1
    s.face_up |= 1 << card | 1 << BOROMIR
    s.held |= 1 << card | 1 << BOROMIR
    s.holder[card] = 0
    s.holder[BOROMIR] = s.seats - 1
    s.tell(FIRST_CARD, "M2.5", 0, s.printed.names[card])
    s.tell(BOROMIR_JOINS, "M2.6", s.seats - 1, s.printed.names[BOROMIR])
