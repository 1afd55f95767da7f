"""Colour is never the only sign: without colours, things that differ still look different.

Two things are compared by their forms alone: outlines, sizes of strokes and borders, words and
letters, what is filled or struck through. Where they lie and what colour they have is left out.
"""

from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import settled
from tests.e2e.test_hunt import advance, nazgul_turn

pytestmark = pytest.mark.e2e

ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}

FORM = """root => {
    const drawn = [root, ...root.querySelectorAll('*')].filter(one => !one.closest('title'));
    const outline = ['d', 'r', 'rx', 'ry', 'points', 'width', 'height'];
    const style = ['strokeWidth', 'strokeDasharray', 'borderTopStyle', 'borderTopWidth', 'opacity',
        'fontWeight', 'fontStyle', 'textDecorationLine', 'outlineStyle', 'outlineWidth', 'display'];
    return JSON.stringify(drawn.map(one => {
        const now = getComputedStyle(one);
        const words = [...one.childNodes].filter(part => part.nodeType === Node.TEXT_NODE);
        return [
            one.tagName,
            ...outline.map(name => one.getAttribute(name) ?? ''),
            ...style.map(name => now[name]),
            now.fill === 'none',
            words.map(part => part.data.trim()).join(' '),
        ];
    }));
}"""


def form(element: Locator) -> str:
    return str(element.evaluate(FORM))


def assert_all_differ(elements: Locator, least: int) -> None:
    forms = [form(element) for element in elements.all()]
    assert len(forms) >= least
    for one, other in combinations(forms, 2):
        assert one != other


def opened(page: Page, server: Server, game: str, seat: int = 0, **wishes: object) -> Page:
    page.goto(seat_link(server.table(ROSIE, TOM, game=game, **wishes), seat))
    return page


def test_dice_of_dash_have_letters_and_a_chosen_one_has_a_mark(
    newcomer: Newcomer, server: Server
) -> None:
    page = opened(newcomer(), server, "dash", options={"hobbits": "sam,frodo"})
    settled(page)
    for symbol in page.locator(".dice .caption span:last-child").all_inner_texts():
        alike = page.locator(".dice li").filter(has_text=symbol).locator(".die")
        assert_all_differ(alike, 1)
    die = page.locator(".dice .die:not([aria-disabled])").first
    before = form(die)
    die.click()
    page.locator(".dice li.chosen").wait_for()
    assert form(die) != before


def test_hobbits_of_others_are_marked(newcomer: Newcomer, server: Server) -> None:
    page = opened(newcomer(), server, "dash")
    settled(page)
    hobbit = page.locator("[data-thing='hobbit:sam']")
    before = form(hobbit)
    hobbit.click()
    page.locator("[data-thing='hobbit:sam'][aria-disabled]").wait_for()
    assert form(hobbit) != before


def test_whose_turn_it_is_has_a_sign(newcomer: Newcomer, server: Server) -> None:
    page = opened(newcomer(), server, "dash")
    settled(page)
    players = page.get_by_role("region", name="Players").get_by_role("listitem")
    assert players.nth(0).inner_text().startswith("▸")
    assert not players.nth(1).inner_text().startswith("▸")


def test_figures_and_open_things_of_doom(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="by mouse")))
    settled(page)
    assert_all_differ(page.locator(".token .pawn"), 5)
    for state, glows in ((".open", True), (":not(.open)", False)):
        for thing in page.locator(f".touch.frame{state}:not(.chosen)").all():
            halo = thing.evaluate("one => getComputedStyle(one).boxShadow")
            assert (halo != "none") == glows, "what may be chosen has a halo"
    thing = page.locator(".touch.open[aria-pressed=false]").first
    before = form(thing)
    thing.click()
    page.locator(".touch.chosen").wait_for()
    assert form(page.locator(".touch.chosen")) != before


def test_riders_and_open_places_of_hunt(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="colours", options={"parts": "one"})
    advance(server, made, nazgul_turn)
    page = newcomer()
    page.goto(seat_link(made, 1))
    settled(page)
    assert_all_differ(page.locator(".rider"), 4)
    assert page.locator(".place.open").count() == page.locator(".place .offer").count() > 0


def test_the_check_itself_finds_what_differs_by_colour_alone(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/")
    circles = "".join(f"<circle class='one' r='5' fill='{ink}'/>" for ink in ("red", "blue"))
    page.evaluate("drawn => { document.body.innerHTML = drawn }", f"<svg>{circles}</svg>")
    with pytest.raises(AssertionError):
        assert_all_differ(page.locator("circle.one"), 2)
