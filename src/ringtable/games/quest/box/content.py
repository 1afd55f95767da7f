"""Content packs of the card game: what is printed on the cards, and where we know it from. A pack
is a folder of nine files; each is checked, and a mistake is named by card and clause."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from ringtable.games.quest.box.components import (
    ABILITIES,
    COST_X,
    DECK_KINDS,
    DOOMED,
    ENEMY,
    HERO,
    HOSTS,
    KEYWORDS,
    KINDS,
    LAST_NUMBER,
    LOCATION,
    M_REVEAL,
    M_SHADOW,
    M_STAGE_UP,
    MOMENTS,
    MOST_HEROES,
    NO_MOMENT,
    NOT_PRINTED,
    OBJECTIVE,
    ORC_GUARD,
    QUEST,
    RESPONSE,
    SCENARIOS,
    SHADOW_EFFECT,
    SPHERES,
    TRAITS,
    TREACHERY,
    VICTORY,
    WHEN_REVEALED,
    Ability,
    Card,
    Moment,
)
from ringtable.games.quest.box.pack import Pack, Printed, Scenario, StartingDeck
from ringtable.games.quest.box.tables import (
    FILES,
    CardRecord,
    CardsFile,
    DeckRecord,
    DecksFile,
    NameRecord,
    NamesFile,
    ScenarioRecord,
    ScenariosFile,
    SetRecord,
    SetsFile,
)
from ringtable.kernel.errors import BadContent
from ringtable.kernel.packs import pack_by_name, read_file

LANGUAGES: Final = ("en", "ru", "pl")
ENCOUNTER_KINDS: Final = (ENEMY, LOCATION, TREACHERY, OBJECTIVE)

# The numbers printed on each kind of card; no kind has any others. [Q3.3, Q3.4, Q3.5, Q3.8, Q3.9]
NUMBERS: Final = ("cost", "threat_cost", "engagement", "threat", "willpower", "attack", "defense",
                  "hit_points", "quest_points")  # fmt: skip
PRINTED_ON: Final = {
    "hero": {"threat_cost", "willpower", "attack", "defense", "hit_points"},
    "ally": {"cost", "willpower", "attack", "defense", "hit_points"},
    "attachment": {"cost"},
    "event": {"cost"},
    "enemy": {"engagement", "threat", "attack", "defense", "hit_points"},
    "location": {"threat", "quest_points"},
    "treachery": set(),
    "objective": set(),
    "quest": {"quest_points"},
}


def read_pack(id: str, texts: dict[str, bytes]) -> Pack:
    """A pack from the texts of its files, checked."""
    heroes = read_file("heroes", CardsFile, texts).cards
    player = read_file("player_cards", CardsFile, texts).cards
    encounter = read_file("encounter_cards", CardsFile, texts).cards
    quest = read_file("quest_cards", CardsFile, texts).cards
    special = read_file("special_cards", CardsFile, texts).cards
    sets = read_file("encounter_sets", SetsFile, texts).sets
    check_files(heroes, player, encounter, quest)
    records = [*heroes, *player, *encounter, *quest, *special]
    check_numbers(records)
    check_sets(sets, encounter)
    set_names = [one.id for one in sets]
    titles = [read_card(record, set_names) for record in records]
    read_names(read_file("names", NamesFile, texts).names, titles)
    numbers = {title.id: title.number for title in titles}
    scenarios = read_file("scenarios", ScenariosFile, texts).scenarios
    check_scenarios(scenarios, quest)
    pack = Pack(
        id,
        titles,
        set_names,
        [read_scenario(one, set_names, numbers) for one in scenarios],
        [read_deck(one, numbers) for one in read_file("starter_decks", DecksFile, texts).decks],
    )
    for scenario, record in zip(pack.scenarios, scenarios, strict=True):
        check_scenario(pack, scenario, record)
    for deck in pack.decks:
        check_deck(pack, deck)
    return pack


# Cards


def check_files(
    heroes: Sequence[CardRecord],
    player: Sequence[CardRecord],
    encounter: Sequence[CardRecord],
    quest: Sequence[CardRecord],
) -> None:
    """226 cards: 12 heroes, 120 player cards, 84 encounter cards, 10 quest cards. [Q1.2, Q1.3]"""
    expected: list[tuple[str, Sequence[CardRecord], int, set[int]]] = [
        ("heroes", heroes, 12, {HERO}),
        ("player cards", player, 120, {kind for kind in range(QUEST) if DECK_KINDS >> kind & 1}),
        ("encounter cards", encounter, 84, set(ENCOUNTER_KINDS)),
        ("quest cards", quest, 10, {QUEST}),
    ]
    for words, records, total, kinds in expected:
        for record in records:
            if KINDS.index(record.type) not in kinds:
                raise BadContent(
                    f"{shown(record)} is no card for the {words}: {record.type} [Q1.3]", "type"
                )
        found = sum(record.quantity for record in records)
        if found != total:
            raise BadContent(f"there are {total} {words}, not {found} [Q1.2]", "total")


def check_numbers(records: Sequence[CardRecord]) -> None:
    """Numbers go from 1 to 128 as printed; the Orc Guard, which has none, follows. [Q29.34]"""
    numbers = [record.number for record in records]
    if numbers != list(range(1, ORC_GUARD + 1)):
        wrong = next(
            (record for place, record in enumerate(records, 1) if record.number != place),
            records[-1],
        )
        raise BadContent(
            f"{shown(wrong)}: cards are numbered from 1 to {LAST_NUMBER} in order, "
            f"and the Orc Guard follows as {ORC_GUARD}",
            "numbers",
        )
    double = [id for id, times in Counter(record.id for record in records).items() if times > 1]
    if double:
        raise BadContent(f"the card {double[0]!r} is listed twice", "double-card")
    if records[-1].id != "orc-guard" or records[-1].quantity:
        raise BadContent("the last card is the Orc Guard, of which no copy is printed", "orc-guard")


def shown(record: CardRecord) -> str:
    return f"{record.id} ({record.number})"


def read_card(record: CardRecord, sets: list[str]) -> Printed:
    check_printed(record)
    card = Printed(record.number, record.id, KINDS.index(record.type))
    if record.sphere:
        card.sphere = index(record.sphere, SPHERES, "sphere", record)
    if record.set:
        card.encounter_set = index(record.set, sets, "encounter set", record)
    card.stage = record.stage
    card.unique = record.unique
    card.cost = COST_X if record.cost == "X" else number(record.cost)
    card.threat_cost = number(record.threat_cost)
    card.engagement = number(record.engagement)
    card.threat = number(record.threat)
    card.willpower = number(record.willpower)
    card.attack = number(record.attack)
    card.defense = number(record.defense)
    card.hit_points = number(record.hit_points)
    card.quest_points = number(record.quest_points)
    card.doomed = record.doomed
    card.victory = record.victory
    for trait in record.traits:
        card.traits |= 1 << index(trait, TRAITS, "trait", record)
    for keyword in record.keywords:
        card.keywords |= 1 << index(keyword, KEYWORDS, "keyword", record)
    card.keywords |= DOOMED if record.doomed else 0
    card.keywords |= VICTORY if record.victory else 0
    if record.attach_to:
        card.host = index(record.attach_to, HOSTS, "host", record)
    card.quantity = record.quantity
    card.easy_quantity = record.easy_quantity
    card.abilities = [read_ability(text, card.kind, record) for text in record.abilities]
    return card


def number(printed: int | str | None) -> int:
    """What is not printed is no 0. [Q3.14]"""
    return printed if isinstance(printed, int) else NOT_PRINTED


def index(word: str, words: Sequence[str], kind: str, record: CardRecord) -> int:
    if word not in words:
        raise BadContent(f"{shown(record)}: there is no {kind} {word!r}", kind.replace(" ", "-"))
    return words.index(word)


def check_printed(record: CardRecord) -> None:
    """Every kind of card has its numbers and no others. [Q3.4, Q3.5, Q3.8, Q3.9, Q3.14]"""
    wanted = PRINTED_ON[record.type]
    for name in NUMBERS:
        value = getattr(record, name)
        if value is None and name in wanted:
            raise BadContent(f"{shown(record)}: a card of type {record.type} has {name}", "lacks")
        if value is not None and name not in wanted:
            raise BadContent(
                f"{shown(record)}: a card of type {record.type} has no {name} [Q3.14]", "too-much"
            )
        if isinstance(value, int) and not 0 <= value <= 50:
            raise BadContent(f"{shown(record)}: {name} is {value}", "number")
    kind = KINDS.index(record.type)
    check_belonging(record, kind)
    if record.type == "attachment" and not record.attach_to:
        raise BadContent(f"{shown(record)}: an attachment names its host [Q3.10]", "host")
    if record.attach_to and record.type != "attachment":
        raise BadContent(f"{shown(record)}: only attachments have a host [Q3.10]", "host")
    if record.type == "hero" and not record.unique:
        raise BadContent(f"{shown(record)}: all heroes are unique [Q23.4]", "unique")
    if {"doomed", "victory"} & set(record.keywords):
        raise BadContent(
            f"{shown(record)}: doomed and victory are written with a number", "keyword"
        )
    if "guarded" in record.keywords and kind != OBJECTIVE:
        raise BadContent(f"{shown(record)}: only objectives are guarded [Q19.6]", "keyword")
    if not 0 <= record.easy_quantity <= record.quantity:
        raise BadContent(
            f"{shown(record)}: the easy mode only takes cards away [Q28.14]", "easy-quantity"
        )


def check_belonging(record: CardRecord, kind: int) -> None:
    """Player cards have a sphere, encounter cards a set, stages a scenario. [Q1.4, Q3.1, Q29.1]"""
    player = kind == HERO or DECK_KINDS >> kind & 1
    if bool(record.sphere) != bool(player):
        raise BadContent(f"{shown(record)}: heroes and player cards have a sphere [Q1.4]", "sphere")
    if record.type == "hero" and record.sphere == "neutral":
        raise BadContent(f"{shown(record)}: a hero has a sphere icon [Q3.8]", "sphere")
    in_a_set = kind in ENCOUNTER_KINDS and record.number != ORC_GUARD
    if bool(record.set) != in_a_set:
        raise BadContent(f"{shown(record)}: encounter cards belong to a set [Q29.1]", "set")
    if (kind == QUEST) != bool(record.scenario and record.stage):
        raise BadContent(f"{shown(record)}: stages have a scenario and a place in it", "stage")


def read_ability(text: str, kind: int, record: CardRecord) -> tuple[Ability, Moment]:
    """`response M-COMMIT`: how the card marks the ability, and its moment. [Q18.1, Q32.5]"""
    word, _, moment = text.partition(" ")
    ability = index(word, ABILITIES, "ability", record)
    if moment:
        return ability, index(moment, MOMENTS, "moment", record)
    if ability == WHEN_REVEALED:
        return ability, M_STAGE_UP if kind == QUEST else M_REVEAL
    if ability == SHADOW_EFFECT:
        return ability, M_SHADOW
    if ability == RESPONSE or word == "forced":
        raise BadContent(f"{shown(record)}: a {word} names its moment [Q32.5]", "moment")
    return ability, NO_MOMENT


def read_names(records: Sequence[NameRecord], titles: Sequence[Printed]) -> None:
    """Every title in every language; no two cards of a player's pool are called alike. [Q23.1]"""
    names = {record.id: record for record in records}
    if len(names) != len(records) or names.keys() != {title.id for title in titles}:
        wrong = sorted(names.keys() ^ {title.id for title in titles})
        raise BadContent(f"names.json and the cards differ: {', '.join(wrong) or 'twice'}", "names")
    seen: set[tuple[str, str]] = set()
    for title in titles:
        record = names[title.id]
        title.names = {"en": record.en, "ru": record.ru, "pl": record.pl}
        title.also = record.also
        title.stage_names = record.side_b or (title.names if title.kind == QUEST else {})
        for spoken in (title.names, title.stage_names):
            if spoken and (set(spoken) != set(LANGUAGES) or not all(spoken.values())):
                raise BadContent(f"{title.id} lacks a name in some language", "names")
        for language, name in title.names.items():
            if title.kind != QUEST and (language, name) in seen:
                raise BadContent(f"two cards are called {name!r}", "names")
            seen.add((language, name))


# Encounter sets and scenarios


def check_sets(sets: Sequence[SetRecord], encounter: Sequence[CardRecord]) -> None:
    for one in sets:
        cards = [record for record in encounter if record.set == one.id]
        full = sum(record.quantity for record in cards)
        easy = sum(record.easy_quantity for record in cards)
        if (full, easy) != (one.total, one.easy_total):
            raise BadContent(
                f"the set {one.id} has {one.total} cards, {one.easy_total} of them in easy mode, "
                f"but {full} and {easy} are listed",
                "set-total",
            )
    if len({one.id for one in sets}) != len(sets):
        raise BadContent("an encounter set is listed twice", "set-total")


def check_scenarios(records: Sequence[ScenarioRecord], quest: Sequence[CardRecord]) -> None:
    """The three scenarios in campaign order, each with its own stages. [Q28.3, Q3.1]"""
    if tuple(record.id for record in records) != SCENARIOS:
        raise BadContent(f"the scenarios are {', '.join(SCENARIOS)}, in this order", "scenarios")
    for record in records:
        listed = sorted(id for stage in record.quest_deck for id in stage)
        if listed != sorted(card.id for card in quest if card.scenario == record.id):
            raise BadContent(f"the quest deck of {record.id} is not made of its stages", "stages")


def read_scenario(record: ScenarioRecord, sets: list[str], numbers: dict[str, Card]) -> Scenario:
    for name in record.sets:
        if name not in sets:
            raise BadContent(f"{record.id}: there is no encounter set {name!r} [Q29.1]", "scenario")
    setup = record.setup
    return Scenario(
        record.id,
        record.difficulty,
        [sets.index(name) for name in record.sets],
        [cards_of(stage, numbers, record.id) for stage in record.quest_deck],
        cards_of(setup.to_staging, numbers, record.id),
        cards_of(setup.revealed, numbers, record.id),
        cards_of(setup.set_aside, numbers, record.id),
        setup.reveals_per_player,
    )


def cards_of(ids: Sequence[str], numbers: dict[str, Card], where: str) -> list[Card]:
    for id in ids:
        if id not in numbers:
            raise BadContent(f"{where}: there is no card {id!r}", "unknown-card")
    return [numbers[id] for id in ids]


def check_scenario(pack: Pack, scenario: Scenario, record: ScenarioRecord) -> None:
    """Stages in ascending order; the size of the decks; setup cards are in them. [Q3.2, Q29.2]"""
    for place, stage in enumerate(scenario.stages, 1):
        if not stage or any(
            pack.kind[card] != QUEST or pack.stage[card] != place for card in stage
        ):
            raise BadContent(f"{scenario.id}: stage {place} is not there [Q3.2]", "stages")
    full, easy = pack.encounter_deck(scenario, False), pack.encounter_deck(scenario, True)
    if (len(full), len(easy)) != (record.encounter_cards, record.easy_encounter_cards):
        raise BadContent(
            f"{scenario.id}: the encounter deck has {record.encounter_cards} cards, in easy mode "
            f"{record.easy_encounter_cards}, not {len(full)} and {len(easy)} [Q29.2, Q28.18]",
            "deck-size",
        )
    for card in [*scenario.to_staging, *scenario.revealed, *scenario.set_aside]:
        if card not in full or card not in easy:
            raise BadContent(
                f"{scenario.id}: {pack.ids[card]} is not in the encounter deck", "setup"
            )


# Starter decks


def read_deck(record: DeckRecord, numbers: dict[str, Card]) -> StartingDeck:
    if record.sphere not in SPHERES:
        raise BadContent(f"deck {record.id}: there is no sphere {record.sphere!r}", "sphere")
    cards = cards_of(list(record.cards), numbers, f"deck {record.id}")
    return StartingDeck(
        record.id,
        SPHERES.index(record.sphere),
        cards_of(record.heroes, numbers, f"deck {record.id}"),
        dict(zip(cards, record.cards.values(), strict=True)),
        record.threat,
    )


def check_deck(pack: Pack, deck: StartingDeck) -> None:
    """Three heroes of the sphere, its 29 cards and one Gandalf. [Q27.1, Q27.2, Q27.5]"""
    where = f"starter deck {deck.id}"
    if len(deck.heroes) != MOST_HEROES or any(pack.kind[hero] != HERO for hero in deck.heroes):
        raise BadContent(f"{where} has three heroes [Q27.2]", "starter-heroes")
    if any(pack.sphere[hero] != deck.sphere for hero in deck.heroes):
        raise BadContent(f"{where} has a hero of another sphere [Q27.1]", "starter-heroes")
    if sum(pack.threat_cost[hero] for hero in deck.heroes) != deck.threat:
        raise BadContent(
            f"{where} does not start at threat {deck.threat} [Q27.2]", "starter-threat"
        )
    for card, copies in deck.cards.items():
        if not DECK_KINDS >> pack.kind[card] & 1 or not 0 < copies <= pack.quantity[card]:
            raise BadContent(f"{where}: {copies} × {pack.ids[card]} [Q27.1]", "starter-cards")
    own = sum(n for card, n in deck.cards.items() if pack.sphere[card] == deck.sphere)
    others = sum(deck.cards.values()) - own
    if (own, others) != (29, 1):
        raise BadContent(
            f"{where} has 29 cards of its sphere and one Gandalf, not {own} and {others} [Q27.1]",
            "starter-cards",
        )


# Packs by name

PACKS: dict[str, Pack] = {}


def add_pack(pack: Pack) -> None:
    """Make a pack known, so that matches can name it."""
    PACKS[pack.id] = pack


@cache
def core_pack() -> Pack:
    folder = files("ringtable.games.quest") / "data" / "core"
    return read_pack("core", {name: (folder / f"{name}.json").read_bytes() for name in FILES})


def pack_named(id: str) -> Pack:
    return pack_by_name(id, "core", core_pack, PACKS)


def printed_in(id: str) -> dict[str, object]:
    """What a client draws: the printed facts of every card, the scenarios and the starter decks."""
    return pack_named(id).to_data()
