"""What a terminal shows is wholly in the reader's language: table, questions, answers, log."""

import re
from importlib.resources import files
from random import Random

import pytest

import ringtable
from ringtable import catalog
from ringtable.cli.words import Speaker
from ringtable.kernel.match import Match
from tests.lengths import most_of

# Printed so in every language: sections, zones and exits of a map (II-C, E), journeys (JS-03).
PRINTED = re.compile(r"[IVX]+(-[A-D])?|J[LS]-\d+|[A-F]")
WORD = re.compile(r"[^\W\d_][\w’'-]*")
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+|[a-z]+\d+")
LATIN = re.compile(r"[A-Za-zÀ-ž]")
GAMES = ringtable.titles()


def shown(match: Match, speaker: Speaker) -> list[str]:
    """Everything that the player who is asked, and a spectator, read of a position."""
    game = match.game
    lines = [game.text_table(match.view(-1), speaker.voice)]
    if match.outcome is None:
        view = match.view(match.waiting()[0])
        question = view["question"]
        phrases = [question["prompt"], *[option["label"] for option in question["options"]]]
        lines.append(game.text_table(view, speaker.voice))
        lines += [speaker.say(one) for one in speaker.in_words_of(game, phrases, view)]
    return lines


def read(id: str, language: str, seed: int) -> set[str]:
    """Words of a game that is played by chance, as a terminal would show them."""
    game = ringtable.load(id)
    seats = game.seats[seed % 2]
    speaker = Speaker(language, catalog.seat_names(language, seats))
    match = ringtable.new_match(game, seats, seed)
    random = Random(seed)
    lines = speaker.tell(game, match.opening, None)
    while match.outcome is None and len(match.moves) < (most_of(id) or 400):
        lines += shown(match, speaker)
        seat = random.choice(match.waiting())
        before = match.view(-1)
        lines += speaker.tell(game, match.play(random.choice(match.options_of(seat)), seat), before)
    lines += shown(match, speaker)
    clauses = re.compile(r"\[dim\].*?\[/dim\]|\([A-Z]\d+(\.\d+)?\)")
    return {word for line in lines for word in WORD.findall(clauses.sub("", line))}


@pytest.mark.parametrize("id", GAMES)
def test_a_russian_table_has_no_word_in_latin_letters(id: str) -> None:
    words = read(id, "ru", 1) | read(id, "ru", 2)
    assert len(words) > 50
    assert {word for word in words if LATIN.search(word) and not PRINTED.fullmatch(word)} == set()


@pytest.mark.parametrize("id", GAMES)
def test_a_polish_table_has_no_word_that_only_english_has(id: str) -> None:
    """Neither English sentences nor ids, which are English words joined by hyphens."""
    english = vocabulary("en") - vocabulary("pl")
    words = read(id, "pl", 1) | read(id, "pl", 2)
    assert len(words) > 50
    unknown = {word for word in words if not PRINTED.fullmatch(word)} - vocabulary("pl")
    assert {word for word in unknown if word.lower() in english or ID.fullmatch(word)} == set()


@pytest.mark.parametrize("id", [id for id in GAMES if id != "quest"])
@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_no_two_answers_of_a_question_have_the_same_words(id: str, language: str) -> None:
    """Twins of the card game have the same name; their text tells them apart, and on a page what
    lies on them."""
    game = ringtable.load(id)
    for seed in range(6):
        seats = game.seats[seed % 2]
        speaker = Speaker(language, catalog.seat_names(language, seats))
        match = ringtable.new_match(game, seats, seed)
        random = Random(seed)
        while match.outcome is None and len(match.moves) < (most_of(id) or 400):
            seat = random.choice(match.waiting())
            view = match.view(seat)
            labels = [option["label"] for option in view["question"]["options"]]
            words = [speaker.say(one) for one in speaker.in_words_of(game, labels, view)]
            assert len(set(words)) == len(words), words
            match.play(random.choice(match.options_of(seat)), seat)


def vocabulary(language: str) -> set[str]:
    """All words of the message files, as they stand there and in small letters."""
    found: set[str] = set()
    for file in (files("ringtable") / "locales" / language).iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            text = re.sub(r"\{[^}]*\}?|\[\w+\]", " ", line.partition("=")[2] or line)
            for word in WORD.findall(text):
                found |= {word, word.lower()}
    return found
