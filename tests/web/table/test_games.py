"""Whole games through the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    OVER,
    SETTLED,
    TOLERANCE_CHOICES,
    choose_deed,
    confirm,
    play_avignon,
    play_tolerance,
    started,
    step,
    version,
    wait_for_turn,
)
from tests.web.positions import View, executes_among, seat_where, seated, wild_that_wins


def test_a_whole_game_of_tolerance_with_the_mouse(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    play_tolerance(page)
    points = [int(each) for each in page.locator(f"{OVER} .points").all_inner_texts()]
    assert len(points) == 4
    assert points == sorted(points, reverse=True)
    assert "win" in page.inner_text(f"{OVER} h2").lower()
    page.click("[data-tab=web-tab-score]")
    assert page.locator("#panel caption").count() == 4  # three rounds and the end


def test_a_whole_game_of_avignon_with_the_mouse(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    play_avignon(page)
    assert "win" in page.inner_text(OVER).lower()
    won_over = page.locator(".winner .person").count()
    assert page.locator(f"{OVER} .triumph .person").count() == won_over


def test_a_whole_game_on_a_phone(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=PHONE)
    play_tolerance(page, finger=True)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]  # nothing sticks out sideways


def test_a_card_that_may_not_be_played_names_the_rule(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    while page.query_selector(".held.dim") is None:
        step(page)
        page.wait_for_selector(TOLERANCE_CHOICES)
    forbidden = page.locator(".held.dim").first
    assert "4.2" in forbidden.text_content()
    forbidden.hover(position={"x": 20, "y": 75})
    assert "4.2" in page.inner_text("[role=tooltip]")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_suit_in_which_a_wild_wins_is_marked(
    open_page: OpenPage, address: str, language: str
) -> None:
    found: dict[str, str] = {}

    def wins(view: View, actions: list[str]) -> str:
        found.update(card=wild_that_wins(view, actions), suit=str(view.get("led")))
        return found["card"]

    page = seated(open_page, seat_where(address, "tolerance", wins), language=language)
    page.wait_for_selector(SETTLED)
    page.locator(f".held[data-card='{found['card']}']").focus()
    marked = page.locator(".declare [data-wins]")
    marked.wait_for()
    assert marked.get_attribute("data-action") == f"{found['card']}={found['suit']}"
    words = {"en-GB": "wins the trick|winning so far", "de-DE": "gewinnt den Stich|gewinnt bisher"}
    assert re.search(words[language], marked.inner_text())
    assert re.search(words[language], page.inner_text(".declare .wins"))


def test_an_execution_says_whose_points_a_death_changes(open_page: OpenPage, address: str) -> None:
    seat = seat_where(address, "tolerance", executes_among(30), roles="random")
    page = seated(open_page, seat)
    page.wait_for_selector(SETTLED)
    costly = page.locator(".pick:has(.cost)").first
    change = costly.locator(".cost").inner_text()
    assert int(change.replace("−", "-")) != 0
    costly.hover()
    assert change in page.inner_text(".execution .change")
    assert change in costly.locator(".unseen").first.inner_text()


def test_a_mouse_that_lies_still_does_nothing_unseen(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    assert wait_for_turn(page, AVIGNON_CHOICES)
    after(page, lambda: choose_deed(page, "click"))
    while wait_for_turn(page, AVIGNON_CHOICES) and page.query_selector(AVIGNON_TURN) is None:
        after(page, lambda: confirm(page, page.locator("[data-column].able").first, "click"))
    seen = version(page)
    page.mouse.down()  # where the deed was that has been done
    page.mouse.up()
    assert page.locator(".deeds .strong").count() == 0
    assert version(page) == seen


def test_who_is_new_is_not_chosen(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    assert wait_for_turn(page, AVIGNON_CHOICES)
    possible = page.locator("[data-deed=excommunicate][data-action]")
    for column in range(1, 6):
        page.click(f"[data-column='{column}']")
        if possible.count():
            break
    after(page, lambda: confirm(page, possible, "click"))
    wait_for_turn(page, AVIGNON_CHOICES)
    assert page.locator("[data-column].chosen").count() == 0


def test_what_a_petition_asks_for_is_marked_before_it_is_made(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", size=PHONE)
    assert wait_for_turn(page, AVIGNON_CHOICES)
    for column in range(1, 6):
        page.tap(f"[data-column='{column}']")
        page.tap("[data-deed=petition]")
        page.wait_for_selector(".foretold")
        if "choose" in page.inner_text(".foretold"):
            break
    marked = columns(page, ".asked")
    seen = version(page)
    page.tap("[data-deed=petition]")
    page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert wait_for_turn(page, ".deeds.asked, .deeds:not(.ready)")
    if page.query_selector(".deeds.asked"):  # an Inquisitor asks the other player
        assert columns(page, ".able") == marked
        seen = version(page)
        page.tap(f"[data-column='{marked[0]}']")
        page.wait_for_selector(".foretold")
        assert version(page) == seen  # one tap shows, and does nothing


def test_what_cannot_be_done_says_why_where_one_looks(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", size=PHONE)
    assert wait_for_turn(page, AVIGNON_CHOICES)
    page.tap("[data-deed=beseech]", force=True)  # with nobody; Playwright holds it for disabled
    assert "Choose a person" in page.inner_text(".told .bad")
    page.tap("[data-column='2']")
    assert page.locator(".told .bad").count() == 0


def columns(page: Any, state: str) -> list[str]:
    found = page.locator(f"[data-column]{state}").all()
    return [str(person.get_attribute("data-column")) for person in found]


def after(page: Any, move: Callable[[], object]) -> None:
    seen = version(page)
    move()
    page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")
