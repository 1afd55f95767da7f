"""The page as something installed: it comes without the server, but a table never does."""

import json
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.conftest import PATIENCE, STATIC, Newcomer, OwnServer, Server, seat_link
from tests.e2e.players import settled

pytestmark = pytest.mark.e2e

ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}
READY = "navigator.serviceWorker.ready.then(() => true)"
GOVERNED = "navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const one of await (await caches.open(name)).keys())
            found.push(new URL(one.url).pathname);
    return found;
}"""


@pytest.fixture
def visitor(browser: Browser, own_server: OwnServer) -> Iterator[BrowserContext]:
    """Somebody at a server of their own, whose browser keeps what the page wants kept."""
    context = browser.new_context(
        base_url=own_server.address, service_workers="allow", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


def governed(page: Page) -> None:
    """Wait until the worker has its shell and looks after this page."""
    assert page.evaluate(READY)
    page.wait_for_function(GOVERNED)


def test_the_page_can_be_installed(visitor: BrowserContext) -> None:
    """The manifest names what is there, the worker is ours, and nothing breaks the policy."""
    page = visitor.new_page()
    complaints: list[str] = []
    page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    governed(page)
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = json.loads(page.request.get(address).text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {}
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width = int.from_bytes(found.body()[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
        sizes[icon["sizes"]] = icon.get("purpose", "any")
    assert {"192x192", "512x512"} <= set(sizes)
    session = visitor.new_cdp_session(page)
    read = session.send("Page.getAppManifest")
    assert (read["url"].endswith(address), read["errors"]) == (True, [])
    assert complaints == []


def test_a_table_never_comes_from_the_device(
    visitor: BrowserContext, own_server: OwnServer
) -> None:
    """With the server gone, a table that was open a moment ago is not shown: the page says why. It
    goes on by itself when the server is back."""
    server = Server(own_server.address)
    made = server.table(ROSIE, TOM, title="Our evening")
    page = visitor.new_page()
    page.goto(seat_link(made))
    settled(page)
    governed(page)
    expect(page.get_by_role("heading", name="Our evening")).to_be_visible()
    own_server.end(signal.SIGKILL)
    page.goto(f"/t/{made['table']}")
    expect(page.get_by_test_id("offline")).to_contain_text("No connection")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    assert "Our evening" not in page.content()
    assert "Rosie" not in page.content()
    kept = page.evaluate(KEPT)
    assert kept
    assert {path for path in kept if path != "/" and not path.startswith("/assets/")} == set()
    own_server.start()
    settled(page)
    expect(page.get_by_role("heading", name="Our evening")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def rebuilt(folder: Path) -> None:
    """A further build: the entry has another name and says something else; the worker knows it."""
    index, worker = folder / "index.html", folder / "sw.js"
    [entry] = re.findall(r"/assets/(index-[\w-]+\.js)", index.read_text())
    code = (folder / "assets" / entry).read_text()
    (folder / "assets" / entry).unlink()
    (folder / "assets" / "index-anew.js").write_text(f"document.documentElement.id='anew';{code}")
    index.write_text(index.read_text().replace(entry, "index-anew.js"))
    for other in (folder / "assets").glob("*.js"):
        other.write_text(other.read_text().replace(entry, "index-anew.js"))
    said = worker.read_text().replace(entry, "index-anew.js")
    worker.write_text(re.sub(r'"[0-9a-f]{16}"', '"0123456789abcdef"', said, count=1))


def test_a_new_build_is_there_at_once(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next visit has the new page, also one from the device; the page that was open says that
    there is another, and none is stuck."""
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    monkeypatch.setenv("RINGTABLE_STATIC", str(folder))
    server = OwnServer(tmp_path)
    context = browser.new_context(base_url=server.address, service_workers="allow")
    context.set_default_timeout(PATIENCE * 1000)
    try:
        page = context.new_page()
        page.goto("/")
        governed(page)
        page.reload()
        before = page.evaluate("caches.keys()")
        seated = context.new_page()
        seated.goto(seat_link(Server(server.address).table({"kind": "me"}, game="quest")))
        settled(seated)
        lies = seated.locator(".board").bounding_box()
        rebuilt(folder)
        other = context.new_page()
        other.goto("/new")
        expect(other.locator("html")).to_have_attribute("id", "anew")
        expect(page.get_by_test_id("renewed")).to_be_visible()
        expect(seated.get_by_test_id("renewed")).to_be_visible()
        assert seated.locator(".board").bounding_box() == lies, "nothing moves at a table"
        page.get_by_test_id("renewed").get_by_role("button").click()
        expect(page.locator("html")).to_have_attribute("id", "anew")
        assert set(page.evaluate("caches.keys()")) > set(before)
        server.end(signal.SIGKILL)
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("id", "anew")
        expect(page.get_by_test_id("offline")).to_be_visible()
    finally:
        context.close()
        server.end(signal.SIGKILL)


def test_what_others_said_is_marked_until_it_is_read(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM)
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    expect(page.get_by_test_id("unread")).to_have_count(0)
    said = {"seat": 1, "text": "Hurry, friend", "name": "Tom"}
    headers = {"Ringtable-Token": made["seats"][1]["token"]}
    path = f"/api/tables/{made['table']}/chat"
    server.http.post(path, json=said, headers=headers).raise_for_status()
    expect(page.get_by_role("tab", name="Chat 1 new message")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_test_id("unread")).to_have_count(0)
    page.reload()
    settled(page)
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(page.get_by_test_id("unread")).to_have_count(0)


def test_a_server_without_notices_says_so(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM)
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    page.get_by_role("tab", name="Table").click()
    panel = page.get_by_test_id("away")
    expect(panel).to_contain_text("This server sends no notices")
    expect(panel.get_by_role("button")).to_have_count(0)


def test_a_webhook_is_added_and_stopped_at_the_table(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server refuses is said in words; one click ends what was added."""
    for name, value in NOTICES.items():
        monkeypatch.setenv(name, value)
    server = OwnServer(tmp_path)
    context = browser.new_context(base_url=server.address, service_workers="block", locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
    try:
        made: dict[str, Any] = Server(server.address).table(ROSIE, TOM)
        page = context.new_page()
        page.goto(seat_link(made))
        settled(page)
        page.get_by_role("tab", name="Table").click()
        panel = page.get_by_test_id("away")
        panel.get_by_test_id("away-hook").fill("http://127.0.0.1:1/mine")
        panel.get_by_role("button", name="Add").click()
        expect(panel.get_by_role("alert")).to_contain_text("does not send anything to that address")
        panel.get_by_test_id("away-hook").fill("https://hooks.example.org/mine")
        panel.get_by_role("button", name="Add").click()
        expect(panel).to_contain_text("Webhook at hooks.example.org")
        expect(panel).not_to_contain_text("mine")
        page.reload()
        settled(page)
        page.get_by_role("tab", name="Table").click()
        panel.get_by_role("button", name="Stop: Webhook at hooks.example.org").click()
        expect(panel).not_to_contain_text("hooks.example.org")
    finally:
        context.close()
        server.end()


NOTICES = {
    "RINGTABLE_ADDRESS": "https://play.example.org",
    "RINGTABLE_HOOKS": "https://hooks.example.org",
}
