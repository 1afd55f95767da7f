"""The Hunt that is being resolved: the places of `s.hunt`, and how a card may change its rules.
[W25, W40]"""

from typing import Final

CAUSE: Final = 0  # why the tile is drawn [W40.1]
LEVEL: Final = 1  # dice that are rolled
BONUS: Final = 2  # added to each [W25.6]
SUCCESSES: Final = 3
TILE: Final = 4  # the tile that is being resolved, plus one
DAMAGE: Final = 5  # what is left of it
STOPS: Final = 6  # the tile of this move shows a stop icon [W27.8]
CARD_USED: Final = 7  # a table card was used on this tile [W25.19]
CASUALTY: Final = 8  # the companion taken, plus one [W25.25]
LEAVING: Final = 9  # hobbits who left by their guide ability, as bits [W29.14]
GOLLUM: Final = 10  # he shows the Fellowship to lower the damage [W29.15]
WAITING: Final = 11  # tiles still to be drawn for strongholds on the way [W23.16]
RULES: Final = 12  # bits below
DRAWN: Final = 13  # tiles that this effect has drawn, as bits [W25.29]
PUT_BACK: Final = 14  # a tile that goes back to the pool afterwards, plus one [W40.5]
FAILED: Final = 15  # dice that may be rolled once more
NO_DRAW: Final = 16  # Wizard's Staff: no tile [W40.3]
ROLLED: Final = 17  # the dice as they fell, six digits of base seven, for the sheet

# How the tile of a card differs.
IGNORES_EYES: Final = 0  # discarded without effect
IGNORES_BLUE: Final = 1  # special tiles of the Free Peoples: discarded without effect
NO_CASUALTY: Final = 2
RANDOM_CASUALTY: Final = 3  # must be taken
NOTHING_LOWERS: Final = 4  # neither cards nor guide
NO_REVEAL: Final = 5  # its icon is ignored
