"""Being asked before each move: by mouse, finger and keyboard, in both games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    TOLERANCE_CHOICES,
    answer,
    choose_deed,
    play_card,
    start,
    version,
    wait_for_turn,
)

YES, NO = "[data-tool=confirm-yes]", "[data-tool=confirm-no]"
CHOICES = {"avignon": AVIGNON_CHOICES, "tolerance": TOLERANCE_CHOICES}


def asking(open_page: OpenPage, game: str, finger: bool) -> Any:
    """A game of somebody who wants to be asked, at their first decision."""
    page = open_page(**({"size": PHONE} if finger else {}))
    page.evaluate("localStorage.setItem('confirm', 'on')")
    page.reload()
    start(page, game)
    assert wait_for_turn(page, CHOICES[game])
    return page


def choose(page: Any, game: str, press: str) -> None:
    """The first thing that can be done."""
    if game == "avignon":
        assert page.query_selector(AVIGNON_TURN)
        choose_deed(page, press)
    elif page.query_selector(".held.ready"):
        play_card(page, page.locator(".held.ready").first, press)
    else:
        answer(page, page.query_selector(TOLERANCE_CHOICES), press)


def choose_by_keys(page: Any, game: str) -> None:
    if game == "avignon":
        page.locator("[data-column].able").first.focus()
        page.keyboard.press("Enter")
        page.locator("[data-deed][aria-disabled=false]").first.focus()
        page.keyboard.press("Enter")
        if page.query_selector(YES) is None:
            page.keyboard.press("Enter")
    elif page.query_selector(".held.ready"):
        page.locator(".held.ready").first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("N")  # what a Wild is declared as
    else:
        page.locator(TOLERANCE_CHOICES).first.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", CHOICES)
@pytest.mark.parametrize("press", ["click", "tap"])
def test_a_move_waits_until_it_is_confirmed(open_page: OpenPage, game: str, press: str) -> None:
    page = asking(open_page, game, finger=press == "tap")
    before = version(page)
    choose(page, game, press)
    getattr(page.locator(NO), press)()
    page.wait_for_selector(YES, state="detached")
    assert version(page) == before
    choose(page, game, press)
    getattr(page.locator(YES), press)()
    page.wait_for_selector(f"#app:not([data-version='{before}'])")


@pytest.mark.parametrize("game", CHOICES)
def test_by_keyboard_the_next_key_confirms(open_page: OpenPage, game: str) -> None:
    page = asking(open_page, game, finger=False)
    before = version(page)
    choose_by_keys(page, game)
    page.wait_for_selector(f"{YES}:focus")
    assert version(page) == before
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#app:not([data-version='{before}'])")
