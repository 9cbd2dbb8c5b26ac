"""The seats a browser remembers."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.conftest import OpenPage
from tests.web.playing import start, started

KNOWN = "[aria-labelledby=known-tables] a"
SEATED = [{"who": "me"}, {"who": "bot", "level": "random"}]


def seats(page: Any) -> list[dict[str, Any]]:
    held: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('seats') ?? '[]')")
    return held


def sits_newly(page: Any, held: list[dict[str, Any]]) -> None:
    script = "seats => localStorage.setItem('seats', JSON.stringify(seats))"
    page.evaluate(script, [*held, *seats(page)])


def quick_game(address: str) -> dict[str, Any]:
    wish = {"game": "avignon", "name": "Anna", "seats": SEATED}
    made = httpx.post(f"{address}api/tables", json=wish).json()
    return {"table": made["table"], "game": "avignon", "seat": 0, "token": made["token"], "at": 0}


def test_a_game_under_way_is_found_after_any_number_of_others(
    open_page: OpenPage, address: str
) -> None:
    page = started(open_page, "tolerance")
    first = seats(page)[0]["table"]
    sits_newly(page, [quick_game(address) for _ in range(15)])
    page.click(".brand")
    page.wait_for_selector(f"{KNOWN}[href='#/table/{first}']")
    assert page.locator(KNOWN).count() == 16


def test_only_games_that_are_over_make_room(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    first = seats(page)[0]["table"]
    over = {"game": "avignon", "seat": 0, "token": "-", "at": 0, "over": True}
    sits_newly(page, [{**over, "table": f"over{number}"} for number in range(40)])
    page.click(".brand")
    start(page, "avignon")
    kept = [held["table"] for held in seats(page)]
    assert kept[-1] == first
    assert "over0" in kept
    assert "over39" not in kept


def test_a_game_that_is_over_is_noted(open_page: OpenPage, address: str) -> None:
    page = open_page()
    game = quick_game(address)
    sits_newly(page, [game])
    place = f"api/tables/{game['table']}"
    over = {**httpx.get(address + place).json(), "state": "over"}
    page.route(f"**/{place}", lambda route: route.fulfill(json=over))
    page.click("nav a[href='#/replay']")
    page.wait_for_selector(KNOWN)
    assert seats(page)[0]["over"] is True


def test_only_the_server_itself_can_say_that_a_table_is_gone(
    open_page: OpenPage, address: str
) -> None:
    page = open_page()
    held = [quick_game(address), {**quick_game(address), "table": "nowhere"}]
    sits_newly(page, held)
    page.route("**/api/tables/*", lambda route: route.fulfill(status=404, body="<h1>Not found"))
    with page.expect_response("**/api/tables/nowhere"):
        page.reload()
    assert len(seats(page)) == 2
    page.unroute("**/api/tables/*")
    page.reload()
    page.wait_for_selector(KNOWN)
    assert [row["table"] for row in seats(page)] == [held[0]["table"]]
