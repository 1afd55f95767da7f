"""Content packs as clients get them: written out once, known by a hash; and what a game says about
an option of free text."""

from functools import lru_cache
from hashlib import blake2b

from msgspec import json

from ringtable.kernel.errors import BadContent, BadOption
from ringtable.server import games
from ringtable.server.problems import Malformed, NotHere
from ringtable.server.rooms.new_tables import game_named
from ringtable.wire.types import Checked, CheckOption


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


def checked(game: str, wish: CheckOption) -> Checked:
    """What a game says about an option of free text; nothing is made of it."""
    played = game_named(game)
    if played.check is None:
        raise NotHere(f"{game} has no options to check", "nothing-to-check")
    try:
        found = played.check(played.settle(dict(wish.options)), wish.option, wish.text)
    except BadOption as problem:
        raise Malformed(str(problem), problem.reason) from problem
    return Checked(found)
