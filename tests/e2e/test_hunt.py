"""The Hunt for the Ring in real browsers: two players, a secret between them, both parts."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import ROOT, Newcomer, Server, seat_link
from tests.e2e.players import MOST, no_sideways_scrolling, over, settled
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e
ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}
# What only the Ring-bearer is ever told; his cards in hand come on top. [H42.9, H42.10]
SECRET_WORDS = ['"journal"', "hunt-noted", "hunt-start-drawn", "hunt-info-drawn", '"note ']
NUMBER = re.compile(r"^\d+$")
SECRET_LOOKS = ['data-testid="sheet"', 'data-testid="journal"', 'data-testid="hand"', "trail frodo"]


# Without a browser


def view(server: Server, made: dict[str, Any], seat: int) -> dict[str, Any]:
    token = made["seats"][seat]["token"]
    shown: dict[str, Any] = server.call("GET", f"/api/tables/{made['table']}", token=token)["table"]
    return shown


@cache
def east() -> dict[str, int]:
    """How far in the east the places of part 1 lie."""
    file = ROOT / "src" / "ringtable" / "games" / "hunt" / "data" / "house" / "part1.json"
    board = json.loads(file.read_text())
    places = {str(one["number"]): one["x"] for one in board["locations"]}
    return places | {one["id"]: one["x"] for one in board["exits"]}


def eastward(places: list[str], last: str) -> str:
    """The place that lies farthest in the east, if that is a way on; else a dot."""
    best = max(places, key=lambda place: east().get(place, -1), default="")
    return best if east().get(best, -1) > east()[last] else "."


def plain_choice(shown: dict[str, Any]) -> str:
    """Frodo hurries east and sleeps at night; the Nazgûl stand still."""
    texts: list[str] = [option["text"] for option in shown["question"]["options"]]
    for text in ("rest", "end", "pass", "enough"):
        if text in texts:
            return text
    if "note ." not in texts:
        return texts[0]
    places = [text.removeprefix("note ") for text in texts if text.startswith("note ")]
    return f"note {eastward(places, shown['table']['ring_bearer']['last'])}"


def advance(
    server: Server,
    made: dict[str, Any],
    until: Callable[[dict[str, Any]], bool],
    choose: Callable[[dict[str, Any]], str] = plain_choice,
) -> None:
    """Play by such choices until a view is as wanted, or to the end."""
    shown = view(server, made, 0)
    for _ in range(600):
        if shown["state"] == "finished":
            return
        seat = shown["view"]["question"]["seats"][0]
        if seat != shown["view"]["seat"]:
            shown = view(server, made, seat)
        if until(shown["view"]):
            return
        body = {"action_id": f"plain-{seat}-{shown['version']}", "seat": seat}
        body |= {"expected_version": shown["version"], "action": choose(shown["view"])}
        path = f"/api/tables/{made['table']}/actions"
        shown = server.call("POST", path, body, made["seats"][seat]["token"])["table"]
    raise AssertionError("it never comes to that")


def nazgul_turn(shown: dict[str, Any]) -> bool:
    return bool(shown["question"]["id"] == "nazgul")


def cards_in_hand(server: Server, made: dict[str, Any]) -> list[str]:
    hand: list[str] = view(server, made, 0)["view"]["table"]["ring_bearer"]["hand"]
    return hand


# Two browsers


class Ear:
    """Everything that a page receives from the server, besides the client itself."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        self.frames: list[str] = []
        page.on("response", lambda one: self.answers.append(one) if "/api/" in one.url else None)
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )
        self.heard = ""

    def everything(self) -> str:
        """Texts of answers are fetched once each."""
        while self.answers:
            answer = self.answers.pop(0)
            if answer.request.method != "GET" or "/rules" not in answer.url:
                self.heard += answer.text() + "\n"
        while self.frames:
            self.heard += self.frames.pop(0) + "\n"
        return self.heard


def leaks(page: Page, ear: Ear, cards: list[str]) -> list[str]:
    """Secrets that a page shows, has received, or keeps."""
    heard = ear.everything()
    drawn = page.content()
    kept = page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    names = [card for card in cards if f'data-card="{card}"' in drawn]
    found = [f"shown: {one}" for one in [*SECRET_LOOKS, *names] if one in drawn]
    for where, text in (("received", heard), ("kept", kept)):
        found += [f"{where}: {one}" for one in [*SECRET_WORDS, *cards] if one in text]
    return found


def count(page: Page) -> str:
    return page.locator(".count").inner_text()


def do(page: Page, selector: str, **how: Any) -> None:
    """Click on something that answers the question, and wait until it is done."""
    before = count(page)
    page.locator(selector).first.click(**how)
    expect(page.locator(".count")).not_to_have_text(before)


def mine(page: Page) -> bool:
    return page.locator(".prompt.mine").count() > 0


def test_two_browsers_play_and_the_secret_stays(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="two browsers")
    bearer, hunter, guest = newcomer(), newcomer(), newcomer()
    hears = {page: Ear(page) for page in (bearer, hunter, guest)}
    for seat, page in enumerate((bearer, hunter)):
        page.goto(seat_link(made, seat))
    guest.goto(f"/t/{made['table']}#watch={made['spectator_token']}")
    settled(bearer)
    checks = asked = rides = notes = 0
    for _ in range(MOST):
        # Both sides have had a whole phase: Frodo has moved, four Nazgûl have ridden and asked.
        if notes >= 2 and rides >= 4 and asked >= 3 and mine(bearer):
            break
        page = bearer if mine(bearer) else hunter
        page.locator(".prompt.mine").wait_for()
        words = page.locator("#prompt-words").inner_text()
        if page is hunter and "may move and act" in words:
            rides += ride_and_ask(hunter, rides)
            told = hunter.locator(".log").inner_text()
            asked = told.count("in zone") + told.count("in section")
        elif page.locator("[data-action='pass']").count():
            do(page, "[data-action='pass']")
        elif page.locator("[data-action='end']").count():
            do(page, "[data-action='end']")
        elif page.locator(".place.open").count():
            notes += page is bearer
            do(page, ".place.open")
        elif page.get_by_test_id("order-back").count():
            order_riders(page)
        else:
            do(page, "[data-action], .tray button[data-thing]")
        assert leaks(hunter, hears[hunter], cards_in_hand(server, made)) == []
        checks += 1
    assert checks >= 15, "both have played"
    assert hunter.locator(".rider").count() == guest.locator(".rider").count() == 4
    assert leaks(guest, hears[guest], cards_in_hand(server, made)) == []
    # The check itself sees everything where it may be seen.
    seen = leaks(bearer, hears[bearer], cards_in_hand(server, made))
    assert {one.partition(":")[0] for one in seen} == {"shown", "received"}
    assert len(seen) >= len(SECRET_LOOKS) - 1 + len(SECRET_WORDS) + 1


def order_riders(page: Page) -> None:
    """The Nazgûl act as they are pressed, one after another; the last follows by itself."""
    for rider in page.locator(".order [data-thing^='nazgul:']").all()[:-1]:
        rider.click()
    do(page, "[data-testid=confirm]")


def ride_and_ask(page: Page, number: int) -> int:
    """One Nazgûl: it rides by a click on the map, asks after a look at the question, and ends."""
    do(page, ".place.open:not(.asks)")
    action = page.locator("[data-use='perceive-zone']")
    if action.count():
        action.click()
        told = page.get_by_test_id("will-be-asked")
        expect(told).to_contain_text("Perception, zone")
        expect(told).to_contain_text("is Frodo’s last location there?")
        expect(page.locator(".area").first).to_be_visible()
        do(page, "[data-testid=ask]")
    elif number == 0:
        # On a dot nothing can be searched, and the button says why.
        page.locator("[data-use='search']").click(force=True)
        expect(page.get_by_test_id("why")).to_be_visible()
    page.wait_for_function(
        """() => !document.querySelector('.prompt.mine') ||
            document.querySelector("[data-action='end']")"""
    )
    if page.locator("[data-action='end']").count():
        do(page, "[data-action='end']")
    return 1


# Whole games


def lead_frodo(page: Page) -> None:
    """Answer for the Ring-bearer on the map: always to the east."""
    for text in ("rest", "end", "pass"):
        if page.locator(f"[data-action='{text}']").count():
            return do(page, f"[data-action='{text}']")
    dot = page.locator("[data-thing='journal']")
    if dot.count():
        places = page.eval_on_selector_all(".place.open", "all => all.map(o => o.dataset.place)")
        last = page.locator("[data-testid=journal] .entry:not(.dot)").filter(has_text=NUMBER).last
        wanted = eastward(places, last.inner_text())
        do(page, "[data-thing='journal']" if wanted == "." else f"[data-place='{wanted}']")
    else:
        do(page, ".place.open, [data-action], .tray button[data-thing]")


def test_part_one_on_the_map_and_its_replay(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="part one", options={"parts": "one"})
    page = newcomer()
    page.goto(seat_link(made))
    for _ in range(MOST):
        advance(server, made, lambda shown: bool(shown["seat"] == 0))
        settled(page)
        if over(page):
            break
        lead_frodo(page)
    # It is to be continued: the Ring-bearer sees his whole way, everybody else does not. [H28.R2]
    friend = newcomer()
    friend.goto(f"/t/{made['table']}")
    for one, ways in ((page, 1), (friend, 0)):
        expect(one.get_by_test_id("result")).to_contain_text("To be continued")
        expect(one.locator(".trail.frodo")).to_have_count(ways)
        expect(one.get_by_test_id("journal")).to_have_count(ways)
    length = page.locator(".trail.frodo").get_attribute("d")
    page.get_by_test_id("replay").click()
    expect(page.get_by_text("You are looking at moment")).to_be_visible()
    page.get_by_label("Pause").click()
    page.get_by_label("Moment", exact=True).fill("1")
    expect(page.get_by_text("You are looking at moment 1 of")).to_be_visible()
    page.get_by_label("One moment on").click()
    expect(page.get_by_text("You are looking at moment 2 of")).to_be_visible()
    early = page.locator(".trail.frodo")
    assert early.count() == 0 or early.get_attribute("d") != length


def test_a_letter_leads_from_part_one_to_part_two(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="letter", options={"parts": "one"})
    advance(server, made, lambda shown: False)
    page = newcomer()
    page.goto(seat_link(made))
    letter = page.get_by_test_id("letter").locator("code").inner_text()
    assert letter.startswith(f"sealed.{made['table']}."), "nobody can read it"
    page.keyboard.press("t")
    said = page.get_by_test_id("text-table").inner_text()
    influence = said.partition("Influence ")[2].partition(" of")[0]
    # Another day, with the letter. [H29.1]
    page.goto("/new?game=hunt")
    page.get_by_test_id("option-parts").select_option("two")
    page.get_by_label("Letter from Gandalf").fill(letter)
    page.get_by_test_id("create").click()
    expect(page.locator(".window.part-2")).to_be_visible()
    # At once, by the button.
    page.goto(seat_link(made))
    page.get_by_test_id("sequel").click()
    page.get_by_test_id("create").click()
    settled(page)
    expect(page.locator(".window.part-2")).to_be_visible()
    # The journey can be looked at before it is chosen.
    page.locator("[data-action^='keep ']").first.hover()
    expect(page.locator(".trail.ahead")).to_have_count(1)
    page.keyboard.press("t")
    expect(page.get_by_test_id("text-table")).to_contain_text(f"Influence {influence} of")
    page.locator("[data-action^='keep ']").first.click()
    settled(page)
    page.locator(".place.open").first.click()
    expect(page.locator(".figure.gandalf")).to_be_visible()


# One browser for both sides


def test_the_curtain_hides_everything(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="curtain")
    cards = cards_in_hand(server, made)
    tokens = ",".join(seat["token"] for seat in made["seats"])
    page = newcomer()
    page.goto(f"/t/{made['table']}#seat={tokens}")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Rosie")
    hidden(page, cards)
    curtain.get_by_role("button").click()
    page.get_by_test_id("shelf-journal").click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    page.get_by_test_id("shelf-cards").click()
    for card in cards:
        expect(page.get_by_test_id("hand").locator(f"[data-card='{card}']")).to_be_visible()
    page.get_by_test_id("shelf-cards").click()
    page.locator(".place.open").first.click()
    for player in ("the log", "a look back", "a new page"):
        expect(curtain, player).to_contain_text("Tom")
        hidden(page, cards)
        if player == "the log":
            page.keyboard.press(",")
        else:
            page.reload()
    curtain.get_by_role("button").click()
    page.locator(".prompt.mine").wait_for()
    expect(page.get_by_test_id("hunt-map")).to_be_visible()
    for card in cards:
        assert page.locator(f"[data-card='{card}']").count() == 0
    assert not [one for one in SECRET_LOOKS if one in page.content()]
    assert "You hold the information tokens" not in page.locator("body").inner_text()


def hidden(page: Page, cards: list[str]) -> None:
    """Behind the curtain nothing of the table is left, neither board nor log."""
    drawn = page.content()
    assert not [one for one in [*SECRET_LOOKS, 'data-testid="hunt-map"'] if one in drawn]
    assert not [card for card in cards if card in drawn]
    assert page.locator(".log, [data-testid=text-table]").count() == 0
    assert "information token" not in page.locator("body").inner_text()


# Looks


def test_a_phone_shows_both_sides(newcomer: Newcomer, server: Server) -> None:
    """Nothing scrolls sideways at 390 and at 320, and the accessibility check finds nothing."""
    made = server.table(ROSIE, TOM, game="hunt", seed="phone")
    advance(server, made, lambda shown: bool(shown["question"]["id"] == "ring-bearer"))
    for seat, until in ((0, None), (1, nazgul_turn)):
        if until:
            advance(server, made, until)
        page = newcomer(390, 844, color_scheme=("light", "dark")[seat])
        page.goto(seat_link(made, seat))
        settled(page)
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            no_sideways_scrolling(page)
        seen = page.locator(".map").get_attribute("viewBox")
        page.get_by_label("Nearer").click()
        expect(page.locator(".map")).not_to_have_attribute("viewBox", seen or "")
        page.get_by_label("The whole map").click()
        expect(page.get_by_label("Farther")).to_be_disabled()
        if seat:
            page.set_viewport_size({"width": 1280, "height": 900})
        check(page, f"seat {seat}", ".hunt")


def test_the_keyboard_rides(newcomer: Newcomer, server: Server) -> None:
    """Arrows go from place to place, Enter rides there or says why not."""
    made = server.table(ROSIE, TOM, game="hunt", seed="keys")
    advance(server, made, nazgul_turn)
    page = newcomer()
    page.goto(seat_link(made, 1))
    settled(page)
    page.locator(".place.open").first.focus()
    page.keyboard.press("ArrowLeft")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("why")).to_contain_text("Too far: ")
    page.locator(".place.open:not(.asks)").first.focus()
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)


def test_deductions_are_shown_where_they_are_allowed(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="heat")
    advance(server, made, nazgul_turn)
    for seat, words in ((1, "Where can Frodo be?"), (0, "What the Ringwraiths can know")):
        page = newcomer()
        page.goto(seat_link(made, seat))
        page.get_by_role("button", name=words).click()
        expect(page.locator(".heat circle").first).to_be_visible()
        expect(page.get_by_text("Journeys that fit")).to_be_visible()
        page.get_by_role("button", name=words).click()
        expect(page.locator(".heat circle")).to_have_count(0)
    pure = server.table(ROSIE, TOM, game="hunt", options={"deduction": "off"})
    page.goto(seat_link(pure))
    expect(page.get_by_text("without deductions")).to_be_visible()
    expect(page.get_by_test_id("heat")).to_have_count(0)
