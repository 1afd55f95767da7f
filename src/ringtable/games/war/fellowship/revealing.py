"""The Fellowship is revealed: the counter, the path, and what strongholds on it bring. [W23.10-
W23.18, W23.25, W27.10]"""

from typing import Final

from ringtable.games.war.box.components import SHADOW, STRONGHOLD_TILES
from ringtable.games.war.facts import REVEALED
from ringtable.games.war.fellowship.guide import on_track
from ringtable.games.war.fellowship.paths import NAME_PATH, arrive
from ringtable.games.war.hunt.columns import WAITING
from ringtable.games.war.hunt.windows import USE_AT_PATH, ask_anew, path_cards_fit
from ringtable.games.war.state import DECLARED_OR_REVEALED, War
from ringtable.kernel.procedure import Procedure, do, loop, named, run, stop_if, unless, when


def already_revealed(s: War) -> bool:
    """Revealed again changes nothing. [W23.15]"""
    return s.revealed


def turn_counter(s: War) -> None:
    """[W23.11, W27.10]"""
    s.revealed = True
    s.tell(REVEALED, "W27.10" if on_track(s) else "W23.10")


def cards_end(s: War) -> None:
    """Table cards that a reveal discards, after the figure has moved. [W23.25]"""
    s.news |= 1 << DECLARED_OR_REVEALED


def no_reveal_end(s: War) -> None:
    """The path of a reveal may not end in a city or stronghold of the Free Peoples. [W23.12]"""
    s.target = 1


def strongholds_on_path(s: War) -> int:
    """Regions of the path with a stronghold that the Shadow holds; staying in one counts.
    [W23.16]"""
    dark = s.map.strongholds & s.held(SHADOW)
    return sum([dark >> region & 1 for region in s.path])


def stronghold_tiles_wait(s: War) -> None:
    """One tile for a reveal that leads out of, into or through such a region; second edition: one
    for each. [W23.16]"""
    found = strongholds_on_path(s)
    s.hunt[WAITING] += found if s.second_edition(STRONGHOLD_TILES) else min(1, found)


# The frame: target is 1 for the path of a reveal, n is 1 once the Shadow has let its cards lie.
REVEAL: Final = Procedure(
    "reveal",
    stop_if(already_revealed),
    when(unless(on_track), do(no_reveal_end), run(NAME_PATH)),
    do(turn_counter),
    named("figure", when(unless(on_track), do(arrive))),
    do(cards_end),
    stop_if(on_track),
    do(ask_anew),
    loop(path_cards_fit, USE_AT_PATH),
    do(stronghold_tiles_wait),
)
