"""A table with other readings: chosen in the form, shown before and during the game."""

from __future__ import annotations

import httpx

from tests.web.conftest import OpenPage


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
    page.wait_for_selector("[data-readings]")
    assert page.locator("[data-readings] span").count() == 1
    table = page.url.rpartition("/")[2]
    told = httpx.get(f"{address}api/tables/{table}").json()
    assert told["options"]["readings"] == {"samaritan": "effects"}
