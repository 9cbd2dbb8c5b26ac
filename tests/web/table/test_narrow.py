"""Everything fits on a phone and on a low screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, SIZES, OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    OVER,
    TOLERANCE_CHOICES,
    choose_deed,
    invited,
    started,
    version,
    wait_for_turn,
)

SMALL = (360, 740)
PAGES = (
    "",
    "#/invite/tolerance",
    "#/replay",
    "#/rules/tolerance",
    "#/gallery/tolerance",
    "#/gallery/avignon",
    "#/about",
)


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
    page.wait_for_selector(".held.ready, .choices .row .button, .deeds.ready, .deeds.asked")
    assert too_wide(page) <= 0
    hidden = "(table) => table.scrollHeight - table.clientHeight"
    assert page.eval_on_selector(".table > *", hidden) <= 0


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_on_a_laptop_nothing_slips_below_the_edge(
    open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    page = started(open_page, game, size=size, language="de-DE")
    page.wait_for_selector(".held.ready, .choices .row .button, .deeds.ready, .deeds.asked")
    assert too_high(page) <= 0


# What of Avignon's table is cut off, too small for a finger, or set in letters too small to read.
FAULTS = """() => {
  const seen = [...document.querySelectorAll(".avignon *")].filter((e) => e.checkVisibility());
  const name = (e) => e.dataset.deed ?? e.dataset.column ?? e.className;
  const box = (e) => e.getBoundingClientRect();
  const out = ({ left, top, right, bottom }) =>
    Math.min(left, top) < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const small = ({ width, height }) => Math.min(width, height) < 43.5;
  const tiny = (e) => parseFloat(getComputedStyle(e).fontSize) < 12 && !e.closest(".unseen");
  const owns = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  const buttons = seen.filter((e) => e.matches("button"));
  return [
    ...buttons.filter((e) => out(box(e))).map((e) => `off the screen: ${name(e)}`),
    ...buttons.filter((e) => small(box(e))).map((e) => `small: ${name(e)}`),
    ...seen.filter((e) => owns(e) && tiny(e)).map((e) => `tiny: ${e.textContent}`),
    ...[".told .now", ".told .then", ".bar", ".avignon"].map((s) => document.querySelector(s))
      .filter((e) => e.scrollHeight > e.clientHeight + 2).map((e) => `cut off: ${e.className}`),
  ];
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
def test_all_of_avignon_is_on_the_screen_whatever_is_asked(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = started(open_page, "avignon", size=size, language=language)
    moments = 0
    while moments < 8 and wait_for_turn(page, AVIGNON_CHOICES):
        assert page.evaluate(FAULTS) == []
        show_something(page, moments)
        assert page.evaluate(FAULTS) == []
        assert too_wide(page) <= 0
        assert too_high(page) <= 0
        seen = version(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")
        moments += 1


def show_something(page: Any, number: int) -> None:
    """Preview an action, another one each time."""
    able = page.locator("[data-column].able")
    person = able.nth(number % able.count())
    person.focus()
    page.keyboard.press(str(person.get_attribute("data-column")))
    if page.query_selector(AVIGNON_TURN):
        deeds = page.locator("[data-deed][aria-disabled=false] kbd")
        page.keyboard.press(str(deeds.last.text_content()))
    page.wait_for_selector(".foretold")


def test_the_hand_stays_in_sight_whatever_a_trick_would_do(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=(1366, 768), language="de-DE")
    page.wait_for_selector(TOLERANCE_CHOICES)
    page.evaluate("document.querySelector('.foreseen').append(...Array(150).fill('Steuern '))")
    assert page.evaluate("document.querySelector('.foreseen').scrollHeight") > 300
    assert too_high(page) <= 0


def test_step_by_step_the_next_step_is_at_hand(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", size=PHONE, pace="step")
    page.wait_for_selector(AVIGNON_TURN)
    choose_deed(page, "tap")
    page.click("[data-tool=next]")
    assert page.is_visible("[data-tool=leave]")


def test_what_is_said_while_the_chat_is_folded_up_leaves_a_mark(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    friend = open_page(invited(host, "avignon").removeprefix(address), size=PHONE)
    friend.click("form .strong")
    friend.wait_for_selector(".road")
    host.click("[data-tab=chat]")
    host.fill("#say", "Good luck!")
    host.keyboard.press("Enter")
    friend.wait_for_selector(".tabs .new")
    friend.click("[data-tab=chat]")
    friend.wait_for_selector("text=Good luck!")
    assert friend.query_selector(".tabs .new") is None
