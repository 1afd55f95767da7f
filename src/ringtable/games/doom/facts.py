"""What can happen in Adventure to Mount Doom, as the log tells it."""

from typing import Final

from ringtable.kernel.fact import FactKind

# Setup and stages
FIRST_CARD: Final = FactKind("doom-first-card", "player@seat", "card@doom-card")
BOROMIR_JOINS: Final = FactKind("doom-boromir-joins", "player@seat", "card@doom-card")
STAGE_BEGAN: Final = FactKind("doom-stage-began", "stage@doom-stage")
LAID_OUT: Final = FactKind("doom-laid-out", "cards@doom-card", "hidden", reveals=True)
STAGE_ENDED: Final = FactKind("doom-stage-ended", "stage@doom-stage")
TRACK_CLEARED: Final = FactKind("doom-track-cleared", "cards")
ALLIES_HELP: Final = FactKind("doom-allies-help", "cards")
COMPANIONS_HELP: Final = FactKind("doom-companions-help", "spaces")

# Turns and dice
TURN_BEGAN: Final = FactKind("doom-turn-began", "player@seat", "turn")
ROLLED: Final = FactKind("doom-rolled", "player@seat", "dice@doom-die", "faces@doom-face")
ROLLED_AGAIN: Final = FactKind("doom-rolled-again", "player@seat", "die@doom-die", "face@doom-face")
DIE_TURNED: Final = FactKind("doom-die-turned", "player@seat", "die@doom-die", "face@doom-face")
PLACED: Final = FactKind(
    "doom-placed", "player@seat", "page", "number", "figure@doom-figure", "steps"
)
DIE_UNUSED: Final = FactKind("doom-die-unused", "figure@doom-figure")
PLACED_DIE_CHANGED: Final = FactKind(
    "doom-placed-die-changed", "page", "figure@doom-figure", "steps"
)

# Encounters
TURNED_UP: Final = FactKind("doom-turned-up", "slot", "card@doom-card", reveals=True)
ACTIVATED: Final = FactKind("doom-activated", "slot", "card@doom-card")
TOOK_ALLY: Final = FactKind("doom-took-ally", "player@seat", "card@doom-card", "slot")
EMPTY_SLOT_NAZGUL: Final = FactKind("doom-empty-slot-nazgul", "slot")
EMPTY_SLOT_FIGURE: Final = FactKind("doom-empty-slot-figure", "slot", "figure@doom-figure")
CARD_REMOVED: Final = FactKind("doom-card-removed", "card@doom-card", "slot")
ARMY_MOVED: Final = FactKind("doom-army-moved", "card@doom-card", "slot", "to")
ARMY_STAYS: Final = FactKind("doom-army-stays", "card@doom-card", "slot")
ALLY_LOST: Final = FactKind("doom-ally-lost", "player@seat", "card@doom-card", "owner@seat")
NO_ALLY_TO_LOSE: Final = FactKind("doom-no-ally-to-lose")
GANDALF_FALLS: Final = FactKind("doom-gandalf-falls")
GANDALF_RETURNS: Final = FactKind("doom-gandalf-returns")
NO_STEP_THIS_TURN: Final = FactKind("doom-no-step")
BLACK_DICE_COUNTED: Final = FactKind("doom-black-dice-counted", "odd")

# Moves and event spaces
MOVED: Final = FactKind("doom-moved", "figure@doom-figure", "from", "to")
STAYS: Final = FactKind("doom-stays", "figure@doom-figure", "space")
CANNOT_MOVE: Final = FactKind("doom-cannot-move", "figure@doom-figure")
WAITS: Final = FactKind("doom-waits", "figure@doom-figure", "from")
ARRIVED_EXACTLY: Final = FactKind("doom-arrived-exactly", "figure@doom-figure", "stage@doom-stage")
REACHED: Final = FactKind("doom-reached", "stage@doom-stage")
EVENT: Final = FactKind("doom-event", "figure@doom-figure", "space", "event@doom-event")
PROTECTED: Final = FactKind("doom-protected", "figure@doom-figure", "space", "by@doom-figure")
EVENT_IGNORED: Final = FactKind("doom-event-ignored", "space")
GANDALF_CARD_DRAWN: Final = FactKind(
    "doom-gandalf-card-drawn", "player@seat", "card@doom-card", "left", reveals=True
)
GANDALF_CARD_LOST: Final = FactKind("doom-gandalf-card-lost", "left")

# Courage and enemies
COURAGE_LOST: Final = FactKind("doom-courage-lost", "hearts", "courage")
COURAGE_GAINED: Final = FactKind("doom-courage-gained", "hearts", "courage")
COURAGE_FULL: Final = FactKind("doom-courage-full")
COURAGE_SET: Final = FactKind("doom-courage-set", "courage")
EYE_BLIND: Final = FactKind("doom-eye-blind", "courage")
NAZGUL_PLACED: Final = FactKind("doom-nazgul-placed", "nazgul", "left")
NAZGUL_GONE: Final = FactKind("doom-nazgul-gone")
URUK_HAI_PLACED: Final = FactKind("doom-uruk-hai-placed", "count", "uruks")
NO_URUK_HAI_LEFT: Final = FactKind("doom-no-uruk-hai-left")
URUK_HAI_REMOVED: Final = FactKind("doom-uruk-hai-removed", "uruks")
CHIEFTAIN_REMOVED: Final = FactKind("doom-chieftain-removed")
ISENGARD_EMPTY: Final = FactKind("doom-isengard-empty")
WITCH_KING_DEFEATED: Final = FactKind("doom-witch-king-defeated")

# Battles
BATTLES_BEGAN: Final = FactKind("doom-battles-began", "card@doom-card", "battles")
BATTLES_UNTIL: Final = FactKind("doom-battles-until", "card@doom-card", "wins")
BATTLE_BEGAN: Final = FactKind("doom-battle-began", "number", "supporters@doom-figure")
BATTLE_ALONE: Final = FactKind("doom-battle-alone", "number")
BATTLE_WON: Final = FactKind("doom-battle-won", "card@doom-card")
BATTLE_LOST: Final = FactKind("doom-battle-lost", "card@doom-card")

# Cards of the players
CARD_USED: Final = FactKind("doom-card-used", "player@seat", "card@doom-card", "owner@seat")
CARD_DISCARDED: Final = FactKind(
    "doom-card-discarded", "player@seat", "card@doom-card", "owner@seat"
)
ENTS_MARCH: Final = FactKind("doom-ents-march")
FORESEEN: Final = FactKind("doom-foreseen", "player@seat", "card@doom-card", reveals=True)
PUT_BACK: Final = FactKind("doom-put-back", "card@doom-card")
TAKEN_OUT: Final = FactKind("doom-taken-out", "card@doom-card")

# The end
WON: Final = FactKind("doom-won")
LOST_COURAGE: Final = FactKind("doom-lost-courage")
LOST_NAZGUL: Final = FactKind("doom-lost-nazgul")

KINDS: Final = (
    FIRST_CARD,
    BOROMIR_JOINS,
    STAGE_BEGAN,
    LAID_OUT,
    STAGE_ENDED,
    TRACK_CLEARED,
    ALLIES_HELP,
    COMPANIONS_HELP,
    TURN_BEGAN,
    ROLLED,
    ROLLED_AGAIN,
    DIE_TURNED,
    PLACED,
    DIE_UNUSED,
    PLACED_DIE_CHANGED,
    TURNED_UP,
    ACTIVATED,
    TOOK_ALLY,
    EMPTY_SLOT_NAZGUL,
    EMPTY_SLOT_FIGURE,
    CARD_REMOVED,
    ARMY_MOVED,
    ARMY_STAYS,
    ALLY_LOST,
    NO_ALLY_TO_LOSE,
    GANDALF_FALLS,
    GANDALF_RETURNS,
    NO_STEP_THIS_TURN,
    BLACK_DICE_COUNTED,
    MOVED,
    STAYS,
    CANNOT_MOVE,
    WAITS,
    ARRIVED_EXACTLY,
    REACHED,
    EVENT,
    PROTECTED,
    EVENT_IGNORED,
    GANDALF_CARD_DRAWN,
    GANDALF_CARD_LOST,
    COURAGE_LOST,
    COURAGE_GAINED,
    COURAGE_FULL,
    COURAGE_SET,
    EYE_BLIND,
    NAZGUL_PLACED,
    NAZGUL_GONE,
    URUK_HAI_PLACED,
    NO_URUK_HAI_LEFT,
    URUK_HAI_REMOVED,
    CHIEFTAIN_REMOVED,
    ISENGARD_EMPTY,
    WITCH_KING_DEFEATED,
    BATTLES_BEGAN,
    BATTLES_UNTIL,
    BATTLE_BEGAN,
    BATTLE_ALONE,
    BATTLE_WON,
    BATTLE_LOST,
    CARD_USED,
    CARD_DISCARDED,
    ENTS_MARCH,
    FORESEEN,
    PUT_BACK,
    TAKEN_OUT,
    WON,
    LOST_COURAGE,
    LOST_NAZGUL,
)
