"""Lobby, form for a table, waiting for a friend and ends beside the rules, in the browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Newcomer, Server, seat_link
from tests.e2e.players import acquainted, no_sideways_scrolling, settled
from tests.e2e.test_look import check

pytestmark = pytest.mark.e2e

GAMES = ["dash", "doom", "hunt", "war", "quest"]
ROSIE = {"kind": "me", "name": "Rosie"}
TOM = {"kind": "me", "name": "Tom"}
NOB = {"kind": "bot", "bot": "greedy", "name": "Nob"}
GUEST = {"kind": "open"}


def shown_table(server: Server, page: Page) -> Any:
    """The table of the page as spectators or nobody sees it: who sits there."""
    held = page.evaluate("JSON.parse(localStorage.getItem('ringtable.tables'))[0]")
    token = held["seats"][0]["token"]
    return server.call("GET", f"/api/tables/{held['table']}", token=token)["table"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_to_a_game_against_a_bot_of_a_level_in_words(
    newcomer: Newcomer, server: Server, game: str
) -> None:
    page = acquainted(newcomer())
    page.goto("/")
    card = page.locator(f"[data-game={game}]")
    card.wait_for()
    levels = card.locator("select option").all_inner_texts()
    assert levels[0] == "easy"
    assert levels[-1] == "strongest"
    card.locator("img").evaluate("one => one.decode()")
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    settled(page)
    table = shown_table(server, page)
    assert [seat["kind"] for seat in table["seats"]] == ["me", "bot"]
    infos = {one["id"]: one for one in server.call("GET", "/api/games")}
    assert table["seats"][1]["bot"] == infos[game]["levels"]["easy"]
    assert table["seats"][1]["name"] == "Nob"
    assert table["pure"] is False, "who begins may ask for hints"


def test_whoever_starts_a_game_for_the_first_time_is_offered_a_coach(newcomer: Newcomer) -> None:
    """Once for each game, in place of the buttons; nothing moves, and nothing is made yet."""
    page = newcomer()
    page.goto("/")
    page.get_by_test_id("play-hunt").wait_for()
    cards = "[...document.querySelectorAll('[data-game]')].map(one => one.offsetHeight)"
    before = page.evaluate(cards)
    page.get_by_test_id("play-hunt").click()
    offer = page.locator("[data-game=hunt]").get_by_test_id("offer")
    expect(offer).to_contain_text("First time here?")
    expect(offer).to_be_focused()
    assert page.evaluate(cards) == before
    check(page, "/ with an offer")
    page.get_by_test_id("offer-just").click()
    settled(page)
    expect(page.get_by_test_id("coach")).to_have_count(0)

    page.goto("/")
    page.get_by_test_id("play-hunt").click()
    settled(page)  # at once

    page.goto("/")
    page.get_by_test_id("play-dash").click()
    page.get_by_test_id("offer-learn").click()
    expect(page.get_by_test_id("coach")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_offer_is_answered_by_keyboard_and_fits_a_phone(
    newcomer: Newcomer, language: str
) -> None:
    page = newcomer(320, 640, locale=language)
    page.goto("/")
    invite = page.get_by_test_id("invite-war")
    invite.focus()
    page.keyboard.press("Enter")
    no_sideways_scrolling(page)
    expect(page.get_by_test_id("offer")).to_be_focused()
    page.keyboard.press("Escape")
    expect(invite).to_be_focused()
    page.keyboard.press("Enter")
    just = page.get_by_test_id("offer-just")
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(just).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("waiting")).to_be_visible()


def test_the_level_is_kept_for_the_next_time(newcomer: Newcomer, server: Server) -> None:
    page = acquainted(newcomer())
    page.goto("/")
    page.get_by_test_id("level-dash").select_option("strongest")
    page.reload()
    expect(page.get_by_test_id("level-dash")).to_have_value("strongest")
    page.get_by_test_id("play-dash").click()
    settled(page)
    assert shown_table(server, page)["seats"][1]["bot"] == "optimal"


def test_friends_are_invited_by_one_click_link_and_code(newcomer: Newcomer) -> None:
    host = acquainted(newcomer())
    host.goto("/")
    host.get_by_test_id("invite-war").click()
    expect(host.get_by_role("heading", name="Waiting for: Shadow")).to_be_visible()
    link = host.get_by_test_id("waiting-link").input_value()
    host.get_by_test_id("waiting-copy").click()
    expect(host.get_by_test_id("copied")).to_contain_text("clipboard")
    assert host.evaluate("navigator.clipboard.readText()") == link
    expect(host.get_by_test_id("code")).to_be_visible()

    friend = newcomer(390, 844)
    friend.goto(link)
    friend.get_by_label("Shadow is free").fill("Tom")
    no_sideways_scrolling(friend)
    friend.get_by_test_id("join").click()
    settled(host)
    expect(host.get_by_test_id("waiting")).to_have_count(0)


def test_the_code_is_one_that_a_camera_reads(newcomer: Newcomer) -> None:
    """Corners, size and a quiet edge; what the squares say is tested with `Code.svelte`."""
    page = acquainted(newcomer())
    page.goto("/")
    page.get_by_test_id("invite-hunt").click()
    code = page.get_by_test_id("code")
    drawn = code.locator("path").get_attribute("d")
    size = int((code.get_attribute("viewBox") or "0").split()[-1])
    link = page.get_by_test_id("waiting-link").input_value()
    assert drawn is not None
    dark = set(re.findall(r"M(\d+) (\d+)h1", drawn))
    finder = {(str(3 + x), str(3 + y)) for x in range(7) for y in (0, 6)}
    assert finder <= dark, "the corner that a camera looks for"
    # 17 + 4 × version squares and a quiet edge of three; the version grows with the link
    version = (size - 6 - 17) / 4
    assert version == int(version)
    assert 4 <= version <= 8, f"for {len(link)} letters"


def test_a_bot_takes_the_seat_nobody_comes_for(newcomer: Newcomer, server: Server) -> None:
    page = acquainted(newcomer())
    page.goto("/")
    page.get_by_test_id("invite-dash").click()
    page.get_by_test_id("waiting-level").select_option("experienced")
    page.get_by_test_id("waiting-bot").click()
    settled(page)
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    assert shown_table(server, page)["seats"][1]["bot"] == "mcts"


def test_an_unplayed_table_is_closed_by_its_host(newcomer: Newcomer) -> None:
    page = acquainted(newcomer())
    page.goto("/")
    page.get_by_test_id("invite-doom").click()
    link = page.get_by_test_id("waiting-link").input_value()
    guest = newcomer()
    guest.goto(link)
    guest.get_by_test_id("join").wait_for()
    page.get_by_test_id("close-table").click()
    expect(page.get_by_test_id("put-away")).to_be_visible()
    expect(guest.get_by_test_id("put-away")).to_be_visible()
    page.goto("/")
    page.locator("[data-game=quest]").wait_for()
    expect(page.get_by_test_id("my-table")).to_have_count(0)


def test_continue_says_whose_turn_it_is_with_whom_and_what_happened(
    newcomer: Newcomer, server: Server
) -> None:
    made = server.table(ROSIE, TOM, title="Second breakfast", options={"hobbits": "sam,frodo"})
    page, friend = newcomer(), newcomer()
    page.goto(seat_link(made))
    settled(page)
    friend.goto(seat_link(made, 1))
    friend.locator(".prompt").wait_for()
    page.goto("/")
    tile = page.get_by_test_id("my-table")
    expect(tile).to_contain_text("Your turn")
    expect(tile).to_contain_text("Second breakfast")
    expect(tile).to_contain_text("against Tom")
    friend.goto("/")
    expect(friend.get_by_test_id("my-table")).to_contain_text("Rosie decides")
    expect(friend.get_by_test_id("my-table")).to_contain_text("Rosie")
    server.call("POST", f"/api/tables/{made['table']}/resign", {"seat": 0}, token(made, 0))
    page.reload()
    done = page.locator("section", has=page.locator("#list-finished"))
    row = done.locator("li", has_text="Second breakfast")
    expect(row).to_contain_text("Tom wins")
    expect(row).to_contain_text("Won by resignation")
    expect(row.locator(".mark.lost")).to_have_count(1)
    expect(page.get_by_test_id("my-table")).to_have_count(0)


def token(made: dict[str, Any], seat: int) -> str:
    return next(str(one["token"]) for one in made["seats"] if one["seat"] == seat)


def test_resigning_is_asked_again_and_ends_the_game(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, NOB, options={"hobbits": "sam,frodo"})
    page = newcomer()
    page.goto(seat_link(made))
    settled(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    expect(page.get_by_text("the other side has won")).to_be_visible()
    page.get_by_role("button", name="No, play on").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    expect(page.get_by_test_id("result")).to_contain_text("Nob wins")
    expect(page.get_by_test_id("result")).to_contain_text("Won by resignation")


def test_leaving_a_game_played_together_gives_the_seat_to_a_bot(
    newcomer: Newcomer, server: Server
) -> None:
    made = server.table(ROSIE, TOM, game="doom")
    page, friend = newcomer(), newcomer()
    page.goto(seat_link(made))
    friend.goto(seat_link(made, 1))
    settled(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    expect(page.get_by_text("A bot takes your seat for good")).to_be_visible()
    page.get_by_test_id("resign-sure").click()
    page.locator("[data-game=quest]").wait_for()
    expect(page.get_by_test_id("my-table")).to_have_count(0)
    expect(seats(friend)).to_contain_text(re.compile("Nob.*strongest"))


def seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Players", exact=True)


def test_a_draw_is_offered_and_agreed(newcomer: Newcomer, server: Server) -> None:
    made = server.table(ROSIE, TOM, options={"hobbits": "sam,frodo"})
    page, friend = newcomer(), newcomer()
    page.goto(seat_link(made))
    friend.goto(seat_link(made, 1))
    settled(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("offer-draw").click()
    expect(page.get_by_test_id("draw-offer")).to_contain_text("The other side has to agree")
    expect(friend.get_by_test_id("draw-offer")).to_contain_text("Rosie offers a draw")
    friend.get_by_test_id("draw-agree").click()
    for one in (page, friend):
        expect(one.get_by_test_id("result")).to_contain_text("A draw")


def test_the_form_names_every_role_and_has_presets(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/new?game=hunt")
    page.get_by_test_id("create").wait_for()
    page.get_by_test_id("add-seat").click()
    for role in ("Ring-bearer", "First Ringwraith", "Second Ringwraith"):
        expect(page.get_by_role("radiogroup", name=f"Who plays: {role}")).to_be_visible()
    expect(page.get_by_test_id("preset-rulebook")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("preset-harder").click()
    expect(page.get_by_test_id("variant-variant-unstoppable-frodo")).to_be_checked()
    page.get_by_test_id("variant-refuges-on").check()
    expect(page.get_by_test_id("preset-harder")).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("preset-rulebook").click()
    expect(page.get_by_test_id("variant-variant-standard")).to_be_checked()
    assert "Seat" not in page.locator("form").inner_text()


@pytest.mark.parametrize(
    ("game", "options"), [("hunt", ["parts"]), ("quest", ["scenario", "format"])]
)
def test_what_is_chosen_first_is_told_in_a_sentence(
    newcomer: Newcomer, game: str, options: list[str]
) -> None:
    page = newcomer()
    page.goto(f"/new?game={game}")
    for option in options:
        choice = page.get_by_test_id(f"option-{option}")
        told = set()
        ways = choice.locator("option").all()
        for way in ways:
            choice.select_option(way.get_attribute("value"))
            told.add(page.locator(f"#about-{option}").inner_text())
        assert len(told) == len(ways)


def test_sides_are_swapped_by_one_click(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    page.goto("/new?game=war")
    page.get_by_test_id("swap").click()
    page.get_by_test_id("create").click()
    settled(page)
    assert [seat["kind"] for seat in shown_table(server, page)["seats"]] == ["bot", "me"]


def test_decks_are_the_roles_of_the_card_game(newcomer: Newcomer) -> None:
    page = newcomer()
    page.goto("/new?game=quest")
    for role in ("Leadership deck", "Lore deck"):
        expect(page.get_by_role("radiogroup", name=f"Who plays: {role}")).to_be_visible()
    page.get_by_test_id("option-deck_2").select_option("tactics")
    expect(page.get_by_role("radiogroup", name="Who plays: Tactics deck")).to_be_visible()


def pages(server: Server) -> list[tuple[str, str]]:
    waiting = server.table(ROSIE, GUEST, game="hunt", seed=None)
    return [
        ("/", "[data-game=quest]"),
        *((f"/new?game={game}", "[data-testid=create]") for game in GAMES),
        ("/howto/hunt", "[data-testid=picture-5] .picture"),
        ("/rules/dash", "[data-clause=D1]"),
        (seat_link(waiting), "[data-testid=waiting]"),
    ]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("width", [1280, 820, 390, 320])
def test_no_page_scrolls_sideways(
    newcomer: Newcomer, server: Server, width: int, language: str
) -> None:
    page = newcomer(width, 800, locale=language)
    for path, wanted in pages(server):
        page.goto(path)
        page.locator(wanted).first.wait_for()
        no_sideways_scrolling(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_for_everybody(newcomer: Newcomer, server: Server, scheme: str) -> None:
    page = newcomer(color_scheme=scheme)
    server.table(ROSIE, TOM)
    for path, wanted in pages(server):
        page.goto(path)
        page.locator(wanted).first.wait_for()
        check(page, path)


def test_the_pictures_follow_the_theme_of_the_page(newcomer: Newcomer) -> None:
    """By night the road is dark, also where the system is light and the page was told otherwise."""
    page = newcomer()
    page.goto("/")
    page.locator("[data-game=quest]").wait_for()
    road = page.locator("picture img")
    day = brightness(page, road.screenshot())
    page.get_by_test_id("theme").select_option("dark")
    night = brightness(page, road.screenshot())
    assert day > 180
    assert night < 90


def brightness(page: Page, picture: bytes) -> float:
    """The mean of a screenshot between 0 and 255, measured in the page itself."""
    found: float = page.evaluate(
        """async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
            canvas.drawImage(image, 0, 0);
            const {data} = canvas.getImageData(0, 0, image.width, image.height);
            const colours = data.filter((_, at) => at % 4 < 3);
            return colours.reduce((sum, one) => sum + one, 0) / colours.length;
        }""",
        list(picture),
    )
    return found


def test_the_lobby_is_used_by_keyboard_alone(newcomer: Newcomer) -> None:
    page = acquainted(newcomer())
    page.goto("/")
    play = page.get_by_test_id("play-dash")
    play.wait_for()
    for _ in range(40):
        if play.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("level-dash")).to_have_value("experienced")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    settled(page)


def test_at_1280_by_800_all_games_are_above_the_fold(newcomer: Newcomer) -> None:
    page = newcomer(1280, 800)
    page.goto("/")
    for game in GAMES:
        box = page.get_by_test_id(f"invite-{game}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 800
