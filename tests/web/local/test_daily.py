"""The deal of a day is the same for everybody, whatever they read, and is played once."""

from __future__ import annotations

from typing import Any

from tests.web.local.conftest import OpenSite
from tests.web.playing import play_avignon

JOURNAL = """() => new Promise((resolve) => {
  const opening = indexedDB.open("schism");
  opening.onsuccess = () => {
    const all = opening.result.transaction("journal").objectStore("journal").getAll();
    all.onsuccess = () => resolve(all.result.map(({ seat, kind, text }) => [seat, kind, text]));
  };
})"""


SHARE = "() => { navigator.share = async ({ text }) => { window.told = text; }; }"


def play(page: Any) -> list[list[Any]]:
    """Always do the first thing that can be done. Return every step of the game."""
    page.evaluate(SHARE)
    page.click("[data-daily=avignon]")
    page.click("[data-goal=play]")
    assert page.query_selector("[data-tool=hint]") is None
    play_avignon(page)
    page.wait_for_selector("[data-daily-result]")
    journal: list[list[Any]] = page.evaluate(JOURNAL)
    return journal


def test_everybody_plays_the_same_game_once_and_can_tell(open_site: OpenSite) -> None:
    pages = [open_site(language=language) for language in ("en-GB", "de-DE")]
    first, second = (play(page) for page in pages)
    assert first == second
    assert len(first) > 4
    for page in pages:
        page.click("[data-tool=home]")
        page.click("[aria-labelledby=today] [data-share-result]")
        assert f"{len(first) - 1} " in page.evaluate("window.told")
        assert page.query_selector("[data-daily=avignon]") is None
        assert page.locator("[data-daily=tolerance]").is_visible()
