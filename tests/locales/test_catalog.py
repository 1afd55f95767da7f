"""Sentences: references resolved, forms of words right, and every fact of whole games speaks."""

from random import Random
from typing import Any

import pytest

from ringtable import api, catalog
from ringtable.catalog import LANGUAGES
from ringtable.kernel.fact import Fact
from ringtable.kernel.match import Match

NAMES = ["Rosie", "Фёдор", "Łukasz", "<b>Bill</b>"]


def test_seats_and_names_are_resolved() -> None:
    phrase = {
        "id": "dash-chose-hobbit",
        "values": {"player": {"seat": 0}, "hobbit": {"name": "dash-hobbit-sam"}},
    }
    assert catalog.say("en", phrase, NAMES) == "Rosie plays Sam."


def test_several_names_are_joined_as_the_language_joins_them() -> None:
    symbols = {"names": ["dash-symbol-ring", "dash-symbol-orc", "dash-symbol-warrior"]}
    phrase = {"id": "dash-kept", "values": {"player": {"seat": 0}, "symbols": symbols}}
    assert catalog.say("en", phrase, NAMES) == "Rosie keeps: ring, orc and warrior."
    assert catalog.say("ru", phrase, NAMES) == "Rosie откладывает кольцо, орка и воина."
    assert catalog.say("pl", phrase, NAMES) == "Rosie zachowuje pierścień, orka i wojownika."


def test_case_forms_come_from_attributes() -> None:
    fact = {
        "id": "dash-moved",
        "cause": "D6.1",
        "values": {"player": {"seat": 1}, "circle": 2, "place": {"name": "dash-circle-moria"}},
    }
    assert catalog.say_fact("ru", fact, NAMES) == "Фёдор достигает Мории, круг 2 из 9. [D6.1]"
    assert catalog.say_fact("pl", fact, NAMES) == "Фёдор dociera do Morii, krąg 2 z 9. [D6.1]"


def test_behind_a_fact_stands_its_clause_or_the_name_of_a_card_not_yet_named() -> None:
    fact = {
        "id": "quest-readied",
        "cause": "card:snowbourn-scout",
        "values": {"cards": {"names": ["quest-card-aragorn"]}},
    }
    scout = catalog.text("ru", "quest-card-snowbourn-scout")
    assert catalog.say_cause("ru", fact) == scout
    assert catalog.say_fact("ru", fact, NAMES).endswith(f" [{scout}]")
    assert catalog.say_cause("ru", {**fact, "cause": "card:aragorn"}) == "", "the sentence has it"
    war = {"id": "war-recruited", "cause": "guards-of-the-citadel", "values": {}}
    assert catalog.say_cause("en", war) == "Guards of the Citadel"
    assert catalog.say_cause("en", {**war, "cause": "W6.3"}) == "W6.3"
    assert catalog.say_cause("en", {**war, "cause": ""}) == ""


def test_an_unknown_seat_and_an_unknown_message_do_not_break_a_line() -> None:
    phrase = {"id": "dash-turn-began", "values": {"player": {"seat": 6}}}
    assert catalog.say("en", phrase, NAMES) == "7 takes the five dice."
    assert catalog.say("en", {"id": "no-such-thing", "values": {}}, NAMES) == "no-such-thing"
    assert catalog.say_checked("en", {"id": "no-such-thing", "values": {}}, NAMES)[1]


def test_names_are_text_and_nothing_else() -> None:
    phrase = {"id": "dash-turn-began", "values": {"player": {"seat": 3}}}
    assert catalog.say("en", phrase, NAMES) == "<b>Bill</b> takes the five dice."


PLURALS = {
    "en": {1: "one mark left", 2: "2 marks left", 5: "5 marks left"},
    "ru": {
        1: "осталась 1 отметка",
        2: "осталось 2 отметки",
        4: "осталось 4 отметки",
        5: "осталось 5 отметок",
        11: "осталось 11 отметок",
        12: "осталось 12 отметок",
        21: "осталась 21 отметка",
        22: "осталось 22 отметки",
    },
    "pl": {
        1: "zostało jedno zaznaczenie",
        2: "zostały 2 zaznaczenia",
        4: "zostały 4 zaznaczenia",
        5: "zostało 5 zaznaczeń",
        12: "zostało 12 zaznaczeń",
        21: "zostało 21 zaznaczeń",
        22: "zostały 22 zaznaczenia",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    for number, words in PLURALS[language].items():
        assert catalog.text(language, "dash-marks-left", marks=number) == words


@pytest.mark.parametrize(
    ("language", "moves", "labelled", "words"),
    [
        ("en", 1, 0, "Rosie takes back a move."),
        ("en", 3, 1, "Rosie takes back 3 moves, although dice or news lay in between."),
        ("ru", 2, 0, "Rosie берёт назад 2 хода."),
        ("ru", 5, 1, "Rosie берёт назад 5 ходов, хотя с тех пор были броски или открылось новое."),
        ("pl", 2, 0, "Rosie cofa 2 ruchy."),
        (
            "pl",
            5,
            1,
            "Rosie cofa 5 ruchów, choć od tego czasu rzucano kośćmi lub odkryto coś nowego.",
        ),
    ],
)
def test_two_choices_in_one_sentence(language: str, moves: int, labelled: int, words: str) -> None:
    values = {"player": {"seat": 0}, "moves": moves, "labelled": labelled}
    assert catalog.say(language, {"id": "table-taken-back", "values": values}, NAMES) == words


def spoken(match: Match, random: Random) -> list[dict[str, Any]]:
    """Play to the end; every fact, prompt, label and refusal on the way."""
    told: list[dict[str, Any]] = [heard(fact) for fact in match.opening]
    things = [f"die:{die}" for die in ("yellow", "red", "blue", "green", "black")]
    things += ["keep", "keep red,blue", "square:0:1", "square:1:1", "split 3", "hobbit:frodo"]
    while match.outcome is None:
        seat = match.waiting()[0]
        question = match.view(seat)["question"]
        told.append(question["prompt"])
        told += [option["label"] for option in question["options"]]
        for thing in things:
            refusal = match.game.flow.why_not(match.state, seat, thing)
            if refusal is not None:
                told.append(refusal.phrase.to_data())
        facts = match.play(random.choice(question["options"])["text"], seat)
        told += [heard(fact) for fact in facts]
    return told


def heard(fact: Fact) -> dict[str, Any]:
    known = fact.for_seat(0)
    assert known is not None
    return dict(known)


def test_everything_said_in_whole_games_of_dash_is_a_sentence_in_three_languages() -> None:
    random = Random(3)
    ids = set()
    for number in range(40):
        side = ("normal", "advanced")[number % 2]
        match = api.new_match("dash", seats=number % 4 + 1, seed=number, options={"side": side})
        for phrase in spoken(match, random):
            ids.add(phrase["id"])
            for language in LANGUAGES:
                sentence, problems = catalog.say_checked(language, phrase, NAMES)
                assert problems == [], phrase
                assert sentence, phrase
                assert "{" not in sentence, phrase
    assert {"dash-rolled", "dash-kept", "dash-moved", "dash-filled", "dash-ask-keep"} <= ids
    assert {"dash-why-d4-3", "dash-why-d4-5", "dash-why-d7-4"} <= ids
    assert len(ids) > 35
