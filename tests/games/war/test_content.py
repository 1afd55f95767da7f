"""What is in the box, the map against a list typed by hand, and packs that are refused."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ringtable.games.war
from ringtable.catalog import LANGUAGES, text
from ringtable.games.war.box.components import (
    ARAGORN,
    BOROMIR,
    CAPTAIN_OF_THE_WEST,
    CARD_TEXT,
    CHARACTERS,
    CITY,
    COMPANION_SET,
    DECKS,
    ELVES,
    EREBOR_SETUP,
    EYE,
    FACES,
    FELLOWSHIP_SET,
    FREE,
    FREE_CHARACTER,
    FREE_SPECIAL,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    HOBBIT_SET,
    ISENGARD,
    LEGOLAS,
    MERGE,
    MERIADOC,
    MINION_SET,
    MOUTH_OF_SAURON,
    NATIONS,
    NO_NATION,
    NORTH,
    PEREGRIN,
    ROHAN,
    RULES,
    SARUMAN,
    SAURON,
    SHADOW,
    SHADOW_SPECIAL,
    SHADOW_STRATEGY,
    SOUTHRONS,
    STANDARD,
    STREAMS,
    STRIDER,
    STRONGHOLD,
    TEAM_POLITICS,
    TOWN,
    UNLIMITED,
    VICTORIES,
    WILL_OF_THE_WEST,
    WITCH_KING,
    bits,
    rule_choices,
    second_rules,
    side_of,
)
from ringtable.games.war.box.content import FILES, add_pack, first_pack, pack_named, read_pack
from ringtable.games.war.box.places import (
    BARAD_DUR,
    DRUWAITH_IAUR,
    EREBOR,
    FORDS_OF_ISEN,
    GAP_OF_ROHAN,
    GOBLINS_GATE,
    GORGOROTH,
    LORIEN,
    MINAS_MORGUL,
    MORANNON,
    NEAR_HARAD,
    NURN,
    ORTHANC,
    OSGILIATH,
    REGIONS,
    RIVENDELL,
    UMBAR,
    WEST_HARONDOR,
    WOODLAND_REALM,
)
from ringtable.kernel.errors import BadContent

DATA = Path(ringtable.games.war.__file__).parent / "data" / "first"
HERE = Path(__file__).parent
Change = Callable[[dict[str, Any]], object]
PACK = first_pack()
MAP = PACK.map


def texts() -> dict[str, Any]:
    return {name: json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")) for name in FILES}


def names(regions: int) -> set[str]:
    return {REGIONS[region] for region in bits(regions)}


# The map


def typed() -> dict[str, set[str]]:
    lines = (HERE / "adjacency.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(":") for line in lines if line and not line.startswith("#")]
    return {region: set(near.split()) for region, near in pairs}


def test_the_map_is_the_one_typed_by_hand() -> None:
    """Both ways: no border of the pack is missing in the list, none of the list in the pack.
    [W2.1, W2.4]"""
    list_ = typed()
    pack = {REGIONS[one]: names(MAP.near_set[one]) for one in range(len(REGIONS))}
    assert len(list_) == 105
    assert {(a, b) for a in list_ for b in list_[a]} == {(a, b) for a in pack for b in pack[a]}


def test_neighbours_are_symmetric_and_everything_can_be_reached() -> None:
    """[W2.2, W2.4]"""
    for region, near in enumerate(MAP.near):
        assert region not in near
        assert all(region in MAP.near[other] for other in near)
        assert all(MAP.walls[other] >> region & 1 for other in bits(MAP.walls[region]))
        assert not MAP.near_set[region] & MAP.walls[region]
        assert max(MAP.distance[region]) < 20
    assert sum(len(near) for near in MAP.near) == 2 * 232
    assert sum(wall.bit_count() for wall in MAP.walls) == 2 * 45


def test_distances() -> None:
    """[W-EX3]"""
    steps = MAP.distance[RIVENDELL]
    assert steps[LORIEN] == 5
    assert steps[GOBLINS_GATE] == 3
    assert steps[WOODLAND_REALM] == 7
    assert steps[MINAS_MORGUL] == steps[MORANNON] == 10
    assert names(MAP.within(BARAD_DUR, 1)) == {"barad-dur", "gorgoroth"}


def test_the_figure_never_walks_through_the_heart_of_mordor() -> None:
    """[W23.22, W27.1]"""
    assert names(MAP.closed) == {"gorgoroth", "nurn", "barad-dur"}
    assert names(MAP.gates) == {"minas-morgul", "morannon"}
    assert MAP.distance[MINAS_MORGUL][MORANNON] == 2
    assert MAP.figure_distance[MINAS_MORGUL][MORANNON] == 3  # by North Ithilien and Dagorlad
    assert MAP.figure_distance[RIVENDELL][GORGOROTH] > 90


def test_settlements() -> None:
    """[W2.9, W2.10, W2.11, W2.12, W2.13, W2.14]"""
    kinds = [MAP.of_kind[kind] for kind in range(4)]
    assert [kind.bit_count() for kind in kinds[1:]] == [14, 6, 16]
    for side, cities in ((FREE, 4), (SHADOW, 2)):
        assert (MAP.strongholds & MAP.of_side[side]).bit_count() == 8
        assert (MAP.of_kind[CITY] & MAP.of_side[side]).bit_count() == cities
    assert names(MAP.fortifications) == {"osgiliath", "fords-of-isen"}
    assert not MAP.fortifications & MAP.settled
    assert MAP.nation[OSGILIATH] == NO_NATION
    assert MAP.nation[FORDS_OF_ISEN] == ROHAN
    assert MAP.settled & ~(MAP.of_side[FREE] | MAP.of_side[SHADOW]) == 0
    assert names(kinds[CITY]) == {"angmar", "dale", "edoras", "far-harad", "pelargir", "shire"}
    assert names(kinds[STRONGHOLD]) == {
        "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad", "orthanc",
        "umbar", "dol-amroth", "erebor", "grey-havens", "helms-deep", "lorien", "minas-tirith",
        "rivendell", "woodland-realm",
    }  # fmt: skip
    assert names(kinds[TOWN]) == {
        "bree", "carrock", "ered-luin", "folde", "iron-hills", "lamedon", "lossarnach",
        "near-harad", "north-dunland", "north-rhun", "nurn", "south-dunland", "south-rhun",
        "westemnet",
    }  # fmt: skip


def test_victory_points_on_the_map() -> None:
    """[W-EX2, W20.6]"""
    assert PACK.worth == [20, 18]
    assert [MAP.points[one] for one in (EREBOR, NURN, OSGILIATH)] == [2, 0, 0]


def test_the_land_of_each_nation() -> None:
    """[W2.6, W2.7, W2.8]"""
    land = [names(MAP.of_nation[nation]) for nation in range(8)]
    assert [len(one) for one in land] == [4, 4, 8, 8, 6, 11, 4, 7]
    assert land[ELVES] == {"grey-havens", "rivendell", "lorien", "woodland-realm"}
    assert land[ROHAN] == {
        "edoras", "westemnet", "eastemnet", "folde", "helms-deep", "fords-of-isen",
    }  # fmt: skip
    assert land[GONDOR] == {
        "anfalas", "dol-amroth", "druadan-forest", "erech", "lamedon", "lossarnach",
        "minas-tirith", "pelargir",
    }  # fmt: skip
    assert land[NORTH] == {
        "bree", "buckland", "carrock", "dale", "north-downs", "old-forest-road", "rhosgobel",
        "shire",
    }  # fmt: skip
    assert land[ISENGARD] == {"gap-of-rohan", "north-dunland", "orthanc", "south-dunland"}
    assert land[SOUTHRONS] == {
        "east-rhun", "far-harad", "khand", "near-harad", "north-rhun", "south-rhun", "umbar",
    }  # fmt: skip
    assert [REGIONS[one] for one in MAP.muster[ISENGARD]] == [
        "north-dunland", "orthanc", "south-dunland",
    ]  # fmt: skip


def test_coast_and_eastern_edge() -> None:
    """What Círdan's Ships, Corsairs of Umbar and Horde from the East ask for."""
    gondor = MAP.coast & MAP.of_nation[GONDOR]
    assert names(gondor) == {"anfalas", "dol-amroth", "lamedon", "pelargir"}
    assert MAP.coast >> UMBAR & 1
    assert names(MAP.east_edge) == {"east-rhun", "south-rhun", "khand", "far-harad"}
    assert MAP.east_edge & ~MAP.of_nation[SOUTHRONS] == 0


def test_borders_of_the_worked_examples() -> None:
    """[W-EX21, W-EX43]"""
    assert all(
        MAP.adjacent(FORDS_OF_ISEN, other) for other in (DRUWAITH_IAUR, GAP_OF_ROHAN, ORTHANC)
    )
    assert MAP.nation[DRUWAITH_IAUR] == NO_NATION
    assert MAP.nation[GAP_OF_ROHAN] == MAP.nation[ORTHANC] == ISENGARD
    assert MAP.adjacent(UMBAR, NEAR_HARAD)
    assert MAP.adjacent(NEAR_HARAD, WEST_HARONDOR)


def test_the_drawing_covers_the_board() -> None:
    """Every region has an outline, a name, room for figures; the surfaces fill the canvas."""
    drawing = texts()["geometry"]
    assert set(drawing["regions"]) == set(drawing["standing"]) == set(REGIONS)
    assert sum("sign" in standing for standing in drawing["standing"].values()) == 38
    surfaces = [*drawing["regions"].values(), *drawing["ground"].values()]
    assert sum(area(one["path"]) for one in surfaces) == pytest.approx(1000 * 700)
    for id, region in drawing["regions"].items():
        assert area(region["path"]) == pytest.approx(region["area"], abs=1), id
        assert within(region["anchor"], region["path"]), id
    for id, standing in drawing["standing"].items():
        if "sign" in standing:
            assert within(standing["sign"], drawing["regions"][id]["path"]), id
        for language in LANGUAGES:
            words = text(language, f"war-region-{id}").split(" ")
            assert sum(standing["names"][language]["lines"]) == len(words), (id, language)
    track = drawing["mordor_track"]
    assert track["region"] == "gorgoroth"
    assert all(within(one, drawing["regions"]["gorgoroth"]["path"]) for one in track["steps"])


def corners(path: str) -> list[tuple[float, float]]:
    points = path.removeprefix("M").removesuffix("Z").replace("ZM", "L").split("L")
    return [(float(x), float(y)) for x, _, y in (point.partition(",") for point in points)]


def area(path: str) -> float:
    points = corners(path)
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def within(point: Any, path: str) -> bool:
    """A ray from the point crosses the border an odd number of times."""
    x, y = point
    inside = False
    points = corners(path)
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]:
            inside = not inside
    return inside


# Figures and the start

TOTALS = {  # regular, elite, leader, Nazgûl
    "dwarves": (5, 5, 4, 0),
    "elves": (5, 10, 4, 0),
    "gondor": (15, 5, 4, 0),
    "north": (10, 5, 4, 0),
    "rohan": (10, 5, 4, 0),
    "sauron": (36, 6, 0, 8),
    "isengard": (12, 6, 0, 0),
    "southrons": (24, 6, 0, 0),
}
LEFT = {  # what is not placed at the start
    "dwarves": (2, 4, 3, 0),
    "elves": (2, 4, 0, 0),
    "gondor": (6, 4, 3, 0),
    "north": (6, 4, 3, 0),
    "rohan": (6, 4, 3, 0),
    "sauron": (8, 4, 0, 4),
    "isengard": (6, 5, 0, 0),
    "southrons": (10, 3, 0, 0),
}


def test_figures_of_each_nation() -> None:
    """[W3.14, W4.13]"""
    assert {NATIONS[one]: tuple(PACK.figures[one]) for one in range(8)} == TOTALS
    left = PACK.reinforcements(0)
    assert {NATIONS[one]: tuple(left[one]) for one in range(8)} == LEFT


def test_totals_of_the_start() -> None:
    """[W-EX1, W4.12]"""
    sums = {FREE: [0] * 4, SHADOW: [0] * 4}
    for army in PACK.set_up(0):
        for kind, n in enumerate(army.figures):
            sums[side_of(army.nation)][kind] += n
    assert sums == {FREE: [23, 10, 8, 0], SHADOW: [48, 6, 0, 4]}
    left = PACK.reinforcements(0)
    pools = [
        [sum(one[kind] for one in left[a:b]) for kind in range(4)] for a, b in ((0, 5), (5, 8))
    ]
    assert pools == [[22, 20, 12, 0], [24, 12, 0, 4]]


def test_erebor_has_one_elite_more_in_the_second_edition() -> None:
    """[W4.14]"""
    for second, elites in ((0, 1), (1 << EREBOR_SETUP, 2), (1 << CARD_TEXT, 1)):
        (army,) = [one for one in PACK.set_up(second) if one.region == EREBOR]
        assert army.figures == [1, elites, 1, 0]
        assert PACK.reinforcements(second)[0] == [2, 5 - elites, 3, 0]


def test_politics_dice_rings_and_fellowship_at_the_start() -> None:
    """[W4.1, W4.3, W4.5, W4.9, W4.10, W4.11, W6.3, W6.4]"""
    steps = dict(zip(NATIONS, PACK.start_step, strict=True))
    assert steps == {
        "dwarves": 3, "elves": 3, "gondor": 2, "north": 3, "rohan": 3, "sauron": 1, "isengard": 1,
        "southrons": 2,
    }  # fmt: skip
    assert PACK.start_active == 1 << ELVES | 1 << SAURON | 1 << ISENGARD | 1 << SOUTHRONS
    assert (PACK.first_dice, PACK.most_dice) == ([4, 7], [6, 10])
    assert PACK.rings == [3, 0]
    assert (PACK.start_region, PACK.start_guide) == (RIVENDELL, GANDALF_GREY)


def test_faces_of_the_dice() -> None:
    """[W6.1, W6.2]"""
    free, shadow = (Counter(FACES[face] for face in die) for die in PACK.dice)
    assert free == Counter(
        {"character": 2, "event": 1, "muster": 1, "army-muster": 1, "will-of-the-west": 1}
    )
    assert shadow == Counter(["character", "army", "muster", "army-muster", "event", "eye"])
    assert EYE not in PACK.dice[FREE]
    assert WILL_OF_THE_WEST not in PACK.dice[SHADOW]


def test_who_plays_what() -> None:
    """[W31.1, W31.2, W31.3, W33.1]"""
    two, three, four = (PACK.seats[n] for n in (2, 3, 4))
    assert [seat.id for seat in two] == ["free", "shadow"]
    assert [seat.side for seat in three] == [FREE, SHADOW, SHADOW]
    assert [bits(seat.nations) for seat in four] == [
        [ELVES, GONDOR], [0, NORTH, ROHAN], [SAURON], [ISENGARD, SOUTHRONS],
    ]  # fmt: skip
    assert [bits(seat.minions) for seat in four] == [
        [], [], [WITCH_KING, MOUTH_OF_SAURON], [SARUMAN],
    ]  # fmt: skip
    assert [seat.leads for seat in four] == [True, False, True, False]


# Characters


def test_characters() -> None:
    """[W3.12, W3.13, W6.3, W6.4, W13.15, W15.12, W29.1, W29.10]"""
    printed = {one.id: (one.level, one.leadership, one.die) for one in PACK.characters}
    assert printed == {
        "gandalf-grey": (3, 1, 0),
        "strider": (3, 1, 0),
        "boromir": (2, 1, 0),
        "legolas": (2, 1, 0),
        "gimli": (2, 1, 0),
        "meriadoc": (1, 1, 0),
        "peregrin": (1, 1, 0),
        "gandalf-white": (3, 1, 1),
        "aragorn": (3, 2, 1),
        "gollum": (0, 0, 0),
        "saruman": (0, 1, 1),
        "witch-king": (UNLIMITED, 2, 1),
        "mouth-of-sauron": (3, 2, 1),
    }
    captains = [
        one for one in range(13) if PACK.characters[one].abilities >> CAPTAIN_OF_THE_WEST & 1
    ]
    assert captains == [GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, ARAGORN]
    records = {one["id"]: one for one in texts()["characters"]["characters"]}
    assert [CHARACTERS.index(id) for id, one in records.items() if one.get("hobbit")] == bits(
        HOBBIT_SET
    )
    assert bits(FELLOWSHIP_SET) == list(range(7))
    assert bits(COMPANION_SET) == [*range(7), GANDALF_WHITE, ARAGORN]
    assert bits(MINION_SET) == [SARUMAN, WITCH_KING, MOUTH_OF_SAURON]
    assert records["witch-king"]["second"] == ["entry", "sorcerer"]
    assert records["gandalf-grey"]["second"] == ["guide"]


def test_whom_companions_activate_and_where_they_work() -> None:
    """[W21.5, W29.4, W29.7, W29.8, W30.2, W30.5]"""
    activates = [bits(one.activates) for one in PACK.characters]
    for anybody in (GANDALF_GREY, GANDALF_WHITE, ARAGORN, MERIADOC, PEREGRIN):
        assert activates[anybody] == [0, 1, 2, 3, 4]
    assert [activates[one] for one in (STRIDER, BOROMIR, LEGOLAS, GIMLI)] == [
        [NORTH], [GONDOR], [ELVES], [0],
    ]  # fmt: skip
    assert activates[GOLLUM] == activates[SARUMAN] == []
    great = MAP.great
    for companion, nation in ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, 0)):
        assert PACK.characters[companion].haunts == great & MAP.of_nation[nation]
    elven = MAP.of_nation[ELVES]
    white = PACK.characters[GANDALF_WHITE]
    assert names(white.enters_in & ~elven) == {"fangorn"}
    assert white.replaces == GANDALF_GREY
    king = PACK.characters[ARAGORN]
    assert king.enters_in == great & MAP.of_nation[GONDOR]
    assert king.replaces == STRIDER
    assert names(PACK.characters[SARUMAN].enters_in) == {"orthanc"}
    mouth = PACK.characters[MOUTH_OF_SAURON]
    assert mouth.enters_in == MAP.strongholds & MAP.of_nation[SAURON]


# Tiles


def test_hunt_tiles() -> None:
    """[W4.8, W25.11-W25.18, W42.6]"""
    assert len(PACK.tiles) == 24
    shown = Counter(
        ("eye" if tile.eye else "die" if tile.die else tile.value, tile.reveal, tile.stop)
        for tile in PACK.tiles
        if tile.kind == STANDARD
    )
    assert shown == Counter(
        {
            ("eye", True, False): 4,
            (3, False, False): 3,
            (2, False, False): 2,
            (2, True, False): 1,
            (1, False, False): 2,
            (1, True, False): 2,
            (0, True, False): 2,
        }
    )
    free = [tile for tile in PACK.tiles if tile.kind == FREE_SPECIAL]
    assert sorted(tile.value for tile in free) == [-2, -1, 0, 0]
    assert not any(tile.reveal or tile.stop for tile in free)
    shadow = {tile.id: tile for tile in PACK.tiles if tile.kind == SHADOW_SPECIAL}
    assert all(tile.stop for tile in shadow.values())
    assert shadow["shelobs-lair"].die
    assert shadow["the-ring-is-mine"].eye
    assert shadow["the-ring-is-mine"].reveal
    assert (shadow["on-on-they-went"].value, shadow["on-on-they-went"].reveal) == (3, False)
    assert (shadow["give-it-to-uss"].value, shadow["give-it-to-uss"].reveal) == (1, True)


# Cards


def test_decks() -> None:
    """[W4.7, W9.1, W9.7]"""
    assert len(PACK.events) == 96
    assert [event.card for event in PACK.events] == list(range(96))
    for deck in range(4):
        cards = [event for event in PACK.events if event.deck == deck]
        assert [card.number for card in cards] == list(range(1, 25)), DECKS[deck]
        symbols = Counter(FACES[card.symbol] for card in cards)
        assert (
            symbols
            == [
                Counter(character=24),
                Counter(army=8, muster=16),
                Counter(character=24),
                Counter(army=11, muster=13),
            ][deck]
        )
    assert PACK.card_named["book-of-mazarbul"] == 24 + 3
    assert PACK.events[0].deck == FREE_CHARACTER
    assert PACK.events[95].deck == SHADOW_STRATEGY
    assert PACK.events[95].name == "Pits of Mordor"


def test_cards_that_stay_on_the_table() -> None:
    """[W9.11]"""
    assert {event.id for event in PACK.events if event.stays} == {
        "mithril-coat-and-sting", "axe-and-bow", "horn-of-gondor", "wizards-staff",
        "the-last-battle", "a-power-too-great", "the-power-of-tom-bombadil",
        "worn-with-sorrow-and-toil", "flocks-of-crebain", "balrog-of-moria",
        "the-palantir-of-orthanc", "wormtongue", "denethors-folly", "threats-and-promises",
    }  # fmt: skip


def test_the_first_four_cards_of_a_character_deck_bring_tiles() -> None:
    """[W4.8, W25.18]"""
    brings = {event.id: PACK.tiles[event.tile].id for event in PACK.events if event.tile >= 0}
    assert brings == {
        "elven-cloaks": "elven-cloaks",
        "elven-rope": "elven-rope",
        "phial-of-galadriel": "phial-of-galadriel",
        "smeagol-helps-nice-master": "smeagol-helps",
        "shelobs-lair": "shelobs-lair",
        "the-ring-is-mine": "the-ring-is-mine",
        "on-on-they-went": "on-on-they-went",
        "give-it-to-uss": "give-it-to-uss",
    }


def test_combat_cards() -> None:
    """38 lower halves, 21 of the Free Peoples and 17 of the Shadow, all of them in use. [W15.7]"""
    assert Counter(card.side for card in PACK.combat) == {FREE: 21, SHADOW: 17}
    assert {event.combat for event in PACK.events} == set(range(38))
    assert all(PACK.combat[event.combat].side == event.side for event in PACK.events)
    windows = {card.id: card.windows for card in PACK.combat}
    by_window = {
        window: {id for id, own in windows.items() if window in own} for window in range(8)
    }
    assert by_window[0] == {"daring-defiance", "swarm-of-bats"}
    assert by_window[1] == {"scouts", "words-of-power"}
    assert by_window[2] == {"sudden-strike", "charge", "durins-bane"}
    assert by_window[4] == {"mighty-attack", "anduril", "confusion", "they-are-terrible"}
    assert by_window[5] == {"nameless-wood", "no-quarter", "mumakil"}
    assert by_window[6] == {
        "blade-of-westernesse", "heroic-death", "fateful-strike", "shield-wall", "black-breath",
    }  # fmt: skip
    assert by_window[7] == {"onslaught", "great-host", "we-come-to-kill"}
    assert windows["mumakil"] == [3, 5]
    assert len(by_window[3]) == 17


def test_cards_that_the_second_edition_words_differently() -> None:
    """[W9.2]"""
    changed = {event.id: event for event in PACK.events if event.changes}
    assert set(changed) == {
        "mirror-of-galadriel", "the-ents-awake-treebeard", "the-ents-awake-huorns",
        "the-ents-awake-entmoot", "dead-men-of-dunharrow", "the-last-battle", "paths-of-the-woses",
        "isildurs-bane", "worn-with-sorrow-and-toil", "corsairs-of-umbar",
    }  # fmt: skip
    ents = changed["the-ents-awake-treebeard"]
    assert [need.what for need in ents.needs] == ["minion-in-play", "character-in"]
    assert [need.what for need in ents.second_needs] == ["character-in-play", "companion-in"]
    woses = changed["paths-of-the-woses"]
    assert [len(needs) for needs in (woses.needs, woses.second_needs)] == [2, 1]
    assert changed["isildurs-bane"].needs == changed["isildurs-bane"].second_needs
    assert changed["the-last-battle"].second_needs[0].abroad


def test_what_cards_ask_for() -> None:
    """[W9.8, W15.4]"""
    events = {event.id: event for event in PACK.events}
    arrow = events["the-red-arrow"].needs[0]
    assert (arrow.what, arrow.nations) == ("nation-active", 1 << GONDOR)
    spells = events["dreadful-spells"].needs[0]
    assert (spells.side, spells.who, spells.n) == (SHADOW, ["nazgul"], 1)
    eagles = events["the-eagles-are-coming"].needs[0]
    assert (eagles.side, eagles.enemy, eagles.besides) == (FREE, ["nazgul"], ["witch-king"])
    valinor = events["return-to-valinor"].needs[0]
    assert (valinor.settlement, valinor.nations) == (STRONGHOLD, 1 << ELVES)
    assert events["dead-men-of-dunharrow"].needs[0].outside_siege
    last = events["the-last-battle"].needs[0]
    assert names(last.regions) == {
        "north-ithilien", "south-ithilien", "dagorlad", "barad-dur", "morannon", "minas-morgul",
        "nurn", "gorgoroth",
    }  # fmt: skip
    combat = {card.id: card for card in PACK.combat}
    assert combat["durins-bane"].needs[0].n == 2
    assert combat["ents-rage"].needs[0].nations == 1 << ROHAN
    asks_nothing = Counter(event.deck for event in PACK.events if not event.needs)
    assert [asks_nothing[deck] for deck in range(4)] == [12, 18, 9, 7]


def test_tokens_from_the_hunt() -> None:
    """[W35.1, W35.2, W35.3, W35.4, W35.5]"""
    assert [(one.id, one.free, one.shadow) for one in PACK.awards] == [
        ("corrupted-early", 0, 2),
        ("corrupted-late", 0, 1),
        ("arrived-alone", 1, 1),
        ("arrived-with-few", 1, 0),
        ("arrived-with-many", 2, 0),
    ]


# Rules of the editions


def test_the_edition_chooses_every_rule_that_is_not_named() -> None:
    """[W1.1, W1.2, W1.7]"""
    assert len(RULES) == 20
    assert (RULES[EREBOR_SETUP][0], RULES[TEAM_POLITICS][0]) == ("erebor_setup", "team_politics")
    assert second_rules({}) == second_rules({"edition": "1"}) == 0
    assert second_rules({"edition": "2"}) == (1 << 20) - 1
    assert second_rules({"merge": "end_of_action"}) == 1 << MERGE
    assert second_rules({"edition": "2", "merge": "at_once"}) == (1 << 20) - 1 & ~(1 << MERGE)
    assert second_rules({"edition": "2", "merge": "as_edition"}) == (1 << 20) - 1
    assert rule_choices(CARD_TEXT) == ("as_edition", "1r", "2")


def test_names_of_streams_fit_their_purpose() -> None:
    """[W1.5]"""
    assert len(set(STREAMS)) == len(STREAMS)
    assert all(len(stream) <= 16 for stream in STREAMS)
    assert VICTORIES[1:] == ("ring-lost", "ring-destroyed", "shadow-conquest", "free-conquest")


# Packs that are refused


def changed(file: str, change: Change) -> dict[str, bytes]:
    data = texts()
    change(data[file])
    return {name: json.dumps(value).encode() for name, value in data.items()}


def region(id: str, key: str, value: object) -> Change:
    return put("regions", REGIONS.index(id), key, value)


def put(key: str, index: int, field: str, value: object) -> Change:
    return lambda file: file[key][index].__setitem__(field, value)


def drop(key: str, index: int = -1) -> Change:
    return lambda file: file[key].pop(index)


def cut_off_umbar(file: dict[str, Any]) -> None:
    for record in file["regions"]:
        record["near"] = [id for id in record["near"] if id != "umbar"]
    file["regions"][UMBAR]["near"] = []


def crowd(file: dict[str, Any]) -> None:
    for nation in ("north", "rohan"):
        file["armies"].append({"nation": nation, "region": "minas-tirith", "regular": 4})


def mixed(file: dict[str, Any]) -> None:
    file["armies"].append({"nation": "sauron", "region": "bree", "regular": 1})


@pytest.mark.parametrize(
    ("file", "change", "reason"),
    [
        ("regions", lambda f: f.__setitem__("surprise", 1), "schema"),
        ("regions", region("bree", "settlement", "village"), "schema"),
        ("regions", drop("regions"), "regions"),
        ("regions", region("bree", "near", ["mount-doom"]), "no-region"),
        ("regions", region("bree", "near", ["bree"]), "border"),
        ("regions", region("bree", "near", ["buckland"]), "one-sided"),
        ("regions", region("bree", "walls", ["north-downs"]), "one-sided"),
        ("regions", cut_off_umbar, "not-connected"),
        ("regions", region("bree", "fortification", True), "two"),
        ("regions", region("fangorn", "settlement", "town"), "no-nation"),
        ("regions", region("fangorn", "coast", True), "coast"),
        ("geometry", lambda f: f["standing"].pop("bree"), "drawing"),
        ("geometry", lambda f: f["standing"]["bree"].pop("sign"), "sign"),
        ("geometry", lambda f: f["standing"]["bree"]["names"]["en"]["lines"].clear(), "room"),
        ("geometry", lambda f: f["regions"]["bree"]["arcs"].append(0), "ring"),
        ("geometry", put("arcs", 30, "kind", "waste"), "lines"),
        ("geometry", lambda f: f["mordor_track"]["steps"].pop(), "track"),
        ("nations", drop("nations"), "nations"),
        ("nations", put("nations", 0, "side", "shadow"), "side"),
        ("nations", put("nations", 0, "step", 4), "step"),
        ("nations", put("nations", 6, "figures", {"nazgul": 1}), "leader"),
        ("nations", put("nations", 6, "figures", {"leader": 1}), "leader"),
        ("nations", put("nations", 2, "figures", {"regular": 8}), "figures"),
        ("setup", put("armies", 0, "region", "esgaroth"), "no-region"),
        ("setup", crowd, "units"),
        ("setup", mixed, "both-sides"),
        ("setup", put("variants", 0, "choice", "three_elites"), "rule"),
        ("setup", lambda f: f["variants"][0]["armies"][0].__setitem__("region", "bree"), "variant"),
        ("setup", drop("seats"), "seats"),
        ("setup", put("seats", 0, "nations", ["rohan"]), "seats"),
        ("setup", lambda f: f["fellowship"].__setitem__("guide", "sam"), "no-character"),
        ("setup", lambda f: f["fellowship"].__setitem__("guide", "gollum"), "fellowship"),
        ("dice", lambda f: f["dice"][0]["faces"].__setitem__(0, "eye"), "die"),
        ("dice", put("dice", 1, "start", 11), "die"),
        ("characters", drop("characters"), "characters"),
        ("characters", put("characters", 0, "abilities", ["flight"]), "ability"),
        ("characters", put("characters", 10, "side", "free"), "minion"),
        ("characters", put("characters", 7, "replaces", "saruman-white"), "no-character"),
        ("events", drop("free-character"), "deck-size"),
        ("events", put("free-strategy", 0, "id", "elven-rope"), "double-card"),
        ("events", put("free-strategy", 0, "combat", "onslaught"), "no-combat"),
        ("events", put("free-strategy", 0, "symbol", "character"), "symbol"),
        ("events", put("free-character", 0, "tile", "elven-rope"), "tile-card"),
        ("events", put("free-character", 5, "needs", [{"what": "sunshine"}]), "schema"),
        ("combat", put("combat", 0, "initiative", [8]), "window"),
        ("combat", put("combat", 0, "id", "daylight"), "double-card"),
        ("tiles", drop("tiles"), "tiles"),
        ("tiles", put("tiles", 4, "value", 7), "tile-value"),
        ("tiles", put("tiles", 4, "stop", True), "stop"),
        ("tokens", drop("tokens"), "tokens"),
        ("tokens", put("awards", 0, "shadow", 3), "tokens"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused(file: str, change: Change, reason: str) -> None:
    with pytest.raises(BadContent) as problem:
        read_pack("broken", changed(file, change))
    assert problem.value.reason == reason


def test_a_missing_file_is_named() -> None:
    files = changed("dice", lambda f: None)
    del files["dice"]
    with pytest.raises(BadContent, match=r"dice\.json"):
        read_pack("broken", files)


def test_another_pack_can_be_named() -> None:
    files = changed("dice", put("dice", 1, "start", 8))
    add_pack(read_pack("mine", files))
    assert pack_named("mine").first_dice == [4, 8]
    assert pack_named("first") is first_pack()
    with pytest.raises(BadContent, match="no content pack"):
        pack_named("nobody's")
