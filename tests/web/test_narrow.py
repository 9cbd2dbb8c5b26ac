"""Everything fits on a phone and on a low screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import TOLERANCE_CHOICES, invited, started

SMALL = (360, 740)
PAGES = ("", "#/invite/tolerance", "#/replay", "#/rules/tolerance", "#/about")


def too_wide(page: Any) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def too_high(page: Any) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_no_page_is_wider_than_a_phone(open_page: OpenPage, address: str, language: str) -> None:
    page = open_page(size=SMALL, language=language)
    for path in PAGES:
        page.goto(address + path)
        page.reload()
        page.wait_for_selector("h1, h2")
        assert too_wide(page) <= 0, path


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_no_table_is_wider_than_a_phone(open_page: OpenPage, game: str, language: str) -> None:
    page = started(open_page, game, size=SMALL, language=language)
    page.wait_for_selector(".held.ready, .choices .button, .deeds .row, .deeds b")
    assert too_wide(page) <= 0


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_on_a_laptop_nothing_slips_below_the_edge(
    open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    page = started(open_page, game, size=size, language="de-DE")
    page.wait_for_selector(".held.ready, .choices .button, .deeds .row, .deeds b")
    assert too_high(page) <= 0


def test_the_hand_stays_in_sight_whatever_a_trick_would_do(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=(1366, 768), language="de-DE")
    page.wait_for_selector(TOLERANCE_CHOICES)
    page.evaluate("document.querySelector('.foreseen').append(...Array(150).fill('Steuern '))")
    assert page.evaluate("document.querySelector('.foreseen').scrollHeight") > 300
    assert too_high(page) <= 0


def test_step_by_step_the_next_step_is_at_hand(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", size=PHONE, pace="step")
    assert page.is_visible("aside >> text=Next")
    assert not page.is_visible("aside >> text=Leave")
    page.click("aside >> text=Log")
    assert page.is_visible("aside >> text=Leave")


def test_what_is_said_while_the_chat_is_folded_up_leaves_a_mark(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    friend = open_page(invited(host, "avignon").removeprefix(address), size=PHONE)
    friend.click("form .strong")
    friend.wait_for_selector(".road")
    host.click("aside >> text=Chat")
    host.fill("#say", "Good luck!")
    host.keyboard.press("Enter")
    friend.wait_for_selector("aside .new")
    friend.click("aside >> text=Chat")
    friend.wait_for_selector("text=Good luck!")
    assert friend.query_selector("aside .new") is None
