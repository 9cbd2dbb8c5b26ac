"""Cards are dealt, flown and swept and people walk, unless the player wants no motion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    OVER,
    SETTLED,
    TOLERANCE_CHOICES,
    choose,
    choose_deed,
    started,
    version,
)
from tests.web.positions import ASKED, asks, seat_where, seated

# What moves, by what it is.
WATCH = """
() => {
  const KINDS = {
    dealt: ".held", flown: "[data-played]", struck: "[data-played] .slot",
    swept: ".flights > .slot", paid: ".flights > .token", walked: ".spot",
  };
  window.moved = [];
  const look = () => {
    for (const { effect, playState } of document.getAnimations())
      for (const [kind, selector] of Object.entries(KINDS))
        if (playState === "running" && effect.target.matches(selector)) {
          window.moved.push(kind);
          document.body.dataset[kind] = "";
        }
    requestAnimationFrame(look);
  };
  look();
}
"""

WALKERS = "document.getAnimations().filter((each) => each.effect.target.matches('.spot')).length"


def play_a_trick(page: Any) -> None:
    """Until cards have been swept to somebody's board; without motion three decisions."""
    for _ in range(3):
        page.wait_for_selector(TOLERANCE_CHOICES)
        seen = version(page)
        choose(page)
        page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    page.wait_for_selector(TOLERANCE_CHOICES)


def take_a_turn(page: Any) -> None:
    page.click("[data-column='3']")
    seen = version(page)
    page.wait_for_selector(SETTLED)
    page.hover("[data-deed=beseech]")
    page.wait_for_selector(".foretold")
    page.click("[data-deed=beseech]")
    page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    page.wait_for_selector(f"{AVIGNON_CHOICES}, {OVER}")


def moved(page: Any, game: str) -> set[str]:
    page.evaluate(WATCH)
    (play_a_trick if game == "tolerance" else take_a_turn)(page)
    return set(page.evaluate("window.moved"))


@pytest.mark.parametrize(
    ("game", "kinds"), [("tolerance", {"flown", "swept"}), ("avignon", {"walked"})]
)
def test_what_happens_moves(open_page: OpenPage, game: str, kinds: set[str]) -> None:
    page = started(open_page, game, pace="brisk")
    page.wait_for_selector(f"{TOLERANCE_CHOICES}, {AVIGNON_CHOICES}")
    assert moved(page, game) >= kinds


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_nothing_moves_for_those_who_want_no_motion(open_page: OpenPage, game: str) -> None:
    page = started(open_page, game, pace="brisk", reduced_motion="reduce")
    page.wait_for_selector(f"{TOLERANCE_CHOICES}, {AVIGNON_CHOICES}")
    assert moved(page, game) == set()


# The pitches of all tones that are rung.
LISTEN = """
() => {
  window.pitches = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (pitch, at) {
    window.pitches.push(pitch);
    return set.call(this, pitch, at);
  };
}
"""
KNELL = 196  # the deepest tone of a death


@pytest.mark.parametrize("sound", ["on", "off"])
def test_a_death_turns_the_card_and_tolls(open_page: OpenPage, address: str, sound: str) -> None:
    page = seated(open_page, seat_where(address, *ASKED["kill"]), pace="brisk")
    page.evaluate(f"localStorage.sound = {sound!r}")
    page.reload()
    page.wait_for_selector(f"{SETTLED} .target")
    page.evaluate(WATCH)
    page.evaluate(LISTEN)
    seen = version(page)
    page.locator(".target").first.click()
    page.wait_for_selector(f"#app:not([data-version='{seen}'])")
    page.wait_for_selector("body[data-struck]")
    assert (KNELL in page.evaluate("window.pitches")) == (sound == "on")


def test_what_is_collected_goes_to_its_track(open_page: OpenPage, address: str) -> None:
    page = seated(open_page, seat_where(address, "tolerance", asks("collect")), pace="brisk")
    page.wait_for_selector(f"{SETTLED} .target")
    page.evaluate(WATCH)
    page.click("[data-action='collect C11']")  # a Protestant, and pious
    page.wait_for_selector("body[data-paid]")
    page.wait_for_selector(".flights:not(:has(.token))", state="attached")


def test_acting_ends_what_moves(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", pace="calm")
    page.wait_for_selector(AVIGNON_CHOICES)
    choose_deed(page, "click")
    page.wait_for_selector("[data-tool=skip-show]")
    page.click("[data-tool=skip-show]")
    assert page.evaluate(WALKERS) == 0
