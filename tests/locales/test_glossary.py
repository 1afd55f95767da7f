"""One thing has one name: in a game’s messages and on its pages, language by language."""

import re

import pytest

from ringtable import catalog
from tests.locales.messages import LOCALES, ROOT, Told, all_ids, messages, names_of_files

GAMES = ("dash", "doom", "hunt", "quest", "war")
EVERYWHERE = ("common", "kit", "lobby", "table", "terminal", *GAMES)

# Language, games, a word that was used beside another for the same thing, and the one that is.
STRAYS = [
    ("ru", ("war",), "Содружеств", "Братство"),
    ("ru", ("war",), "юнит", "отряд"),
    ("ru", ("war",), "миньон", "прислужник"),
    ("ru", ("war",), r"гид(ом)?\b", "проводник"),
    ("ru", ("war",), "карточк", "жетон Охоты"),
    ("ru", ("war",), "(бокс|пол[ея]|област[ьи]) [Оо]хоты", "ячейка Охоты"),
    ("ru", ("war",), r"трек\w* Мордора", "шкала Мордора"),
    ("ru", ("war",), r"\bнаци", "народ"),
    ("ru", ("war",), "крепост", "цитадель"),
    ("ru", ("war",), "союзник", "напарник"),
    ("ru", EVERYWHERE, r"Чернокнижник|Предводител\w+ назгулов", "Король-чародей"),
    ("ru", EVERYWHERE, "Бэг Энд|Торба|Котомка", "Бэг-Энд"),
    ("ru", EVERYWHERE, "Исенгард", "Изенгард"),
    ("ru", EVERYWHERE, "Денетор", "Дэнетор"),
    (
        "ru",
        ("dash",),
        r"остав(ить|ьте|ляет) (хотя бы |один |од\w+ )?(кубик|назгул|символ)",
        "отложить",
    ),
    ("ru", EVERYWHERE, "Бродяжник|Колоброд", "Странник"),
    ("ru", EVERYWHERE, "Лориен", "Лориэн"),
    ("ru", ("doom",), r"тёмн\w+ серд", "чёрное сердце"),
    ("ru", ("hunt",), "дневник", "лист путешествия"),
    ("ru", ("quest",), r"(колод|карт|сброс)\w* встреч", "колода столкновений"),
    ("ru", ("quest",), r"карт\w* тени", "теневая карта"),
    ("ru", ("quest",), r"стоимост\w+ столкновени", "вероятность столкновения"),
    ("pl", EVERYWHERE, r"W(ódz|odza) Nazgûli", "Czarnoksiężnik"),
    ("pl", EVERYWHERE, "[Oo]dnośnik", "link"),
    ("pl", EVERYWHERE, "Smoczy Język", "Gadzi Język"),
    ("pl", EVERYWHERE, r"\borki\b", "orkowie"),
    ("pl", EVERYWHERE, r"Brunatn\w+ Ziemi", "Brunatne Pola"),
    ("pl", ("doom",), r"mroczn\w+ serc", "czarne serce"),
    ("pl", ("war",), r"\bnaród", "nacja"),
    ("pl", ("war",), r"elfi\w* pierście", "Pierścień Elfów"),
    ("pl", ("war",), "Werbun", "Pobór"),
    ("pl", ("war",), r"\b[Bb]iern", "pasywny"),
    ("pl", ("war",), "sojusznik", "partner"),
    ("pl", ("hunt",), "sprzymierze", "sojusznik"),
    ("pl", ("doom", "quest"), "sojusznik", "sprzymierzeniec"),
    ("pl", ("dash", "doom", "quest", "war"), "wpis w dzienniku", "przebieg gry"),
]


def texts(language: str, game: str) -> str:
    """All that a language says of a game, or in a part of the client."""
    files = [*(LOCALES / language).glob(f"{game}.ftl"), *(LOCALES / language).glob(f"{game}-*.ftl")]
    files += [ROOT / "docs" / page / language / f"{game}.md" for page in ("rules", "howto")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@pytest.mark.parametrize(("language", "games", "stray", "name"), STRAYS)
def test_a_thing_has_one_name(language: str, games: tuple[str, ...], stray: str, name: str) -> None:
    for game in games:
        found = re.search(f".*(?:{stray}).*", texts(language, game), re.IGNORECASE)
        assert found is None, f"{game}: {name} is meant in {found.group(0) if found else ''}"


@pytest.mark.parametrize(
    ("language", "area", "words"),
    [
        ("en", "I", "Perception in section I."),
        ("en", "II-A", "Perception in zone II-A."),
        ("ru", "VI", "Чутьё: секция VI."),
        ("ru", "III-B", "Чутьё: зона III-B."),
        ("pl", "V", "Wyczuwanie: sekcja V."),
        ("pl", "I-C", "Wyczuwanie: strefa I-C."),
    ],
)
def test_an_area_is_called_a_section_or_a_zone(language: str, area: str, words: str) -> None:
    """A section is one of six, a zone is a part of one. [H3.10, H3.11]"""
    values = {"question": {"name": "hunt-question-perception"}, "area": area}
    assert catalog.say(language, {"id": "hunt-asked-area", "values": values}, []) == words


# What the log of the quest tells of enemies, locations and treacheries.
OF_ENCOUNTERS = [
    "attacks",
    "shadow-dealt",
    "shadow-turned",
    "damaged",
    "guards",
    "engaged",
    "revealed",
    "cancelled",
    "staged",
    "added-to-staging",
    "back-to-staging",
    "explored",
    "destroyed",
    "discarded",
    "removed",
    "put-on-top",
    "shuffled-in",
    "lasts",
    "modified",
    "progress",
    "victory",
]


@pytest.mark.parametrize("language", catalog.LANGUAGES)
@pytest.mark.parametrize("fact", OF_ENCOUNTERS)
def test_a_card_with_a_plural_name_is_nobodys_subject(language: str, fact: str) -> None:
    """Bats, orcs and crows attack; what is said of any card cannot begin "Bats attacks"."""
    bats = {"name": "quest-card-black-forest-bats"}
    guarded = {"name": "quest-card-shadow-key"}
    values = {
        "player": {"seat": 0},
        "card": guarded if fact == "guards" else bats,
        "enemy": bats,
        "guard": bats,
        "stat": {"name": "quest-stat-attack"},
        "n": 2,
    }
    phrase = {"id": f"quest-{fact}", "values": values}
    sentence, wrong = catalog.say_checked(language, phrase, ["Rosie"])
    assert wrong == []
    name = catalog.text(language, "quest-card-black-forest-bats")
    assert not re.match(rf"{name} \w", sentence), sentence


def told(language: str, id: str) -> Told:
    found = [messages(language, file) for file in names_of_files(language)]
    return next(one[id] for one in found if id in one)


@pytest.mark.parametrize("language", catalog.LANGUAGES)
@pytest.mark.parametrize("prefix", ["war-tile-", "hunt-use-"])
def test_what_is_named_after_a_colon_has_none_of_its_own(language: str, prefix: str) -> None:
    """ "Hunt tile: Elven Rope (0)", not "Hunt tile: Elven Rope: 0"."""
    for id in sorted(id for id in all_ids(language) if id.startswith(prefix)):
        if told(language, id).values:
            continue  # a sentence
        form = f"{id}.nom" if prefix == "hunt-use-" else id
        named = catalog.text(language, form)
        assert ":" not in named, id


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        ("rohan", "Zaczyna się droga do Rohanu."),
        ("mount-doom", "Zaczyna się droga na Górę Przeznaczenia."),
    ],
)
def test_polish_goes_to_a_land_but_onto_a_mountain(stage: str, words: str) -> None:
    values = {"stage": {"name": f"doom-stage-{stage}"}}
    assert catalog.say("pl", {"id": "doom-stage-began", "values": values}, []) == words


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_log_of_a_table_and_frodos_journal_are_two_things(language: str) -> None:
    assert catalog.text(language, "tab-log") != catalog.text(language, "hunt-board-journal")
    assert catalog.text(language, "tab-log").split()[0] not in catalog.text(
        language, "hunt-board-journal"
    )
