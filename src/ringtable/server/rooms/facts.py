"""Facts in the store, and facts as an audience may know them.

A stored fact carries the names of its fields, so a replay shows for ever what was seen, whatever
becomes of the rules.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from ringtable.kernel.fact import PUBLIC, Fact, FactKind
from ringtable.server.rooms.seats import Who
from ringtable.server.rooms.views import written

Stored = tuple[str, str, int, list[Any], list[Any] | None, list[str]]

TAKEN_BACK: Final = FactKind("table-taken-back", "player@seat", "moves", "labelled")
CLOCK_RAN_OUT: Final = FactKind("table-clock-ran-out", "player@seat")
RESTORED: Final = FactKind("table-restored", "moves")
BOT_MOVED: Final = FactKind("table-bot-moved", "player@seat", "bot@word")

encode: Final = msgspec.json.Encoder()
decode: Final = msgspec.json.Decoder(list[Stored])


def pack_facts(facts: list[Fact]) -> bytes:
    return encode.encode(
        [
            (f.kind.id, f.cause, f.audience, f.values, f.veiled, fields_of(f.kind.id, f.kind))
            for f in facts
        ]
    )


FIELDS: dict[str, list[str]] = {}


def fields_of(id: str, kind: FactKind) -> list[str]:
    """The fields of a kind as they were written: `player@seat`."""
    fields = FIELDS.get(id)
    if fields is None:
        pairs = zip(kind.fields, kind.kinds, strict=True)
        fields = [f"{name}@{shown}" if shown else name for name, shown in pairs]
        FIELDS[id] = fields
    return fields


def unpack_facts(packed: bytes) -> list[Fact]:
    facts = []
    for id, cause, audience, values, veiled, fields in decode.decode(packed):
        hidden = None if veiled is None else tuple(veiled)
        facts.append(Fact(kind_of(id, tuple(fields)), cause, tuple(values), audience, hidden))
    return facts


@lru_cache(maxsize=4096)
def kind_of(id: str, fields: tuple[str, ...]) -> FactKind:
    return FactKind(id, *fields)


class Told:
    """The facts of an entry, made ready once for each audience (for all at once if public)."""

    __slots__ = ("facts", "public", "shown")

    def __init__(self, facts: list[Fact]) -> None:
        self.facts = facts
        self.public = all(fact.audience == PUBLIC for fact in facts)
        self.shown: dict[int, Any] = {}

    def heard_by(self, who: Who) -> Any:
        """The facts as an audience may know them, written out."""
        bits = 0 if self.public else who.bits
        shown = self.shown.get(bits)
        if shown is None:
            shown = written(heard(self.facts, who))
            self.shown[bits] = shown
        return shown


NOTHING: Final = Told([])


def heard(facts: list[Fact], who: Who) -> list[dict[str, object]]:
    """The facts as an audience may know them, each as a `FactOut` is written; it knows what any of
    its seats knows."""
    shown = []
    for fact in facts:
        one = fact.for_seat(ear(fact, who))
        if one is not None:
            shown.append(one)
    return shown


def ear(fact: Fact, who: Who) -> int:
    """The seat of an audience that knows most of a fact; below zero: a spectator."""
    for seat in who.seats:
        if fact.known_to(seat):
            return seat
    return who.seats[0] if who.seats else -1
