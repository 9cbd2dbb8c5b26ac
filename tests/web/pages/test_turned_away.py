"""Dead links, lost seats and silent servers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import AVIGNON_TURN, choose_deed, invited, pause, started, version

LOST = "text=No connection"


def joined(open_page: OpenPage, address: str, link: str, name: str) -> Any:
    page = open_page(link.removeprefix(address))
    page.fill("input[autocomplete=nickname]", name)
    page.click("form .strong")
    page.wait_for_selector("#main li")
    return page


@pytest.mark.parametrize("path", ["#/table/nowhere", "#/table/nowhere/watch/key", "#/table/%E0%A4"])
def test_a_link_that_leads_nowhere_says_so(open_page: OpenPage, address: str, path: str) -> None:
    page = open_page("#/about")
    page.goto(address + path)
    assert "There is no table" in page.inner_text("[role=alert]")
    assert page.query_selector(LOST) is None  # nor is it tried again and again
    page.click("#main a[href='#/']")
    page.wait_for_selector("[data-play]")


def test_who_is_removed_is_told_and_may_come_again_by_the_link(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    link = invited(host, "tolerance")
    friend = joined(open_page, address, link, "Ben")
    host.click("text=Free this seat")
    assert "no longer at this table" in friend.inner_text("[role=alert]")
    friend.goto(link)
    friend.click("form .strong")
    host.wait_for_selector("#main li >> text=Ben")


def test_the_host_sends_somebody_away_in_the_middle_of_a_game(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    friend = open_page(invited(host, "avignon").removeprefix(address))
    friend.fill("input[autocomplete=nickname]", "Ben")
    friend.click("form .strong")
    for page in (host, friend):
        page.wait_for_selector(".road")
        page.click("[data-tab=table]")
    assert friend.query_selector("text=Give to a bot") is None
    asked: list[str] = []

    def agree(dialog: Any) -> None:
        asked.append(dialog.message)
        dialog.accept()

    host.on("dialog", agree)
    host.click("text=Give to a bot")
    assert "no longer at this table" in friend.inner_text("[role=alert]")
    host.wait_for_selector("text=Give to a bot", state="detached")
    assert "Ben" in asked[0]


def test_a_game_begins_with_bots_of_the_level_the_host_has_chosen(open_page: OpenPage) -> None:
    host = open_page()
    invited(host, "tolerance")
    host.select_option("#main select", "legate")
    host.click("button:has-text('Start the game')")
    host.wait_for_selector(".hand")
    table = host.evaluate("JSON.parse(localStorage.getItem('seats'))[0].table")
    seats = host.request.get(f"{host.url.partition('#')[0]}api/tables/{table}").json()["seats"]
    assert {seat["level"] for seat in seats} == {None, "legate"}


def test_when_the_host_leaves_the_next_one_may_begin(open_page: OpenPage, address: str) -> None:
    host = open_page()
    friend = joined(open_page, address, invited(host, "tolerance"), "Ben")
    assert friend.query_selector("button:has-text('Start the game')") is None
    table = host.evaluate("JSON.parse(localStorage.getItem('seats'))[0]")
    headers = {"Authorization": f"Bearer {table['token']}"}
    host.request.post(f"{address}api/tables/{table['table']}/leave", headers=headers)
    friend.click("button:has-text('Start the game')")
    friend.wait_for_selector(".hand")


def test_after_a_pause_the_first_action_counts(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.wait_for_selector(AVIGNON_TURN)
    pause(page)
    page.click(".paused >> text=Resume")
    page.wait_for_selector(".paused", state="detached")
    seen = version(page)
    choose_deed(page, "click")
    page.wait_for_selector(f"#app:not([data-version='{seen}'])")


def test_a_silent_server_is_told_of_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    page.route("**/api/tables", lambda route: route.abort())
    page.click("a[href='#/invite/avignon']")
    page.click("form .strong")
    assert "Der Server antwortet nicht" in page.inner_text("[role=alert]")


def test_a_link_is_copied_where_the_browser_keeps_its_clipboard_to_itself(
    open_page: OpenPage,
) -> None:
    host = open_page()
    host.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link = invited(host, "tolerance")
    host.evaluate("addEventListener('copy', () => (window.copied = String(getSelection())))")
    host.click("section .strong")
    host.wait_for_selector("text=Copied")
    assert host.evaluate("window.copied") == link
