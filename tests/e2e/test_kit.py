"""The page of the client kit: every component, by day and night, on a desk and on a phone."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.conftest import Newcomer
from tests.e2e.players import no_sideways_scrolling
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e
STRIP = 40  # pixels that are seen at least of a covered card


def opened(page: Page) -> Page:
    page.goto("/kit")
    expect(page.get_by_role("heading", name="Touch")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


def part(page: Page, title: str) -> Locator:
    """A part of the page by its heading."""
    heading = page.get_by_role("heading", name=title, exact=True, level=2)
    return page.locator("section.panel").filter(has=heading)


def room(thing: Locator) -> FloatRect:
    """Where something stands on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_is_whole_by_day_and_night(
    newcomer: Newcomer, tmp_path: Path, width: int, theme: str
) -> None:
    page = opened(newcomer(width, 844, color_scheme=theme))
    no_sideways_scrolling(page)
    check(page, f"the kit at {width}, {theme}")
    part(page, "Pile and its browser").get_by_role("button", name="Discard pile").click()
    part(page, "Card, small").get_by_role("button", name="Warden").first.press("i")
    no_sideways_scrolling(page)
    check(page, f"the kit at {width}, {theme}, with an open pile and an open card")
    picture = tmp_path / f"kit-{width}-{theme}.png"
    page.screenshot(path=picture, full_page=True)
    assert picture.stat().st_size > 100_000


@pytest.mark.parametrize("width", [820, 320])
def test_nothing_is_cut_off_at_other_widths(newcomer: Newcomer, width: int) -> None:
    no_sideways_scrolling(opened(newcomer(width, 844)))


def test_the_kit_page_speaks_every_language_where_its_parts_do(newcomer: Newcomer) -> None:
    for language, words in (("ru", "Наведите на карту"), ("pl", "Wskaż kartę")):
        page = opened(newcomer(locale=language))
        expect(page.get_by_test_id("inspector")).to_contain_text(words)
        no_sideways_scrolling(page)


def test_the_first_page_does_not_carry_the_kit(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/", wait_until="networkidle")
    fetched = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert not [name for name in fetched if "/Kit" in name or "kit" in name.rsplit("/", 1)[-1]]


def test_a_card_is_read_under_the_pointer_and_by_key(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    panel = page.get_by_test_id("inspector")
    cards = part(page, "Card, small")
    cards.locator("[data-card='spider']").hover()
    expect(panel).to_contain_text("While it lives, the stage cannot be finished.")
    page.mouse.move(5, 5)
    expect(panel).to_contain_text("Point at a card")
    guard = cards.get_by_role("button", name="Guard of the White Gate")
    guard.focus()
    expect(panel).to_contain_text("another one gets +1 courage")
    guard.press("i")
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    expect(guard).to_be_focused()
    # It stands beside the cards, never over them.
    box, beside = room(cards), room(panel)
    assert beside["x"] >= box["x"] + box["width"]


def test_a_long_press_reads_a_card_and_picks_nothing(newcomer: Newcomer) -> None:
    page = opened(newcomer(390, 844, has_touch=True))
    card = part(page, "Card, small").locator("[data-card='song']")
    card.scroll_into_view_if_needed()
    box = room(card)
    spot = [{"x": box["x"] + 40, "y": box["y"] + 60}]
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(page.get_by_test_id("inspector")).to_contain_text("A card is revealed")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("pressed")).to_have_text("nothing")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("inspector")).to_contain_text("Point at a card")
    card.tap(position={"x": 40, "y": 60})
    expect(page.get_by_test_id("pressed")).to_have_text("song")


@pytest.mark.parametrize("width", [1280, 390])
def test_cards_of_a_row_overlap_and_never_shrink(newcomer: Newcomer, width: int) -> None:
    page = opened(newcomer(width, 844))
    row = page.get_by_role("list", name="Many cards")
    found = [room(card) for card in row.locator("article").all()]
    assert len(found) == 14
    assert {round(box["width"]) for box in found} == {90}
    steps = [b["x"] - a["x"] for a, b in pairwise(found) if abs(b["y"] - a["y"]) < 20]
    assert min(steps) >= STRIP - 1
    assert len([step for step in steps if step < 90]) >= 10
    # The one in focus comes to the top, and arrows go along.
    second = row.get_by_role("button").nth(1)
    row.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    on_top = second.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            return document.elementFromPoint(box.right - 6, box.top + box.height / 2) === one;
        }"""
    )
    assert on_top


def test_a_hand_that_peeks_rises_in_focus(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    hand = page.get_by_role("region", name="A hand that peeks")
    card = hand.locator("article").nth(2)
    before = room(card)
    hand.get_by_role("button").nth(2).focus()
    after, below = room(card), room(hand)
    assert after["y"] < before["y"] - 30
    assert after["y"] + after["height"] <= below["y"] + below["height"] + 12


def test_arrows_walk_the_map_along_borders_and_levels_change(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    frame = page.get_by_test_id("kit-map")
    frame.locator("[data-spot='ford']").focus()
    for key, wanted in (("ArrowRight", "march"), ("ArrowRight", "gate"), ("ArrowDown", "ash")):
        page.keyboard.press(key)
        expect(frame.locator(f"[data-spot='{wanted}']")).to_be_focused()
    level = page.get_by_test_id("level")
    expect(level).to_have_text("far")
    expect(frame.locator(".figure")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("+")
    expect(level).to_have_text("middle")
    assert frame.locator(".figure").count() > 0
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(level).to_have_text("near")
    expect(frame.locator(".mini")).to_be_visible()
    page.keyboard.press("0")
    expect(level).to_have_text("far")
    expect(frame.locator(".mini")).to_have_count(0)


def test_a_move_in_stages_by_keyboard_alone(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    move = page.get_by_test_id("staged-move")
    sent = page.get_by_test_id("sent")
    move.get_by_role("button", name="Black Gate").press("Enter")
    move.get_by_role("button", name="The sea").press("Enter")
    expect(move.get_by_role("alert")).to_contain_text("An army cannot swim. S1.2")
    page.keyboard.press("Escape")
    expect(move.get_by_role("button", name="Stone Ford")).to_be_visible()
    move.get_by_role("button", name="Stone Ford").press("Enter")
    move.get_by_role("button", name="Long Plain").press("Enter")
    foot = move.get_by_role("spinbutton", name="Foot")
    foot.press("3")
    foot.press("Tab")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("draft-confirm")).to_contain_text("Move the army")
    expect(sent).to_have_text("nothing")
    page.keyboard.press("Enter")
    expect(sent).to_have_text("from Stone Ford; to Long Plain; 3 foot; 1 horse")
    expect(move.get_by_text("Which army goes?")).to_be_visible()


def test_several_of_these_and_an_order_by_keyboard_alone(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    done = page.get_by_test_id("done")
    folk = page.get_by_role("group", name="Who goes on the quest?")
    folk.get_by_role("checkbox").first.focus()
    for key in ("Space", "ArrowRight", "ArrowRight", "Space", "Enter"):
        page.keyboard.press(key)
    expect(done).to_have_text("warden, squire")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(part(page, "Several of these")).to_contain_text("is exhausted")
    riders = page.get_by_role("group", name="In which order do they ride?")
    riders.get_by_role("checkbox").first.focus()
    for key in ("End", "Space", "Home", "Space", "ArrowRight", "Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(done).to_have_text("purple, blue, green, red")


def test_a_pile_opens_is_searched_and_gives_the_focus_back(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    pile = part(page, "Pile and its browser").get_by_role("button", name="Discard pile: 11 cards")
    pile.press("Enter")
    browser = page.get_by_test_id("pile-browser")
    expect(browser).to_be_focused()
    expect(browser.get_by_role("listitem")).to_have_count(11)
    search = browser.get_by_role("searchbox")
    search.fill("song")
    expect(browser.get_by_role("listitem")).to_have_count(1)
    search.fill("nothing like it")
    expect(browser.get_by_role("status")).to_contain_text("No card of that name")
    search.press("Escape")
    expect(browser.get_by_role("listitem")).to_have_count(11)
    search.press("Escape")
    expect(browser).to_have_count(0)
    expect(pile).to_be_focused()


def test_a_window_of_the_tracker_is_stopped_at_or_not(newcomer: Newcomer) -> None:
    page = opened(newcomer())
    dot = page.get_by_role("button", name="Stop here: actions after the reveal")
    expect(dot).to_have_attribute("aria-pressed", "false")
    dot.press("Enter")
    expect(dot).to_have_attribute("aria-pressed", "true")


def test_dice_tumble_only_for_those_who_like_motion(newcomer: Newcomer) -> None:
    for wish, falling in (("no-preference", 3), ("reduce", 0)):
        page = opened(newcomer(reduced_motion=wish))
        page.get_by_role("button", name="Roll three again").click()
        expect(part(page, "Dice pool").locator(".tumbling")).to_have_count(falling)
