"""Content packs of The Hunt for the Ring: what is printed on boards, cards and tokens, and where it
comes from. A pack is a folder of six files; each is checked, and a mistake is named by place and
thing."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ringtable.games.hunt.box.board import SECTION_AREAS, Board
from ringtable.games.hunt.box.components import DOT, FACES, LAST_STEP
from ringtable.games.hunt.box.pack import Box, Influence, Journey
from ringtable.games.hunt.cards.card import Card
from ringtable.games.hunt.cards.companions import UPPER
from ringtable.games.hunt.cards.shire import SHIRE
from ringtable.games.hunt.cards.sorcery import SORCERY
from ringtable.games.hunt.cards.wild import WILD
from ringtable.kernel.errors import BadContent
from ringtable.kernel.packs import pack_by_name, read_file

Source = Literal["rulebook", "public", "house"]
FILES = ("part1", "part2", "tokens", "journeys", "cards", "dice")
DRAWN = ("part1", "part2", "journeys")  # what a client draws


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything printed; `source` says where we know it from."""


class Zone(Printed, frozen=True):
    id: str
    section: str
    polygon: list[tuple[int, int]]
    label_xy: tuple[int, int]
    source: Source


class Location(Printed, frozen=True):
    number: int
    x: int
    y: int
    zone: str
    source: Source
    name: str = ""
    caption: str = ""
    dark: bool = False
    rulebook: list[str] = []


class Spot(Printed, frozen=True):
    """An exit or a dot."""

    id: str
    x: int
    y: int
    zone: str
    source: Source


class Edge(Printed, frozen=True):
    a: str
    b: str
    kind: Literal["road", "path"]
    source: Source


class BoardFile(Printed, frozen=True):
    part: Literal[1, 2]
    title: str
    note: str
    sections: tuple[str, str, str]
    nazgul_starts: list[int]
    nazgul_per_start: int
    token_locations: list[int]
    zones: list[Zone]
    locations: list[Location]
    exits: list[Spot]
    dots: list[Spot]
    edges: list[Edge]
    frodo_starts: list[int] = []
    journey_starts: list[int] = []
    landmarks: dict[str, str] = {}
    decor: dict[str, object] = {}


class TokenRecord(Printed, frozen=True):
    id: str
    colour: Literal["beige", "grey", "red"]
    value: int
    eye: bool
    source: Source
    bonus: int = 0


class AidRecord(Printed, frozen=True):
    kind: str
    n: int
    source: Source


class TokensFile(Printed, frozen=True):
    note: str
    influence: list[TokenRecord]
    aid: list[AidRecord]


class DeckRecord(Printed, frozen=True):
    kind: Literal["short", "long"]
    moves: int
    limit: int
    source: Source


class JourneyRecord(Printed, frozen=True):
    id: str
    kind: Literal["short", "long"]
    rows: str
    source: Source
    refuges: list[int] = []


class JourneysFile(Printed, frozen=True):
    note: str
    decks: list[DeckRecord]
    cards: list[JourneyRecord]


class CardRecord(Printed, frozen=True):
    id: str
    source: Source


class CardsFile(Printed, frozen=True):
    note: str
    ally_part1: list[CardRecord]
    ally_part2: list[CardRecord]
    sorcery: list[CardRecord]


class DiceFile(Printed, frozen=True):
    action_die: list[str]
    witch_king_die: list[str]
    source: Source


def read_pack(id: str, texts: dict[str, bytes]) -> Box:
    """A pack from the texts of its files, checked."""
    part1 = read_file("part1", BoardFile, texts)
    part2 = read_file("part2", BoardFile, texts)
    boards = (read_board(part1), read_board(part2))
    check_first_board(part1, boards[0])
    check_second_board(part2, boards[1])
    cards = read_file("cards", CardsFile, texts)
    first = find_cards("ally deck of part 1", cards.ally_part1, SHIRE)
    second = find_cards("ally deck of part 2", cards.ally_part2, WILD)
    sorcery = find_cards("sorcery deck", cards.sorcery, SORCERY)
    dice = read_file("dice", DiceFile, texts)
    tokens = read_file("tokens", TokensFile, texts)
    return Box(
        id,
        boards,
        first + second,
        len(first),
        sorcery,
        read_tokens(tokens),
        read_journeys(read_file("journeys", JourneysFile, texts), part2, boards[1]),
        read_die("action die", dice.action_die, 4),
        read_die("Witch-king die", dice.witch_king_die, 7),
        UPPER,
        aid_names(tokens),
        {name: msgspec.json.decode(texts[name]) for name in DRAWN},
    )


# Boards


def read_board(file: BoardFile) -> Board:
    """The graph of a side, with every place, edge and zone where it belongs. [H3]"""
    where = f"part {file.part}"
    numbers = [location.number for location in file.locations]
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadContent(f"{where}: locations are not numbered from 1 on [H3.2]", "numbers")
    names = ["", *[str(number) for number in numbers]]
    names += [spot.id for spot in [*file.exits, *file.dots]]
    double = [name for name, times in Counter(names).items() if times > 1]
    if double:
        raise BadContent(f"{where}: place {double[0]!r} is listed twice", "double-place")
    zones = [zone.id for zone in file.zones]
    sections = list(file.sections)
    check_zones(file, where)
    zone_of = [0]
    spots: list[Location | Spot] = [*file.locations, *file.exits, *file.dots]
    for place in spots:
        if place.zone not in zones:
            raise BadContent(f"{where}: there is no zone {place.zone!r} [H3.10]", "zone")
        zone_of.append(zones.index(place.zone))
        if not inside(place.x, place.y, file.zones[zone_of[-1]].polygon):
            shown = names[len(zone_of) - 1]
            raise BadContent(f"{where}: {shown} lies outside of zone {place.zone}", "outside")
    board = Board(
        file.part,
        len(file.locations),
        len(file.exits),
        names,
        read_edges(file, names, where),
        zone_of,
        [sections.index(zone.section) for zone in file.zones],
        zones + sections,
    )
    for location in file.locations:
        if location.name:
            board.named |= 1 << location.number
            board.titles[location.number] = location.name
        if location.dark:
            board.dark |= 1 << location.number
    board.frodo_starts = list(file.frodo_starts)
    for place_number in file.frodo_starts:
        board.frodo_start_mask |= 1 << place_number
    board.nazgul_starts = list(file.nazgul_starts)
    board.per_start = file.nazgul_per_start
    board.token_places = list(file.token_locations)
    check_graph(board, where)
    return board


def check_zones(file: BoardFile, where: str) -> None:
    """Ten zones in three sections, lettered from A on. [H3.11]"""
    if len(file.zones) != SECTION_AREAS:
        raise BadContent(f"{where}: a side has ten zones, not {len(file.zones)} [H3.11]", "zones")
    for section in file.sections:
        letters = [zone.id for zone in file.zones if zone.section == section]
        if letters != [f"{section}-{letter}" for letter in "ABCD"[: len(letters)]]:
            raise BadContent(f"{where}: zones of section {section} are not A, B, C …", "zones")
    if any(zone.section not in file.sections for zone in file.zones):
        raise BadContent(f"{where}: a zone lies in no section [H3.10]", "zones")


def read_edges(file: BoardFile, names: list[str], where: str) -> list[tuple[int, int, bool]]:
    edges: list[tuple[int, int, bool]] = []
    seen: set[frozenset[str]] = set()
    for edge in file.edges:
        pair = frozenset((edge.a, edge.b))
        for end in (edge.a, edge.b):
            if end not in names[1:]:
                raise BadContent(f"{where}: an edge leads to {end!r}, which is no place", "edge")
        if len(pair) == 1 or pair in seen:
            raise BadContent(f"{where}: the edge {edge.a}–{edge.b} is double or a loop", "edge")
        seen.add(pair)
        edges.append((names.index(edge.a), names.index(edge.b), edge.kind == "road"))
    return edges


def check_graph(board: Board, where: str) -> None:
    """One piece; a dot joins places; exits do not touch; every location has a dot beside it."""
    reached = [1]
    for place in reached:
        reached += [other for other in board.near[place] if other not in reached]
    if len(reached) != board.places - 1:
        lost = next(one for one in range(1, board.places) if one not in reached)
        raise BadContent(f"{where}: {board.names[lost]} cannot be reached", "not-connected")
    for place in range(1, board.places):
        near = board.near[place]
        shown = board.names[place]
        if board.is_dot(place) and len(near) < 2:
            raise BadContent(f"{where}: dot {shown} joins nothing", "loose-dot")
        if board.is_exit(place) and any(board.is_exit(other) for other in near):
            raise BadContent(f"{where}: exit {shown} touches another exit", "exits-touch")
        if board.is_location(place) and not any(board.is_dot(other) for other in near):
            raise BadContent(f"{where}: location {shown} has no dot beside it [H3.7]", "no-dot")
    for number in [*board.frodo_starts, *board.nazgul_starts, *board.token_places]:
        if not board.is_location(number):
            raise BadContent(f"{where}: there is no location {number}", "no-location")
    if board.dark & board.named:
        raise BadContent(f"{where}: a location is both dark and an ally location", "dark-ally")


def check_first_board(file: BoardFile, board: Board) -> None:
    """Numbers of the setup of part 1. [H4.4, H4.9, H5.7]"""
    if file.part != 1 or list(file.sections) != ["I", "II", "III"]:
        raise BadContent("part1.json is the side with sections I, II, III [H3.11]", "part")
    if len(board.frodo_starts) != 3:
        raise BadContent("part 1 has three starts for Frodo [H4.4]", "starts")
    if len(board.nazgul_starts) != 6 or board.per_start != 1:
        raise BadContent("part 1 has six starts for one Nazgûl each [H5.7]", "starts")
    if len(set(board.token_places)) != 12:
        raise BadContent("part 1 has twelve information locations [H4.9]", "information")
    taken = {*board.frodo_starts, *board.nazgul_starts}
    for place in board.token_places:
        if place in taken or not board.named >> place & 1:
            raise BadContent(
                f"information location {place} must be an ally location, no start", "info"
            )
    for start in board.frodo_starts:
        if board.way_out(start, 0) > LAST_STEP:
            raise BadContent(
                f"from start {start} no exit can be reached in time [H28.1]", "too-far"
            )


def check_second_board(file: BoardFile, board: Board) -> None:
    """Numbers of the setup of part 2. [H30.6, H30.13]"""
    if file.part != 2 or list(file.sections) != ["IV", "V", "VI"]:
        raise BadContent("part2.json is the side with sections IV, V, VI [H3.11]", "part")
    if len(board.nazgul_starts) * board.per_start != 4:
        raise BadContent("part 2 has room for exactly four Nazgûl at their starts", "starts")
    if len(set(board.token_places)) != 10:
        raise BadContent("part 2 has ten deed locations [H30.6]", "deeds")
    for place in board.token_places:
        if not board.named >> place & 1:
            raise BadContent(f"deed location {place} must be an ally location", "deeds")


def inside(x: int, y: int, polygon: list[tuple[int, int]]) -> bool:
    """Whether a point lies in a polygon: a ray crosses its border an odd number of times."""
    within = False
    previous = polygon[-1]
    for corner in polygon:
        if (corner[1] > y) != (previous[1] > y):
            slope = (previous[0] - corner[0]) / (previous[1] - corner[1])
            if x < slope * (y - corner[1]) + corner[0]:
                within = not within
        previous = corner
    return within


# Cards, tokens, dice


def find_cards(deck: str, records: list[CardRecord], printed: list[Card]) -> list[Card]:
    """The cards of a deck by their ids; those that exist in several copies are all different."""
    if len(records) != 22:
        raise BadContent(f"the {deck} has 22 cards, not {len(records)} [H1.3, H1.4]", "deck-size")
    left = list(printed)
    found = []
    for record in records:
        match = [card for card in left if card.id == record.id]
        if not match:
            raise BadContent(f"the {deck} knows no (further) card {record.id!r}", "unknown-card")
        found.append(match[0])
        left.remove(match[0])
    return found


def read_tokens(file: TokensFile) -> list[Influence]:
    """Fifteen beige, three grey and two red influence tokens. [H1.8, H5.5, H30.10]"""
    colours = Counter(token.colour for token in file.influence)
    if colours != Counter(beige=15, grey=3, red=2):
        raise BadContent("there are 15 beige, 3 grey and 2 red influence tokens", "influence")
    if len({token.id for token in file.influence}) != 20:
        raise BadContent("an influence token is listed twice", "influence")
    for token in file.influence:
        if token.eye == (token.value > 0) or (token.bonus and not token.eye):
            raise BadContent(f"{token.id} is an Eye or has a number, not both", "influence")
    if sum(one.n for one in file.aid) != 6:
        raise BadContent("there are six aid tokens [H5.3]", "aid")
    return [
        Influence(token.id, token.colour, token.value, token.eye, token.bonus)
        for token in file.influence
    ]


def aid_names(file: TokensFile) -> list[str]:
    """`crown-1`, `crown-2`, …, `ring`: those of which there are several are numbered. [H5.3]"""
    names: list[str] = []
    for record in file.aid:
        kind = record.kind.replace("_", "-")
        names += [f"{kind}-{n}" for n in range(1, record.n + 1)] if record.n > 1 else [kind]
    return names


def read_die(die: str, faces: list[str], kinds: int) -> list[int]:
    if len(faces) != 6 or any(face.replace("_", "-") not in FACES[:kinds] for face in faces):
        raise BadContent(f"the {die} has six faces of {', '.join(FACES[:kinds])}", "die")
    return [FACES.index(face.replace("_", "-")) for face in faces]


# Journeys


def read_journeys(file: JourneysFile, part2: BoardFile, board: Board) -> list[Journey]:
    """Eighteen short and eighteen long cards, each a legal way to an exit. [H1.5, H31.1, H31.2]"""
    decks = {deck.kind: deck for deck in file.decks}
    if set(decks) != {"short", "long"} or Counter(card.kind for card in file.cards) != Counter(
        short=18, long=18
    ):
        raise BadContent("there are 18 short and 18 long journey cards [H1.5]", "journeys")
    return [read_journey(card, decks[card.kind], part2, board) for card in file.cards]


def read_journey(card: JourneyRecord, deck: DeckRecord, part2: BoardFile, board: Board) -> Journey:
    rows: list[int] = []
    for row in card.rows.split():
        if row != "." and row not in board.names[1 : board.last_exit + 1]:
            raise BadContent(f"{card.id}: {row!r} is no location or exit", "journey-row")
        rows.append(DOT if row == "." else board.names.index(row))
    if len(rows) != deck.moves + 1:
        raise BadContent(f"{card.id} has {deck.moves} movements [H31.2]", "journey-length")
    if rows[0] not in part2.journey_starts or not board.is_exit(rows[-1]):
        raise BadContent(f"{card.id} leads from a start to an exit [H31.1]", "journey-ends")
    last, dots = rows[0], 0
    for step, place in enumerate(rows[1:], 1):
        if place == DOT:
            dots += 1
            continue
        if place == last or board.dot_distance(last, place) > dots:
            raise BadContent(f"{card.id}: step {step} is no legal movement [H9.5]", "journey-step")
        if board.is_exit(place) and step != deck.moves:
            raise BadContent(f"{card.id}: an exit before the last row", "journey-exit")
        last, dots = place, 0
    refuges = 0
    for step in card.refuges:
        if not 0 < step < len(rows) or not board.named >> rows[step] & 1 or card.kind == "short":
            raise BadContent(f"{card.id}: step {step} is no refuge [H35.1]", "refuge")
        refuges |= 1 << step
    return Journey(card.id, card.kind == "long", deck.limit, rows, refuges)


# Packs by name

PACKS: dict[str, Box] = {}


def add_pack(box: Box) -> None:
    """Make a pack known, so that matches can name it. [H45.8]"""
    PACKS[box.id] = box


@cache
def house_pack() -> Box:
    folder = files("ringtable.games.hunt") / "data" / "house"
    return read_pack("house", {name: (folder / f"{name}.json").read_bytes() for name in FILES})


def pack_named(id: str) -> Box:
    return pack_by_name(id, "house", house_pack, PACKS)


def printed_in(id: str) -> dict[str, object]:
    """What is printed in a pack, for clients that draw it."""
    return pack_named(id).printed
