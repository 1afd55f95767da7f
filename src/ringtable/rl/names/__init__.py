"""Lists of names: what the numbers of actions and features stand for, a file each.

`<game>.actions` and `<game>.features` have one name a line and only ever grow at their end. A line
`- record` of the features leaves a part of the view out. `ringtable rl GAME --survey` adds what it
meets.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from ringtable.rl.features import Features
from ringtable.rl.numbering import Numbering

LEFT_OUT: Final = "- "
# Numbers that are shared: few beside a list, many for a game that has none yet.
SPILL: Final = {"actions": 128, "features": 256}
WITHOUT_LIST: Final = {"actions": 1024, "features": 4096}


def lines(game: str, kind: str) -> list[str]:
    """The lines of a list; none if the game has none."""
    file = files(__package__).joinpath(f"{game}.{kind}")
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def numbering(game: str, kind: str) -> Numbering:
    names = [line for line in lines(game, kind) if not line.startswith(LEFT_OUT)]
    return Numbering(names, SPILL[kind] if names else WITHOUT_LIST[kind])


@cache
def actions_of(game: str) -> Numbering:
    """The numbers of a game's actions."""
    return numbering(game, "actions")


@cache
def features_of(game: str) -> Features:
    """The numbers of what a seat sees."""
    found = lines(game, "features")
    left_out = [line.removeprefix(LEFT_OUT) for line in found if line.startswith(LEFT_OUT)]
    return Features(numbering(game, "features"), left_out)
