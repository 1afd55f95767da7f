"""The action dice and the Witch-king die: rolling, and paying for actions. [H17, H23, H37]"""

from typing import Final

from ringtable.games.hunt.box.components import (
    ACTION_DICE,
    DICE_STREAM,
    EXACT_PERCEPTION,
    FACES,
    HUNT,
    MORGUL_RING,
    MORGUL_SHADOW,
    NO_DIE,
    ORDINARY,
    PERCEPTION,
    PURSUIT,
    RING,
    SHADOW,
    SORCERY,
    SPENT_DIE,
    SWORD,
    Face,
)
from ringtable.games.hunt.facts import DIE_DISCARDED, ROLLED, USED_DIE
from ringtable.games.hunt.ring_bearer.allies import gain_fellowship
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.decision import Action, Answer, Decision
from ringtable.kernel.phrase import Phrase, name

WITCH_KING_DIE: Final = (
    4  # an answer: pay with his die; below it, with an ordinary die of that face
)
ANY_FACE: Final = 9  # any die will do


def roll_the_dice(s: Hunt) -> None:
    """All six dice, used and unused, and the Witch-king die while he is in play. Every Shadow gives
    the Ring-bearer a Fellowship token. [H5.8, H14.5, H17.9, H27.3, H27.4, H27.5, H37.7, H37.9,
    H37.13]"""
    s.dice = [0, 0, 0, 0]
    s.spent = [0, 0, 0, 0]
    faces = []
    for _ in range(ACTION_DICE):
        face = s.box.action_die[s.rng.below(DICE_STREAM, 6)]
        s.dice[face] += 1
        faces.append(FACES[face])
    s.wk_die = NO_DIE
    if s.witch_king >= 0 and s.day > 0:
        s.wk_die = s.box.witch_king_die[s.rng.below(DICE_STREAM, 6)]
        faces.append(FACES[s.wk_die])
    s.tell(ROLLED, "H27.3", faces)
    gain_fellowship(s, s.dice[SHADOW], "H14.5")


def fitting_dice(s: Hunt, symbol: Face) -> list[Action]:
    """Dice of the pool that can be used as a symbol. A Shadow counts as Ring, Sword or Sorcery; in
    a dark location every die counts as Sorcery. [H17.8, H17.R2, H23.1, H23.2, H23.R1, H37.13]"""
    any_die = symbol == ANY_FACE or (symbol == SORCERY and in_the_dark(s))
    dice = s.dice
    found = []
    for face in range(ORDINARY):
        if dice[face] and (any_die or face == symbol or (face == SHADOW and symbol <= SORCERY)):
            found.append(face)
    his = s.wk_die
    if his >= 0 and (any_die or his == symbol or (his == MORGUL_SHADOW and symbol <= SORCERY)):
        found.append(WITCH_KING_DIE)
    return found


def in_the_dark(s: Hunt) -> bool:
    """The active Nazgûl stands in a dark location. [H23.1]"""
    return bool(s.board.dark >> s.nazgul[s.active] & 1)


def can_pay(s: Hunt, symbol: Face, n: int = 1) -> bool:
    if n == 1:
        return bool(fitting_dice(s, symbol))
    return s.dice_left() + (1 if s.wk_die >= 0 else 0) >= n


def spend_die(s: Hunt, die: int, use: int) -> None:
    """A used die leaves the pool until the next Refresh. An action paid with the Witch-king die
    cannot be cancelled. [H17.1, H17.3, H37.R2]"""
    if die == WITCH_KING_DIE:
        s.tell(USED_DIE, "H17.3", FACES[s.wk_die], USES[use])
        s.wk_die = SPENT_DIE
        s.immune = True
        return
    s.dice[die] -= 1
    s.spent[die] += 1
    s.tell(USED_DIE, "H17.3", FACES[die], USES[use])


def discard_die(s: Hunt, face: Face, clause: str) -> None:
    """An ordinary die leaves the pool until the next Refresh. [H33.5, H33.10, H37.8]"""
    s.dice[face] -= 1
    s.spent[face] += 1
    s.tell(DIE_DISCARDED, clause, FACES[face])


def pool_faces(s: Hunt) -> list[Face]:
    """Faces of the ordinary dice in the pool."""
    return [face for face in range(ORDINARY) if s.dice[face]]


# What dice pay for. The numbers are answers of the Nazgûl's turn, too.
PERCEIVE_ZONE: Final = 0
PERCEIVE_SECTION: Final = 1
HUNT_HERE: Final = 2
REMOVE_ALLY: Final = 3
DRAW_SORCERY: Final = 4
PLAY_SORCERY: Final = 5
ABILITY_1: Final = 6
ABILITY_2_HUNT: Final = 7
ABILITY_2_ZONE: Final = 8
ABILITY_2_SECTION: Final = 9
ABILITY_3: Final = 10
ABILITY_4: Final = 11
EXACT_ZONE: Final = 12
EXACT_SECTION: Final = 13
PURSUE: Final = 14
# The text of each, what it is in a word, the symbol it costs, and the question it leads to. [H17.5-
# H17.7, H24.7-H24.10, H37.11, H37.12]
TABLE: Final = (
    ("perceive-zone", "perceive", RING, PERCEPTION),
    ("perceive-section", "perceive", RING, PERCEPTION),
    ("hunt", "hunt", SWORD, HUNT),
    ("remove-ally", "strike", SWORD, 0),
    ("draw-sorcery", "draw-sorcery", SORCERY, 0),
    ("play-sorcery", "play-sorcery", SORCERY, 0),
    ("ability-1", "ride-on", ANY_FACE, 0),
    ("ability-2-hunt", "hunt", ANY_FACE, HUNT),
    ("ability-2-zone", "perceive", ANY_FACE, PERCEPTION),
    ("ability-2-section", "perceive", ANY_FACE, PERCEPTION),
    ("ability-3", "ride-on", SWORD, 0),
    ("ability-4", "ride-on", RING, 0),
    ("exact-zone", "perceive", MORGUL_RING, EXACT_PERCEPTION),
    ("exact-section", "perceive", MORGUL_RING, EXACT_PERCEPTION),
    ("pursue", "ride-on", PURSUIT, 0),
)
USES: Final[list[str]] = [row[0] for row in TABLE]
VERBS: Final[list[str]] = [row[1] for row in TABLE]
COST: Final[list[Face]] = [row[2] for row in TABLE]
QUESTION_OF: Final[list[int]] = [row[3] for row in TABLE]


class Pay(Decision[Hunt]):
    """Which die pays. [H17.1, H17.2]"""

    name = "pay"
    clause = "H17.2"

    def symbol(self, s: Hunt) -> Face:
        return COST[s.source]

    def options(self, s: Hunt) -> list[Action]:
        return fitting_dice(s, self.symbol(s))

    def take(self, s: Hunt, action: Action) -> None:
        spend_die(s, action, s.source)
        s.n -= 1

    def show(self, s: Hunt, action: Action) -> Answer:
        """An ordinary die is named by its face, the Witch-king die apart from them."""
        his = action == WITCH_KING_DIE
        face = FACES[s.wk_die] if his else FACES[action]
        die = "witch-king" if his else face
        message = "hunt-option-pay-witch-king" if his else "hunt-option-pay"
        return Answer(f"pay {die}", message, {"face": name(f"hunt-face-{face}")}, f"die:{die}")

    def prompt(self, s: Hunt) -> Phrase:
        return Phrase("hunt-ask-pay", {"use": name(f"hunt-use-{USES[s.source]}")})
