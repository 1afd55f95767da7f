"""Stable numbers for names: texts of actions, and features of a view.

A game has a list of names, one a line, that only ever grows at its end: the first stands for number
`spill`, the next for the one after it. Names that are in no list (a rare card, somebody's own
content pack, a game that has no list yet) share the numbers below `spill`, each by a hash of its
name. Sizes are rounded up, so a list has room to grow before what was trained on it needs another
shape.
"""

from typing import Final
from zlib import crc32

from ringtable.kernel.errors import RingtableError

STEP: Final = 64  # sizes are multiples of this


class Numbering:
    """Which number a name has. The same for all versions of a list that has only grown."""

    def __init__(self, names: list[str], spill: int) -> None:
        self.names = names
        self.spill = spill
        self.known: dict[str, int] = {}
        for place, name in enumerate(names):
            self.known[name] = spill + place
        if len(self.known) < len(names):
            raise RingtableError("a name stands twice in a list of names", "bad-names")
        self.size = -(-(spill + len(names)) // STEP) * STEP

    def number(self, name: str) -> int:
        number = self.known.get(name)
        return self.slot(name) if number is None else number

    def slot(self, name: str) -> int:
        """The shared number of a name that is in no list: the same on every machine."""
        return crc32(name.encode()) % self.spill

    def name(self, number: int) -> str:
        """The name that a number stands for; empty if it is shared or not used yet."""
        place = number - self.spill
        return self.names[place] if 0 <= place < len(self.names) else ""

    def numbers(self, texts: list[str]) -> list[int]:
        """Numbers for the options of one question, no two the same. Where two names without a
        number of their own fall on one, the later of them takes the next that is free."""
        found: list[int] = []
        taken: set[int] = set()
        for text in texts:
            known = self.known.get(text)
            if known is not None:
                found.append(known)
                continue
            slot = self.slot(text)
            if len(taken) == self.spill:
                raise RingtableError(
                    f"more than {self.spill} options of one question have no number", "bad-names"
                )
            while slot in taken:
                slot = (slot + 1) % self.spill
            taken.add(slot)
            found.append(slot)
        return found
