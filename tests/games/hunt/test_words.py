"""Everything that is said in whole games is a sentence in three languages."""

from pathlib import Path
from typing import Any

import pytest

from ringtable import catalog
from ringtable.catalog import LANGUAGES
from ringtable.games.hunt import GAME
from ringtable.games.hunt.answers import playing
from ringtable.games.hunt.box.content import house_pack
from ringtable.games.hunt.facts import VEILED
from ringtable.games.hunt.words import dress
from ringtable.kernel.view import look
from ringtable.testing.walk import random_match
from tests.locales.messages import ROOT, messages

NAMES = ["Rosie", "Фёдор", "Łukasz", "Bill", "Sam"]


@pytest.mark.parametrize(("seats", "parts"), [(4, "one"), (5, "two"), (2, "whole")])
def test_whole_games_are_told_in_sentences(seats: int, parts: str) -> None:
    """Facts, prompts and labels of every question, as each seat gets them."""
    said = 0
    for seed in range(2):
        for match in random_match(GAME, seats, {"parts": parts}, f"words {seed}"):
            told = match.moves[-1].facts if match.moves else match.opening
            phrases = []
            for seat in range(-1, seats):
                phrases += [shown for fact in told if (shown := fact.for_seat(seat)) is not None]
            if match.outcome is None:
                question = look(GAME, match.state, match.waiting()[0])["question"]
                phrases.append(question["prompt"])
                phrases += [option["label"] for option in question["options"]]
            for phrase in phrases:
                for language in LANGUAGES:
                    sentence, problems = catalog.say_checked(language, phrase, NAMES)
                    assert problems == [], (language, phrase)
                    assert sentence.strip()
                    said += 1
    assert said > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_veiled_facts_and_card_texts_have_their_words(language: str) -> None:
    for id in VEILED:
        assert catalog.has(language, id)
    for card in house_pack().cards:
        told = messages(language, "hunt.ftl")[f"hunt-card-{card.id}"].attributes
        assert "text" in told
        options = {"a", "b"} if len(card.options) == 2 and card.id != "merry" else set()
        assert told & {"a", "b"} == options, "what each option does, where there are several"
    for ending in ("fell", "reached-bree", "rescued", "reached-rivendell"):
        assert catalog.has(language, f"hunt-reason-{ending}")


def test_a_rider_has_his_case_in_russian_and_polish() -> None:
    phrase = {
        "id": "hunt-divided",
        "values": {"player": {"seat": 0}, "rider": {"name": "hunt-nazgul-red"}},
    }
    assert catalog.say("en", phrase, NAMES) == "Rosie leads the red Nazgûl."
    assert catalog.say("ru", phrase, NAMES) == "Rosie ведёт красного назгула."
    assert catalog.say("pl", phrase, NAMES) == "Rosie prowadzi czerwonego Nazgûla."


@pytest.mark.parametrize(
    ("n", "russian", "polish"),
    [(1, "1 жетон", "1 żeton"), (3, "3 жетона", "3 żetony"), (5, "5 жетонов", "5 żetonów")],
)
def test_plurals(n: int, russian: str, polish: str) -> None:
    phrase = {"id": "hunt-rescue", "values": {"tokens": n}}
    assert russian in catalog.say("ru", phrase, NAMES)
    assert polish in catalog.say("pl", phrase, NAMES)


def test_the_guide_to_a_card_shows_what_stands_in_the_tree() -> None:
    """`docs/adding-a-card.md`: every line that it tells to copy can be copied."""
    game = ROOT / "src" / "ringtable" / "games" / "hunt"
    files = [*game.rglob("*.py"), *game.rglob("cards.json"), *Path(__file__).parent.glob("*.py")]
    files.append(ROOT / "src" / "ringtable" / "locales" / "en" / "hunt.ftl")
    known = {line.strip() for file in files for line in file.read_text("utf-8").splitlines()}
    guide = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8").splitlines()
    shown = [line.strip() for line in guide if line.startswith(" " * 7) and line.strip()]
    assert len(shown) > 20
    assert [line for line in shown if line not in known] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Gandalf goes to exit D."),
        ("ru", "Путь Гэндальфа: выход D."),
        ("pl", "Droga Gandalfa: wyjście D."),
    ],
)
def test_gandalf_goes_to_places_of_every_kind(language: str, said: str) -> None:
    """An exit is no location. [H32.6, H34.5]"""
    moved = {"id": "hunt-gandalf-moved", "cause": "H32.1", "values": {"place": "D"}}
    assert told_in(language, {"id": "hunt-part-began", "values": {"part": 2}}, moved)[-1] == said


def told_in(language: str, *facts: dict[str, Any]) -> list[str]:
    dressed = dress(list(facts), None, catalog.voice(language, NAMES))
    return [catalog.say(language, phrase, NAMES) for phrase in dressed]


def test_a_card_that_was_played_has_a_letter_only_where_it_has_two_options() -> None:
    """[H12.6, H22.6]"""
    values = {"player": {"seat": 0}, "way": {"name": "hunt-way-a"}}
    for card, letter in (("dread", ""), ("leader-of-the-nine", " (a)")):
        for id in ("hunt-played-ally", "hunt-played-sorcery"):
            called = {"name": f"hunt-card-{card}"}
            (line,) = told_in("en", {"id": id, "values": {**values, "card": called}})
            assert line.endswith(f"”{letter}."), line


def test_gandalf_in_rivendell_adds_one_to_what_deeds_have_added() -> None:
    """[H34.3, H34.5, H39.3]"""
    (line,) = told_in("en", {"id": "hunt-gandalf-in-rivendell", "values": {"limit": 4}})
    assert "rises by 1 and is now 4 above" in line


def test_a_card_with_one_option_is_named_without_a_letter() -> None:
    """Not everybody who reads an answer has the words of the card beside it. [H12.5]"""
    one, two = playing("a-card", "a", 1), playing("a-card", "b", 2)
    assert (one.text, one.words.id) == ("play a-card a", "hunt-option-play-only")
    assert (two.text, two.words.id) == ("play a-card b", "hunt-option-play")
    phrase = {"id": one.words.id, "values": {"card": {"name": "hunt-card-tom-bombadil"}}}
    assert "(" not in catalog.say("en", phrase, NAMES)
