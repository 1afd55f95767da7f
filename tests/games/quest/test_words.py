"""The words of the cards: every title in three languages, exact and short enough for the hand."""

import re

import pytest

from ringtable import catalog
from ringtable.catalog import LANGUAGES
from ringtable.games.quest.box import components as box
from ringtable.games.quest.box.content import core_pack
from ringtable.games.quest.box.pack import Pack
from tests.locales.messages import messages, sources

SOFT_HYPHEN = "\u00ad"
HAND = 75  # letters that the hand has room for
SLAVIC = ("ru", "pl")


@pytest.fixture
def pack() -> Pack:
    return core_pack()


def said(language: str, id: str) -> str:
    assert catalog.has(language, id.partition(".")[0]), f"{language}: {id}"
    return catalog.text(language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_its_name_and_its_texts(pack: Pack, language: str) -> None:
    for card in pack.titles:
        id = pack.ids[card]
        assert (
            said(language, f"quest-card-{id}").replace(SOFT_HYPHEN, "")
            == (pack.names[card][language])
        )
        if pack.kind[card] == box.QUEST:
            side_b = said(language, f"quest-card-{id}.b").replace(SOFT_HYPHEN, "")
            assert side_b == pack.stage_names[card][language]
            assert said(language, f"quest-story-{id}")
        assert said(language, f"quest-text-{id}").endswith((".", "…"))
        assert 0 < len(said(language, f"quest-short-{id}")) <= HAND, id


def words_of(pack: Pack) -> list[str]:
    """Ids of everything that a card or a tracker names."""
    tables = {
        "type": box.KINDS,
        "sphere": box.SPHERES,
        "sphere-about": box.SPHERES,
        "trait": box.TRAITS,
        "keyword": box.KEYWORDS,
        "keyword-about": box.KEYWORDS,
        "ability": box.ABILITIES,
        "ability-about": box.ABILITIES,
        "token": box.TOKENS,
        "zone": box.ZONES,
        "phase": box.PHASES,
        "phase-about": box.PHASES,
        "step": box.STEPS,
        "window": box.WINDOWS,
        "moment": box.MOMENTS,
        "scenario": box.SCENARIOS,
        "story": box.SCENARIOS,
        "set": tuple(pack.sets),
        "deck": tuple(deck.id for deck in pack.decks),
        "deck-about": tuple(deck.id for deck in pack.decks),
        "mode": tuple(mode.replace("_", "-") for mode, _, _ in box.MODES),
    }
    return [f"quest-{kind}-{name.lower()}" for kind, names in tables.items() for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(pack: Pack, language: str) -> None:
    for id in words_of(pack):
        assert said(language, id)


STATS = "cost threat-cost engagement threat willpower attack defense hit-points quest-points"
FURTHER = [f"quest-stat-{stat}" for stat in f"{STATS} location-points victory shadow".split()]


def test_no_word_is_left_over(pack: Pack) -> None:
    """The file holds the words of the box and nothing else."""
    wanted = {*words_of(pack), *FURTHER, "quest-unique"}
    for card in pack.titles:
        wanted |= {f"quest-{kind}-{pack.ids[card]}" for kind in ("card", "text", "short")}
        if pack.stage[card]:
            wanted.add(f"quest-story-{pack.ids[card]}")
    found = messages("en", "quest-cards.ftl").keys()
    deck_words = {id for id in found if re.match("quest-(why|import|note)-", id)}
    assert found - deck_words == wanted
    told = sources("src/ringtable/games/quest", ".py")
    assert {id for id in deck_words if f'"{id}"' not in told} == set()


@pytest.mark.parametrize("language", SLAVIC)
def test_long_words_of_names_can_be_broken(pack: Pack, language: str) -> None:
    """A word of more than eleven letters carries a soft hyphen, not too near its ends."""
    ids = [f"quest-card-{pack.ids[card]}" for card in pack.titles]
    ids += [f"quest-card-{pack.ids[card]}.b" for card in pack.titles if pack.stage[card]]
    ids += [f"quest-{kind}" for kind in ("type-ally", "type-treachery", "keyword-ranged")]
    ids += [f"quest-trait-{trait}" for trait in box.TRAITS]
    broken = 0
    for id in ids:
        for word in re.findall(r"[\w\u00ad]+", said(language, id)):
            if len(word.replace(SOFT_HYPHEN, "")) > 11:
                parts = word.split(SOFT_HYPHEN)
                assert len(parts) > 1, f"{id}: {word}"
                assert min(len(part) for part in parts) >= 3, f"{id}: {word}"
                broken += 1
    assert broken >= 8


def test_english_names_carry_no_soft_hyphens(pack: Pack) -> None:
    for card in pack.titles:
        assert SOFT_HYPHEN not in said("en", f"quest-card-{pack.ids[card]}")


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_the_three_languages_name_the_same_numbers(pack: Pack) -> None:
    """A wrong number in one language is a wrong card; a short text may leave a 1 unsaid."""
    for card in pack.titles:
        text, short = f"quest-text-{pack.ids[card]}", f"quest-short-{pack.ids[card]}"
        for language in SLAVIC:
            assert numbers(said(language, text)) == numbers(said("en", text)), text
            small = {number for number in numbers(said(language, short)) if number != "1"}
            assert small == {number for number in numbers(said("en", short)) if number != "1"}


# How a text marks its abilities, at the beginning of a line; longer marks first.
MARKS = {
    "en": {
        "Combat action": "combat-action",
        "Quest action": "quest-action",
        "Action": "action",
        "Response": "response",
        "Forced": "forced",
        "When revealed": "when-revealed",
        "Shadow": "shadow",
        "Travel": "travel",
        "Setup": "setup",
    },
    "ru": {
        "Действие фазы боя": "combat-action",
        "Действие фазы приключений": "quest-action",
        "Действие": "action",
        "Реакция": "response",
        "Спровоцированный эффект": "forced",
        "Внезапный эффект": "when-revealed",
        "Теневой эффект": "shadow",
        "Путешествие": "travel",
        "Подготовка": "setup",
    },
    "pl": {
        "Akcja walki": "combat-action",
        "Akcja wyprawy": "quest-action",
        "Akcja": "action",
        "Odpowiedź": "response",
        "Wymuszony efekt": "forced",
        "Po odkryciu": "when-revealed",
        "Cień": "shadow",
        "Podróż": "travel",
        "Przygotowanie": "setup",
    },
}


def marked(language: str, text: str) -> list[str]:
    found = []
    for line in text.splitlines():
        for mark, ability in MARKS[language].items():
            if re.match(rf"{mark}\b", line):
                found.append(ability)
                break
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_abilities_of_its_card(pack: Pack, language: str) -> None:
    """One line each, marked as the card marks them; constant effects have no mark. [Q18.1]"""
    unmarked = (box.PASSIVE, box.PLAY_COST, box.WIN_CONDITION)
    for card in pack.titles:
        printed = [
            box.ABILITIES[ability] for ability, _ in pack.abilities[card] if ability not in unmarked
        ]
        text = said(language, f"quest-text-{pack.ids[card]}")
        assert sorted(marked(language, text)) == sorted(printed), pack.ids[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_table_of_abilities(language: str) -> None:
    for mark, ability in MARKS[language].items():
        assert said(language, f"quest-ability-{ability}") == mark


def test_attachments_name_their_host(pack: Pack) -> None:
    """[Q3.10]"""
    first = {"en": "Attachment for ", "ru": "Довесок к ", "pl": "Dodatek do "}
    for card in pack.titles:
        if pack.kind[card] == box.ATTACHMENT:
            for language, words in first.items():
                text = said(language, f"quest-text-{pack.ids[card]}")
                assert text.startswith(words), (language, pack.ids[card])


def test_names_of_cards_in_texts_are_their_names(pack: Pack) -> None:
    """A text that calls its own card by a title says it as the title is written."""
    for card in pack.titles:
        if pack.kind[card] == box.EVENT:
            continue
        name = pack.names[card]["en"]
        text = said("en", f"quest-text-{pack.ids[card]}")
        for other in pack.titles:
            spelled = pack.names[other]["en"]
            if spelled.lower() in text.lower() and " " in spelled:
                assert spelled in text, (name, spelled)
