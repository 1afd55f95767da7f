"""The card game in a browser: by mouse, by keyboard, by two people, on a phone; and its decks."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import SEE_RESULT, to_the_result

pytestmark = pytest.mark.e2e
MOST = 500  # answers; a solo game is far shorter
ANSWERS = ".prompt.mine [data-action]:not([disabled]), [data-testid=lane] .choice"
ASKED = f"{ANSWERS}, [data-testid=result], {SEE_RESULT}"
ANNA = {"kind": "me", "name": "Anna"}
BORIS = {"kind": "me", "name": "Boris"}


def seated(
    server: Server, newcomer: Newcomer, width: int = 1280, height: int = 800, **wishes: Any
) -> Page:
    page = newcomer(width, height)
    made = server.table(ANNA, game="quest", **wishes)
    page.goto(seat_link(made))
    sit_down(page)
    return page


def sit_down(page: Page) -> None:
    """The link of the table's maker was opened here for the first time."""
    page.get_by_test_id("quest-hand").wait_for()
    page.get_by_test_id("passed-on").click()
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("sit-down").wait_for(state="detached")


def asked(page: Page) -> bool:
    """Until something is asked of me; False when the game is over."""
    page.locator(ASKED).first.wait_for()
    to_the_result(page)
    return page.get_by_test_id("result").count() == 0


def stamp(page: Page) -> str:
    """What is asked and at which step, so that a new question can be told from the old one."""
    step = page.locator(".time .count").inner_text()
    return page.locator("#prompt-words").inner_text() + "|" + step


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function(
        """([before, answers]) =>
        document.querySelector('[data-testid=result], [data-testid=see-result]') ||
        (document.querySelector(answers) &&
         document.querySelector('#prompt-words').innerText + '|' +
         document.querySelector(".time .count").innerText !== before)""",
        arg=[before, ANSWERS],
    )


def press(page: Page, *keys: str) -> None:
    """Answer with keys, and wait for what comes of it."""
    before = stamp(page)
    for key in keys:
        page.keyboard.press(key)
    moved_on(page, before)


def to_the_quest(page: Page) -> None:
    """Keep the hand and pass until people are asked to go on the quest."""
    press(page, "1")
    while not page.get_by_test_id("send").count():
        press(page, "0")


def height_of(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["height"]


def test_a_round_by_mouse(server: Server, newcomer: Newcomer) -> None:
    """Heroes are chosen on the board and commit together; the lane weighs them before."""
    page = seated(server, newcomer)
    page.locator("[data-action=keep]").click()
    while not page.get_by_test_id("send").count():
        assert asked(page)
        before = stamp(page)
        page.locator("[data-action=pass]").click()
        moved_on(page, before)
    assert page.get_by_test_id("lane").get_attribute("data-lane") == "forecast"
    heroes = page.get_by_label("Heroes", exact=True).locator("button[data-thing]")
    heroes.nth(0).click()
    heroes.nth(1).click()
    expect(page.get_by_test_id("send")).to_contain_text("Commit 2")
    before = stamp(page)
    page.get_by_test_id("send").click()
    moved_on(page, before)
    for _ in range(30):
        if "round 2" in page.locator(".road").first.inner_text().replace("\n", " "):
            return
        assert asked(page)
        before = stamp(page)
        rows = page.locator("[data-testid=lane] .choice")
        (rows if rows.count() else page.locator(".answers [data-action]")).first.click()
        if page.get_by_test_id("send").count():  # whom to attack with
            page.get_by_test_id("all").click()
            page.get_by_test_id("send").click()
        moved_on(page, before)
    raise AssertionError("the round does not end")


def test_everything_is_in_sight_at_1280_by_800(server: Server, newcomer: Newcomer) -> None:
    page = seated(server, newcomer)
    to_the_quest(page)
    board = page.locator(".quest-board")
    assert board.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    assert height_of(page, "#panel-log") >= 160
    for what in ("#prompt-words", "[data-testid=send]", "[data-testid=quest-hand]"):
        expect(page.locator(what)).to_be_in_viewport()
    before = page.get_by_test_id("lane").bounding_box()
    page.keyboard.press("+")
    expect(page.get_by_test_id("send")).to_contain_text("Commit 3")
    assert page.get_by_test_id("lane").bounding_box() == before


def test_a_second_click_and_a_held_key_do_nothing(server: Server, newcomer: Newcomer) -> None:
    page = seated(server, newcomer)
    page.locator("[data-action=keep]").click()
    page.locator("[data-action=pass]").wait_for()
    step = int(page.locator(".time .count").inner_text().split("/")[0])
    page.locator("[data-action=pass]").dblclick()
    page.wait_for_function(
        "step => Number(document.querySelector('.time .count').innerText.split('/')[0]) > step",
        arg=step,
    )
    assert asked(page)
    before = stamp(page)
    page.evaluate(
        """for (let i = 0; i < 5; i++) document.body.dispatchEvent(
             new KeyboardEvent('keydown', {key: '0', repeat: true, bubbles: true}))"""
    )
    page.wait_for_timeout(200)
    assert stamp(page) == before


def test_a_whole_game_by_keyboard(server: Server, newcomer: Newcomer) -> None:
    """Numbers choose, 0 is nobody or pass, Enter sends a set or the proposed payment."""
    page = seated(server, newcomer)
    for number in range(MOST):
        if not asked(page):
            break
        if page.get_by_test_id("send").count():
            press(page, "1", "Enter")
        elif page.get_by_test_id("pass-round").count() and number % 4:
            press(page, "e")
        elif page.locator(".prompt .choices [data-action], .lane .choice").count():
            press(page, "1")
        else:
            press(page, "0")
    assert page.get_by_test_id("result").count()
    page.goto("/quest/journal")
    expect(page.get_by_test_id("quest-log").locator("tbody tr")).to_have_count(1)


def test_two_browsers_come_to_the_end_of_a_game(server: Server, newcomer: Newcomer) -> None:
    """Nobody goes on the quest, so the threat ends it soon; both see the same end."""
    made = server.table(ANNA, BORIS, game="quest")
    pages = [newcomer(1280, 800), newcomer(1280, 800)]
    for seat, page in enumerate(pages):
        page.goto(seat_link(made, seat))
        sit_down(page)
    anna = pages[0]
    anna.get_by_label("The other players").get_by_text("Boris").wait_for()
    for _ in range(MOST):
        if all(page.get_by_test_id("result").count() for page in pages):
            break
        for page in pages:
            to_the_result(page)
            if page.locator(ANSWERS).count():
                nothing = page.locator(".answers [data-action]").count()
                order = page.get_by_test_id("pass-round").count()
                page.keyboard.press("e" if order else "0" if nothing else "1")
        anna.wait_for_timeout(40)
    ends = [page.get_by_test_id("result").inner_text() for page in pages]
    assert ends[0] == ends[1]


def test_piles_odds_and_keys_can_be_read_while_a_question_waits(
    server: Server, newcomer: Newcomer
) -> None:
    page = seated(server, newcomer)
    page.keyboard.press("d")
    page.get_by_test_id("pile-browser").get_by_text("Ungoliant's Spawn").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    odds = page.get_by_test_id("aside")
    expect(odds).to_contain_text("The next staging: 1 card")
    expect(odds).to_contain_text("Forest Spider")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#panel-keys")).to_contain_text("the odds")
    assert page.locator("[data-action=keep]").count() == 1


def test_one_person_plays_two_hands_without_a_curtain(server: Server, newcomer: Newcomer) -> None:
    made = server.table(ANNA, BORIS, game="quest")
    page = newcomer(1280, 800)
    for seat in (0, 1):
        page.goto(seat_link(made, seat))
        page.locator("[data-testid=quest-hand], [data-testid=curtain]").first.wait_for()
    page.reload()
    page.get_by_test_id("play-all").click()
    for _ in range(2):
        page.locator("[data-action=keep]").wait_for()
        before = stamp(page)
        page.locator("[data-action=keep]").click()
        moved_on(page, before)
    assert page.get_by_test_id("curtain").count() == 0
    assert page.locator("[data-action=keep]").count() == 0


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_has_everything_without_scrolling_sideways(
    server: Server, newcomer: Newcomer, width: int
) -> None:
    page = seated(server, newcomer, width, 844)
    expect(page.get_by_test_id("quest-hand")).to_be_in_viewport()  # whether to keep it
    page.locator("[data-action=keep]").click()
    page.get_by_test_id("lane").wait_for()
    page.get_by_label("Heroes", exact=True).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_test_id("page-hand").click()
    page.get_by_test_id("quest-hand").wait_for()
    page.locator(".quest-hand [data-action=pass]").first.wait_for()
    page.get_by_test_id("page-act").click()
    while not page.get_by_test_id("send").count():
        assert asked(page)
        before = stamp(page)
        page.locator("[data-action=pass]").click()
        moved_on(page, before)
    page.get_by_test_id("send").wait_for()
    hero = page.get_by_label("Heroes", exact=True).locator("button[data-thing]").first
    hero.click()
    expect(page.get_by_test_id("send")).to_contain_text("Commit 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


LIST = """Rangers

Heroes
1x Aragorn (Core Set)
1x Bilbo Baggins (The Hunt for Gollum)

3x Faramir (Core Set)
"""


def test_a_deck_is_taken_over_checked_and_played(server: Server, newcomer: Newcomer) -> None:
    page = newcomer(1280, 800)
    page.goto("/quest/decks")
    page.get_by_test_id("deck-paste").click()
    page.get_by_test_id("deck-text").fill(LIST)
    page.get_by_test_id("deck-import").click()
    expect(page.get_by_test_id("deck-report")).to_contain_text("Bilbo Baggins")
    expect(page.get_by_test_id("verdict")).to_contain_text("Q27.3")
    expect(page.get_by_test_id("play-deck")).to_be_disabled()
    page.get_by_test_id("decks-search").fill("citadel plate")
    expect(page.locator(".found li")).to_have_count(0)  # his heroes cannot pay for it
    page.get_by_test_id("decks-starter").select_option("spirit")
    expect(page.get_by_test_id("verdict")).to_contain_text("legal")
    page.get_by_test_id("play-deck").click()
    page.get_by_test_id("option-deck_1").wait_for()
    chosen = page.get_by_test_id("option-deck_1").locator("option:checked")
    assert chosen.inner_text() == "Starter deck, Spirit"
    page.get_by_label("Remove: Lore deck").click()
    page.get_by_test_id("create").click()
    page.get_by_label("Heroes", exact=True).get_by_text("Éowyn").first.wait_for()
