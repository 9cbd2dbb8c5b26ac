"""A table with other readings: chosen in the form, and told with their rulings wherever it is."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.web.conftest import LARGE, PHONE, OpenPage
from tests.web.positions import quick_game, seated

ANSWER = "The Samaritan rule: the moves must not all be undone"
RULING = "The rulebook forbids undoing the opponent's whole turn."
CHOSEN = {"samaritan": "effects"}
TOLD = "[data-readings]"


def test_readings_are_chosen_in_the_form_and_told_at_the_table(
    open_page: OpenPage, address: str
) -> None:
    page = open_page("#/invite/avignon", language="de-DE")
    page.locator("form summary").first.click()
    page.click("[data-option=readings] > summary")
    assert "Regelheft" in page.inner_text("#about-replacement")  # the ruling beside its switch
    page.select_option("[data-reading=samaritan]", "effects")
    page.select_option("[data-reading=replacement]", "at_once")
    page.select_option("[data-reading=replacement]", "after")  # the default again
    page.click("form .strong")
    page.wait_for_selector(TOLD)
    assert page.locator(f"{TOLD} p").count() == 1
    assert "Regelheft" in page.inner_text(TOLD)
    table = page.url.rpartition("/")[2]
    told = httpx.get(f"{address}api/tables/{table}").json()
    assert told["options"]["readings"] == {"samaritan": "effects"}


SIZES = pytest.mark.parametrize("size", [LARGE, PHONE], ids=["desktop", "phone"])


@SIZES
def test_readings_are_told_on_an_invitation(
    open_page: OpenPage, address: str, size: tuple[int, int]
) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "avignon", "name": "Anna", "seats": seats, "options": {"readings": CHOSEN}}
    made = httpx.post(f"{address}api/tables", json=wish).raise_for_status().json()
    key = made["links"]["join"].rpartition("/")[2]
    assert_told(open_page(f"#/table/{made['table']}/join/{key}", size=size))


@SIZES
def test_readings_are_told_at_the_table(
    open_page: OpenPage, address: str, size: tuple[int, int]
) -> None:
    page = seated(open_page, quick_game(address, readings=CHOSEN), size=size)
    page.click("[data-tab=table]")
    assert_told(page)


def assert_told(page: Any) -> None:
    """The reading and its ruling can be read, within the width of the screen."""
    page.wait_for_selector(TOLD)
    text = " ".join(page.inner_text(TOLD).split())
    assert ANSWER in text
    assert RULING in text
    box = page.locator(TOLD).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]
