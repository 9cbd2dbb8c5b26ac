"""Pictures of the main views for the README: `make screens`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.playing import start, version
from tests.web.running import server_and_browser

FOLDER = Path(__file__).parents[2] / "docs/screens"
LARGE, PHONE = (1440, 900), (390, 844)
TRICKS_BEFORE = 5


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with server_and_browser() as (address, browser):
        for size, device in ((LARGE, "large"), (PHONE, "phone")):
            for look in ("light", "dark"):
                page = opened(browser, address, size, look)
                shoot(page, f"start-{device}-{look}")
                tolerance(page, f"tolerance-{device}-{look}")
                page.goto(address)
                avignon(page, f"avignon-{device}-{look}")
                page.context.close()


def opened(browser: Any, address: str, size: tuple[int, int], look: str) -> Any:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=look,
        locale="en-GB",
        has_touch=size == PHONE,
    )
    context.add_init_script("localStorage.setItem('pace', 'instant')")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-play]")
    return page


def tolerance(page: Any, name: str) -> None:
    """In the middle of a round, with a trick on the table that waits for us."""
    start(page, "tolerance")
    while not (
        page.query_selector(".held.dim") and page.locator(".held").count() < 12 - TRICKS_BEFORE
    ):
        step(page)
    page.wait_for_selector(".forecast")
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement.blur()")
    shoot(page, name)


def step(page: Any) -> None:
    page.wait_for_selector(".held.ready, .target, .choices .button, .choices .pick")
    before = version(page)
    choice = page.query_selector(".choices .button, .choices .pick, .target")
    if choice is not None:
        choice.click()
    else:
        page.locator(".held.ready").last.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("N")
    page.wait_for_selector(f"#app:not([data-version='{before}'])")
    page.wait_for_selector(".held.ready, .target, .choices .button, .choices .pick")


def avignon(page: Any, name: str) -> None:
    """With a petition foreseen."""
    start(page, "avignon")
    page.wait_for_selector(".deeds .row, .deeds b")
    if page.query_selector(".deeds .row"):
        page.locator(".road .person").nth(1).click()
        page.locator("[data-deed=petition]").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
    shoot(page, name)


def shoot(page: Any, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)  # moving cards come to rest
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72)


if __name__ == "__main__":
    main()
