"""The first game explains itself, to its end."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.registry import GAMES
from schism.text import Language, say
from tests.web.conftest import OpenPage
from tests.web.playing import OVER, play_avignon, play_tolerance

LESSONS = {
    "tolerance": ("welcome", "goal", "cards", "won", "boards", "sheet", "count", "role"),
    "avignon": ("welcome", "goal", "deeds", "samaritan"),
}
COACH = ".coach .strong"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_explains_itself(open_page: OpenPage, game: str, language: Language) -> None:
    page = open_page(language="de-DE" if language == "de" else "en-GB")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector(f".{game}")
    heard: list[str] = []

    def listen(page: Any) -> None:
        while page.locator(COACH).count():
            lesson = page.inner_text(".coach p")
            heard.append(lesson)
            page.click(COACH)
            page.wait_for_function(
                "t => document.querySelector('.coach p')?.innerText !== t", arg=lesson
            )

    (play_tolerance if game == "tolerance" else play_avignon)(page, before=listen)
    assert len(heard) == len(set(heard))  # nothing is explained twice
    missing = [
        name for name in LESSONS[game] if say(language, f"web-learn-{game}-{name}") not in heard
    ]
    assert missing == []
    assert page.locator(OVER).count() == 1
