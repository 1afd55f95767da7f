"""A server of our own, Debian's Chromium, and players at it."""

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "ringtable" / "server" / "static"
PATIENCE = 60.0  # seconds; waits are deadlines, the machine may be busy
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE * 1000)


class OwnServer:
    """A server process on a database of its own, which can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        if not (STATIC / "index.html").is_file():
            pytest.fail("The client is not built: run `python3 hatch_build.py`.")
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "ringtable.server", "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.folder / 'tables.db'}"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + PATIENCE
        while not answers(self.address):
            if self.process.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"The server does not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.1)

    def end(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


LONG = ("test_war_questions.py", "test_widths.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long walks first, so that none of them is waited for alone at the end."""
    items.sort(key=lambda item: item.path.name not in LONG)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    server = OwnServer(tmp_path_factory.mktemp("server"))
    yield server.address
    server.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OwnServer]:
    """A server for one test alone."""
    server = OwnServer(tmp_path)
    yield server
    server.end()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("Browser tests need the program chromium.")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, headless=True, args=ARGUMENTS)


Newcomer = Callable[..., Page]


@pytest.fixture
def newcomer(browser: Browser, base: str) -> Iterator[Newcomer]:
    """Opens a browser of somebody new. At the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(width: int = 1280, height: int = 900, **wishes: Any) -> Page:
        # A worker would stand between the page and what a test lays in its way.
        usual = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        wishes = {**usual, **wishes}
        context = browser.new_context(
            base_url=base, viewport={"width": width, "height": height}, **wishes
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=base)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                complaints.append(f"{message.type}: {message.text}")
                if message.type in ("error", "warning") and not refused(message.text)
                else None
            ),
        )
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


LEFT_EARLY = "WebSocket is closed before the connection is established."


def refused(text: str) -> bool:
    """The browser itself notes every refusal of the server, also one that the page explains, and a
    table that was left before its line stood; the driver, that it lets no worker in."""
    if text.startswith("Service Worker registration blocked") or text.endswith(LEFT_EARLY):
        return True
    return text.startswith("Failed to load resource") and ("409" in text or "403" in text)


class Server:
    """Calls without a browser, to lay out tables quickly."""

    def __init__(self, base: str) -> None:
        # A connection that waited while a page was looked at may be closed by the server meanwhile.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, limits=fresh)

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        headers = {"Ringtable-Token": token} if token else {}
        response = self.http.request(method, path, json=body, headers=headers)
        response.raise_for_status()
        return response.json()

    def table(self, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
        """With a seed, so that what a test sees does not hang on luck. Of `hunt` it is the
        learner's table, unless it says otherwise."""
        wish = {"game": "dash", "seats": list(seats), "listed": True, "seed": "a test", **wishes}
        if wish["game"] == "hunt":
            learner = {"aid_tokens": "off", "deduction": "on"}
            wish["options"] = {**learner, **wish.get("options", {})}
        made: dict[str, Any] = self.call("POST", "/api/tables", wish)
        return made

    def finished(self, *others: dict[str, Any], **wishes: Any) -> dict[str, Any]:
        """A game played to its end, always by the first option; alone if nobody else is named."""
        made = self.table({"kind": "me", "name": "Rosie"}, *others, **wishes)
        tokens = ",".join(seat["token"] for seat in made["seats"])
        path = f"/api/tables/{made['table']}"
        shown = self.call("GET", path, token=tokens)["table"]
        for number in range(500):
            if shown["state"] == "finished":
                return made
            question = shown["view"]["question"]
            body = {"action_id": f"a{number}", "expected_version": shown["version"]}
            body |= {"seat": question["seats"][0], "action": question["options"][0]["text"]}
            shown = self.call("POST", f"{path}/actions", body, tokens)["table"]
        raise AssertionError("the game does not end")


@pytest.fixture(scope="session")
def server(base: str) -> Server:
    return Server(base)


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, Any]:
    return server.finished(options={"side": "advanced"}, title="A finished one")


def seat_link(made: dict[str, Any], number: int = 0) -> str:
    """The link of a seat, as its holder would send it."""
    return f"/t/{made['table']}#seat={made['seats'][number]['token']}"
