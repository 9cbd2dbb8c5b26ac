"""A bot says why it made its move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    SETTLED,
    TOLERANCE_CHOICES,
    choose,
    play_avignon_turn,
    started,
    version,
)

TOLD = ".notice.hint [role=status]"
CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
TAKE_TURN = {"tolerance": choose, "avignon": play_avignon_turn}


def after_a_bot(open_page: OpenPage, game: str) -> Any:
    """A page on which it is our turn again after our first decisions."""
    page = started(open_page, game)
    for _ in range(3):
        page.wait_for_selector(CHOICES[game])
        page.wait_for_selector(SETTLED)
        seen = version(page)
        TAKE_TURN[game](page)
        page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    page.wait_for_selector(CHOICES[game])
    return page


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_bot_tells_its_reason_by_name(open_page: OpenPage, game: str) -> None:
    page = after_a_bot(open_page, game)
    page.click("[data-tool=why]")
    told = page.locator(TOLD).inner_text()
    names = page.locator("[data-seat]").all_inner_texts()
    who = told.split(":")[0]
    assert who
    assert any(who.lower() in name.lower() for name in names)


def test_its_key_asks_too_and_what_is_told_can_be_closed(open_page: OpenPage) -> None:
    page = after_a_bot(open_page, "avignon")
    page.keyboard.press("w")
    page.wait_for_selector(TOLD)
    page.click(".notice.hint button")
    assert page.locator(TOLD).count() == 0


def test_before_any_move_it_is_said_kindly(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")  # Rome begins
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click("[data-tool=why]")
    page.wait_for_selector(TOLD)
    assert page.locator("[role=alert]").count() == 0
