"""Positions as they are stored: JSON with a hash over it, compressed if it is large.

The hash is checked whenever a position is opened: one flipped bit on a disk is noticed, and nobody
plays on from a position that never was.
"""

import zlib
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game
from ringtable.kernel.state import State

LARGE: Final = 1024  # a position above this size is compressed
HASHED: Final = b"#"  # what a position with a hash begins with; older ones have none
SIZE: Final = 16

encode: Final = msgspec.json.Encoder()
decode: Final = msgspec.json.Decoder(dict[str, Any])


class Damaged(RingtableError):
    """What is stored is not what was written."""

    def __init__(self, message: str = "this position was damaged where it is stored") -> None:
        super().__init__(message, "damaged")


def pack_position(game: Game, s: State) -> bytes:
    packed = encode.encode(game.save_state(s))
    stored = packed if len(packed) < LARGE else zlib.compress(packed, 1)
    return HASHED + hash_of(packed) + stored


def unpack_position(snapshot: bytes) -> dict[str, Any]:
    wanted, stored = b"", snapshot
    if snapshot[:1] == HASHED:
        wanted, stored = promised_hash(snapshot), snapshot[1 + SIZE :]
    try:
        packed = stored if stored[:1] == b"{" else zlib.decompress(stored)
        if wanted and wanted != hash_of(packed):
            raise Damaged
        return decode.decode(packed)
    except (zlib.error, msgspec.DecodeError, UnicodeError) as problem:
        raise Damaged from problem


def promised_hash(snapshot: bytes) -> bytes:
    """The hash that was written with a position; of one of an older server it fits nothing."""
    return snapshot[1 : 1 + SIZE]


def hash_of(packed: bytes) -> bytes:
    return blake2b(packed, digest_size=SIZE).digest()
