"""A page that a server serves: games alone stay in the browser, and can be opened to friends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.web.conftest import PHONE, OpenPage
from tests.web.local.hosting import saved_record
from tests.web.pages.test_accessibility import complaints
from tests.web.playing import (
    AVIGNON_CHOICES,
    SETTLED,
    TOLERANCE_CHOICES,
    play_avignon_turn,
    start,
    step,
    version,
    wait_for_turn,
)
from tests.web.running import running_server

LOG = "#panel"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose page plays alone, as it does unless its host says otherwise."""
    data = str(tmp_path_factory.mktemp("served"))
    with running_server(data, solo_on_server=False) as address:
        yield address


def tables_awake(address: str) -> str:
    with urlopen(f"{address}api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    (awake,) = (line for line in lines if line.startswith("schism_tables_awake "))
    return str(awake)


def open_game(page: Any) -> str:
    """Open the game on the page to friends; return the link for them."""
    page.click("[data-tab=table]")
    page.click("[data-tool=open]")
    page.wait_for_selector("#join-link")
    return str(page.input_value("#join-link"))


def come(page: Any, name: str) -> Any:
    """A friend who has followed the link joins the game."""
    page.fill("input[autocomplete=nickname]", name)
    page.click("form .strong")
    page.on("dialog", lambda dialog: dialog.accept())
    return page


def test_a_game_alone_costs_the_server_nothing(open_page: OpenPage, address: str) -> None:
    before = tables_awake(address)
    page = open_page()
    start(page, "tolerance")
    step(page)
    page.wait_for_selector(TOLERANCE_CHOICES)
    assert page.evaluate("location.hash").startswith("#/table/local-")
    assert tables_awake(address) == before


def test_a_game_alone_is_opened_to_a_friend_and_proven(
    open_page: OpenPage, address: str, tmp_path: Path
) -> None:
    anna = open_page()
    start(anna, "avignon")
    for _ in range(2):
        assert wait_for_turn(anna, AVIGNON_CHOICES)
        before = version(anna)
        play_avignon_turn(anna)
        anna.wait_for_selector(f"#app:not([data-version='{before}'])")
    assert wait_for_turn(anna, AVIGNON_CHOICES)
    shown = anna.inner_text(".road")
    link = open_game(anna)
    anna.wait_for_selector(AVIGNON_CHOICES)
    assert anna.inner_text(".road") == shown  # the game and the seat are as they were
    ben = come(open_page(link.removeprefix(address)), "Ben")
    ben.wait_for_selector(".road")
    anna.wait_for_selector("#join-link", state="detached")  # there is no seat left
    ben.wait_for_selector(f"{LOG} >> text=You take over from a bot.")
    anna.click("[data-tab=log]")
    anna.wait_for_selector(f"{LOG} >> text=You have opened the game to friends.")
    while anna.query_selector(AVIGNON_CHOICES):
        before = version(ben)
        play_avignon_turn(anna)
        ben.wait_for_selector(f"#app:not([data-version='{before}'])")
        anna.wait_for_selector(SETTLED)
    ben.wait_for_selector(AVIGNON_CHOICES)
    ben.click("[data-tab=table]")
    ben.click("[data-tool=resign]")
    anna.wait_for_selector(".over >> text=You win.")
    record = saved_record(anna, tmp_path / "game.json")
    assert record["proof"]["begun"]["actions"] < len(record["actions"])
    assert check_proof(replay(record), record)


def test_among_several_one_friend_takes_one_bots_place(open_page: OpenPage, address: str) -> None:
    anna = open_page(size=PHONE, language="de-DE", reduced_motion="reduce")
    start(anna, "tolerance")
    step(anna)
    anna.wait_for_selector(TOLERANCE_CHOICES)
    anna.wait_for_selector(SETTLED)
    hand = anna.eval_on_selector_all(".held", "cards => cards.map((card) => card.dataset.card)")
    link = open_game(anna)
    assert complaints(anna) == []
    anna.reload()
    anna.wait_for_selector(TOLERANCE_CHOICES)
    again = anna.eval_on_selector_all(".held", "cards => cards.map((card) => card.dataset.card)")
    assert again == hand
    ben = come(open_page(link.removeprefix(address)), "Ben")
    ben.wait_for_selector(".held")
    anna.wait_for_selector(f"{LOG} >> text=Ben")
    anna.wait_for_selector("#join-link")  # for further friends
    anna.goto(address)
    anna.wait_for_selector("[data-play]")
    assert anna.locator("a[href^='#/table/']").count() == 1  # the game has moved
