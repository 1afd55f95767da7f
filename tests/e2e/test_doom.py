"""Adventure to Mount Doom in a real browser: a whole game, small screens, pointing."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ringtable.games.doom.box.content import EncounterCard, house_pack
from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import MOST, answered, no_sideways_scrolling, over, question, settled
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e
ROSIE = {"kind": "me", "name": "Rosie"}
OPEN = ".inks :is(.touch, .token, .space).open"


def decide(page: Page) -> None:
    """Pass what can be passed; else answer by clicking on the board, and on a button at last."""
    before = question(page)
    leave = page.locator("[data-action='pass']")
    confirm = page.get_by_test_id("confirm")
    things = page.locator(OPEN)
    if leave.count():
        leave.click()
    elif confirm.count():
        while confirm.get_attribute("aria-disabled") is not None:
            page.locator(f"{OPEN}:not(.chosen)").first.click()
        confirm.click()
    elif things.count():
        things.first.click()
    else:
        page.locator("[data-action]").first.click()
    answered(page, before)


def test_a_whole_game_by_mouse(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="by mouse")))
    for _ in range(MOST):
        settled(page)
        if over(page):
            break
        decide(page)
    expect(page.get_by_test_id("result")).to_contain_text(
        "The Ring is destroyed"
        if page.get_by_text("The Ring falls into the fire").count()
        else "The Shadow prevails"
    )
    expect(page.locator("[data-thing^='slot:']")).to_have_count(6)


def test_a_phone_shows_every_kind_of_decision(newcomer: Newcomer, server: Server) -> None:
    """Nothing scrolls sideways at 390 and at 320, and the accessibility check finds nothing."""
    page = newcomer(390, 844)
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="on a phone")))
    seen: set[str] = set()
    for _ in range(25):
        settled(page)
        if over(page) or len(seen) == 5:
            break
        asked = page.locator(".prompt .clause").first.inner_text()
        if asked not in seen:
            seen.add(asked)
            for width in (320, 390):
                page.set_viewport_size({"width": width, "height": 844})
                no_sideways_scrolling(page)
            if len(seen) % 3 == 1:
                check(page, asked)
        decide(page)
    assert len(seen) >= 4


def test_things_answer_why_not(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="by mouse")))
    settled(page)
    page.locator("[data-thing='card:boromir']").click(force=True)  # marked disabled, it answers
    expect(page.get_by_test_id("why")).to_contain_text("only after a lost battle")


def test_a_spectator_points_at_a_die(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, game="doom", seed="by mouse")
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    friend = newcomer()
    friend.goto(f"/t/{made['table']}#watch={made['spectator_token']}")
    friend.locator("[data-thing='die:gimli']").click()
    expect(page.locator(".pointed[data-thing='die:gimli']")).to_contain_text("Spectator")
    expect(page.get_by_role("status").filter(has_text="points at")).to_contain_text("Gimli")


def change(page: Page, made: dict[str, Any], altered: Callable[[dict[str, Any]], None]) -> None:
    """The page sees another table than the one that is there."""

    def told(route: Route) -> None:
        answer = route.fetch()
        table = answer.json()
        altered(table["table"]["view"]["table"])
        route.fulfill(response=answer, json=table)

    page.route(f"**/api/tables/{made['table']}", told)
    page.route_web_socket("**/ws**", lambda _line: None)  # it would tell how the table is


CUT_WORDS = """() => [...document.querySelectorAll('.track .card')].flatMap(card =>
    [...card.querySelectorAll('.head, .name, .text, .note, .odds')].filter(one => {
        const [box, around] = [one.getBoundingClientRect(), card.getBoundingClientRect()];
        const cut = one.matches('.text') && one.scrollHeight > one.clientHeight + 1;
        return cut || box.bottom > around.bottom;
    }).map(one => one.innerText))"""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_card_on_the_track_can_be_read(
    newcomer: Newcomer, server: Server, language: str
) -> None:
    """On a laptop no word is cut off, whichever card lies there, and with a die that meets it."""
    cards = [one for one in house_pack().encounter_cards if one.kind != "final"]
    page = newcomer(1280, 800, locale=language)
    made = server.table(ROSIE, game="doom", seed="by mouse")
    shown: list[EncounterCard] = []
    found: list[str] = []

    def lay(table: dict[str, Any]) -> None:
        for slot, card in zip(table["slots"], shown, strict=False):
            kind = "encounter" if card.kind == "special" else card.kind
            lies = {"id": card.id, "kind": kind, "removed_after": card.after == "remove"}
            slot |= {"card": {**lies, "face_up": True}, "covered": None}
        for odds in table["odds"]["encounters"]:
            odds |= {"dice": 2, "hearts": -1.3}

    change(page, made, lay)
    for first in range(0, len(cards), 6):
        shown[:] = cards[first : first + 6]
        page.goto(seat_link(made))
        page.locator(".prompt.mine").wait_for()
        page.evaluate("document.fonts.ready")
        expect(page.locator(".track .card .name")).to_have_count(6)
        found += page.evaluate(CUT_WORDS)
    assert found == []


def test_cards_below_the_edge_are_counted(newcomer: Newcomer, server: Server) -> None:
    """Beside the map there is room for a few; where more lie, it says so and goes there."""
    page = newcomer(1280, 800)
    made = server.table(ROSIE, game="doom", seed="by mouse")
    change(page, made, hold_every_gandalf_card)
    page.goto(seat_link(made))
    page.locator(".prompt.mine").wait_for()
    last = page.locator("[data-thing^='card:']").last
    more = page.locator(".way").get_by_test_id("more")
    expect(last).not_to_be_in_viewport(ratio=0.9)
    more.locator("span").click()
    expect(more).to_have_count(0)
    expect(last).to_be_in_viewport(ratio=0.9)


def hold_every_gandalf_card(table: dict[str, Any]) -> None:
    clauses = {"clause": "M7.1", "usable": False}
    cards = house_pack().gandalf_cards
    table["cards"] = [{"id": one.id, "kind": "gandalf", "seat": 0, **clauses} for one in cards]


WHERE = """() => [...document.querySelectorAll(
    '.prompt, .tray, .log, .tray .dice button'
)].map(one => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round);
})"""


@pytest.mark.parametrize("width", [1280, 820, 390, 320])
def test_nothing_moves_when_a_face_is_asked_for(
    newcomer: Newcomer, server: Server, width: int
) -> None:
    """A card turns a die to any face: which one is asked in the place of the book."""
    page = newcomer(width, 800)
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="faces 8")))
    settled(page)
    while not page.get_by_text("Change this roll with a card?").count():
        decide(page)
    before = page.evaluate(WHERE)
    page.locator(".dice button[data-thing]:not([aria-disabled])").first.click()
    page.get_by_role("group", name="Which face?").wait_for()
    assert page.evaluate(WHERE) == before
    no_sideways_scrolling(page)
