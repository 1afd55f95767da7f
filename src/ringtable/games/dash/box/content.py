"""Content packs of Dash to Mordor: what is printed on dice and sheets, and where it comes from."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ringtable.games.dash.box.components import CIRCLES, DICE, HOBBITS, SYMBOLS
from ringtable.kernel.errors import BadContent
from ringtable.kernel.packs import pack_by_name

Source = Literal["rulebook", "public", "house"]


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    faces: tuple[str, str, str, str, str, str]
    source: Source
    hobbit: str = ""
    note: str = ""


class Circle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circle of the hobbit path and the circle that follows it (none after Mordor)."""

    id: str
    leads_to: str
    source: Source
    x: int
    y: int
    note: str = ""


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    source: Source
    note: str = ""


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of the box that a rule depends on."""

    game: str
    pack: str
    version: int
    solo_turn_limit: int
    dice: tuple[Die, ...]
    hobbit_path: tuple[Circle, ...]
    nazgul_path: tuple[Square, ...]

    def faces(self) -> tuple[tuple[int, ...], ...]:
        """The symbols of each die, as the engine knows them."""
        return tuple(tuple(SYMBOLS.index(face) for face in die.faces) for die in self.dice)


def read_pack(text: bytes | str) -> Pack:
    """A pack from its JSON text, checked; a mistake is named by place and thing."""
    try:
        pack = msgspec.json.decode(text, type=Pack)
    except (msgspec.ValidationError, msgspec.DecodeError) as problem:
        raise BadContent(f"this is not a content pack of dash: {problem}", "schema") from problem
    check_dice(pack)
    check_hobbit_path(pack)
    check_nazgul_path(pack)
    if not 3 <= pack.solo_turn_limit <= 99:
        raise BadContent("the solo game has a limit of 3 to 99 turns", "turn-limit")
    return pack


def check_dice(pack: Pack) -> None:
    if tuple(die.id for die in pack.dice) != DICE:
        raise BadContent(f"the dice are, in this order: {', '.join(DICE)} [D2.1]", "dice")
    for die, hobbit in zip(pack.dice, (*HOBBITS, ""), strict=True):
        if die.hobbit != hobbit:
            owner = hobbit or "nobody"
            raise BadContent(f"the {die.id} die belongs to {owner} [D2.2]", "die-owner")
        for face in die.faces:
            if face not in SYMBOLS:
                symbols = ", ".join(SYMBOLS)
                raise BadContent(f"{die.id} die: {face!r} is none of {symbols}", "symbol")
        if "tree" in die.faces and die.id != "black":
            raise BadContent(f"the {die.id} die cannot carry the White Tree [D2.3]", "tree")
        if len({*die.faces} - {"orc", "nazgul"}) == 0:
            raise BadContent(f"the {die.id} die has nothing but orcs and Nazgûl", "hopeless-die")
    if all("ring" not in die.faces for die in pack.dice):
        raise BadContent("no die carries a ring: nobody could ever arrive", "no-ring")


def check_hobbit_path(pack: Pack) -> None:
    """One chain from Bag End to Mordor, without a hole and without a circle in it. [D2.4]"""
    by_id = {circle.id: circle for circle in pack.hobbit_path}
    if len(by_id) != len(pack.hobbit_path):
        raise BadContent("a circle of the hobbit path is listed twice", "path-double")
    walked: list[str] = []
    here = CIRCLES[0]
    while here:
        if here in walked:
            raise BadContent(f"the hobbit path runs in a circle at {here!r}", "path-cycle")
        if here not in by_id:
            raise BadContent(f"the hobbit path has a hole: there is no {here!r}", "path-hole")
        walked.append(here)
        here = by_id[here].leads_to
    if tuple(walked) != CIRCLES:
        raise BadContent(f"the hobbit path must run {' - '.join(CIRCLES)} [D2.4]", "path-order")
    if len(by_id) != len(walked):
        stray = next(id for id in by_id if id not in walked)
        raise BadContent(f"the circle {stray!r} is not on the hobbit path", "path-stray")


def check_nazgul_path(pack: Pack) -> None:
    """Squares numbered from 1 without a hole. [D2.5]"""
    numbers = [square.number for square in pack.nazgul_path]
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadContent("the squares of the Nazgûl path are not numbered from 1 on", "path-hole")
    if not 2 <= len(numbers) <= 16:
        raise BadContent("a Nazgûl path has 2 to 16 squares", "path-length")


PACKS: dict[str, Pack] = {}


def add_pack(pack: Pack) -> None:
    """Make a pack known, so that matches can name it."""
    PACKS[pack.pack] = pack


@cache
def house_pack() -> Pack:
    text = (files("ringtable.games.dash") / "data" / "house.json").read_bytes()
    return read_pack(text)


def pack_named(id: str) -> Pack:
    return pack_by_name(id, "house", house_pack, PACKS)


def printed_in(id: str) -> dict[str, object]:
    """What is printed in a pack, for clients that draw it."""
    printed: dict[str, object] = msgspec.to_builtins(pack_named(id))
    return printed
