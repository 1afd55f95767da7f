"""Frodo is found: encounter, escape and the Witch-king, in the browsers of both sides."""

import json
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import ROOT, Newcomer, Server, seat_link
from tests.e2e.players import settled
from tests.e2e.test_hunt import ROSIE, TOM, advance, do, nazgul_turn, plain_choice, view

pytestmark = pytest.mark.e2e
# All five abilities of the Black Riders, so that part 2 begins with the Witch-king [H24.11], and
# two Fellowship tokens. Sorcery cards are dealt anew.
LETTER = "1.3.2.7.0.2.1f.7fff.0.0.0.0.#1.#21."


# Without a browser


@cache
def neighbours(part: int) -> dict[str, list[str]]:
    file = ROOT / "src" / "ringtable" / "games" / "hunt" / "data" / "house" / f"part{part}.json"
    found: dict[str, list[str]] = {}
    for edge in json.loads(file.read_text())["edges"]:
        found.setdefault(edge["a"], []).append(edge["b"])
        found.setdefault(edge["b"], []).append(edge["a"])
    return found


@cache
def steps_to(part: int, place: str) -> dict[str, int]:
    """How far every other place is from there."""
    far = {place: 0}
    front = deque([place])
    while front:
        here = front.popleft()
        for near in neighbours(part)[here]:
            if near not in far:
                far[near] = far[here] + 1
                front.append(near)
    return far


class Chase:
    """The Nazgûl ride to Frodo's last location and hunt there: who lays out a table may look behind
    the screen."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.made = made

    def last(self) -> str:
        table = view(self.server, self.made, 0)["view"]["table"]
        if table["part"] == 1:
            return str(table["ring_bearer"]["last"])
        rows = table["ring_bearer"]["journey"]["rows"][: table["step"] + 1]
        return next(str(row) for row in reversed(rows) if row != ".")

    def can_strike(self, shown: dict[str, Any]) -> bool:
        """The active Nazgûl stands on Frodo's last location and can hunt."""
        return nazgul_turn(shown) and place_of_active(shown) == self.last() and bool(strike(shown))

    def choose(self, shown: dict[str, Any]) -> str:
        if not nazgul_turn(shown):
            return plain_choice(shown)
        far = steps_to(shown["table"]["part"], self.last())
        here = place_of_active(shown)
        if not far[here] and not shown["table"]["found"]:
            return strike(shown) or "end"
        rides = [text.removeprefix("ride ") for text in texts(shown) if text.startswith("ride ")]
        nearest = min(rides, key=far.__getitem__, default=here)
        return f"ride {nearest}" if far[nearest] < far[here] else "end"


def texts(shown: dict[str, Any]) -> list[str]:
    return [option["text"] for option in shown["question"]["options"]]


def strike(shown: dict[str, Any]) -> str:
    return next((text for text in ("free hunt", "hunt") if text in texts(shown)), "")


def active(shown: dict[str, Any]) -> dict[str, Any]:
    table = shown["table"]
    found: dict[str, Any] = next(one for one in table["nazgul"] if one["id"] == table["active"])
    return found


def place_of_active(shown: dict[str, Any]) -> str:
    return str(active(shown)["place"])


def asks(question: str) -> Callable[[dict[str, Any]], bool]:
    return lambda shown: bool(shown["question"]["id"] == question)


# What the pages show


def both(newcomer: Newcomer, made: dict[str, Any]) -> tuple[Page, Page]:
    """The Ring-bearer and the Ringwraith, each in a browser of their own."""
    pages = newcomer(), newcomer()
    for seat, page in enumerate(pages):
        page.goto(seat_link(made, seat))
        page.get_by_test_id("hunt-map").wait_for()
    return pages


def told(page: Page, words: str, clause: str) -> None:
    """The newest line of the log with these words, and the clause behind it."""
    line = page.locator(".log p").filter(has_text=words).last
    expect(line.locator(".clause")).to_contain_text(clause)


def asked(page: Page, words: str, clause: str) -> None:
    settled(page)
    expect(page.locator("#prompt-words")).to_contain_text(words)
    expect(page.locator(".asked .clause")).to_contain_text(clause)


def hunt_there(hunter: Page, bearer: Page, use: str, place: str) -> None:
    """The active Nazgûl hunts where Frodo is, and no card answers."""
    settled(hunter)
    hunter.locator(f"[data-use='{use}']").click()
    expect(hunter.get_by_test_id("will-be-asked")).to_contain_text(f"Hunt in {place}: ")
    do(hunter, "[data-testid=ask]")
    if use == "hunt":
        asked(hunter, "Which die pays? (Hunt here)", "H17.2")
        do(hunter, ".dice [data-thing='die:sword']")
        told(hunter, "Sword die: Hunt here.", "H17.3")
        expect(hunter.get_by_label("spent: Sword")).to_have_count(1)
    asked(bearer, f"Hunt in {place}. Do you answer with a card?", "H41.2")
    do(bearer, "[data-action='pass']")
    for page in (bearer, hunter):
        told(page, f"Yes: Frodo is here, in {place}!", "H20.5")
        expect(encounter(page)).to_contain_text(f"Frodo is found in {place}!")
        expect(encounter(page).locator("li")).to_have_count(0)


def encounter(page: Page) -> Locator:
    return page.get_by_test_id("encounter")


def called(page: Page, place: str) -> str:
    """What the map calls a location, without what lies on it."""
    label = page.locator(f"[data-place='{place}']").get_attribute("aria-label") or ""
    return label.partition(", ")[0]


NUMBERS = {"1": "a 1", "2": "a 2", "3": "a 3", "eye": "an Eye"}


def tokens_lie_open(page: Page, drawn: list[str]) -> None:
    words = ", ".join("Eye" if token == "eye" else token for token in drawn)
    expect(encounter(page).locator("ul")).to_have_attribute("aria-label", f"Drawn: {words}.")
    expect(encounter(page).locator("li svg")).to_have_count(len(drawn))
    shown = encounter(page).locator("li text")
    expect(shown).to_have_text([token for token in drawn if token != "eye"])
    told(page, "Drawn: ", "H25.4")


def test_an_encounter_and_the_companion_who_lowers_it(newcomer: Newcomer, server: Server) -> None:
    """[H17.2, H20.5, H25.3, H25.4, H25.5, H25.11, H11.3, H11.10]"""
    made = server.table(ROSIE, TOM, game="hunt", seed="found")
    place = "7 (Three-Farthing Stone)"
    chase = Chase(server, made)
    advance(server, made, chase.can_strike, chase.choose)
    bearer, hunter = both(newcomer, made)
    hunt_there(hunter, bearer, "hunt", place)
    advance(server, made, asks("cancel-token"), chase.choose)
    table = view(server, made, 1)["view"]["table"]
    drawn, influence = table["pool"]["drawn"], table["influence"]
    assert len(drawn) == 2, "a token is left when one is cancelled"
    for page in (bearer, hunter):
        told(page, f"Encounter in {place}", "H25.3")
        tokens_lie_open(page, drawn)
    asked(bearer, "Turn over a companion’s card to cancel a token?", "H25.5")
    pool = hunter.locator(".pool li")
    lying = pool.count()
    flip = bearer.locator(".companions [data-thing='companion:sam']").first
    expect(flip).to_have_text(f"Turn over Sam: cancel {NUMBERS[drawn[0]]}")
    do(bearer, "[data-thing='companion:sam']:visible")
    now = view(server, made, 1)["view"]["table"]["influence"]
    assert now > influence
    for page in (bearer, hunter):
        told(page, f"Sam cancels {NUMBERS[drawn[0]]}.", "H25.5")
        told(page, f"The influence rises by {now - influence} to {now}.", "H25.11")
        expect(page.locator(".companions .flipped")).to_contain_text("Sam (flipped)")
        expect(page.locator(".influence .now")).to_have_text(str(now))
        expect(encounter(page).locator("li")).to_have_count(0)
    expect(pool, "the cancelled token is back").to_have_count(lying + 1)


@pytest.mark.parametrize("stays", [False, True])
def test_an_escape_that_only_the_ring_bearer_sees(
    newcomer: Newcomer, server: Server, stays: bool
) -> None:
    """[H26.1, H26.4, H26.6, H26.7, H26.8]"""
    made = server.table(ROSIE, TOM, game="hunt", seed="found")
    chase = Chase(server, made)
    advance(server, made, asks("escape"), chase.choose)
    step = view(server, made, 1)["view"]["table"]["step"]
    bearer, hunter = both(newcomer, made)
    asked(bearer, "Frodo escapes: where to, or does he stay?", "H26.1")
    for page in (bearer, hunter):
        expect(encounter(page)).to_contain_text("Frodo is found in 7 (Three-Farthing Stone)!")
        expect(page.locator(".way .now")).to_have_text(str(step))
    ways = bearer.locator(".place.open")
    assert ways.count() > 1
    goal = str(ways.first.get_attribute("data-place"))
    do(bearer, "[data-thing='journal']" if stays else f"[data-place='{goal}']")
    last = bearer.locator("[data-testid=journal] .now .entry")
    expect(last).to_have_text("✕" if stays else goal)
    if stays:
        told(bearer, "You cross out a cell: Frodo stays.", "H26.6")
    else:
        told(bearer, f"You note {called(bearer, goal)}.", "H9.9")
    for page in (bearer, hunter):
        told(page, f"Frodo escapes; step {step + 1}.", "H26.7")
        expect(page.locator(".way .now")).to_have_text(str(step + 1))
        expect(encounter(page)).to_have_count(0)
        expect(page.locator(".place.found")).to_have_count(0)
    # Nobody else learns which of the two it was. [H26.8]
    log = hunter.locator(".log").inner_text()
    assert "You note" not in log
    assert "cross out" not in log


def test_the_witch_king_comes_hunts_and_leaves(newcomer: Newcomer, server: Server) -> None:
    """[H30.14, H37.6, H37.7, H37.R1, H11.16]"""
    options = {"parts": "two", "letter": LETTER}
    made = server.table(ROSIE, TOM, game="hunt", seed="crown", options=options)
    chase = Chase(server, made)
    advance(server, made, asks("witch-king"), chase.choose)
    bearer, hunter = both(newcomer, made)
    asked(hunter, "Which Nazgûl does the Witch-king replace?", "H30.14")
    expect(hunter.locator(".rider .crown")).to_have_count(0)
    do(hunter, ".rider.blue.open")
    words = "The Witch-king takes the place of the blue Nazgûl: 28 (Trollshaws west)."
    for page in (bearer, hunter):
        told(page, words, "H30.14")
        expect(page.locator(".rider.blue .crown")).to_have_count(1)
        expect(page.locator(".riders .of-blue")).to_contain_text("Witch-king")
    # He has no free Search, and his die is rolled from the next day on.
    advance(server, made, nazgul_turn, chase.choose)
    settled(hunter)
    his_die = hunter.get_by_label("The Witch-king die")
    expect(his_die).to_have_count(0)
    hunter.locator("[data-use='search']").click(force=True)
    expect(hunter.get_by_test_id("why")).to_contain_text("The Witch-king has no free Search.")
    expect(hunter.get_by_test_id("why")).to_contain_text("H37.R1")

    def he_can_strike(shown: dict[str, Any]) -> bool:
        return chase.can_strike(shown) and bool(active(shown)["witch_king"])

    advance(server, made, he_can_strike, chase.choose)
    settled(hunter)
    expect(his_die).to_have_count(1)
    hunt_there(hunter, bearer, "free hunt", called(hunter, chase.last()))
    advance(server, made, asks("strider"), chase.choose)
    asked(bearer, "Shall Strider lead you past one of them?", "H11.16")
    tokens = view(server, made, 0)["view"]["question"]["prompt"]["values"]["n"]
    expect(bearer.locator("#prompt-words")).to_contain_text(f"{tokens} tokens are to be drawn.")
    for page in (bearer, hunter):
        told(page, f", {tokens} tokens.", "H25.3")
    coins = hunter.locator(".coin:not(.spare)")
    held = coins.count()
    do(bearer, "[data-action='strider']")
    tokens_lie_open(hunter, view(server, made, 1)["view"]["table"]["pool"]["drawn"])
    expect(encounter(bearer).locator("li")).to_have_count(tokens - 1)
    expect(coins).to_have_count(held - 1)
    told(hunter, "A Fellowship token is spent for Strider.", "H11.16")
    do(bearer, "[data-action='pass']")
    for page in (bearer, hunter):
        told(page, "The Witch-king leaves; the blue Nazgûl is back.", "H37.6")
        expect(page.locator(".rider .crown")).to_have_count(0)
        expect(page.locator(".riders .of-blue")).to_contain_text("blue Nazgûl")
    asked(bearer, "Change direction, or stay on course?", "H38.2")
