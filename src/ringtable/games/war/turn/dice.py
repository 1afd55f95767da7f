"""Action dice: the pools, the roll, the Hunt allocation. [W5, W6]"""

from ringtable.games.war.box.components import (
    ACTION_DICE_STREAM,
    ARAGORN,
    EYE,
    FACES,
    FELLOWSHIP_SET,
    FREE,
    GANDALF_WHITE,
    IN_FELLOWSHIP,
    MIN_HUNT_DIE,
    MINION_SET,
    ON_THE_MAP,
    SHADOW,
    SIDES,
    Face,
    Side,
    bits,
)
from ringtable.games.war.facts import ALLOCATED, ROLLED, TOOK_BACK_DICE
from ringtable.games.war.refusals import refused
from ringtable.games.war.state import War
from ringtable.kernel.decision import Refusal
from ringtable.kernel.questions import HowMany

DICE_BRINGERS = ((1 << GANDALF_WHITE | 1 << ARAGORN), MINION_SET)


def pool_of(s: War, side: Side) -> int:
    """The dice of a side: its first ones and one for each character in play who brings one, up to
    the most there are. [W6.3-W6.5, W29.11, W30.6]"""
    total = s.pack.first_dice[side]
    for one in bits(DICE_BRINGERS[side]):
        if s.whereabouts[one] == ON_THE_MAP:
            total += s.pack.characters[one].die
    return min(total, s.pack.most_dice[side])


def take_back_dice(s: War) -> None:
    """Both sides take back all their dice; those gained or lost through characters count from now
    on. [W5.2, W5.3]"""
    s.box_before = s.hunt_box[FREE]
    s.hunt_box = bytearray(2)
    for side in (FREE, SHADOW):
        s.dice[side] = bytearray(len(FACES))
        s.pool[side] = pool_of(s, side)
        s.tell(TOOK_BACK_DICE, "W5.2", SIDES[side], s.pool[side])


# Hunt allocation [W5.9-W5.13]


def companions_counted(s: War) -> int:
    """Companions of the Fellowship, Gollum for none. [W5.10, W5.11]"""
    return max(companions_left(s), 1)


def companions_left(s: War) -> int:
    """Companions of the Fellowship."""
    return sum([s.whereabouts[one] == IN_FELLOWSHIP for one in bits(FELLOWSHIP_SET)])


def most_hunt_dice(s: War) -> int:
    """[W5.10, W5.11]"""
    return min(companions_counted(s), s.pool[SHADOW])


def least_hunt_dice(s: War) -> int:
    """None; second edition: one if a die of the Free Peoples lay in the box. [W5.12]"""
    return 1 if s.second_edition(MIN_HUNT_DIE) and s.box_before else 0


def shadow_leads(s: War) -> int:
    """The leading Shadow player decides about the Hunt. [W31.11]"""
    return s.leading[SHADOW]


def allocate(s: War, n: int) -> None:
    """Dice put in now are not rolled this turn. [W5.9, W5.13]"""
    s.hunt_box[SHADOW] = n
    s.tell(ALLOCATED, "W5.9", s.leading[SHADOW], n)


class Allocate(HowMany):
    """How many dice the Shadow puts into the Hunt box before the roll. [W5.9]"""

    def __init__(self) -> None:
        super().__init__(
            "allocate-hunt",
            "W5.9",
            least_hunt_dice,
            most_hunt_dice,
            allocate,
            "war-ask-allocate-hunt",
            shadow_leads,
        )

    def why_not(self, s: War, thing: str) -> Refusal | None:
        """[W5.10-W5.12]"""
        if not thing.isdecimal():
            return None
        clause = "W5.12"
        if int(thing) > most_hunt_dice(s):
            clause = "W5.10" if companions_left(s) else "W5.11"
        return refused("war-why-hunt-dice", clause)


# The roll [W5.14, W5.15]


def roll_action_dice(s: War) -> None:
    """Both sides roll all their other dice, the Free Peoples first; every Eye goes to the Hunt box.
    [W5.14, W5.15, W41.1]"""
    for side in (FREE, SHADOW):
        n = s.pool[side] - (s.hunt_box[SHADOW] if side == SHADOW else 0)
        faces: list[Face] = []
        for _ in range(n):
            faces.append(s.pack.dice[side][s.rng.below(ACTION_DICE_STREAM, 6)])
        for face in faces:
            if face == EYE:
                s.hunt_box[SHADOW] += 1
            else:
                s.dice[side][face] += 1
        if faces or not s.under(2):  # all of them may lie in the Hunt box
            shown = [FACES[face] for face in sorted(faces)]
            s.tell(ROLLED, "W5.14", s.leading[side], shown)


def die_to_eye(s: War, face: Face) -> None:
    """An unused Shadow die becomes an Eye and goes to the Hunt box. [W8.6]"""
    s.dice[SHADOW][face] -= 1
    s.hunt_box[SHADOW] += 1
