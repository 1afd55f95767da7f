"""After the game: how lucky each player's dice were, against what they should have shown."""

from math import sqrt
from typing import Final

from ringtable.games.doom.box.components import BATTLE_DIE, DICE, FACES, FIGURES, GANDALF, SAURON
from ringtable.games.doom.box.content import printed_of
from ringtable.games.doom.facts import ROLLED, ROLLED_AGAIN
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import LuckLine, Options

# A Fellowship die shows 3.5 on average, with this variance.
MEAN: Final = 3.5
VARIANCE: Final = 35 / 12
FACES_COUNTED: Final = ((GANDALF, "doom-luck-gandalf"), (SAURON, "doom-luck-sauron"))


def luck(seats: int, options: Options, facts: list[Fact]) -> list[LuckLine]:
    """The spaces on Fellowship dice, and the faces of the battle die that count most, by seat,
    beside their expectation. Every roll counts, whatever was made of it: placing is skill. A die
    turned by a card was not rolled. [M1.4]"""
    faces = printed_of(options["pack"]).battle_faces
    lines: list[LuckLine] = []
    for seat in range(seats):
        rolls = rolls_of(seat, facts)
        spaces = [int(face) for die, face in rolls if die in FIGURES]
        count = len(spaces)
        spread = round(sqrt(count * VARIANCE), 3)
        lines.append((seat, "doom-luck-spaces", float(sum(spaces)), count * MEAN, spread))
        battles = [face for die, face in rolls if die == DICE[BATTLE_DIE]]
        for face, name in FACES_COUNTED:
            chance = faces.count(face) / len(faces)
            expected = len(battles) * chance
            spread = round(sqrt(expected * (1 - chance)), 3)
            shown = float(battles.count(FACES[face]))
            lines.append((seat, name, shown, round(expected, 3), spread))
    return lines


def rolls_of(seat: int, facts: list[Fact]) -> list[tuple[str, str]]:
    """Every die that a seat rolled, and what it showed."""
    rolls: list[tuple[str, str]] = []
    for fact in facts:
        if fact.values[:1] != (seat,):
            continue
        if fact.kind.id == ROLLED.id:
            dice, faces = fact.values[1], fact.values[2]
            if isinstance(dice, list) and isinstance(faces, list):
                rolls += zip(dice, faces, strict=True)
        elif fact.kind.id == ROLLED_AGAIN.id:
            rolls.append((str(fact.values[1]), str(fact.values[2])))
    return rolls
