"""Whole games by keyboard and ear: few keystrokes, no lost focus, all announced in order."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    OVER,
    TOLERANCE_CHOICES,
    started,
    version,
    wait_for_turn,
)

CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
MOST_KEYS = 4
YOUR_TURN, KEY = "Your turn.", "(key)"
# Every line as it comes to the announcements, every key between them, and how often the focus is on
# the body.
LISTEN = """
() => {
  window.heard = [];
  window.lost = 0;
  const region = document.querySelector("[role=log][aria-live]");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      window.heard.push(...[...addedNodes].map((node) => node.textContent).filter(Boolean));
  }).observe(region, { childList: true });
  addEventListener("keydown", () => window.heard.push("(key)"), true);
  const look = () => {
    if (document.activeElement === document.body) window.lost++;
    requestAnimationFrame(look);
  };
  look();
}
"""


class Keys:
    """A keyboard that counts the keystrokes of each decision."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.counts: list[int] = []

    def decide(self, decision: Any) -> None:
        seen = version(self.page)
        self.counts.append(0)
        decision(self)
        self.page.wait_for_selector(f"#app:not([data-version='{seen}']), {OVER}")

    def press(self, key: str) -> None:
        self.counts[-1] += 1
        self.page.keyboard.press(key)


def decide_in_tolerance(keys: Keys) -> None:
    """The last thing that a digit reaches; a Wild is declared by a letter."""
    page = keys.page
    question = page.query_selector("[data-ask]")
    offered = page.locator(f"{TOLERANCE_CHOICES}, .held.ready").count()
    keys.press("1" if question else str(min(offered, 10) % 10))
    if page.evaluate("document.activeElement.dataset.card?.startsWith('W') ?? false"):
        keys.press("N")
    else:
        keys.press("Enter")
    if question and question.get_attribute("data-ask") == "execute":
        keys.press("Enter")  # what cannot be taken back is asked about once more


def decide_in_avignon(keys: Keys) -> None:
    """A digit for a person, a letter for a deed, Enter."""
    page = keys.page
    keys.press(str(page.locator("[data-column].able").last.get_attribute("data-column")))
    if page.query_selector(AVIGNON_TURN):
        deed = page.locator("[data-deed][aria-disabled=false]").first
        keys.press(deed.locator("kbd").text_content())
    page.wait_for_selector(".foretold")
    keys.press("Enter")


DECIDE = {"tolerance": decide_in_tolerance, "avignon": decide_in_avignon}


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_whole_game_by_keyboard_and_ear(open_page: OpenPage, game: str) -> None:
    page = started(open_page, game)
    page.evaluate(LISTEN)
    keys = Keys(page)
    while wait_for_turn(page, CHOICES[game]):
        keys.decide(DECIDE[game])
    average = sum(keys.counts) / len(keys.counts)
    print(f"{game}: {len(keys.counts)} decisions, {average:.2f} keystrokes each")
    assert max(keys.counts) <= MOST_KEYS
    assert page.evaluate("window.lost") == 0
    check_order(page.evaluate("window.heard"), log_of(page))


def log_of(page: Any) -> list[str]:
    """The log in the order of the game."""
    page.click("[data-tab=log]")
    if page.locator("#panel > .button").count():
        page.click("#panel > .button")
    chapters = page.locator("#panel section").all()
    return [line for each in reversed(chapters) for line in each.locator("li").all_inner_texts()]


def check_order(heard: list[str], log: list[str]) -> None:
    """Everything was announced as in the log, and nothing between "your turn" and a key."""
    happened = [line for line in heard if line != KEY and not line.startswith(YOUR_TURN)]
    assert happened == log[-len(happened) :]
    for turn, following in pairwise(heard):
        assert following == KEY or not turn.startswith(YOUR_TURN), (turn, following)
