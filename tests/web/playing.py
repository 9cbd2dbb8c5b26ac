"""Playing whole games on the page with mouse, touch or keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

OVER = ".over"
TOLERANCE_CHOICES = ".held.ready, .target, .choices .button, .choices .pick"
AVIGNON_CHOICES = ".deeds .row, .deeds b"


def start(page: Any, game: str) -> None:
    page.click(f"[data-play={game}]")
    page.wait_for_selector(f".{game}")


def started(open_page: Callable[..., Any], game: str, **more: Any) -> Any:
    """A page on which a game against bots has begun."""
    page = open_page(**more)
    start(page, game)
    return page


def invited(host: Any, game: str, clock: str = "0", listed: bool = False) -> str:
    """The link the host would send."""
    host.click(f"a[href='#/invite/{game}']")
    host.fill("input[autocomplete=nickname]", "Anna")
    if clock != "0" or listed:
        host.click("summary")
        host.select_option("[data-option=clock]", clock)
        host.set_checked("[data-option=listed]", listed)
    host.click("form .strong")
    return str(host.input_value("#join-link"))


DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], "game.json", { type: "application/json" }));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}"""


def drop_record(page: Any, record: dict[str, Any]) -> None:
    page.evaluate(DROP, json.dumps(record))
    page.wait_for_selector(".steps")


def nothing(page: Any) -> None:
    """Do nothing before a move."""


def version(page: Any) -> str:
    """A number that changes with every step the page shows."""
    return str(page.locator("#app").get_attribute("data-version"))


def wait_for_turn(page: Any, choices: str) -> bool:
    """False when the game is over."""
    page.wait_for_selector(f"{choices}, {OVER}")
    return page.query_selector(OVER) is None


def play_tolerance(
    page: Any, finger: bool = False, before: Callable[[Any], None] = nothing
) -> None:
    """To the end, always the first thing that can be done."""
    press = "tap" if finger else "click"
    while wait_for_turn(page, TOLERANCE_CHOICES):
        before(page)
        seen = version(page)
        choice = page.query_selector(".choices .button, .choices .pick, .target")
        if choice is not None:
            getattr(choice, press)()
        else:
            play_card(page, page.locator(".held.ready").first, press)
        page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")


def step(page: Any) -> None:
    """One thing that can be done in Tolerance, and what it leads to."""
    page.wait_for_selector(TOLERANCE_CHOICES)
    before = version(page)
    choose(page)
    page.wait_for_selector(f"#app:not([data-version='{before}'])")


def choose(page: Any) -> None:
    """One thing that can be done in Tolerance, by keyboard where it is a card."""
    choice = page.query_selector(".choices .button, .choices .pick, .target")
    if choice is not None:
        choice.click()
    else:
        page.locator(".held.ready").last.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("N")  # what a Wild is declared as


def play_card(page: Any, card: Any, press: str) -> None:
    code = card.get_attribute("data-card")
    if press == "tap":
        card = page.locator(f".held[data-card={code}]")
        card.tap(position={"x": 14, "y": 50})
        if code.startswith("W"):
            page.locator(".declare button").first.tap()
        else:
            card.tap(position={"x": 14, "y": 50})
        return
    page.mouse.move(5, 5)  # a raised card must not cover its neighbour
    card.hover(position={"x": 20, "y": 75})
    if code.startswith("W"):
        page.locator(".declare button").first.click()
    else:
        card.click(position={"x": 20, "y": 75})


def play_avignon(page: Any, finger: bool = False, before: Callable[[Any], None] = nothing) -> None:
    press = "tap" if finger else "click"
    while wait_for_turn(page, AVIGNON_CHOICES):
        before(page)
        seen = version(page)
        if page.query_selector(".deeds .row") is None:
            getattr(page.locator(".road .able").first, press)()
        else:
            choose_deed(page, press)
        page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")


def choose_deed(page: Any, press: str) -> None:
    """The first person that anything can be done with. A mouse sees what a deed does by pointing
    at it, a finger by the first tap."""
    people = page.locator(".road .person:not(.ghost)")
    for number in range(people.count()):
        if people.nth(number).get_attribute("aria-pressed") != "true":
            getattr(people.nth(number), press)()
        deed = page.locator("[data-deed]:enabled").first
        if deed.count():
            getattr(deed, press)()
            if press == "tap":
                page.locator("[data-deed].strong").tap()
            return


def tab_to(page: Any, selector: str) -> None:
    """Move the focus with the Tab key alone, at most once around the page."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")
