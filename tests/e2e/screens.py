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


def lobby(camera: Photographer) -> None:
    waiting = {"kind": "open"}
    camera.server.table(ROSIE, waiting, title="Elevenses", game="doom", seed=None)
    camera.server.table(ROSIE, waiting, title="", game="hunt", seed=None)
    page = camera.page()
    page.goto("/")
    page.get_by_text("Elevenses").wait_for()
    camera.take(page, "lobby")
    page = camera.page()
    page.goto("/new")
    page.get_by_test_id("create").wait_for()
    camera.take(page, "new-table")


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


SCENES = {"dash": dash, "doom": doom, "hunt": hunt, "lobby": lobby, "kit": kit}


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
