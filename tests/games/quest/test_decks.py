"""Decks: what is legal, and decks as text. [Q27]"""

import pytest

from ringtable import catalog
from ringtable.catalog import LANGUAGES
from ringtable.games.quest.box import components as box
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.box.decks import (
    Deck,
    check_deck,
    check_prisoner,
    check_table,
    check_text,
    deck_code,
    deck_from,
    deck_of_code,
    export_deck,
    folded,
    import_deck,
    sets_for,
    sets_needed,
    starter_deck,
    starting_threat,
    titles_of,
    warnings,
)
from ringtable.games.quest.box.pack import Pack
from ringtable.kernel.decision import Refusal
from ringtable.kernel.errors import BadOption
from ringtable.kernel.phrase import Phrase

NAMES = ["Rosie", "Фёдор", "Łukasz", "Bill"]
STARTERS = ("leadership", "tactics", "spirit", "lore")


@pytest.fixture
def pack() -> Pack:
    return core_pack()


def said(problems: list[Refusal], language: str = "en") -> list[str]:
    """The clause and the words of each problem; nothing may be missing in any language."""
    for problem in problems:
        for one in LANGUAGES:
            spoken(problem.phrase, one)
    return [f"{problem.clause} {spoken(problem.phrase, language)}" for problem in problems]


def spoken(phrase: Phrase, language: str = "en") -> str:
    sentence, wrong = catalog.say_checked(language, phrase.to_data(), NAMES)
    assert wrong == []
    return sentence


def tournament(pack: Pack) -> Deck:
    """Fifty cards of leadership and spirit that one core set holds."""
    deck = starter_deck(pack, "leadership")
    spirit = starter_deck(pack, "spirit")
    deck.heroes = [pack.numbers[id] for id in ("aragorn", "theodred", "eowyn")]
    for card, copies in sorted(spirit.cards.items()):
        if pack.sphere[card] == box.SPIRIT and deck.size() < 50:
            deck.cards[card] = min(copies, 50 - deck.size())
    return deck


# Decks of one player


@pytest.mark.parametrize("id", STARTERS)
def test_starter_decks_are_legal_although_they_are_small(pack: Pack, id: str) -> None:
    """[Q27.1, Q27.10]"""
    deck = starter_deck(pack, id)
    assert deck.size() == 30
    assert check_deck(pack, deck) == []
    assert check_table(pack, [deck], boxed=True) == []


def test_a_starter_deck_with_another_hero_or_card_is_a_custom_deck(pack: Pack) -> None:
    """[Q27.3, Q27.10]"""
    deck = starter_deck(pack, "lore")
    deck.heroes[0] = pack.numbers["aragorn"]
    expected = ["Q27.3 The deck has 30 cards of the 50 that a tournament deck needs at least."]
    assert said(check_deck(pack, deck)) == expected
    deck = starter_deck(pack, "lore")
    deck.cards[pack.numbers["feint"]] = 1
    assert [problem.clause for problem in check_deck(pack, deck)] == ["Q27.3"]


def test_there_are_four_starter_decks(pack: Pack) -> None:
    """[Q27.1, Q27.2]"""
    threats = [starting_threat(pack, starter_deck(pack, id)) for id in STARTERS]
    assert threats == [29, 29, 24, 30]
    with pytest.raises(BadOption, match="leadership, tactics, spirit, lore"):
        starter_deck(pack, "magic")


def test_fifty_cards_are_enough_and_forty_nine_are_not(pack: Pack) -> None:
    """[Q27.3]"""
    deck = tournament(pack)
    assert deck.size() == 50
    assert check_deck(pack, deck) == []
    deck.cards.popitem()
    assert [problem.clause for problem in check_deck(pack, deck)] == ["Q27.3"]


def test_three_copies_of_a_title_gandalf_included(pack: Pack) -> None:
    """[Q27.4]"""
    deck = tournament(pack)
    deck.cards[pack.numbers["gandalf"]] = 3
    assert check_deck(pack, deck) == []
    deck.cards[pack.numbers["gandalf"]] = 4
    assert said(check_deck(pack, deck)) == ["Q27.4 Gandalf: 4 copies, and at most 3 are allowed."]
    assert said(check_deck(pack, deck), "ru") == ["Q27.4 Гэндальф: копий 4, а можно не больше 3."]


@pytest.mark.parametrize("id", ["gimli", "forest-spider", "great-forest-web", "despair",
                                "shadow-key", "to-the-river"])  # fmt: skip
def test_only_allies_attachments_and_events(pack: Pack, id: str) -> None:
    """[Q27.5]"""
    deck = tournament(pack)
    deck.cards[pack.numbers[id]] = 1
    problems = check_deck(pack, deck)
    assert [problem.clause for problem in problems] == ["Q27.5"]
    assert "only allies, attachments and events" in said(problems)[0]


def test_one_to_three_different_heroes(pack: Pack) -> None:
    """[Q27.6, Q4.1]"""
    deck = tournament(pack)
    for heroes in (["eowyn"], ["eowyn", "gimli"]):
        deck.heroes = [pack.numbers[id] for id in heroes]
        assert check_deck(pack, deck) == []
    deck.heroes = []
    assert said(check_deck(pack, deck)) == [
        "Q27.6 The team has 0 heroes; one to three are allowed."
    ]
    deck.heroes = [1, 2, 3, 4]
    assert [problem.clause for problem in check_deck(pack, deck)] == ["Q27.6"]
    deck.heroes = [1, 1]
    assert said(check_deck(pack, deck)) == ["Q27.6 Aragorn is in the team more than once."]
    deck.heroes = [1, pack.numbers["faramir"]]
    assert said(check_deck(pack, deck)) == ["Q27.6 Faramir is no hero."]


def test_a_foreign_sphere_is_allowed_and_said(pack: Pack) -> None:
    """[Q27.7]"""
    deck = tournament(pack)
    assert warnings(pack, deck) == []
    for id in ("feint", "gleowine"):
        deck.cards[pack.numbers[id]] = 1
    assert check_deck(pack, deck) == []
    (warning,) = warnings(pack, deck)
    assert spoken(warning) == "No hero of the team has the sphere of Feint and Gléowine."
    assert spoken(warning, "pl").endswith("dla kart: Finta i Gléowine.")


# Decks of a table


def test_heroes_are_different_across_the_group(pack: Pack) -> None:
    """[Q27.6, Q4.2]"""
    first, second = starter_deck(pack, "leadership"), tournament(pack)
    assert check_table(pack, [first], boxed=False) == []
    problems = check_table(pack, [first, second], boxed=False)
    assert said(problems) == [
        "Q27.6 Aragorn is in the teams of both Rosie and Фёдор.",
        "Q27.6 Théodred is in the teams of both Rosie and Фёдор.",
    ]


def test_every_copy_is_in_one_deck_only(pack: Pack) -> None:
    """One core set for two players: it has one Unexpected Courage. [Q27.9]"""
    first, second = starter_deck(pack, "spirit"), tournament(pack)
    first.heroes = [pack.numbers[id] for id in ("eleanor", "dunhere")]
    second.heroes = [pack.numbers["gimli"]]
    second.cards = {card: 3 for card in range(13, 30) if pack.quantity[card] >= 3}
    second.cards[pack.numbers["unexpected-courage"]] = 1
    pool = [one for one in check_table(pack, [first, second], boxed=True) if one.clause == "Q27.9"]
    assert said(pool) == [
        "Q27.9 Unexpected Courage: 2 copies wanted at this table, 1 there (1 × core set)."
    ]
    free = check_table(pack, [first, second], boxed=False)
    assert [one.clause for one in free if one.clause == "Q27.9"] == []


def test_a_single_deck_has_what_one_set_holds(pack: Pack) -> None:
    """[Q27.9]"""
    deck = tournament(pack)
    assert check_table(pack, [deck], boxed=True) == []
    deck.cards[pack.numbers["sneak-attack"]] = 3
    assert [one.clause for one in check_table(pack, [deck], boxed=True)] == ["Q27.9"]
    assert check_table(pack, [deck], boxed=False) == []


def test_three_and_four_players_have_two_sets(pack: Pack) -> None:
    """[Q27.9, Q1.9]"""
    assert [sets_for(players) for players in (1, 2, 3, 4)] == [1, 1, 2, 2]
    decks = [starter_deck(pack, id) for id in STARTERS]
    assert check_table(pack, decks, boxed=True) == []
    for deck in decks[:3]:
        deck.cards[pack.numbers["gandalf"]] = 3
    pool = check_table(pack, decks, boxed=True)
    assert [one.clause for one in pool if one.clause == "Q27.9"] == ["Q27.9"], "10 of 8 Gandalfs"
    decks[3].cards[pack.numbers["gandalf"]] = 1
    decks[0].cards[pack.numbers["gandalf"]] = 1
    assert [one.clause for one in check_table(pack, decks, True) if one.clause == "Q27.9"] == []


def test_two_heroes_where_one_is_taken_prisoner(pack: Pack) -> None:
    """[Q29.33, Q28.23]"""
    alone = tournament(pack)
    alone.heroes = [1]
    decks = [starter_deck(pack, "lore"), alone]
    assert check_prisoner(decks, box.MIRKWOOD, box.ONE_SCENARIO) == []
    assert check_prisoner(decks, box.ANDUIN, box.ONE_SCENARIO) == []
    problems = check_prisoner(decks, box.DOL_GULDUR_ESCAPE, box.ONE_SCENARIO)
    assert [problem.clause for problem in problems] == ["Q29.33"]
    assert said(problems)[0].startswith(
        "Q29.33 Фёдор needs a second hero: in Escape from Dol Guldur"
    )
    for format in (box.CAMPAIGN, box.NIGHTMARE):
        problems = check_prisoner(decks, box.MIRKWOOD, format)
        assert [problem.clause for problem in problems] == ["Q28.23"]
    assert check_prisoner(decks[:1], box.DOL_GULDUR_ESCAPE, box.ONE_SCENARIO) == []


def test_decks_as_data(pack: Pack) -> None:
    deck = starter_deck(pack, "tactics")
    data = deck.to_data(pack)
    assert data["heroes"] == ["legolas", "gimli", "thalin"]
    assert isinstance(data["cards"], dict)
    again = deck_from(pack, "mine", ["legolas", "gimli", "thalin"], data["cards"])
    assert (again.heroes, again.cards) == (deck.heroes, deck.cards)
    with pytest.raises(BadOption, match="no card 'shelob'"):
        deck_from(pack, "mine", [], {"shelob": 1})
    with pytest.raises(BadOption, match="cannot hold -1"):
        deck_from(pack, "mine", [], {"feint": -1})


# Text

WRITTEN = """\
Riders

Packs: Core Set (2)


Heroes (2)

1x Éowyn (Core Set)
1x Théodred (Core Set)

Allies (2)

3x Snowbourn Scout (Core Set)
1x Gandalf (Core Set)

Attachments (1)

2x Unexpected Courage (Core Set)

Events (1)

2x A Test of Will (Core Set)
"""


def test_export_is_the_text_of_ringsdb(pack: Pack) -> None:
    cards = {"snowbourn-scout": 3, "gandalf": 1, "unexpected-courage": 2, "a-test-of-will": 2}
    deck = deck_from(pack, "Riders", ["eowyn", "theodred"], cards)
    assert sets_needed(pack, deck) == 2
    assert export_deck(pack, deck) == WRITTEN


@pytest.mark.parametrize("id", STARTERS)
def test_what_is_exported_can_be_imported(pack: Pack, id: str) -> None:
    deck = starter_deck(pack, id)
    found = import_deck(pack, export_deck(pack, deck))
    assert found.report == []
    assert found.deck.to_data(pack) == deck.to_data(pack)
    assert "Packs: Core Set\n" in export_deck(pack, deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_in_three_languages_are_known(pack: Pack, language: str) -> None:
    for card in range(1, 74):
        found = import_deck(pack, f"List\n2x {pack.names[card][language]}")
        assert found.report == []
        assert (found.deck.heroes or list(found.deck.cards))[0] == card
        shown = catalog.text(language, f"quest-card-{pack.ids[card]}")
        assert titles_of(pack)[folded(shown)] == card, "with soft hyphens too"


def test_titles_do_not_collide(pack: Pack) -> None:
    titles = titles_of(pack)
    for card in pack.titles:
        if not pack.stage[card]:
            for spelling in pack.names[card].values():
                assert titles[folded(spelling)] == card
    assert titles[folded("Chieftain Ufthak")] == titles[folded("Chieftan Ufthak")]


@pytest.mark.parametrize(
    "line",
    [
        "2x Lórien's Wealth (Core Set)",
        "2x Lorien’s Wealth",
        "2 LORIENS WEALTH",
        "2× Lórien's Wealth (Core)",
        "x2 Lórien's Wealth",
        "Lórien's Wealth x2",
        "Lórien's Wealth (Revised Core Set) x2",
        "2х Богатство Лориэна (Базовый набор)",
        "2х Богатство Лориена (Базовый набор)",
        "2x Bogactwo Lórien (Zestaw Podstawowy)",
        "  2x   Bogactwo  Lorien  ",
    ],
)
def test_ways_to_write_a_line(pack: Pack, line: str) -> None:
    for text in (line, f"My deck\n\n{line}", f"3 Hunters\n\n{line}"):
        found = import_deck(pack, text)
        assert found.report == []
        assert found.deck.cards == {pack.numbers["loriens-wealth"]: 2}
    assert import_deck(pack, line).deck.name == ""
    assert import_deck(pack, f"3 Hunters\n{line}").deck.name == "3 Hunters"


FOREIGN = """\
Gandalf

Packs:
From Core Set to The Watcher in the Water

Heroes (3)

1x Aragorn (The Watcher in the Water)
1x Gimli (Core Set)
1x Boromir (The Dead Marshes)

Allies (2)

3x Bofur (The Redhorn Gate)
2x Faramir (Core Set)

Events (1)

2x Feint (Core Set)
1x Feint (Core Set)

Player Side Quests (1)

1x Gather Information (The Lost Realm)

Encounter (1)

2x Forest Spider
2x Tom Bombadil

Sideboard

1x Hasty Stroke (Core Set)
2x Dwarven Tomb (Core Set)

Decklist published on RingsDB.
"""


def test_what_is_not_supported_is_reported(pack: Pack) -> None:
    found = import_deck(pack, FOREIGN)
    assert found.deck.name == "Gandalf", "not the card: RingsDB begins with the name"
    assert [pack.ids[hero] for hero in found.deck.heroes] == ["gimli"]
    assert found.deck.cards == {pack.numbers["faramir"]: 2, pack.numbers["feint"]: 3}
    assert [spoken(phrase) for phrase in found.report] == [
        "Line 8: “Aragorn” from “The Watcher in the Water” is not part of this game.",
        "Line 10: “Boromir” from “The Dead Marshes” is not part of this game.",
        "Line 14: “Bofur” from “The Redhorn Gate” is not part of this game.",
        "Line 24: “Gather Information” from “The Lost Realm” is not part of this game.",
        "Line 28: Forest Spider (Enemy) is left out; it is no card for a deck.",
        "Line 29: the core set has no card called “Tom Bombadil”.",
        "The sideboard, 3 cards, is left out.",
    ]
    for phrase in found.report:
        for language in LANGUAGES:
            spoken(phrase, language)
    data = found.to_data(pack)
    assert isinstance(data["report"], list)
    assert len(data["report"]) == 7


@pytest.mark.parametrize(
    "text", ["", "\n\n", "Hello\nthere", "(((", "x" * 5000, "\u00ad\n-\n...\n"]
)
def test_a_text_without_cards_says_so(pack: Pack, text: str) -> None:
    found = import_deck(pack, text)
    assert found.deck.cards == {}
    assert spoken(found.report[-1]) == "No card was recognised."
    assert len(found.deck.name) <= 80


def test_an_imported_deck_is_checked_like_any_other(pack: Pack) -> None:
    """[Q27.3, Q27.4, Q27.6]"""
    found = import_deck(pack, "1x Aragorn\n1x Арагорн\n5x Feint")
    clauses = {problem.clause for problem in check_deck(pack, found.deck)}
    assert clauses == {"Q27.3", "Q27.4", "Q27.6"}


# A deck as a setting of a table


@pytest.mark.parametrize("id", STARTERS)
def test_a_code_says_the_whole_deck(pack: Pack, id: str) -> None:
    """[Q27.1]"""
    deck = starter_deck(pack, id)
    same = deck_of_code(pack, deck_code(pack, deck))
    assert (same.heroes, same.cards) == (deck.heroes, deck.cards)


@pytest.mark.parametrize(
    "code", ["1+2", "1: 2", "999: 3x13", "1: 3x999", "aragorn: 3x13", "1:3x13"]
)
def test_what_is_no_code_is_refused(pack: Pack, code: str) -> None:
    with pytest.raises(BadOption):
        deck_of_code(pack, code)


def test_a_deck_is_checked_in_any_writing(pack: Pack) -> None:
    """[Q27.3, Q27.10]"""
    deck = starter_deck(pack, "lore")
    writings = ["lore", deck_code(pack, deck), export_deck(pack, deck)]
    found = [check_text(pack, text, boxed=True) for text in writings]
    assert [one["code"] for one in found] == [deck_code(pack, deck)] * 3
    assert [one["wrong"] for one in found] == [[], [], []]
    small = check_text(pack, "1: 3x13", boxed=True)
    assert [one["clause"] for one in small["wrong"]] == ["Q27.3"]  # type: ignore[attr-defined]


def test_the_box_is_asked_only_where_the_cards_come_from_it(pack: Pack) -> None:
    """[Q27.9]"""
    boxed, free = (
        [one["clause"] for one in check_text(pack, "1: 3x15", boxed)["wrong"]]  # type: ignore[attr-defined]
        for boxed in (True, False)
    )
    assert boxed == ["Q27.3", "Q27.9"]
    assert free == ["Q27.3"]
