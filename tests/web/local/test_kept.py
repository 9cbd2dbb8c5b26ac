"""Nothing is lost: pages are reloaded, workers killed, several tabs opened."""

from __future__ import annotations

from typing import Any

from tests.web.local.conftest import OpenSite
from tests.web.playing import (
    AVIGNON_CHOICES,
    SETTLED,
    TOLERANCE_CHOICES,
    pause,
    play_avignon,
    start,
    step,
    version,
)

DECISIONS = 3
AUTHORITY, BOT = "authority", "bot_worker"  # parts of the workers' addresses
CARDS = "cards => cards.map((card) => card.dataset.card)"


def on_screen(page: Any) -> tuple[str, list[str]]:
    """The progress of the game, and every card on screen."""
    page.wait_for_selector(TOLERANCE_CHOICES)
    page.wait_for_selector(SETTLED)
    return version(page), page.eval_on_selector_all("[data-card]", CARDS)


def kill(page: Any, name: str) -> None:
    """A worker that closes itself is gone like one that the system has ended."""
    for worker in page.workers:
        if name in worker.url:
            worker.evaluate("self.close()")


def welcomes(page: Any) -> int:
    return int(page.locator("#app").get_attribute("data-welcomes"))


def kill_authority(page: Any) -> None:
    before = welcomes(page)
    kill(page, AUTHORITY)
    page.wait_for_selector(f"#app[data-welcomes='{before + 1}']")
    page.wait_for_selector(SETTLED)


def test_a_reloaded_page_shows_the_same_moment(open_site: OpenSite) -> None:
    page = open_site()
    start(page, "tolerance")
    for _ in range(DECISIONS):
        step(page)
    before = on_screen(page)
    page.reload()
    assert on_screen(page) == before


def test_a_game_goes_on_when_its_workers_are_killed(open_site: OpenSite) -> None:
    page = open_site()
    start(page, "avignon")
    decisions = 0

    def kill_one(page: Any) -> None:
        nonlocal decisions
        decisions += 1
        if decisions % 2:
            kill_authority(page)
        else:
            kill(page, BOT)

    play_avignon(page, before=kill_one)
    assert decisions >= 2  # nobody wins by a single decision


def test_two_tabs_show_the_same_table(open_site: OpenSite) -> None:
    page = open_site()
    start(page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(AVIGNON_CHOICES)
    assert version(other) == version(page)
    pause(page)
    other.wait_for_selector(".paused")
