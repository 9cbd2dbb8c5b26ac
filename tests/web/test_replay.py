"""Recorded games on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit import random_match
from tests.web.conftest import OpenPage
from tests.web.playing import DROP, drop_record


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_dropped_record_is_replayed_step_by_step(open_page: OpenPage, game: str) -> None:
    record = random_match(game, 5).record()
    page = open_page("#/replay")
    drop_record(page, record)
    place = page.locator(".steps .soft")
    assert place.inner_text().startswith("0 /")
    page.click("[aria-label='One step on']")
    assert place.inner_text().startswith("1 /")
    page.click("[aria-label='To the end']")
    page.wait_for_selector(f".{game}")
    shown, last = place.inner_text().split(" / ")
    assert shown == last


def test_through_the_eyes_of_a_seat_one_sees_its_hand_alone(open_page: OpenPage) -> None:
    record = random_match("tolerance", 5).record()
    page = open_page("#/replay")
    drop_record(page, record)
    assert page.locator(".held").count() == 0
    page.select_option(".steps select", "1")
    page.wait_for_selector(".held")
    held = {card.get_attribute("data-card") for card in page.query_selector_all(".held")}
    assert held == set(record["rounds"][0]["hands"][1])


def test_what_is_not_a_record_is_refused_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    page: Any = open_page("#/replay")
    page.evaluate(DROP, "hello")
    assert "game.json" in page.inner_text("[role=alert]")
