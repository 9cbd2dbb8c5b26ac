"""Playing whole games on the page with mouse, touch or keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

OVER = ".over"
ANSWERS = ".target, .choices .pick, .choices .row .button"
TOLERANCE_CHOICES = f".held.ready, {ANSWERS}"
SEEN = {"x": 14, "y": 20}  # what is to be seen of a card behind others
SETTLED = "#app[data-settled]"  # on screen long enough for a click to mean it
AVIGNON_TURN = ".deeds.ready"  # an action can be chosen
AVIGNON_CHOICES = f"{AVIGNON_TURN}, .deeds.asked"  # or a petition asks for somebody


def start(page: Any, game: str) -> None:
    page.click(f"[data-play={game}]")
    page.wait_for_selector(f".{game}, .goal")
    if page.query_selector(".goal"):
        page.click("[data-goal=play]")
        page.wait_for_selector(f".{game}")


def open_options(page: Any, game: str) -> Any:
    """The game's card on the start page, with its options unfolded."""
    card = page.locator(f"section:has([data-play={game}])")
    card.locator("summary").first.click()
    return card


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
    """Do nothing before a turn."""


def version(page: Any) -> str:
    """A number that changes with every step the page shows."""
    return str(page.locator("#app").get_attribute("data-version"))


def pause(page: Any) -> None:
    page.click("[data-tab=table]")
    page.click("[data-tool=pause]")


def wait_for_turn(page: Any, choices: str) -> bool:
    """False when the game is over; otherwise what can be done has been there long enough."""
    page.wait_for_selector(f"{choices}, {OVER}")
    page.wait_for_selector(f"{SETTLED}, {OVER}")
    return page.query_selector(OVER) is None


def turns(page: Any, choices: str, before: Callable[[Any], None]) -> Iterator[None]:
    """Each time something can be done, until the game is over; then wait for what comes of it."""
    before(page)
    while wait_for_turn(page, choices):
        seen = version(page)
        yield
        page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")
        before(page)


def play_tolerance(
    page: Any, finger: bool = False, before: Callable[[Any], None] = nothing
) -> None:
    """To the end, always the first thing that can be done."""
    press = "tap" if finger else "click"
    for _ in turns(page, TOLERANCE_CHOICES, before):
        choice = page.query_selector(ANSWERS)
        if choice is not None:
            answer(page, choice, press)
        else:
            play_card(page, page.locator(".held.ready").first, press)


def step(page: Any) -> None:
    """One thing that can be done in Tolerance, and what it leads to."""
    page.wait_for_selector(TOLERANCE_CHOICES)
    before = version(page)
    choose(page)
    page.wait_for_selector(f"#app:not([data-version='{before}'])")


def choose(page: Any) -> None:
    """One thing that can be done in Tolerance, by keyboard where it is a card."""
    page.wait_for_selector(SETTLED)
    choice = page.query_selector(ANSWERS)
    if choice is not None:
        answer(page, choice, "click")
    else:
        page.locator(".held.ready").last.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("N")  # what a Wild is declared as


def answer(page: Any, choice: Any, press: str) -> None:
    """Choose something that is no card of the hand, and confirm it where that is asked for: by a
    finger always, else only for an execution."""
    confirmed = press == "tap" or "pick" in (choice.get_attribute("class") or "")
    needs_confirming = confirmed and choice.get_attribute("aria-pressed") is not None
    getattr(choice, press)()
    if needs_confirming:
        getattr(page.locator("[data-confirm]"), press)()


def play_card(page: Any, card: Any, press: str) -> None:
    code = card.get_attribute("data-card")
    if press == "tap":
        card = page.locator(f".held[data-card={code}]")
        card.tap(position=SEEN)
        if code.startswith("W"):
            page.locator(".declare button").first.tap()
        else:
            card.tap(position=SEEN)
        return
    page.mouse.move(5, 5)  # a raised card must not cover its neighbour
    card.hover(position={"x": 20, "y": 75})
    if code.startswith("W"):
        page.locator(".declare button").first.click()
    else:
        card.click(position={"x": 20, "y": 75})


def play_avignon(page: Any, finger: bool = False, before: Callable[[Any], None] = nothing) -> None:
    press = "tap" if finger else "click"
    for _ in turns(page, AVIGNON_CHOICES, before):
        play_avignon_turn(page, press)


def play_avignon_turn(page: Any, press: str = "click") -> None:
    if page.query_selector(AVIGNON_TURN) is None:
        confirm(page, page.locator("[data-column].able").first, press)
    else:
        choose_deed(page, press)


def choose_deed(page: Any, press: str) -> None:
    """The first thing that can be done with the first person."""
    page.wait_for_selector(SETTLED)
    getattr(page.locator("[data-column].able").first, press)()
    confirm(page, page.locator("[data-deed][aria-disabled=false]").first, press)


def confirm(page: Any, choice: Any, press: str) -> None:
    """A mouse sees by pointing what a choice would do, a finger by the first tap."""
    if press == "click":
        page.mouse.move(5, 5)  # it may lie where the choice is, and does not point at it then
    getattr(choice, "hover" if press == "click" else press)()
    page.wait_for_selector(".foretold")
    getattr(choice, press)()


def tab_to(page: Any, selector: str) -> None:
    """Move the focus with the Tab key alone, at most once around the page."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")
