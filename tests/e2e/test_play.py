"""Whole games in a real browser: create, join, play, reload, undo, watch, replay."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import (
    MOST,
    answered,
    keyboard_decision,
    mouse_decision,
    mouse_move,
    over,
    question,
    settled,
)

pytestmark = pytest.mark.e2e
BOT = {"kind": "bot", "bot": "random"}


def clipboard(page: Page) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_whole_game_by_mouse_against_a_bot(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/")
    page.get_by_role("link", name="Set up: Dash to Mordor").click()
    page.get_by_label("Name: First hobbit").fill("Rosie")
    page.get_by_label("Strength of the bot: Second hobbit").select_option("random")
    page.get_by_test_id("variant-side-advanced").check()
    page.get_by_test_id("create").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    for _ in range(MOST):
        settled(page)
        if over(page):
            break
        mouse_decision(page)
    expect(page.get_by_test_id("result")).to_contain_text("Luck")
    expect(page.get_by_test_id("result")).to_contain_text("Where it turned")


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/new")
    page.get_by_test_id("create").wait_for()
    expect(page.get_by_test_id("create")).to_be_enabled()
    remove = page.get_by_label("Remove: Second hobbit")
    tab_to(page, remove)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_test_id("create"))
    page.keyboard.press("Enter")
    for _ in range(MOST):
        settled(page)
        if over(page):
            break
        keyboard_decision(page)
    tab_to(page, page.get_by_test_id("replay"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are looking at moment")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_label("Play the replay")).to_be_visible()
    page.get_by_label("Moment", exact=True).press("Home")
    expect(page.get_by_text("You are looking at moment 1 of")).to_be_visible()
    page.get_by_label("Moment", exact=True).press("ArrowRight")
    expect(page.get_by_text("You are looking at moment 2 of")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_visible()


def tab_to(page: Page, wanted: Any) -> None:
    """Reach a control with Tab alone: everything can be reached, nothing holds the focus."""
    for _ in range(150):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def test_a_friend_joins_by_link_and_both_see_everything(newcomer: Newcomer) -> None:
    host = newcomer()
    host.goto("/new")
    host.get_by_label("Name: First hobbit").fill("Rosie")
    host.get_by_test_id("seat-1-open").check()
    host.get_by_test_id("more").locator("summary").click()
    host.get_by_label("Show it in the lobby").uncheck()
    host.get_by_test_id("create").click()
    expect(host.get_by_role("heading", name="Waiting for: Second hobbit")).to_be_visible()
    host.get_by_test_id("waiting-copy").click()
    expect(host.get_by_test_id("copied")).to_contain_text("clipboard")
    link = clipboard(host)

    stranger = newcomer()
    stranger.goto(link.partition("#")[0])
    expect(stranger.get_by_role("alert")).to_contain_text("private")

    friend = newcomer()
    friend.goto(link)
    friend.get_by_label("Second hobbit is free").fill("Tom")
    friend.get_by_test_id("join").click()
    assert "#" not in friend.url, "the token stays out of the address"
    settled(host)
    host.locator("[data-thing='hobbit:sam']").click()
    settled(friend)
    taken = friend.locator("[data-thing='hobbit:sam']")
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)  # it is marked disabled, and still answers
    expect(friend.get_by_test_id("why")).to_contain_text("Rosie has already chosen")
    friend.locator("[data-thing='hobbit:merry']").click()
    settled(host)

    # The tale of one is the tale of both, in three languages at once.
    friend.get_by_test_id("language").select_option("pl")
    host.get_by_role("tab", name="Log").click()
    mouse_move(host)
    expect(friend.locator(".log")).to_contain_text("Rosie zachowuje")
    expect(host.locator(".log")).to_contain_text("Rosie keeps")

    # Beyond dice, the other has to agree.
    host.get_by_test_id("undo").click()
    request = friend.get_by_test_id("undo-request")
    expect(request).to_contain_text("Rosie")
    request.get_by_role("button").first.click()
    expect(host.locator(".log")).to_contain_text("Rosie takes back")

    # Another device of the same player.
    host.get_by_role("tab", name="Table").click()
    host.get_by_test_id("seat-link-0").click()
    tablet = newcomer(820, 1000)
    tablet.goto(clipboard(host))
    settled(tablet)
    expect(tablet.locator(".prompt .turn")).to_have_text("Your turn")


def test_a_reload_in_the_middle_finds_the_same_question(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"}, BOT)
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    dice = [one.text_content() for one in page.locator(".dice button").all()]
    asked = question(page)
    page.reload()
    settled(page)
    assert question(page) == asked
    assert [one.text_content() for one in page.locator(".dice button").all()] == dice
    mouse_decision(page)


def test_why_not_opens_the_rule(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"}, seed="a die is kept, others are rolled")
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    for _ in range(MOST):
        kept = page.locator(".dice li.kept button")
        if kept.count():
            break
        mouse_decision(page)
    kept.first.click(force=True)  # it is marked disabled, and still answers
    why = page.get_by_test_id("why")
    expect(why).to_contain_text("a kept die stays as it is")
    why.get_by_role("button", name="D1.3").click()
    expect(page.locator("[data-clause='D1.3'].marked")).to_be_in_viewport(ratio=1)
    page.get_by_placeholder("Search the rules").fill("Shelob")
    expect(page.get_by_text(re.compile(r"\d+ passages"))).to_be_visible()


def test_the_log_keeps_following(newcomer: Newcomer, server: Server) -> None:
    """After many decisions the last line is in sight, unless the reader scrolls up."""
    made = server.table({"kind": "me", "name": "Rosie"}, BOT, options={"side": "advanced"})
    page = newcomer()
    page.goto(seat_link(made))
    for _ in range(25):
        settled(page)
        if over(page):
            break
        mouse_decision(page)
    log = page.locator(".log")
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight")
    expect(log.locator("ol > li").last).to_be_in_viewport()
    log.evaluate("log => { log.scrollTop = 0 }")
    if not over(page):
        mouse_decision(page)
        assert log.evaluate("log => log.scrollTop") < 40


def test_nothing_to_take_back_at_the_beginning(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"})
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    mouse_decision(page)
    expect(page.get_by_test_id("undo")).to_be_enabled()


def test_undo_beyond_dice_is_labelled(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"})
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    before = question(page)
    mouse_decision(page)
    now = question(page)
    page.get_by_test_id("undo").click()
    answered(page, now)
    assert question(page).partition("|")[0] == before.partition("|")[0]
    expect(page.locator(".log")).to_contain_text("although dice or news lay in between")
    expect(page.locator(".log")).to_contain_text("One decision was taken back")


def percent(text: str) -> float:
    return float(text.strip("≈% "))


def test_the_hint_has_a_number_for_every_answer(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"})
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    page.keyboard.press("h")
    advised = page.get_by_test_id("advice").locator(".chance")
    advised.wait_for()
    page.get_by_test_id("all-options").click()
    numbers = page.locator("[data-action] .hint-value")
    numbers.first.wait_for()
    assert numbers.count() == page.locator("[data-action]").count()
    values = [percent(text) for text in numbers.all_inner_texts()]
    assert max(values) == percent(advised.inner_text()), "the best of them is advised"
    assert 0 < max(values) <= 100


def test_a_spectator_sees_and_cannot_act(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"}, BOT)
    watcher = newcomer()
    watcher.goto(f"/t/{made['table']}")
    expect(watcher.get_by_text("Spectator").first).to_be_visible()
    player = newcomer()
    player.goto(seat_link(made))
    settled(player)
    mouse_decision(player)
    expect(watcher.locator(".log")).to_contain_text("Rosie plays Frodo.")
    expect(watcher.locator("#prompt-words")).to_contain_text("keeps at least one die of this roll.")
    assert watcher.locator("[data-action], [data-testid=confirm], [data-testid=undo]").count() == 0
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_placeholder("Your name").fill("Bilbo")
    watcher.get_by_placeholder("Your name").blur()
    watcher.get_by_test_id("chat").fill("Good luck!")
    watcher.get_by_role("button", name="Send").click()
    player.get_by_role("tab", name="Chat").click()
    expect(player.get_by_role("log")).to_contain_text("Bilbo")
    expect(player.get_by_role("log")).to_contain_text("Good luck!")


def test_a_seat_handed_to_a_bot_plays_on(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"}, {"kind": "me", "name": "Tom"})
    tokens = ",".join(seat["token"] for seat in made["seats"])
    page = newcomer()
    page.goto(f"/t/{made['table']}#seat={tokens}")
    settled(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("hand-0").select_option("random")
    expect(page.get_by_role("button", name="Play it myself again")).to_be_visible()
    expect(page.locator(".prompt .turn")).to_have_text("Your turn: Tom")
    page.get_by_role("button", name="Play it myself again").click()
    expect(page.get_by_test_id("hand-0")).to_be_visible()


def test_replay_link_to_a_moment_and_branch(newcomer: Newcomer, finished: dict[str, Any]) -> None:
    page = newcomer()
    page.goto(f"/t/{finished['table']}")
    page.get_by_test_id("replay").click()
    expect(page.get_by_text("You are looking at moment")).to_be_visible()
    page.get_by_label("Pause").click()
    page.get_by_label("Moment", exact=True).fill("1")
    expect(page.get_by_text("You are looking at moment 1 of")).to_be_visible()
    page.get_by_label("One moment on").click()
    expect(page.get_by_text("You are looking at moment 2 of")).to_be_visible()
    page.get_by_label("One moment on").click()
    expect(page).to_have_url(re.compile(r"\?step=3$"))
    page.get_by_test_id("share").click()
    expect(page.get_by_text("clipboard")).to_be_visible()
    words = page.get_by_test_id("text-table").inner_text

    other = newcomer()
    other.goto(clipboard(page))
    expect(other.get_by_text("You are looking at moment 3 of")).to_be_visible()
    for one in (page, other):
        one.keyboard.press("t")
    assert other.get_by_test_id("text-table").inner_text() == words()
    other.get_by_test_id("branch").click()
    expect(other).not_to_have_url(re.compile(finished["table"]))
    settled(other)
    mouse_decision(other)


def test_dice_can_be_checked_and_the_record_kept(
    newcomer: Newcomer, finished: dict[str, Any]
) -> None:
    page = newcomer()
    page.goto(f"/t/{finished['table']}")
    page.get_by_role("tab", name="Fair play").click()
    page.get_by_test_id("fair-check").click()
    expect(page.get_by_test_id("fair-good")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "dash"


def test_a_rematch_seats_the_same_people(newcomer: Newcomer, server: Server) -> None:
    made = server.finished()
    page = newcomer()
    page.goto(seat_link(made))
    page.get_by_test_id("rematch").click()
    expect(page).not_to_have_url(re.compile(made["table"]))
    settled(page)
    expect(page.locator("header .heading")).to_contain_text("Rosie")


def test_both_players_of_a_private_table_sit_down_at_the_rematch(
    newcomer: Newcomer, server: Server
) -> None:
    made = server.finished({"kind": "me", "name": "Tom"}, listed=False)
    pages = [newcomer(), newcomer()]
    for seat, page in enumerate(pages):
        page.goto(seat_link(made, seat))
        page.get_by_test_id("rematch").wait_for()
    for page in pages:
        page.get_by_test_id("rematch").click()
        expect(page).not_to_have_url(re.compile(made["table"]))
    settled(pages[0])
    pages[0].locator("[data-thing='hobbit:sam']").click()
    settled(pages[1])
    expect(pages[1].locator(".prompt .turn")).to_have_text("Your turn")


def test_with_motion_the_page_catches_up_by_itself(newcomer: Newcomer, server: Server) -> None:
    made = server.table({"kind": "me", "name": "Rosie"}, BOT, BOT)
    page = newcomer(reduced_motion="no-preference")
    page.goto(seat_link(made))
    for _ in range(4):
        settled(page)
        mouse_decision(page)
    settled(page)
    assert "Your turn" in page.title()
