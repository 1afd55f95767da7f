"""Rolling dice: every roll of the game goes through here, so that cards can follow it. [M7.7]"""

from typing import Final

from ringtable.games.doom.box.components import BATTLE_DIE, CARD_DIE, DICE, FACES, Die
from ringtable.games.doom.facts import ROLLED
from ringtable.games.doom.state import Doom

SETUP_STREAM: Final = 0
DICE_STREAM: Final = 1
STREAMS: Final = ("setup", "dice")


def roll(s: Doom, dice: list[Die], clause: str) -> None:
    """Roll some dice together; they are now the dice just rolled."""
    s.rolled = bytearray(dice)
    s.shows = bytearray([throw(s, die) for die in dice])
    if s.facts is not None:
        numbers = range(len(dice))
        s.tell(
            ROLLED,
            clause,
            s.seat,
            [DICE[die] for die in dice],
            [face_name(s, number) for number in numbers],
        )


def clear_roll(s: Doom) -> None:
    """The dice just rolled have been used."""
    s.rolled = bytearray()
    s.shows = bytearray()


def throw(s: Doom, die: Die) -> int:
    """One die, as chance has it: 1 to 6, or a face of the battle die. [M1.4, M18.3]"""
    draw = s.rng.below(DICE_STREAM, 6)
    return s.printed.battle_faces[draw] if die == BATTLE_DIE else draw + 1


def face_name(s: Doom, number: int) -> str:
    """What the die rolled as this one shows, as a word."""
    shown = s.shows[number]
    return FACES[shown] if s.rolled[number] == BATTLE_DIE else str(shown)


def die_name(s: Doom, number: int) -> str:
    """The die rolled as this one; black dice rolled for a card are numbered from 1."""
    die = s.rolled[number]
    return f"black-{number + 1}" if die == CARD_DIE else DICE[die]
