"""What is in the box of War of the Ring: sides, nations, figures, dice, decks, tiles, the steps of
a turn, and their names. [W1-W6]"""

from typing import Final

# Of any length: with the length in the type, compiled code makes the tuple anew for every look-up.
Names = tuple[str, ...]

# Sides. [W2.7]
Side = int
FREE: Final = 0
SHADOW: Final = 1
SIDES: Final[Names] = ("free", "shadow")

# Nations: those of the Free Peoples first. [W2.7]
Nation = int
DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
SAURON: Final = 5
ISENGARD: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final[Names] = (
    "dwarves", "elves", "gondor", "north", "rohan", "sauron", "isengard", "southrons",
)  # fmt: skip
FREE_NATIONS: Final = 5  # nations below this are of the Free Peoples
NO_NATION: Final = -1  # neutral ground [W2.6]
FREE_NATION_SET: Final = 0b00011111
SHADOW_NATION_SET: Final = 0b11100000

# Figures other than characters. The first two kinds are units. [W3.1, W3.4]
Kind = int
REGULAR: Final = 0
ELITE: Final = 1
LEADER: Final = 2
NAZGUL: Final = 3
KINDS: Final[Names] = ("regular", "elite", "leader", "nazgul")
UNIT_KINDS: Final = 2

# Characters: the seven of the Fellowship, the three set aside, the minions. [W3.13, W4.3-W4.6]
Character = int
GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERIADOC: Final = 5
PEREGRIN: Final = 6
GANDALF_WHITE: Final = 7
ARAGORN: Final = 8
GOLLUM: Final = 9
SARUMAN: Final = 10
WITCH_KING: Final = 11
MOUTH_OF_SAURON: Final = 12
CHARACTERS: Final[Names] = (
    "gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
    "gandalf-white", "aragorn", "gollum", "saruman", "witch-king", "mouth-of-sauron",
)  # fmt: skip
NO_CHARACTER: Final = -1
FIRST_MINION: Final = SARUMAN
COMPANION_SET: Final = 0b0000111111111  # everyone of the Free Peoples who has a figure
FELLOWSHIP_SET: Final = 0b0000001111111  # those who set out from Rivendell [W4.3]
MINION_SET: Final = 0b1110000000000
HOBBIT_SET: Final = 1 << MERIADOC | 1 << PEREGRIN
GANDALF_SET: Final = 1 << GANDALF_GREY | 1 << GANDALF_WHITE  # [W29.12]
STRIDER_SET: Final = 1 << STRIDER | 1 << ARAGORN  # [W29.12]

# Where a character is. [W42.5]
Whereabouts = int
ASIDE: Final = 0
IN_FELLOWSHIP: Final = 1
ON_THE_MAP: Final = 2
REPLACED: Final = 3
OUT_OF_THE_GAME: Final = 4
WHEREABOUTS: Final[Names] = ("aside", "in-fellowship", "on-the-map", "replaced", "out-of-the-game")

# Abilities of characters, on the map or as guide. [W29, W30]
Ability = int
CAPTAIN_OF_THE_WEST: Final = 0
EMISSARY_FROM_THE_WEST: Final = 1
HEIR_TO_ISILDUR: Final = 2
HIGH_WARDEN: Final = 3
PRINCE_OF_MIRKWOOD: Final = 4
DWARF_OF_EREBOR: Final = 5
TAKE_THEM_ALIVE: Final = 6
SHADOWFAX: Final = 7
WHITE_RIDER: Final = 8
VOICE_OF_SARUMAN: Final = 9
SERVANTS_OF_THE_WHITE_HAND: Final = 10
SORCERER: Final = 11
MESSENGER_OF_THE_DARK_TOWER: Final = 12
ABILITIES: Final[Names] = (
    "captain-of-the-west", "emissary-from-the-west", "heir-to-isildur", "high-warden",
    "prince-of-mirkwood", "dwarf-of-erebor", "take-them-alive", "shadowfax", "white-rider",
    "voice-of-saruman", "servants-of-the-white-hand", "sorcerer", "messenger-of-the-dark-tower",
)  # fmt: skip

# Faces of the action dice. The first three are also the symbols of event cards. [W6.1, W6.2, W7.16]
Face = int
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
ARMY_MUSTER: Final = 4
WILL_OF_THE_WEST: Final = 5
EYE: Final = 6
FACES: Final[Names] = (
    "character", "army", "muster", "event", "army-muster", "will-of-the-west", "eye",
)  # fmt: skip
SYMBOLS: Final = 3  # faces below this stand on cards

# What a die, a token or a ring is used for. [W7, W8, W35]
Deed = int
MOVE_LED_ARMY: Final = 0  # one army with a leader, Nazgûl or character
ATTACK_LED: Final = 1
MOVE_FELLOWSHIP: Final = 2
HIDE_FELLOWSHIP: Final = 3
SEPARATE: Final = 4
MOVE_COMPANIONS: Final = 5
MOVE_MINIONS: Final = 6  # Nazgûl and minions
MOVE_ARMIES: Final = 7
ATTACK: Final = 8
ADVANCE_NATION: Final = 9
RECRUIT: Final = 10
BRING_MINION: Final = 11
USE_VOICE_OF_SARUMAN: Final = 12
DRAW_CARD: Final = 13
PLAY_CARD: Final = 14
BRING_GANDALF: Final = 15
BRING_ARAGORN: Final = 16
REMOVE_TABLE_CARD: Final = 17
SPEND_FOR_NOTHING: Final = 18
USE_RING: Final = 19
SPEND_TOKEN: Final = 20
PASS_THE_ACTION: Final = 21
DEEDS: Final[Names] = (
    "move-led-army", "attack-led", "move-fellowship", "hide-fellowship", "separate",
    "move-companions", "move-minions", "move-armies", "attack", "advance-nation", "recruit",
    "bring-minion", "voice-of-saruman", "draw-card", "play-card", "bring-gandalf", "bring-aragorn",
    "remove-table-card", "spend-for-nothing", "use-ring", "spend-token", "pass",
)  # fmt: skip

# Decks: two a side. A card's number is its deck and its place in the printed order. [W4.7, W9.1]
Deck = int
FREE_CHARACTER: Final = 0
FREE_STRATEGY: Final = 1
SHADOW_CHARACTER: Final = 2
SHADOW_STRATEGY: Final = 3
DECKS: Final[Names] = ("free-character", "free-strategy", "shadow-character", "shadow-strategy")
CHARACTER_DECK: Final = 0  # a deck is twice the side plus one of these
STRATEGY_DECK: Final = 1
DECK_SIZE: Final = 24
Card = int
CARDS: Final = 96
NO_CARD: Final = 255

# Where a card is. [W42.7]
CardPlace = int
IN_DECK: Final = 0
IN_HAND: Final = 1
ON_TABLE: Final = 2
DISCARDED: Final = 3

# What stands in a region. The first is nothing, the others are settlements. [W2.9, W2.10]
Settlement = int
NO_SETTLEMENT: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
SETTLEMENTS: Final[Names] = ("", "town", "city", "stronghold")
POINTS: Final[tuple[int, ...]] = (0, 0, 1, 2)  # victory points for whoever captures it [W20.6]

# The political track. [W2.21, W4.10]
Step = int
AT_WAR: Final = 0
TOP_STEP: Final = 3

# Hunt tiles. A number is the damage; below zero it heals. [W25.11-W25.16]
Tile = int
TILES: Final = 24
STANDARD_TILES: Final = 16
EYE_TILE: Final = 100
DIE_TILE: Final = 101
TileKind = int
STANDARD: Final = 0
FREE_SPECIAL: Final = 1
SHADOW_SPECIAL: Final = 2
TILE_KINDS: Final[Names] = ("standard", "free-special", "shadow-special")

# Where a tile is. [W42.6]
TilePlace = int
TILE_ASIDE: Final = 0
TILE_WAITING: Final = 1  # in play, until the Fellowship is on the Mordor Track [W25.18]
TILE_IN_POOL: Final = 2
TILE_DRAWN: Final = 3
TILE_REMOVED: Final = 4

# Steps of a turn. [W5.1]
TurnStep = int
DRAW_STEP: Final = 0
FELLOWSHIP_STEP: Final = 1
HUNT_STEP: Final = 2
ROLL_STEP: Final = 3
ACTION_STEP: Final = 4
VICTORY_STEP: Final = 5
TURN_STEPS: Final[Names] = ("draw", "fellowship", "hunt", "roll", "action", "victory")

# Battles: what they are, and the steps of a round with the windows of combat cards. [W15.1, W38]
BattleKind = int
FIELD_BATTLE: Final = 0
SIEGE_BATTLE: Final = 1
SORTIE: Final = 2
BATTLE_KINDS: Final[Names] = ("field", "siege", "sortie")
BattleStep = int
CARDS_STEP: Final = 0
COMBAT_ROLL: Final = 1
LEADER_REROLL: Final = 2
CASUALTIES: Final = 3
CEASE_OR_RETREAT: Final = 4
BATTLE_STEPS: Final[Names] = (
    "cards",
    "combat-roll",
    "leader-reroll",
    "casualties",
    "cease-or-retreat",
)
WINDOWS: Final = 8  # numbered from 0, in the order of play [W38.6-W38.13]

# Why a tile is drawn. [W40.1]
HuntCause = int
HUNT_ROLL: Final = 0
TRACK_MOVE: Final = 1
TILE_OF_CARD: Final = 2
STRONGHOLD_PASSED: Final = 3
HUNT_CAUSES: Final[Names] = ("hunt-roll", "track-move", "card", "stronghold")

# How it ended, in order of precedence. [W28.1]
Victory = int
UNDECIDED: Final = 0
RING_LOST: Final = 1
RING_DESTROYED: Final = 2
SHADOW_CONQUEST: Final = 3
FREE_CONQUEST: Final = 4
VICTORIES: Final[Names] = ("", "ring-lost", "ring-destroyed", "shadow-conquest", "free-conquest")

# Action tokens from a finished Hunt for the Ring. [W35.12, W35.13]
Token = int
FREE_DRAW: Final = 0
FREE_POLITICS: Final = 1
SHADOW_MOVE: Final = 2
SHADOW_POLITICS: Final = 3
TOKENS: Final[Names] = ("free-draw", "free-politics", "shadow-move", "shadow-politics")

# Limits and numbers of the rulebook.
MOST_UNITS: Final = 10  # of a side in a region [W3.2]
MOST_BESIEGED: Final = 5  # inside a besieged stronghold [W3.3]
MOST_DICE: Final = 5  # in a combat roll, a re-roll or a Hunt roll [W15.10, W15.13, W25.3]
HAND_LIMIT: Final = 6  # [W9.3]
TEAM_HAND_LIMIT: Final = 4  # [W31.7]
LAST_CORRUPTION: Final = 12  # [W26.1]
LAST_PROGRESS: Final = 12  # [W2.20]
CRACK_OF_DOOM: Final = 5  # circle of the Mordor Track [W2.19]
NOT_ON_TRACK: Final = -1
SHADOW_POINTS: Final = 10  # [W28.5]
FREE_POINTS: Final = 4  # [W28.6]
RINGS: Final = 3  # [W4.5]
HIT: Final = 5  # least number of a combat die [W15.11]
HARD_HIT: Final = 6  # against cities, fortifications and strongholds [W18.1, W18.10]
HUNT_HIT: Final = 6  # [W25.5]
UNLIMITED: Final = 99  # the Witch-king's level: he moves as a Nazgûl [W13.14]

# Streams of chance. [W1.5]
ACTION_DICE_STREAM: Final = 0
COMBAT_STREAM: Final = 1
HUNT_STREAM: Final = 2
CARD_DICE_STREAM: Final = 3
TILE_STREAM: Final = 4
COMPANION_STREAM: Final = 5
HAND_STREAM: Final = 6  # a card taken at random
FIRST_DECK_STREAM: Final = 7  # and one for each deck
STREAMS: Final[Names] = (
    "action-dice", "combat", "hunt", "card-dice", "tiles", "companions", "hands", *DECKS,
)  # fmt: skip

# Options of a match: what the first edition does, and what the second. [W1.1, W1.2, W1.7]
Rule = int
EREBOR_SETUP: Final = 0
MIN_HUNT_DIE: Final = 1
MORDOR_ENTRY: Final = 2
HUNT_CASUALTY: Final = 3
HUNT_TABLE_CARDS: Final = 4
STRONGHOLD_TILES: Final = 5
SIEGE_ADVANCE: Final = 6
MUSTER_PAIR: Final = 7
CAPTURE_ADVANCE: Final = 8
COMBAT_CARD_CHOICE: Final = 9
CARD_TEXT: Final = 10
CHARACTER_TEXT: Final = 11
TABLE_CARD_LAPSE: Final = 12
CARD_POLITICS: Final = 13
MOUTH_MOVE: Final = 14
MERGE: Final = 15
REARGUARD: Final = 16
GUIDE_CHANGE: Final = 17
TEAM_SCORE: Final = 18
TEAM_POLITICS: Final = 19
RULES: Final[tuple[tuple[str, str, str], ...]] = (
    ("erebor_setup", "one_elite", "two_elites"),
    ("min_hunt_die", "none", "after_move"),
    ("mordor_entry", "on_declaration", "fellowship_phase"),
    ("hunt_casualty", "any", "guide_or_random"),
    ("hunt_table_cards", "any", "one"),
    ("stronghold_tiles", "one", "each"),
    ("siege_advance", "must", "may"),
    ("muster_pair", "equal_apart", "always_apart"),
    ("capture_advance", "city_or_stronghold", "any_settlement"),
    ("combat_card_choice", "together", "attacker_first"),
    ("card_text", "1r", "2"),
    ("character_text", "1", "2"),
    ("table_card_lapse", "printed", "condition"),
    ("card_politics", "attacks", "attacks_and_ents_dead"),
    ("mouth_move", "stop", "besieged_only"),
    ("merge", "at_once", "end_of_action"),
    ("rearguard", "any", "with_unit"),
    ("guide_change", "guide_leaves", "any_leaves"),
    ("team_score", "count", "vp"),
    ("team_politics", "owner", "owner_or_ability"),
)
EDITION: Final = "edition"
EDITIONS: Final[Names] = ("1", "2")
AS_EDITION: Final = "as_edition"  # the default of every rule: what the chosen edition does


def rule_choices(rule: Rule) -> tuple[str, ...]:
    """The choices of one rule at set-up, the default first. [W1.2]"""
    return (AS_EDITION, RULES[rule][1], RULES[rule][2])


def second_rules(options: dict[str, str]) -> int:
    """The rules that follow the second edition, as a set. A rule that is named goes its own way,
    all others go with `edition`; what is not said is as in the first edition. [W1.1, W1.2]"""
    whole = options.get(EDITION, EDITIONS[0]) == EDITIONS[1]
    found = 0
    for rule, (id, _, second) in enumerate(RULES):
        value = options.get(id, AS_EDITION)
        if value == second or (value == AS_EDITION and whole):
            found |= 1 << rule
    return found


def side_of(nation: Nation) -> Side:
    """The side of a nation. [W2.7]"""
    return FREE if nation < FREE_NATIONS else SHADOW


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    if mask < len(SMALL_SETS):
        return list(SMALL_SETS[mask])
    found: list[int] = []
    for at, byte in enumerate(mask.to_bytes(len(OCTETS), "little")):
        if byte:
            found += OCTETS[at][byte]
    return found


# The members of every set of nations: these are asked for most often.
SMALL_SETS: Final = tuple(
    [[n for n in range(len(NATIONS)) if mask >> n & 1] for mask in range(1 << len(NATIONS))]
)
# The members of every byte of a set of regions or cards, so that large sets are read by eights.
OCTETS: Final = tuple(
    [[[8 * at + n for n in range(8) if byte >> n & 1] for byte in range(256)] for at in range(16)]
)
