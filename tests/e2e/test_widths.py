"""Every kind of decision of every game at four widths: nothing scrolls sideways or is cut off.

Matches with known seeds are played without a browser, and looked at wherever a kind of question is
asked for the first time. Should a change of the rules lead elsewhere, other seeds will do.
"""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ringtable
from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import no_sideways_scrolling

pytestmark = pytest.mark.e2e

WIDTHS = (1280, 820, 390, 320)

Walk = tuple[int, dict[str, str], int]  # seats, options, seed
WALKS: dict[str, list[Walk]] = {
    "dash": [(2, {"side": "advanced"}, 16), (2, {"side": "advanced"}, 13)],
    "doom": [(1, {}, 151), (1, {}, 15), (1, {}, 279)],
    "hunt": [
        (3, {"parts": "two"}, 197),
        (3, {"parts": "two"}, 102),
        (3, {"parts": "one"}, 16),
        (3, {"parts": "two"}, 213),
        (3, {"parts": "two"}, 139),
        (3, {"parts": "two"}, 230),
    ],
}
KINDS = {"dash": 4, "doom": 18, "hunt": 34}  # that must be met; today 4, 21 and 40 are


def steps(game: str, walk: Walk) -> list[tuple[str, int, str]]:
    """A random match: what is asked, of whom, and the answer."""
    seats, options, seed = walk
    if game == "hunt":  # as Server.table lays it out
        options = {"aid_tokens": "off", "deduction": "on", **options}
    match = ringtable.new_match(game, seats=seats, seed=f"widths {seed}", options=options)
    random = Random(seed)
    found = []
    while match.outcome is None:
        seat = match.waiting()[0]
        text = random.choice(match.options_of(seat))
        found.append((match.game.flow.decision(match.state).name, seat, text))
        match.play(text, seat)
    return found


class Hands:
    """All seats of a table, played without a browser."""

    def __init__(self, server: Server, game: str, walk: Walk) -> None:
        seats, options, seed = walk
        people = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(seats)]
        self.server = server
        self.made = server.table(*people, game=game, seed=f"widths {seed}", options=options)
        self.path = f"/api/tables/{self.made['table']}"
        self.tokens = [seat["token"] for seat in self.made["seats"]]
        self.version = self.see(",".join(self.tokens))["version"]

    def see(self, token: str) -> dict[str, Any]:
        shown: dict[str, Any] = self.server.call("GET", self.path, token=token)["table"]
        return shown

    def play(self, seat: int, text: str) -> None:
        wish = {"action_id": f"w{self.version}", "expected_version": self.version}
        body = {**wish, "seat": seat, "action": text}
        token = ",".join(self.tokens)
        answer = self.server.call("POST", f"{self.path}/actions", body, token)
        self.version = answer["table"]["version"]


@pytest.mark.parametrize("game", WALKS)
def test_every_kind_of_decision_fits(newcomer: Newcomer, server: Server, game: str) -> None:
    seen: set[str] = set()
    for walk in WALKS[game]:
        played = steps(game, walk)
        new = {kind for kind, _, _ in played} - seen
        hands = Hands(server, game, walk)
        pages: dict[int, Page] = {}
        for kind, seat, text in played:
            if not new:
                break
            if kind in new:
                new.remove(kind)
                seen.add(kind)
                if seat not in pages:
                    pages[seat] = newcomer()
                pages[seat].goto(seat_link(hands.made, seat))
                look(pages[seat], hands, seat, kind)
            hands.play(seat, text)
        for page in pages.values():
            page.close()
    assert len(seen) >= KINDS[game], sorted(seen)


def look(page: Page, hands: Hands, seat: int, kind: str) -> None:
    """The page has just been loaded: it must find the question that is pending."""
    step = hands.see(hands.tokens[seat])["step"]
    page.locator(".prompt.mine").wait_for()
    expect(page.locator(".count")).to_have_text(f"{step}/{step}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        try:
            no_sideways_scrolling(page)
        except AssertionError as problem:
            problem.add_note(f"{kind} at {width}")
            raise
    page.goto("about:blank")  # it need not follow every move


def test_a_page_that_is_too_wide_is_found(newcomer: Newcomer, server: Server) -> None:
    """The check itself, on planted faults: something wide, and a button beyond the edge."""
    hands = Hands(server, "dash", WALKS["dash"][0])
    page = newcomer(390, 844)
    page.goto(seat_link(hands.made))
    page.locator(".prompt.mine").wait_for()
    no_sideways_scrolling(page)
    for style in ("width: 500px", "position: fixed; left: 380px; width: 60px"):
        page.evaluate(
            """style => {
                const more = document.createElement('button');
                more.id = 'planted';
                more.style.cssText = style;
                document.querySelector('main').append(more);
            }""",
            style,
        )
        with pytest.raises(AssertionError):
            no_sideways_scrolling(page)
        page.evaluate("document.querySelector('#planted').remove()")
    no_sideways_scrolling(page)
