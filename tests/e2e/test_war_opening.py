"""How long it takes until a long war stands on the table; `pytest -s -m e2e -k opening` says it."""

import asyncio
import json
import os
import statistics
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from ringtable.games.war import GAME
from ringtable.games.war.bots.heuristic import Heuristic
from ringtable.games.war.state import War
from ringtable.kernel.rng import key_from_seed
from ringtable.server.rooms.actions import act
from ringtable.server.rooms.new_tables import lay_out
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.seats import About, Chair, hashed, who_holds
from ringtable.server.settings import Settings
from ringtable.server.storage.store import Store
from ringtable.wire.types import Act
from tests.e2e.conftest import Newcomer, OwnServer

pytestmark = pytest.mark.e2e
TURNS = int(
    os.environ.get("RINGTABLE_OPENING_TURN", "20")
)  # later ones are rare: looking takes long
TIMES = 12
# When the map stood and the question could be answered, after the page was asked for.
USABLE = """() => {
    const marks = performance.getEntriesByName('usable');
    return marks.length ? marks[0].startTime : 0;
}"""
WATCH = """new MutationObserver((_, watcher) => {
    if (!document.querySelector('.prompt.mine') ||
        !document.querySelector('[data-testid=war-map] .token')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
}).observe(document, {subtree: true, childList: true});"""


class Long(NamedTuple):
    address: str
    table: str
    entries: int
    seat: int  # that is asked


@pytest.fixture(scope="module")
def long_war(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Long]:
    folder = tmp_path_factory.mktemp("long")
    with ThreadPoolExecutor() as beside:  # the driver of the browser has a loop in this thread
        table, entries, seat = beside.submit(asyncio.run, played(folder)).result()
    server = OwnServer(folder)
    yield Long(server.address, table, entries, seat)
    server.end()


def long_one() -> bytes:
    """The dice of a war that comes so far, whatever the bots have learned since."""
    bot = Heuristic()
    for number in count():
        key = key_from_seed(f"opening {number}")
        s, random = GAME.new_state(2, {}, GAME.new_rng(key)), Random(0)
        while s.outcome is None and isinstance(s, War):
            if s.turn_number == TURNS:
                return key
            seat = GAME.flow.waiting(s)[0]
            GAME.flow.play(s, bot.choose(GAME, s.copy(), seat, random), seat)
    raise AssertionError("a war ends some day")


async def played(folder: Path) -> tuple[str, int, int]:
    """Two clever bots play it at a table of two people, up to the last turn."""
    db = f"sqlite:///{folder / 'tables.db'}"
    rooms = Rooms(Store(db), Settings(db=db))
    await rooms.start()
    key = long_one()
    options = GAME.settle({})
    s = GAME.blank(2, options, GAME.new_rng(key))
    s.facts = []
    GAME.flow.start(s)
    chairs = [
        Chair(hashed(f"seat{seat}"), name, True) for seat, name in enumerate(("Rosie", "Tom"))
    ]
    about = About(chairs, hashed("watch"))
    opening, s.facts = s.facts, None
    id = await lay_out(rooms, GAME, options, key, about, s, opening, listed=False)
    room, random, bot = rooms.live[id], Random(0), Heuristic()
    who = who_holds(room.about, False, ["seat0", "seat1"])
    while isinstance(room.position, War) and room.position.turn_number < TURNS:
        seat = GAME.flow.waiting(room.position)[0]
        choice = bot.choose(GAME, room.position.copy(), seat, random)
        number = GAME.flow.options(room.position, seat).index(choice)
        text = GAME.flow.texts(room.position, seat)[number]
        version = room.version(who)
        await act(rooms, room, who, Act(f"a{version}", version, seat, text))
    entries = room.version(who)
    asked = GAME.flow.waiting(room.position)[0]
    await rooms.stop()
    return id, entries, asked


def returning(newcomer: Newcomer, long: Long) -> Page:
    """Somebody who sits at that table and comes back to it."""
    page = newcomer(1280, 800)
    seats = [{"seat": long.seat, "token": f"seat{long.seat}", "mine": True}]
    held = {"table": long.table, "game": "war", "title": "", "watch": "", "seen": 1}
    stored = json.dumps(json.dumps([{**held, "seats": seats}]))
    page.add_init_script(WATCH)
    page.add_init_script(f"localStorage['ringtable.tables'] ??= {stored}")
    return page


def opened(page: Page, long: Long) -> float:
    """Milliseconds from the wish to see the table until it can be used."""
    page.goto(f"{long.address}/t/{long.table}")
    page.wait_for_function(USABLE)
    return float(page.evaluate(USABLE))


def test_opening_a_long_war(newcomer: Newcomer, long_war: Long) -> None:
    """With everything in the cache of the browser, and with nothing in it."""
    cold = []
    for _ in range(3):
        page = returning(newcomer, long_war)
        cold.append(opened(page, long_war))
    warm, worked = [], []
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    for _ in range(TIMES):
        warm.append(opened(page, long_war))
        told = meter.send("Performance.getMetrics")["metrics"]
        worked += [1000 * one["value"] for one in told if one["name"] == "TaskDuration"]
    print(f"\nwar, turn {TURNS}, {long_war.entries} entries in the log, until it can be used:")
    print(f"  known client, median {statistics.median(warm):.0f} ms, best {min(warm):.0f} ms")
    print(f"  of which the page works {statistics.median(worked):.0f} ms of processor time")
    print(f"  new browser,  median {statistics.median(cold):.0f} ms, best {min(cold):.0f} ms")
    expect(page.get_by_text(f"Turn {TURNS}", exact=True)).to_be_visible()


def test_what_a_table_needs_is_asked_for_at_once(newcomer: Newcomer, long_war: Long) -> None:
    """Who comes back waits for one answer, not for each in turn; nothing is asked twice."""
    page = returning(newcomer, long_war)
    opened(page, long_war)  # from now on the browser knows what is printed there
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    opened(page, long_war)
    here = f"/api/tables/{long_war.table}"
    calls = [one.removeprefix(long_war.address) for one in asked if "/api/" in one]
    assert calls[:3] == ["/api/games", "/api/games/war/content/first", here]
    assert [one for one in calls if not one.startswith("/api/games")] == [
        here,
        f"{here}/chat?after=0",
    ]


def test_a_long_log_grows_for_who_scrolls_up(newcomer: Newcomer, long_war: Long) -> None:
    """It opens with its end; the lines above follow, and what is read stays where it is."""
    page = returning(newcomer, long_war)
    opened(page, long_war)
    log = page.get_by_role("region", name="Log")
    rows = log.locator("li")
    assert rows.count() <= 40
    first = rows.first
    known = first.locator(".step").inner_text()
    log.evaluate("one => (one.scrollTop = 10)")
    above = log.locator("li", has=page.locator(f".step:text-is('{known}')"))
    expect(rows.first.locator(".step")).not_to_have_text(known)
    expect(above).to_be_in_viewport()
    earlier = log.get_by_role("button", name="Earlier")
    while not earlier.count():  # up to the page that the server has sent
        before = rows.count()
        log.evaluate("one => (one.scrollTop = 10)")
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    before = rows.count()
    earlier.click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
