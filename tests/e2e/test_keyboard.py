"""Whole games by keyboard alone: nothing is ever clicked. That of dash is in `test_play.py`."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import MOST, answered, over, question, settled

pytestmark = pytest.mark.e2e

ROSIE = {"kind": "me", "name": "Rosie"}
BOT = {"kind": "bot", "bot": "random"}
ON_THE_MAP = 8  # every so many answers are given on the map


def by_keys(page: Page) -> None:
    """Number keys answer; where an answer is put together, they choose and Enter confirms."""
    before = question(page)
    confirm = page.get_by_test_id("confirm")
    if not confirm.count():
        page.keyboard.press("1")
    elif page.locator("[data-action='pass']").count():
        page.keyboard.press("0")
    else:
        for key in "123456789":
            page.keyboard.press(key)
            if confirm.get_attribute("aria-disabled") is None:
                break
        page.keyboard.press("Enter")
    answered(page, before)


def on_the_map(page: Page) -> None:
    """Tab leads to a place that is open, and Enter goes there."""
    before = question(page)
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('.place.open:not(.asks)')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    answered(page, before)


def play(page: Page, most: int) -> None:
    for number in range(1, most + 1):
        settled(page)
        if over(page):
            return
        if number % ON_THE_MAP == 0 and page.locator(".place.open:not(.asks)").count():
            on_the_map(page)
        else:
            by_keys(page)


def look_back(page: Page) -> None:
    """The end is there, and the way to it."""
    page.keyboard.press(",")
    expect(page.get_by_text("You are looking at moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("doom", [ROSIE], {}), ("hunt", [ROSIE, BOT], {"parts": "one"})],
)
def test_a_whole_game_by_keyboard_alone(
    newcomer: Newcomer,
    server: Server,
    game: str,
    seats: list[dict[str, Any]],
    options: dict[str, str],
) -> None:
    made = server.table(*seats, game=game, seed="by keyboard", options=options)
    page = newcomer()
    page.goto(seat_link(made))
    play(page, MOST)
    look_back(page)


def test_the_hunters_ride_by_keyboard_alone(newcomer: Newcomer, server: Server) -> None:
    made = server.table(BOT, ROSIE, game="hunt", seed="by keyboard", options={"parts": "one"})
    page = newcomer()
    page.goto(seat_link(made))
    play(page, 24)
    expect(page.locator(".log")).to_contain_text("Rosie")
