"""Several people at one table, lost connections, languages, spectators."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_TURN,
    TOLERANCE_CHOICES,
    choose_deed,
    invited,
    pause,
    start,
    started,
    step,
    version,
)

LOST = "text=No connection"


def test_people_without_a_name_are_told_apart_by_their_seats(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    host.click("a[href='#/invite/avignon']")
    assert host.get_attribute("input[autocomplete=nickname]", "placeholder") == "Player 1"
    host.click("form .strong")
    friend = open_page(host.input_value("#join-link").removeprefix(address))
    friend.wait_for_selector("text=Player 1")
    assert friend.get_attribute("input[autocomplete=nickname]", "placeholder") == "Player 2"
    friend.click("form .strong")
    friend.wait_for_selector(".congregation .who")
    assert friend.locator(".congregation .who").all_inner_texts() == ["Player 1", "You"]


def test_a_friend_joins_by_a_link_and_both_see_each_move(open_page: OpenPage, address: str) -> None:
    host = open_page()
    link = invited(host, "avignon")
    friend = open_page(link.removeprefix(address))
    friend.fill("input[autocomplete=nickname]", "Ben")
    friend.click("form .strong")
    friend.wait_for_selector(".road")
    host.wait_for_selector(".road")
    first, second = (host, friend) if host.query_selector(AVIGNON_TURN) else (friend, host)
    seen = version(second)
    choose_deed(first, "click")
    second.wait_for_selector(f"#app:not([data-version='{seen}'])")
    assert "Ben" in host.inner_text(".avignon")
    assert "Anna" in friend.inner_text(".avignon")
    table = link.partition("/table/")[2].partition("/")[0]
    told = host.request.get(f"{address}api/tables/{table}").json()
    added = {seat["contribution"] for seat in told["seats"]}
    assert len(added) == 2  # each browser has added to the chance
    assert None not in added


def test_what_one_says_the_other_reads(open_page: OpenPage, address: str) -> None:
    host = open_page()
    friend = open_page(invited(host, "avignon").removeprefix(address))
    friend.click("form .strong")
    for page in (host, friend):
        page.wait_for_selector(".road")
        page.click("[data-tab=chat]")
    host.fill("#say", "Good luck!")
    host.keyboard.press("Enter")
    friend.wait_for_selector("text=Good luck!")


def test_a_connection_lost_in_the_middle_of_a_trick_comes_back(
    open_page: OpenPage, address: str
) -> None:
    sockets: list[Any] = []
    page = open_page("#/about")

    def carry(socket: Any) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/socket", carry)
    page.goto(address)
    start(page, "tolerance")
    page.wait_for_selector(TOLERANCE_CHOICES)
    while page.query_selector(".held.ready") is None:
        step(page)
        page.wait_for_selector(TOLERANCE_CHOICES)
    hand = page.locator(".held").count()
    sockets[-1].close()
    page.wait_for_selector(LOST)
    page.wait_for_selector(LOST, state="detached")
    assert len(sockets) == 2
    assert page.locator(".held").count() == hand
    step(page)


def test_who_is_in_a_hurry_does_not_sit_there_twice(open_page: OpenPage, address: str) -> None:
    sockets: list[Any] = []
    silent = False
    page = open_page("#/about")

    def carry(socket: Any) -> None:
        sockets.append(socket)
        if not silent:
            socket.connect_to_server()

    def hurry() -> None:
        known = len(sockets)
        page.evaluate("dispatchEvent(new Event('online'))")
        while len(sockets) == known:
            page.wait_for_timeout(10)

    page.route_web_socket("**/socket", carry)
    page.goto(address)
    start(page, "avignon")
    silent = True
    sockets[0].close()
    page.wait_for_selector(LOST)
    hurry()
    hurry()
    silent = False
    hurry()
    page.wait_for_selector(LOST, state="detached")
    for late in sockets[1:-1]:
        late.send('{"type": "error", "error": {"id": "-", "message": "Heard twice", "values": {}}}')
    pause(page)
    page.wait_for_selector("text=The game is paused")
    assert page.query_selector("text=Heard twice") is None


def test_a_game_under_way_is_found_again_from_the_start_page(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    page.wait_for_selector(".hand")
    page.click(".brand")
    page.click("[aria-labelledby=known-tables] a")
    page.wait_for_selector(".hand .held")


def test_german_from_the_browser_and_english_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    page = open_page(language="de-DE")
    assert page.inner_text("[data-play=tolerance]") == "Jetzt spielen"
    with page.expect_request("**/api/tables") as asked:
        start(page, "tolerance")
    assert asked.value.post_data_json["deck"] == "house-de"
    assert "vorherrschend katholisch" in page.inner_text(".reign")
    page.wait_for_selector("text=Du erhältst")
    page.click(".languages [lang=en]")
    page.wait_for_selector("text=You are dealt")
    assert "Catholic faith prevails" in page.inner_text(".reign")


def test_a_watcher_is_never_sent_a_hidden_card(open_page: OpenPage, address: str) -> None:
    host = open_page()
    host.click("a[href='#/invite/tolerance']")
    host.click("summary")
    host.locator(".more select").first.select_option("3")
    host.click("form .strong")
    host.wait_for_selector(".hand")
    table = host.url.rpartition("/")[2]
    frames: list[str] = []
    watcher = open_page("#/about")
    watcher.on(
        "websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    link = host.evaluate("JSON.parse(localStorage.getItem('seats'))[0].links.watch")
    watcher.goto(address + link.lstrip("/"))
    watcher.wait_for_selector(".tolerance")
    assert table in link
    for _ in range(4):
        hidden = [card.get_attribute("data-card") for card in host.query_selector_all(".held")]
        assert hidden
        page_text = watcher.content()
        for code in hidden:
            assert not any(f'"{code}"' in frame for frame in frames)
            assert f"({code})" not in page_text
        step(host)
    assert len(frames) > 4
