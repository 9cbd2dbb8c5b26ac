"""The seats a browser remembers."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.conftest import OpenPage
from tests.web.playing import open_options, start, started
from tests.web.positions import finished_game, quick_game

KNOWN = "[aria-labelledby=known-tables] a"
FINISHED = "[aria-labelledby=finished-tables] li"


def seats(page: Any) -> list[dict[str, Any]]:
    held: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('seats') ?? '[]')")
    return held


def sits_newly(page: Any, held: list[dict[str, Any]]) -> None:
    script = "seats => localStorage.setItem('seats', JSON.stringify(seats))"
    page.evaluate(script, [*held, *seats(page)])


def test_a_game_under_way_is_found_after_any_number_of_others(
    open_page: OpenPage, address: str
) -> None:
    page = started(open_page, "tolerance")
    first = seats(page)[0]["table"]
    sits_newly(page, [quick_game(address) for _ in range(15)])
    page.click(".brand")
    page.click("text=12 more games")
    page.wait_for_selector(f"{KNOWN}[href='#/table/{first}']")
    assert page.locator(KNOWN).count() == 16


def test_only_games_that_are_over_make_room(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    first = seats(page)[0]["table"]
    over = {"game": "avignon", "seat": 0, "token": "-", "at": 0, "over": True}
    sits_newly(page, [{**over, "table": f"over{number}"} for number in range(40)])
    page.route("**/api/tables/over*", lambda route: route.abort())  # nor does the server know them
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
    page.wait_for_selector(FINISHED)
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


def test_home_tells_how_games_ended_and_counts_them_once(open_page: OpenPage, address: str) -> None:
    game = finished_game(address)
    page = open_page()
    sits_newly(page, [game])
    for _ in range(2):
        page.reload()
        page.wait_for_selector(FINISHED)
    line = page.inner_text(FINISHED)
    standing = httpx.get(f"{address}api/tables/{game['table']}").json()["standings"][0]
    assert ("Won" if standing["place"] == 1 else "Lost") in line
    assert (f"{standing['points']} p" if standing["points"] else "nobody") in line
    assert "today" in line
    assert "Random" in line
    row = page.inner_text("[aria-labelledby=results] tbody tr").split()
    assert row == ["Avignon", "Random", str(int(standing["place"] == 1)), "of", "1", "won"]


def test_home_shows_the_last_five_games_and_unfolds_the_others(
    open_page: OpenPage, address: str
) -> None:
    page = open_page()
    sits_newly(page, [finished_game(address) for _ in range(6)])
    page.reload()
    page.wait_for_selector(FINISHED)
    assert page.locator(f"{FINISHED}:visible").count() == 5
    page.click("text=1 more game")
    assert page.locator(f"{FINISHED}:visible").count() == 6


def test_a_game_put_away_is_out_of_sight_and_can_be_brought_back(
    open_page: OpenPage, address: str
) -> None:
    page = open_page()
    sits_newly(page, [quick_game(address), quick_game(address)])
    page.reload()
    page.wait_for_selector(KNOWN)
    assert "Your turn" in page.inner_text("[aria-labelledby=known-tables] li >> nth=0")
    page.click("text=Put away >> nth=0")
    page.reload()
    page.wait_for_selector(KNOWN)
    assert page.locator(KNOWN).count() == 1
    page.click("text=1 game put away")
    page.click("text=Bring back")
    assert page.locator(KNOWN).count() == 2


def test_solo_games_have_all_options_at_hand(open_page: OpenPage) -> None:
    page = open_page()
    card = open_options(page, "tolerance")
    hidden = card.locator("[data-option=hidden_roles]")
    assert hidden.is_disabled()  # everybody is Bertram
    card.locator("[data-option=players]").select_option("5")
    card.locator("[data-option=roles]").select_option("random")
    card.locator("[data-level]").select_option("novice")
    hidden.check()
    with page.expect_request("**/api/tables") as asked:
        start(page, "tolerance")
    wish = asked.value.post_data_json
    assert wish["options"] == {**wish["options"], "players": 5, "roles": "random"}
    assert wish["options"]["hidden_roles"] is True
    assert [seat.get("level") for seat in wish["seats"]] == [None, *["novice"] * 4]
    page.click(".brand")  # it is remembered
    assert card.locator("[data-option=players]").input_value() == "5"


def test_the_side_is_chosen_where_sides_differ(open_page: OpenPage) -> None:
    page = open_page()
    open_options(page, "avignon").locator("[data-side]").select_option(label="Avignon")
    assert "As Avignon, against one bot" in page.inner_text(".games")
    start(page, "avignon")
    assert seats(page)[0]["seat"] == 1
