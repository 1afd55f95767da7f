"""How people play: with the mouse, or with the keyboard alone."""

from playwright.sync_api import Page, expect

MOST = 400  # decisions
SEE_RESULT = "[data-testid=see-result]"
THINGS = ".tray button[data-thing]:not([aria-disabled])"  # those that answer by themselves


def acquainted(page: Page) -> Page:
    """Somebody who has sat at every game before: nobody offers them a coach."""
    for game in ("dash", "doom", "hunt", "war", "quest"):
        page.add_init_script(f"localStorage.setItem('ringtable.met-{game}', 'yes')")
    return page


def settled(page: Page) -> None:
    """Until the page shows a question to me, or the result."""
    page.locator(f".prompt.mine, [data-testid=result], {SEE_RESULT}").first.wait_for()
    to_the_result(page)


def to_the_result(page: Page) -> None:
    """Where a game has ended on this page, its last board lies there: on from it."""
    if page.locator(SEE_RESULT).count():
        page.evaluate(f'document.querySelector("{SEE_RESULT}")?.click()')  # or it comes by itself
        page.get_by_test_id("result").wait_for()


def over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def question(page: Page) -> str:
    """What is asked, so that a new question can be told from the old one."""
    return page.locator("#prompt-words").inner_text() + "|" + page.locator(".count").inner_text()


def answered(page: Page, before: str) -> None:
    """Until something else is asked, of me or of nobody."""
    page.wait_for_function(
        """before => document.querySelector('[data-testid=result], [data-testid=see-result]') ||
        (document.querySelector('.prompt.mine') &&
         document.querySelector('#prompt-words').innerText + '|' +
         document.querySelector('.count').innerText !== before)""",
        arg=before,
    )
    to_the_result(page)


def mouse_decision(page: Page) -> None:
    before = question(page)
    mouse_answer(page)
    answered(page, before)


def mouse_answer(page: Page) -> None:
    """Answer by clicking on the board where that is possible."""
    hobbit = page.locator("[data-thing^='hobbit:']:not([aria-disabled])")
    square = page.locator(".cell.open")
    confirm = page.get_by_test_id("confirm")
    if hobbit.count():
        hobbit.first.click()
    elif confirm.count():
        dice = page.locator(".dice li:not(.kept) button[data-thing]")
        for number in range(dice.count()):
            if dice.nth(number).get_attribute("aria-disabled") is None:
                dice.nth(number).click()
            if confirm.get_attribute("aria-disabled") is None:
                break
        confirm.click()
    elif square.count():
        square.first.click()
    else:
        page.locator(f"[data-action], {THINGS}").first.click()


def mouse_move(page: Page) -> None:
    """One decision of a player who may not be the next one asked: dice may end a turn."""
    step = page.locator(".count").inner_text()
    mouse_answer(page)
    expect(page.locator(".count")).not_to_have_text(step)


def keyboard_decision(page: Page) -> None:
    """Answer with number keys and Enter; nothing is ever clicked."""
    before = question(page)
    confirm = page.get_by_test_id("confirm")
    dice = page.locator(".dice button[aria-keyshortcuts]:not([aria-disabled])")
    if not confirm.count():
        key = dice.first.get_attribute("aria-keyshortcuts") if dice.count() else "1"
        page.keyboard.press(key or "1")
    else:
        for key in "12345":
            page.keyboard.press(key)
            if confirm.get_attribute("aria-disabled") is None:
                break
        expect(confirm).not_to_have_attribute("aria-disabled", "true")
        page.keyboard.press("Enter")
    answered(page, before)


def no_sideways_scrolling(page: Page) -> None:
    """The page is as wide as the window, and no control is cut off at its edge."""
    outside = page.evaluate(
        """() => {
            const wide = document.documentElement.scrollWidth > innerWidth;
            const kinds = wide ? '*' : 'main :is(button, input, select, a)';
            return [...document.querySelectorAll(kinds)].filter(one => {
                const box = one.getBoundingClientRect();
                return box.width && (box.left < -1 || box.right > innerWidth + 1);
            }).map(one => one.outerHTML.slice(0, 160));
        }"""
    )
    assert outside == [], outside
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
