"""A page that stays open while its server is upgraded."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import OpenPage

RULES = "**/assets/Rules-*.js"
MISSING = "[role=alert] >> text=could not be loaded"


def about_page(open_page: OpenPage) -> tuple[Any, list[str]]:
    """The page, and the addresses that it is loaded from afterwards."""
    page, loads = open_page("#/about"), list[str]()

    def note(asked: Any) -> None:
        if asked.is_navigation_request():
            loads.append(asked.url)

    page.on("request", note)
    return page, loads


def test_it_is_loaded_anew(open_page: OpenPage) -> None:
    page, loads = about_page(open_page)
    page.route(RULES, lambda route: route.continue_() if loads else route.fulfill(status=404))
    page.click("nav a[href='#/rules']")
    page.wait_for_selector("summary")
    assert len(loads) == 1


def test_it_is_not_loaded_over_and_over(open_page: OpenPage) -> None:
    page, loads = about_page(open_page)
    page.route(RULES, lambda route: route.fulfill(status=404))
    with page.expect_event("domcontentloaded"):
        page.click("nav a[href='#/rules']")
    page.wait_for_selector(MISSING)
    assert len(loads) == 1
    page.unroute(RULES)
    page.click("#main .button")
    page.wait_for_selector("summary")
    assert len(loads) == 2


def test_while_the_server_is_silent_the_page_stays(open_page: OpenPage) -> None:
    page, loads = about_page(open_page)
    page.context.set_offline(True)
    page.click("nav a[href='#/rules']")
    page.wait_for_selector(MISSING)
    page.click("nav a[href='#/about']")
    page.wait_for_selector("h1")
    assert loads == []
