"""What is printed on the cards, and content packs that are refused. [Q1, Q3, Q27, Q29]"""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ringtable.games.quest
from ringtable.games.quest.box import components as box
from ringtable.games.quest.box.components import (
    COST_X,
    KEYWORDS,
    KINDS,
    NOT_PRINTED,
    SPHERES,
    TRAITS,
)
from ringtable.games.quest.box.content import add_pack, core_pack, pack_named, printed_in, read_pack
from ringtable.games.quest.box.pack import Pack, named
from ringtable.games.quest.box.tables import FILES
from ringtable.kernel.errors import BadContent

DATA = Path(ringtable.games.quest.__file__).parent / "data" / "core"
Change = Callable[[dict[str, Any]], object]


def texts() -> dict[str, Any]:
    return {name: json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")) for name in FILES}


def changed(file: str, change: Change) -> dict[str, bytes]:
    data = texts()
    change(data[file])
    return {name: json.dumps(value).encode() for name, value in data.items()}


@pytest.fixture
def pack() -> Pack:
    return core_pack()


def copies(pack: Pack, *kinds: str) -> int:
    """Physical cards of these kinds in one core set."""
    return sum(pack.quantity[card] for card in pack.titles if KINDS[pack.kind[card]] in kinds)


def rows(table: str) -> dict[str, list[int]]:
    """`id 1 2 3` a line: a table typed in beside the data, to compare with."""
    lines = [line.split() for line in table.strip().splitlines()]
    return {id: [int(number) for number in numbers] for id, *numbers in lines}


# The box


def test_226_cards(pack: Pack) -> None:
    """[Q1.2, Q1.3]"""
    assert copies(pack, *KINDS) == 226
    assert copies(pack, "hero") == 12
    assert copies(pack, "ally", "attachment", "event") == 120
    assert copies(pack, "enemy", "location", "treachery", "objective") == 84
    assert copies(pack, "quest") == 10
    titles = Counter(KINDS[pack.kind[card]] for card in pack.titles if card != box.ORC_GUARD)
    assert titles == Counter(
        hero=12, ally=20, attachment=13, event=28,
        enemy=19, location=12, treachery=11, objective=3, quest=10,
    )  # fmt: skip
    assert titles.total() == box.LAST_NUMBER
    assert [copies(pack, kind) for kind in ("ally", "attachment", "event")] == [45, 22, 53]
    assert [copies(pack, kind) for kind in ("enemy", "location", "treachery")] == [35, 26, 20]


def test_every_sphere_has_three_heroes_and_29_cards_and_gandalf_has_none(pack: Pack) -> None:
    """[Q1.4]"""
    heroes = Counter(SPHERES[pack.sphere[card]] for card in pack.titles if pack.kind[card] == 0)
    assert heroes == Counter(leadership=3, tactics=3, spirit=3, lore=3)
    cards = Counter[str]()
    for card in pack.titles:
        if box.DECK_KINDS >> pack.kind[card] & 1:
            cards[SPHERES[pack.sphere[card]]] += pack.quantity[card]
    assert cards == Counter(leadership=29, tactics=29, spirit=29, lore=29, neutral=4)
    neutral = [pack.ids[card] for card in pack.titles if pack.sphere[card] == box.NEUTRAL]
    assert neutral == ["gandalf"]
    ranges = [(box.LEADERSHIP, 13, 27), (box.TACTICS, 28, 42), (box.SPIRIT, 43, 57)]
    for sphere, first, last in [*ranges, (box.LORE, 58, 72)]:
        assert {pack.sphere[card] for card in range(first, last + 1)} == {sphere}


def test_tokens_and_numbers_of_the_rulebook() -> None:
    """[Q1.5, Q1.7, Q27.3, Q27.4, Q27.6, Q4.7]"""
    assert dict(zip(box.TOKENS, box.TOKENS_IN_THE_BOX, strict=True)) == {
        "damage": 40,
        "progress": 26,
        "resource": 30,
    }
    assert box.LAST_THREAT == box.LEAST_DECK == 50
    assert (box.MOST_COPIES, box.MOST_HEROES, box.OPENING_HAND) == (3, 3, 6)


# Columns, against tables typed in independently

# threat cost, willpower, attack, defense, hit points
HEROES = """
aragorn 12 2 3 2 5
theodred 8 1 2 1 4
gloin 9 2 2 1 4
gimli 11 2 2 2 5
legolas 9 1 3 1 4
thalin 9 1 2 2 4
eowyn 9 4 1 1 3
eleanor 7 1 1 2 3
dunhere 8 1 2 1 4
denethor 8 1 1 3 3
glorfindel 12 3 3 1 5
beravor 10 2 2 2 4
"""

# cost, willpower, attack, defense, hit points, copies
ALLIES = """
guard-of-the-citadel 2 1 1 0 2 3
faramir 4 2 1 2 3 2
son-of-arnor 3 0 2 0 2 2
snowbourn-scout 1 0 0 1 1 3
silverlode-archer 3 1 2 0 1 2
longbeard-orc-slayer 4 0 2 1 3 2
brok-ironfist 6 2 2 1 4 1
veteran-axehand 2 0 2 1 2 3
gondorian-spearman 2 0 1 1 1 3
horseback-archer 3 0 2 1 2 2
beorn 6 1 3 3 6 1
wandering-took 2 1 1 1 2 2
lorien-guide 3 1 1 0 2 3
northern-tracker 4 1 2 2 3 2
daughter-of-the-nimrodel 3 1 0 0 1 3
erebor-hammersmith 2 1 1 1 3 2
henamarth-riversong 1 1 1 0 1 1
miner-of-the-iron-hills 2 0 1 1 2 2
gleowine 2 1 0 0 2 2
gandalf 5 4 4 4 4 4
"""

# cost (-2 is X), copies
ATTACHMENTS_AND_EVENTS = """
ever-vigilant 1 2
common-cause 0 2
for-gondor 2 2
sneak-attack 1 2
valiant-sacrifice 1 2
grim-resolve 5 1
steward-of-gondor 2 2
celebrians-stone 2 1
blade-mastery 1 3
rain-of-arrows 1 2
feint 1 2
quick-strike 1 2
thicket-of-spears 3 2
swift-strike 2 1
stand-together 0 1
blade-of-gondolin 1 2
citadel-plate 4 2
dwarven-axe 2 2
horn-of-gondor 1 1
the-galadhrims-greeting 3 2
strength-of-will 0 2
hasty-stroke 1 2
will-of-the-west 1 2
a-test-of-will 1 2
stand-and-fight -2 3
a-light-in-the-dark 2 2
dwarven-tomb 1 1
fortune-or-fate 5 1
the-favor-of-the-lady 2 2
power-in-the-earth 1 2
unexpected-courage 2 1
lore-of-imladris 2 3
loriens-wealth 3 2
radagasts-cunning 1 2
secret-paths 1 2
gandalfs-search -2 2
beorns-hospitality 5 1
forest-snare 3 2
protector-of-lorien 1 2
dark-knowledge 1 1
self-preservation 3 2
"""

# engagement cost, threat strength, attack, defense, hit points, victory, copies, in easy mode
ENEMIES = """
king-spider 20 2 3 1 3 0 2 2
hummerhorns 40 1 2 0 3 5 1 0
ungoliants-spawn 32 3 5 2 9 0 1 1
wolf-rider 10 1 2 0 2 0 1 1
hill-troll 30 1 6 3 9 4 2 1
goblin-sniper 48 2 2 0 2 0 2 2
marsh-adder 40 3 4 1 7 3 1 0
wargs 20 2 3 1 3 0 2 2
dol-guldur-orcs 10 2 2 0 3 0 3 3
chieftan-ufthak 35 2 3 3 6 4 1 0
dol-guldur-beastmaster 35 2 3 1 5 0 2 1
forest-spider 25 2 2 1 4 0 4 4
east-bight-patrol 5 3 3 1 2 0 1 1
black-forest-bats 15 1 1 0 2 0 1 1
dungeon-jailor 38 1 2 3 5 5 2 0
nazgul-of-dol-guldur 40 5 4 3 9 0 1 1
cavern-guardian 8 2 2 1 2 0 2 2
misty-mountain-goblins 15 2 2 1 3 0 3 3
eastern-crows 30 1 1 0 1 0 3 1
orc-guard 0 0 1 1 1 0 0 0
"""

# threat strength, quest points, victory, copies, in easy mode
LOCATIONS = """
great-forest-web 2 2 0 2 2
mountains-of-mirkwood 2 3 0 3 3
the-brown-lands 5 1 0 2 2
the-east-bight 1 6 0 2 2
necromancers-pass 3 2 0 2 1
enchanted-stream 2 2 0 2 2
old-forest-road 1 3 0 2 2
forest-gate 2 4 0 2 2
endless-caverns 1 3 0 2 2
tower-gate 2 1 0 2 2
banks-of-the-anduin 1 3 0 2 2
gladden-fields 3 3 3 3 1
"""

# stage, quest points
STAGES = """
flies-and-spiders 1 8
a-fork-in-the-road 2 2
a-chosen-path-dont-leave-the-path 3 0
a-chosen-path-beorns-path 3 10
the-necromancers-tower 1 9
through-the-caverns 2 15
out-of-the-dungeons 3 7
to-the-river 1 8
anduin-passage 2 16
ambush-on-the-shore 3 0
"""


def columns(pack: Pack, kinds: str, *names: str) -> dict[str, list[int]]:
    table: list[list[int]] = [getattr(pack, name) for name in names]
    return {
        pack.ids[card]: [column[card] for column in table]
        for card in pack.titles
        if KINDS[pack.kind[card]] in kinds.split()
    }


FIGHTING = ("attack", "defense", "hit_points")


@pytest.mark.parametrize(
    ("kinds", "names", "table"),
    [
        ("hero", ("threat_cost", "willpower", *FIGHTING), HEROES),
        ("ally", ("cost", "willpower", *FIGHTING, "quantity"), ALLIES),
        ("attachment event", ("cost", "quantity"), ATTACHMENTS_AND_EVENTS),
        (
            "enemy",
            ("engagement", "threat", *FIGHTING, "victory", "quantity", "easy_quantity"),
            ENEMIES,
        ),
        (
            "location",
            ("threat", "quest_points", "victory", "quantity", "easy_quantity"),
            LOCATIONS,
        ),
        ("quest", ("stage", "quest_points"), STAGES),
    ],
)
def test_numbers_as_printed(pack: Pack, kinds: str, names: tuple[str, ...], table: str) -> None:
    """[Q3.3, Q3.4, Q3.5, Q3.8, Q3.9, Q19.23, Q29.28]"""
    assert columns(pack, kinds, *names) == rows(table)


def test_a_statistic_that_is_not_printed_is_not_0(pack: Pack) -> None:
    """[Q3.14, Q7.15]"""
    assert pack.cost[pack.numbers["aragorn"]] == NOT_PRINTED
    assert pack.willpower[pack.numbers["feint"]] == NOT_PRINTED
    assert pack.threat[pack.numbers["gandalfs-map"]] == NOT_PRINTED
    assert pack.willpower[pack.numbers["son-of-arnor"]] == 0
    assert pack.cost[pack.numbers["stand-and-fight"]] == COST_X
    assert pack.cost_without_x(pack.numbers["stand-and-fight"]) == 0
    assert pack.cost_without_x(pack.numbers["feint"]) == 1
    data = pack.card_data(pack.numbers["feint"])
    assert "willpower" not in data
    assert data["cost"] == 1


WITH_KEYWORDS = {
    "sentinel": "aragorn gondorian-spearman",
    "ranged": "legolas silverlode-archer horseback-archer",
    "restricted": "celebrians-stone blade-of-gondolin citadel-plate dwarven-axe horn-of-gondor"
    " gandalfs-map dungeon-torch shadow-key",
    "surge": "wolf-rider endless-caverns eastern-crows",
    "doomed": "cavern-guardian endless-caverns",
    "guarded": "gandalfs-map dungeon-torch shadow-key",
    "victory": "hummerhorns hill-troll marsh-adder chieftan-ufthak dungeon-jailor gladden-fields",
}


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_keywords(pack: Pack, keyword: str) -> None:
    """[Q19.1, Q19.3, Q19.6, Q19.17, Q19.19, Q19.20, Q19.23]"""
    bit = 1 << KEYWORDS.index(keyword)
    found = [pack.ids[card] for card in pack.titles if pack.keywords[card] & bit]
    assert found == WITH_KEYWORDS[keyword].split()
    doomed = [pack.doomed[card] for card in pack.titles if pack.doomed[card]]
    assert doomed == [1, 1]


WITH_TRAITS = {
    "orc": "wolf-rider goblin-sniper dol-guldur-orcs chieftan-ufthak dol-guldur-beastmaster"
    " east-bight-patrol dungeon-jailor misty-mountain-goblins",
    "spider": "king-spider ungoliants-spawn forest-spider",
    "dwarf": "gloin gimli thalin longbeard-orc-slayer brok-ironfist veteran-axehand"
    " erebor-hammersmith miner-of-the-iron-hills",
    "gondor": "eleanor denethor guard-of-the-citadel faramir steward-of-gondor gondorian-spearman",
    "condition": "the-favor-of-the-lady power-in-the-earth unexpected-courage dark-knowledge",
    "troll": "hill-troll",
    "nazgul": "nazgul-of-dol-guldur",
    "dungeon": "endless-caverns tower-gate",
}


def test_traits(pack: Pack) -> None:
    """Those that other cards speak of; every trait is on some card. [Q3.13]"""
    for trait, ids in WITH_TRAITS.items():
        bit = 1 << TRAITS.index(trait)
        assert [pack.ids[card] for card in pack.titles if pack.traits[card] & bit] == ids.split()
    everything = 0
    for card in pack.titles:
        everything |= pack.traits[card]
    assert named(everything, TRAITS) == list(TRAITS)
    assert pack.traits[box.ORC_GUARD] == 0, "it is no Orc for card effects [Q29.28]"
    assert named(pack.traits[1], TRAITS) == ["dunedain", "noble", "ranger"]


def test_unique_cards(pack: Pack) -> None:
    """[Q23.4]"""
    found = {pack.ids[card] for card in pack.titles if pack.unique[card]}
    heroes = {pack.ids[card] for card in range(1, 13)}
    assert found - heroes == {
        "faramir", "brok-ironfist", "steward-of-gondor", "celebrians-stone", "beorn",
        "horn-of-gondor", "henamarth-riversong", "gleowine", "gandalf",
    }  # fmt: skip
    assert heroes <= found


def test_hosts_of_attachments(pack: Pack) -> None:
    """[Q3.10, Q7.18]"""
    hosts = {
        pack.ids[card]: box.HOSTS[pack.host[card]]
        for card in pack.titles
        if pack.host[card] != box.NO_HOST and pack.host[card] != box.ON_HERO
    }
    assert hosts == {
        "power-in-the-earth": "location",
        "forest-snare": "engaged-enemy",
        "self-preservation": "character",
    }


def test_shadow_effects(pack: Pack) -> None:
    """Titles with a shadow effect, and how many cards of each deck have one. [Q11.17]"""
    found = " ".join(pack.ids[card] for card in pack.titles if pack.has_shadow[card])
    assert found == (
        "king-spider hummerhorns ungoliants-spawn wolf-rider wargs despair dol-guldur-orcs"
        " driven-by-shadow forest-spider east-bight-patrol cavern-guardian under-the-shadow"
        " iron-shackles misty-mountain-goblins massing-at-night eastern-crows pursued-by-shadow"
    )
    counts = [
        sum(pack.has_shadow[card] for card in pack.encounter_deck(scenario, False))
        for scenario in pack.scenarios
    ]
    assert counts == [13, 18, 13]


# The two columns of Q32.5, by card number
ANSWERS = {
    "M-COMMIT": [1, 2, 44, 45],
    "M-REVEAL": [8, 50],
    "M-PROGRESS": [124],
    "M-EXPLORED": [78],
    "M-TRAVELLED": [47, 99, 100],
    "M-DEALT": [71],
    "M-DEFENDER": [29, 37],
    "M-SHADOW": [48],
    "M-KILL": [5, 39],
    "M-PLAYED": [59],
    "M-ENTERS": [15, 16, 18, 61, 73],
    "M-DAMAGED": [3],
    "M-DESTROYED": [42],
    "M-LEAVES": [19, 24],
}
# The cards in its first column: passive and forced effects.
OTHERS = {
    "M-BEGIN": [125],
    "M-TURNED": [6],
    "M-RESULT": [101],
    "M-STAGE": [120],
    "M-RESCUED": [102],
    "M-TRAVELLED": [87, 107],
    "M-ENGAGED": [75, 96],
    "M-ATTACKS": [84, 91],
    "M-SHADOW-DONE": [102],
    "M-ATTACKED": [85, 90, 111],
    "M-DAMAGED": [82],
    "M-DESTROYED": [115],
    "M-LEAVES": [113],
    "M-DRAW": [105],
    "M-READY": [80],
    "M-THREAT": [114],
    "M-END-PHASE": [83],
    "M-END-ROUND": [73, 109, 110],
}


def test_moments_are_those_of_the_timing_chapter(pack: Pack) -> None:
    """[Q32.5]"""
    answering = {moment: pack.answering(number) for number, moment in enumerate(box.MOMENTS)}
    assert {moment: cards for moment, cards in answering.items() if cards} == ANSWERS
    others: dict[str, list[int]] = {}
    for card in pack.titles:
        for ability, moment in pack.abilities[card]:
            if ability in (box.PASSIVE, box.FORCED) and moment != box.NO_MOMENT:
                others.setdefault(box.MOMENTS[moment], []).append(card)
    assert others == OTHERS


def test_steps_windows_and_phases() -> None:
    """Every step and window stands once in the sequence. [Q5.1, Q5.4, Q32.1]"""
    assert len(box.STEPS) + len(box.WINDOWS) == len(box.SEQUENCE) == len(set(box.SEQUENCE))
    assert set(box.SEQUENCE) == {*box.STEPS, *box.WINDOWS}
    assert [one for one in box.SEQUENCE if one.startswith("W-")] == list(box.WINDOWS)
    assert [one for one in box.SEQUENCE if one.startswith("S-")] == list(box.STEPS)
    assert " ".join(box.WINDOWS) == (
        "W-RES W-PLAN W-Q0 W-Q1 W-Q2 W-Q3 W-TRV W-ENC1 W-ENC2 W-C0 W-DEF1 W-DEF2 W-DEF3 W-DEF4"
        " W-C1 W-ATK1 W-ATK2 W-ATK3 W-C2 W-REF"
    )
    assert list(box.WINDOW_PHASES) == sorted(box.WINDOW_PHASES)
    assert len(box.WINDOW_PHASES) == len(box.WINDOWS)
    assert box.PHASES[box.WINDOW_PHASES[box.W_DEF3]] == "combat"
    assert box.PHASES == (
        "resource", "planning", "quest", "travel", "encounter", "combat", "refresh",
    )  # fmt: skip


def test_constants_and_names_agree() -> None:
    """`W_Q0` is the place of "W-Q0" in its table; so it is for every numbered thing."""
    tables = [box.STEPS, box.WINDOWS, box.MOMENTS, box.KINDS, box.SPHERES]
    for table in tables:
        for place, name in enumerate(table):
            assert getattr(box, name.replace("-", "_").upper()) == place
    for place, trait in enumerate(box.TRAITS):
        assert getattr(box, trait.replace("-", "_").upper()) == 1 << place
    for place, keyword in enumerate(box.KEYWORDS):
        assert getattr(box, keyword.upper()) == 1 << place
    assert box.ZONES[box.VICTORY_DISPLAY] == "victory-display"
    assert box.ZONES[box.REMOVED] == "removed"
    assert len(box.ZONES) == box.REMOVED + 1
    assert box.STREAMS[box.DECK_STREAM + 3] == "deck-4"
    assert box.STREAMS[box.PATH_STREAM] == "path"
    assert box.ABILITIES[box.WIN_CONDITION] == "win-condition"
    assert all(len(stream) <= 16 for stream in box.STREAMS)
    assert box.bits(box.IN_PLAY) == [4, 5, 6, 7, 8, 9]


def test_options_and_modes() -> None:
    """[Q28.15, Q28.16, Q32.14, Q32.18, Q32.22]"""
    options = dict(box.OPTIONS)
    assert {name: values[0] for name, values in options.items()} == {
        "scenario": "passage-through-mirkwood",
        "format": "scenario",
        "shadow_cards": "on",
        "encounter_deck": "full",
        "scoring": "rulebook",
        "card_pool": "boxed",
        "first_player": "random",
    }
    for _, shadow, deck in box.MODES:
        assert shadow in options["shadow_cards"]
        assert deck in options["encounter_deck"]
    assert [mode for mode, _, _ in box.MODES] == ["standard", "basic", "easy", "basic_easy"]
    assert box.EMPTY_WINDOWS[0] == "pass"
    assert box.PACES[0] == "secrets_and_losses"


# Scenarios


def test_encounter_sets(pack: Pack) -> None:
    """[Q29.1]"""
    full: Counter[str] = Counter()
    easy: Counter[str] = Counter()
    for card in pack.titles:
        if pack.encounter_set[card] >= 0:
            full[pack.sets[pack.encounter_set[card]]] += pack.quantity[card]
            easy[pack.sets[pack.encounter_set[card]]] += pack.easy_quantity[card]
    assert full == {
        "passage-through-mirkwood": 10,
        "spiders-of-mirkwood": 12,
        "dol-guldur-orcs": 14,
        "wilderlands": 14,
        "saurons-reach": 10,
        "journey-along-the-anduin": 9,
        "escape-from-dol-guldur": 15,
    }
    assert list(easy.values()) == [8, 10, 9, 10, 13, 6, 7], "in the order of the cards"


def test_encounter_decks_of_the_scenarios(pack: Pack) -> None:
    """[Q29.2, Q28.18, Q28.10, Q-EX29]"""
    decks = {
        scenario.id: [len(pack.encounter_deck(scenario, easy)) for easy in (False, True)]
        for scenario in pack.scenarios
    }
    assert decks == {
        "passage-through-mirkwood": [36, 27],
        "journey-along-the-anduin": [47, 32],
        "escape-from-dol-guldur": [41, 30],
    }
    assert [scenario.difficulty for scenario in pack.scenarios] == [1, 4, 7]
    escape = pack.scenarios[box.DOL_GULDUR_ESCAPE]
    for easy, left in ((False, 37), (True, 26)):
        deck = pack.encounter_deck(escape, easy)
        for card in escape.revealed + escape.set_aside:
            deck.remove(card)
        assert len(deck) == left


def test_quest_decks_and_cards_of_the_setup(pack: Pack) -> None:
    """[Q3.2, Q29.3, Q29.9, Q29.16, Q29.17, Q29.34]"""
    mirkwood, anduin, escape = pack.scenarios
    assert mirkwood.stages == [[119], [120], [121, 122]]
    assert anduin.stages == [[126], [127], [128]]
    assert escape.stages == [[123], [124], [125]]
    assert [pack.ids[card] for card in mirkwood.to_staging] == ["forest-spider", "old-forest-road"]
    assert (anduin.reveals_per_player, anduin.to_staging) == (1, [])
    assert [pack.ids[card] for card in escape.revealed] == [
        "gandalfs-map",
        "dungeon-torch",
        "shadow-key",
    ]
    assert [pack.ids[card] for card in escape.set_aside] == ["nazgul-of-dol-guldur"]
    assert pack.stage_names[121]["en"] == "Don't Leave the Path!"
    assert pack.stage_names[122]["ru"] == "Тропа Беорна"
    assert pack.stage_names[119] == pack.names[119]


def test_starter_decks(pack: Pack) -> None:
    """[Q27.1, Q27.2]"""
    heroes = {deck.id: [pack.ids[hero] for hero in deck.heroes] for deck in pack.decks}
    assert heroes == {
        "leadership": ["aragorn", "gloin", "theodred"],
        "tactics": ["legolas", "gimli", "thalin"],
        "spirit": ["eowyn", "dunhere", "eleanor"],
        "lore": ["glorfindel", "denethor", "beravor"],
    }
    assert [deck.threat for deck in pack.decks] == [29, 29, 24, 30]
    for deck in pack.decks:
        assert sum(deck.cards.values()) == 30
        assert deck.cards[pack.numbers["gandalf"]] == 1
        of_the_sphere = {
            card: pack.quantity[card] for card in range(13, 73) if pack.sphere[card] == deck.sphere
        }
        assert {**of_the_sphere, 73: 1} == deck.cards


# Worked examples of the rulebook, as far as printed numbers go


def test_numbers_of_the_worked_examples(pack: Pack) -> None:
    """[Q-EX1, Q-EX2, Q-EX3, Q-EX4, Q-EX5, Q-EX7, Q-EX8]"""
    n = pack.numbers
    assert [pack.cost[n[id]] for id in ("guard-of-the-citadel", "northern-tracker")] == [2, 4]
    quest = [pack.willpower[n[id]] for id in ("eowyn", "aragorn", "guard-of-the-citadel")]
    staging = [pack.threat[n[id]] for id in ("gladden-fields", "east-bight-patrol", "hummerhorns")]
    assert sum(quest) == sum(staging) == 7
    assert pack.quest_points[n["enchanted-stream"]] == 2
    costs = [
        pack.engagement[n[id]]
        for id in ("king-spider", "forest-spider", "ungoliants-spawn", "hummerhorns")
    ]
    assert costs == [20, 25, 32, 40]
    assert pack.attack[n["ungoliants-spawn"]] == 5
    assert pack.has_shadow[n["east-bight-patrol"]]
    assert not pack.has_shadow[n["enchanted-stream"]]
    assert (pack.defense[n["dol-guldur-orcs"]], pack.hit_points[n["dol-guldur-orcs"]]) == (0, 3)
    together = pack.attack[n["legolas"]] + pack.attack[n["gondorian-spearman"]]
    left = pack.hit_points[n["dol-guldur-beastmaster"]]
    assert left - (together - pack.defense[n["dol-guldur-beastmaster"]]) == 2


def test_what_a_client_is_given(pack: Pack) -> None:
    data = printed_in("core")
    assert data == pack.to_data()
    assert isinstance(data["cards"], list)
    cards = {card["id"]: card for card in data["cards"]}
    assert cards["aragorn"] == {
        "number": 1,
        "id": "aragorn",
        "type": "hero",
        "sphere": "leadership",
        "unique": True,
        "threat_cost": 12,
        "willpower": 2,
        "attack": 3,
        "defense": 2,
        "hit_points": 5,
        "traits": ["dunedain", "noble", "ranger"],
        "keywords": ["sentinel"],
        "quantity": 1,
        "abilities": ["response"],
    }
    assert cards["stand-and-fight"]["cost"] == "X"
    assert cards["hummerhorns"]["victory"] == 5
    assert cards["hummerhorns"]["set"] == "spiders-of-mirkwood"
    assert cards["hummerhorns"]["abilities"] == ["forced", "shadow"]
    assert cards["to-the-river"]["stage"] == 1
    assert cards["forest-snare"]["attach_to"] == "engaged-enemy"
    assert len(cards) == 129
    json.dumps(data)


# Packs that do not fit


def put(key: str, index: int, field: str, value: object) -> Change:
    return lambda file: file[key][index].__setitem__(field, value)


def drop(key: str, index: int, field: str) -> Change:
    return lambda file: file[key][index].pop(field)


def lacks(key: str, index: int = -1) -> Change:
    return lambda file: file[key].pop(index)


@pytest.mark.parametrize(
    ("file", "change", "reason", "words"),
    [
        ("heroes", lambda f: f.__setitem__("surprise", 1), "schema", "heroes.json"),
        ("heroes", put("cards", 0, "attack", "strong"), "schema", "attack"),
        ("heroes", lacks("cards"), "total", "12 heroes, not 11 [Q1.2]"),
        ("heroes", put("cards", 3, "number", 99), "numbers", "gimli (99)"),
        ("heroes", put("cards", 3, "id", "legolas"), "double-card", "'legolas' is listed twice"),
        ("heroes", put("cards", 0, "type", "ally"), "type", "aragorn (1) is no card for the"),
        ("heroes", put("cards", 0, "sphere", "magic"), "sphere", "no sphere 'magic'"),
        ("heroes", put("cards", 0, "sphere", "neutral"), "sphere", "[Q3.8]"),
        ("heroes", drop("cards", 0, "unique"), "unique", "all heroes are unique [Q23.4]"),
        ("heroes", drop("cards", 0, "threat_cost"), "lacks", "hero has threat_cost"),
        ("heroes", put("cards", 0, "cost", 3), "too-much", "hero has no cost [Q3.14]"),
        ("heroes", put("cards", 0, "attack", -3), "number", "attack is -3"),
        ("heroes", put("cards", 0, "traits", ["wizard"]), "trait", "no trait 'wizard'"),
        ("heroes", put("cards", 0, "keywords", ["haste"]), "keyword", "no keyword 'haste'"),
        ("heroes", put("cards", 0, "keywords", ["victory"]), "keyword", "with a number"),
        ("heroes", put("cards", 0, "keywords", ["guarded"]), "keyword", "[Q19.6]"),
        ("heroes", put("cards", 0, "abilities", ["response"]), "moment", "names its moment"),
        ("heroes", put("cards", 0, "abilities", ["forced M-DAWN"]), "moment", "no moment 'M-DAWN'"),
        ("heroes", put("cards", 0, "abilities", ["magic"]), "ability", "no ability 'magic'"),
        ("player_cards", put("cards", 0, "quantity", 4), "total", "120 player cards, not 121"),
        ("player_cards", drop("cards", 0, "sphere"), "sphere", "have a sphere [Q1.4]"),
        ("player_cards", put("cards", 0, "attach_to", "hero"), "host", "only attachments"),
        ("player_cards", drop("cards", 13, "attach_to"), "host", "names its host [Q3.10]"),
        ("player_cards", put("cards", 13, "attach_to", "boat"), "host", "no host 'boat'"),
        ("encounter_cards", put("cards", 0, "set", "moria"), "set-total", "spiders-of-mirkwood"),
        ("encounter_cards", drop("cards", 0, "set"), "set-total", "but 10 and 6 are listed"),
        ("encounter_cards", put("cards", 0, "easy_quantity", 1), "set-total", "12 cards, 8"),
        ("encounter_sets", put("sets", 0, "total", 11), "set-total", "has 11 cards"),
        ("encounter_sets", lambda f: f["sets"].append(f["sets"][0]), "set-total", "twice"),
        ("quest_cards", drop("cards", 0, "stage"), "stage", "stages have a scenario"),
        ("quest_cards", put("cards", 0, "scenario", "moria"), "stages", "passage-through-mirkwood"),
        ("quest_cards", put("cards", 0, "stage", 2), "stages", "stage 1 is not there [Q3.2]"),
        ("special_cards", put("cards", 0, "id", "troll-guard"), "orc-guard", "Orc Guard"),
        ("special_cards", put("cards", 0, "set", "wilderlands"), "set", "belong to a set"),
        ("names", lacks("names", 0), "names", "differ: aragorn"),
        ("names", put("names", 0, "ru", ""), "names", "aragorn lacks a name"),
        ("names", put("names", 0, "pl", "Gimli"), "names", "two cards are called 'Gimli'"),
        ("names", put("names", 0, "ru_source", "hearsay"), "schema", "ru_source"),
        ("scenarios", lacks("scenarios"), "scenarios", "in this order"),
        ("scenarios", put("scenarios", 0, "sets", ["moria"]), "scenario", "set 'moria' [Q29.1]"),
        ("scenarios", put("scenarios", 0, "encounter_cards", 35), "deck-size", "[Q29.2, Q28.18]"),
        ("scenarios", put("scenarios", 0, "quest_deck", [["aragorn"]]), "stages", "its stages"),
        (
            "scenarios",
            put("scenarios", 0, "setup", {"to_staging": ["hill-troll"]}),
            "setup",
            "hill-troll is not in the encounter deck",
        ),
        ("scenarios", put("scenarios", 0, "setup", {"revealed": ["x"]}), "unknown-card", "'x'"),
        ("starter_decks", put("decks", 0, "threat", 30), "starter-threat", "[Q27.2]"),
        ("starter_decks", put("decks", 0, "heroes", ["aragorn"]), "starter-heroes", "three heroes"),
        (
            "starter_decks",
            put("decks", 0, "heroes", ["aragorn", "gloin", "gimli"]),
            "starter-heroes",
            "another sphere",
        ),
        ("starter_decks", put("decks", 0, "sphere", "magic"), "sphere", "no sphere 'magic'"),
        (
            "starter_decks",
            lambda f: f["decks"][0]["cards"].__setitem__("gandalf", 2),
            "starter-cards",
            "not 29 and 2 [Q27.1]",
        ),
        (
            "starter_decks",
            lambda f: f["decks"][0]["cards"].__setitem__("faramir", 3),
            "starter-cards",
            "3 × faramir",
        ),
        (
            "starter_decks",
            lambda f: f["decks"][0]["cards"].__setitem__("shelob", 1),
            "unknown-card",
            "no card 'shelob'",
        ),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused(
    file: str, change: Change, reason: str, words: str
) -> None:
    """The sentence names the card and what is wrong. [Q1.2, Q3.14, Q19.6, Q23.4, Q27.1, Q29.2]"""
    with pytest.raises(BadContent) as problem:
        read_pack("broken", changed(file, change))
    assert problem.value.reason == reason, str(problem.value)
    assert words in str(problem.value)


def test_easy_mode_only_takes_cards_away() -> None:
    """[Q28.14]"""
    files = changed("encounter_cards", put("cards", 0, "easy_quantity", 3))
    sets = json.loads(files["encounter_sets"])
    sets["sets"][1]["easy_total"] += 1
    files["encounter_sets"] = json.dumps(sets).encode()
    with pytest.raises(BadContent, match="only takes cards away"):
        read_pack("broken", files)


def test_a_missing_file_is_named() -> None:
    files = changed("names", lambda f: None)
    del files["names"]
    with pytest.raises(BadContent, match=r"names\.json"):
        read_pack("broken", files)


def test_another_pack_can_be_named() -> None:
    files = changed("heroes", put("cards", 0, "attack", 4))
    add_pack(read_pack("mine", files))
    assert pack_named("mine").attack[1] == 4
    assert pack_named("core").attack[1] == 3
    with pytest.raises(BadContent, match="no content pack"):
        pack_named("nobody's")
