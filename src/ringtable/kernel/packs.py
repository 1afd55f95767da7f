"""Content packs: what is printed, read from files with a schema and found by name."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from ringtable.kernel.errors import BadContent

File = TypeVar("File")
Pack = TypeVar("Pack")


def read_file(name: str, kind: type[File], texts: Mapping[str, bytes]) -> File:
    """A file of a pack by its schema; a mistake is named by place and thing."""
    if name not in texts:
        raise BadContent(f"the pack has no file {name}.json", "missing-file")
    try:
        return msgspec.json.decode(texts[name], type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise BadContent(f"{name}.json: {problem}", "schema") from problem


def pack_by_name(
    id: str, own: str, own_pack: Callable[[], Pack], others: Mapping[str, Pack]
) -> Pack:
    """The pack of a game's own, read when somebody asks for it, or one made known since."""
    if id == own:
        return own_pack()
    if id not in others:
        known = ", ".join([own, *others])
        raise BadContent(f"there is no content pack {id!r}; known are: {known}", "unknown-pack")
    return others[id]
