"""The War of the Ring in the browser: by mouse, by keyboard alone, on a phone, and with four seats.

The seed decides the dice: in turn 1 a Hunt misses, the next one finds the Fellowship, and Isengard
takes the Fords of Isen.
"""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.conftest import PATIENCE, Newcomer, Server, seat_link
from tests.e2e.players import no_sideways_scrolling
from tests.e2e.test_hunt import advance
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e
SEED = "palantir"
NAMES = ("Rosie", "Tom", "Ann", "Ben")
LEAST_LOG = 160  # pixels
DULL = ("no", "stay", "cease", "field", "done", "ring", "enough", "all", "0", "spend-for-nothing")


class War:
    """A table of people, who also answer without a browser where nothing is to be seen."""

    def __init__(self, server: Server, seats: int = 2, seed: str = SEED) -> None:
        people = [{"kind": "me", "name": name} for name in NAMES[:seats]]
        self.server = server
        self.made = server.table(*people, game="war", seed=seed)
        self.tokens = [seat["token"] for seat in self.made["seats"]]
        self.path = f"/api/tables/{self.made['table']}"
        self.answers = 0

    def asked(self) -> tuple[int, dict[str, Any]]:
        """Who is asked, and the table as that seat sees it."""
        for seat, token in enumerate(self.tokens):
            shown = self.server.call("GET", self.path, token=token)["table"]
            question = shown["view"]["question"]
            if question and seat in question["seats"]:
                return seat, shown
        raise AssertionError("nobody is asked")

    def answer(self, text: str = "") -> None:
        """This, or what makes least ado."""
        seat, shown = self.asked()
        question = shown["view"]["question"]
        texts = [option["text"] for option in question["options"]]
        dull = next((one for one in DULL if one in texts), texts[0])
        self.answers += 1
        body = {"action_id": f"a{self.answers}", "expected_version": shown["version"]}
        body |= {"seat": seat, "action": text or dull}
        self.server.call("POST", f"{self.path}/actions", body, self.tokens[seat])

    def question(self) -> str:
        return str(self.asked()[1]["view"]["question"]["id"])

    def reach(self, question: str, seat: int = -1) -> None:
        """Until this is asked, of this seat."""
        for _ in range(60):
            found, shown = self.asked()
            if shown["view"]["question"]["id"] == question and seat in (-1, found):
                return
            self.answer("3" if self.question() == "allocate-hunt" else "")
        raise AssertionError(f"{question} is never asked")

    def turn(self) -> int:
        return int(self.asked()[1]["view"]["table"]["turn"])

    def clicked(self, page: Page, text: str) -> None:
        """Answered in the browser; nothing is asked of the server before that has arrived."""
        before = self.version()
        answer(page, text)
        deadline = time.monotonic() + PATIENCE
        while self.version() == before:
            assert time.monotonic() < deadline, f"{text} never arrives"
            time.sleep(0.05)

    def version(self) -> int:
        return int(self.server.call("GET", self.path, token=self.tokens[0])["table"]["version"])

    def seat(self, page: Page, seat: int) -> Page:
        page.goto(seat_link(self.made, seat))
        page.get_by_test_id("war-map").wait_for()
        return page


def room(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def answer(page: Page, text: str) -> None:
    page.locator(f"[data-action='{text}']:enabled").first.click()


def die(page: Page, face: str) -> None:
    page.locator(f"button.open[data-thing='die:{face}']").first.click()


def confirm(page: Page) -> None:
    page.get_by_test_id("draft-confirm").click()


def mine(page: Page, words: str) -> None:
    expect(page.locator(".prompt.mine #prompt-words")).to_contain_text(words)


def test_two_browsers_play_two_turns(newcomer: Newcomer, server: Server) -> None:
    """With a Hunt that misses, one that finds, and a battle; then a turn that is followed."""
    war = War(server)
    free, shadow = war.seat(newcomer(1280, 800), 0), war.seat(newcomer(1280, 800), 1)
    answer(free, "no")
    answer(free, "guide gandalf-grey")
    answer(shadow, "3")

    # The Hunt misses, and says why.
    die(free, "character")
    answer(free, "move-fellowship")
    expect(free.get_by_test_id("hunt-sheet")).to_contain_text("In the bag")
    confirm(free)
    for page in (free, shadow):
        expect(page.get_by_test_id("hunt-sheet")).to_contain_text("Successes: 0")

    mine(shadow, "choose a die")
    die(shadow, "muster")
    answer(shadow, "advance-nation")
    shadow.locator("button[data-thing='nation:isengard']").click()
    confirm(shadow)

    # The next one finds the Fellowship: three corruption.
    mine(free, "choose a die")
    die(free, "character")
    answer(free, "move-fellowship")
    confirm(free)
    expect(free.get_by_test_id("hunt-sheet")).to_contain_text("damage 3")
    answer(free, "ring")
    expect(free.get_by_role("img", name="Corruption 3 of 12")).to_be_visible()

    # Isengard attacks with everybody; the chances are told before.
    mine(shadow, "choose a die")
    die(shadow, "army")
    answer(shadow, "attack")
    expect(shadow.get_by_test_id("picker")).to_contain_text("%")
    expect(shadow.locator(".march")).to_contain_text("5 go")  # the only attack is drawn as well
    strip = shadow.locator(".part")  # the chances take two lines, and everything stays inside
    assert all(within(one, strip) for one in strip.get_by_role("button").all())
    shadow.get_by_test_id("picker-take").click()
    for page in (free, shadow):
        expect(page.get_by_test_id("battle-sheet")).to_contain_text("Fords of Isen")
    answer(shadow, "no")
    answer(free, "no")
    shadow.get_by_test_id("battle-sheet").get_by_role("button", name="This one").first.click()
    expect(shadow.get_by_test_id("battle-sheet")).to_contain_text("over")
    war.clicked(shadow, "stay")
    expect(free.get_by_test_id("fought-sheet")).to_contain_text("an army is destroyed")
    expect(free.get_by_test_id("fought-sheet")).to_contain_text("Lost in this battle: 2 units.")

    # The rest of the turn, and the next one.
    while war.turn() < 3:
        war.answer()
    for page in (free, shadow):
        expect(page.get_by_text("Turn 3", exact=True)).to_be_visible()
        expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_needed_is_in_sight(newcomer: Newcomer, server: Server, theme: str) -> None:
    """Question, answers and log; dice and map stay where they are while a move is put together."""
    war = War(server)
    war.reach("act", 0)
    page = war.seat(newcomer(1280, 800, color_scheme=theme), 0)
    page.get_by_test_id("passed-on").click()
    page.get_by_role("button", name="Sit down").click()
    mine(page, "choose a die")
    fixed = (page.locator("section.dice"), page.get_by_test_id("war-map"))
    before = [room(part) for part in fixed]
    die(page, "character")
    page.locator("[data-action='move-led-army']").wait_for()
    acts, log = room(page.get_by_test_id("acts")), room(page.locator("aside.side"))
    assert log["height"] >= LEAST_LOG
    assert acts["y"] + acts["height"] <= log["y"]
    assert log["y"] + log["height"] <= 800
    asked = room(page.locator(".prompt"))
    answer(page, "move-led-army")
    page.locator("[data-thing='region:minas-tirith'].open").dispatch_event("click")
    mine(page, "Where does it go?")
    page.locator("[data-thing='region:lossarnach'].open").dispatch_event("click")
    page.get_by_test_id("picker").wait_for()
    assert [room(part) for part in fixed] == before
    assert room(page.locator(".prompt"))["y"] == asked["y"], (
        "the question moves from stage to stage"
    )
    assert room(page.locator("aside.side"))["height"] >= LEAST_LOG
    check(page, f"the picker, {theme}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    mine(page, "Which army moves?")
    assert [room(part) for part in fixed] == before
    no_sideways_scrolling(page)


def within(part: Locator, whole: Locator) -> bool:
    """Whether a part of the page lies inside another one, up and down and across."""
    inner, outer = room(part), room(whole)
    across = (
        outer["x"] - 1 <= inner["x"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    )
    high = (
        outer["y"] - 1 <= inner["y"]
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )
    return across and high


def test_what_is_considered_is_shown(newcomer: Newcomer, server: Server) -> None:
    """A number is its own key, and the card of an answer is read while it is considered."""
    war = War(server)
    war.reach("allocate-hunt", 1)
    page = war.seat(newcomer(1280, 800), 1)
    page.get_by_test_id("just-go-on").click()
    mine(page, "How many dice")
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text("Tom puts dice into the Hunt box: 2.")
    war.answer("die event; spend-for-nothing")
    mine(page, "choose a die")
    die(page, "event")
    answer(page, "play-card")
    page.locator("[data-action='play many-kings-to-the-service-of-mordor']").hover()
    reader = page.locator(".covering").get_by_test_id("reader")
    expect(reader).to_contain_text("Many Kings to the Service of Mordor")
    expect(page.get_by_test_id("acts")).to_contain_text("Shelob")  # the other one, in its place


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_the_column_holds_its_words(newcomer: Newcomer, server: Server, locale: str) -> None:
    """In every language the tabs lie beside each other within their panel, and the Hunt box has its
    whole name."""
    war = War(server)
    page = war.seat(newcomer(1280, 800, locale=locale), 0)
    tabs = page.get_by_role("tab")
    drawer = page.locator(".drawer")
    assert all(within(tab, drawer) for tab in tabs.all())
    assert len({round(room(tab)["y"]) for tab in tabs.all()}) == 1
    assert max(room(tab)["height"] for tab in tabs.all()) < 40
    cut = page.locator(".dice .box b").first.evaluate("one => one.scrollWidth > one.clientWidth")
    assert not cut


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_where_the_fellowship_was_seen_is_never_cut(
    newcomer: Newcomer, server: Server, locale: str
) -> None:
    """With everybody in it, hidden and revealed, in the narrow column of a low window."""
    war = War(server)
    war.reach("act", 0)
    page = war.seat(newcomer(1280, 800, locale=locale), 0)
    panel = page.locator("section.fellowship")
    assert panel.locator(".state").inner_text().strip()
    place = panel.locator(".where")
    longest = page.evaluate(
        """async place => {
            const kept = place.textContent;
            const names = document.querySelectorAll('[data-testid=war-map] .names text');
            const cut = [];
            for (const one of names) {
                place.textContent = one.textContent;
                if (place.scrollWidth > place.clientWidth) cut.push(one.textContent);
            }
            place.textContent = kept;
            return cut;
        }""",
        place.element_handle(),
    )
    assert longest == []
    assert within(place, panel)


def walk(page: Page, spot: str) -> None:
    """From one lit place to the next, to this one."""
    for _ in range(30):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement.dataset.spot") == spot:
            return
    raise AssertionError(f"{spot} is not lit")


def test_a_move_by_keyboard_alone(newcomer: Newcomer, server: Server) -> None:
    """Numbers choose dice and answers, N and arrows find the way on the map, Enter sends."""
    war = War(server)
    page = war.seat(newcomer(1280, 800), 0)
    mine(page, "Declare")
    page.keyboard.press("2")
    mine(page, "Who guides")
    page.keyboard.press("1")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    war.answer("3")
    mine(page, "choose a die")
    page.keyboard.press("1")
    mine(page, "What is the die used for?")
    deeds = page.get_by_test_id("acts").locator("button[data-action]")
    texts = [one.get_attribute("data-action") for one in deeds.all()]
    page.keyboard.press(str(texts.index("move-led-army") + 1))
    mine(page, "Which army moves?")
    walk(page, "minas-tirith")
    page.keyboard.press("Enter")
    mine(page, "Where does it go?")
    walk(page, "lossarnach")
    page.keyboard.press("Enter")
    page.get_by_test_id("picker").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Rosie moves from")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    assert war.asked()[0] == 1


def test_a_move_on_a_phone(newcomer: Newcomer, server: Server) -> None:
    """The map above, the question and its answers on a sheet below, within reach of a thumb."""
    war = War(server)
    war.reach("act", 0)
    page = war.seat(newcomer(390, 844, has_touch=True, is_mobile=True), 0)
    page.get_by_test_id("passed-on").click()
    page.get_by_role("button", name="Sit down").click()
    mine(page, "choose a die")
    no_sideways_scrolling(page)
    window, ask = room(page.get_by_test_id("war-map")), room(page.locator(".ask"))
    assert window["height"] >= 200
    assert window["y"] + window["height"] <= ask["y"] + 1
    for name in ("hand", "tracks", "seats", "log"):
        page.get_by_test_id(f"page-{name}").click()
        no_sideways_scrolling(page)
        check(page, f"phone, {name}")
    page.get_by_test_id("page-act").click()
    die(page, "character")
    answer(page, "move-fellowship")
    check(page, "phone, the Hunt before it")
    confirm(page)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.get_by_test_id("page-log").click()
    expect(page.locator(".log")).to_contain_text("Successes: 0")


def test_four_seats(newcomer: Newcomer, server: Server) -> None:
    """Who commands what is told; who leads the Shadow fills the Hunt box; each has a hand."""
    war = War(server, seats=4)
    gondor, sauron = war.seat(newcomer(1280, 800), 0), war.seat(newcomer(1280, 800), 2)
    war.reach("allocate-hunt")
    war.clicked(sauron, "2")
    war.reach("act", 0)
    mine(gondor, "choose a die")
    gondor.get_by_test_id("sheet-seats").click()
    for name in NAMES:
        expect(gondor.locator(".sheet")).to_contain_text(name)
    check(gondor, "four seats")
    hands = [page.locator("section.strip [data-card]").all() for page in (gondor, sauron)]
    cards = [{one.get_attribute("data-card") for one in hand} for hand in hands]
    assert cards[0]
    assert cards[1]
    assert not cards[0] & cards[1]
    gondor.locator("button.open[data-thing^='die:']").first.click()
    answer(gondor, "spend-for-nothing")
    confirm(gondor)
    expect(gondor.locator(".prompt.mine")).to_have_count(0)
    expect(sauron.locator(".log")).to_contain_text("Rosie spends a die")


def test_a_finished_hunt_leads_on_to_the_war(newcomer: Newcomer, server: Server) -> None:
    """Who comes to Rivendell with many has two tokens in the war. [H40, W35.5, W35.6]"""
    people = [{"kind": "me", "name": name} for name in NAMES[:2]]
    made = server.table(*people, game="hunt", seed="letter", options={"parts": "two"})
    advance(server, made, lambda shown: False)
    page = newcomer(1280, 800)
    page.goto(seat_link(made))
    onward = page.get_by_test_id("sequel")
    expect(onward).to_have_text("On to War of the Ring")
    onward.click()
    page.get_by_test_id("create").click()
    page.get_by_test_id("war-map").wait_for()
    expect(page.locator("section.dice").get_by_label("Draw an event card")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("A token for the Free Peoples")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_every_rule_of_an_edition_is_one_click(newcomer: Newcomer, locale: str) -> None:
    """Each of the twenty can be set by itself, says what it is, and arrives at the table. [W1]"""
    page = newcomer(1280, 900, locale=locale)
    page.goto("/new?game=war")
    editions = page.get_by_test_id("editions")
    editions.locator("summary").click()
    rules = editions.get_by_role("radiogroup")
    expect(rules).to_have_count(20)
    for number in range(20):
        rules.nth(number).get_by_role("radio").nth(1).check()
    expect(editions.locator(".rule.own")).to_have_count(20)
    assert "war-setting" not in editions.inner_text()
    assert len(set(editions.get_by_role("radiogroup").locator("> b").all_inner_texts())) == 20
    no_sideways_scrolling(page)
    with page.expect_request(lambda one: one.method == "POST") as asked:
        page.get_by_test_id("create").click()
    page.get_by_test_id("war-map").wait_for()
    chosen = json.loads(asked.value.post_data or "")["options"]
    assert len([one for one in chosen.values() if one not in ("edition", "1")]) >= 20


def test_what_the_editions_differ_in(newcomer: Newcomer) -> None:
    """One click for an edition, one for each rule; seats are called by what they play."""
    page = newcomer(1280, 900)
    page.goto("/new?game=war")
    editions = page.get_by_test_id("editions")
    editions.locator("summary").click()
    expect(editions.get_by_role("radiogroup")).to_have_count(20)
    editions.get_by_role("radio", name="Second edition", exact=True).check()
    expect(page.get_by_test_id("rule-merge-end_of_action")).to_be_checked()
    page.get_by_test_id("rule-merge-at_once").check()
    expect(editions).to_contain_text("one rule set by itself")
    expect(page.get_by_test_id("rule-hunt_casualty-guide_or_random")).to_be_checked()
    for seats in ("Free Peoples", "Shadow"):
        expect(page.locator("[aria-labelledby=who-sits]")).to_contain_text(seats)
    page.get_by_role("button", name="Add a seat").click()
    expect(page.locator("[aria-labelledby=who-sits]")).to_contain_text("Isengard")
    check(page, "editions")


def test_one_screen_for_both_sides(newcomer: Newcomer, server: Server) -> None:
    """Whoever opens the doors finds the answers to the question, time and again."""
    war = War(server)
    page = newcomer()
    page.goto(f"/t/{war.made['table']}#seat={','.join(war.tokens)}")
    doors = page.get_by_test_id("curtain").get_by_role("button")
    doors.click()
    for answers in (("no", "guide gandalf-grey"), ("2",)):
        for text in answers:
            page.locator(f"main [data-action='{text}']:visible").first.click()
        doors.click()
    page.locator("button.open[data-thing^='die:']").first.click()
    expect(page.get_by_test_id("acts").locator("[data-action]").first).to_be_visible()
