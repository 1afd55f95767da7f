"""Content packs as clients get them: written out once, known by a hash."""

from functools import lru_cache
from hashlib import blake2b

from msgspec import json

from ringtable.kernel.errors import BadContent
from ringtable.server import games
from ringtable.server.problems import NotHere
from ringtable.server.rooms.new_tables import game_named


class Printed:
    """A pack as JSON, and the tag by which a cache knows it."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.tag = f'"{blake2b(text, digest_size=16).hexdigest()}"'


def printed(game: str, pack: str) -> Printed:
    """What is printed in a pack of a game; an unknown one is refused in words."""
    game_named(game)
    try:
        return written_out(game, pack)
    except BadContent as problem:
        raise NotHere(str(problem), problem.reason) from problem


@lru_cache(maxsize=32)
def written_out(game: str, pack: str) -> Printed:
    content = games.game(game).content
    if content is None:
        raise BadContent(f"{game} has no content packs", "unknown-pack")
    return Printed(json.encode(content(pack)))
