"""What can happen in a match of war, for log, replay, statistics and screen reader. [W36.8]

Hands, dice, pools, tracks and the map can be rebuilt from these facts alone.
"""

from typing import Final

from ringtable.kernel.fact import FactKind

# A force: for people by kinds, and exactly (`2 sauron-regular, 1 nazgul`) for programs.
FORCE: Final = (
    "nations@war-nation",
    "regulars",
    "elites",
    "leaders",
    "nazgul",
    "characters",
    "who@war-character",
    "exact@word",
)

# Figures [W3]
RECRUITED: Final = FactKind(
    "war-recruited", "nation@war-nation", "kind@war-kind", "n", "region@war-region"
)
ELIMINATED: Final = FactKind(
    "war-eliminated", "nation@war-nation", "kind@war-kind", "n", "region@war-region"
)
REMOVED: Final = FactKind(
    "war-removed", "nation@war-nation", "kind@war-kind", "n", "region@war-region"
)
REDUCED: Final = FactKind("war-reduced", "nation@war-nation", "region@war-region")
FELL: Final = FactKind("war-fell", "who@war-character", "region@war-region")
MOVED: Final = FactKind("war-moved", "player@seat", "from@war-region", "to@war-region", *FORCE)

# The turn, dice, rings [W5-W8]
TURN_BEGAN: Final = FactKind("war-turn-began", "turn")
STEP_BEGAN: Final = FactKind("war-step-began", "step@war-step")
TOOK_BACK_DICE: Final = FactKind("war-took-back-dice", "side@war-side", "n")
ALLOCATED: Final = FactKind("war-allocated", "player@seat", "n")
ROLLED: Final = FactKind("war-rolled", "player@seat", "faces@war-face")
DIE_USED: Final = FactKind(
    "war-die-used", "player@seat", "die@war-face", "as@war-face", "deed@war-deed"
)
PASSED: Final = FactKind("war-passed", "player@seat")
RING_TURNED: Final = FactKind("war-ring-turned", "player@seat", "from@war-face", "to@war-face")
RING_PASSED: Final = FactKind("war-ring-passed", "free", "shadow", "gone")

# Cards [W9]. A face is told to its owner alone: the others hear of the deck.
DREW: Final = FactKind("war-drew", "player@seat", "deck@war-deck", "card@war-card", reveals=True)
DISCARDED_CARD: Final = FactKind("war-discarded", "player@seat", "deck@war-deck", "card@war-card")
PLAYED: Final = FactKind("war-played", "player@seat", "card@war-card", reveals=True)
CARD_DONE: Final = FactKind("war-card-done", "card@war-card")
LAID_DOWN: Final = FactKind("war-laid-down", "player@seat", "card@war-card")
TABLE_CARD_USED: Final = FactKind("war-table-card-used", "player@seat", "card@war-card")
TABLE_CARD_LOST: Final = FactKind("war-table-card-lost", "card@war-card")
SWAPPED: Final = FactKind(
    "war-swapped", "player@seat", "mate@seat", "deck@war-deck", "card@war-card", reveals=True
)
SHOWN: Final = FactKind("war-shown", "player@seat", "card@war-card", reveals=True)

CARD_ROLLED: Final = FactKind("war-card-rolled", "card@war-card", "dice@word", "need", "hits")
UPGRADED: Final = FactKind("war-upgraded", "nation@war-nation", "n", "region@war-region")
DIE_TURNED: Final = FactKind("war-die-turned", "player@seat", "from@war-face", "to@war-face")
DICE_LOST: Final = FactKind("war-dice-lost", "player@seat", "face@war-face", "n")

FORMED_MIXED_ARMY: Final = FactKind("war-mixed-army", "side@war-side", "region@war-region")

# Politics [W21]
BECAME_ACTIVE: Final = FactKind("war-became-active", "nation@war-nation")
ADVANCED: Final = FactKind("war-advanced", "nation@war-nation", "step")

# Control [W20]
CAPTURED: Final = FactKind("war-captured", "side@war-side", "region@war-region", "points")
SIEGE_BEGAN: Final = FactKind("war-siege-began", "region@war-region")
SIEGE_ENDED: Final = FactKind("war-siege-ended", "region@war-region")

# Battles [W14-W19, W36.7]
ATTACKED: Final = FactKind(
    "war-attacked",
    "player@seat",
    "from@war-region",
    "region@war-region",
    "battle@war-battle",
    *FORCE,
)
DEFENDED: Final = FactKind("war-defended", "player@seat", "region@war-region", *FORCE)
WHITE_RIDER: Final = FactKind("war-white-rider", "player@seat")
ROUND_BEGAN: Final = FactKind("war-round-began", "round")
SAYS_CARD: Final = FactKind("war-says-card", "player@seat", "answer@war-answer")
CHOSE_CARD: Final = FactKind("war-chose-card", "player@seat", "deck@war-deck")
COMBAT_CARD: Final = FactKind(
    "war-combat-card", "player@seat", "card@war-card", "combat@war-combat", reveals=True
)
CARD_STOPPED: Final = FactKind("war-card-stopped", "card@war-card")
COMBAT_ROLLED: Final = FactKind("war-combat-rolled", "player@seat", "dice@word", "need", "hits")
REROLLED: Final = FactKind("war-rerolled", "player@seat", "dice@word", "need", "hits")
EXTRA_ATTACK: Final = FactKind("war-extra-attack", "player@seat", "dice@word", "need", "hits")
ROUND_SCORE: Final = FactKind(
    "war-round-score",
    "side@war-side",
    "dice@word",
    "rerolls@word",
    "extra@word",
    "hits",
    "extra_hits",
    "added",
    "cancelled",
    "own",
    "taken",
    "lost",
    "reduced",
)
CEASED: Final = FactKind("war-ceased", "player@seat")
PRESSED_ON: Final = FactKind("war-pressed-on", "player@seat")
RETREATED: Final = FactKind(
    "war-retreated", "player@seat", "from@war-region", "to@war-region", *FORCE
)
WITHDREW: Final = FactKind("war-withdrew", "player@seat", "region@war-region")
ADVANCED_INTO: Final = FactKind(
    "war-advanced-into", "player@seat", "from@war-region", "to@war-region", *FORCE
)
BATTLE_ENDED: Final = FactKind("war-battle-ended", "region@war-region", "how@war-end")

# The Fellowship [W22-W24, W26, W27]
NEW_GUIDE: Final = FactKind("war-new-guide", "who@war-character")
LEFT_FELLOWSHIP: Final = FactKind("war-left-fellowship", "who@war-character")
FELL_WITH_THE_RING: Final = FactKind("war-fell-with-the-ring", "who@war-character")
PROGRESS: Final = FactKind("war-progress", "progress")
HIDDEN: Final = FactKind("war-hidden")
REVEALED: Final = FactKind("war-revealed")
FIGURE_MOVED: Final = FactKind("war-figure-moved", "region@war-region", "path@war-region")
FELLOWSHIP_DECLARED: Final = FactKind("war-declared", "region@war-region")
ENTERED_MORDOR: Final = FactKind("war-entered-mordor")
TRACK_STEP: Final = FactKind("war-track-step", "circle")
TRACK_STOP: Final = FactKind("war-track-stop", "circle")
CORRUPTED: Final = FactKind("war-corrupted", "n", "corruption")
HEALED: Final = FactKind("war-healed", "n", "corruption")
DIE_TO_BOX: Final = FactKind("war-die-to-box", "dice")

# The Hunt [W25, W40]
HUNT_ROLLED: Final = FactKind("war-hunt-rolled", "level", "bonus", "dice@word", "successes")
HUNT_REROLLED: Final = FactKind("war-hunt-rerolled", "dice@word", "successes")
DREW_TILE: Final = FactKind("war-drew-tile", "tile@war-tile")
TILE_IGNORED: Final = FactKind("war-tile-ignored", "tile@war-tile")
TILE_PUT_BACK: Final = FactKind("war-tile-put-back", "tile@war-tile")
TILE_IN_PLAY: Final = FactKind("war-tile-in-play", "tile@war-tile")
TILE_JOINED: Final = FactKind("war-tile-joined", "tile@war-tile")
TILE_REMOVED: Final = FactKind("war-tile-removed", "tile@war-tile")
POOL_FILLED: Final = FactKind("war-pool-filled", "tiles@war-tile")
TILE_ROLLED: Final = FactKind("war-tile-rolled", "n")
DAMAGE_IS: Final = FactKind("war-damage", "n")
LOWERED: Final = FactKind("war-damage-lowered", "n", "left")
USED_THE_RING: Final = FactKind("war-used-the-ring", "n")
COMPANION_DRAWN: Final = FactKind("war-companion-drawn", "who@war-character")
CASUALTY_FELL: Final = FactKind("war-casualty", "who@war-character", "left")

# Characters [W13, W29, W30]
TRAVELLED: Final = FactKind(
    "war-travelled", "who@war-character", "from@war-region", "to@war-region"
)
FLEW: Final = FactKind("war-flew", "n", "from@war-region", "to@war-region")
CAME: Final = FactKind("war-came", "who@war-character", "region@war-region")
TOKEN_EARNED: Final = FactKind("war-token-earned", "side@war-side", "token@war-token")
TOKEN_SPENT: Final = FactKind("war-token-spent", "player@seat", "token@war-token")

KINDS: Final[tuple[FactKind, ...]] = (
    RECRUITED,
    ELIMINATED,
    REMOVED,
    REDUCED,
    FELL,
    MOVED,
    TURN_BEGAN,
    STEP_BEGAN,
    TOOK_BACK_DICE,
    ALLOCATED,
    ROLLED,
    DIE_USED,
    PASSED,
    RING_TURNED,
    RING_PASSED,
    DREW,
    DISCARDED_CARD,
    PLAYED,
    CARD_DONE,
    LAID_DOWN,
    TABLE_CARD_USED,
    TABLE_CARD_LOST,
    SWAPPED,
    SHOWN,
    CARD_ROLLED,
    UPGRADED,
    DIE_TURNED,
    DICE_LOST,
    FORMED_MIXED_ARMY,
    BECAME_ACTIVE,
    ADVANCED,
    CAPTURED,
    SIEGE_BEGAN,
    SIEGE_ENDED,
    ATTACKED,
    DEFENDED,
    WHITE_RIDER,
    ROUND_BEGAN,
    SAYS_CARD,
    CHOSE_CARD,
    COMBAT_CARD,
    CARD_STOPPED,
    COMBAT_ROLLED,
    REROLLED,
    EXTRA_ATTACK,
    ROUND_SCORE,
    CEASED,
    PRESSED_ON,
    RETREATED,
    WITHDREW,
    ADVANCED_INTO,
    BATTLE_ENDED,
    NEW_GUIDE,
    LEFT_FELLOWSHIP,
    FELL_WITH_THE_RING,
    PROGRESS,
    HIDDEN,
    REVEALED,
    FIGURE_MOVED,
    FELLOWSHIP_DECLARED,
    ENTERED_MORDOR,
    TRACK_STEP,
    TRACK_STOP,
    CORRUPTED,
    HEALED,
    DIE_TO_BOX,
    HUNT_ROLLED,
    HUNT_REROLLED,
    DREW_TILE,
    TILE_IGNORED,
    TILE_PUT_BACK,
    TILE_IN_PLAY,
    TILE_JOINED,
    TILE_REMOVED,
    POOL_FILLED,
    TILE_ROLLED,
    DAMAGE_IS,
    LOWERED,
    USED_THE_RING,
    COMPANION_DRAWN,
    CASUALTY_FELL,
    TRAVELLED,
    FLEW,
    CAME,
    TOKEN_EARNED,
    TOKEN_SPENT,
)
