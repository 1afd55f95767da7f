"""What is in the box of The Hunt for the Ring: figures, dice, tokens, companions, and their names.
[H1]"""

from typing import Final

# Seats. The first is the Ring-bearer, all others are Ringwraiths in their circular order. [H2.1,
# H2.R1]
RING_BEARER: Final = 0

# Entries of a journal: a dot, the number of a place, or a crossed-out cell. [H9.1, H26.6]
Place = int
DOT: Final = 0
CROSSED: Final = 255
NOWHERE: Final = 0

# The four riders on the board. The Witch-king takes the place of one of them. [H1.2, H2.2]
Nazgul = int
NAZGUL: Final = ("blue", "green", "red", "purple")
NO_NAZGUL: Final = -1

# Phases of a day. [H7.1]
FIRST_DAY: Final = 0
SECOND_DAY: Final = 1
NIGHT: Final = 2
PHASES: Final = ("first-day", "second-day", "night")

# Faces of the dice: the first four are on the ordinary dice. [H17.4, H37.10]
Face = int
RING: Final = 0
SWORD: Final = 1
SORCERY: Final = 2
SHADOW: Final = 3
MORGUL_RING: Final = 4
PURSUIT: Final = 5
MORGUL_SHADOW: Final = 6
FACES: Final = ("ring", "sword", "sorcery", "shadow", "morgul-ring", "pursuit", "morgul-shadow")
ORDINARY: Final = 4  # faces below this are those of an ordinary die
ACTION_DICE: Final = 6  # [H1.7]
NO_DIE: Final = -1  # the Witch-king die is not in the game today
SPENT_DIE: Final = -2  # it has been used today

# Companion cards, as bits of a set. [H1.6]
Companion = int
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
STRIDER: Final = 4
COMPANIONS: Final = ("frodo", "sam", "pippin", "merry", "strider")

# Where Gandalf is. [H33.3, H34.5]
NOT_IN_PLAY: Final = 0
HIDDEN: Final = 1
ON_THE_BOARD: Final = 2
IN_RIVENDELL: Final = 3
GANDALF: Final = ("not-in-play", "hidden", "on-the-board", "in-rivendell")

# Numbers of the rulebook.
LAST_STEP: Final = 16  # of the movement track [H1.10]
INFLUENCE_TRACK: Final = 20  # [H1.R1]
LIMIT_PART_ONE: Final = 12  # [H28.6]
HAND_LIMIT: Final = 5  # [H12.2, H22.2]
START_HAND: Final = 3  # [H4.7]
ALLY_TOKENS: Final = 8  # [H13.7]
INFORMATION_DRAWN: Final = 5  # [H4.9]
DEEDS_DRAWN: Final = 4  # [H30.6]
ABILITIES: Final = 5  # [H1.9]
TURNING_STEP: Final = 8  # of part 2, for the tokens earned [H40.1, H40.2]

# Difficulty. [H6]
Variant = int
STANDARD: Final = 0
UNSTOPPABLE_FRODO: Final = 1
TERRIBLE_NAZGUL: Final = 2
TERRIBLE_NAZGUL_PLUS: Final = 3
VARIANTS: Final = ("standard", "unstoppable-frodo", "terrible-nazgul", "terrible-nazgul-plus")
INFORMATION_GIVEN: Final = (1, 2, 0, 0)
FELLOWSHIP: Final = (3, 3, 3, 4)

# What a match plays.
WHOLE: Final = 0
PART_ONE_ONLY: Final = 1
PART_TWO_ONLY: Final = 2
PARTS: Final = ("whole", "one", "two")

# Questions of the Ringwraiths. [H18, H19, H20]
Question = int
SEARCH: Final = 1
HUNT: Final = 2
PERCEPTION: Final = 3
EXACT_PERCEPTION: Final = 4
QUESTIONS: Final = ("", "search", "hunt", "perception", "exact-perception")

# Answers. A Hunt may find both, hence bits. [H18.2, H20.5, H36.4]
NO: Final = 0
YES: Final = 1
HERE: Final = 2  # Frodo's last location
GANDALF_HERE: Final = 4
FRODO_IN: Final = 1  # exact Perception
GANDALF_IN: Final = 2

# The public record: what everybody has heard, in order, four bytes an entry (kind, a, b, c).
RECORD: Final = 4
R_MOVED: Final = 1  # Frodo's figure advanced: a = 1 if a dot was forced, b = bonus dots
R_ESCAPED: Final = 2  # moved or stayed, nobody knows
R_SEARCH: Final = 3  # a = place, b = answer
R_HUNT: Final = 4  # a = place, b = answer
R_PERCEPTION: Final = 5  # a = area, b = answer
R_EXACT: Final = 6  # a = area, b = answer
R_WILD: Final = 7  # b = whether Frodo is in the wild
R_SECTION: Final = 8  # a = area, b = whether Frodo's last location is in it
R_FOUND: Final = 9  # a = place whose information token was shown
R_HID: Final = 10  # an information token was turned over by a card
R_STEP: Final = 11  # part 2: a = step of the figure from now on
R_TURNED: Final = 12  # part 2: change of direction, a = step of the figure from now on
R_TURN_OVER: Final = 13  # and ends; in part 2 Gandalf has moved once, nobody knows when
R_GANDALF_EXTRA: Final = 14  # Gandalf made a further movement now
R_DEED: Final = 15  # a = place
R_REVEALED: Final = 16  # a = place
R_REAPPEARED: Final = 17
R_FLED: Final = 18
R_RIVENDELL: Final = 19
R_PART_TWO: Final = 20
R_TURN: Final = 21  # a Ring-bearer's turn begins: a = day, b = phase
R_LONG: Final = 22  # part 2: the game went on where a short journey would have ended
R_DREW_DEED: Final = 23  # a deed token went from the pool behind the screen

# What the Ring-bearer has done in his turn, as bits. [H8.1, H31.9]
MOVED: Final = 1
RESTED: Final = 2
PLAYED_CARD: Final = 4
BOUGHT_CARD: Final = 8
USED_MERRY: Final = 16
PAID_SAM: Final = 32
GANDALF_MOVED: Final = 64
GANDALF_ARRIVED: Final = 128  # he moved just now, so he may reveal himself

# How it ended.
UNDECIDED: Final = 0
FELL: Final = 1
REACHED_BREE: Final = 2
RESCUED: Final = 3
REACHED_RIVENDELL: Final = 4
ENDINGS: Final = ("", "fell", "reached-bree", "rescued", "reached-rivendell")

# Tokens earned for War of the Ring, as bits. [H40.7]
FREE_TOKENS: Final = ("draw", "politics")
SHADOW_TOKENS: Final = ("move", "politics")

# Streams of chance.
SETUP_STREAM: Final = 0
DICE_STREAM: Final = 1
ALLY_STREAM: Final = 2
SORCERY_STREAM: Final = 3
POOL_STREAM: Final = 4
JOURNEY_STREAM: Final = 5
DEED_STREAM: Final = 6
STREAMS: Final = ("setup", "dice", "ally", "sorcery", "pool", "journey", "deed")

# Actions that are no thing: the last answers of many questions.
PASS: Final = 0


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
