"""The first game explains itself: it points at what it is about, and waits."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.registry import GAMES
from schism.text import Language, say
from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    OVER,
    TOLERANCE_CHOICES,
    play_avignon,
    play_tolerance,
)

LESSONS = {
    "tolerance": ("welcome", "goal", "cards", "won", "boards", "sheet", "count", "role"),
    "avignon": ("welcome", "goal", "deeds", "samaritan"),
}
CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
NEXT = ".coach .strong"
# Where the note covers what it speaks of, or leaves the screen.
COVERED = """
() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [note, light] = [box(".coach"), box(".light")];
  if (!light) return "nothing is lit";
  const off = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
  const apart = note.right <= light.left || light.right <= note.left
    || note.bottom <= light.top || light.bottom <= note.top;
  return off ? "off the screen" : apart ? "" : "covers what it speaks of";
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
        page.click(NEXT)
        page.wait_for_function(
            "t => document.querySelector('.coach p')?.innerText !== t", arg=lesson
        )


@pytest.mark.parametrize(("game", "language"), [("tolerance", "de"), ("avignon", "en")])
def test_the_first_game_explains_itself(open_page: OpenPage, game: str, language: Language) -> None:
    page = open_page(language="de-DE" if language == "de" else "en-GB")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(f".{game}")
    heard: list[str] = []
    play = play_tolerance if game == "tolerance" else play_avignon
    play(page, before=lambda page: listen(page, heard))
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
