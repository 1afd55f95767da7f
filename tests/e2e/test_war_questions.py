"""Every kind of question of `war`, opened in the browser on a desk and on a phone: it is in sight
with its answers and the log, and it is answered by hand where it is shown."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Error, Locator, Page

from ringtable.games.war import GAME
from ringtable.games.war.state import War
from ringtable.kernel.decision import Answer
from tests.e2e.conftest import Newcomer, OwnServer
from tests.e2e.players import no_sideways_scrolling
from tests.e2e.war_scenes import Seated, all_scenes, every_kind, lay_tables

pytestmark = pytest.mark.e2e
LEAST_LOG = 160  # pixels
AT_ONCE = 12
SETTLES = 20  # tenths of a second
DESK, PHONE = (1280, 800), (390, 844)


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[list[Seated]]]]:
    """A server with two tables for each scene."""
    folder = tmp_path_factory.mktemp("questions")
    tables = lay_tables(all_scenes(), folder, 2)
    server = OwnServer(folder)
    yield server.address, tables
    server.end()


# What is in sight

IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const around = up.getBoundingClientRect();
        [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return box.width > 0 && box.left >= left - 2 && box.top >= top - 2 &&
        box.right <= right + 2 && box.bottom <= bottom + 2;
}"""
# Answers out of sight, of those that are buttons.
HIDDEN = f"""() => [...document.querySelectorAll('main [data-action]:enabled')]
    .filter(one => one.checkVisibility() && !({IN_SIGHT})(one)).map(one => one.dataset.action)"""


def in_sight(thing: Locator) -> bool:
    return bool(thing.evaluate(IN_SIGHT))


def faults(page: Page, phone: bool) -> list[str]:
    """What a player would miss, or have to scroll for, once the page has settled."""
    found = faults_now(page, phone)
    for _ in range(SETTLES):
        if not found:
            break
        page.wait_for_timeout(100)
        found = faults_now(page, phone)
    return found


def faults_now(page: Page, phone: bool) -> list[str]:
    found = []
    if not in_sight(page.locator("#prompt-words")):
        found.append("the question")
    hidden = page.evaluate(HIDDEN)
    if hidden:
        found.append(f"answers {hidden}")
    if not phone:
        log = page.locator("aside.side").bounding_box()
        if log is None or log["height"] < LEAST_LOG or log["y"] + log["height"] > 800:
            found.append(f"the log {log}")
    try:
        no_sideways_scrolling(page)
    except AssertionError as problem:
        found.append(f"sideways {str(problem)[:200]}")
    return found


# Answering by hand

SPOT = """thing => {
    const places = [...document.querySelectorAll(`[data-testid=war-map] [data-pick="${thing}"]`)];
    const pick = (x, y) => document.elementFromPoint(x, y)?.closest('[data-pick]')?.dataset.pick;
    for (const place of places.reverse()) {
        const box = place.getBoundingClientRect();
        for (const across of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9])
            for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
                const [x, y] = [box.left + box.width * across, box.top + box.height * down];
                if (pick(x, y) === thing) return [x, y];
            }
    }
    return null;
}"""


def press_on_map(page: Page, thing: str) -> None:
    """A place of the map, where the finger meets it and nothing else; perhaps from farther away."""
    page.locator(f"[data-testid=war-map] .open[data-thing='{thing}']").wait_for(state="attached")
    if not page.evaluate(SPOT, thing):
        page.get_by_label("The whole map").click()
    spot, again = None, page.evaluate(SPOT, thing)
    while spot != again:  # the window grows with what lies below it
        spot, again = again, page.evaluate(SPOT, thing)
    assert spot, f"{thing} cannot be pressed"
    page.mouse.click(*spot)


def press(button: Locator) -> None:
    button.wait_for()
    assert in_sight(button), "it must be scrolled to"
    button.click()


def is_on_map(thing: str) -> bool:
    return thing.startswith(("region:", "inside:"))


def answer(page: Page, kind: str, chosen: Answer, answers: list[Answer]) -> None:
    """By the place, the die or the figures that stand for it, else by its button."""
    [thing, *_] = chosen.things or [""]
    button = page.locator(f"main [data-action='{chosen.text}']:enabled:visible").first
    if kind == "part":
        press(page.get_by_test_id("picker-take"))
    elif thing.startswith("die:"):
        press(page.locator(f"button.open[data-thing='{thing}']:visible").first)
    elif is_on_map(thing):
        press_on_map(page, thing)
        if sum(thing in one.things for one in answers) > 1:
            press(button)
    else:
        press(button)


def asked(page: Page, kind: str, chosen: Answer) -> None:
    """Until this stage of the move is asked."""
    ways = [f"main [data-action='{chosen.text}']"]
    ways += [f".open[data-thing='{thing}']" for thing in chosen.things]
    if kind == "part":
        ways = ["[data-testid=picker-take]"]
    page.locator(", ".join(ways)).first.wait_for(state="attached")


CONFIRM = ":is([data-testid=draft-confirm], [data-testid=take-losses]):enabled:visible"
GONE_ON = "() => document.querySelector('.time .count').textContent !== '1/1'"


def sent(page: Page, whole: bool) -> None:
    """Confirmed, unless it was whole already; until the table has gone on."""
    if not whole:
        press(page.locator(CONFIRM).first)
    page.wait_for_function(GONE_ON)


def play(page: Page, seated: Seated, phone: bool, new: set[str]) -> list[str]:
    """The whole move, question by question; what is wrong where a new kind is asked."""
    scene = seated.scene
    s, found = scene.state.copy(), []
    s.facts = []
    page.locator(".prompt.mine").wait_for()
    marking = ""  # the question about several that is being answered
    for number, (kind, text) in enumerate(scene.answers):
        answers = GAME.flow.answers(s, scene.seat)
        chosen = next(one for one in answers if one.text == text)
        if marking and (marking != kind or text == "done"):
            press(page.get_by_test_id("that-is-all"))
        if marking != kind:
            marking = kind if is_about_several(s) else ""
        if marking and text == "done":
            marking = ""
        elif kind != "part" or scene.answers[number - 1][0] != "part":  # the whole part at once
            asked(page, kind, chosen)
            if kind in new:
                found += [f"{kind}: {one}" for one in faults(page, phone)]
            answer(page, kind, chosen, answers)
        GAME.flow.play(s, GAME.flow.parse(s, scene.seat, text), scene.seat)
    if marking:
        press(page.get_by_test_id("that-is-all"))
    alone = len({kind for kind, _ in scene.answers}) == 1  # a choice of several is one stage
    sent(page, alone or kind == "part")
    return found


def is_about_several(s: War) -> bool:
    """Whether things are marked before they are said to be all."""
    return GAME.flow.still_to_choose(s, GAME.flow.decision(s)) > 1


def held(seated: Seated) -> str:
    """What the browser of who sits there remembers."""
    seat = {"seat": seated.scene.seat, "token": seated.token, "mine": True}
    mine = {"table": seated.table, "game": "war", "title": "", "watch": "", "seen": 1}
    return json.dumps([{**mine, "seats": [seat]}])


def batched(tables: list[list[Seated]]) -> Iterator[list[list[Seated]]]:
    """A few at a time: a browser that is sent from page to page keeps all of them for a while."""
    for start in range(0, len(tables), AT_ONCE):
        yield tables[start : start + AT_ONCE]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_kind_of_question_is_answered_by_hand(
    newcomer: Newcomer, laid: tuple[str, list[list[Seated]]], phone: bool
) -> None:
    """Question, answers and log are in sight without scrolling, and what is pressed is played."""
    address, tables = laid
    wide, high = PHONE if phone else DESK
    wishes = {"has_touch": True, "is_mobile": True} if phone else {}
    problems, seen = [], set[str]()
    for few in batched(tables):
        page = newcomer(wide, high, **wishes)
        page.goto(address)
        for pair in few:
            seated = pair[phone]
            page.evaluate("held => localStorage.setItem('ringtable.tables', held)", held(seated))
            page.goto(f"{address}/t/{seated.table}")
            try:
                problems += play(page, seated, phone, seated.scene.kinds() - seen)
            except (AssertionError, Error) as problem:
                problems.append(f"{seated.scene.answers}: {problem}")
            seen |= seated.scene.kinds()
        page.close()
    assert problems == []
    assert seen >= every_kind()
