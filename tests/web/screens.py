"""Pictures of the main views for the README: `make screens`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.playing import TOLERANCE_CHOICES, drop_record, start, step, wait_for_turn
from tests.web.running import server_and_browser

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "screens"
LARGE, PHONE = (1440, 900), (390, 844)
CARDS_LEFT = 7

# Everything in English; in German what its README shows.
ENGLISH = [(size, look) for size in (LARGE, PHONE) for look in ("light", "dark")]
GERMAN = [(LARGE, "light"), (PHONE, "dark")]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with server_and_browser() as (address, browser):
        for language, ways in (("en-GB", ENGLISH), ("de-DE", GERMAN)):
            for size, look in ways:
                page = opened(browser, size, look, language)
                for view, lay_out in VIEWS.items():
                    page.goto(address + ("#/replay" if view == "review" else ""))
                    page.wait_for_selector("h1")
                    lay_out(page)
                    device = "large" if size == LARGE else "phone"
                    shoot(page, "-".join((view, device, look, language[:2])))
                    page.goto("about:blank")  # another fragment alone would not load the page anew
                page.context.close()


def opened(browser: Any, size: tuple[int, int], look: str, language: str) -> Any:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=look,
        locale=language,
        has_touch=size == PHONE,
    )
    context.add_init_script("localStorage.setItem('pace', 'instant')")
    context.add_init_script("localStorage.removeItem('seats')")
    return context.new_page()


def at_the_start(page: Any) -> None:
    page.wait_for_selector("[data-play]")


def tolerance(page: Any) -> None:
    """In the middle of a round, with a trick on the table that waits for us."""
    start(page, "tolerance")
    while not (page.query_selector(".held.dim") and page.locator(".held").count() < CARDS_LEFT):
        step(page)
        page.wait_for_selector(TOLERANCE_CHOICES)
    page.wait_for_selector(".forecast")
    rest(page)


def count(page: Any) -> None:
    """A round has ended, and it is our turn: where its points came from."""
    here = page.url
    start(page, "tolerance")
    while not page.query_selector(".count"):
        step(page)
        if not wait_for_turn(page, TOLERANCE_CHOICES):  # bots have gone on at once each time
            page.goto("about:blank")
            page.goto(here)
            start(page, "tolerance")
    rest(page)


def avignon(page: Any) -> None:
    """With what a petition would do."""
    start(page, "avignon")
    page.wait_for_selector(".deeds .row, .deeds b")
    for number in range(page.locator(".road .person:not(.ghost)").count()):
        page.locator("button.person").nth(number).click()
        page.locator("[data-deed=beseech]").focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")  # as a keyboard user gets there
        page.wait_for_timeout(300)
        if page.query_selector(".ghost"):
            return


def review(page: Any) -> None:
    """A mistake in a record, and the better move."""
    drop_record(page, json.loads((DOCS / "review-sample.json").read_text(encoding="utf-8")))
    page.locator(".tabs button").last.click()
    page.click("[data-review='1']")
    page.wait_for_selector("aside table")
    page.locator(".decision.mistake").last.click()
    page.wait_for_selector(".ghost")


VIEWS: dict[str, Callable[[Any], None]] = {
    "start": at_the_start,
    "tolerance": tolerance,
    "count": count,
    "avignon": avignon,
    "review": review,
}


def rest(page: Any) -> None:
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement.blur()")


def shoot(page: Any, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)  # moving cards come to rest
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=70)


if __name__ == "__main__":
    main()
