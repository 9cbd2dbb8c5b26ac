"""The bots' review beside a replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit import random_match
from tests.web.conftest import OpenPage
from tests.web.pages.test_accessibility import complaints
from tests.web.playing import drop_record, play_avignon, started, tab_to

SAMPLE = json.loads(
    (Path(__file__).parents[3] / "docs/review-sample.json").read_text(encoding="utf-8")
)
WHOLE = ".split"  # where the result came from is known when everything is


def reviewed(page: Any, record: dict[str, Any], seat: int) -> None:
    drop_record(page, record)
    page.click("[data-tab=review]")
    page.click(f"[data-review='{seat}']")
    page.wait_for_selector(WHOLE)


def test_a_mistake_leads_to_its_place_and_the_better_move_lies_on_the_table(
    open_page: OpenPage,
) -> None:
    page = open_page("#/replay")
    reviewed(page, SAMPLE, 1)
    mistakes = page.locator(".decision.mistake")
    assert 3 >= mistakes.count() == page.locator(".graph .mistake").count() > 0
    mistakes.first.click()
    verdict = page.inner_text(".verdict p")
    assert "cost a lot" in verdict
    assert "%" not in verdict
    page.click(".verdict summary")
    assert "%" in page.inner_text(".verdict details")
    better = verdict.partition("Better: ")[2].splitlines()[0]
    who = better.partition(" the ")[2]
    page.wait_for_selector(f"[data-column]:has(.advised.better):has-text({who!r})")
    page.wait_for_selector(".road .ghost")  # whom it would have moved, and where to
    page.locator(".steps [type=range]").press("Home")  # the next move may be a mistake too
    page.wait_for_selector(".advised.better", state="detached")


def test_what_was_luck_is_told_apart_from_decisions(open_page: OpenPage) -> None:
    page = open_page("#/replay")
    reviewed(page, SAMPLE, 0)
    rows = [row.inner_text() for row in page.query_selector_all(f"{WHOLE} li")]
    parts = ("The player's decisions", "Luck of the cards", "Other players, and surprises")
    assert all(row.startswith(part) for row, part in zip(rows, parts, strict=True)), rows
    assert "%" not in "".join(rows)
    page.click("#panel details summary")
    assert "%" in page.inner_text("#panel table")
    assert complaints(page) == []


def test_the_graph_is_walked_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page("#/replay")
    reviewed(page, SAMPLE, 1)
    tab_to(page, ".graph")
    graph = page.locator(".graph[role=slider]")
    places = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        places.append(int(str(graph.get_attribute("aria-valuenow"))))
        told = str(graph.get_attribute("aria-valuetext"))
        assert told.startswith(page.inner_text(".verdict .soft"))
    assert places == sorted(set(places))
    tab_to(page, ".decision.mistake")
    page.keyboard.press("Enter")
    assert page.locator(".decision[aria-current=step]").count() == 1


@pytest.mark.parametrize(("seed", "language"), [(5, "de-DE"), (6, "en-GB")])
def test_a_review_shows_how_far_it_is(open_page: OpenPage, seed: int, language: str) -> None:
    page = open_page("#/replay", language=language)
    drop_record(page, random_match("tolerance", seed, players=3).record())
    german = language == "de-DE"
    page.click("[data-tab=review]")
    page.click("[data-review='0']")
    page.wait_for_selector("progress[value]")
    page.wait_for_selector(".graph")  # drawn as far as it is known
    told = page.inner_text("#panel [role=status]")
    assert ("Entscheidungen beurteilt" if german else "decisions reviewed") in told
    page.click(".tabs button >> nth=0")  # leaving it does not stop it
    page.click("[data-tab=review]")
    page.wait_for_selector(WHOLE)
    assert page.locator("progress").count() == 0


def test_the_review_of_ones_own_game_is_one_click_away(open_page: OpenPage) -> None:
    page = started(open_page, "avignon")
    play_avignon(page)
    page.click("[data-tool=mistakes]")
    page.wait_for_selector(WHOLE)
    page.check("#panel .head input")
    assert page.locator(".decision").count() > 0
    again = page.context.new_page()
    again.goto(page.url.partition("#")[0] + "#/replay")
    again.click("[aria-labelledby=finished-tables] a")
    again.wait_for_selector(".steps")
