"""What can happen in Dash to Mordor, as the log tells it."""

from typing import Final

from ringtable.kernel.fact import FactKind

CHOSE_HOBBIT: Final = FactKind("dash-chose-hobbit", "player@seat", "hobbit@dash-hobbit")
ROUND_BEGAN: Final = FactKind("dash-round-began", "round")
TURN_BEGAN: Final = FactKind("dash-turn-began", "player@seat")
PLACE_COUNTS: Final = FactKind("dash-place-counts", "player@seat", "place@dash-circle")
ROLLED: Final = FactKind("dash-rolled", "player@seat", "dice@dash-die", "symbols@dash-symbol")
ROLLED_AGAIN: Final = FactKind(
    "dash-rolled-again", "player@seat", "dice@dash-die", "symbols@dash-symbol"
)
KEPT: Final = FactKind("dash-kept", "player@seat", "dice@dash-die", "symbols@dash-symbol")
TREE_STOPS: Final = FactKind("dash-tree-stops", "player@seat", "left")
RINGS_VOID: Final = FactKind("dash-rings-void", "player@seat", "rings", "orcs", "warriors")
ORCS_HELD: Final = FactKind("dash-orcs-held", "player@seat", "orcs", "warriors")
SPLIT_SQUARE: Final = FactKind("dash-split", "player@seat", "square")
LEFT_GANDALF: Final = FactKind("dash-left-gandalf", "player@seat")
GANDALF_IDLE: Final = FactKind("dash-gandalf-idle", "player@seat")
HALF_MARKED: Final = FactKind(
    "dash-half-marked", "player@seat", "square", "die@dash-die", "by@seat"
)
FILLED: Final = FactKind("dash-filled", "player@seat", "square", "die@dash-die", "by@seat")
NAZGUL_HELD: Final = FactKind("dash-nazgul-held", "player@seat", "die@dash-die")
MOVED: Final = FactKind("dash-moved", "player@seat", "circle", "place@dash-circle")
RING_LOST: Final = FactKind("dash-ring-lost", "player@seat")
SHELOB_HOLDS: Final = FactKind("dash-shelob-holds", "player@seat")
ELIMINATED: Final = FactKind("dash-eliminated", "player@seat")
PLAY_GOES_ON: Final = FactKind("dash-play-goes-on")
WON: Final = FactKind("dash-won", "player@seat", "marks")
SHARED: Final = FactKind("dash-shared", "player@seat", "marks")
LOST: Final = FactKind("dash-lost")
OUT_OF_TURNS: Final = FactKind("dash-out-of-turns", "turns")

KINDS: Final = (
    CHOSE_HOBBIT,
    ROUND_BEGAN,
    TURN_BEGAN,
    PLACE_COUNTS,
    ROLLED,
    ROLLED_AGAIN,
    KEPT,
    TREE_STOPS,
    RINGS_VOID,
    ORCS_HELD,
    SPLIT_SQUARE,
    LEFT_GANDALF,
    GANDALF_IDLE,
    HALF_MARKED,
    FILLED,
    NAZGUL_HELD,
    MOVED,
    RING_LOST,
    SHELOB_HOLDS,
    ELIMINATED,
    PLAY_GOES_ON,
    WON,
    SHARED,
    LOST,
    OUT_OF_TURNS,
)
