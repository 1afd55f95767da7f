"""Every kind of decision of every game at four widths: nothing scrolls sideways or is cut off, and
nothing moves when a hint or a refusal comes. On a laptop the question, everything that answers it
and a good piece of the log are in sight at once, and so is the whole board.

Matches with known seeds are played without a browser, and looked at wherever a kind of question is
asked for the first time. Should a change of the rules lead elsewhere, other seeds will do.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import ringtable
from tests.e2e.conftest import Newcomer, OwnServer, Server, seat_link
from tests.e2e.players import no_sideways_scrolling

pytestmark = pytest.mark.e2e

WIDTHS = (1280, 820, 390, 320)
LAPTOP = 1280
LEAST_LOG = 160  # pixels
# More answers than a list can show at once: it says how many there are below its edge.
LONG = {"propose", "discard-sorcery"}
# A part of an army is put together figure by figure, not chosen from a list.
COMPOSED = {"part"}

# The answers to the question, by text, that are not in sight: an answer is seen as a button of its
# own, or as the things that stand for it.
UNSEEN = """options => {
    const inSight = one => {
        const box = one.getBoundingClientRect();
        if (!box.width || box.top < 0 || box.bottom > innerHeight + 1) return false;
        const middle = [box.left + box.width / 2, box.top + box.height / 2];
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === 'visible') continue;
            const room = around.getBoundingClientRect();
            if (middle[1] < room.top || middle[1] > room.bottom) return false;
        }
        return true;
    };
    const shown = selector => [...document.querySelectorAll(selector)].some(inSight);
    const words = text => shown(`[data-action="${CSS.escape(text)}"]`);
    const thing = name => shown(`[data-thing="${CSS.escape(name)}"]`);
    const things = one => one.things.length && one.things.every(thing);
    return options.filter(one => !words(one.text) && !things(one)).map(one => one.text);
}"""
COLUMN = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [asked, log] = [box('#prompt-words'), box('.log')];
    const board = document.querySelector('.page > .board');
    const words = document.querySelector('#prompt-words');
    return {
        question: asked.top >= 0 && asked.bottom <= innerHeight,
        cut: words.scrollHeight - words.clientHeight > 1,
        log: Math.min(log.bottom, innerHeight) - log.top,
        board: board.scrollHeight - board.clientHeight,
    };
}"""
# Question and answers, and where they are on the page.
BOXES = """() => [...document.querySelectorAll(
    '.prompt, #prompt-words, .tray, :is(.prompt, .tray, .dock) button:not(.said button)'
)].map(one => {
    const box = one.getBoundingClientRect();
    const name = one.dataset.action ?? one.dataset.thing ?? one.dataset.testid ?? one.className;
    return [name, ...[box.left, box.top + scrollY, box.width, box.height].map(Math.round)];
})"""

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
    "quest": [
        (2, {"scenario": "passage-through-mirkwood"}, 29),
        (2, {"scenario": "escape-from-dol-guldur"}, 17),
        (2, {"scenario": "passage-through-mirkwood"}, 7),
    ],
    "war": [(2, {}, 14)],
}
# That must be met; today 4, 21, 40, 35 and 72 are.
KINDS = {"dash": 4, "doom": 18, "hunt": 34, "quest": 30, "war": 65}


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
        for seat in range(seats):  # the walk answers every question itself
            wish = {"seat": seat, "empty_windows": False}
            server.call("POST", f"{self.path}/orders", wish, self.tokens[seat])
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


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server that counts no calls: a walk plays faster than people do."""
    monkeypatch.setenv("RINGTABLE_LIMITS", "off")
    own = OwnServer(tmp_path)
    yield own.address
    own.end()


# The longest walk is for the soak: in every run `test_war_questions` looks at every kind of
# question of war, on a desk and on a phone.
SHORT_WALKS = [game for game in WALKS if game != "war"]


@pytest.mark.parametrize("game", [*SHORT_WALKS, pytest.param("war", marks=pytest.mark.slow)])
def test_every_kind_of_decision_fits(newcomer: Newcomer, patient: str, game: str) -> None:
    server = Server(patient)
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
                pages[seat].goto(patient + seat_link(hands.made, seat))
                look(pages[seat], hands, seat, kind)
            hands.play(seat, text)
        for page in pages.values():
            page.close()
    assert len(seen) >= KINDS[game], sorted(seen)


def look(page: Page, hands: Hands, seat: int, kind: str) -> None:
    """The page has just been loaded: it must find the question that is pending."""
    shown = hands.see(hands.tokens[seat])
    question, step = shown["view"]["question"], shown["step"]
    page.locator(".prompt.mine").wait_for()
    expect(page.locator(".scrubber .count")).to_have_text(f"{step}/{step}")
    if page.get_by_test_id("just-go-on").count():
        page.get_by_test_id("just-go-on").click()
    before = {}
    for width in WIDTHS:
        resize(page, width)
        try:
            no_sideways_scrolling(page)
            if width == LAPTOP:
                column_is_whole(page, question, kind)
        except AssertionError as problem:
            problem.add_note(f"{kind} at {width}")
            raise
        before[width] = page.evaluate(BOXES)
    speak(page, question)
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate(BOXES) == before[width], f"{kind} at {width}: something moved"
    page.goto("about:blank")  # it need not follow every move


def resize(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800 if width == LAPTOP else 844})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def column_is_whole(page: Page, question: dict[str, Any], kind: str) -> None:
    """Question, answers and log at once, and no board below the edge."""
    found = page.evaluate(COLUMN)
    assert found["question"], "the question is out of sight"
    assert not found["cut"], "the question is longer than its place"
    assert found["log"] >= LEAST_LOG, f"{found['log']} px of log"
    assert found["board"] <= 1, f"{found['board']} px of the board are below the edge"
    unseen = page.evaluate(UNSEEN, question["options"])
    if kind in LONG:
        assert page.get_by_test_id("more").count() == (1 if unseen else 0)
    elif kind not in COMPOSED:
        assert unseen == [], f"{len(unseen)} of {len(question['options'])} out of sight"


def speak(page: Page, question: dict[str, Any]) -> None:
    """A hint comes, for the last answer, and something that cannot be is asked for."""
    texts = [option["text"] for option in question["options"]][:8]
    lines = [{"action": text, "value": 0.5, "visits": 9, "note": ""} for text in reversed(texts)]
    advice = {"bot": "search", "exact": False, "lines": lines}

    def advised(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(advice))

    page.route("**/hint", advised)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("advice").wait_for()
    closed = page.locator("button[data-thing][aria-disabled=true]:visible")
    if closed.count():
        closed.first.dispatch_event("click")
        page.locator(".said .why:not([data-testid=advice])").wait_for()
    page.unroute("**/hint")


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


# Words of the card that asks, and of what stands around the board, that are cut off by their place.
CUT = """() => [...document.querySelectorAll(
    '.prompt .tools, .prompt .tools .button, .said, .said > *, .book .place, .shelf .button span'
)].filter(one => {
    const style = getComputedStyle(one);
    if (style.display === 'none' || !one.getClientRects().length) return false;
    return one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
}).map(one => `${one.className}: ${one.innerText}`)"""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_window_is_asked_about_in_whole_words(
    newcomer: Newcomer, server: Server, language: str
) -> None:
    """The longest questions have a wish beside them; also on the narrowest phone all is read."""
    tables = []
    for game, others, seed, asked, options in WINDOWS:
        people = [{"kind": "me"} for _ in range(others + 1)]
        made = server.table(*people, game=game, seed=seed, options=options)
        play_to(server, made, asked, Random(seed))
        tables.append(made)
    for width in WIDTHS:
        page = newcomer(width, 800, locale=language)
        for made in tables:
            page.goto(seat_link(made))
            page.get_by_test_id("just-go-on").click()
            page.get_by_test_id("hush").wait_for()
            page.evaluate("document.fonts.ready")
            assert page.evaluate(CUT) == [], f"{width}"
            no_sideways_scrolling(page)
        page.context.close()


# Game, how many sit there besides, dice, the question that is looked for, options.
WINDOWS: list[tuple[str, int, str, str, dict[str, str]]] = [
    ("doom", 0, "faces 8", "use_card_after_roll", {}),
    ("hunt", 1, "windows 0", "react", {}),
    ("hunt", 1, "windows 0", "react", {"deduction": "off"}),
]


def play_to(server: Server, made: dict[str, Any], asked: str, random: Random) -> None:
    """A random match, until the first seat is asked this and has something to answer."""
    path = f"/api/tables/{made['table']}"
    for number in range(300):
        for seat in made["seats"]:
            shown = server.call("GET", path, token=seat["token"])["table"]
            question = shown["view"]["question"]
            if question is None or seat["seat"] not in question["seats"]:
                continue
            if question["id"] == asked and seat["seat"] == 0 and len(question["options"]) > 1:
                return
            body = {"action_id": f"p{number}", "expected_version": shown["version"]}
            body |= {"seat": seat["seat"], "action": random.choice(question["options"])["text"]}
            server.call("POST", f"{path}/actions", body, seat["token"])
            break
    raise AssertionError(f"{asked} is never asked")
