"""First games with a coach: every step is reached by who follows it, says what it means in three
languages, and stays silent or fitting for who does something else."""

import re
from random import Random

import pytest

from ringtable import api, catalog
from ringtable.catalog import LANGUAGES
from ringtable.kernel.match import Match
from ringtable.rulebook import clauses
from ringtable.testing.lessons import Said, fits, fitting
from ringtable.wire.types import LessonStep, LessonWhen
from tests.lessons import WHOLE, followed, followed_by_others, lesson_of, played

GAMES = list(api.titles())
WORDS = 62


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_coach_hears_every_step_once(game: str) -> None:
    """Each step names a decision that is really put, under conditions that really come."""
    steps = [step.id for step in lesson_of(game).steps]
    assert 8 <= len(steps) <= 18
    heard = [said.step.id for said in followed(game) if said.step is not None]
    assert len(heard) == len(set(heard))
    others = [said.step.id for said in followed_by_others(game) if said.step is not None]
    assert set(steps) - set(heard) - set(others) == (set() if game in WHOLE else {"end"})


@pytest.mark.parametrize("game", sorted(WHOLE))
def test_who_follows_the_coach_comes_to_a_good_end(game: str) -> None:
    """A victory; part one of the hunt alone knows none, but Frodo is out of the Shire [H28.5]."""
    last = followed(game)[-1]
    outcome = last.view["outcome"]
    assert outcome["winners"] == [0] or (game, outcome["reason"]) == ("hunt", "reached-bree")
    assert last.step is not None
    assert last.step.id == "end"


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_the_coach_wishes_is_one_that_is_offered(game: str) -> None:
    lesson = lesson_of(game)
    wished = {step.id for step in lesson.steps if step.answers}
    all_said = [*followed(game), *followed_by_others(game)]
    given = {said.step.id for said in all_said if said.step is not None and said.good}
    assert wished == given


@pytest.mark.parametrize("game", GAMES)
def test_what_the_coach_points_at_is_found_on_the_table(game: str) -> None:
    for said in followed(game):
        assert not any("$" in point for point in said.points), said.points


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_lesson_play_the_same_game_every_time(game: str) -> None:
    again = played(game, lambda _match, _seat, said: first_of(said), 12)
    once = played(game, lambda _match, _seat, said: first_of(said), 12)
    assert [said.view["table"] for said in once] == [said.view["table"] for said in again]


def first_of(said: Said) -> str:
    return str(said.view["question"]["options"][0]["text"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_whoever_plays_otherwise_hears_what_fits_or_nothing(game: str, number: int) -> None:
    """Any legal answer is followed: no step comes twice, and each fits the question at hand."""
    random = Random(number)

    def choose(match: Match, seat: int, said: Said) -> str:
        return random.choice(match.game.flow.texts(match.state, seat))

    heard = []
    for said in played(game, choose, 60):
        if said.step is None:
            continue
        heard.append(said.step.id)
        assert fitting(said.step, said.view) is not None
        asked = said.view["question"]
        assert said.step.when.question == ("" if asked is None else asked["id"])
        if asked is not None:
            assert set(said.good) <= {option["text"] for option in asked["options"]}
    assert len(heard) == len(set(heard))
    assert len(heard) >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_three_languages(game: str, language: str) -> None:
    """In few words, with a pin for each thing that is pointed at, and clauses that there are."""
    for step in lesson_of(game).steps:
        id = f"{game}-coach-{step.id}"
        words = catalog.text(language, id)
        assert words != id
        assert catalog.text(language, f"{id}.title") not in ("", f"{id}.title")
        assert len(words.split()) <= WORDS, id
        pins = sorted({int(pin) for pin in re.findall(r"\[(\d)\]", words)})
        assert pins == list(range(1, len(step.points) + 1)), id
        cited = set(re.findall(r"\[([A-Z]{1,2}\d+\.[^\]]+)\]", words))
        assert cited <= clauses(game).keys(), id
        assert cited == set(re.findall(r"\[([A-Z]{1,2}\d+\.[^\]]+)\]", catalog.text("en", id)))


def test_an_object_fits_with_at_least_what_is_wanted() -> None:
    table = {"round": 3, "dice": [{"id": "red", "kept": True}], "pure": False}
    assert fits({"round": 3}, table, {}) == [{}]
    assert fits({"round": ">=3"}, table, {}) == [{}]
    assert fits({"round": "<=2"}, table, {}) == []
    assert fits({"pure": 0}, table, {}) == [], "no is not nought"
    assert fits({"turn": 3}, table, {}) == []
    assert fits({"dice": [{"id": "$die", "kept": True}]}, table, {}) == [{"die": "red"}]


def test_each_thing_of_a_list_is_found_once_and_a_name_stands_for_one_thing() -> None:
    dice = [{"id": "red", "face": "2"}, {"id": "blue", "face": "5"}]
    assert fits([{"id": "$one"}, {"id": "$two"}], dice, {}) == [
        {"one": "red", "two": "blue"},
        {"one": "blue", "two": "red"},
    ]
    assert fits([{"id": "red"}, {"id": "red"}], dice, {}) == []
    slots = [{"number": 5, "kind": "ally"}]
    wanted = {"dice": [{"face": "$slot"}], "slots": [{"number": "$slot", "kind": "ally"}]}
    assert fits(wanted, {"dice": dice, "slots": slots}, {}) == [{"slot": "5"}]


def option(text: str) -> dict[str, str]:
    return {"text": text, "verb": text.split()[0]}


def test_a_step_is_not_spent_where_nothing_is_left_but_to_pass() -> None:
    step = LessonStep("window", LessonWhen("act"))
    view = {"outcome": None, "table": {}, "question": {"id": "act", "options": [option("pass")]}}
    assert fitting(step, view) is None
    view["question"] = {"id": "act", "options": [option("pass"), option("play sting a")]}
    assert fitting(step, view) == {}


def test_a_step_waits_for_an_answer_like_the_one_it_names() -> None:
    view = {
        "outcome": None,
        "table": {"hand": ["rope", "sting"]},
        "question": {"id": "act", "options": [option("play sting a"), option("pass")]},
    }
    step = LessonStep("card", LessonWhen("act", "play $card *", {"hand": ["$card"]}))
    assert fitting(step, view) == {"card": "sting"}
    assert fitting(LessonStep("end", LessonWhen()), view) is None
    assert fitting(LessonStep("end", LessonWhen()), {**view, "outcome": {}}) == {}
    assert fitting(LessonStep("other", LessonWhen("keep")), view) is None
