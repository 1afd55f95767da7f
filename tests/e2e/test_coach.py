"""First games with a coach in the browser: whole games of dash, doom and hunt as he says, the first
rounds of quest and war; and that he can be left, gainsaid and called again, and moves nothing.

What is asked and said is known beforehand: a lesson has its seed, and its bots have no chance.
"""

import time
from itertools import pairwise, takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ringtable.catalog import LANGUAGES
from ringtable.testing.lessons import Said
from tests.e2e.conftest import PATIENCE, Newcomer
from tests.e2e.players import SEE_RESULT, no_sideways_scrolling, to_the_result
from tests.lessons import followed

pytestmark = pytest.mark.e2e
PHONE = (390, 844)
DESK = (1280, 800)
SEVERAL = ("commit", "attackers")  # chosen together and sent at once
SHOWN = """async texts => {
    const mine = JSON.parse(localStorage.getItem('ringtable.tables'))[0];
    const headers = {'Ringtable-Token': mine.seats.find(one => one.mine).token};
    const now = (await (await fetch(`/api/tables/${mine.table}`, {headers})).json()).table;
    const offered = now.view.question?.options.map(one => one.text) ?? null;
    const told = document.querySelector('.time .count').innerText;
    return JSON.stringify(offered) === JSON.stringify(texts) && told.startsWith(`${now.step}/`);
}"""
BOXES = "[data-thing], .board, .prompt, [data-testid=confirm], .scrubber"


def lesson(newcomer: Newcomer, game: str, size: tuple[int, int] = DESK, **wishes: Any) -> Page:
    """Begun from the lobby, by somebody who has never played."""
    page = newcomer(*size, **wishes)
    page.goto("/")
    page.get_by_test_id(f"learn-{game}").click()
    page.get_by_test_id("coach").wait_for()
    return page


def coach(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def asked(page: Page, said: Said) -> None:
    """Until the table asks what was foreseen, and the page shows it: what leaves nothing but to
    pass is put too, for a moment, before the table passes."""
    question = said.view["question"]
    texts = None if question is None else [one["text"] for one in question["options"]]
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(SHOWN, texts):
        if page.get_by_test_id("go-on").count():
            page.get_by_test_id("go-on").click()  # a die of the last stage
        assert time.monotonic() < deadline, f"never asked: {texts}"
        page.wait_for_timeout(20)


def says(page: Page, said: Said) -> None:
    """The coach says what he should of the question at hand, and shows what he points at."""
    expect(coach(page)).to_have_attribute("data-step", said.step.id if said.step else "")
    if said.step is None:
        return
    if said.points or said.good:
        page.get_by_test_id("coach-show").click()
    if said.points:
        expect(page.locator(f".pin[data-marks='{said.points[0]}']")).to_be_visible()
    elif said.good:
        expect(page.locator(".ring[data-marks]").first).to_be_visible()


def option_of(said: Said) -> dict[str, Any]:
    options = said.view["question"]["options"]
    return next(one for one in options if one["text"] == said.answer)


def step_of(page: Page) -> str:
    return page.locator(".time .count").inner_text()


def choose(page: Page, thing: str, together: bool) -> None:
    """Press a thing; one of several stays pressed, if it was not chosen along with another."""
    found = page.locator(f"[data-thing='{thing}']:visible").first
    if not together:
        found.click()
        return
    if found.get_attribute("aria-pressed") != "true":
        found.click()
    expect(found).to_have_attribute("aria-pressed", "true")


def give(page: Page, said: Said) -> None:
    """Answer: by the things of the board where they alone mean it, else by the words."""
    option = option_of(said)
    things = set(option["things"])
    others = [one for one in said.view["question"]["options"] if one is not option]
    confirm = page.get_by_test_id("confirm")  # where several things are chosen, then confirmed
    together = confirm.count() > 0
    if option["data"].get("ordered"):
        alike = False
    elif together:
        alike = any(set(one["things"]) == things for one in others)
    else:
        alike = any(things <= set(one["things"]) for one in others)
    if things and not alike:
        ordered = option["data"].get("ordered", False)  # there the last follows by itself
        for thing in option["things"][:-1] if ordered else option["things"]:
            choose(page, thing, together and not ordered)
        if together:
            confirm.click()
        return
    words = page.locator(f'[data-action="{said.answer}"]:enabled')
    behind = page.get_by_test_id("all-options")
    if not words.count() and behind.count():
        behind.click()
    if words.count():
        words.first.click()
        return
    # Several answers about one thing, such as the ways to play a card, lie on it in their order.
    options = said.view["question"]["options"]
    ways = [one["text"] for one in options if one["things"] == option["things"]]
    buttons = page.locator(f".tray [data-thing='{option['things'][0]}']")
    buttons.nth(ways.index(said.answer)).click()


def play_through(page: Page, game: str) -> None:
    """The whole game, as the coach says; what he says is heard at every question."""
    for said in followed(game):
        asked(page, said)
        says(page, said)
        if said.view["outcome"] is None:
            give(page, said)
    page.locator(f"[data-testid=result], {SEE_RESULT}").first.wait_for()
    to_the_result(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(coach(page)).to_contain_text("Set up a real game")


@pytest.mark.parametrize("game", ["dash", "doom", "hunt"])
def test_a_first_game_is_played_through_as_the_coach_says(newcomer: Newcomer, game: str) -> None:
    page = lesson(newcomer, game)
    play_through(page, game)
    page.goto("/new?game=" + game)
    expect(page.get_by_test_id(f"learn-{game}")).to_be_visible()
    expect(page.get_by_test_id("first-game")).to_have_count(0)


def send_together(page: Page, turns: list[Said]) -> None:
    """All who are chosen one after another for the same question."""
    asked = turns[0].view["question"]["id"]
    for one in takewhile(lambda said: said.view["question"]["id"] == asked, turns):
        for thing in option_of(one)["things"]:
            page.locator(f"[data-thing='{thing}']:visible").first.click()
    page.get_by_test_id("send").click()


def test_the_first_rounds_of_the_card_game(newcomer: Newcomer) -> None:
    """Until the second round has begun: hand, ally, quest, travel, attack."""
    page = lesson(newcomer, "quest")
    heard = set()
    turns = list(takewhile(lambda said: said.view["table"]["round"] < 2, followed("quest")))
    for number, said in enumerate(turns):
        question = said.view["question"]
        chosen = question["id"] in SEVERAL
        if chosen and number and turns[number - 1].view["question"]["id"] == question["id"]:
            continue  # chosen together with the one before
        if not question["stage"]:
            asked(page, said)
        says(page, said)
        heard.add(said.step.id if said.step else "")
        if chosen:
            send_together(page, turns[number:])
        else:
            give(page, said)
    assert {"hand", "play", "pay", "commit", "travel", "engage", "defend", "strike"} <= heard


def test_the_first_turns_of_the_war(newcomer: Newcomer) -> None:
    """Guide, dice, a step and its Hunt, a nation, a battle, and a card."""
    page = lesson(newcomer, "war")
    heard = set()
    for said, later in pairwise(followed("war")[:29]):
        question = said.view["question"]
        if not question["stage"]:
            asked(page, said)
        says(page, said)
        heard.add(said.step.id if said.step else "")
        if question["stage"] and not option_of(said)["things"]:  # the stage before may look alike
            page.locator(f"[data-action='{said.answer}']:enabled").first.wait_for()
        give(page, said)
        if question["stage"] and not later.view["question"]["stage"]:
            page.get_by_test_id("draft-confirm").click()
    assert {"declare", "guide", "dice", "move", "hunt", "card", "battle", "advance"} <= heard


def test_the_coach_is_left_and_called_again_also_after_a_reload(newcomer: Newcomer) -> None:
    page = lesson(newcomer, "dash")
    page.locator("[data-thing='hobbit:frodo']").click()
    expect(coach(page)).to_have_attribute("data-step", "roll")
    page.get_by_test_id("coach-leave").click()
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-marks]")).to_have_count(0)
    expect(page.locator(".log")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    for die in ("red", "green"):
        page.locator(f"[data-thing='die:{die}']").click()
    before = step_of(page)
    page.get_by_test_id("confirm").click()
    expect(page.locator(".time .count")).not_to_have_text(before)  # the game goes on without him
    page.get_by_test_id("coach-call").click()
    expect(coach(page)).to_be_visible()
    page.reload()
    expect(coach(page)).to_be_visible()


def test_another_legal_answer_is_followed(newcomer: Newcomer) -> None:
    """The coach says so and goes on with what fits; rules and earlier lessons can be read."""
    page = lesson(newcomer, "dash")
    page.locator("[data-thing='hobbit:pippin']").click()
    expect(page.get_by_test_id("coach-taken")).to_contain_text("Another way than mine")
    expect(coach(page)).to_have_attribute("data-step", "roll")
    coach(page).get_by_role("button", name="D4.2").click()
    expect(page.locator("[data-clause='D4.2'].marked")).to_be_visible()
    page.get_by_test_id("coach-call").click()
    expect(coach(page)).to_have_attribute("data-step", "roll")
    page.get_by_role("button", name="The lesson before").click()
    expect(coach(page)).to_contain_text("Choose your hobbit")
    page.get_by_role("button", name="The next lesson").click()
    expect(coach(page)).to_contain_text("Your first roll")
    page.get_by_test_id("all-options").click()
    page.locator("[data-action^='keep']").last.click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(coach(page)).not_to_have_attribute("data-step", "hobbit")


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", ["dash", "war"])
def test_nothing_moves_when_the_coach_speaks(
    newcomer: Newcomer, game: str, size: tuple[int, int]
) -> None:
    """The same question with other words, and with a lesson read again: every box stays."""
    page = lesson(newcomer, game, size)
    if game == "dash":
        page.locator("[data-thing='hobbit:frodo']").click()
        expect(coach(page)).to_have_attribute("data-step", "roll")
    else:
        page.locator("[data-action=no]").first.click()
        expect(coach(page)).to_have_attribute("data-step", "guide")
    page.mouse.move(0, 0)  # a die rises under the pointer
    before = boxes(page)
    for turn in ("The lesson before", "The next lesson"):
        page.get_by_role("button", name=turn).focus()
        page.keyboard.press("Enter")
        assert boxes(page) == before
    page.evaluate(
        "document.querySelectorAll('[data-testid=coach-words]')[0].append('More words. ')"
    )
    assert boxes(page) == before
    assert not covered(page)
    no_sideways_scrolling(page)


def boxes(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(
        """kinds => [...document.querySelectorAll(kinds)].map(one => {
            const box = one.getBoundingClientRect();
            return [box.x, box.y, box.width, box.height].map(Math.round);
        })""",
        BOXES,
    )
    return found


def covered(page: Page) -> list[str]:
    """What can be chosen now and lies under the coach."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.prompt.mine button, .ask button[data-thing]')]
            .filter(one => {
                const box = one.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                if (!box.width || y < 0 || y > innerHeight) return false;
                return document.elementFromPoint(x, y)?.closest('.coach, .marks') != null;
            }).map(one => one.outerHTML.slice(0, 120))"""
    )
    return found


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_the_coach_speaks_the_language_of_the_page_aloud(newcomer: Newcomer, language: str) -> None:
    """What he says is announced, and can be reached by keyboard."""
    page = lesson(newcomer, "doom", PHONE, locale=language)
    title = {"ru": "Кто пойдёт?", "pl": "Kto idzie?"}[language]
    spoken = coach(page).locator("[aria-live=polite]")
    expect(spoken).to_contain_text(title)
    no_sideways_scrolling(page)
    page.get_by_test_id("coach-leave").focus()
    page.keyboard.press("Enter")
    expect(coach(page)).to_have_count(0)
    no_sideways_scrolling(lesson(newcomer, "war", DESK, locale=language))


def test_whoever_has_not_met_a_game_is_offered_a_coach(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/new?game=hunt")
    expect(page.get_by_test_id("first-game")).to_contain_text("New to The Hunt for the Ring?")
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_test_id("first-game")).to_have_count(0)
    expect(page.get_by_test_id("learn-hunt")).to_be_visible()
