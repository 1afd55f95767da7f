"""The message files: whole, equal in three languages, nothing missing and nothing left over."""

import ast
import re
from importlib import import_module
from random import Random
from typing import get_args

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent

import ringtable
from ringtable.api import new_match
from ringtable.catalog import LANGUAGES
from ringtable.kernel.decision import name_of
from ringtable.kernel.game import Game
from ringtable.kernel.play import way_to_pass
from ringtable.server import games
from ringtable.server.http.routes import Language
from tests.lengths import most_of
from tests.locales.messages import (
    LOCALES,
    PAIRS,
    ROOT,
    SHARED,
    Reader,
    Told,
    all_ids,
    as_pattern,
    entries,
    messages,
    names_of_files,
    sources,
    used_by_client,
)

GAMES = sorted(ringtable.titles())


def test_every_language_has_the_same_files() -> None:
    assert names_of_files("en") == names_of_files("ru") == names_of_files("pl")
    assert {"common.ftl", "lobby.ftl", "table.ftl", "dash.ftl"} <= names_of_files("en")


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_a_file_is_whole(language: str, file: str) -> None:
    junk = [entry for entry in entries(LOCALES / language / file) if isinstance(entry, fluent.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_no_word_sticks_to_the_variants_before_it(language: str, file: str) -> None:
    """Space at the end of a variant is not kept: "2 tokens are" and "to be drawn" would be one."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    assert re.findall(r"^ *\}\w.*$", text, re.MULTILINE) == []


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_no_message_is_written_twice(language: str, file: str) -> None:
    ids = [e.id.name for e in entries(LOCALES / language / file) if isinstance(e, fluent.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("language", "file"), SHARED)
def test_translations_have_the_same_messages_and_values(language: str, file: str) -> None:
    ours, theirs = messages("en", file), messages(language, file)
    assert ours.keys() == theirs.keys()
    for id, told in ours.items():
        assert theirs[id].values == told.values, id
        assert told.attributes <= theirs[id].attributes, id


@pytest.mark.parametrize(("language", "file"), SHARED)
def test_slavic_plurals_have_their_three_forms(language: str, file: str) -> None:
    """One, few and many: «1 отметка, 2 отметки, 5 отметок»."""
    for id, told in messages(language, file).items():
        for keys in told.plurals:
            if keys & {"one", "few", "many"}:
                assert {"one", "few", "many"} <= keys, (language, id)


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_of_a_game_has_its_message(game: str) -> None:
    """Messages of questions, answers and refusals, wherever the rules name one."""
    known = all_ids("en")
    message = re.compile(rf"{game}-(ask|option|why|use|order)-[a-z0-9-]*[a-z0-9]")
    for file in sorted((ROOT / "src" / "ringtable" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith(f"{game}-"):
                assert any(shape(node).fullmatch(id) for id in known), ast.unparse(node)
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                unknown = message.fullmatch(node.value) and node.value not in known
                assert not unknown, f"{file.name}: {node.value}"


def shape(text: ast.JoinedStr) -> re.Pattern[str]:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
        for part in text.values
    ]
    return re.compile(re.sub(r"\\\.\w+$", "", "".join(parts)))  # without an attribute of it


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_has_its_message_and_names(game: str) -> None:
    rules: Game = import_module(f"ringtable.games.{game}").GAME
    known = all_ids("en")
    for kind in rules.facts.values():
        assert kind.id in known
        used = next(
            messages("en", file)[kind.id].values
            for file in names_of_files("en")
            if kind.id in messages("en", file)
        )
        assert used <= set(kind.fields), f"{kind.id} has no such value"
        for prefix in set(kind.kinds) - {"", "seat", "word"}:
            assert any(id.startswith(f"{prefix}-") for id in known), f"{kind.id}: {prefix}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_has_the_forms_that_the_log_puts_it_in(game: str, language: str) -> None:
    """`{ $deed_to }` needs `.to` of each `war-deed-…`, or a line of the log breaks one day."""
    rules: Game = import_module(f"ringtable.games.{game}").GAME
    told = {
        id: one for file in names_of_files(language) for id, one in messages(language, file).items()
    }
    plain, _ = used_by_client()
    for kind in rules.facts.values():
        for field, prefix in zip(kind.fields, kind.kinds, strict=True):
            wanted = {form for base, form in told[kind.id].forms if base == field}
            if not wanted or prefix in ("", "seat", "word"):
                continue
            for id, one in told.items():
                a_name = id.startswith(f"{prefix}-") and not one.values and id not in plain
                assert not a_name or wanted <= one.attributes, f"{kind.id}: {id} needs {wanted}"


WHOLE_TURNS = {"war-order-act"}  # a turn of one's own is never passed unasked


@pytest.mark.parametrize("game", GAMES)
def test_every_question_that_can_be_passed_has_a_name(game: str) -> None:
    """For standing orders: the page offers to pass such a question from now on."""
    passed: set[str] = set()
    asked: set[str] = set()
    for seed in range(30):
        match = new_match(game, seats=games.game(game).seats[seed % 2], seed=seed)
        random = Random(seed)
        while match.outcome is None and (not most_of(game) or len(match.moves) < most_of(game)):
            seat = random.choice(match.waiting())
            question = match.game.flow.decision(match.state)
            if way_to_pass(match.game, match.state, seat):
                passed.add(f"{game}-order-{name_of(question)}")
            asked.add(question.prompt(match.state).id)
            match.play(random.choice(match.options_of(seat)), seat)
    assert passed - WHOLE_TURNS <= all_ids("en")
    assert not WHOLE_TURNS & all_ids("en"), "the page offers what has a name"
    assert passed or game == "dash"
    assert asked <= questions("en", game).keys(), "all of them are questions by their names"
    assert len(asked) > 2


# Questions as others read them


def questions(language: str, game: str) -> dict[str, fluent.Message]:
    """The messages of what is asked in a game."""
    return {
        entry.id.name: entry
        for entry in entries(LOCALES / language / f"{game}.ftl")
        if isinstance(entry, fluent.Message) and entry.id.name.startswith((f"{game}-ask-", "ask-"))
    }


def others(language: str, game: str) -> dict[str, str]:
    """What everybody else reads while somebody is asked."""
    found = {}
    for id, message in questions(language, game).items():
        told = [one for one in message.attributes if one.id.name == "other"]
        assert len(told) == 1, f"{language}: {id} has no sentence for others"
        found[id] = FluentSerializer().serialize_entry(message).partition(".other = ")[2].strip()
    return found


# Who is asked is the subject, in the third person of the present.
THIRD_PERSON = {
    "en": re.compile(r"\{ \$asked \} (may|\w+s)\b"),
    "ru": re.compile(r"\{ \$asked \} \w+т\b"),
    "pl": re.compile(r"\{ \$asked \} \w+[aei]\b"),
}
SECOND_PERSON = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "ru": re.compile(
        r"\b(вы|вас|вам|вами|ваш\w*|ты|теб\w+|тво[йяеё]\w*|\w+[ийь]те)\b", re.IGNORECASE
    ),
    "pl": re.compile(
        r"\b(ty|ciebie|cię|ci|tobie|tobą|tw[oó]\w+|(?!towarzysz)\w+[aeiy]sz)\b", re.IGNORECASE
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_others_read_whose_question_it_is_in_a_sentence_of_their_own(
    language: str, game: str
) -> None:
    asked = others(language, game)
    assert asked
    for id, text in asked.items():
        assert THIRD_PERSON[language].match(text), (id, text)
        assert not SECOND_PERSON[language].search(text), (id, text)
        assert "?" not in text, (id, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_others_read_tells_nothing_that_the_question_does_not(
    language: str, game: str
) -> None:
    for id, message in questions(language, game).items():
        asked, told = Told(), Told()
        Reader(asked).visit(message.value)
        for attribute in message.attributes:
            Reader(told).visit(attribute)
        assert told.values <= asked.values | {"asked"}, id


def test_facts_of_the_table_itself_have_their_messages() -> None:
    for id in ("table-taken-back", "table-clock-ran-out", "table-bot-moved"):
        assert id in messages("en", "table.ftl")


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_has_a_name(game: str) -> None:
    wanted = {f"bot-{bot}" for bot in games.bot_names(games.game(game))}
    assert wanted <= all_ids("en")


def test_every_message_that_the_client_asks_for_is_there() -> None:
    known = all_ids("en")
    plain, made = used_by_client()
    assert len(plain) > 100, "the search for ids has lost its way"
    assert {id for id in plain if id.partition(".")[0] not in known} == set()
    # What depends on the game or the server is asked for with `catalog.has` first.
    optional = {"problem-*", "bot-*", "*-setting-*", "*-setting-*-*"}
    for pattern in made - optional:
        assert any(as_pattern(pattern).fullmatch(id) for id in known), pattern


def test_no_message_is_left_over() -> None:
    plain, made = used_by_client()
    told = sources("src/ringtable", ".py") + sources("web/src", ".ts", ".svelte")
    patterns = [as_pattern(one) for one in made if one != "*"]
    asked_for = (r"problem-.+", r"bot-.+", r".+-reason-.+", r".+-nobody-won", r".+-why-.+")
    patterns += [re.compile(p) for p in asked_for]
    games = "|".join(["common", "lobby", "table", "kit", *GAMES])
    for file in names_of_files("en"):
        if file.removesuffix(".ftl") not in games.split("|"):
            continue
        for id in messages("en", file):
            named = f'"{id}"' in told or id in plain or id.startswith(prefixes())
            assert named or any(p.fullmatch(id) for p in patterns), f"{file}: {id}"


def prefixes() -> tuple[str, ...]:
    """What facts name by a prefix and a value, questions by their name, and labels put together in
    Python."""
    found = ["dash-option-first-", "game-"]
    for game in GAMES:
        rules: Game = import_module(f"ringtable.games.{game}").GAME
        for kind in rules.facts.values():
            found += [f"{prefix}-" for prefix in kind.kinds if prefix not in ("", "seat", "word")]
        found += [f"{game}-luck-", f"{game}-option-", f"{game}-choose-"]
        found += [f"{kind}-veiled" for kind in rules.facts]
        found += [f"ask-{name_of(step.decision)}" for step in rules.flow.code]
        found += [f"{game}-ask-{name_of(step.decision)}" for step in rules.flow.code]
    return tuple(found)


def test_languages_are_those_of_the_server_and_the_client() -> None:
    assert get_args(Language) == LANGUAGES
    text = (ROOT / "web/src/lib/language/text.svelte.ts").read_text(encoding="utf-8")
    written = ", ".join(f'"{language}"' for language in LANGUAGES)
    assert f"LANGUAGES = [{written}] as const" in text
