"""What is in the box of Adventure to Mount Doom: figures, dice, the track, and kinds of cards.
[M1]"""

from typing import Final

# Figures, and with the same numbers their Fellowship dice [M1.3, M1.4].
Figure = int
RING_BEARERS: Final = 0
MERRY_PIPPIN: Final = 1
ARAGORN: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
FIGURES: Final = ("ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli")
COMPANIONS: Final = (MERRY_PIPPIN, ARAGORN, LEGOLAS, GIMLI)
NO_FIGURE: Final = 255

# Dice. Those below five are the Fellowship dice; a card's die is a black one rolled for a card.
Die = int
ENCOUNTER_1: Final = 5
ENCOUNTER_2: Final = 6
BATTLE_DIE: Final = 7
CARD_DIE: Final = 8
DICE: Final = (*FIGURES, "encounter-1", "encounter-2", "battle", "black")

# Faces of the battle die: the weapon of a companion has the number of its figure [M1.4].
Face = int
SAURON: Final = 5
GANDALF: Final = 6
FACES: Final = ("", "merry-pippin", "aragorn", "legolas", "gimli", "sauron", "gandalf")

# The track [M1.5].
Space = int
RIVENDELL: Final = 0
MINAS_MORGUL_SPACE: Final = 40
MOUNT_DOOM_SPACE: Final = 48
SPACES: Final = 49
STAGE_LENGTH: Final = 8
WAITING: Final = 255  # the area beside Minas Morgul [M8.7]

Stage = int
LOTHLORIEN: Final = 0
ROHAN: Final = 1
HELMS_DEEP: Final = 2
GONDOR: Final = 3
MINAS_MORGUL: Final = 4
MOUNT_DOOM: Final = 5
STAGES: Final = ("lothlorien", "rohan", "helms-deep", "gondor", "minas-morgul", "mount-doom")

# Symbols of event spaces [M9.1].
Event = int
NO_EVENT: Final = 0
DARK_HEART: Final = 1
NAZGUL_EVENT: Final = 2
EVENTS: Final = ("", "dark-heart", "nazgul")

# Cards: 42 encounter cards, seven for each stage, then five Gandalf cards, then Boromir.
Card = int
STACK: Final = 7
ENCOUNTERS: Final = 42
FIRST_GANDALF: Final = 42
GANDALF_CARDS: Final = 5
BOROMIR: Final = 47
CARDS: Final = 48
NO_CARD: Final = 255
SLOTS: Final = 6
NAZGUL_SYMBOL: Final = 9  # under a slot; any other symbol is the number of a figure [M6.5]

# Instructions of encounter cards.
COURAGE: Final = 0
BATTLE: Final = 1
BATTLE_UNTIL: Final = 2
BATTLE_PER_URUK: Final = 3
PLACE_NAZGUL: Final = 4
PLACE_URUK_HAI: Final = 5
LOCK_GANDALF: Final = 6
LOSE_ALLY: Final = 7
LOWER_TO_THE_EYE: Final = 8
ROLL_PER_NAZGUL: Final = 9
REROLL_PLACED_DIE: Final = 10
MOVE_ONTO_NEIGHBOUR: Final = 11
NO_STEP: Final = 12
DIE_TABLE: Final = 13

# Powers of ally cards and Gandalf cards; the power fixes the window in which a card is used.
NO_POWER: Final = -1
IGNORE_EVENT: Final = 0
ROLL_AGAIN: Final = 1
COMPANION_TO_DESTINATION: Final = 2
COURAGE_TO_GALADRIEL: Final = 3
DEFEAT_WITCH_KING: Final = 4
WIN_BATTLE: Final = 5
MOVE_RING_BEARERS: Final = 6
COURAGE_OR_ENTS: Final = 7
TURN_ENCOUNTER_DIE: Final = 8
TURN_FELLOWSHIP_DIE: Final = 9
ROLL_ALL_AND_MOVE: Final = 10
LOOK_AHEAD: Final = 11
REMOVE_ACTIVATED: Final = 12
SECOND_CHANCE: Final = 13
POWER_NAMES: Final = (
    "ignore-event",
    "roll-again",
    "companion-to-destination",
    "courage-to-galadriel",
    "defeat-witch-king",
    "win-battle",
    "move-ring-bearers",
    "courage-or-ents",
    "turn-encounter-die",
    "turn-fellowship-die",
    "roll-all-and-move",
    "look-ahead",
    "remove-activated",
    "second-chance",
)

# Windows in which cards may be used [M7.6-M7.14].
Window = int
BEFORE_TURN: Final = 0
AFTER_ROLL: Final = 1
ON_EVENT_SPACE: Final = 2
BEFORE_BATTLE: Final = 3
LOST_URUK_BATTLE: Final = 4
WITCH_KING_ROLL: Final = 5
AFTER_ACTIVATION: Final = 6
BEFORE_STAGE: Final = 7
FREE: Final = 8
WINDOW_CLAUSES: Final = (
    "M7.6",
    "M7.7",
    "M7.8",
    "M7.9",
    "M7.10",
    "M7.11",
    "M7.12",
    "M7.13",
    "M7.14",
)
WINDOW_OF: Final = (  # by power
    ON_EVENT_SPACE,
    AFTER_ROLL,
    FREE,
    BEFORE_BATTLE,
    WITCH_KING_ROLL,
    BEFORE_BATTLE,
    BEFORE_TURN,
    FREE,
    AFTER_ROLL,
    AFTER_ROLL,
    BEFORE_TURN,
    BEFORE_STAGE,
    AFTER_ACTIVATION,
    LOST_URUK_BATTLE,
)


def destination_of(stage: Stage) -> Space:
    """The eighth space of a stage. [M1.5]"""
    return STAGE_LENGTH * (stage + 1)


def cards_in(mask: int) -> list[Card]:
    """The cards of a set."""
    return [card for card in range(CARDS) if mask >> card & 1]
