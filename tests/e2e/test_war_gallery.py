"""The parts of the board of `war`, in positions made up for it, on a desk and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.conftest import Newcomer
from tests.e2e.players import no_sideways_scrolling
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e
SCENES = (
    "board",
    "gondor",
    "where-to",
    "battle-odds",
    "battle-losses",
    "hunt-odds",
    "hunt-tile",
    "team",
    "watch",
)
LEAST_LETTERS = 12  # pixels


def opened(page: Page, scene: str) -> Page:
    page.goto(f"/kit/war?scene={scene}")
    page.locator("[data-ready]").wait_for()
    page.evaluate("document.fonts.ready")
    return page


def room(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def region(page: Page, id: str) -> Locator:
    return page.locator(f"[data-thing='region:{id}']")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_read_by_everybody(newcomer: Newcomer, scene: str, theme: str) -> None:
    page = opened(newcomer(1280, 800, color_scheme=theme), scene)
    check(page, f"{scene}, {theme}")
    no_sideways_scrolling(page)
    small = page.evaluate(
        """least => [...document.querySelectorAll('.scene *')].filter(one =>
            [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()) &&
            !one.closest('svg') && one.checkVisibility({visibilityProperty: true}) &&
            one.getBoundingClientRect().width > 1 &&
            parseFloat(getComputedStyle(one).fontSize) < least).map(one => one.textContent)""",
        LEAST_LETTERS,
    )
    assert small == []


def test_the_tokens_have_a_page(newcomer: Newcomer) -> None:
    page = newcomer(1280, 900)
    page.goto("/kit/war")
    expect(page.get_by_role("heading", name="Any army at three distances")).to_be_visible()
    check(page, "the tokens")


def test_every_language_fits(newcomer: Newcomer) -> None:
    for language, name in (("ru-RU", "Минас-Тирит"), ("pl-PL", "Minas Tirith")):
        page = opened(newcomer(1280, 800, locale=language), "battle-losses")
        expect(page.locator(".names text", has_text=name).first).to_be_attached()
        no_sideways_scrolling(page)
        check(page, language)


def test_arrows_walk_along_borders(newcomer: Newcomer) -> None:
    """From Osgiliath an arrow never jumps over a wall or a region."""
    page = opened(newcomer(1280, 800), "board")
    region(page, "rivendell").focus()
    page.keyboard.press("ArrowDown")
    expect(region(page, "trollshaws")).not_to_be_focused()
    seen = set()
    region(page, "edoras").focus()
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        region(page, "edoras").focus()
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.spot"))
    assert seen <= {"edoras", "folde", "westemnet"}
    assert "folde" in seen


def test_an_army_is_drawn_at_three_distances(newcomer: Newcomer) -> None:
    page = opened(newcomer(1280, 800), "watch")
    window = page.get_by_test_id("war-map")
    expect(window).to_have_attribute("data-level", "far")
    assert window.locator(".figure").count() == 0
    region(page, "osgiliath").focus()
    for level in ("half", "near"):
        while window.get_attribute("data-level") != level:
            page.keyboard.press("+")
    expect(window.locator(".figure").first).to_be_attached()
    page.keyboard.press("0")
    expect(window).to_have_attribute("data-level", "far")


def test_a_sheet_leaves_the_place_at_stake_in_sight(newcomer: Newcomer) -> None:
    page = opened(newcomer(1280, 800), "battle-losses")
    window, sheet = room(page.get_by_test_id("war-map")), room(page.get_by_test_id("battle-sheet"))
    city = room(region(page, "minas-tirith"))
    assert window["y"] + window["height"] <= sheet["y"]
    assert window["y"] <= city["y"] + city["height"] / 2 <= window["y"] + window["height"]
    assert page.get_by_role("dialog").count() == 0


def test_a_part_of_an_army_is_chosen_within_the_room_there_is(newcomer: Newcomer) -> None:
    page = opened(newcomer(1280, 800), "gondor")
    picker = page.get_by_test_id("picker")
    assert picker.locator("ul").evaluate("one => one.scrollWidth <= one.clientWidth")
    orcs = picker.get_by_role("spinbutton", name="Regulars, Sauron")
    expect(orcs).to_have_attribute("aria-valuenow", "0")
    picker.get_by_role("spinbutton", name="Elites, Sauron").press("Home")
    orcs.press("End")
    expect(orcs).to_have_attribute("aria-valuenow", "2")
    expect(picker.get_by_text("10 of 10")).to_be_visible()
    expect(page.get_by_test_id("picker-take")).to_contain_text("Minas Tirith")


def test_nothing_moves_under_the_hand_while_a_move_is_made(newcomer: Newcomer) -> None:
    page = opened(newcomer(1280, 800), "where-to")
    parts: list[Callable[[], Locator]] = [
        lambda: page.get_by_test_id("war-map"),
        lambda: page.locator("section.dice"),
    ]
    before = [room(part()) for part in parts]
    region(page, "lossarnach").click()
    page.get_by_test_id("picker").wait_for()
    assert [room(part()) for part in parts] == before
    page.get_by_role("button", name="Back").click()
    assert [room(part()) for part in parts] == before
