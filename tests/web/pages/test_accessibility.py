"""axe-core finds no violations, in the light and the dark look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit import random_match
from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import drop_record, invited, started

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
PAGES = (
    "",
    "#/invite/tolerance",
    "#/invite/avignon",
    "#/replay",
    "#/rules/tolerance",
    "#/rules/avignon",
    "#/gallery/tolerance",
    "#/gallery/avignon",
    "#/about",
    "#/table/nowhere",
)


def complaints(page: Any) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{row['id']}: {node['target']} {node['failureSummary']}"
        for row in found
        for node in row["nodes"]
    ]


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(open_page: OpenPage, path: str, look: str) -> None:
    page = open_page(path, color_scheme=look, reduced_motion="reduce")
    page.wait_for_selector("h1, h2")
    assert complaints(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_tables(open_page: OpenPage, game: str, look: str) -> None:
    page = started(open_page, game, color_scheme=look, reduced_motion="reduce")
    page.wait_for_selector(".held.ready, .choices .row .button, .deeds.ready, .deeds.asked")
    assert complaints(page) == []
    for tab in page.query_selector_all(".tabs button"):
        tab.click()
        assert complaints(page) == []


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_tables_on_a_phone(open_page: OpenPage, game: str) -> None:
    page = started(open_page, game, size=PHONE, reduced_motion="reduce")
    assert complaints(page) == []


def test_before_a_game(open_page: OpenPage, address: str) -> None:
    host = open_page(reduced_motion="reduce")
    link = invited(host, "avignon", listed=True)
    assert complaints(host) == []
    friend = open_page(link.removeprefix(address), reduced_motion="reduce")
    assert complaints(friend) == []
    visitor = open_page(reduced_motion="reduce")
    visitor.wait_for_selector("[data-join]")
    assert complaints(visitor) == []


def test_a_replay(open_page: OpenPage) -> None:
    page = open_page("#/replay", reduced_motion="reduce")
    drop_record(page, random_match("tolerance", 5).record())
    page.click("[aria-label='To the end']")
    assert complaints(page) == []


def converted(route: Any) -> None:
    """A record in which all that lies on the table is Protestant, also under Mary."""
    told = route.fetch().json()
    for frame in told["frames"]:
        for played in frame["view"].get("table", []):
            played["religion"] = "protestant"
    route.fulfill(json=told)


@pytest.mark.parametrize(
    ("language", "states"),
    [
        ("en-GB", "declared: Townsfolk; dead; wins the trick"),
        ("de-DE", "gespielt als Stadtbewohner; verstorben; gewinnt den Stich"),
    ],
)
def test_what_is_drawn_on_a_card_is_told(open_page: OpenPage, language: str, states: str) -> None:
    page = open_page("#/replay", language=language)
    drop_record(page, random_match("tolerance", 0).record())
    page.locator(".steps [type=range]").fill("9")  # one of the trick's cards has to kill another
    assert page.locator(".trick .unseen").first.text_content().endswith(f"; {states}")


def test_what_a_card_has_been_converted_to_is_told_and_drawn(open_page: OpenPage) -> None:
    page = open_page("#/replay")
    page.route("**/api/replays", converted)
    drop_record(page, random_match("tolerance", 0).record())
    page.locator(".steps [type=range]").fill("9")
    told = page.locator(".trick .unseen").all_text_contents()
    assert len(told) == 4
    assert all("; now Protestant" in label for label in told)
    assert page.locator(".trick .index .protestant").count() == 4


def test_cards_hide_what_is_behind_them_in_forced_colours(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=PHONE, forced_colors="active")
    card = page.locator(".held .card").first
    ground = card.evaluate("(card) => getComputedStyle(card).backgroundColor")
    assert ground.startswith("rgb("), ground  # rgba would let something through
