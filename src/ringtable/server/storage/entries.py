"""What happens at a table, as it is stored."""

from msgspec import Struct


class Head(Struct):
    """An entry without what is large."""

    seq: int
    kind: int
    seat: int
    action: str
    action_id: str | None
    seen_by: int  # audiences that could see it happen, as bits; the bit after the seats: spectators
    secret: bool  # the action is shown to its own seat alone
    barrier: bool
    back: int  # how many moves an undo takes back
    time: float


class Entry(Head):
    """Something that happened at a table: facts told, and the position after it if it changed."""

    facts: bytes = b"[]"
    snapshot: bytes | None = None


class Change(Struct):
    """An entry to write, and the standing of its room afterwards."""

    room: str
    entry: Entry
    about: str | None  # None: as before
    state: str
    moves: int
    changed: float
    due: float | None
    outcome: str | None
