"""The pictures of docs/screens, taken by `make screens`."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, ROOT, OwnServer, Server, seat_link
from tests.e2e.players import acquainted

SCREENS = ROOT / "docs" / "screens"
ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}
EXACT = {"kind": "bot", "bot": "optimal"}
Table = dict[str, Any]
Enough = Callable[[Table], bool]


class Photographer:
    """Lays out tables, plays them to a moment worth showing, and takes pictures."""

    def __init__(self, server: Server, browser: Browser, base: str) -> None:
        self.server = server
        self.browser = browser
        self.base = base

    def play(self, made: Table, enough: Enough, advised: tuple[int, ...] = (0,)) -> None:
        """Let an advisor choose for some seats, and the first option for the others."""
        path = f"/api/tables/{made['table']}"
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
        for number in range(1500):
            for seat, token in tokens.items():
                shown = self.server.call("GET", path, token=token)["table"]
                question = shown["view"]["question"]
                if shown["state"] == "finished" or (number and enough(shown)):
                    return
                if question is None or seat not in question["seats"]:
                    continue
                action = question["options"][0]["text"]
                if seat in advised and len(question["options"]) > 1:
                    advice = self.server.call("POST", f"{path}/hint", {"seat": seat}, token)
                    action = advice["lines"][0]["action"]
                body = {"action_id": f"s{number}", "expected_version": shown["version"]}
                body |= {"seat": seat, "action": action}
                self.server.call("POST", f"{path}/actions", body, token)
        raise AssertionError("it never comes to that moment")

    def page(self, width: int = 1280, height: int = 800, **wishes: Any) -> Page:
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", **wishes}
        context = self.browser.new_context(
            base_url=self.base, viewport={"width": width, "height": height}, **wishes
        )
        context.set_default_timeout(60_000)
        return context.new_page()

    def phone(self, **wishes: Any) -> Page:
        return self.page(390, 844, device_scale_factor=2, **wishes)

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.screenshot(path=SCREENS / f"{name}.png")
        page.context.close()
        print(name, flush=True)


def round_reached(number: int) -> Enough:
    def enough(shown: Table) -> bool:
        table, question = shown["view"]["table"], shown["view"]["question"]
        return bool(table["round"] >= number and question and len(question["options"]) > 6)

    return enough


def dash(camera: Photographer) -> None:
    server = camera.server
    wishes = {"options": {"side": "advanced"}, "seed": "second breakfast"}
    made = server.table(ROSIE, EXACT, EXACT, title="Second breakfast", **wishes)
    camera.play(made, round_reached(4))
    for name, dark in (("table-light", "light"), ("table-dark", "dark")):
        page = camera.page(color_scheme=dark)
        page.goto(seat_link(made))
        page.locator(".prompt.mine").wait_for()
        if dark == "light":
            page.get_by_test_id("hint").click()
            page.locator(".chance").first.wait_for()
        camera.take(page, name)
    page = camera.phone()
    page.goto(seat_link(made))
    page.locator(".prompt.mine").wait_for()
    camera.take(page, "phone")

    done = server.table(ROSIE, EXACT, title="Evening at the Green Dragon", **wishes)
    camera.play(done, lambda _shown: False)
    page = camera.page(height=1000)
    page.goto(f"/t/{done['table']}")
    page.locator(".luck").wait_for()
    camera.take(page, "result")
    page = camera.page()
    page.goto(f"/t/{done['table']}?step=20")
    page.locator(".past").first.wait_for()
    camera.take(page, "replay")


def coach(camera: Photographer) -> None:
    page = camera.page()
    page.goto("/")
    page.get_by_test_id("learn-dash").click()
    page.locator("[data-thing='hobbit:frodo']").click()
    page.locator("[data-testid=coach][data-step=roll]").wait_for()
    page.mouse.move(0, 0)
    page.locator(".pin[data-marks]").first.wait_for()
    camera.take(page, "coach")


def doom(camera: Photographer) -> None:
    made = camera.server.table(ROSIE, TOM, game="doom", seed="the long road")
    camera.play(made, lambda shown: shown["view"]["table"]["turn"] >= 9, (0, 1))
    for name, how in (("doom-wide", "light"), ("doom-dark", "dark")):
        page = camera.page(color_scheme=how)
        page.goto(seat_link(made))
        page.locator(".doom").wait_for()
        camera.take(page, name)
    page = camera.phone()
    page.goto(seat_link(made))
    page.locator(".doom").wait_for()
    camera.take(page, "doom-phone")


def hunt(camera: Photographer) -> None:
    def hunted(day: int) -> Enough:
        def enough(shown: Table) -> bool:
            table, question = shown["view"]["table"], shown["view"]["question"]
            return bool(table["day"] >= day and question and question["id"] == "nazgul")

        return enough

    made = camera.server.table(ROSIE, TOM, game="hunt", seed="three is company")
    camera.play(made, hunted(2), (0, 1))
    page = camera.page()
    page.goto(seat_link(made, 1))
    page.get_by_test_id("heat").click()
    page.locator(".legend").wait_for()
    camera.take(page, "hunt-hunter")
    page = camera.phone()
    page.goto(seat_link(made, 1))
    page.locator(".hunt").wait_for()
    camera.take(page, "hunt-phone")
    page = camera.page(color_scheme="dark")
    page.goto(seat_link(made))
    page.locator(".hunt").wait_for()
    camera.take(page, "hunt-bearer")
    parts = {"options": {"parts": "two"}}
    second = camera.server.table(ROSIE, TOM, game="hunt", seed="weathertop", **parts)
    camera.play(second, hunted(2), (0, 1))
    page = camera.page()
    page.goto(seat_link(second, 1))
    page.locator(".hunt").wait_for()
    camera.take(page, "hunt-part-2")


def to_the_quest(camera: Photographer, round: int) -> Table:
    """A table at which windows are passed until people are asked to go on the quest."""
    made = camera.server.table(ROSIE, game="quest", seed="the forest road")
    path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    for number in range(200):
        shown = camera.server.call("GET", path, token=token)["table"]
        question = shown["view"]["question"]
        if question["id"] == "commit" and shown["view"]["table"]["round"] >= round:
            return made
        texts = [option["text"] for option in question["options"]]
        action = "pass" if "pass" in texts else "done" if "done" in texts else texts[0]
        body = {"action_id": f"q{number}", "expected_version": shown["version"], "seat": 0}
        camera.server.call("POST", f"{path}/actions", body | {"action": action}, token)
    raise AssertionError("it never comes to that moment")


def quest(camera: Photographer) -> None:
    for name, how in (("quest-table", "light"), ("quest-dark", "dark")):
        page = camera.page(color_scheme=how)
        page.goto(seat_link(to_the_quest(camera, 2)))
        page.get_by_test_id("send").wait_for()
        page.get_by_test_id("passed-on").click()
        page.get_by_test_id("sit-down").click()
        page.get_by_test_id("sit-down").wait_for(state="detached")
        page.keyboard.press("1")
        if how == "dark":
            page.keyboard.press("o")
            page.get_by_test_id("aside").wait_for()
        camera.take(page, name)
    page = camera.phone()
    page.goto(seat_link(to_the_quest(camera, 2)))
    page.get_by_test_id("passed-on").click()
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("sit-down").wait_for(state="detached")
    page.keyboard.press("1")
    camera.take(page, "quest-phone")
    page = camera.page()
    page.goto("/quest/decks")
    page.get_by_test_id("decks-starter").select_option("lore")
    page.get_by_text("The deck is legal").wait_for()
    camera.take(page, "quest-decks")


def lobby(camera: Photographer) -> None:
    server, waiting = camera.server, {"kind": "open"}
    server.table(TOM, waiting, title="Elevenses", game="doom", seed=None)
    nob = {"kind": "bot", "bot": "easy", "name": "Nob"}
    mine = [
        server.table(ROSIE, TOM, title="Second breakfast", options={"hobbits": "sam,frodo"}),
        server.table(TOM, ROSIE, title="Mount Doom, Thursday", game="doom"),
        server.table(ROSIE, nob, game="hunt"),
    ]
    page = camera.page()
    for made, seat in zip(mine, (0, 1, 0), strict=True):
        page.goto(seat_link(made, seat))
        page.locator(".prompt").wait_for()
    page.goto("/")
    page.get_by_text("Second breakfast").first.wait_for()
    camera.take(page, "lobby")
    page = camera.page()
    page.goto("/new?game=hunt")
    page.get_by_test_id("create").wait_for()
    camera.take(page, "new-table")
    page = acquainted(camera.page())
    page.goto("/")
    page.get_by_test_id("invite-war").click()
    page.get_by_test_id("code").wait_for()
    camera.take(page, "waiting")


def kit(camera: Photographer) -> None:
    """The page of the kit: cards by day, moves and gauges by night, both on a phone."""

    def part(page: Page, title: str) -> None:
        page.goto("/kit")
        heading = page.get_by_role("heading", name=title, exact=True)
        heading.wait_for()
        heading.evaluate("one => scrollBy(0, one.getBoundingClientRect().top - 30)")

    page = camera.page(height=1000)
    part(page, "Card, medium")
    page.locator("[data-card='spider']").first.hover()
    page.get_by_test_id("inspector").get_by_text("Creature").wait_for()
    camera.take(page, "kit-cards")
    page = camera.page(height=1000, color_scheme="dark")
    part(page, "How many of each")
    camera.take(page, "kit-gauges")
    page = camera.phone()
    part(page, "Staged move")
    move = page.get_by_test_id("staged-move")
    for answer in ("Black Gate", "Long Plain"):
        move.get_by_role("button", name=answer).click()
    move.get_by_role("spinbutton", name="Foot").press("3")
    camera.take(page, "kit-phone")


def war(camera: Photographer) -> None:
    """The first choice of the Free Peoples by day, by night and on a phone."""

    def to_act(shown: Table) -> bool:
        question = shown["view"]["question"]
        return bool(question and question["id"] == "act")

    pages = {
        "war-board": camera.page(),
        "war-night": camera.page(color_scheme="dark"),
        "war-phone": camera.phone(),
    }
    for name, page in pages.items():
        made = camera.server.table(ROSIE, TOM, game="war", seed="palantir")
        camera.play(made, to_act, ())
        page.goto(seat_link(made))
        page.get_by_test_id("passed-on").click()
        page.get_by_role("button", name="Sit down").click()
        page.locator("button.open[data-thing='die:character']").first.click()
        page.locator("[data-action='move-fellowship']").wait_for()
        page.locator(".range use").first.wait_for(state="attached")
        camera.take(page, name)


SCENES = {
    "dash": dash,
    "coach": coach,
    "doom": doom,
    "hunt": hunt,
    "quest": quest,
    "lobby": lobby,
    "kit": kit,
    "war": war,
}


def main(wanted: list[str]) -> None:
    """All scenes, or those named."""
    os.environ["RINGTABLE_LIMITS"] = "off"  # an advisor is asked before every move
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        own = OwnServer(Path(folder))
        program = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        camera = Photographer(Server(own.address), browser, own.address)
        try:
            for name in wanted or SCENES:
                SCENES[name](camera)
        finally:
            browser.close()
            own.end()


if __name__ == "__main__":
    main(sys.argv[1:])
