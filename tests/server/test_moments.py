"""What the server answers for a seat tells nothing by its time, and nobody is asked about nothing
where that tells nothing either."""

import asyncio
import time
from random import Random
from typing import Any

import pytest

from ringtable.server.rooms import moments
from ringtable.server.rooms.moments import Moments
from ringtable.server.settings import Settings
from tests.server.playground import Playground, Table, wait_for


def test_a_moment_does_not_know_how_long_the_thought_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws give the same moments, whether a thought was short or long."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    def answered(thoughts: list[float]) -> list[float]:
        monkeypatch.setattr(moments, "CHANCE", Random(7))
        kept = Moments(2.0)
        told = []
        for thought in thoughts:
            monkeypatch.setattr(time, "monotonic", lambda now=thought: now)
            asyncio.run(kept.keep("mcts of murk", 0.0))
            told.append(round(thought + slept[-1], 6))
        return told

    quick = answered([0.01, 0.02, 0.01, 0.03])
    slow = answered([1.5, 0.9, 1.6, 1.2])
    assert quick == slow
    assert all(2.0 <= moment <= 3.0 for moment in quick)


def test_an_operator_can_have_answers_at_once() -> None:
    asyncio.run(asyncio.wait_for(Moments(0.0).keep("mcts of murk", time.monotonic() - 5.0), 1.0))


def test_moments_of_a_slow_bot_come_after_its_longest_thoughts() -> None:
    kept = Moments(2.0)
    kept.note("mcts of war", 4.0)
    assert all(4.8 <= kept.draw("mcts of war") <= 7.2 for _ in range(100))
    assert kept.draw("easy of war") <= 3.0


@pytest.mark.parametrize(("seats", "drawn"), [("mb", False), ("mbm", True)])
def test_bots_answer_at_drawn_moments_only_where_people_play_people(
    sqlite_db: str, seats: str, drawn: bool
) -> None:
    settings = Settings(db=sqlite_db, limits=False, bot_workers=1, bot_moment=1.0)
    ground = Playground(settings).start()
    try:
        table = ground.make("murk", seats)
        table.act_first(0)
        table.act_first(0)
        began = time.monotonic()
        table.act_first(0)
        before = table.played_here()
        wait_for(lambda: table.played_here() > before)
        assert not drawn or time.monotonic() - began >= 1.0  # a moment is never early
        assert bool(ground.rooms.moments.thoughts) == drawn
    finally:
        ground.stop()


@pytest.mark.parametrize(("seats", "drawn"), [("m", False), ("mb", False), ("mm", True)])
@pytest.mark.parametrize("kind", ["passing", "hushed"])
def test_an_order_passes_at_a_drawn_moment_where_people_play_people(
    ground_on_sqlite: Playground,
    monkeypatch: pytest.MonkeyPatch,
    seats: str,
    drawn: bool,
    kind: str,
) -> None:
    """That an order stands is nobody else's business."""
    waited = []

    async def pass_by() -> None:
        waited.append(True)

    monkeypatch.setattr(ground_on_sqlite.rooms.moments, "pass_by", pass_by)
    table = ground_on_sqlite.make("murk", seats)
    table.act_first(0)
    body = {"seat": 0, kind: ["hide"]}
    assert table.call("POST", "/orders", body, table.tokens[0]).status_code == 200
    wait_for(lambda: table.options(0) == ["stay", "cheer"])
    assert bool(waited) == drawn


# Windows that leave nothing but to pass


def hunt_table(ground: Playground, second: dict[str, Any]) -> Table:
    wish = {"game": "hunt", "seats": [{"kind": "me"}, second], "seed": "nothing"}
    made = ground.call("POST", "/api/tables", wish)
    assert made.status_code == 201, made.text
    return Table(ground, made.json())


def asked_about_nothing(table: Table, moves: int, answer: bool = True) -> int:
    """How often somebody is asked though there is nothing but to pass. Such a question is either
    answered as any other or left to the server."""
    random = Random(3)
    empty = 0
    while table.played_here() < moves:
        state = table.view(-1)
        if state["state"] == "finished":
            break
        seat = state["view"]["question"]["seats"][0]
        if seat not in table.tokens:
            time.sleep(0.02)
            continue
        question = table.view(seat)["view"]["question"]
        answers = question["options"] if question else []
        options = [answer["text"] for answer in answers]
        nothing = bool(answers) and all(answer["verb"].startswith("pass") for answer in answers)
        empty += nothing
        if nothing and not answer:
            number = table.played_here()
            wait_for(lambda number=number: table.played_here() > number)  # type: ignore[misc]
        elif options:
            table.act(seat, random.choice(options))
    return empty


def test_alone_with_bots_nobody_is_asked_about_nothing(ground_on_sqlite: Playground) -> None:
    table = hunt_table(ground_on_sqlite, {"kind": "bot", "bot": "random"})
    assert table.view(0)["seats"][0]["empty_windows"]
    assert asked_about_nothing(table, 120) == 0


@pytest.mark.parametrize(
    ("game", "seats"),
    [("doom", "m"), ("doom", "mb"), ("quest", "m"), ("quest", "mm"), ("war", "mb")],
)
def test_no_game_asks_about_nothing_where_that_tells_nobody_anything(
    ground_on_sqlite: Playground, game: str, seats: str
) -> None:
    """Such a question may be seen for an instant; the table passes it, whatever the person does."""
    table = ground_on_sqlite.make(game, seats, seed="nothing")
    asked_about_nothing(table, 80, answer=False)
    assert table.played_here() >= 80 or table.view(0)["state"] == "finished"


@pytest.mark.parametrize(("seats", "asked"), [("m", False), ("mm", True)])
def test_who_is_alone_is_not_asked_for_the_only_answer(
    ground_on_sqlite: Playground, seats: str, asked: bool
) -> None:
    """Sneak Attack wants an ally of the hand, which holds but one: among people the question hides
    that. [Q18.9, Q26.2]"""
    table = ground_on_sqlite.make("quest", seats, seed="alone 99")  # that is the first hand
    seat = table.asked()[0]
    while seat or "play sneak-attack" not in table.options(0):
        options = table.options(seat)
        table.act(seat, "pass" if "pass" in options else options[0])
        wait_for(lambda: bool(set(table.asked()) & set(table.tokens)))
        seat = table.asked()[0]
    body = {"seat": 0, "stages": ["play sneak-attack"]}
    stage = table.call("POST", "/draft", body, table.tokens[0]).json()["question"]
    assert (stage is not None and stage["id"] == "choose-hand") == asked
    table.act(0, "play sneak-attack")
    question = table.view(0)["view"]["question"]
    assert (question["id"] == "choose-hand") == asked
    if not asked:
        assert table.call("POST", "/undo", {"seat": 0}, table.tokens[0]).status_code == 200
        assert "play sneak-attack" in table.options(0), "it was one move"


def test_among_people_it_is_a_preference_that_only_its_seat_sees(
    ground_on_sqlite: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question stands there for a while all the same, and is then passed by the server."""
    monkeypatch.setattr(moments, "PASSED", (0.05, 0.1))
    table = hunt_table(ground_on_sqlite, {"kind": "me"})
    assert not table.view(1)["seats"][1]["empty_windows"]
    assert asked_about_nothing(table, 120) > 0
    table = hunt_table(ground_on_sqlite, {"kind": "me"})
    for seat in (0, 1):
        body: dict[str, object] = {"seat": seat, "passing": [], "empty_windows": True}
        assert table.call("POST", "/orders", body, table.tokens[seat]).status_code == 200
    assert table.view(1)["seats"][1]["empty_windows"]
    assert not table.view(1)["seats"][0]["empty_windows"], "another's preference is their own"
    assert asked_about_nothing(table, 120, answer=False) > 0


def test_with_a_spectator_the_only_person_is_asked(ground_on_sqlite: Playground) -> None:
    table = hunt_table(ground_on_sqlite, {"kind": "bot", "bot": "random"})
    with ground_on_sqlite.socket() as socket:
        socket.watch(table.id, table.spectator)
        assert not table.view(0)["seats"][0]["empty_windows"]
