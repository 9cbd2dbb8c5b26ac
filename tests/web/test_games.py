"""Whole games through the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    OVER,
    TOLERANCE_CHOICES,
    play_avignon,
    play_tolerance,
    started,
    step,
    tab_to,
    version,
    wait_for_turn,
)


def test_a_whole_game_of_tolerance_with_the_mouse(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    play_tolerance(page)
    assert "victory point" in page.inner_text(OVER)
    page.click("text=Score")
    assert page.locator("aside caption").count() == 4  # three rounds and the end


def test_a_whole_game_of_avignon_with_the_mouse(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    play_avignon(page)
    assert "win" in page.inner_text(OVER).lower()


def test_a_whole_game_on_a_phone(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=PHONE)
    play_tolerance(page, finger=True)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]  # nothing sticks out sideways


def test_a_whole_game_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    tab_to(page, "[data-play=avignon]")
    page.keyboard.press("Enter")
    while wait_for_turn(page, AVIGNON_CHOICES):
        after(page, lambda: deed_by_keyboard(page))


def deed_by_keyboard(page: Any) -> None:
    if page.query_selector(".deeds .row") is None:
        tab_to(page, ".road .able")
        page.keyboard.press("Enter")
        return
    if page.query_selector(".road .chosen") is None:
        tab_to(page, ".road .person")
        page.keyboard.press("Enter")
    tab_to(page, "[data-deed]:enabled")
    page.keyboard.press("Enter")


def test_a_card_that_may_not_be_played_names_the_rule(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    while page.query_selector(".held.dim") is None:
        step(page)
        page.wait_for_selector(TOLERANCE_CHOICES)
    forbidden = page.locator(".held.dim").first
    assert "4.2" in forbidden.text_content()
    forbidden.hover(position={"x": 20, "y": 75})
    assert "4.2" in page.inner_text("[role=tooltip]")


def test_a_mouse_that_lies_still_sees_what_its_next_deed_would_do(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.click(".road .person:not(.ghost) >> nth=0")
    after(page, lambda: page.click("[data-deed=beseech]"))
    while wait_for_turn(page, AVIGNON_CHOICES) and page.query_selector(".deeds .row") is None:
        after(page, lambda: deed_by_keyboard(page))
    page.wait_for_selector("[data-deed=beseech].strong")
    after(page, lambda: (page.mouse.down(), page.mouse.up()))


def after(page: Any, move: Callable[[], object]) -> None:
    seen = version(page)
    move()
    page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")
