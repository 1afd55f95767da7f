"""The card that asks: what need not be asked again, who else is asked, and the last look."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import no_sideways_scrolling, settled
from tests.e2e.test_pace import MOVING, ROSIE, TOM, answer, before_the_end, play

pytestmark = pytest.mark.e2e

WINDOW = "orders 3"  # of `doom`: a card that changes rolls lies in front of the first player
WIDTHS = [1280, 390]
BOXES = """() => [...document.querySelectorAll('.prompt button, .tray button')]
    .map(one => [one.innerText, one.getBoundingClientRect().x, one.getBoundingClientRect().y])"""


def call(server: Server, made: dict[str, Any], seat: int, action: str) -> None:
    path, token = f"/api/tables/{made['table']}", made["seats"][seat]["token"]
    shown = server.call("GET", path, token=token)["table"]
    body = {"action_id": f"a{shown['version']}", "expected_version": shown["version"]}
    body |= {"seat": seat, "action": action}
    server.call("POST", f"{path}/actions", body, token)


def at_the_window(page: Page, server: Server, *others: dict[str, Any]) -> dict[str, Any]:
    made = server.table(ROSIE, *others, game="doom", seed=WINDOW)
    page.goto(seat_link(made))
    settled(page)
    page.locator("[data-testid=confirm], [data-action]").first.wait_for()
    shown = server.call("GET", f"/api/tables/{made['table']}", token=made["seats"][0]["token"])
    options = shown["table"]["view"]["question"]["options"]
    call(server, made, 0, options[0]["text"])
    page.get_by_test_id("hush").wait_for()
    return made


@pytest.mark.parametrize("width", WIDTHS)
def test_a_window_is_not_asked_again_this_turn_until_it_shall_be(
    newcomer: Newcomer, server: Server, width: int
) -> None:
    """The wish stands in the prompt, and taking it back stands in the same place."""
    page = newcomer(width=width, height=800)
    at_the_window(page, server)
    no_sideways_scrolling(page)
    place = page.get_by_test_id("hush").bounding_box()
    page.get_by_test_id("hush").click()
    expect(page.get_by_test_id("hush")).to_have_count(0)
    again = page.get_by_test_id("ask-again")
    again.wait_for()
    settled(page)
    no_sideways_scrolling(page)
    found = again.bounding_box()
    assert place is not None
    assert found is not None
    assert abs(found["x"] + found["width"] - place["x"] - place["width"]) < 2, "the same place"
    before = page.evaluate(BOXES)
    page.mouse.move(0, 0)
    again.click()
    expect(again).to_have_count(0)
    moved = [one for one in page.evaluate(BOXES) if one not in before]
    assert moved == [], "nothing moves when the order is withdrawn"


@pytest.mark.parametrize("width", WIDTHS)
def test_an_order_of_quest_is_withdrawn_while_another_is_asked(
    newcomer: Newcomer, server: Server, width: int
) -> None:
    """[Q32.21]"""
    made = server.table(ROSIE, TOM, game="quest", seed="an order")
    token = [seat["token"] for seat in made["seats"]]
    path = f"/api/tables/{made['table']}"
    for _ in range(80):
        shown = server.call("GET", path, token=token[0])["table"]["view"]
        seat = shown["question"]["seats"][0]
        if seat:
            shown = server.call("GET", path, token=token[1])["table"]["view"]
        elif shown["table"]["players"][0]["order"] is None:
            texts = [one["text"] for one in shown["question"]["options"]]
            if "pass on" in texts:
                call(server, made, 0, "pass on; pass-round")
                continue
        if seat and shown["question"]["id"] == "act" and has_order(server, made):
            break
        texts = [one["text"] for one in shown["question"]["options"]]
        call(server, made, seat, "pass" if "pass" in texts else texts[0])
    assert has_order(server, made)
    page = newcomer(width=width, height=800)
    page.goto(seat_link(made))
    again = page.get_by_test_id("ask-again")
    expect(again).to_be_visible()
    assert page.locator(".prompt.mine").count() == 0, "somebody else is asked"
    again.click()
    expect(again).to_have_count(0)
    assert not has_order(server, made)


def has_order(server: Server, made: dict[str, Any]) -> bool:
    path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    shown = server.call("GET", path, token=token)["table"]["view"]
    return shown["table"]["players"][0]["order"] is not None


def test_no_doors_close_for_who_can_only_pass(newcomer: Newcomer, server: Server) -> None:
    """Two play `hunt` at one screen: a question of the Nazgûl leaves the Ring-bearer nothing."""
    wish: dict[str, Any] = {"game": "hunt", "seed": "two at one screen"}
    played = before_an_empty_window(server, server.table(ROSIE, TOM, **wish))
    made = server.table(ROSIE, TOM, **wish)
    play(server, made, played[:-1])
    seat, last = played[-1]
    assert seat == 1
    page = newcomer()
    tokens = [one["token"] for one in made["seats"]]
    page.goto(f"/t/{made['table']}#seat={tokens[0]}&seat={tokens[1]}")
    page.get_by_test_id("curtain").get_by_role("button").first.click()
    settled(page)
    page.evaluate(
        """() => { window.closed = 0; new MutationObserver(() => {
            window.closed += document.querySelectorAll('[data-testid=curtain]').length;
        }).observe(document.body, {subtree: true, childList: true}); }"""
    )
    steps = page.locator(".count").inner_text()
    call(server, made, 1, last)
    expect(page.locator(".count")).not_to_have_text(steps)
    path = f"/api/tables/{made['table']}"
    for _ in range(600):
        asked = server.call("GET", path, token=tokens[0])["table"]["view"]["question"]
        if not empty(asked):
            break
        page.wait_for_timeout(100)
    assert not empty(asked), "it was passed"
    assert page.evaluate("window.closed") == 0


def empty(question: dict[str, Any]) -> bool:
    """Whether the Ring-bearer is asked though he can only pass."""
    return [one["verb"] for one in question["options"]] == ["pass"]


def before_an_empty_window(server: Server, made: dict[str, Any]) -> list[tuple[int, str]]:
    """What is played, always by the first answer, until the Ring-bearer can only pass."""
    path = f"/api/tables/{made['table']}"
    played: list[tuple[int, str]] = []
    for _ in range(300):
        asked = server.call("GET", path, token=made["seats"][0]["token"])["table"]["view"]
        question = asked["question"]
        if empty(question):
            return played
        seat = question["seats"][0]
        if seat:
            token = made["seats"][seat]["token"]
            question = server.call("GET", path, token=token)["table"]["view"]["question"]
        texts = [one["text"] for one in question["options"]]
        asks = [text for text in texts if text.startswith(("search", "hunt", "perceive"))]
        played.append((seat, (asks or texts)[0]))
        call(server, made, *played[-1])
    raise AssertionError


def test_others_read_about_the_question_in_the_third_person(
    newcomer: Newcomer, server: Server
) -> None:
    made = server.table(ROSIE, TOM, game="doom", seed=WINDOW)
    page = newcomer()
    page.goto(seat_link(made, 1))
    words = page.locator("#prompt-words")
    expect(words).to_have_text("Rosie chooses two Fellowship dice to roll.")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_last_board_is_looked_at_as_long_as_the_pointer_is_on_it(
    newcomer: Newcomer, server: Server, width: int
) -> None:
    made, last = before_the_end(server)
    page = newcomer(width=width, height=800, **MOVING)
    page.goto(seat_link(made))
    settled(page)
    answer(page, last)
    page.locator(".board.fitted").hover(position={"x": 60, "y": 60})
    see = page.get_by_test_id("see-result")
    see.wait_for()
    page.wait_for_timeout(3500)
    assert page.get_by_test_id("result").count() == 0, "the pointer is on the board"
    no_sideways_scrolling(page)
    see.click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_result_comes_by_itself(newcomer: Newcomer, server: Server) -> None:
    made, last = before_the_end(server)
    page = newcomer(**MOVING)
    page.goto(seat_link(made))
    settled(page)
    answer(page, last)
    page.mouse.move(0, 0)
    page.get_by_test_id("see-result").wait_for()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_who_opens_a_finished_game_sees_the_result_at_once(
    newcomer: Newcomer, server: Server
) -> None:
    page = newcomer()
    page.goto(seat_link(server.finished(options={"side": "advanced"}, seed="a replay")))
    expect(page.get_by_test_id("result")).to_be_visible()
    assert page.get_by_test_id("see-result").count() == 0
