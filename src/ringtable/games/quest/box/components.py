"""What is in the box of the card game: kinds of cards, spheres, traits, tokens, zones, and the
times of a round by their clause ids. [Q1, Q24, Q32]

Statistics and lists of cards are data (`data/<pack>`); here are the words they are written in.
"""

from typing import Final


def words(text: str) -> tuple[str, ...]:
    """A table of names, written in one line."""
    return tuple(text.split())


# Players. [Q1.9, Q30.1]
MOST_PLAYERS: Final = 4
PLAYERS_OF_ONE_SET: Final = 2

# Numbers of the rulebook.
LAST_THREAT: Final = 50  # whoever reaches it is out [Q1.7, Q16.1]
OPENING_HAND: Final = 6  # [Q4.7]
MOST_HEROES: Final = 3  # [Q27.6]
LEAST_DECK: Final = 50  # of a tournament deck [Q27.3]
MOST_COPIES: Final = 3  # of a title in a deck [Q27.4]
RESTRICTED_LIMIT: Final = 2  # restricted attachments on a character [Q19.19]
CLAIM_THREAT: Final = 2  # the price of claiming an objective [Q29.24]
ROUND_POINTS: Final = 10  # a round in the scoring by rounds [Q28.11]

# A statistic that is not printed does not exist; it is not 0. [Q3.14]
NOT_PRINTED: Final = -1
COST_X: Final = -2  # [Q7.15]

# Kinds of cards. [Q1.3, Q3]
Kind = int
HERO: Final = 0
ALLY: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
ENEMY: Final = 4
LOCATION: Final = 5
TREACHERY: Final = 6
OBJECTIVE: Final = 7
QUEST: Final = 8
KINDS: Final = (
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "quest",
)

CHARACTERS: Final = 1 << HERO | 1 << ALLY  # as a set of kinds
DECK_KINDS: Final = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT  # [Q27.5]

# Cards are known by their collector number. An Orc Guard has none: it is a player card face down.
# [Q29.27, Q29.28, Q29.34]
Card = int
NO_CARD: Final = 0
LAST_NUMBER: Final = 128
ORC_GUARD: Final = 129

# Spheres of influence; those of a hero are a set, for a card can add one. [Q1.4, Q7.14]
Sphere = int
LEADERSHIP: Final = 0
TACTICS: Final = 1
SPIRIT: Final = 2
LORE: Final = 3
NEUTRAL: Final = 4
NO_SPHERE: Final = 5  # cards of the encounter deck and stages
SPHERES: Final = ("leadership", "tactics", "spirit", "lore", "neutral")

# Traits, as bits. [Q3.13]
Trait = int
ARCHER: Final = 1 << 0
ARMOR: Final = 1 << 1
ARTIFACT: Final = 1 << 2
BEORNING: Final = 1 << 3
CONDITION: Final = 1 << 4
CRAFTSMAN: Final = 1 << 5
CREATURE: Final = 1 << 6
DOL_GULDUR: Final = 1 << 7
DUNEDAIN: Final = 1 << 8
DUNGEON: Final = 1 << 9
DWARF: Final = 1 << 10
FOREST: Final = 1 << 11
GOBLIN: Final = 1 << 12
GONDOR: Final = 1 << 13
HOBBIT: Final = 1 << 14
INSECT: Final = 1 << 15
ISTARI: Final = 1 << 16
ITEM: Final = 1 << 17
MARSHLAND: Final = 1 << 18
MINSTREL: Final = 1 << 19
MOUNTAIN: Final = 1 << 20
NAZGUL: Final = 1 << 21
NOBLE: Final = 1 << 22
NOLDOR: Final = 1 << 23
ORC: Final = 1 << 24
RANGER: Final = 1 << 25
RIVERLAND: Final = 1 << 26
ROHAN: Final = 1 << 27
SCOUT: Final = 1 << 28
SILVAN: Final = 1 << 29
SKILL: Final = 1 << 30
SPIDER: Final = 1 << 31
STEWARD: Final = 1 << 32
STRONGHOLD: Final = 1 << 33
TITLE: Final = 1 << 34
TRAP: Final = 1 << 35
TROLL: Final = 1 << 36
UNDEAD: Final = 1 << 37
WARRIOR: Final = 1 << 38
WASTELAND: Final = 1 << 39
WEAPON: Final = 1 << 40
TRAITS: Final = words(
    "archer armor artifact beorning condition craftsman creature dol-guldur dunedain"
    " dungeon dwarf forest goblin gondor hobbit insect istari item marshland minstrel"
    " mountain nazgul noble noldor orc ranger riverland rohan scout silvan skill spider"
    " steward stronghold title trap troll undead warrior wasteland weapon"
)

# Keywords, as bits; the number of doomed and victory stands in a column of its own. [Q19]
Keyword = int
DOOMED: Final = 1 << 0
GUARDED: Final = 1 << 1
RANGED: Final = 1 << 2
RESTRICTED: Final = 1 << 3
SENTINEL: Final = 1 << 4
SURGE: Final = 1 << 5
VICTORY: Final = 1 << 6
KEYWORDS: Final = ("doomed", "guarded", "ranged", "restricted", "sentinel", "surge", "victory")

# What an attachment may be played on. [Q7.18, Q7.19]
Host = int
NO_HOST: Final = 0
ON_HERO: Final = 1
ON_CHARACTER: Final = 2
ON_LOCATION: Final = 3
ON_ENGAGED_ENEMY: Final = 4
HOSTS: Final = ("", "hero", "character", "location", "engaged-enemy")

# Kinds of abilities, as the card marks them. [Q18.1]
Ability = int
PASSIVE: Final = 0
ACTION: Final = 1
QUEST_ACTION: Final = 2
COMBAT_ACTION: Final = 3
RESPONSE: Final = 4
FORCED: Final = 5
WHEN_REVEALED: Final = 6
SHADOW_EFFECT: Final = 7
TRAVEL_EFFECT: Final = 8
SETUP_EFFECT: Final = 9
PLAY_COST: Final = 10  # a restriction on paying [Q7.16]
WIN_CONDITION: Final = 11
ABILITIES: Final = words(
    "passive action quest-action combat-action response forced when-revealed shadow"
    " travel setup play-cost win-condition"
)

# Tokens, and how many the box holds: no limit of the game. [Q1.5, Q1.6]
DAMAGE: Final = 0
PROGRESS: Final = 1
RESOURCE: Final = 2
TOKENS: Final = ("damage", "progress", "resource")
TOKENS_IN_THE_BOX: Final = (40, 26, 30)

# Where a card can be. [Q3.12, Q24.1, Q24.2, Q24.4]
Zone = int
BOX: Final = 0  # takes no part in this match
DECK: Final = 1  # of its owner
HAND: Final = 2
DISCARD: Final = 3  # pile of its owner
PLAY: Final = 4  # a character in the area of its controller
ATTACHED: Final = 5  # to a card in play, or to a deck
STAGING: Final = 6  # the staging area
ENGAGED: Final = 7  # with a player
ACTIVE: Final = 8  # the active location
STAGE: Final = 9  # the present quest card
QUEST_DECK: Final = 10  # stages still to come
ENCOUNTER_DECK: Final = 11
ENCOUNTER_DISCARD: Final = 12
SHADOW: Final = 13  # dealt to an enemy
RESOLVING: Final = 14  # in no zone while its effect resolves
VICTORY_DISPLAY: Final = 15
ASIDE: Final = 16  # face up beside the quest deck
REMOVED: Final = 17  # from the game
ZONES: Final = words(
    "box deck hand discard play attached staging engaged active stage quest-deck"
    " encounter-deck encounter-discard shadow resolving victory-display aside removed"
)

IN_PLAY: Final = 1 << PLAY | 1 << ATTACHED | 1 << STAGING | 1 << ENGAGED | 1 << ACTIVE | 1 << STAGE
HIDDEN: Final = 1 << DECK | 1 << HAND | 1 << QUEST_DECK | 1 << ENCOUNTER_DECK  # [Q24.5, Q24.7]

# Phases of a round. [Q5.1]
Phase = int
RESOURCE_PHASE: Final = 0
PLANNING_PHASE: Final = 1
QUEST_PHASE: Final = 2
TRAVEL_PHASE: Final = 3
ENCOUNTER_PHASE: Final = 4
COMBAT_PHASE: Final = 5
REFRESH_PHASE: Final = 6
PHASES: Final = (
    "resource",
    "planning",
    "quest",
    "travel",
    "encounter",
    "combat",
    "refresh",
)

# Steps; the last two end every phase and every round. [Q32.1]
Step = int
S_RES: Final = 0  # resources, then draw
S_QBEG: Final = 1  # the quest phase begins
S_Q1: Final = 2  # a player commits characters
S_Q2: Final = 3  # staging
S_Q3: Final = 4  # quest resolution
S_TRV: Final = 5  # travel opportunity
S_ENC1: Final = 6  # optional engagement
S_ENC2: Final = 7  # engagement checks
S_C0: Final = 8  # shadow cards are dealt
S_DEF1: Final = 9  # the attacking enemy is chosen
S_DEF2: Final = 10  # a defender is declared
S_DEF3: Final = 11  # shadow cards are resolved
S_DEF4: Final = 12  # combat damage
S_ATK1: Final = 13  # target and attackers are declared
S_ATK2: Final = 14  # attack strength
S_ATK3: Final = 15  # damage to the enemy
S_REF1: Final = 16  # cards ready
S_REF2: Final = 17  # threat rises
S_REF3: Final = 18  # the first-player token passes
S_END: Final = 19  # the phase ends
S_RND: Final = 20  # the round ends
STEPS: Final = words(
    "S-RES S-QBEG S-Q1 S-Q2 S-Q3 S-TRV S-ENC1 S-ENC2 S-C0 S-DEF1 S-DEF2 S-DEF3 S-DEF4"
    " S-ATK1 S-ATK2 S-ATK3 S-REF1 S-REF2 S-REF3 S-END S-RND"
)

# Action windows. [Q5.4, Q32.1]
Window = int
W_RES: Final = 0  # after resources and cards
W_PLAN: Final = 1  # the planning turn of a player
W_Q0: Final = 2  # before committing
W_Q1: Final = 3  # after all players committed
W_Q2: Final = 4  # after staging
W_Q3: Final = 5  # after quest resolution
W_TRV: Final = 6  # after the travel opportunity
W_ENC1: Final = 7  # after optional engagement
W_ENC2: Final = 8  # after engagement checks
W_C0: Final = 9  # after shadow cards are dealt
W_DEF1: Final = 10  # after each step of an enemy attack, 1 to 4
W_DEF2: Final = 11
W_DEF3: Final = 12
W_DEF4: Final = 13
W_C1: Final = 14  # after all enemy attacks
W_ATK1: Final = 15  # after each step of a player attack, 1 to 3
W_ATK2: Final = 16
W_ATK3: Final = 17
W_C2: Final = 18  # after all player attacks
W_REF: Final = 19  # after the first-player token has passed
WINDOWS: Final = words(
    "W-RES W-PLAN W-Q0 W-Q1 W-Q2 W-Q3 W-TRV W-ENC1 W-ENC2 W-C0 W-DEF1 W-DEF2 W-DEF3"
    " W-DEF4 W-C1 W-ATK1 W-ATK2 W-ATK3 W-C2 W-REF"
)

# The phase in which a round holds each window. An attack outside of the combat phase holds its own
# in the phase where it happens. [Q5.22]
WINDOW_PHASES: Final = (
    RESOURCE_PHASE,
    PLANNING_PHASE,
    *(QUEST_PHASE,) * 4,
    TRAVEL_PHASE,
    *(ENCOUNTER_PHASE,) * 2,
    *(COMBAT_PHASE,) * 10,
    REFRESH_PHASE,
)

# The order of play, steps and windows, as the phase tracker shows them. [Q32.1, Q32.24]
SEQUENCE: Final = words(
    "S-RES W-RES"
    " W-PLAN"
    " S-QBEG W-Q0 S-Q1 W-Q1 S-Q2 W-Q2 S-Q3 W-Q3"
    " S-TRV W-TRV"
    " S-ENC1 W-ENC1 S-ENC2 W-ENC2"
    " S-C0 W-C0"
    " S-DEF1 W-DEF1 S-DEF2 W-DEF2 S-DEF3 W-DEF3 S-DEF4 W-DEF4 W-C1"
    " S-ATK1 W-ATK1 S-ATK2 W-ATK2 S-ATK3 W-ATK3 W-C2"
    " S-REF1 S-REF2 S-REF3 W-REF"
    " S-END S-RND"
)

# Moments at which passive, forced or response effects apply. [Q32.5]
Moment = int
NO_MOMENT: Final = -1
M_BEGIN: Final = 0  # a phase begins
M_COMMIT: Final = 1  # all characters of one player have committed
M_TURNED: Final = 2  # a card being revealed was turned up
M_REVEAL: Final = 3  # its When Revealed effects are about to resolve
M_RESULT: Final = 4  # success or failure of the quest stands
M_PROGRESS: Final = 5  # progress was placed on the quest card itself
M_EXPLORED: Final = 6  # a location left play as explored
M_STAGE: Final = 7  # the stage was defeated
M_STAGE_UP: Final = 8  # a stage was turned to side B
M_RESCUED: Final = 9  # the prisoner was rescued
M_TRAVELLED: Final = 10  # a location became active by travelling
M_ENGAGED: Final = 11  # an enemy and a player engaged each other
M_DEALT: Final = 12  # all shadow cards of one dealing are down
M_ATTACKS: Final = 13  # an enemy's attack begins
M_DEFENDER: Final = 14  # a character was declared as a defender
M_SHADOW: Final = 15  # a shadow effect is about to resolve
M_SHADOW_DONE: Final = 16  # a shadow effect has resolved
M_ATTACKED: Final = 17  # an enemy attack was carried out to its end
M_KILL: Final = 18  # the damage of a player attack destroyed its target
M_PLAYED: Final = 19  # an ally or attachment was played from hand
M_ENTERS: Final = 20  # a card entered play, played or put
M_DAMAGED: Final = 21  # a card received damage
M_DESTROYED: Final = 22  # a character was destroyed or an enemy defeated
M_LEAVES: Final = 23  # a card left play in any way
M_DRAW: Final = 24  # an instruction would make a player draw
M_READY: Final = 25  # a card would ready in the refresh phase
M_THREAT: Final = 26  # the threat increase of the refresh phase
M_END_PHASE: Final = 27  # a phase ends
M_END_ROUND: Final = 28  # the round ends
MOMENTS: Final = words(
    "M-BEGIN M-COMMIT M-TURNED M-REVEAL M-RESULT M-PROGRESS M-EXPLORED M-STAGE M-STAGE-UP"
    " M-RESCUED M-TRAVELLED M-ENGAGED M-DEALT M-ATTACKS M-DEFENDER M-SHADOW M-SHADOW-DONE"
    " M-ATTACKED M-KILL M-PLAYED M-ENTERS M-DAMAGED M-DESTROYED M-LEAVES M-DRAW M-READY"
    " M-THREAT M-END-PHASE M-END-ROUND"
)

# Scenarios, in the order of a campaign. [Q28.3, Q29]
MIRKWOOD: Final = 0
ANDUIN: Final = 1
DOL_GULDUR_ESCAPE: Final = 2
SCENARIOS: Final = (
    "passage-through-mirkwood",
    "journey-along-the-anduin",
    "escape-from-dol-guldur",
)

# What a match plays. [Q28.3, Q28.5]
ONE_SCENARIO: Final = 0
CAMPAIGN: Final = 1
NIGHTMARE: Final = 2
FORMATS: Final = ("scenario", "campaign", "nightmare")

# Options of a match and their values, the default first. [Q28.15]
OPTIONS: Final = (
    ("scenario", SCENARIOS),
    ("format", FORMATS),
    ("shadow_cards", ("on", "off")),
    ("encounter_deck", ("full", "easy")),
    ("scoring", ("rulebook", "rounds")),
    ("card_pool", ("boxed", "free")),
    ("first_player", ("random", "agreed")),
)
# Named modes: shadow cards and encounter deck. [Q28.16]
MODES: Final = (
    ("standard", "on", "full"),
    ("basic", "off", "full"),
    ("easy", "on", "easy"),
    ("basic_easy", "off", "easy"),
)

# Preferences of a seat, the default first. [Q32.14, Q32.22]
EMPTY_WINDOWS: Final = ("pass", "ask")
PACES: Final = ("secrets_and_losses", "every_event", "decisions_only")
# Standing orders of a seat. [Q32.18]
ORDERS: Final = ("pass_window", "pass_phase", "pass_round", "pass_until")

# Streams of chance: first player and contested heroes; each player's deck; the encounter deck;
# cards discarded at random; the prisoner; the last stage of Passage Through Mirkwood. [Q21.16]
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1  # of the first seat; the others follow
ENCOUNTER_STREAM: Final = 5
DISCARD_STREAM: Final = 6
PRISONER_STREAM: Final = 7
PATH_STREAM: Final = 8
STREAMS: Final = words("setup deck-1 deck-2 deck-3 deck-4 encounter discard prisoner path")


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
