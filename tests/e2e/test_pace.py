"""Pace and endings: what happens is told when the pieces have arrived, as fast as one reads."""

import re
from contextlib import suppress
from functools import cache
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Missed

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import THINGS, keyboard_decision, settled
from tests.e2e.test_hunt import advance
from tests.games.doom.finished import play_team

pytestmark = pytest.mark.e2e

ANSWERS = f".prompt.mine [data-action], .tray [data-action], .place.open, {THINGS}"
ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}
BOT = {"kind": "bot", "bot": "random"}
ROLLED = re.compile(r"Rosie rolls \d")
MOVING = {"reduced_motion": "no-preference"}

# What the page shows, noted at every change of it.
WATCH = """() => {
    window.seen = [];
    const note = () => window.seen.push({
        result: !!document.querySelector('[data-testid=result]'),
        lines: document.querySelectorAll('.log p').length,
        falling: document.querySelectorAll('.tumbling').length,
        words: document.querySelector('.log')?.innerText ?? '',
    });
    const wish = {subtree: true, childList: true, attributes: true, characterData: true};
    new MutationObserver(note).observe(document.body, wish);
}"""

# A stand-in for the sounds of the browser that counts the tones and rustles.
EARS = """
    window.sounds = 0;
    const node = () => ({
        connect: (next) => next, start: () => { window.sounds += 1; }, stop: () => {},
        frequency: {}, gain: {
            setValueAtTime: () => {}, linearRampToValueAtTime: () => {},
            exponentialRampToValueAtTime: () => {},
        },
    });
    window.AudioContext = class {
        state = 'running'; currentTime = 0; sampleRate = 100; destination = node();
        constructor() { window.opened = true; }
        createOscillator() { return node(); }
        createBufferSource() { return node(); }
        createBiquadFilter() { return node(); }
        createGain() { return node(); }
        createBuffer() { return {getChannelData: () => new Float32Array(8)}; }
    };
"""


def play(server: Server, made: dict[str, Any], actions: list[tuple[int, str]]) -> None:
    path = f"/api/tables/{made['table']}"
    tokens = ",".join(seat["token"] for seat in made["seats"])
    shown = server.call("GET", path, token=tokens)["table"]
    for seat, action in actions:
        body = {"action_id": f"laid-{shown['version']}", "expected_version": shown["version"]}
        body |= {"seat": seat, "action": action}
        shown = server.call("POST", f"{path}/actions", body, tokens)["table"]


def answer(page: Page, action: str) -> None:
    """Give an answer by its button, which may wait behind another one."""
    settled(page)
    button = page.locator(f"[data-action='{action}']")
    if not button.count():
        page.get_by_test_id("all-options").click()
    button.first.click()


@cache
def long_ending() -> tuple[str, list[tuple[int, str]]]:
    """A game of `doom` whose last answer is followed by several turns of the last stage: its seed
    and its actions."""
    for number in count():
        seed = f"the last stage {number}"
        match = play_team(seed, 1, "standard")
        rolls = [fact for fact in match.moves[-1].facts if fact.kind.id == "doom-rolled"]
        if len(rolls) >= 3 and all(fact.cause in ("M14.8", "M17.31") for fact in rolls):
            return seed, [(move.seat, move.text) for move in match.moves]
    raise AssertionError


def before_the_end(server: Server) -> tuple[dict[str, Any], str]:
    """A game of `dash` that one answer will end, and that answer."""
    wish: dict[str, Any] = {"options": {"side": "advanced"}, "seed": "an ending"}
    over = server.finished(**wish)
    path = f"/api/tables/{over['table']}/log?before=10000"
    played = server.call("GET", path, token=over["seats"][0]["token"])
    actions = [(entry["seat"], entry["action"]) for entry in played if entry["action"]]
    made = server.table(ROSIE, **wish)
    play(server, made, actions[:-1])
    return made, actions[-1][1]


def test_the_result_comes_after_the_last_die_and_the_last_line(
    newcomer: Newcomer, server: Server
) -> None:
    made, last = before_the_end(server)
    page = newcomer(**MOVING)
    page.goto(seat_link(made))
    settled(page)
    lines = page.locator(".log p").count()
    page.evaluate(WATCH)
    answer(page, last)
    page.get_by_test_id("result").wait_for()
    seen = page.evaluate("window.seen")
    first = next(number for number, one in enumerate(seen) if one["result"])
    assert max(one["falling"] for one in seen) > 0, "dice were rolled"
    assert seen[first]["falling"] == 0, "no die is falling any more"
    assert seen[first]["lines"] == seen[-1]["lines"] > lines + 1, "and everything is told"
    told = [one["lines"] for one in seen[:first]]
    assert told == sorted(told), "nothing that was told is taken back"
    assert len(set(told)) > 2, "line after line"
    while_falling = {one["lines"] for one in seen if one["falling"]}
    assert max(while_falling) < seen[first]["lines"], "what the dice brought waits for them"


def test_skip_and_speed_stand_beside_what_is_told(newcomer: Newcomer, server: Server) -> None:
    """The speed is kept on the device, and the table's tab of preferences knows it too."""
    made = server.table(ROSIE, BOT, BOT)
    page = newcomer(**MOVING)
    page.add_init_script(
        "localStorage.getItem('ringtable.speed') ?? localStorage.setItem('ringtable.speed', 'slow')"
    )
    page.goto(seat_link(made))
    settled(page)
    page.locator("[data-thing^='hobbit:']:not([aria-disabled])").first.click()
    page.get_by_test_id("skip").wait_for()
    expect(page.locator(".prompt").get_by_test_id("speed")).to_have_value("slow")
    page.keyboard.press("Enter")
    settled(page)
    expect(page.get_by_test_id("skip")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("speed").select_option("at-once")
    page.reload()
    settled(page)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_test_id("speed")).to_have_value("at-once")


def test_the_dice_of_the_last_stage_are_rolled_by_hand(newcomer: Newcomer, server: Server) -> None:
    """Nothing of a die is seen before it is rolled, neither result nor log nor board. [M14.8]"""
    seed, actions = long_ending()
    made = server.table(ROSIE, game="doom", seed=seed)
    play(server, made, actions[:-1])
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    steps = page.locator(".count").inner_text()
    number = page.get_by_label(f"Show moment {int(steps.split('/')[1]) + 1}", exact=True)
    rolled = page.locator(".log li").filter(has=number).locator("p").filter(has_text=ROLLED)
    answer(page, actions[-1][1])
    either = page.locator("[data-testid=go-on], [data-testid=result]").first
    rolls = 0
    either.wait_for()
    while page.get_by_test_id("go-on").count():
        assert page.get_by_test_id("result").count() == 0
        assert rolled.count() == rolls, "the log knows no later die"
        assert page.locator(".count").inner_text() == steps, "nor does the history"
        page.get_by_test_id("go-on" if rolls else "roll-die").click()
        rolls += 1
        either.wait_for()
    assert rolls >= 3
    assert rolled.count() == rolls
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_dice_of_the_last_stage_can_be_skipped(newcomer: Newcomer, server: Server) -> None:
    seed, actions = long_ending()
    made = server.table(ROSIE, game="doom", seed=seed)
    play(server, made, actions[:-1])
    page = newcomer(width=390)
    page.goto(seat_link(made))
    answer(page, actions[-1][1])
    page.get_by_test_id("go-on").wait_for()
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_the_replay_plays_to_the_result(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.add_init_script("localStorage.setItem('ringtable.speed', 'at-once')")
    made = server.finished(options={"side": "advanced"}, seed="a replay")
    page.goto(seat_link(made))
    page.get_by_test_id("replay").click()
    expect(page.get_by_label("Pause")).to_be_visible()
    expect(page.get_by_text("You are looking at moment 3 of")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_label("Play the replay")).to_be_visible()
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/t/{made['table']}$"))


def part_two(shown: dict[str, Any]) -> bool:
    return bool(shown["table"]["part"] == 2)


def test_a_page_between_the_parts_of_the_hunt(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, game="hunt", seed="interlude")
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    advance(server, made, part_two)
    interlude = page.get_by_test_id("interlude")
    expect(interlude).to_contain_text("Influence of the Ring")
    expect(interlude).to_contain_text("Strider")
    expect(page.get_by_test_id("hunt-map")).to_have_count(0)
    page.reload()
    page.get_by_test_id("on-to-part-2").click()
    expect(page.locator(".window.part-2")).to_be_visible()
    page.reload()
    expect(page.locator(".window.part-2")).to_be_visible()


def test_the_doors_close_between_the_parts_too(newcomer: Newcomer, server: Server) -> None:
    """Both who share a screen read the page, each for themselves."""
    made = server.table(ROSIE, TOM, game="hunt", seed="interlude")
    advance(server, made, part_two)
    page = newcomer()
    tokens = ",".join(seat["token"] for seat in made["seats"])
    page.goto(f"/t/{made['table']}#seat={tokens}")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Rosie")
    expect(page.get_by_test_id("interlude")).to_have_count(0)
    curtain.get_by_role("button").click()
    page.get_by_test_id("on-to-part-2").click()
    settled(page)
    while not curtain.count():
        with suppress(Missed):  # the curtain came down before the click
            page.locator(ANSWERS).first.click(timeout=2000)
    expect(curtain).to_contain_text("Tom")
    curtain.get_by_role("button").click()
    expect(page.get_by_test_id("interlude")).to_be_visible()
    assert page.locator("[data-testid=sheet]").count() == 0


def test_a_key_switches_the_sounds(newcomer: Newcomer, server: Server) -> None:
    """Nothing sounds before a first click or key; the list of keys names it."""
    made = server.table(ROSIE, options={"side": "advanced"})
    page = newcomer()
    page.add_init_script(EARS)
    page.goto(seat_link(made))
    settled(page)
    assert page.evaluate("window.opened") is None
    page.locator("[data-thing^='hobbit:']:not([aria-disabled])").first.click()
    page.get_by_test_id("confirm").wait_for()
    page.wait_for_function("window.sounds > 0")
    page.keyboard.press("m")
    expect(page.get_by_text("Sounds are off.")).to_be_visible()
    silent = page.evaluate("window.sounds")
    keyboard_decision(page)
    assert page.evaluate("window.sounds") == silent
    page.keyboard.press("?")
    expect(page.get_by_text("sounds on or off")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_text("Sounds are on.")).to_be_visible()
