"""How it looks and reads: widths, languages, accessibility, nasty names, first load."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Newcomer, Server, seat_link
from tests.e2e.players import mouse_decision, no_sideways_scrolling, settled

pytestmark = pytest.mark.e2e

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SLOW_LINE = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1_600_000 / 8,  # bytes a second: a mobile line of the third generation
    "uploadThroughput": 750_000 / 8,
}
NASTY = [
    '<img src=x onerror="document.title=1">',
    "</script><script>alert(1)</script>",
    "\u202egnp.exe \u05d0\u05d1",
    "{ $player } { -term }",
    "W" * 40,
]


def four_seats(server: Server) -> dict[str, Any]:
    bots = [{"kind": "bot", "bot": "random"} for _ in range(3)]
    return server.table({"kind": "me", "name": "Rosie"}, *bots, options={"side": "advanced"})


def show_pages(page: Page, made: dict[str, Any], finished: dict[str, Any]) -> list[str]:
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    return ["/", "/new", f"/t/{made['table']}", f"/t/{finished['table']}"]


def ready(page: Page, path: str) -> None:
    page.goto(path)
    if path == "/new":
        expect(page.get_by_test_id("create")).to_be_enabled()
    elif path == "/":
        page.locator("#the-games").wait_for()
    else:
        page.locator(".sheet").first.wait_for()
        page.locator(".prompt, .past, [data-testid=result]").first.wait_for()


@pytest.mark.parametrize("width", [1280, 820, 390, 320])
def test_nothing_scrolls_sideways(
    newcomer: Newcomer, server: Server, finished: dict[str, Any], width: int
) -> None:
    page = newcomer(width, 800)
    for path in show_pages(page, four_seats(server), finished):
        ready(page, path)
        no_sideways_scrolling(page)
    page.get_by_test_id("language").select_option("ru")
    expect(page.get_by_role("tab", name="Журнал")).to_be_visible()
    no_sideways_scrolling(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        no_sideways_scrolling(page)


def test_the_accessibility_check_finds_nothing(
    newcomer: Newcomer, server: Server, finished: dict[str, Any]
) -> None:
    page = newcomer()
    for path in show_pages(page, four_seats(server), finished):
        ready(page, path)
        check(page, path)
    for tab in page.get_by_role("tab").all()[1:]:
        tab.click()
        page.wait_for_timeout(150)
        check(page, tab.inner_text(), ".drawer")
    small = newcomer(390, 844)
    ready(small, f"/t/{finished['table']}?step=3")
    check(small, "replay on a phone")


def test_at_night_everything_can_be_read_as_well(
    newcomer: Newcomer, server: Server, finished: dict[str, Any]
) -> None:
    page = newcomer(color_scheme="dark")
    for path in show_pages(page, four_seats(server), finished):
        ready(page, path)
        check(page, path, wanted={"type": "rule", "values": ["color-contrast"]})


def check(page: Page, where: str, part: str = "html", wanted: dict[str, Any] | None = None) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = wanted or {"type": "tag", "values": LEVELS}
    found = page.evaluate("([part, wanted]) => axe.run(part, {runOnly: wanted})", [part, wanted])
    told = [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert told == [], where


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Five roads", "A new table", "Keep at least one die", "plays", "Luck"]),
        ("ru", ["Пять дорог", "Новый стол", "Отложите хотя бы один", "играет за", "Удача"]),
        ("pl", ["Pięć dróg", "Nowy stół", "Zachowaj co najmniej", "gra jako", "Szczęście"]),
    ],
)
def test_every_page_speaks_the_language_of_the_browser(
    newcomer: Newcomer, server: Server, finished: dict[str, Any], language: str, words: list[str]
) -> None:
    page = newcomer(locale=language)
    lobby, form, asked, log, result = words
    ready(page, "/")
    expect(page.locator("h1")).to_contain_text(lobby)
    assert page.evaluate("document.documentElement.lang") == language
    ready(page, "/new")
    expect(page.locator("h1")).to_contain_text(form)
    made = four_seats(server)
    page.goto(seat_link(made))
    settled(page)
    mouse_decision(page)
    expect(page.locator("#prompt-words")).to_contain_text(asked)
    expect(page.locator(".log")).to_contain_text(log)
    for key in ("h", "l", "r", "c", "?", "t"):
        page.keyboard.press(key)
    ready(page, f"/t/{finished['table']}")
    expect(page.get_by_test_id("result")).to_contain_text(result)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_who_comes_by_a_link_still_reads_the_log(
    newcomer: Newcomer, server: Server, language: str
) -> None:
    """Whose seat it is stands in a line above the log, which keeps 160 pixels."""
    page = newcomer(1280, 800, locale=language)
    page.goto(seat_link(four_seats(server)))
    page.get_by_test_id("just-go-on").wait_for()
    log = page.locator(".log").bounding_box()
    assert log is not None
    assert min(log["y"] + log["height"], 800) - log["y"] >= 160


def test_the_rules_speak_the_language_too(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(four_seats(server)))
    settled(page)
    page.keyboard.press("r")
    clause = page.locator("[data-clause='D3.2']")
    for language, word in (("ru", "хоббит"), ("pl", "hobbita"), ("en", "hobbit")):
        page.get_by_test_id("language").select_option(language)
        expect(clause).to_contain_text(word)


def test_the_language_changes_in_mid_game(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(four_seats(server)))
    settled(page)
    mouse_decision(page)
    page.locator(".dice button").first.click()
    for language, words in (("ru", "Ваш ход"), ("pl", "Twój ruch"), ("en", "Your turn")):
        page.get_by_test_id("language").select_option(language)
        expect(page.locator(".prompt")).to_contain_text(words)
    expect(page.locator(".dice li.chosen, [data-testid=why]").first).to_be_visible()


def test_the_lobby_says_how_many_seats_are_free(newcomer: Newcomer, server: Server) -> None:
    free = {"kind": "open"}
    server.table({"kind": "me", "name": "Rosie"}, free, free, title="Two are missing")
    page = newcomer()
    for language, words in (("en", "2 seats free"), ("ru", "2 места"), ("pl", "2 wolne miejsca")):
        page.goto("/")
        page.get_by_test_id("language").select_option(language)
        row = page.locator("li", has=page.get_by_role("link", name="Two are missing"))
        expect(row).to_contain_text(words)


def test_names_and_chat_are_text_and_nothing_else(newcomer: Newcomer, server: Server) -> None:
    seats = [{"kind": "me", "name": name} for name in NASTY[:4]]
    made = server.table(*seats, title=NASTY[0])
    page = newcomer(390, 800)
    page.goto("/")
    expect(page.get_by_text(NASTY[0]).first).to_be_visible()
    no_sideways_scrolling(page)
    tokens = ",".join(seat["token"] for seat in made["seats"])
    page.goto(f"/t/{made['table']}#seat={tokens}")
    settled(page)
    mouse_decision(page)
    page.get_by_role("tab", name="Chat").click()
    for text in NASTY:
        page.get_by_test_id("chat").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_test_id("chat")).to_have_value("")
    expect(page.get_by_role("log").locator("p")).to_have_count(len(NASTY))
    assert page.locator("main img, main script").count() == 0
    assert page.title() != "1"
    no_sideways_scrolling(page)


def test_the_table_is_also_there_in_words(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto(seat_link(four_seats(server)))
    settled(page)
    mouse_decision(page)
    page.keyboard.press("t")
    text = page.get_by_test_id("text-table")
    expect(text).to_contain_text("Rosie (Frodo) is at Bag End, circle 0 of 9; marks left: 8.")
    expect(text).to_contain_text("Rolled:")


def test_the_first_load_is_light(newcomer: Newcomer) -> None:
    for language in ("en", "ru", "pl"):
        page = newcomer(locale=language)
        page.goto("/", wait_until="networkidle")
        size = page.evaluate(
            """() => [...performance.getEntriesByType('navigation'),
                ...performance.getEntriesByType('resource')]
                .filter(one => !one.name.includes('/api/'))
                .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
        )
        print(f"first load in {language}: {size / 1000:.0f} kB")
        assert 20_000 < size < 300_000


def test_on_a_slow_line_the_first_page_and_a_table_come(
    newcomer: Newcomer, finished: dict[str, Any]
) -> None:
    """The times are printed, not judged: docs/figures.md has them."""
    for where, ready_when in (
        ("/", "[aria-labelledby='the-games'] li"),
        (f"/t/{finished['table']}", ".sheet"),
    ):
        page = newcomer()
        line = page.context.new_cdp_session(page)
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        began = time.monotonic()
        page.goto(where, wait_until="commit")
        page.locator(ready_when).first.wait_for()
        print(f"{where[:3]} on a slow line: usable after {time.monotonic() - began:.2f} s")
        fetched = "performance.getEntriesByType('resource').map(one => one.name)"
        assert len(page.evaluate(fetched)) < 45, "every file costs a round trip"


def test_themes_can_be_switched(newcomer: Newcomer) -> None:
    page = newcomer(color_scheme="light")
    ready(page, "/")
    ground = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_test_id("theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    night = page.evaluate(ground)
    assert day != night
    page.reload()
    page.locator("#the-games").wait_for()
    assert page.evaluate(ground) == night
