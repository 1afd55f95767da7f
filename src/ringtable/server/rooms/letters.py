"""Letters: what a match that is to be continued hands on, under a seal.

Whoever carries one from a table to the next can neither read nor change it: it is encrypted and
authenticated with a key that follows from what this server alone knows of the table at which it was
written, the key of its dice and the salt of its promise. Neither is told while the story goes on.
"""

import json
import zlib
from base64 import urlsafe_b64encode
from hmac import digest
from typing import Final

from cryptography.fernet import Fernet, InvalidToken

from ringtable.kernel.errors import BadOption
from ringtable.kernel.game import Game, Options
from ringtable.server.problems import NotHere
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import LiveRoom

SEALED: Final = "sealed"


def is_sealed(text: str) -> bool:
    return text.startswith(f"{SEALED}.")


def letter_of(room: LiveRoom) -> str:
    """The letter that a finished match hands on; nothing if its story is over."""
    options = room.continued()
    if options is None:
        return ""
    if not room.letter:  # written once: the same text for everybody who looks
        written = zlib.compress(json.dumps([room.game.id, options]).encode())
        room.letter = f"{SEALED}.{room.id}.{seal_of(room).encrypt(written).decode()}"
    return room.letter


async def open_letter(rooms: Rooms, game: Game, text: str) -> tuple[LiveRoom, Options]:
    """The table at which a letter was written, and the options of the match that goes on."""
    _, table, token = (*text.split(".", 2), "", "")[:3]
    try:
        room = await rooms.open(table)
        id, options = json.loads(zlib.decompress(seal_of(room).decrypt(token.encode())))
    except NotHere as problem:
        raise BadOption("the table at which it was written is gone", "bad-letter") from problem
    except (InvalidToken, ValueError) as problem:
        raise BadOption(
            "the seal is broken: this letter was changed, or not written here", "broken-seal"
        ) from problem
    if id != game.id:
        raise BadOption(f"this letter is for {id!r}", "bad-letter")
    return room, options


def seal_of(room: LiveRoom) -> Fernet:
    key = digest(room.key, b"letter" + bytes.fromhex(room.about.salt), "sha256")
    return Fernet(urlsafe_b64encode(key))
