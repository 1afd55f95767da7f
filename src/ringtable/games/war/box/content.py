"""Content packs of War of the Ring: what is printed on board, cards, dice and tiles, and where it
comes from. A pack is a folder of ten files (`tables.py` says what they hold); each is checked, and
a mistake is named by place and thing. What the editions print differently is in the files too, with
the rule of W1 that chooses it."""

from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec

from ringtable.games.war.box.components import (
    ABILITIES,
    CHARACTERS,
    DECK_SIZE,
    DECKS,
    DIE_TILE,
    EYE_TILE,
    FACES,
    LAST_CORRUPTION,
    MOST_UNITS,
    NATIONS,
    NO_CHARACTER,
    NO_NATION,
    RULES,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    STANDARD_TILES,
    SYMBOLS,
    TILE_KINDS,
    TILES,
    TOKENS,
    TOP_STEP,
    UNIT_KINDS,
    UNLIMITED,
    WINDOWS,
    side_of,
)
from ringtable.games.war.box.pack import (
    FAR,
    Army,
    Award,
    CharacterCard,
    CombatCard,
    Event,
    HuntTile,
    Map,
    Need,
    Pack,
    Seat,
    set_of,
)
from ringtable.games.war.box.places import REGIONS
from ringtable.games.war.box.tables import (
    ArmyRecord,
    CharacterRecord,
    CharactersFile,
    CombatFile,
    DiceFile,
    EventRecord,
    EventsFile,
    GeometryFile,
    Mordor,
    NationName,
    NationRecord,
    NationsFile,
    NeedRecord,
    RegionsFile,
    SeatRecord,
    SetupFile,
    TilesFile,
    TokensFile,
    Variant,
)
from ringtable.kernel.errors import BadContent
from ringtable.kernel.packs import pack_by_name, read_file

FILES = (
    "regions", "nations", "setup", "dice", "characters", "events", "combat", "tiles", "tokens",
    "geometry",
)  # fmt: skip


def read_pack(id: str, texts: dict[str, bytes]) -> Pack:
    """A pack from the texts of its files, checked."""
    setup = read_file("setup", SetupFile, texts)
    regions = read_file("regions", RegionsFile, texts)
    map = read_map(regions, setup.mordor)
    check_geometry(read_file("geometry", GeometryFile, texts), regions)
    nations = read_nations(read_file("nations", NationsFile, texts))
    dice = read_file("dice", DiceFile, texts)
    check_dice(dice)
    characters = read_characters(read_file("characters", CharactersFile, texts))
    combat = read_combat(read_file("combat", CombatFile, texts))
    tiles = read_tiles(read_file("tiles", TilesFile, texts))
    pack = Pack(
        id,
        map,
        [nation.figures.by_kind() for nation in nations],
        [nation.step for nation in nations],
        set_of([number for number, nation in enumerate(nations) if nation.active]),
        [read_army(army) for army in setup.armies],
        [
            (read_rule(variant), read_army(army))
            for variant in setup.variants
            for army in variant.armies
        ],
        [[read_seat(seat) for seat in setup.seats if seat.players == n] for n in range(5)],
        [[FACES.index(face) for face in die.faces] for die in dice.dice],
        [die.start for die in dice.dice],
        [die.most for die in dice.dice],
        [setup.rings.free, setup.rings.shadow],
        region_number(setup.fellowship.region, "the Fellowship"),
        character_number(setup.fellowship.guide, "the Fellowship"),
        characters,
        read_events(read_file("events", EventsFile, texts), combat, tiles),
        combat,
        tiles,
        read_awards(read_file("tokens", TokensFile, texts)),
    )
    check_setup(pack, setup)
    pack.printed = printed(texts)
    return pack


# Numbers of named things


def region_number(id: str, where: str) -> int:
    if id not in REGIONS:
        raise BadContent(f"{where}: there is no region {id!r}", "no-region")
    return REGIONS.index(id)


def character_number(id: str, where: str) -> int:
    if id not in CHARACTERS:
        raise BadContent(f"{where}: there is no character {id!r}", "no-character")
    return CHARACTERS.index(id)


def region_set(ids: list[str], where: str) -> int:
    return set_of([region_number(id, where) for id in ids])


def nation_set(ids: list[NationName]) -> int:
    return set_of([NATIONS.index(id) for id in ids])


# The map


def read_map(file: RegionsFile, mordor: Mordor) -> Map:
    """The graph of the board; every border has two sides and everything can be reached. [W2]"""
    if tuple(region.id for region in file.regions) != REGIONS:
        raise BadContent("the regions are not those of the board, in their order [W2.1]", "regions")
    near = [[region_number(id, region.id) for id in region.near] for region in file.regions]
    walls = [[region_number(id, region.id) for id in region.walls] for region in file.regions]
    for number, region in enumerate(file.regions):
        check_borders(number, near, region.id)
        check_borders(number, walls, region.id)
        if set(near[number]) & set(walls[number]):
            raise BadContent(f"{region.id}: a border is both open and impassable", "border")
        if region.fortification and region.settlement:
            raise BadContent(f"{region.id}: a fortification beside a settlement [W2.9]", "two")
        if region.settlement and region.nation is None:
            raise BadContent(f"{region.id}: a settlement of no nation [W2.14]", "no-nation")
    map = Map(
        near,
        walls,
        [NATIONS.index(one.nation) if one.nation else NO_NATION for one in file.regions],
        [SETTLEMENTS.index(one.settlement) for one in file.regions],
        set_of([number for number, one in enumerate(file.regions) if one.fortification]),
        set_of([number for number, one in enumerate(file.regions) if one.coast]),
        set_of([number for number, one in enumerate(file.regions) if one.east_edge]),
        region_set(mordor.gates, "Mordor"),
        region_set(mordor.closed, "Mordor"),
    )
    for number, steps in enumerate(map.distance[0]):
        if steps == FAR:
            raise BadContent(f"{REGIONS[number]} cannot be reached", "not-connected")
    return map


def check_borders(number: int, borders: list[list[int]], shown: str) -> None:
    if len(set(borders[number])) != len(borders[number]) or number in borders[number]:
        raise BadContent(f"{shown}: a neighbour is double, or the region itself", "border")
    for other in borders[number]:
        if number not in borders[other]:
            raise BadContent(f"{shown} borders on {REGIONS[other]}, but not back", "one-sided")


def check_geometry(file: GeometryFile, regions: RegionsFile) -> None:
    """Every region is drawn with a name, room for figures and its sign, and the lines between the
    regions are its borders."""
    for part in (file.regions, file.standing):
        if set(part) != set(REGIONS):
            wrong = sorted(set(part) ^ set(REGIONS))[0]
            raise BadContent(f"geometry: {wrong} is not drawn, or is no region", "drawing")
    for region in regions.regions:
        standing = file.standing[region.id]
        if bool(region.settlement or region.fortification) != (standing.sign is not None):
            raise BadContent(f"geometry: {region.id} has a sign of a settlement, or none", "sign")
        if not all(name.lines for name in standing.names.values()):
            raise BadContent(f"geometry: {region.id} has a name without lines", "room")
        for kind, wanted in (("open", region.near), ("blocked", region.walls)):
            drawn = [
                arc.b if arc.a == region.id else arc.a
                for arc in file.arcs
                if arc.kind == kind and region.id in (arc.a, arc.b)
            ]
            if sorted(drawn) != sorted(wanted):
                raise BadContent(f"geometry: the {kind} borders of {region.id} differ", "lines")
        coast = any(arc.kind == "coast" and region.id in (arc.a, arc.b) for arc in file.arcs)
        if coast != region.coast:
            raise BadContent(f"geometry: {region.id} on the coast, or not?", "coast")
    for name, surface in [*file.regions.items(), *file.ground.items()]:
        for number in surface.arcs:
            arc = file.arcs[number if number >= 0 else -1 - number]
            if name not in (arc.a, arc.b):
                raise BadContent(f"geometry: line {number} is not around {name}", "ring")
    if len(file.mordor_track.steps) != 6:
        raise BadContent("geometry: the Mordor Track has six circles [W2.19]", "track")


# Nations, armies, seats, dice


def read_nations(file: NationsFile) -> list[NationRecord]:
    """Eight nations, each on its side, on a step of the political track. [W2.7, W2.21]"""
    if tuple(nation.id for nation in file.nations) != NATIONS:
        raise BadContent("there are eight nations, in their order [W2.7]", "nations")
    for number, nation in enumerate(file.nations):
        if SIDES.index(nation.side) != side_of(number):
            raise BadContent(f"{nation.id} is on the other side [W2.7]", "side")
        if not 0 <= nation.step <= TOP_STEP:
            raise BadContent(f"{nation.id}: the political track has steps 0 to 3 [W2.21]", "step")
        if nation.figures.leader and side_of(number) == SHADOW:
            raise BadContent(f"{nation.id}: the Shadow has Nazgûl, no leaders [W3.9]", "leader")
        if nation.figures.nazgul and nation.id != "sauron":
            raise BadContent(f"{nation.id}: only Sauron has Nazgûl [W11.8]", "leader")
    return file.nations


def read_army(army: ArmyRecord) -> Army:
    return Army(
        NATIONS.index(army.nation),
        region_number(army.region, f"army of {army.nation}"),
        army.by_kind(),
    )


def read_rule(variant: Variant) -> int:
    """The number of the rule whose second choice a variant goes with. [W1.2]"""
    for number, (id, _, second) in enumerate(RULES):
        if (id, second) == (variant.rule, variant.choice):
            return number
    raise BadContent(f"no rule of W1 is {variant.rule} = {variant.choice}", "rule")


def read_seat(seat: SeatRecord) -> Seat:
    return Seat(
        seat.id,
        SIDES.index(seat.side),
        nation_set(seat.nations),
        set_of([character_number(id, seat.id) for id in seat.minions]),
        seat.leads,
    )


def check_setup(pack: Pack, setup: SetupFile) -> None:
    """Armies of one side and within the limits, figures enough, every nation with one player.
    [W3.2, W3.14, W4, W31]"""
    for second in (0, (1 << len(RULES)) - 1):
        for number, left in enumerate(pack.reinforcements(second)):
            if min(left) < 0:
                raise BadContent(f"{NATIONS[number]} has not so many figures [W3.14]", "figures")
        armies = pack.set_up(second)
        for region, id in enumerate(REGIONS):
            here = [army for army in armies if army.region == region]
            units = sum(sum(army.figures[:UNIT_KINDS]) for army in here)
            if len({side_of(army.nation) for army in here}) > 1:
                raise BadContent(f"{id}: both sides have an army there [W42.1]", "both-sides")
            if units > MOST_UNITS or (here and not units):
                raise BadContent(f"{id}: an army of one to ten units [W3.2, W3.7]", "units")
    for rule, changed in pack.variants:
        places = [(army.nation, army.region) for army in pack.armies]
        if (changed.nation, changed.region) not in places:
            raise BadContent(f"{RULES[rule][0]} changes an army that is not there", "variant")
    for players in (2, 3, 4):
        seats = pack.seats[players]
        owned = Counter(
            number for seat in seats for number in range(8) if seat.nations >> number & 1
        )
        if len(seats) != players or owned != Counter(range(8)):
            raise BadContent(f"for {players} players each nation has one seat [W31]", "seats")
    if len(setup.fellowship.companions) != 7 or setup.fellowship.guide not in CHARACTERS[:7]:
        raise BadContent("seven companions set out, led by one of them [W4.3]", "fellowship")


def check_dice(file: DiceFile) -> None:
    """Six faces a die; the Eye is the Shadow's, the Will of the West is not. [W6.1, W6.2]"""
    if [die.side for die in file.dice] != list(SIDES):
        raise BadContent("first the die of the Free Peoples, then the Shadow's", "die")
    for die, foreign in zip(file.dice, ("eye", "will-of-the-west"), strict=True):
        if any(face not in FACES or face == foreign for face in die.faces):
            raise BadContent(f"a face that the {die.side} die does not have [W6]", "die")
        if not 0 < die.start <= die.most:
            raise BadContent(f"the {die.side} side starts with more dice than it may have", "die")


# Characters, cards, tiles, tokens


def read_characters(file: CharactersFile) -> list[CharacterCard]:
    if tuple(one.id for one in file.characters) != CHARACTERS:
        raise BadContent("there are thirteen characters, in their order [W3.13]", "characters")
    return [read_character(one) for one in file.characters]


def read_character(one: CharacterRecord) -> CharacterCard:
    if any(ability not in ABILITIES for ability in one.abilities):
        raise BadContent(f"{one.id}: an ability that nobody knows", "ability")
    if (one.kind == "minion") != (one.side == "shadow") or (one.kind == "minion") != bool(
        one.nation
    ):
        raise BadContent(f"{one.id}: a minion is of the Shadow and of a nation [W31.2]", "minion")
    activates = 0b11111 if one.activates == "any" else 0
    if one.activates not in ("any", ""):
        activates = 1 << NATIONS.index(one.activates)
    return CharacterCard(
        one.id,
        one.name,
        SIDES.index(one.side),
        UNLIMITED if one.level is None else one.level,
        one.leadership,
        activates,
        one.die,
        set_of([ABILITIES.index(ability) for ability in one.abilities]),
        region_set(one.haunts, one.id),
        region_set(one.enters_in, one.id),
        character_number(one.replaces, one.id) if one.replaces else NO_CHARACTER,
        NATIONS.index(one.nation) if one.nation else NO_NATION,
    )


def read_need(need: NeedRecord, where: str) -> Need:
    return Need(
        need.what,
        need.who,
        need.enemy,
        need.besides,
        region_set(need.regions, where),
        nation_set(need.nations),
        SIDES.index(need.side) if need.side else -1,
        SETTLEMENTS.index(need.settlement),
        need.n,
        need.abroad,
        need.outside_siege,
    )


def read_combat(file: CombatFile) -> list[CombatCard]:
    """The lower halves; each works in one window of the round or in several. [W15.7]"""
    found = []
    for card in file.combat:
        windows = card.initiative
        if (
            not windows
            or windows != sorted(set(windows))
            or not set(windows) <= set(range(WINDOWS))
        ):
            raise BadContent(f"{card.id}: windows are numbered 0 to 7 [W15.7]", "window")
        needs = [read_need(need, card.id) for need in card.needs]
        found.append(CombatCard(card.id, card.name, SIDES.index(card.side), windows, needs))
    if len({card.id for card in found}) != len(found):
        raise BadContent("a combat card is listed twice", "double-card")
    return found


def read_events(file: EventsFile, combat: list[CombatCard], tiles: list[HuntTile]) -> list[Event]:
    """Four decks of 24 cards, numbered as printed. [W4.7]"""
    decks = (file.free_character, file.free_strategy, file.shadow_character, file.shadow_strategy)
    found: list[Event] = []
    for deck, records in enumerate(decks):
        if [record.number for record in records] != list(range(1, DECK_SIZE + 1)):
            raise BadContent(f"the {DECKS[deck]} deck has 24 cards in order [W4.7]", "deck-size")
        for record in records:
            found.append(read_event(record, len(found), deck, combat, tiles))
    if len({event.id for event in found}) != len(found):
        raise BadContent("an event card is listed twice", "double-card")
    brought = sorted(event.tile for event in found if event.tile >= 0)
    if brought != list(range(STANDARD_TILES, TILES)):
        raise BadContent("each special tile comes with one card [W4.8]", "tile-card")
    return found


def read_event(
    record: EventRecord, card: int, deck: int, combat: list[CombatCard], tiles: list[HuntTile]
) -> Event:
    names = [one.id for one in combat]
    if record.combat not in names or combat[names.index(record.combat)].side != deck // 2:
        raise BadContent(f"{record.id}: its side has no combat card {record.combat!r}", "no-combat")
    symbol = FACES.index(record.symbol)
    if symbol >= SYMBOLS or (deck % 2 == 0) != (record.symbol == "character"):
        raise BadContent(f"{record.id}: that symbol is of the other deck [W9.1]", "symbol")
    tile_names = [tile.id for tile in tiles]
    if record.tile and record.tile not in tile_names:
        raise BadContent(f"{record.id}: there is no tile {record.tile!r}", "tile-card")
    needs = [read_need(need, record.id) for need in record.needs]
    second = needs
    if record.second is not None and record.second.needs is not None:
        second = [read_need(need, record.id) for need in record.second.needs]
    return Event(
        card,
        record.id,
        record.name,
        deck,
        record.number,
        symbol,
        names.index(record.combat),
        record.table,
        tile_names.index(record.tile) if record.tile else -1,
        needs,
        second,
        record.second is not None,
    )


def read_tiles(file: TilesFile) -> list[HuntTile]:
    """Sixteen standard tiles, then four of each side; only the Shadow's stop. [W4.8, W25.18]"""
    kinds = [tile.kind for tile in file.tiles]
    wanted = ["standard"] * STANDARD_TILES + ["free-special"] * 4 + ["shadow-special"] * 4
    if kinds != wanted or len({tile.id for tile in file.tiles}) != TILES:
        raise BadContent("there are 16 standard tiles and 4 special ones a side [W4.8]", "tiles")
    found = []
    for tile in file.tiles:
        value = {"eye": EYE_TILE, "die": DIE_TILE}.get(str(tile.value), tile.value)
        if not isinstance(value, int) or (value < EYE_TILE and not -LAST_CORRUPTION <= value <= 6):
            raise BadContent(f"tile {tile.id}: no such value", "tile-value")
        if tile.stop != (tile.kind == "shadow-special"):
            raise BadContent(f"tile {tile.id}: the Shadow's special tiles stop [W27.8]", "stop")
        found.append(HuntTile(tile.id, TILE_KINDS.index(tile.kind), value, tile.reveal, tile.stop))
    return found


def read_awards(file: TokensFile) -> list[Award]:
    """Two tokens a side; no ending gives a side more than it has. [W35]"""
    if tuple(token.id for token in file.tokens) != TOKENS:
        raise BadContent("there are two tokens for each side [W35.12, W35.13]", "tokens")
    for award in file.awards:
        if not 0 <= award.free <= 2 or not 0 <= award.shadow <= 2:
            raise BadContent(f"{award.id}: a side has two tokens [W35.6]", "tokens")
    return [Award(award.id, award.free, award.shadow) for award in file.awards]


# Packs by name

PACKS: dict[str, Pack] = {}


def add_pack(pack: Pack) -> None:
    """Make a pack known, so that matches can name it."""
    PACKS[pack.id] = pack


@cache
def first_pack() -> Pack:
    folder = files("ringtable.games.war") / "data" / "first"
    return read_pack("first", {name: (folder / f"{name}.json").read_bytes() for name in FILES})


def printed_in(id: str) -> dict[str, object]:
    """What is printed in a pack, file by file, for clients that draw it."""
    return pack_named(id).printed


def printed(texts: dict[str, bytes]) -> dict[str, object]:
    """The files as plain data: a file that is one list is that list, without notes and sources."""
    found: dict[str, object] = {}
    for name in FILES:
        content: dict[str, object] = msgspec.json.decode(texts[name])
        kept = {key: value for key, value in content.items() if key not in ("note", "source")}
        found[name] = kept[name] if list(kept) == [name] else kept
    return found


def pack_named(id: str) -> Pack:
    return pack_by_name(id, "first", first_pack, PACKS)
