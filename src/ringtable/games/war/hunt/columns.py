"""The Hunt that is being resolved: the places of `s.hunt`, and how a card may change its rules.
[W25, W40]"""

from typing import Final

from ringtable.games.war.state import War

CAUSE: Final = 0  # why the tile is drawn [W40.1]
LEVEL: Final = 1  # dice that are rolled
BONUS: Final = 2  # added to each [W25.6]
SUCCESSES: Final = 3
TILE: Final = 4  # the tile that is being resolved, plus one
DAMAGE: Final = 5  # what is left of it
STOPS: Final = 6  # the tile of this move shows a stop icon [W27.8]
CARD_USED: Final = 7  # a table card was used on this tile [W25.19]
CASUALTY: Final = 8  # the companion taken, plus one [W25.25]
LEAVING: Final = 9  # hobbits who left and are not yet placed, as bits [W40.11]
GOLLUM: Final = 10  # he shows the Fellowship to lower the damage [W29.15]
WAITING: Final = 11  # tiles still to be drawn for strongholds on the way [W23.16]
RULES: Final = 12  # bits below
DRAWN: Final = 13  # tiles that this effect has drawn, as bits [W25.29]
FAILED: Final = 14  # dice that may be rolled once more
NO_DRAW: Final = 15  # Wizard's Staff: no tile [W40.3]
CARD: Final = 16  # the card that brings the Hunt or the tile, plus one [W36.8]

# How the tile of a card differs.
IGNORES_EYES: Final = 0  # discarded without effect
IGNORES_BLUE: Final = 1  # special tiles of the Free Peoples: discarded without effect
NO_CASUALTY: Final = 2
RANDOM_CASUALTY: Final = 3  # must be taken
NOTHING_LOWERS: Final = 4  # neither cards nor guide
NO_REVEAL: Final = 5  # its icon is ignored


def begin_effect(s: War) -> None:
    """Nothing is known yet of the Hunt or tile that an effect brings."""
    for column in range(len(s.hunt)):
        s.hunt[column] = 0


def name_card(s: War) -> None:
    """The card of the present frame is the cause of the Hunt or tile that follows. [W36.8]"""
    s.hunt[CARD] = s.source + 1 if s.under(2) else 0


def begin_tile_of_card(s: War, cause: int, rules: int) -> None:
    """A tile of a card. If it comes while another effect is being resolved, the path of a reveal,
    that one keeps the tiles it has drawn; strongholds are not counted yet. [W23.25, W25.29]"""
    drawn = s.hunt[DRAWN]
    begin_effect(s)
    s.hunt[DRAWN] = drawn
    s.hunt[CAUSE] = cause
    s.hunt[RULES] = rules
    name_card(s)
