"""The first game explains itself: it points at what it is about, and waits."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.registry import GAMES
from schism.text import Language, say
from tests.web.conftest import LARGE, OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    OVER,
    TOLERANCE_CHOICES,
    play_avignon,
    play_tolerance,
)

SHORT = (360, 640)
LESSONS = {
    "tolerance": ("welcome", "goal", "cards", "won", "boards", "sheet", "count", "role"),
    "avignon": ("welcome", "goal", "deeds"),
}
CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
NEXT = ".coach .strong"
# Where the note covers what it speaks of, or one of them leaves the screen.
COVERED = """
() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [note, light] = [box(".coach"), box(".light")];
  if (!light) return "nothing is lit";
  const out = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const off = out(note) || out(light);
  const apart = note.right <= light.left || light.right <= note.left
    || note.bottom <= light.top || light.bottom <= note.top;
  return off ? "off the screen" : apart ? "" : "covers what it speaks of";
}
"""

# A note beside what it speaks of, all of it.
WHOLE = """
() => {
  const note = document.querySelector(".coach");
  return !note?.style.top || note.scrollHeight <= note.clientHeight + 1;
}
"""


def listen(page: Any, heard: list[str]) -> None:
    """Read all there is to read, until something can be done."""
    while True:
        page.wait_for_selector(f"{NEXT}, .table [data-action], .able, .held.ready, {OVER}")
        if page.locator(NEXT).count() == 0:
            return
        lesson = page.inner_text(".coach p")
        heard.append(lesson)
        page.wait_for_function(WHOLE)
        page.click(NEXT)
        page.wait_for_function(
            "t => document.querySelector('.coach p')?.innerText !== t", arg=lesson
        )


@pytest.mark.parametrize(
    ("game", "language", "size"), [("tolerance", "de", SHORT), ("avignon", "en", LARGE)]
)
def test_the_first_game_explains_itself(
    open_page: OpenPage, game: str, language: Language, size: tuple[int, int]
) -> None:
    finger = size == SHORT
    page = open_page(language="de-DE" if language == "de" else "en-GB", size=size, has_touch=finger)
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(f".{game}")
    heard: list[str] = []
    play = play_tolerance if game == "tolerance" else play_avignon
    play(page, finger, before=lambda page: listen(page, heard))
    assert len(heard) == len(set(heard))  # nothing is explained twice
    missing = [
        name for name in LESSONS[game] if say(language, f"web-learn-{game}-{name}") not in heard
    ]
    assert missing == []
    assert page.locator(OVER).count() == 1


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_a_note_never_covers_what_it_speaks_of(
    open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size, language="de-DE")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(".light")
    for _ in range(3):
        lesson = page.inner_text(".coach p")
        page.wait_for_function(f"() => ({COVERED})() === ''")
        page.click(NEXT)
        page.wait_for_function(
            "t => document.querySelector('.coach p')?.innerText !== t", arg=lesson
        )


def test_the_explanations_go_on_where_they_were_after_a_reload(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-learn=tolerance]")
    first = page.inner_text(".coach p")
    page.click(NEXT)
    page.wait_for_function("t => document.querySelector('.coach p').innerText !== t", arg=first)
    second = page.inner_text(".coach p")
    page.reload()
    assert page.inner_text(".coach p") == second
    page.click(".coach .quiet")
    page.reload()
    page.wait_for_selector(CHOICES["tolerance"])
    assert page.locator(".coach").count() == 0


def test_strangers_see_the_goal_in_one_picture_first(open_page: OpenPage) -> None:
    page = open_page(goals="")
    page.click("[data-play=avignon]")
    page.wait_for_selector(".goal .picture svg")
    assert page.locator(".goal li").count() == 3
    page.click("[data-goal=guided]")
    page.wait_for_selector(".light")
    page.goto(page.url.partition("#")[0])
    page.click("[data-play=avignon]")
    page.wait_for_selector(CHOICES["avignon"])
    assert page.locator(".goal, .coach").count() == 0


def test_the_goal_is_seen_whole_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    page = open_page(goals="", size=(844, 390), language="de-DE")
    page.click("[data-play=tolerance]")
    page.wait_for_selector("[data-goal=guided]")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_whoever_asked_to_be_guided_is_not_asked_again(open_page: OpenPage) -> None:
    page = open_page(goals="")
    page.click("[data-learn=avignon]")
    page.wait_for_selector("[data-goal=play]")
    assert page.locator("[data-goal]").count() == 1
    page.click("[data-goal=play]")
    page.wait_for_selector(".light")
