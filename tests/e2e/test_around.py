"""Around the play: clocks, notices of a turn, a server that goes away and comes back."""

import signal
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Newcomer, OwnServer, Server, seat_link
from tests.e2e.players import mouse_move, settled
from tests.e2e.test_doom import decide

pytestmark = pytest.mark.e2e

ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}

# A page that nobody looks at, and a browser that writes down what it would announce.
LOOKED_AWAY = """
    window.announced = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, { body }) { window.announced.push(`${title}: ${body}`); }
    };
    window.lookAway = () => Object.defineProperty(document, 'hidden', { get: () => true });
"""


def choose_hobbit(server: Server, made: dict[str, Any], seat: int, hobbit: str) -> None:
    path, token = f"/api/tables/{made['table']}", made["seats"][seat]["token"]
    version = server.call("GET", path, token=token)["table"]["version"]
    wish = {"action_id": f"h{seat}", "expected_version": version, "seat": seat}
    server.call("POST", f"{path}/actions", {**wish, "action": f"hobbit {hobbit}"}, token)


def test_a_clock_says_when_the_move_is_due(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, minutes_per_move=60)
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    expect(page.get_by_text("move due in 60 minutes")).to_be_visible()
    page.get_by_test_id("language").select_option("ru")
    expect(page.get_by_text("через 60 минут")).to_be_visible()


def test_a_turn_is_announced_in_the_title_and_by_the_browser(
    newcomer: Newcomer, server: Server
) -> None:
    made = server.table(ROSIE, TOM, title="Our evening")
    page = newcomer()
    page.add_init_script(LOOKED_AWAY)
    page.goto(seat_link(made, 1))
    expect(page).to_have_title("Our evening · ringtable")
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("A notification when it is my turn").check()
    page.evaluate("lookAway()")
    choose_hobbit(server, made, 0, "sam")
    expect(page).to_have_title("● Your turn · Our evening")
    assert page.evaluate("announced") == ["Your turn: Our evening"]


def test_a_server_that_dies_and_comes_back_loses_nothing(
    browser: Browser, own_server: OwnServer
) -> None:
    server = Server(own_server.address)
    made = server.table(ROSIE, TOM)
    context = browser.new_context(base_url=own_server.address, reduced_motion="reduce")
    page = context.new_page()
    page.goto(seat_link(made))
    settled(page)
    page.locator("[data-thing='hobbit:sam']").click()
    expect(page.locator("#prompt-words")).to_contain_text("Tom")
    own_server.end(signal.SIGKILL)
    expect(page.get_by_text("connection lost")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("connection lost")).to_have_count(0)
    choose_hobbit(server, made, 1, "merry")  # while the page was away or just after
    settled(page)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Tom")
    mouse_move(page)
    context.close()


def test_a_standing_order_passes_from_now_on(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(server.table(ROSIE, game="doom", seed="by mouse")))
    settled(page)
    for _ in range(60):
        if page.locator("[data-action='pass']").count():
            break
        decide(page)
    asked = page.locator("#prompt-words").inner_text()
    page.get_by_role("tab", name="Table").click()
    order = page.get_by_role("group", name="Standing orders").get_by_role("checkbox")
    order.check()
    expect(page.locator("#prompt-words")).not_to_have_text(asked)
    expect(order).to_be_checked()
    page.reload()
    settled(page)
    page.get_by_role("tab", name="Table").click()
    expect(order).to_be_checked()
    order.click()
    expect(order).to_have_count(0)
