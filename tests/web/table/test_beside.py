"""Everything beside the cards: clocks, hints, undo, pauses, roles, open tables."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    choose_deed,
    invited,
    pause,
    started,
    version,
    wait_for_turn,
)

HINT = ".hint [role=status]"


def two_at_avignon(open_page: OpenPage, address: str, clock: str = "0") -> tuple[Any, Any]:
    """Who is to act, and who waits."""
    host = open_page()
    friend = open_page(invited(host, "avignon", clock).removeprefix(address))
    friend.click("form .strong")
    host.wait_for_selector(".road")
    friend.wait_for_selector(".road")
    return (host, friend) if host.query_selector(AVIGNON_TURN) else (friend, host)


def seconds(page: Any, number: int) -> int:
    minutes, rest = page.locator("[role=timer] dd").nth(number).inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_of_who_is_to_act_runs_and_a_move_adds_to_it(
    open_page: OpenPage, address: str
) -> None:
    acting, waiting = two_at_avignon(open_page, address, clock="5")
    seat = int(acting.evaluate("JSON.parse(localStorage.getItem('seats'))[0].seat"))
    before = seconds(waiting, 1 - seat)
    waiting.clock.install()
    waiting.clock.fast_forward(90_000)
    waiting.wait_for_function(
        "n => document.querySelectorAll('[role=timer] dd')[n].textContent < '3:31'", arg=seat
    )
    assert seconds(waiting, 1 - seat) == before == 300
    seen = version(waiting)
    choose_deed(acting, "click")
    waiting.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert 300 < seconds(acting, seat) <= 310  # the server's time, and ten seconds more


def test_a_pause_is_seen_by_everybody_and_anybody_ends_it(
    open_page: OpenPage, address: str
) -> None:
    acting, waiting = two_at_avignon(open_page, address)
    pause(waiting)
    for page in (acting, waiting):
        page.wait_for_selector("text=The game is paused")
    assert acting.locator(AVIGNON_TURN).count() == 0
    acting.click(".paused >> text=Resume")
    for page in (acting, waiting):
        page.wait_for_selector(".paused", state="detached")
    choose_deed(acting, "click")


def test_an_action_is_taken_back(open_page: OpenPage, address: str) -> None:
    acting, waiting = two_at_avignon(open_page, address)
    before = acting.inner_text(".tokens")
    seen = version(waiting)
    choose_deed(acting, "click")
    waiting.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert acting.locator(AVIGNON_TURN).count() == 0  # the first turn has one action
    acting.click("[data-tool=undo]")
    waiting.wait_for_selector(f"#app[data-version='{seen}']")
    assert acting.inner_text(".tokens") == before


def test_among_bots_one_goes_back_to_before_ones_own_last_decision(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    assert wait_for_turn(page, AVIGNON_CHOICES)
    assert page.get_attribute("[data-tool=undo]", "aria-disabled") == "true"
    seen = version(page)
    choose_deed(page, "click")
    page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert wait_for_turn(page, AVIGNON_CHOICES)
    page.click("[data-tool=undo]")
    page.wait_for_selector(f"#app[data-version='{seen}']")
    page.click("[data-tab=table]")
    page.wait_for_selector(".practice")


def test_a_hint_is_told_and_marked_on_the_table(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click("[data-tool=hint]")
    page.wait_for_selector(".road .advised.better >> text=Hint")
    assert page.inner_text(HINT)
    page.click(".hint summary")
    assert "%" in page.inner_text(".hint details p")


def test_who_has_no_name_is_called_you_once(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.click("[data-tab=table]")
    assert page.inner_text("#panel dl div").strip() == "You"


def test_a_hint_follows_the_language(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click("[data-tool=hint]")
    page.wait_for_selector(HINT)
    page.click(".languages [lang=de]")
    page.wait_for_selector(HINT, state="detached")  # it was told in English
    page.click("[data-tool=hint]")
    page.click(".hint summary")
    assert "Gewinnaussicht" in page.inner_text(".hint details p")


def test_a_server_that_is_silent_when_one_leaves_is_told_of(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    page.on("dialog", lambda dialog: dialog.accept())
    page.route("**/leave", lambda route: route.abort())
    page.click("[data-tool=leave]")
    assert "is not responding" in page.inner_text("[role=alert]")


def test_a_role_is_chosen_before_the_game(open_page: OpenPage) -> None:
    page = open_page()
    page.click("a[href='#/invite/tolerance']")
    page.select_option("form select >> nth=0", "3")
    page.select_option("form select >> nth=1", "choose")
    page.click("summary")
    page.locator(".more select").first.select_option("2")
    page.click("form .strong")
    page.wait_for_selector("[data-choice]")
    chosen = page.locator("[data-choice]").first
    name = chosen.locator("b").inner_text().split()[0]
    assert "each" in page.locator("li:has([data-choice]) table").first.inner_text()
    chosen.click()
    page.wait_for_selector(".board.own")
    assert name in page.inner_text(".board.own .role")


def test_a_stranger_joins_an_open_table_from_the_start_page(open_page: OpenPage) -> None:
    visitor = open_page()
    host = open_page()
    invited(host, "avignon", listed=True)
    table = host.url.rpartition("/")[2]
    visitor.click(f"[data-join='{table}']")
    visitor.fill("input[autocomplete=nickname]", "Ben")
    visitor.click("form .strong")
    visitor.wait_for_selector(".road")
    host.wait_for_selector(".road")
    assert "Ben" in host.inner_text(".avignon")
    later = open_page()
    later.wait_for_selector("[data-play]")
    assert later.locator(f"[data-join='{table}']").count() == 0


def test_who_leaves_is_replaced_by_a_bot(open_page: OpenPage, address: str) -> None:
    acting, waiting = two_at_avignon(open_page, address)
    waiting.on("dialog", lambda dialog: dialog.accept())
    waiting.click("[data-tool=leave]")
    waiting.wait_for_selector("[data-play=avignon]")
    seat = int(acting.evaluate("JSON.parse(localStorage.getItem('seats'))[0].seat"))
    acting.wait_for_selector(AVIGNON_TURN)
    seen = version(acting)
    choose_deed(acting, "click")
    acting.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert wait_for_turn(acting, AVIGNON_CHOICES)
    assert acting.locator(f"[data-seat='{1 - seat}']").count() == 1
